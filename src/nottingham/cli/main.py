"""The command `nottingham`: its subcommands, their options and help. The other modules of `cli` do the work.

Each command imports what only it needs when it runs, so that no other command waits for it.
"""

import os
import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from nottingham import __version__
from nottingham.cli.common import PackFolder, exit_on, load_packs, needs_research, note, output, stop
from nottingham.cli.dataset import dataset
from nottingham.cli.join import join
from nottingham.cli.packs import show_packs
from nottingham.cli.referee import serve as serve_referee
from nottingham.cli.serving import backup, serve
from nottingham.narration.texts import LANGUAGES, Texts, find_language, language_of
from nottingham.records.errors import RecordError
from nottingham.records.proof import SEED
from nottingham.records.reading import NOT_JUDGED
from nottingham.records.record import read_file
from nottingham.rules.errors import RulesError
from nottingham.rules.goods import known_packs
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

WhichEdition = Annotated[Edition, typer.Option("--edition", help="Edition whose rules to play by.")]
RoyalGoods = Annotated[bool, typer.Option(help="Add the royal goods.")]
BlackMarket = Annotated[bool, typer.Option(help="Play with the black market (second edition).")]
RemovedCards = Annotated[bool, typer.Option(help="Remove ten cards from the deck, unseen.")]
SevenCardHand = Annotated[bool, typer.Option(help="Deal hands of seven cards instead of six.")]
OpenTrade = Annotated[bool, typer.Option(help="Let merchants deal with each other.")]
WhichPacks = Annotated[list[str] | None, typer.Option("--pack", help="Add a pack of goods. Repeatable.")]
Eyes = Annotated[str, typer.Option(help="Whose view to show: all, spectator, or a seat number from 0.")]
StoryLanguage = Annotated[
    str | None,
    typer.Option(
        "--language",
        help=f"Language of the story: {', '.join(LANGUAGES)}. Default: the environment's (LC_ALL, LC_MESSAGES, LANG).",
    ),
]
RecordPath = Annotated[Path, typer.Argument(help="A saved record, a tournament's games.jsonl, or events as JSON.")]
WhichGame = Annotated[int | None, typer.Option("--game", help="Number of the game. Default: the first in the file.")]


FLAGS = ("royal_goods", "black_market", "removed_cards", "seven_card_hand", "open_trade")


def _options(context: typer.Context, players: int) -> Options:
    """Returns the options of a game from the parameters of a command that has all of them."""
    given = context.params
    flags = {flag: given[flag] for flag in FLAGS}
    with exit_on(RulesError):
        return check(Options(players, Edition(given["edition"]).value, packs=tuple(given["pack"] or ()), **flags))


def _check_eyes(eyes: str, players: int) -> int | None:
    """Returns the seat whose view to show, if it is one."""
    if eyes in ("all", "spectator"):
        return None
    if not (eyes.isdecimal() and int(eyes) < players):
        raise stop(f"--eyes must be all, spectator or a seat from 0 to {players - 1}, not {eyes}.")
    return int(eyes)


def _texts(language: str | None) -> Texts:
    """Returns the texts of a story in this language."""
    if language is None:
        return Texts(language_of(os.environ))
    found = find_language(language)
    if found is None:
        raise stop(f"--language must be one of {', '.join(LANGUAGES)}, not {language}.")
    return Texts(found)


def _seated(wanted: list[str] | None, players: int) -> list[str]:
    """Returns the wanted players, with other bots in the remaining seats."""
    if wanted and len(wanted) > players:
        raise stop(f"{len(wanted)} players are too many for {players} seats.")
    from nottingham.players.roster import fill

    return fill(wanted or (), players)


@app.command()
def watch(
    context: typer.Context,
    players: Annotated[int, typer.Option(help="Number of players: 3 to 6 (six only in the second edition).")] = 4,
    edition: WhichEdition = Edition.second,
    seed: Annotated[int, typer.Option(help="Seed of the game. The same seed plays the same game.", min=0)] = 7,
    royal_goods: RoyalGoods = False,
    black_market: BlackMarket = False,
    removed_cards: RemovedCards = False,
    seven_card_hand: SevenCardHand = False,
    open_trade: OpenTrade = False,
    pack: WhichPacks = None,
    player: Annotated[
        list[str] | None,
        typer.Option(help="A player: a level, a character, random… Repeatable; others fill the empty seats."),
    ] = None,
    eyes: Eyes = "all",
    language: StoryLanguage = None,
    pause: Annotated[float, typer.Option(help="Seconds to wait after each move.", min=0, max=60)] = 0,
    packs_from: PackFolder = None,
) -> None:
    """Watch bots play a game, move by move."""
    from nottingham.cli.watching import watch as watch_game
    from nottingham.players.process import CannotStart
    from nottingham.players.roster import NoSuchPlayer

    load_packs(packs_from)
    options = _options(context, players)
    seat = _check_eyes(eyes, players)
    seated = _seated(player, players)
    texts = _texts(language)
    with exit_on(RulesError, NoSuchPlayer, CannotStart):
        watch_game(options, seed, output(), seated, texts, eyes=seat, everything=eyes == "all", pause=pause)


@app.command()
def arena(
    context: typer.Context,
    entrants: Annotated[
        list[str] | None,
        typer.Argument(help="Players: grandmaster, master, random, a character, exec:COMMAND for your bot, llm:MODEL…"),
    ] = None,
    player: Annotated[
        list[str] | None, typer.Option(help="One more player, for names that contain spaces. Repeatable.")
    ] = None,
    games: Annotated[int, typer.Option(help="Number of games. A multiple of the players at a table is fairest.")] = 240,
    jobs: Annotated[int | None, typer.Option(help="Number of processes. Default: one for each core.")] = None,
    seed: Annotated[
        int, typer.Option(help="Seed of the tournament. The same seed gives the same results, with any --jobs.", min=0)
    ] = 1,
    out: Annotated[
        Path | None, typer.Option(help="Folder for the games (JSON lines), the results (CSV) and a report (HTML).")
    ] = None,
    overwrite: Annotated[bool, typer.Option("--overwrite", help="Replace the results in that folder.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the summary as one JSON object.")] = False,
    players: Annotated[int | None, typer.Option(help="Players at a table, if not all entrants play each game.")] = None,
    edition: WhichEdition = Edition.second,
    royal_goods: RoyalGoods = False,
    black_market: BlackMarket = False,
    removed_cards: RemovedCards = False,
    seven_card_hand: SevenCardHand = False,
    open_trade: OpenTrade = False,
    pack: WhichPacks = None,
    packs_from: PackFolder = None,
) -> None:
    """Play a tournament between bots and report who wins, and how (see docs/arena.md).

    Each deal is played once for every rotation of the players. Ctrl-C keeps the games played so far.
    """
    from nottingham.arena.results import FolderInUse, Results
    from nottingham.arena.schedule import Tournament
    from nottingham.arena.workers import PlayerUnavailable, WorkerTask
    from nottingham.cli.tournament import run

    load_packs(packs_from)
    names = (*(entrants or ()), *(player or ()))
    jobs = _cores() if jobs is None else jobs
    _check_arena(len(names), players, games, jobs)
    options = _options(context, len(names) if players is None else players)
    task = WorkerTask(
        Tournament(names, options, games, seed),
        recorded=out is not None,
        packs={name: known_packs()[name] for name in options.packs},
    )
    with exit_on(FolderInUse, PlayerUnavailable):
        results = Results(out, overwrite=overwrite) if out else None
        raise typer.Exit(run(task, jobs, results, as_json=as_json))


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _check_arena(entrants: int, players: int | None, games: int, jobs: int) -> None:
    if games < 1:
        raise stop(f"--games must be at least 1, not {games}.")
    if jobs < 1:
        raise stop(f"--jobs must be at least 1, not {jobs}.")
    if players is not None and players > entrants:
        raise stop(f"A table of {players} needs {players} entrants, not {entrants}.")
    if players is None and entrants > MAX_PLAYERS:
        raise stop(f"{entrants} entrants don't fit at one table. Use --players to set how many play each game.")


@app.command()
def replay(
    file: RecordPath,
    game: WhichGame = None,
    eyes: Eyes = "all",
    language: StoryLanguage = None,
    packs_from: PackFolder = None,
) -> None:
    """Replay a recorded game, move by move. If the record has the actions, check every move against the rules."""
    from nottingham.cli.replaying import players_in, show_record

    load_packs(packs_from)
    with exit_on(RecordError, prefix=f"{file}: "):
        record = read_file(file, game)
        seat = _check_eyes(eyes, players_in(record))
        show_record(record, output(), _texts(language), eyes=seat, everything=eyes == "all")
        if not record.has_actions:
            note(NOT_JUDGED)


@app.command()
def verify(
    file: RecordPath,
    game: WhichGame = None,
    commitment: Annotated[str | None, typer.Option(help="The SHA-256 published before the game.")] = None,
    packs_from: PackFolder = None,
) -> None:
    """Prove that a recorded game was dealt from its seed and the players' cuts (see docs/shuffles.md)."""
    from nottingham.cli.replaying import verify_record

    load_packs(packs_from)
    published = None if commitment is None else commitment.strip().lower()
    if published is not None and not SEED.fullmatch(published):
        raise stop("--commitment must be the 64 hexadecimal digits published before the game.")
    with exit_on(RecordError, prefix=f"{file}: "):
        for line in list(verify_record(read_file(file, game), published)):
            output().print(line, markup=False, soft_wrap=True)


@app.command()
def referee(packs_from: PackFolder = None) -> None:
    """Run a game over pipes: one JSON request per line in, one JSON reply per line out (see docs/protocol.md)."""
    load_packs(packs_from)
    with exit_on():
        serve_referee(sys.stdin.buffer, sys.stdout.buffer)


@app.command()
def packs(file: Annotated[Path | None, typer.Argument(help="A pack file to check.")] = None) -> None:
    """List the packs of extra goods, or check a pack file of your own."""
    with exit_on(RulesError, UnicodeDecodeError):
        show_packs(file)


@app.command()
def mcp(
    seed: Annotated[
        int | None, typer.Option(help="Seed of games against bots. Default: a different game each time.", min=0)
    ] = None,
    packs_from: PackFolder = None,
) -> None:
    """Let a language model play: an MCP server over standard input and output (see docs/research.md)."""
    import asyncio

    load_packs(packs_from)
    with needs_research():
        from nottingham.research.mcp_server import serve_stdio
    with exit_on():
        asyncio.run(serve_stdio(seed))


app.command()(serve)
app.command()(join)
app.command()(backup)
app.command()(dataset)


def _print_version(wanted: bool) -> None:
    if wanted:
        print(f"nottingham {__version__}")
        raise typer.Exit


@app.callback()
def main(
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    pass
