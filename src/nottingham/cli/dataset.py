"""The command `dataset`: recorded games as a table of decisions."""

from pathlib import Path
from typing import Annotated

import typer

from nottingham.cli.common import PackFolder, exit_on, load_packs, needs_research, note, output, stop
from nottingham.records.errors import RecordError


def dataset(
    games: Annotated[Path, typer.Argument(help="A tournament's games.jsonl.")],
    out: Annotated[Path, typer.Argument(help="The Parquet file to write.")],
    overwrite: Annotated[bool, typer.Option("--overwrite", help="Replace that file.")] = False,
    packs_from: PackFolder = None,
) -> None:
    """Turn recorded games into a table of decisions for machine learning (see docs/research.md)."""
    from rich.console import Console
    from rich.progress import BarColumn, DownloadColumn, Progress, TextColumn, TimeRemainingColumn

    with needs_research():
        from nottingham.codec.tokens import TooManyGoods
        from nottingham.research.dataset import write_dataset
    load_packs(packs_from)
    if out.is_dir():
        raise stop(f"{out} is a folder. Name the Parquet file to write.")
    if out.exists() and not overwrite:
        raise stop(f"{out} exists. Use --overwrite to replace it.")
    if out.exists() and games.exists() and out.samefile(games):
        raise stop(f"{out} holds the games to read. Write to another file.")
    columns = (TextColumn("Reading games"), BarColumn(), DownloadColumn(), TimeRemainingColumn())
    with exit_on(RecordError, TooManyGoods, prefix=f"{games}: "):
        with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
            task = bar.add_task("", total=games.stat().st_size)
            done = write_dataset(games, out, lambda read: bar.advance(task, read))
        output().print(f"{done.games:,} games, {done.decisions:,} decisions: {out}", markup=False, soft_wrap=True)
        if done.left_out:
            note(f"{done.left_out:,} actions that tokens can't spell were left out, such as promises in words alone.")
