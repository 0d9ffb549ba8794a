"""Offers: who must accept them, how long they stand, and what they block (R7.3, R7.5, R7.10, R8.5)."""

from typing import Any

import jax.numpy as jnp
import numpy as np
from jax import Array

from nottingham.codec.vocabulary import ASK, BAG, DEPUTIES, GIVE, GOODS
from nottingham.vector.arrays import Flag, one_hot, row
from nottingham.vector.history import Tally
from nottingham.vector.state import HELD, State
from nottingham.vector.table import LEGAL, TableRules


def joint(table: TableRules, state: State) -> Array:
    """Tells for each lane whether both deputies together are one side (R8.5)."""
    return state.offers.joint if table.deputies else jnp.zeros(table.lanes.count, bool)


def needs(table: TableRules, state: State) -> Array:
    """The roles that must accept the offer of each lane."""
    lanes = table.lanes
    roles = jnp.arange(table.players)
    needed = roles == lanes.to[:, None]
    if not table.deputies:
        return needed
    officers = roles < table.officers
    other = state.offers.joint[:, None] & officers & (roles != lanes.by[:, None])
    return needed | other


def accepted(table: TableRules, state: State) -> Array:
    """The roles that have accepted the offer of each lane."""
    if not table.deputies:
        return jnp.zeros((table.lanes.count, table.players), bool)
    first, second, merchant = state.offers.accepted.T[:, :, None]
    roles = jnp.arange(table.players)
    by_class = (roles == 0, roles == 1, roles == table.lanes.to[:, None])
    return (first & by_class[0]) | (second & by_class[1]) | (merchant & by_class[2])


def officers_of(table: TableRules, state: State) -> Array:
    """The officers among the two sides of each lane."""
    officers = jnp.arange(table.officers)
    return (officers == table.lanes.officer[:, None]) | joint(table, state)[:, None]


def waiting(table: TableRules, state: State) -> Array:
    """The owners whose own offer for their bag each officer has not answered (R7.10)."""
    lanes, offers = table.lanes, state.offers
    roles = jnp.arange(table.players)
    own = (roles == lanes.by[:, None]) & (offers.pledges > 0) & offers.stands[:, None]
    open_needs = needs(table, state) & ~accepted(table, state)
    return (open_needs[:, : table.officers, None] & own[:, None, :]).any(0)


def over_the_owners_head(table: TableRules, state: State) -> Array:
    """Tells for each lane whether its deal would hand back a bag whose owner's own offer is unanswered (R7.10)."""
    lanes = table.lanes
    others = (state.offers.pledges > 0) & (jnp.arange(table.players) != lanes.merchant[:, None])
    waits = waiting(table, state)
    held_up = officers_of(table, state)[:, :, None] & waits[None]
    return (others & held_up.any(1)).any(1)


def possible(table: TableRules, state: State) -> Array:
    """Tells for each lane whether its offer could still be met, as far as the table knows (R7.3)."""
    lanes, offers = table.lanes, state.offers
    pledges = offers.pledges
    wrong = (pledges != 0) & (state.status != HELD)
    wrong |= (pledges > 0) & state.bound
    if table.deputies:
        alone = state.alone[None, :]
        decides = jnp.where(joint(table, state), 0, jnp.asarray(lanes.officer) + 1)[:, None]
        trade = (jnp.asarray(lanes.officer) < 0)[:, None]
        wrong |= (pledges != 0) & (alone != decides) & ~trade
    gives = _has(state, lanes.by, offers.gives_gold, offers.gives)
    asks = _has(state, np.minimum(lanes.to, table.players - 1), offers.asks_gold, offers.asks)
    if table.deputies:
        both = joint(table, state)
        gives |= both & lanes.by_officer
        asks |= both & ~lanes.by_officer
    bags = state.bag.sum(1)[lanes.merchant]
    return ~wrong.any(1) & gives & asks & (offers.bag.sum(1) <= bags)


def _has(state: State, role: Any, gold: Array, goods: Array) -> Array:
    """Whether each role has this gold, these legal goods, and this much contraband."""
    legal = (goods[:, :LEGAL] <= state.stand[role, :LEGAL]).all(1)
    hidden = goods[:, LEGAL:].sum(1) <= state.stand[:, LEGAL:].sum(1)[role]
    return (gold <= state.gold[role]) & legal & hidden


def drop_impossible(table: TableRules, state: State) -> State:
    return state._replace(offers=state.offers._replace(stands=state.offers.stands & possible(table, state)))


def addressee(table: TableRules, token: Array, role: Array) -> Array:
    """The addressee that a token names: a role, or the number of players for both deputies."""
    return jnp.where(token == DEPUTIES, table.players, role)


def make(table: TableRules, state: State, tally: Tally, on: Flag, to: Array) -> State:
    """Puts the offer of the draft into its lane; it replaces an earlier one (R7.5)."""
    lanes, draft, offers, past = table.lanes, state.draft, state.offers, state.past
    by = state.turn
    by_officer = by < table.officers
    merchant = jnp.where(by_officer, to, by)
    own = row(draft.pledges, merchant)
    here = on & (lanes.by == by) & (lanes.to == to) & (lanes.sort == (own == 0))
    tokens = draft.tokens.astype(jnp.int8)
    goods = [tokens[first : first + GOODS] for first in (GIVE, ASK, BAG)]
    cards = goods[0].sum() + jnp.where(by_officer, 0, goods[2].sum())

    def put(new: Array, old: Array) -> Array:
        return jnp.where(here.reshape(-1, *[1] * (old.ndim - 1)), new, old)

    offers = offers._replace(
        stands=offers.stands | here,
        number=put(state.next_number, offers.number),
        gives_gold=put(draft.gives_gold, offers.gives_gold),
        asks_gold=put(draft.asks_gold, offers.asks_gold),
        gives=put(goods[0], offers.gives),
        asks=put(goods[1], offers.asks),
        bag=put(goods[2], offers.bag),
        pledges=put(draft.pledges, offers.pledges),
        favours=put(draft.favours, offers.favours),
    )
    if table.deputies:
        alone = ((draft.pledges == 0) | (state.alone == by + 1)).all() & (draft.pledges != 0).any()
        both = (to == table.players) | (by_officer & ~alone)
        offers = offers._replace(joint=put(both, offers.joint), accepted=offers.accepted & ~here[:, None])
    bribe, demand = on & ~by_officer & (own > 0), on & by_officer & (own > 0)
    bids = jnp.stack([bribe * draft.gives_gold, bribe * cards, demand * draft.asks_gold])
    theirs = one_hot(merchant, table.players)
    tally.add("offers", on & one_hot(by, table.players))
    tally.add("bribes", bribe & theirs)
    past = past._replace(bids=jnp.maximum(past.bids, theirs[:, None] * bids))
    return state._replace(offers=offers, next_number=state.next_number + on, past=past)


def refuse(table: TableRules, state: State, tally: Tally, lane: Array) -> State:
    """Removes the offer of a lane, if one is marked, because the seat whose turn it is refuses it."""
    lanes, roles = table.lanes, jnp.arange(table.players)
    on = lane.any()
    maker = (lane[:, None] & (roles == lanes.by[:, None])).any(0)
    merchant = (lane[:, None] & (roles == lanes.merchant[:, None])).any(0)
    me = on & (roles == state.turn)
    own = (lane[:, None] & merchant & (state.offers.pledges > 0)).any()
    tally.add("refused", maker)
    tally.add("refusing", me)
    tally.add("bribes_refused", maker & merchant & own)
    tally.add("demands_refused", me & merchant & own)
    return withdraw(state, lane)


def withdraw(state: State, lane: Array) -> State:
    return state._replace(offers=state.offers._replace(stands=state.offers.stands & ~lane))


def accept(table: TableRules, state: State, lane: Array) -> tuple[State, Array]:
    """Notes that the seat whose turn it is accepts; also returns the lane if everyone it needs now has (R8.5)."""
    if not table.deputies:
        return state, lane
    by_class = jnp.stack([state.turn == 0, state.turn == 1, state.turn > 1])
    offers = state.offers._replace(accepted=state.offers.accepted | (lane[:, None] & by_class))
    state = state._replace(offers=offers)
    return state, lane & ~(needs(table, state) & ~accepted(table, state)).any(1)
