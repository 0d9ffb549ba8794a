"""Chat at a table: history, phrases, muting and blocking."""

from nottingham.table.chat import RECENT_LINES
from tests.support.tables import LocalServer, RecordingVisitor, ask, on_every_store, on_one_server


def said(visitor: RecordingVisitor) -> list[str]:
    return [line.get("text") or line["phrase"] for message in visitor.all("talk") for line in message["lines"]]


@on_one_server
async def test_chat_reaches_everyone_and_those_who_join_later(server: LocalServer) -> None:
    table, (ann, bob, _) = await server.gathered()
    await ask(table, ann, "say", text="Five apples, I swear.")
    await ask(table, bob, "say", phrase="trust_me")
    assert said(ann) == said(bob) == ["Five apples, I swear.", "trust_me"]
    late = await server.visit(table, None)
    talk = late.last("welcome")["talk"]
    assert [(line["name"], line["seat"], line.get("text"), line.get("phrase")) for line in talk] == [
        ("Ann", 0, "Five apples, I swear.", None),
        ("Bob", 1, None, "trust_me"),
    ]


@on_one_server
async def test_a_phrase_can_be_about_someone(server: LocalServer) -> None:
    table, (ann, bob, _) = await server.gathered()
    await ask(table, ann, "say", phrase="pay_or_open", about=1)
    (line,) = bob.last("talk")["lines"]
    assert (line["phrase"], line["about"]) == ("pay_or_open", 1)
    late = await server.visit(table, None)
    assert late.last("welcome")["talk"][0]["about"] == 1
    assert (await ask(table, ann, "say", phrase="liar", about=5))["error"] == "malformed"
    assert (await ask(table, ann, "say", text="You there!", about=1))["error"] == "malformed"


@on_one_server
async def test_chat_is_plain_text_on_one_line(server: LocalServer) -> None:
    table, (ann, *_) = await server.gathered()
    await ask(table, ann, "say", text="<b>hi</b>\n\x1b[31m red \u202e desrever\u0000")
    assert said(ann) == ["<b>hi</b> [31m red desrever"]
    for nothing in (" ", "\n", "\u202e"):
        assert (await ask(table, ann, "say", text=nothing))["error"] == "malformed"
    assert (await ask(table, ann, "say"))["error"] == "malformed"
    assert (await ask(table, ann, "say", text="a", phrase="deal"))["error"] == "malformed"


@on_every_store
async def test_earlier_lines_can_be_requested(server: LocalServer) -> None:
    table, (ann, *_) = await server.gathered()
    for number in range(RECENT_LINES + 5):
        await ask(table, ann, "say", text=f"line {number}")
    late = await server.visit(table, None)
    first = late.last("welcome")["talk"][0]["number"]
    assert len(late.last("welcome")["talk"]) == RECENT_LINES
    await ask(table, late, "recall", before=first)
    assert late.last("talk")["earlier"]
    assert said(late) == [f"line {number}" for number in range(5)]


@on_every_store
async def test_line_numbers_continue_after_the_table_slept(server: LocalServer) -> None:
    table, (ann, bob, cleo) = await server.gathered()
    await ask(table, ann, "say", text="before")
    for visitor in (ann, bob, cleo):
        await table.leave(visitor)
    await server.time.pass_(1000)
    again = await server.visit(table, server.people[0])
    await ask(server.registry.awake[table.state.row.code], again, "say", text="after")
    numbers = [line["number"] for line in again.last("welcome")["talk"]]
    assert again.last("talk")["lines"][0]["number"] == numbers[-1] + 1


@on_one_server
async def test_a_muted_player_is_hidden_only_from_the_one_who_muted_them(server: LocalServer) -> None:
    table, (ann, bob, cleo) = await server.gathered()
    assert (await ask(table, ann, "mute", seat=1))["type"] == "done"
    assert ann.last("table")["you"]["muted"] == [1]
    assert cleo.last("table")["you"]["muted"] == []
    await ask(table, bob, "say", text="blah")
    assert said(ann) == [] and said(cleo) == ["blah"]
    again = await server.visit(table, server.people[0])
    assert again.last("welcome")["talk"] == []
    await ask(table, ann, "mute", seat=1, muted=False)
    await ask(table, bob, "say", text="better")
    assert said(ann) == ["better"]


@on_one_server
async def test_a_player_blocked_by_the_host_cannot_chat_until_unblocked(server: LocalServer) -> None:
    table, (ann, bob, _) = await server.gathered()
    await ask(table, ann, "silence", seat=1)
    assert (await ask(table, bob, "say", text="unfair"))["code"] == "silenced"
    assert table.state.view.chairs[1].silent
    await ask(table, ann, "silence", seat=1, silent=False)
    assert (await ask(table, bob, "say", text="thanks"))["type"] == "done"


@on_one_server
async def test_only_seated_people_can_chat(server: LocalServer) -> None:
    table, _ = await server.gathered()
    stranger = await server.visit(table, None)
    assert (await ask(table, stranger, "say", text="boo"))["code"] == "not_seated"
