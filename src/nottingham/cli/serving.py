"""The commands `serve` and `backup`. What they need is imported when they run: no other command waits for it."""

import os
import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from nottingham.cli.common import PackFolder, load_packs, stop
from nottingham.server.config import Config, Keep, Limits

LIMITS = Limits()
KEEP = Keep()


class LogLevel(StrEnum):
    debug = "debug"
    info = "info"
    warning = "warning"
    error = "error"


Database = Annotated[
    str,
    typer.Option(
        help="The file that remembers everything, made if it isn't there; or postgresql://…, for many servers at once.",
        envvar="NOTTINGHAM_DATABASE",
    ),
]


def serve(
    database: Database = "nottingham.db",
    redis: Annotated[
        str | None,
        typer.Option(
            help="Where servers that share a database get word of each other: redis://…", envvar="NOTTINGHAM_REDIS"
        ),
    ] = None,
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 for all.", envvar="NOTTINGHAM_HOST")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="0 takes any free one.", min=0, max=65535, envvar="NOTTINGHAM_PORT")] = 8470,
    origin: Annotated[
        list[str] | None,
        typer.Option(
            help="An origin whose pages may open sockets here, besides the server's own; can be given again.",
            envvar="NOTTINGHAM_ORIGIN",
        ),
    ] = None,
    proxies: Annotated[
        str,
        typer.Option(
            help="Addresses of reverse proxies to believe about the client's address, separated by commas.",
            envvar="NOTTINGHAM_PROXIES",
        ),
    ] = "",
    log_level: Annotated[
        LogLevel, typer.Option(help="How much to log.", envvar="NOTTINGHAM_LOG_LEVEL")
    ] = LogLevel.info,
    messages_per_second: Annotated[
        float, typer.Option(help="By one socket.", min=0.1, envvar="NOTTINGHAM_MESSAGES_PER_SECOND")
    ] = LIMITS.messages_per_second,
    requests_per_second: Annotated[
        float, typer.Option(help="By one address.", min=0.1, envvar="NOTTINGHAM_REQUESTS_PER_SECOND")
    ] = LIMITS.requests_per_second,
    sockets_per_address: Annotated[
        int, typer.Option(help="Open at once.", min=1, envvar="NOTTINGHAM_SOCKETS_PER_ADDRESS")
    ] = LIMITS.sockets_per_address,
    sockets: Annotated[int, typer.Option(help="Open at once in all.", min=1, envvar="NOTTINGHAM_SOCKETS")] = (
        LIMITS.sockets
    ),
    tables_per_hour: Annotated[
        int, typer.Option(help="Laid by one address.", min=1, envvar="NOTTINGHAM_TABLES_PER_HOUR")
    ] = LIMITS.tables_per_hour,
    people_per_hour: Annotated[
        int, typer.Option(help="New people from one address.", min=1, envvar="NOTTINGHAM_PEOPLE_PER_HOUR")
    ] = LIMITS.people_per_hour,
    keep_keys: Annotated[
        int, typer.Option(help="Days a device stays known without a visit.", min=1, envvar="NOTTINGHAM_KEEP_KEYS")
    ] = KEEP.keys,
    keep_games: Annotated[
        int, typer.Option(help="Days an unfinished game waits.", min=1, envvar="NOTTINGHAM_KEEP_GAMES")
    ] = KEEP.playing,
    keep_replays: Annotated[
        int, typer.Option(help="Days a finished game is kept.", min=1, envvar="NOTTINGHAM_KEEP_REPLAYS")
    ] = KEEP.over,
    packs_from: PackFolder = None,
    open_browser: Annotated[
        bool, typer.Option("--open", help="Show the page in a browser, if this machine has a screen.")
    ] = False,
) -> None:
    """Open a server: people make tables, send links, play, leave and come back (see docs/hosting.md)."""
    load_packs(packs_from)
    from nottingham.server.run import serve as run
    from nottingham.store.backends import is_postgres
    from nottingham.store.errors import StoreError

    def listening(port: int) -> None:
        url = f"http://{_shown(host)}:{port}/"
        print(f"Nottingham is open at {url}", flush=True)
        if sys.stdout.isatty():
            print(f"Ctrl-C closes it; what is played waits in {'its database' if is_postgres(database) else database}.")
        if open_browser:
            _show(url)

    limits = Limits(
        messages_per_second=messages_per_second,
        requests_per_second=requests_per_second,
        sockets_per_address=sockets_per_address,
        sockets=sockets,
        tables_per_hour=tables_per_hour,
        people_per_hour=people_per_hour,
    )
    keep = Keep(keys=keep_keys, playing=keep_games, over=keep_replays)
    try:
        config = Config(database, host, port, tuple(origin or ()), proxies, redis, log_level.value, limits, keep)
        run(config, listening)
    except (StoreError, OSError) as error:
        raise stop(str(error)) from None


def _shown(host: str) -> str:
    """A host as a browser on this machine wants it."""
    if host in ("", "0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def _show(url: str) -> None:
    """In a browser; where there is no screen, one might come up in the shell, so none does."""
    import threading
    import webbrowser

    if sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def backup(
    target: Annotated[Path, typer.Argument(help="The file to write; one that is there already is never replaced.")],
    database: Database = "nottingham.db",
) -> None:
    """Copy the database of a server, running or not, to a file that is whole and consistent."""
    from nottingham.store.backends import is_postgres
    from nottingham.store.backup import backup as copy
    from nottingham.store.errors import StoreError

    if is_postgres(database):
        raise stop("PostgreSQL copies itself: pg_dump --format=custom (docs/hosting.md)")
    try:
        copy(database, target)
    except (StoreError, OSError) as error:
        raise stop(str(error)) from None
    print(f"{target} holds everything that was stored.")
