"""Random choices within given bounds: the part of random play that needs no State.

`sampling.py` takes the bounds from a State and `players/random_player.py` from a View. Golden games and the census
depend on the order in which these functions use chance: keep it, or re-record them with `make golden`.
"""

from collections.abc import Callable, Container, Mapping, Sequence
from typing import Final, TypeVar

from nottingham.rules.actions import (
    NO_SIDE,
    PILES,
    AnyAction,
    Claim,
    Declare,
    Decline,
    Favour,
    LoadBag,
    MakeOffer,
    OpenLater,
    Pay,
    PayLater,
    PileName,
    Pledge,
    Portion,
    Share,
    ShareEvenly,
    Side,
    Spare,
    Swap,
    Words,
)
from nottingham.rules.cards import NOTHING, Cards, heap, size, spread
from nottingham.rules.state import Addressee, Split

Chance = Callable[[], float]
"""A source of chance: returns a number from 0 up to, but not including, 1."""
T = TypeVar("T")

MAX_FROM_STAND: Final = 3
"""Stand goods in one side of an offer. With more, stands would be empty at the end of most games."""


def pick(choices: Sequence[T], chance: Chance) -> T:
    return choices[int(chance() * len(choices))]


def shuffled(cards: Cards, chance: Chance) -> list[str]:
    """All cards of a heap in random order."""
    order = spread(cards)
    for last in range(len(order) - 1, 0, -1):
        other = int(chance() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return order


def some(cards: Cards, most: int, chance: Chance) -> Cards:
    """A random part of a heap: any number of each good, and at most `most` cards in all."""
    chosen: dict[str, int] = {}
    for good, count in cards.items():
        part = int(chance() * (count + 1))
        if part:
            if part >= most:
                chosen[good] = most
                break
            chosen[good] = part
            most -= part
    return chosen


def swap(hand: Cards, most: int, draw_to: int, piles: Mapping[str, int], chance: Chance) -> Swap:
    """Sets aside at most `most` cards. `piles` has the size of each discard pile that cards can be taken from."""
    aside = some(hand, most, chance)
    if not piles or chance() < 0.5:
        return Swap(aside)
    missing = draw_to - size(hand) + size(aside)
    left = dict(piles)
    taken: list[PileName] = []
    while len(taken) < missing and chance() < 0.7:
        name = pick(PILES, chance)
        if not left[name]:
            break
        left[name] -= 1
        taken.append(name)
    return Swap(aside, taken)


def load(hand: Cards, most: int, chance: Chance) -> LoadBag:
    """Any part of the hand or, if that turns out empty, all cards of one good."""
    chosen = some(hand, most, chance) if chance() < 0.7 else NOTHING
    if chosen:
        return LoadBag(chosen)
    good, count = pick(list(hand.items()), chance)
    return LoadBag({good: min(count, most)})


def declare(bag: Cards, declarable: Sequence[str], chance: Chance) -> Declare:
    """Often the first good of the bag, if it can be declared; else any good that can."""
    if chance() < 0.6:
        good = next(iter(bag))
        if good in declarable:
            return Declare(good)
    return Declare(pick(declarable, chance))


def pledges(
    bags: Sequence[int], owner: Addressee, must_open: Container[int], chance: Chance, *, at_least_one: bool
) -> list[Pledge]:
    """Pledges about some of the bags: most often to hand back the bag of `owner`, the merchant who deals."""
    chosen = []
    for bag in bags:
        own = bag == owner
        if chance() < (0.7 if own else 0.2):
            back = bag not in must_open and chance() < (0.95 if own else 0.4)
            chosen.append(Pledge("hand_back" if back else "open", bag))
    if at_least_one and not chosen:
        bag = pick(bags, chance)
        chosen.append(Pledge("open" if bag in must_open else "hand_back", bag))
    return chosen


def favour(sides: Sequence[int], players: int, chance: Chance) -> Favour:
    """A favour promised by one of the sides of a deal, about another seat."""
    by = pick(sides, chance)
    whom = pick([seat for seat in range(players) if seat != by], chance)
    favours: list[Favour] = [
        Spare(by, whom),
        OpenLater(by, whom),
        PayLater(by, whom, 1 + int(chance() * 10)),
        Words(by, "I shall remember this."),
    ]
    return pick(favours, chance)


def offer(seat: int, to: Addressee, give: Side, get: Side, pledged: list[Pledge], favours: list[Favour]) -> MakeOffer:
    """The offer of these parts; an empty one would be illegal, so it gets a favour in words."""
    if give is NO_SIDE and get is NO_SIDE and not pledged and not favours:
        favours = [Words(seat, "You have my word.")]
    return MakeOffer(to, give, get, pledged, favours)


def pay(available: Cards, values: Mapping[str, int], owed: int, chance: Chance) -> Pay:
    """Random cards until they are worth what is owed, less those that turn out not to be needed."""
    paid: list[str] = []
    for good in shuffled(available, chance):
        if owed <= 0:
            break
        paid.append(good)
        owed -= values[good]
    for good in sorted(paid, key=values.__getitem__):
        if owed + values[good] <= 0:
            paid.remove(good)
            owed += values[good]
    return Pay(heap(paid))


def claim(goods: Sequence[str], chance: Chance) -> AnyAction:
    return Claim(pick(goods, chance)) if goods and chance() < 0.8 else Decline()


def share(
    seat: int, other: int, proposals: Mapping[int, Split], gold: int, goods: Cards, chance: Chance
) -> Share | ShareEvenly:
    """The other deputy's proposal, the even split or, if this deputy has made none yet, a new proposal."""
    proposed = proposals.get(other)
    if proposed and chance() < 0.6:
        return Share({deputy: Portion(stake.gold, stake.goods) for deputy, stake in proposed.items()})
    if chance() < 0.4 or seat in proposals:
        return ShareEvenly()
    cards = shuffled(goods, chance)
    half = (len(cards) + int(chance() * 2)) // 2
    coins = (gold + int(chance() * 2)) // 2
    return Share({seat: Portion(coins, heap(cards[:half])), other: Portion(gold - coins, heap(cards[half:]))})
