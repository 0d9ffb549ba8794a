"""Records games in several processes, which need no accelerator."""

import random
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from typing import Any

import numpy as np

from nottingham.rules.options import Options
from nottingham.training.player import make_player
from nottingham.training.transcripts import NOTHING_MORE, Seating, Transcripts, record

GUESTS = 0.25
"""The share of seats that guests have."""
IN_TRAINING = 1.0
"""The temperature at which networks play while they learn."""


class Recorder:
    """A pool of processes that play games."""

    def __init__(self, pool: ProcessPoolExecutor, jobs: int) -> None:
        self._pool = pool
        self._jobs = jobs

    def record(
        self,
        options: Options,
        games: int,
        seed: str,
        players: Sequence[str],
        guests: Sequence[str] = (),
        *,
        one_guest: bool = False,
    ) -> Transcripts:
        """Games between players who are drawn by lot. If there are guests, each seat has one with probability `GUESTS`;
        or each game has one, in each seat in turn.
        """
        shares = np.array_split(np.arange(games), min(self._jobs * 4, games))
        some = partial(_some_games, options, seed, players, guests, one_guest)
        return joined(list(self._pool.map(some, [share.tolist() for share in shares])))


@contextmanager
def recorder(jobs: int) -> Iterator[Recorder]:
    """Its processes are new ones instead of forks: a fork of a process that runs JAX may hang."""
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        yield Recorder(pool, jobs)


def _some_games(
    options: Options, seed: str, players: Sequence[str], guests: Sequence[str], one_guest: bool, numbers: list[int]
) -> Transcripts:
    def seated(number: int) -> Seating:
        chance = random.Random(f"{seed} {number}")
        invited = [bool(guests) and chance.random() < GUESTS for _ in range(options.players)]
        if one_guest:
            invited = [seat == number % options.players for seat in range(options.players)]
        names = [chance.choice(guests if guest else players) for guest in invited]
        return Seating(chance.getrandbits(48), [make_player(name, IN_TRAINING) for name in names], invited)

    return record(options, map(seated, numbers))


def joined(parts: Sequence[Transcripts]) -> Transcripts:
    def join(arrays: tuple[Any, ...]) -> Any:
        longest = max(array.shape[1] for array in arrays)
        filled = [
            np.pad(array, ((0, 0), (0, longest - array.shape[1])), constant_values=NOTHING_MORE) for array in arrays
        ]
        return np.concatenate(filled)

    return Transcripts(*map(join, zip(*parts, strict=True)))
