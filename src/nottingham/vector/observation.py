"""The observation of one seat, the same 4,498 numbers as in `codec/observation.py` (docs/codec.md).

It reads nothing that its seat may not know. Most of these numbers are always zero at a given table, which has fewer
places, goods and rules: `known` has only the others, and `positions` says which these are. The parts come in the order
of their layout.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from numpy.typing import NDArray

from nottingham.codec.vocabulary import (
    ASK,
    BAG,
    DEPUTIES,
    GIVE,
    GOODS,
    HAND_BACK,
    LEFT,
    MAX_PLACES,
    OPEN,
    PLACE,
    SLOTS,
    TOKENS,
)
from nottingham.vector import offers as standing
from nottingham.vector import piles, turns
from nottingham.vector.arrays import joined, look_up, one_hot, row
from nottingham.vector.places import by_place, place_of, role_at, seat_of
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
    empty_state,
)
from nottingham.vector.table import (
    IS_LEGAL,
    LEGAL,
    MARKET_GOODS,
    MARKET_VALUES,
    MAX_OFFERS,
    PILE_START,
    Marks,
    TableRules,
)

CARDS, TIMES, GOLD, STAND = 5.0, 10.0, 50.0, 10.0
GOLD_CAP = 1000.0
SORTS = 5
AT_ONCE = 8
"""How many arrays are joined at once: each number searches for its own among them."""
_PHASES = (
    (NAME, SWAP, DISCARD, MARKET_DRAW), (LOAD,), (DECLARE,), (INSPECT,), (DEBT,), (PUT,), (CLAIM,), (SHARE,), (OVER,)
)  # fmt: skip


class ObservationPart(NamedTuple):
    """Numbers of an observation. `at` says where they are among the `size` numbers of this part, the rest of which are
    always zero at this table.
    """

    values: Array
    at: NDArray[np.intp]
    size: int


def observe(table: TableRules, state: State, seat: Array) -> Array:
    """What a seat knows. Only the seat whose turn it is sees the draft."""
    numbers = known(table, state, seat)
    at = positions(table)
    found = np.full(sum(part.size for part in _empty(table)), len(at))
    found[at] = np.arange(len(at))
    return jnp.append(numbers, 0)[found]


def known(table: TableRules, state: State, seat: Array, dtype: Any = jnp.float32) -> Array:
    """What a seat knows, without the numbers that are always zero at this table."""
    parts = _parts(table, state, role_at(table, state, (seat - state.seat) % table.players))
    values = [jnp.ravel(part.values).astype(dtype) for part in parts if part.values.size]
    few = [jnp.concatenate(values[first : first + AT_ONCE]) for first in range(0, len(values), AT_ONCE)]
    return joined(few)


def positions(table: TableRules) -> NDArray[np.intp]:
    """Where the numbers of `known` are in the observation."""
    parts = _empty(table)
    starts = np.cumsum([0, *(part.size for part in parts)])
    return np.concatenate([start + part.at.ravel() for start, part in zip(starts, parts, strict=False)])


@lru_cache(maxsize=256)
def _empty(table: TableRules) -> list[ObservationPart]:
    """The parts of an observation without their values."""
    parts: list[ObservationPart] = []

    def build(state: State) -> None:
        parts.extend(ObservationPart(jnp.zeros(0), part.at, part.size) for part in _parts(table, state, jnp.int8(0)))

    jax.eval_shape(build, jax.eval_shape(lambda: empty_state(table)))
    return parts


def _parts(table: TableRules, state: State, me: Array) -> list[ObservationPart]:
    asked = (me == state.turn) & (state.mode < OVER) & ~turns.automatic(table, state)
    return [
        *_table(table, state),
        *(_booty(table, state, me) if table.deputies else [_nothing(1 + SLOTS + 1 + SLOTS + 2)]),
        *_own(table, state, me, asked),
        *_by_place(table, state, _seats(table, state, me)),
        *_by_place(table, state, _pasts(table, state)),
        *_offered(table, state, me),
        _all_offers(table, state),
        *_draft(table, state, asked),
    ]


def _whole(values: Any) -> ObservationPart:
    values = jnp.asarray(values)
    return ObservationPart(values, np.arange(values.size).reshape(values.shape), values.size)


def _first(values: Array, *most: int) -> ObservationPart:
    """Values that fill only the first rows, columns and so on of a larger part."""
    everywhere = np.arange(np.prod(most)).reshape(most)
    return ObservationPart(values, everywhere[tuple(map(slice, values.shape))], everywhere.size)


def _nothing(size: int) -> ObservationPart:
    return ObservationPart(jnp.zeros(0), np.arange(0), size)


def _slots(goods: Array, used: Marks, unit: float = 1) -> ObservationPart:
    """A number for each slot, in the last axis, of those goods that are used."""
    at = np.flatnonzero(used)
    return ObservationPart(_pick(goods, at) / unit, at, SLOTS)


def _pick(values: Array, at: NDArray[np.intp]) -> Array:
    """Some entries of the last axis; a slice, which is quicker, if they lie side by side."""
    together = at.size > 0 and at[-1] - at[0] == at.size - 1
    return values[..., at[0] : at[-1] + 1] if together else values[..., at]


def _rows(columns: Iterable[ObservationPart], rows: NDArray[np.intp], most: int) -> Iterator[ObservationPart]:
    """Places columns in these rows of a part with `most` rows. The last column has the size of the whole part."""
    columns = list(columns)
    width = sum(column.size for column in columns)
    start = 0
    for column in columns:
        at = width * rows[:, None] + start + column.at
        start += column.size
        yield ObservationPart(column.values, at, most * width if start == width else 0)


def _by_place(table: TableRules, state: State, columns: Iterable[ObservationPart]) -> Iterator[ObservationPart]:
    """Rows of roles as rows of all places."""
    turned = (column._replace(values=by_place(table, state, column.values)) for column in columns)
    return _rows(turned, np.arange(table.players), MAX_PLACES)


def _table(table: TableRules, state: State) -> list[ObservationPart]:
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
    phases = np.array([True] * 5 + [table.first_edition, table.black_market, table.deputies, True])
    phase = [
        jnp.isin(state.mode, np.array(modes, np.int8)) for modes, used in zip(_PHASES, phases, strict=True) if used
    ]
    owes = state.owed[0] > 0
    debtor = one_hot(place_of(table, state, state.debtor[0]), table.players)
    pile = _slots(state.pile, table.played, STAND)
    return [
        ObservationPart(jnp.ones(fixed.sum()), np.flatnonzero(fixed), fixed.size),
        _whole(state.round / table.rounds),
        ObservationPart(jnp.stack(phase), np.flatnonzero(phases), phases.size),
        _whole(state.deck.sum() / 200),
        *_rows([pile], np.arange(state.pile.shape[0]), 2),
        *_tops(table, state),
        *_market(table, state),
        _slots(state.confiscated, table.played, CARDS) if table.first_edition else _nothing(SLOTS),
        _whole(owes * state.owed[0] / GOLD),
        _first(owes & debtor, MAX_PLACES),
    ]


def _tops(table: TableRules, state: State) -> Iterator[ObservationPart]:
    """The top cards of both piles in the first edition."""
    if not table.first_edition:
        return iter([_nothing(2 * PILE_START * SLOTS)])
    tops = jnp.concatenate([piles.tops(state, right, PILE_START) for right in (False, True)])
    return _rows([_slots(tops[:, None] == jnp.arange(GOODS), table.played)], np.arange(2 * PILE_START), 2 * PILE_START)


def _market(table: TableRules, state: State) -> list[ObservationPart]:
    """The black market: the value of the top cards, and how many are left."""
    if not table.black_market:
        return [_nothing(2 * SLOTS)]
    worth = jnp.stack([look_up(MARKET_VALUES[pile], state.market[pile]) for pile in range(len(MARKET_GOODS))])
    return [ObservationPart(worth / 36, MARKET_GOODS, SLOTS), ObservationPart(state.market / 2, MARKET_GOODS, SLOTS)]


def _booty(table: TableRules, state: State, me: Array) -> list[ObservationPart]:
    """The booty tile, its contraband by name only for deputies, and the other deputy's proposal."""
    deputy = me < table.officers
    hidden = state.booty * ~IS_LEGAL
    made = deputy & (row(state.split_made, 1 - me) > 0)
    goods = jnp.where(me == 0, state.split[1], state.booty - state.split[0])
    gold = jnp.where(me == 0, state.split_gold[1], state.booty_gold - state.split_gold[0])
    return [
        _whole(state.booty_gold / GOLD),
        _slots(jnp.where(deputy, state.booty, state.booty * IS_LEGAL), table.played, CARDS),
        _whole(jnp.where(deputy, 0, hidden.sum()) / CARDS),
        _slots(made * goods, table.played, CARDS),
        _whole(made * gold / GOLD),
        _whole(made),
    ]


def _own(table: TableRules, state: State, me: Array, asked: Array) -> list[ObservationPart]:
    played = table.played
    stand = row(state.stand, me)
    inspecting = state.mode == INSPECT
    may_offer = asked & inspecting & ~state.must
    left = MAX_OFFERS - row(state.made, me)
    if table.first_edition:
        before = row(~state.discarded, me) > 0
    else:
        before = (state.mode == SWAP) | (state.mode == MARKET_DRAW)
    return [
        _first(one_hot(place_of(table, state, me), table.players), MAX_PLACES),
        _whole(asked & (state.must | ~inspecting)),
        _slots(row(state.hand, me), played, CARDS),
        _slots(row(state.bag, me), played, CARDS),
        _slots(stand, played & ~IS_LEGAL, CARDS),
        _slots(stand, played & IS_LEGAL, STAND),
        _slots(before * row(state.aside, me), played, CARDS),
        _whole(row(state.gold, me) / GOLD),
        _first(may_offer * by_place(table, state, left[:-1]) / MAX_OFFERS, MAX_PLACES),
        _whole(may_offer * left[-1] / MAX_OFFERS) if table.deputies else _nothing(1),
    ]


def _acting(table: TableRules, state: State) -> Array:
    """The roles the game waits for."""
    roles, mode = jnp.arange(table.players), state.mode
    loading = table.is_merchant & (state.status == NO_BAG) & (state.hand.sum(1) > 0)
    officers = roles < table.officers
    both = (mode == INSPECT) | (mode == SHARE)
    return jnp.where(mode == LOAD, loading, jnp.where(both, officers, (mode < OVER) & (roles == state.turn)))


def _column(values: Array) -> ObservationPart:
    """One or several numbers of each role."""
    values = values.reshape(values.shape[0], -1)
    return ObservationPart(values, np.arange(values.shape[1]), values.shape[1])


def _seats(table: TableRules, state: State, me: Array) -> list[ObservationPart]:
    """What is known about each role now."""
    players, legal, contraband = table.players, table.played & IS_LEGAL, table.played & ~IS_LEGAL
    roles = jnp.arange(players)
    mine = roles == me
    loading = state.mode == LOAD
    size = state.bag.sum(1)
    declared = (state.declared[:, None] == jnp.arange(GOODS)) & (state.status > LOADED)[:, None]
    shown = row(jnp.swapaxes(state.shown, 0, 1), seat_of(table, state, me))[seat_of(table, state, roles)]
    to_me, by_me = _favours(table, state, me)
    market, deputies = table.black_market, table.deputies
    return [
        _column(jnp.ones(players)),
        _column(roles < table.officers),
        _column(_acting(table, state)),
        _column(state.gold / GOLD),
        _column((state.hand.sum(1) + (loading & ~mine) * size) / CARDS),
        _column((state.stand * ~IS_LEGAL).sum(1) / CARDS),
        _slots(state.stand, legal, STAND),
        *([_column(state.claims / 36), _column(state.claimed)] if market else [_none(players, 2)]),
        _column(state.status[:, None] == np.arange(LOADED, OPENED + 1)),
        _column(jnp.where(loading & ~mine, 0, size) / CARDS),
        _slots(declared, legal),
        _column(state.bound),
        *(
            [_column(state.words), _column(state.alone[:, None] == jnp.arange(1, 3))]
            if deputies
            else [_none(players, 4)]
        ),
        *to_me,
        *by_me,
        _slots(jnp.pad(shown, ((0, 0), (LEGAL, 0))), contraband, CARDS),
    ]


def _none(rows: int, size: int) -> ObservationPart:
    """Columns that are always zero."""
    return ObservationPart(jnp.zeros((rows, 0)), np.arange(0), size)


def _favours(table: TableRules, state: State, me: Array) -> tuple[list[ObservationPart], list[ObservationPart]]:
    """Open favours of each role to this one, and of this one to each: to spare, to open, gold to pay."""
    ledger = state.ledger
    roles = jnp.arange(table.players)[:, None]
    sides, promised = ledger.payments >> 10, (ledger.payments & 1023).astype(jnp.int32)
    kinds = jnp.stack([ledger.spare + ledger.new_spare, ledger.open + ledger.new_open], -1)
    others = roles != me
    seats, mine = seat_of(table, state, roles), seat_of(table, state, me)

    def three(counts: Array, gold: Array) -> list[ObservationPart]:
        return [_column(others * counts), _column(others * jnp.minimum(gold / GOLD, GOLD_CAP)[:, None])]

    to_me = jnp.where(sides == (seats << 3 | mine), promised, 0)
    by_me = jnp.where(sides == (mine << 3 | seats), promised, 0)
    return three(row(jnp.swapaxes(kinds, 0, 1), me), to_me.sum(1)), three(row(kinds, me), by_me.sum(1))


def _pasts(table: TableRules, state: State) -> list[ObservationPart]:
    """The public past of each role."""
    past, played, legal = state.past, table.played, table.played & IS_LEGAL
    seen = state.aside * state.discarded[:, None] if table.first_edition else state.aside
    last = past.last_declared[:, None] == jnp.arange(GOODS)

    def counts(*names: str, unit: float) -> ObservationPart:
        return _column(_pick(past.counts, np.array([COUNTED.index(name) for name in names])) / unit)

    return [
        _slots(seen, played, CARDS),
        _column(state.aside.sum(1) / CARDS),
        _slots(past.taken, played, CARDS) if table.first_edition else _none(table.players, SLOTS),
        _column(past.bids[:, 0] / GOLD),
        _column(past.bids[:, 1] / CARDS),
        counts("bribes_refused", unit=CARDS),
        _column(past.bids[:, 2] / GOLD),
        counts("demands_refused", unit=CARDS),
        _slots(last, legal),
        _column(past.last_hidden / CARDS),
        _slots(past.declared, legal, TIMES),
        counts(
            "bags", "lies", "hidden", "opened", "caught", "judged", "opening", "wrongly", "offers", "bribes",
            "refused", "refusing", "deals", unit=TIMES,
        ),
        _column(past.traded / GOLD),
        counts("short", "kept", "broken", unit=CARDS),
    ]  # fmt: skip


@lru_cache(maxsize=256)
def _shown_lanes(table: TableRules) -> NDArray[np.intp]:
    """The lanes of the offers that each role may have to answer, by place and sort; -1 where there is none.

    The first three sorts are offers made by that place: one that pledges the bag of the merchant who deals, another one
    to this seat, another one to the deputies. The other two are made to that place by the other deputy: one that
    pledges its bag, another one. A place offers for its bag either to this deputy or to both, never to each.
    """
    lanes = table.lanes
    found: list[list[list[int]]] = [[[] for _ in range(table.players * SORTS)] for _ in range(table.players)]
    for me in range(table.players):
        for lane, (by, to, sort) in enumerate(zip(lanes.by, lanes.to, lanes.sort, strict=True)):
            both = to == table.players
            if to == me or (both and me < table.officers):
                found[me][by * SORTS + (0 if sort == 0 else 1 + both)].append(lane)
            elif table.deputies and me < table.officers and by == 1 - me:
                found[me][to * SORTS + 3 + sort].append(lane)
    most = max(len(box) for boxes in found for box in boxes)
    padded = np.array([[box + [-1] * (most - len(box)) for box in boxes] for boxes in found])
    return padded.reshape(table.players, table.players, SORTS, most)[:, :, : SORTS if table.deputies else 2]


def _offered(table: TableRules, state: State, me: Array) -> Iterator[ObservationPart]:
    """The offers that need this seat, by place and sort."""
    lanes, players, played, offers = table.lanes, table.players, table.played, state.offers
    roles = jnp.arange(players)
    boxes = _shown_lanes(table)
    sorts = boxes.shape[2]
    candidates = by_place(table, state, jnp.asarray(boxes)[me]).reshape(players * sorts, -1)
    needed = offers.stands & (standing.needs(table, state) & (roles == me)).any(1)
    waits = (candidates >= 0) & needed[candidates]
    stands = waits.any(1)
    lane = jnp.where(waits, candidates, 0).sum(1)
    accepted = standing.accepted(table, state)[lane] if table.deputies else jnp.zeros(0)
    favours = offers.favours[lane].astype(jnp.int32)
    promised = favours & 1023
    own = favours >> 13 == jnp.asarray(lanes.by)[lane][:, None]
    gold = jnp.where(promised < SPARED, promised, 0)
    three_in_one = (promised == SPARED) | (promised == OPENED_LATER) << 8 | gold << 16
    pledges = jnp.swapaxes(by_place(table, state, jnp.swapaxes(jnp.sign(offers.pledges[lane]), 0, 1)), 0, 1)

    def three(side: Array) -> list[ObservationPart]:
        sums = jnp.where(side, three_in_one, 0).sum(1)
        return [_column(sums & 255), _column(sums >> 8 & 255), _column(jnp.minimum((sums >> 16) / GOLD, GOLD_CAP))]

    columns = [
        _column(jnp.ones(len(lane))),
        *(
            [
                _column(standing.joint(table, state)[lane]),
                _column((accepted & (roles != me)).any(1)),
                _column((accepted & (roles == me)).any(1)),
            ]
            if table.deputies
            else [_none(len(lane), 3)]
        ),
        _column(offers.gives_gold[lane] / GOLD),
        _column(offers.asks_gold[lane] / GOLD),
        _slots(offers.gives[lane], played, CARDS),
        _slots(offers.asks[lane], played, CARDS),
        _slots(offers.bag[lane], played, CARDS),
        ObservationPart(pledges, np.arange(players), MAX_PLACES),
        *three(own),
        *three(~own),
    ]
    here = [column._replace(values=stands[:, None] * column.values) for column in columns]
    at = (SORTS * np.arange(players)[:, None] + np.arange(sorts)).ravel()
    return _rows(here, at, MAX_PLACES * SORTS)


def _all_offers(table: TableRules, state: State) -> ObservationPart:
    """All standing offers in short, by maker, addressee and sort."""
    lanes, offers, players = table.lanes, state.offers, table.players
    bag = offers.bag.sum(1)
    gives = offers.gives.sum(1) + jnp.where(lanes.by_officer, 0, bag)
    asks = offers.asks.sum(1) + jnp.where(lanes.by_officer, bag, 0)
    gold = offers.gives_gold - offers.asks_gold
    rows = offers.stands[:, None] * jnp.stack([jnp.ones(lanes.count), gold / GOLD, gives / CARDS, asks / CARDS], 1)
    everywhere = np.arange(MAX_PLACES * (MAX_PLACES + 1) * 2 * 4).reshape(MAX_PLACES, MAX_PLACES + 1, 2, 4)
    if not table.deputies:
        return ObservationPart(rows, everywhere[lanes.by, lanes.to, lanes.sort], everywhere.size)
    index = np.full((players, players + 1, 2), lanes.count)
    index[lanes.by, lanes.to, lanes.sort] = np.arange(lanes.count)
    boxes = by_place(table, state, jnp.pad(rows, ((0, 1), (0, 0)))[index])
    to_places = jnp.swapaxes(by_place(table, state, jnp.swapaxes(boxes[:, :-1], 0, 1)), 0, 1)
    to = [*range(players), MAX_PLACES]
    return ObservationPart(jnp.concatenate([to_places, boxes[:, -1:]], 1), everywhere[:players, to], everywhere.size)


@lru_cache(maxsize=256)
def _tokens(table: TableRules) -> NDArray[np.intp]:
    """The tokens that can be in a draft."""
    used = np.ones(TOKENS, bool)
    for first in (GIVE, ASK, BAG):
        used[first : first + SLOTS] = np.pad(table.played, (0, SLOTS - GOODS))
    for first in (PLACE, HAND_BACK, OPEN):
        used[first + table.players : first + MAX_PLACES] = False
    used[DEPUTIES] = table.deputies
    used[LEFT : LEFT + 2] = table.first_edition
    return np.flatnonzero(used)


def _draft(table: TableRules, state: State, asked: Array) -> list[ObservationPart]:
    """The action that this seat is spelling, and its last token."""
    tokens, draft = _tokens(table), state.draft
    last = (asked & (draft.length > 0)) & (draft.last == tokens)
    return [ObservationPart(asked * draft.tokens[tokens], tokens, TOKENS), ObservationPart(last, tokens, TOKENS)]
