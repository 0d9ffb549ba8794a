"""Random actions close to what is legal: some are, some are not."""

import random

from nottingham.rules.actions import (
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
    Place,
    Pledge,
    Portion,
    Refuse,
    Share,
    ShareEvenly,
    Side,
    Spare,
    Swap,
    TimeUp,
    Withdraw,
    Words,
)
from nottingham.rules.cards import NOTHING, Cards, heap, plus, spread
from nottingham.rules.engine import may_act
from nottingham.rules.sampling import sample_action
from nottingham.rules.state import State


def wild_action(state: State, seat: int, chance: random.Random) -> AnyAction:
    """A random action of this phase, or one that another seat or another phase could take."""
    if chance.random() < 0.15:
        acting = may_act(state)
        if acting:
            return sample_action(state, chance.choice(acting), chance.random)
    return _wild(state, seat, chance)


def _some(cards: Cards, chance: random.Random, most: int = 6) -> Cards:
    loose = spread(cards)
    return heap(chance.sample(loose, chance.randint(0, min(most, len(loose)))))


def _spoiled(cards: Cards, state: State, chance: random.Random) -> Cards:
    """Sometimes adds a card too many, an unknown good or a zero."""
    if chance.random() < 0.7:
        return cards
    good = chance.choice([*state.goods.goods, "caviar"])
    return plus(cards, {good: chance.choice((0, 1, 2))})


def _place(state: State, chance: random.Random) -> int:
    return (
        chance.randint(-1, state.options.players) if chance.random() < 0.2 else chance.randrange(state.options.players)
    )


def _good(state: State, chance: random.Random) -> str:
    return chance.choice([*state.goods.goods, "caviar"])


def _most_of(cards: Cards) -> str | None:
    return max(sorted(cards), key=cards.__getitem__, default=None)


def _wild(state: State, seat: int, chance: random.Random) -> AnyAction:
    mine = state.seats[seat]
    piles = chance.choice(("left", "right"))
    by_phase: dict[str, list[AnyAction]] = {
        "market": [
            NameStarter(_place(state, chance)),
            Swap(
                _spoiled(_some(mine.hand, chance), state, chance),
                [chance.choice(("left", "right")) for _ in range(chance.choice((0, 0, 0, 1, 2, 6)))],
            ),
            Discard(piles, chance.sample(aside := spread(_spoiled(mine.set_aside, state, chance)), len(aside))),  # type: ignore[arg-type]
        ],
        "load": [LoadBag(_spoiled(_some(mine.hand, chance), state, chance))],
        "declare": [Declare(_good(state, chance))],
        "inspect": [
            _offer(state, seat, chance),
            _offer(state, seat, chance),
            Accept(state.next_offer - chance.randint(0, 4)),
            Refuse(state.next_offer - chance.randint(0, 4)),
            Withdraw(state.next_offer - chance.randint(0, 4)),
            Open(_place(state, chance)),
            HandBack(_place(state, chance)),
            Claim(_most_of(mine.contraband) or _good(state, chance)),
            TimeUp(),
        ],
        "debt": [Pay(_spoiled(_some(plus(mine.stand, mine.contraband), chance, 9), state, chance))],
        "place": [Place(piles, spread(_spoiled(state.confiscated, state, chance)))],  # type: ignore[arg-type]
        "claim": [Claim(_good(state, chance)), Claim(_most_of(mine.contraband) or "caviar"), Decline()],
        "share": [_share(state, chance), ShareEvenly()],
        "over": [Decline(), ShareEvenly(), Open(0)],
    }
    phase = state.phase if chance.random() < 0.9 else chance.choice(list(by_phase))
    return chance.choice(by_phase[phase])


def _side(state: State, place: int, chance: random.Random) -> Side:
    seat = state.seats[place if 0 <= place < len(state.seats) else 0]
    hidden = {good: 1 for good in state.goods.goods if good not in state.goods.legal}
    return Side(
        gold=chance.choice((0, 0, 1, seat.gold, seat.gold + 1)),
        stand=_spoiled(_some(seat.stand, chance), state, chance) if chance.random() < 0.3 else NOTHING,
        contraband=_spoiled(_some(hidden, chance, 2), state, chance) if chance.random() < 0.3 else NOTHING,
        bag=_spoiled(_some(state.goods.contents, chance, 3), state, chance) if chance.random() < 0.2 else NOTHING,
    )


def _offer(state: State, seat: int, chance: random.Random) -> MakeOffer:
    to = "deputies" if chance.random() < 0.2 else _place(state, chance)
    favours: list[Favour] = [
        Spare(_place(state, chance), _place(state, chance)),
        OpenLater(_place(state, chance), _place(state, chance)),
        PayLater(_place(state, chance), _place(state, chance), 3),
        Words(_place(state, chance), "hm"),
    ]
    bags = [chance.choice([*state.held, _place(state, chance)]) for _ in range(chance.choice((0, 1, 1, 2)))]
    return MakeOffer(
        to,  # type: ignore[arg-type]
        _side(state, seat, chance) if chance.random() < 0.7 else Side(),
        _side(state, state.officers[0] if to == "deputies" else int(to), chance) if chance.random() < 0.4 else Side(),
        [Pledge(chance.choice(("hand_back", "open")), bag) for bag in bags],
        chance.sample(favours, chance.choice((0, 0, 0, 1))),
    )


def _share(state: State, chance: random.Random) -> Share:
    booty = state.booty
    loose = spread(_spoiled(plus(booty.stand, booty.contraband), state, chance))
    chance.shuffle(loose)
    half = len(loose) // 2 + chance.choice((0, 0, 1, -1))
    gold = booty.gold // 2 + chance.choice((0, 0, 1, -1))
    first, second = (state.officers * 2)[:2]
    return Share(
        {
            first: Portion(max(0, gold), heap(loose[: max(0, half)])),
            second: Portion(max(0, booty.gold - gold), heap(loose[max(0, half) :])),
        }
    )
