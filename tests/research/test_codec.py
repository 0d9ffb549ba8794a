"""The codec spells every legal action in one way, and its masks allow nothing else.

`wild_action` makes actions close to what is legal. Such an action must have a path under the masks exactly if the
engine and the order of turns allow it, and the path must lead back to it.
"""

import random
from collections import Counter
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from nottingham.codec.drafts import Draft, IllegalToken, decode, draft
from nottingham.codec.spelling import NoPath, spell, without_words
from nottingham.codec.tokens import TooManyGoods, coins, more_coins, slots_for, token_names
from nottingham.codec.vocabulary import COINS, GOODS, MAX_PROMISED, SLOTS, TOKENS
from nottingham.play.runner import play_game
from nottingham.play.turns import MAX_OFFERS, Turn
from nottingham.players.player import Chance, Player, TurnRequest
from nottingham.players.roster import make_player
from nottingham.rules import goods as goods_module
from nottingham.rules.actions import FAR, AnyAction, Decline, MakeOffer, PayLater, ShareEvenly, TimeUp, action_name
from nottingham.rules.engine import apply, may_act, new_game
from nottingham.rules.errors import IllegalAction
from nottingham.rules.events import Event
from nottingham.rules.goods import Pack, PackGood, base_pack
from nottingham.rules.options import Options
from nottingham.rules.sampling import sample_action
from nottingham.rules.shuffle import seed_from_number
from nottingham.rules.state import State
from nottingham.rules.view import view
from tests.laws.games import MIXES, mixes, random_game, seeds
from tests.laws.wild import wild_action
from tests.support.thorough import many, sample

PLACES = ("seat", "to", "bag", "by", "whom")


def request_for(state: State, seat: int, chance: random.Random) -> TurnRequest:
    """A request in which the seat may do what the rules allow, except offers to some who had enough of them."""
    addressees = [*map(str, range(state.options.players)), "deputies"]
    left = {to: chance.choice((0, 1, 2, MAX_OFFERS)) for to in addressees}
    return TurnRequest(view(state, seat), state.phase != "inspect", left)


def plain(action: AnyAction) -> Any:
    """An action as JSON, without zeros and without what is empty."""
    return _pruned(msgspec.to_builtins(action))


def _pruned(value: Any) -> Any:
    if isinstance(value, dict):
        pruned = {key: _pruned(part) for key, part in value.items()}
        return {key: part for key, part in pruned.items() if part or (key in PLACES and part == 0)}
    return [_pruned(part) for part in value] if isinstance(value, list) else value


def accepted(state: State, request: TurnRequest, action: AnyAction) -> bool:
    """Returns whether both the order of turns and the rules allow an action."""
    seat = request.view.seat
    assert seat is not None
    if not Turn(seat, request.must, request.offers_left).allows(action):
        return False
    try:
        apply(state, seat, action)
    except IllegalAction:
        return False
    return True


def read_back(request: TurnRequest, action: AnyAction) -> AnyAction | None:
    """The action that its own path spells; None if it has no path or the masks close it."""
    try:
        return decode(request, spell(request.view, action))
    except (NoPath, IllegalToken):
        return None


def assert_spelled(state: State, request: TurnRequest, action: AnyAction) -> bool:
    """An action has a path that leads back to it exactly if it is legal and promises no more than tokens can."""
    read = read_back(request, action)
    same = read is not None and plain(read) == plain(action)
    modest = all(favour.gold <= MAX_PROMISED for favour in promises(action))
    assert same == (modest and accepted(state, request, action)), (request, action, read)
    return same


def promises(action: AnyAction) -> list[PayLater]:
    """The gold that an offer promises for later."""
    return (
        [favour for favour in action.favours if isinstance(favour, PayLater)] if isinstance(action, MakeOffer) else []
    )


def with_any_promise(action: AnyAction, chance: random.Random) -> AnyAction:
    """Returns the action with other sums promised; the rules set no limit."""
    if not isinstance(action, MakeOffer):
        return action
    sums = [1, MAX_PROMISED - 1, MAX_PROMISED, MAX_PROMISED + 1, FAR]
    return replace(
        action,
        favours=[
            replace(favour, gold=chance.choice(sums)) if isinstance(favour, PayLater) else favour
            for favour in action.favours
        ],
    )


def random_path(request: TurnRequest, chance: random.Random) -> Draft:
    """An action of random tokens. Offers end soon, as they do in play."""
    begun = draft(request)
    while not begun.finished:
        tokens = [token for token in range(TOKENS) if begun.legal >> token & 1]
        assert tokens, (request, begun.path)
        last = tokens[-1] if len(begun.path) > 6 or chance.random() < 0.1 else chance.choice(tokens)
        begun.take(last)
    return begun


@pytest.mark.parametrize("options", sample(MIXES, 37, 4), ids=lambda options: f"{options.edition}-{options.players}")
def test_an_action_has_a_path_exactly_if_it_is_legal(options: Options) -> None:
    watch_the_masks(options, 3)


@settings(max_examples=many(4, 60), deadline=None)
@given(mixes, seeds)
def test_no_game_has_an_action_without_its_path(options: Options, seed: int) -> None:
    watch_the_masks(options, seed)


def watch_the_masks(options: Options, seed: int) -> Counter[tuple[str, bool]]:
    chance = random.Random(seed)
    judged: Counter[tuple[str, bool]] = Counter()
    for step in random_game(options, seed)[2]:
        state = step.before
        seat = chance.choice(may_act(state))
        request = request_for(state, seat, chance)
        walked = random_path(request, chance)
        if walked.action is not None:
            assert accepted(state, request, walked.action), walked.action
        assert spell(request.view, walked.action) == walked.path
        for action in (wild_action(state, seat, chance), sample_action(state, seat, chance.random)):
            action = with_any_promise(without_words(action), chance)
            spelled = assert_spelled(state, request, action)
            judged[action_name(action), spelled] += 1
            for favour in promises(action):
                judged[f"promise {favour.gold}", spelled] += 1
    return judged


def test_the_law_sees_both_sides_of_every_action() -> None:
    """Every kind of action is both spelled and refused; otherwise the law above would prove nothing."""
    judged: Counter[tuple[str, bool]] = Counter()
    for seed, options in enumerate(sample(MIXES, 29, 8)):
        judged += watch_the_masks(options, seed)
    kinds = {action_name(kind) for kind in AnyAction.__args__} - {action_name(TimeUp)}
    sums = {f"promise {gold}" for gold in (1, MAX_PROMISED - 1, MAX_PROMISED)}
    assert {name for name, spelled in judged if spelled} == kinds | sums
    assert judged[f"promise {MAX_PROMISED + 1}", False] and judged[f"promise {FAR}", False]
    assert {name for name, spelled in judged if not spelled} >= kinds - {action_name(Decline), action_name(ShareEvenly)}


class Speller:
    """A player whose every action goes through the codec."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.sit, self.hear, self.suspects, self.leave = player.sit, player.hear, player.suspects, player.leave

    def act(self, request: TurnRequest) -> AnyAction | None:
        action = self._player.act(request)
        worded = action and without_words(action)
        if isinstance(worded, MakeOffer) and worded == MakeOffer(worded.to):
            return action  # there was nothing in it but words
        read = decode(request, spell(request.view, worded))
        assert (read and plain(read)) == (worded and plain(worded))
        return action


class Babbler:
    """A player of random tokens."""

    def sit(self, seat: int, chance: Chance) -> None:
        self._chance = random.Random(chance())

    def hear(self, event: Event) -> None:
        pass

    def act(self, request: TurnRequest) -> AnyAction | None:
        return random_path(request, self._chance).action

    def suspects(self, bag: int) -> float | None:
        return None

    def leave(self) -> None:
        pass


@pytest.mark.parametrize("options", sample(MIXES, 61, 3), ids=lambda options: f"{options.edition}-{options.players}")
def test_what_masters_do_in_turn_can_be_spelled(options: Options) -> None:
    names = ["master", "trader", "promises_gold", "random", "sells_phantoms", "master"]
    chance = random.Random(1)
    players = [Speller(make_player(name)) for name in names[: options.players]]
    play_game(options, seed_from_number(5), players, [chance.random for _ in players])


@pytest.mark.parametrize("options", sample(MIXES, 61, 3), ids=lambda options: f"{options.edition}-{options.players}")
def test_a_player_of_random_tokens_never_errs(options: Options) -> None:
    chance = random.Random(1)
    players = [Babbler() for _ in range(options.players)]
    _, faults = play_game(options, seed_from_number(5), players, [chance.random for _ in players])
    assert not any(faults)


def test_the_vocabulary_is_fixed() -> None:
    """Files of decisions and trained players depend on these numbers."""
    names = token_names()
    assert len(names) == TOKENS == 100
    assert len(set(names)) == TOKENS
    landmarks = {name: names.index(name) for name in ("pass", "place 0", "deputies", "hand_back 0", "open 0", "done")}
    assert landmarks == {"pass": 0, "place 0": 7, "deputies": 13, "hand_back 0": 14, "open 0": 20, "done": 99}
    goods = {name: names.index(name) for name in ("give_coin 50", "give apples", "ask apples", "bag apples", "spare")}
    assert goods == {"give_coin 50": 26, "give apples": 34, "ask apples": 54, "bag apples": 74, "spare": 94}
    assert len(base_pack().goods) == GOODS


@given(st.integers(0, MAX_PROMISED))
def test_every_sum_has_one_way_in_coins(gold: int) -> None:
    paid = 0
    for coin in coins(gold):
        assert more_coins(paid, gold) >> coin & 1
        paid += COINS[coin]
    assert paid == gold
    assert more_coins(gold, gold) == 0
    ways = {0: 1}
    for total in range(gold + 1):
        for index, coin in enumerate(COINS):
            if more_coins(total, gold) >> index & 1:
                ways[total + coin] = ways.get(total + coin, 0) + ways.get(total, 0)
    assert ways[gold] == 1


def test_a_table_with_too_many_goods_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    goods = [PackGood(f"house_good_{number}", "contraband", 3, 3, 5, 3) for number in range(SLOTS)]
    monkeypatch.setitem(goods_module._packs, "many", Pack("Many", "Too many goods.", tuple(goods)))
    with pytest.raises(TooManyGoods, match="have 20 goods; the codec has room for 5"):
        slots_for(Options(players=4, packs=("many",)))


def test_a_path_that_is_no_action_is_refused() -> None:
    state, _ = new_game(Options(players=3), 7, sheriff=0)
    request = request_for(state, 0, random.Random(1))
    paths: list[Any] = [[-1], [TOKENS], [10**30], [99], [], [7], ["x"], [7.5], [None]]
    for path in paths:
        with pytest.raises(IllegalToken):
            decode(request, path)
