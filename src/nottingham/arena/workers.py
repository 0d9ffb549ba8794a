"""The worker processes of a tournament. Each has its own copy of every entrant and plays one game after another.

Games are handed out in order and yielded in order, whichever worker finishes first, so no result depends on the number
of processes. Only the parent handles Ctrl-C: the workers, and the bots they start, ignore it.
"""

import signal
import sys
import traceback
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from types import TracebackType

import msgspec
from msgspec import Struct

from nottingham.arena.faults import needs_restart
from nottingham.arena.played import Played, play_fixture
from nottingham.arena.schedule import Fixture, Tournament
from nottingham.players.player import Player
from nottingham.players.roster import make_player
from nottingham.rules.goods import Pack, add_pack, known_packs

GAMES_AHEAD = 2
"""Games queued at a worker: while one is returned the next is already being played."""
POLL_SECONDS = 0.1
"""Time between checks whether to go on."""
JOIN_SECONDS = 5.0
"""Time a worker has to stop its players."""


class PlayerUnavailable(ValueError):
    """An entrant could not be created; the message says why."""


class GameFailed(RuntimeError):
    """A game could not be played to its end because of a bug; the message says which game and why."""


class WorkerTask(Struct, frozen=True):
    """Everything a worker needs to know before its first game."""

    tournament: Tournament
    recorded: bool = False
    packs: Mapping[str, Pack] = {}
    """The packs that its options name, since a new process knows only those that come with the game."""
    make_player: Callable[[str], Player] = make_player


class _Ready(Struct, tag=True, array_like=True):
    pass


class _Refusal(Struct, tag=True, array_like=True):
    reason: str


class _Failure(Struct, tag=True, array_like=True):
    reason: str


_Message = _Ready | _Refusal | _Failure | Played
_encode = msgspec.msgpack.Encoder().encode
_message: msgspec.msgpack.Decoder[_Message] = msgspec.msgpack.Decoder(_Message)
_fixture = msgspec.msgpack.Decoder(Fixture)


class WorkerPool:
    """A number of worker processes: `with WorkerPool(task, 2, lambda: True) as pool`.

    Once `going_on` returns false, no new games are started, and those in progress are finished.
    """

    def __init__(self, task: WorkerTask, jobs: int, going_on: Callable[[], bool]) -> None:
        self._workers = [_Worker(task) for _ in range(jobs)]
        self._going_on = going_on
        self._orderly = False

    def __enter__(self) -> "WorkerPool":
        """Starts all workers and waits until each has its players, or raises `PlayerUnavailable`."""
        try:
            self._start()
            for worker in self._workers:
                while not worker.pipe.poll(POLL_SECONDS):
                    if not self._going_on():
                        raise KeyboardInterrupt
                worker.receive()
        except BaseException:
            self._end()
            raise
        return self

    def _start(self) -> None:
        """Starts the processes with Ctrl-C already ignored."""
        handler = signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            for worker in self._workers:
                worker.process.start()
                worker.child_end.close()
        finally:
            signal.signal(signal.SIGINT, handler)

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._end()

    def _end(self) -> None:
        started = [worker for worker in self._workers if worker.process.pid]
        for worker in started:
            if not self._orderly:
                worker.process.terminate()
            worker.pipe.close()
        for worker in started:
            worker.process.join(JOIN_SECONDS)
            if worker.process.is_alive():
                worker.process.kill()
                worker.process.join()

    def play(self, fixtures: Iterator[Fixture]) -> Iterator[Played]:
        """Yields the games in order; `GameFailed` is raised after the games before the one that failed."""
        done: dict[int, Played] = {}
        next_game = 1
        failure: GameFailed | None = None
        while True:
            if self._going_on() and failure is None:
                self._hand_out(fixtures)
            busy = {worker.pipe: worker for worker in self._workers if worker.games}
            if not busy:
                break
            for pipe in wait(list(busy), POLL_SECONDS):
                assert isinstance(pipe, Connection)
                try:
                    played = busy[pipe].receive_game()
                except GameFailed as error:
                    failure = failure or error
                else:
                    done[played.fixture.game] = played
            while next_game in done:
                yield done.pop(next_game)
                next_game += 1
        if failure:
            raise failure
        self._orderly = True

    def _hand_out(self, fixtures: Iterator[Fixture]) -> None:
        """Gives each worker one game at a time, so that games start in order."""
        for load in range(GAMES_AHEAD):
            for worker in self._workers:
                if len(worker.games) <= load and (fixture := next(fixtures, None)):
                    worker.send(fixture)


class _Worker:
    """One process, seen from the parent."""

    def __init__(self, task: WorkerTask) -> None:
        context = get_context("spawn")
        self.pipe, self.child_end = context.Pipe()
        self.process: SpawnProcess = context.Process(target=_work, args=(self.child_end, task), daemon=True)
        self.games: list[int] = []

    def send(self, fixture: Fixture) -> None:
        self.games.append(fixture.game)
        with suppress(OSError):  # it has died, which `receive` will find out
            self.pipe.send_bytes(_encode(fixture))

    def receive_game(self) -> Played:
        played = self.receive()
        assert isinstance(played, Played)
        self.games.remove(played.fixture.game)
        return played

    def receive(self) -> _Message:
        try:
            message = _message.decode(self.pipe.recv_bytes())
        except (EOFError, OSError):
            self.process.join(JOIN_SECONDS)
            message = _Failure(f"its process ended (exit code {self.process.exitcode})")
        if isinstance(message, _Refusal):
            raise PlayerUnavailable(message.reason)
        if isinstance(message, _Failure):
            if not self.games:
                raise PlayerUnavailable(f"The players could not be created: {message.reason}")
            game = self.games[0]
            self.games.clear()
            raise GameFailed(f"Game {game} could not be played: {message.reason}")
        return message


def _work(pipe: Connection, task: WorkerTask) -> None:
    """Runs one worker process until the parent closes the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    players: list[Player] = []
    try:
        pipe.send_bytes(_encode(_create_players(players, task)))
        while True:
            pipe.send_bytes(_encode(_play(_fixture.decode(pipe.recv_bytes()), players, task)))
            for entrant, player in enumerate(players):
                if needs_restart(player):
                    players[entrant] = _restarted(player, task.tournament.entrants[entrant], task)
    except (EOFError, OSError):  # the parent has closed the pipe or is gone
        pass
    finally:
        for player in players:
            player.leave()


def _create_players(players: list[Player], task: WorkerTask) -> _Ready | _Refusal | _Failure:
    for name, pack in task.packs.items():
        if name not in known_packs():
            add_pack(name, pack)
    try:
        players.extend(map(task.make_player, task.tournament.entrants))
    except (ValueError, OSError) as error:
        return _Refusal(str(error))
    except Exception as error:
        return _Failure(_in_one_line(error))
    return _Ready()


def _play(fixture: Fixture, players: list[Player], task: WorkerTask) -> Played | _Failure:
    try:
        return play_fixture(task.tournament, fixture, players, recorded=task.recorded)
    except Exception as error:  # a bug in one of our players must not cost the games played before
        return _Failure(_in_one_line(error))


def _restarted(crashed: Player, name: str, task: WorkerTask) -> Player:
    """Returns a new copy of a player that crashed, if possible: one game must not affect the next."""
    try:
        player = task.make_player(name)
    except (ValueError, OSError):
        return crashed
    crashed.leave()
    return player


def _in_one_line(error: Exception) -> str:
    last = traceback.extract_tb(error.__traceback__)[-1]
    what = " ".join(f"{type(error).__name__}: {error}".split())
    return f"{what} ({Path(last.filename).name}, line {last.lineno})"
