"""A server in this process, on a port of its own, for tests that look inside it."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import uvicorn

from nottingham.server.config import Limits, ServerConfig
from nottingham.server.metrics import Metrics
from nottingham.server.run import uvicorn_config
from nottingham.server.server import Server
from nottingham.store.store import Store
from tests.support.tables import ManualTime

GENEROUS = Limits(messages_per_second=1e6, requests_per_second=1e6, people_per_hour=10**6)


@asynccontextmanager
async def serving(database: Path, time: ManualTime | None = None, limits: Limits = GENEROUS) -> AsyncIterator[str]:
    """The address of a server. Its tables live by this clock, if one is given."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        async with await Store.open(str(database)) as store:
            server = Server(ServerConfig(str(database), limits=limits), store, Metrics(), time=time)
            running = uvicorn.Server(uvicorn_config(server, {}))
            task = asyncio.create_task(running.serve(sockets=[listener]))
            try:
                yield f"http://127.0.0.1:{listener.getsockname()[1]}"
            finally:
                await server.close("stopping", "The test is over.")
                running.should_exit = True
                await task
