"""Faults for servers, Redis and PostgreSQL: they are killed, paused and disconnected, as a seed decides."""

import asyncio
import signal
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from subprocess import TimeoutExpired

from tests.chaos.proxies import Gate
from tests.support.live_server import UNLIMITED, LiveServer
from tests.support.services import Machine, Postgres, Redis

KINDS = 9
STOPPING_SECONDS = 20.0


class Node:
    """One server, with faulty proxies between it and PostgreSQL, Redis and its players."""

    def __init__(self, folder: Path, number: int, database: str, postgres: int, redis: int) -> None:
        self.number = number
        self.live: LiveServer | None = None
        self.gates = {"PostgreSQL": Gate(postgres), "Redis": Gate(redis), "people": Gate(0)}
        self._folder = folder
        self._database = database
        self._paused = False

    async def start(self) -> None:
        for gate in self.gates.values():
            if not gate.port:
                await gate.start()
        await self.open()

    async def open(self) -> None:
        """Starts the server, and tries again while it can't reach its database."""
        url = f"postgresql://sheriff@127.0.0.1:{self.gates['PostgreSQL'].port}/{self._database}"
        redis = f"redis://127.0.0.1:{self.gates['Redis'].port}/0"
        while self.live is None:
            with suppress(AssertionError):
                self.live = await asyncio.to_thread(
                    LiveServer,
                    self._folder / f"node{self.number}.db",
                    "--database",
                    url,
                    "--redis",
                    redis,
                    env=UNLIMITED,
                )
                self.gates["people"].target = int(self.live.url.rpartition(":")[2])

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.gates['people'].port}"

    async def kill(self) -> None:
        live, self.live = self.live, None
        if live is not None:
            await asyncio.to_thread(live.kill)

    async def stop(self) -> None:
        """Stops the server; it may be disconnected or paused, so it is killed after as long as systemd would wait."""
        live, self.live = self.live, None
        if live is not None:
            live.process.send_signal(signal.SIGTERM)
            with suppress(TimeoutExpired):
                await asyncio.to_thread(live.process.wait, STOPPING_SECONDS)
            await asyncio.to_thread(live.kill)

    def pause(self) -> None:
        if self.live is not None:
            self.live.process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        if self.live is not None:
            self.live.process.send_signal(signal.SIGCONT)

    def log_file(self) -> str:
        return (self._folder / f"node{self.number}.log").read_text(errors="replace")

    async def close(self) -> None:
        self.go_on()
        await self.kill()
        for gate in self.gates.values():
            await gate.close()


class Cluster:
    """Three servers, a PostgreSQL and a Redis."""

    def __init__(self, folder: Path, postgres: Postgres, redis: Redis, chance: Random, nodes: int = 3) -> None:
        self.postgres = postgres
        self.redis = redis
        self.database = postgres.new_database()
        name = self.database.rpartition("/")[2]
        self.nodes = [Node(folder, n, name, postgres.port, redis.port) for n in range(nodes)]
        self.done: Counter[str] = Counter()
        """The faults so far, counted by kind."""
        self._meddled: set[Machine] = set()
        self._chance = chance
        self._pick = Random(chance.random())

    async def start(self) -> None:
        await self.nodes[0].start()
        await asyncio.gather(*[node.start() for node in self.nodes[1:]])

    async def url(self) -> str:
        """A random server that is not known to be dead, as a load balancer would choose."""
        while True:
            alive = [node for node in self.nodes if node.live is not None]
            if alive:
                return self._pick.choice(alive).url
            await asyncio.sleep(0.05)

    def notice(self) -> None:
        """Does nothing: no fault waits for messages here."""

    async def inject_faults(self, seconds: float) -> None:
        """Injects one fault after another, sometimes two at once."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            both = self._chance.random() < 0.25
            kinds = self._chance.choices(range(KINDS), weights=(4, 4, 2, 2, 2, 2, 2, 5, 3), k=1 + both)
            await asyncio.gather(*map(self._inject, kinds))
            for machine in (self.postgres, self.redis):
                machine.must_run()
            await asyncio.sleep(self._chance.uniform(0.1, 1.0))

    async def inject_each_once(self) -> None:
        """Injects each fault once, in random order."""
        kinds = list(range(KINDS))
        self._chance.shuffle(kinds)
        for kind in kinds:
            await self._inject(kind)

    async def _inject(self, kind: int) -> None:
        chance = self._chance
        node = chance.choice(self.nodes)
        match kind:
            case 0:
                self.done["servers killed"] += 1
                await node.kill()
                await asyncio.sleep(chance.uniform(0, 1))
                await node.open()
            case 1:
                self.done["servers paused"] += 1
                node.pause()
                await asyncio.sleep(chance.choice((0.2, 1.0, 3.0, 7.0)))
                node.go_on()
            case 2:
                await self._kill(self.redis, "Redis killed")
            case 3:
                await self._pause(self.redis, "Redis paused")
            case 4:
                await self._kill(self.postgres, "PostgreSQL killed")
            case 5:
                await self._pause(self.postgres, "PostgreSQL paused")
            case 6:
                self.done["servers stopped"] += 1
                await node.stop()
                await node.open()
            case 7 | 8:
                name = chance.choice(("PostgreSQL", "Redis")) if kind == 7 else "people"
                gate = node.gates[name]
                how, harm = chance.choice(
                    (("cut", gate.shut), ("gone deaf", gate.deafen), ("without an answer", gate.silence))
                )
                self.done[f"roads to {name} {how}"] += 1
                harm()
                await asyncio.sleep(chance.choice((0.2, 1.0, 4.0)))
                gate.open()
            case _:
                raise ValueError(kind)

    async def _kill(self, machine: Machine, what: str) -> None:
        async with self._alone_with(machine) as alone:
            if alone:
                self.done[what] += 1
                await asyncio.to_thread(machine.kill)
                await asyncio.sleep(self._chance.uniform(0, 1.5))
                await asyncio.to_thread(machine.start)

    async def _pause(self, machine: Machine, what: str) -> None:
        async with self._alone_with(machine) as alone:
            if alone:
                self.done[what] += 1
                machine.pause()
                await asyncio.sleep(self._chance.choice((0.2, 1.0, 3.0)))
                machine.go_on()

    @asynccontextmanager
    async def _alone_with(self, machine: Machine) -> AsyncIterator[bool]:
        """Returns whether no other fault uses this machine: two that restart it would start it twice."""
        if machine in self._meddled:
            yield False
            return
        self._meddled.add(machine)
        try:
            yield True
        finally:
            self._meddled.discard(machine)

    async def heal(self) -> None:
        """Ends all faults."""
        for machine in (self.postgres, self.redis):
            machine.must_run()
        for node in self.nodes:
            for gate in node.gates.values():
                gate.open()
            node.go_on()
            await node.open()

    async def close(self) -> None:
        for node in self.nodes:
            await node.close()
