"""A screen in a room says which opening it has shown, so that the hands beside it can follow."""

from nottingham.rules.engine import to_act
from nottingham.table.sync_messages import ScreenShowed
from tests.support.cluster import Cluster, on_three_servers
from tests.support.tables import LocalServer, act, ask, on_one_server, sensible


@on_one_server
async def test_everyone_is_told_once_what_a_screen_has_shown(server: LocalServer) -> None:
    table, visitors = await server.begun()
    screens = [await server.visit(table, None, screen=True) for _ in range(2)]
    await server.play_until(
        table, visitors, lambda table: bool(table.state.match and table.state.match.game.version > 3)
    )
    assert table.state.match is not None
    game = table.state.match.game
    for screen in screens:
        assert (await ask(table, screen, "shown", game=game.code, version=2))["type"] == "done"
    for visitor in visitors:
        assert visitor.all("shown") == [{"type": "shown", "game": game.code, "version": 2}]
    for game_code, version in ((game.code, 1), (game.code, game.version + 1), ("another", 3)):
        await ask(table, screens[0], "shown", game=game_code, version=version)
    assert len(visitors[0].all("shown")) == 1, "an older opening, none at all and another game's are no news"


@on_one_server
async def test_only_screens_say_so(server: LocalServer) -> None:
    table, visitors = await server.begun()
    assert table.state.match is not None
    game = table.state.match.game.code
    for visitor in (visitors[0], await server.visit(table, None)):
        assert (await ask(table, visitor, "shown", game=game, version=1))["code"] == "no_screen"
    assert not visitors[1].all("shown")
    gathering, _ = await server.gathered()
    screen = await server.visit(gathering, None, screen=True)
    assert (await ask(gathering, screen, "shown", game="none", version=1))["type"] == "done", "without a game"


@on_three_servers
async def test_a_screen_is_followed_through_every_server(cluster: Cluster) -> None:
    tables, visitors = await cluster.begun()
    screen = await cluster["east"].visit(tables[2], None, screen=True)
    assert tables[2].state.match is not None
    game = tables[2].state.match.game
    seat = to_act(game.state)[0]
    await act(tables[seat], visitors[seat], sensible(tables[seat], seat))
    await cluster.quiet()
    await ask(tables[2], screen, "shown", game=game.code, version=game.version)
    await cluster.quiet()
    assert any(isinstance(note, ScreenShowed) for note in cluster.network.carried)
    for visitor in visitors:
        assert visitor.all("shown") == [{"type": "shown", "game": game.code, "version": game.version}]
