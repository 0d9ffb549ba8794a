"""Several servers on one database, for tests: real processes, PostgreSQL and Redis, and players connected to each."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from nottingham.players.defaults import default_action
from tests.support import plain_http
from tests.support.live_server import PATIENCE, UNLIMITED, Guest, LiveServer, Visit
from tests.support.services import Postgres, Redis


class LiveCluster:
    """Servers that share a database, and the clients connected to them."""

    def __init__(self, folder: Path, postgres: Postgres, redis: Redis, blank: str | None = None) -> None:
        self.folder = folder
        self.postgres = postgres
        self.redis = redis
        self.url = postgres.new_database(like=blank)
        self.servers: list[LiveServer] = []
        self._visits: list[Visit] = []
        self._guests: list[Guest] = []

    def arguments(self) -> tuple[str, ...]:
        return ("--database", self.url, "--redis", self.redis.url, "--proxies", "127.0.0.1")

    def open(self, stack: ExitStack, count: int = 3, env: Mapping[str, str] | None = None) -> "LiveCluster":
        stack.callback(self.end)
        for place in range(count):
            self.servers.append(self.start(place, env))
        return self

    def start(self, place: int, env: Mapping[str, str] | None = None) -> LiveServer:
        return LiveServer(self.folder / f"node{place}.db", *self.arguments(), env={**UNLIMITED, **(env or {})})

    def end(self) -> None:
        for live in self.servers:
            if live.process.poll() is None:
                live.kill()

    async def guest(self, place: int = 0, name: str = "Ann") -> Guest:
        guest = await Guest.come(self.servers[place].url, name)
        self._guests.append(guest)
        return guest

    def at(self, place: int, guest: Guest) -> Guest:
        """Returns a guest of another server who has the same secret."""
        other = Guest(self.servers[place].url, guest.credentials)
        self._guests.append(other)
        return other

    async def join(self, place: int, guest: Guest, table: str, **more: Any) -> Visit:
        visit = await self.at(place, guest).join(table, **more)
        self._visits.append(visit)
        word = await visit.hear()
        assert word["type"] == "welcome", word
        return visit

    async def game(
        self, places: tuple[int, int, int] = (0, 1, 2), **settings: Any
    ) -> tuple[str, list[Guest], list[Visit]]:
        """Three people in a started game, each at another server unless said otherwise."""
        doors = [place % len(self.servers) for place in places]
        guests = [await self.guest(*who) for who in zip(doors, ("Ann", "Bob", "Cleo"), strict=True)]
        table = await guests[0].lay(options={"players": 3}, **settings)
        visits = [await self.join(place, guest, table) for place, guest in zip(doors, guests, strict=True)]
        for visit in visits[1:]:
            assert (await visit.ask("sit"))["type"] == "done"
        await seen(visits[0], lambda visit: all(chair.get("present") for chair in visit.table["chairs"]))
        assert (await visits[0].ask("start"))["type"] == "done"
        for visit in visits:
            await seen(visit, lambda visit: visit.version >= 0)
        return table, guests, visits

    async def metric(self, place: int, name: str) -> float:
        async with plain_http.AsyncClient() as client:
            text = (await client.get(f"{self.servers[place].url}/metrics")).text
        return next(float(line.split()[1]) for line in text.splitlines() if line.startswith(f"{name} "))

    async def until_metric(self, place: int, name: str, right: Callable[[float], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not right(await self.metric(place, name)):
                await asyncio.sleep(0.05)

    async def know_each_other(self) -> None:
        for place in range(len(self.servers)):
            await self.until_metric(place, "nottingham_other_servers", lambda n: n == len(self.servers) - 1)

    async def close(self) -> None:
        """Closes all connections."""
        for visit in self._visits:
            await asyncio.gather(visit.close(), visit.drain())
        for guest in self._guests:
            await guest.close()
        self._visits.clear()
        self._guests.clear()


async def seen(visit: Visit, right: Callable[[Visit], bool]) -> None:
    """Reads messages until the condition holds."""
    while not right(visit):
        await visit.hear()


def scenario(servers: LiveCluster, session: Callable[[LiveCluster], Awaitable[None]]) -> None:
    async def whole() -> None:
        try:
            await servers.know_each_other()
            await session(servers)
        finally:
            await servers.close()

    asyncio.run(whole())


async def play(visits: list[Visit], moves: int) -> int:
    """Everyone makes the default move on their turn; returns the version reached."""
    latest = max(visit.version for visit in visits)
    for visit in visits:
        await seen(visit, lambda visit: visit.version >= latest)
    done = 0
    while done < moves:
        view = visits[0].view
        assert view is not None
        if view.phase == "over":
            break
        mover = next(visit for visit in visits if visit.seat == view.to_act[0])
        assert mover.view is not None
        action = default_action(mover.view)
        assert action is not None
        answer = await mover.act(action, version=mover.version)
        assert answer["type"] == "done", answer
        for visit in visits:
            await seen(visit, lambda visit, made=answer["version"]: visit.version >= made)  # type: ignore[misc]
        done += 1
    return max(visit.version for visit in visits)
