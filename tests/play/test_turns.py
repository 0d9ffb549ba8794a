"""The order of asking: it is as written down, and whatever players do, every game ends."""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby, permutations
from typing import NamedTuple

import pytest
from hypothesis import given, settings

from nottingham.play.runner import Onlooker, play_game
from nottingham.play.turns import MAX_OFFERS, MAX_PROPOSALS, Turn, Turns
from nottingham.players.defaults import default_action, safest_bag
from nottingham.players.player import Chance, Player, TurnRequest
from nottingham.players.random_player import RandomPlayer
from nottingham.rules.actions import AnyAction, HandBack, MakeOffer, Open, Portion, Share, Withdraw, Words
from nottingham.rules.cards import heap, spread
from nottingham.rules.engine import apply, new_game, to_act
from nottingham.rules.events import Event, OfferMade
from nottingham.rules.options import Options, catalogue_for
from nottingham.rules.shuffle import seed_from_number
from nottingham.rules.state import Addressee, State
from nottingham.rules.view import view
from nottingham.rules.view_types import SharePrompt
from tests.laws.games import mixes, seeds
from tests.support.dealing import six
from tests.support.game import Table, side

SIX = Options(6, black_market=True, royal_goods=True, open_trade=True)
TABLES = [Options(3, "first"), Options(4), Options(5, open_trade=True), SIX]
MAX_TURNS = 10_000
"""More turns than any game takes that ends."""
tables = pytest.mark.parametrize("options", TABLES, ids=lambda options: f"{options.edition}-{options.players}")


class Moment(NamedTuple):
    """A turn: the truth before it, and what the seat did; nothing, if it passed."""

    state: State
    turn: Turn
    action: AnyAction | None


def chances(players: int, seed: int) -> list[Chance]:
    return [random.Random(f"{seed} {seat}").random for seat in range(players)]


def moments(options: Options, seed: int, players: Sequence[Player] | None = None) -> Iterator[Moment]:
    """A game of players who are always legal, turn by turn to its end."""
    players = players or [RandomPlayer() for _ in range(options.players)]
    for seat, (player, chance) in enumerate(zip(players, chances(options.players, seed), strict=True)):
        player.sit(seat, chance)
    state, events = new_game(options, seed_from_number(seed))
    turns = Turns()
    for _ in range(MAX_TURNS):
        for seat, player in enumerate(players):
            for event in events:
                player.hear(event.seen_by(seat))
        turn = turns.next(state)
        if turn is None:
            return
        seen = view(state, turn.seat)
        request = TurnRequest(seen, turn.must, turn.offers_left)
        action = default_action(seen) if turn.automatic else players[turn.seat].act(request)
        yield Moment(state, turn, action)
        events = []
        if action is not None:
            assert turn.allows(action)
            state, events = apply(state, turn.seat, action)
        turns.did(turn, action)
    raise AssertionError("this game does not end")


def inspections(game: Iterator[Moment]) -> Iterator[list[Moment]]:
    """The turns of each inspection, without the debts and confiscated cards that interrupt it."""
    talk = (moment for moment in game if moment.state.phase == "inspect")
    for _, turns in groupby(talk, key=lambda moment: moment.state.round):
        yield list(turns)


# The order


@settings(max_examples=25, deadline=None)
@given(mixes, seeds)
def test_talk_goes_round_until_all_pass_and_then_an_officer_must_decide(options: Options, seed: int) -> None:
    for talk in inspections(moments(options, seed)):
        assert_goes_round(talk)


def assert_goes_round(talk: list[Moment]) -> None:
    officers = talk[0].state.officers
    players = len(talk[0].state.seats)
    clockwise = [(officers[0] + step) % players for step in range(players)]
    order = [*(seat for seat in clockwise if seat not in officers), *officers]
    passed: set[int] = set()
    place = 0
    for state, turn, action in talk:
        round_from_here = order[place:] + order[:place]
        waiting = [seat for seat in round_from_here if seat not in passed and has_a_say(state, seat)]
        if turn.must:
            assert not waiting
            assert turn.seat in yet_to_speak(state)
        else:
            assert turn.seat == waiting[0]
        passed = {*passed, turn.seat} if action is None else set()
        goes_on = turn.seat in officers and action is not None and not turn.must
        place = order.index(turn.seat) + (not goes_on)


def has_a_say(state: State, seat: int) -> bool:
    waits = any(seat in offer.needs and seat not in offer.accepted_by for offer in state.offers)
    return seat in state.officers or seat in state.held or waits or could_claim(state, seat)


def could_claim(state: State, seat: int) -> bool:
    """Returns whether the table can't rule out that this merchant claims a black-market card (R9.3)."""
    mine = state.seats[seat]
    went_back = mine.bag is not None and mine.bag.status == "handed_back"
    left = any(state.black_market.values())
    return went_back and left and seat not in state.claimed and sum(mine.contraband.values()) >= 3


def yet_to_speak(state: State) -> set[int]:
    """The officers on whose word some bag waits."""
    joint = [bag for bag in state.held if bag not in state.alone]
    silent = {officer for officer in state.officers for bag in joint if officer not in state.stances.get(bag, {})}
    return silent | {state.alone[bag] for bag in state.held if bag in state.alone}


def test_the_games_of_these_tests_have_all_kinds_of_turns() -> None:
    """Merchants with settled bags answer offers, deputies are called upon, and bags interrupt the talk."""
    seen: Counter[str] = Counter()
    for seed, options in enumerate(TABLES * 3):
        for state, turn, action in moments(options, seed):
            seen[state.phase] += 1
            if state.phase == "inspect":
                seen["settled"] += turn.seat not in state.officers and turn.seat not in state.held
                seen["second deputy must"] += turn.must and turn.seat in state.officers[1:]
                seen["officer goes on"] += turn.seat in state.officers and not turn.must and action is not None
    assert min(seen[kind] for kind in ("settled", "second deputy must", "officer goes on", "place", "share")) > 0


@settings(max_examples=15, deadline=None)
@given(mixes, seeds)
def test_outside_the_inspection_only_seats_to_act_get_a_turn(options: Options, seed: int) -> None:
    for state, turn, _ in moments(options, seed):
        if state.phase != "inspect":
            assert turn.must and turn.seat in to_act(state)


@settings(max_examples=15, deadline=None)
@given(mixes, seeds)
def test_a_merchant_with_a_settled_bag_gets_a_turn_only_to_answer_an_offer_or_to_claim(
    options: Options, seed: int
) -> None:
    for talk in inspections(moments(options, seed)):
        for state, turn, _ in talk:
            if turn.seat not in state.officers and turn.seat not in state.held:
                assert has_a_say(state, turn.seat)


@pytest.mark.parametrize("contraband", ["3 pepper", "1 pepper, 2 mead"])
def test_a_turn_to_claim_does_not_tell_what_lies_on_the_stand(contraband: str) -> None:  # R9.3
    table = Table.at_inspection({}, black_market=True).with_seat(2, contraband=contraband)
    table.act(0, HandBack(1)).act(0, HandBack(2))
    turns, asked = Turns(), []
    while (turn := turns.next(table.state)) and turn.seat not in table.state.officers:
        asked.append(turn.seat)
        turns.did(turn, None)
    assert asked == [2, 3]


@settings(max_examples=15, deadline=None)
@given(mixes, seeds)
def test_a_seat_makes_at_most_three_offers_to_one_addressee_and_none_when_it_must_decide(
    options: Options, seed: int
) -> None:
    for talk in inspections(moments(options, seed)):
        made: Counter[tuple[int, str]] = Counter()
        for _, turn, action in talk:
            if turn.must:
                assert not any(turn.offers_left.values())
            else:
                assert turn.offers_left == {to: MAX_OFFERS - made[turn.seat, to] for to in turn.offers_left}
            if isinstance(action, MakeOffer):
                made[turn.seat, str(action.to)] += 1
        assert max(made.values(), default=0) <= MAX_OFFERS


def test_deputies_propose_shares_in_turn_and_only_so_often() -> None:
    longest = 0
    for seed in range(4):
        game = moments(SIX, seed, [Haggler() for _ in range(6)])
        shares = [moment for moment in game if moment.state.phase == "share"]
        for _, group in groupby(shares, key=lambda moment: moment.state.round):
            turns = list(group)
            in_turns = turns[0].state.officers * MAX_PROPOSALS
            assert [turn.seat for _, turn, _ in turns] == list(in_turns[: len(turns)])
            assert [turn.automatic for _, turn, _ in turns] == [place >= MAX_PROPOSALS for place in range(len(turns))]
            longest = max(longest, len(turns))
    assert longest == MAX_PROPOSALS + 1


def test_a_deputy_who_keeps_changing_their_mind_does_not_take_the_other_deputys_turn() -> None:
    players: list[Player] = [Fickle(), *(RandomPlayer() for _ in range(5))]
    others_turns = []
    for talk in inspections(moments(SIX, 5, players)):
        officers = talk[0].state.officers
        if 0 in officers:
            others_turns.append(
                sum(not turn.automatic and turn.seat in officers and turn.seat != 0 for _, turn, _ in talk)
            )
    assert len(others_turns) == 3
    assert min(others_turns) > 0


# Every game ends


class Someone:
    """A player who passes and counts the turns they get."""

    def sit(self, seat: int, chance: Chance) -> None:
        self.asked = 0
        self.had_to = 0

    def hear(self, event: Event) -> None:
        pass

    def act(self, request: TurnRequest) -> AnyAction | None:
        self.asked += 1
        self.had_to += request.must
        return self.answer(request)

    def answer(self, request: TurnRequest) -> AnyAction | None:
        return None

    def suspects(self, bag: int) -> float | None:
        return None

    def leave(self) -> None:
        pass


class Lawless(Someone):
    """Answers only what no rule allows."""

    def answer(self, request: TurnRequest) -> AnyAction | None:
        return Withdraw(-1)


class Obedient(Someone):
    """Plays the default where an answer is due, and passes otherwise."""

    def answer(self, request: TurnRequest) -> AnyAction | None:
        return default_action(request.view) if request.must else None


class Pushy(Obedient):
    """Makes an offer in every optional turn, allowed or not."""

    def answer(self, request: TurnRequest) -> AnyAction | None:
        prompt, seat = request.view.prompt, request.view.seat
        if prompt and prompt.offer and prompt.offer.to and seat is not None and not request.must:
            return MakeOffer(prompt.offer.to[-1], favours=[Words(seat, "Come on!")])
        return super().answer(request)


class Fickle(RandomPlayer):
    """A deputy who says the opposite about a bag at every turn."""

    def act(self, request: TurnRequest) -> AnyAction | None:
        seen, prompt = request.view, request.view.prompt
        assert prompt
        if len(seen.officers) == 2 and prompt.open:
            said = [bag for bag, words in seen.stances.items() if seen.seat in words]
            for bag in prompt.open.bags:
                if bag in said or not said:
                    return Open(bag)
            for bag in prompt.hand_back.bags if prompt.hand_back else ():
                if bag in said:
                    return HandBack(bag)
        return super().act(request)


class Haggler(RandomPlayer):
    """A deputy who always proposes another split of the booty."""

    def act(self, request: TurnRequest) -> AnyAction | None:
        prompt, shares = request.view.prompt, request.view.shares
        if not prompt or not prompt.share:
            return super().act(request)
        proposed = [{seat: Portion(stake.gold, stake.goods) for seat, stake in way.items()} for way in shares.values()]
        new = (way for way in ways_to_share(prompt.share) if way not in proposed)
        return next(map(Share, new), default_action(request.view))


def ways_to_share(prompt: SharePrompt) -> Iterator[dict[int, Portion]]:
    cards = spread(prompt.goods)
    coins, half = prompt.gold // 2, len(cards) // 2
    for shift in range(len(cards) + 1):
        turned = cards[shift:] + cards[:shift]
        for first, second in permutations(prompt.seats):
            smaller, greater = heap(turned[:half]), heap(turned[half:])
            yield {first: Portion(coins, smaller), second: Portion(prompt.gold - coins, greater)}


class Bounded:
    """Wraps a player and fails in a game that does not end."""

    def __init__(self, player: Player) -> None:
        self.sit, self.hear, self.suspects, self.leave = player.sit, player.hear, player.suspects, player.leave
        self._act = player.act
        self._patience = MAX_TURNS

    def act(self, request: TurnRequest) -> AnyAction | None:
        self._patience -= 1
        assert self._patience, "this game does not end"
        return self._act(request)


KINDS: list[Callable[[], Player]] = [RandomPlayer, Someone, Lawless, Obedient, Pushy, Fickle, Haggler]


@pytest.mark.parametrize("kind", KINDS)
@tables
def test_every_game_ends_with_any_players(options: Options, kind: Callable[[], Player]) -> None:
    for seed in range(2):
        state, _ = play(options, seed, [kind() for _ in range(options.players)])
        assert state.phase == "over" and state.scores


@settings(max_examples=20, deadline=None)
@given(mixes, seeds)
def test_every_game_of_mixed_players_ends(options: Options, seed: int) -> None:
    company = [kind() for kind in random.Random(seed).choices(KINDS, k=options.players)]
    assert play(options, seed, company)[0].phase == "over"


def play(
    options: Options, seed: int, players: Sequence[Player], onlooker: Onlooker | None = None
) -> tuple[State, list[int]]:
    bounded = [Bounded(player) for player in players]
    return play_game(options, seed_from_number(seed), bounded, chances(options.players, seed), onlooker=onlooker)


@tables
def test_a_player_who_never_stops_offering_makes_three_offers_to_each(options: Options) -> None:
    made: Counter[tuple[int, int, Addressee]] = Counter()

    def onlooker(state: State, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, OfferMade):
                made[state.round, event.offer.by, event.offer.to] += 1

    players = [Pushy() for _ in range(options.players)]
    _, faults = play(options, 1, players, onlooker)
    assert set(made.values()) == {MAX_OFFERS}
    assert all(faults)


# Those who give no legal answer


@tables
def test_silence_where_an_answer_is_due_is_a_fault_each_time(options: Options) -> None:
    players = [Someone() for _ in range(options.players)]
    _, faults = play(options, 1, players)
    assert faults == [player.had_to for player in players]


@tables
def test_an_illegal_answer_is_a_fault_each_time(options: Options) -> None:
    players = [Lawless() for _ in range(options.players)]
    _, faults = play(options, 1, players)
    assert faults == [player.asked for player in players]


@settings(max_examples=25, deadline=None)
@given(mixes, seeds)
def test_the_default_is_always_legal(options: Options, seed: int) -> None:
    for state, turn, _ in moments(options, seed):
        if turn.must:
            action = default_action(view(state, turn.seat))
            assert action is not None
            apply(state, turn.seat, action)


@settings(max_examples=15, deadline=None)
@given(mixes, seeds)
def test_the_default_opens_only_bags_that_must_be_opened(options: Options, seed: int) -> None:
    for talk in inspections(moments(options, seed)):
        for state, turn, _ in talk:
            action = default_action(view(state, turn.seat)) if turn.must else None
            assert not isinstance(action, Open) or state.is_bound(action.bag)


def test_the_default_loads_the_most_valuable_legal_good_or_else_the_cheapest_card() -> None:
    goods = catalogue_for(Options(4, seven_card_hand=True))
    assert safest_bag({"apples": 7}, goods) == {"apples": 5}
    assert safest_bag({"apples": 3, "chickens": 1, "silk": 2}, goods) == {"apples": 3}
    assert safest_bag({"apples": 1, "chickens": 1, "silk": 2}, goods) == {"chickens": 1}
    assert safest_bag({"crossbows": 2, "pepper": 2, "silk": 2}, goods) == {"pepper": 1}


def test_the_default_never_changes_what_a_deputy_has_said() -> None:
    spoken_before = 0
    for seed in range(8):
        for talk in inspections(moments(SIX, seed)):
            for state, turn, _ in talk:
                said = [bag for bag, words in state.stances.items() if turn.seat in words and bag not in state.alone]
                if turn.must and said:
                    spoken_before += 1
                    action = default_action(view(state, turn.seat))
                    assert not isinstance(action, Open | HandBack) or action.bag not in said
    assert spoken_before


def test_the_default_of_a_deputy_opens_a_bag_that_must_be_and_none_they_handed_back() -> None:
    table = six()
    table.strike(2, "deputies", give=side(5), pledges="open 5")
    for bag in (2, 3, 4):
        table.act(0, HandBack(bag))
    assert default_action(table.view(0)) == Open(5)


def test_the_default_of_a_deputy_with_nothing_left_to_say_is_none() -> None:
    table = six()
    for bag in table.state.held:
        table.act(0, HandBack(bag))
    assert 0 in table.to_act
    assert default_action(table.view(0)) is None
    assert default_action(table.view(1)) == HandBack(2)


@settings(max_examples=10, deadline=None)
@given(mixes, seeds)
def test_a_player_who_always_plays_the_default_has_no_faults(options: Options, seed: int) -> None:
    _, faults = play(options, seed, [Obedient() for _ in range(options.players)])
    assert not any(faults)
