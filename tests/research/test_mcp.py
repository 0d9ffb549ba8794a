"""A language model's seat over MCP, through the client of the real SDK: whole games, clear errors, and no secrets."""

import asyncio
import os
import re
import sys
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import pytest
from mcp.client import Client
from mcp.client.stdio import StdioServerParameters
from mcp.client.streamable_http import streamable_http_client
from mcp.server.mcpserver.exceptions import ToolError

from nottingham.client import Client as Host
from nottingham.client import Unreachable
from nottingham.narration.texts import Texts
from nottingham.players.language.menu import Answer, BadAnswer
from nottingham.players.roster import fill
from nottingham.players.voices.lines import lines_of
from nottingham.research import mcp_server
from nottingham.research import seats as seats_module
from nottingham.research.mcp_server import MAX_IDLE_SECONDS, Seats, Wish, _told
from nottingham.research.seats import ActionRefused, LocalSeat, ModelSeat, TableSeat
from nottingham.rules import goods
from nottingham.rules.events import Event
from nottingham.rules.goods import parse_pack
from nottingham.rules.options import Options
from nottingham.rules.state import State
from nottingham.table.requests import CatchUp, Say
from tests.support.live_server import PATIENCE, LiveServer, open_server
from tests.support.scripted_agent import ScriptedAgent
from tests.support.secrecy.truth import PACK, Truth

pytestmark = pytest.mark.server

MAX_TURNS = 400
MAX_AVERAGE = 600 * 2.5
"""Characters a turn: 600 tokens, if a token is short."""
A_CANARY = re.compile(r"canary[ _](\d\d)")
THE_GOODS = re.compile(r"^.*, value \d+.*$", re.MULTILINE)
"""The list of all goods, which everyone knows."""
LONG = re.compile(r"[A-Za-z0-9_\-+/=]{32,}")
"""Matches anything as long as a seed, a secret, or a hash of one."""
SLOW = {"bot_seconds": 0, "patience_seconds": 60}


@pytest.fixture(scope="module")
def packs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("packs")
    (folder / "canaries.toml").write_text(PACK, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory, packs: Path) -> Iterator[LiveServer]:
    with open_server(tmp_path_factory.mktemp("mcp") / "test.db", "--mcp", "--packs-from", str(packs)) as live:
        yield live


class Heard:
    """A connection of a model, and every byte that came over it."""

    def __init__(self, client: Client, everything: Callable[[], str]) -> None:
        self.client = client
        self.everything = everything
        self.key = ""
        self.texts: list[str] = []

    async def call(self, tool: str, **arguments: Any) -> tuple[str, bool]:
        answer = await self.client.call_tool(tool, {**arguments, **({"key": self.key} if self.key else {})})
        text = "\n".join(part.text for part in answer.content if part.type == "text")
        if found := re.search(r"Your key is (\S+)\.", text):
            self.key = found[1]
        self.texts.append(text)
        return text, bool(answer.is_error)

    async def play(self, agent: ScriptedAgent, text: str, each: Callable[[], Any] | None = None) -> str:
        """Plays to the end of the game; returns the last thing that was told."""
        for _ in range(MAX_TURNS):
            if each:
                await each()
            if "The game is over" in text:
                return text
            answer = agent.answer(text)
            text, _ = await (self.call("look") if answer is None else self.call("act", **answer))
        raise AssertionError("the game has no end")


@asynccontextmanager
async def over_stdio(tmp_path: Path, *arguments: str) -> AsyncIterator[Heard]:
    heard = tmp_path / "heard"
    command = f'"$0" -m nottingham mcp "$@" | tee {heard}'
    server = StdioServerParameters(command="sh", args=["-c", command, sys.executable, *arguments], env={**os.environ})
    async with Client(server) as client:
        yield Heard(client, lambda: heard.read_text(encoding="utf-8"))


@asynccontextmanager
async def over_http(url: str) -> AsyncIterator[Heard]:
    bodies: list[bytes] = []

    async def note(response: httpx2.Response) -> None:
        bodies.append(await response.aread())

    hooks = {"response": [note]}
    async with (
        httpx2.AsyncClient(timeout=PATIENCE, event_hooks=hooks) as http,
        Client(streamable_http_client(f"{url}/mcp", http_client=http)) as client,
    ):
        yield Heard(client, lambda: b"\n".join(bodies).decode())


def run(session: Any) -> None:
    async def limited() -> None:
        async with asyncio.timeout(2 * PATIENCE):
            await session

    asyncio.run(limited())


def singing(text: str) -> set[str]:
    """The unique goods that a text names."""
    return {f"canary_{number}" for number in A_CANARY.findall(THE_GOODS.sub("", text))}


def check_bytes(heard: Heard) -> None:
    """Every byte that came is part of a text that the model was told, or has no unique card and nothing long in it."""
    messages = [msgspec.json.decode(line) for line in heard.everything().split("\n") if line]
    rest = msgspec.json.encode(messages).decode()
    for text in set(heard.texts):
        quoted = msgspec.json.encode(text).decode()
        assert quoted in rest
        assert not LONG.search(re.sub(r"The seed was \w+|Your key is \S+", "", text))
        rest = rest.replace(quoted, "")
    assert not A_CANARY.search(rest)
    assert not LONG.search(rest)


def check_secrecy(texts: list[tuple[str, int]], truth: Truth, seat: int) -> None:
    """Checks that no text names a unique card that the seat could not know at that version."""
    assert any(singing(text) for text, _ in texts), "the test saw no unique card at all"
    for text, version in texts:
        assert singing(text) <= truth.canaries_known(version, seat), text
        if version < truth.last:
            assert truth.seed.decode() not in text


# Games against bots, over standard input and output


@pytest.mark.parametrize(("edition", "players"), [("first", 4), ("second", 3)])
def test_an_agent_plays_a_whole_game_against_bots_over_stdio(
    edition: str, players: int, tmp_path: Path, packs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game is also played in this process, which shows what the seat may know. The texts must be equal."""
    monkeypatch.setitem(goods._packs, "canaries", parse_pack(PACK, "canaries"))
    agent, twin = ScriptedAgent(3), ScriptedAgent(3)
    sit = {"edition": edition, "players": players, "packs": ["canaries"], "opponents": ["trader"]}

    async def piped() -> list[str]:
        async with over_stdio(tmp_path, "--seed", "8", "--packs-from", str(packs)) as heard:
            text, wrong = await heard.call("sit", **sit)
            assert not wrong
            await heard.play(agent, text)
        check_bytes(heard)
        return [text for text in heard.texts if "Nothing has changed" not in text]

    async def here() -> list[str]:
        steps: list[dict[str, Any]] = []

        def note(state: State, events: Sequence[Event]) -> None:
            steps.append({"version": len(steps), "at": 0, "seat": None, "events": msgspec.to_builtins(list(events))})

        options = Options(players, edition=edition, packs=("canaries",))  # type: ignore[arg-type]
        seat = LocalSeat(options, fill(["trader"], players - 1), Texts("en"), name="Model", seed=8, onlooker=note)
        await seat.wait(PATIENCE)
        texts = [(_told(seat, whole=True), len(steps) - 1)]
        while seat.menu is not None:
            answer = twin.answer(texts[-1][0])
            try:
                await seat.act(seat.menu.read(msgspec.convert(answer, Answer)))
            except (ActionRefused, BadAnswer) as refused:
                if isinstance(refused, ActionRefused):
                    await seat.wait(0)
                texts.append((f"{refused}\nNothing has changed. Your choices:\n{seat.menu.text}", len(steps) - 1))
                continue
            texts.append((_told(seat), len(steps) - 1))
        check_secrecy(texts, Truth(steps), seat.seat)
        return [text for text, _ in texts if "Nothing has changed" not in text]

    async def both() -> None:
        over_pipe, local = await piped(), await here()
        assert over_pipe[0].endswith(local[0]), "sitting down tells the goods, too"
        assert over_pipe[1:] == local[1:]
        assert {"cards", "offer"} <= agent.used
        assert sum(map(len, over_pipe[1:])) / len(over_pipe[1:]) < MAX_AVERAGE

    run(both())


# At tables of a running server


async def at_a_table(heard: Heard, live: LiveServer, options: dict[str, Any], seed: int) -> None:
    """A model sits down by link next to bots; every text that it was told is held against the truth."""
    host = Host(live.url, timeout=PATIENCE)
    await host.register("Host")
    bots = dict.fromkeys(range(1, options["players"]), "trader")
    settings = {"options": {**options, "packs": ["canaries"]}, **SLOW}
    table = await host.create_table(settings, bots=bots, sit=False)
    async with host.join(table.code) as watching:
        seated = asyncio.create_task(heard.call("sit", link=f"{live.url}/t/{table.code}", name="Eve"))
        await watching.until(lambda: watching.table.chairs[0].ready, PATIENCE)
        await watching.start()
        text, wrong = await seated
        assert not wrong, text
        versions: list[int] = []

        async def note() -> None:
            await watching.request(CatchUp(version=watching.version))
            versions.append(watching.version)

        said, wrong = await heard.call("say", text="Nothing but apples, Sheriff.")
        assert (said, wrong) == ("Said.", False)
        heard.texts.remove(said)
        last = await heard.play(ScriptedAgent(seed), text, each=note)
        assert "Eve" in last and "points" in last
        await watching.until(lambda: watching.table.stage == "over", PATIENCE)
        game = watching.table.games[-1].game
        steps: list[dict[str, Any]] = []
        while True:
            page = await host.replay(game, first=len(steps))
            steps += page["steps"]
            if len(steps) > page["last"]:
                break
        assert "Nothing but apples, Sheriff." not in "".join(heard.texts), "nobody hears their own words as news"
    truth = Truth(steps)
    check_secrecy(list(zip(heard.texts, versions, strict=True)), truth, 0)


def test_an_agent_sits_down_at_a_table_over_http(live: LiveServer) -> None:
    async def session() -> None:
        async with over_http(live.url) as heard:
            await at_a_table(heard, live, {"players": 4, "edition": "first"}, 5)
        check_bytes(heard)

    run(session())


def test_a_model_hears_what_bots_answer_in_the_chat(live: LiveServer) -> None:
    async def session() -> None:
        host, guest = Host(live.url, timeout=PATIENCE), Host(live.url, timeout=PATIENCE)
        await host.register("Host")
        await guest.register("Eve")
        code = (await host.create_table({"options": {"players": 3}, **SLOW}, bots={2: "much"})).code
        seat = await TableSeat.sit_down(guest, code, Texts("en"))
        async with host.join(code) as table:
            await table.start()
            await table.request(Say(phrase="hello"))
        answers = [seat.story.texts.voiced(line) or "" for line in lines_of("much", "greet")]
        news = ""
        async with asyncio.timeout(PATIENCE):
            while not any(answer in news for answer in answers):
                await seat.wait(0.02)
                news += seat.story.take_news()
        await seat.leave()

    run(session())


def test_an_agent_sits_down_at_a_table_over_stdio(live: LiveServer, tmp_path: Path) -> None:
    async def session() -> None:
        async with over_stdio(tmp_path) as heard:
            await at_a_table(heard, live, {"players": 3, "edition": "second", "black_market": True}, 6)
        check_bytes(heard)

    run(session())


def test_an_agent_plays_at_a_table_of_its_own_over_http(live: LiveServer) -> None:
    async def session() -> None:
        async with over_http(live.url) as heard:
            text, wrong = await heard.call("sit", players=3, opponents=["apprentice"], extras=["royal_goods"])
            assert not wrong and "royal" in text, text
            last = await heard.play(ScriptedAgent(2), text)
            assert "points" in last and "Model" in last
            text, wrong = await heard.call("sit", players=6)
            assert not wrong and "Deputies: " in text

    run(session())


# Bad input


def test_wrong_answers_are_told_what_is_possible(tmp_path: Path) -> None:
    async def session() -> None:
        async with over_stdio(tmp_path, "--seed", "2") as heard:
            text, failed = await heard.call("look")
            assert failed and text.endswith("You have no seat yet. Call sit first.")
            for wrong, reason in {
                ("players", 9): "players",
                ("language", "xx"): "There are: en, es, fr, pt-BR, ru",
                ("opponents", ("exec:touch /tmp/owned",)): "There are: apprentice, trader, master",
                ("link", "file:///etc/passwd"): "not the address of a server",
                ("link", "http://127.0.0.1:9/t/nothing"): "can't be reached",
                ("link", "http://\u202e/t/nothing"): "there is no host with this name",
                ("packs", ("nothing",)): "nothing",
                ("packs", ("nothing",) * 17): "length <= 16",
            }.items():
                text, failed = await heard.call(
                    "sit", **{wrong[0]: list(wrong[1]) if isinstance(wrong[1], tuple) else wrong[1]}
                )
                assert failed and reason in text and "Traceback" not in text
            text, failed = await heard.call("sit", players=3, name=f"Eve\n\x1b[31m{'x' * 100}")
            assert not failed and f"You are Eve [31m{'x' * 24} (seat" in text, "a name is cut as a server does"
            text, failed = await heard.call("sit", players=3, language="fr")
            assert not failed and "Vos choix" in text
            text, failed = await heard.call("act", choice=99)
            assert failed and "choose a number from 1 to" in text and "1. " in text
            text, failed = await heard.call("act", choice="one")
            assert failed and "choice" in text
            text, failed = await heard.call("say", text="Hello")
            assert failed and "bots" in text
            text, failed = await heard.call("rules", topic="chess")
            assert failed and "market" in text
            assert "Marché" in (await heard.call("rules", topic="market"))[0]
            assert "Topics: about" in (await heard.call("rules"))[0]

    run(session())


def test_a_server_that_gives_no_seat_in_time_is_named(live: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async def session() -> None:
        host = Host(live.url, timeout=PATIENCE)
        await host.register("Host")
        code = (await host.create_table({"options": {"players": 3}, **SLOW}, sit=False)).code
        with pytest.raises(Unreachable, match="took too long to give you a seat"):
            await TableSeat.sit_down(host, code, Texts("en"))

    monkeypatch.setattr(seats_module, "SIT_SECONDS", 0)
    run(session())


def test_a_model_without_its_key_reaches_no_seat(live: LiveServer) -> None:
    async def session() -> None:
        async with over_http(live.url) as heard, over_http(live.url) as other:
            assert not (await heard.call("sit", players=3))[1]
            for key in ("", "guess", heard.key[:-1]):
                other.key = key
                text, failed = await other.call("look")
                assert failed and "There is no seat with this key" in text
            text, failed = await other.call("sit", link="https://elsewhere.example/t/abc")
            assert failed and "table" in text, "a server follows no link to another server"

    run(session())


def test_a_client_of_the_protocol_with_a_handshake_is_served_too(live: LiveServer) -> None:
    async def session() -> None:
        async with Client(streamable_http_client(f"{live.url}/mcp"), mode="legacy") as client:
            assert {tool.name for tool in (await client.list_tools()).tools} == {"sit", "look", "act", "say", "rules"}
            answer = await client.call_tool("rules", {})
            assert not answer.is_error

    run(session())


def test_a_model_that_no_longer_calls_gives_its_seat_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def make(wish: Wish) -> ModelSeat:
        return LocalSeat(wish.options, wish.opponents, wish.texts, name=wish.name, seed=1)

    async def session() -> None:
        seats = Seats(make, keyed=True)
        wish = Wish("", Options(3), ["random", "random"], "Model", Texts("en"))
        (kept, _), (lost, _) = await seats.sit(wish), await seats.sit(wish)
        seats.find(lost).used -= MAX_IDLE_SECONDS
        sweeping = asyncio.create_task(seats.sweep())
        while seats.get(lost) is not None:
            seats.find(lost).used -= MAX_IDLE_SECONDS
            await asyncio.sleep(0)
        assert seats.get(kept) is not None
        sweeping.cancel()
        await seats.leave()

    monkeypatch.setattr(mcp_server, "SWEEP_SECONDS", 0)
    run(session())


def test_seats_are_limited_also_for_models_that_come_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def make(wish: Wish) -> ModelSeat:
        await asyncio.sleep(0)
        return LocalSeat(wish.options, wish.opponents, wish.texts, name=wish.name, seed=1)

    async def session() -> None:
        seats = Seats(make, keyed=True)
        wish = Wish("", Options(3), ["random", "random"], "Model", Texts("en"))
        came = await asyncio.gather(*(seats.sit(wish) for _ in range(5)), return_exceptions=True)
        assert sorted(isinstance(one, ToolError) for one in came) == [False, False, True, True, True]
        await seats.leave()
        await seats.sit(wish)
        await seats.leave()

    monkeypatch.setattr(mcp_server, "MAX_SEATS", 2)
    run(session())


def test_a_game_that_fails_is_told(caplog: pytest.LogCaptureFixture) -> None:
    def fail(state: State, events: Sequence[Event]) -> None:
        raise RuntimeError("a bug")

    async def session() -> None:
        seat = LocalSeat(Options(3), ["random", "random"], Texts("en"), name="Model", onlooker=fail)
        for _ in range(2):
            with pytest.raises(ActionRefused, match="because of a bug"):
                await seat.wait(PATIENCE)

    run(session())
    assert "a bug" in caplog.text


def test_pages_of_other_sites_cannot_reach_the_seats(live: LiveServer) -> None:
    async def session() -> None:
        async with httpx2.AsyncClient() as http:
            answer = await http.post(f"{live.url}/mcp", json={}, headers={"origin": "https://evil.example"})
            assert answer.status_code == 403

    run(session())
