"""The command `nottingham`."""

import os
import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from nottingham import __version__
from nottingham.arena.results import FolderInUse, Results
from nottingham.arena.schedule import Tournament
from nottingham.arena.workers import Orders, Refused
from nottingham.cli.common import PackFolder, load_packs, stop
from nottingham.cli.join import join
from nottingham.cli.referee import serve as serve_referee
from nottingham.cli.replaying import tell
from nottingham.cli.serving import backup, serve
from nottingham.cli.tournament import run
from nottingham.cli.watching import watch as watch_game
from nottingham.players.process import CannotStart
from nottingham.players.roster import NoSuchPlayer, fill
from nottingham.records.checking import seats_of
from nottingham.records.proof import SEED, Unproved, prove, told
from nottingham.records.record import NotAGame, read_events
from nottingham.rules.errors import RulesError
from nottingham.rules.goods import base_pack, known_packs, parse_pack
from nottingham.rules.options import Options, check

app = typer.Typer(
    help="Sheriff of Nottingham, both editions: an unofficial fan implementation.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


class Edition(StrEnum):
    first = "first"
    second = "second"


MAX_PLAYERS = 6

WhichEdition = Annotated[Edition, typer.Option("--edition", help="Which rulebook to play by.")]
RoyalGoods = Annotated[bool, typer.Option(help="Shuffle the royal goods in.")]
BlackMarket = Annotated[bool, typer.Option(help="Trade three of a kind for a dearer card (second edition).")]
RemovedCards = Annotated[bool, typer.Option(help="Ten cards leave the deck unseen.")]
SevenCardHand = Annotated[bool, typer.Option(help="Hands of seven instead of six.")]
OpenTrade = Annotated[bool, typer.Option(help="Merchants may deal with each other.")]
WhichPacks = Annotated[list[str] | None, typer.Option("--pack", help="A pack to shuffle in; can be given again.")]
Eyes = Annotated[str, typer.Option(help="Whose eyes to watch with: all, spectator, or the number of a seat from 0.")]
Recorded = Annotated[Path, typer.Argument(help="games.jsonl of a tournament, or the events of one game as JSON.")]
WhichGame = Annotated[
    int | None, typer.Option("--game", help="The number of the game; the first in the file if not said.")
]


class _Piped(Console):
    """Lets a closed pipe be known as what it is."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def _console() -> Console:
    return _Piped(highlight=False)


def _nobody_reads() -> typer.Exit:
    """The other end of the pipe is closed: `| head` has seen enough. Nothing more is said, not even at the exit."""
    sys.stderr.close()
    return typer.Exit(0)


def _options(players: int, edition: Edition, packs: list[str] | None, **flags: bool) -> Options:
    try:
        return check(Options(players=players, edition=edition.value, packs=tuple(packs or ()), **flags))
    except RulesError as error:
        raise stop(str(error)) from None


def _check_eyes(eyes: str, players: int) -> int | None:
    """The seat that watches, if it is one."""
    if eyes in ("all", "spectator"):
        return None
    if not (eyes.isdecimal() and int(eyes) < players):
        raise stop(f"--eyes is all, spectator or a seat from 0 to {players - 1}, not {eyes}.")
    return int(eyes)


def _seated(asked: list[str] | None, players: int) -> list[str]:
    """Who was asked for, and others on the seats that are left."""
    if asked and len(asked) > players:
        raise stop(f"{len(asked)} players are too many for {players} seats.")
    return fill(asked or (), players)


@app.command()
def watch(
    players: Annotated[int, typer.Option(help="3 to 6; six only in the second edition.")] = 4,
    edition: WhichEdition = Edition.second,
    seed: Annotated[int, typer.Option(help="The same seed tells the same game.", min=0)] = 7,
    royal_goods: RoyalGoods = False,
    black_market: BlackMarket = False,
    removed_cards: RemovedCards = False,
    seven_card_hand: SevenCardHand = False,
    open_trade: OpenTrade = False,
    pack: WhichPacks = None,
    player: Annotated[
        list[str] | None,
        typer.Option(help="Who sits down: a character, a level, random…; can be given again. Others fill the seats."),
    ] = None,
    eyes: Eyes = "all",
    pause: Annotated[float, typer.Option(help="Seconds to wait after each move, up to a minute.", min=0, max=60)] = 0,
    packs_from: PackFolder = None,
) -> None:
    """Watch bots play a game, told move by move."""
    load_packs(packs_from)
    options = _options(
        players,
        edition,
        pack,
        royal_goods=royal_goods,
        black_market=black_market,
        removed_cards=removed_cards,
        seven_card_hand=seven_card_hand,
        open_trade=open_trade,
    )
    seat = _check_eyes(eyes, players)
    seated = _seated(player, players)
    try:
        watch_game(options, seed, _console(), seated, eyes=seat, everything=eyes == "all", pause=pause)
    except BrokenPipeError:
        raise _nobody_reads() from None
    except (RulesError, NoSuchPlayer, CannotStart, OSError) as error:
        raise stop(str(error)) from None
    except KeyboardInterrupt:
        raise typer.Exit(130) from None


@app.command()
def arena(
    entrants: Annotated[
        list[str] | None,
        typer.Argument(help="Who plays: master, trader, apprentice, random, a character, or exec:COMMAND for a bot."),
    ] = None,
    player: Annotated[
        list[str] | None, typer.Option(help="One more entrant, for names with spaces in them; can be given again.")
    ] = None,
    games: Annotated[int, typer.Option(help="How many; multiples of the players at a table are fairest.")] = 240,
    jobs: Annotated[
        int | None, typer.Option(help="Processes that play; as many as there are cores if not said.")
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same result, whatever the jobs.", min=0)] = 1,
    out: Annotated[
        Path | None, typer.Option(help="A folder for every game (JSON lines), the results (CSV) and a report (HTML).")
    ] = None,
    overwrite: Annotated[bool, typer.Option("--overwrite", help="Replace the results in that folder.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the summary as one JSON object.")] = False,
    players: Annotated[int | None, typer.Option(help="Seats at a table, if not all can sit at one.")] = None,
    edition: WhichEdition = Edition.second,
    royal_goods: RoyalGoods = False,
    black_market: BlackMarket = False,
    removed_cards: RemovedCards = False,
    seven_card_hand: SevenCardHand = False,
    open_trade: OpenTrade = False,
    pack: WhichPacks = None,
    packs_from: PackFolder = None,
) -> None:
    """Let players play a tournament and see who wins, and how (see docs/arena.md).

    Every deal is played once for each rotation round the table. Ctrl-C keeps what was played.
    """
    load_packs(packs_from)
    names = (*(entrants or ()), *(player or ()))
    jobs = _cores() if jobs is None else jobs
    _check_arena(len(names), players, games, jobs)
    options = _options(
        len(names) if players is None else players,
        edition,
        pack,
        royal_goods=royal_goods,
        black_market=black_market,
        removed_cards=removed_cards,
        seven_card_hand=seven_card_hand,
        open_trade=open_trade,
    )
    orders = Orders(
        Tournament(names, options, games, seed),
        recorded=out is not None,
        packs={name: known_packs()[name] for name in options.packs},
    )
    try:
        results = Results(out, overwrite=overwrite) if out else None
        raise typer.Exit(run(orders, jobs, results, as_json=as_json))
    except BrokenPipeError:
        raise _nobody_reads() from None
    except (FolderInUse, Refused, OSError) as error:
        raise stop(str(error)) from None
    except KeyboardInterrupt:
        raise typer.Exit(130) from None


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _check_arena(entrants: int, players: int | None, games: int, jobs: int) -> None:
    if games < 1:
        raise stop(f"A tournament has at least one game, not {games}.")
    if jobs < 1:
        raise stop(f"At least one process must play, not {jobs}.")
    if players is not None and players > entrants:
        raise stop(f"A table of {players} needs {players} entrants; {entrants} have entered.")
    if players is None and entrants > MAX_PLAYERS:
        raise stop(f"{entrants} entrants can't sit at one table: say with --players how many play each game.")


@app.command()
def replay(
    file: Recorded,
    game: WhichGame = None,
    eyes: Eyes = "all",
) -> None:
    """Tell a recorded game, move by move."""
    try:
        events = read_events(file, game)
        seat = _check_eyes(eyes, seats_of(events))
        tell(events, _console(), eyes=seat, everything=eyes == "all")
    except NotAGame as error:
        raise stop(f"{file} can't be told as a game: {error}.") from None
    except BrokenPipeError:
        raise _nobody_reads() from None
    except OSError as error:
        raise stop(str(error)) from None
    except KeyboardInterrupt:
        raise typer.Exit(130) from None


@app.command()
def verify(
    file: Recorded,
    game: WhichGame = None,
    commitment: Annotated[str | None, typer.Option(help="The SHA-256 that was published before the game.")] = None,
    packs_from: PackFolder = None,
) -> None:
    """Prove that seed and cuts gave a recorded deal, and nobody arranged it (see docs/shuffles.md)."""
    load_packs(packs_from)
    published = None if commitment is None else commitment.strip().lower()
    if published is not None and not SEED.fullmatch(published):
        raise stop("--commitment is the 64 hexadecimal digits that were published before the game.")
    console = _console()
    try:
        for line in told(prove(read_events(file, game), published)):
            console.print(line, markup=False, soft_wrap=True)
    except NotAGame as error:
        raise stop(f"{file} is no game that could be proved: {error}.") from None
    except Unproved as error:
        raise stop(f"{file} doesn't prove its deal: {error}.") from None
    except BrokenPipeError:
        raise _nobody_reads() from None
    except OSError as error:
        raise stop(str(error)) from None
    except KeyboardInterrupt:
        raise typer.Exit(130) from None


@app.command()
def referee(packs_from: PackFolder = None) -> None:
    """Judge a game as a pure process: one JSON object a line in, one a line out (see docs/protocol.md)."""
    load_packs(packs_from)
    try:
        serve_referee(sys.stdin.buffer, sys.stdout.buffer)
    except KeyboardInterrupt:
        raise typer.Exit(130) from None
    except BrokenPipeError:
        raise _nobody_reads() from None


@app.command()
def packs(file: Annotated[Path | None, typer.Argument(help="A pack file to check.")] = None) -> None:
    """List the packs that can be shuffled in, or check a pack file of your own."""
    if file is not None:
        try:
            known = {file.stem: parse_pack(file.read_text(encoding="utf-8"), file.stem)}
        except (RulesError, OSError, UnicodeDecodeError) as error:
            raise stop(str(error)) from None
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


app.command()(serve)
app.command()(join)
app.command()(backup)


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
