"""Lets a `Player` play a seat at a server.

The server asks nobody to move: it sends what has happened, and a client decides when to act. The order here is that of
`play.turns`, as far as one seat can tell. In an inspection a merchant speaks or passes after each change, and an
officer decides only once the others have passed or the officer's patience is over.

A player that fails can't hang the table: if the game waits for this seat, the default action is played instead.
"""

import asyncio
import logging
import random
import time
from collections import Counter
from collections.abc import Callable, Mapping
from math import inf
from typing import Protocol

from nottingham.client.errors import AnswerLost, ClientError, RequestRefused
from nottingham.client.followed import GameMove
from nottingham.client.table import TableClient
from nottingham.play.replies import refuse_before_opening, refuse_unanswered
from nottingham.play.turns import MAX_ANSWERS, MAX_OFFERS, MAX_PROPOSALS
from nottingham.players.defaults import default_action
from nottingham.players.player import Chance, Reconsiders, TurnRequest
from nottingham.rules.actions import AnyAction, HandBack, MakeOffer, Open
from nottingham.rules.events import Event, GameStarted, PhaseBegan, ShareProposed
from nottingham.rules.goods import Catalogue, catalogue
from nottingham.rules.view import View
from nottingham.table.pace import bot_pause
from nottingham.table.requests import MakeHost

SHORT_WAIT = 0.05
"""Seconds that an officer waits for others who may be about to speak."""
HAND_OVER_SECONDS = 30
"""The least time before the same person is made the host again: that person may be a bot that hands over too."""
RETRY_SECONDS = 0.5
"""Pause after a refusal that has nothing to do with the move, such as a paused table."""

_log = logging.getLogger(__name__)


class Bot(Protocol):
    """The part of a `Player` that a game over the network needs."""

    def sit(self, seat: int, chance: Chance) -> None:
        """Begin a new game in this seat."""

    def hear(self, event: Event) -> None:
        """Receive an event, as this seat sees it."""

    def act(self, request: TurnRequest) -> AnyAction | None:
        """Return an action, or None to pass."""


class SeatLost(ClientError):
    """This person no longer sits at the table."""


async def play_seat(
    table: TableClient,
    player: Bot,
    *,
    chance: random.Random | None = None,
    games: int | None = None,
    stays_host: bool = True,
) -> None:
    """Plays this client's seat, game after game, until `games` were played to their end.

    Without `games` it plays until the seat is lost (`SeatLost`) or the connection ends (`ConnectionEnded`). The player
    runs in a thread, so a slow one doesn't stop the connection. Between games this says that the seat is ready.

    When the host is gone, the server makes another person at the table the host, perhaps this one. A bot starts no
    games, so with `stays_host=False` it makes somebody else the host.
    """
    seat = _SeatPlayer(table, player, chance or random.Random(), stays_host)
    while games is None or len(seat.finished) < games:
        messages = table.messages
        wait = await seat.go_on()
        if table.ended is not None:
            raise table.ended
        if wait is None or wait > 0:
            await table.changed(messages, wait)


class _SeatPlayer:
    def __init__(self, table: TableClient, player: Bot, chance: random.Random, stays_host: bool) -> None:
        self.finished: set[str] = set()
        self._stays_host = stays_host
        self._made_host: dict[str, float] = {}
        """When this one last made each person the host."""
        self._table = table
        self._player = player
        self._chance = chance
        self._begin("")

    def _begin(self, game: str) -> None:
        self._game = game
        self._version_since = (-1, time.monotonic())
        self._silent_at = -1
        """The version at which the player passed."""
        self._tried_at = -1
        """The version at which even the default was refused."""
        self._goods: Catalogue | None = None
        self._asked: TurnRequest | None = None
        """The latest request to the player."""
        self._begin_phase()

    def _begin_phase(self) -> None:
        self._offers: Counter[str] = Counter()
        self._answers = 0
        self._proposals: list[int] = []

    async def go_on(self) -> float | None:
        """Does what can be done now. Returns how many seconds to wait for a message; None to wait forever."""
        table = self._table
        await self._hear()
        if table.seat is None:
            raise SeatLost("This seat was given to somebody else, or the host has removed its player.")
        if table.host and not self._stays_host:
            await self._hand_over(table.seat)
        if table.table.stage != "playing":
            return await self._be_ready(table.seat)
        view = table.view
        if view is None or view.phase == "over" or table.table.paused or not self._up_to_date:
            return None
        if table.version != self._version_since[0]:
            self._version_since = table.version, time.monotonic()
        if table.version == self._tried_at or view.seat != table.seat:
            return None
        pace = self._version_since[1] + bot_pause(table.table.settings.bot_seconds, view.phase) - time.monotonic()
        if pace > 0 and table.seat in view.may_act:
            return pace
        if view.phase == "inspect":
            return await self._inspect(view, table.seat)
        if table.seat not in view.to_act:
            return None
        if view.phase == "share" and self._proposals[-1:] == [table.seat]:
            return None  # the other deputy answers first
        return await self._decide(view, asked=len(self._proposals) < MAX_PROPOSALS)

    @property
    def _up_to_date(self) -> bool:
        return not self._table.behind and self._table.game == self._game

    async def _hear(self) -> None:
        for update in self._table.take_updates():
            if not isinstance(update, GameMove):
                continue
            if update.game != self._game and self._table.seat is not None:
                self._begin(update.game)
                await self._safely(self._player.sit, self._table.seat, self._chance.random)
            for event in update.events:
                await self._safely(self._player.hear, event, threaded=False)
                if isinstance(event, GameStarted):
                    self._goods = catalogue(event.goods, event.crowns, event.black_market)
                elif isinstance(event, PhaseBegan) and event.phase in ("load", "share"):
                    self._begin_phase()
                elif isinstance(event, ShareProposed):
                    self._proposals.append(event.seat)

    async def _be_ready(self, seat: int) -> float | None:
        if self._table.table.stage == "over" and self._up_to_date and self._table.game is not None:
            self.finished.add(self._table.game)
        if self._table.table.chairs[seat].ready:
            return None
        try:
            await self._table.ready()
        except RequestRefused:  # a game may have begun
            await asyncio.sleep(RETRY_SECONDS)
            return 0
        return None

    async def _hand_over(self, seat: int) -> None:
        """Makes the next person clockwise the host."""
        chairs = self._table.table.chairs
        now = time.monotonic()
        for place in range(1, len(chairs)):
            other = (seat + place) % len(chairs)
            chair = chairs[other]
            last = self._made_host.get(chair.name, -inf)
            if chair.kind == "person" and chair.present and now - last >= HAND_OVER_SECONDS:
                self._made_host[chair.name] = now
                try:
                    await self._table.request(MakeHost(seat=other))
                except RequestRefused as refused:  # they may have left
                    _log.info("could not hand over: %s", refused)
                return

    async def _inspect(self, view: View, seat: int) -> float | None:
        version = self._table.version
        officer = seat in view.officers
        if self._silent_at != version:
            if self._has_a_say(view, seat, officer):
                action = await self._talk(view, officer)
                if action is not None and await self._act(action, version, self._asked) is None:
                    return 0
            self._silent_at = version
            if not officer and not self._table.table.chairs[seat].passed:
                await self._pass()
            return 0
        if not officer:
            return None
        wait = self._version_since[1] + self._patience(view, seat) - time.monotonic()
        return wait if wait > 0 else await self._decide(view, asked=self._answers < MAX_ANSWERS)

    async def _talk(self, view: View, officer: bool) -> AnyAction | None:
        left = {to: MAX_OFFERS - self._offers[to] for to in _addressees(view)}
        action = await self._choose(view, must=False, offers_left=left)
        if isinstance(action, MakeOffer) and left.get(str(action.to), 0) <= 0:
            action = None
        if officer and isinstance(action, Open | HandBack) and self._people_may_speak(view):
            return refuse_before_opening(action, view)
        if action is None:
            return refuse_unanswered(view, self._bots)
        return action

    def _has_a_say(self, view: View, seat: int, officer: bool) -> bool:
        if officer:
            return self._answers < MAX_ANSWERS
        return _is_held(view, seat) or bool(view.prompt and (view.prompt.accept or view.prompt.refuse))

    def _patience(self, view: View, seat: int) -> float:
        """How long an officer leaves the others to speak, from the last change."""
        settings = self._table.table.settings
        bots = sum(_is_held(view, bot) for bot in self._bots)
        wait = SHORT_WAIT + bot_pause(settings.bot_seconds, view.phase) * bots
        return max(wait, settings.patience_seconds) if self._people_may_speak(view) else wait

    def _people_may_speak(self, view: View) -> bool:
        chairs = self._table.table.chairs
        return self._table.table.settings.patience_seconds > 0 and any(
            chair.kind == "person"
            and not chair.passed
            and not chair.away
            and seat != view.seat
            and _is_held(view, seat)
            for seat, chair in enumerate(chairs)
        )

    @property
    def _bots(self) -> list[int]:
        return [seat for seat, chair in enumerate(self._table.table.chairs) if chair.kind == "bot" or chair.away]

    async def _decide(self, view: View, *, asked: bool) -> float | None:
        """Acts if the game waits for this seat: with the player's action, or else the default."""
        default = default_action(view, self._goods)
        if default is None:
            return None  # a deputy who has decided on every bag waits for the other
        version = self._table.version
        action = await self._choose(view, must=True) if asked else None
        if isinstance(action, MakeOffer) and view.phase == "inspect":
            action = None  # the talk is over: it must decide
        refusal = await self._act(action, version, self._asked) if action is not None else "nothing"
        if refusal in ("illegal", "malformed", "nothing"):
            refusal = await self._act(default, version)
            if refusal in ("illegal", "malformed"):
                self._tried_at = version
                return None
        if refusal is not None and refusal != "stale":
            await asyncio.sleep(RETRY_SECONDS)
        return 0

    async def _act(self, action: AnyAction, version: int, request: TurnRequest | None = None) -> str | None:
        """Makes a move. Returns None if it was made, otherwise the category of its refusal.

        A player that can reconsider its answer to a request is told why it is illegal.
        """
        while True:
            try:
                await self._table.act(action, version=version)
                break
            except RequestRefused as refused:
                _log.info("%s was refused: %s", type(action).__name__, refused)
                again = None
                if request is not None and refused.error == "illegal":
                    again = await self._reconsider(request, refused)
                if again is None:
                    return refused.error
                action = again
        self._answers += 1
        if isinstance(action, MakeOffer):
            self._offers[str(action.to)] += 1
        return None

    async def _reconsider(self, request: TurnRequest, refused: RequestRefused) -> AnyAction | None:
        if not isinstance(self._player, Reconsiders):
            return None
        try:
            return await asyncio.to_thread(self._player.reconsider, request, str(refused))
        except Exception:
            _log.exception("the player failed")
            return None

    async def _pass(self) -> None:
        try:
            await self._table.pass_()
        except (RequestRefused, AnswerLost) as error:  # the inspection may be over by now
            _log.debug("could not pass: %s", error)

    async def _choose(
        self, view: View, *, must: bool, offers_left: Mapping[str, int] | None = None
    ) -> AnyAction | None:
        self._asked = TurnRequest(view, must, offers_left or {})
        try:
            return await asyncio.to_thread(self._player.act, self._asked)
        except Exception:
            _log.exception("the player failed in the phase %s", view.phase)
            return None

    async def _safely(self, call: Callable[..., None], *arguments: object, threaded: bool = True) -> None:
        try:
            if threaded:
                await asyncio.to_thread(call, *arguments)
            else:
                call(*arguments)
        except Exception:
            _log.exception("the player failed")


def _is_held(view: View, seat: int) -> bool:
    bag = view.seats[seat].bag
    return bag is not None and bag.status == "held"


def _addressees(view: View) -> list[str]:
    return [*(str(seat) for seat in range(len(view.seats))), *(["deputies"] if len(view.officers) == 2 else [])]
