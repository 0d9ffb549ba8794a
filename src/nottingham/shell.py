"""What every command of the shell does alike."""

import typer
from rich.console import Console
from rich.text import Text


def stop(reason: str) -> typer.Exit:
    """To be raised: the reason in one line, and the exit code of a mistake."""
    Console(stderr=True, highlight=False).print(Text.assemble(("nottingham: ", "red"), reason), soft_wrap=True)
    return typer.Exit(2)
