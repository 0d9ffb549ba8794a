"""A person loses their seat through one server while theirs is cut off from Redis or PostgreSQL.

From the first move after that they must get nothing that only the seat may know, and they must learn of it:
of the loss where their server still reads the store, of the road's return where it doesn't.
"""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import psycopg
import pytest

from nottingham.players.defaults import default_action
from nottingham.rules.events import AnyEvent
from nottingham.rules.wire import encode
from tests.chaos.faults import Cluster
from tests.support.live_server import PATIENCE, Guest
from tests.support.services import Postgres, Redis, needs
from tests.support.sessions import FAR, play_until
from tests.support.thorough import THOROUGH

pytestmark = [needs("initdb", "redis-server"), pytest.mark.cluster]

LEARNING_SECONDS = 10.0
"""Servers that hear nothing from each other read the store every second."""
SETTINGS: dict[str, Any] = {"options": {"players": 4}, "bot_seconds": 0.02, "patience_seconds": 0, "away_seconds": 600}


async def lose_a_seat(cluster: Cluster, road: str, harm: str) -> None:
    here, there = [node.url for node in cluster.nodes]
    ann, bob = await Guest.come(here, "Ann"), await Guest.come(here, "Bob")
    code = await ann.lay(bots={2: "trader", 3: "trader"}, **SETTINGS)
    async with await ann.join(code) as host, await Guest(there, bob.credentials).join(code) as loser:
        for visit in (host, loser):
            assert (await visit.hear())["type"] == "welcome"
        assert (await loser.ask("sit"))["type"] == "done"
        while host.table["chairs"][1]["kind"] != "person":
            await host.hear()
        assert (await host.ask("start"))["type"] == "done"
        await play_until([host], lambda visit: visit.view is not None and 1 in visit.view.to_act)
        await loser.until(lambda _: loser.version >= host.version)
        assert loser.view is not None and loser.seat == 1
        gate = cluster.nodes[1].gates[road]
        getattr(gate, harm)()
        assert (await host.ask("remove", seat=1))["type"] == "done"
        lost_at = host.version
        action = default_action(loser.view)
        assert action is not None
        if road == "PostgreSQL":  # without it the server can't know anything, and stores nothing
            assert (await loser.act(action, version=loser.version))["type"] == "refused"
            assert loser.seat == 1
            await play_until([host], lambda visit: visit.version >= lost_at + 12)
            gate.open()
        async with asyncio.timeout(LEARNING_SECONDS):
            while loser.seat is not None:
                await loser.hear()
        assert (await loser.act(action))["type"] == "refused"
        gate.open()
        await play_until([host], lambda visit: visit.version >= lost_at + 20)
        async with asyncio.timeout(PATIENCE):
            while loser.version < host.version:
                await loser.ask("catch_up", version=FAR)
        received = [json.loads(raw) for raw in loser.received]
        assert host.game is not None
        assert_sees_as_a_spectator(received, lost_at, stored_events(cluster.database, host.game))


def stored_events(database: str, game: str) -> dict[int, list[AnyEvent]]:
    query = "SELECT version, events FROM moves JOIN games ON games.id = moves.game WHERE code = %s"
    with psycopg.connect(database) as connection:
        rows = connection.execute(query, (game,)).fetchall()
    return {version: msgspec.json.decode(events, type=list[AnyEvent]) for version, events in rows}


def assert_sees_as_a_spectator(received: list[dict[str, Any]], lost_at: int, log: dict[int, list[AnyEvent]]) -> None:
    compared = 0
    for message in received:
        update = message if message["type"] == "moved" else message.get("playing")
        if not update or update["version"] <= lost_at:
            continue
        assert update["view"]["seat"] is None and update["view"]["prompt"] is None
        for move in update.get("moves", [update]):
            if move["version"] > lost_at and "events" in move:
                public = [json.loads(encode(event.seen_by(None))) for event in log[move["version"]]]
                assert move["events"] == public
                compared += 1
    assert compared > 0


CASES = [("Redis", "shut"), ("Redis", "deafen"), ("Redis", "silence"), ("PostgreSQL", "shut")]
SLOW_CASES = [("PostgreSQL", "deafen"), ("PostgreSQL", "silence")]
"""The server waits for its database for as long as it may: only `make laws` does too."""


@pytest.mark.long
def test_a_lost_seat_sees_nothing_more_and_learns_of_it(tmp_path: Path, postgres: Postgres, redis: Redis) -> None:
    async def scenario() -> None:
        cluster = Cluster(tmp_path, postgres, redis, Random(7), nodes=2)
        try:
            await cluster.start()
            for road, harm in [*CASES, *SLOW_CASES] if THOROUGH else CASES:
                try:
                    await lose_a_seat(cluster, road, harm)
                except BaseException as error:
                    error.add_note(f"{harm} the road to {road}")
                    raise
            assert not [line for node in cluster.nodes for line in node.log_file().splitlines() if '"trace"' in line]
        finally:
            await cluster.close()

    asyncio.run(scenario())
