"""Edition and options of a game, and which mixes are possible (R2.1, R2.2, R2.4, R3.2, R9)."""

from functools import lru_cache
from typing import Annotated, Literal

from msgspec import Meta, Struct

from nottingham.rules.errors import ImpossibleGame
from nottingham.rules.goods import Catalogue, base_pack, catalogue, goods_for

Edition = Literal["first", "second"]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How a game is played. Only the number of players must be said."""

    players: int
    """3 to 5 in the first edition, 3 to 6 in the second."""
    edition: Edition = "second"
    royal_goods: bool = False
    """Shuffle the royal goods in: contraband that counts towards King and Queen."""
    black_market: bool = False
    """Trade three contraband cards of a kind for a dearer one (second edition)."""
    time_limit: bool = False
    """A minute for each merchant for the whole inspection."""
    removed_cards: bool = False
    """Ten cards leave the deck unseen before the deal."""
    seven_card_hand: bool = False
    """Hands of seven instead of six; bags still take five."""
    open_trade: bool = False
    """Merchants may deal with each other too."""
    packs: Annotated[tuple[str, ...], Meta(max_length=16)] = ()
    """The names of packs of extra cards."""

    @property
    def hand_size(self) -> int:
        return 7 if self.seven_card_hand else 6

    @property
    def deputies(self) -> bool:
        """Six players always use the deputies (R2.1)."""
        return self.players == 6

    @property
    def rounds(self) -> int:
        """R3.2: thrice sheriff with three players, twice with four or five; nine rounds with deputies."""
        return {3: 9, 4: 8, 5: 10, 6: 9}[self.players]

    @property
    def seconds(self) -> int | None:
        """The time for a whole inspection: a minute for each merchant (R6.6)."""
        return 60 * (self.players - (2 if self.deputies else 1)) if self.time_limit else None


def check(options: Options) -> Options:
    """The options themselves, or the reason why no game can be played so."""
    first = options.edition == "first"
    if not first and options.edition != "second":
        raise ImpossibleGame("R2.1", "edition", "There is a first and a second edition, no other.")
    if not 3 <= options.players <= 6:
        raise ImpossibleGame("R2.1", "player_count", "The game is for 3 to 6 players, not {n}.", n=options.players)
    if first and options.players == 6:
        raise ImpossibleGame("R2.1", "six_in_first", "The first edition is for 3 to 5 players; six need the second.")
    if first and options.black_market:
        raise ImpossibleGame("R9.1", "black_market_in_first", "The black market belongs to the second edition.")
    if len(set(options.packs)) < len(options.packs):
        raise ImpossibleGame("R1.4", "pack_asked_twice", "A pack is asked for twice.")
    catalogue_for(options)
    return options


@lru_cache(maxsize=256)
def catalogue_for(options: Options) -> Catalogue:
    """The goods these options play with."""
    goods, crowns = goods_for(options.players, royal_goods=options.royal_goods, packs=options.packs)
    piles = base_pack().black_market if options.black_market else {}
    return catalogue(goods, crowns, piles)
