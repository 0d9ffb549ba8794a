"""Clients that don't read, break off or say nothing are closed without affecting others."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.test_playing import play_sensibly
from tests.support.faults import QUICK, eventually, health, megabytes
from tests.support.live_server import Guest, LiveServer, Visit, open_server
from tests.support.raw_client import RawClient

EVERYONE = ("Ann", "Bob", "Cleo", "Dan")
LONG_WORDS = "🐔" * 64
MAX_MEGABYTES = 40
"""A server must not grow by this because of a few clients that don't read."""


class PlayedGames:
    """Four people at a table with a game begun."""

    def __init__(self, live: LiveServer) -> None:
        self.live = live
        self.guests: list[Guest] = []
        self.visits: list[Visit] = []
        self.table = ""

    async def begin(self, **settings: Any) -> None:
        self.guests = [await Guest.come(self.live.url, name) for name in EVERYONE]
        self.table = await self.guests[0].lay(**QUICK, **settings)
        self.visits = [await guest.join(self.table) for guest in self.guests]
        for visit in self.visits:
            await visit.hear()
        for visit in self.visits[1:]:
            assert (await visit.ask("sit"))["type"] == "done"
        assert (await self.visits[0].ask("start"))["type"] == "done"

    async def play_on(self) -> None:
        """Plays to the end of the game; everyone receives every version."""
        await asyncio.gather(*(play_sensibly(visit) for visit in self.visits))
        assert all(visit.versions == list(range(visit.version + 1)) for visit in self.visits)

    async def bustle(self, until: Callable[[], Awaitable[bool]], most: int = 500) -> None:
        """Everyone changes the table at the same time, again and again, and gets every answer."""
        for turn in range(most):
            for again in range(10):
                words = f"{turn * 10 + again:06}{LONG_WORDS}"[:64]
                answers = await asyncio.gather(*(visit.ask("cut", text=words) for visit in self.visits))
                assert all(answer["type"] == "done" for answer in answers)
            if await until():
                return
        raise AssertionError("it never came to that")

    async def sockets(self) -> int:
        count: int = (await health(self.live.url)).json()["sockets"]
        return count

    async def end(self) -> None:
        for visit in self.visits:
            await visit.close()
        for guest in self.guests:
            await guest.close()


def run_scenario(path: Path, test: Callable[[PlayedGames], Awaitable[None]]) -> None:
    async def run(live: LiveServer) -> None:
        scenario = PlayedGames(live)
        await scenario.begin()
        try:
            await test(scenario)
        finally:
            await scenario.end()

    with open_server(path / "test.db") as live:
        asyncio.run(run(live))
        assert live.stop() == 0
        assert "Traceback" not in live.log_file.read_text(), "a client caused an error in the server"


def come_and_stop_reading(scenario: PlayedGames, guest: Guest | None = None) -> RawClient:
    client = RawClient(scenario.live.url, receive_buffer=4096)
    client.handshake()
    client.say({"type": "join", "table": scenario.table, **({"secret": guest.secret} if guest else {})})
    return client


def test_clients_that_never_read_are_closed_without_affecting_others(tmp_path: Path) -> None:
    """Spectators, and a player's second page."""

    async def slow(scenario: PlayedGames) -> None:
        clients = [come_and_stop_reading(scenario) for _ in range(2)]
        clients.append(come_and_stop_reading(scenario, scenario.guests[3]))
        everyone = len(scenario.visits) + len(clients)
        await eventually(lambda: at_most(scenario, everyone))
        before = megabytes(scenario.live)

        async def gone() -> bool:
            return await scenario.sockets() == len(scenario.visits)

        await scenario.bustle(gone)
        assert megabytes(scenario.live) - before < MAX_MEGABYTES
        await scenario.play_on()
        for client in clients:
            client.close()

    run_scenario(tmp_path, slow)


async def at_most(scenario: PlayedGames, count: int) -> bool:
    return await scenario.sockets() >= count


def test_a_client_that_sends_requests_but_never_reads_is_closed(tmp_path: Path) -> None:
    async def greedy(scenario: PlayedGames) -> None:
        before = megabytes(scenario.live)
        client = come_and_stop_reading(scenario)

        def ask_on() -> None:
            with suppress(ConnectionError, TimeoutError):
                for _ in range(20_000):
                    client.say({"type": "catch_up", "version": -1})

        await asyncio.gather(asyncio.to_thread(ask_on), scenario.play_on())

        async def gone() -> bool:
            return await scenario.sockets() == len(scenario.visits)

        await eventually(gone)
        assert megabytes(scenario.live) - before < MAX_MEGABYTES
        client.close()

    run_scenario(tmp_path, greedy)


@pytest.mark.long
def test_two_hundred_clients_that_vanish_leave_no_trace(tmp_path: Path) -> None:
    chance = Random()

    async def vanishing(scenario: PlayedGames) -> None:
        table = scenario.table

        def half_a_handshake() -> RawClient:
            client = RawClient(scenario.live.url)
            client.handshake(part=chance.random() * 0.99)
            return client

        def half_a_frame_at_the_door() -> RawClient:
            client = RawClient(scenario.live.url)
            client.handshake()
            client.say({"type": "join", "table": table}, part=chance.random() * 0.99)
            return client

        def half_a_frame_at_the_table() -> RawClient:
            client = RawClient(scenario.live.url)
            client.handshake()
            client.say({"type": "join", "table": table})
            client.say({"type": "catch_up", "version": -1}, part=chance.random() * 0.99)
            return client

        def silent() -> RawClient:
            client = RawClient(scenario.live.url)
            client.handshake()
            return client

        def vanish() -> list[RawClient]:
            kinds = (half_a_handshake, half_a_frame_at_the_door, half_a_frame_at_the_table, silent)
            clients = [kind() for _ in range(50) for kind in kinds]
            waiting = clients[3:40:4]
            for number, client in enumerate(clients):
                if client not in waiting:
                    client.close() if number % 3 else client.reset()
            return waiting

        waiting, _ = await asyncio.gather(asyncio.to_thread(vanish), scenario.play_on())
        for client in waiting:
            assert b'"silent"' in await asyncio.to_thread(client.rest), "a silent connection is closed with a reason"
            client.close()

        async def gone() -> bool:
            return await scenario.sockets() == len(scenario.visits)

        await eventually(gone)
        assert (await scenario.visits[0].ask("say", phrase="well_played"))["type"] == "done"
        talk = await scenario.visits[1].until(lambda message: message["type"] == "talk")
        assert talk["lines"][0]["phrase"] == "well_played"

    run_scenario(tmp_path, vanishing)


@pytest.mark.parametrize("part", [None, 0.5])
def test_a_vanished_player_is_shown_absent_until_they_return(tmp_path: Path, part: float | None) -> None:
    async def vanishing(scenario: PlayedGames) -> None:
        ann, dan = scenario.visits[0], scenario.guests[3]

        def present(message: dict[str, Any]) -> bool | None:
            return message["table"]["chairs"][3].get("present", False) if message["type"] == "table" else None

        client = RawClient(scenario.live.url)
        client.handshake()
        client.say({"type": "join", "table": scenario.table, "secret": dan.secret})
        await scenario.visits[3].close()
        if part is not None:
            client.say({"type": "catch_up", "version": -1}, part=part)
        client.reset()
        await ann.until(lambda message: present(message) is False)
        scenario.visits[3] = await dan.join(scenario.table, version=-1)
        await ann.until(lambda message: present(message) is True)
        await scenario.play_on()

    run_scenario(tmp_path, vanishing)


def test_a_stopping_server_does_not_wait_for_clients_that_never_read(tmp_path: Path) -> None:
    async def stopping(scenario: PlayedGames) -> None:
        clients = [come_and_stop_reading(scenario) for _ in range(3)]
        clients += [RawClient(scenario.live.url) for _ in range(3)]
        for client in clients[3:]:
            client.handshake(part=0.5)
        everyone = len(scenario.visits) + 3
        await eventually(lambda: at_most(scenario, everyone))
        times = 0

        async def much_has_happened() -> bool:
            nonlocal times
            times += 1
            return times == 10

        await scenario.bustle(much_has_happened)
        assert await scenario.sockets() == everyone, "they are slow, but not too slow"
        scenario.live.process.terminate()
        for visit in scenario.visits:
            await visit.drain()
            assert visit.socket.close_code == 1001
        assert await asyncio.to_thread(scenario.live.process.wait, 60) == 0
        for client in clients:
            client.close()

    run_scenario(tmp_path, stopping)
