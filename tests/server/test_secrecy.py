"""Tests that no byte from the server tells a seat what it may not know (R11), in messages, errors, metrics or logs.

Many different games are played at once at a real server, and every byte it sends is recorded. When a game is over, its
replay is the truth that every byte is checked against (`secrecy/checks.py`).
"""

import asyncio
import random
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from nottingham.rules.events import (
    BagHandedBack,
    BootyShared,
    DealStruck,
    DebtPaid,
    DeckReshuffled,
    FellShort,
    OfferMade,
    ShareProposed,
)
from nottingham.rules.options import Options
from nottingham.rules.shuffle import commitment
from tests.laws.games import MIXES
from tests.server.test_playing import play_sensibly
from tests.support.live_server import Guest, Visit, open_server
from tests.support.secrecy.answers import check_answer, check_lobby, check_log, check_running
from tests.support.secrecy.checks import Listener, numbers_of, secret_forms
from tests.support.secrecy.games import PlayedGames
from tests.support.secrecy.recorders import Crowd
from tests.support.secrecy.truth import PACK, Truth
from tests.support.thorough import many

GAMES = many(12, 96)
"""Enough that everything in `MUST_HAVE_HAPPENED` happens several times."""
AT_ONCE = 24
CONSTANT = ("/", "/api/packs", "/openapi.json")


def every_kind(count: int) -> list[Options]:
    """Options of this many different games, each with the pack of unique cards.

    Every third of the first games has deputies: they have the most secrets.
    """
    mixes = list(MIXES)
    random.Random(11).shuffle(mixes)
    deputies = [options for options in mixes if options.deputies]
    others = [options for options in mixes if not options.deputies]
    chosen = [(deputies if number % 3 == 0 and deputies else others or deputies).pop() for number in range(count)]
    return [replace(options, packs=("canaries", *options.packs)) for options in chosen]


class SecrecyRun:
    """Many tables at one server, and the checks of everything it sent."""

    def __init__(self, url: str, database: Path) -> None:
        self.crowd = Crowd(url)
        self.scenarios: list[PlayedGames] = []
        self.seen: Counter[str] = Counter()
        self._database = database
        self._promises: set[bytes] = set()
        self._constant: dict[str, bytes] = {}

    async def spend(self, games: int) -> None:
        crowd = self.crowd
        watcher = await crowd.come("Zoe")
        for path in (*CONSTANT, "/api/bots"):
            await crowd.ask(watcher, "GET", path)
        self._constant = {answer.path: answer.body for answer in crowd.answers[1:]}
        self._constant["bots"] = self._constant.pop("/api/bots")
        lobby = await crowd.listen({"type": "lobby"})
        await lobby.send({"type": "sit"})
        room = asyncio.Semaphore(AT_ONCE)
        self.scenarios = [PlayedGames(crowd, number, options) for number, options in enumerate(every_kind(games))]
        spent = await asyncio.gather(
            *(self._table(scenario, room) for scenario in self.scenarios), return_exceptions=True
        )
        for trouble in spent:
            if trouble is not None:
                raise trouble
        for path in ("/metrics", "/health", "/api/tables"):
            await crowd.ask(None, "GET", path)
        hidden = {scenario.code for scenario in self.scenarios if not scenario.public}
        secrets = [form for person in crowd.people for secret in person.secrets for form in secret_forms(secret)]
        check_lobby(lobby, hidden, [*secrets, *numbers_of(crowd.people)])
        for answer in crowd.answers:
            check_answer(answer, self._constant, self._promises, hidden)

    async def _table(self, scenario: PlayedGames, room: asyncio.Semaphore) -> None:
        async with room:
            await scenario.spend(games=2 if scenario.number % 12 == 0 else 1)
            truths = {game: await self._truth(scenario, game) for game in scenario.games}
            self._check(scenario, truths)
            for recorder in scenario.recorders:
                await recorder.close()
                recorder.heard.clear()

    async def _truth(self, scenario: PlayedGames, game: str) -> Truth:
        """A finished game, read from its replay, which players may see and others where spectators were allowed."""
        player = next(iter(scenario.people.values()))
        steps: list[dict[str, Any]] = []
        last = 0
        while len(steps) <= last:
            path = f"/api/games/{game}/replay?from={len(steps)}"
            answer = await self.crowd.ask(player, "GET", path, noted=False)
            steps += answer["steps"]
            last = answer["last"]
        stranger = await self.crowd.ask(None, "GET", f"/api/games/{game}", noted=False)
        assert stranger.get("code") == (None if scenario.spectators else "no_spectators")
        return Truth(steps)

    def _check(self, scenario: PlayedGames, truths: dict[str, Truth]) -> None:
        next_seed = self._seed_of(scenario.code)
        promises = {commitment(next_seed), *(truth.commitment for truth in truths.values())}
        self._promises |= {promise.encode() for promise in promises}
        people = [*scenario.people.values(), *scenario.former, self.crowd.people[0]]
        secrets = [form for person in people for secret in person.secrets for form in secret_forms(secret)]
        for recorder in scenario.recorders:
            Listener(recorder, truths, [*secrets, next_seed.encode(), *numbers_of(people)], promises).check()
        for answer in self.crowd.answers:
            if answer.table == scenario.code and answer.path.startswith("/api/games/"):
                check_running(answer)
                self.seen["asked for the record of a running game"] += 1
        self._remember(scenario, truths)

    def _seed_of(self, table: str) -> str:
        """The seed of the next game, which is only in the database."""
        with closing(sqlite3.connect(f"file:{self._database}?mode=ro", uri=True)) as file:
            found = file.execute("select json_extract(doc, '$.seed') from tables where code = ?", [table])
            seed: str = found.fetchone()[0]
            return seed

    def _remember(self, scenario: PlayedGames, truths: dict[str, Truth]) -> None:
        seen = self.seen
        for recorder in scenario.recorders:
            seen["messages"] += len(recorder.heard)
            seen["bytes"] += sum(map(len, recorder.heard))
            seen["refused"] += sum(text.startswith(b'{"type":"refused"') for text in recorder.heard)
        for truth in truths.values():
            seen["moves"] += truth.last
            for events in truth.events:
                for event in events:
                    seen[type(event).__name__] += 1
                    seen.update(_rich(event))
        seen.update(scenario.happened)


def _rich(event: Any) -> list[str]:
    """Names of rare events that the games must contain."""
    match event:
        case OfferMade(offer=offer) if offer.give.bag or offer.get.bag:
            return ["bag goods offered"]
        case OfferMade(offer=offer) if offer.give.contraband or offer.get.contraband:
            return ["contraband offered"]
        case DealStruck(deal=deal) if deal.gave.contraband or deal.got.contraband:
            return ["contraband given"]
        case BagHandedBack(given_count=count) if count:
            return ["contraband given from a bag"]
        case BagHandedBack(count=count) if count:
            return ["contraband passed"]
        case DebtPaid(contraband=cards) if cards:
            return ["contraband paid"]
        case _:
            return []


MUST_HAVE_HAPPENED = (
    *(kind.__name__ for kind in (DealStruck, FellShort, DebtPaid, DeckReshuffled, ShareProposed, BootyShared)),
    *("bag goods offered", "contraband offered", "contraband given", "contraband given from a bag"),
    *("contraband passed", "asked for the record of a running game", "refused"),
    *("late", "device", "leave", "come_back", "stand", "remove", "forget", "pause"),
)
"""All of these must happen, or the test below would prove little."""


def play_and_check(folder: Path, games: int) -> Counter[str]:
    """Plays and checks this many games; counts what happened in them."""
    (folder / "packs").mkdir()
    (folder / "packs" / "canaries.toml").write_text(PACK)
    arguments = ("--packs-from", str(folder / "packs"), "--log-level", "debug")

    async def spend(url: str) -> Counter[str]:
        secrecy_run = SecrecyRun(url, folder / "test.db")
        try:
            await secrecy_run.spend(games)
        finally:
            await secrecy_run.crowd.close()
        return secrecy_run.seen

    with open_server(folder / "test.db", *arguments) as live:
        seen = asyncio.run(spend(live.url))
        live.process.terminate()
        assert live.process.stdout is not None
        assert live.process.stdout.read() == b""
        assert live.stop() == 0
        check_log(live.log_file.read_bytes())
    return seen


@pytest.mark.long
def test_the_server_sends_no_one_what_their_seat_may_not_know(tmp_path: Path) -> None:  # R11
    seen = play_and_check(tmp_path, GAMES)
    missed = [what for what in MUST_HAVE_HAPPENED if not seen[what]]
    assert not missed, f"these games prove too little: nobody saw {missed}"


async def closed_table(url: str) -> tuple[Guest, str, Visit]:
    """A table without spectators, with one person and bots."""
    host = await Guest.come(url, "Ann")
    bots = dict.fromkeys((1, 2, 3), "random")
    table = await host.lay(bots=bots, spectators=False, bot_seconds=0, patience_seconds=0)
    visit = await host.join(table)
    await visit.until(lambda message: message["type"] == "welcome")
    return host, table, visit


def test_unseated_visitors_are_dismissed_when_a_private_game_begins(tmp_path: Path) -> None:
    async def begin(url: str) -> None:
        host, table, visit = await closed_table(url)
        stranger = Guest(url)
        async with await stranger.join(table) as peeping, visit:
            await peeping.until(lambda message: message["type"] == "welcome")
            await visit.ask("start")
            answer = await peeping.until(lambda message: message["type"] in ("standing", "moved", "ending"))
            assert answer["type"] == "ending"
            await peeping.drain()
            assert peeping.view is None
        await host.close()
        await stranger.close()

    with open_server(tmp_path / "test.db") as live:
        asyncio.run(begin(live.url))


def test_a_finished_private_game_is_not_shown_to_newcomers(tmp_path: Path) -> None:
    async def play_and_gather(url: str) -> None:
        host, table, visit = await closed_table(url)
        async with visit:
            await visit.ask("start")
            await play_sensibly(visit)
            stranger = Guest(url)
            assert (await stranger.ask("GET", f"/api/games/{visit.game}")).status_code == 403
            assert (await visit.ask("gather"))["type"] == "done"
            async with await stranger.join(table, version=-1) as peeping:
                welcome = await peeping.hear()
                assert welcome["type"] == "welcome" and welcome["playing"] is None
        await host.close()
        await stranger.close()

    with open_server(tmp_path / "test.db") as live:
        asyncio.run(play_and_gather(live.url))
