"""The options of a game, and which of them can be combined (R2.1, R2.2, R2.4, R3.2, R9)."""

from functools import lru_cache
from typing import Annotated, Literal

from msgspec import Meta, Struct

from nottingham.rules.errors import ImpossibleGame
from nottingham.rules.goods import Catalogue, base_pack, catalogue, goods_for

Edition = Literal["first", "second"]


_ROUNDS = {3: 9, 4: 8, 5: 10, 6: 9}


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How a game is played. Only the number of players has no default."""

    players: int
    """3 to 5 in the first edition, 3 to 6 in the second."""
    edition: Edition = "second"
    royal_goods: bool = False
    """Add the royal goods: contraband that counts towards King and Queen."""
    black_market: bool = False
    """Merchants can trade three contraband cards of a kind for a more valuable card (second edition)."""
    time_limit: bool = False
    """An inspection lasts at most one minute per merchant."""
    removed_cards: bool = False
    """Ten cards are removed from the deck, unseen, before the deal."""
    seven_card_hand: bool = False
    """Hands of seven cards instead of six; bags still take five."""
    open_trade: bool = False
    """Merchants can also deal with each other."""
    packs: Annotated[tuple[str, ...], Meta(max_length=16)] = ()
    """Packs of extra cards, by name."""

    @property
    def hand_size(self) -> int:
        return 7 if self.seven_card_hand else 6

    @property
    def deputies(self) -> bool:
        """Six players always use the deputies (R2.1)."""
        return self.players == 6

    @property
    def rounds(self) -> int:
        """How many rounds a game has: each of three players is sheriff three times, of four or five twice (R3.2)."""
        return _ROUNDS[self.players]

    @property
    def seconds(self) -> int | None:
        """The time for a whole inspection, a minute for each merchant, if it is limited (R6.6)."""
        return 60 * (self.players - (2 if self.deputies else 1)) if self.time_limit else None


def check(options: Options) -> Options:
    """Returns the options, or raises `ImpossibleGame` if no game can be played with them."""
    first = options.edition == "first"
    if not first and options.edition != "second":
        raise ImpossibleGame("R2.1", "edition", "The edition must be first or second.")
    if not 3 <= options.players <= 6:
        raise ImpossibleGame("R2.1", "player_count", "The game is for 3 to 6 players, not {n}.", n=options.players)
    if first and options.players == 6:
        raise ImpossibleGame(
            "R2.1", "six_in_first", "The first edition is for 3 to 5 players; choose the second for six."
        )
    if first and options.black_market:
        raise ImpossibleGame("R9.1", "black_market_in_first", "The black market belongs to the second edition.")
    if len(set(options.packs)) < len(options.packs):
        raise ImpossibleGame("R1.4", "pack_asked_twice", "A pack is named twice.")
    catalogue_for(options)
    return options


@lru_cache(maxsize=256)
def catalogue_for(options: Options) -> Catalogue:
    """The goods of a game with these options."""
    goods, crowns = goods_for(options.players, royal_goods=options.royal_goods, packs=options.packs)
    piles = base_pack().black_market if options.black_market else {}
    return catalogue(goods, crowns, piles)
