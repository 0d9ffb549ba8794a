"""A table changed through one server while another has a stale copy: its seats, and whether it is paused.

A move is stored only at the table it was decided at, so such a server hears of the change before it does or tells
anything.
"""

import json
from collections.abc import Awaitable, Callable
from typing import Any

from nottingham.rules.engine import to_act
from nottingham.rules.wire import encode
from nottingham.store.rows import Updates
from nottingham.store.store import Store
from nottingham.table import moves
from nottingham.table.game import decode_events
from nottingham.table.game_clocks import BOT, DECISION
from nottingham.table.requests import Join
from nottingham.table.table import Table
from tests.support.cluster import Cluster, ask_here, on_three_servers_and_every_store
from tests.support.store_rows import remove_table
from tests.support.tables import RecordingVisitor, act, sensible
from tests.tables.test_many_servers import play


async def bobs_turn(cluster: Cluster) -> tuple[list[Table], list[RecordingVisitor]]:
    """A game in which the second player is to act, through the second server; bots are slow."""
    tables, visitors = await cluster.begun(bot_seconds=10)
    while tables[0].state.match and to_act(tables[0].state.match.game.state)[0] != 1:
        await play(cluster, tables, visitors, 1)
    return tables, visitors


@on_three_servers_and_every_store
async def test_a_stale_server_sends_an_unseated_player_only_public_moves(
    cluster: Cluster,
) -> None:
    """A move is stored only at the revision it was decided on, so the server reads of the loss first."""
    tables, visitors = await bobs_turn(cluster)
    cleo = await cluster["south"].visit(tables[1], cluster.people[2])
    before = len(cleo.received)
    cluster.network.slow = True
    await ask_here(tables[0], visitors[0], "remove", seat=2)
    assert tables[1].state.doc.chairs[2].person is not None, "this server has a stale copy"
    assert (await act(tables[1], visitors[1], sensible(tables[1], 1)))["type"] == "done"
    assert [message["type"] for message in cleo.received[before:]].count("moved") == 1
    assert nothing_of_a_seat(cleo.received[before:])


@on_three_servers_and_every_store
async def test_moves_that_arrive_before_the_loss_of_a_seat_give_its_player_no_cards(cluster: Cluster) -> None:
    """They were stored at a revision that this server does not know yet, so it reads the table first."""
    tables, visitors = await bobs_turn(cluster)
    bob = await cluster["north"].visit(tables[0], cluster.people[1])
    await cluster.quiet()
    before = len(visitors[2].received)
    cluster.network.slow = True
    await ask_here(tables[0], visitors[0], "remove", seat=2)
    cluster.network.slow = False
    assert (await act(tables[0], bob, sensible(tables[0], 1)))["type"] == "done"
    await cluster.quiet()
    assert [message["type"] for message in visitors[2].received[before:]].count("moved") == 1
    assert nothing_of_a_seat(visitors[2].received[before:])


@on_three_servers_and_every_store
async def test_moves_by_a_player_unseated_on_another_server_are_refused(cluster: Cluster) -> None:
    tables, visitors = await bobs_turn(cluster)
    match = tables[1].state.match
    assert match is not None
    before = await cluster["north"].store.moves(match.game.id)
    cluster.network.slow = True
    await ask_here(tables[0], visitors[0], "remove", seat=1)
    answer = await act(tables[1], visitors[1], sensible(tables[1], 1))
    assert (answer["type"], answer["code"]) == ("refused", "not_seated")
    assert await cluster["north"].store.moves(match.game.id) == before


def nothing_of_a_seat(messages: list[dict[str, Any]]) -> bool:
    """Returns whether somebody received only what spectators may know."""
    games = [message if message["type"] == "moved" else message.get("playing") for message in messages]
    views = [game["view"] for game in games if game]
    return bool(views) and all(view.get("seat") is None for view in views)


def before_reading(store: Store, what: str, work: Callable[[], Awaitable[Any]]) -> None:
    """Runs some work on another server just before the next such read from the store."""
    read = getattr(store, what)

    async def first_the_work(*asked: Any, **more: Any) -> Any:
        setattr(store, what, read)
        await work()
        return await read(*asked, **more)

    setattr(store, what, first_the_work)


@on_three_servers_and_every_store
async def test_a_waking_table_notices_a_seat_lost_while_it_was_read(cluster: Cluster) -> None:
    tables, visitors = await bobs_turn(cluster)
    await tables[2].leave(visitors[2])

    async def lose() -> None:
        await ask_here(tables[0], visitors[0], "remove", seat=2)
        await act(tables[1], visitors[1], sensible(tables[1], 1))

    cluster.network.slow = True
    before_reading(cluster["east"].store, "games_of", lose)
    late = Table(
        tables[2].state.row, tables[2].state.doc, cluster["east"].store, cluster.time, cluster["east"].registry
    )
    await late.wake()
    cleo = RecordingVisitor(cluster.people[2])
    assert await late.join(cleo, Join(table=late.state.row.code))
    assert nothing_of_a_seat(cleo.received)


@on_three_servers_and_every_store
async def test_a_player_unseated_before_a_new_game_arrives_sees_it_as_a_spectator(cluster: Cluster) -> None:
    north, south = cluster["north"], cluster["south"]
    laid = await north.lay(bot_seconds=10)
    ann = await north.visit(laid, cluster.people[0])
    others = [await south.visit(laid, await south.person()) for _ in range(2)]
    there = south.registry.awake[laid.state.row.code]
    for visitor in others:
        await ask_here(there, visitor, "sit")
    await cluster.quiet()
    before = len(others[1].received)
    before_reading(north.store, "moves", lambda: ask_here(laid, ann, "remove", seat=2))
    await ask_here(laid, ann, "start")
    await cluster.quiet()
    assert there.state.match is not None and nothing_of_a_seat(others[1].received[before:])


@on_three_servers_and_every_store
async def test_an_older_row_applied_late_gives_no_seat_back(cluster: Cluster) -> None:
    tables, visitors = await bobs_turn(cluster)
    store = cluster["north"].store
    before = await store.table(tables[0].state.row.id)
    cluster.network.slow = True
    await ask_here(tables[0], visitors[0], "remove", seat=2)
    for row in (await store.table(tables[0].state.row.id), before):
        await tables[2].apply_updates(Updates(latest=row))
        assert tables[2].state.seat_of(cluster.people[2].id) is None


@on_three_servers_and_every_store
async def test_a_game_paused_on_another_server_cannot_be_played(cluster: Cluster) -> None:
    tables, visitors = await bobs_turn(cluster)
    for place in (1, 2):
        await ask_here(tables[place], visitors[place], "pause")
    await cluster.quiet()
    cluster.network.slow = True
    await ask_here(tables[0], visitors[0], "pause")
    assert tables[0].state.doc.paused and not tables[1].state.doc.paused
    answer = await act(tables[1], visitors[1], sensible(tables[1], 1))
    assert (answer["type"], answer["code"]) == ("refused", "paused")


async def ring_at_a_changed_table(
    cluster: Cluster, tables: list[Table], visitors: list[RecordingVisitor], kind: str
) -> int:
    """Lets a clock of Bob's seat expire on a server with a stale copy. Returns how many moves were made."""
    match = tables[1].state.match
    assert match is not None
    version = match.game.version
    cluster.network.slow = True
    await ask_here(tables[0], visitors[0], "mute", seat=2)
    await moves.ring(match, (kind, 1))
    return match.game.version - version


@on_three_servers_and_every_store
async def test_an_expired_clock_acts_even_if_the_table_changed(cluster: Cluster) -> None:
    tables, visitors = await bobs_turn(cluster)
    assert await ring_at_a_changed_table(cluster, tables, visitors, DECISION) == 1


@on_three_servers_and_every_store
async def test_a_bot_makes_the_move_it_decided_on_even_if_the_table_changed(cluster: Cluster) -> None:
    tables, visitors = await bobs_turn(cluster)
    await ask_here(tables[0], visitors[0], "remove", seat=1)
    await cluster.quiet()
    await cluster.time.pass_(1)
    assert await ring_at_a_changed_table(cluster, tables, visitors, BOT) == 1


@on_three_servers_and_every_store
async def test_a_write_that_conflicts_for_no_visible_reason_is_not_retried_forever(
    cluster: Cluster,
) -> None:
    tables, visitors = await bobs_turn(cluster)
    await cluster["north"].store.commit(remove_table(tables[1].state.row.id))
    answer = await act(tables[1], visitors[1], sensible(tables[1], 1))
    assert (answer["type"], answer["error"]) == ("refused", "not_saved") and answer["code"] != "busy"


@on_three_servers_and_every_store
async def test_an_unseated_player_sees_no_card_of_the_bot_that_took_over(cluster: Cluster) -> None:
    """This holds even if a server reads of the loss and of later moves at once."""
    tables, visitors = await cluster.begun(bot_seconds=0.5)
    cleo, before = visitors[2], len(visitors[2].received)
    cluster.network.slow = True
    await ask_here(tables[0], visitors[0], "remove", seat=2)
    bob = await cluster["north"].visit(tables[0], cluster.people[1])
    match = tables[0].state.match
    assert match is not None
    for _ in range(200):
        if match.game.state.round > 1 or match.game.over:
            break
        people = [seat for seat in to_act(match.game.state) if seat < 2]
        if people:
            await act(tables[0], (visitors[0], bob)[people[0]], sensible(tables[0], people[0]))
        else:
            await cluster.time.pass_(1)
    await cluster.time.pass_(20)
    heard = [message for message in cleo.received[before:] if message["type"] == "moved"]
    assert heard, "she watches from now on"
    moves = await cluster["north"].store.moves(match.game.id)
    for message in heard:
        public = [json.loads(encode(event.seen_by(None))) for event in decode_events(moves[message["version"]].events)]
        assert message["events"] == public and message["view"].get("seat") is None
