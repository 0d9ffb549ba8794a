"""Results of tournament games that were never played."""

from nottingham.arena.played import Played
from nottingham.arena.schedule import Fixture
from nottingham.play.conduct import Conduct


def a_game(number: int, entrants: tuple[int, ...], places: tuple[int, ...], scores: tuple[int, ...] = ()) -> Played:
    seats = len(entrants)
    conducts = tuple(Conduct(bags=2, lies=1) for _ in entrants)
    return Played(Fixture(number, 1, entrants), scores or (100,) * seats, places, conducts, ({},) * seats)
