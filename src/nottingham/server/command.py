"""The commands `serve` and `backup`. What they need is imported when they run: no other command waits for it."""

from pathlib import Path
from typing import Annotated

import typer

from nottingham.shell import stop

Database = Annotated[
    Path,
    typer.Option(
        help="The file that remembers everything; it is made if it isn't there.", envvar="NOTTINGHAM_DATABASE"
    ),
]


def serve(
    database: Database = Path("nottingham.db"),
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 for all.", envvar="NOTTINGHAM_HOST")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="0 takes any free one.", min=0, max=65535, envvar="NOTTINGHAM_PORT")] = 8470,
) -> None:
    """Open a server: people make tables, send links, play, leave and come back (see docs/hosting.md)."""
    from nottingham.server.config import Config
    from nottingham.server.serving import serve as run
    from nottingham.store.errors import StoreError

    def listening(port: int) -> None:
        print(f"Nottingham is open at http://{host}:{port}/", flush=True)

    try:
        run(Config(database, host, port), listening)
    except (StoreError, OSError) as error:
        raise stop(str(error)) from None
