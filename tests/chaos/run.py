"""The chaos scenario: people play through three servers while these, Redis and PostgreSQL are killed, paused and
disconnected from each other. Afterwards the log is compared with everything that people received.

`python -m tests.chaos --seconds 600` is the long form.
"""

import asyncio
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, cast

import psycopg

from tests.chaos.faults import Cluster
from tests.chaos.players import Wanderer
from tests.support.faults import Breakable, Stored, agrees_with, without_gaps
from tests.support.live_server import Guest
from tests.support.services import Postgres, Redis, running

SETTINGS: dict[str, Any] = {
    "options": {"players": 4},
    "bot_seconds": 0.05,
    "patience_seconds": 0,
    "away_seconds": 600,
    "decision_seconds": 20,
}
NAMES = ("Ann", "Bob", "Cleo")
MORE_MOVES = 5
"""The number of moves that every table must make once all faults are over."""
HEALED_SECONDS = 120.0


class Table:
    """Three people, a bot and a spectator."""

    def __init__(self, code: str, people: list[Wanderer], watcher: Wanderer) -> None:
        self.code = code
        self.people = people
        self.watcher = watcher

    @property
    def everyone(self) -> list[Wanderer]:
        return [*self.people, self.watcher]


async def lay(cluster: Cluster, chance: Random) -> Table:
    live = cast(Breakable, cluster)
    url = await cluster.url()
    guests = [await Guest.come(url, name) for name in NAMES]
    code = await guests[0].lay(bots={3: "trader"}, **SETTINGS)
    people = [Wanderer(live, guest, code, Random(chance.random())) for guest in guests]
    for guest in guests[1:]:
        visit = await guest.join(code)
        assert (await visit.ask("sit"))["type"] == "done"
        await visit.close()
    host = await guests[0].join(code)
    assert (await host.ask("start"))["type"] == "done"
    await host.close()
    for guest in guests:
        await guest.close()
    return Table(code, people, Wanderer(live, guests[0], code, Random(0), watches=True))


async def scenario(folder: Path, seed: int, tables: int, seconds: float | None = None) -> Counter[str]:
    """Counts what happened. Without a time each fault is injected once."""
    chance = Random(seed)
    postgres, redis = Postgres(safe=True), Redis()
    with running(postgres), running(redis):
        cluster = Cluster(folder, postgres, redis, chance)
        try:
            await cluster.start()
            laid = [await lay(cluster, chance) for _ in range(tables)]
            playing = [asyncio.create_task(person.play_on()) for table in laid for person in table.everyone]
            try:
                await _unless_failed(
                    cluster.inject_each_once() if seconds is None else cluster.inject_faults(seconds), playing
                )
                await cluster.heal()
                await _unless_failed(_goes_on(laid), playing)
            finally:
                for table in laid:
                    for person in table.everyone:
                        person.done.set()
                await asyncio.wait(playing, timeout=30)
                for task in playing:
                    task.cancel()
                await asyncio.gather(*playing, return_exceptions=True)
            for task in playing:
                if not task.cancelled() and (error := task.exception()):
                    raise error
            counts = check(cluster.database, laid)
            faults = [line for node in cluster.nodes for line in node.log_file().splitlines() if '"trace"' in line]
            assert not faults, faults[0]
            return counts + cluster.done
        finally:
            await cluster.close()


async def _unless_failed(work: Any, playing: list["asyncio.Task[None]"]) -> None:
    task = asyncio.ensure_future(work)
    try:
        while not task.done():
            await asyncio.wait((task, *playing), return_when=asyncio.FIRST_COMPLETED)
            for one in playing:
                if one.done() and not one.cancelled() and (error := one.exception()):
                    raise error
        task.result()
    finally:
        if not task.done():
            task.cancel()


async def _goes_on(laid: list[Table]) -> None:
    """Waits until every table makes more moves and everyone there receives them."""
    deadline = time.monotonic() + HEALED_SECONDS
    everyone = [person for table in laid for person in table.everyone]
    enough = [person.heard + MORE_MOVES for person in everyone]
    while any(person.heard < wanted for person, wanted in zip(everyone, enough, strict=True)):
        assert time.monotonic() < deadline, "a table did not go on, or not for everyone at it"
        await asyncio.sleep(0.1)


def check(database: str, laid: list[Table]) -> Counter[str]:
    counts: Counter[str] = Counter()
    games, lines = _stored(database)
    for moves in games.values():
        assert without_gaps(moves)
        counts["moves in the log"] += len(moves)
        keys = Counter((move.seat, move.key) for move in moves if move.key)
        assert max(keys.values(), default=1) == 1, "an action was played twice"
    counts["games"] += len(games)
    for table in laid:
        said = lines.get(table.code, [])
        mine = {code: moves for code, moves in games.items() if code in table.watcher.events}
        for seat, person in enumerate(table.people):
            agrees_with(person, seat, {code: games[code] for code in person.events} | mine, said)
        agrees_with(table.watcher, None, mine, said)
        for person in table.everyone:
            counts["actions acknowledged"] += len(person.promised)
            counts["actions refused"] += len(person.denied)
            counts["actions sent again"] += person.resent
            counts["told to wait"] += person.doubts
            counts["reconnections"] += person.comings - 1
            counts["lines acknowledged"] += len(person.lines)
            counts["moves heard and held against the log"] += person.heard
    return counts


def _stored(database: str) -> tuple[dict[str, list[Stored]], dict[str, list[str | None]]]:
    games: dict[str, list[Stored]] = {}
    lines: dict[str, list[str | None]] = {}
    with psycopg.connect(database) as connection:
        for code, *move in connection.execute(
            "SELECT code, version, seat, key, events FROM moves JOIN games ON games.id = moves.game "
            "ORDER BY games.since, code, version"
        ):
            games.setdefault(code, []).append(Stored(*move))
        for code, number, text in connection.execute(
            'SELECT code, number, text FROM chat JOIN tables ON tables.id = chat."table" ORDER BY code, number'
        ):
            lines.setdefault(code, []).append(text)
            assert number == len(lines[code]), "a number of talk is missing"
    return games, lines
