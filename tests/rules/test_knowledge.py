"""Tests what each player may know: their own cards, public facts, and no secrets (R11.1 to R11.3)."""

from typing import Any

import pytest

from nottingham.rules.actions import Accept, HandBack, LoadBag, Open, Pay, Spare, Swap
from nottingham.rules.events import (
    BagHandedBack,
    BagLoaded,
    CardsDrawn,
    DealStruck,
    DebtPaid,
    DeckReshuffled,
    GameStarted,
    OfferMade,
)
from nottingham.rules.wire import encode
from tests.support.dealing import left_to_the_first, seen_after, six
from tests.support.game import Table, cards, side

SEATS = (0, 1, 2, 3)

# Own


def test_a_seat_knows_its_own_hand_bag_and_contraband() -> None:  # R11.1
    table = Table.at_inspection({1: ("1 apples, 1 silk", "apples")}).with_seat(1, contraband="1 mead")
    own = table.seen(1)["seats"][1]
    assert own["hand"] == {"apples": 4}
    assert own["bag"] == {
        "size": 2,
        "declared": "apples",
        "status": "held",
        "cards": {"apples": 1, "silk": 1},
    }
    assert own["contraband"] == {"mead": 1}


def test_a_seat_sees_what_it_draws_and_loads_as_it_happens() -> None:  # R11.1
    table = Table.laid(hands={1: "6 silk"}).pass_market().act(1, LoadBag(cards("2 silk")))
    assert table.happened(BagLoaded)[0].seen_by(1) == BagLoaded(1, {"silk": 2})
    dealt = next(event for event in table.log if isinstance(event, CardsDrawn) and event.seat == 1)
    assert dealt.seen_by(1) == CardsDrawn(1, 6, ("silk",) * 6)


def test_owners_see_their_contraband_in_every_phase() -> None:  # R11.1 R6.2
    def looks() -> Any:
        return table.seen(1)["seats"][1]["contraband"]

    table = Table.laid(hands={1: "1 silk"}).with_seat(1, contraband="1 mead")
    assert looks() == {"mead": 1}
    table.pass_market()
    assert looks() == {"mead": 1}
    table.to_inspection({1: ("1 silk", "apples")})
    assert looks() == {"mead": 1}
    table.hand_all_back()
    assert looks() == {"mead": 1, "silk": 1}


def test_a_seat_knows_what_it_gave_and_got() -> None:  # R11.1
    table = Table.at_inspection({}).with_seat(0, contraband="1 pepper").with_seat(1, contraband="1 mead")
    table.strike(1, 0, give=side(contraband="1 mead"), get=side(contraband="1 pepper"))
    for seat in (0, 1):
        deal = table.seen(seat)["deals"][0]
        assert (deal["gave"]["contraband"], deal["got"]["contraband"]) == ({"mead": 1}, {"pepper": 1})


# Public


@pytest.mark.parametrize("seat", [2, None])
def test_hidden_cards_of_others_are_numbers(seat: int | None) -> None:  # R11.2
    table = Table.at_inspection({1: ("1 apples, 1 silk", "apples")})
    table.with_seat(1, gold=43, stand="2 bread", contraband="1 mead, 1 pepper")
    seen = table.seen(seat)
    assert seen["seats"][1] == {
        "sight": "others",
        "name": "Player 2",
        "gold": 43,
        "hand": 4,
        "stand": {"bread": 2},
        "contraband": 2,
        "black_market": [],
        "set_aside": {},
        "bag": {"size": 2, "declared": "apples", "status": "held"},
    }
    assert seen["deck"] == 204 - 24


def test_discard_piles_are_public_in_order() -> None:  # R11.2
    table = Table.laid(edition="first").with_piles(left="apples silk bread", right="mead")
    for seat in (*SEATS, None):
        assert table.seen(seat)["discard"] == {"left": ["apples", "silk", "bread"], "right": ["mead"]}


def test_others_see_neither_what_is_drawn_nor_what_is_loaded() -> None:  # R11.2
    table = Table.laid(hands={1: "6 silk"})
    for event in table.log:
        if isinstance(event, CardsDrawn) and event.seat == 1:
            assert event.seen_by(2) == event.seen_by(None) == CardsDrawn(1, 6)
    table.pass_market().act(1, LoadBag(cards("2 silk")))
    assert table.happened(BagLoaded)[0].seen_by(0) == BagLoaded(1)
    seen = table.seen(0)["seats"][1]
    assert (seen["hand"], seen["bag"]["size"]) == (6, None)


def test_a_bag_handed_back_shows_legal_goods_and_the_number_of_contraband() -> None:  # R11.2 R6.2
    table = Table.at_inspection({1: ("1 apples, 1 silk, 1 mead", "apples")}).act(0, HandBack(1))
    back = table.happened(BagHandedBack)[0]
    assert back.seen_by(1) == back
    for seat in (0, 2, None):
        seen = back.seen_by(seat)
        assert isinstance(seen, BagHandedBack)
        assert (seen.legal, seen.count) == ({"apples": 1}, 2)
        assert "silk" not in seen_after(table, seat)
        assert table.seen(seat)["seats"][1]["bag"] == {"size": 3, "declared": "apples", "status": "handed_back"}


def test_everyone_sees_all_that_an_opened_bag_held() -> None:  # R11.2
    table = Table.at_inspection({1: ("1 apples, 1 silk", "apples")}).act(0, Open(1))
    for seat in (*SEATS, None):
        assert table.seen(seat)["seats"][1]["bag"]["cards"] == {"apples": 1, "silk": 1}


def test_everyone_sees_confiscated_cards_that_are_yet_to_be_placed() -> None:  # R11.2
    table = Table.at_inspection({1: ("1 apples, 1 silk", "apples")}, edition="first")
    assert table.seen(3)["confiscated"] is None
    table.act(0, Open(1))
    for seat in (*SEATS, None):
        assert table.seen(seat)["confiscated"] == {"silk": 1}


def test_everyone_sees_contraband_given_for_a_debt() -> None:  # R11.2
    table = Table.at_inspection({1: ("1 silk", "apples")}).with_seat(1, gold=0, contraband="2 mead")
    table.act(0, Open(1)).act(1, Pay(cards("1 mead")))
    paid = table.happened(DebtPaid)[-1]
    for seat in (*SEATS, None):
        assert paid.seen_by(seat) == paid
        assert paid.contraband == {"mead": 1}


def test_the_booty_is_public_but_for_the_types_of_its_contraband() -> None:  # R11.2
    table = six().with_seat(2, stand="1 bread", contraband="1 silk, 1 mead")
    table.strike(2, "deputies", give=side(5, stand="1 bread", contraband="1 silk, 1 mead"))
    for deputy in (0, 1):
        assert table.seen(deputy)["booty"]["contraband"] == {"silk": 1, "mead": 1}
    for outsider in (2, 3, None):
        assert table.seen(outsider)["booty"] == {"gold": 5, "stand": {"bread": 1}, "contraband": 2}


# Offers and deals


def smuggler() -> Table:
    """Seat 1 has a mead on the stand and two apples, a silk and a crossbow in the bag."""
    table = Table.at_inspection({1: ("2 apples, 1 silk, 1 crossbows", "apples")}, open_trade=True)
    return table.with_seat(1, stand="1 bread", contraband="1 mead").with_seat(0, contraband="1 pepper")


NAMED = {
    "give": side(5, stand="1 bread", contraband="1 mead", bag="1 apples, 1 silk, 1 crossbows"),
    "get": side(1, contraband="1 pepper"),
    "pledges": "hand_back 1",
}


def test_the_two_sides_of_an_offer_see_its_contraband_by_name() -> None:  # R11.2
    table = smuggler()
    table.offer(1, 0, **NAMED)
    for insider in (0, 1):
        offer = table.seen(insider)["offers"][0]
        assert offer["give"] == {
            "gold": 5,
            "stand": {"bread": 1},
            "contraband": {"mead": 1},
            "bag": {"apples": 1, "silk": 1, "crossbows": 1},
        }
        assert offer["get"] == {"gold": 1, "contraband": {"pepper": 1}}
        made = table.happened(OfferMade)[0].seen_by(insider)
        assert isinstance(made, OfferMade)
        assert made.offer.give.bag == {"apples": 1, "silk": 1, "crossbows": 1}


@pytest.mark.parametrize("outsider", [2, 3, None])
def test_others_see_contraband_in_an_offer_as_a_number(outsider: int | None) -> None:  # R11.2
    table = smuggler()
    table.offer(1, 0, **NAMED)
    offer = table.seen(outsider)["offers"][0]
    assert offer["give"] == {
        "gold": 5,
        "stand": {"bread": 1},
        "contraband": 1,
        "bag": {"apples": 1, "contraband": 2},
    }
    assert offer["get"] == {"gold": 1, "contraband": 1}
    assert offer["pledges"] == [{"type": "hand_back", "bag": 1}]
    for secret in ("mead", "silk", "crossbows", "pepper"):
        assert secret not in seen_after(table, outsider)


@pytest.mark.parametrize("outsider", [2, 3, None])
def test_others_see_contraband_in_a_deal_as_a_number(outsider: int | None) -> None:  # R11.2
    table = smuggler()
    table.strike(1, 0, **NAMED)
    seen = table.happened(DealStruck)[0].seen_by(outsider)
    assert isinstance(seen, DealStruck)
    deal = table.seen(outsider)["deals"][0]
    assert deal["give"] == deal["gave"]
    assert deal["gave"]["contraband"] == 1
    assert deal["gave"]["bag"] == {"apples": 1, "contraband": 2}
    assert deal["got"] == {"gold": 1, "contraband": 1}
    for secret in ("mead", "silk", "crossbows", "pepper"):
        assert secret not in seen_after(table, outsider)


def test_the_sheriff_is_an_outsider_where_merchants_trade() -> None:  # R11.2
    table = smuggler()
    table.strike(1, 2, give=side(contraband="1 mead"), get=side(5))
    assert "mead" not in seen_after(table, 0)
    assert "mead" in seen_after(table, 2)


def test_the_other_deputy_is_an_outsider_where_one_deals_alone() -> None:  # R11.2
    table = left_to_the_first({2: ("1 silk", "apples")})
    number = table.offer(2, 0, give=side(bag="1 silk"), pledges="hand_back 2")
    assert "silk" not in seen_after(table, 1)
    table.act(0, Accept(number))
    assert "silk" not in seen_after(table, 1)
    assert "silk" in seen_after(table, 0)


def test_both_deputies_are_one_side_where_they_deal_together() -> None:  # R11.2
    table = six({2: ("1 silk", "apples")})
    table.offer(0, 2, get=side(bag="1 silk"), pledges="hand_back 2")
    for insider in (0, 1, 2):
        assert table.seen(insider)["offers"][0]["get"]["bag"] == {"silk": 1}
    for outsider in (3, None):
        assert table.seen(outsider)["offers"][0]["get"]["bag"] == {"contraband": 1}


def test_pledges_favours_and_answers_are_public() -> None:  # R11.2
    table = Table.at_inspection({})
    number = table.offer(1, 0, give=side(5), pledges="open 2", favours=[Spare(0, 1)])
    for event in (*table.events, *table.act(0, Accept(number)).events):
        assert event.seen_by(3) == event.seen_by(None) == event
    assert table.seen(3)["deals"] == table.seen(0)["deals"]


# Nobody's


def test_nobody_sees_the_deck_the_seed_or_the_removed_cards() -> None:  # R11.3
    table = Table.laid(removed_cards=True)
    started = table.log[0]
    assert isinstance(started, GameStarted)
    for seat in (*SEATS, None):
        seen = encode(started.seen_by(seat)).decode()
        for field in ('"seed"', '"deck"', '"removed"'):
            assert field not in seen
        view = table.seen(seat)
        assert view["deck"] == 204 - 10 - 24
        assert "removed" not in view and "deck_cards" not in view


def test_nobody_sees_the_order_of_a_reshuffled_deck() -> None:  # R11.3
    table = (
        Table.laid(hands={1: "6 apples"})
        .with_deck()
        .with_piles(pile="silk mead")
        .act(0, {"type": "name_starter", "seat": 1})
    )
    table.act(1, Swap({"apples": 1}))
    shuffled = table.happened(DeckReshuffled)[0]
    for seat in (*SEATS, None):
        assert shuffled.seen_by(seat) == DeckReshuffled(2)


def test_another_order_of_the_deck_makes_no_visible_difference() -> None:  # R11.3
    table = Table.laid()
    turned = Table.laid().with_state(cards=table.state.cards[:24] + table.state.cards[:23:-1])
    assert turned.state.cards != table.state.cards
    for seat in (*SEATS, None):
        assert encode(turned.view(seat)) == encode(table.view(seat))


def test_after_the_end_everyone_sees_everything_even_spectators() -> None:  # R11.3
    table = Table.at_inspection({1: ("1 silk", "apples")}, removed_cards=True).with_state(round=8)
    table.with_seat(2, contraband="1 mead")
    table.strike(2, 0, give=side(contraband="1 pepper"))
    table.end_round()
    assert table.phase == "over"
    for seat in (*SEATS, None):
        seen = table.seen(seat)
        assert [place["hand"] for place in seen["seats"]] == [dict(table.hand(place)) for place in SEATS]
        assert seen["seats"][1]["contraband"] == {"silk": 1}
        assert seen["seats"][1]["bag"]["cards"] == {"silk": 1}
        assert seen["seats"][2]["contraband"] == {"mead": 1}
        assert seen["deals"][0]["give"]["contraband"] == {"pepper": 1}
        assert seen["shown"][0]["contraband"] == {"mead": 1}
        assert sum(seen["removed"].values()) == 10
        assert seen["deck_cards"] == list(table.state.cards[table.state.drawn :])
        assert seen["round"] == 8
