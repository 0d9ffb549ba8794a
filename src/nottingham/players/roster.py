"""Who can be asked to play, by name.

- `apprentice`, `trader`, `master`: a level of skill with no particular temper;
- `robin_hood`, `little_john`, …: a character, a master at his trade unless a level follows: `little_john:apprentice`;
- `random`: does anything that is legal;
- `always_honest`, `never_opens`, …: one habit, and otherwise a trader or whatever level follows;
- `exec:python my_bot.py`: a program of one's own.
"""

from collections.abc import Sequence

from nottingham.players.habits import HABITS
from nottingham.players.mind.character import Temperament, cast
from nottingham.players.mind.mind import Mind
from nottingham.players.player import Player
from nottingham.players.process import ProcessPlayer
from nottingham.players.random_player import RandomPlayer

PROGRAM = "exec:"
LEVEL_OF_CHARACTERS = "master"
LEVEL_OF_HABITS = "trader"


class NoSuchPlayer(ValueError):
    """Nobody of this name can play; the message says who can."""


def invite(name: str) -> Player:
    """A player by name; `NoSuchPlayer`, or `CannotStart` for a program, says in a line why there is none."""
    if not name.isprintable():
        raise NoSuchPlayer(f"{name!a} is no name: it holds what can't be printed.")
    if name.startswith(PROGRAM):
        return ProcessPlayer(name.removeprefix(PROGRAM))
    who, colon, level = name.partition(":")
    known = cast()
    if colon and level not in known.levels:
        raise NoSuchPlayer(f"There is no level called {level!r}. There are: {', '.join(known.levels)}.")
    if who in known.characters:
        return Mind(known.characters[who], known.levels[level or LEVEL_OF_CHARACTERS])
    if who in HABITS:
        return HABITS[who](Mind(Temperament(), known.levels[level or LEVEL_OF_HABITS]))
    if who in known.levels and not level:
        return Mind(Temperament(), known.levels[who])
    if name == "random":
        return RandomPlayer()
    raise NoSuchPlayer(f"There is no player called {name!r}. There are: {', '.join(everyone())}, and exec:COMMAND.")


def everyone() -> list[str]:
    """All who can be asked by one word."""
    known = cast()
    return [*known.levels, *known.characters, "random", *HABITS]


def title(name: str) -> str:
    """How a player is called at the table."""
    who = name.partition(":")[0]
    if name.startswith(PROGRAM):
        return "Bot"
    character = cast().characters.get(who)
    return character.name if character else who.replace("_", " ").capitalize()


def motto(name: str) -> str | None:
    """What a character or a level says of itself."""
    who = name.partition(":")[0]
    known = cast().characters.get(who) or cast().levels.get(who)
    return known.says if known else None


def fill(seated: Sequence[str], seats: int) -> list[str]:
    """Those who are seated, and characters of the legend on the seats that are left."""
    present = {name.partition(":")[0] for name in seated}
    others = [name for name in cast().characters if name not in present]
    return [*seated, *others[: seats - len(seated)]]
