"""The inspection: bags handed back and opened, confiscated cards, the time limit (R6.1 to R6.4, R6.6)."""

from itertools import permutations
from typing import Any

import pytest

from nottingham.rules.actions import Accept, HandBack, MakeOffer, Open, Pay, Place, Pledge, Side, TimeUp
from nottingham.rules.events import BagHandedBack, BagOpened, DebtPaid, InspectionEnded, PhaseBegan, TimeRanOut
from nottingham.rules.wire import encode
from tests.support.game import Table

EVERYBODY = (0, 1, 2, 3, None)


def bag_seen(table: Table, owner: int, onlooker: int | None) -> Any:
    return table.seen(onlooker)["seats"][owner]["bag"]


def open_for_gold(table: Table, payer: int, bag: int) -> None:
    """A merchant pays the sheriff a coin for a binding pledge to open a bag."""
    offer = table.state.next_offer
    sheriff = table.state.officers[0]
    table.act(payer, MakeOffer(sheriff, give=Side(gold=1), pledges=[Pledge("open", bag)])).act(sheriff, Accept(offer))


@pytest.mark.parametrize("order", list(permutations((1, 2, 3))))
def test_the_sheriff_settles_the_bags_in_any_order(order: tuple[int, ...]) -> None:  # R6.1
    table = Table.at_inspection({})
    for bag in order:
        assert (table.phase, table.to_act) == ("inspect", (0,))
        table.act(0, HandBack(bag))
    assert table.state.round == 2


@pytest.mark.parametrize("opened", [(), (2,), (1, 3), (1, 2, 3)])
def test_the_sheriff_can_open_any_number_of_bags_none_included(opened: tuple[int, ...]) -> None:  # R6.1
    table = Table.at_inspection({})
    for bag in (1, 2, 3):
        table.act(0, Open(bag) if bag in opened else HandBack(bag))
    assert tuple(event.bag for event in table.log if isinstance(event, BagOpened)) == opened
    assert table.state.round == 2


@pytest.mark.parametrize("decision", [Open(1), HandBack(1)])
def test_a_decision_on_a_bag_is_final_at_once(decision: Open | HandBack) -> None:  # R6.1
    table = Table.at_inspection({1: ("2 apples", "apples")}).act(0, decision)
    assert table.stand(1) == {"apples": 2}
    table.refuses(0, Open(1), "R6.1")
    table.refuses(0, HandBack(1), "R6.1")
    assert table.seen(0)["prompt"]["open"] == {"bags": [2, 3]}


def test_only_the_sheriff_decides_on_bags() -> None:  # R6.1
    table = Table.at_inspection({})
    for seat in (1, 2, 3):
        table.refuses(seat, Open(2), "R6.1")
        table.refuses(seat, HandBack(2), "R6.1")


@pytest.mark.parametrize("bag", [0, -1, 4])
def test_only_merchants_have_bags(bag: int) -> None:  # R6.1
    table = Table.at_inspection({})
    table.refuses(0, Open(bag), "R6.1")
    table.refuses(0, HandBack(bag), "R6.1")


@pytest.mark.parametrize("last", [Open(3), HandBack(3)])
def test_the_phase_ends_when_the_last_bag_is_settled(last: Open | HandBack) -> None:  # R6.1
    table = Table.at_inspection({}).act(0, Open(1)).act(0, HandBack(2))
    assert table.happened(InspectionEnded) == []
    table.act(0, last)
    assert len(table.happened(InspectionEnded)) == 1
    assert table.phase == "market"


def test_handed_back_legal_goods_lie_face_up_and_contraband_face_down() -> None:  # R6.2
    table = Table.at_inspection({1: ("1 apples, 1 bread, 2 silk, 1 mead", "apples")}).act(0, HandBack(1))
    assert table.stand(1) == {"apples": 1, "bread": 1}
    assert table.contraband(1) == {"silk": 2, "mead": 1}
    assert [table.gold(seat) for seat in range(4)] == [50] * 4


@pytest.mark.parametrize("other", [0, 2, 3, None])
def test_others_know_only_the_number_of_contraband_cards_handed_back(other: int | None) -> None:  # R6.2
    table = Table.at_inspection({1: ("1 apples, 1 bread, 2 silk, 1 mead", "apples")}).act(0, HandBack(1))
    seat = table.seen(other)["seats"][1]
    assert seat["stand"] == {"apples": 1, "bread": 1}
    assert seat["contraband"] == 3
    assert seat["bag"] == {"size": 5, "declared": "apples", "status": "handed_back"}
    (event,) = table.happened(BagHandedBack)
    shown = encode(event.seen_by(other))
    assert b'"count":3' in shown
    assert b"silk" not in shown and b"mead" not in shown


def test_owners_may_look_at_their_contraband_at_any_time() -> None:  # R6.2
    table = Table.at_inspection({1: ("1 apples, 2 silk", "apples")}).act(0, HandBack(1))
    assert table.seen(1)["seats"][1]["contraband"] == {"silk": 2}
    table.act(0, HandBack(2)).act(0, HandBack(3))
    assert table.seen(1)["seats"][1]["contraband"] == {"silk": 2}


def test_handed_back_goods_join_those_on_the_stand() -> None:  # R6.2
    table = Table.at_inspection({1: ("2 apples, 1 silk", "apples")})
    table.with_seat(1, stand="3 apples, 1 bread", contraband="1 silk, 1 mead").act(0, HandBack(1))
    assert table.stand(1) == {"apples": 5, "bread": 1}
    assert table.contraband(1) == {"silk": 2, "mead": 1}


def test_a_lie_about_legal_goods_handed_back_costs_nothing() -> None:  # R6.2
    table = Table.at_inspection({1: ("2 bread", "apples")}).act(0, HandBack(1))
    assert table.stand(1) == {"bread": 2}
    assert table.gold(1) == 50


@pytest.mark.parametrize(
    ("good", "count", "pay"), [("apples", 5, 10), ("cheese", 3, 6), ("bread", 1, 2), ("chickens", 2, 4)]
)
def test_an_honest_bag_opened_makes_the_sheriff_pay_its_penalties(good: str, count: int, pay: int) -> None:  # R6.3
    table = Table.at_inspection({1: (f"{count} {good}", good)}).act(0, Open(1))
    assert (table.gold(0), table.gold(1)) == (50 - pay, 50 + pay)
    assert table.stand(1) == {good: count}
    assert table.state.piles == {"pile": ()}
    (event,) = table.happened(BagOpened)
    assert event.honest


@pytest.mark.parametrize(
    ("bag", "kept", "taken", "fine"),
    [
        ("3 apples, 1 silk", {"apples": 3}, ["silk"], 4),
        ("1 apples, 4 crossbows", {"apples": 1}, ["crossbows"] * 4, 16),
        ("4 apples, 1 cheese", {"apples": 4}, ["cheese"], 2),
        ("2 bread, 1 chickens", {}, ["bread", "bread", "chickens"], 6),
        ("1 apples, 1 bread, 1 mead", {"apples": 1}, ["bread", "mead"], 6),
    ],
)
def test_all_but_the_declared_type_is_confiscated_and_fined(  # R6.3
    bag: str, kept: dict[str, int], taken: list[str], fine: int
) -> None:
    table = Table.at_inspection({1: (bag, "apples")}).act(0, Open(1))
    assert table.stand(1) == kept
    assert table.contraband(1) == {}
    assert sorted(table.state.piles["pile"]) == taken
    assert (table.gold(0), table.gold(1)) == (50 + fine, 50 - fine)


@pytest.mark.parametrize(("royal", "fine"), [("green_apples", 3), ("golden_apples", 4)])
def test_royal_apples_are_not_apples_in_an_opened_bag(royal: str, fine: int) -> None:  # R6.3
    table = Table.at_inspection({1: (f"2 apples, 1 {royal}", "apples")}, royal_goods=True).act(0, Open(1))
    assert table.stand(1) == {"apples": 2}
    assert table.state.piles == {"pile": (royal,)}
    assert table.gold(1) == 50 - fine


@pytest.mark.parametrize("onlooker", EVERYBODY)
def test_everyone_sees_all_cards_of_an_opened_bag(onlooker: int | None) -> None:  # R6.3
    table = Table.at_inspection({1: ("1 apples, 2 silk", "apples")}).act(0, Open(1))
    assert bag_seen(table, 1, onlooker) == {
        "size": 3,
        "declared": "apples",
        "status": "opened",
        "cards": {"apples": 1, "silk": 2},
    }
    (event,) = table.happened(BagOpened)
    assert event.seen_by(onlooker) == event


def test_an_opened_bag_does_not_affect_the_other_merchants() -> None:  # R6.3
    table = Table.at_inspection({1: ("2 silk", "apples")}).act(0, Open(1))
    assert (table.gold(2), table.gold(3)) == (50, 50)
    assert table.state.held == (2, 3)


def test_in_the_second_edition_confiscated_cards_go_on_the_pile_at_once() -> None:  # R6.4
    table = Table.at_inspection({1: ("1 apples, 1 silk, 1 mead", "apples")}).with_piles(pile="bread").act(0, Open(1))
    assert table.phase == "inspect"
    assert table.state.piles["pile"][0] == "bread"
    assert sorted(table.state.piles["pile"][1:]) == ["mead", "silk"]
    table.not_now(0, Place("left", ["silk", "mead"]))


def confiscating(**setting: Any) -> Table:
    """First edition: the sheriff has opened seat 1's bag and must place a cheese and two mead."""
    table = Table.at_inspection({1: ("1 apples, 1 cheese, 2 mead", "apples")}, edition="first", **setting)
    return table.with_piles(left="bread silk", right="").act(0, Open(1))


@pytest.mark.parametrize("order", [["mead", "cheese", "mead"], ["cheese", "mead", "mead"]])
@pytest.mark.parametrize("pile", ["left", "right"])
def test_in_the_first_edition_the_sheriff_places_them_on_one_pile_in_any_order(  # R6.4
    pile: str, order: list[str]
) -> None:
    table = confiscating()
    assert (table.phase, table.to_act, table.may_act) == ("place", (0,), (0,))
    assert table.seen(0)["prompt"] == {"place": {"piles": ["left", "right"], "cards": {"cheese": 1, "mead": 2}}}
    table.act(0, {"type": "place", "pile": pile, "order": order})
    piles = {"left": ["bread", "silk"], "right": []}
    assert table.seen(None)["discard"] == {**piles, pile: piles[pile] + order}
    assert table.seen(None)["confiscated"] is None
    assert (table.phase, table.to_act) == ("inspect", (0,))


@pytest.mark.parametrize(
    "order", [[], ["mead", "mead"], ["mead", "mead", "bread"], ["mead", "cheese", "cheese"], ["mead"] * 3]
)
def test_all_confiscated_cards_and_no_others_are_placed(order: list[str]) -> None:  # R6.4
    confiscating().refuses(0, Place("left", order), "R6.4")


def test_only_the_sheriff_places_confiscated_cards() -> None:  # R6.4
    table = confiscating()
    for seat in (1, 2, 3):
        table.refuses(seat, Place("left", ["mead", "mead", "cheese"]), "R6.4")


def test_even_a_single_confiscated_card_leaves_the_choice_of_a_pile() -> None:  # R6.4
    table = Table.at_inspection({1: ("1 apples, 1 silk", "apples")}, edition="first").act(0, Open(1))
    assert table.phase == "place"


def test_confiscated_cards_are_public_until_they_are_placed() -> None:  # R6.4
    table = confiscating()
    for onlooker in EVERYBODY:
        assert table.seen(onlooker)["confiscated"] == {"cheese": 1, "mead": 2}


def test_an_honest_bag_leaves_nothing_to_place() -> None:  # R6.4
    table = Table.at_inspection({1: ("3 apples", "apples")}, edition="first").act(0, Open(1))
    assert table.phase == "inspect"


def test_the_last_bag_is_placed_before_the_round_ends() -> None:  # R6.4
    table = Table.at_inspection({3: ("1 silk", "apples")}, edition="first")
    table.act(0, HandBack(1)).act(0, HandBack(2)).act(0, Open(3))
    assert (table.phase, table.state.round) == ("place", 1)
    table.act(0, Place("left", ["silk"]))
    assert (table.phase, table.state.round) == ("market", 2)


@pytest.mark.parametrize(("players", "seconds"), [(3, 120), (4, 180), (5, 240), (6, 240)])
def test_the_time_limit_is_sixty_seconds_for_each_merchant(players: int, seconds: int) -> None:  # R6.6
    assert Table.laid(players=players, time_limit=True).seen(0)["seconds"] == seconds
    assert Table.laid(players=players).seen(0)["seconds"] is None


def test_without_the_option_time_is_never_up() -> None:  # R6.6
    Table.at_inspection({}).refuses(None, TimeUp(), "R6.6")


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_no_player_can_end_the_time(seat: int) -> None:  # R6.6
    table = Table.at_inspection({}, time_limit=True)
    table.refuses(seat, TimeUp(), "R6.6")
    assert "time_up" not in table.seen(seat)["prompt"]


def test_time_is_up_only_in_the_inspection() -> None:  # R6.6
    table = Table.laid(time_limit=True)
    table.not_now(None, TimeUp())
    table.pass_market().not_now(None, TimeUp())
    for seat in (1, 2, 3):
        table.act(seat, {"type": "load_bag", "cards": {"apples": 1}})
    table.not_now(None, TimeUp())


@pytest.mark.parametrize("edition", ["first", "second"])
def test_when_time_is_up_every_unsettled_bag_passes_free(edition: str) -> None:  # R6.6
    bags = {1: ("2 apples, 1 silk", "apples"), 2: ("2 mead", "bread"), 3: ("1 cheese", "cheese")}
    table = Table.at_inspection(bags, edition=edition, time_limit=True).act(None, TimeUp())
    assert len(table.happened(TimeRanOut)) == 1
    assert [event.bag for event in table.happened(BagHandedBack)] == [1, 2, 3]
    assert [table.gold(seat) for seat in range(4)] == [50] * 4
    assert [table.stand(seat) for seat in (1, 2, 3)] == [{"apples": 2}, {}, {"cheese": 1}]
    assert [table.contraband(seat) for seat in (1, 2, 3)] == [{"silk": 1}, {"mead": 2}, {}]
    assert (table.phase, table.state.round) == ("market", 2)


def test_bags_settled_before_time_is_up_stay_settled() -> None:  # R6.6
    table = Table.at_inspection({1: ("1 silk", "apples"), 2: ("1 silk", "apples")}, time_limit=True)
    table.act(0, Open(1)).act(None, TimeUp())
    assert [event.bag for event in table.happened(BagHandedBack)] == [2, 3]
    assert (table.contraband(1), table.contraband(2)) == ({}, {"silk": 1})


def test_when_time_is_up_all_offers_fall_and_nothing_offered_is_paid() -> None:  # R6.6
    table = Table.at_inspection({}, time_limit=True)
    table.act(1, MakeOffer(0, give=Side(gold=20), pledges=[Pledge("hand_back", 1)]))
    table.act(2, MakeOffer(0, give=Side(gold=5))).act(None, TimeUp())
    assert table.state.offers == ()
    assert [table.gold(seat) for seat in range(4)] == [50] * 4
    assert table.state.round == 2


@pytest.mark.parametrize(
    ("sheriff", "bound", "opened"), [(0, (3, 1), [1, 3]), (2, (1, 3), [3, 1]), (1, (0, 3), [3, 0])]
)
def test_when_time_is_up_bags_bound_to_be_opened_are_from_the_sheriffs_left(  # R6.6
    sheriff: int, bound: tuple[int, int], opened: list[int]
) -> None:
    table = Table.at_inspection({}, sheriff=sheriff, time_limit=True)
    (payer,) = {0, 1, 2, 3} - {sheriff, *bound}
    for bag in bound:
        open_for_gold(table, payer, bag)
    table.act(None, TimeUp())
    assert [event.bag for event in table.happened(BagOpened)] == opened
    assert [event.bag for event in table.happened(BagHandedBack)] == [payer]
    settled = [type(event) for event in table.events if isinstance(event, BagOpened | BagHandedBack)]
    assert settled == [BagOpened, BagOpened, BagHandedBack]
    assert table.gold(sheriff) == 50 + 2 - 4
    assert table.state.round == 2


def test_debts_and_placings_are_settled_between_the_bags_when_time_is_up() -> None:  # R6.6
    bags = {1: ("2 silk", "apples"), 2: ("1 pepper", "bread"), 3: ("1 cheese, 1 mead", "cheese")}
    table = Table.at_inspection(bags, edition="first", time_limit=True).with_piles(left="", right="")
    table.with_seat(1, gold=3, stand="3 apples, 2 chickens")
    for bag in (3, 1):
        open_for_gold(table, 2, bag)
    table.act(3, MakeOffer(0, give=Side(gold=1)))

    def nothing_else_can_be_done() -> None:
        assert table.state.offers == ()
        table.not_now(None, TimeUp())
        table.not_now(0, Open(3))
        table.not_now(0, HandBack(2))
        table.not_now(2, MakeOffer(0, give=Side(gold=1)))

    table.act(None, TimeUp())
    assert (table.phase, table.to_act) == ("debt", (1,))
    assert list(table.state.held) == [2, 3]
    nothing_else_can_be_done()

    table.act(1, Pay({"chickens": 2}))
    assert (table.phase, table.to_act) == ("place", (0,))
    assert list(table.state.held) == [2, 3]
    nothing_else_can_be_done()

    table.act(0, Place("left", ["silk", "silk"]))
    assert [event.bag for event in table.happened(BagOpened)] == [3]
    assert table.phase == "place"
    assert list(table.state.held) == [2]
    nothing_else_can_be_done()

    table.act(0, Place("right", ["mead"]))
    assert [event.bag for event in table.happened(BagHandedBack)] == [2]
    assert table.contraband(2) == {"pepper": 1}
    assert table.state.piles == {"left": ("silk", "silk"), "right": ("mead",)}
    assert (table.phase, table.state.round) == ("market", 2)


def test_the_clock_stops_while_a_debt_or_a_placing_is_pending() -> None:  # R6.6
    table = Table.at_inspection({1: ("2 silk", "apples")}, edition="first", time_limit=True)
    table.with_seat(1, gold=3, stand="3 apples, 2 chickens").act(0, Open(1))
    assert table.phase == "debt"
    table.not_now(None, TimeUp())
    table.act(1, Pay({"chickens": 2}))
    assert table.phase == "place"
    table.not_now(None, TimeUp())
    table.act(0, Place("left", ["silk", "silk"])).act(None, TimeUp())
    assert [event.bag for event in table.happened(BagHandedBack)] == [2, 3]


def test_the_next_inspection_has_its_own_time() -> None:  # R6.6
    table = Table.at_inspection({}, time_limit=True).act(None, TimeUp())
    table.to_inspection(dict.fromkeys((0, 2, 3), ("1 apples", "apples")))
    assert (table.phase, table.state.held) == ("inspect", (2, 3, 0))
    table.act(1, HandBack(2))
    assert table.phase == "inspect"
    table.act(None, TimeUp())
    assert table.state.round == 3


def test_when_time_is_up_bags_pass_free_whatever_the_deputies_voted() -> None:  # R6.6
    bags = dict.fromkeys((2, 3, 4), ("1 silk", "apples"))
    table = Table.at_inspection(bags, players=6, time_limit=True)
    table.act(0, Open(2)).act(0, Open(3)).act(1, HandBack(3))
    assert table.state.alone == {3: 0}
    table.act(None, TimeUp())
    assert [event.bag for event in table.happened(BagHandedBack)] == [2, 3, 4, 5]
    assert table.happened(BagOpened) == []
    assert [table.gold(seat) for seat in range(6)] == [50] * 6
    assert table.state.round == 2


def test_a_bag_both_deputies_are_bound_to_open_is_opened_for_both_when_time_is_up() -> None:  # R6.6
    table = Table.at_inspection({4: ("2 apples", "apples")}, players=6, time_limit=True)
    table.act(2, MakeOffer("deputies", give=Side(gold=2), pledges=[Pledge("open", 4)]))
    table.act(0, Accept(1)).act(1, Accept(1)).act(None, TimeUp())
    assert [(event.bag, event.by) for event in table.happened(BagOpened)] == [(4, (0, 1))]
    assert [(event.by, event.gold) for event in table.happened(DebtPaid)] == [(0, 2), (1, 2)]
    assert [event.bag for event in table.happened(BagHandedBack)] == [2, 3, 5]
    assert PhaseBegan("inspect") not in table.events
