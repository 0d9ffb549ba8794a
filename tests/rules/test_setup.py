"""Setting up a game (R2)."""

import json
from typing import Any

import pytest
from msgspec import UNSET

from nottingham.cli.referee import Referee
from nottingham.rules.actions import Declare, HandBack, LoadBag, NameStarter, Swap, TimeUp
from nottingham.rules.cards import heap, size, spread
from nottingham.rules.engine import new_game
from nottingham.rules.errors import ImpossibleGame
from nottingham.rules.events import GameStarted
from nottingham.rules.options import Options, catalogue_for, check
from nottingham.rules.shuffle import seed_from_number
from nottingham.rules.state import State
from tests.support.game import Table, all_cards, hand_size

EVERYBODY = (0, 1, 2, 3, None)


def dealt(seed: int = 0, *, players: int = 4, **options: Any) -> State:
    """A game whose deck and first sheriff come from the seed."""
    return new_game(Options(players=players, **options), seed_from_number(seed))[0]


def impossible(rule: str, *, deck: list[str] | None = None, sheriff: int | None = None, **options: Any) -> None:
    with pytest.raises(ImpossibleGame) as caught:
        new_game(Options(**options), seed_from_number(0), deck=deck, sheriff=sheriff)
    assert caught.value.rule == rule
    assert "\n" not in caught.value.message


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("edition", ["first", "second"])
def test_both_editions_are_for_three_to_five_players(edition: str, players: int) -> None:  # R2.1
    state = dealt(players=players, edition=edition)
    assert len(state.seats) == players
    assert len(state.officers) == 1
    assert len(state.merchants) == players - 1


def test_six_players_always_have_two_deputies() -> None:  # R2.1
    state = dealt(players=6)
    assert len(state.officers) == 2
    assert len(state.merchants) == 4


@pytest.mark.parametrize(
    ("edition", "players"), [("first", 6), ("first", 2), ("first", 7), ("second", 2), ("second", 7), ("second", 0)]
)
def test_any_other_number_of_players_is_refused(edition: str, players: int) -> None:  # R2.1
    impossible("R2.1", players=players, edition=edition)


def test_the_black_market_is_refused_in_the_first_edition() -> None:  # R9.1
    impossible("R9.1", players=4, edition="first", black_market=True)


@pytest.mark.parametrize("edition", ["first", "second"])
def test_all_other_options_can_be_combined_in_both_editions(edition: str) -> None:  # R2.1
    flags = ("royal_goods", "time_limit", "removed_cards", "seven_card_hand", "open_trade")
    options = Options(players=3, edition=edition, **dict.fromkeys(flags, True))  # type: ignore[arg-type]
    assert check(options) == options


@pytest.mark.parametrize(
    "options",
    [
        {"players": 4, "dragons": True},
        {"players": 4, "edition": "third"},
        {"players": "4"},
        {"players": True},
        {"players": 4, "royal_goods": 1},
        {"players": 4, "packs": "goose_fair"},
        {},
    ],
)
def test_options_that_do_not_exist_are_refused(options: dict[str, Any]) -> None:  # R2.1
    answer = json.loads(Referee().answer(json.dumps({"new": options}).encode()))
    assert not answer["ok"]
    assert answer["message"]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("seed", [0, 1])
def test_six_cards_are_dealt_to_each_from_the_deck_for_the_player_count(players: int, seed: int) -> None:  # R2.2
    state = dealt(seed, players=players, royal_goods=True)
    assert [size(seat.hand) for seat in state.seats] == [6] * players
    assert all_cards(state) == catalogue_for(state.options).contents
    assert state.deck_size == size(state.goods.contents) - 6 * players


def test_a_given_deck_is_dealt_hand_by_hand_from_seat_0_and_then_drawn_from() -> None:  # R2.2
    options = Options(players=3)
    deck = spread(catalogue_for(options).contents)[::-1]
    state, _ = new_game(options, seed_from_number(0), deck=deck, sheriff=0)
    assert [seat.hand for seat in state.seats] == [heap(deck[at : at + 6]) for at in (0, 6, 12)]
    table = Table(state).act(0, NameStarter(1)).act(1, Swap({deck[6]: 1}))
    assert table.hand(1) == heap([*deck[7:12], deck[18]])


def test_the_deck_is_shuffled_by_the_seed() -> None:  # R2.2
    decks = {seed: dealt(seed).cards for seed in range(5)}
    assert len(set(decks.values())) == 5
    assert all(dealt(seed).cards == deck for seed, deck in decks.items())
    assert tuple(spread(catalogue_for(Options(players=4)).contents)) not in decks.values()


def test_a_given_deck_must_have_exactly_the_cards_of_the_options() -> None:  # R2.2
    deck = spread(catalogue_for(Options(players=4)).contents)
    impossible("R2.2", players=4, deck=deck[1:])
    impossible("R2.2", players=4, deck=[*deck, "apples"])
    impossible("R2.2", players=4, deck=["crossbows", *deck[1:]])
    impossible("R2.2", players=4, deck=["dragons", *deck[1:]])
    impossible("R2.2", players=4, deck=[])
    impossible("R2.2", players=4, deck=deck, royal_goods=True)
    impossible("R2.2", players=3, deck=deck)


def test_the_seven_card_hand_is_dealt_and_drawn_back_to() -> None:  # R2.2
    table = Table.laid(seven_card_hand=True, hands={1: "7 apples"})
    assert [hand_size(table, seat) for seat in range(4)] == [7] * 4
    table.act(0, NameStarter(1)).act(1, Swap({"apples": 5}))
    assert hand_size(table, 1) == 7
    table.act(2, Swap()).act(3, Swap())
    for seat in (1, 2, 3):
        table.act(seat, LoadBag({"apples": 1}))
    for seat in (1, 2, 3):
        table.act(seat, Declare("apples"))
    for seat in (1, 2, 3):
        assert hand_size(table, seat) == 6
        table.act(0, HandBack(seat))
    assert [hand_size(table, seat) for seat in range(4)] == [7] * 4


def test_with_the_seven_card_hand_the_limits_of_five_stay() -> None:  # R2.2
    table = Table.laid(seven_card_hand=True, hands={1: "7 apples"}).act(0, NameStarter(1))
    assert table.seen(1)["prompt"]["swap"] == {"max": 5, "draw_to": 7, "piles": {}}
    table.refuses(1, Swap({"apples": 6}), "R4.2")
    table.act(1, Swap()).act(2, Swap()).act(3, Swap())
    assert table.seen(1)["prompt"] == {"load_bag": {"min": 1, "max": 5}}
    table.refuses(1, LoadBag({"apples": 6}), "R5.1")
    table.refuses(1, LoadBag({"apples": 7}), "R5.1")
    table.act(1, LoadBag({"apples": 5}))


def test_the_first_edition_turns_up_five_cards_for_each_of_two_piles() -> None:  # R2.3
    left = ["silk", "mead", "apples", "bread", "cheese"]
    right = ["pepper", "pepper", "chickens", "chickens", "crossbows"]
    table = Table.laid(edition="first", then=[*left, *right])
    for onlooker in EVERYBODY:
        assert table.seen(onlooker)["discard"] == {"left": left, "right": right}
    assert table.seen(None)["deck"] == 204 - 24 - 10


def test_the_second_edition_has_one_pile_empty_at_first() -> None:  # R2.3
    table = Table.laid()
    for onlooker in EVERYBODY:
        assert table.seen(onlooker)["discard"] == {"pile": []}
    assert table.seen(None)["deck"] == 204 - 24


@pytest.mark.parametrize("edition", ["first", "second"])
def test_ten_removed_cards_leave_the_deck_before_the_deal(edition: str) -> None:  # R2.4
    options = Options(players=4, edition=edition, removed_cards=True)  # type: ignore[arg-type]
    deck = spread(catalogue_for(options).contents)
    state, _ = new_game(options, seed_from_number(0), deck=deck, sheriff=0)
    assert state.removed == tuple(deck[-10:])
    assert state.deck_size == 204 - 10 - 24 - (10 if edition == "first" else 0)
    assert all_cards(state) == heap(deck)


def test_removed_cards_come_from_the_shuffled_deck() -> None:  # R2.4
    removed = {dealt(seed, removed_cards=True).removed for seed in range(5)}
    assert len(removed) == 5
    assert all(len(cards) == 10 for cards in removed)


def test_removed_cards_are_unseen_by_all_until_the_end_of_the_game() -> None:  # R2.4
    table = Table.laid(removed_cards=True)
    gone = heap(table.state.removed)
    for onlooker in EVERYBODY:
        assert "removed" not in table.seen(onlooker)
        assert table.seen(onlooker)["deck"] == 204 - 10 - 24
    table.with_state(round=8).pass_round()
    assert table.phase == "over"
    for onlooker in EVERYBODY:
        assert table.seen(onlooker)["removed"] == gone


def test_removed_cards_never_come_back_even_when_the_deck_is_empty() -> None:  # R2.4
    table = Table.laid(removed_cards=True, hands={1: "6 apples"}).with_deck().with_piles(pile="silk")
    table.act(0, NameStarter(1)).act(1, Swap({"apples": 3}))
    assert table.hand(1) == {"apples": 3, "silk": 1}
    assert len(table.state.removed) == 10


def test_without_the_option_no_card_is_removed() -> None:  # R2.4
    assert dealt().removed == ()


def test_the_first_sheriff_is_drawn_at_random() -> None:  # R2.5
    sheriffs = [dealt(seed).officers for seed in range(30)]
    assert set(sheriffs) == {(0,), (1,), (2,), (3,)}
    assert sheriffs == [dealt(seed).officers for seed in range(30)]


@pytest.mark.parametrize("sheriff", [0, 1, 2, 3])
def test_the_host_may_name_the_first_sheriff(sheriff: int) -> None:  # R2.5
    table = Table.laid(sheriff=sheriff)
    assert table.state.officers == (sheriff,)
    (started, *_) = table.log
    assert isinstance(started, GameStarted) and started.first_sheriff == sheriff


def test_a_drawn_sheriff_is_not_recorded_as_named() -> None:  # R2.5
    _, (started, *_) = new_game(Options(4), 0)
    assert isinstance(started, GameStarted) and started.first_sheriff is UNSET


@pytest.mark.parametrize("sheriff", [-1, 4])
def test_the_first_sheriff_must_sit_at_the_table(sheriff: int) -> None:  # R2.5
    impossible("R2.5", players=4, sheriff=sheriff)


@pytest.mark.parametrize(("sheriff", "merchants"), [(0, (1, 2, 3)), (1, (2, 3, 0)), (3, (0, 1, 2))])
def test_seats_run_clockwise_and_left_is_the_next_seat(sheriff: int, merchants: tuple[int, ...]) -> None:  # R2.6
    table = Table.laid(edition="first", sheriff=sheriff)
    turns = []
    while table.phase == "market":
        turns.append(table.to_act[0])
        table.act(table.to_act[0], Swap())
    assert tuple(turns) == merchants


@pytest.mark.parametrize("seat", [-1, 4, 99])
def test_a_seat_that_does_not_exist_can_not_act(seat: int) -> None:  # R2.6
    Table.laid(edition="first").refuses(seat, Swap(), "R2.6")


def test_a_spectator_can_not_act() -> None:  # R2.6
    table = Table.laid(edition="first")
    table.refuses(None, Swap(), "R2.6")
    table.not_now(None, TimeUp())


def test_there_is_one_name_for_each_seat() -> None:  # R2.1
    names = ["Ana", "Bel", "Clo"]
    state, _ = new_game(Options(players=3), seed_from_number(0), names=names)
    assert [seat.name for seat in state.seats] == names
    with pytest.raises(ImpossibleGame) as caught:
        new_game(Options(players=4), seed_from_number(0), names=names)
    assert caught.value.rule == "R2.1"
