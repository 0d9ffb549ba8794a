"""Moves come with the messages between servers, sealed, and are read from the store where that fails."""

from collections.abc import Callable, Mapping
from functools import partial

import pytest
from msgspec.structs import replace

from nottingham.rules.engine import to_act
from nottingham.server.sealing import seal
from nottingham.store.rows import SyncCursor, Updates
from nottingham.table.sync_messages import PlayerPassed, TableMessage, TablesAwake, TablesUpdated
from tests.support.cluster import Cluster, on_three_servers
from tests.support.tables import act, sensible
from tests.tables.test_many_servers import alike, play


@on_three_servers
async def test_nothing_secret_goes_over_the_bus_unsealed(cluster: Cluster) -> None:
    tables, visitors = await cluster.begun()
    await play(cluster, tables, visitors, 12)
    assert {type(note) for note in cluster.network.carried} <= {TablesAwake, TablesUpdated, PlayerPassed}
    assert sum(len(note.moves) for note in cluster.network.carried if isinstance(note, TablesUpdated)) >= 24
    for note in cluster.network.carried:
        text = repr(note)
        assert "apples" not in text and tables[0].state.doc.seed not in text and tables[0].state.row.code not in text


Spoil = Callable[[Mapping[int, bytes]], Mapping[int, bytes]]


def count_reads(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Notes for how many tables at once servers read what is new."""
    store, reads = cluster["north"].store, []
    read = store.updates_since

    async def counted(cursors: Mapping[SyncCursor, SyncCursor | None]) -> dict[int, Updates]:
        reads.append(len(cursors))
        return await read(cursors)

    monkeypatch.setattr(store, "updates_since", counted)
    return reads


@on_three_servers
async def test_moves_come_with_the_message_so_that_no_server_reads_them(cluster: Cluster) -> None:
    tables, visitors = await cluster.begun()
    with pytest.MonkeyPatch.context() as patch:
        reads = count_reads(cluster, patch)
        await play(cluster, tables, visitors, 60)
        assert reads == []


def with_moves(spoil: Spoil, note: TableMessage) -> TableMessage:
    return replace(note, moves=spoil(note.moves)) if isinstance(note, TablesUpdated) else note


@on_three_servers
async def test_moves_whose_seal_is_broken_or_missing_are_read(cluster: Cluster) -> None:
    """A server of an older version sends none, and one of a newer version perhaps something else."""
    tables, visitors = await cluster.begun()
    spoils: list[Spoil] = [
        lambda moves: {table: sealed[:-1] + bytes([sealed[-1] ^ 1]) for table, sealed in moves.items()},
        lambda moves: dict.fromkeys(moves, b""),
        lambda moves: dict.fromkeys(moves, seal(tables[0].state.doc.seed, b"from a newer version")),
        lambda _: {},
    ]
    for spoil in spoils:
        cluster.network.change = partial(with_moves, spoil)
        with pytest.MonkeyPatch.context() as patch:
            reads = count_reads(cluster, patch)
            await play(cluster, tables, visitors, 6)
            assert len(reads) >= 6


@on_three_servers
async def test_moves_after_a_lost_message_are_read(cluster: Cluster) -> None:
    tables, _ = await cluster.begun()
    here = tables[0]
    players = [await cluster["north"].visit(here, person) for person in cluster.people]
    await cluster.quiet()
    for move in range(12):
        cluster.network.slow = move % 2 == 0
        assert here.state.match is not None
        seat = to_act(here.state.match.game.state)[0]
        assert (await act(here, players[seat], sensible(here, seat)))["type"] == "done"
        await cluster.quiet()
        if not cluster.network.slow:
            alike(tables)
