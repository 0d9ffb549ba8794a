"""Debts that games seldom meet: poor debtors with any goods pay alike in both engines (R6.5)."""

from typing import Any

import jax.numpy as jnp
import numpy as np
from msgspec.structs import replace

from nottingham import Options, new_game, view
from nottingham import State as RulesState
from nottingham.codec.draft import Draft
from nottingham.codec.drafts import draft
from nottingham.codec.vocabulary import GIVE, GOODS
from nottingham.players.player import TurnRequest
from nottingham.rules.goods import base_pack
from nottingham.rules.phases import debts as rules_debts
from nottingham.rules.state import Debt
from nottingham.rules.transition import Transition
from nottingham.vector import debts
from nottingham.vector.state import empty_state
from nottingham.vector.table import LEGAL, MAX_OWED, TableRules
from tests.vector.side_by_side import for_games

CASES = 500
TABLE = TableRules(players=4, royal_goods=True)
NAMES = [good.name for good in base_pack().goods]


def _settle(gold: Any, goods: Any, owed: Any) -> Any:
    state = empty_state(TABLE)._replace(gold=gold, stand=goods, owed=owed[None], debtor=jnp.ones(1, jnp.int8))
    return debts.settle(TABLE, state, jnp.bool_(True))


def _payments(state: Any, chosen: Any, last: Any) -> Any:
    return debts.payments(TABLE, state, chosen, last)


def _after_the_rules(gold: list[int], goods: list[list[int]], owed: int) -> RulesState:
    state, _ = new_game(Options(players=4, royal_goods=True), 7, sheriff=0)
    seats = []
    for seat, coins, row in zip(state.seats, gold, goods, strict=True):
        heaps = [{NAMES[slot]: row[slot] for slot in slots if row[slot]} for slots in (range(4), range(4, GOODS))]
        seats.append(replace(seat, gold=coins, stand=heaps[0], contraband=heaps[1]))
    transition = Transition(replace(state, seats=tuple(seats), phase="debt", debts=(Debt(1, 0, owed),)))
    rules_debts.settle(transition)
    return transition.state


def test_any_debt_is_paid_alike() -> None:
    chance = np.random.default_rng(7)
    gold = chance.integers(0, 9, (CASES, 4)).astype(np.int16)
    few = chance.random((CASES, 4, GOODS)) < chance.choice([0.1, 0.3, 0.6], (CASES, 1, 1))
    goods = np.where(few, chance.integers(0, 4, (CASES, 4, GOODS)), 0).astype(np.int8)
    goods = np.minimum(goods, TABLE.copies).astype(np.int8)
    goods[:, :, :LEGAL] *= (chance.random((CASES, 1, 1)) < 0.6).astype(np.int8)
    owed = chance.integers(1, MAX_OWED + 1, CASES).astype(np.int8)
    states, chooses = for_games(_settle)(gold, goods, owed)
    drafts: dict[int, Draft] = {}
    for case in range(CASES):
        expected = _after_the_rules(gold[case].tolist(), goods[case].tolist(), int(owed[case]))
        for place, seat in enumerate(expected.seats):
            assert int(states.gold[case, place]) == seat.gold
            heap = {**seat.stand, **seat.contraband}
            assert states.stand[case, place].tolist() == [heap.get(name, 0) for name in NAMES]
        assert bool(chooses[case]) == bool(expected.debts)
        if expected.debts:
            assert int(states.owed[case, 0]) == expected.debts[0].gold
            drafts[case] = draft(TurnRequest(view(expected, 1)))
    assert len(drafts) > CASES // 10
    chosen, last = np.zeros((CASES, GOODS), np.int8), np.zeros(CASES, np.int8)
    going_on = for_games(_payments)
    while drafts:
        masks = np.asarray(going_on(states, chosen, last))
        for case, spelled in list(drafts.items()):
            allowed = np.flatnonzero(masks[case])
            assert sum(1 << GIVE + int(slot) for slot in allowed) == spelled.legal
            slot = int(chance.choice(allowed))
            spelled.take(GIVE + slot)
            chosen[case, slot] += 1
            last[case] = slot
            if spelled.finished:
                del drafts[case]
