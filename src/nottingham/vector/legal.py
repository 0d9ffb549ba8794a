"""Masks of the tokens that are legal, and of those that chance can draw."""

import jax.numpy as jnp
import numpy as np
from jax import Array

from nottingham.codec.vocabulary import (
    ASK,
    BAG,
    COINS,
    DEPUTIES,
    GIVE,
    GOODS,
    LEFT,
    MAX_PLACES,
    MAX_PROMISED,
    SLOTS,
    WITHDRAW_BAG,
)
from nottingham.vector import booty, debts, turns
from nottingham.vector import offers as standing
from nottingham.vector.arrays import joined, look_up, one_hot, row
from nottingham.vector.drafts import (
    ASKED,
    ASKED_COINS,
    GIVEN,
    GIVEN_COINS,
    OF_BAG,
    PLEDGES,
    is_offer,
    role_of,
)
from nottingham.vector.places import by_place, seat_of
from nottingham.vector.state import (
    CLAIM,
    DEBT,
    DECLARE,
    DEPUTY,
    DISCARD,
    HELD,
    INSPECT,
    LOAD,
    MARKET_DRAW,
    NAME,
    PUT,
    ROUND_DRAW,
    SHARE,
    SWAP,
    State,
)
from nottingham.vector.table import (
    IS_LEGAL,
    MAX_FAVOURS,
    MAX_IN_BAG,
    MAX_OFFERS,
    MAX_SET_ASIDE,
    MAX_WORDS_ON_BAG,
    TableRules,
)

_ANSWERS = 6


def _next_coins() -> np.ndarray:
    """The coins that can come next for each sum below the largest coin, so that it takes as few coins as possible."""

    def spelled(gold: int) -> list[int]:
        coins: list[int] = []
        for coin in COINS:
            coins += [coin] * (gold // coin)
            gold %= coin
        return coins

    return np.array([[spelled(gold + coin) == [*spelled(gold), coin] for coin in COINS] for gold in range(COINS[0])])


_NEXT_COINS = _next_coins()


class MaskParts:
    """The parts of a mask in the order of their tokens."""

    def __init__(self, table: TableRules, state: State) -> None:
        none = jnp.bool_(False)
        self.table = table
        self.state = state
        self.passes = none
        self.answers = jnp.zeros(_ANSWERS, bool)
        self.places = jnp.zeros(table.players, bool)
        self.deputies = none
        self.hand_back = jnp.zeros(table.players, bool)
        self.open = jnp.zeros(table.players, bool)
        self.coins = jnp.zeros(len(COINS), bool)
        self.ask_coins = jnp.zeros(len(COINS), bool)
        self.give = jnp.zeros(GOODS, bool)
        self.ask = jnp.zeros(GOODS, bool)
        self.bag = jnp.zeros(GOODS, bool)
        self.favours = none
        self.piles = jnp.zeros(2, bool)
        self.done = none

    def whole(self) -> Array:
        def seats(roles: Array) -> Array:
            return jnp.pad(by_place(self.table, self.state, roles), (0, MAX_PLACES - self.table.players))

        def goods(slots: Array) -> Array:
            return jnp.pad(slots, (0, SLOTS - GOODS))

        parts = [
            self.passes[None],
            self.answers,
            seats(self.places),
            self.deputies[None],
            seats(self.hand_back),
            seats(self.open),
            self.coins,
            self.ask_coins,
            goods(self.give),
            goods(self.ask),
            goods(self.bag),
            jnp.repeat(self.favours[None], 3),
            self.piles,
            self.done[None],
        ]
        return joined([part.astype(jnp.int8) for part in parts])


def weights(table: TableRules, state: State) -> Array:
    """The weight of each token: 1 if the seat to act can choose it; for a card to draw, how many there are."""
    mask = MaskParts(table, state)
    _market(table, state, mask)
    _after(table, state, mask)
    _inspection(table, state, mask)
    _offer(table, state, mask)
    drawing = (state.mode == MARKET_DRAW) | (state.mode == ROUND_DRAW)
    mask.give = mask.give + jnp.where(drawing, state.deck, 0)
    return mask.whole()


def _last_slot(state: State, first: int) -> Array:
    """The slot of the last token, if it names a good of this kind."""
    last = state.draft.last - first
    return jnp.where((state.draft.length > 0) & (last >= 0) & (last < GOODS), last, 0)


def _market(table: TableRules, state: State, mask: MaskParts) -> None:
    mode, draft = state.mode, state.draft
    hand = row(state.hand, state.turn)
    chosen = draft.tokens[GIVE : GIVE + GOODS].astype(jnp.int8)
    count = chosen.sum()
    slots = jnp.arange(GOODS)
    heap = (hand > chosen) & (slots >= _last_slot(state, GIVE))
    mask.places |= (mode == NAME) & table.is_merchant
    mask.give |= (mode == SWAP) & heap & (count < MAX_SET_ASIDE) & ((draft.length == 0) | (draft.last < LEFT))
    mask.give |= (mode == LOAD) & heap & (count < MAX_IN_BAG)
    mask.done |= (mode == SWAP) | ((mode == LOAD) & (draft.length > 0))
    mask.give |= (mode == DECLARE) & (table.played & IS_LEGAL)
    if table.first_edition:
        taken = draft.tokens[LEFT : LEFT + 2].astype(jnp.int32)
        missing = table.hand_size - hand.sum() + count
        mask.piles |= (mode == SWAP) & (taken.sum() < missing) & (state.stacked > taken)
        cards = jnp.where(mode == DISCARD, row(state.aside, state.turn), state.confiscated)
        puts = (mode == DISCARD) | (mode == PUT)
        mask.give |= puts & (cards > chosen)
        mask.piles |= puts & (cards.sum() == count)


def _after(table: TableRules, state: State, mask: MaskParts) -> None:
    """Debts, the black market, the booty and the deputy deck."""
    mode, draft = state.mode, state.draft
    chosen = draft.tokens[GIVE : GIVE + GOODS].astype(jnp.int8)
    mask.give |= (mode == DEBT) & debts.payments(table, state, chosen, _last_slot(state, GIVE))
    if table.black_market:
        mask.passes |= mode == CLAIM
        at_gate = (mode == INSPECT) & (draft.length == 0)
        mask.give |= ((mode == CLAIM) | at_gate) & booty.claimable(table, state)
    if table.deputies:
        wanted = draft.tokens[ASK : ASK + GOODS].astype(jnp.int8)
        coin, goods, ends = booty.splits(table, state, wanted, _last_slot(state, ASK))
        shares = mode == SHARE
        mask.passes |= shares & (draft.length == 0)
        asked = shares & ~turns.automatic(table, state)
        mask.ask_coins |= asked & coin & one_hot(len(COINS) - 1, len(COINS))
        mask.ask |= asked & goods
        mask.done |= asked & ends
        mask.places |= (mode == DEPUTY) & state.unnamed


def _inspection(table: TableRules, state: State, mask: MaskParts) -> None:
    """A turn in the inspection: a decision, an answer, a pass, or the addressee of an offer."""
    lanes, draft = table.lanes, state.draft
    inspecting = state.mode == INSPECT
    gate = inspecting & (draft.length == 0)
    officer = state.turn < table.officers
    needed = (standing.needs(table, state) & one_hot(state.turn, table.players)).any(1) & state.offers.stands
    done = (standing.accepted(table, state) & one_hot(state.turn, table.players)).any(1)
    accept = needed & ~done & ~standing.over_the_owners_head(table, state)
    refuse = needed
    withdraw = (lanes.by == state.turn) & state.offers.stands
    may_open, may_hand_back = _decisions(table, state)
    forced = turns.automatic(table, state)
    if table.deputies:
        default = _default(table, state, may_open, may_hand_back, refuse)
        accept, withdraw = accept & ~forced, withdraw & ~forced
        refuse = jnp.where(forced, default[2], refuse)
        may_open = jnp.where(forced, default[0], may_open)
        may_hand_back = jnp.where(forced, default[1], may_hand_back)
    mask.passes |= gate & ~state.must
    mask.open |= gate & officer & may_open
    mask.hand_back |= gate & officer & may_hand_back
    kinds = jnp.stack([accept, accept, refuse, refuse, withdraw, withdraw])
    sorts = lanes.sort == (np.arange(_ANSWERS) % 2)[:, None]
    answers = kinds & sorts
    mask.answers |= gate & answers.any(1)
    may_offer = _addressees(table, state) & (row(state.made, state.turn) < MAX_OFFERS) & ~state.must
    mask.places |= gate & may_offer[:-1]
    mask.deputies |= gate & may_offer[-1]
    answering = inspecting & (draft.length > 0) & ~is_offer(state)
    meant = row(answers, draft.first - 1)
    withdraws = draft.first >= WITHDRAW_BAG
    second = answering & (draft.length == 1)
    third = answering & (draft.length == 2)
    makers = ((meant > 0) & lanes.made_by).any(1)
    from_second = (lanes.made_by & one_hot(role_of(table, state, draft.second), table.players)[:, None]).any(0)
    listed = (meant > 0) & (from_second | ~third)
    addressees = (listed & lanes.made_to).any(1)
    names_addressee = (second & withdraws) | third
    mask.places |= (second & ~withdraws & makers) | (names_addressee & addressees[:-1])
    mask.deputies |= names_addressee & addressees[-1]


def _decisions(table: TableRules, state: State) -> tuple[Array, Array]:
    """The bags this officer can open, and those they can hand back (R7.6, R7.10, R8.3, R8.4)."""
    held = state.status == HELD
    waits = standing.waiting(table, state)
    if not table.deputies:
        return held, held & ~state.bound & ~waits[0]
    me = state.turn
    mine = held & ((state.alone == 0) | (state.alone == me + 1))
    free = ~state.bound
    words = jnp.where((free & (state.alone == 0))[:, None], state.words, 0)
    said = (words * one_hot(me, 2)).sum(1)
    mine &= ~((said != 0) & (state.spoken >= MAX_WORDS_ON_BAG))
    held_up = row(waits, me) > 0
    held_up |= (words > 0).any(1) & waits.any(0)
    return mine & (said >= 0), mine & (said <= 0) & free & ~held_up


def _default(
    table: TableRules, state: State, may_open: Array, may_hand_back: Array, refuse: Array
) -> tuple[Array, Array, Array]:
    """The one thing a deputy does who has acted too often: hand back, refuse, or open, the first seat first."""
    seats = seat_of(table, state, jnp.arange(table.players))
    said = (state.words * one_hot(state.turn, 2)).sum(1)
    undecided = (said == 0) | (state.alone > 0)

    def first_of(bags: Array) -> Array:
        return bags & (seats == jnp.where(bags, seats, 99).min())

    hand_back = first_of(may_hand_back & undecided)
    refuse &= ~hand_back.any() & (state.offers.number == jnp.where(refuse, state.offers.number, 255).min())
    opened = first_of(may_open & undecided) & ~hand_back.any() & ~refuse.any()
    refuses = (state.draft.length > 0) & ~is_offer(state)
    return opened & ~refuses, hand_back & ~refuses, refuse


def _addressees(table: TableRules, state: State) -> Array:
    """Whom this seat could make an offer to (R7.1, R8.5); the last entry is both deputies."""
    roles = jnp.arange(table.players + 1)
    officer = state.turn < table.officers
    merchants = (roles >= table.officers) & (roles < table.players)
    if table.deputies:
        alone = ((state.status == HELD) & (state.alone == jnp.arange(1, 3)[:, None])).any(1)
        officers = jnp.pad(alone, (0, table.merchants + 1)) | (roles == table.players)
    else:
        officers = roles == 0
    others = merchants & (roles != state.turn) if table.open_trade else jnp.zeros(table.players + 1, bool)
    return jnp.where(officer, merchants, officers | others)


def _offer(table: TableRules, state: State, mask: MaskParts) -> None:
    """How an offer can go on. Its parts come in order; deputies have two forms until they pledge a bag (R8.5)."""
    draft = state.draft
    offering = is_offer(state)
    by = state.turn
    to = jnp.where(draft.first == DEPUTIES, table.players, role_of(table, state, draft.first))
    by_officer = by < table.officers
    trade = ~by_officer & (to >= table.officers) & (to < table.players)
    merchant = jnp.where(by_officer, to, by)
    held = state.status == HELD
    pledged = draft.pledges != 0
    joint = jnp.bool_(False)
    unpledged = jnp.bool_(False)
    bags = held & ~trade
    if table.deputies:
        officer = jnp.where(by_officer, by, to)
        alone = held & (state.alone == officer + 1)
        shared = held & (state.alone == 0)
        deals_alone = jnp.where(by_officer, (pledged & (state.alone == by + 1)).any(), to < table.officers)
        joint = ~deals_alone & ~trade
        both_forms = by_officer & ~pledged.any()
        bags = jnp.where(trade, False, jnp.where(both_forms, alone | shared, jnp.where(deals_alone, alone, shared)))
        unpledged = ~by_officer & (to < table.officers) & ~pledged.any()
    free = offering & (draft.stage == 0)
    part = draft.part
    bags = free & (part == PLEDGES) & bags & ~pledged
    mask.open |= bags
    mask.hand_back |= bags & ~state.bound
    free &= ~unpledged
    officers_part = joint & by_officer
    asked_none = joint & ~by_officer
    mine, theirs = row(state.stand, by), row(state.stand, to)
    mask.coins |= (
        free & (part <= GIVEN_COINS) & _more_coins(draft.gives_gold, jnp.where(officers_part, 0, row(state.gold, by)))
    )
    mask.ask_coins |= (
        free & (part <= ASKED_COINS) & _more_coins(draft.asks_gold, jnp.where(asked_none, 0, row(state.gold, to)))
    )
    mask.give |= free & (part <= GIVEN) & _more_goods(table, state, GIVE, jnp.where(officers_part, 0, mine))
    mask.ask |= free & (part <= ASKED) & _more_goods(table, state, ASK, jnp.where(asked_none, 0, theirs))
    named = draft.tokens[BAG : BAG + GOODS].astype(jnp.int32).sum()
    bag_left = row(state.bag.sum(1) * (held & ~state.bound), merchant) - named
    own = row(draft.pledges, merchant) > 0
    later = jnp.arange(GOODS) >= _last_slot(state, BAG)
    mask.bag |= free & (part <= OF_BAG) & own & (bag_left > 0) & table.played & later
    mask.favours |= free & (draft.favour_count < MAX_FAVOURS)
    mask.done |= free & (draft.length > 1)
    _favour(table, state, mask, offering, to, joint)


def _favour(table: TableRules, state: State, mask: MaskParts, offering: Array, to: Array, joint: Array) -> None:
    draft = state.draft
    roles = jnp.arange(table.players)
    sides = (roles == state.turn) | (roles == to) | (joint & (roles < table.officers))
    mask.places |= offering & (draft.stage == 1) & sides
    mask.places |= offering & (draft.stage == 2) & (roles != draft.promiser)
    pays = offering & (draft.stage == 3)
    mask.coins |= pays & _more_coins(draft.promised, jnp.int32(MAX_PROMISED))
    paid = pays & (draft.promised > 0)
    mask.done |= paid
    mask.favours |= paid & (draft.favour_count + 1 < MAX_FAVOURS)


def _more_coins(gold: Array, most: Array) -> Array:
    """The coins that can be added: never a larger one, and never as much as a larger one."""
    return look_up(_NEXT_COINS, gold % COINS[0]).astype(bool) & (np.array(COINS) <= most - gold)


def _more_goods(table: TableRules, state: State, first: int, stand: Array) -> Array:
    """Legal goods that are on the stand, and any contraband while its number lasts (R7.3), in order."""
    named = state.draft.tokens[first : first + GOODS].astype(jnp.int8)
    hidden = (stand * ~IS_LEGAL).sum() > (named * ~IS_LEGAL).sum()
    return jnp.where(IS_LEGAL, stand > named, hidden & table.played) & (jnp.arange(GOODS) >= _last_slot(state, first))
