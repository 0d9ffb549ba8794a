"""A closed connection is freed at once. What only the garbage collector frees piles up while clients come and go."""

import asyncio
import gc
from pathlib import Path

from nottingham.client import Client
from nottingham.server.connection import Connection
from nottingham.server.transport import SocketProtocol
from tests.support.serving import serving

OURS = (SocketProtocol, Connection)


def alive() -> int:
    return sum(type(thing) in OURS for thing in gc.get_objects())


def test_closed_connections_leave_nothing_to_the_garbage_collector(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "table.db") as url:
            client = Client(url)
            await client.register("Ann")
            gc.collect()
            gc.disable()
            before = alive()
            code = (await client.create_table({"options": {"players": 3}}, bots={})).code
            async with client.join(code):
                assert alive() == before + len(OURS)
            async with asyncio.timeout(30):
                while alive() > before:
                    await asyncio.sleep(0)

    try:
        asyncio.run(scenario())
    finally:
        gc.enable()
