"""What several commands of the shell do alike."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from nottingham.rules.errors import RulesError
from nottingham.rules.goods import add_pack, parse_pack

PackFolder = Annotated[
    Path | None,
    typer.Option("--packs-from", help="A folder with pack files (*.toml) of your own, each known by its file name."),
]


def stop(reason: str) -> typer.Exit:
    """To be raised: the reason in one line, and the exit code of a mistake."""
    Console(stderr=True, highlight=False).print(Text.assemble(("nottingham: ", "red"), reason), soft_wrap=True)
    return typer.Exit(2)


def load_packs(folder: Path | None) -> None:
    if folder is None:
        return
    if not folder.is_dir():
        raise stop(f"{folder} is not a folder.")
    for file in sorted(folder.glob("*.toml")):
        try:
            add_pack(file.stem, parse_pack(file.read_text(encoding="utf-8"), file.stem))
        except (RulesError, OSError, UnicodeDecodeError) as error:
            raise stop(str(error)) from None
