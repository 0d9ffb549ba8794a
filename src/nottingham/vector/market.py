"""The market, loading and declaring (R4, R5)."""

import jax.numpy as jnp
from jax import Array

from nottingham.codec.vocabulary import LEFT
from nottingham.vector import piles
from nottingham.vector.arrays import Flag, at_row, first, one_hot, row
from nottingham.vector.state import (
    DECLARE,
    DISCARD,
    HELD,
    INSPECT,
    LOAD,
    LOADED,
    MARKET_DRAW,
    NO_BAG,
    SWAP,
    State,
)
from nottingham.vector.table import TableRules


def name_starter(state: State, on: Flag, role: Array) -> State:
    return state._replace(turn=jnp.where(on, role, state.turn), mode=jnp.where(on, SWAP, state.mode))


def swap(table: TableRules, state: State, on: Flag, aside: Array) -> State:
    """Sets cards aside and takes cards from the piles; the rest is drawn by chance (R4.2 to R4.4)."""
    players = table.players
    change = -at_row(state.turn, players, on * aside)
    if table.first_edition:
        for right in (False, True):
            count = on * state.draft.tokens[LEFT + right]
            state, taken = piles.take(state, right, count, table.hand_size)
            more = at_row(state.turn, players, taken)
            change = change + more
            state = state._replace(past=state.past._replace(taken=state.past.taken + more))
    return state._replace(
        hand=state.hand + change,
        aside=jnp.where(on & one_hot(state.turn, players)[:, None], aside, state.aside),
        mode=jnp.where(on, MARKET_DRAW, state.mode),
    )


def discard(table: TableRules, state: State, on: Flag, right: Flag) -> State:
    """Puts the set-aside cards on one pile, in the order the merchant chose (R4.3)."""
    state = piles.put(state, on, right, row(state.aside, state.turn))
    state = state._replace(discarded=state.discarded | (on & one_hot(state.turn, table.players)))
    return next_merchant(table, state, on)


def drawn_enough(table: TableRules, state: State) -> State:
    """Goes on when a merchant has drawn: to their discard, or to the next merchant."""
    on = (state.mode == MARKET_DRAW) & ~piles.draws(table, state)
    if not table.first_edition:
        return next_merchant(table, state, on)
    puts = row(state.aside.sum(1), state.turn) > 0
    state = state._replace(
        mode=jnp.where(on & puts, DISCARD, state.mode),
        discarded=state.discarded | (on & ~puts & one_hot(state.turn, table.players)),
    )
    return next_merchant(table, state, on & ~puts)


def next_merchant(table: TableRules, state: State, on: Flag) -> State:
    """The next clockwise or, after the last, the end of the market: the set-aside cards go on the pile (R4.4)."""
    after = state.turn + 1
    queue = state.queue - on
    closed = on & (queue == 0)
    if not table.first_edition:
        state = state._replace(pile=state.pile + closed * state.aside.sum(0)[None])
    state = state._replace(
        queue=queue,
        turn=jnp.where(on, jnp.where(after == table.players, table.officers, after), state.turn),
        mode=jnp.where(closed, LOAD, jnp.where(on, SWAP, state.mode)),
    )
    return next_to_load(table, state, closed)


def load(table: TableRules, state: State, on: Flag, cards: Array) -> State:
    mine = on & one_hot(state.turn, table.players)
    state = state._replace(
        hand=state.hand - mine[:, None] * cards,
        bag=jnp.where(mine[:, None], cards, state.bag),
        status=jnp.where(mine, LOADED, state.status),
    )
    return next_to_load(table, state, on)


def next_to_load(table: TableRules, state: State, on: Flag) -> State:
    """The next merchant who has a card and no bag (R4.6); after the last, the first declares."""
    loading = table.is_merchant & (state.status == NO_BAG) & (state.hand.sum(1) > 0)
    loaded = on & ~loading.any()
    state = state._replace(turn=jnp.where(on, first(loading), state.turn), mode=jnp.where(loaded, DECLARE, state.mode))
    return next_to_declare(state, loaded)


def declare(table: TableRules, state: State, on: Flag, good: Array) -> State:
    mine = on & one_hot(state.turn, table.players)
    past = state.past
    said = mine[:, None] * one_hot(good, past.declared.shape[1]) * state.bag.sum(1)[:, None]
    state = state._replace(
        declared=jnp.where(mine, good, state.declared),
        status=jnp.where(mine, HELD, state.status),
        past=past._replace(declared=past.declared + said, last_declared=jnp.where(mine, good, past.last_declared)),
    )
    return next_to_declare(state, on)


def next_to_declare(state: State, on: Flag) -> State:
    """The next merchant with a bag; after the last, the inspection begins. Without any bag the round ends (R4.6)."""
    loaded = state.status == LOADED
    inspect = on & ~loaded.any()
    begun = jnp.where(inspect, 0, 1)
    return state._replace(
        turn=jnp.where(on, first(loaded), state.turn),
        mode=jnp.where(inspect, INSPECT, state.mode),
        cursor=state.cursor * begun,
        passed=state.passed & ~inspect,
        answers=state.answers * begun,
        made=state.made * begun,
        next_number=state.next_number * begun,
    )
