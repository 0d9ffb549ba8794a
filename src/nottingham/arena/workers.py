"""The processes that play: each has every entrant of its own, is handed games one by one, and sends each back at once.

Games are handed out in their order and given on in their order, whoever plays them and whoever is done first; so
nothing that is counted or written down depends on the number of processes. Ctrl-C is the parent's affair: the crew, and
the bots it has started, don't hear it.
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

from nottingham.arena.faults import has_fallen
from nottingham.arena.played import Played, play_fixture
from nottingham.arena.schedule import Fixture, Tournament
from nottingham.players.player import Player
from nottingham.players.roster import make_player
from nottingham.rules.goods import Pack, add_pack, known_packs

AHEAD = 2
"""Games a process has before it: while one is sent back the next is already being played."""
GLANCE = 0.1
"""Seconds between looks at whether to go on."""
PATIENCE = 5.0
"""Seconds a process has to see its players off."""


class Refused(ValueError):
    """A player could not be had; the message says why."""


class CrewFailed(RuntimeError):
    """A game could not be played to its end, by no fault of a bot; the message says which and why."""


class Orders(Struct, frozen=True):
    """What a process is told once."""

    tournament: Tournament
    recorded: bool = False
    packs: Mapping[str, Pack] = {}
    """The packs its options name, which a fresh process may not know."""
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


class Crew:
    """Some processes, from their start to their end: `with Crew(orders, 2, lambda: True) as crew`.

    `going_on` is asked again and again. Once it says no, no new games are begun, and those begun are played.
    """

    def __init__(self, orders: Orders, jobs: int, going_on: Callable[[], bool]) -> None:
        self._workers = [_Worker(orders) for _ in range(jobs)]
        self._going_on = going_on
        self._orderly = False

    def __enter__(self) -> "Crew":
        """Starts all, and waits until each has its players; `Refused` if one can't be had."""
        try:
            self._start()
            for worker in self._workers:
                while not worker.line.poll(GLANCE):
                    if not self._going_on():
                        raise KeyboardInterrupt
                worker.receive()
        except BaseException:
            self._end()
            raise
        return self

    def _start(self) -> None:
        """Deaf to Ctrl-C from their first moment."""
        heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            for worker in self._workers:
                worker.process.start()
                worker.far_end.close()
        finally:
            signal.signal(signal.SIGINT, heard)

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._end()

    def _end(self) -> None:
        started = [worker for worker in self._workers if worker.process.pid]
        for worker in started:
            if not self._orderly:
                worker.process.terminate()
            worker.line.close()
        for worker in started:
            worker.process.join(PATIENCE)
            if worker.process.is_alive():
                worker.process.kill()
                worker.process.join()

    def play(self, fixtures: Iterator[Fixture]) -> Iterator[Played]:
        """The games in their order; `CrewFailed` comes after the games before the one that failed."""
        done: dict[int, Played] = {}
        next_game = 1
        failure: CrewFailed | None = None
        while True:
            if self._going_on() and failure is None:
                self._hand_out(fixtures)
            busy = {worker.line: worker for worker in self._workers if worker.games}
            if not busy:
                break
            for line in wait(list(busy), GLANCE):
                assert isinstance(line, Connection)
                try:
                    played = busy[line].receive_game()
                except CrewFailed as error:
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
        """In turns, so that games are begun in their order."""
        for load in range(AHEAD):
            for worker in self._workers:
                if len(worker.games) <= load and (fixture := next(fixtures, None)):
                    worker.send(fixture)


class _Worker:
    """One process, seen from the parent."""

    def __init__(self, orders: Orders) -> None:
        context = get_context("spawn")
        self.line, self.far_end = context.Pipe()
        self.process: SpawnProcess = context.Process(target=_work, args=(self.far_end, orders), daemon=True)
        self.games: list[int] = []

    def send(self, fixture: Fixture) -> None:
        self.games.append(fixture.game)
        with suppress(OSError):  # it has died: that is found out when its answer is waited for
            self.line.send_bytes(_encode(fixture))

    def receive_game(self) -> Played:
        played = self.receive()
        assert isinstance(played, Played)
        self.games.remove(played.fixture.game)
        return played

    def receive(self) -> _Message:
        try:
            message = _message.decode(self.line.recv_bytes())
        except (EOFError, OSError):
            self.process.join(PATIENCE)
            message = _Failure(f"its process ended without a word (exit code {self.process.exitcode})")
        if isinstance(message, _Refusal):
            raise Refused(message.reason)
        if isinstance(message, _Failure):
            if not self.games:
                raise Refused(f"The players could not be seated: {message.reason}")
            game = self.games[0]
            self.games.clear()
            raise CrewFailed(f"Game {game} could not be played: {message.reason}")
        return message


def _work(line: Connection, orders: Orders) -> None:
    """The life of a process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    players: list[Player] = []
    try:
        line.send_bytes(_encode(_gather(players, orders)))
        while True:
            line.send_bytes(_encode(_play(_fixture.decode(line.recv_bytes()), players, orders)))
            for entrant, player in enumerate(players):
                if has_fallen(player):
                    players[entrant] = _fresh(player, orders.tournament.entrants[entrant], orders)
    except (EOFError, OSError):  # the parent has no more games, or is gone
        pass
    finally:
        for player in players:
            player.leave()


def _gather(players: list[Player], orders: Orders) -> _Ready | _Refusal | _Failure:
    for name, pack in orders.packs.items():
        if name not in known_packs():
            add_pack(name, pack)
    try:
        players.extend(map(orders.make_player, orders.tournament.entrants))
    except (ValueError, OSError) as error:
        return _Refusal(str(error))
    except Exception as error:
        return _Failure(_in_one_line(error))
    return _Ready()


def _play(fixture: Fixture, players: list[Player], orders: Orders) -> Played | _Failure:
    try:
        return play_fixture(orders.tournament, fixture, players, recorded=orders.recorded)
    except Exception as error:  # a bug in a player of ours must not cost what was played before
        return _Failure(_in_one_line(error))


def _fresh(fallen: Player, name: str, orders: Orders) -> Player:
    """The same player anew, if he can be had: how he fell in one game must not bear on the next, whoever plays it."""
    try:
        player = orders.make_player(name)
    except (ValueError, OSError):
        return fallen
    fallen.leave()
    return player


def _in_one_line(error: Exception) -> str:
    last = traceback.extract_tb(error.__traceback__)[-1]
    what = " ".join(f"{type(error).__name__}: {error}".split())
    return f"{what} ({Path(last.filename).name}, line {last.lineno})"
