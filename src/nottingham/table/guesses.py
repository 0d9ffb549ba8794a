"""Guessing along: before a bag is opened, people who don't decide about it guess whether it is honest.

Guesses are stored with the table and stay secret. When the game is over, everyone sees how many of each person's
guesses were right. Nothing in the game depends on them.
"""

from collections.abc import Sequence
from typing import Final

from msgspec import UNSET
from msgspec.structs import replace

from nottingham.rules.events import BagOpened, Event, RoundBegan
from nottingham.rules.state import State
from nottingham.rules.view import view
from nottingham.store.rows import Person
from nottingham.table.errors import Refusal
from nottingham.table.messages import Honour
from nottingham.table.requests import Guess
from nottingham.table.seating import distinct_at, seat_of
from nottingham.table.settings import Guesser, TableDoc

MAX_GUESSERS: Final = 60
"""The most people who can guess in one game: spectators come and go."""


def check_guess(state: State, seat: int | None, guess: Guess) -> None:
    """Refuses a guess about a bag that is settled, or that this seat sees into or decides about."""
    seen = view(state, seat)
    bag = seen.seats[guess.bag].bag if guess.bag < len(seen.seats) else None
    now = seen.phase == "inspect" and guess.round == seen.round and seat not in state.officers
    if not now or bag is None or bag.status != "held" or bag.cards is not UNSET:
        raise Refusal("impossible", "no_guess", "You can't guess about this bag, or no longer.")


def with_guess(doc: TableDoc, person: Person, guess: Guess) -> TableDoc:
    """Notes a guess, or takes it back."""
    before = doc.guesses.get(person.id, Guesser(person.name))
    key = _key(guess.round, guess.bag)
    honest = {bag: honest for bag, honest in before.honest.items() if bag != key}
    if guess.honest is not None:
        honest[key] = guess.honest
    guesses = {**doc.guesses, person.id: replace(before, honest=honest)}
    if not honest:  # who guesses nothing takes no place
        del guesses[person.id]
    if len(guesses) > max(MAX_GUESSERS, len(doc.guesses)):
        raise Refusal("too_many", "table_crowded", "Too many people are guessing at this table already.")
    return replace(doc, guesses=guesses)


_NOTED: Final = frozenset({RoundBegan, BagOpened})


class OpenedBags:
    """What the bags that were opened in a game turned out to be."""

    def __init__(self) -> None:
        self._round = 0
        self._honest: dict[str, bool] = {}

    def hear(self, events: Sequence[Event]) -> None:
        if _NOTED.isdisjoint(map(type, events)):
            return
        for event in events:
            if isinstance(event, RoundBegan):
                self._round = event.round
            elif isinstance(event, BagOpened):
                self._honest[_key(self._round, event.bag)] = event.honest

    def honours(self, doc: TableDoc) -> list[Honour]:
        """How well everyone guessed about them, the best first. Spectators' names differ from all others."""
        found = []
        shown: set[str] = set()
        for person, guesser in doc.guesses.items():
            verdicts = [self._honest[bag] == guess for bag, guess in guesser.honest.items() if bag in self._honest]
            if verdicts:
                seat = seat_of(doc, person)
                name = distinct_at(doc, guesser.name, shown) if seat is None else doc.chairs[seat].name
                shown.add(name)
                found.append(Honour(name, seat, sum(verdicts), len(verdicts)))
        return sorted(found, key=lambda one: (-one.right, one.total))


def _key(round_: int, bag: int) -> str:
    return f"{round_} {bag}"
