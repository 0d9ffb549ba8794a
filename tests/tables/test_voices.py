"""Bots speak at a table: their lines and moods come with the moves, are the same later, and answer people."""

from typing import Any

from nottingham.rules.options import Options
from nottingham.table.replays import stored_steps, view_steps
from nottingham.table.table import Table
from tests.support.cluster import Cluster, on_three_servers
from tests.support.tables import LocalServer, RecordingVisitor, ask, in_phase, in_round, on_every_store, on_one_server

BOTS = {1: "robin_hood", 2: "prince_john"}
FOUR_BOTS: dict[int, str] = {1: "robin_hood", 2: "prince_john:trader", 3: "master"}


async def seated(server: LocalServer, bots: dict[int, str]) -> tuple[Table, RecordingVisitor]:
    table = await server.lay(Options(len(bots) + 1), bots=bots)
    ann = await server.visit(table, server.people[0])
    assert (await ask(table, ann, "start"))["type"] == "done"
    return table, ann


def lines_of(visitor: RecordingVisitor) -> dict[int, list[dict[str, Any]]]:
    return {message["version"]: message["said"] for message in visitor.all("moved") if message.get("said")}


@on_every_store
async def test_lines_and_moods_come_with_moves_and_are_the_same_ever_after(server: LocalServer) -> None:
    table, ann = await seated(server, FOUR_BOTS)
    bob = await server.visit(table, None)
    await server.play_until(table, [ann], in_round(3))
    said = lines_of(ann)
    assert said and lines_of(bob) == said, "everyone hears the same"
    assert {line["seat"] for lines in said.values() for line in lines} <= set(FOUR_BOTS)
    assert all(set(message["moods"]) == set("123") for message in ann.all("moved"))
    moods = ann.last("moved")["moods"]

    again = await server.visit(table, server.people[0], version=-1)
    playing = again.last("welcome")["playing"]
    assert {move["version"]: move["said"] for move in playing["moves"] if "said" in move} == said
    assert playing["moods"] == moods

    other = LocalServer(server.store, server.time)
    woken = await other.registry.table(table.state.row.code)
    assert woken is not None and woken.state.match is not None and table.state.match is not None
    assert woken.state.match.spoken.moods == moods, "a restarted server recalls it from the log"
    assert all(woken.state.match.spoken.said(version) for version in said)

    moves = await server.store.moves(table.state.match.game.id)
    steps = view_steps(stored_steps(moves), "spectator", 0, 10**6, bots=table.state.doc.bots)
    assert [len(step.said) for step in steps] == [len(said.get(step.version, [])) for step in steps]
    assert steps[-1].moods == moods


@on_one_server
async def test_a_stand_in_is_silent(server: LocalServer) -> None:
    table, visitors = await server.begun(Options(3), away_seconds=1)
    await table.leave(visitors[1])
    await server.time.pass_(2)
    others = [visitors[0], visitors[2]]
    await server.play_until(table, others, in_round(2))
    assert table.state.presence.away == {1}
    assert not lines_of(visitors[0]) and "moods" not in visitors[0].last("moved")


@on_one_server
async def test_a_bot_answers_a_phrase_in_the_chat(server: LocalServer) -> None:
    table, ann = await seated(server, BOTS)
    await server.play_until(table, [ann], in_phase("inspect"))
    assert (await ask(table, ann, "say", phrase="hello"))["type"] == "done"
    hello, answer = (line for message in ann.all("talk") for line in message["lines"])
    assert hello["phrase"] == "hello" and answer["number"] == hello["number"] + 1
    assert answer["seat"] in BOTS and answer["phrase"].startswith(f"voice-{BOTS[answer['seat']]}-greet-")
    await ask(table, ann, "say", text="Hello?")
    await ask(table, ann, "say", phrase="hurry")
    assert len(ann.all("talk")) == 4, "neither needs an answer"


@on_one_server
async def test_bots_run_out_of_answers_in_a_round(server: LocalServer) -> None:
    table, ann = await seated(server, BOTS)
    for _ in range(30):
        await ask(table, ann, "say", phrase="hello")
    answers = [line["phrase"] for message in ann.all("talk") for line in message["lines"] if line["seat"] != 0]
    assert len(answers) == len(set(answers)) == 6


@on_three_servers
async def test_an_answer_reaches_every_server(cluster: Cluster) -> None:
    here = cluster["north"]
    table, ann = await seated(here, BOTS)
    bob = await cluster["south"].visit(table, None)
    await cluster.quiet()
    await ask(table, ann, "say", phrase="good_luck")
    await cluster.quiet()
    heard = [line for message in bob.all("talk") for line in message["lines"]]
    assert [line["number"] for line in heard] == [1, 2]
