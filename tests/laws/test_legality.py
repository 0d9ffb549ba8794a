"""Sampled actions are legal, and what is legal follows from what a seat knows."""

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from nottingham.rules.actions import (
    AnyAction,
    Claim,
    HandBack,
    MakeOffer,
    Open,
    Pledge,
    Side,
    TimeUp,
    Words,
    action_name,
)
from nottingham.rules.cards import heap
from nottingham.rules.engine import apply, may_act
from nottingham.rules.errors import IllegalAction
from nottingham.rules.options import Options
from nottingham.rules.sampling import sample_action
from nottingham.rules.state import State
from nottingham.rules.view import view
from nottingham.rules.view_types import Bounds, OfferPrompt
from nottingham.rules.wire import encode
from tests.laws.games import MIXES, mixes, random_game, seeds
from tests.laws.lawful import Eyes
from tests.laws.wild import wild_action
from tests.support.game import encode_state
from tests.support.thorough import many, sample


def is_accepted(state: State, seat: int | None, action: AnyAction) -> bool:
    """Returns whether an action is legal. Asserts that the state before it is unchanged either way."""
    before = encode_state(state)
    refusal = None
    try:
        apply(state, seat, action)
    except IllegalAction as refused:
        refusal = refused
    assert encode_state(state) == before
    assert refusal is None or (refusal.rule and refusal.message and "\n" not in refusal.message)
    return refusal is None


@settings(max_examples=many(15, 60), deadline=None)
@given(mixes, seeds)
def test_what_is_legal_follows_from_what_a_seat_knows(options: Options, seed: int) -> None:  # R11.4
    judge_wild_actions(options, seed)


@pytest.mark.parametrize("options", sample(MIXES, 13, 7), ids=lambda options: f"{options.edition}-{options.players}")
def test_what_is_legal_follows_from_what_a_seat_knows_in_every_mix(options: Options) -> None:
    judge_wild_actions(options, 5)


def judge_wild_actions(options: Options, seed: int) -> None:
    chance = random.Random(seed)
    for step in random_game(options, seed)[2]:
        state = step.before
        seat = chance.randrange(options.players)
        eyes = Eyes(view(state, seat), state.goods.goods)
        for _ in range(3):
            action = wild_action(state, seat, chance)
            assert is_accepted(state, seat, action) == eyes.lawful(action), (seat, action)


def test_a_claim_is_legal_by_what_a_seat_knows() -> None:  # R9.2 R9.3
    """The stands are filled with contraband, since few random games come to two claims of one seat."""
    accepted: Counter[bool] = Counter()
    chance = random.Random(8)
    for options in sample([mix for mix in MIXES if mix.black_market], 9, 3):
        for step in random_game(options, 8)[2]:
            if step.before.phase in ("inspect", "debt", "claim"):
                state = with_full_stands(step.before, chance)
                seat = chance.randrange(options.players)
                claim = Claim(chance.choice([*state.goods.black_market, "crossbows"]))
                lawful = Eyes(view(state, seat), state.goods.goods).lawful(claim)
                assert is_accepted(state, seat, claim) == lawful, (seat, claim)
                accepted[lawful] += 1
    assert accepted[True] > 10


def test_what_deputies_may_still_say_and_propose_is_legal_by_what_a_seat_knows() -> None:  # R8.3 R8.6
    """The deputies are made to have talked a lot, since few random games come to their limits."""
    accepted: Counter[tuple[str, bool]] = Counter()
    chance = random.Random(8)
    for options in sample([mix for mix in MIXES if mix.deputies], 9, 3):
        for step in random_game(options, 8)[2]:
            if step.before.phase == "share" or (step.before.phase == "inspect" and chance.random() < 0.3):
                state = step.before
                state = replace(
                    state,
                    spoken={bag: chance.randint(5, 7) for bag in state.stances},
                    proposed={deputy: chance.randint(5, 7) for deputy in state.officers},
                )
                for seat in state.officers:
                    action = wild_action(state, seat, chance)
                    seen = view(state, seat)
                    lawful = Eyes(seen, state.goods.goods).lawful(action)
                    assert is_accepted(state, seat, action) == lawful, (seat, action)
                    accepted[action_name(action), lawful] += 1
                    sampled = sample_action(state, seat, chance.random)
                    assert is_accepted(state, seat, sampled), sampled
                    assert seen.prompt and getattr(seen.prompt, action_name(sampled))
                    assert bool(seen.prompt.share) == (state.phase == "share" and state.proposed[seat] < 6)
                    for kind, bags in ((Open, seen.prompt.open), (HandBack, seen.prompt.hand_back)):
                        for bag in state.held:
                            assert is_accepted(state, seat, kind(bag)) == bool(bags and bag in bags.bags)
    assert min(accepted[name, lawful] for name in ("open", "hand_back", "share") for lawful in (True, False)) > 0


def with_full_stands(state: State, chance: random.Random) -> State:
    """Returns the state with random contraband on the stands, often three of a kind; some seats have claimed."""
    kinds = [*state.goods.black_market]
    seats = [replace(seat, contraband=heap(chance.choices(kinds, k=chance.randint(0, 12)))) for seat in state.seats]
    claimed = tuple(seat for seat in state.handed_back if chance.random() < 0.3)
    return replace(state, seats=tuple(seats), claimed=claimed)


@settings(max_examples=many(12, 40), deadline=None)
@given(mixes, seeds)
def test_every_seat_that_may_act_can(options: Options, seed: int) -> None:
    """A seat in `may_act` has a legal action within its prompt; any other seat has none."""
    chance = random.Random(seed)
    for step in random_game(options, seed)[2]:
        state = step.before
        for seat in range(options.players):
            if seat not in may_act(state):
                with pytest.raises(IllegalAction):
                    sample_action(state, seat, chance.random)
                assert view(state, seat).prompt is None
                continue
            action = sample_action(state, seat, chance.random)
            seen = view(state, seat)
            assert seen.prompt is not None
            assert getattr(seen.prompt, action_name(action))
            assert Eyes(seen, state.goods.goods).lawful(action)
            assert is_accepted(state, seat, action)


def test_wild_actions_fall_on_both_sides_of_the_law() -> None:
    """Every kind of action is both accepted and refused; otherwise the laws above would prove nothing."""
    accepted: Counter[str] = Counter()
    refused: Counter[str] = Counter()
    for seed, options in enumerate(sample(MIXES, 31, 8)):
        chance = random.Random(seed)
        for step in random_game(options, seed)[2]:
            for seat in range(options.players):
                action = wild_action(step.before, seat, chance)
                outcome = accepted if is_accepted(step.before, seat, action) else refused
                outcome[action_name(action)] += 1
    kinds = {action_name(kind) for kind in AnyAction.__args__}
    assert set(refused) == kinds
    assert set(accepted) == kinds - {action_name(TimeUp)}


@settings(max_examples=many(15, 30), deadline=None)
@given(mixes, seeds)
def test_time_runs_out_only_in_a_limited_inspection(options: Options, seed: int) -> None:  # R6.6
    for step in random_game(options, seed)[2]:
        expected = step.before.phase == "inspect" and options.time_limit
        assert is_accepted(step.before, None, TimeUp()) == expected


def test_json_does_not_depend_on_the_order_of_insertion() -> None:
    assert encode({"b": 1, "a": {3: 1, 2: 1}}) == encode({"a": {2: 1, 3: 1}, "b": 1})


@settings(max_examples=many(15, 30), deadline=None)
@given(mixes, seeds)
def test_an_offer_within_a_form_of_the_prompt_is_legal(options: Options, seed: int) -> None:
    """A page or a bot needs no rules of its own."""
    chance = random.Random(seed)
    for step in random_game(options, seed)[2]:
        if step.before.phase == "inspect":
            seat = chance.randrange(options.players)
            prompt = view(step.before, seat).prompt
            assert prompt is not None and prompt.offer
            offer = offer_within(prompt.offer, seat, step.before, chance)
            assert is_accepted(step.before, seat, offer), offer


def offer_within(prompt: OfferPrompt, seat: int, state: State, chance: random.Random) -> MakeOffer:
    to = chance.choice(list(prompt.to))
    form = chance.choice(list(prompt.forms[str(to)]))
    bags = chance.sample(list(form.bags), chance.randint(1 if form.must_pledge else 0, len(form.bags)))
    pledges = [Pledge("open" if bag in prompt.must_open or chance.random() < 0.3 else "hand_back", bag) for bag in bags]
    handed_back = {pledge.bag for pledge in pledges if pledge.type == "hand_back"}
    goods = list(state.goods.goods)
    hidden = [good for good in goods if good not in state.goods.legal]

    def side(bounds: Bounds, place: int) -> Side:
        named = chance.randint(0, bounds.bag) if place in handed_back else 0
        return Side(
            gold=chance.randint(0, bounds.gold),
            stand={good: chance.randint(0, count) for good, count in bounds.stand.items()},
            contraband=heap(chance.choices(hidden, k=chance.randint(0, bounds.contraband))),
            bag=heap(chance.choices(goods, k=named)),
        )

    give = side(form.give, seat)
    get = side(form.get, -1 if to == "deputies" else int(to))
    return MakeOffer(to, give, get, pledges, [Words(seat, "deal?")])
