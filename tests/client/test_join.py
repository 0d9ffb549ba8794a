"""`nottingham join`: players from the roster and programs take seats at a real server and play there."""

import asyncio
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from typer.testing import CliRunner

from nottingham.cli.main import app
from nottingham.client import Client, TableClient
from nottingham.rules.options import Options
from nottingham.table.requests import MakeHost, Remove
from nottingham.table.settings import Settings
from tests.support.live_server import PATIENCE, LiveServer, open_server

ROOT = Path(__file__).parents[2]
QUICK = Settings(Options(players=3), bot_seconds=0, patience_seconds=0)


class Joined:
    """A running `nottingham join`."""

    def __init__(self, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "nottingham", "join", *arguments],
            stdin=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            cwd=ROOT,
        )

    def line(self) -> str:
        assert self.process.stderr is not None
        return self.process.stderr.readline().strip()

    def end(self) -> tuple[int, str]:
        """Its exit code and the rest of what it said."""
        said = self.process.communicate(timeout=PATIENCE)[1]
        return self.process.returncode, said.strip()


@contextmanager
def joined(*arguments: str) -> Iterator[Joined]:
    player = Joined(*arguments)
    try:
        yield player
    finally:
        if player.process.poll() is None:
            player.process.kill()
        player.process.communicate()


@pytest.fixture
def live(tmp_path: Path) -> Iterator[LiveServer]:
    with open_server(tmp_path / "test.db") as live:
        yield live


async def new_table(url: str, settings: Settings = QUICK, **more: object) -> tuple[Client, str]:
    host = Client(url)
    await host.register("Host")
    return host, (await host.create_table(settings, sit=False, **more)).code  # type: ignore[arg-type]


async def is_over(table: TableClient, games: int) -> None:
    await table.until(lambda: table.table.stage == "over" and len(table.table.games) == games, PATIENCE)


def test_joined_players_play_a_game_and_a_rematch_to_their_ends(live: LiveServer) -> None:
    async def scenario(stack: ExitStack) -> None:
        host, code = await new_table(live.url)
        link = f"{live.url}/t/{code}"
        players = [
            stack.enter_context(joined(link, "--player", "master", "--name", "Ann", "--seat", "2")),
            stack.enter_context(joined(link, "--player", "robin_hood")),
            stack.enter_context(
                joined(code, "--server", live.url, "--player", "exec:python examples/cautious_bot.py", "--games", "2")
            ),
        ]
        lines = [await asyncio.to_thread(player.line) for player in players]
        assert lines[0] == f"Ann sits in seat 2 of {link}."
        assert [re.match(r"(.*) sits in seat [01] of ", line)[1] for line in lines[1:]] == ["Robin Hood", "Bot"]  # type: ignore[index]
        async with host.join(code) as table:
            await table.until(lambda: all(chair.ready for chair in table.table.chairs), PATIENCE)
            await table.start()
            await is_over(table, 1)
            assert table.view is not None and table.view.scores is not None
            await table.until(lambda: all(chair.ready for chair in table.table.chairs), PATIENCE)
            await table.rematch()
            await is_over(table, 2)
            assert await asyncio.to_thread(players[2].end) == (0, "Left the table.")
            await table.request(Remove(seat=2))
            exit_code, said = await asyncio.to_thread(players[0].end)
            assert exit_code == 0 and said.startswith("Left the table: "), said
        players[1].process.send_signal(signal.SIGINT)
        assert await asyncio.to_thread(players[1].end) == (130, "Left the table.")
        last = await host.table(table.code)
        assert [chair.kind for chair in last.chairs] == ["empty"] * 3, "everyone has given up their seat"

    with ExitStack() as stack:
        asyncio.run(scenario(stack))


def test_a_joined_player_that_becomes_the_host_makes_a_person_the_host(live: LiveServer) -> None:
    """Otherwise nobody could start the next game."""

    async def scenario(stack: ExitStack) -> None:
        host, code = await new_table(live.url)
        link = f"{live.url}/t/{code}"
        for seat in (0, 2):
            player = stack.enter_context(joined(link, "--player", "random", "--seat", str(seat)))
            await asyncio.to_thread(player.line)
        friend = Client(live.url)
        await friend.register("Friend")
        async with host.join(code) as first, friend.join(code) as table:
            await table.sit(1)
            await first.request(MakeHost(seat=0))
            await table.until(lambda: table.host, PATIENCE)
            await table.request(MakeHost(seat=2))
            await table.until(lambda: table.host, PATIENCE)

    with ExitStack() as stack:
        asyncio.run(scenario(stack))


def test_joined_players_survive_a_server_that_is_killed_in_the_middle(tmp_path: Path) -> None:
    async def scenario(stack: ExitStack, live: LiveServer) -> None:
        host, code = await new_table(live.url, bots={0: "trader"})
        link = f"{live.url}/t/{code}"
        players = [stack.enter_context(joined(link, "--player", name, "--games", "1")) for name in ("trader", "random")]
        for player in players:
            await asyncio.to_thread(player.line)
        async with host.join(code) as table:
            await table.until(lambda: all(chair.ready for chair in table.table.chairs), PATIENCE)
            await table.start()
            await table.until(lambda: table.version > 30, PATIENCE)
            port = live.url.rpartition(":")[2]
            await asyncio.to_thread(live.kill)
            again = await asyncio.to_thread(stack.enter_context, open_server(tmp_path / "test.db", "--port", port))
            assert again.url == live.url
            await is_over(table, 1)
            assert table.connections > 1 and table.delivered == table.version
        assert [await asyncio.to_thread(player.end) for player in players] == [(0, "Left the table.")] * 2

    with ExitStack() as stack, open_server(tmp_path / "test.db") as live:
        asyncio.run(scenario(stack, live))


def test_the_example_of_a_bot_in_python_plays_a_game_and_leaves_when_removed(live: LiveServer) -> None:
    async def scenario() -> None:
        host, code = await new_table(live.url, bots={1: "trader", 2: "random"})
        bot = await asyncio.create_subprocess_exec(
            sys.executable, ROOT / "examples" / "server_bot.py", f"{live.url}/t/{code}", stderr=subprocess.PIPE
        )
        async with host.join(code) as table:
            await table.until(lambda: all(chair.ready for chair in table.table.chairs), PATIENCE)
            assert table.table.chairs[0].name == "Suspicious"
            await table.start()
            await is_over(table, 1)
            await table.request(Remove(seat=0))
        said = (await bot.communicate())[1].decode()
        assert bot.returncode == 1 and said.startswith("Left the table: ") and said.count("\n") == 1

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["http://127.0.0.1:9/lobby"], "is not a link to a table"),
        (["ftp://127.0.0.1/t/abc"], "is not the address of a server"),
        (["http://127.0.0.1:9/t/abc"], "can't be reached"),
        (["{url}/t/nosuchtable"], "There is no table"),
        (["{link}", "--player", "nobody"], "There is no player called 'nobody'"),
        (["{link}", "--player", "exec:/no/such/program"], "can't be started"),
        (["{link}", "--seat", "1"], "Seat 1 is taken"),
        (["{link}", "--seat", "5"], "no seat 5"),
        (["{full}"], "Every seat at this table is taken"),
    ],
)
def test_what_cannot_be_joined_ends_with_one_line(tables: dict[str, str], arguments: list[str], reason: str) -> None:
    run = CliRunner().invoke(app, ["join", *(argument.format(**tables) for argument in arguments)])
    said = run.stderr.strip()
    assert run.exit_code == 2 and reason in said and "\n" not in said and said.startswith("nottingham: "), said


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    async def create(url: str) -> dict[str, str]:
        _, some = await new_table(url, bots={1: "trader"})
        _, full = await new_table(url, bots=dict.fromkeys(range(3), "trader"))
        return {"url": url, "link": f"{url}/t/{some}", "full": f"{url}/t/{full}"}

    with open_server(tmp_path_factory.mktemp("server") / "test.db") as live:
        yield asyncio.run(create(live.url))
