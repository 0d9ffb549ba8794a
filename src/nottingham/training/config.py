"""The config file of a run, in TOML; examples/training.toml is one."""

from pathlib import Path
from typing import Literal

import msgspec

from nottingham.rules.options import Options
from nottingham.training.learning import Method, Weights
from nottingham.vector.table import TableRules, UnknownTable


class BadConfig(Exception):
    """The config can't be used. The message is one line."""


class TableConfig(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to play at. An iteration plays at one of them, in turn; one that is listed twice gets two turns."""

    players: int = 4
    edition: Literal["first", "second"] = "second"
    royal_goods: bool = False
    black_market: bool = False
    removed_cards: bool = False
    seven_card_hand: bool = False
    open_trade: bool = False

    @property
    def name(self) -> str:
        chosen = [name for name in self.__struct_fields__[2:] if getattr(self, name)]
        return "-".join([self.edition, str(self.players), *chosen])

    def table(self) -> TableRules:
        return TableRules(**msgspec.structs.asdict(self))

    @property
    def options(self) -> Options:
        return Options(**msgspec.structs.asdict(self))


class RunConfig(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    tables: tuple[TableConfig, ...]
    seed: int = 7
    iterations: int = 1000
    widths: tuple[int, ...] = (256, 512, 512)
    """The widths of the hidden layers of policy and critic."""
    margin: float = 0.1
    """What a lead of a hundred points adds to the share of the victory."""
    words: float = 0.0
    """What each offer costs, as a share of the victory. Without it, a network says everything that might help."""
    rate: tuple[float, float] = (3e-4, 1e-4)
    """The learning rate at the beginning and the end; in between it changes linearly."""
    entropy: tuple[float, float] = (0.05, 0.01)
    leash: tuple[float, float] = (0.2, 0.05)
    reference_every: int = 100
    """After how many iterations the current policy becomes the reference."""
    snapshot_every: int = 50
    snapshots: int = 8
    """How many of the latest snapshots are kept as rivals."""
    save_every: int = 50
    stages: int = 24
    """The games of a run are spread over this many iterations, about as many as a long game takes. A network that sees
    all openings first and all endings last learns little from either."""
    fixed_share: float = 0.5
    """The share of iterations against a fixed rival."""
    reply_share: float = 0.3
    """The share of iterations against a reply, if there are any. The rest is against snapshots."""
    frozen_rival: bool = False
    """Whether there are no snapshots: the run then looks for the best reply to the fixed rivals."""
    method: Method = Method()

    def __post_init__(self) -> None:
        counts = (
            self.iterations,
            self.reference_every,
            self.snapshot_every,
            self.save_every,
            self.stages,
            *self.widths,
        )
        if not self.tables or not self.widths or min(counts) < 1 or self.snapshots < 0:
            raise ValueError("a run needs tables, layers, and numbers of at least 1")
        method = self.method
        if min(method.games, method.steps, method.epochs, method.batches) < 1 or not 0 <= method.rival_games <= 1:
            raise ValueError("the method needs numbers of at least 1 and a share of rival games from 0 to 1")
        if method.batches > method.games * method.steps:
            raise ValueError("the method has more batches than steps")

    def weights(self, iteration: int) -> Weights:
        done = min(iteration / max(self.iterations - 1, 1), 1.0)
        return Weights(*(self.at(ends, done) for ends in (self.rate, self.entropy, self.leash)))

    @staticmethod
    def at(ends: tuple[float, float], done: float) -> float:
        """A number that changes linearly, when this share of a run is done."""
        first, last = ends
        return first + done * (last - first)


def load_config(path: Path) -> RunConfig:
    try:
        config = msgspec.toml.decode(path.read_bytes(), type=RunConfig)
        for chosen in config.tables:
            chosen.table()
    except OSError as error:
        raise BadConfig(f"{path} can't be read: {error.strerror}.") from None
    except (msgspec.DecodeError, UnknownTable, ValueError) as error:
        raise BadConfig(f"{path} is not a valid config: {error}") from None
    return config
