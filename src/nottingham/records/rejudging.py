"""Judging a recorded game again: the rules carry out each recorded action and must give exactly the recorded events.

A record that was changed by hand, or made under different rules, does not pass. The deck and the first officers are
taken from the record: whether seed and cuts gave them is for `proof.py` to say.

Two older rules are known. A seat's offer used to replace any other to the same addressee, not only one of its sort
(R7.5). That has the same effect as withdrawing the other first, which a seat can always do, so the record is still
lawful. And deputies could once speak on a bag and propose splits without limit (R8.3, R8.6), so no record is held to
those limits.
"""

from collections.abc import Iterator, Sequence

from msgspec import UNSET
from msgspec.structs import replace

from nottingham.records.checking import start_of
from nottingham.records.errors import Unfinished, Unlawful, unlawful_on_error
from nottingham.records.record import RecordedMove, printable
from nottingham.rules.engine import Progress, apply, evolve, new_game
from nottingham.rules.errors import IllegalAction, RulesError
from nottingham.rules.events import AnyEvent, DeputiesShuffled, Event, GameStarted, OfferMade, RoundBegan
from nottingham.rules.state import State


def rejudge(events: Sequence[AnyEvent], moves: Sequence[RecordedMove]) -> Iterator[Progress]:
    """Yields each move as the state after it and its events, from the deal to the end, or raises `NotAGame`.

    Every move but the first, the deal, must have its action.
    """
    with unlawful_on_error():
        yield from _judged(events, moves)


def _judged(events: Sequence[AnyEvent], moves: Sequence[RecordedMove]) -> Iterator[Progress]:
    state, came = _dealt(events)
    if moves[0].seat is not None or moves[0].action is not None:
        raise Unlawful("its first move is not the deal")
    at = _compare(came, events, 0, 0, moves[0].events)
    yield state, came
    for number, move in enumerate(moves[1:], 1):
        try:
            after, came = _applied(state, move)
        except IllegalAction as error:
            raise Unlawful(f"move {number} is against the rules: {error.message}") from None
        if at < len(events) and _replaced_by_the_older_rule(state, came[0], events[at]):
            after, came = evolve(state, events[at]), [events[at]]
        state = after
        at = _compare(came, events, at, number, move.events)
        yield state, came
    if at < len(events):
        raise Unlawful(f"no move accounts for event {at + 1}")
    if state.phase != "over":
        raise Unfinished(f"it breaks off in round {state.round}")


def _applied(state: State, move: RecordedMove) -> Progress:
    assert move.action is not None
    try:
        return apply(state, move.seat, move.action)
    except IllegalAction as error:
        if error.code not in ("spoken_too_often", "proposed_too_often"):
            raise
        return apply(replace(state, spoken={}, proposed={}), move.seat, move.action)


def _replaced_by_the_older_rule(state: State, came: Event, recorded: AnyEvent) -> bool:
    """Whether this offer replaced none by the rules, and in the record one to the same addressee."""
    if not isinstance(came, OfferMade) or came.replaces is not None:
        return False
    offer = came.offer
    return any(
        (old.by, old.to) == (offer.by, offer.to) and recorded == OfferMade(offer, old.id) for old in state.offers
    )


def _dealt(events: Sequence[AnyEvent]) -> Progress:
    """Deals the game from the deck of the record."""
    started = start_of(events)
    assert started.seed is not UNSET and started.deck is not UNSET and started.removed is not UNSET
    first = next((event for event in events if isinstance(event, RoundBegan)), None)
    order = next((event.order for event in events if isinstance(event, DeputiesShuffled)), UNSET)
    if first is None:
        raise Unfinished("it breaks off in the deal")
    deputies = started.options.deputies
    try:
        state, came = new_game(
            started.options,
            started.seed,
            names=started.names,
            cuts=started.cuts,
            deck=(*started.deck, *started.removed),
            sheriff=None if deputies else first.officers[0],
            deputies=order if deputies and order is not UNSET else None,
        )
    except RulesError as error:
        raise Unlawful(f"a game with its options can't be dealt here: {printable(str(error))}") from None
    dealt = came[0]
    assert isinstance(dealt, GameStarted)
    if started.first_sheriff is UNSET:  # drawn, or recorded before records said who was named
        came[0] = replace(dealt, first_sheriff=UNSET)
    return state, came


def _compare(came: Sequence[Event], events: Sequence[AnyEvent], at: int, number: int, noted: int | None) -> int:
    """Returns where the events of the next move begin, if those of this one are as recorded."""
    after = at + len(came)
    recorded = events[at:after]
    if any(ours != theirs for ours, theirs in zip(came, recorded, strict=False)):
        raise Unlawful(f"the rules give other events for move {number}")
    if len(recorded) < len(came):
        raise Unfinished(f"it breaks off in move {number}")
    if noted not in (None, len(came)):
        raise Unlawful(f"move {number} has {len(came)} events, not {noted}")
    return after
