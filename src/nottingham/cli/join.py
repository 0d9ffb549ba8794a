"""The command `join`. It imports the client and the players when it runs, so that no other command waits for them."""

from typing import Annotated

import typer

from nottingham.cli.common import PackFolder, exit_on, load_packs


def join(
    link: Annotated[str, typer.Argument(help="The table's link, as its page shows it, or its code.")],
    player: Annotated[
        str,
        typer.Option(
            help="The player: grandmaster, master, a character, random…, exec:COMMAND for a bot, or llm:MODEL."
        ),
    ] = "master",
    server: Annotated[
        str, typer.Option(help="Address of the server, if you give a code instead of a link.")
    ] = "http://127.0.0.1:8470",
    name: Annotated[str | None, typer.Option(help="Name at the table. Default: the player's own.")] = None,
    seat: Annotated[int | None, typer.Option(help="Seat number, from 0. Default: the first free seat.", min=0)] = None,
    games: Annotated[int | None, typer.Option(help="Leave after this many games.", min=1)] = None,
    packs_from: PackFolder = None,
) -> None:
    """Seat a player at a table on a running server (see docs/bots.md).

    It plays every game at the table until the host removes it or the table is gone, and reconnects by itself when the
    server restarts. If it becomes the host, it makes another person the host. Ctrl-C gives up the seat; if a game is
    running, one of the server's bots finishes it.
    """
    import logging

    from nottingham.cli.seated_player import run
    from nottingham.client import ClientError, parse_link
    from nottingham.players.process import CannotStart
    from nottingham.players.roster import NoSuchPlayer, make_player, title

    load_packs(packs_from)
    logging.basicConfig(format="nottingham: %(message)s", level=logging.ERROR)
    with exit_on(ClientError, NoSuchPlayer, CannotStart):
        run(parse_link(link, server), make_player(player), name or title(player), seat, games)
