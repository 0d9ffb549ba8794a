"""A client for Nottingham servers, for bots, tests and tools.

`Client` is the HTTP interface, `TableClient` the WebSocket to a table, and `play_seat` lets a bot play there. A client
knows no more than its seat: the server sends it that seat's view and events.

::

    import asyncio
    from nottingham.client import Client, parse_link, play_seat
    from nottingham.players.roster import make_player

    async def main(link):
        link = parse_link(link)
        client = Client(link.server)
        await client.register("Robin")
        async with client.join(link.code) as table:
            await table.sit()
            await play_seat(table, make_player("robin_hood"))

    asyncio.run(main("http://127.0.0.1:8470/t/7m3kq9x2hvwd4c"))
"""

from nottingham.client.api import Client, Profile, Registration
from nottingham.client.bot import Bot, SeatLost, play_seat
from nottingham.client.errors import AnswerLost, BadLink, ClientError, ConnectionEnded, RequestRefused, Unreachable
from nottingham.client.followed import GameMove, Update
from nottingham.client.http_requests import HttpAnswer
from nottingham.client.link import DEFAULT_SERVER, TableLink, parse_link
from nottingham.client.socket import TableSocket
from nottingham.client.table import TableClient

__all__ = [
    "DEFAULT_SERVER",
    "AnswerLost",
    "BadLink",
    "Bot",
    "Client",
    "ClientError",
    "ConnectionEnded",
    "GameMove",
    "HttpAnswer",
    "Profile",
    "Registration",
    "RequestRefused",
    "SeatLost",
    "TableClient",
    "TableLink",
    "TableSocket",
    "Unreachable",
    "Update",
    "parse_link",
    "play_seat",
]
