"""`play_seat`: players of every kind play whole games over the network, and none can hang the table."""

import asyncio
import logging
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack

import pytest

from nottingham.client import Bot, Client, SeatLost, bot, play_seat
from nottingham.players.defaults import default_action
from nottingham.players.player import Chance, TurnRequest
from nottingham.players.roster import make_player
from nottingham.rules.actions import AnyAction, Open
from nottingham.rules.events import Event
from nottingham.rules.options import Options
from nottingham.table.requests import MakeHost
from nottingham.table.settings import Settings
from tests.support.live_server import PATIENCE, LiveServer, open_server
from tests.support.secrecy.truth import PACK


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server with a pack that only it knows."""
    folder = tmp_path_factory.mktemp("server")
    (folder / "packs").mkdir()
    (folder / "packs" / "canaries.toml").write_text(PACK)
    with open_server(folder / "test.db", "--packs-from", str(folder / "packs")) as live:
        yield live


class Failing:
    """Raises whenever it is called."""

    def sit(self, seat: int, chance: Chance) -> None:
        raise RuntimeError("sit")

    def hear(self, event: Event) -> None:
        raise RuntimeError("hear")

    def act(self, request: TurnRequest) -> AnyAction | None:
        raise RuntimeError("act")


class Unruly(Failing):
    """Always wants to open its own bag."""

    def sit(self, seat: int, chance: Chance) -> None:
        self.seat = seat

    def hear(self, event: Event) -> None:
        pass

    def act(self, request: TurnRequest) -> AnyAction | None:
        return Open(self.seat)


class Docile(Unruly):
    """Wants the same, and does the default once it is told why that is illegal."""

    def __init__(self) -> None:
        self.reasons: list[str] = []

    def reconsider(self, request: TurnRequest, reason: str) -> AnyAction | None:
        self.reasons.append(reason)
        return default_action(request.view) if request.must else None


async def play(url: str, options: Options, players: Sequence[Bot], patience: int) -> None:
    """Everyone joins, the first starts, and all play to the end."""
    async with AsyncExitStack() as stack, asyncio.timeout(PATIENCE):
        host = Client(url)
        await host.register("Player 0")
        settings = Settings(options, bot_seconds=0, patience_seconds=patience)
        code = (await host.create_table(settings)).code
        tables = [await stack.enter_async_context(host.join(code))]
        for number in range(1, len(players)):
            guest = Client(url)
            await guest.register(f"Player {number}")
            tables.append(await stack.enter_async_context(guest.join(code)))
            await tables[-1].sit(number)
        playing = [
            asyncio.create_task(play_seat(table, player, games=1))
            for table, player in zip(tables, players, strict=True)
        ]
        await tables[0].until(lambda: all(chair.ready for chair in tables[0].table.chairs))
        await tables[0].start()
        await asyncio.gather(*playing)
        assert all(table.view is not None and table.view.phase == "over" for table in tables)
        await tables[1].stand()
        with pytest.raises(SeatLost):
            await play_seat(tables[1], players[1])


@pytest.mark.parametrize(
    "options",
    [
        Options(players=6, royal_goods=True, black_market=True),
        Options(players=3, edition="first", open_trade=True),
    ],
    ids=["second edition with deputies", "first edition"],
)
def test_players_who_pass_never_wait_for_each_other(live: LiveServer, options: Options) -> None:
    names = ("master", "random", "trader", "robin_hood", "random", "apprentice")
    asyncio.run(play(live.url, options, [make_player(name) for name in names[: options.players]], patience=600))


def test_players_that_fail_or_break_the_rules_play_the_default(
    live: LiveServer, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.CRITICAL):
        asyncio.run(play(live.url, Options(players=3), [make_player("trader"), Failing(), Unruly()], patience=600))


def test_players_learn_the_goods_from_the_game_itself(live: LiveServer, caplog: pytest.LogCaptureFixture) -> None:
    """The default action too, for a player that can't answer."""
    names = ("trader", "always_five_contraband", "always_honest", "tries_everything", "random")
    players: list[Bot] = [Unruly(), *map(make_player, names)]
    with caplog.at_level(logging.ERROR):
        asyncio.run(play(live.url, Options(players=6, packs=("canaries",)), players, patience=0))
    assert not caplog.records, "no player failed"


def test_a_player_that_can_reconsider_is_told_why_its_move_was_refused(live: LiveServer) -> None:
    docile = Docile()
    asyncio.run(play(live.url, Options(players=3), [make_player("trader"), make_player("trader"), docile], patience=0))
    assert len(docile.reasons) >= 9 and all(reason.endswith(".") for reason in docile.reasons)


def test_a_bot_hands_over_whenever_it_becomes_the_host(live: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot, "HAND_OVER_SECONDS", 0)

    async def scenario() -> None:
        person, other = Client(live.url), Client(live.url)
        await person.register("Ann")
        await other.register("Bot")
        code = (await person.create_table(Settings(Options(players=3)))).code
        async with person.join(code) as table, other.join(code) as seat, asyncio.timeout(PATIENCE):
            await seat.sit(1)
            playing = asyncio.create_task(play_seat(seat, make_player("random"), stays_host=False))
            for _ in range(2):
                await table.request(MakeHost(seat=1))
                await table.until(lambda: table.host)
            playing.cancel()

    asyncio.run(scenario())
