"""Bots as programs: real ones play whole games, and however they fail, the game goes on and counts it."""

import json
import os
import random
import select
import shlex
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from nottingham.play.runner import play_game
from nottingham.players.player import Chance, Player, TurnRequest
from nottingham.players.process import MAX_RESTARTS, MAX_STDERR_BYTES, CannotStart, ProcessPlayer
from nottingham.players.random_player import RandomPlayer
from nottingham.rules.actions import AnyAction, Pay
from nottingham.rules.events import Event
from nottingham.rules.options import Options
from nottingham.rules.phases.debts import payment_objection
from nottingham.rules.shuffle import seed_from_number
from nottingham.rules.state import State
from nottingham.rules.view_types import PayPrompt, Prompt
from nottingham.rules.wire import encode
from tests.support.game import Table

EXAMPLE = Path(__file__).parents[2] / "examples" / "cautious_bot.py"
THREE = Options(3)
BRIEF = 0.2
"""Seconds for an answer, for bots that never give one."""

Bot = Callable[[str], str]
"""Writes a program and returns the command that starts it."""

PROLOGUE = """
import json, os, signal, subprocess, sys

with open({pids!r}, "a") as pids:
    print(os.getpid(), file=pids)

PASS = b'{{"type":"pass"}}\\n'

def say(answer):
    sys.stdout.buffer.write(answer)
    sys.stdout.buffer.flush()

def questions():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "act":
            yield message
"""


def answering(*lines: str) -> str:
    """A program that runs this code for every request."""
    return "\n    ".join(["for asked, question in enumerate(questions()):", *lines]) + "\n"


@pytest.fixture
def bot(tmp_path: Path) -> Iterator[Bot]:
    """Makes programs, and checks after the test that no process, thread or open file of theirs is left."""
    pids = tmp_path / "pids"
    pids.touch()
    files, threads = open_files(), set(threading.enumerate())

    def made(source: str) -> str:
        program = tmp_path / "bot.py"
        program.write_text(PROLOGUE.format(pids=str(pids)) + source, encoding="utf-8")
        return shlex.join([sys.executable, str(program)])

    yield made
    for pid in started(tmp_path):
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
    assert not open_files() - files and not set(threading.enumerate()) - threads


def open_files() -> set[str]:
    """Returns the targets of this process's open files. The garbage collector may close those of an earlier test."""
    return {str(file.resolve()) for file in Path("/dev/fd").iterdir() if file.is_symlink()}


def started(tmp_path: Path) -> list[int]:
    """The ids of all processes that any bot has had."""
    return [int(pid) for pid in (tmp_path / "pids").read_text().split()]


class Watched:
    """A player that is a program, with a count of the requests to it."""

    def __init__(self, command: str, limit: float = 5.0) -> None:
        self.player = ProcessPlayer(command, limit)
        self.sit, self.hear, self.suspects = self.player.sit, self.player.hear, self.player.suspects
        self.leave = self.player.leave
        self.requests = 0
        self.had_to = 0

    def act(self, request: TurnRequest) -> AnyAction | None:
        self.requests += 1
        self.had_to += request.must
        return self.player.act(request)


def chances(players: int, seed: int) -> list[Chance]:
    return [random.Random(f"{seed} {seat}").random for seat in range(players)]


def play(player: Player, seed: int = 1, options: Options = THREE) -> int:
    """Play a whole game against random players, and return how often the player gave no legal answer."""
    players = [player, *(RandomPlayer() for _ in range(options.players - 1))]
    state, faults = play_game(options, seed_from_number(seed), players, chances(options.players, seed))
    assert state.phase == "over"
    assert not any(faults[1:])
    return faults[0]


def test_a_bot_that_crashes_at_once_leaves_every_request_unanswered(bot: Bot) -> None:
    watched = Watched(bot("sys.exit('no such luck')"))
    faults = play(watched)
    assert watched.player.failures == {"crashed": 1}
    assert watched.player.unanswered == watched.had_to == faults > 0
    assert watched.player.stderr_tail == "no such luck"


def test_a_bot_that_crashes_during_a_game_gets_no_more_requests(bot: Bot) -> None:
    watched = Watched(bot(answering("say(PASS) if asked < 9 else 1 / 0")))
    faults = play(watched)
    assert watched.player.failures == {"crashed": 1}
    assert 0 < watched.player.unanswered < faults == watched.had_to
    assert "ZeroDivisionError" in watched.player.stderr_tail


def test_a_bot_that_closes_its_output_counts_as_crashed(bot: Bot) -> None:
    player = ProcessPlayer(bot("os.close(1)\nsys.stdin.read()"))
    play(player)
    assert player.failures == {"crashed": 1}


def test_a_crashed_bot_is_restarted_for_the_next_game_three_times_at_most(bot: Bot, tmp_path: Path) -> None:
    player = ProcessPlayer(bot(answering("say(PASS) if asked < 9 else sys.exit(1)")))
    for seed in range(MAX_RESTARTS + 3):
        unanswered = player.unanswered
        faults = play(player, seed)
        came_back = seed <= MAX_RESTARTS
        assert (player.unanswered - unanswered < faults) == came_back
    assert player.failures == {"crashed": 1 + MAX_RESTARTS}
    assert len(started(tmp_path)) == 1 + MAX_RESTARTS


def test_a_bot_that_died_between_two_games_is_restarted_for_the_second(bot: Bot, tmp_path: Path) -> None:
    player = ProcessPlayer(bot(answering("say(PASS)")))
    play(player)
    (pid,) = started(tmp_path)
    os.kill(pid, signal.SIGKILL)
    os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT)
    play(player, 2)
    assert player.failures == {"crashed": 1}
    assert player.unanswered == 0
    player.leave()


def test_a_bot_that_cant_be_started_again_counts_as_crashed_again(bot: Bot, tmp_path: Path) -> None:
    program = tmp_path / "program"
    program.write_text(f"#!{sys.executable}\n", encoding="utf-8")
    program.chmod(0o700)
    player = ProcessPlayer(str(program))
    play(player)
    program.unlink()
    faults = play(player, 2)
    assert player.failures == {"crashed": 2}
    assert faults > 0


def test_a_bot_that_never_answers_hangs_and_is_killed(bot: Bot, tmp_path: Path) -> None:
    watched = Watched(bot("sys.stdin.read()"), BRIEF)
    faults = play(watched)
    assert watched.player.failures == {"hung": 1}
    assert watched.player.unanswered == watched.had_to == faults
    play(watched, 2)
    assert watched.player.failures == {"hung": 2}
    assert len(started(tmp_path)) <= 2


def test_a_bot_that_answers_half_a_line_hangs(bot: Bot) -> None:
    player = ProcessPlayer(bot(answering("say(PASS[:-4])")), BRIEF)
    play(player)
    assert player.failures == {"hung": 1}


def test_a_bot_that_answers_half_a_line_and_dies_has_crashed(bot: Bot) -> None:
    player = ProcessPlayer(bot(answering("say(PASS[:-4])", "sys.exit()")))
    play(player)
    assert player.failures == {"crashed": 1}


@pytest.mark.parametrize("first", ["pass", "os.read(0, 9000)"], ids=["never", "no more"])
def test_a_bot_that_does_not_read_counts_as_hung(bot: Bot, first: str) -> None:
    player = ProcessPlayer(bot(f"{first}\nsignal.pause()"), BRIEF)
    fill_the_pipe(player)
    play(player)
    assert player.failures == {"hung": 1}


BLIND = """
signal.signal(signal.SIGALRM, lambda *_: say(PASS))
signal.setitimer(signal.ITIMER_REAL, 0.01, 0.01)
while True:
    signal.pause()
"""


def test_output_before_the_request_was_read_is_no_answer(bot: Bot) -> None:
    player = ProcessPlayer(bot(BLIND), BRIEF)
    fill_the_pipe(player)
    play(player)
    assert player.failures == {"hung": 1}


def fill_the_pipe(player: ProcessPlayer) -> None:
    for _ in range(5000):
        player.sit(0, random.random)


WITH_A_HELPER = """
with open({pipe!r}, "w") as pipe:
    subprocess.Popen([sys.executable, "-c", "import signal; signal.pause()"], stdout=pipe)
signal.pause()
"""


def test_processes_started_by_a_hanging_bot_are_killed_with_it(bot: Bot, tmp_path: Path) -> None:
    """The helper holds one end of a pipe: the other end reads end-of-file once the helper is dead."""
    path = tmp_path / "pipe"
    os.mkfifo(path)
    player = ProcessPlayer(bot(WITH_A_HELPER.format(pipe=str(path))), BRIEF)
    with path.open("rb") as pipe:
        play(player)
        assert select.select([pipe], [], [], 5)[0]
    assert player.failures == {"hung": 1}


@pytest.mark.parametrize(
    "answer",
    [
        b"\n",
        b"I pass\n",
        b"null\n",
        b"[]\n",
        b"{}\n",
        b'{"type":"fly"}\n',
        b'{"type":"pass","why":"I like to"}\n',
        b'{"type":"declare","good":7}\n',
        b'{"type":"declare","good":"\xff\xfe"}\n',
        b'\xef\xbb\xbf{"type":"pass"}\n',
        b"[" * 100_000 + b"\n",
        b'{"why":' + b"[" * 100_000 + b"\n",
    ],
    ids=lambda answer: repr(answer[:40]),
)
def test_nonsense_is_counted_each_time_and_the_bot_goes_on(bot: Bot, answer: bytes) -> None:
    watched = Watched(bot(answering(f"say({answer!r})")))
    faults = play(watched)
    watched.leave()
    assert watched.player.failures == {"nonsense": watched.requests}
    assert watched.player.unanswered == watched.had_to == faults


@pytest.mark.parametrize("end", ["", "\\n"], ids=["endless", "with an end"])
def test_an_answer_that_is_far_too_long_is_nonsense_and_the_bot_is_killed(bot: Bot, end: str, tmp_path: Path) -> None:
    player = ProcessPlayer(bot(answering(f"say(b'x' * 3_000_000 + b'{end}')")))
    faults = play(player)
    assert player.failures == {"nonsense": 1}
    assert player.unanswered == faults > 1
    assert len(started(tmp_path)) == 1


def test_nonsense_counts_as_a_pass_where_passing_is_allowed(bot: Bot) -> None:
    watched = Watched(bot(answering("say(PASS if question['must'] else b'Hm!\\n')")))
    faults = play(watched)
    watched.leave()
    assert watched.player.failures == {"nonsense": watched.requests - watched.had_to}
    assert watched.player.unanswered == 0
    assert faults == watched.had_to


def test_an_illegal_answer_is_counted_by_the_game(bot: Bot) -> None:
    watched = Watched(bot(answering('say(b\'{"type":"withdraw","offer":-1}\\n\')')))
    faults = play(watched)
    watched.leave()
    assert watched.player.failures == {}
    assert watched.player.unanswered == 0
    assert faults == watched.requests


def test_output_without_a_request_is_dropped(bot: Bot) -> None:
    player = ProcessPlayer(bot(answering("say(PASS + b'And another thing:\\n')")))
    play(player)
    player.leave()
    assert player.failures == {}


def test_a_greeting_spoils_one_answer_at_most(bot: Bot) -> None:
    player = ProcessPlayer(bot("say(b'Hello!\\n')\n" + answering("say(PASS)")))
    play(player)
    player.leave()
    assert player.failures in ({}, {"nonsense": 1})


def test_a_bot_may_write_as_much_as_it_likes_to_its_standard_error(bot: Bot) -> None:
    player = ProcessPlayer(bot(answering("print('mumble ' * 20_000, file=sys.stderr)", "say(PASS)")))
    play(player)
    player.leave()
    assert player.failures == {}
    assert player.stderr_tail.endswith("mumble mumble")
    assert len(player.stderr_tail) <= MAX_STDERR_BYTES


def test_a_bot_may_close_its_standard_error(bot: Bot) -> None:
    player = ProcessPlayer(bot("os.close(2)\n" + answering("say(PASS)")))
    play(player)
    player.leave()
    assert player.failures == {}


LISTENING = """
with open({log!r}, "w") as log:
    for line in sys.stdin:
        log.write(line)
        if "offers_left" in line:
            say(PASS)
"""


def test_one_process_serves_many_games_and_receives_the_events_of_its_seat(bot: Bot, tmp_path: Path) -> None:
    """Including the last event of the last game."""
    log = tmp_path / "log"
    player = ProcessPlayer(bot(LISTENING.format(log=str(log))))
    sent: list[Any] = []
    for seed in (1, 2):
        sent.append({"type": "sit", "seat": 2})
        sent += [{"type": "event", "event": event} for event in game_with(player, seed)]
    player.leave()
    received = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    requests = [message for message in received if message["type"] == "act"]
    assert [message for message in received if message["type"] != "act"] == sent
    assert requests
    for question in requests:
        assert sorted(question) == ["must", "offers_left", "type", "view"]
        assert question["view"]["seat"] == 2
        assert question["view"]["prompt"]
    assert len(started(tmp_path)) == 1


def game_with(player: Player, seed: int) -> list[Any]:
    """The events of a game as the third of three seats sees them."""
    seen: list[Any] = []

    def onlooker(state: State, events: Sequence[Event]) -> None:
        seen.extend(json.loads(encode(event.seen_by(2))) for event in events)

    players = [RandomPlayer(), RandomPlayer(), player]
    play_game(THREE, seed_from_number(seed), players, chances(3, seed), onlooker=onlooker)
    return seen


LEARNING = """
for question in questions():
    say(PASS)
os.close(1)
learned = sum(range(1_000_000))
with open({work!r}, "w") as work:
    print(learned, file=work)
"""


def test_a_bot_may_finish_its_work_after_the_last_game(bot: Bot, tmp_path: Path) -> None:
    work = tmp_path / "work"
    player = ProcessPlayer(bot(LEARNING.format(work=str(work))))
    play(player)
    player.leave()
    assert work.read_text() == "499999500000\n"


def test_a_bot_that_does_not_exit_by_itself_is_killed(bot: Bot) -> None:
    player = ProcessPlayer(bot("signal.pause()"), BRIEF)
    player.leave()
    player.leave()
    assert player.failures == {}


@pytest.mark.parametrize("command", ["", "no-such-program-at-all --fast", "'unclosed", "/", "\0", "two\nlines"])
def test_a_command_that_cant_be_started_is_refused_in_one_line(bot: Bot, command: str) -> None:
    with pytest.raises(CannotStart, match=r"can't be started: .+\.$") as refused:
        ProcessPlayer(command)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    "options",
    [
        *(Options(players, "first") for players in (3, 4, 5)),
        *(Options(players, black_market=True, royal_goods=True, open_trade=True) for players in (3, 4, 5, 6)),
        Options(6, seven_card_hand=True, removed_cards=True, packs=("goose_fair",)),
    ],
    ids=lambda options: f"{options.edition}-{options.players}",
)
def test_the_example_plays_whole_games_without_a_fault(options: Options, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PYTHONUNBUFFERED", raising=False)
    bots = [ProcessPlayer(shlex.join([sys.executable, str(EXAMPLE)])) for _ in range(2)]
    for seed in range(3):
        players: list[Player] = [*bots, *(RandomPlayer() for _ in range(options.players - 2))]
        _, faults = play_game(options, seed_from_number(seed), players, chances(options.players, seed))
        assert not any(faults)
    for player in bots:
        player.leave()
        assert (player.failures, player.unanswered, player.stderr_tail) == ({}, 0, "")


def test_the_example_pays_with_no_card_that_could_be_left_out() -> None:  # R6.5
    table = Table.laid()
    goods, values = {"apples": 3, "cheese": 2, "chickens": 2}, {"apples": 2, "cheese": 3, "chickens": 4}
    player = ProcessPlayer(shlex.join([sys.executable, str(EXAMPLE)]))
    player.sit(1, random.random)
    player.hear(table.log[0].seen_by(1))
    for owed in range(1, 25):
        pay = player.act(TurnRequest(replace(table.view(1), prompt=Prompt(pay=PayPrompt(goods, owed, values)))))
        assert isinstance(pay, Pay)
        assert payment_objection(goods, pay.goods, values, owed) is None
    player.leave()


def test_the_example_is_no_longer_than_forty_lines() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 40
