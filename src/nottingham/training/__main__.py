"""Records games of players, clones the players, and trains networks by self-play. See docs/training.md."""

import argparse
import json
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from nottingham.arena.schedule import Tournament
from nottingham.arena.tournament import run_tournament
from nottingham.arena.workers import WorkerTask
from nottingham.players.network.weights import write
from nottingham.players.roster import NoSuchPlayer
from nottingham.training.checkpoints import BadCheckpoint
from nottingham.training.config import BadConfig, RunConfig, TableConfig, load_config
from nottingham.training.curves import BadFigures, draw, read_figures
from nottingham.training.player import NETWORK, load_policy, make_player
from nottingham.training.recording import joined, recorder
from nottingham.training.run import FIGURES, Run
from nottingham.training.transcripts import BadTranscripts, Transcripts
from nottingham.training.whole_game import live_inputs


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m nottingham.training", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    for name, about in (
        ("record", "record games between players at the tables of a config, to clone them"),
        ("clone", "teach a network to play like the players of recorded games"),
        ("train", "train by self-play, resuming from the folder's checkpoint"),
        ("spar", "train in games against other players, resuming from the folder's checkpoint"),
        ("measure", "let a checkpoint play against others in the arena, at each table of a config"),
        ("export", "write the network of a checkpoint, trained at the tables of a config, for players to use"),
    ):
        command = commands.add_parser(name, help=about, description=about.capitalize() + ".")
        command.add_argument("config", type=Path, help="the config of the run, in TOML")
        if name == "export":
            command.add_argument("checkpoint", type=Path, nargs="+", help="the checkpoints whose mean is the network")
        if name == "measure":
            command.add_argument("checkpoint", type=Path, help="the checkpoint that plays")
            command.add_argument("--against", default="master", help="who has the other seats (default master)")
            command.add_argument("--games", type=_count, default=400, help="how many games at each table (default 400)")
            command.add_argument("--jobs", type=_count, default=os.cpu_count() or 1, help="how many processes")
            continue
        if name == "record":
            command.add_argument(
                "--games", type=_count, default=1000, help="how many games at each table (default 1000)"
            )
            command.add_argument("--seed", type=int, help="the seed of the games (default: that of the config)")
            command.add_argument(
                "--player", action="append", help="who plays; several are drawn by lot (default master)"
            )
            command.add_argument(
                "--guest",
                action="append",
                default=[],
                help="who has some of the seats and is not cloned, so that the clone learns to answer them too",
            )
            command.add_argument("--jobs", type=_count, default=os.cpu_count() or 1, help="how many processes")
        if name == "clone":
            command.add_argument(
                "--games",
                type=Path,
                required=True,
                action="append",
                help="a folder of recorded games; there may be several",
            )
            command.add_argument(
                "--epochs", type=_count, default=5, help="how often to learn from each game (default 5)"
            )
        if name == "spar":
            command.add_argument("--against", action="append", help="who has the other seats (default master)")
            command.add_argument(
                "--games",
                type=_count,
                default=2000,
                help="how many games an iteration plays and learns from (default 2000)",
            )
            command.add_argument("--jobs", type=_count, default=os.cpu_count() or 1, help="how many processes")
        if name in ("clone", "train", "spar"):
            command.add_argument(
                "--start", type=Path, help="a checkpoint or an exported network to begin with, if the folder has none"
            )
        if name == "train":
            for option, about in (
                ("--rival", "a checkpoint or a folder of them, who have all seats but one (default: the first policy)"),
                ("--reply", "a checkpoint or a folder of them, trained to exploit the network, who have one seat"),
            ):
                command.add_argument(option, type=Path, action="append", default=[], help=about)
        about = "the file to write" if name == "export" else "the folder for results"
        command.add_argument("--out", type=Path, required=True, help=about)
    about = "plot the figures of a run as SVG, iteration by iteration"
    plot = commands.add_parser("plot", help=about, description=about.capitalize() + ".")
    plot.add_argument("run", type=Path, help="the folder of the run")
    plot.add_argument("--out", type=Path, help="the file to write (default curves.svg in the folder)")
    wanted = parser.parse_args(arguments)
    try:
        if wanted.command == "plot":
            _plot(wanted.run, wanted.out or wanted.run / "curves.svg")
            return
        config = load_config(wanted.config)
        if wanted.command == "record":
            config = config if wanted.seed is None else msgspec.structs.replace(config, seed=wanted.seed)
            _record(config, wanted.games, wanted.player or ["master"], wanted.guest, wanted.jobs, wanted.out)
        elif wanted.command == "clone":
            games = {one: _load(wanted.games, one) for one in config.tables}
            Run(config, wanted.out, wanted.start).clone(games, wanted.epochs, _tell)
        elif wanted.command == "export":
            _export(config, wanted.checkpoint, wanted.out)
        elif wanted.command == "measure":
            _measure(config, wanted.checkpoint, wanted.against, wanted.games, wanted.jobs)
        elif wanted.command == "spar":
            _spar(Run(config, wanted.out, wanted.start), wanted.games, wanted.against or ["master"], wanted.jobs)
        else:
            Run(config, wanted.out, wanted.start, wanted.rival, wanted.reply).train(_tell)
    except (BadConfig, BadCheckpoint, BadFigures, BadTranscripts, NoSuchPlayer) as error:
        sys.exit(f"Error: {error}")
    except OSError as error:
        sys.exit(f"Error: {error.filename}: {error.strerror}.")
    except KeyboardInterrupt:
        sys.exit("Stopped. Run the same command again to resume from the last checkpoint.")


def _count(text: str) -> int:
    """Parses a positive number for argparse."""
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"must be a whole number of at least 1, not {text!r}")
    return int(text)


def _tell(line: Mapping[str, Any]) -> None:
    print(json.dumps(line), flush=True)


def _plot(run: Path, out: Path) -> None:
    path = run / FIGURES
    try:
        figures = read_figures(path.read_text(encoding="utf-8").splitlines())
    except (BadFigures, UnicodeError) as error:
        raise BadFigures(f"{path}: {error}") from None
    out.write_text(draw(figures), encoding="utf-8")
    print(f"{len(figures)} iterations drawn: {out}")


def _path(folder: Path, table: TableConfig) -> Path:
    return folder / f"{table.name}.npz"


def _load(folders: list[Path], table: TableConfig) -> Transcripts:
    """The games at a table from all folders that have some."""
    for folder in folders:
        if not folder.is_dir():
            raise BadTranscripts(f"{folder} is not a folder.")
    paths = [_path(folder, table) for folder in folders]
    there = [path for path in paths if path.exists()] or paths[:1]  # loading a missing file says what is wrong
    return joined([Transcripts.load(path) for path in there])


def _measure(config: RunConfig, checkpoint: Path, against: str, games: int, jobs: int) -> None:
    """Prints the share of victories with its 95 % interval, what chance would give, and both sides' mean scores."""
    one = f"{NETWORK}{checkpoint}"
    for name in (one, against):
        make_player(name).leave()
    for chosen in dict.fromkeys(config.tables):
        entrants = (one, *[against] * (chosen.players - 1))
        tournament = Tournament(entrants, chosen.options, games, config.seed)
        outcome = run_tournament(WorkerTask(tournament, make_player=make_player), jobs=jobs)
        if outcome.failure or outcome.stopped_by:
            sys.exit(outcome.failure or "Stopped.")
        standing, *others = outcome.scoreboard.standings
        interval = f"{standing.low:.1%} to {standing.high:.1%}"
        theirs = [other.mean_score or 0 for other in others]
        print(
            f"{chosen.name}: {standing.share:.1%} ({interval}) of {games} games, chance {1 / chosen.players:.1%}, "
            f"{standing.mean_score or 0:.1f} points beside {sum(theirs) / len(theirs):.1f}"
        )


def _export(config: RunConfig, given: list[Path], out: Path) -> None:
    """Inputs that no table of the config has were never trained, so their weights become zero."""
    policies = [load_policy(path) for path in given]
    if len({str({name: array.shape for name, array in each.items()}) for each in policies}) > 1:
        raise BadCheckpoint("The checkpoints have different networks.")
    network = {name: np.mean([each[name] for each in policies], axis=0) for name in policies[0]}
    live = np.unique(np.concatenate([live_inputs(chosen.table()) for chosen in config.tables]))
    inputs = np.zeros_like(network["body0/w"])
    inputs[live] = network["body0/w"][live]
    write(out, {**network, "body0/w": inputs})
    print(f"The network is in {out}: {out.stat().st_size:,} bytes.")


def _record(config: RunConfig, games: int, players: list[str], guests: list[str], jobs: int, folder: Path) -> None:
    for name in (*players, *guests):
        make_player(name).leave()
    folder.mkdir(parents=True, exist_ok=True)
    with recorder(jobs) as pool:
        for one in dict.fromkeys(config.tables):
            pool.record(one.options, games, str(config.seed), players, guests).save(_path(folder, one))
            print(f"{games} games at {one.name}", flush=True)


def _spar(run: Run, games: int, against: list[str], jobs: int) -> None:
    for name in against:
        make_player(name).leave()
    with recorder(jobs) as pool:

        def played(table: TableConfig, number: int, policy: Path) -> Transcripts:
            seed, guests = f"{run.config.seed} {number}", [f"{NETWORK}{policy}"]
            return pool.record(table.options, games, seed, against, guests, one_guest=True)

        run.spar(played, _tell)


if __name__ == "__main__":
    main()
