"""Random legal play: samples are always legal, and every kind of legal action can come up.

Offers have too many combinations to list all legal actions, so tests, benchmarks and the referee sample one. A sample
depends only on what its seat may know. There are two samplers: a bot has only a View, so `players/random_player.py`
works from its prompt; this one works from the State, since building a View would double the time of a decision. What
they share is in `choices.py`.
"""

from collections.abc import Callable, Mapping, Sequence

from nottingham.rules import choices
from nottingham.rules.actions import (
    NO_SIDE,
    PILES,
    Accept,
    AnyAction,
    Claim,
    Discard,
    Favour,
    HandBack,
    NameStarter,
    Open,
    Place,
    Pledge,
    Refuse,
    ShareEvenly,
    Side,
    Withdraw,
)
from nottingham.rules.cards import NOTHING, Cards, heap, plus, size
from nottingham.rules.choices import Chance, pick, shuffled, some
from nottingham.rules.engine import may_act, to_act
from nottingham.rules.errors import IllegalAction
from nottingham.rules.limits import BLACK_MARKET_PRICE, MAX_IN_BAG, MAX_SET_ASIDE, MAX_SPLITS, MAX_WORDS_ON_BAG
from nottingham.rules.phases.debts import kind_asked
from nottingham.rules.phases.deputies import handing_back
from nottingham.rules.phases.offers import unanswered, unanswered_owner
from nottingham.rules.state import Addressee, State


def sample_action(state: State, seat: int, chance: Chance) -> AnyAction:
    """Returns a random legal action of a seat that may act. `chance` returns numbers from 0 up to 1.

    >>> import random
    >>> from nottingham import Options, new_game
    >>> state, _ = new_game(Options(players=3), seed=7, sheriff=0)
    >>> sample_action(state, 0, random.Random(1).random)
    NameStarter(seat=1)
    """
    if seat not in may_act(state):
        raise IllegalAction("R3.1", "nothing_to_do", "Seat {seat} can do nothing now.", seat=seat)
    return _SAMPLERS[state.phase](state, seat, chance)


def sample_move(state: State, chance: Chance) -> tuple[int, AnyAction]:
    """Returns a seat and a random legal action of it: a seat the game waits for or, in the inspection, often any.

    >>> import random
    >>> from nottingham import Options, new_game
    >>> state, _ = new_game(Options(players=3), seed=7, sheriff=0)
    >>> sample_move(state, random.Random(1).random)
    (0, NameStarter(seat=1))
    """
    phase = state.phase
    if phase == "inspect" and chance() < 0.5:
        seat = int(chance() * len(state.seats))
    else:
        seats = to_act(state)
        seat = seats[int(chance() * len(seats))] if len(seats) > 1 else seats[0]
    return seat, _SAMPLERS[phase](state, seat, chance)


def _market(state: State, seat: int, chance: Chance) -> AnyAction:
    if not state.queue:
        return NameStarter(pick(state.merchants, chance))
    mine = state.seats[seat]
    first = state.options.edition == "first"
    if first and mine.set_aside:
        return Discard(pick(PILES, chance), shuffled(mine.set_aside, chance))
    piles = {name: len(pile) for name, pile in state.piles.items()} if first else {}
    return choices.swap(mine.hand, MAX_SET_ASIDE, state.options.hand_size, piles, chance)


def _load(state: State, seat: int, chance: Chance) -> AnyAction:
    return choices.load(state.seats[seat].hand, MAX_IN_BAG, chance)


def _declare(state: State, seat: int, chance: Chance) -> AnyAction:
    bag = state.seats[seat].bag
    assert bag is not None
    return choices.declare(bag.cards, state.goods.declarable, chance)


def _inspect(state: State, seat: int, chance: Chance) -> AnyAction:
    if seat in state.handed_back:
        goods = _claimable(state, seat)
        if goods and chance() < 0.5:
            return Claim(pick(goods, chance))
    kind = chance()
    if state.offers and kind < 0.5:
        answer = _answer(state, seat, chance)
        if answer:
            return answer
    if seat in state.officers and kind < 0.85:
        decision = _decision(state, seat, chance)
        if decision:
            return decision
    return _offer(state, seat, chance)


def _answer(state: State, seat: int, chance: Chance) -> AnyAction | None:
    mine = [offer for offer in state.offers if offer.by == seat or seat in offer.needs]
    if not mine:
        return None
    offer = pick(mine, chance)
    if offer.by == seat:
        return Withdraw(offer.id)
    if seat in offer.accepted_by or chance() < 0.4 or unanswered_owner(state, offer):
        return Refuse(offer.id)
    return Accept(offer.id)


def _decision(state: State, seat: int, chance: Chance) -> AnyAction | None:
    """Opens or hands back a bag that this officer can still decide on."""
    bags = [bag for bag in state.held if state.alone.get(bag, seat) == seat]
    if not bags:
        return None
    bag = pick(bags, chance)
    bound = state.is_bound(bag)
    said = None if bound or bag in state.alone else state.stances.get(bag, {}).get(seat)
    if said and state.spoken.get(bag, 0) >= MAX_WORDS_ON_BAG:
        return None
    may_open = said != "open"
    may_hand_back = said != "hand_back" and not bound
    for officer in handing_back(state, seat, bag):
        may_hand_back = may_hand_back and not unanswered(state, bag, officer)
    if may_open and (not may_hand_back or chance() < 0.5):
        return Open(bag)
    return HandBack(bag) if may_hand_back else None


def _offer(state: State, seat: int, chance: Chance) -> AnyAction:
    to = _addressee(state, seat, chance)
    by_officer = seat in state.officers
    if not by_officer and to != "deputies" and to not in state.officers:
        give, get = _side(state, seat, (), chance, own=True), _side(state, to, (), chance, own=False)
        return choices.offer(seat, to, give, get, [], [_favour(state, seat, to, chance)])
    pledges = _pledges(state, seat, to, chance)
    merchant, officer = (_seat_of(to), seat) if by_officer else (seat, to)
    theirs = _side(state, merchant, pledges, chance, own=not by_officer) if chance() < 0.8 else NO_SIDE
    ours = NO_SIDE
    if chance() < 0.2 and (len(state.officers) == 1 or (pledges and pledges[0].bag in state.alone)):
        ours = _side(state, _seat_of(officer), (), chance, own=by_officer)
    give, get = (ours, theirs) if by_officer else (theirs, ours)
    favours = [_favour(state, seat, to, chance)] if chance() < 0.2 else []
    return choices.offer(seat, to, give, get, pledges, favours)


def _seat_of(to: Addressee) -> int:
    if to == "deputies":
        raise ValueError("both deputies together are not a seat")
    return to


def _addressee(state: State, seat: int, chance: Chance) -> Addressee:
    if seat in state.officers:
        return pick(state.merchants, chance)
    if state.options.open_trade and chance() < 0.4:
        return pick([other for other in state.merchants if other != seat], chance)
    if len(state.officers) == 1:
        return state.officers[0]
    deciding = [deputy for bag, deputy in state.alone.items() if bag in state.held]
    return pick(deciding, chance) if deciding and chance() < 0.6 else "deputies"


def _pledges(state: State, seat: int, to: Addressee, chance: Chance) -> list[Pledge]:
    """Pledges about bags that the sheriff, both deputies together or one deputy alone decides on."""
    bags: Sequence[int] = state.held
    to_one_deputy = False
    if len(state.officers) == 2:
        to_one_deputy = to in state.officers
        deputy = to if to_one_deputy else seat
        alone = [bag for bag in bags if state.alone.get(bag) == deputy]
        joint = [bag for bag in bags if bag not in state.alone]
        bags = alone if to_one_deputy or (alone and chance() < 0.5) else joint
    owner = to if seat in state.officers else seat
    must_open = [bond.bag for bond in state.bonds] if state.bonds else ()
    return choices.pledges(bags, owner, must_open, chance, at_least_one=to_one_deputy)


def _side(state: State, place: int, pledges: Sequence[Pledge], chance: Chance, *, own: bool) -> Side:
    """What a seat could, as far as the table knows, hand over; bag goods only if its bag is to be handed back.

    A seat knows the hidden goods of its own side only; those of the other side are guesses.
    """
    seat = state.seats[place]
    gold = int(chance() * chance() * (seat.gold + 1))
    kind = chance()
    if 0.35 < kind < 0.75:
        return Side(gold) if gold else NO_SIDE
    stand = contraband = bag = NOTHING
    if kind < 0.2 and seat.stand:
        stand = some(seat.stand, choices.MAX_FROM_STAND, chance)
    if 0.15 < kind < 0.35 and seat.contraband:
        contraband = _named(seat.contraband, state.goods.hidden, chance, own=own)
    if kind > 0.75 and seat.bag and Pledge("hand_back", place) in pledges:
        bag = _named(seat.bag.cards, tuple(state.goods.goods), chance, own=own)
    return Side(gold, stand, contraband, bag) if gold or stand or contraband or bag else NO_SIDE


def _named(really: Cards, goods: Sequence[str], chance: Chance, *, own: bool) -> Cards:
    """Some of the goods really there or, as a bluff or a guess, any goods: at most as many as are there."""
    count = 1 + int(chance() * size(really))
    if own and chance() < 0.6:
        return some(really, count, chance)
    return heap([pick(goods, chance) for _ in range(count)])


def _favour(state: State, seat: int, to: Addressee, chance: Chance) -> Favour:
    sides = [seat, *(state.officers if to == "deputies" else (to,))]
    return choices.favour(sides, len(state.seats), chance)


def _debt(state: State, seat: int, chance: Chance) -> AnyAction:
    debtor = state.seats[seat]
    available = debtor.stand if kind_asked(debtor) == "legal" else debtor.contraband
    return choices.pay(available, state.goods.value, state.debts[0].gold, chance)


def _place(state: State, seat: int, chance: Chance) -> AnyAction:
    return Place(pick(PILES, chance), shuffled(state.confiscated, chance))


def _claim(state: State, seat: int, chance: Chance) -> AnyAction:
    return choices.claim(_claimable(state, seat), chance)


def _claimable(state: State, seat: int) -> list[str]:
    """The goods whose black-market card a merchant can claim, whose bag was handed back."""
    if seat in state.claimed:
        return []
    contraband = state.seats[seat].contraband
    return [
        good
        for good in state.goods.order
        if state.black_market.get(good) and contraband.get(good, 0) >= BLACK_MARKET_PRICE
    ]


def _share(state: State, seat: int, chance: Chance) -> AnyAction:
    other = next(deputy for deputy in state.officers if deputy != seat)
    booty = state.booty
    if state.proposed.get(seat, 0) >= MAX_SPLITS:
        return ShareEvenly()
    return choices.share(seat, other, state.shares, booty.gold, plus(booty.stand, booty.contraband), chance)


_SAMPLERS: Mapping[str, Callable[[State, int, Chance], AnyAction]] = {
    "market": _market,
    "load": _load,
    "declare": _declare,
    "inspect": _inspect,
    "debt": _debt,
    "place": _place,
    "claim": _claim,
    "share": _share,
}
