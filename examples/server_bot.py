"""A bot that plays on a server: python examples/server_bot.py http://127.0.0.1:8470/t/CODE."""

import asyncio
import sys

from nottingham.client import Client, ClientError, parse_link, play_seat
from nottingham.players.defaults import default_action
from nottingham.rules.actions import Open


class Suspicious:
    """Opens every bag of four cards or more, and otherwise does the safe thing."""

    def sit(self, seat, chance):
        """A new game begins."""

    def hear(self, event):
        """Something happened, as this seat saw it."""

    def act(self, request):
        """Returns an action. None passes, which is allowed where `request.must` is false."""
        view = request.view
        for bag in view.prompt.open.bags if view.prompt.open else ():
            if view.seats[bag].bag.size >= 4:
                return Open(bag)
        return default_action(view) if request.must else None


async def main(link, games=None):
    table_link = parse_link(link)
    client = Client(table_link.server)
    await client.register("Suspicious")
    async with client.join(table_link.code) as table:
        await table.sit()
        await play_seat(table, Suspicious(), games=games, stays_host=False)


if __name__ == "__main__":
    try:
        asyncio.run(main(sys.argv[1]))
    except ClientError as error:
        sys.exit(f"Left the table: {error}")
