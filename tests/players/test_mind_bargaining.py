"""The mind as officer and merchant in the inspection: prices, bribes, answers and promises."""

import pytest

from nottingham.players.mind import payment
from nottingham.players.player import Player, TurnRequest
from nottingham.rules.actions import (
    Accept,
    AnyAction,
    HandBack,
    MakeOffer,
    Open,
    OpenLater,
    PayLater,
    Pledge,
    Refuse,
    Side,
    Spare,
    Withdraw,
)
from nottingham.rules.events import Event, FellShort
from nottingham.rules.state import Offer, Promise
from tests.support.game import Table, side
from tests.support.seated import (
    LET_PASS,
    LIE,
    OPENED,
    TRUTH,
    after_four_rounds,
    choose,
    mind,
    seated,
)

LEFT = {str(seat): 3 for seat in range(4)}


@pytest.fixture
def in_gold(monkeypatch: pytest.MonkeyPatch) -> None:
    """Minds pay in gold as long as they have any."""
    monkeypatch.setattr(payment, "ANOTHER_WAY", 0.0)


@pytest.mark.parametrize("level", ["trader", "master"])
def test_the_sheriff_opens_what_pays_and_hands_the_rest_back(level: str) -> None:
    table = after_four_rounds({1: LIE, 2: TRUTH})
    player = seated(table, 0, mind(level))
    decided = {}
    while table.phase == "inspect":
        action = player.act(TurnRequest(table.view(0), True))
        assert isinstance(action, Open | HandBack)
        decided[action.bag] = type(action)
        table.act(0, action)
    assert decided[1] is Open
    assert decided[2] is HandBack


def test_the_sheriff_accepts_only_what_is_worth_more_than_opening() -> None:
    table = after_four_rounds({1: LIE})
    cheap = table.offer(1, 0, give=side(1), pledges="hand_back 1")
    assert choose(table, 0, must=True) == Open(1)
    table.act(1, Withdraw(cheap))
    dear = table.offer(1, 0, give=side(30), pledges="hand_back 1")
    assert choose(table, 0, must=True) == Accept(dear)


def test_goods_in_an_offer_count_like_gold() -> None:
    table = Table.at_inspection({1: TRUTH}, sheriff=0).with_seat(1, stand="8 chickens")
    offer = table.offer(1, 0, give=side(stand="8 chickens"), pledges="hand_back 1")
    assert choose(table, 0, must=True) == Accept(offer)


def test_a_master_demands_a_price_and_a_higher_one_for_a_suspicious_bag() -> None:
    table = after_four_rounds({1: LIE, 2: TRUTH})
    player = seated(table, 0)
    prices = {}
    for _ in range(3):
        action = player.act(TurnRequest(table.view(0), False, {str(seat): 3 for seat in range(4)}))
        assert isinstance(action, MakeOffer)
        assert action.pledges == [Pledge("hand_back", int(action.to))]
        prices[action.to] = action.get.gold
        table.act(0, action)
    assert player.act(TurnRequest(table.view(0), False, {str(seat): 3 for seat in range(4)})) is None
    assert prices[1] > prices[2] > 0


@pytest.mark.usefixtures("in_gold")
def test_a_price_beyond_a_merchants_gold_is_demanded_in_goods() -> None:
    table = after_four_rounds({1: LIE}).with_seat(1, gold=2, stand="4 bread")
    action = choose(table, 0)
    assert isinstance(action, MakeOffer)
    assert action.to == 1 and action.get.gold == 2 and action.get.stand


def test_gold_for_opening_a_bag_is_accepted_when_opening_costs_less() -> None:
    table = Table.at_inspection({1: TRUTH, 2: TRUTH}, sheriff=0)
    offer = table.offer(2, 0, give=side(25), pledges="open 1")
    assert choose(table, 0, must=True) == Accept(offer)
    table = after_four_rounds({1: TRUTH, 2: TRUTH})
    table.offer(2, 0, give=side(1), pledges="open 1")
    assert choose(table, 0, mind(trust=1.0), must=True) != Accept(table.state.offers[-1].id)


def with_ten_bags_seen(table: Table, seat: int, habit: Event) -> AnyAction | None:
    player = seated(table, seat)
    for _ in range(10):
        player.hear(habit)
    return player.act(TurnRequest(table.view(seat), False, {str(to): 3 for to in range(4)}))


@pytest.mark.usefixtures("in_gold")
def test_a_liar_bids_more_where_every_bag_is_opened_than_where_none_is() -> None:
    table = Table.at_inspection({1: LIE}, sheriff=0)
    table.offer(0, 1, get=side(12), pledges="hand_back 1")
    feared, unfeared = (with_ten_bags_seen(table, 1, habit) for habit in (OPENED, LET_PASS))
    assert isinstance(feared, MakeOffer) and feared.give.gold > 2
    assert isinstance(unfeared, Refuse) or (isinstance(unfeared, MakeOffer) and unfeared.give.gold <= 2)


def test_an_honest_merchant_does_not_pay_to_avoid_a_reward() -> None:
    table = Table.at_inspection({1: TRUTH}, sheriff=0)
    offer = table.offer(0, 1, get=side(5), pledges="hand_back 1")
    assert choose(table, 1) == Refuse(offer)


@pytest.mark.usefixtures("in_gold")
def test_a_counter_offer_is_lower_than_the_demand() -> None:
    for price in (6, 40):
        table = Table.at_inspection({1: LIE}, sheriff=0)
        table.offer(0, 1, get=side(price), pledges="hand_back 1")
        action = choose(table, 1, mind(nerve=0.0), chance=0.4)
        assert isinstance(action, MakeOffer)
        assert 0 < action.give.gold < price
        assert action.pledges == [Pledge("hand_back", 1)]


@pytest.mark.usefixtures("in_gold")
def test_a_refused_bribe_is_raised_while_the_bag_is_worth_it() -> None:
    table = Table.at_inspection({1: ("3 silk, 2 crossbows", "apples")}, sheriff=0)
    player = seated(table, 1, chance=0.25)
    for _ in range(10):
        player.hear(OPENED)
    offers: list[int] = []
    while isinstance(action := player.act(TurnRequest(table.view(1), False, {"0": 3 - len(offers)})), MakeOffer):
        offers.append(action.give.gold)
        table.act(1, action).act(0, Refuse(table.state.offers[-1].id))
    assert len(offers) == 3
    assert offers == sorted(set(offers))


def test_honest_and_lying_merchants_both_sometimes_bribe_and_sometimes_pass() -> None:
    for bag in (LIE, TRUTH):
        table = Table.at_inspection({1: bag}, sheriff=0)
        assert isinstance(choose(table, 1, chance=0.03), MakeOffer)
        assert choose(table, 1, mind(), chance=0.95) is None


def test_a_merchant_bribes_to_have_the_leaders_bag_opened() -> None:
    table = after_four_rounds({1: TRUTH, 2: LIE}).with_seat(2, gold=150)
    action = choose(table, 1, chance=0.9)
    assert isinstance(action, MakeOffer)
    assert action.pledges == [Pledge("open", 2)]
    assert action.give.gold > 0


def test_goods_are_sold_to_a_rival_only_above_their_value() -> None:
    """The rival gains what the merchant gives, so a price below fifteen helps the rival twice."""
    table = Table.at_inspection({1: TRUTH, 2: TRUTH}, sheriff=0, open_trade=True).with_state(round=8)
    table.with_seat(1, contraband="1 crossbows, 1 pepper").with_seat(2, gold=90)
    cheap = table.offer(2, 1, give=side(12), get=side(contraband="1 crossbows, 1 pepper"))
    assert choose(table, 1) == Refuse(cheap)
    dear = table.offer(2, 1, give=side(17), get=side(contraband="1 crossbows, 1 pepper"))
    assert choose(table, 1) == Accept(dear)


@pytest.mark.usefixtures("in_gold")
def test_a_merchant_bids_against_a_rival_beside_the_offer_for_their_own_bag() -> None:  # R7.5
    table, mine, rivals = with_two_offers(player := mind())
    assert [pledge for offer in (mine, rivals) for pledge in offer.pledges] == [
        Pledge("hand_back", 1),
        Pledge("open", 2),
    ]
    assert player.act(TurnRequest(table.view(1), False, {"0": 1})) is None


@pytest.mark.usefixtures("in_gold")
def test_a_refused_offer_is_raised_while_the_one_about_a_rival_stands() -> None:  # R7.5
    table, mine, rivals = with_two_offers(player := mind())
    raised = player.act(TurnRequest(table.act(0, Refuse(mine.id)).view(1), False, {"0": 1}))
    assert isinstance(raised, MakeOffer) and raised.give.gold > mine.give.gold
    assert rivals in table.act(1, raised).state.offers


def with_two_offers(player: Player) -> tuple[Table, Offer, Offer]:
    """A merchant with a lying bag, who has spoken twice and has two offers standing."""
    table = after_four_rounds({1: LIE, 2: LIE}).with_seat(2, gold=150)
    seated(table, 1, player, chance=0.25)
    for left in (3, 2):
        offer = player.act(TurnRequest(table.view(1), False, {"0": left}))
        assert isinstance(offer, MakeOffer)
        table.act(1, offer)
    mine, rivals = table.state.offers
    return table, mine, rivals


def test_the_sheriff_refuses_the_owners_offer_for_the_bag_and_not_the_one_about_anothers() -> None:  # R7.5 R7.10
    table = Table.at_inspection({1: TRUTH}, sheriff=0)
    table.offer(1, 0, get=side(1), pledges="open 2, open 3")
    mine = table.offer(1, 0, get=side(40), pledges="hand_back 1")
    refused = choose(table, 0, mind(trust=1.0), must=True)
    while not isinstance(refused, Refuse):
        assert refused is not None
        refused = choose(table.act(0, refused), 0, mind(trust=1.0), must=True)
    assert refused == Refuse(mine)


def test_a_coin_buys_nothing_from_an_officer_who_would_ask_for_many() -> None:
    """This holds even for a bag that would pass for nothing: those who take a coin are offered a coin."""
    for gold, taken in ((1, False), (4, True)):
        table = Table.at_inspection({1: TRUTH}, sheriff=0)
        offer = table.offer(1, 0, give=side(gold), pledges="hand_back 1")
        assert (choose(table, 0, mind(trust=0.8), must=True) == Accept(offer)) == taken


def test_a_gift_between_merchants_is_accepted_and_a_robbery_refused() -> None:
    table = Table.at_inspection({1: TRUTH, 2: TRUTH}, sheriff=0, open_trade=True)
    gift = table.offer(2, 1, give=side(5))
    assert choose(table, 1) == Accept(gift)
    table.act(2, Withdraw(gift))
    robbery = table.offer(2, 1, get=side(5))
    assert choose(table, 1) == Refuse(robbery)


@pytest.mark.parametrize(("level", "open_trade"), [("master", True), ("master", False), ("trader", True)])
def test_a_master_proposes_a_trade_that_gains_both_where_merchants_may_trade(level: str, open_trade: bool) -> None:
    """Each has the cards with which the other would become King."""
    table = Table.at_inspection({1: TRUTH, 2: TRUTH}, sheriff=0, open_trade=open_trade).with_state(round=8)
    table.with_seat(1, stand="7 apples, 3 cheese").with_seat(2, stand="7 cheese, 3 apples")
    table.with_seat(3, stand="8 apples, 8 cheese")
    merchant = seated(table, 1, mind(level), chance=0.35)
    said = [action for _ in range(3) if (action := merchant.act(TurnRequest(table.view(1), False, LEFT)))]
    trades = [offer for offer in said if isinstance(offer, MakeOffer) and offer.to != 0]
    assert len(trades) == (level == "master" and open_trade)
    for trade in trades:
        assert trade.to == 2 and "apples" in trade.get.stand and not trade.pledges
        table.act(1, trade)
        assert choose(table, 2, mind()) == Accept(table.state.offers[-1].id)


def promised(table: Table, favour: Spare | OpenLater) -> Table:
    return table.with_state(ledger=(Promise(1, favour, "open"),))


def test_a_promise_is_broken_only_if_that_pays_more_than_honour_costs() -> None:
    """Both would like to open the bag of a known liar; only the dishonest one does, despite a promise."""
    small_lie = {1: ("2 silk, 1 mead", "apples")}
    table = after_four_rounds(small_lie)
    bound = promised(after_four_rounds(small_lie), Spare(0, 1))
    for honesty in (0.0, 1.0):
        assert choose(table, 0, mind("trader", honesty=honesty), must=True) == Open(1)
    assert choose(bound, 0, mind("trader", honesty=0.0), must=True) == Open(1)
    assert choose(bound, 0, mind("trader", honesty=1.0), must=True) != Open(1)


def test_a_promise_to_open_a_bag_makes_opening_it_more_likely() -> None:
    bags = {1: ("3 apples", "apples"), 2: ("3 apples", "apples"), 3: ("3 apples", "apples")}
    table = Table.at_inspection(bags, sheriff=0).with_state(round=2)
    assert choose(table, 0, mind("trader"), must=True) != Open(2)
    assert choose(promised(table, OpenLater(0, 2)), 0, mind("trader", honesty=1.0), must=True) == Open(2)


def test_the_promise_of_a_promise_breaker_is_worth_less() -> None:
    """A promise makes an offer acceptable only from a seat that keeps its promises."""
    table = Table.at_inspection({1: TRUTH}, sheriff=0)
    offer = table.offer(1, 0, pledges="hand_back 1", favours=[Spare(1, 0)])
    kept = tuple(Promise(1, Spare(1, 3), "kept") for _ in range(5))
    broken = tuple(Promise(1, Spare(1, 3), "broken") for _ in range(5))
    assert choose(table.with_state(ledger=kept), 0, mind(trust=0.8), must=True) == Accept(offer)
    assert choose(table.with_state(ledger=()), 0, mind(trust=0.8), must=True) == Accept(offer)
    assert choose(table.with_state(ledger=broken), 0, mind(trust=0.8), must=True) != Accept(offer)


def test_words_are_worth_no_more_however_many_there_are() -> None:
    """An offer that asks for gold and gives only promises is refused, with one promise or with twelve."""
    table = Table.at_inspection({1: TRUTH}, sheriff=0)
    for favours in ([PayLater(1, 0, 500)], [Spare(1, 0)] * 12, [OpenLater(1, 2), Spare(1, 0), PayLater(1, 0, 40)]):
        table.offer(1, 0, get=side(5), pledges="hand_back 1", favours=favours)
        assert choose(table, 0, mind(trust=1.0), must=True) != Accept(table.state.offers[-1].id)


def test_gold_that_was_promised_and_not_paid_ends_the_credit() -> None:
    table = Table.at_inspection({1: TRUTH}, sheriff=0).with_state(round=4)
    offer = table.offer(1, 0, pledges="hand_back 1", favours=[PayLater(1, 0, 40)])
    assert choose(table, 0, mind(trust=1.0), must=True) == Accept(offer)
    unpaid = table.with_state(ledger=(Promise(1, PayLater(1, 2, 5), "open"),))
    assert choose(unpaid, 0, mind(trust=1.0), must=True) != Accept(offer)


def test_promised_gold_is_paid_by_those_whose_honour_is_worth_more() -> None:  # R7.9
    table = Table.at_inspection({1: TRUTH}, sheriff=0).with_state(round=4)
    table.with_state(ledger=(Promise(3, PayLater(1, 0, 4), "open"),))
    assert choose(table, 1, mind(honesty=1.0), chance=0.99) == MakeOffer(0, give=Side(4))
    assert choose(table, 1, mind(honesty=0.0), chance=0.99) is None


def test_an_officer_comes_down_step_by_step_and_waits_between() -> None:
    table = after_four_rounds({1: LIE})
    player = seated(table, 0, mind("trader"))
    prices: list[int] = []
    for left in (3, 2, 1):
        action = player.act(TurnRequest(table.view(0), False, {"1": left}))
        if not isinstance(action, MakeOffer):
            break
        prices.append(action.get.gold)
        table.act(0, action)
        assert player.act(TurnRequest(table.view(0), False, {"1": left - 1})) is None
        table.act(1, Refuse(table.state.offers[-1].id))
    assert len(prices) == 2 and prices[0] > prices[1] > 0


def test_the_first_coin_is_not_accepted_when_more_can_be_had() -> None:
    table = after_four_rounds({1: LIE})
    table.offer(1, 0, give=side(1), pledges="hand_back 1")
    action = choose(table, 0, mind("trader", trust=1.0), chance=0.6)
    assert isinstance(action, MakeOffer) and action.get.gold > 1


@pytest.mark.parametrize("caught", [False, True])
def test_goods_that_nobody_has_seen_count_by_how_many_there_can_be(caught: bool) -> None:
    """Three crossbows of a stand with three cards are not worth 27, and nothing from a seat that was caught at it."""
    table = Table.at_inspection({1: TRUTH}, sheriff=0).with_seat(1, contraband="3 mead")
    if caught:
        table.log.append(FellShort(1, (0,), {"mead": 3}))
    table.offer(1, 0, give=side(contraband="3 crossbows"), get=side(1 if caught else 9), pledges="hand_back 1")
    assert choose(table, 0, mind(trust=1.0), must=True) != Accept(table.state.offers[-1].id)


def test_a_card_that_decides_a_crown_is_not_sold_at_its_price() -> None:
    table = Table.at_inspection({1: TRUTH}, sheriff=0).with_state(round=8)
    table.with_seat(0, stand="6 chickens").with_seat(1, stand="5 chickens", gold=60)
    offer = table.offer(1, 0, give=side(10), get=side(stand="2 chickens"))
    assert choose(table, 0, must=True) != Accept(offer)


def test_a_promise_to_spare_costs_something_and_is_not_given_for_a_coin() -> None:
    table = Table.at_inspection({1: TRUTH}, sheriff=0)
    offer = table.offer(1, 0, give=side(1), favours=[Spare(0, 1)] * 12)
    assert choose(table, 0, must=True) != Accept(offer)


def test_a_promise_given_twelve_times_binds_no_more_than_one() -> None:
    table = after_four_rounds({1: ("2 silk, 1 mead", "apples")})
    twelve = table.with_state(ledger=tuple([Promise(1, Spare(0, 1), "open")] * 12))
    assert choose(twelve, 0, mind("trader", honesty=0.0), must=True) == Open(1)
