"""One table on several servers: what happens on one holds, and is sent to visitors, on all."""

import asyncio
import logging
from logging.handlers import BufferingHandler
from typing import Any

import pytest

from nottingham.players.defaults import default_action
from nottingham.rules.engine import to_act
from nottingham.rules.options import Options
from nottingham.rules.view import view
from nottingham.rules.wire import encode
from nottingham.table.errors import Refusal
from nottingham.table.requests import Join
from nottingham.table.spectators import MAX_WATCHING_PER_ADDRESS
from nottingham.table.table import Table
from tests.support.cluster import Cluster, ask_here, on_three_servers, on_three_servers_and_every_store
from tests.support.store_rows import results_of
from tests.support.tables import RecordingVisitor, act, ask, sensible, settle


def versions(visitor: RecordingVisitor) -> list[int]:
    """Returns all versions that a visitor received, in order."""
    found: list[int] = []
    for message in visitor.received:
        if message["type"] == "moved":
            found.append(message["version"])
        elif message.get("playing"):
            found += [move["version"] for move in message["playing"].get("moves") or []]
    return found


def alike(tables: list[Table]) -> None:
    """Checks that all servers agree about the table."""
    first = tables[0]
    for table in tables[1:]:
        assert (table.state.match is None) == (first.state.match is None)
        if table.state.match is not None and first.state.match is not None:
            assert (
                table.state.match.game.id == first.state.match.game.id
                and table.state.match.game.state == first.state.match.game.state
            )
        assert (
            table.state.row == first.state.row
            and table.state.doc == first.state.doc
            and table.state.view == first.state.view
        )


async def play(cluster: Cluster, tables: list[Table], visitors: list[RecordingVisitor], moves: int) -> None:
    """People make default moves, each through their own server."""
    for _ in range(moves):
        match = tables[0].state.match
        assert match is not None
        if match.game.over:
            return
        seat = to_act(match.game.state)[0]
        assert (await act(tables[seat], visitors[seat], sensible(tables[seat], seat)))["type"] == "done"
        await cluster.quiet()
        alike(tables)


@on_three_servers_and_every_store
async def test_a_game_through_three_servers_is_the_same_for_everyone(cluster: Cluster) -> None:
    tables, visitors = await cluster.begun()
    await play(cluster, tables, visitors, 1000)
    assert all(table.state.stage == "over" for table in tables)
    match = tables[0].state.match
    assert match is not None
    for seat, visitor in enumerate(visitors):
        assert versions(visitor) == list(range(match.game.version + 1)), "each once, in order, without a gap"
        assert encode(visitor.view) == encode(view(match.game.state, seat))
        assert visitor.last("table")["table"]["stage"] == "over"
    results = await results_of(tables[0].state.store, match.game.id)
    assert [result.person for result in results] == [person.id for person in cluster.people]
    await ask_here(tables[0], visitors[0], "rematch")
    await cluster.quiet()
    alike(tables)
    assert {table.state.match.game.number for table in tables if table.state.match} == {2}
    assert all(visitor.last("standing")["playing"]["number"] == 2 for visitor in visitors)
    assert all(len(visitor.last("table")["table"]["games"]) == 1 for visitor in visitors)


@on_three_servers
async def test_every_server_knows_who_is_present(cluster: Cluster) -> None:
    tables, visitors = await cluster.begun()
    for visitor in visitors:
        assert [chair["present"] for chair in visitor.last("table")["table"]["chairs"]] == [True] * 3
    watcher = await cluster["east"].visit(tables[2], None)
    await cluster.quiet()
    assert [visitor.last("table")["table"]["watching"] for visitor in visitors] == [1, 1, 1]
    screen = await cluster["east"].visit(tables[2], None, screen=True)
    await cluster.quiet()
    shown = [visitor.last("table")["table"] for visitor in visitors]
    assert [(table["watching"], table["screens"]) for table in shown] == [(1, 1)] * 3, "a screen is no spectator"
    await tables[2].leave(screen)
    await tables[1].leave(visitors[1])
    await tables[2].leave(watcher)
    await cluster.quiet()
    chairs = visitors[0].last("table")["table"]["chairs"]
    assert [chair.get("present", False) for chair in chairs] == [True, False, True]
    assert not visitors[0].last("table")["table"].get("watching")
    alike([tables[0], tables[2]])


@on_three_servers_and_every_store
async def test_chat_reaches_every_server_and_line_numbers_are_unique(cluster: Cluster) -> None:
    tables, visitors = await cluster.begun()
    said = [
        ask(one, visitor, "say", text=f"I am {n}")
        for n, (one, visitor) in enumerate(zip(tables, visitors, strict=True))
    ]
    assert all(answer["type"] == "done" for answer in await asyncio.gather(*said))
    await cluster.quiet()
    for visitor in visitors:
        lines = [line for talk in visitor.all("talk") for line in talk["lines"]]
        assert [line["number"] for line in lines] == [1, 2, 3]
        assert {line["text"] for line in lines} == {"I am 0", "I am 1", "I am 2"}


@on_three_servers_and_every_store
async def test_two_moves_at_once_through_two_servers_both_count(cluster: Cluster) -> None:
    tables, visitors = await cluster.begun()
    while tables[0].state.match and tables[0].state.match.game.state.phase != "load":
        await play(cluster, tables, visitors, 1)
    assert tables[0].state.match is not None
    version = tables[0].state.match.game.version
    seats = to_act(tables[0].state.match.game.state)
    assert len(seats) == 2
    asked = [act(tables[seat], visitors[seat], sensible(tables[seat], seat), version=version) for seat in seats]
    answers = await asyncio.gather(*asked)
    assert sorted(answer["version"] for answer in answers) == [version + 1, version + 2]
    await cluster.quiet()
    alike(tables)


@on_three_servers_and_every_store
async def test_two_changes_of_the_table_at_once_are_both_kept(cluster: Cluster) -> None:
    north, south = cluster["north"], cluster["south"]
    laid = await north.lay(Options(4))
    host = await north.visit(laid, cluster.people[0])
    bob = await south.visit(laid, await south.person())
    await cluster.quiet()
    other = south.registry.awake[laid.state.row.code]
    answers = await asyncio.gather(ask(laid, host, "seat_bot", seat=2, bot="trader"), ask(other, bob, "sit", seat=1))
    assert [answer["type"] for answer in answers] == ["done", "done"]
    taken = await asyncio.gather(ask(laid, host, "sit", seat=3), ask(other, bob, "sit", seat=3))
    assert sorted(answer["type"] for answer in taken) == ["done", "refused"]
    await cluster.quiet()
    alike([laid, other])
    assert [chair.empty for chair in laid.state.doc.chairs].count(True) == 1


@on_three_servers_and_every_store
async def test_an_action_resent_to_another_server_is_made_once(cluster: Cluster) -> None:
    tables, visitors = await cluster.begun()
    assert tables[0].state.match is not None
    seat = to_act(tables[0].state.match.game.state)[0]
    action = sensible(tables[seat], seat)
    first = await act(tables[seat], visitors[seat], action, key="mine")
    other = (seat + 1) % 3
    again = await cluster.servers[other].visit(tables[other], cluster.people[seat])
    assert await act(tables[other], again, action, key="mine") == first


@on_three_servers
async def test_a_pause_needs_everyone_present_on_any_server(cluster: Cluster) -> None:
    tables, visitors = await cluster.begun(decision_seconds=60)
    for table, visitor in zip(tables[:2], visitors, strict=False):
        await ask_here(table, visitor, "pause")
        await cluster.quiet()
    assert not any(table.state.doc.paused for table in tables)
    assert [chair.get("wants_pause", False) for chair in visitors[2].last("table")["table"]["chairs"]] == [
        True,
        True,
        False,
    ]
    await cluster.time.pass_(20)
    await tables[2].leave(visitors[2])
    await cluster.quiet()
    assert all(table.state.doc.paused for table in tables[:2])
    paused = visitors[1].last("clock")["clock"]
    assert paused["paused"] and all(39_000 <= left <= 40_000 for left in paused["seats"].values())
    await ask_here(tables[1], visitors[1], "resume")
    await cluster.quiet()
    assert not any(table.state.doc.paused for table in tables[:2])
    assert tables[0].state.match is not None and tables[1].state.match is not None
    assert tables[0].state.match.clock == tables[1].state.match.clock


@on_three_servers
async def test_clocks_are_the_same_on_every_server(cluster: Cluster) -> None:
    north, south = cluster["north"], cluster["south"]
    table, _ = await north.begun(decision_seconds=60)
    await cluster.time.pass_(25)
    late = await south.visit(table, cluster.people[1])
    await cluster.quiet()
    clock = late.last("clock")["clock"]
    assert all(left == 35_000 for left in clock["seats"].values()), clock


@on_three_servers_and_every_store
async def test_one_server_at_a_time_runs_bots_and_clocks(cluster: Cluster) -> None:
    north, south = cluster["north"], cluster["south"]
    laid = await north.lay(bots={1: "trader", 2: "trader"}, decision_seconds=5, bot_seconds=1.0)
    await north.visit(laid, cluster.people[0])
    await south.visit(laid, None)
    await cluster.quiet()
    other = south.registry.awake[laid.state.row.code]
    await ask_here(laid, laid.state.attendees.here[0], "start")  # type: ignore[arg-type]
    for _ in range(60):
        if laid.state.stage != "over":
            await cluster.time.pass_(60)
    await cluster.quiet()
    alike([laid, other])
    assert laid.state.stage == "over" and laid.state.match is not None
    assert set(cluster.network.leases.values()) <= {"north", "south"} and len(cluster.network.leases) == 1
    assert north.registry.sync.leases_lost + south.registry.sync.leases_lost > 0


@on_three_servers_and_every_store
async def test_clocks_that_expire_on_several_servers_at_once_are_harmless(cluster: Cluster) -> None:
    """Every server runs the clocks when there is no bus. Losing a race is no error."""
    diary = BufferingHandler(1000)
    diary.setLevel(logging.ERROR)
    logging.getLogger("nottingham").addHandler(diary)
    try:
        tables, _ = await cluster.begun(options=Options(3, time_limit=True), decision_seconds=5)
        cluster.network.open = False
        await cluster.time.pass_(60)
        await cluster.quiet()
    finally:
        logging.getLogger("nottingham").removeHandler(diary)
    alike(tables)
    assert tables[0].state.match is not None and tables[0].state.match.game.version > 5
    assert not diary.buffer, diary.buffer[0].getMessage()


@on_three_servers_and_every_store
async def test_other_servers_take_over_from_one_that_vanishes(cluster: Cluster) -> None:
    tables, visitors = await cluster.begun(away_seconds=30, decision_seconds=None)
    gone = cluster.network.servers.pop("south")
    gone.registry.sync.close()
    for table in gone.registry.awake.values():
        table.state.close()
    for server in cluster.servers:
        server.registry.node_gone("south")
    await cluster.quiet()
    chairs = visitors[0].last("table")["table"]["chairs"]
    assert [chair.get("present", False) for chair in chairs] == [True, False, True]
    again = await cluster["east"].visit(tables[2], cluster.people[1])
    await cluster.quiet()
    assert all(chair.present for chair in tables[0].state.view.chairs)
    await tables[2].leave(again)
    await cluster.time.pass_(31)
    await cluster.quiet()
    assert tables[0].state.view.chairs[1].away and tables[2].state.view.chairs[1].away, (
        "a bot plays for Bob on every server"
    )
    late = await cluster["north"].visit(tables[0], cluster.people[1])
    await cluster.quiet()
    assert not tables[0].state.view.chairs[1].away and not tables[2].state.view.chairs[1].away
    assert late.last("welcome")["you"]["seat"] == 1


@on_three_servers_and_every_store
async def test_the_store_is_polled_while_the_bus_is_down(cluster: Cluster) -> None:
    tables, visitors = await cluster.begun()
    assert tables[0].state.match is not None
    cluster.network.open = False
    seat = to_act(tables[0].state.match.game.state)[0]
    await act(tables[seat], visitors[seat], sensible(tables[seat], seat))
    await ask_here(tables[0], visitors[0], "say", text="is anybody there?")
    others = [table for table in tables if table is not tables[seat]]
    assert all(table.state.match and table.state.match.game.version == 0 for table in others)
    await cluster.time.pass_(20)  # the last look at leisure, then one a second
    alike(tables)
    for visitor in visitors:
        assert versions(visitor) == [0, 1] and visitor.last("talk")["lines"][0]["text"] == "is anybody there?"
    version = tables[0].state.match.game.version
    seat = to_act(tables[0].state.match.game.state)[0]
    await act(tables[seat], visitors[seat], sensible(tables[seat], seat))
    await cluster.time.pass_(2)
    assert {table.state.match.game.version for table in tables if table.state.match} == {version + 1}


@on_three_servers_and_every_store
async def test_everything_missed_is_read_when_the_bus_is_back(cluster: Cluster) -> None:
    tables, visitors = await cluster.begun()
    cluster.network.open = False
    watcher = await cluster["south"].visit(tables[1], None)
    assert tables[0].state.match is not None
    seat = to_act(tables[0].state.match.game.state)[0]
    await act(tables[seat], visitors[seat], sensible(tables[seat], seat))
    cluster.network.open = True
    for server in cluster.servers:
        server.registry.reconnected()
    await cluster.quiet()
    alike(tables)
    assert tables[0].state.view.watching == 1 and watcher.dismissed is None


@on_three_servers
async def test_a_table_awake_on_one_server_only_sends_no_messages(cluster: Cluster) -> None:
    table, visitors = await cluster["north"].begun()
    cluster.network.carried.clear()
    await play(cluster, [table] * 3, visitors, 5)
    await ask_here(table, visitors[0], "say", text="only us")
    assert cluster.network.carried == []


@on_three_servers
async def test_a_pass_reaches_the_server_whose_bot_is_waiting(cluster: Cluster) -> None:
    north, south = cluster["north"], cluster["south"]
    laid = await north.lay(bots={1: "trader", 2: "trader"}, patience_seconds=600, bot_seconds=1.0)
    ann = await north.visit(laid, cluster.people[0])
    await ask_here(laid, ann, "start")
    match = laid.state.match
    assert match is not None
    for _ in range(200):
        if match.game.state.phase == "inspect" and 0 not in match.game.state.officers:
            break
        if 0 in to_act(match.game.state):
            action = default_action(view(match.game.state, 0))
            assert action is not None
            await act(laid, ann, action)
        await cluster.time.pass_(601 if match.game.state.phase == "inspect" and 0 in match.game.state.officers else 0.5)
    assert match.game.state.phase == "inspect"
    device = await south.visit(laid, cluster.people[0])
    await cluster.quiet()
    version = match.game.version
    other: Any = south.registry.awake[laid.state.row.code]
    await ask_here(other, device, "pass")
    await cluster.quiet()
    assert laid.state.view.chairs[0].passed and other.state.view.chairs[0].passed
    await cluster.time.pass_(20)
    assert match.game.version > version, "the bot in office waits no longer"


@on_three_servers_and_every_store
async def test_the_lobby_shows_tables_of_all_servers(cluster: Cluster) -> None:
    watcher = RecordingVisitor(None)
    cluster["south"].registry.lobby.enter(watcher)
    table = await cluster["north"].lay(public=True)
    ann = await cluster["north"].visit(table, cluster.people[0])
    await cluster.time.pass_(2)
    listed = watcher.last("lobby")["tables"]
    assert [one["code"] for one in listed] == [table.state.row.code] and listed[0]["chairs"][0]["present"]
    await ask_here(table, ann, "arrange", settings={"public": False})
    await cluster.time.pass_(2)
    assert watcher.last("lobby")["tables"] == []
    await ask_here(table, ann, "arrange", settings={"public": True})
    await cluster.time.pass_(2)
    cluster["south"].registry.node_gone("north")
    await cluster.time.pass_(2)
    assert not watcher.last("lobby")["tables"][0]["chairs"][0].get("present")


@on_three_servers
async def test_a_visitor_removed_on_one_server_is_dismissed_from_the_others(cluster: Cluster) -> None:
    tables, visitors = await cluster.begun(spectators=False)
    await ask_here(tables[0], visitors[0], "remove", seat=2)
    await cluster.quiet()
    assert visitors[2].dismissed == "no_spectators"
    await cluster.time.pass_(1)
    alike(tables[:2])


@on_three_servers_and_every_store
async def test_the_last_server_to_sleep_saves_the_clocks(cluster: Cluster) -> None:
    tables, visitors = await cluster.begun(decision_seconds=100)
    await cluster.time.pass_(10)
    for table, visitor in zip(tables, visitors, strict=True):
        await table.leave(visitor)
        await cluster.quiet()
    await cluster.time.pass_(1000)
    await settle()
    assert not any(server.registry.awake for server in cluster.servers)
    again = await cluster["east"].visit(tables[2], cluster.people[0])
    left = again.last("welcome")["playing"]["clock"]["seats"]
    assert left and all(89_000 <= one <= 90_000 for one in left.values()), left


@on_three_servers_and_every_store
async def test_no_request_is_refused_because_of_a_stale_copy(cluster: Cluster) -> None:
    north, south = cluster["north"], cluster["south"]
    laid = await north.lay()
    ann = await north.visit(laid, cluster.people[0])
    await ask_here(laid, ann, "seat_bot", seat=1, bot="trader")
    bob = await south.visit(laid, await south.person())
    await cluster.quiet()
    cluster.network.slow = True
    await ask_here(south.registry.awake[laid.state.row.code], bob, "sit")
    assert laid.state.doc.chairs[2].empty
    await ask_here(laid, ann, "start")
    assert laid.state.playing


@on_three_servers_and_every_store
async def test_no_visitor_is_turned_away_because_of_a_stale_copy(cluster: Cluster) -> None:
    north, south = cluster["north"], cluster["south"]
    table = await north.lay(spectators=False, bots={1: "trader", 2: "trader"})
    ann = await north.visit(table, cluster.people[0])
    await ask_here(table, ann, "start")
    await south.visit(table, cluster.people[0])
    await cluster.quiet()
    cluster.network.slow = True
    await ask_here(table, ann, "arrange", settings={"spectators": True})
    watcher = await south.visit(table, await south.person())
    assert watcher.last("welcome")["you"]["seat"] is None


@on_three_servers
async def test_the_watchers_of_one_address_are_counted_on_all_servers(cluster: Cluster) -> None:
    laid = await cluster["north"].lay()
    for name in ("north", "south", "east"):
        await watch(cluster, laid, name, "198.51.100.8")
    for place in range(MAX_WATCHING_PER_ADDRESS):
        await watch(cluster, laid, ("north", "south")[place % 2], "198.51.100.7")
    for name in ("north", "south", "east"):
        with pytest.raises(Refusal, match="from your network"):
            await watch(cluster, laid, name, "198.51.100.7")


async def watch(cluster: Cluster, laid: Table, name: str, address: str) -> None:
    table = await cluster[name].registry.table(laid.state.row.code)
    assert table is not None
    visitor = RecordingVisitor(None)
    visitor.address = address
    try:
        assert await table.join(visitor, Join(table=laid.state.row.code))
    finally:
        await cluster.quiet()


@on_three_servers
async def test_moves_from_the_future_read_the_store_once_and_cost_a_request(cluster: Cluster) -> None:
    north, south = cluster["north"], cluster["south"]
    table = await north.lay(bots={1: "trader", 2: "trader"}, patience_seconds=600)
    ann = await north.visit(table, cluster.people[0])
    await south.visit(table, cluster.people[0])
    await ask_here(table, ann, "start")
    await cluster.quiet()
    reads = table._sync.reads
    for _ in range(5):
        assert (await ask(table, ann, "act", action={"type": "declare", "good": "apples"}, version=2**31))[
            "type"
        ] == "refused"
    assert table._sync.reads == reads + 5
    ann.requests_left = 0
    for _ in range(5):
        answer = await ask(table, ann, "act", action={"type": "declare", "good": "apples"}, version=2**31)
        assert answer["code"] == "too_often"
    assert table._sync.reads == reads + 5
