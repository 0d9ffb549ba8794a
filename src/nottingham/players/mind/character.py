"""Who a mind is, as data: a temperament, which is taste, and a level, which is skill.

A temperament bends what the mind wants; a level says which of its faculties it has. Both are tables in
`characters.toml`: a new character is a new table, never a new branch in the code.
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
    """Every trait runs from 0 to 1; one half is what the levels without a character have."""

    honesty: Trait = 0.5
    """Dislike of lying and of breaking one's word."""
    greed: Trait = 0.5
    """How dear his silence is, and how little he offers for another's."""
    nerve: Trait = 0.5
    """How calmly he risks being opened, and how often he bluffs."""
    trust: Trait = 0.5
    """How far he believes what he is told."""
    grudge: Trait = 0.5
    """How much he lets those suffer who opened his bags."""


class Experience(Struct, frozen=True, forbid_unknown_fields=True):
    """What a mind takes for granted about people and prices before it knows better."""

    usual_lies: float = 0.3
    """How many of a stranger's bags he takes for lies. Fewer than there are: who opens much takes no bribes."""
    strangers_bags: float = 10.0
    """How many bags that prejudice is worth."""
    put_that_aside: float = 0.7
    """Log-odds of a lie when a merchant declares what he put aside."""
    put_contraband_aside: float = -0.2
    """… when he put contraband aside."""
    took_that: float = -0.8
    """… when he declares what he took from a pile."""
    size: tuple[float, ...] = (0.0, -1.2, -0.5, 0.0, 0.4, 0.8)
    """… by the number of cards in the bag."""
    dear: float = 0.07
    """… for each coin by which the declared good is worth more than three."""
    usual_bribes_lying: float = 0.3
    """How often strangers offer something for a lying bag."""
    usual_bribes_honest: float = 0.2
    """… and for an honest one."""
    usual_refusals_lying: float = 0.6
    """How often strangers won't pay the price they are named for a lying bag."""
    usual_refusals_honest: float = 0.9
    """… and for an honest one."""
    strangers_bribes: float = 10.0
    """How many bags it is worth what is known of strangers' bribes and refusals."""
    false_share: float = 0.6
    """How much of a lying bag is false."""
    opened_by_strangers: float = 0.4
    """The share of bags a stranger opens when nobody pays."""
    strangers_judgements: float = 8.5
    """How many bags that is worth."""
    doubt: float = 2.5
    """How much gold an officer must expect of a bag to open it three times in four, about."""
    boldness: float = -0.5
    """The log-odds by which officers are bolder than that."""
    usual_price: float = 2.6
    """What officers take for each card of a bag."""
    deals_made: float = 0.5
    """How often such an offer is taken."""
    kept_for_later: float = 0.12
    """What contraband is worth in the hand, as a share of its price."""
    lie: float = 7.3
    """What a lie costs beside its risk, in gold, when cards are chosen for one at the market."""
    pays_when_threatened: float = 0.8
    """What a liar may be expected to pay, as a share of what he stands to lose."""
    liars_offer: float = 0.12
    """How often I open the talk with an offer when I lie."""
    honest_bluff: float = 0.08
    """… and when I don't."""
    liars_counter: float = 0.35
    """How often I answer a price with a lower one when I lie."""
    honest_counter: float = 0.25
    """… and when I don't."""
    sweetened: float = 0.3
    """How often a favour comes with an offer."""
    more: float = 1.25
    """By what an offer grows when it was refused."""
    legal_a_round: float = 0.45
    """How many cards of one legal good a merchant brings in a round."""
    habit_counts: float = 0.35
    """How far what he brought so far foretells it."""
    rival_spread: float = 25.0
    """How far behind a seat can be and still weigh as a rival, in gold."""
    rival_spread_a_round: float = 8.0
    """… and how much further with each round to come."""


class Level(Struct, frozen=True, forbid_unknown_fields=True):
    """The faculties of a mind."""

    says: str
    counts_cards: bool
    """Knows what can still be drawn; else he thinks the deck is as it was at the start."""
    runs_races: bool
    """Weighs each legal good by the race for King and Queen; else by its price."""
    knows_people: bool
    """Learns from every bag and every bribe what each of the others is like."""
    weighs_rivals: bool
    """Minds what others gain; else only what he gains himself."""
    bargains: bool
    """Names a price, haggles, promises and pays for others' misfortune; else he only offers and answers."""
    wobble: Annotated[float, Meta(ge=0)]
    """How far his judgement strays, in gold."""
    experience: Experience = Experience()

    @property
    def beginner(self) -> bool:
        """Whether he looks at his own cards only."""
        return not (self.counts_cards or self.runs_races or self.knows_people or self.weighs_rivals)


class Character(Temperament, frozen=True, kw_only=True):
    """One figure of the legend."""

    name: str
    says: str
    """Who he is, in a line of his own."""


class Cast(Struct, frozen=True, forbid_unknown_fields=True):
    """All levels and characters, by the names they are called with."""

    levels: Mapping[str, Level]
    characters: Mapping[str, Character]


@lru_cache(maxsize=1)
def cast() -> Cast:
    text = resources.files("nottingham.players").joinpath("characters.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Cast)
