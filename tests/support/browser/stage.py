"""A staged table: the rules play a game from a fixed deal up to a moment, and the test sends it as the server would.

The page is real, only the other end of its socket is not: so any moment of any game can be shown at once, as any seat
sees it, and is always the same.
"""

import json
import random
import re
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw
from playwright.sync_api import Route, WebSocketRoute

from nottingham.play.runner import play_game
from nottingham.players.roster import make_player, title
from nottingham.rules.events import Event
from nottingham.rules.options import Options
from nottingham.rules.shuffle import seed_from_number
from nottingham.rules.state import State
from nottingham.rules.view import view
from nottingham.rules.view_types import Prompt
from nottingham.rules.wire import encode
from nottingham.table.encoding import encode_message
from nottingham.table.messages import (
    ChairView,
    ClockView,
    Done,
    GameSnapshot,
    Line,
    Moved,
    PastMove,
    TableView,
    Talk,
    Welcome,
    You,
)
from nottingham.table.settings import CHARGES, COLOURS, Settings
from tests.laws.games import random_game
from tests.support.browser.window import Window
from tests.support.records import encode_game

CODE = "GREENWOOD"
GAME = "the-game"
NOON = 1_800_000_000_000
"""The time when a staged game begins, in milliseconds."""
BETWEEN_MOVES = 5_000
LEGEND = ("robin_hood", "maid_marian", "little_john", "friar_tuck", "will_scarlet", "guy_of_gisborne")


class Move(NamedTuple):
    """The events of a move, and the state after it."""

    events: Sequence[Event]
    state: State


class Moment(NamedTuple):
    """A game up to now, and whose eyes see it."""

    moves: list[Move]
    seat: int | None

    @property
    def state(self) -> State:
        return self.moves[-1].state


Wanted = Callable[[State, Prompt], bool]


def prompt(state: State, seat: int) -> Prompt:
    return view(state, seat).prompt or Prompt()


def at_random(options: Options, seed: int) -> Iterator[Move]:
    """Anything that is legal: so everything happens that can."""
    state, events, steps = random_game(options, seed)
    yield Move(events, state)
    yield from (Move(step.events, step.after) for step in steps)


def by_the_legend(options: Options, seed: int) -> Iterator[Move]:
    """Yields the moves of a game of skilled bots, so that it looks like a real one."""
    names = LEGEND[: options.players]
    moves: list[Move] = []
    chances = [random.Random(f"{seed} {seat}").random for seat in range(options.players)]
    players = [make_player(name) for name in names]
    play_game(
        options,
        seed_from_number(seed),
        players,
        chances,
        names=[title(name) for name in names],
        onlooker=lambda state, events: moves.append(Move(list(events), state)),
    )
    yield from moves


def find(
    wanted: Wanted,
    options: Options,
    *,
    players: Callable[[Options, int], Iterator[Move]] = at_random,
    seed: int = 0,
    seat: int | None = None,
) -> Moment:
    """The first moment from a seed on that is wanted, as the first seat sees it for which it is so."""
    seats = range(options.players) if seat is None else [seat]
    for deal in count(seed):
        moves: list[Move] = []
        for move in players(options, deal):
            moves.append(move)
            for one in seats:
                if wanted(move.state, prompt(move.state, one)):
                    return Moment(moves, one)
    raise AssertionError("not reached")


class Stage:
    """Sends a moment of a game to a window, and what happens next."""

    def __init__(
        self,
        window: Window,
        moment: Moment,
        *,
        people: Sequence[str] = ("Ann",),
        talk: Sequence[Line] = (),
        clock: ClockView | None = None,
    ) -> None:
        self.window = window
        self.moves = list(moment.moves)
        self.seat = moment.seat
        self.talk = list(talk)
        self.clock = clock or ClockView()
        self.people = {self.seat if self.seat is not None else 0: people[0]}
        others = [seat for seat in range(len(self.state.seats)) if seat not in self.people]
        self.people.update(zip(others, people[1:], strict=False))
        self.asked: list[dict[str, Any]] = []
        """The requests of the page so far."""
        self._socket: WebSocketRoute | None = None
        window.page.route_web_socket(re.compile(r"/socket\b"), self._open)
        window.page.route(f"**/api/games/{GAME}/record", self._record)
        window.page.route(f"**/api/tables/{CODE}/short-code", lambda route: route.fulfill(json={"code": "RBNHDX"}))

    @property
    def state(self) -> State:
        return self.moves[-1].state

    @property
    def version(self) -> int:
        return len(self.moves) - 1

    def show(self) -> None:
        self.window.go(f"/t/{CODE}")
        self.window.shows(self.version)

    def say(self, *lines: Line) -> None:
        self.talk += lines
        self._tell(Talk(lines=list(lines)))

    def go_on(self, move: Move) -> None:
        """Sends one more move, and waits until it is shown."""
        self.send(move)
        self.window.shows(self.version)

    def send(self, move: Move) -> None:
        """Sends one more move, whose opening may take a while."""
        self.moves.append(move)
        self._tell(
            Moved(
                game=GAME,
                version=self.version,
                at=NOON + BETWEEN_MOVES * self.version,
                events=self._events(move),
                view=self._view(),
                clock=Raw(msgspec.json.encode(self.clock)),
            )
        )

    # What is told

    def _open(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(self._hear)

    def _hear(self, text: str | bytes) -> None:
        asked = json.loads(text)
        self.asked.append(asked)
        if asked["type"] == "join":
            self._tell(self._welcome())
        else:
            self._tell(Done(key=asked["key"]))

    def _tell(self, message: Any) -> None:
        assert self._socket is not None, "nobody has come"
        self._socket.send(encode_message(message).decode())

    def _record(self, route: Route) -> None:
        events = [event for move in self.moves for event in move.events]
        route.fulfill(body=encode_game(events), content_type="application/json")

    def _welcome(self) -> Welcome:
        moves = [
            PastMove(version, NOON + BETWEEN_MOVES * version, self._events(move))
            for version, move in enumerate(self.moves)
        ]
        return Welcome(
            table=self._table(),
            you=You(self.seat, self.seat is not None),
            playing=GameSnapshot(GAME, 1, self.version, self._view(), self.clock, moves),
            talk=self.talk,
            at=NOON + BETWEEN_MOVES * self.version,
        )

    def _events(self, move: Move) -> Raw:
        return Raw(b"[" + b",".join(encode(event.seen_by(self.seat)) for event in move.events) + b"]")

    def _view(self) -> Raw:
        return Raw(encode(view(self.state, self.seat)))

    def _table(self) -> TableView:
        return TableView(
            code=CODE,
            stage="over" if self.state.phase == "over" else "playing",
            settings=Settings(self.state.options),
            chairs=[self._chair(seat) for seat in range(len(self.state.seats))],
            host=self.seat,
            commitment="0" * 64,
            paused=False,
            watching=0,
            games=[],
        )

    def name(self, seat: int) -> str:
        return self._chair(seat).name

    def _chair(self, seat: int) -> ChairView:
        looks = COLOURS[seat], CHARGES[seat]
        if seat in self.people:
            return ChairView("person", self.people[seat], *looks, present=True)
        return ChairView("bot", title(LEGEND[seat]), *looks, LEGEND[seat], ready=True)
