"""The market when cards run out: the reshuffled deck, short hands, emptied piles (R4.5 to R4.7)."""

import pytest

from nottingham.rules.actions import Declare, Discard, HandBack, LoadBag, NameStarter, Open, Swap
from nottingham.rules.cards import heap
from nottingham.rules.events import CardsDrawn, DeckReshuffled, Event, GameEnded, RoundBegan
from tests.support.game import Table
from tests.support.markets import LEFT, RIGHT, first_edition, second_edition


def drawing(table: Table) -> list[Event]:
    """Draws and reshuffles of the last move as others see them: only counts."""
    return [event.seen_by(None) for event in table.events if isinstance(event, CardsDrawn | DeckReshuffled)]


def test_first_edition_reshuffle_leaves_the_top_five_of_each_pile_in_the_middle_of_a_draw() -> None:  # R4.5
    table = first_edition().with_deck("silk")
    table.with_piles(
        left="mead pepper cheese cheese cheese cheese cheese", right="crossbows bread bread bread bread bread"
    )
    table.act(1, Swap({"apples": 4}))
    assert drawing(table) == [CardsDrawn(1, 1), DeckReshuffled(3), CardsDrawn(1, 3)]
    assert table.hand(1) == {"apples": 2, "silk": 1, "mead": 1, "pepper": 1, "crossbows": 1}
    assert table.state.piles == {"left": ("cheese",) * 5, "right": ("bread",) * 5}
    assert table.state.deck_size == 0


def test_the_top_five_keep_their_order() -> None:  # R4.5
    table = first_edition().with_deck().with_piles(left=" ".join(["mead", *LEFT]), right=" ".join(RIGHT))
    table.act(1, Swap({"apples": 1}))
    assert table.hand(1) == {"apples": 5, "mead": 1}
    assert table.seen(None)["discard"] == {"left": LEFT, "right": RIGHT}


@pytest.mark.parametrize("left", ["", "silk", "silk silk silk silk silk"])
def test_a_pile_of_five_or_fewer_stays_whole_while_the_other_is_shuffled(left: str) -> None:  # R4.5
    table = first_edition().with_deck().with_piles(left=left, right="mead mead bread bread bread bread bread")
    table.act(1, Swap({"apples": 5}))
    assert drawing(table) == [DeckReshuffled(2), CardsDrawn(1, 2)]
    assert table.hand(1) == {"apples": 1, "mead": 2}
    assert table.state.piles == {"left": tuple(left.split()), "right": ("bread",) * 5}


def test_cards_taken_from_a_pile_are_gone_before_its_top_five_are_counted() -> None:  # R4.5
    table = first_edition().with_deck()
    table.with_piles(left="mead silk silk silk silk silk pepper", right="pepper bread")
    table.act(1, Swap({"apples": 4}, ["left", "right"]))
    assert table.hand(1) == {"apples": 2, "pepper": 1, "bread": 1, "mead": 1}
    assert table.state.piles == {"left": ("silk",) * 5, "right": ("pepper",)}


def test_first_edition_cards_still_set_aside_are_not_reshuffled() -> None:  # R4.5
    table = first_edition().with_deck().with_piles(left="", right="silk bread bread bread bread bread")
    table.act(1, Swap({"apples": 5}))
    assert table.hand(1) == {"apples": 1, "silk": 1}
    table.act(1, Discard("left", ["apples"] * 5))
    assert table.state.piles["left"] == ("apples",) * 5


def test_second_edition_reshuffle_takes_the_whole_pile_in_the_middle_of_a_draw() -> None:  # R4.5
    table = second_edition().with_deck("silk", "silk").with_piles(pile="mead mead mead mead mead mead")
    table.act(1, Swap({"apples": 5}))
    assert drawing(table) == [CardsDrawn(1, 2), DeckReshuffled(6), CardsDrawn(1, 3)]
    assert table.hand(1) == {"apples": 1, "silk": 2, "mead": 3}
    assert table.state.piles == {"pile": ()}
    assert table.state.deck_size == 3


def test_second_edition_cards_still_set_aside_are_not_reshuffled() -> None:  # R4.5
    table = second_edition().with_deck("silk").with_piles(pile="mead")
    table.with_seat(2, hand="6 bread").act(1, Swap({"apples": 1})).act(2, Swap({"bread": 4}))
    assert table.hand(1) == {"apples": 5, "silk": 1}
    assert table.hand(2) == {"bread": 2, "mead": 1}
    table.act(3, Swap())
    assert sorted(table.state.piles["pile"]) == ["apples", "bread", "bread", "bread", "bread"]


@pytest.mark.parametrize("edition", ["first", "second"])
def test_an_empty_deck_is_reshuffled_only_when_a_card_must_be_drawn(edition: str) -> None:  # R4.5
    table = first_edition() if edition == "first" else second_edition()
    table.with_deck("silk")
    if edition == "first":
        table.with_piles(left="mead bread bread bread bread bread", right="")
    else:
        table.with_piles(pile="mead")
    table.act(1, Swap({"apples": 1}))
    assert drawing(table) == [CardsDrawn(1, 1)]
    assert table.seen(None)["deck"] == 0
    if edition == "first":
        table.act(1, Discard("right", ["apples"]))
    table.act(2, Swap())
    assert drawing(table) == []
    table.act(3, Swap({next(iter(table.hand(3))): 1}))
    assert drawing(table) == [DeckReshuffled(1), CardsDrawn(3, 1)]
    assert table.hand(3)["mead"] == 1


def test_the_deck_can_be_reshuffled_again_and_again() -> None:  # R4.5
    table = second_edition().with_deck()
    for pile in ("silk", "mead mead", "pepper"):
        table.with_piles(pile=pile).with_seat(table.to_act[0], hand="6 apples")
        table.act(table.to_act[0], Swap({"apples": len(pile.split())}))
        assert drawing(table)[0] == DeckReshuffled(len(pile.split()))
    assert table.state.shuffles == 3


def test_the_new_deck_is_shuffled() -> None:  # R4.5
    pile = ["silk", "mead", "pepper", "bread", "cheese", "chickens", "apples", "crossbows"] * 2
    decks = []
    for seed in range(4):
        table = second_edition(seed=seed).with_deck().with_piles(pile=" ".join(pile)).act(1, Swap({"apples": 1}))
        decks.append(table.state.cards)
        assert heap(table.state.cards) == heap(pile)
    assert len({*decks, tuple(pile)}) == 5


def test_nobody_sees_the_order_of_the_new_deck() -> None:  # R4.5
    table = second_edition().with_deck().with_piles(pile="silk mead").act(1, Swap({"apples": 1}))
    (event,) = table.happened(DeckReshuffled)
    for onlooker in (0, 1, 2, 3, None):
        assert event.seen_by(onlooker) == DeckReshuffled(2)


@pytest.mark.parametrize("edition", ["first", "second"])
def test_a_short_hand_is_filled_even_with_nothing_set_aside(edition: str) -> None:  # R4.6
    table = first_edition() if edition == "first" else second_edition()
    table.with_seat(1, hand="4 apples").with_deck("silk", "mead", "pepper").act(1, Swap())
    assert table.hand(1) == {"apples": 4, "silk": 1, "mead": 1}
    assert table.to_act == (2,)


def test_a_short_hand_with_cards_set_aside_is_filled_for_both() -> None:  # R4.6
    table = second_edition().with_seat(1, hand="3 apples").with_deck(*["silk"] * 9).act(1, Swap({"apples": 2}))
    assert table.hand(1) == {"apples": 1, "silk": 5}


def test_a_short_hand_can_be_filled_from_the_piles_with_nothing_set_aside() -> None:  # R4.6
    table = first_edition().with_seat(1, hand="4 apples").with_deck("silk").act(1, Swap({}, ["left"]))
    assert table.hand(1) == {"apples": 4, "cheese": 1, "silk": 1}
    assert table.to_act == (2,)


@pytest.mark.parametrize("edition", ["first", "second"])
def test_with_nothing_to_draw_the_hand_stays_short(edition: str) -> None:  # R4.6
    table = first_edition() if edition == "first" else second_edition()
    table.with_deck("silk").act(1, Swap({"apples": 4}))
    assert drawing(table) == [CardsDrawn(1, 1)]
    assert table.hand(1) == {"apples": 2, "silk": 1}


def test_with_an_empty_deck_the_piles_can_still_be_taken_from() -> None:  # R4.6
    table = first_edition().with_deck().act(1, Swap({"apples": 4}, ["left", "right"]))
    assert table.hand(1) == {"apples": 2, "cheese": 1, "bread": 1}


def without_cards(edition: str, *poor: int) -> Table:
    """A market with nothing to draw, in which these merchants have no card."""
    table = Table.laid(edition=edition).with_deck()
    table.with_state(piles=dict.fromkeys(table.state.piles, ()))
    for seat in poor:
        table.with_seat(seat, hand="")
    if edition == "second":
        table.act(0, NameStarter(1))
    return table


@pytest.mark.parametrize("edition", ["first", "second"])
def test_a_merchant_with_no_card_sits_the_round_out(edition: str) -> None:  # R4.6
    table = without_cards(edition, 2).pass_market()
    assert table.to_act == (1, 3)
    table.refuses(2, LoadBag({"apples": 1}), "R4.6")
    table.act(1, LoadBag({"apples": 1})).act(3, LoadBag({"apples": 1}))
    assert table.phase == "declare"
    table.act(1, Declare("apples"))
    table.refuses(2, Declare("apples"), "R5.2")
    table.act(3, Declare("apples"))
    assert table.phase == "inspect"
    assert table.seen(None)["seats"][2]["bag"] is None
    table.refuses(0, Open(2), "R6.1")
    table.act(0, HandBack(3)).act(0, HandBack(1))
    assert table.state.round == 2


def test_a_merchant_who_sets_their_last_cards_aside_and_draws_none_sits_out_too() -> None:  # R4.6
    table = without_cards("second").with_seat(1, hand="2 apples")
    table.act(1, Swap({"apples": 2})).act(2, Swap()).act(3, Swap())
    assert table.to_act == (2, 3)
    assert table.state.piles == {"pile": ("apples", "apples")}


@pytest.mark.parametrize("edition", ["first", "second"])
def test_if_nobody_has_a_bag_the_round_ends(edition: str) -> None:  # R4.6
    table = without_cards(edition, 1, 2, 3)
    for seat in (1, 2, 3):
        table.act(seat, Swap())
    assert table.happened(RoundBegan) == [RoundBegan(2, (1,))]
    assert table.phase == "market"


def test_if_nobody_has_a_bag_in_the_last_round_the_game_ends() -> None:  # R4.6
    table = without_cards("second", 1, 2, 3).with_state(round=8)
    for seat in (1, 2, 3):
        table.act(seat, Swap())
    assert len(table.happened(GameEnded)) == 1


def test_when_nobody_has_a_bag_the_discarded_cards_are_drawn_for_the_next_round() -> None:  # R4.6
    table = without_cards("second", 1, 2).with_seat(3, hand="5 silk")
    table.act(1, Swap()).act(2, Swap()).act(3, Swap({"silk": 5}))
    assert table.state.round == 2
    assert table.hand(2) == {"silk": 5}


def test_an_emptied_pile_stays_a_place_for_cards() -> None:  # R4.7
    table = first_edition().with_piles(left="bread silk", right="mead").act(1, Swap({"apples": 2}, ["left", "left"]))
    assert table.seen(None)["discard"] == {"left": [], "right": ["mead"]}
    table.act(1, Discard("left", ["apples", "apples"]))
    assert table.seen(None)["discard"] == {"left": ["apples", "apples"], "right": ["mead"]}


def test_nothing_can_be_taken_from_an_emptied_pile_until_cards_lie_there_again() -> None:  # R4.7
    table = first_edition().with_piles(left="silk", right="").act(1, Swap({"apples": 1}, ["left"]))
    table.act(1, Discard("right", ["apples"]))
    table.refuses(2, Swap({next(iter(table.hand(2))): 1}, ["left"]), "R4.3")
    assert table.seen(2)["prompt"]["swap"]["piles"] == {"left": 0, "right": 1}


def test_both_piles_can_be_emptied_and_the_game_goes_on() -> None:  # R4.7
    table = first_edition().with_piles(left="silk", right="mead").act(1, Swap({"apples": 2}, ["right", "left"]))
    assert table.state.piles == {"left": (), "right": ()}
    table.act(1, Discard("right", ["apples", "apples"])).act(2, Swap()).act(3, Swap())
    assert table.phase == "load"
