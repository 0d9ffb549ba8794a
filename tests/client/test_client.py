"""The client against a real server, with a gate between the two that can cut the connection or swallow answers."""

import asyncio
import doctest
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, suppress

import pytest

import nottingham.client.link
from nottingham.client import (
    AnswerLost,
    BadLink,
    Client,
    ConnectionEnded,
    GameMove,
    RequestRefused,
    TableClient,
    Unreachable,
    parse_link,
    play_seat,
)
from nottingham.players.defaults import default_action
from nottingham.players.roster import make_player
from nottingham.rules.actions import Open
from nottingham.rules.events import GameStarted
from nottingham.rules.options import Options
from nottingham.table.requests import CatchUp, SeatBot
from nottingham.table.settings import Settings
from tests.chaos.proxies import Gate
from tests.support.live_server import PATIENCE, LiveServer, open_server

SETTINGS = Settings(Options(players=3), bot_seconds=0, patience_seconds=0)
BOTS = {1: "random", 2: "random"}


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with open_server(tmp_path_factory.mktemp("server") / "test.db") as live:
        yield live


async def ann_at(url: str) -> tuple[Client, str]:
    """A person with a table of their own and two bots at it."""
    ann = Client(url)
    await ann.register("Ann")
    return ann, (await ann.create_table(SETTINGS, bots=BOTS)).code


@asynccontextmanager
async def gate_to(live: LiveServer) -> AsyncIterator[Gate]:
    gate = Gate(int(live.url.rpartition(":")[2]))
    await gate.start()
    try:
        yield gate
    finally:
        await gate.close()


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def within() -> None:
        async with asyncio.timeout(PATIENCE):
            await test()

    asyncio.run(within())


async def my_turn(table: TableClient) -> None:
    await table.until(lambda: table.view is not None and table.seat in table.view.to_act)


def test_links_are_read_as_documented() -> None:
    assert doctest.testmod(nottingham.client.link) == (0, 3)


@pytest.mark.parametrize(
    "text", ["", "a b", "http://", "http://x/lobby", "http://x:99999/t/abc", "file:///t/abc", "/t/a"]
)
def test_other_texts_are_no_links(text: str) -> None:
    with pytest.raises(BadLink):
        parse_link(text)


def test_every_move_is_delivered_once_and_in_order_across_broken_connections(live: LiveServer) -> None:
    async def test() -> None:
        ann, code = await ann_at(live.url)
        moves: list[GameMove] = []
        async with gate_to(live) as gate, TableClient(f"http://127.0.0.1:{gate.port}", code, ann.secret) as table:
            await table.start()
            acted = -1
            async for update in table:
                if isinstance(update, GameMove):
                    moves.append(update)
                    if update.version in (5, 20, 40):
                        gate.shut()
                        gate.open()
                view = table.view
                if view is not None and view.phase == "over":
                    break
                if view is not None and table.seat in view.to_act and table.version != acted:
                    action = default_action(view)
                    assert action is not None
                    acted = table.version
                    with suppress(RequestRefused):  # a bot may have acted first
                        await table.act(action, version=acted)
            moves += [update for update in table.take_updates() if isinstance(update, GameMove)]
        assert table.connections >= 2
        assert [move.version for move in moves] == list(range(table.version + 1))
        assert isinstance(moves[0].events[0], GameStarted)
        assert len(await ann.record(str(table.game))) > 1000

    run(test)


def test_a_move_whose_answer_was_lost_is_played_once(live: LiveServer) -> None:
    async def test() -> None:
        ann, code = await ann_at(live.url)
        async with gate_to(live) as gate, TableClient(f"http://127.0.0.1:{gate.port}", code, ann.secret) as table:
            await table.start()
            await my_turn(table)
            assert table.view is not None
            action = default_action(table.view)
            assert action is not None
            gate.silence()
            acting = asyncio.create_task(table.act(action))  # without a version: only the key tells the two apart
            async with ann.join(code) as elsewhere:
                await elsewhere.until(lambda: elsewhere.version > table.version)
                gate.shut()
                gate.open()
                made = await acting
                assert table.resent == 1
                await elsewhere.until(lambda: elsewhere.delivered >= made)

    run(test)


def test_a_request_that_could_be_done_twice_is_not_sent_again(live: LiveServer) -> None:
    async def test() -> None:
        ann, code = await ann_at(live.url)
        async with (
            gate_to(live) as gate,
            TableClient(f"http://127.0.0.1:{gate.port}", code, ann.secret) as table,
            ann.join(code) as elsewhere,
        ):
            said = elsewhere.messages
            gate.silence()
            saying = asyncio.create_task(table.say("Good evening"))
            await elsewhere.changed(said)
            gate.shut()
            with pytest.raises(AnswerLost):
                await saying
            gate.open()
            await table.until(lambda: table.connected)
            assert [line.text for line in table.talk] == ["Good evening"]

    run(test)


def test_a_long_game_is_caught_up_with_page_by_page(live: LiveServer) -> None:
    async def test() -> None:
        ann, code = await ann_at(live.url)
        async with ann.join(code) as table:
            await table.start()
            await play_seat(table, make_player("trader"), games=1)
        async with TableClient(live.url, code) as late, TableClient(live.url, code, history=False) as brief:
            await late.until(lambda: late.delivered == late.version)
            versions = [update.version for update in late.take_updates() if isinstance(update, GameMove)]
            assert versions == list(range(table.version + 1))
            assert brief.delivered == brief.version == table.version
            await brief.request(CatchUp(version=-1))
            assert not any(isinstance(update, GameMove) for update in brief.take_updates()), "none is delivered twice"

    run(test)


def test_refusals_and_ends_have_a_reason(live: LiveServer) -> None:
    async def test() -> None:
        ann, code = await ann_at(live.url)
        with pytest.raises(RequestRefused) as nowhere:
            await ann.join("nosuchtable").open()
        assert (nowhere.value.error, nowhere.value.code) == ("not_found", "no_such_table")
        with pytest.raises(RequestRefused) as unknown:
            await Client(live.url, "not-a-secret").join(code).open()
        assert unknown.value.code == "unknown_secret"
        with pytest.raises(RequestRefused) as http:
            await Client(live.url).me()
        assert http.value.error == "unauthorized"
        with pytest.raises(Unreachable, match="can't be reached"):
            await Client("http://127.0.0.1:9").me()
        async with ann.join(code) as table:
            await table.start()
            with pytest.raises(RequestRefused) as illegal:
                await table.act(Open(1))
            assert illegal.value.error == "illegal" and illegal.value.rule
            await ann.delete_me()
            with pytest.raises(ConnectionEnded):
                async for _ in table:
                    pass
            with pytest.raises(ConnectionEnded):
                await table.request(SeatBot(seat=0, bot="trader"))

    run(test)


def test_secrets_are_never_logged_or_shown(live: LiveServer, caplog: pytest.LogCaptureFixture) -> None:
    seen: list[bytes] = []

    async def test() -> None:
        ann = Client(live.url)
        registration = await ann.register("Ann")
        code = (await ann.create_table(SETTINGS)).code
        async with gate_to(live) as gate:
            table = TableClient(f"http://127.0.0.1:{gate.port}", code, ann.secret, tap=seen.append)
            async with table:
                gate.shut()
                gate.open()
                await table.until(lambda: table.connections == 2)
            texts = (repr(ann), repr(registration), repr(table), repr(table.ended), caplog.text)
            assert ann.secret and not any(ann.secret in text for text in texts)

    with caplog.at_level(logging.DEBUG):
        run(test)
    assert sum(text.startswith(b'{"type":"welcome"') for text in seen) == 2, "the tap gets what comes over the wire"
