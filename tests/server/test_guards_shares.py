"""However many sockets an address has, and whatever they send, the server has time for everyone else.

What reaches the server while it sleeps is read together when it wakes up, so that nothing here depends on time.
"""

import asyncio
import json
import socket
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, suppress
from typing import BinaryIO, NamedTuple

import pytest

from nottingham.server.config import Limits
from nottingham.server.fair_shares import MESSAGE_UNITS, UNITS, FairShares
from nottingham.server.frames import MAX_PARSED_FRAMES
from nottingham.server.transport import MAX_CONTROL_FRAMES
from nottingham.server.waiting_line import WaitingLine
from nottingham.table.table import MAX_CONNECTIONS_PER_PERSON
from tests.support.live_server import Guest, LiveServer, Visit, open_server
from tests.support.odd_text import CLOSE, HELLO, PING, PONG, TEXT, dial, exchange, frame
from tests.support.sessions import Session, run_session

EVE, BOB = "198.51.100.1", "198.51.100.2"
EVES = 5
MESSAGES = UNITS // MESSAGE_UNITS
"""How many small messages of an address are answered in a slice."""
LOBBY = frame(TEXT, b'{"type":"lobby"}')


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server behind a proxy with the default limits, but that of requests, so that many can join at once."""
    folder = tmp_path_factory.mktemp("patient")
    with open_server(
        folder / "test.db", "--proxies", "127.0.0.1", env={"NOTTINGHAM_REQUESTS_PER_SECOND": "1000"}
    ) as live:
        yield live


class Line(NamedTuple):
    """A socket whose frames can be told apart."""

    line: socket.socket
    stream: BinaryIO

    def next_frame(self) -> tuple[int, bytes]:
        """The kind of the next frame and its content. Kind 0 if the server has hung up."""
        try:
            head = self.stream.read(2)
        except ConnectionError:
            return 0, b""
        if len(head) < 2:
            return 0, b""
        size = head[1]
        if size >= 126:
            size = int.from_bytes(self.stream.read(2 if size == 126 else 8), "big")
        return head[0] & 15, self.stream.read(size)

    def until(self, wanted: Callable[[int, bytes], bool]) -> list[tuple[int, bytes]]:
        """All frames before the wanted one."""
        before: list[tuple[int, bytes]] = []
        while not wanted(*(found := self.next_frame())):
            assert found[0] not in (0, CLOSE), f"the server closed the connection after {len(before)} frames"
            before.append(found)
        return before


def open_line(url: str, leaving: ExitStack, place: str = EVE) -> Line:
    line = leaving.enter_context(dial(url))
    hello = HELLO.replace(b"\r\n\r\n", f"\r\nX-Forwarded-For: {place}\r\n\r\n".encode())
    assert exchange(line, hello).status == 101
    return Line(line, leaving.enter_context(line.makefile("rb")))


def says(kind: str) -> Callable[[int, bytes], bool]:
    return lambda opcode, content: opcode == TEXT and json.loads(content)["type"] == kind


def join(url: str, leaving: ExitStack, table: str, guest: Guest, place: str = EVE) -> Line:
    line = open_line(url, leaving, place)
    hello = {"type": "join", "table": table, "secret": guest.secret}
    line.line.sendall(frame(TEXT, json.dumps(hello).encode()))
    line.until(says("welcome"))
    return line


class Crowd(NamedTuple):
    """Bob in a game with five people who have many sockets at one address."""

    visit: Visit
    lines: list[Line]
    bob: Guest
    table: str


async def crowd(session: Session, leaving: ExitStack) -> Crowd:
    bob = await session.guest("Bob")
    table = await bob.lay(options={"players": EVES + 1})
    visit = await session.socket(additional_headers={"x-forwarded-for": BOB})
    await visit.send({"type": "join", "table": table, "secret": bob.secret})
    eves = [await session.guest(f"Eve {number}") for number in range(EVES)]
    for eve in eves:
        line = join(session.url, leaving, table, eve)
        line.line.sendall(frame(TEXT, b'{"type":"sit","key":"sit"}'))
        line.until(says("done"))
        line.line.close()
    assert (await visit.ask("start"))["type"] == "done"
    lines = [join(session.url, leaving, table, eve) for eve in eves for _ in range(MAX_CONNECTIONS_PER_PERSON - 1)]
    return Crowd(visit, lines, bob, table)


async def send_all_at_once(live: LiveServer, lines: list[Line], data: bytes, bob: Visit) -> None:
    """Eve's sockets send this while the server sleeps. Then Bob pulls a face."""
    with live.asleep():
        for line in lines:
            line.line.sendall(data)
        await bob.send({"type": "gesture", "mood": "amused"})


def test_messages_of_many_sockets_hold_up_nobody_elsewhere(patient: LiveServer) -> None:
    offer = frame(TEXT, b'{"type":"act","action":{"type":"offer","to":9},"key":"offer"}')

    async def scenario(session: Session) -> None:
        with ExitStack() as leaving:
            bob, lines, *_ = await crowd(session, leaving)
            await send_all_at_once(patient, lines, offer, bob)
            before = [line.until(says("gestured")) for line in lines]
            answered = sum(says("refused")(*found) for frames in before for found in frames)
            assert answered <= 2 * MESSAGES, "Bob waited for Eve's sockets"
            for line, frames in zip(lines, before, strict=True):
                if not any(says("refused")(*found) for found in frames):
                    line.until(says("refused"))

    run_session(patient.url, scenario)


def test_frames_of_many_sockets_hold_up_nobody_elsewhere(patient: LiveServer) -> None:
    pieces, messages = 60, 5
    message = frame(TEXT, b'{"type":"nothing"}', last=False) + frame(0, b"", last=False) * (pieces - 2) + frame(0, b"")

    async def scenario(session: Session) -> None:
        with ExitStack() as leaving:
            bob, lines, *_ = await crowd(session, leaving)
            await send_all_at_once(patient, lines, message * messages, bob)
            answered = [sum(says("refused")(*found) for found in line.until(says("gestured"))) for line in lines]
            assert sum(answered) <= 4 * UNITS * MAX_PARSED_FRAMES / pieces < messages * len(lines)
            for line, done in zip(lines, answered, strict=True):
                for _ in range(messages - done):
                    line.until(says("refused"))

    run_session(patient.url, scenario)


def test_a_family_at_one_address_is_answered_in_full(patient: LiveServer) -> None:
    """Everyone there sends as much as a socket may, at the same moment, and pings too."""

    async def scenario(session: Session) -> None:
        with ExitStack() as leaving:
            bob, lines, *_ = await crowd(session, leaving)
            messages = [b'{"type":"gesture","mood":"amused","key":"%d"}' % number for number in range(40)]
            batch = b"".join(frame(TEXT, message) for message in messages) + frame(PING, b"")
            await send_all_at_once(patient, lines[:13], batch, bob)
            for line in lines[:13]:
                keys = [
                    json.loads(content).get("key")
                    for kind, content in line.until(lambda kind, _: kind == PONG)
                    if kind == TEXT
                ]
                while "39" not in keys:
                    kind, content = line.next_frame()
                    assert kind == TEXT
                    keys.append(json.loads(content).get("key"))
                assert [key for key in keys if key] == [str(number) for number in range(40)]

    run_session(patient.url, scenario)


def test_nothing_is_done_for_a_socket_that_was_told_its_end(patient: LiveServer) -> None:
    """What waits for its share belongs to a device that is revoked meanwhile."""
    chatter = b"".join(frame(TEXT, b'{"type":"gesture","mood":"amused","key":"%d"}' % number) for number in range(40))

    async def scenario(session: Session) -> None:
        with ExitStack() as leaving:
            _, lines, bob, table = await crowd(session, leaving)
            watching = join(session.url, leaving, table, bob, BOB)
            link = (await bob.ask("POST", "/api/me/links")).json()["secret"]
            phone = session.known_by((await bob.ask("POST", "/api/links", {"secret": link})).json()["secret"])
            lost = join(session.url, leaving, table, phone)
            with patient.asleep():
                for line in lines:
                    line.line.sendall(chatter)
                lost.line.sendall(b"".join(frame(TEXT, b'{"type":"say","text":"Lost","key":"lost"}') for _ in range(7)))
            assert (await bob.ask("DELETE", "/api/me/keys")).status_code == 204
            before = lost.until(says("ending"))
            for line in lines:
                line.until(lambda _, content: b'"key":"39"' in content)
            watching.line.sendall(frame(TEXT, b'{"type":"say","text":"All was answered"}'))
            heard = watching.until(lambda _, content: b"All was answered" in content)
            answered = sum(b'"key":"lost"' in content for _, content in before)
            assert sum(b'"text":"Lost"' in content for _, content in heard) == answered

    run_session(patient.url, scenario)


@pytest.mark.parametrize("kind", [PING, PONG])
def test_few_frames_that_control_the_connection_are_read(patient: LiveServer, kind: int) -> None:
    with ExitStack() as leaving:
        line = open_line(patient.url, leaving)
        line.line.sendall(LOBBY)
        line.until(says("lobby"))
        line.line.sendall(frame(kind, b"") * (MAX_CONTROL_FRAMES + 20) + frame(TEXT, b"nonsense"))
        pongs = 0
        while (kind_heard := line.next_frame()[0]) == PONG:
            pongs += 1
        assert kind_heard in (0, CLOSE) and pongs <= MAX_CONTROL_FRAMES


def test_a_client_that_pings_now_and_then_stays(patient: LiveServer) -> None:
    with ExitStack() as leaving:
        line = open_line(patient.url, leaving)
        for _ in range(MAX_CONTROL_FRAMES - 2):
            line.line.sendall(frame(PING, b"?"))
            assert line.next_frame() == (PONG, b"?")
        line.line.sendall(LOBBY)
        line.until(says("lobby"))


@pytest.mark.parametrize("cut", [1, 2, 3, 1000, 5000, 9000])
def test_messages_behind_each_other_arrive_in_order_however_they_are_cut(patient: LiveServer, cut: int) -> None:
    keys = [str(number) for number in range(12)]
    texts = [
        json.dumps({"type": "nothing", "key": key, "more": "x" * int(key) * 200}).encode().ljust(1) for key in keys
    ]
    data = b"".join(frame(TEXT, text) for text in texts)
    with ExitStack() as leaving:
        line = open_line(patient.url, leaving)
        line.line.sendall(LOBBY)
        line.until(says("lobby"))
        line.line.sendall(data[:cut])
        line.line.sendall(data[cut:])
        assert [json.loads(line.next_frame()[1])["key"] for _ in keys] == keys


# Shares


def run_shares(scenario: Callable[[FairShares], Awaitable[None]], limits: Limits | None = None) -> None:
    async def whole() -> None:
        await scenario(FairShares(limits or Limits()))

    asyncio.run(whole())


def all_taken(shares: FairShares, address: str) -> int:
    """How many units an address is given at once."""
    units = 0
    while shares.take(address, 1):
        units += 1
    return units


def test_each_address_has_a_share_of_its_own() -> None:
    async def scenario(shares: FairShares) -> None:
        assert all_taken(shares, "eve") == UNITS
        assert shares.take("bob", 1)

    run_shares(scenario)


def test_a_customer_with_a_large_network_has_one_share() -> None:
    async def scenario(shares: FairShares) -> None:
        assert all_taken(shares, "2001:db8:1:1::/64") == UNITS
        assert not shares.take("2001:db8:1:2::/64", 1)
        assert shares.take("2001:db8:2:1::/64", 1)

    run_shares(scenario)


@pytest.mark.parametrize(
    ("limits", "times"),
    [
        (Limits(sockets_per_address=600), 10),
        (Limits(messages_per_second=60), 4),
        (Limits(sockets_per_address=600, messages_per_second=60), 40),
        (Limits(sockets_per_address=6, messages_per_second=1), 1),
    ],
)
def test_an_address_that_may_do_more_has_a_larger_share(limits: Limits, times: int) -> None:
    async def scenario(shares: FairShares) -> None:
        assert all_taken(shares, "school") == times * UNITS

    run_shares(scenario, limits)


def test_work_waits_in_line_with_that_of_its_own_address_only() -> None:
    done: list[str] = []

    async def work(shares: FairShares, address: str, name: str) -> None:
        if not shares.take(address, MESSAGE_UNITS):
            await shares.turn(address, MESSAGE_UNITS)
        done.append(name)

    async def scenario(shares: FairShares) -> None:
        eve = [f"eve {number}" for number in range(5 * MESSAGES)]
        bob = [f"bob {number}" for number in range(MESSAGES + 1)]
        await asyncio.gather(*(work(shares, name[:3], name) for name in [*eve, *bob]))
        assert [name for name in done if name in eve] == eve, "in the order in which it came"
        assert done.index(bob[-2]) < done.index(eve[MESSAGES])
        assert done.index(bob[-1]) < done.index(eve[2 * MESSAGES])

    run_shares(scenario)


def test_work_that_waits_is_done_though_nobody_has_taken_anything() -> None:
    async def scenario(shares: FairShares) -> None:
        done = asyncio.Event()
        shares.wait("eve", 1, done.set)
        await asyncio.wait_for(done.wait(), 30)

    run_shares(scenario)


def test_work_that_fails_or_is_given_up_holds_up_nothing(caplog: pytest.LogCaptureFixture) -> None:
    def fail() -> None:
        raise ValueError

    async def scenario(shares: FairShares) -> None:
        all_taken(shares, "eve")
        shares.wait("eve", 1, fail)
        given_up = asyncio.ensure_future(shares.turn("eve", 1))
        await asyncio.sleep(0)
        given_up.cancel()
        await shares.turn("eve", 1)

    run_shares(scenario)
    assert [record.message for record in caplog.records] == ["a piece of work failed"]


# Turns


def test_addresses_take_turns_with_what_is_done_one_at_a_time() -> None:
    done: list[str] = []

    async def work(line: WaitingLine, address: str, name: str) -> None:
        async with line.turn(address):
            await asyncio.sleep(0)
            done.append(name)

    async def scenario() -> None:
        line = WaitingLine()
        eve = [work(line, f"2001:db8:1:{number}::/64", f"eve {number}") for number in range(5)]
        bob = [work(line, "198.51.100.2", f"bob {number}") for number in range(2)]
        await asyncio.gather(*eve, *bob)
        await work(line, "198.51.100.2", "bob 2")

    asyncio.run(scenario())
    assert done == ["eve 0", "eve 1", "bob 0", "eve 2", "bob 1", "eve 3", "eve 4", "bob 2"]


def test_a_turn_that_fails_or_is_given_up_is_passed_on() -> None:
    async def fail(line: WaitingLine) -> None:
        async with line.turn("eve"):
            await asyncio.sleep(0)
            raise ValueError

    async def scenario() -> None:
        line = WaitingLine()

        async def fail_first() -> None:
            with suppress(ValueError):
                await fail(line)
            given.cancel()  # when its turn has just come

        first = asyncio.ensure_future(fail_first())
        waits, given = (asyncio.ensure_future(fail(line)) for _ in range(2))
        await asyncio.sleep(0)
        waits.cancel()
        await asyncio.wait([first, waits, given])
        assert waits.cancelled() and given.cancelled()
        async with asyncio.timeout(30), line.turn("bob"):
            pass

    asyncio.run(scenario())
