"""A player at a table of a running server, from sitting down to leaving: the work of the command `join`."""

import asyncio
import sys
from contextlib import suppress

from nottingham.client import Client, ClientError, ConnectionEnded, SeatLost, TableClient, TableLink, play_seat
from nottingham.players.player import Player

GOODBYE_SECONDS = 3.0
"""The longest to wait for the server when giving up the seat on Ctrl-C."""


def run(link: TableLink, player: Player, name: str, seat: int | None, games: int | None) -> None:
    """Plays until the seat or the table is gone; `ClientError` if the player never got to play."""
    try:
        asyncio.run(_play(link, player, name, seat, games))
    except (SeatLost, ConnectionEnded) as error:
        _say(f"Left the table: {error}")
    except KeyboardInterrupt:
        _say("Left the table.")
        raise
    finally:
        player.leave()


async def _play(link: TableLink, player: Player, name: str, seat: int | None, games: int | None) -> None:
    client = Client(link.server)
    await client.table(link.code)  # fails early, so that a bad link registers nobody
    await client.register(name)
    async with client.join(link.code) as table:
        await table.sit(seat)
        await table.until(lambda: table.seat is not None)
        _say(f"{name} sits in seat {table.seat} of {link}.")
        try:
            await play_seat(table, player, games=games, stays_host=False)
        finally:
            await _stand(table)
        _say("Left the table.")


async def _stand(table: TableClient) -> None:
    """Gives up the seat, if the player still has it."""
    if table.seat is not None and table.ended is None:
        with suppress(ClientError, TimeoutError):
            async with asyncio.timeout(GOODBYE_SECONDS):
                await table.stand()


def _say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)
