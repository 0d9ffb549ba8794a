"""The character of a mind, as data: a temperament, which is taste, and a level, which is skill.

A temperament changes what the mind prefers; a level says which abilities it has. Both are tables in `characters.toml`:
a new character is a new table there, never a new branch in the code.
"""

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from importlib import resources
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

Trait = Annotated[float, Meta(ge=0, le=1)]


class Temperament(Struct, frozen=True, forbid_unknown_fields=True):
    """The taste of a mind. Every trait runs from 0 to 1; levels without a character have one half."""

    honesty: Trait = 0.5
    """Dislike of lying and of breaking promises."""
    greed: Trait = 0.5
    """How much they ask for letting a bag pass, and how little they offer."""
    nerve: Trait = 0.5
    """How readily they risk being opened, and how often they bluff."""
    trust: Trait = 0.5
    """How far they believe others."""
    grudge: Trait = 0.5
    """How much they harm those who opened their bags."""


class Experience(Struct, frozen=True, forbid_unknown_fields=True):
    """What a mind assumes about people and prices before it has seen any."""

    usual_lies: float = 0.3
    """The share of a stranger's bags taken for lies. Lower than the truth: an officer who opens much gets no bribes."""
    strangers_bags: float = 10.0
    """How many observed bags that prior weighs as much as."""
    put_that_aside: float = 0.7
    """Log-odds of a lie when a merchant declares what they put aside."""
    put_contraband_aside: float = -0.2
    """… when they put contraband aside."""
    took_that: float = -0.8
    """… when they declare what they took from a pile."""
    size: tuple[float, ...] = (0.0, -1.2, -0.5, 0.0, 0.4, 0.8)
    """… by the number of cards in the bag."""
    dear: float = 0.07
    """… for each coin by which the declared good is worth more than three."""
    usual_bribes_lying: float = 0.3
    """How often strangers offer something for a lying bag."""
    usual_bribes_honest: float = 0.2
    """… and for an honest one."""
    usual_refusals_lying: float = 0.6
    """How often strangers refuse to pay the price demanded for a lying bag."""
    usual_refusals_honest: float = 0.9
    """… and for an honest one."""
    strangers_bribes: float = 10.0
    """How many observed bags those priors weigh as much as."""
    false_share: float = 0.6
    """How much of a lying bag is false."""
    opened_by_strangers: float = 0.4
    """The share of bags a stranger opens when no deal decides."""
    strangers_judgements: float = 8.5
    """How many observed bags that prior weighs as much as."""
    doubt: float = 2.5
    """The gold an officer must expect from a bag to open it about three times in four."""
    boldness: float = -0.5
    """The log-odds by which officers are bolder than that."""
    usual_price: float = 2.6
    """What officers accept for each card of a bag."""
    deals_made: float = 0.5
    """How often such an offer is accepted."""
    kept_for_later: float = 0.12
    """What contraband kept in the hand is worth, as a share of its price."""
    lie: float = 7.3
    """What a lie costs besides its risk, in gold, when choosing cards for one at the market."""
    pays_when_threatened: float = 0.8
    """What a liar is expected to pay, as a share of what they could lose."""
    liars_offer: float = 0.12
    """How often I make an opening offer when I lie."""
    honest_bluff: float = 0.08
    """… and when I don't."""
    liars_counter: float = 0.35
    """How often I answer a demand with a lower offer when I lie."""
    honest_counter: float = 0.25
    """… and when I don't."""
    sweetened: float = 0.3
    """How often a favour comes with an offer."""
    more: float = 1.25
    """The factor by which an offer grows after a refusal."""
    legal_a_round: float = 0.45
    """How many cards of one legal good a merchant brings in a round."""
    habit_counts: float = 0.35
    """How much weight that merchant's past has in that estimate, from 0 to 1."""
    rival_spread: float = 25.0
    """How far behind a seat can be and still weigh as a rival, in gold."""
    rival_spread_a_round: float = 8.0
    """… and how much further with each round to come."""


class Level(Struct, frozen=True, forbid_unknown_fields=True):
    """The skill of a mind: which abilities it has."""

    says: str
    counts_cards: bool
    """Knows what can still be drawn; otherwise assumes the full deck."""
    runs_races: bool
    """Values each legal good by the race for King and Queen; otherwise by its price."""
    knows_people: bool
    """Learns from every bag and every bribe what each of the others is like."""
    weighs_rivals: bool
    """Considers what others gain; otherwise only its own gain."""
    bargains: bool
    """Demands, haggles, promises, and pays to have rivals opened; otherwise only offers and answers."""
    wobble: Annotated[float, Meta(ge=0)]
    """The random error of its judgement, in gold."""
    experience: Experience = Experience()

    @property
    def beginner(self) -> bool:
        """Whether it looks at its own cards only."""
        return not (self.counts_cards or self.runs_races or self.knows_people or self.weighs_rivals)


class Character(Temperament, frozen=True, kw_only=True):
    """A figure of the legend."""

    name: str
    says: str
    """The motto."""


class Cast(Struct, frozen=True, forbid_unknown_fields=True):
    """All levels and characters, by name."""

    levels: Mapping[str, Level]
    characters: Mapping[str, Character]


@lru_cache(maxsize=1)
def cast() -> Cast:
    text = resources.files("nottingham.players").joinpath("characters.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Cast)
