"""Players' games as token streams, which the vectorised engine can replay.

A transcript has the deck, the tokens that the players spelled and what chance drew. It takes less than a kilobyte,
since what every seat knew is recomputed when a network learns from it.
"""

import random
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from nottingham.codec.spelling import NoPath, spell, without_words
from nottingham.codec.tokens import slots_for
from nottingham.codec.vocabulary import PASS
from nottingham.players.player import Player
from nottingham.research.match import TokenGame
from nottingham.rules.events import CardsDrawn, Event, RoundBegan
from nottingham.rules.options import Options
from nottingham.training.checkpoints import UNREADABLE

A_DEPUTY = 64
"""Added to the seat of a deputy whom chance draws; a card is its slot."""
PADDED = 2048
"""The streams of padded transcripts are so long, or a multiple of it."""
NOTHING_MORE = -1
"""Pads the streams of shorter games."""


class BadTranscripts(Exception):
    """The file can't be read as transcripts. The message is one line."""


class Ear:
    """Hears what chance draws for its seat, and lets the player who sits there hear everything."""

    def __init__(self, seat: int, slots: Mapping[str, int], drawn: list[int], player: Player | None = None) -> None:
        self._seat = seat
        self._slots = slots
        self._drawn = drawn
        self._player = player

    def hear(self, event: Event) -> None:
        if self._player:
            self._player.hear(event)
        if isinstance(event, CardsDrawn) and event.seat == self._seat:
            assert isinstance(event.cards, Sequence)
            self._drawn += [self._slots[good] for good in event.cards]
        elif isinstance(event, RoundBegan) and self._seat == 0 and len(event.officers) == 2:
            self._drawn += [A_DEPUTY + seat for seat in event.officers]


class Transcripts(NamedTuple):
    """Games at one table, a row each."""

    deck: NDArray[np.int8]
    """Slots of all cards in the order in which they are dealt, removed ones last."""
    officers: NDArray[np.int8]
    tokens: NDArray[np.int8]
    drawn: NDArray[np.int8]
    won: NDArray[np.float32]
    """The share of the victory of each seat."""
    guest: NDArray[np.bool_]
    """Whether the seat has a guest: a player whom a clone doesn't imitate, but must know how to answer."""

    def padded(self) -> "Transcripts":
        """The same with longer streams: those of most batches of games then have the same shapes."""
        tokens, drawn = (
            np.pad(each, ((0, 0), (0, -each.shape[1] % PADDED)), constant_values=NOTHING_MORE)
            for each in (self.tokens, self.drawn)
        )
        return self._replace(tokens=tokens, drawn=drawn)

    def save(self, path: Path) -> None:
        np.savez_compressed(path, **self._asdict())

    @classmethod
    def load(cls, path: Path) -> "Transcripts":
        try:
            with path.open("rb") as opened, np.load(opened) as file:
                return cls(*(file[name] for name in cls._fields))
        except UNREADABLE as error:
            raise BadTranscripts(f"{path} has no transcripts: {error}") from None


def spelled(match: TokenGame, players: Sequence[Player]) -> list[int]:
    """The tokens of the next action; words that tokens can't say are left out."""
    assert match.seat is not None
    action = players[match.seat].act(match.request)
    try:
        return [*spell(match.request.view, action and without_words(action))]
    except NoPath:
        return [PASS]


class Seating(NamedTuple):
    """Who plays one game."""

    seed: int
    players: Sequence[Player]
    guests: Sequence[bool]


def record(options: Options, games: Iterable[Seating]) -> Transcripts:
    """Plays games and records them."""
    rows: list[tuple[list[int], list[int], list[int], list[int], list[float], Sequence[bool]]] = []
    slots = slots_for(options).slot
    for seed, players, guests in games:
        drawn: list[int] = []
        for seat, player in enumerate(players):
            player.sit(seat, random.Random(f"{seed} {seat}").random)
        match = TokenGame(options, seed, [Ear(seat, slots, drawn, player) for seat, player in enumerate(players)])
        drawn.clear()  # the first hands are dealt, not drawn
        start = match.state
        tokens: list[int] = []
        while match.seat is not None:
            for token in spelled(match, players):
                tokens.append(token)
                match.take(token)
        scores = match.state.scores or ()
        first = [score.rank == 1 for score in scores]
        deck = [slots[good] for good in (*start.cards, *start.removed)]
        rows.append((deck, [*start.officers], tokens, drawn, [is_first / sum(first) for is_first in first], guests))
    decks, officers, spoken, draws, won, seated = zip(*rows, strict=True)
    return Transcripts(
        np.array(decks, np.int8),
        np.array(officers, np.int8),
        _even(spoken),
        _even(draws),
        np.array(won, np.float32),
        np.array(seated, np.bool_),
    )


def _even(rows: Sequence[Sequence[int]]) -> NDArray[np.int8]:
    longest = max(map(len, rows))
    return np.array([[*row, *[NOTHING_MORE] * (longest - len(row))] for row in rows], np.int8)
