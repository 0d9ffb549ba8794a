"""Anyone can recompute a deal: the recipe of docs/shuffles.md, followed with hashlib alone."""

import re
import struct
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nottingham.rules.engine import new_game
from nottingham.rules.errors import Malformed
from nottingham.rules.events import CardsDrawn, DeckReshuffled, DeputiesShuffled, Event, GameEnded, GameStarted
from nottingham.rules.options import Options, catalogue_for
from nottingham.rules.shuffle import commitment, deal_key, seed_from_number, shuffled
from tests.laws.games import MIXES, Step, whole_game

PAGE = (Path(__file__).parents[2] / "docs" / "shuffles.md").read_text(encoding="utf-8")


def key_by_hand(seed: str, cuts: list[str]) -> str:
    hashes = [sha256(cut.encode()).hexdigest() for cut in cuts]
    return sha256(":".join([seed, *hashes]).encode()).hexdigest()


def shuffle_by_hand(cards: list[str], key: str, purpose: str) -> list[str]:
    order = list(cards)
    numbers: list[int] = []
    block = 0
    for i in range(len(order) - 1, 0, -1):
        while True:
            if not numbers:
                numbers = list(struct.unpack(">8I", sha256(f"{key}:{purpose}:{block}".encode()).digest()))
                block += 1
            x = numbers.pop(0)
            if x < 2**32 - 2**32 % (i + 1):
                break
        order[i], order[x % (i + 1)] = order[x % (i + 1)], order[i]
    return order


def test_the_engine_deals_the_worked_example() -> None:
    cuts = ["oak", "", "three acorns"]
    state, events = new_game(Options(3), seed_from_number(7), cuts=cuts)
    started = events[0]
    assert isinstance(started, GameStarted)
    assert f"`{state.seed}`" in PAGE
    assert f"`{started.commitment}`" in PAGE
    for cut in cuts:
        assert sha256(cut.encode()).hexdigest() in PAGE
    assert f"key `{key_by_hand(state.seed, cuts)}`" in PAGE
    first = sha256(f"{key_by_hand(state.seed, cuts)}:deck:0".encode()).hexdigest()
    assert f"`{first}`" in PAGE
    assert str(int(first[:8], 16)) in PAGE
    assert int(first[:8], 16) % 156 == 70
    hands = [", ".join(event.cards) for event in events if isinstance(event, CardsDrawn) and event.cards]
    for hand in hands:
        assert f"`{hand}`" in re.sub(r"\s+", " ", PAGE)
    assert state.officers == (1,)


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 2**256 - 1), st.lists(st.text(max_size=12), min_size=4, max_size=4))
def test_a_deal_recomputed_by_hand_is_the_deal(number: int, cuts: list[str]) -> None:
    state, events = new_game(Options(4), seed_from_number(number), cuts=cuts)
    started = events[0]
    assert isinstance(started, GameStarted)
    key = key_by_hand(state.seed, cuts)
    assert list(started.deck or ()) == shuffle_by_hand(list(catalogue_for(Options(4)).deck), key, "deck")
    assert state.officers == (int(shuffle_by_hand(["0", "1", "2", "3"], key, "sheriff")[0]),)
    assert started.commitment == sha256(number.to_bytes(32, "big")).hexdigest()


def finished_games() -> Iterator[tuple[Options, list[Step], list[Event], str]]:
    """Random games, each with the key that anyone can compute from the seed revealed at the end."""
    for number, options in enumerate(MIXES[::5]):
        steps, log, _ = whole_game(options, number)
        ended = log[-1]
        assert isinstance(ended, GameEnded)
        yield options, steps, log, key_by_hand(ended.seed, [""] * options.players)


def test_the_deputies_of_a_game_can_be_recomputed() -> None:
    found = 0
    for _, _, log, key in finished_games():
        orders = [event.order for event in log if isinstance(event, DeputiesShuffled)]
        for time, order in enumerate(orders):
            expected = shuffle_by_hand([str(seat) for seat in range(6)], key, f"deputies-{time}")
            assert order == tuple(map(int, expected))
            found += 1
    assert found


def test_a_reshuffled_deck_can_be_recomputed_from_the_piles_as_they_lay() -> None:
    found = 0
    for options, steps, _, key in finished_games():
        keep = 5 if options.edition == "first" else 0
        for step in steps:
            reshuffled = [event for event in step.events if isinstance(event, DeckReshuffled)]
            if step.before.phase == "market" and reshuffled and not any_takes(step.action):
                piles = step.before.piles.values()
                loose = [card for pile in piles for card in pile[: max(0, len(pile) - keep)]]
                purpose = f"reshuffle-{step.before.shuffles + 1}"
                assert list(reshuffled[0].deck or ()) == shuffle_by_hand(loose, key, purpose)
                found += 1
    assert found


def any_takes(action: object) -> bool:
    return bool(getattr(action, "take", ()))


@given(st.lists(st.sampled_from(["apples", "silk", "mead"]), max_size=40), st.text(max_size=8))
def test_a_shuffle_keeps_the_cards(cards: list[str], purpose: str) -> None:
    key = deal_key(seed_from_number(1), [purpose])
    assert sorted(shuffled(cards, key, purpose)) == sorted(cards)
    assert list(shuffled(cards, key, purpose)) == shuffle_by_hand(cards, key, purpose)


def test_every_card_comes_to_every_place() -> None:
    """A coarse check of fairness: over 3,000 shuffles of five cards each stands everywhere about equally often."""
    places: Counter[tuple[str, int]] = Counter()
    for number in range(3000):
        for place, card in enumerate(shuffled("abcde", f"{number}", "fair")):
            places[card, place] += 1
    assert len(places) == 25
    assert all(480 < count < 720 for count in places.values())


def test_a_number_too_high_to_be_fair_is_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    """With three choices, 2**32 - 1 is the only unfair number."""
    numbers = iter([2**32 - 1, 2, 0])
    monkeypatch.setattr("nottingham.rules.shuffle._numbers", lambda *_: numbers)
    assert shuffled("abc", "", "") == ("b", "a", "c")


def test_the_seed_is_bound_by_its_commitment() -> None:
    assert commitment(seed_from_number(7)) != commitment(seed_from_number(8))


@pytest.mark.parametrize("number", [-1, 2**256])
def test_a_seed_beyond_32_bytes_is_refused(number: int) -> None:
    with pytest.raises(Malformed, match="whole number"):
        seed_from_number(number)
