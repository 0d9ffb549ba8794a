"""A server that is killed and restarted, and players who continue through it.

A persistent player plays through `nottingham.client`, which reconnects and sends an action again with the same key if
its answer was lost. Everything they receive and everything the server acknowledges is noted, so that `agrees` can
compare it with the file the server leaves behind.
"""

import asyncio
import re
import sqlite3
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest
from msgspec import Struct

from nottingham.client import AnswerLost, RequestRefused, TableClient, Unreachable
from nottingham.players.defaults import default_action
from nottingham.players.player import TurnRequest
from nottingham.players.random_player import RandomPlayer
from nottingham.rules.actions import AnyAction
from nottingham.rules.engine import evolve, replay
from nottingham.rules.view import view
from nottingham.rules.wire import encode
from nottingham.table.game import decode_events
from nottingham.table.requests import Cut
from tests.support import plain_http
from tests.support.live_server import PATIENCE, Guest, LiveServer

QUICK: dict[str, Any] = {"bot_seconds": 0, "patience_seconds": 0}
"""Settings of a table at which bots don't wait for anyone."""
CLIENT_OPTIONS: dict[str, Any] = {"first_wait": 0.0, "ping_interval": 4.0, "ping_timeout": 6.0}
"""Reconnect at once; a server that is silent for ten seconds is given up."""
OFFERS_LEFT = {str(addressee): 3 for addressee in (*range(6), "deputies")}


class Breakable:
    """A server that is restarted on the same database each time it has ended."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.happened = 0
        """The number of messages sent and received so far."""
        self._open = asyncio.Event()
        self._wanted: tuple[int, asyncio.Event] | None = None
        self._live: LiveServer | None = None
        self._ended = False

    @property
    def live(self) -> LiveServer:
        assert self._live is not None
        return self._live

    async def url(self) -> str:
        """The server's address, as soon as it runs."""
        await asyncio.wait_for(self._open.wait(), PATIENCE)
        return self.live.url

    async def open(self) -> None:
        await asyncio.to_thread(self._enter)
        self._open.set()

    def _enter(self) -> None:
        self._live = LiveServer(self.database)
        if self._ended:  # a thread can't be called back
            self._live.kill()

    async def break_(self, end: Callable[[LiveServer], object]) -> None:
        self._open.clear()
        await asyncio.to_thread(end, self.live)

    async def kill_at_random(self, chance: Random, within: int) -> None:
        """Kills the server after a few more messages and a random moment, then restarts it."""
        words = asyncio.Event()
        self._wanted = self.happened + chance.randint(1, within), words
        await asyncio.wait_for(words.wait(), PATIENCE)
        match chance.randrange(3):
            case 1:
                moment = time.perf_counter() + chance.random() / 2000
                while time.perf_counter() < moment:
                    pass
            case 2:
                await asyncio.sleep(chance.random() / 200)
        self.live.process.kill()
        await self.break_(LiveServer.kill)
        await self.open()

    def notice(self) -> None:
        """Counts a message."""
        self.happened += 1
        if self._wanted is not None and self.happened >= self._wanted[0]:
            self._wanted[1].set()

    def end(self) -> None:
        """Kills the server, even one that is just starting."""
        self._ended = True
        if self._live is not None and self._live.process.poll() is None:
            self._live.kill()


class BotSeats(Struct):
    """The people of one table, and whether they will play another game when one is over."""

    people: "list[Steadfast]"
    more: bool = True
    parted: bool = False

    async def play(self) -> None:
        async with asyncio.TaskGroup() as together:
            for person in self.people:
                together.create_task(person.play(self))


class Steadfast:
    """A player who makes random moves, records everything and reconnects."""

    def __init__(self, live: Breakable, guest: Guest, table: str, chance: Random, secret: str | None = None) -> None:
        self.live = live
        self.guest = guest
        self.name: str = guest.credentials["person"]["name"]
        self.table = table
        self.game: str | None = None
        self.events: dict[str, dict[int, Any]] = {}
        """The events they received, by game and version."""
        self.views: dict[str, dict[int, Any]] = {}
        self.promised: dict[str, tuple[str, int]] = {}
        """The game and the version that `done` named, by key."""
        self.denied: set[str] = set()
        """The keys of what was refused."""
        self.lines: list[str] = []
        """Lines that the server acknowledged."""
        self.unsaid: list[str] = []
        """Lines that the server refused."""
        self.overheard: set[str | None] = set()
        self.endings: list[str] = []
        """The reasons the server gave for closing the connection."""
        self.client = TableClient(live.url, table, secret or guest.secret, tap=self._tap, **CLIENT_OPTIONS)
        self._chance = chance
        self._mind = RandomPlayer()
        self._mind.sit(0, chance.random)
        self._unheard: str | None = None
        self._number = 0
        self._behind = False
        """Whether more moves are missing than fit into one message."""

    @property
    def resent(self) -> int:
        return self.client.resent

    @property
    def version(self) -> int:
        return max(self.events.get(self.game or "", {}), default=-1)

    @property
    def over(self) -> bool:
        return self.client.view is not None and self.client.view.phase == "over"

    async def come(self) -> None:
        """Joins the table, as soon as the server lets them."""
        while True:
            try:
                await self.client.open()
                return
            except Unreachable:
                await asyncio.sleep(0.05)

    async def go(self) -> None:
        await self.client.close()

    def _tap(self, text: bytes) -> None:
        self.live.notice()
        self._note(msgspec.json.decode(text))

    def _note(self, message: dict[str, Any]) -> None:
        if message["type"] == "ending":
            self.endings.append(message["code"])
        self.overheard |= {line.get("text") for line in message.get("talk") or message.get("lines") or ()} - {None}
        moved = message["type"] == "moved"
        now = message if moved else message.get("playing")
        if not now or (self._behind or now["game"] not in self.events if moved else "moves" not in now):
            return  # the client catches up from where it was
        events = self.events.setdefault(now["game"], {})
        for move in [now] if moved else now["moves"]:
            assert move["version"] == max(events, default=-1) + 1, "versions come without gaps, and none comes twice"
            events[move["version"]] = move["events"]
            if move["version"] == 0:
                for event in decode_events(msgspec.json.encode(move["events"])):
                    self._mind.hear(event)
        self.game = now["game"]
        self._behind = now.get("more", False)
        if self._behind:
            return
        assert now["version"] == self.version, "a server that comes back knows all that it has told"
        self.views.setdefault(now["game"], {})[now["version"]] = now["view"]

    def _new_key(self) -> str:
        self._number += 1
        return f"{self.name} {self._number}"

    async def play(self, visitors: BotSeats) -> None:
        """Plays until the company parts; the host starts another game as long as it means to go on."""
        await self.come()
        try:
            tried = (self.game, -1)
            while not (visitors.parted and self.over):
                messages = self.client.messages
                if self._unheard is not None or self._chance.random() < 0.04:
                    await self._say()
                elif self.over and self.client.host:
                    await self._end_or_begin(visitors)
                elif tried != (self.game, self.version) and (action := self._choose()) is not None:
                    tried = self.game, self.version
                    await self._act(action)
                else:
                    await self._wait(messages)
        finally:
            await self.go()

    async def _wait(self, messages: int) -> None:
        assert await self.client.changed(messages, PATIENCE), "nothing came"
        if self.client.ended is not None:
            raise self.client.ended

    async def _end_or_begin(self, visitors: BotSeats) -> None:
        if visitors.more:
            assert await self.rematch() in (None, "no_game_over")
        else:
            visitors.parted = True
            await self.client.request(Cut(text="Let us part."))  # all of them receive it

    async def rematch(self) -> str | None:
        """Starts another game; the code of the refusal, if that has happened before the answer was lost."""
        self.live.notice()
        try:
            await self.client.rematch()
        except AnswerLost:
            await self.client.until(lambda: self.client.connected)
            return await self.rematch()
        except RequestRefused as refused:
            return refused.code
        return None

    async def _say(self) -> None:
        """Says a line; one without an answer is said again, unless it turns up among the lines that were said."""
        self._unheard = self._unheard or self._new_key()
        self.live.notice()
        try:
            await self.client.say(self._unheard)
            self.lines.append(self._unheard)
        except RequestRefused as refused:
            self._not_said(self._unheard, refused)
        except AnswerLost:
            await self.client.until(lambda: self.client.connected)
            if self._unheard not in self.overheard:
                return
        self._unheard = None

    def _not_said(self, line: str, refused: RequestRefused) -> None:
        assert refused.code == "too_often", refused.code
        self.unsaid.append(line)

    def _choose(self) -> AnyAction | None:
        seen = self.client.view
        if seen is None or seen.prompt is None or seen.phase == "over" or self.version != self.client.version:
            return None
        must = self.client.seat in seen.to_act
        if not must and self._chance.random() < 0.5:
            return None
        return self._mind.act(TurnRequest(seen, must, OFFERS_LEFT))

    async def _act(self, action: AnyAction) -> None:
        """Does it, or the sensible thing if it was refused though the game waits for this seat."""
        version = self.version
        if await self._do(action) or self.version != version:
            return
        seen = self.client.view
        if seen is not None and self.client.seat in seen.to_act and (sensible := default_action(seen)) is not None:
            await self._do(sensible)

    async def _do(self, action: AnyAction) -> bool:
        """Half of the actions name no version: nothing but the key keeps these from being played twice."""
        key, game = self._new_key(), self.game
        version = self.version if self._chance.random() < 0.5 else None
        self.live.notice()
        try:
            made = await self._deliver(action, version, key)
        except RequestRefused as refused:
            # Another game: it may have been the last action of a game that is over. Not saved: nobody knows.
            if refused.code != "another_game" and refused.error != "not_saved":
                self.denied.add(key)
            return False
        self.promised[key] = str(game), made
        return True

    async def _deliver(self, action: AnyAction, version: int | None, key: str) -> int:
        return await self.client.act(action, version=version, key=key)


class Stored(NamedTuple):
    """A move in the file."""

    version: int
    seat: int | None
    key: str | None
    events: bytes


def stored_games(database: Path) -> dict[str, list[Stored]]:
    """The moves of every game in a file, by the game's code."""
    games: dict[str, list[Stored]] = {}
    with closing(sqlite3.connect(database)) as file:
        for code, *move in file.execute(
            "SELECT code, version, seat, key, events FROM moves JOIN games ON games.id = moves.game "
            "ORDER BY games.since, code, version"
        ):
            games.setdefault(code, []).append(Stored(*move))
    return games


def stored_lines(database: Path, table: str) -> list[str | None]:
    with closing(sqlite3.connect(database)) as file:
        rows = file.execute(
            'SELECT number, text FROM chat JOIN tables ON tables.id = chat."table" WHERE code = ? ORDER BY number',
            (table,),
        ).fetchall()
    assert [number for number, _ in rows] == list(range(1, len(rows) + 1))
    return [text for _, text in rows]


def without_gaps(moves: Sequence[Stored]) -> bool:
    return [move.version for move in moves] == list(range(len(moves)))


def agrees(person: Steadfast, seat: int, database: Path) -> None:
    """Checks that everything a person received and had acknowledged is stored once, as they received it."""
    agrees_with(person, seat, stored_games(database), stored_lines(database, person.table))


def agrees_with(
    person: Steadfast, seat: int | None, games: Mapping[str, Sequence[Stored]], said: Sequence[str | None]
) -> None:
    """Checks that a store agrees with what a person was promised and told."""
    played = Counter(move.key for moves in games.values() for move in moves if move.key)
    for key, (game, version) in person.promised.items():
        move = games[game][version]
        assert (move.seat, move.key) == (seat, key), "what was acknowledged is in the log, where it was said to be"
    assert all(played[key] == 1 for key in person.promised)
    assert not any(played[key] for key in person.denied), "what was refused did not happen"
    assert max(played.values(), default=1) == 1, "nothing was played twice"
    lines = Counter(said)
    assert all(lines[line] == 1 for line in person.lines), "what was acknowledged is there"
    assert not any(lines[line] for line in person.unsaid)
    assert all(lines[line] == 1 for line in person.overheard), "what others heard is there"
    for game, received in person.events.items():
        moves = games[game]
        assert without_gaps(moves)
        state = None
        for move in moves:
            events = decode_events(move.events)
            if state is None:
                state = replay(events)
            else:
                for event in events:
                    state = evolve(state, event)
            if move.version in received:
                seen = [msgspec.json.decode(encode(event.seen_by(seat))) for event in events]
                assert received[move.version] == seen
            if move.version in person.views[game]:
                assert person.views[game][move.version] == msgspec.json.decode(encode(view(state, seat)))


async def health(url: str) -> httpx.Response:
    async with plain_http.AsyncClient() as http:
        return await http.get(f"{url}/health")


async def eventually(condition: Callable[[], Awaitable[bool]], bound: float = PATIENCE) -> None:
    """Waits until a condition holds."""
    deadline = time.monotonic() + bound
    while not await condition():
        assert time.monotonic() < deadline, "it never came to that"
        await asyncio.sleep(0.02)


def megabytes(live: LiveServer) -> float:
    """The memory of the server process."""
    status = Path(f"/proc/{live.process.pid}/status")
    if not status.exists():
        pytest.skip("only /proc says how much memory a process has")
    found = re.search(r"VmRSS:\s+(\d+) kB", status.read_text())
    assert found
    return int(found[1]) / 1024
