"""Random legal play: every kind of legal action can come up, and all that come up are legal.

Offers are combinations, so no list of legal actions can be made; this is how tests, benchmarks and the random player
find one. A sample uses no more than its seat may know. Chance comes from the caller: a function that returns a number
from 0 up to 1.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from nottingham.rules.actions import (
    NO_SIDE,
    PILES,
    Accept,
    AnyAction,
    Claim,
    Declare,
    Decline,
    Discard,
    Favour,
    HandBack,
    LoadBag,
    MakeOffer,
    NameStarter,
    Open,
    OpenLater,
    Pay,
    PayLater,
    PileName,
    Place,
    Pledge,
    Portion,
    Refuse,
    Share,
    ShareEvenly,
    Side,
    Spare,
    Swap,
    Withdraw,
    Words,
)
from nottingham.rules.cards import NOTHING, Cards, heap, plus, size, spread
from nottingham.rules.engine import may_act, to_act
from nottingham.rules.errors import IllegalAction
from nottingham.rules.limits import BLACK_MARKET_PRICE, MAX_IN_BAG, MAX_SET_ASIDE
from nottingham.rules.phases.debts import kind_asked
from nottingham.rules.phases.deputies import handing_back
from nottingham.rules.phases.offers import unanswered, unanswered_owner
from nottingham.rules.state import Addressee, State

Random = Callable[[], float]
T = TypeVar("T")


def sample_action(state: State, seat: int, random: Random) -> AnyAction:
    """A random legal action of a seat that may act."""
    if seat not in may_act(state):
        raise IllegalAction("R3.1", "nothing_to_do", "Seat {seat} can do nothing now.", seat=seat)
    return _SAMPLERS[state.phase](state, seat, random)


def sample_move(state: State, random: Random) -> tuple[int, AnyAction]:
    """A random seat and a random legal action of it: half the time one the game waits for, else any that may act."""
    phase = state.phase
    if phase == "inspect" and random() < 0.5:
        seat = int(random() * len(state.seats))
    else:
        seats = to_act(state)
        seat = seats[int(random() * len(seats))] if len(seats) > 1 else seats[0]
    return seat, _SAMPLERS[phase](state, seat, random)


def _pick(choices: Sequence[T], random: Random) -> T:
    return choices[int(random() * len(choices))]


def _shuffle(cards: list[str], random: Random) -> list[str]:
    for last in range(len(cards) - 1, 0, -1):
        other = int(random() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]
    return cards


def _some(cards: Cards, most: int, random: Random) -> dict[str, int]:
    """A random part of a heap: any number of each good, and no more than `most` cards in all."""
    chosen: dict[str, int] = {}
    for good, count in cards.items():
        part = int(random() * (count + 1))
        if part:
            if part >= most:
                chosen[good] = most
                break
            chosen[good] = part
            most -= part
    return chosen


def _market(state: State, seat: int, random: Random) -> AnyAction:
    if not state.queue:
        return NameStarter(_pick(state.merchants, random))
    mine = state.seats[seat]
    first = state.options.edition == "first"
    if first and mine.set_aside:
        return Discard(_pick(PILES, random), _shuffle(spread(mine.set_aside), random))
    aside = _some(mine.hand, MAX_SET_ASIDE, random)
    if not first or random() < 0.5:
        return Swap(aside)
    return Swap(aside, _takes(state, state.options.hand_size - size(mine.hand) + size(aside), random))


def _takes(state: State, most: int, random: Random) -> list[PileName]:
    left = {name: len(state.piles[name]) for name in PILES}
    takes: list[PileName] = []
    while len(takes) < most and random() < 0.7:
        name = _pick(PILES, random)
        if not left[name]:
            break
        left[name] -= 1
        takes.append(name)
    return takes


def _load(state: State, seat: int, random: Random) -> AnyAction:
    hand = state.seats[seat].hand
    chosen = _some(hand, MAX_IN_BAG, random) if random() < 0.7 else None
    if chosen:
        return LoadBag(chosen)
    good, count = _pick(list(hand.items()), random)
    return LoadBag({good: min(count, MAX_IN_BAG)})


def _declare(state: State, seat: int, random: Random) -> AnyAction:
    bag = state.seats[seat].bag
    if bag and random() < 0.6:
        good = next(iter(bag.cards))
        if good in state.goods.legal:
            return Declare(good)
    return Declare(_pick(state.goods.declarable, random))


def _inspect(state: State, seat: int, random: Random) -> AnyAction:
    chance = random()
    if state.offers and chance < 0.5:
        answer = _answer(state, seat, random)
        if answer:
            return answer
    if seat in state.officers and chance < 0.85:
        decision = _decision(state, seat, random)
        if decision:
            return decision
    return _offer(state, seat, random)


def _answer(state: State, seat: int, random: Random) -> AnyAction | None:
    mine = [offer for offer in state.offers if offer.by == seat or seat in offer.needs]
    if not mine:
        return None
    offer = _pick(mine, random)
    if offer.by == seat:
        return Withdraw(offer.id)
    if seat in offer.accepted_by or random() < 0.4 or unanswered_owner(state, offer):
        return Refuse(offer.id)
    return Accept(offer.id)


def _decision(state: State, seat: int, random: Random) -> AnyAction | None:
    """Open or hand back a bag on which this officer still has a word to say."""
    bags = [bag for bag in state.held if state.alone.get(bag, seat) == seat]
    if not bags:
        return None
    bag = _pick(bags, random)
    bound = state.is_bound(bag)
    said = None if bound or bag in state.alone else state.stances.get(bag, {}).get(seat)
    may_open = said != "open"
    may_hand_back = said != "hand_back" and not bound
    for officer in handing_back(state, seat, bag):
        may_hand_back = may_hand_back and not unanswered(state, bag, officer)
    if may_open and (not may_hand_back or random() < 0.5):
        return Open(bag)
    return HandBack(bag) if may_hand_back else None


def _offer(state: State, seat: int, random: Random) -> AnyAction:
    to = _addressee(state, seat, random)
    trade = to != "deputies" and seat not in state.officers and to not in state.officers
    if trade:
        give = _side(state, seat, (), random, own=True)
        get = _side(state, _seat_of(to), (), random, own=False)
        favours = _favours(state, seat, to, random)
        return MakeOffer(to, give, get, [], favours)
    pledges = _pledges(state, seat, to, random)
    by_officer = seat in state.officers
    merchant = _seat_of(to) if by_officer else seat
    theirs = _side(state, merchant, pledges, random, own=not by_officer) if random() < 0.8 else NO_SIDE
    ours = NO_SIDE
    if random() < 0.2 and (len(state.officers) == 1 or (pledges and pledges[0].bag in state.alone)):
        ours = _side(state, seat if by_officer else _seat_of(to), (), random, own=by_officer)
    give, get = (ours, theirs) if by_officer else (theirs, ours)
    favours = _favours(state, seat, to, random) if random() < 0.2 else []
    if give is NO_SIDE and get is NO_SIDE and not pledges and not favours:
        return MakeOffer(to, favours=[Words(seat, "You have my word.")])
    return MakeOffer(to, give, get, pledges, favours)


def _seat_of(to: Addressee) -> int:
    if to == "deputies":
        raise ValueError("two deputies are no seat")
    return to


def _addressee(state: State, seat: int, random: Random) -> Addressee:
    if seat in state.officers:
        return _pick(state.merchants, random)
    if state.options.open_trade and random() < 0.4:
        return _pick([other for other in state.merchants if other != seat], random)
    if len(state.officers) == 1:
        return state.officers[0]
    deciding = [deputy for bag, deputy in state.alone.items() if bag in state.held]
    return _pick(deciding, random) if deciding and random() < 0.6 else "deputies"


def _pledges(state: State, seat: int, to: Addressee, random: Random) -> list[Pledge]:
    """Pledges about bags on which these officers can give their word together, or the one alone."""
    bags: Sequence[int] = state.held
    must = False
    if len(state.officers) == 2:
        must = to in state.officers
        officer = to if must else seat
        alone = [bag for bag in bags if state.alone.get(bag) == officer]
        joint = [bag for bag in bags if bag not in state.alone]
        bags = alone if must or (alone and random() < 0.5) else joint
    owner = to if seat in state.officers else seat
    pledges = []
    for bag in bags:
        wanted = random() < (0.7 if bag == owner else 0.2)
        if wanted:
            back = not state.is_bound(bag) and random() < (0.95 if bag == owner else 0.4)
            pledges.append(Pledge("hand_back" if back else "open", bag))
    if must and not pledges:
        bag = _pick(bags, random)
        pledges.append(Pledge("open" if state.is_bound(bag) else "hand_back", bag))
    return pledges


def _side(state: State, place: int, pledges: Sequence[Pledge], random: Random, *, own: bool) -> Side:
    """What a seat could, for all the table knows, hand over; of its bag only if that is to be handed back.

    Only who samples for his own side knows what really lies there.
    """
    seat = state.seats[place]
    gold = int(random() * random() * (seat.gold + 1))
    chance = random()
    if 0.35 < chance < 0.75:
        return Side(gold) if gold else NO_SIDE
    stand: Cards = NOTHING
    contraband: Cards = NOTHING
    bag: Cards = NOTHING
    if chance < 0.2 and seat.stand:
        stand = _some(seat.stand, 3, random)
    if 0.15 < chance < 0.35 and seat.contraband:
        count = 1 + int(random() * size(seat.contraband))
        true = own and random() < 0.6
        contraband = _some(seat.contraband, count, random) if true else _bluff(state, count, random)
    if chance > 0.75 and seat.bag and Pledge("hand_back", place) in pledges:
        count = 1 + int(random() * size(seat.bag.cards))
        true = own and random() < 0.6
        bag = _some(seat.bag.cards, count, random) if true else _bluff(state, count, random, legal=True)
    return Side(gold, stand, contraband, bag) if gold or stand or contraband or bag else NO_SIDE


def _bluff(state: State, count: int, random: Random, *, legal: bool = False) -> Cards:
    """So many cards named that may not be there: contraband, or any goods."""
    goods = [good for good in state.goods.goods if legal or good not in state.goods.legal]
    return heap([_pick(goods, random) for _ in range(count)])


def _favours(state: State, seat: int, to: Addressee, random: Random) -> list[Favour]:
    sides = [seat, *(state.officers if to == "deputies" else (to,))]
    by = _pick(sides, random)
    whom = _pick([other for other in range(len(state.seats)) if other != by], random)
    favours: list[Favour] = [
        Spare(by, whom),
        OpenLater(by, whom),
        PayLater(by, whom, 1 + int(random() * 10)),
        Words(by, "I shall remember this."),
    ]
    return [_pick(favours, random)]


def _debt(state: State, seat: int, random: Random) -> AnyAction:
    debtor = state.seats[seat]
    values = state.goods.value
    owed = state.debts[0].gold
    available = debtor.stand if kind_asked(debtor) == "legal" else debtor.contraband
    paid: list[str] = []
    for good in _shuffle(spread(available), random):
        if sum(values[card] for card in paid) >= owed:
            break
        paid.append(good)
    total = sum(values[card] for card in paid)
    for good in sorted(paid, key=lambda card: values[card]):
        if total - values[good] >= owed:
            paid.remove(good)
            total -= values[good]
    return Pay(heap(paid))


def _place(state: State, seat: int, random: Random) -> AnyAction:
    return Place(_pick(PILES, random), _shuffle(spread(state.confiscated), random))


def _claim(state: State, seat: int, random: Random) -> AnyAction:
    contraband = state.seats[seat].contraband
    goods = [
        good
        for good in state.goods.order
        if state.black_market.get(good) and contraband.get(good, 0) >= BLACK_MARKET_PRICE
    ]
    return Claim(_pick(goods, random)) if goods and random() < 0.8 else Decline()


def _share(state: State, seat: int, random: Random) -> AnyAction:
    other = next(deputy for deputy in state.officers if deputy != seat)
    proposed = state.shares.get(other)
    if proposed and random() < 0.6:
        return Share({deputy: Portion(stake.gold, stake.goods) for deputy, stake in proposed.items()})
    if random() < 0.4 or seat in state.shares:
        return ShareEvenly()
    booty = state.booty
    cards = _shuffle(spread(plus(booty.stand, booty.contraband)), random)
    half = (len(cards) + int(random() * 2)) // 2
    gold = (booty.gold + int(random() * 2)) // 2
    return Share({seat: Portion(gold, heap(cards[:half])), other: Portion(booty.gold - gold, heap(cards[half:]))})


_SAMPLERS: Mapping[str, Callable[[State, int, Random], AnyAction]] = {
    "market": _market,
    "load": _load,
    "declare": _declare,
    "inspect": _inspect,
    "debt": _debt,
    "place": _place,
    "claim": _claim,
    "share": _share,
}
