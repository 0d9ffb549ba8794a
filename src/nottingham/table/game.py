"""A game that is being played: its state, its version, and what was asked and done lately.

A version is a move: version 0 is the deal, and each action that was carried out makes the next. What a move came to is
judged here (`decide`) and becomes the truth only when it has been stored (`advance`).
"""

from collections import Counter, deque
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from nottingham.lessons.lesson import Chapter
from nottingham.rules.actions import AnyAction, MakeOffer, Words
from nottingham.rules.engine import apply, evolve, new_game, replay
from nottingham.rules.events import AnyEvent, Event, OfferMade, RoundBegan
from nottingham.rules.options import Options
from nottingham.rules.state import State
from nottingham.rules.view import view
from nottingham.rules.wire import encode
from nottingham.store.rows import GameRow, Move
from nottingham.table.errors import Refusal
from nottingham.table.plain_text import plain

REMEMBERED_STATES = 8
REMEMBERED_KEYS = 16
"""Of each seat."""
MAX_OFFERS = 60
MAX_FAVOURS = 40
"""Made and promised by one person in one round: more than any bargaining needs. Both cost nothing, and favours stay in
everyone's view to the end of the game."""

_events = msgspec.json.Decoder(list[AnyEvent])


class Step(NamedTuple):
    """What an action comes to, if it is stored."""

    state: State
    events: Sequence[Event]
    texts: Sequence[bytes]
    """The events whole, as the store keeps them."""


def joined(texts: Iterable[bytes]) -> bytes:
    """JSON texts as one JSON list."""
    return b"[" + b",".join(texts) + b"]"


def decode_events(text: bytes) -> list[AnyEvent]:
    return _events.decode(text)


def plainly(action: AnyAction) -> AnyAction:
    """The action itself, with words of one's own as plain text."""
    if isinstance(action, MakeOffer) and any(isinstance(favour, Words) for favour in action.favours):
        favours = [
            replace(favour, text=plain(favour.text) or "…") if isinstance(favour, Words) else favour
            for favour in action.favours
        ]
        return replace(action, favours=favours)
    return action


class Game:
    """One game, from its deal on."""

    def __init__(self, row: GameRow, state: State, version: int) -> None:
        self.id = row.id
        self.code = row.code
        self.number = row.number
        self.state = state
        self.version = version
        self._before: deque[State] = deque(maxlen=REMEMBERED_STATES)
        """The states before this one, the latest last."""
        self._keys: dict[int, dict[str, int]] = {}
        """By seat, the keys of its last actions and the versions they have made."""
        self._offers: Counter[int] = Counter()
        self._favours: Counter[int] = Counter()
        """How many offers each seat has made in this round, and how many favours stood in them."""

    @classmethod
    def deal(
        cls, row: GameRow, options: Options, seed: str, names: Sequence[str], cuts: Sequence[str], at: int
    ) -> tuple["Game", Move]:
        """A new game, and the move that stores its deal."""
        state, events = new_game(options, seed, names=names, cuts=cuts)
        return cls(row, state, 0), Move(row.id, 0, None, None, at, joined(map(encode, events)))

    @classmethod
    def stage(
        cls, row: GameRow, options: Options, seed: str, names: Sequence[str], chapter: Chapter, at: int
    ) -> tuple["Game", list[Move]]:
        """A chapter of a lesson where its learner takes over, and the moves that store how it came to that."""
        state, events = new_game(options, seed, names=names, deck=chapter.deck(options), sheriff=chapter.sheriff)
        game = cls(row, state, 0)
        moves = [Move(row.id, 0, None, None, at, joined(map(encode, events)))]
        while past := chapter.before(game.state):
            seat, action = past
            step = game.decide(seat, action)
            moves.append(game.move(step, seat, None, at))
            game.advance(step, seat, None)
        return game, moves

    @classmethod
    def recall(cls, row: GameRow, moves: Sequence[Move]) -> "Game":
        """A game as its stored moves tell it."""
        history = [decode_events(move.events) for move in moves]
        game = cls(row, replay(event for events in history[:1] for event in events), 0)
        for move, events in zip(moves[1:], history[1:], strict=True):
            state = game.state
            for event in events:
                state = evolve(state, event)
            game.advance(Step(state, events, ()), move.seat, move.key)
        return game

    def retrace(self, move: Move) -> Step:
        """The next move, as the store has it."""
        events = decode_events(move.events)
        state = self.state
        for event in events:
            state = evolve(state, event)
        return Step(state, events, [encode(event) for event in events])

    def decide(self, seat: int | None, action: AnyAction) -> Step:
        """What an action comes to; nothing has changed yet."""
        state, events = apply(self.state, seat, action)
        return Step(state, events, [encode(event) for event in events])

    def move(self, step: Step, seat: int | None, key: str | None, at: int) -> Move:
        """The step as the store takes it: at the next version, or not at all."""
        return Move(self.id, self.version + 1, seat, key, at, joined(step.texts))

    def advance(self, step: Step, seat: int | None, key: str | None) -> None:
        """The step is stored: now it has happened."""
        self._before.append(self.state)
        self.state = step.state
        self.version += 1
        if seat is not None and key is not None:
            keys = self._keys.setdefault(seat, {})
            keys[key] = self.version
            if len(keys) > REMEMBERED_KEYS:
                del keys[next(iter(keys))]
        for event in step.events:
            if isinstance(event, RoundBegan):
                self._offers.clear()
                self._favours.clear()
            elif isinstance(event, OfferMade):
                self._offers[event.offer.by] += 1
                self._favours[event.offer.by] += len(event.offer.favours)

    def done_before(self, seat: int, key: str) -> int | None:
        """The version that an action of this key has made, if it was played already."""
        return self._keys.get(seat, {}).get(key)

    def check_offers(self, seat: int, action: AnyAction) -> None:
        """Offers cost their maker nothing, so somebody has to count them."""
        if not isinstance(action, MakeOffer):
            return
        if self._offers[seat] >= MAX_OFFERS:
            raise Refusal("too_many", "too_many_offers", "Nobody makes more than {n} offers in a round.", n=MAX_OFFERS)
        if self._favours[seat] + len(action.favours) > MAX_FAVOURS:
            raise Refusal(
                "too_many", "too_many_favours", "Nobody names more than {n} favours in a round.", n=MAX_FAVOURS
            )

    def check_fresh(self, seat: int, version: int) -> None:
        """Refuses a move that was chosen on a version at which this seat was asked something else."""
        if version == self.version:
            return
        if version > self.version:
            raise Refusal("stale", "from_the_future", "This game has not come to version {n} yet.", n=version)
        age = self.version - version
        if age <= len(self._before):
            then = self._before[-age]
            if then.round == self.state.round and view(then, seat).prompt == view(self.state, seat).prompt:
                return
        raise Refusal("stale", "stale", "The game has gone on since version {n}: look again.", n=version)

    @property
    def over(self) -> bool:
        return self.state.phase == "over"
