"""The table: edition, players and options, fixed while a game is compiled, and what follows from them.

Goods are plain numbers here, in the order of R1.1. A test compares them with the packs of the rules.
"""

from dataclasses import dataclass
from functools import cached_property, lru_cache

import numpy as np
from numpy.typing import NDArray

from nottingham.codec.vocabulary import GOODS

Numbers = NDArray[np.int32]
Marks = NDArray[np.bool_]

LEGAL = 4
"""The first slots are the legal goods."""
COPIES = (48, 36, 36, 24, 22, 21, 12, 5, 2, 2, 2, 1, 2, 1, 2)
COPIES_AT_THREE = (48, 36, 0, 24, 18, 16, 9, 5, 2, 1, 2, 0, 0, 0, 1)
FIRST_ROYAL = 8
VALUES = np.array((2, 3, 3, 4, 6, 7, 8, 9, 4, 6, 6, 9, 6, 9, 8), np.int32)
PENALTIES = np.array((2, 2, 2, 2, 4, 4, 4, 4, 3, 4, 4, 5, 4, 5, 4), np.int32)
IS_LEGAL: Marks = np.arange(GOODS) < LEGAL
MAX_HIDDEN_VALUE = 9
MAX_OWED = 22
"""The dearest bag: both royal goods of penalty 5, and three cards of penalty 4."""
COUNTS_AS = np.zeros((GOODS, LEGAL), np.int32)
"""How many of each legal good a card counts as for King and Queen (R1.2)."""
COUNTS_AS[range(LEGAL), range(LEGAL)] = 1
COUNTS_AS[range(FIRST_ROYAL, GOODS), (0, 0, 1, 1, 2, 2, 3)] = (2, 3, 2, 3, 2, 3, 2)
KINGS = np.array((20, 15, 15, 10), np.int32)
QUEENS = np.array((10, 10, 10, 5), np.int32)

MARKET_GOODS = np.array((4, 5, 6))
"""The slots of the black market (R9.1)."""
MARKET_VALUES = np.array(((0, 22, 26), (0, 25, 30), (0, 30, 36)), np.int32)
"""The value of the top card, by the cards left in the pile (R9.4)."""
MARKET_PRICE = 3
MAX_IN_BAG = 5
MAX_SET_ASIDE = 5
STARTING_GOLD = 50
PILE_START = 5
REMOVED_CARDS = 10
MAX_FAVOURS = 12
MAX_WORDS_ON_BAG = 6
MAX_OFFERS = 3
MAX_ANSWERS = 60
MAX_PROPOSALS = 4
MAX_PAYMENTS = 64
"""Promises to pay in one game that the ledger keeps. Random games have some 20; later ones are not recorded."""


class UnknownTable(ValueError):
    """No game can be played with these options."""


@dataclass(frozen=True)
class TableRules:
    """How a game is played. Each table compiles its own functions."""

    players: int = 4
    edition: str = "second"
    royal_goods: bool = False
    black_market: bool = False
    time_limit: bool = False
    """Only the observation shows it: turns are taken without a clock."""
    removed_cards: bool = False
    seven_card_hand: bool = False
    open_trade: bool = False

    def __post_init__(self) -> None:
        if self.edition not in ("first", "second"):
            raise UnknownTable("The edition must be first or second. (R2.1)")
        if not 3 <= self.players <= (5 if self.first_edition else 6):
            raise UnknownTable(f"The {self.edition} edition can't be played by {self.players}. (R2.1)")
        if self.first_edition and self.black_market:
            raise UnknownTable("The black market belongs to the second edition. (R9.1)")

    @property
    def first_edition(self) -> bool:
        return self.edition == "first"

    @property
    def deputies(self) -> bool:
        return self.players == 6

    @property
    def officers(self) -> int:
        return 2 if self.deputies else 1

    @property
    def merchants(self) -> int:
        return self.players - self.officers

    @property
    def hand_size(self) -> int:
        return 7 if self.seven_card_hand else 6

    @property
    def rounds(self) -> int:
        return {3: 9, 4: 8, 5: 10, 6: 9}[self.players]

    @cached_property
    def copies(self) -> Numbers:
        copies = np.array(COPIES_AT_THREE if self.players == 3 else COPIES, np.int32)
        return copies if self.royal_goods else np.where(np.arange(GOODS) < FIRST_ROYAL, copies, 0)

    @cached_property
    def played(self) -> Marks:
        """The goods in this game."""
        return self.copies > 0

    @cached_property
    def is_merchant(self) -> Marks:
        return np.arange(self.players) >= self.officers

    @cached_property
    def lanes(self) -> "Lanes":
        return _lanes(self)


@dataclass(frozen=True, eq=False)
class Lanes:
    """The places where offers are stored. A lane is one maker, addressee and sort, and holds at most one offer (R7.5).

    Sort 0 pledges the bag of the merchant who deals, sort 1 does not.
    """

    by: Numbers
    to: Numbers
    """The number of players stands for both deputies."""
    sort: Numbers
    merchant: Numbers
    """The merchant who deals; where two merchants trade, the one who makes the offer."""
    officer: Numbers
    """The officer who deals, the first of two; -1 where merchants trade."""
    by_officer: Marks
    made_by: Marks
    """One row for each role."""
    made_to: Marks
    """One row for each role, and one for both deputies."""

    @property
    def count(self) -> int:
        return len(self.by)


@lru_cache(maxsize=256)
def _lanes(table: TableRules) -> Lanes:
    officers = range(table.officers)
    merchants = range(table.officers, table.players)
    pairs = [(by, to) for by in merchants for to in officers] + [(by, to) for by in officers for to in merchants]
    if table.deputies:
        pairs += [(by, table.players) for by in merchants]
    lanes = [(by, to, sort) for by, to in pairs for sort in (0, 1)]
    if table.open_trade:
        lanes += [(by, to, 1) for by in merchants for to in merchants if by != to]
    by, to, sort = np.array(lanes, np.int32).T
    by_officer = by < table.officers
    officer = np.where(by_officer, by, np.where(to < table.officers, to, np.where(to == table.players, 0, -1)))
    return Lanes(
        by,
        to,
        sort,
        np.where(by_officer, to, by),
        officer,
        by_officer,
        np.arange(table.players)[:, None] == by,
        np.arange(table.players + 1)[:, None] == to,
    )


@lru_cache(maxsize=1)
def only_payments() -> NDArray[np.int16]:
    """How to pay a debt with legal goods where only one way leaves no card to spare (R6.5), by what is owed and the
    cards of each legal good; -1 where there are several ways, 0 where there is none.

    A payment is written as four digits of 16. The table counts, for each stand, the payments that it could make.
    """
    max_counts = [-(-MAX_OWED // int(value)) for value in VALUES[:LEGAL]]
    cards = np.indices([count + 1 for count in max_counts])
    worth = np.tensordot(VALUES[:LEGAL], cards, 1)
    cheapest = np.where(cards > 0, VALUES[:LEGAL].reshape(-1, 1, 1, 1, 1), 99).min(0)
    code = sum(cards[slot] << 4 * slot for slot in range(LEGAL))
    owed = np.arange(1, MAX_OWED + 1).reshape(-1, 1, 1, 1, 1)
    enough = (worth >= owed) & (worth - cheapest < owed)
    ways, codes = enough.astype(np.int32), np.where(enough, code, 0).astype(np.int64)
    for axis in range(1, 1 + LEGAL):
        ways, codes = ways.cumsum(axis), codes.cumsum(axis)
    return np.where(ways > 1, -1, codes).astype(np.int16)
