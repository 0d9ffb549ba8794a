"""Drawing cards and the discard piles (R4.3 to R4.5, R10.1).

The deck has no order: the next card is drawn at random from those left. In the second edition the pile has none either,
since it is only ever shuffled (R6.4).
"""

import jax.numpy as jnp
import numpy as np
from jax import Array

from nottingham.codec.vocabulary import GOODS
from nottingham.vector.arrays import Flag, one_hot, row
from nottingham.vector.places import by_place, role_at
from nottingham.vector.state import MARKET_DRAW, ROUND_DRAW, State
from nottingham.vector.table import PILE_START, TableRules


def put(state: State, on: Flag, right: Flag, cards: Array) -> State:
    """Lays cards on one pile of the first edition in the order of the draft, the last on top."""
    order, count = state.draft.order, cards.sum()
    capacity = state.stack.shape[0]
    index = jnp.arange(capacity)
    depth = jnp.where(
        right, capacity - 1 - index - state.stacked[1].astype(jnp.int32), index - state.stacked[0].astype(jnp.int32)
    )
    card = jnp.zeros(capacity, jnp.int8)
    for place in range(order.shape[0]):
        card = jnp.where(depth == place, order[place], card)
    stack = jnp.where(on & (depth >= 0) & (depth < count), card, state.stack)
    pile = on & one_hot(right.astype(jnp.int8), 2)
    return state._replace(
        stack=stack,
        stacked=state.stacked + pile * count,
        pile=state.pile + pile[:, None] * cards,
    )


def tops(state: State, right: bool, depth: int) -> Array:
    """The top cards of a pile of the first edition, topmost first; GOODS where there is none."""
    from_top = jnp.arange(depth)
    size = state.stacked[int(right)].astype(jnp.int32)
    index = state.stack.shape[0] - size + from_top if right else size - 1 - from_top
    cards = state.stack[jnp.clip(index, 0, state.stack.shape[0] - 1)]
    return jnp.where(from_top < size, cards, GOODS)


def take(state: State, right: bool, count: Array, most: int) -> tuple[State, Array]:
    """Takes cards from the top of a pile of the first edition; also how many of each good they are."""
    top = tops(state, right, most)
    taken = ((top[:, None] == jnp.arange(GOODS)) & (jnp.arange(most) < count)[:, None]).sum(0)
    pile = one_hot(int(right), 2)
    return state._replace(stacked=state.stacked - count * pile, pile=state.pile - pile[:, None] * taken), taken


def _staying(table: TableRules, state: State) -> Array:
    """The cards of each pile that a reshuffle leaves: the top five in the first edition, none in the second."""
    if not table.first_edition:
        return jnp.zeros_like(state.pile)
    tops_of_both = jnp.stack([tops(state, right, PILE_START) for right in (False, True)])
    return (tops_of_both[:, :, None] == jnp.arange(GOODS)).sum(1)


def reshuffle(table: TableRules, state: State, on: Flag) -> State:
    """Makes a new deck of the discard; in the first edition the top five of each pile stay (R4.5)."""
    staying = _staying(table, state)
    state = state._replace(
        deck=jnp.where(on, (state.pile - staying).sum(0), state.deck), pile=jnp.where(on, staying, state.pile)
    )
    if not table.first_edition:
        return state
    capacity = state.stack.shape[0]
    size = jnp.minimum(state.stacked, PILE_START)
    stack = state.stack
    for right in (False, True):
        top = tops(state, right, PILE_START)
        for depth in range(PILE_START):
            height = size[int(right)].astype(jnp.int32) - 1 - depth
            place = capacity - 1 - height if right else height
            stack = jnp.where(on & (height >= 0) & (jnp.arange(capacity) == place), top[depth], stack)
    return state._replace(stack=stack, stacked=jnp.where(on, size, state.stacked))


def drawer(table: TableRules, state: State) -> Array:
    """Who draws now: at the end of a round the first from the new sheriff's left whose hand is short (R10.1)."""
    short = by_place(table, state, state.hand.sum(1) < table.hand_size)
    last = np.arange(table.players) == 0
    place = jnp.argmin(jnp.where(short, np.where(last, table.players, np.arange(table.players)), 99))
    return jnp.where(state.mode == MARKET_DRAW, state.turn, role_at(table, state, place))


def draws(table: TableRules, state: State) -> Array:
    """Whether a card is to be drawn, and there is one."""
    short = row(state.hand.sum(1), drawer(table, state)) < table.hand_size
    drawing = (state.mode == MARKET_DRAW) | (state.mode == ROUND_DRAW)
    spare = jnp.maximum(state.stacked.astype(jnp.int32) - PILE_START, 0) if table.first_edition else state.pile
    return drawing & short & ((state.deck.sum() > 0) | (spare.sum() > 0))
