"""Who can be asked to play, by name."""

from collections.abc import Callable

from nottingham.players.player import Player


class NoSuchPlayer(ValueError):
    """Nobody of this name can play; the message says who can."""


_PLAYERS: dict[str, Callable[[], Player]] = {}


def invite(name: str) -> Player:
    """A player by name: a level, a character, a habit, `random`, or `exec:` and a command."""
    if name not in _PLAYERS:
        raise NoSuchPlayer(f"There is no player called {name!r}. There are: {', '.join(_PLAYERS)}.")
    return _PLAYERS[name]()
