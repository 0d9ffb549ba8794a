"""The order of an inspection, as in `play/turns.py`: merchants in turn, then officers; passes end with any news."""

import jax.numpy as jnp
from jax import Array

from nottingham.vector import booty
from nottingham.vector import offers as standing
from nottingham.vector.arrays import Flag, one_hot, row
from nottingham.vector.state import HELD, INSPECT, SHARE, State
from nottingham.vector.table import MAX_ANSWERS, MAX_PROPOSALS, TableRules


def did(table: TableRules, state: State, on: Flag, passed: Flag, offered_to: Array) -> State:
    """Notes an action or a pass of the seat whose turn it was. `offered_to` is -1 for all but offers."""
    players = table.players
    mine = one_hot(state.turn, players)
    acts = on & ~passed
    officer = state.turn < table.officers
    moves = on & (passed | state.must | ~officer)
    return state._replace(
        passed=jnp.where(acts, False, state.passed | (on & passed & mine)),
        answers=state.answers + (acts & mine[: table.officers]),
        made=state.made + (on & mine[:, None] & one_hot(offered_to, players + 1)),
        cursor=jnp.where(moves, (state.cursor + 1) % players, state.cursor),
    )


def give_turn(table: TableRules, state: State, on: Flag) -> State:
    """Finds the next seat that may act or, when all have passed, the officer who must."""
    players, officers = table.players, table.officers
    roles = jnp.arange(players)
    open_needs = standing.needs(table, state) & ~standing.accepted(table, state) & state.offers.stands[:, None]
    may_act = (state.status == HELD) | open_needs.any(0)
    if table.black_market:
        may_act |= booty.may_claim(table, state)
    may_act = jnp.where(roles < officers, jnp.pad(state.answers, (0, table.merchants)) < MAX_ANSWERS, may_act)
    may_act &= ~state.passed
    order = jnp.where(roles < officers, roles + table.merchants, roles - officers)
    distance = jnp.where(may_act, (order - state.cursor) % players, 99)
    must = ~may_act.any()
    turn = jnp.where(must, _decider(table, state), jnp.argmin(distance))
    return state._replace(
        mode=jnp.where(on, INSPECT, state.mode),
        turn=jnp.where(on, turn, state.turn),
        must=jnp.where(on, must, state.must),
        cursor=jnp.where(on, row(order, turn), state.cursor),
    )


def _decider(table: TableRules, state: State) -> Array:
    """The officer who must act: the first of them who has not decided on a bag yet."""
    if not table.deputies:
        return jnp.int8(0)
    bags = (state.status == HELD) & ((state.alone > 0) | (state.words[:, 0] == 0))
    alone = row(state.alone, jnp.argmax(bags))
    return jnp.where(bags.any(), jnp.maximum(alone - 1, 0), 1)


def automatic(table: TableRules, state: State) -> Array:
    """Whether the default action is taken without asking: deputies beyond the limits."""
    if not table.deputies:
        return jnp.bool_(False)
    tired = jnp.pad(state.answers, (0, table.merchants)) >= MAX_ANSWERS
    inspecting = (state.mode == INSPECT) & state.must & (row(tired, state.turn) > 0)
    return inspecting | ((state.mode == SHARE) & (state.proposals >= MAX_PROPOSALS))
