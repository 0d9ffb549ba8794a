"""Gestures: people pull faces, which last for a round, and throw things at the gate. Neither changes the game."""

from nottingham.rules.engine import to_act
from nottingham.table.sync_messages import PlayerGestured
from tests.support.cluster import Cluster, on_three_servers
from tests.support.tables import LocalServer, act, ask, on_one_server, sensible


@on_one_server
async def test_a_face_is_seen_by_all_and_by_latecomers_until_the_next_round(server: LocalServer) -> None:
    table, visitors = await server.begun()
    match = table.state.match
    assert match is not None
    version, round_ = match.game.version, match.game.state.round
    assert (await ask(table, visitors[0], "gesture", mood="smug"))["type"] == "done"
    for visitor in visitors:
        assert visitor.last("gestured") == {"type": "gestured", "seat": 0, "mood": "smug"}
    late = await server.visit(table, None)
    assert late.last("welcome")["playing"]["moods"]["0"] == "smug"
    assert match.game.version == version, "it is no move"
    while match.game.state.round == round_:
        assert late.last("welcome")["playing"]["moods"]["0"] == "smug"
        seat = to_act(match.game.state)[0]
        await act(table, visitors[seat], sensible(table, seat))
    assert "0" not in late.last("moved").get("moods", {})


@on_one_server
async def test_what_is_thrown_reaches_all_but_those_who_muted_the_player(server: LocalServer) -> None:
    table, visitors = await server.begun()
    await ask(table, visitors[1], "mute", seat=0)
    await ask(table, visitors[0], "gesture", throw="tomato")
    assert visitors[2].last("gestured") == {"type": "gestured", "seat": 0, "throw": "tomato"}
    assert not visitors[1].all("gestured")


@on_one_server
async def test_only_seated_players_who_are_not_blocked_gesture_and_one_thing_at_a_time(server: LocalServer) -> None:
    table, visitors = await server.begun()
    for both in ({}, {"mood": "calm", "throw": "coin"}):
        assert (await ask(table, visitors[0], "gesture", **both))["error"] == "malformed"
    watcher = await server.visit(table, await server.person("Zoe"))
    assert (await ask(table, watcher, "gesture", mood="calm"))["error"] == "forbidden"
    await ask(table, visitors[0], "silence", seat=1)
    assert (await ask(table, visitors[1], "gesture", throw="gasp"))["code"] == "silenced"


@on_three_servers
async def test_a_gesture_is_seen_through_every_server(cluster: Cluster) -> None:
    tables, visitors = await cluster.begun()
    await ask(tables[0], visitors[0], "gesture", mood="nervous")
    await ask(tables[0], visitors[0], "gesture", throw="coin")
    await cluster.quiet()
    assert any(isinstance(note, PlayerGestured) for note in cluster.network.carried)
    for table, visitor in zip(tables, visitors, strict=True):
        assert visitor.last("gestured").get("throw") == "coin"
        assert table.state.match is not None and table.state.match.spoken.moods["0"] == "nervous"
