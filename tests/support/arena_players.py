"""Players for the arena's tests, each with one way of behaving. `make_player` can be sent to other processes."""

import os
import sys
from collections.abc import Callable

from nottingham.players.player import Chance, Player, TurnRequest
from nottingham.players.process import ProcessPlayer
from nottingham.players.random_player import RandomPlayer
from nottingham.players.roster import NoSuchPlayer
from nottingham.rules.actions import AnyAction, Declare, MakeOffer, Open, Words

LIMIT = 0.3
"""Seconds a program has for an answer here: time enough for one that means to answer at all."""
CRASHES = f"""{sys.executable} -c 'import json, sys
for line in sys.stdin: json.loads(line)["type"] == "act" and exit(1)'"""
HANGS = f"{sys.executable} -c 'import time; time.sleep(600)'"
BABBLES = f"""{sys.executable} -uc 'import json, sys
for line in sys.stdin: print("{{}}") if json.loads(line)["type"] == "act" else None'"""


class Sceptic(RandomPlayer):
    """Plays at random, but has a thought about every bag."""

    def suspects(self, bag: int) -> float | None:
        return (1 + bag) / 10


class Mute(RandomPlayer):
    """A player that never speaks."""

    def act(self, request: TurnRequest) -> AnyAction | None:
        return None


class Outlaw(RandomPlayer):
    """Declares what can't be declared, and opens bags that aren't there."""

    def act(self, request: TurnRequest) -> AnyAction | None:
        return Open(9) if request.view.phase == "inspect" else Declare("nothing")


class Chatterbox(RandomPlayer):
    """A merchant who makes an offer to the officer in every turn of an inspection."""

    def act(self, request: TurnRequest) -> AnyAction | None:
        me, officer = request.view.seat, request.view.officers[0]
        if request.view.phase == "inspect" and me is not None and me != officer:
            return MakeOffer(officer, favours=[Words(me, "Listen…")])
        return super().act(request)


class Faulty(RandomPlayer):
    """Has a bug that shows in the third game."""

    def __init__(self) -> None:
        super().__init__()
        self._games = 0

    def sit(self, seat: int, chance: Chance) -> None:
        self._games += 1
        if self._games == 3:
            raise ZeroDivisionError("a bug")
        super().sit(seat, chance)


class Deadly(Faulty):
    """Ends the whole process."""

    def sit(self, seat: int, chance: Chance) -> None:
        try:
            super().sit(seat, chance)
        except ZeroDivisionError:
            os._exit(3)


PLAYERS: dict[str, Callable[[], Player]] = {
    "random": RandomPlayer,
    "sceptic": Sceptic,
    "mute": Mute,
    "outlaw": Outlaw,
    "chatterbox": Chatterbox,
    "faulty": Faulty,
    "deadly": Deadly,
    "crashes": lambda: ProcessPlayer(CRASHES, 10),
    "hangs": lambda: ProcessPlayer(HANGS, LIMIT),
    "babbles": lambda: ProcessPlayer(BABBLES, 10),
}


def make_player(name: str) -> Player:
    if name not in PLAYERS:
        raise NoSuchPlayer(f"There is no player called {name!r}.")
    return PLAYERS[name]()
