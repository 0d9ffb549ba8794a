"""Adds a token to the action being spelled, as the drafts of `codec` do."""

import jax.numpy as jnp
import numpy as np
from jax import Array

from nottingham.codec.vocabulary import (
    ASK,
    ASK_COIN,
    BAG,
    COINS,
    DEPUTIES,
    DONE,
    GIVE,
    GIVE_COIN,
    GOODS,
    HAND_BACK,
    LEFT,
    OPEN,
    OPEN_LATER,
    PASS,
    PAY_LATER,
    PLACE,
    SPARE,
    TOKENS,
    WITHDRAW_BAG,
)
from nottingham.vector.arrays import Flag, look_up, one_hot
from nottingham.vector.debts import pays_enough
from nottingham.vector.places import role_at
from nottingham.vector.state import (
    DEBT,
    DISCARD,
    INSPECT,
    LOAD,
    OPENED_LATER,
    PUT,
    SHARE,
    SPARED,
    SWAP,
    DraftArrays,
    State,
    written,
)
from nottingham.vector.table import MAX_FAVOURS, TableRules

PLEDGES, GIVEN_COINS, ASKED_COINS, GIVEN, ASKED, OF_BAG, FAVOURS = range(7)
"""The parts of an offer, in order."""
_PARTS = np.searchsorted((GIVE_COIN, ASK_COIN, GIVE, ASK, BAG, SPARE), np.arange(TOKENS), side="right")
_COINS = np.zeros(TOKENS, np.int32)
_COINS[GIVE_COIN : GIVE_COIN + len(COINS)] = COINS
_COINS[ASK_COIN : ASK_COIN + len(COINS)] = COINS


def is_offer(state: State) -> Array:
    """Whether the draft is an offer: it begins with its addressee."""
    begun = (state.draft.length > 0) & (state.mode == INSPECT)
    return begun & (state.draft.first >= PLACE) & (state.draft.first <= DEPUTIES)


def role_of(table: TableRules, state: State, token: Array) -> Array:
    """The role that a token names by its place."""
    place = jnp.where(token >= OPEN, token - OPEN, jnp.where(token >= HAND_BACK, token - HAND_BACK, token - PLACE))
    return role_at(table, state, place)


def take(table: TableRules, state: State, on: Flag, token: Array) -> State:
    """The state with one more token in its draft."""
    draft, offering = state.draft, on & is_offer(state)
    role = role_of(table, state, token)
    draft = _pledge(table, draft, offering & (token >= HAND_BACK) & (token < GIVE_COIN), token, role)
    begun = draft.length == 0
    in_favour = offering & (draft.stage > 0)
    coin = look_up(_COINS, token)
    gives = (token >= GIVE_COIN) & (token < ASK_COIN)
    asks = (token >= ASK_COIN) & (token < GIVE)
    outside = offering & ~in_favour
    draft = draft._replace(
        gives_gold=draft.gives_gold + coin * (outside & gives),
        asks_gold=draft.asks_gold + coin * (outside & asks),
        part=jnp.where(outside, look_up(_PARTS, token), draft.part),
    )
    draft = _promise(draft, offering, in_favour, token, role, coin * gives)
    if table.first_edition:
        puts = on & ((state.mode == DISCARD) | (state.mode == PUT)) & (token < LEFT)
        here = one_hot(draft.length, draft.order.shape[0])
        draft = draft._replace(order=jnp.where(puts & here, token - GIVE, draft.order))
    draft = draft._replace(
        tokens=draft.tokens + (on & one_hot(token, TOKENS)),
        first=jnp.where(on & begun, token, draft.first),
        second=jnp.where(on & (draft.length == 1), token, draft.second),
        last=jnp.where(on, token, draft.last),
        length=draft.length + on,
    )
    return state._replace(draft=draft)


def _pledge(table: TableRules, draft: DraftArrays, on: Flag, token: Array, bag: Array) -> DraftArrays:
    number = (draft.pledges != 0).sum() + 1
    pledge = jnp.where(token < OPEN, number, -number)
    return draft._replace(pledges=jnp.where(on & one_hot(bag, table.players), pledge, draft.pledges))


def _promise(draft: DraftArrays, offering: Flag, inside: Flag, token: Array, role: Array, coin: Array) -> DraftArrays:
    """A favour is its kind, who promises, whom it is about, and coins if it is to be paid (R7.9)."""
    kind = offering & (token >= SPARE) & (token <= PAY_LATER)
    who, whom = inside & (draft.stage == 1), inside & (draft.stage == 2)
    paying = inside & (draft.stage == 3)
    coins = paying & (coin > 0)
    paid = paying & (coin == 0)
    complete = (whom & (draft.kind != PAY_LATER)) | paid
    promised = jnp.where(draft.kind == SPARE, SPARED, jnp.where(draft.kind == OPEN_LATER, OPENED_LATER, draft.promised))
    about = jnp.where(whom, role, draft.about)
    favour = written(draft.promiser, about, promised)
    stage = jnp.where(who, 2, jnp.where(whom, jnp.where(draft.kind == PAY_LATER, 3, 0), draft.stage))
    return draft._replace(
        favours=jnp.where(complete & one_hot(draft.favour_count, MAX_FAVOURS), favour, draft.favours),
        favour_count=draft.favour_count + complete,
        stage=jnp.where(kind, 1, jnp.where(paid, 0, stage)),
        kind=jnp.where(kind, token, draft.kind),
        promiser=jnp.where(who, role, draft.promiser),
        about=about,
        promised=jnp.where(kind, 0, draft.promised + coin * coins),
    )


def finished(table: TableRules, state: State) -> Array:
    """Whether the draft, with its last token, is a whole action."""
    draft, mode = state.draft, state.mode
    last = draft.last
    ends = last == DONE
    chosen = draft.tokens[GIVE : GIVE + GOODS].astype(jnp.int8)
    answer = (draft.first > PASS) & (draft.first < PLACE)
    long = (state.turn < table.officers) & (draft.first < WITHDRAW_BAG) & table.deputies
    answered = draft.length == 2 + long
    inspected = jnp.where(answer, answered, jnp.where(is_offer(state), ends, True))
    return jnp.select(
        [
            (mode == SWAP) | (mode == LOAD),
            (mode == DISCARD) | (mode == PUT),
            mode == INSPECT,
            mode == DEBT,
            mode == SHARE,
        ],
        [ends, last >= LEFT, inspected, pays_enough(state, chosen), ends | (last == PASS)],
        True,
    )
