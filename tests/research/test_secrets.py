"""Observations, masks and OpenSpiel's texts tell a seat nothing that it may not know (R11).

From positions that random play reaches, `another_truth` makes one that differs only in what a seat may not know. The
same move is played in both; before and after it the seat must get the same vector and the same mask, bit by bit.
"""

import random
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings

from nottingham.codec.mask import mask_of
from nottingham.codec.spelling import spell
from nottingham.codec.tokens import slots_for
from nottingham.codec.vocabulary import ASK, BAG, TOKENS
from nottingham.research.match import TokenGame
from nottingham.research.openspiel import BYTES, NottinghamGame
from nottingham.rules.engine import apply
from nottingham.rules.events import CardsSetAside, Event
from nottingham.rules.options import Options
from tests.laws.games import MIXES, Step, mixes, seeds
from tests.laws.truths import another_truth, disclosed_by, same_move
from tests.research.test_codec import random_path
from tests.support.thorough import many, sample


def watch_for_leaks(options: Options, seed: int, share: float = 0.3) -> None:
    """Looks for leaks at a share of the moves of a random game."""
    chance = random.Random(seed)
    match = TokenGame(options, seed)
    while match.seat is not None:
        begun = random_path(match.request, chance)
        if begun.action is not None and chance.random() < share:
            after, events = apply(match.state, match.seat, begun.action)
            step = Step(match.state, match.seat, begun.action, after, events)
            assert_blind(match, step, begun.path, chance)
        match.act(begun.action)


def assert_blind(match: TokenGame, step: Step, path: list[int], chance: random.Random) -> None:
    """A seat, often the one that acts, can't tell two truths apart: token by token, and after the move."""
    assert step.seat is not None
    seat = chance.choice([step.seat, chance.randrange(match.options.players)])
    here, there = match.clone(), match.clone()
    there.state = another_truth(step.before, seat, disclosed_by(step, seat), chance)
    there._ask()
    assert_same(here, there, seat)
    for token in path[:-1]:
        here.take(token)
        if seat == step.seat:
            there.take(token)
        assert_same(here, there, seat)
    here.act(step.action)
    there.act(same_move(step, there.state, seat, chance))
    if here.seat is not None:
        assert_same(here, there, seat)


class Leak(AssertionError):
    """A seat was told something that depends on what it may not know."""


def assert_same(match: TokenGame, other: TokenGame, seat: int) -> None:
    if not np.array_equal(match.observation(seat), other.observation(seat)):
        raise Leak("observation")
    if not np.array_equal(match.mask(seat), other.mask(seat)):
        raise Leak("mask")


@pytest.mark.parametrize("options", sample(MIXES, 43, 4), ids=lambda options: f"{options.edition}-{options.players}")
def test_an_observation_holds_nothing_a_seat_may_not_know(options: Options) -> None:  # R11.1 R11.2 R11.3 R11.4
    watch_for_leaks(options, 3)


@settings(max_examples=many(3, 40), deadline=None)
@given(mixes, seeds)
def test_no_game_leaks_into_observations(options: Options, seed: int) -> None:
    watch_for_leaks(options, seed)


def test_only_the_seat_that_is_asked_has_a_mask_and_a_draft() -> None:
    """A mask tells which cards its owner has."""
    match = TokenGame(Options(players=4), 7)
    chance = random.Random(7)
    while match.seat is not None:
        assert match.mask().any()
        for seat in range(4):
            mine = seat == match.seat
            drafted = match.observation(seat)[-2 * TOKENS :].any()
            assert match.mask(seat).any() == mine
            assert drafted == (mine and bool(match.draft.path))
        match.take(chance.choice([token for token in range(TOKENS) if match.legal >> token & 1]))


def watch_texts(options: Options, seed: int, share: float) -> None:
    """Looks for leaks into the texts and tensors of OpenSpiel's states."""
    chance = random.Random(seed)
    state = NottinghamGame({"players": options.players, "edition": options.edition}).new_initial_state()
    for byte in seed.to_bytes(BYTES, "big"):
        state.apply_action(byte)
    while not state.is_terminal():
        match = state.match
        assert match and match.seat is not None
        begun = random_path(match.request, chance)
        path = begun.path
        if begun.action is not None and chance.random() < share:
            after, events = apply(match.state, match.seat, begun.action)
            step = Step(match.state, match.seat, begun.action, after, events)
            seat = chance.randrange(options.players)
            here, there = state.clone(), state.clone()
            there.match.state = another_truth(step.before, seat, disclosed_by(step, seat), chance)
            there.match._ask()
            moved = same_move(step, there.match.state, seat, chance)
            for token in path:
                here.apply_action(token)
            for token in spell(there.match.request.view, moved):
                there.apply_action(token)
            if not here.is_terminal():
                for method in ("information_state_string", "observation_string", "observation_tensor"):
                    if getattr(here, method)(seat) != getattr(there, method)(seat):
                        raise Leak(method)
        for token in path:
            state.apply_action(token)


@pytest.mark.parametrize("players", [3, 6])
def test_an_information_state_holds_nothing_a_seat_may_not_know(players: int) -> None:  # R11.1 R11.2 R11.3 R11.4
    watch_texts(Options(players=players), 3, 0.1)


def only_what_is_there(match: TokenGame) -> int:
    """The mask, without contraband that nobody else has."""
    slots = slots_for(match.options)
    others = [seat for number, seat in enumerate(match.state.seats) if number != match.seat]
    there = sum(1 << slot for good, slot in slots.slot.items() if any(good in seat.contraband for seat in others))
    return match.draft.legal & ~((slots.hidden & ~there) << ASK)


def only_what_is_in_bags(match: TokenGame) -> int:
    """The mask, without goods that no bag holds."""
    slots = slots_for(match.options)
    bags = [seat.bag.cards for seat in match.state.seats if seat.bag]
    there = sum(1 << slot for good, slot in slots.slot.items() if any(good in bag for bag in bags))
    return match.draft.legal & ~((slots.every & ~there) << BAG)


def tell_all(match: TokenGame, events: Sequence[Event]) -> None:
    for event in events:
        match.history.hear(event)
        for log in match.listeners:
            if log:
                log.hear(event)


OBSERVATION = TokenGame.observation
LEAKS: dict[str, tuple[type, str, Any, str]] = {
    "the past hears face-down cards": (CardsSetAside, "seen_by", lambda event, _: event, "observation"),
    "all get the mask of the seat that is asked": (
        TokenGame, "mask", lambda match, _=None: mask_of(match.legal), "mask",
    ),
    "all get the observation of the seat that is asked": (
        TokenGame, "observation", lambda match, _=None: OBSERVATION(match, match.seat), "observation",
    ),
    "the mask knows what lies on stands": (TokenGame, "legal", property(only_what_is_there), "mask"),
    "the mask knows what is in bags": (TokenGame, "legal", property(only_what_is_in_bags), "mask"),
    "logs hear what other seats see": (TokenGame, "_tell", tell_all, "information_state_string"),
}  # fmt: skip


@pytest.mark.parametrize(("where", "name", "leak", "into"), LEAKS.values(), ids=LEAKS)
def test_a_leak_is_caught(where: type, name: str, leak: Any, into: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(where, name, leak)
    watch = watch_texts if into == "information_state_string" else watch_for_leaks
    with pytest.raises(Leak, match=into):
        watch(Options(players=5, edition="first"), 3, 1)
