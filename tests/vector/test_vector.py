"""The vectorised engine plays the same game as the rules' engine, token by token."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest

from nottingham.play import turns
from nottingham.players.roster import make_player
from nottingham.rules import limits
from nottingham.rules.cards import worth
from nottingham.rules.goods import base_pack
from nottingham.rules.options import Options, catalogue_for
from nottingham.rules.phases import debts, rounds, settling
from nottingham.vector import table
from nottingham.vector.table import TableRules, UnknownTable
from tests.rules.test_front_door import loaded_by
from tests.support.thorough import THOROUGH, many
from tests.vector.side_by_side import Difference, Game, SideBySide, table_of

Mutate = Callable[[pytest.MonkeyPatch], None]


def _cheaper_lies(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(settling, "worth", lambda cards, each: max(0, worth(cards, each) - 1))


def _fewer_offers(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(turns, "MAX_OFFERS", 2)


MIXES: list[tuple[Options, Sequence[int], Mutate]] = [
    (Options(3, "first", royal_goods=True, removed_cards=True, seven_card_hand=True), range(4), _cheaper_lies),
    (Options(players=6, royal_goods=True, black_market=True, open_trade=True), (3, 7), _fewer_offers),
]
"""Tables of both editions, with one sheriff and with deputies. Each takes seconds to compile."""
if THOROUGH:
    MIXES.append((Options(players=4, royal_goods=True), range(4), _cheaper_lies))


@pytest.mark.long
@pytest.mark.parametrize(("options", "seeds", "mutate"), MIXES)
def test_both_engines_play_the_same_games(
    options: Options, seeds: Sequence[int], mutate: Mutate, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Random games and one of masters, the long ones not to their end. A change of a rule in one engine is noticed."""
    both = SideBySide(options, len(seeds) + 1)

    def games() -> list[Game]:
        masters = [make_player("master") for _ in range(options.players)]
        return [*(Game(options, seed) for seed in seeds), Game(options, 1, masters)]

    assert both.play(games(), most=many(500, 2000)) > 1000
    mutate(monkeypatch)
    with pytest.raises(Difference):
        both.play(games())


@pytest.mark.parametrize("players", [3, 4])
def test_the_goods_are_those_of_the_rules(players: int) -> None:
    options = Options(players=players, royal_goods=True, black_market=True)
    goods = catalogue_for(options)
    names = [good.name for good in base_pack().goods]
    vector = table_of(options)
    assert [goods.contents.get(name, 0) for name in names] == vector.copies.tolist()
    for slot, name in enumerate(names):
        if name in goods.goods:
            assert goods.value[name] == table.VALUES[slot] and goods.penalty[name] == table.PENALTIES[slot]
            assert (name in goods.legal) == table.IS_LEGAL[slot]
    for crown in goods.crowns:
        column = names.index(crown.good)
        assert dict(goods.bearing[crown.good]) == {
            name: table.COUNTS_AS[slot, column]
            for slot, name in enumerate(names)
            if name in goods.goods and table.COUNTS_AS[slot, column]
        }
        assert (crown.king, crown.queen) == (table.KINGS[column], table.QUEENS[column])
    for pile, good in enumerate(table.MARKET_GOODS):
        assert goods.black_market[names[good]] == tuple(table.MARKET_VALUES[pile][1:])
    assert goods.highest_hidden_value == table.MAX_HIDDEN_VALUE


def test_the_limits_are_those_of_the_rules() -> None:
    for mine, theirs in (
        (table.MAX_IN_BAG, limits.MAX_IN_BAG),
        (table.MAX_SET_ASIDE, limits.MAX_SET_ASIDE),
        (table.MARKET_PRICE, limits.BLACK_MARKET_PRICE),
        (table.MAX_FAVOURS, limits.MAX_FAVOURS_IN_OFFER),
        (table.MAX_WORDS_ON_BAG, limits.MAX_WORDS_ON_BAG),
        (table.STARTING_GOLD, rounds.STARTING_GOLD),
        (table.PILE_START, rounds.PILE_START),
        (table.REMOVED_CARDS, rounds.REMOVED_CARDS),
        (table.MAX_OFFERS, turns.MAX_OFFERS),
        (table.MAX_ANSWERS, turns.MAX_ANSWERS),
        (table.MAX_PROPOSALS, turns.MAX_PROPOSALS),
    ):
        assert mine == theirs
    assert max(turns.MAX_PROPOSALS // 2, 1) <= limits.MAX_SPLITS


def test_the_only_payments_are_those_of_the_rules() -> None:
    # R6.5: the debtor chooses only where there is a choice.
    payments = table.only_payments()
    names = catalogue_for(Options(players=4)).declarable
    values = dict(zip(names, table.VALUES.tolist(), strict=False))
    chance = np.random.default_rng(7)
    for _ in range(300):
        owed, stand = int(chance.integers(1, table.MAX_OWED + 1)), chance.integers(0, 4, 4)
        available = {name: int(count) for name, count in zip(names, stand, strict=True) if count}
        ways = list(debts.least_payments(available, values, owed, at_most=2))
        code = int(payments[(owed - 1, *stand)])
        if len(ways) == 1:
            assert [code >> 4 * slot & 15 for slot in range(4)] == [ways[0].get(name, 0) for name in names]
        else:
            assert code == (-1 if ways else 0)


@pytest.mark.parametrize(
    "options", [{"players": 7}, {"players": 2}, {"edition": "third"}, {"edition": "first", "players": 6}]
)
def test_a_table_that_cannot_be_played_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(UnknownTable, match=r"R2\.1"):
        TableRules(**options)


def test_the_room_needs_nothing_but_jax_and_numpy() -> None:
    names = "sys.modules['nottingham'] = types.ModuleType('nottingham'); sys.modules['nottingham'].__path__ = [p]"
    loaded = loaded_by(
        f"import sys, types, importlib.util; p = importlib.util.find_spec('nottingham').submodule_search_locations[0]; "
        f"{names}; import nottingham.vector.game"
    )
    assert "msgspec" not in loaded and "jax" in loaded
