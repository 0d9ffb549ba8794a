"""Room to speak: people signal that they compose an offer, and bots in office wait for them, but not forever."""

from collections.abc import Awaitable, Callable
from typing import Any

from nottingham.rules.engine import to_act
from nottingham.rules.options import Options
from nottingham.table.composing import LIMIT_SECONDS, SIGNAL_SECONDS
from nottingham.table.sync_messages import PlayerComposing
from nottingham.table.table import Table
from tests.support.cluster import Cluster, on_three_servers
from tests.support.tables import LocalServer, ManualTime, RecordingVisitor, act, ask, on_one_server, sensible

PATIENCE, PAUSE = 5, 1.0
BOTS = {1: "always_opens", 2: "always_honest"}
"""A sheriff who settles bags as soon as they may, and a merchant who never bargains."""


async def gate(server: LocalServer) -> tuple[Table, RecordingVisitor]:
    """Ann's bag lies before a bot sheriff. Nobody else plays but bots."""
    about: dict[str, Any] = {"patience_seconds": PATIENCE, "bot_seconds": PAUSE, "first_sheriff": "named"}
    table = await server.lay(bots=BOTS, **about)
    ann = await server.visit(table, server.people[0])
    assert (await ask(table, ann, "start", sheriff=1))["type"] == "done"
    await to_the_gate(server.time, table, ann)
    return table, ann


async def gate_in_company(server: LocalServer) -> tuple[Table, RecordingVisitor, RecordingVisitor]:
    """So does Ben's, who has nothing to say and waits for Ann."""
    about: dict[str, Any] = {"patience_seconds": PATIENCE, "bot_seconds": PAUSE, "first_sheriff": "named"}
    table = await server.lay(Options(4), bots=BOTS, **about)
    ann, ben = await server.visit(table, server.people[0]), await server.visit(table, await server.person())
    await ask(table, ben, "sit", seat=3)
    await ask(table, ann, "start", sheriff=1)
    await server.play_until(table, [ann, ben], waits)
    await ask(table, ben, "pass")
    return table, ann, ben


async def to_the_gate(time: ManualTime, table: Table, ann: RecordingVisitor) -> None:
    match = table.state.match
    assert match is not None
    for _ in range(100):
        if waits(table):
            return
        await (act(table, ann, sensible(table, 0)) if 0 in to_act(match.game.state) else time.pass_(PAUSE))
    raise AssertionError("the gate was never reached")


def waits(table: Table) -> bool:
    """Returns whether Ann's bag is still before a sheriff other than Ann."""
    match = table.state.match
    assert match is not None
    state = match.game.state
    return state.phase == "inspect" and 0 in state.held and 0 not in state.officers


async def seconds_at_the_gate(table: Table, time: ManualTime, each_second: Callable[[int], Awaitable[object]]) -> int:
    """Returns how long Ann's bag waits while something is done every second."""
    for second in range(500):
        if not waits(table):
            return second
        await each_second(second)
        await time.pass_(1)
    raise AssertionError("the table is stalled")


async def nothing(_: int) -> None: ...


def longest_wait(table: Table, first: int) -> float:
    """The most that the table may wait at the gate: for people after every move, and once for signals."""
    match = table.state.match
    assert match is not None
    return (match.game.version - first + 1) * (PATIENCE + PAUSE) + LIMIT_SECONDS + 1


def composing(visitor: RecordingVisitor) -> bool:
    return bool(visitor.last("table")["table"]["chairs"][0].get("composing"))


@on_one_server
async def test_everyone_sees_a_signal_until_it_ends(server: LocalServer) -> None:
    table, ann = await gate(server)
    bob = await server.visit(table, None)
    assert (await ask(table, ann, "composing"))["type"] == "done"
    assert composing(ann) and composing(bob)
    assert "patience" not in ann.last("clock")["clock"], "the sheriff waits for her, and not for the clock"
    assert (await ask(table, ann, "composing", composing=False))["type"] == "done"
    assert not composing(bob)
    await ask(table, ann, "composing")
    await server.time.pass_(SIGNAL_SECONDS - 1)
    await ask(table, ann, "composing")
    await server.time.pass_(SIGNAL_SECONDS - 1)
    assert composing(bob), "it was renewed"
    await server.time.pass_(1)
    assert not composing(bob), "it ends by itself"


@on_one_server
async def test_a_bot_sheriff_waits_for_a_signal_and_goes_on_with_the_patience_that_is_left(server: LocalServer) -> None:
    table, ann = await gate(server)
    assert table.state.match is not None
    while "patience" not in ann.received[-1].get("clock", {}):
        await server.time.pass_(0.5)
    version = table.state.match.game.version
    await server.time.pass_(PATIENCE - 1)
    await ask(table, ann, "composing")
    await server.time.pass_(SIGNAL_SECONDS - 0.5)
    assert table.state.match.game.version == version
    await ask(table, ann, "composing", composing=False)
    assert 0 < ann.last("clock")["clock"]["patience"] <= 1000
    await server.time.pass_(1)
    assert table.state.match.game.version > version


@on_one_server
async def test_signals_without_end_hold_up_a_bag_for_the_limit_and_no_longer(server: LocalServer) -> None:
    table, ann, _ = await gate_in_company(server)
    assert table.state.match is not None
    first, shown = table.state.match.game.version, 0

    async def signal(_: int) -> None:
        nonlocal shown
        assert (await ask(table, ann, "composing"))["type"] == "done"
        shown += composing(ann)

    waited = await seconds_at_the_gate(table, server.time, signal)
    assert LIMIT_SECONDS < waited <= longest_wait(table, first)
    assert LIMIT_SECONDS - 1 <= shown <= LIMIT_SECONDS + 1


@on_one_server
async def test_who_plays_with_bots_alone_has_all_the_time_they_need(server: LocalServer) -> None:
    table, ann = await gate(server)
    for _ in range(int(10 * LIMIT_SECONDS / (SIGNAL_SECONDS - 1))):
        await ask(table, ann, "composing")
        await server.time.pass_(SIGNAL_SECONDS - 1)
        assert composing(ann) and waits(table)
    await server.time.pass_(SIGNAL_SECONDS + PATIENCE + 2 * PAUSE)
    assert not waits(table), "it still has to be renewed"


@on_one_server
async def test_everyone_sees_an_officer_composing_but_no_bot_waits_for_that(server: LocalServer) -> None:
    six = Options(6)
    bots = dict.fromkeys(range(1, 6), "always_opens")
    table = await server.lay(six, bots=bots, patience_seconds=0, bot_seconds=0.1)
    ann = await server.visit(table, server.people[0])
    await ask(table, ann, "start")
    match = table.state.match
    assert match is not None

    def in_office(table: Table) -> bool:
        return match.game.state.phase == "inspect" and 0 in match.game.state.officers

    await server.play_until(table, [ann], in_office, most=20_000)
    version = match.game.version
    await ask(table, ann, "composing")
    assert composing(ann)
    assert not match.composing.seats.isdisjoint(match.game.state.officers)
    await server.time.pass_(1)
    assert match.game.version > version, "the other deputy goes on"


@on_one_server
async def test_switching_signals_on_and_off_gains_no_time(server: LocalServer) -> None:
    table, ann, _ = await gate_in_company(server)
    assert table.state.match is not None
    first = table.state.match.game.version

    async def flicker(_: int) -> None:
        for on in (True, False, True):
            await ask(table, ann, "composing", composing=on)

    assert await seconds_at_the_gate(table, server.time, flicker) <= longest_wait(table, first)


@on_one_server
async def test_reconnecting_gains_no_time(server: LocalServer) -> None:
    """Neither signals nor the sheriff's patience last longer. Another person keeps the game going meanwhile."""
    table, ann, _ = await gate_in_company(server)
    assert table.state.match is not None
    first, visitor = table.state.match.game.version, ann

    async def reconnect(_: int) -> None:
        nonlocal visitor
        await ask(table, visitor, "composing")
        await table.leave(visitor)
        visitor = await server.visit(table, server.people[0])
        await ask(table, visitor, "composing")

    assert await seconds_at_the_gate(table, server.time, reconnect) <= longest_wait(table, first)


@on_one_server
async def test_a_new_inspection_has_the_whole_limit(server: LocalServer) -> None:
    table, ann, ben = await gate_in_company(server)
    assert table.state.match is not None
    match = table.state.match

    async def signal(_: int) -> None:
        await ask(table, ann, "composing")

    await seconds_at_the_gate(table, server.time, signal)
    assert match.composing.spent(0) >= LIMIT_SECONDS - 1
    await server.play_until(table, [ann, ben], lambda table: match.game.state.round > 1 and waits(table))
    assert match.composing.spent(0) == 0
    await ask(table, ann, "composing")
    assert composing(ann)


@on_one_server
async def test_a_signal_that_makes_no_sense_is_ignored(server: LocalServer) -> None:
    table = await server.lay(bots=BOTS, first_sheriff="named", bot_seconds=PAUSE, patience_seconds=PATIENCE)
    ann = await server.visit(table, server.people[0])
    assert (await ask(table, ann, "composing"))["type"] == "done", "no game"
    await ask(table, ann, "start", sheriff=1)
    await ask(table, ann, "composing")
    assert not composing(ann), "no inspection"
    await to_the_gate(server.time, table, ann)
    stranger = await server.visit(table, await server.person())
    assert (await ask(table, stranger, "composing"))["error"] == "forbidden"
    assert not composing(ann), "a spectator"
    await seconds_at_the_gate(table, server.time, nothing)
    await ask(table, ann, "composing")
    assert not composing(ann), "her bag is settled"


@on_one_server
async def test_a_settled_bag_ends_the_signal(server: LocalServer) -> None:
    table, ann = await gate(server)
    await ask(table, ann, "composing")
    await ask(table, ann, "pause")
    assert not composing(ann), "a pause ends it too"
    await ask(table, ann, "resume")
    await ask(table, ann, "composing")
    assert composing(ann)
    await server.time.pass_(PATIENCE + SIGNAL_SECONDS + 40)
    assert not waits(table) and not composing(ann)


@on_three_servers
async def test_a_signal_reaches_the_server_whose_bot_waits_and_no_server_adds_to_the_limit(cluster: Cluster) -> None:
    north, south = cluster["north"], cluster["south"]
    table, ann, _ = await gate_in_company(north)
    assert table.state.match is not None
    phone = await south.visit(table, cluster.people[0])
    await cluster.quiet()
    other = south.registry.awake[table.state.row.code]
    first = table.state.match.game.version
    await ask(other, phone, "composing")
    await cluster.quiet()
    assert composing(ann) and composing(phone)
    assert any(isinstance(note, PlayerComposing) for note in cluster.network.carried)

    async def alternate(second: int) -> None:
        await (ask(table, ann, "composing") if second % 8 < 4 else ask(other, phone, "composing"))
        await cluster.quiet()

    waited = await seconds_at_the_gate(table, cluster.time, alternate)
    assert LIMIT_SECONDS < waited <= longest_wait(table, first)
    await cluster.quiet()
    assert not composing(ann) and not composing(phone)


@on_three_servers
async def test_a_server_that_wakes_a_table_learns_how_much_of_the_limit_is_used(cluster: Cluster) -> None:
    north, south = cluster["north"], cluster["south"]
    table, ann = await gate(north)
    for _ in range(4):
        await ask(table, ann, "composing")
        await cluster.time.pass_(3)
    await ask(table, ann, "composing", composing=False)
    await south.visit(table, cluster.people[0])
    await cluster.quiet()
    other = south.registry.awake[table.state.row.code].state.match
    assert other is not None and table.state.match is not None
    assert other.composing.spent(0) == table.state.match.composing.spent(0) == 12
