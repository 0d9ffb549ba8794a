"""A server can be killed at any moment: every acknowledged move is stored once, and no version is missing."""

import asyncio
import os
from pathlib import Path

from nottingham.store.store import Store
from tests.support.server_process import ForkedProcess
from tests.support.store_writing import GAMES, events, main


def acknowledged_before_death(path: Path, lines: int) -> list[tuple[int, int]]:
    """Start a process that writes, kill it after this many acknowledgements, and return all that it printed."""
    server = ForkedProcess(main, [str(path)], dict(os.environ), path.with_suffix(".log"))
    with server.stdout:
        output = [server.stdout.readline() for _ in range(lines)]
        server.kill()
        output += server.stdout.readlines()
    assert server.wait() == -9
    return [(int(game), int(version)) for game, version in (line.split() for line in output if line.endswith(b"\n"))]


async def stored(path: Path) -> dict[int, list[int]]:
    async with await Store.open(path) as store:
        found = {game: await store.moves(game) for game in GAMES}
    for game, moves in found.items():
        assert [move.events for move in moves] == [events(game, move.version) for move in moves]
    return {game: [move.version for move in moves] for game, moves in found.items()}


def test_acknowledged_moves_of_a_killed_server_are_stored_once_without_gaps(tmp_path: Path) -> None:
    path = tmp_path / "nottingham.db"
    acknowledged: list[tuple[int, int]] = []
    for lines in (1, 7, 90, 333, 1000):
        acknowledged += acknowledged_before_death(path, lines)
        versions = asyncio.run(stored(path))
        assert all(versions[game] == list(range(len(versions[game]))) for game in GAMES)
        assert len(set(acknowledged)) == len(acknowledged)
        assert all(version < len(versions[game]) for game, version in acknowledged)
    assert len(acknowledged) >= 1431
