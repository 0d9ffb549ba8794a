"""What a lesson is made of, and how its chapters are dealt.

A lesson is data, a file a lesson: its options, its opponents, and chapters. A chapter is a game on a deck that lies as
the story needs it, up to where the learner takes over: what was played before is played by the rules like any other
move. What the opponents then do is their parts (`players/scripted.py`). What a coach says to all this is the page's
business.
"""

import tomllib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib import resources

import msgspec
from msgspec import Struct

from nottingham.players.defaults import most_of
from nottingham.players.scripted import Part
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
"""The seat of whoever takes the lesson; the opponents follow."""


class NoSuchLesson(ValueError):
    """There is no lesson of this name."""


class PastRound(Struct, frozen=True, forbid_unknown_fields=True):
    """A round as it was played before the learner takes over. By seat; whatever is not said of a bag is harmless."""

    bags: Mapping[int, Cards]
    declares: Mapping[int, str] = {}
    """Where it is not what the bag holds most of."""
    bribes: Mapping[int, int] = {}
    """The gold for which the sheriff handed a bag back."""
    opened: tuple[int, ...] = ()


class Chapter(Struct, frozen=True, forbid_unknown_fields=True):
    """A game on a fixed deal, from its start or from somewhere in it."""

    sheriff: int
    """In the first round."""
    hands: tuple[Cards, ...]
    """As dealt, by seat."""
    draws: tuple[Cards, ...]
    """Whatever is drawn afterwards, in its order; what the deck holds besides comes last."""
    past: tuple[PastRound, ...] = ()
    """The rounds that were played already."""
    present: PastRound | None = None
    """The round in which the learner takes over, at its inspection; if it is not said, he begins with the market."""
    parts: tuple[Part, ...] = ()

    def deck(self, options: Options) -> list[str]:
        """All cards, the next to be drawn first."""
        arranged = [card for cards in (*self.hands, *self.draws) for card in spread(cards)]
        rest = spread(minus(catalogue_for(options).contents, heap(arranged)))
        return [*arranged, *shuffled(rest, "lesson", "rest")]

    def before(self, state: State) -> tuple[int, AnyAction] | None:
        """The next move that has been made already, and by whom; nothing, when the learner takes over."""
        rounds = [*self.past, *([self.present] if self.present else ())]
        if state.round > len(rounds) or (state.phase == "inspect" and state.round > len(self.past)):
            return None
        return _move(state, rounds[state.round - 1])

    def parts_of(self, seat: int) -> Sequence[Part]:
        return [part for part in self.parts if part.seat == seat]


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """Chapters to be played one after the other, in one company."""

    options: Options
    opponents: tuple[str, ...]
    """Who sits in the other seats, and plays as he likes where he has no part."""
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
            raise AssertionError(f"nobody has told what was done in the phase {phase}")


@lru_cache
def lesson(name: str) -> Lesson:
    """A lesson by name."""
    file = resources.files("nottingham.lessons").joinpath(f"{name}.toml")
    if not name.isidentifier() or not file.is_file():
        raise NoSuchLesson(f"There is no lesson called {name!a}.")
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Lesson, strict=False)


def parts(name: str, chapter: int, seat: int) -> Sequence[Part]:
    """What a seat has to play; nothing, in a lesson or a chapter that is no longer taught."""
    try:
        return lesson(name).chapters[chapter].parts_of(seat)
    except (NoSuchLesson, IndexError):
        return ()
