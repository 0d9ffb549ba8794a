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
Taste = Annotated[float, Meta(ge=-1, le=1)]


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

    usual_lies: float = 0.52
    """The share of a stranger's bags that are lies."""
    strangers_bags: float = 20
    """How many observed bags that prior weighs as much as."""
    put_aside: float = 0.161
    """Log-odds of a lie for each card that a merchant put aside and each card beyond three in their bag."""
    put_that_aside: float = 0.219
    """… when they declare what they put aside."""
    took_that: float = -0.5
    """… when they declare what they took from a pile."""
    size: tuple[float, ...] = (0.0, -1.43, -0.84, 0.0, 0.34, 0.58)
    """… by the number of cards in the bag."""
    dear: float = 0.206
    """… for each coin by which the declared good is worth more than three."""
    usual_bribes_lying: float = 0.5
    """How often strangers offer something for a lying bag."""
    usual_bribes_honest: float = 0.34
    """… and for an honest one."""
    usual_bribe: float = 2.6
    """What is offered for a bag that is bribed for, in gold."""
    bribe_size: float = 0.1
    """Log-odds of a lie for each coin more than that."""
    usual_refusals_lying: float = 0.26
    """How often the talk about a stranger's lying bag ends with a refusal."""
    usual_refusals_honest: float = 0.95
    """… and for an honest one."""
    strangers_bribes: float = 6
    """How many observed bags those priors weigh as much as."""
    false_share: float = 0.408
    """How much of a lying bag is false."""
    opened_by_strangers: float = 0.448
    """The share of bags a stranger opens when no deal decides."""
    strangers_judgements: float = 8.5
    """How many observed bags that prior weighs as much as."""
    looks_decide: float = 0.65
    """How much of the evidence in a bag's looks counts when I decide about it."""
    words_decide: float = 0.15
    """… and of the evidence in what was offered or refused for it."""
    lenience: float = 0.75
    """Log-odds by which I then trust every bag more: it stands for what words would say on average."""
    doubt: float = 1.5
    """The spread of officers' decisions: they open a bag that gains this much about three times in four."""
    usual_price: float = 2.6
    """What officers accept for each card of a bag."""
    deals_made: float = 0.5
    """How often such an offer is accepted."""
    kept_for_later: float = 0.12
    """What contraband kept in the hand is worth, as a share of its price."""
    lie: float = 3.5
    """What a lie costs besides its risk, in gold, when choosing cards for one at the market."""
    pays_when_threatened: float = 1.0
    """What a liar is expected to pay, as a share of what they could lose."""
    quotes: float = 0.97
    """How often I name a price for a bag before anything was offered for it."""
    concedes: float = 0.9
    """How far I come down with the next price, at most, as a share of the way to what I need."""
    insists: float = 0.12
    """How often I name no lower price after an offer that is too low."""
    insists_on_an_offer: float = 0.3
    """… and after a refusal without an offer."""
    liars_offer: float = 0.3
    """How often I make an opening offer when I lie."""
    honest_bluff: float = 0.3
    """… and when I don't."""
    liars_counter: float = 0.56
    """How often I answer a demand with a lower offer when I lie."""
    honest_counter: float = 0.3
    """… and when I don't."""
    agrees: float = 0.4
    """How often I pay a price I can afford at once, instead of haggling first."""
    bluff: float = 0.5
    """How far I go when I don't lie, as a share of what a liar would pay."""
    resolve: float = 0.35
    """The least share of what a bag is worth to me that I am ready to pay; how much more is drawn for each bag, so an
    officer who asks for all I could pay is often refused."""
    whim: float = 1.3
    """The spread of my random tastes for a round: for a lie, and half as much for each size of a bag."""
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
    schemes: bool
    """Pays in goods, promises and lies too, and pays to have rivals opened; otherwise in gold and for its own bag."""
    patience: Annotated[int, Meta(ge=0)]
    """How many prices it names, or offers it makes, for one bag before it stops talking."""
    wobble: Annotated[float, Meta(ge=0)]
    """The random error of its judgement, in gold."""
    network: bool = False
    """Whether a trained network decides. The abilities above are then those of the mind that stands in for it."""
    experience: Experience = Experience()

    @property
    def beginner(self) -> bool:
        """Whether it looks at its own cards only."""
        return not (self.counts_cards or self.runs_races or self.knows_people or self.weighs_rivals)


class Tastes(Struct, frozen=True, forbid_unknown_fields=True):
    """What a network likes to do, from -1 for dislike to 1. Levels without a character have 0."""

    lying: Taste = 0.0
    opening: Taste = 0.0
    """Opening the bags of others."""
    dealing: Taste = 0.0


NO_TASTES = Tastes()


class Character(Temperament, frozen=True, kw_only=True):
    """A figure of the legend."""

    name: str
    says: str
    """The motto."""
    tastes: Tastes = NO_TASTES
    """Its temperament as a grandmaster."""


class Cast(Struct, frozen=True, forbid_unknown_fields=True):
    """All levels and characters, by name."""

    levels: Mapping[str, Level]
    characters: Mapping[str, Character]


@lru_cache(maxsize=1)
def cast() -> Cast:
    text = resources.files("nottingham.players").joinpath("characters.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Cast)
