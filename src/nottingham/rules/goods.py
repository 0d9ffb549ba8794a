"""What a good is, and which goods are in a game (R1, R5.3, R9.1, R10.3).

Goods are data: `packs/base.toml` holds the game's own, every other pack adds promo or house cards (R1.4). Nothing in
the engine names a good. A `Catalogue` is what one game plays with: the goods with the copies for its player count,
and the tables the rules look up again and again.
"""

import tomllib
from collections.abc import Iterable, Mapping
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from nottingham.rules.cards import Cards
from nottingham.rules.errors import ImpossibleGame

Kind = Literal["legal", "contraband", "royal"]
GoodName = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]{0,31}$")]
Copies = Annotated[int, Meta(ge=0, le=99)]
Points = Annotated[int, Meta(ge=1, le=99)]
Fine = Annotated[int, Meta(ge=0, le=99)]

RESERVED_NAMES = {"contraband", "gold"}
BASE_PACK = "base"


class CountsAs(Struct, frozen=True, forbid_unknown_fields=True):
    """What a card counts as in the race for King and Queen (R1.2)."""

    good: GoodName
    count: Annotated[int, Meta(ge=1, le=9)]


class PackGood(Struct, frozen=True, forbid_unknown_fields=True):
    """One good as a pack file describes it."""

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
    goods: tuple[PackGood, ...] = ()
    crowns: tuple[Crown, ...] = ()
    black_market: Mapping[GoodName, tuple[Points, ...]] = {}


class Good(Struct, frozen=True):
    """One good in one game."""

    name: str
    kind: Kind
    copies: int
    value: int
    penalty: int
    counts_as: CountsAs | None = None


class Catalogue:
    """All that one game knows of its goods. Made once for each set of goods and shared by all its states."""

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
        """Every card of a heap, in the order of the table."""
        laid_out: list[str] = []
        for good in sorted(cards, key=self.order.__getitem__) if len(cards) > 1 else cards:
            laid_out += [good] * cards[good]
        return laid_out


def _bearing(crowned: str, goods: tuple[Good, ...]) -> Iterable[tuple[str, int]]:
    """The goods that count towards a crown, and how much each."""
    for good in goods:
        if good.counts_as is not None and good.counts_as.good == crowned:
            yield good.name, good.counts_as.count
        elif good.name == crowned and good.counts_as is None:
            yield good.name, 1


def parse_pack(text: str, name: str) -> Pack:
    """A pack from its TOML text, or the one-line reason why it is none."""

    def refuse(reason: str) -> ImpossibleGame:
        return ImpossibleGame("R1.4", "bad_pack", "Pack {pack}: {reason}", pack=name, reason=" ".join(reason.split()))

    try:
        pack = msgspec.convert(tomllib.loads(text), Pack)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, RecursionError) as error:
        raise refuse(str(error)) from None
    names = [good.name for good in pack.goods]
    for good in pack.goods:
        if names.count(good.name) > 1:
            raise refuse(f"the good {good.name} is there twice")
        if good.name in RESERVED_NAMES:
            raise refuse(f"no good can be called {good.name}")
        if good.kind == "royal" and good.counts_as is None:
            raise refuse(f"the royal good {good.name} must say what it counts as")
        if good.kind == "contraband" and good.counts_as is not None:
            raise refuse(f"{good.name} counts as a legal good, so its kind must be royal or legal")
    return pack


_packs: dict[str, Pack] = {}


def _pack_files() -> Traversable:
    return resources.files("nottingham.rules").joinpath("packs")


def add_pack(name: str, pack: Pack) -> None:
    """Makes a pack known under a name that options can ask for."""
    if name in known_packs() or name == BASE_PACK:
        raise ImpossibleGame("R1.4", "pack_twice", "There is already a pack called {pack}.", pack=name)
    _packs[name] = pack


def known_packs() -> Mapping[str, Pack]:
    """The packs that options can ask for, by name. The game's own goods are not among them."""
    if not _packs:
        for file in sorted(_pack_files().iterdir(), key=lambda file: file.name):
            if file.name.endswith(".toml") and file.name != f"{BASE_PACK}.toml":
                name = file.name.removesuffix(".toml")
                _packs[name] = parse_pack(file.read_text(encoding="utf-8"), name)
    return _packs


@lru_cache(maxsize=1)
def base_pack() -> Pack:
    text = _pack_files().joinpath(f"{BASE_PACK}.toml").read_text(encoding="utf-8")
    return parse_pack(text, BASE_PACK)


def goods_for(players: int, *, royal_goods: bool, packs: Iterable[str]) -> tuple[tuple[Good, ...], tuple[Crown, ...]]:
    """The goods and crowns of a game, in the order of the table in R1 and then of the packs."""
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
                raise ImpossibleGame("R1.4", "good_twice", "Two packs hold a good called {good}.", good=entry.name)
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
    """The one catalogue of these goods, in whatever order the black market was written down."""
    return _catalogue(goods, crowns, tuple(sorted(black_market.items())))


@lru_cache(maxsize=256)
def _catalogue(
    goods: tuple[Good, ...], crowns: tuple[Crown, ...], black_market: tuple[tuple[str, tuple[int, ...]], ...]
) -> Catalogue:
    return Catalogue(goods, crowns, dict(black_market))
