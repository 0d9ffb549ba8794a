"""The kinds of lines, and how many each voice has. The texts are in `locale/*/voices.ftl`: `voice-much-caught-3`."""

from typing import Literal

from msgspec import Struct

from nottingham.players.mind.character import Temperament, cast

Mood = Literal["calm", "amused", "nervous", "smug", "angry", "caught"]
Kind = Literal[
    "declare",
    "outraged",
    "haggle",
    "raise",
    "caught",
    "honest",
    "spared",
    "betrayed",
    "open",
    "pass",
    "price",
    "refuse",
    "deal",
    "winning",
    "losing",
    "opened",
    "kept",
]
"""The moments a line is for. `honest` is an honest bag that was opened; `opened` and `kept` remember earlier rounds."""
Reply = Literal["invited", "threatened", "doubt", "greet"]
"""Lines that answer what a person says in the chat."""

KINDS: tuple[Kind, ...] = Kind.__args__  # type: ignore[attr-defined]
REPLIES: tuple[Reply, ...] = Reply.__args__  # type: ignore[attr-defined]
VOICE = "voice-"
"""Begins the key of every line; in the chat it marks a bot's line among the phrases."""
PLAIN = "plain"
"""The voice of the players that are no characters. Several of them may share a table, so it has more lines."""
LINES, PLAIN_LINES, REPLY_LINES = 4, 6, 3

ANSWERS: dict[str, Reply] = {
    "make_an_offer": "invited",
    "too_little": "invited",
    "no_deal": "invited",
    "pay_or_open": "threatened",
    "watching_you": "threatened",
    "liar": "threatened",
    "open_it": "threatened",
    "trust_me": "doubt",
    "all_honest": "doubt",
    "let_it_pass": "doubt",
    "hello": "greet",
    "good_luck": "greet",
    "well_played": "greet",
}
"""The kind of line with which bots answer a phrase. The other phrases need no answer."""


class SpokenLine(Struct, frozen=True, omit_defaults=True):
    """A line that a bot says. Each page shows it in its own language."""

    seat: int
    line: str
    """The voice, the kind and a number: `much-caught-3`."""
    to: int | None = None
    """The seat it is meant for, if it is meant for one."""
    times: int = 0
    """How often that seat has opened this one's bag, in a line that says so."""


def voice_of(bot: str) -> str:
    """The voice of a player: its own if it is a character."""
    who = bot.partition(":")[0]
    return who if who in cast().characters else PLAIN


def temperament_of(voice: str) -> Temperament:
    return cast().characters.get(voice) or Temperament()


def lines_of(voice: str, kind: Kind | Reply) -> list[str]:
    """The lines of a kind that a voice has."""
    count = REPLY_LINES if kind in REPLIES else PLAIN_LINES if voice == PLAIN else LINES
    return [f"{voice}-{kind}-{number}" for number in range(1, count + 1)]
