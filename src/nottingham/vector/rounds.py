"""The deal, the rounds and the end of the game (R2, R3.2, R8.1, R10.1)."""

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from nottingham.codec.vocabulary import GOODS
from nottingham.vector.arrays import Flag, one_hot
from nottingham.vector.places import place_of, role_at
from nottingham.vector.state import (
    COUNTED,
    DEPUTY,
    NAME,
    NO_BAG,
    OVER,
    ROUND_DRAW,
    SWAP,
    THIS_ROUND,
    Past,
    State,
    empty_state,
)
from nottingham.vector.table import PILE_START, REMOVED_CARDS, TableRules


class DealtCards(NamedTuple):
    """Everything that chance decides before a game begins (R2.2 to R2.5)."""

    hands: Array
    """By seat."""
    deck: Array
    pile: Array
    stack: Array
    officers: Array
    """Their seats."""


def deal(table: TableRules, cards: Array, officers: Array) -> DealtCards:
    """Deals all cards of a game, given as slots: hands first, seat by seat, then the piles of the first edition; the
    last cards are the removed ones.
    """
    at = table.players * table.hand_size
    each = (cards[:, None] == jnp.arange(GOODS)).astype(jnp.int8)
    hands = each[:at].reshape(table.players, table.hand_size, GOODS).sum(1)
    pile, stack = jnp.zeros((1, GOODS), jnp.int8), jnp.zeros(0, jnp.int8)
    if table.first_edition:
        left, right = cards[at : at + PILE_START], cards[at + PILE_START : at + 2 * PILE_START]
        middle = jnp.zeros(cards.shape[0] - 2 * PILE_START, cards.dtype)
        stack = jnp.concatenate([left, middle, right[::-1]])
        pile = each[at : at + 2 * PILE_START].reshape(2, PILE_START, GOODS).sum(1)
        at += 2 * PILE_START
    kept = each.shape[0] - (REMOVED_CARDS if table.removed_cards else 0)
    return DealtCards(*(part.astype(jnp.int8) for part in (hands, each[at:kept].sum(0), pile, stack, officers)))


def shuffle(table: TableRules, key: Array) -> DealtCards:
    """A random deal."""
    shuffle_key, officers_key = jax.random.split(key)
    deck = jnp.repeat(jnp.arange(GOODS), table.copies, total_repeat_length=int(table.copies.sum()))
    officers = jax.random.permutation(officers_key, table.players)[: table.officers]
    return deal(table, jax.random.permutation(shuffle_key, deck), officers)


def begin(table: TableRules, dealt: DealtCards) -> State:
    """The first round of a game."""
    players, officers = table.players, dealt.officers
    state = empty_state(table)._replace(
        deck=dealt.deck,
        pile=dealt.pile,
        stack=dealt.stack,
        stacked=jnp.full(2 if table.first_edition else 0, PILE_START, jnp.uint8),
        seat=officers[0],
        second=(officers[-1] - officers[0]) % players,
        unnamed=jnp.arange(players if table.deputies else 0) > 1,
    )
    seats = (officers[0] + place_of(table, state, jnp.arange(players))) % players
    return begin_market(table, state._replace(hand=dealt.hands[seats]), jnp.bool_(True))


def init(table: TableRules, key: Array) -> State:
    """A game with a random deal."""
    return begin(table, shuffle(table, key))


def begin_market(table: TableRules, state: State, on: Flag) -> State:
    """The sheriff names who starts; in the first edition the merchant at their left does (R4.1)."""
    first = table.first_edition
    return state._replace(
        mode=jnp.where(on, SWAP if first else NAME, state.mode).astype(jnp.int8),
        turn=jnp.where(on, table.officers if first else 0, state.turn).astype(jnp.int8),
        queue=jnp.where(on, table.merchants, state.queue).astype(jnp.int8),
    )


def end_round(table: TableRules, state: State, on: Flag) -> State:
    """Ends the game, or begins the next round with new officers (R10.1)."""
    over = on & (state.round == table.rounds)
    state = _end_game(state, over)
    on = on & ~over
    if table.deputies:
        all_named = ~state.unnamed.any()
        return state._replace(mode=jnp.where(on, DEPUTY, state.mode), unnamed=state.unnamed | (on & all_named))
    return _new_round(table, state, on, (np.arange(table.players) + 1) % table.players)


def name_deputy(table: TableRules, state: State, on: Flag, role: Array) -> State:
    """Chance draws the deputies of the next round one after the other (R8.1)."""
    both = on & (state.named >= 0)
    first = jnp.where(state.named >= 0, state.named, role)
    places = place_of(table, state, jnp.stack([first, role]))
    second = (places[1] - places[0]) % table.players
    state = state._replace(
        unnamed=state.unnamed & ~(on & one_hot(role, table.players)), named=jnp.where(on & ~both, role, state.named)
    )
    renamed = state._replace(second=second)
    old = role_at(table, state, (places[0] + place_of(table, renamed, jnp.arange(table.players))) % table.players)
    turned = _new_round(table, state, both, old)
    return turned._replace(
        second=jnp.where(both, second, state.second),
        named=jnp.where(both, -1, state.named),
    )


def _new_round(table: TableRules, state: State, on: Flag, old: Any) -> State:
    """Rotates all rows to the new roles; `old` has the former role of each."""
    players = table.players

    def turn(rows: Array) -> Array:
        return jnp.where(on, rows[old], rows) if rows.size else rows

    def turn_both(pairs: Array) -> Array:
        return jnp.where(on, pairs[old[:, None], old], pairs)

    def clear(rows: Array) -> Array:
        return jnp.where(on, jnp.zeros_like(rows), rows)

    ledger, past = state.ledger, state.past
    counts = turn(past.counts)
    this_round = jnp.arange(len(COUNTED)) < THIS_ROUND
    seat = (state.seat + place_of(table, state, old[0])) % players
    return state._replace(
        mode=jnp.where(on, ROUND_DRAW, state.mode),
        round=state.round + on,
        seat=jnp.where(on, seat, state.seat),
        gold=turn(state.gold),
        hand=turn(state.hand),
        stand=turn(state.stand),
        bag=clear(state.bag),
        status=jnp.where(on, NO_BAG, state.status),
        aside=clear(state.aside),
        discarded=clear(state.discarded),
        claims=turn(state.claims),
        claimed=clear(state.claimed),
        handed=clear(state.handed),
        words=clear(state.words),
        spoken=clear(state.spoken),
        alone=clear(state.alone),
        unnamed=turn(state.unnamed),
        ledger=ledger._replace(
            spare=turn_both(ledger.spare + on * ledger.new_spare),
            open=turn_both(ledger.open + on * ledger.new_open),
            new_spare=clear(ledger.new_spare),
            new_open=clear(ledger.new_open),
        ),
        past=Past(
            counts=jnp.where(on & this_round, 0, counts),
            bids=clear(past.bids),
            traded=turn(past.traded),
            taken=clear(past.taken),
            declared=turn(past.declared),
            last_declared=turn(past.last_declared),
            last_hidden=turn(past.last_hidden),
        ),
    )


def _end_game(state: State, on: Flag) -> State:
    return state._replace(mode=jnp.where(on, OVER, state.mode))
