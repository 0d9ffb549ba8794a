"""Goods, packs of goods, and the goods of one game (R1, R5.3, R9.1, R10.3).

Goods are data: `packs/base.toml` has those of the game, every other pack adds promo or house cards (R1.4). No code of
the engine names a good. A `Catalogue` has the goods of one game, with the copies for its player count, and the tables
that the rules look up often.
"""

import tomllib
from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from nottingham.rules.cards import Cards
from nottingham.rules.errors import ImpossibleGame

Kind = Literal["legal", "contraband", "royal"]
GoodName = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]{0,31}$")]
MAX_GOODS = 99
"""In one pack."""
MAX_COPIES = 99
MAX_PACK_LENGTH = 32_768
MAX_PACK_LINE_LENGTH = 1000
"""In characters. The TOML parser takes very long for very long keys."""
Copies = Annotated[int, Meta(ge=0, le=MAX_COPIES)]
Points = Annotated[int, Meta(ge=1, le=99)]
Fine = Annotated[int, Meta(ge=0, le=99)]

RESERVED_NAMES = {"contraband", "gold"}
BASE_PACK = "base"
PACK_FILES = Path(__file__).parent / "packs"


class CountsAs(Struct, frozen=True, forbid_unknown_fields=True):
    """The legal good that a card counts as for King and Queen, and how many of it (R1.2)."""

    good: GoodName
    count: Annotated[int, Meta(ge=1, le=9)]


class PackGood(Struct, frozen=True, forbid_unknown_fields=True):
    """A good as a pack file describes it."""

    name: GoodName
    kind: Kind
    copies_at_three: Copies
    copies: Copies
    value: Points
    penalty: Fine
    counts_as: CountsAs | None = None


class Crown(Struct, frozen=True, forbid_unknown_fields=True):
    """The King's and Queen's bonus of one legal good (R10.3)."""

    good: GoodName
    king: Annotated[int, Meta(ge=0, le=99)]
    queen: Annotated[int, Meta(ge=0, le=99)]


class Pack(Struct, frozen=True, forbid_unknown_fields=True):
    title: Annotated[str, Meta(min_length=1, max_length=80)]
    about: Annotated[str, Meta(min_length=1, max_length=300)]
    goods: Annotated[tuple[PackGood, ...], Meta(max_length=MAX_GOODS)] = ()
    crowns: Annotated[tuple[Crown, ...], Meta(max_length=MAX_GOODS)] = ()
    black_market: Annotated[
        Mapping[GoodName, Annotated[tuple[Points, ...], Meta(max_length=MAX_COPIES)]], Meta(max_length=MAX_GOODS)
    ] = {}


class Good(Struct, frozen=True):
    """A good as one game uses it, with the copies for its player count."""

    name: str
    kind: Kind
    copies: int
    value: int
    penalty: int
    counts_as: CountsAs | None = None


class Catalogue:
    """The goods of one game, with lookup tables. All states of a game share one Catalogue."""

    __slots__ = (
        "bearing",
        "black_market",
        "contents",
        "crowns",
        "deck",
        "declarable",
        "goods",
        "hidden",
        "highest_hidden_value",
        "legal",
        "order",
        "penalty",
        "table",
        "value",
    )

    def __init__(self, goods: tuple[Good, ...], crowns: tuple[Crown, ...], black_market: Mapping[str, tuple[int, ...]]):
        self.goods: Mapping[str, Good] = {good.name: good for good in goods}
        self.crowns = crowns
        self.black_market = black_market
        self.table = goods
        self.contents: Cards = {good.name: good.copies for good in goods}
        self.order: Mapping[str, int] = {good.name: place for place, good in enumerate(goods)}
        self.value: Mapping[str, int] = {good.name: good.value for good in goods}
        self.penalty: Mapping[str, int] = {good.name: good.penalty for good in goods}
        self.legal = frozenset(good.name for good in goods if good.kind == "legal")
        self.declarable = tuple(good.name for good in goods if good.kind == "legal")
        self.hidden = tuple(good.name for good in goods if good.kind != "legal")
        self.deck: tuple[str, ...] = tuple(good.name for good in goods for _ in range(good.copies))
        self.highest_hidden_value = max((self.value[good] for good in self.hidden), default=0)
        self.bearing: Mapping[str, tuple[tuple[str, int], ...]] = {
            crown.good: tuple(_bearing(crown.good, goods)) for crown in crowns
        }

    def sorted(self, cards: Cards) -> list[str]:
        """Lists every card of a heap, in the order of the goods."""
        laid_out: list[str] = []
        for good in sorted(cards, key=self.order.__getitem__) if len(cards) > 1 else cards:
            laid_out += [good] * cards[good]
        return laid_out


def _bearing(crowned: str, goods: tuple[Good, ...]) -> Iterable[tuple[str, int]]:
    """The goods that count towards a crown, and how many of it each counts as."""
    for good in goods:
        if good.counts_as is not None and good.counts_as.good == crowned:
            yield good.name, good.counts_as.count
        elif good.name == crowned and good.counts_as is None:
            yield good.name, 1


def parse_pack(text: str, name: str) -> Pack:
    """Reads a pack from TOML, or raises `ImpossibleGame` with a one-line reason."""

    def refuse(reason: str) -> ImpossibleGame:
        return ImpossibleGame("R1.4", "bad_pack", "Pack {pack}: {reason}", pack=name, reason=" ".join(reason.split()))

    if len(text) > MAX_PACK_LENGTH or max(map(len, text.splitlines()), default=0) > MAX_PACK_LINE_LENGTH:
        raise refuse(f"it can have {MAX_PACK_LENGTH} characters, and {MAX_PACK_LINE_LENGTH} in a line")
    try:
        pack = msgspec.convert(tomllib.loads(text), Pack)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, RecursionError) as error:
        raise refuse(str(error)) from None
    names = [good.name for good in pack.goods]
    for good in pack.goods:
        if names.count(good.name) > 1:
            raise refuse(f"the good {good.name} is listed twice")
        if good.name in RESERVED_NAMES:
            raise refuse(f"no good can be called {good.name}")
        if good.kind == "royal" and good.counts_as is None:
            raise refuse(f"the royal good {good.name} must say what it counts as")
        if good.kind == "contraband" and good.counts_as is not None:
            raise refuse(f"{good.name} counts as a legal good, so its kind must be royal or legal")
    return pack


_packs: dict[str, Pack] = {}


def add_pack(name: str, pack: Pack) -> None:
    """Registers a pack, so that options can name it."""
    if name in known_packs() or name == BASE_PACK:
        raise ImpossibleGame("R1.4", "pack_twice", "There is already a pack called {pack}.", pack=name)
    _packs[name] = pack


def known_packs() -> Mapping[str, Pack]:
    """The packs that options can name. The base pack is not among them: every game has it."""
    if not _packs:
        for file in sorted(PACK_FILES.glob("*.toml")):
            if file.stem != BASE_PACK:
                _packs[file.stem] = parse_pack(file.read_text(encoding="utf-8"), file.stem)
    return _packs


@lru_cache(maxsize=1)
def base_pack() -> Pack:
    return parse_pack((PACK_FILES / f"{BASE_PACK}.toml").read_text(encoding="utf-8"), BASE_PACK)


def goods_for(players: int, *, royal_goods: bool, packs: Iterable[str]) -> tuple[tuple[Good, ...], tuple[Crown, ...]]:
    """The goods and crowns of a game: first those of R1.1 in that order, then those of the packs."""
    chosen = [base_pack()]
    for name in packs:
        pack = known_packs().get(name)
        if pack is None:
            raise ImpossibleGame("R1.4", "unknown_pack", "There is no pack called {pack!r}.", pack=name)
        chosen.append(pack)
    goods: dict[str, Good] = {}
    crowns: dict[str, Crown] = {}
    for pack in chosen:
        for entry in pack.goods:
            copies = entry.copies_at_three if players == 3 else entry.copies
            if copies == 0 or (entry.kind == "royal" and pack is base_pack() and not royal_goods):
                continue
            if entry.name in goods:
                raise ImpossibleGame("R1.4", "good_twice", "Two packs have a good called {good}.", good=entry.name)
            goods[entry.name] = Good(entry.name, entry.kind, copies, entry.value, entry.penalty, entry.counts_as)
        for crown in pack.crowns:
            if crown.good in crowns:
                raise ImpossibleGame("R1.4", "crown_twice", "Two packs crown {good}.", good=crown.good)
            crowns[crown.good] = crown
    legal = {entry.name for pack in chosen for entry in pack.goods if entry.kind == "legal"}
    for good in goods.values():
        if good.counts_as is not None and good.counts_as.good not in legal:
            raise ImpossibleGame("R1.2", "counts_as", "{good} can count only as a legal good.", good=good.name)
    kept = tuple(crown for crown in crowns.values() if crown.good in goods and goods[crown.good].kind == "legal")
    return tuple(goods.values()), kept


def catalogue(
    goods: tuple[Good, ...], crowns: tuple[Crown, ...], black_market: Mapping[str, tuple[int, ...]]
) -> Catalogue:
    """The catalogue of these goods: the same object for the same goods, in any order of the black market."""
    return _catalogue(goods, crowns, tuple(sorted(black_market.items())))


@lru_cache(maxsize=256)
def _catalogue(
    goods: tuple[Good, ...], crowns: tuple[Crown, ...], black_market: tuple[tuple[str, tuple[int, ...]], ...]
) -> Catalogue:
    return Catalogue(goods, crowns, dict(black_market))
