"""The observation of one seat, the same 4,498 numbers as in `codec/observation.py` (docs/codec.md).

It reads nothing that its seat may not know. The fields come in the order of their layout.
"""

from functools import lru_cache

import jax.numpy as jnp
import numpy as np
from jax import Array

from nottingham.codec.vocabulary import GOODS, MAX_PLACES, SLOTS, TOKENS
from nottingham.vector import offers as standing
from nottingham.vector import piles, turns
from nottingham.vector.arrays import look_up, one_hot, row
from nottingham.vector.places import by_place, place_of, role_at
from nottingham.vector.state import (
    CLAIM,
    COUNTED,
    DEBT,
    DECLARE,
    DISCARD,
    INSPECT,
    LOAD,
    LOADED,
    MARKET_DRAW,
    NAME,
    NO_BAG,
    OPENED,
    OPENED_LATER,
    OVER,
    PUT,
    SHARE,
    SPARED,
    SWAP,
    State,
)
from nottingham.vector.table import IS_LEGAL, LEGAL, MARKET_GOODS, MARKET_VALUES, MAX_OFFERS, PILE_START, Table

CARDS, TIMES, GOLD, STAND = 5.0, 10.0, 50.0, 10.0
MOST = 1000.0
SORTS = 5
_PHASES = (
    (NAME, SWAP, DISCARD, MARKET_DRAW), (LOAD,), (DECLARE,), (INSPECT,), (DEBT,), (PUT,), (CLAIM,), (SHARE,), (OVER,)
)  # fmt: skip


def observe(table: Table, state: State, seat: Array) -> Array:
    """What a seat knows. Only the seat whose turn it is sees the draft."""
    me = role_at(table, state, (seat - state.seat) % table.players)
    asked = (me == state.turn) & (state.mode < OVER) & ~turns.automatic(table, state)
    parts = [
        *_table(table, state),
        *_booty(table, state, me),
        *_own(table, state, me, asked),
        _seats(table, state, me),
        _pasts(table, state),
        _offered(table, state, me),
        _all_offers(table, state),
        asked * state.draft.tokens,
        (asked & (state.draft.length > 0)) * one_hot(state.draft.last, TOKENS),
    ]
    return jnp.concatenate([jnp.ravel(part).astype(jnp.float32) for part in parts])


def _slots(goods: Array, unit: float = 1) -> Array:
    """A number for each slot, in the last axis."""
    return jnp.pad(goods / unit, [*[(0, 0)] * (goods.ndim - 1), (0, SLOTS - GOODS)])


def _places(table: Table, state: State, rows: Array) -> Array:
    """Rows of roles as rows of all places; those that nobody takes are zero."""
    rows = by_place(table, state, rows)
    return jnp.pad(rows, [(0, MAX_PLACES - table.players), *[(0, 0)] * (rows.ndim - 1)])


def _table(table: Table, state: State) -> list[Array]:
    phase = jnp.stack([jnp.isin(state.mode, np.array(modes, np.int8)) for modes in _PHASES])
    owes = state.owed[0] > 0
    fixed = np.array(
        [
            *(table.players == players for players in (3, 4, 5, 6)),
            table.first_edition,
            table.royal_goods,
            table.black_market,
            table.time_limit,
            table.removed_cards,
            table.seven_card_hand,
            table.open_trade,
        ]
    )
    top_cards = jnp.zeros((2, PILE_START, GOODS))
    pile = jnp.pad(state.pile, ((0, 2 - state.pile.shape[0]), (0, 0)))
    confiscated = jnp.zeros(GOODS)
    if table.first_edition:
        tops = jnp.stack([piles.tops(state, right, PILE_START) for right in (False, True)])
        top_cards = tops[:, :, None] == jnp.arange(GOODS)
        confiscated = state.confiscated
    worth, left = jnp.zeros(GOODS), jnp.zeros(GOODS)
    if table.black_market:
        tops_worth = jnp.stack([look_up(MARKET_VALUES[pile], state.market[pile]) for pile in range(len(MARKET_GOODS))])
        worth, left = worth.at[MARKET_GOODS].set(tops_worth), left.at[MARKET_GOODS].set(state.market)
    debtor = one_hot(place_of(table, state, state.debtor[0]), MAX_PLACES)
    return [
        jnp.asarray(fixed),
        state.round / table.rounds,
        phase,
        state.deck.sum() / 200,
        _slots(pile, STAND),
        _slots(top_cards),
        _slots(worth, 36),
        _slots(left, 2),
        _slots(confiscated, CARDS),
        owes * state.owed[0] / GOLD,
        owes & debtor,
    ]


def _booty(table: Table, state: State, me: Array) -> list[Array]:
    """The booty tile, its contraband by name only for deputies, and the other deputy's proposal."""
    if not table.deputies:
        return [jnp.zeros(1 + SLOTS + 1 + SLOTS + 2)]
    deputy = me < table.officers
    hidden = state.booty * ~IS_LEGAL
    made = deputy & (row(state.split_made, 1 - me) > 0)
    goods = jnp.where(me == 0, state.split[1], state.booty - state.split[0])
    gold = jnp.where(me == 0, state.split_gold[1], state.booty_gold - state.split_gold[0])
    return [
        state.booty_gold / GOLD,
        _slots(jnp.where(deputy, state.booty, state.booty * IS_LEGAL), CARDS),
        jnp.where(deputy, 0, hidden.sum()) / CARDS,
        _slots(made * goods, CARDS),
        made * gold / GOLD,
        made,
    ]


def _own(table: Table, state: State, me: Array, asked: Array) -> list[Array]:
    stand = row(state.stand, me)
    inspecting = state.mode == INSPECT
    may_offer = asked & inspecting & ~state.must
    left = MAX_OFFERS - row(state.made, me)
    if table.first_edition:
        before = row(~state.discarded, me) > 0
    else:
        before = (state.mode == SWAP) | (state.mode == MARKET_DRAW)
    return [
        one_hot(place_of(table, state, me), MAX_PLACES),
        asked & (state.must | ~inspecting),
        _slots(row(state.hand, me), CARDS),
        _slots(row(state.bag, me), CARDS),
        _slots(stand * ~IS_LEGAL, CARDS),
        _slots(stand * IS_LEGAL, STAND),
        _slots(before * row(state.aside, me), CARDS),
        row(state.gold, me) / GOLD,
        may_offer * _places(table, state, left[:-1]) / MAX_OFFERS,
        may_offer * left[-1] * table.deputies / MAX_OFFERS,
    ]


def _acting(table: Table, state: State) -> Array:
    """The roles the game waits for."""
    roles, mode = jnp.arange(table.players), state.mode
    loading = table.is_merchant & (state.status == NO_BAG) & (state.hand.sum(1) > 0)
    officers = roles < table.officers
    both = (mode == INSPECT) | (mode == SHARE)
    return jnp.where(mode == LOAD, loading, jnp.where(both, officers, (mode < OVER) & (roles == state.turn)))


def _seats(table: Table, state: State, me: Array) -> Array:
    """What is known about each place now."""
    players = table.players
    roles = jnp.arange(players)
    mine = roles == me
    loading = state.mode == LOAD
    size = state.bag.sum(1)
    hidden = (state.stand * ~IS_LEGAL).sum(1)
    none = jnp.zeros(players)
    declared = (state.declared[:, None] == jnp.arange(GOODS)) & (state.status > LOADED)[:, None]
    words, alone = jnp.zeros((players, 2)), jnp.zeros((players, 2), bool)
    if table.deputies:
        words, alone = state.words, state.alone[:, None] == jnp.arange(1, 3)
    shown = jnp.pad(row(jnp.swapaxes(state.shown, 0, 1), me), ((0, 0), (LEGAL, 0)))
    to_me, by_me = _favours(table, state, me)
    columns = [
        jnp.ones(players),
        roles < table.officers,
        _acting(table, state),
        state.gold / GOLD,
        (state.hand.sum(1) + (loading & ~mine) * size) / CARDS,
        hidden / CARDS,
        _slots(state.stand * IS_LEGAL, STAND),
        state.claims / 36 if table.black_market else none,
        state.claimed if table.black_market else none,
        state.status[:, None] == np.arange(LOADED, OPENED + 1),
        jnp.where(loading & ~mine, 0, size) / CARDS,
        _slots(declared),
        state.bound,
        words,
        alone,
        to_me,
        by_me,
        _slots(shown, CARDS),
    ]
    return _places(table, state, _beside(columns))


def _beside(columns: list[Array]) -> Array:
    return jnp.concatenate([jnp.reshape(column, (column.shape[0], -1)).astype(jnp.float32) for column in columns], 1)


def _favours(table: Table, state: State, me: Array) -> tuple[Array, Array]:
    """Open favours of each role to this one, and of this one to each: to spare, to open, gold to pay."""
    ledger = state.ledger
    roles = jnp.arange(table.players)[:, None]
    payments = ledger.payments.astype(jnp.int32)
    promiser, about, promised = payments >> 13, payments >> 10 & 7, payments & 1023
    kinds = jnp.stack([ledger.spare + ledger.new_spare, ledger.open + ledger.new_open], -1)
    others = roles != me

    def three(counts: Array, gold: Array) -> Array:
        return others * jnp.concatenate([counts, jnp.minimum(gold / GOLD, MOST)[:, None]], 1)

    to_me = ((promiser == roles) & (about == me)) * promised
    by_me = ((about == roles) & (promiser == me)) * promised
    return three(row(jnp.swapaxes(kinds, 0, 1), me), to_me.sum(1)), three(row(kinds, me), by_me.sum(1))


def _pasts(table: Table, state: State) -> Array:
    """The public past of each place."""
    past = state.past
    count = {name: past.counts[:, index] for index, name in enumerate(COUNTED)}
    seen = state.aside * state.discarded[:, None] if table.first_edition else state.aside
    taken = past.taken if table.first_edition else jnp.zeros((table.players, GOODS))
    last = past.last_declared[:, None] == jnp.arange(GOODS)
    declared = jnp.pad(past.declared, ((0, 0), (0, GOODS - LEGAL)))
    columns = [
        _slots(seen, CARDS),
        state.aside.sum(1) / CARDS,
        _slots(taken, CARDS),
        past.bids[:, 0] / GOLD,
        past.bids[:, 1] / CARDS,
        count["bribes_refused"] / CARDS,
        past.bids[:, 2] / GOLD,
        count["demands_refused"] / CARDS,
        _slots(last),
        past.last_hidden / CARDS,
        _slots(declared, TIMES),
        *(
            count[name] / TIMES
            for name in (
                "bags", "lies", "hidden", "opened", "caught", "judged", "opening", "wrongly", "offers", "bribes",
                "refused", "refusing", "deals",
            )
        ),
        past.traded / GOLD,
        *(count[name] / CARDS for name in ("short", "kept", "broken")),
    ]  # fmt: skip
    return _places(table, state, _beside(columns))


def _offered(table: Table, state: State, me: Array) -> Array:
    """The offers that need this seat, by place.

    Made by that place: one that pledges the bag of the merchant who deals, another one to this seat, another one to the
    deputies. Made to that place by the other deputy: one that pledges its bag, another one.
    """
    lanes, offers = table.lanes, state.offers
    roles = jnp.arange(table.players)
    waits = offers.stands & (standing.needs(table, state) & (roles == me)).any(1)
    accepted = standing.accepted(table, state)
    to_me = (lanes.to == me) | lanes.to_both
    own_box = lanes.by * SORTS + np.where(lanes.sort == 0, 0, 1 + lanes.to_both)
    box = jnp.where(to_me, own_box, lanes.to * SORTS + 3 + lanes.sort)
    favours = offers.favours.astype(jnp.int32)
    promiser, promised = favours >> 13, favours & 1023
    own = promiser == lanes.by[:, None]
    pledges = jnp.swapaxes(_places(table, state, jnp.swapaxes(jnp.sign(offers.pledges), 0, 1)), 0, 1)

    def three(side: Array) -> Array:
        pays = jnp.where(promised < SPARED, promised, 0)
        gold = jnp.minimum((side * pays).sum(1) / GOLD, MOST)
        return jnp.stack([(side & (promised == kind)).sum(1) for kind in (SPARED, OPENED_LATER)] + [gold], 1)

    rows = _beside(
        [
            jnp.ones(lanes.count),
            standing.joint(table, state),
            (accepted & (roles != me)).any(1),
            (accepted & (roles == me)).any(1),
            offers.gives_gold / GOLD,
            offers.asks_gold / GOLD,
            _slots(offers.gives, CARDS),
            _slots(offers.asks, CARDS),
            _slots(offers.bag, CARDS),
            pledges,
            three(own & (favours > 0)),
            three(~own & (favours > 0)),
        ]
    )
    here = waits & (jnp.arange(table.players * SORTS)[:, None] == box)
    chosen = jnp.where(here[:, :, None], rows, 0).sum(1)
    return _places(table, state, chosen.reshape(table.players, -1))


@lru_cache(maxsize=256)
def _lane_at(table: Table) -> "np.ndarray":
    """The lane of each maker, addressee and sort; the number of lanes where there is none."""
    lanes = table.lanes
    index = np.full((table.players, table.players + 1, 2), lanes.count)
    index[lanes.by, lanes.to, lanes.sort] = np.arange(lanes.count)
    return index


def _all_offers(table: Table, state: State) -> Array:
    """All standing offers in short, by maker, addressee and sort."""
    lanes, offers = table.lanes, state.offers
    bag = offers.bag.sum(1)
    gives = offers.gives.sum(1) + jnp.where(lanes.by_officer, 0, bag)
    asks = offers.asks.sum(1) + jnp.where(lanes.by_officer, bag, 0)
    gold = offers.gives_gold - offers.asks_gold
    rows = _beside([jnp.ones(lanes.count), gold / GOLD, gives / CARDS, asks / CARDS]) * offers.stands[:, None]
    boxes = jnp.pad(rows, ((0, 1), (0, 0)))[_lane_at(table)]
    boxes = _places(table, state, boxes)
    to_places = jnp.swapaxes(_places(table, state, jnp.swapaxes(boxes[:, :-1], 0, 1)), 0, 1)
    return jnp.concatenate([to_places, boxes[:, -1:]], 1)
