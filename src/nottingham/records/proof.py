"""Proving a deal: by the recipe in `docs/shuffles.md`, seed and cuts must give every shuffle in the record of a game.

The functions of the rules repeat everything that chance decided, and the results are compared: the deck and the removed
cards, the hands and piles dealt, the first sheriff unless one was named, every order of the deputies, every reshuffled
deck, and the discard pile it came from unless a player chose its order. `reading.py` judges the moves.
"""

import re
from collections.abc import Iterator, Mapping, Sequence

from msgspec import UNSET, Struct

from nottingham.records.checking import check_events
from nottingham.records.errors import Unproved, unlawful_on_error
from nottingham.records.record import printable
from nottingham.rules.errors import RulesError
from nottingham.rules.events import (
    AnyEvent,
    CardsDrawn,
    DeckReshuffled,
    DeputiesShuffled,
    Event,
    GameEnded,
    GameStarted,
    PilesStarted,
    RoundBegan,
    SetAsideCollected,
)
from nottingham.rules.phases.market import collected
from nottingham.rules.phases.rounds import draw_deputies, reshuffle, set_up
from nottingham.rules.state import State
from nottingham.rules.transition import Transition

SEED = re.compile("[0-9a-f]{64}")

_DIFFERENCES: Mapping[type[Event], str] = {
    CardsDrawn: "the cards drawn are not those on top of the deck",
    PilesStarted: "the cards turned up are not those on top of the deck",
    DeckReshuffled: "the deck is not reshuffled from the discard as seed and cuts say",
    DeputiesShuffled: "the deputy cards were arranged, not shuffled by seed and cuts",
    RoundBegan: "the wrong round begins, or the wrong players hold office",
    SetAsideCollected: "the cards set aside don't go on the pile in their order",
}


class Proof(Struct, frozen=True):
    """The facts that were proved about a game."""

    events: int
    seed: str
    commitment: str
    cuts: tuple[str, ...]
    cards: int
    """In the deck, the removed ones included."""
    removed: int
    officers: tuple[int, ...]
    """Of the first round."""
    sheriff_named: bool
    """Whether the first sheriff was named, not drawn (R2.5)."""
    deputies_shuffled: int
    reshuffles: int
    published: bool
    """Whether the commitment was compared with one published before the game."""


def prove(events: Sequence[AnyEvent], published: str | None = None) -> Proof:
    """Proves a recorded deal, or raises `NotAGame` or `Unproved` with the reason in one line.

    `published` is the commitment that was published before the game, in lower-case hexadecimal digits.
    """
    with unlawful_on_error():
        try:
            return _proved(events, published)
        except RulesError as error:
            raise Unproved(f"a game with its options can't be dealt here: {error}") from None


def _proved(events: Sequence[AnyEvent], published: str | None) -> Proof:
    steps = enumerate(check_events(events), 1)
    _, (state, started) = next(steps)
    assert isinstance(started, GameStarted)
    deal = _deal(started, published)
    last: Event = started
    for number, (after, event) in steps:
        if number <= len(deal):
            _compare_deal(deal[number - 1], event, number, named=started.first_sheriff is not UNSET)
        elif event != _by_the_rules(state, event):
            raise Unproved(f"{_DIFFERENCES[type(event)]} (event {number})")
        if isinstance(last, DeckReshuffled) and not isinstance(event, CardsDrawn):
            raise Unproved(f"the deck is reshuffled before anyone draws (event {number - 1})")
        if isinstance(event, GameEnded) and event.seed != started.seed:
            raise Unproved("its last event has a different seed from its first")
        state, last = after, event
    first_round = deal[-1]
    assert isinstance(first_round, RoundBegan) and started.deck and started.removed is not UNSET
    return Proof(
        events=len(events),
        seed=state.seed,
        commitment=started.commitment,
        cuts=started.cuts,
        cards=len(started.deck) + len(started.removed),
        removed=len(started.removed),
        officers=first_round.officers,
        sheriff_named=started.first_sheriff is not UNSET,
        deputies_shuffled=sum(isinstance(event, DeputiesShuffled) for event in events),
        reshuffles=state.shuffles,
        published=published is not None,
    )


def _deal(started: GameStarted, published: str | None) -> list[Event]:
    """Returns the events of the deal as seed and cuts give them, if the first is the recorded one."""
    assert started.seed is not UNSET
    if not SEED.fullmatch(started.seed):
        raise Unproved("its seed is not 64 lower-case hexadecimal digits")
    if published not in (None, started.commitment):
        raise Unproved(
            f"its seed has the SHA-256 {started.commitment}, but a different one was published before the game"
        )
    named = None if started.first_sheriff is UNSET else started.first_sheriff
    deal = set_up(started.options, started.seed, cuts=started.cuts, sheriff=named).events
    ours = deal[0]
    assert isinstance(ours, GameStarted)
    if (ours.goods, ours.crowns, ours.black_market) != (started.goods, started.crowns, started.black_market):
        raise Unproved("its goods are not those of its options")
    if (ours.deck, ours.removed) != (started.deck, started.removed):
        raise Unproved("its deck was stacked: seed and cuts give a different order")
    return deal


def _compare_deal(ours: Event, theirs: Event, number: int, *, named: bool) -> None:
    if ours == theirs:
        return
    if isinstance(ours, RoundBegan) and len(ours.officers) == 1:
        if named:
            raise Unproved(f"its first sheriff is not the one who was named: seat {ours.officers[0]}")
        raise Unproved(f"its first sheriff was chosen: seed and cuts give seat {ours.officers[0]}")
    if type(ours) is type(theirs):
        raise Unproved(f"{_DIFFERENCES[type(ours)]} (event {number})")
    raise Unproved(f"event {number} doesn't belong in the deal")


def _by_the_rules(state: State, event: Event) -> Event | None:
    """Returns the event that had to happen; the given one if a player chose it or nothing was left to chance."""
    transition = Transition(state)
    match event:
        case CardsDrawn(seat, count):
            return CardsDrawn(seat, count, state.cards[state.drawn : state.drawn + count])
        case SetAsideCollected():
            return SetAsideCollected(collected(state))
        case RoundBegan():
            left = (state.officers[0] + 1) % len(state.seats)
            return RoundBegan(state.round + 1, state.deputy_deck[:2] if state.options.deputies else (left,))
        case DeputiesShuffled() if state.options.deputies:
            draw_deputies(transition)
        case DeckReshuffled():
            reshuffle(transition)
        case PilesStarted() | DeputiesShuffled():
            return None
        case _:
            return event
    return transition.events[0] if transition.events else None


def describe(proof: Proof) -> Iterator[str]:
    """Yields the proof as lines of plain text."""
    yield f"A complete game of {proof.events} events; no card and no coin appears or vanishes."
    promised = " and the one published before the game" if proof.published else ""
    yield f"The seed {proof.seed} has the SHA-256 {proof.commitment}: the commitment of the record{promised}."
    cuts = ", ".join(f"“{printable(cut)}”" if cut else "none" for cut in proof.cuts)
    yield f"The cuts, from seat 0 up: {cuts}."
    removed = f", the last {proof.removed} of which were removed" if proof.removed else ""
    yield f"Seed and cuts give the order of all {proof.cards} cards{removed}, and so every hand dealt."
    if proof.deputies_shuffled:
        yield f"They give the order of the deputies, who were shuffled {_times(proof.deputies_shuffled)}."
    elif proof.sheriff_named:
        yield f"Seat {proof.officers[0]} was named first sheriff, not drawn: the record says so."
    else:
        yield f"They give seat {proof.officers[0]} as the first sheriff."
    if proof.reshuffles:
        yield f"They give the deck each time the discard was reshuffled: {_times(proof.reshuffles)}."
    else:
        yield "The discard was never reshuffled."
    yield "The deal is proved."
    if not proof.published:
        yield "To compare the commitment with the one you noted before the game, use --commitment."


def _times(count: int) -> str:
    return {1: "once", 2: "twice"}.get(count, f"{count} times")
