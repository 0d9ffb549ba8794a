"""Secrets don't leak: nothing a seat sees depends on what it may not know (R11).

From states that random games reach, `another_truth` makes a state that differs only in what the seat may not know. The
same move is played in both, and the seat must see the same bytes: views, events, prompts and errors. Since any
reachable state can be tried, this covers, by induction, any sequence of moves.
"""

import random

import pytest
from hypothesis import given, settings

from nottingham.rules.actions import AnyAction
from nottingham.rules.engine import apply, may_act, new_game
from nottingham.rules.errors import IllegalAction
from nottingham.rules.options import Options, catalogue_for
from nottingham.rules.sampling import sample_action
from nottingham.rules.shuffle import seed_from_number
from nottingham.rules.state import State
from nottingham.rules.view import view
from nottingham.rules.wire import encode
from tests.laws.games import MIXES, Step, mixes, random_game, seeds
from tests.laws.truths import Renamed, another_truth, disclosed_by, same_move, seen
from tests.laws.wild import wild_action
from tests.support.game import encode_state
from tests.support.thorough import THOROUGH, many, sample


@pytest.mark.parametrize("options", sample(MIXES, 9, 4), ids=lambda options: f"{options.edition}-{options.players}")
def test_a_seat_sees_nothing_it_may_not_know(options: Options) -> None:  # R11.1 R11.2 R11.3
    """A game of each mix, half of them with poor players (odd seeds), or both games of each."""
    seeds = [3, 4]
    for seed in seeds if THOROUGH else [seeds[MIXES.index(options) % 2]]:
        watch_for_leaks(options, seed)


@settings(max_examples=many(15, 40), deadline=None)
@given(mixes, seeds)
def test_no_game_leaks(options: Options, seed: int) -> None:
    watch_for_leaks(options, seed)


def watch_for_leaks(options: Options, seed: int) -> None:
    chance = random.Random(seed)
    _, _, moves = random_game(options, seed)
    for step in moves:
        if step.after.phase == "over":
            return
        seat = chance.choice([None, *range(options.players)])
        assert_blind(step, seat, chance)


def assert_blind(step: Step, seat: int | None, chance: random.Random) -> None:
    other = another_truth(step.before, seat, disclosed_by(step, seat), chance)
    assert_looks_the_same(step, seat, other, same_move(step, other, seat, chance))
    if seat in may_act(step.before):
        dice = chance.getrandbits(32)
        samples = [sample_action(truth, seat, random.Random(dice).random) for truth in (other, step.before)]
        assert encode(samples[0]) == encode(samples[1])
    if Renamed.fits(step, seat):
        renamed = Renamed(step.before, seat)
        assert_looks_the_same(step, seat, renamed.state, renamed.action(step))


def assert_looks_the_same(step: Step, seat: int | None, other: State, action: AnyAction) -> None:
    """Checks that two truths look the same to a seat before, during and after the move."""
    assert encode(view(other, seat)) == encode(view(step.before, seat))
    after, events = apply(other, step.seat, action)
    assert encode(seen(events, seat)) == encode(seen(step.events, seat))
    assert encode(view(after, seat)) == encode(view(step.after, seat))


@settings(max_examples=many(10, 40), deadline=None)
@given(mixes, seeds)
def test_an_error_reveals_nothing(options: Options, seed: int) -> None:  # R11.4
    chance = random.Random(seed)
    _, _, moves = random_game(options, seed)
    for step in moves:
        seat = chance.randrange(options.players)
        other = another_truth(step.before, seat, disclosed_by(step, seat), chance)
        for _ in range(3):
            action = wild_action(step.before, seat, chance)
            assert _refusal(other, seat, action) == _refusal(step.before, seat, action)


def _refusal(state: State, seat: int, action: AnyAction) -> str | None:
    before = encode_state(state)
    try:
        apply(state, seat, action)
    except IllegalAction as refused:
        assert encode_state(state) == before
        return f"{refused.rule} {refused.code} {refused.message} {refused.details}"
    return None


def test_the_other_truth_really_differs() -> None:
    """Otherwise the laws above would prove nothing."""
    differing = total = 0
    for options in sample(MIXES, 17, 16):
        chance = random.Random(1)
        for step in random_game(options, 2)[2]:
            total += 1
            other = another_truth(step.before, 0, disclosed_by(step, 0), chance)
            differing += encode_state(other) != encode_state(step.before)
    assert differing == total


@settings(max_examples=many(40, 60), deadline=None)
@given(mixes, seeds)
def test_the_deal_reveals_to_a_seat_no_more_than_its_hand(options: Options, seed: int) -> None:  # R11.3
    """Two decks differ everywhere except where this seat's hand and the open piles come from."""
    chance = random.Random(seed)
    seat = chance.choice([None, *range(options.players)])
    deck = list(catalogue_for(options).deck)
    chance.shuffle(deck)
    size, dealt = options.hand_size, options.hand_size * options.players
    known = set(range(seat * size, (seat + 1) * size)) if seat is not None else set()
    known |= set(range(dealt, dealt + 10)) if options.edition == "first" else set()
    hidden = [place for place in range(len(deck)) if place not in known]
    other = list(deck)
    for place, source in zip(hidden, chance.sample(hidden, len(hidden)), strict=True):
        other[place] = deck[source]
    shown = []
    for cards in (deck, other):
        state, events = new_game(options, seed_from_number(seed), deck=cards)
        shown.append((encode(seen(events, seat)), encode(view(state, seat))))
    assert shown[0] == shown[1]
