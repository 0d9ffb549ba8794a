"""Scoring: goods, gold, black market, King and Queen, and the winner (R10.2 to R10.5)."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from nottingham.rules.cards import size, worth
from nottingham.rules.goods import Catalogue, Crown
from nottingham.rules.state import Score, Seat, State


def score(state: State) -> tuple[Score, ...]:
    """The score of each seat."""
    goods = state.goods
    bonuses: list[dict[str, int]] = [{} for _ in state.seats]
    kings: list[list[str]] = [[] for _ in state.seats]
    queens: list[list[str]] = [[] for _ in state.seats]
    for crown in goods.crowns:
        counts = [_count_towards(goods, crown.good, seat) for seat in state.seats]
        king, queen = _tied_first_and_second(counts)
        for seat, points in _bonuses(crown, king, queen):
            bonuses[seat][crown.good] = points
        for seat in king:
            kings[seat].append(crown.good)
        for seat in queen:
            queens[seat].append(crown.good)
    unranked = [
        _unranked(goods, seat, bonuses[place], kings[place], queens[place]) for place, seat in enumerate(state.seats)
    ]
    return tuple(_ranked(unranked))


def winners(scores: Sequence[Score]) -> tuple[int, ...]:
    """The seat that won, or all that share the victory."""
    return tuple(seat for seat, score in enumerate(scores) if score.rank == 1)


def _count_towards(goods: Catalogue, crowned: str, seat: Seat) -> int:
    """How many of a legal good a stand counts for, royal goods included (R1.2)."""
    return sum(each * (seat.stand.get(good, 0) + seat.contraband.get(good, 0)) for good, each in goods.bearing[crowned])


def _tied_first_and_second(counts: Sequence[int]) -> tuple[list[int], list[int]]:
    """The Kings and the Queens of a good. A seat that has none of it is neither (R10.4)."""
    most = max(counts)
    if most == 0:
        return [], []
    king = [seat for seat, count in enumerate(counts) if count == most]
    if len(king) > 1:
        return king, []
    second = max(count for seat, count in enumerate(counts) if seat != king[0])
    if second == 0:
        return king, []
    return king, [seat for seat, count in enumerate(counts) if count == second]


def _bonuses(crown: Crown, king: list[int], queen: list[int]) -> Iterable[tuple[int, int]]:
    """The points of each King and Queen; ties share them, rounded down (R10.4)."""
    if len(king) > 1:
        for seat in king:
            yield seat, (crown.king + crown.queen) // len(king)
        return
    for seat in king:
        yield seat, crown.king
    for seat in queen:
        yield seat, crown.queen // len(queen)


def _unranked(goods: Catalogue, seat: Seat, crowns: dict[str, int], king: list[str], queen: list[str]) -> Score:
    legal = worth(seat.stand, goods.value)
    contraband = worth(seat.contraband, goods.value)
    black_market = sum(card.value for card in seat.black_market)
    return Score(
        total=legal + contraband + black_market + seat.gold + sum(crowns.values()),
        gold=seat.gold,
        legal=legal,
        contraband=contraband,
        black_market=black_market,
        crowns=crowns,
        king_of=tuple(king),
        queen_of=tuple(queen),
        legal_cards=size(seat.stand),
        contraband_cards=size(seat.contraband),
        rank=0,
    )


def _ranked(scores: Sequence[Score]) -> Iterable[Score]:
    """Ranks by points, then legal cards, then contraband cards; seats equal in all share a rank (R10.5)."""
    standing = [(score.total, score.legal_cards, score.contraband_cards) for score in scores]
    for score, own in zip(scores, standing, strict=True):
        yield replace(score, rank=1 + sum(other > own for other in standing))
