"""The mind: it plays by the rules from its View alone, believes what the evidence says, and does what pays."""

import random
from collections.abc import Callable

import msgspec
import pytest

from nottingham.players.mind.market import _odds
from nottingham.players.mind.mind import Mind
from nottingham.players.mind.scene import Scene
from nottingham.players.player import Asked
from nottingham.players.roster import everyone
from nottingham.rules.actions import (
    Accept,
    AnyAction,
    Claim,
    Declare,
    Decline,
    HandBack,
    LoadBag,
    MakeOffer,
    NameStarter,
    Open,
    OpenLater,
    Pay,
    Pledge,
    Refuse,
    ShareEvenly,
    Spare,
    Swap,
    Withdraw,
)
from nottingham.rules.cards import NOTHING
from nottingham.rules.events import BagHandedBack, BagOpened, Event
from nottingham.rules.options import Options
from nottingham.rules.state import Booty, Debt, Promise
from nottingham.rules.view import View
from nottingham.rules.wire import encode
from tests.laws.games import MIXES
from tests.players.seated import ask, mind, play, seated
from tests.table import Table, cards, side

LIE = ("2 silk, 2 mead", "apples")
TRUTH = ("4 apples", "apples")
OPENED = BagOpened(2, (0,), {"apples": 3}, True, NOTHING, ())
LET_PASS = BagHandedBack(2, (0,), {"apples": 3}, 0)


def after_four_rounds(bags: dict[int, tuple[str, str]], between: Callable[[Table], None] | None = None) -> Table:
    """Seat 0 is sheriff for the second time; whenever others were, these bags came before them and were passed."""
    table = Table.at_inspection(bags, sheriff=0)
    for sheriff in (1, 2, 3, 0):
        if between:
            between(table)
        table.next_inspection({seat: bag for seat, bag in bags.items() if seat != sheriff})
    assert table.state.officers == (0,)
    return table


def scene_of(table: Table, seat: int, level: str = "master") -> Scene:
    player = seated(table, seat, mind(level))
    assert isinstance(player, Mind)
    return Scene(Asked(table.view(seat)), player._memory, player._who, player._level, lambda: 0.5)


def suspicion(table: Table, bag: int, level: str = "master") -> float:
    suspects = seated(table, table.state.officers[0], mind(level)).suspects(bag)
    assert suspects is not None
    return suspects


def test_a_mind_never_does_what_is_not_legal() -> None:
    """One game of every mix of options, with a table drawn from all who can play."""
    for number, options in enumerate(MIXES):
        names = random.Random(number).choices(everyone(), k=options.players)
        _, _, faults = play(options, number, names)
        assert not any(faults), (options, names, faults)


def test_the_same_chance_gives_the_same_game() -> None:
    options = Options(5, royal_goods=True, black_market=True, open_trade=True)
    names = ["master", "robin_hood", "trader", "apprentice", "prince_john"]
    assert play(options, 3, names)[1] == play(options, 3, names)[1]
    assert play(options, 3, names)[1] != play(options, 4, names)[1]


class OverTheWire(Mind):
    """Sees only what could be sent to it."""

    def act(self, asked: Asked) -> AnyAction | None:
        seen = msgspec.json.decode(encode(asked.view), type=View)
        return super().act(Asked(seen, asked.must, dict(asked.offers_left)))


def test_a_mind_needs_no_more_than_what_goes_over_the_wire(monkeypatch: pytest.MonkeyPatch) -> None:
    for options in (Options(4, "first"), Options(6, royal_goods=True), Options(4, black_market=True, open_trade=True)):
        plain = play(options, 11, ["master"] * options.players)[1]
        with monkeypatch.context() as patch:
            patch.setattr("nottingham.players.roster.Mind", OverTheWire)
            assert play(options, 11, ["master"] * options.players)[1] == plain


# What it knows


def test_cards_that_lie_open_are_not_waited_for() -> None:
    table = Table.laid(sheriff=0).with_seat(2, stand="20 chickens").with_piles(pile="chickens chickens chickens")
    table.act(0, NameStarter(1)).with_seat(1, hand="6 apples")
    assert _odds(scene_of(table, 1, "apprentice"))["chickens"] == pytest.approx(24 / 204)
    assert _odds(scene_of(table, 1))["chickens"] == pytest.approx(1 / (204 - 23 - 6))


def test_who_has_always_lied_is_suspected_more_than_who_never_has() -> None:
    stranger = suspicion(Table.at_inspection({1: LIE}, sheriff=0), 1)
    table = after_four_rounds({1: LIE, 2: TRUTH})
    assert suspicion(table, 1) > stranger > suspicion(table, 2)
    assert suspicion(table, 1, "apprentice") == suspicion(table, 2, "apprentice")


def test_a_bigger_bag_is_suspected_more() -> None:
    table = Table.at_inspection({1: ("2 apples", "apples"), 2: ("5 apples", "apples")}, sheriff=0)
    assert suspicion(table, 2) > suspicion(table, 1)


@pytest.mark.parametrize("level", ["trader", "master"])
def test_who_declares_what_he_put_aside_is_suspected_more(level: str) -> None:
    def after_putting_aside(aside: str) -> float:
        table = Table.laid(sheriff=0, hands={1: "3 apples, 3 bread", 2: "1 apples", 3: "1 apples"})
        table.act(0, NameStarter(1)).act(1, Swap(cards(aside))).with_seat(1, hand="3 apples, 3 bread")
        return suspicion(table.to_inspection({1: ("3 apples", "apples")}), 1, level)

    assert after_putting_aside("2 apples") > after_putting_aside("2 bread")


def test_who_takes_a_card_from_a_pile_and_declares_it_is_suspected_less() -> None:
    def after_taking(pile: str) -> float:
        table = Table.laid(sheriff=0, edition="first", hands={1: "6 bread", 2: "1 apples", 3: "1 apples"})
        table.with_piles(left=pile, right="bread").act(1, Swap({"bread": 1}, ["left"]))
        table.act(1, {"type": "discard", "pile": "right", "order": ["bread"]}).with_seat(1, hand="3 apples, 3 bread")
        return suspicion(table.to_inspection({1: ("3 apples", "apples")}), 1)

    assert after_taking("apples") < after_taking("cheese")


def test_what_others_discard_is_seen_in_the_first_edition_too() -> None:
    def after_discarding(good: str) -> float:
        table = Table.laid(sheriff=0, edition="first", hands={1: "3 apples, 3 bread", 2: "1 apples", 3: "1 apples"})
        table.act(1, Swap({good: 2})).act(1, {"type": "discard", "pile": "left", "order": [good, good]})
        return suspicion(table.with_seat(1, hand="3 apples, 3 bread").to_inspection({1: ("3 apples", "apples")}), 1)

    assert after_discarding("apples") > after_discarding("bread")


def test_who_is_paid_to_open_a_bag_is_not_feared_more() -> None:
    def feared(paid: bool) -> float:
        table = Table.at_inspection({1: TRUTH, 2: TRUTH}, sheriff=0)
        if paid:
            table.strike(1, 0, give=side(5), pledges="open 2")
        table.act(0, Open(2))
        return scene_of(table, 1).usual_opening

    assert feared(paid=False) > feared(paid=True)


def test_what_a_bribe_means_is_learned_from_the_bags_it_was_offered_for() -> None:
    """Seat 1 bribed for lies only, seat 2 for honest bags only."""

    def bribe(table: Table) -> None:
        sheriff = table.state.officers[0]
        for seat in {1, 2} - {sheriff}:
            offer = table.offer(seat, sheriff, give=side(1), pledges=f"hand_back {seat}")
            table.act(sheriff, Refuse(offer))

    table = after_four_rounds({1: LIE, 2: TRUTH}, bribe)

    def shift(seat: int) -> float:
        before = suspicion(table, seat)
        offer = table.offer(seat, 0, give=side(1), pledges=f"hand_back {seat}")
        after = suspicion(table, seat)
        table.act(seat, Withdraw(offer))
        return after - before

    assert shift(1) > 0
    assert shift(2) < shift(1)


def test_who_refuses_to_pay_looks_more_honest() -> None:
    table = Table.at_inspection({1: LIE}, sheriff=0)
    before = suspicion(table, 1)
    table.act(1, Refuse(table.offer(0, 1, get=side(5), pledges="hand_back 1")))
    assert suspicion(table, 1) < before


# What it values


def test_a_card_is_worth_most_where_a_crown_hangs_on_it() -> None:
    """In the last round: level with the leader in bread, far behind in cheese, far ahead in apples."""
    table = Table.laid(sheriff=0).with_state(round=8)
    table.with_seat(1, stand="9 apples, 4 bread, 1 cheese").with_seat(2, stand="4 bread, 9 cheese")
    table.with_seat(3, stand="1 apples, 8 cheese").act(0, NameStarter(1))
    worth = scene_of(table, 1).worth
    assert worth.crowns("bread", 1) > 1
    assert worth.crowns("cheese", 1) < 0.5
    assert worth.crowns("apples", 1) < 0.5
    assert scene_of(table, 1, "apprentice").worth.crowns("bread", 1) == 0


def test_a_royal_good_counts_for_its_crown_too() -> None:
    table = Table.laid(sheriff=0, royal_goods=True).with_state(round=8).with_seat(2, stand="2 bread")
    worth = scene_of(table.act(0, NameStarter(1)), 1).worth
    assert worth.hidden("pumpernickel_bread") > 9 + 5
    assert worth.hidden("crossbows") == 9


def test_who_leads_is_the_rival_that_counts() -> None:
    rivalry = scene_of(Table.at_inspection({1: TRUTH}, sheriff=0).with_seat(2, gold=120), 0).worth.rivalry
    assert sum(rivalry) == pytest.approx(1)
    assert rivalry[0] == 0
    assert rivalry[2] > 1.5 * rivalry[1]


def test_who_opened_my_bag_becomes_a_rival_by_my_grudge() -> None:
    table = Table.at_inspection({1: TRUTH}, sheriff=0).act(0, Open(1)).next_inspection()

    def rivalry(grudge: float) -> float:
        player = seated(table, 1, mind(grudge=grudge))
        assert isinstance(player, Mind)
        return Scene(Asked(table.view(1)), player._memory, player._who, player._level, lambda: 0.5).worth.rivalry[0]

    assert rivalry(1) > rivalry(0)


# At the market and with the bag


@pytest.mark.parametrize("level", ["apprentice", "trader", "master"])
def test_four_of_a_kind_are_kept_and_loaded(level: str) -> None:
    table = Table.laid(sheriff=0, hands={1: "4 chickens, 1 apples, 1 bread"}).act(0, NameStarter(1))
    action = ask(table, 1, mind(level), must=True)
    assert isinstance(action, Swap) and "chickens" not in action.set_aside
    table.pass_market()
    loading = ask(table, 1, mind(level), must=True)
    assert isinstance(loading, LoadBag) and loading.cards["chickens"] == 4


def loaded_before(officers_habit: Event) -> LoadBag:
    """What a master loads of two chickens and two silk before a sheriff who did this with ten bags."""
    table = Table.laid(sheriff=0, hands={1: "2 chickens, 2 silk, 1 bread, 1 cheese"}).pass_market()
    player = seated(table, 1)
    for _ in range(10):
        player.hear(officers_habit)
    action = player.act(Asked(table.view(1)))
    assert isinstance(action, LoadBag)
    return action


def test_nothing_is_smuggled_past_one_who_opens_every_bag() -> None:
    assert loaded_before(OPENED).cards == cards("2 chickens")


def test_everything_is_smuggled_past_one_who_opens_none() -> None:
    assert loaded_before(LET_PASS).cards["silk"] == 2


def test_in_the_first_edition_a_wanted_card_is_taken_from_a_pile() -> None:
    table = Table.laid(sheriff=0, edition="first", hands={1: "4 chickens, 1 apples, 1 bread"})
    action = ask(table.with_piles(left="chickens", right="apples"), 1, must=True)
    assert isinstance(action, Swap)
    assert action.take == ["left"]


def test_dear_cards_are_buried_under_cheap_ones() -> None:
    table = Table.laid(sheriff=0, edition="first", hands={1: "3 bread, 1 silk, 1 apples, 1 mead"})
    table.with_piles(left="apples", right="crossbows").act(1, Swap(cards("1 silk, 1 apples, 1 mead")))
    action = ask(table, 1, must=True)
    assert msgspec.to_builtins(action) == {"type": "discard", "pile": "right", "order": ["silk", "mead", "apples"]}


# At the gate


@pytest.mark.parametrize("level", ["trader", "master"])
def test_the_sheriff_opens_what_pays_and_hands_the_rest_back(level: str) -> None:
    table = after_four_rounds({1: LIE, 2: TRUTH})
    player = seated(table, 0, mind(level))
    decided = {}
    while table.phase == "inspect":
        action = player.act(Asked(table.view(0), True))
        assert isinstance(action, Open | HandBack)
        decided[action.bag] = type(action)
        table.act(0, action)
    assert decided[1] is Open
    assert decided[2] is HandBack


def test_the_sheriff_takes_what_is_worth_more_than_opening_and_no_less() -> None:
    table = after_four_rounds({1: LIE})
    cheap = table.offer(1, 0, give=side(1), pledges="hand_back 1")
    assert ask(table, 0, must=True) == Open(1)
    table.act(1, Withdraw(cheap))
    dear = table.offer(1, 0, give=side(30), pledges="hand_back 1")
    assert ask(table, 0, must=True) == Accept(dear)


def test_goods_in_an_offer_count_like_gold() -> None:
    table = Table.at_inspection({1: TRUTH}, sheriff=0).with_seat(1, stand="8 chickens")
    offer = table.offer(1, 0, give=side(stand="8 chickens"), pledges="hand_back 1")
    assert ask(table, 0, must=True) == Accept(offer)


def test_a_master_names_a_price_and_asks_more_for_what_looks_worse() -> None:
    table = after_four_rounds({1: LIE, 2: TRUTH})
    player = seated(table, 0)
    prices = {}
    for _ in range(3):
        action = player.act(Asked(table.view(0), False, {str(seat): 3 for seat in range(4)}))
        assert isinstance(action, MakeOffer)
        assert action.pledges == [Pledge("hand_back", int(action.to))]
        prices[action.to] = action.get.gold
        table.act(0, action)
    assert player.act(Asked(table.view(0), False, {str(seat): 3 for seat in range(4)})) is None
    assert prices[1] > prices[2] > 0


def test_what_a_merchant_lacks_in_gold_is_asked_of_his_stand() -> None:
    table = after_four_rounds({1: LIE}).with_seat(1, gold=2, stand="4 bread")
    action = ask(table, 0)
    assert isinstance(action, MakeOffer)
    assert action.to == 1 and action.get.gold == 2 and action.get.stand


def test_gold_to_open_a_bag_is_taken_when_opening_it_would_cost_less() -> None:
    table = Table.at_inspection({1: TRUTH, 2: TRUTH}, sheriff=0)
    offer = table.offer(2, 0, give=side(25), pledges="open 1")
    assert ask(table, 0, must=True) == Accept(offer)
    table = after_four_rounds({1: TRUTH, 2: TRUTH})
    table.offer(2, 0, give=side(1), pledges="open 1")
    assert ask(table, 0, must=True) != Accept(table.state.offers[-1].id)


# Before the gate


def with_ten_bags_seen(table: Table, seat: int, habit: Event) -> AnyAction | None:
    player = seated(table, seat)
    for _ in range(10):
        player.hear(habit)
    return player.act(Asked(table.view(seat), False, {str(to): 3 for to in range(4)}))


def test_a_liar_pays_one_who_opens_everything_and_not_one_who_opens_nothing() -> None:
    table = Table.at_inspection({1: LIE}, sheriff=0)
    offer = table.offer(0, 1, get=side(12), pledges="hand_back 1")
    assert with_ten_bags_seen(table, 1, OPENED) == Accept(offer)
    assert with_ten_bags_seen(table, 1, LET_PASS) != Accept(offer)


def test_an_honest_merchant_does_not_pay_to_be_spared_a_reward() -> None:
    table = Table.at_inspection({1: TRUTH}, sheriff=0)
    offer = table.offer(0, 1, get=side(5), pledges="hand_back 1")
    assert ask(table, 1) == Refuse(offer)


def test_a_counter_offer_is_lower_than_the_price() -> None:
    for price in (6, 40):
        table = Table.at_inspection({1: LIE}, sheriff=0)
        table.offer(0, 1, get=side(price), pledges="hand_back 1")
        action = ask(table, 1, mind(nerve=1.0), chance=0.3)
        assert isinstance(action, MakeOffer)
        assert 0 < action.give.gold < price
        assert action.pledges == [Pledge("hand_back", 1)]


def test_a_refused_bribe_is_raised_while_the_bag_is_worth_it() -> None:
    table = Table.at_inspection({1: ("3 silk, 2 crossbows", "apples")}, sheriff=0)
    player = seated(table, 1, chance=0.05)
    for _ in range(10):
        player.hear(OPENED)
    offers: list[int] = []
    while isinstance(action := player.act(Asked(table.view(1), False, {"0": 3 - len(offers)})), MakeOffer):
        offers.append(action.give.gold)
        table.act(1, action).act(0, Refuse(table.state.offers[-1].id))
    assert len(offers) == 3
    assert offers == sorted(set(offers))


def test_both_honest_and_lying_merchants_bribe_and_both_keep_quiet() -> None:
    for bag in (LIE, TRUTH):
        table = Table.at_inspection({1: bag}, sheriff=0)
        assert isinstance(ask(table, 1, chance=0.05), MakeOffer)
        assert ask(table, 1, mind(), chance=0.95) is None


def test_a_rival_in_the_lead_is_worth_a_bribe_of_its_own() -> None:
    table = after_four_rounds({1: TRUTH, 2: LIE}).with_seat(2, gold=150)
    action = ask(table, 1, chance=0.9)
    assert isinstance(action, MakeOffer)
    assert action.pledges == [Pledge("open", 2)]
    assert action.give.gold > 0


def test_what_a_rival_gives_away_is_worth_more_than_its_price() -> None:
    """For ten coins of a rival a merchant gives what is worth eleven to him."""
    table = Table.at_inspection({1: TRUTH, 2: TRUTH}, sheriff=0, open_trade=True).with_state(round=8)
    table.with_seat(1, contraband="1 crossbows, 1 pepper").with_seat(2, gold=90)
    offer = table.offer(2, 1, give=side(12), get=side(contraband="1 crossbows, 1 pepper"))
    assert ask(table, 1) == Accept(offer)


def test_a_gift_between_merchants_is_taken_and_a_robbery_refused() -> None:
    table = Table.at_inspection({1: TRUTH, 2: TRUTH}, sheriff=0, open_trade=True)
    gift = table.offer(2, 1, give=side(5))
    assert ask(table, 1) == Accept(gift)
    table.act(2, Withdraw(gift))
    robbery = table.offer(2, 1, get=side(5))
    assert ask(table, 1) == Refuse(robbery)


# Promises


def promised(table: Table, favour: Spare | OpenLater) -> Table:
    return table.with_state(ledger=(Promise(1, favour, "open"),))


def test_a_promise_is_kept_until_breaking_it_pays_more_than_honour_costs() -> None:
    """Both would open the bag of a known liar; the dishonest does, though he promised not to."""
    small_lie = {1: ("2 silk, 1 mead", "apples")}
    table = after_four_rounds(small_lie)
    bound = promised(after_four_rounds(small_lie), Spare(0, 1))
    for honesty in (0.0, 1.0):
        assert ask(table, 0, mind("trader", honesty=honesty), must=True) == Open(1)
    assert ask(bound, 0, mind("trader", honesty=0.0), must=True) == Open(1)
    assert ask(bound, 0, mind("trader", honesty=1.0), must=True) != Open(1)


def test_who_promised_to_open_a_bag_is_drawn_to_it() -> None:
    bags = {1: ("3 apples", "apples"), 2: ("3 apples", "apples"), 3: ("3 apples", "apples")}
    table = Table.at_inspection(bags, sheriff=0).with_state(round=2)
    assert ask(table, 0, mind("trader"), must=True) != Open(2)
    assert ask(promised(table, OpenLater(0, 2)), 0, mind("trader", honesty=1.0), must=True) == Open(2)


def test_the_word_of_one_who_broke_it_is_worth_less() -> None:
    """A promise tips the scales only from one who keeps his."""
    table = Table.at_inspection({1: TRUTH}, sheriff=0)
    table.offer(1, 0, get=side(1), pledges="hand_back 1", favours=[Spare(1, 0)])
    offer = table.state.offers[-1].id
    kept = tuple(Promise(1, Spare(1, 3), "kept") for _ in range(5))
    broken = tuple(Promise(1, Spare(1, 3), "broken") for _ in range(5))
    assert ask(table.with_state(ledger=kept), 0, mind(trust=0.8), must=True) == Accept(offer)
    assert ask(table.with_state(ledger=()), 0, mind(trust=0.8), must=True) == Accept(offer)
    assert ask(table.with_state(ledger=broken), 0, mind(trust=0.8), must=True) != Accept(offer)


# The rest


def test_a_debt_is_paid_with_as_little_as_possible() -> None:
    table = Table.at_inspection({1: LIE}, sheriff=0).with_seat(1, gold=0, stand="3 apples, 2 chickens")
    table.with_state(phase="debt", debts=(Debt(1, 0, 5),))
    action = ask(table, 1, must=True)
    assert isinstance(action, Pay)
    assert sum({"apples": 2, "chickens": 4}[good] * count for good, count in action.goods.items()) == 6


def test_the_black_market_card_that_gains_most_is_claimed() -> None:
    table = Table.at_inspection({1: TRUTH}, sheriff=0, black_market=True)
    table.with_seat(1, contraband="3 pepper, 3 silk")
    while table.phase == "inspect":
        table.act(0, HandBack(table.state.held[0]))
    assert table.phase == "claim"
    assert ask(table, 1, must=True) == Claim("silk")
    assert ask(table.with_seat(1, contraband="2 pepper, 2 silk"), 1, must=True) == Decline()


def test_deputies_share_evenly_unless_the_other_offers_better() -> None:
    table = Table.at_inspection({}, players=6)
    table.with_state(phase="share", booty=Booty(gold=9, stand=cards("1 apples")))
    assert ask(table, 0, must=True) == ShareEvenly()
    generous = {"0": {"gold": 5, "goods": {"apples": 1}}, "1": {"gold": 4, "goods": {}}}
    table.act(1, {"type": "share", "split": generous})
    action = ask(table, 0, must=True)
    assert msgspec.to_builtins(action, str_keys=True)["split"]["0"]["gold"] == 5


def test_a_deputy_says_his_word_once() -> None:
    table = Table.at_inspection({2: LIE}, players=6)
    player = seated(table, 0)
    said: list[AnyAction] = []
    while (action := player.act(Asked(table.view(0), False))) is not None:
        assert action not in said
        said.append(action)
        table.act(0, action)
    assert len(said) == len(table.state.merchants)


def test_a_deputy_left_alone_with_a_bag_he_wanted_to_open_opens_it() -> None:
    table = Table.at_inspection({2: ("3 silk, 2 mead", "apples")}, players=6).act(0, Open(2)).act(1, HandBack(2))
    assert table.state.alone == {2: 0}
    assert ask(table, 0, mind("trader", trust=0.0), must=True) == Open(2)


def test_a_hand_of_nothing_but_contraband_is_declared_as_something_legal() -> None:
    table = Table.laid(sheriff=0, hands={1: "2 silk, 2 mead, 2 pepper", 2: "1 apples", 3: "1 apples"}).pass_market()
    player = seated(table, 1)
    loading = player.act(Asked(table.view(1)))
    assert isinstance(loading, LoadBag)
    table.act(1, loading).act(2, LoadBag({"apples": 1})).act(3, LoadBag({"apples": 1}))
    declaring = player.act(Asked(table.view(1)))
    assert isinstance(declaring, Declare) and declaring.good in table.state.goods.declarable
    table.act(1, declaring)
