"""The command `nottingham`."""

import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from nottingham import __version__
from nottingham.referee import serve
from nottingham.rules.errors import RulesError
from nottingham.rules.goods import add_pack, base_pack, known_packs, parse_pack
from nottingham.rules.options import Options, check
from nottingham.watching import watch as watch_game

app = typer.Typer(
    help="Sheriff of Nottingham, both editions: an unofficial fan implementation.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


class Edition(StrEnum):
    first = "first"
    second = "second"


PackFolder = Annotated[
    Path | None,
    typer.Option("--packs-from", help="A folder with pack files (*.toml) of your own, each known by its file name."),
]


def _stop(reason: str) -> typer.Exit:
    Console(stderr=True, highlight=False).print(Text.assemble(("nottingham: ", "red"), reason), soft_wrap=True)
    return typer.Exit(2)


def _load_packs(folder: Path | None) -> None:
    if folder is None:
        return
    if not folder.is_dir():
        raise _stop(f"{folder} is not a folder.")
    for file in sorted(folder.glob("*.toml")):
        try:
            add_pack(file.stem, parse_pack(file.read_text(encoding="utf-8"), file.stem))
        except (RulesError, OSError, UnicodeDecodeError) as error:
            raise _stop(str(error)) from None


@app.command()
def watch(
    players: Annotated[int, typer.Option(help="3 to 6; six only in the second edition.")] = 4,
    edition: Annotated[Edition, typer.Option(help="Which rulebook to play by.")] = Edition.second,
    seed: Annotated[int, typer.Option(help="The same seed tells the same game.", min=0)] = 7,
    royal_goods: Annotated[bool, typer.Option(help="Shuffle the royal goods in.")] = False,
    black_market: Annotated[
        bool, typer.Option(help="Trade three of a kind for a dearer card (second edition).")
    ] = False,
    removed_cards: Annotated[bool, typer.Option(help="Ten cards leave the deck unseen.")] = False,
    seven_card_hand: Annotated[bool, typer.Option(help="Hands of seven instead of six.")] = False,
    open_trade: Annotated[bool, typer.Option(help="Merchants may deal with each other.")] = False,
    pack: Annotated[list[str] | None, typer.Option(help="A pack to shuffle in; can be given again.")] = None,
    eyes: Annotated[
        str, typer.Option(help="Whose eyes to watch with: all, spectator, or the number of a seat from 0.")
    ] = "all",
    pause: Annotated[float, typer.Option(help="Seconds to wait after each move.", min=0)] = 0,
    packs_from: PackFolder = None,
) -> None:
    """Watch random players play a game, told move by move."""
    _load_packs(packs_from)
    if eyes not in ("all", "spectator") and not (eyes.isdecimal() and int(eyes) < players):
        raise _stop(f"--eyes is all, spectator or a seat from 0 to {players - 1}, not {eyes}.")
    try:
        options = check(
            Options(
                players=players,
                edition=edition.value,
                royal_goods=royal_goods,
                black_market=black_market,
                removed_cards=removed_cards,
                seven_card_hand=seven_card_hand,
                open_trade=open_trade,
                packs=tuple(pack or ()),
            )
        )
        seat = int(eyes) if eyes.isdecimal() else None
        watch_game(options, seed, Console(highlight=False), eyes=seat, everything=eyes == "all", pause=pause)
    except RulesError as error:
        raise _stop(str(error)) from None
    except KeyboardInterrupt:
        raise typer.Exit(130) from None


@app.command()
def referee(packs_from: PackFolder = None) -> None:
    """Judge a game as a pure process: one JSON object a line in, one a line out (see docs/protocol.md)."""
    _load_packs(packs_from)
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except KeyboardInterrupt:
        raise typer.Exit(130) from None
    except BrokenPipeError:
        sys.stderr.close()
        raise typer.Exit(0) from None


@app.command()
def packs(file: Annotated[Path | None, typer.Argument(help="A pack file to check.")] = None) -> None:
    """List the packs that can be shuffled in, or check a pack file of your own."""
    if file is not None:
        try:
            known = {file.stem: parse_pack(file.read_text(encoding="utf-8"), file.stem)}
        except (RulesError, OSError, UnicodeDecodeError) as error:
            raise _stop(str(error)) from None
    else:
        known = {"base": base_pack(), **known_packs()}
    for name, pack in known.items():
        table = Table(title=f"{name}: {pack.title}", caption=pack.about, box=SIMPLE_HEAD, pad_edge=False)
        table.title_justify = table.caption_justify = "left"
        for column in ("good", "kind", "at 3", "at 4+", "value", "penalty", "counts as"):
            table.add_column(column, no_wrap=True)
        for good in pack.goods:
            counts = f"{good.counts_as.count} {good.counts_as.good}" if good.counts_as else ""
            numbers = (good.copies_at_three, good.copies, good.value, good.penalty)
            table.add_row(good.name, good.kind, *map(str, numbers), counts)
        Console().print(table)


def _print_version(wanted: bool) -> None:
    if wanted:
        print(f"nottingham {__version__}")
        raise typer.Exit


@app.callback()
def main(
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Say which.")
    ] = False,
) -> None:
    pass
