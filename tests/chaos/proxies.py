"""A TCP proxy that injects faults: it can cut its connections, hold data back, or forward requests without answers."""

import asyncio
from contextlib import suppress

CHUNK = 65536


class Gate:
    def __init__(self, target: int) -> None:
        self.target = target
        self.port = 0
        self._server: asyncio.Server | None = None
        self._open = True
        self._hearing = asyncio.Event()
        self._hearing.set()
        self._answering = asyncio.Event()
        self._answering.set()
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._pass, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        self._writers.add(writer)
        try:
            if not self._open:
                return
            there, back = await asyncio.open_connection("127.0.0.1", self.target)
            self._writers.add(back)
            try:
                both = [
                    asyncio.ensure_future(self._carry(reader, back, answers=False)),
                    asyncio.ensure_future(self._carry(there, writer, answers=True)),
                ]
                await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
                for one in both:
                    one.cancel()
                await asyncio.gather(*both, return_exceptions=True)
            finally:
                self._drop(back)
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            self._drop(writer)
            self._tasks.discard(task)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, answers: bool) -> None:
        with suppress(OSError):
            while data := await reader.read(CHUNK):
                await self._hearing.wait()
                if answers and not self._answering.is_set():
                    # The lost answer is not delivered later, so this connection is useless now.
                    await self._answering.wait()
                    return
                writer.write(data)
                await writer.drain()

    def _drop(self, writer: asyncio.StreamWriter) -> None:
        self._writers.discard(writer)
        with suppress(OSError, RuntimeError):
            writer.transport.abort()

    def shut(self) -> None:
        """Cuts all connections and accepts none."""
        self._open = False
        for writer in list(self._writers):
            self._drop(writer)

    def deafen(self) -> None:
        """Holds all data back without closing anything."""
        self._hearing.clear()

    def silence(self) -> None:
        """Forwards requests and holds answers back."""
        self._answering.clear()

    def open(self) -> None:
        self._open = True
        self._answering.set()
        self._hearing.set()

    async def close(self) -> None:
        self.shut()
        self._hearing.set()
        if self._server is not None:
            self._server.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
