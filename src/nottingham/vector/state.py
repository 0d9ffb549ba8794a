"""The state of one game as small arrays. It has every secret except the order of the deck: chance draws each card.

Seats are counted by *role*: role 0 is the sheriff or the deputy drawn first, role 1 at six players the other deputy,
then the merchants clockwise from the sheriff's left. So with one sheriff a role is a place of the codec; with two
deputies `places.py` translates. When a round ends, rows rotate to the new roles.

Goods are columns, in the slots of the codec. Legal goods and contraband lie in one row: `table.IS_LEGAL` tells them
apart. Fields that a table doesn't need have no elements.
"""

from typing import NamedTuple

import jax.numpy as jnp
from jax import Array

from nottingham.codec.vocabulary import GOODS, TOKENS
from nottingham.vector.table import (
    LEGAL,
    MARKET_GOODS,
    MAX_FAVOURS,
    MAX_IN_BAG,
    MAX_PAYMENTS,
    STARTING_GOLD,
    TableRules,
)

NAME, SWAP, DISCARD, LOAD, DECLARE, INSPECT, DEBT, PUT, CLAIM, SHARE, OVER, MARKET_DRAW, ROUND_DRAW, DEPUTY = range(14)
"""Modes: the phases of the rules, the market in three parts. In the last three, chance chooses the next token."""

NO_BAG, LOADED, HELD, HANDED_BACK, OPENED = range(5)

NATURE = -1
"""The turn of chance, or of a seat whose action is forced."""

SPARED, OPENED_LATER = 1000, 1001
"""In an offer, stands for the gold of a favour that isn't a payment."""

COUNTED = (
    "bribes_refused", "demands_refused", "bags", "lies", "hidden", "opened", "caught", "judged", "opening", "wrongly",
    "offers", "bribes", "refused", "refusing", "deals", "short", "kept", "broken",
)  # fmt: skip
"""The columns of `Past.counts`, named as in the codec."""
THIS_ROUND = 2
"""The first columns are about this round."""


class DraftArrays(NamedTuple):
    """The action being spelled."""

    tokens: Array
    """How often each token is in it."""
    length: Array
    first: Array
    second: Array
    last: Array
    part: Array
    """The part that an offer has reached: pledges, gold given, gold asked, goods given, asked, of the bag, favours."""
    gives_gold: Array
    asks_gold: Array
    pledges: Array
    """For each bag: the number of its pledge, negative to open it; 0 for none."""
    favours: Array
    """Written in 16 bits: who promises, whom it is about, and gold to pay, or SPARED or OPENED_LATER."""
    favour_count: Array
    stage: Array
    """Of a favour in the making: 1 who, 2 whom, 3 how much; 0 for none."""
    kind: Array
    promiser: Array
    about: Array
    promised: Array
    order: Array
    """First edition: cards to lay on a pile, in order."""


class Offers(NamedTuple):
    """The standing offers, one in each lane."""

    stands: Array
    number: Array
    gives_gold: Array
    asks_gold: Array
    gives: Array
    asks: Array
    bag: Array
    pledges: Array
    favours: Array
    joint: Array
    accepted: Array
    """By the first officer, the second, and a merchant it was made to."""


class Ledger(NamedTuple):
    """Open favours by promiser and the seat they are about (R7.9)."""

    spare: Array
    open: Array
    new_spare: Array
    """Promised this round: judged in later ones."""
    new_open: Array
    payments: Array
    """Written like favours, but by seat, so that they stay as they are between rounds; 0 for one that is kept."""
    written: Array
    """How many have been promised."""


class Past(NamedTuple):
    """The public past of each seat, which observations show."""

    counts: Array
    bids: Array
    """This round: the most gold and cards offered for their bag, and the most gold asked for it."""
    traded: Array
    """Gold given and got in deals."""
    taken: Array
    """First edition: cards taken from the piles this round."""
    declared: Array
    last_declared: Array
    last_hidden: Array


class State(NamedTuple):
    mode: Array
    turn: Array
    """The role whose turn it is; in the market also while it draws."""
    must: Array
    round: Array
    seat: Array
    """The seat of role 0."""
    second: Array
    """The place of the second deputy."""
    gold: Array
    hand: Array
    stand: Array
    bag: Array
    status: Array
    declared: Array
    aside: Array
    """Cards set aside this round; they stay here when they have gone to a pile."""
    discarded: Array
    """First edition: whether they have."""
    claims: Array
    claimed: Array
    deck: Array
    pile: Array
    """The cards of each pile; the second edition has one."""
    stack: Array
    """First edition: the left pile from the front, the right pile from the back, the top cards towards the middle."""
    stacked: Array
    """The sizes of both."""
    queue: Array
    """How many merchants the market still waits for."""
    asked: Array
    """Those still to be asked about the black market."""
    handed: Array
    """The order in which bags were handed back, from 1."""
    bound: Array
    words: Array
    """Of both deputies on each bag: 1 hand back, -1 open."""
    spoken: Array
    alone: Array
    """For each bag the deputy who decides alone: 1, 2; 0 for none."""
    market: Array
    debtor: Array
    creditor: Array
    """The number of players stands for the booty tile."""
    owed: Array
    confiscated: Array
    booty: Array
    booty_gold: Array
    split: Array
    """What each deputy's proposal gives the first deputy."""
    split_gold: Array
    split_made: Array
    proposals: Array
    unnamed: Array
    """The roles whose deputy cards are still in the deck."""
    named: Array
    """The role drawn as first deputy of the next round."""
    offers: Offers
    cursor: Array
    passed: Array
    answers: Array
    made: Array
    next_number: Array
    ledger: Ledger
    shown: Array
    """The contraband that a seat (row) last had to show another (column). By seat, like payments."""
    draft: DraftArrays
    past: Past


def written(promiser: Array, about: Array, promised: Array | int) -> Array:
    """A favour in 16 bits."""
    return promiser.astype(jnp.int32) << 13 | about.astype(jnp.int32) << 10 | promised


def empty_draft(table: TableRules) -> DraftArrays:
    number = jnp.int8(0)
    return DraftArrays(
        tokens=jnp.zeros(TOKENS, jnp.uint8),
        length=jnp.uint8(0),
        first=number,
        second=number,
        last=number,
        part=number,
        gives_gold=jnp.int16(0),
        asks_gold=jnp.int16(0),
        pledges=jnp.zeros(table.players, jnp.int8),
        favours=jnp.zeros(MAX_FAVOURS, jnp.uint16),
        favour_count=number,
        stage=number,
        kind=number,
        promiser=number,
        about=number,
        promised=jnp.int16(0),
        order=jnp.zeros(MAX_IN_BAG if table.first_edition else 0, jnp.int8),
    )


def empty_offers(table: TableRules) -> Offers:
    lanes = table.lanes.count
    both = lanes if table.deputies else 0
    goods = jnp.zeros((lanes, GOODS), jnp.int8)
    return Offers(
        stands=jnp.zeros(lanes, bool),
        number=jnp.zeros(lanes, jnp.uint8),
        gives_gold=jnp.zeros(lanes, jnp.int16),
        asks_gold=jnp.zeros(lanes, jnp.int16),
        gives=goods,
        asks=goods,
        bag=goods,
        pledges=jnp.zeros((lanes, table.players), jnp.int8),
        favours=jnp.zeros((lanes, MAX_FAVOURS), jnp.uint16),
        joint=jnp.zeros(both, bool),
        accepted=jnp.zeros((both, 3), bool),
    )


def empty_state(table: TableRules) -> State:
    """A table before the deal."""
    players = table.players
    both = players if table.deputies else 0
    first = table.first_edition
    number = jnp.int8(0)
    each = jnp.zeros(players, jnp.int8)
    marks = jnp.zeros(players, bool)
    goods = jnp.zeros((players, GOODS), jnp.int8)
    pairs = jnp.zeros((players, players), jnp.int16)
    return State(
        mode=jnp.int8(DEPUTY if table.deputies else ROUND_DRAW),
        turn=number,
        must=jnp.bool_(True),
        round=jnp.int8(1),
        seat=number,
        second=number,
        gold=jnp.full(players, STARTING_GOLD, jnp.int16),
        hand=goods,
        stand=goods,
        bag=goods,
        status=each,
        declared=each,
        aside=goods,
        discarded=marks[: players if first else 0],
        claims=jnp.zeros(players if table.black_market else 0, jnp.int16),
        claimed=marks[: players if table.black_market else 0],
        deck=jnp.asarray(table.copies, jnp.int8),
        pile=jnp.zeros((2 if first else 1, GOODS), jnp.int8),
        stack=jnp.zeros(int(table.copies.sum()) if first else 0, jnp.int8),
        stacked=jnp.zeros(2 if first else 0, jnp.uint8),
        queue=number,
        asked=marks[: players if table.black_market else 0],
        handed=each,
        bound=marks,
        words=jnp.zeros((both, 2), jnp.int8),
        spoken=jnp.zeros(both, jnp.int8),
        alone=jnp.zeros(both, jnp.int8),
        market=jnp.full(len(MARKET_GOODS) if table.black_market else 0, 2, jnp.int8),
        debtor=jnp.zeros(table.officers, jnp.int8),
        creditor=jnp.zeros(table.officers, jnp.int8),
        owed=jnp.zeros(table.officers, jnp.int8),
        confiscated=jnp.zeros(GOODS if first else 0, jnp.int8),
        booty=jnp.zeros(GOODS if both else 0, jnp.int8),
        booty_gold=jnp.int16(0),
        split=jnp.zeros((2 if both else 0, GOODS), jnp.int8),
        split_gold=jnp.zeros(2 if both else 0, jnp.int16),
        split_made=jnp.zeros(2 if both else 0, bool),
        proposals=number,
        unnamed=jnp.ones(both, bool),
        named=jnp.int8(-1),
        offers=empty_offers(table),
        cursor=number,
        passed=marks,
        answers=jnp.zeros(table.officers, jnp.int8),
        made=jnp.zeros((players, players + 1), jnp.int8),
        next_number=jnp.uint8(0),
        ledger=Ledger(pairs, pairs, pairs, pairs, jnp.zeros(MAX_PAYMENTS, jnp.uint16), jnp.uint8(0)),
        shown=jnp.zeros((players, players, GOODS - LEGAL), jnp.int8),
        draft=empty_draft(table),
        past=Past(
            counts=jnp.zeros((players, len(COUNTED)), jnp.int16),
            bids=jnp.zeros((players, 3), jnp.int16),
            traded=jnp.zeros((players, 2), jnp.int32),
            taken=jnp.zeros((players, GOODS if first else 0), jnp.int8),
            declared=jnp.zeros((players, LEGAL), jnp.int8),
            last_declared=jnp.full(players, -1, jnp.int8),
            last_hidden=each,
        ),
    )
