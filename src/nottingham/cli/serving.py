"""The commands `serve` and `backup`. They import the server when they run, which keeps the other commands fast."""

import os
import socket
import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from nottingham.cli.common import PackFolder, exit_on, load_packs, needs_research, stop
from nottingham.server.config import Keep, Limits, ServerConfig
from nottingham.server.mounts import Mount

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
        help="Database file, created if missing, or postgresql://… to share it between servers.",
        envvar="NOTTINGHAM_DATABASE",
    ),
]


def serve(
    database: Database = "nottingham.db",
    redis: Annotated[
        str | None,
        typer.Option(help="Redis URL (redis://…), for servers that share a database.", envvar="NOTTINGHAM_REDIS"),
    ] = None,
    host: Annotated[
        str, typer.Option(help="Address to listen on; 0.0.0.0 for all.", envvar="NOTTINGHAM_HOST")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(help="Port to listen on; 0 takes any free one.", min=0, max=65535, envvar="NOTTINGHAM_PORT")
    ] = 8470,
    origin: Annotated[
        list[str] | None,
        typer.Option(
            help="An address where people open the page, such as https://nottingham.example. Repeatable.",
            envvar="NOTTINGHAM_ORIGIN",
        ),
    ] = None,
    proxies: Annotated[
        str,
        typer.Option(
            help="Addresses of trusted reverse proxies, separated by commas.",
            envvar="NOTTINGHAM_PROXIES",
        ),
    ] = "",
    log_level: Annotated[
        LogLevel, typer.Option(help="Minimum level of log messages.", envvar="NOTTINGHAM_LOG_LEVEL")
    ] = LogLevel.info,
    messages_per_second: Annotated[
        float,
        typer.Option(help="Messages per second from one socket.", min=0.1, envvar="NOTTINGHAM_MESSAGES_PER_SECOND"),
    ] = LIMITS.messages_per_second,
    requests_per_second: Annotated[
        float,
        typer.Option(help="Requests per second from one address.", min=0.1, envvar="NOTTINGHAM_REQUESTS_PER_SECOND"),
    ] = LIMITS.requests_per_second,
    sockets_per_address: Annotated[
        int, typer.Option(help="Open sockets from one address.", min=1, envvar="NOTTINGHAM_SOCKETS_PER_ADDRESS")
    ] = LIMITS.sockets_per_address,
    sockets: Annotated[int, typer.Option(help="Open sockets in total.", min=1, envvar="NOTTINGHAM_SOCKETS")] = (
        LIMITS.sockets
    ),
    tables_per_hour: Annotated[
        int, typer.Option(help="New tables per hour from one address.", min=1, envvar="NOTTINGHAM_TABLES_PER_HOUR")
    ] = LIMITS.tables_per_hour,
    games_per_hour: Annotated[
        int, typer.Option(help="Games started per hour from one address.", min=1, envvar="NOTTINGHAM_GAMES_PER_HOUR")
    ] = LIMITS.games_per_hour,
    people_per_hour: Annotated[
        int, typer.Option(help="New people per hour from one address.", min=1, envvar="NOTTINGHAM_PEOPLE_PER_HOUR")
    ] = LIMITS.people_per_hour,
    keep_keys: Annotated[
        int, typer.Option(help="Days until an unused device is forgotten.", min=1, envvar="NOTTINGHAM_KEEP_KEYS")
    ] = KEEP.keys,
    keep_games: Annotated[
        int, typer.Option(help="Days an unfinished game is kept.", min=1, envvar="NOTTINGHAM_KEEP_GAMES")
    ] = KEEP.playing,
    keep_replays: Annotated[
        int, typer.Option(help="Days a finished game is kept.", min=1, envvar="NOTTINGHAM_KEEP_REPLAYS")
    ] = KEEP.over,
    packs_from: PackFolder = None,
    mcp: Annotated[
        bool,
        typer.Option("--mcp", help="Seat language models at /mcp (see docs/research.md).", envvar="NOTTINGHAM_MCP"),
    ] = False,
    open_browser: Annotated[
        bool, typer.Option("--open", help="Open the page in a browser, if this machine has a screen.")
    ] = False,
) -> None:
    """Run a game server with its web page (see docs/hosting.md). On Windows, use WSL."""
    if sys.platform == "win32":
        raise stop("serve doesn't run on Windows. Use WSL (docs/hosting.md).")
    load_packs(packs_from)
    from nottingham.server.origins import is_origin
    from nottingham.server.run import serve as run
    from nottingham.store.backends import is_postgres
    from nottingham.store.errors import StoreError

    for given in origin or ():
        if not is_origin(given):
            raise stop(f"--origin takes an address such as https://nottingham.example, not {given!r}.")

    def listening(port: int) -> None:
        url = f"http://{_shown(host)}:{port}/"
        print(f"Nottingham is open at {url}", flush=True)
        if (near := address_on_network(host)) is not None:
            # Opened there, so that the page's invitations work for others.
            url = f"http://{near}:{port}/"
            print(f"Others on your network can open {url}", flush=True)
        if sys.stdout.isatty():
            print(f"Press Ctrl-C to stop. Games are kept in {'the database' if is_postgres(database) else database}.")
        if open_browser:
            _show(url)

    limits = Limits(
        messages_per_second=messages_per_second,
        requests_per_second=requests_per_second,
        sockets_per_address=sockets_per_address,
        sockets=sockets,
        tables_per_hour=tables_per_hour,
        games_per_hour=games_per_hour,
        people_per_hour=people_per_hour,
    )
    keep = Keep(keys=keep_keys, playing=keep_games, over=keep_replays)
    with exit_on(StoreError):
        config = ServerConfig(database, host, port, tuple(origin or ()), proxies, redis, log_level.value, limits, keep)
        run(config, listening, {"/mcp": _mount_mcp(host)} if mcp else {})


def _mount_mcp(host: str) -> Mount:
    """Serves MCP next to the page. Language models reach the tables over HTTP, as any client does."""
    with needs_research():
        from nottingham.research.mcp_server import mount

    reached = "127.0.0.1" if host in ("", "0.0.0.0") else "::1" if host == "::" else host
    return lambda port: mount(f"http://{_shown(reached)}:{port}")


def _shown(host: str) -> str:
    """Returns the host to use in a browser on this machine."""
    if host in ("", "0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def address_on_network(host: str) -> str | None:
    """Returns this machine's address on its network, if the server listens on all addresses."""
    if host not in ("", "0.0.0.0", "::"):
        return None
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # This sends nothing. It only asks which address the system would use.
            probe.connect(("192.0.2.1", 9))
            address: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if address.startswith("127.") else address


def _show(url: str) -> None:
    """Opens a browser. Without a screen it does nothing, since a text browser might take over the terminal."""
    import threading
    import webbrowser

    if sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def backup(
    target: Annotated[Path, typer.Argument(help="File to write. An existing file is never replaced.")],
    database: Annotated[
        str, typer.Option(help="Database file to copy.", envvar="NOTTINGHAM_DATABASE")
    ] = "nottingham.db",
) -> None:
    """Make a consistent copy of a server's database, even while the server runs."""
    from nottingham.store.backends import is_postgres
    from nottingham.store.backup import backup as copy
    from nottingham.store.errors import StoreError

    if is_postgres(database):
        raise stop("Back up PostgreSQL with pg_dump --format=custom (docs/hosting.md).")
    with exit_on(StoreError):
        copy(database, target)
    print(f"The database was copied to {target}.")
