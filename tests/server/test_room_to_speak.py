"""An attack over real sockets: a client that signals forever that it composes an offer can't stall a bot in office.

The server runs in this process, on a port of its own, with a clock that the test controls.
"""

import asyncio
from pathlib import Path

from nottingham.client import Client, TableClient
from nottingham.client.errors import ClientError
from nottingham.players.defaults import default_action
from nottingham.server.config import Limits
from nottingham.table.composing import LIMIT_SECONDS
from nottingham.table.requests import CatchUp
from tests.support.serving import serving
from tests.support.sessions import FAR
from tests.support.tables import ManualTime

PATIENCE, PAUSE = 5, 1.0


def waits(table: TableClient) -> bool:
    """Returns whether the bag of this seat is before the bot sheriff."""
    view = table.view
    bag = view.seats[0].bag if view is not None else None
    return view is not None and view.phase == "inspect" and bag is not None and bag.status == "held"


async def at_the_gate(ann: TableClient, ben: TableClient, time: ManualTime) -> None:
    await ann.start(sheriff=1)
    for _ in range(200):
        if waits(ann):
            return
        for table in (ann, ben):
            if table.view is not None and table.seat in table.view.to_act:
                action = default_action(table.view)
                if action is not None:
                    await table.act(action)
        await time.pass_(PAUSE)
    raise AssertionError("the gate was never reached")


def test_a_client_that_signals_forever_delays_a_bot_by_the_limit_and_no_more(tmp_path: Path) -> None:
    async def scenario() -> None:
        ann: TableClient | None = None

        async def settled() -> None:
            """A request of another connection is answered after everything that was due before it."""
            if ann is not None:
                await ann.request(CatchUp(version=FAR))

        time = ManualTime(settled)
        async with serving(tmp_path / "table.db", time) as url:
            client = Client(url)
            await client.register("Ann")
            about = {"patience_seconds": PATIENCE, "bot_seconds": PAUSE, "first_sheriff": "named"}
            bots = {1: "always_opens", 2: "always_honest"}
            code = (await client.create_table({"options": {"players": 4}, **about}, bots=bots)).code
            friend = Client(url)
            await friend.register("Ben")
            async with client.join(code) as ann, friend.join(code) as ben:
                await ben.sit(3)
                await at_the_gate(ann, ben, time)
                await ben.pass_()
                first, waited = ann.version, 0
                while waits(ann):
                    async with client.join(code, reconnect=False) as again:  # a new connection every second
                        for signal in (True, True, False, True):
                            await again.composing(signal)
                    await time.pass_(1)
                    waited += 1
                    assert waited < 300, "the table is stalled"
                moves = ann.version - first
                assert waited <= (moves + 1) * (PATIENCE + PAUSE) + LIMIT_SECONDS + 1
                assert waited > LIMIT_SECONDS, "the sheriff waits for those who compose an offer"

    asyncio.run(scenario())


def test_signals_count_against_the_rate_of_an_address(tmp_path: Path) -> None:
    async def scenario() -> None:
        time = ManualTime(lambda: asyncio.sleep(0))
        limits = Limits(messages_per_second=1e6, requests_per_second=1.0)
        async with serving(tmp_path / "table.db", time, limits) as url:
            client = Client(url)
            await client.register("Ann")
            code = (await client.create_table({"options": {"players": 3}}, bots={1: "trader", 2: "trader"})).code
            async with client.join(code) as ann:
                refused = 0
                for _ in range(10):
                    try:
                        await ann.composing()
                    except ClientError:
                        refused += 1
                assert refused

    asyncio.run(scenario())
