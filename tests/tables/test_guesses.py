"""Guessing along: what people guess stays secret, and the end of the game shows everyone who guessed well."""

from typing import Any

from nottingham.rules.actions import Open
from nottingham.rules.options import Options
from nottingham.table.table import Table
from tests.support.tables import LocalServer, RecordingVisitor, act, ask, on_one_server


def _at_the_gate(table: Table) -> bool:
    match = table.state.match
    return match is not None and match.game.state.phase == "inspect"


def _over(table: Table) -> bool:
    return table.state.stage == "over"


async def _guess(table: Table, visitor: RecordingVisitor, bag: int, honest: bool | None, **more: Any) -> dict[str, Any]:
    assert table.state.match is not None
    return await ask(
        table, visitor, "guess", **{"round": table.state.match.game.state.round, "bag": bag, "honest": honest, **more}
    )


@on_one_server
async def test_a_guess_stays_secret_and_the_end_shows_everyone_how_many_were_right(server: LocalServer) -> None:
    table, visitors = await server.begun(Options(4))
    zoe, yan = [await server.visit(table, await server.person(name)) for name in ("Zoe", "Yan")]
    everyone = [*visitors, zoe, yan]
    await server.play_until(table, visitors, _at_the_gate)
    match = table.state.match
    assert match is not None
    sheriff, (first, second, third) = match.game.state.officers[0], match.game.state.held
    bags = [match.game.state.seats[seat].bag for seat in (first, second)]
    honest = [bag is not None and set(bag.cards) == {bag.declared} for bag in bags]

    received = [len(visitor.received) for visitor in everyone]
    # Zoe is right about both, a merchant about one of two; Yan guesses about a bag that isn't opened.
    for visitor, bag, guess in [
        (zoe, first, not honest[0]),
        (zoe, first, honest[0]),
        (zoe, second, honest[1]),
        (visitors[third], first, honest[0]),
        (visitors[third], second, not honest[1]),
        (yan, first, True),
        (yan, first, None),
        (yan, third, True),
    ]:
        assert (await _guess(table, visitor, bag, guess))["type"] == "done"
    answered = [0] * len(visitors) + [3, 3]
    answered[third] = 2
    assert [len(visitor.received) for visitor in everyone] == [a + b for a, b in zip(received, answered, strict=True)]

    for bag in (first, second):
        assert (await act(table, visitors[sheriff], Open(bag)))["type"] == "done"
    late = await server.visit(table, None)
    assert late.last("welcome")["table"]["honours"] == [], "the game goes on"

    # The guesses survive a table that falls asleep.
    for visitor in [*everyone, late]:
        await table.leave(visitor)
    await server.time.pass_(3600)
    awake = await server.registry.table(table.state.row.code)
    assert awake is not None and awake is not table
    back = [await server.visit(awake, visitor.person) for visitor in visitors]
    await server.play_until(awake, back, _over)
    honours = [
        {"name": "Zoe", "seat": None, "right": 2, "total": 2},
        {"name": table.state.doc.chairs[third].name, "seat": third, "right": 1, "total": 2},
    ]
    for visitor in back:
        assert visitor.last("table")["table"]["honours"] == honours
    assert (await ask(awake, back[0], "rematch"))["type"] == "done"
    assert back[1].last("table")["table"]["honours"] == []


@on_one_server
async def test_nobody_guesses_about_what_they_know_or_decide_or_what_is_settled(server: LocalServer) -> None:
    table, visitors = await server.begun(Options(4))
    zoe, stranger = await server.visit(table, await server.person("Zoe")), await server.visit(table, None)
    assert table.state.match is not None
    assert (await _guess(table, zoe, 1, True))["code"] == "no_guess", "no bag is closed yet"
    await server.play_until(table, visitors, _at_the_gate)
    game = table.state.match.game
    sheriff, (bag, other, *_) = game.state.officers[0], game.state.held
    assert (await _guess(table, visitors[sheriff], bag, True))["code"] == "no_guess"
    assert (await _guess(table, visitors[bag], bag, True))["code"] == "no_guess"
    assert (await _guess(table, stranger, bag, True))["error"] == "forbidden"
    assert (await _guess(table, zoe, sheriff, True))["code"] == "no_guess"
    assert (await _guess(table, zoe, 5, True))["code"] == "no_guess"
    assert (await _guess(table, zoe, bag, True, round=game.state.round + 1))["code"] == "no_guess"
    await act(table, visitors[sheriff], Open(bag))
    assert (await _guess(table, zoe, bag, True))["code"] == "no_guess", "it lies open"
    assert (await _guess(table, zoe, other, True))["type"] == "done"


@on_one_server
async def test_the_honours_tell_spectators_from_players_of_the_same_name(server: LocalServer) -> None:
    table, visitors = await server.begun(Options(4))
    players = [chair.name for chair in table.state.doc.chairs]
    await server.play_until(table, visitors, _at_the_gate)
    assert table.state.match is not None
    game = table.state.match.game
    sheriff, bag = game.state.officers[0], game.state.held[0]
    for name in (players[0], players[0], "Zoe"):
        spectator = await server.visit(table, await server.person(name))
        assert (await _guess(table, spectator, bag, True))["type"] == "done"
    await act(table, visitors[sheriff], Open(bag))
    await server.play_until(table, visitors, _over)
    honours = visitors[0].last("table")["table"]["honours"]
    assert {one["name"] for one in honours} == {f"{players[0]} 2", f"{players[0]} 3", "Zoe"}
