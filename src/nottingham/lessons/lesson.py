"""Lessons and their chapters, read from TOML files: one file per lesson, with its options, opponents and chapters.

A chapter is a game on an arranged deck. Moves from before the learner takes over are played by the rules like any
other. After that the opponents follow their parts (`players/scripted.py`). The page has the texts of the coach.
"""

import tomllib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib import resources

import msgspec
from msgspec import Struct

from nottingham.players.defaults import most_of
from nottingham.players.scripted import RoundScript
from nottingham.rules.actions import (
    Accept,
    AnyAction,
    Declare,
    HandBack,
    LoadBag,
    MakeOffer,
    NameStarter,
    Open,
    Pledge,
    Side,
    Swap,
)
from nottingham.rules.cards import Cards, heap, minus, spread
from nottingham.rules.options import Options, catalogue_for
from nottingham.rules.shuffle import shuffled
from nottingham.rules.state import State

LEARNER = 0
"""The learner's seat; the opponents sit in the seats after it."""


class NoSuchLesson(ValueError):
    """There is no lesson of this name."""


class PastRound(Struct, frozen=True, forbid_unknown_fields=True):
    """A round played before the learner takes over, by seat. Bags in neither `bribes` nor `opened` are handed back."""

    bags: Mapping[int, Cards]
    declares: Mapping[int, str] = {}
    """Declarations; the default is the legal good that the bag holds most of."""
    bribes: Mapping[int, int] = {}
    """The gold for which the sheriff handed a bag back."""
    opened: tuple[int, ...] = ()


class Chapter(Struct, frozen=True, forbid_unknown_fields=True):
    """A game on a fixed deal, from its start or from a later point."""

    sheriff: int
    """The sheriff of the first round."""
    hands: tuple[Cards, ...]
    """The hands as dealt, by seat."""
    draws: tuple[Cards, ...]
    """The cards drawn afterwards, in this order; the rest of the deck follows."""
    past: tuple[PastRound, ...] = ()
    """The rounds played already."""
    present: PastRound | None = None
    """The round in which the learner takes over at the inspection; without it, they begin at the market."""
    parts: tuple[RoundScript, ...] = ()

    def deck(self, options: Options) -> list[str]:
        """All cards, the next to be drawn first."""
        arranged = [card for cards in (*self.hands, *self.draws) for card in spread(cards)]
        rest = spread(minus(catalogue_for(options).contents, heap(arranged)))
        return [*arranged, *shuffled(rest, "lesson", "rest")]

    def before(self, state: State) -> tuple[int, AnyAction] | None:
        """The next move of the past, and its seat; None once the learner takes over."""
        rounds = [*self.past, *([self.present] if self.present else ())]
        if state.round > len(rounds) or (state.phase == "inspect" and state.round > len(self.past)):
            return None
        return _move(state, rounds[state.round - 1])

    def parts_of(self, seat: int) -> Sequence[RoundScript]:
        return [part for part in self.parts if part.seat == seat]


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """Chapters to play one after the other, against the same opponents."""

    options: Options
    opponents: tuple[str, ...]
    """The bots in the other seats. They play freely where they have no part."""
    chapters: tuple[Chapter, ...]


def _move(state: State, now: PastRound) -> tuple[int, AnyAction]:
    sheriff = state.officers[0]
    match state.phase:
        case "market":
            return (state.queue[0], Swap()) if state.queue else (sheriff, NameStarter(state.merchants[0]))
        case "load":
            seat = state.queue[0]
            return seat, LoadBag(now.bags[seat])
        case "declare":
            seat = state.queue[0]
            return seat, Declare(now.declares.get(seat) or most_of(now.bags[seat], state.goods))
        case "inspect":
            bag = next(seat for seat in state.merchants if seat in state.held)
            if bag in now.bribes:
                if state.offers:
                    return sheriff, Accept(state.offers[0].id)
                return bag, MakeOffer(sheriff, give=Side(gold=now.bribes[bag]), pledges=[Pledge("hand_back", bag)])
            return sheriff, Open(bag) if bag in now.opened else HandBack(bag)
        case phase:
            raise AssertionError(f"a past round has no moves for the phase {phase}")


@lru_cache
def lesson(name: str) -> Lesson:
    """Load a lesson by name."""
    file = resources.files("nottingham.lessons").joinpath(f"{name}.toml")
    if not name.isidentifier() or not file.is_file():
        raise NoSuchLesson(f"There is no lesson called {name!a}.")
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Lesson, strict=False)


def parts(name: str, chapter: int, seat: int) -> Sequence[RoundScript]:
    """The parts of a seat; none in a lesson or chapter that no longer exists."""
    try:
        return lesson(name).chapters[chapter].parts_of(seat)
    except (NoSuchLesson, IndexError):
        return ()
