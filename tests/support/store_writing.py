"""A program that writes moves until it is killed, and prints each one that was acknowledged."""

import asyncio
import os
from collections.abc import Sequence
from pathlib import Path

from nottingham.store.changes import add_game, add_table
from nottingham.store.rows import GameRow, Move, TableRow
from nottingham.store.store import Store

GAMES = range(100, 108)


def events(game: int, version: int) -> bytes:
    """Events that are different for every move, so that a test notices mixed-up ones."""
    return f"{game} {version} ".encode() * (1 + version % 50)


async def write(path: Path) -> None:
    store = await Store.open(path)
    if await store.table(1) is None:
        games = [GameRow(game, str(game), 1, number, since=1) for number, game in enumerate(GAMES)]
        await store.commit(add_table(TableRow(1, "oak", None, False, "playing", b"", 1, 1)), *map(add_game, games))
    await asyncio.gather(*[play(store, game) for game in GAMES])


async def play(store: Store, game: int) -> None:
    version = len(await store.moves(game))
    while True:
        await store.commit(Move(game, version, 0, None, 1, events(game, version)))
        os.write(1, f"{game} {version}\n".encode())
        version += 1


def main(arguments: Sequence[str]) -> None:
    asyncio.run(write(Path(arguments[0])))
