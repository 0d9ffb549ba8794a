"""A game in memory: its state, its version, and the keys of recent requests.

Version 0 is the deal, and every move makes the next version. `decide` judges an action and changes nothing; `advance`
applies the result once it is stored.
"""

from collections import deque
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from nottingham.lessons.lesson import Chapter
from nottingham.rules.actions import (
    Accept,
    AnyAction,
    Claim,
    HandBack,
    MakeOffer,
    Open,
    Refuse,
    Withdraw,
    Words,
    parse_action,
)
from nottingham.rules.engine import apply, evolve, new_game, replay
from nottingham.rules.events import AnyEvent, Event
from nottingham.rules.options import Options
from nottingham.rules.state import Offer, State
from nottingham.rules.view import view
from nottingham.rules.wire import encode
from nottingham.store.rows import GameRow, Move
from nottingham.table.errors import Refusal
from nottingham.table.offer_limits import MAX_FAVOURS, MAX_FAVOURS_IN_GAME, MAX_OFFERS, OfferCounter
from nottingham.table.plain_text import plain
from nottingham.table.seen_seats import NOT_SEEN, SeenSeats

REMEMBERED_STATES: Final = 8
REMEMBERED_KEYS: Final = 16
"""How many keys are remembered for each seat."""

_events: Final = msgspec.json.Decoder(tuple[AnyEvent, ...])
_texts: Final = msgspec.json.Decoder(list[msgspec.Raw])


class Step(NamedTuple):
    """The outcome of an action, to be stored."""

    seat: int | None
    action: AnyAction | None
    """None for a move stored by a version that did not keep actions."""
    state: State
    events: Sequence[Event]
    texts: Sequence[bytes]
    """The complete events as JSON, as they are stored."""


def joined(texts: Iterable[bytes]) -> bytes:
    """Joins JSON texts to one JSON list."""
    return b"[" + b",".join(texts) + b"]"


@lru_cache(maxsize=16)  # when a game begins, each seat is sent its own version of the deal
def decode_events(text: bytes) -> tuple[AnyEvent, ...]:
    return _events.decode(text)


def has_words(action: AnyAction) -> bool:
    """Whether it has free text."""
    return isinstance(action, MakeOffer) and any(isinstance(favour, Words) for favour in action.favours)


def with_plain_text(action: AnyAction) -> AnyAction:
    """The action with its free text cleaned."""
    if isinstance(action, MakeOffer):
        favours = [
            replace(favour, text=plain(favour.text) or "…") if isinstance(favour, Words) else favour
            for favour in action.favours
        ]
        return replace(action, favours=favours)
    return action


def _pledged(offer: Offer) -> list[int]:
    return [pledge.bag for pledge in offer.pledges]


def _grounds(state: State, seat: int, action: AnyAction) -> object:
    """What a player looks at to choose this action. At the gate others talk meanwhile, about other bags too."""
    seen = view(state, seat)
    where = seen.round, seen.phase
    if seen.phase != "inspect" or seen.prompt is None:
        return where, seen.prompt
    match action:
        case Accept() | Refuse() | Withdraw():
            return where, [offer for offer in seen.offers if offer.id == action.offer]
        case Open(bag) | HandBack(bag):
            offers = [offer for offer in seen.offers if bag in {offer.by, *offer.needs, *_pledged(offer)}]
            bonds = [bond for bond in seen.pledges if bond.bag == bag]
            owner = seen.seats[bag : bag + 1]  # empty if there is no such seat
            return where, [other.bag for other in owner], offers, bonds, seen.stances.get(bag), seen.alone.get(bag)
        case MakeOffer(to):
            others = seen.officers if to == "deputies" else (to,)
            pairs = [{seat, other} for other in others]
            return where, [offer for offer in seen.offers if any(pair <= {offer.by, *offer.needs} for pair in pairs)]
        case Claim():
            return where, seen.prompt.claim
        case _:
            return where, seen.prompt


class Game:
    """One game, from its deal."""

    def __init__(self, row: GameRow, state: State, version: int) -> None:
        self.id = row.id
        self.code = row.code
        self.number = row.number
        self.state = state
        self.version = version
        self._before: deque[State] = deque(maxlen=REMEMBERED_STATES)
        """Earlier states, the latest last."""
        self._keys: dict[int, dict[str, int]] = {}
        """By seat, the keys of its latest requests and the versions they made."""
        self._counter = OfferCounter()
        self.seen_seats: SeenSeats = NOT_SEEN
        """As of the last move that was announced."""

    @classmethod
    def deal(
        cls,
        row: GameRow,
        options: Options,
        seed: str,
        names: Sequence[str],
        cuts: Sequence[str],
        sheriff: int | None,
        at: int,
    ) -> tuple["Game", Move]:
        """Deals a game. Returns it with the move that stores the deal."""
        state, events = new_game(options, seed, names=names, cuts=cuts, sheriff=sheriff)
        return cls(row, state, 0), Move(row.id, 0, None, None, at, joined(map(encode, events)))

    @classmethod
    def stage(
        cls, row: GameRow, options: Options, seed: str, names: Sequence[str], chapter: Chapter, at: int
    ) -> tuple["Game", list[Move]]:
        """Plays a chapter up to where the learner takes over. Returns the game with the moves that store it."""
        state, events = new_game(options, seed, names=names, deck=chapter.deck(options), sheriff=chapter.sheriff)
        game = cls(row, state, 0)
        moves = [Move(row.id, 0, None, None, at, joined(map(encode, events)))]
        while past := chapter.before(game.state):
            seat, action = past
            step = game.decide(seat, action)
            moves.append(game.move(step, None, at))
            game.advance(step, None)
        return game, moves

    @classmethod
    def recall(cls, row: GameRow, moves: Sequence[Move]) -> "Game":
        """Rebuilds a game from its stored moves."""
        game = cls(row, replay(decode_events(moves[0].events)), 0)
        for move in moves[1:]:
            game.follow(move)
        return game

    def follow(self, move: Move) -> Sequence[Event]:
        """Applies a stored move, the next version, and returns its events."""
        step = self._replayed(move, decode_events(move.events), ())
        self.advance(step, move.key)
        return step.events

    def step_of(self, move: Move) -> Step:
        """The step that a stored move made, if it is the next version."""
        return self._replayed(move, decode_events(move.events), [bytes(text) for text in _texts.decode(move.events)])

    def _replayed(self, move: Move, events: Sequence[Event], texts: Sequence[bytes]) -> Step:
        state = self.state
        for event in events:
            state = evolve(state, event)
        action = parse_action(move.action) if move.action is not None else None
        return Step(move.seat, action, state, events, texts)

    def decide(self, seat: int | None, action: AnyAction) -> Step:
        """Judges an action and returns its outcome. Nothing has changed yet."""
        state, events = apply(self.state, seat, action)
        return Step(seat, action, state, events, [encode(event) for event in events])

    def move(self, step: Step, key: str | None, at: int) -> Move:
        """The step as a row at the next version."""
        action = encode(step.action) if step.action is not None else None
        return Move(self.id, self.version + 1, step.seat, key, at, joined(step.texts), action)

    def advance(self, step: Step, key: str | None) -> None:
        """Applies a step that is stored."""
        seat = step.seat
        self._before.append(self.state)
        self.state = step.state
        self.version += 1
        if seat is not None and key is not None:
            keys = self._keys.setdefault(seat, {})
            keys[key] = self.version
            if len(keys) > REMEMBERED_KEYS:
                del keys[next(iter(keys))]
        self._counter.count(step.events)

    def done_before(self, seat: int, key: str) -> int | None:
        """The version made by the request with this key, if it was carried out already."""
        return self._keys.get(seat, {}).get(key)

    def check_offers(self, seat: int, action: AnyAction) -> None:
        """Limits offers, since making one costs nothing."""
        if not isinstance(action, MakeOffer):
            return
        if self._counter.offers[seat] >= MAX_OFFERS:
            raise Refusal("too_many", "too_many_offers", "You can make at most {n} offers in a round.", n=MAX_OFFERS)
        if self._counter.favours[seat] + len(action.favours) > MAX_FAVOURS:
            raise Refusal(
                "too_many", "too_many_favours", "You can promise at most {n} favours in a round.", n=MAX_FAVOURS
            )
        standing = sum(len(offer.favours) for offer in self.state.offers if offer.by == seat)
        if self._counter.agreed[seat] + standing + len(action.favours) > MAX_FAVOURS_IN_GAME and action.favours:
            message = "You can promise at most {n} favours in a game."
            raise Refusal("too_many", "too_many_favours_in_game", message, n=MAX_FAVOURS_IN_GAME)

    def check_fresh(self, seat: int, action: AnyAction, version: int) -> None:
        """Refuses a move whose grounds have changed since the version at which it was chosen."""
        if version == self.version:
            return
        if version > self.version:
            raise Refusal("stale", "from_the_future", "This game has not reached version {n} yet.", n=version)
        age = self.version - version
        remembered = age <= len(self._before)
        if remembered and _grounds(self._before[-age], seat, action) == _grounds(self.state, seat, action):
            return
        raise Refusal("stale", "stale", "The game has moved on since version {n}. Look again.", n=version)

    @property
    def over(self) -> bool:
        return self.state.phase == "over"
