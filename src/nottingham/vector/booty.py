"""The black market (R9) and the sharing of the booty (R8.6), after the last bag."""

import jax.numpy as jnp
import numpy as np
from jax import Array

from nottingham.codec.vocabulary import ASK_COIN, GOODS
from nottingham.vector.arrays import Flag, at_row, one_hot, row
from nottingham.vector.state import CLAIM, HANDED_BACK, SHARE, State
from nottingham.vector.table import IS_LEGAL, MARKET_GOODS, MARKET_PRICE, MARKET_VALUES, VALUES, TableRules


def may_claim(table: TableRules, state: State) -> Array:
    """The roles that, as far as the table knows, could claim a card this round (R9.3)."""
    hidden = (state.stand * ~IS_LEGAL).sum(1)
    return (state.status == HANDED_BACK) & ~state.claimed & (hidden >= MARKET_PRICE) & (state.market > 0).any()


def claimable(table: TableRules, state: State) -> Array:
    """The goods for which the role whose turn it is can claim a card (R9.2)."""
    can = row((state.status == HANDED_BACK) & ~state.claimed, state.turn) > 0
    goods = (row(state.stand, state.turn)[MARKET_GOODS] >= MARKET_PRICE) & (state.market > 0)
    return jnp.zeros(GOODS, bool).at[MARKET_GOODS].set(can & goods)


def claim(table: TableRules, state: State, on: Flag, good: Array) -> State:
    """Gives up three cards of a good for the top card of its pile (R9.2)."""
    pile = on & (good == MARKET_GOODS)
    value = sum(row(jnp.asarray(MARKET_VALUES[index]), state.market[index]) * pile[index] for index in range(len(pile)))
    mine = one_hot(state.turn, table.players)
    return state._replace(
        stand=state.stand - at_row(state.turn, table.players, on * MARKET_PRICE * one_hot(good, GOODS)),
        claims=state.claims + mine * value,
        claimed=state.claimed | (on & mine),
        market=state.market - pile,
    )


def begin_claims(table: TableRules, state: State, on: Flag) -> tuple[State, Flag]:
    """Asks every merchant who could claim (R9.3); also returns whether there is none."""
    return _next_claim(table, state._replace(asked=jnp.where(on, may_claim(table, state), state.asked)), on)


def answered_claim(table: TableRules, state: State, on: Flag) -> tuple[State, Flag]:
    """The one who claimed or declined is done; also returns whether all are."""
    return _next_claim(table, state._replace(asked=state.asked & ~(on & one_hot(state.turn, table.players))), on)


def _next_claim(table: TableRules, state: State, on: Flag) -> tuple[State, Flag]:
    """The next in the order in which bags were handed back."""
    go_on = on & state.asked.any() & (state.market > 0).any()
    turn = jnp.argmin(jnp.where(state.asked, state.handed, 99))
    state = state._replace(mode=jnp.where(go_on, CLAIM, state.mode), turn=jnp.where(go_on, turn, state.turn))
    return state, on & ~go_on


def begin_sharing(table: TableRules, state: State, on: Flag) -> tuple[State, Flag]:
    """The deputies share if there is more than one way (R3.4); also returns whether there is not."""
    choice = on & ((state.booty.sum() > 0) | (state.booty_gold % 2 > 0))
    state = state._replace(
        mode=jnp.where(choice, SHARE, state.mode),
        turn=jnp.where(choice, 0, state.turn),
        proposals=jnp.where(on, 0, state.proposals),
    )
    return share_evenly(table, state, on & ~choice), on & ~choice


_DEAR_FIRST = np.lexsort((np.arange(GOODS), -VALUES))


def share_evenly(table: TableRules, state: State, on: Flag) -> State:
    """Deals the cards by value, highest first, in turns from the first deputy; an odd card is discarded (R8.6)."""
    ends = jnp.cumsum(state.booty[_DEAR_FIRST])
    even = ends[-1] - ends[-1] % 2
    cut = jnp.minimum(jnp.concatenate([jnp.zeros(1, int), ends]), even)
    firsts = (cut + 1) // 2
    to_first = jnp.zeros(GOODS, int).at[_DEAR_FIRST].set(firsts[1:] - firsts[:-1])
    dealt = jnp.zeros(GOODS, int).at[_DEAR_FIRST].set(cut[1:] - cut[:-1])
    half = state.booty_gold // 2
    state = state._replace(pile=state.pile + on * (state.booty - dealt)[None])
    return _share(table, state, on, (to_first, dealt - to_first), (half, half))


def _share(table: TableRules, state: State, on: Flag, goods: tuple[Array, Array], gold: tuple[Array, Array]) -> State:
    players = table.players
    stand, purses = state.stand, state.gold
    for deputy in range(2):
        stand = stand + at_row(jnp.int8(deputy), players, on * goods[deputy])
        purses = purses + at_row(jnp.int8(deputy), players, on * gold[deputy])
    return state._replace(
        stand=stand,
        gold=purses,
        booty=jnp.where(on, 0, state.booty),
        booty_gold=jnp.where(on, 0, state.booty_gold),
        split_made=state.split_made & ~on,
    )


def propose(table: TableRules, state: State, on: Flag, goods: Array) -> tuple[State, Flag]:
    """Records a deputy's split, and shares the booty if the other proposed the same; also whether it did."""
    me = state.turn
    gold = my_gold(state, state.draft.tokens[ASK_COIN + 3])
    mine = me == 0
    to_first = jnp.where(mine, goods, state.booty - goods)
    gold_to_first = jnp.where(mine, gold, state.booty_gold - gold)
    here = on & one_hot(me, 2)
    state = state._replace(
        split=jnp.where(here[:, None], to_first, state.split),
        split_gold=jnp.where(here, gold_to_first, state.split_gold),
        split_made=state.split_made | here,
        proposals=state.proposals + on,
    )
    same = (state.split[0] == state.split[1]).all() & (state.split_gold[0] == state.split_gold[1])
    agreed = on & state.split_made.all() & same
    rest = (state.booty - to_first, state.booty_gold - gold_to_first)
    state = _share(table, state, agreed, (to_first, rest[0]), (gold_to_first, rest[1]))
    return state._replace(turn=jnp.where(on & ~agreed, 1 - me, state.turn)), agreed


def my_gold(state: State, odd_coin: Array) -> Array:
    return state.booty_gold // 2 + odd_coin


def splits(table: TableRules, state: State, chosen: Array, last: Array) -> tuple[Array, Array, Array]:
    """How a split can go on (R8.6): the odd coin, each good, and whether it can end here.

    A deputy can't propose the same split twice in a row, so a path that leads only to it is closed.
    """
    me = state.turn
    booty, total = state.booty, state.booty.sum()
    least, most = total // 2, total - total // 2
    proposed = row(jnp.stack([state.split[0], booty - state.split[1]]), me)
    proposed_gold = row(jnp.stack([state.split_gold[0], state.booty_gold - state.split_gold[1]]), me)
    made = row(state.split_made, me) > 0
    slots = jnp.arange(GOODS)

    def is_open(chosen: Array, slot: Array, gold: Array) -> Array:
        """Whether some new split has these cards, and others from this slot on."""
        later = slots >= slot
        left = jnp.where(later, booty - chosen, 0)
        count = chosen.sum()
        lowest, highest = jnp.maximum(least - count, 0), jnp.minimum(most - count, left.sum())
        only_one = (lowest == highest) & ((lowest == 0) | (lowest == left.sum()) | ((left > 0).sum() == 1))
        leads_back = jnp.where(later, proposed >= chosen, proposed == chosen).all()
        repeats = made & (proposed_gold == gold) & only_one & leads_back
        return (count <= most) & (lowest <= highest) & ~repeats

    gold = my_gold(state, state.draft.tokens[ASK_COIN + 3])
    root = state.draft.length == 0
    coin = root & (state.booty_gold % 2 > 0) & is_open(chosen, jnp.int32(0), gold + 1)
    goods = jnp.stack([is_open(chosen + (slots == slot), jnp.int32(slot), gold) for slot in range(GOODS)])
    goods &= (chosen < booty) & (slots >= last) & (chosen.sum() < most)
    same = made & (proposed_gold == gold) & (proposed == chosen).all()
    return coin, goods, (chosen.sum() >= least) & ~same
