"""The roster: makes players by name.

- `apprentice`, `trader`, `master`, `grandmaster`: a level of skill with a neutral temperament;
- `robin_hood`, `little_john`, …: a character, a master unless a level follows: `little_john:apprentice`;
- `random`: does anything that is legal;
- `always_honest`, `never_opens`, …: one habit, and otherwise a trader or the level that follows;
- `promises_gold`, `sells_phantoms`, …: a swindler, and otherwise the same;
- `knows_bribes`, `knows_lies`, …: one who has read how a mind decides, and otherwise the same;
- `exec:python my_bot.py`: your own program. Servers must not start programs: see `is_built_in`;
- `llm:` or `llm:MODEL`: a language model, at the endpoint that the environment names.
"""

from collections.abc import Sequence

from nottingham.players.habits import HABITS
from nottingham.players.insiders import INSIDERS
from nottingham.players.mind.character import NO_TASTES, Level, Tastes, Temperament, cast
from nottingham.players.mind.mind import Mind
from nottingham.players.player import Player
from nottingham.players.process import ProcessPlayer
from nottingham.players.random_player import RandomPlayer
from nottingham.players.swindlers import SWINDLERS

PROGRAM = "exec:"
LANGUAGE_MODEL = "llm:"
LEVEL_OF_CHARACTERS = "master"
LEVEL_OF_HABITS = "trader"
_HABITS = {**HABITS, **SWINDLERS, **INSIDERS}


class NoSuchPlayer(ValueError):
    """There is no player of this name. The message lists those there are."""


def make_player(name: str) -> Player:
    """Make a player by name. Raises `NoSuchPlayer`, or `CannotStart` for a program or model, with one line."""
    if not name.isprintable():
        raise NoSuchPlayer(f"{name!a} is not a name: it has characters that can't be printed.")
    if name.startswith(PROGRAM):
        return ProcessPlayer(name.removeprefix(PROGRAM))
    if name.startswith(LANGUAGE_MODEL):
        return _language_player(name.removeprefix(LANGUAGE_MODEL))
    who, colon, level = name.partition(":")
    known = cast()
    if colon and level not in known.levels:
        raise NoSuchPlayer(f"There is no level called {level!r}. There are: {', '.join(known.levels)}.")
    if who in known.characters:
        character = known.characters[who]
        return _skilled(character, known.levels[level or LEVEL_OF_CHARACTERS], character.tastes)
    if who in _HABITS:
        return _HABITS[who](_skilled(Temperament(), known.levels[level or LEVEL_OF_HABITS]))
    if who in known.levels and not level:
        return _skilled(Temperament(), known.levels[who])
    if name == "random":
        return RandomPlayer()
    raise NoSuchPlayer(
        f"There is no player called {name!r}. There are: {', '.join(player_names())}, exec:COMMAND, and llm:."
    )


def _skilled(temperament: Temperament, level: Level, tastes: Tastes = NO_TASTES) -> Player:
    """Imports NumPy only for a network."""
    mind = Mind(temperament, level)
    if not level.network:
        return mind
    from nottingham.players.network.grandmaster import Grandmaster

    return Grandmaster(mind, tastes)


def _language_player(model: str) -> Player:
    """Imports what a language model needs only when there is one."""
    from nottingham.players.language.endpoint import Endpoint
    from nottingham.players.language.model import Budget, LanguagePlayer

    return LanguagePlayer(Endpoint.from_environment(model), Budget.from_environment())


def is_built_in(name: str) -> bool:
    """Whether this is one of our own players. Check names from the network with this, or anybody could make a server
    start a program, or pay for a language model.
    """
    if name.startswith((PROGRAM, LANGUAGE_MODEL)):
        return False
    try:
        make_player(name)
    except NoSuchPlayer:
        return False
    return True


def player_names() -> list[str]:
    """The names of all built-in players, without levels."""
    known = cast()
    return [*known.levels, *known.characters, "random", *_HABITS]


def title(name: str) -> str:
    """The name of a player at the table."""
    who = name.partition(":")[0]
    if name.startswith(PROGRAM):
        return "Bot"
    if name.startswith(LANGUAGE_MODEL):
        return name.removeprefix(LANGUAGE_MODEL) or "Language model"
    character = cast().characters.get(who)
    return character.name if character else who.replace("_", " ").capitalize()


def motto(name: str) -> str | None:
    """The motto of a character or a level."""
    who = name.partition(":")[0]
    known = cast().characters.get(who) or cast().levels.get(who)
    return known.says if known else None


def fill(seated: Sequence[str], seats: int) -> list[str]:
    """Fill the remaining seats with characters who are not seated yet."""
    present = {name.partition(":")[0] for name in seated}
    others = [name for name in cast().characters if name not in present]
    return [*seated, *others[: seats - len(seated)]]
