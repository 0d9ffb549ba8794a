"""The mind plays legally from its View alone, and swaps, loads and settles for the most gain."""

import random

import msgspec
import pytest

from nottingham.players.mind.mind import Mind
from nottingham.players.player import TurnRequest
from nottingham.players.roster import player_names
from nottingham.rules.actions import (
    AnyAction,
    Claim,
    Declare,
    Decline,
    HandBack,
    LoadBag,
    NameStarter,
    Open,
    Pay,
    ShareEvenly,
    Swap,
)
from nottingham.rules.events import Event
from nottingham.rules.options import Options
from nottingham.rules.state import Booty, Debt
from nottingham.rules.view import View
from nottingham.rules.wire import encode
from tests.laws.games import MIXES
from tests.support.game import Table, cards
from tests.support.seated import (
    LET_PASS,
    LIE,
    OPENED,
    TRUTH,
    choose,
    mind,
    play,
    seated,
)
from tests.support.thorough import sample


@pytest.mark.long
def test_a_mind_only_does_what_is_legal() -> None:
    """One game for every seventh mix of options, or for all, with players drawn from the whole roster."""
    for number, options in enumerate(sample(MIXES, 7)):
        names = random.Random(number).choices(player_names(), k=options.players)
        _, _, faults = play(options, number, names)
        assert not any(faults), (options, names, faults)


def test_the_same_randomness_gives_the_same_game() -> None:
    options = Options(5, royal_goods=True, black_market=True, open_trade=True)
    names = ["master", "robin_hood", "trader", "apprentice", "prince_john"]
    assert play(options, 3, names)[1] == play(options, 3, names)[1]
    assert play(options, 3, names)[1] != play(options, 4, names)[1]


class OverTheWire(Mind):
    """Sees only what was sent over the wire."""

    def act(self, request: TurnRequest) -> AnyAction | None:
        seen = msgspec.json.decode(encode(request.view), type=View)
        return super().act(TurnRequest(seen, request.must, dict(request.offers_left)))


def test_a_mind_needs_only_what_goes_over_the_wire(monkeypatch: pytest.MonkeyPatch) -> None:
    for options in (Options(4, "first"), Options(6, royal_goods=True), Options(4, black_market=True, open_trade=True)):
        plain = play(options, 11, ["master"] * options.players)[1]
        with monkeypatch.context() as patch:
            patch.setattr("nottingham.players.roster.Mind", OverTheWire)
            assert play(options, 11, ["master"] * options.players)[1] == plain


@pytest.mark.parametrize("level", ["apprentice", "trader", "master"])
def test_four_of_a_kind_are_kept_and_loaded(level: str) -> None:
    table = Table.laid(sheriff=0, hands={1: "4 chickens, 1 apples, 1 bread"}).act(0, NameStarter(1))
    action = choose(table, 1, mind(level), must=True)
    assert isinstance(action, Swap) and "chickens" not in action.set_aside
    table.pass_market()
    loading = choose(table, 1, mind(level), must=True)
    assert isinstance(loading, LoadBag) and loading.cards["chickens"] == 4


def loaded_before(officers_habit: Event) -> LoadBag:
    """The bag a master loads from two chickens and two silk before a sheriff with this past of thirty bags."""
    table = Table.laid(sheriff=0, hands={1: "2 chickens, 2 silk, 1 bread, 1 cheese"}).pass_market()
    player = seated(table, 1)
    for _ in range(30):
        player.hear(officers_habit)
    action = player.act(TurnRequest(table.view(1)))
    assert isinstance(action, LoadBag)
    return action


def test_nothing_is_smuggled_past_a_sheriff_who_opens_every_bag() -> None:
    assert loaded_before(OPENED).cards == cards("2 chickens")


def test_everything_is_smuggled_past_a_sheriff_who_opens_none() -> None:
    assert loaded_before(LET_PASS).cards["silk"] == 2


def test_in_the_first_edition_a_wanted_card_is_taken_from_a_pile() -> None:
    table = Table.laid(sheriff=0, edition="first", hands={1: "4 chickens, 1 apples, 1 bread"})
    action = choose(table.with_piles(left="chickens", right="apples"), 1, must=True)
    assert isinstance(action, Swap)
    assert action.take == ["left"]


def test_dear_cards_are_discarded_below_cheap_ones() -> None:
    table = Table.laid(sheriff=0, edition="first", hands={1: "3 bread, 1 silk, 1 apples, 1 mead"})
    table.with_piles(left="apples", right="crossbows").act(1, Swap(cards("1 silk, 1 apples, 1 mead")))
    action = choose(table, 1, must=True)
    assert msgspec.to_builtins(action) == {"type": "discard", "pile": "right", "order": ["silk", "mead", "apples"]}


def test_a_debt_is_paid_with_as_little_as_possible() -> None:
    table = Table.at_inspection({1: LIE}, sheriff=0).with_seat(1, gold=0, stand="3 apples, 2 chickens")
    table.with_state(phase="debt", debts=(Debt(1, 0, 5),))
    action = choose(table, 1, must=True)
    assert isinstance(action, Pay)
    assert sum({"apples": 2, "chickens": 4}[good] * count for good, count in action.goods.items()) == 6


def test_the_black_market_card_that_gains_most_is_claimed() -> None:
    table = Table.at_inspection({1: TRUTH}, sheriff=0, black_market=True)
    table.with_seat(1, contraband="3 pepper, 3 silk")
    while table.phase == "inspect":
        table.act(0, HandBack(table.state.held[0]))
    assert table.phase == "claim"
    assert choose(table, 1, must=True) == Claim("silk")
    assert choose(table.with_seat(1, contraband="2 pepper, 2 silk"), 1, must=True) == Decline()


def test_a_black_market_card_is_claimed_as_soon_as_the_bag_is_back() -> None:  # R9.3
    table = Table.at_inspection({1: TRUTH, 2: TRUTH}, sheriff=0, black_market=True).with_seat(1, contraband="3 pepper")
    assert not isinstance(choose(table, 1), Claim)
    assert choose(table.act(0, HandBack(1)), 1) == Claim("pepper")
    assert choose(table.with_seat(1, contraband="2 pepper, 2 silk"), 1) is None


@pytest.mark.parametrize("pile", [(17,), (22, 18)])
def test_a_black_market_card_that_gains_nothing_is_left(pile: tuple[int, ...]) -> None:
    table = Table.at_inspection({}, sheriff=0, black_market=True).with_seat(1, contraband="3 pepper")
    table.with_state(black_market={"pepper": pile}).act(0, HandBack(1))
    assert choose(table, 1) is None


def test_deputies_share_evenly_unless_the_other_offers_better() -> None:
    table = Table.at_inspection({}, players=6)
    table.with_state(phase="share", booty=Booty(gold=9, stand=cards("1 apples")))
    assert choose(table, 0, must=True) == ShareEvenly()
    generous = {"0": {"gold": 5, "goods": {"apples": 1}}, "1": {"gold": 4, "goods": {}}}
    table.act(1, {"type": "share", "split": generous})
    action = choose(table, 0, must=True)
    assert msgspec.to_builtins(action, str_keys=True)["split"]["0"]["gold"] == 5


def test_a_deputy_states_a_decision_once() -> None:
    table = Table.at_inspection({2: LIE}, players=6)
    player = seated(table, 0)
    said: list[AnyAction] = []
    while (action := player.act(TurnRequest(table.view(0), False))) is not None:
        assert action not in said
        said.append(action)
        table.act(0, action)
    assert len(said) == len(table.state.merchants)


def test_a_deputy_left_alone_with_a_bag_they_wanted_to_open_opens_it() -> None:
    table = Table.at_inspection({2: ("3 silk, 2 mead", "apples")}, players=6).act(0, Open(2)).act(1, HandBack(2))
    assert table.state.alone == {2: 0}
    assert choose(table, 0, mind("trader", trust=0.0), must=True) == Open(2)


def test_a_hand_of_nothing_but_contraband_is_declared_as_something_legal() -> None:
    table = Table.laid(sheriff=0, hands={1: "2 silk, 2 mead, 2 pepper", 2: "1 apples", 3: "1 apples"}).pass_market()
    player = seated(table, 1)
    loading = player.act(TurnRequest(table.view(1)))
    assert isinstance(loading, LoadBag)
    table.act(1, loading).act(2, LoadBag({"apples": 1})).act(3, LoadBag({"apples": 1}))
    declaring = player.act(TurnRequest(table.view(1)))
    assert isinstance(declaring, Declare) and declaring.good in table.state.goods.declarable
    table.act(1, declaring)
