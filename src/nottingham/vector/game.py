"""The interface: games as pure functions of arrays, for `jax.jit` and `jax.vmap`.

    table = TableRules(players=4, royal_goods=True)
    state = init(table, key)
    while not over(state):
        state = step(table, state, token)

All functions handle one game. `step` is deterministic: when a card must be drawn, it is NATURE's turn, `weights` says
how likely each token is, and the token drawn is the card.
"""

import jax
import jax.numpy as jnp
from jax import Array

from nottingham.codec.vocabulary import (
    ASK,
    GIVE,
    GIVE_COIN,
    GOODS,
    HAND_BACK,
    OPEN,
    PASS,
    PLACE,
    REFUSE_BAG,
    RIGHT,
    WITHDRAW_BAG,
)
from nottingham.vector import booty, debts, market, piles, rounds, settling, turns
from nottingham.vector import offers as standing
from nottingham.vector.arrays import Flag, at_row, one_hot, row, running_sum
from nottingham.vector.drafts import finished, is_offer, role_of, take
from nottingham.vector.history import Tally
from nottingham.vector.legal import weights
from nottingham.vector.observation import observe
from nottingham.vector.places import seat_of
from nottingham.vector.rounds import DealtCards, begin, deal, init, shuffle
from nottingham.vector.scoring import scores
from nottingham.vector.state import (
    CLAIM,
    DEBT,
    DECLARE,
    DEPUTY,
    DISCARD,
    HELD,
    INSPECT,
    LOAD,
    NAME,
    NATURE,
    OVER,
    PUT,
    ROUND_DRAW,
    SHARE,
    SWAP,
    State,
    empty_draft,
)
from nottingham.vector.table import TableRules

__all__ = [
    "DealtCards", "begin", "chance", "deal", "init", "legal", "observe", "over", "refill", "scores", "shuffle", "step",
    "turn", "weights",
]  # fmt: skip


def over(state: State) -> Array:
    return state.mode == OVER


def turn(table: TableRules, state: State) -> Array:
    """The seat that chooses the next token; NATURE if chance does, or if the only action is taken without asking."""
    chance = (state.mode >= OVER) | turns.automatic(table, state)
    return jnp.where(chance, NATURE, seat_of(table, state, state.turn))


def legal(table: TableRules, state: State) -> Array:
    """Whether each token can come next."""
    return weights(table, state) > 0


def chance(table: TableRules, state: State, number: Array) -> Array:
    """A random token, from a number of at least 0 and less than 1: a card of the deck if one must be drawn, or else any
    legal token. If the game is over, a token that `step` ignores.
    """
    sums = running_sum(weights(table, state))
    return (sums <= (number * sums[-1]).astype(jnp.int32)).sum()


def refill(table: TableRules, state: State, dealt: DealtCards) -> State:
    """The game itself or, when it is over, a new one from this deal. Under `vmap` a shuffle would run at every step, so
    deals come from a pool.
    """
    return jax.tree.map(lambda new, old: jnp.where(over(state), new, old), begin(table, dealt), state)


def step(table: TableRules, state: State, token: Array) -> State:
    """The state after one token, which must be legal. A game that is over stays as it is."""
    return jax.tree.map(lambda new, old: new.astype(old.dtype), _step(table, state, token), state)


def _step(table: TableRules, state: State, token: Array) -> State:
    token = token.astype(jnp.int32)
    acts, nature = state.mode < OVER, state.mode > OVER
    state = _draw(table, state, nature, token)
    state = take(table, state, acts, token)
    done = acts & finished(table, state)
    tally = Tally(table.players)
    state, settles, shared = _act(table, state, tally, done, token)
    state = tally.added_to(state)
    cleared = jax.tree.map(lambda new, old: jnp.where(done, new, old), empty_draft(table), state.draft)
    claimed = done & (state.mode == CLAIM)
    state = _advance(table, state._replace(draft=cleared), done | nature, settles, claimed, shared)
    return _begin_draws(table, state)


def _draw(table: TableRules, state: State, on: Flag, token: Array) -> State:
    """Chance draws a card (R4.4, R10.1) or a deputy (R8.1)."""
    drawn = on & (state.mode != DEPUTY)
    card = drawn & one_hot(token - GIVE, GOODS)
    hand = state.hand + at_row(piles.drawer(table, state), table.players, card)
    state = state._replace(hand=hand, deck=state.deck - card)
    if not table.deputies:
        return state
    return rounds.name_deputy(table, state, on & ~drawn, role_of(table, state, token))


def _act(table: TableRules, state: State, tally: Tally, done: Flag, token: Array) -> tuple[State, Flag, Flag]:
    """Carries out the action that is spelled; also whether a bag, debt or deal was settled, and the booty shared."""
    mode, draft = state.mode, state.draft
    role, good = role_of(table, state, token), token - GIVE
    chosen = draft.tokens[GIVE : GIVE + GOODS].astype(jnp.int8)
    inspecting = done & (mode == INSPECT)
    claiming = (mode == CLAIM) & (token != PASS) | (mode == INSPECT) & (draft.first >= GIVE)
    shared = jnp.bool_(False)
    state = market.name_starter(state, done & (mode == NAME), role)
    state = market.declare(table, state, done & (mode == DECLARE), good)
    state = market.load(table, state, done & (mode == LOAD), chosen)
    state = market.swap(table, state, done & (mode == SWAP), chosen)
    state = debts.pay(table, state, done & (mode == DEBT), chosen)
    if table.first_edition:
        state = market.discard(table, state, done & (mode == DISCARD), token == RIGHT)
        placed = done & (mode == PUT)
        state = piles.put(state, placed, token == RIGHT, state.confiscated)
        state = state._replace(confiscated=jnp.where(placed, 0, state.confiscated))
    if table.black_market:
        state = booty.claim(table, state, done & claiming, good)
    if table.deputies:
        sharing = done & (mode == SHARE)
        wanted = draft.tokens[ASK : ASK + GOODS].astype(jnp.int8)
        state, agreed = booty.propose(table, state, sharing & (token != PASS), wanted)
        state = booty.share_evenly(table, state, sharing & (token == PASS))
        shared = agreed | (sharing & (token == PASS))
    state, settled = _inspect(table, state, tally, inspecting, token)
    state = market.drawn_enough(table, state)
    return state, settled | (done & ((mode == DEBT) | (mode == PUT))), shared


def _inspect(table: TableRules, state: State, tally: Tally, on: Flag, token: Array) -> tuple[State, Flag]:
    """Carries out an action of an inspection; also whether a bag or a deal was settled."""
    lanes, draft = table.lanes, state.draft
    first = draft.first
    role = role_of(table, state, token)
    offering = on & is_offer(state)
    to = standing.addressee(table, first, role_of(table, state, first))
    answering = on & (first > PASS) & (first < PLACE)
    withdraws = first >= WITHDRAW_BAG
    by = jnp.where(withdraws, state.turn, role_of(table, state, draft.second))
    named = withdraws | (draft.length > 2)
    answered = jnp.where(named, standing.addressee(table, token, role), state.turn)
    lane = answering & (lanes.by == by) & (lanes.to == answered) & (lanes.sort == (first - 1) % 2)
    bag = on & (first >= HAND_BACK) & (first < GIVE_COIN)
    opens = bag & (first >= OPEN)
    state = turns.did(table, state, on, first == PASS, jnp.where(offering, to, -1))
    state = standing.make(table, state, tally, offering, to)
    state = standing.refuse(table, state, tally, lane & (first >= REFUSE_BAG) & ~withdraws)
    state = standing.withdraw(state, lane & withdraws)
    state, struck = standing.accept(table, state, lane & (first < REFUSE_BAG))
    state = settling.strike(table, state, tally, struck)
    state = _decide(table, state, tally, opens, bag & ~opens, role)
    return state, bag | struck.any()


def _decide(table: TableRules, state: State, tally: Tally, opens: Flag, hands: Flag, bag: Array) -> State:
    """An officer opens a bag or hands it back; of two deputies each says so first (R6.1, R8.3, R8.4)."""
    by = jnp.ones(1, bool)
    if table.deputies:
        alone = row(state.alone, bag)
        bound = row(state.bound, bag) > 0
        speaks = (opens | hands) & (alone == 0) & ~bound
        state, agreed = settling.say(table, state, speaks, bag, jnp.where(opens, -1, 1))
        opens, hands = (flag & (agreed | ~speaks) for flag in (opens, hands))
        by = (alone == 0) | (jnp.arange(1, 3) == alone)
    state = settling.open_bag(table, state, tally, opens, bag, opens & by)
    backs = hands & one_hot(bag, table.players)
    return settling.hand_back(table, state, tally, backs, hands & by, jnp.int8(1))


def _advance(table: TableRules, state: State, acted: Flag, settles: Flag, claimed: Flag, shared: Flag) -> State:
    """Continues until a seat must act: pay a debt, place cards, settle the next bag, or act after the inspection."""
    owes = jnp.bool_(False)
    for _ in range(table.officers):
        state, chooses = debts.settle(table, state, settles & ~owes & (state.owed[0] > 0))
        owes |= chooses
    state = standing.drop_impossible(table, state)
    puts = settles & ~owes & (state.confiscated.sum() > 0)
    free = acted & ~owes & ~puts & (settles | (state.mode == INSPECT))
    held = (state.status == HELD).any()
    ended = free & ~held
    state = state._replace(
        mode=jnp.where(owes, DEBT, jnp.where(puts, PUT, state.mode)),
        turn=jnp.where(owes, state.debtor[0], jnp.where(puts, 0, state.turn)),
        offers=state.offers._replace(stands=state.offers.stands & ~ended),
        bound=state.bound & ~ended,
    )
    state = turns.give_turn(table, state, free & held)
    rest = ended
    if table.black_market:
        state, none = booty.begin_claims(table, state, ended)
        state, answered = booty.answered_claim(table, state, claimed)
        rest = none | answered
    if table.deputies:
        state, closed = booty.begin_sharing(table, state, rest)
        rest = closed | shared
    return rounds.end_round(table, state, rest)


def _begin_draws(table: TableRules, state: State) -> State:
    """A new deck where the next card needs one (R4.5); the market once all hands are full (R10.1)."""
    draws = piles.draws(table, state)
    state = piles.reshuffle(table, state, draws & (state.deck.sum() == 0))
    return rounds.begin_market(table, state, (state.mode == ROUND_DRAW) & ~draws)
