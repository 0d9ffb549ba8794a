"""The vocabulary in which every action of the game is spelled: one fixed numbering for all tables.

An action is a short sequence of tokens, and each token is chosen under a mask of what is legal. The numbering never
depends on the edition, the options or the number of players, so one network, one file of decisions and one compiled
engine serve them all. `drafts.py` has the grammar, `spelling.py` spells an action.

Two conventions keep the numbers small:

- A *place* counts seats clockwise from the sheriff, or from the deputy drawn first. Place 0 is always an officer, and
  for the whole round a token names the same bag, no matter who says it.
- A *slot* is a good: slots 0 to 14 are the goods of the base game in the order of R1.1, even if a table plays
  without some of them. The rest are for goods of packs, in the order of the packs.
"""

from functools import lru_cache

from nottingham.codec.vocabulary import COINS, MAX_PLACES, SLOTS
from nottingham.rules.goods import base_pack
from nottingham.rules.options import Options, catalogue_for
from nottingham.rules.view_types import View

ONES = (1 << SLOTS) - 1
"""A bit for each slot."""


class TooManyGoods(ValueError):
    """The packs of a table have more goods than the vocabulary has slots for."""


class Slots:
    """The goods of one table by slot. Sets of slots are the bits of an integer."""

    def __init__(self, options: Options) -> None:
        catalogue = catalogue_for(options)
        base = [good.name for good in base_pack().goods]
        extra = [good for good in catalogue.order if good not in base]
        if len(base) + len(extra) > SLOTS:
            raise TooManyGoods(
                f"The packs of this table have {len(extra)} goods; the codec has room for {SLOTS - len(base)}."
            )
        self.names = (*base, *extra)
        self.slot = {good: slot for slot, good in enumerate(self.names) if good in catalogue.goods}
        self.value = tuple(catalogue.value.get(good, 0) for good in self.names)
        self.legal = sum(1 << slot for good, slot in self.slot.items() if good in catalogue.legal)
        self.hidden = sum(1 << slot for good, slot in self.slot.items() if good not in catalogue.legal)
        self.every = self.legal | self.hidden


@lru_cache(maxsize=256)
def slots_for(options: Options) -> Slots:
    return Slots(options)


def place_of(view: View, seat: int) -> int:
    """The place of a seat in this round: 0 for the sheriff, then clockwise."""
    return (seat - view.officers[0]) % len(view.seats)


def seat_at(view: View, place: int) -> int:
    return (place + view.officers[0]) % len(view.seats)


def token_names() -> list[str]:
    """A name for each token, by its number."""
    base = [good.name for good in base_pack().goods]
    goods = [*base, *(f"pack_good_{number}" for number in range(1, SLOTS - len(base) + 1))]
    places = range(MAX_PLACES)
    return [
        "pass",
        *(f"{verb} {sort}" for verb in ("accept", "refuse", "withdraw") for sort in ("bag_offer", "other_offer")),
        *(f"place {place}" for place in places),
        "deputies",
        *(f"hand_back {place}" for place in places),
        *(f"open {place}" for place in places),
        *(f"give_coin {coin}" for coin in COINS),
        *(f"ask_coin {coin}" for coin in COINS),
        *(f"{verb} {good}" for verb in ("give", "ask", "bag") for good in goods),
        "spare",
        "open_later",
        "pay_later",
        "left",
        "right",
        "done",
    ]


@lru_cache(maxsize=4096)
def coins(gold: int) -> tuple[int, ...]:
    """The indices of the coins that make up an amount: the largest first, none where a larger one would do.

    >>> [COINS[index] for index in coins(67)]
    [50, 5, 5, 5, 1, 1]
    """
    chosen: list[int] = []
    for index, coin in enumerate(COINS):
        count, gold = divmod(gold, coin)
        chosen += [index] * count
    return tuple(chosen)


def _next_coins(gold: int) -> int:
    """The coins that can follow below 50: never a larger one, and never as much as a larger one."""
    return sum(1 << index for index, coin in enumerate(COINS) if coins(gold + coin) == (*coins(gold), index))


_NEXT_COINS = tuple(_next_coins(gold) for gold in range(COINS[0]))
_AFFORDABLE = tuple(sum(1 << index for index, coin in enumerate(COINS) if coin <= left) for left in range(COINS[0] + 1))


def more_coins(gold: int, most: int) -> int:
    """The coins that can be added to an amount of at most `most`, as bits."""
    return _NEXT_COINS[gold % COINS[0]] & _AFFORDABLE[min(most - gold, COINS[0])]
