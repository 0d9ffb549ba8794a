"""The schedule of a tournament: who sits where in each game, its deck, and each seat's random numbers.

A deal is played once for every rotation of its players around the table, so that each player gets each seat and each
hand. Everything follows only from the tournament's seed and the number of the deal or game.
"""

import random
from collections.abc import Iterator
from hashlib import sha256

from msgspec import Struct

from nottingham.players.player import Chance
from nottingham.rules.options import Options


class Tournament(Struct, frozen=True):
    """The players, the number of games and their options. A name that is given twice is two entrants."""

    entrants: tuple[str, ...]
    options: Options
    games: int
    seed: int = 1


class Fixture(Struct, frozen=True, array_like=True):
    """One game to be played. Games and deals are numbered from 1."""

    game: int
    deal: int
    entrants: tuple[int, ...]
    """The entrant in each seat."""


def fixtures(tournament: Tournament) -> Iterator[Fixture]:
    """Yields every game of a tournament, in order. The last deal may lack some rotations."""
    players = tournament.options.players
    tables = _tables(len(tournament.entrants), players, random.Random(f"nottingham tables {tournament.seed}"))
    for number in range(tournament.games):
        rotation = number % players
        if not rotation:
            circle = next(tables)
        yield Fixture(number + 1, number // players + 1, tuple(circle[rotation:] + circle[:rotation]))


def _tables(entrants: int, seats: int, chance: random.Random) -> Iterator[list[int]]:
    """Yields who plays each deal, in seating order: those who played least, then those who met least, then by lot."""
    played = [0] * entrants
    met = [[0] * entrants for _ in range(entrants)]
    while True:
        circle: list[int] = []
        waiting = list(range(entrants))
        chance.shuffle(waiting)
        while len(circle) < seats:
            chosen = min(waiting, key=lambda one: (played[one], sum(met[one][other] for other in circle)))
            waiting.remove(chosen)
            for other in circle:
                met[chosen][other] += 1
                met[other][chosen] += 1
            circle.append(chosen)
            played[chosen] += 1
        yield circle


def deck_seed(tournament: Tournament, deal: int) -> str:
    """Returns the seed of a deal, the same for all its rotations."""
    return sha256(f"nottingham deal {tournament.seed} {deal}".encode()).hexdigest()


def chances(tournament: Tournament, game: int) -> list[Chance]:
    """Returns the source of random numbers for each seat in one game."""
    seats = range(tournament.options.players)
    return [random.Random(f"nottingham chance {tournament.seed} {game} {seat}").random for seat in seats]
