"""The random player: everything it does is legal, and it does everything that is legal."""

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from nottingham.play.runner import play_game
from nottingham.players.player import Chance, Player, TurnRequest
from nottingham.players.random_player import RandomPlayer
from nottingham.rules.actions import AnyAction, MakeOffer, Pay, Portion, Share, Side, Swap, TimeUp, action_name
from nottingham.rules.engine import apply, may_act
from nottingham.rules.events import Event
from nottingham.rules.options import Options
from nottingham.rules.phases.debts import payment_objection
from nottingham.rules.shuffle import seed_from_number
from nottingham.rules.state import Booty, State
from nottingham.rules.view import view
from nottingham.rules.view_types import PayPrompt, Prompt, SwapPrompt
from nottingham.rules.wire import encode
from tests.laws.games import MIXES, mixes, random_game, seeds
from tests.support.game import Table

VALUES = {"a": 2, "b": 3, "c": 4, "d": 6, "e": 7, "f": 9}


def play(options: Options, seed: int, players: Sequence[Player]) -> tuple[list[Event], list[int]]:
    """The events of a game, and the faults of its seats."""
    log: list[Event] = []

    def onlooker(state: State, events: Sequence[Event]) -> None:
        log.extend(events)

    chances: list[Chance] = [random.Random(f"{seed} {seat}").random for seat in range(options.players)]
    _, faults = play_game(options, seed_from_number(seed), players, chances, onlooker=onlooker)
    return log, faults


class Remembering(RandomPlayer):
    """Records each request and its answer."""

    def __init__(self) -> None:
        super().__init__()
        self.answers: list[tuple[TurnRequest, AnyAction | None]] = []

    def act(self, request: TurnRequest) -> AnyAction | None:
        answer = super().act(request)
        self.answers.append((request, answer))
        return answer


def answers_of(options: Options, seed: int) -> list[tuple[TurnRequest, AnyAction | None]]:
    players = [Remembering() for _ in range(options.players)]
    play(options, seed, players)
    return [answer for player in players for answer in player.answers]


@settings(max_examples=40, deadline=None)
@given(mixes, seeds)
def test_everything_it_does_is_legal(options: Options, seed: int) -> None:
    assert not any(play(options, seed, [RandomPlayer() for _ in range(options.players)])[1])


@pytest.mark.parametrize("options", MIXES[::9], ids=lambda options: f"{options.edition}-{options.players}")
def test_everything_it_does_is_legal_with_every_mix_of_options(options: Options) -> None:
    assert not any(play(options, 7, [RandomPlayer() for _ in range(options.players)])[1])


@settings(max_examples=25, deadline=None)
@given(mixes, seeds)
def test_it_has_a_legal_answer_in_every_situation(options: Options, seed: int) -> None:
    """Games of other players count too: their seats may be poor, and there may be odd offers."""
    chance = random.Random(seed)
    _, log, moves = random_game(options, seed)
    for state, *_ in moves:
        seat = chance.choice(may_act(state))
        seen = view(state, seat)
        assert seen.prompt
        player = RandomPlayer()
        player.sit(seat, chance.random)
        player.hear(log[0].seen_by(seat))
        everyone = {str(to): 1 for to in seen.prompt.offer.to} if seen.prompt.offer else {}
        questions = [TurnRequest(seen, False, everyone)]
        if seen.prompt.open or not seen.prompt.offer:
            questions.append(TurnRequest(seen))
        for request in questions:
            action = player.act(request)
            assert action or not request.must
            if action:
                apply(state, seat, action)


def prompted(**prompts: Any) -> TurnRequest:
    """A request to a seat with this prompt."""
    table = Table.laid(edition="first")
    return TurnRequest(replace(table.view(1), prompt=Prompt(**prompts)))


def test_it_takes_no_more_cards_from_a_pile_than_it_has() -> None:
    player = RandomPlayer()
    player.sit(1, random.Random(1).random)
    taken: Counter[int] = Counter()
    for _ in range(500):
        swap = player.act(prompted(swap=SwapPrompt(5, 6, {"left": 2, "right": 0})))
        assert isinstance(swap, Swap) and "right" not in swap.take
        taken[len(swap.take)] += 1
    assert set(taken) == {0, 1, 2}


@settings(deadline=None)
@given(st.dictionaries(st.sampled_from("abcdef"), st.integers(1, 5), min_size=1), st.integers(1, 60), seeds)
def test_he_pays_with_no_card_that_could_be_left_out(goods: dict[str, int], owed: int, seed: int) -> None:  # R6.5
    player = RandomPlayer()
    player.sit(1, random.Random(seed).random)
    pay = player.act(prompted(pay=PayPrompt(goods, owed, VALUES)))
    assert isinstance(pay, Pay)
    assert payment_objection(goods, pay.goods, VALUES, owed) is None


def test_he_does_not_repeat_his_own_proposal_for_the_booty() -> None:  # R8.6
    table = Table.laid(players=6).with_state(phase="share", booty=Booty(gold=1))
    table.act(0, Share({0: Portion(1), 1: Portion(0)}))
    player = RandomPlayer()
    player.sit(0, random.Random(1).random)
    for _ in range(50):
        action = player.act(TurnRequest(table.view(0)))
        assert action
        apply(table.state, 0, action)


def test_it_does_every_kind_of_action() -> None:
    missing = {action_name(kind) for kind in AnyAction.__args__} - {action_name(TimeUp)}
    tables = [Options(3, "first"), Options(4, black_market=True, royal_goods=True), Options(6)]
    for seed, options in enumerate(tables * 50):
        missing -= {action_name(action) for _, action in answers_of(options, seed) if action is not None}
        if not missing:
            break
    assert not missing


def test_its_offers_hold_everything_an_offer_can() -> None:
    seen: Counter[str] = Counter()
    for seed, options in enumerate([Options(4, "first"), Options(5, open_trade=True), Options(6, royal_goods=True)]):
        for _, offer in answers_of(options, seed):
            if isinstance(offer, MakeOffer):
                seen.update(parts("give", offer.give) | parts("get", offer.get))
                seen.update(f"pledge {pledge.type}" for pledge in offer.pledges)
                seen.update(f"favour {favour.__struct_config__.tag}" for favour in offer.favours)
                seen["to deputies" if offer.to == "deputies" else "to a seat"] += 1
    assert set(seen) == {
        *(f"{side} {part}" for side in ("give", "get") for part in Side.__struct_fields__),
        *("pledge open", "pledge hand_back", "to deputies", "to a seat"),
        *("favour spare", "favour open", "favour pay", "favour words"),
    }


def parts(side: str, named: Side) -> set[str]:
    return {f"{side} {part}" for part in Side.__struct_fields__ if getattr(named, part)}


def test_it_often_passes_when_it_may_and_never_when_it_must_decide() -> None:
    passed: Counter[tuple[bool, bool]] = Counter()
    for request, action in answers_of(Options(5), 3):
        passed[request.must, action is None] += 1
    assert not passed[True, True]
    assert passed[False, True] > passed[False, False] / 2
    assert passed[False, False] > passed[False, True] / 4


def test_it_makes_no_offers_beyond_the_limit() -> None:
    for request, action in answers_of(Options(6, open_trade=True), 4):
        if isinstance(action, MakeOffer):
            assert request.offers_left[str(action.to)] > 0


def test_all_its_randomness_comes_from_the_given_source() -> None:
    first, second = (
        [encode(event) for event in play(Options(6), 5, [RandomPlayer() for _ in range(6)])[0]] for _ in "ab"
    )
    assert first == second
