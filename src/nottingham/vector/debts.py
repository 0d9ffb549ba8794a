"""Paying debts: gold first, then legal goods, then contraband; the rest is forgiven (R6.5, R3.4)."""

import jax.numpy as jnp
import numpy as np
from jax import Array

from nottingham.codec.vocabulary import GOODS
from nottingham.vector.arrays import Flag, at_row, one_hot, row
from nottingham.vector.state import State
from nottingham.vector.table import (
    IS_LEGAL,
    LEGAL,
    MAX_HIDDEN_VALUE,
    MAX_OWED,
    VALUES,
    TableRules,
    only_payments,
)


def receive(table: TableRules, state: State, to: Array, gold: Array, goods: Array) -> State:
    """Gives gold and goods to a role or, with the number of players, to the booty tile."""
    state = state._replace(
        gold=state.gold + at_row(to, table.players, gold), stand=state.stand + at_row(to, table.players, goods)
    )
    if not table.deputies:
        return state
    booty = to == table.players
    return state._replace(booty=state.booty + booty * goods, booty_gold=state.booty_gold + booty * gold)


def hand_over(table: TableRules, state: State, by: Array, to: Array, gold: Array, goods: Array) -> State:
    state = state._replace(
        gold=state.gold - at_row(by, table.players, gold), stand=state.stand - at_row(by, table.players, goods)
    )
    return receive(table, state, to, gold, goods)


def settle(table: TableRules, state: State, on: Flag) -> tuple[State, Flag]:
    """Pays the first debt as far as the debtor has no choice; also whether they must choose how to pay the rest.

    Whether there is a choice is judged by public knowledge (R3.4): a debtor chooses contraband even if their cards
    leave no choice, unless everyone can see that they must give it all.
    """
    debtor, owed = state.debtor[0], jnp.where(on, state.owed[0], 0)
    stand = row(state.stand, debtor)
    gold = jnp.minimum(row(state.gold, debtor), owed)
    missing = owed - gold
    legal, hidden = stand * IS_LEGAL, stand * ~IS_LEGAL
    worth = (legal * VALUES).sum()
    cards = hidden.sum()
    choose_hidden = (cards > 1) & ((cards - 1) * MAX_HIDDEN_VALUE >= missing - worth)
    enough = worth >= missing
    code = _only_payment(missing, stand)
    exact = jnp.zeros(GOODS, jnp.int32).at[:LEGAL].set(code >> np.arange(0, 4 * LEGAL, 4) & 15)
    goods = jnp.where(enough, jnp.where(code < 0, 0, exact), legal + jnp.where(choose_hidden, 0, hidden))
    left = jnp.where(enough, jnp.where(code < 0, missing, 0), jnp.where(choose_hidden, missing - worth, 0))
    left, goods = jnp.where(missing > 0, left, 0), jnp.where(missing > 0, goods, 0)
    state = hand_over(table, state, debtor, state.creditor[0], gold, goods)
    return _now_owed(table, state, on, left), left > 0


def _only_payment(owed: Array, stand: Array) -> Array:
    payments = only_payments()
    counts = [jnp.minimum(stand[slot], payments.shape[slot + 1] - 1) for slot in range(LEGAL)]
    index = jnp.clip(owed, 1, MAX_OWED) - 1
    for slot in range(LEGAL):
        index = index * payments.shape[slot + 1] + counts[slot]
    return jnp.asarray(payments.ravel())[index].astype(jnp.int32)


def pay(table: TableRules, state: State, on: Flag, goods: Array) -> State:
    """Pays the first debt with the goods the debtor chose."""
    state = hand_over(table, state, state.debtor[0], state.creditor[0], jnp.int16(0), on * goods)
    return _now_owed(table, state, on, jnp.int8(0))


def _now_owed(table: TableRules, state: State, on: Flag, left: Array) -> State:
    """What is left of the first debt; if that is nothing, the next debt comes first."""
    settled = on & (left == 0)
    owed = jnp.where(on & (jnp.arange(table.officers) == 0), left, state.owed)

    def moved_up(debts: Array) -> Array:
        return jnp.where(settled, jnp.append(debts[1:], jnp.zeros(1, debts.dtype)), debts)

    return state._replace(owed=moved_up(owed), debtor=moved_up(state.debtor), creditor=moved_up(state.creditor))


def payable(state: State) -> Array:
    """What a debtor chooses from: legal goods, or contraband only when no legal goods are left."""
    stand = row(state.stand, state.debtor[0])
    legal = stand * IS_LEGAL
    return jnp.where(legal.sum() > 0, legal, stand * ~IS_LEGAL)


_LEAST = np.unique(VALUES)
"""The values that the cheapest card of a payment can have."""


def payments(table: TableRules, state: State, chosen: Array, last: Array) -> Array:
    """The cards with which a payment without a card to spare can go on, in the order of slots (R6.5).

    A payment has no card to spare if it is worth less than what is owed and its cheapest card together. For each value
    that the cheapest card could have, bit `x` of `good` says whether `x` more than is paid now leads to such a payment
    with dearer cards of later slots.
    """
    cards = payable(state)
    left = jnp.where(jnp.arange(GOODS) >= last, cards - chosen, 0)
    missing = (state.owed[0] - (chosen * VALUES).sum()).astype(jnp.uint32)
    ones = jnp.uint32(1)
    good = ((ones << jnp.asarray(_LEAST, jnp.uint32)) - ones) << missing
    cheapest = jnp.where(chosen > 0, VALUES, 99).min()
    leads_on = jnp.zeros_like(good)  # a bit for each slot
    for slot in reversed(np.flatnonzero(table.played)):
        value = int(VALUES[slot])
        after = jnp.zeros_like(good)
        for copies in range(1, min(int(table.copies[slot]), -(-MAX_OWED // value)) + 1):
            after |= jnp.where(left[slot] >= copies, good >> jnp.uint32(copies * value), 0)
        after = jnp.where(value >= _LEAST, after, 0)
        leads_on |= (after & ones) << jnp.uint32(slot)
        good |= after
    leads_on = jnp.bitwise_or.reduce(jnp.where(cheapest >= _LEAST, leads_on, 0))
    forced = (cards * VALUES).sum() <= state.owed[0]
    only = one_hot(jnp.argmax(left > 0), GOODS)
    return (left > 0) & jnp.where(forced, only, leads_on >> jnp.arange(GOODS, dtype=jnp.uint32) & ones > 0)


def pays_enough(state: State, chosen: Array) -> Array:
    return ((chosen * VALUES).sum() >= state.owed[0]) | (chosen.sum() == payable(state).sum())
