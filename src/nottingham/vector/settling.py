"""Settles bags, strikes deals and judges favours (R6.1 to R6.4, R7.6 to R7.9, R8.3, R8.4)."""

import jax.numpy as jnp
import numpy as np
from jax import Array

from nottingham.codec.vocabulary import GOODS
from nottingham.vector import offers as standing
from nottingham.vector.arrays import Flag, at_row, look_up, one_hot, row
from nottingham.vector.debts import hand_over, receive
from nottingham.vector.history import Tally
from nottingham.vector.places import by_seat, seat_of
from nottingham.vector.state import HANDED_BACK, OPENED, OPENED_LATER, SPARED, State, written
from nottingham.vector.table import IS_LEGAL, LEGAL, PENALTIES, TableRules

OTHER = 256
"""Two numbers smaller than this are added up as one."""


def open_bag(table: TableRules, state: State, tally: Tally, on: Flag, owner: Array, by: Array) -> State:
    """Opens a bag: officers pay for an honest one, the owner is fined for any other (R6.3). `by` marks officers."""
    players = table.players
    cards = row(state.bag, owner)
    good = one_hot(row(state.declared, owner), GOODS)
    declared, others = cards * good, cards * ~good
    honest = others.sum() == 0
    penalty = (jnp.where(honest, cards, others) * PENALTIES).sum()
    mine = on & one_hot(owner, players)
    state = state._replace(
        stand=state.stand + mine[:, None] * declared,
        status=jnp.where(mine, OPENED, state.status),
        bound=state.bound & ~mine,
    )
    if table.first_edition:
        state = state._replace(confiscated=jnp.where(on, others, state.confiscated))
    else:
        state = state._replace(pile=state.pile + on * others[None])
    officer = jnp.argmax(by)
    both = by.all() & table.deputies
    to = jnp.where(honest, owner, jnp.where(both, players, officer))
    owed = jnp.zeros(table.officers, jnp.int32).at[0].set(jnp.where(honest & both, penalty - penalty // 2, penalty))
    debtor = jnp.zeros(table.officers, jnp.int32).at[0].set(jnp.where(honest, officer, owner))
    if table.deputies:
        owed = owed.at[1].set(jnp.where(honest & both, penalty // 2, 0))
        debtor = debtor.at[1].set(1)
    tally.add("opened", mine)
    tally.add("caught", mine & ~honest)
    judges = on & jnp.pad(by, (0, table.merchants))
    tally.add("opening", judges)
    tally.add("wrongly", judges & honest)
    state = state._replace(
        owed=jnp.where(on, owed, state.owed),
        debtor=jnp.where(on, debtor, state.debtor),
        creditor=jnp.where(on, to, state.creditor),
    )
    state = _remember(table, state, tally, mine, by)
    return _judge(table, state, tally, mine, by)


def hand_back(table: TableRules, state: State, tally: Tally, bags: Array, by: Array, order: Array) -> State:
    """Hands bags back unopened (R6.2). `order` has their order among each other, from 1."""
    state = state._replace(
        stand=state.stand + bags[:, None] * state.bag,
        status=jnp.where(bags, HANDED_BACK, state.status),
        bound=state.bound & ~bags,
        handed=jnp.where(bags, state.handed.max() + order, state.handed),
    )
    state = _remember(table, state, tally, bags, by)
    return _judge(table, state, tally, bags, jnp.zeros(table.officers, bool))


def _remember(table: TableRules, state: State, tally: Tally, bags: Array, by: Array) -> State:
    """What all saw: how many cards of each settled bag were not declared."""
    said = state.declared[:, None] == jnp.arange(GOODS)
    hidden = (state.bag * ~said).sum(1)
    tally.add("bags", bags)
    tally.add("lies", bags & (hidden > 0))
    tally.add("hidden", bags * hidden)
    tally.add("judged", jnp.pad(by, (0, table.merchants)) * bags.sum())
    return state._replace(past=state.past._replace(last_hidden=jnp.where(bags, hidden, state.past.last_hidden)))


def _judge(table: TableRules, state: State, tally: Tally, bags: Array, opened_by: Array) -> State:
    """Judges what this round's officers promised in earlier rounds about these bags (R7.9)."""
    ledger, officers = state.ledger, table.officers
    spare = (ledger.spare[:officers] * bags).sum(1)
    opening = (ledger.open[:officers] * bags).sum(1)
    pad = (0, table.merchants)
    tally.add("kept", jnp.pad(jnp.where(opened_by, opening, spare), pad))
    tally.add("broken", jnp.pad(jnp.where(opened_by, spare, opening), pad))
    judged = (jnp.arange(table.players) < officers)[:, None] & bags
    return state._replace(
        ledger=ledger._replace(spare=jnp.where(judged, 0, ledger.spare), open=jnp.where(judged, 0, ledger.open))
    )


def say(table: TableRules, state: State, on: Flag, bag: Array, word: Array) -> tuple[State, Array]:
    """Records a deputy's word on a bag (R8.3, R8.4); also whether now both have said the same."""
    deputy = state.turn
    here = on & one_hot(bag, table.players)
    other = row(row(state.words, bag), 1 - deputy)
    differ = on & (other == -word)
    opener = jnp.where(word < 0, deputy, 1 - deputy) + 1
    state = state._replace(
        words=jnp.where(here[:, None] & one_hot(deputy, 2), word, state.words),
        spoken=state.spoken + here,
        alone=jnp.where(here & differ, opener, state.alone),
    )
    return state, on & (other == word)


def strike(table: TableRules, state: State, tally: Tally, lane: Array) -> State:
    """Carries out the deal of a lane, if one is marked: gold and stand goods, then the bags in order (R7.6)."""
    players, lanes, offers = table.players, table.lanes, state.offers
    on, index = lane.any(), jnp.argmax(lane)
    by, to, merchant, officer = (look_up(each, index) for each in (lanes.by, lanes.to, lanes.merchant, lanes.officer))
    joint = (lane & standing.joint(table, state)).any()
    by_officer = on & (by < table.officers)
    gives, asks, bag, pledges, gives_gold, asks_gold, favours = (
        on * rows[index]
        for rows in (
            offers.gives, offers.asks, offers.bag, offers.pledges, offers.gives_gold, offers.asks_gold, offers.favours
        )
    )  # fmt: skip
    giver = jnp.where(joint & by_officer, players, by)
    taker = jnp.where(joint & ~by_officer, players, to)
    gave, got = _really_there(state, giver, gives), _really_there(state, taker, asks)
    real_bag = jnp.minimum(bag, row(state.bag, merchant))
    bag_short = on & (bag != real_bag).any()
    giver_short = (on & (gave != gives).any()) | (bag_short & ~by_officer)
    taker_short = (on & (got != asks).any()) | (bag_short & by_officer)
    short = giver_short & one_hot(giver, players) | taker_short & one_hot(taker, players)
    tally.add("short", short)
    sides = one_hot(giver, players) | one_hot(taker, players)
    if table.deputies:
        sides |= joint & (jnp.arange(players) < table.officers)
    tally.add("deals", on & sides)
    watchers = sides & ~(joint & table.is_merchant)
    shows = short[:, None] & watchers & ~jnp.eye(players, dtype=bool)
    by_seats = by_seat(table, state, jnp.swapaxes(by_seat(table, state, shows), 0, 1)).T
    held = by_seat(table, state, state.stand[:, LEGAL:])
    state = state._replace(shown=jnp.where(by_seats[:, :, None], held[:, None], state.shown))
    state = _trade(table, state, on, joint, (by, to, merchant), (gives_gold, asks_gold))
    state = hand_over(table, state, giver, taker, gives_gold, gave)
    state = hand_over(table, state, taker, giver, asks_gold, got)
    state = _keep_payments(table, state, tally, on & ~joint, (by, to), (gives_gold, asks_gold))
    state = _promise(table, state, on, favours)
    opened = on & (pledges < 0)
    state = state._replace(bound=state.bound | opened, offers=offers._replace(stands=offers.stands & ~lane))
    if table.deputies:
        state = state._replace(words=jnp.where(opened[:, None], 0, state.words))
    backs = on & (pledges > 0)
    officers = (jnp.arange(table.officers) == officer) | joint
    order = ((pledges[None, :] > 0) & (pledges[None, :] < pledges[:, None])).sum(1) + 1
    state = hand_back(table, state, tally, backs, on & officers, order)
    given = (backs & one_hot(merchant, players)).any() * real_bag
    state = state._replace(stand=state.stand - at_row(merchant, players, given))
    return receive(table, state, jnp.where(joint, players, jnp.where(by_officer, by, to)), jnp.int16(0), given)


def _really_there(state: State, side: Array, named: Array) -> Array:
    """The goods that a side really has of those it named; contraband may be a lie (R7.7)."""
    return jnp.where(IS_LEGAL, named, jnp.minimum(named, row(state.stand, side)))


def _trade(
    table: TableRules, state: State, on: Flag, joint: Flag, sides: tuple[Array, Array, Array], gold: tuple[Array, Array]
) -> State:
    """Counts the gold that both sides gave and got, the deputies' booty aside."""
    by, to, merchant = sides
    last = jnp.where(joint, jnp.where(by == merchant, 1, merchant), to)
    giver, taker = one_hot(by, table.players), one_hot(last, table.players)
    paid = giver * gold[0] + taker * gold[1]
    got = ~joint * (giver * gold[1] + taker * gold[0])
    return state._replace(past=state.past._replace(traded=state.past.traded + on * jnp.stack([paid, got], 1)))


def _keep_payments(
    table: TableRules, state: State, tally: Tally, on: Flag, sides: tuple[Array, Array], gold: tuple[Array, Array]
) -> State:
    """Marks the promises to pay that this deal fulfils as kept (R7.9), each on its own."""
    payments = state.ledger.payments
    for giver, taker, given in ((sides[0], sides[1], gold[0]), (sides[1], sides[0], gold[1])):
        # Those of this giver to this taker begin here.
        least = written(seat_of(table, state, giver), seat_of(table, state, taker), 1)
        kept = on & (payments >= least) & (payments < least + jnp.minimum(given, SPARED - 1))
        tally.add("kept", one_hot(giver, table.players) * kept.sum())
        payments = jnp.where(kept, 0, payments)
    return state._replace(ledger=state.ledger._replace(payments=payments))


def _promise(table: TableRules, state: State, on: Flag, favours: Array) -> State:
    """Writes the favours of a deal into the ledger."""
    ledger, most = state.ledger, favours.shape[0]
    promised = favours & 1023
    roles = jnp.arange(table.players)
    pairs = favours[:, None, None] >> 10 == (roles[:, None] << 3 | roles)
    both = (promised == SPARED) + OTHER * (promised == OPENED_LATER)  # two counts in one sum
    sums = jnp.where(on & pairs, both[:, None, None], 0).sum(0)
    pays = on & (promised > 0) & (promised < SPARED)
    place = (pays & np.tri(most, most, -1, bool)).sum(1)
    favours = favours.astype(jnp.int32)
    favours = written(seat_of(table, state, favours >> 13), seat_of(table, state, favours >> 10 & 7), promised)
    in_order = jnp.where(pays & (np.arange(most)[:, None] == place), favours, 0).sum(1)
    index = jnp.arange(ledger.payments.shape[0]) - ledger.written.astype(jnp.int32)
    new = jnp.where((index >= 0) & (index < most), in_order[jnp.clip(index, 0, most - 1)], 0)
    return state._replace(
        ledger=ledger._replace(
            new_spare=ledger.new_spare + sums % OTHER,
            new_open=ledger.new_open + sums // OTHER,
            payments=ledger.payments + new,
            written=jnp.minimum(ledger.written + pays.sum(), ledger.payments.shape[0]),
        )
    )
