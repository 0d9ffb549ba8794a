"""A seat for someone who answers whenever they like, such as a language model behind MCP.

There are two kinds: in a game against bots in this process (`LocalSeat`), and at a table on a running server
(`TableSeat`, through `nottingham.client`). Both describe in words what happened, say when it is the seat's turn, and
take one action at a time.
"""

import asyncio
import logging
import math
import queue
import random
import secrets
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Protocol

from msgspec import UNSET, Struct

from nottingham.client import Client, ClientError, GameMove, RequestRefused, TableClient, Unreachable
from nottingham.narration.texts import Texts
from nottingham.play.runner import Onlooker, play_game
from nottingham.players.language.attention import Attention
from nottingham.players.language.menu import Menu
from nottingham.players.language.storyteller import Storyteller
from nottingham.players.player import Chance, Player, TurnRequest
from nottingham.players.roster import make_player, title
from nottingham.players.voices.lines import VOICE
from nottingham.rules.actions import AnyAction
from nottingham.rules.events import Event
from nottingham.rules.options import Options
from nottingham.rules.shuffle import seed_from_number
from nottingham.rules.view import view as view_of
from nottingham.rules.view_types import View
from nottingham.table.look_alikes import distinct
from nottingham.table.messages import Talk
from nottingham.table.pace import bot_pause

_log = logging.getLogger(__name__)

SIT_SECONDS = 10.0
"""The longest that sitting down at a server may take."""
GOODBYE_SECONDS = 3.0
"""The longest that giving up a seat at a server may take."""
QUIET_SECONDS = 0.5
"""How long to wait for bots that play without a pause to speak."""
MAX_CHAT_LENGTH = 500


class ActionRefused(Exception):
    """The action was refused; the text says why."""


class ModelSeat(Protocol):
    """A seat of one game."""

    story: Storyteller
    menu: Menu | None
    """The choices, when it is the seat's turn."""

    @property
    def view(self) -> View | None:
        """The game as the seat sees it, once it has begun."""

    async def wait(self, seconds: float) -> None:
        """Wait until it is the seat's turn or the game is over, but no longer than this."""

    async def act(self, action: AnyAction | None) -> None:
        """Take the turn, or pass. Raises `ActionRefused`, and then it is still the seat's turn."""

    async def say(self, text: str) -> None:
        """Say something to the others. Raises `ActionRefused` if nobody can hear it."""

    async def leave(self) -> None:
        """Give the seat up."""


class _Report(Struct):
    """What the thread of a game reports: what happened, and the request or refusal that awaits an answer.

    Without a view the game has failed.
    """

    events: Sequence[Event]
    view: View | None
    request: TurnRequest | None = None
    refusal: str | None = None


class _Left(Exception):
    """Ends the thread of a game whose seat was given up."""


class _AskingPlayer:
    """The player in the thread of a game: it reports each turn, and waits for the answer."""

    def __init__(self, report: Callable[[_Report], None]) -> None:
        self.answers: queue.SimpleQueue[AnyAction | type[_Left] | None] = queue.SimpleQueue()
        self._report = report
        self._heard: list[Event] = []

    def sit(self, seat: int, chance: Chance) -> None:
        self._attention = Attention(seat)

    def hear(self, event: Event) -> None:
        self._heard.append(event)
        self._attention.hear(event)

    def act(self, request: TurnRequest) -> AnyAction | None:
        if not request.must and not self._attention.stirred:
            return None
        return self._ask(_Report(self.take_heard(), request.view, request))

    def reconsider(self, request: TurnRequest, reason: str) -> AnyAction | None:
        return self._ask(_Report(self.take_heard(), request.view, request, reason))

    def suspects(self, bag: int) -> float | None:
        return None

    def leave(self) -> None:
        pass

    def take_heard(self) -> list[Event]:
        heard, self._heard = self._heard, []
        return heard

    def _ask(self, report: _Report) -> AnyAction | None:
        self._report(report)
        answer = self.answers.get()
        if isinstance(answer, type):
            raise _Left
        self._attention.calm()
        return answer


class LocalSeat:
    """A game against bots in a thread of this process. The same seed deals the same game."""

    def __init__(
        self,
        options: Options,
        opponents: Sequence[str],
        texts: Texts,
        *,
        name: str,
        seed: int | None = None,
        onlooker: Onlooker | None = None,
    ) -> None:
        self.story = Storyteller(texts)
        self.view: View | None = None
        self.menu: Menu | None = None
        self._options = options
        self._onlooker = onlooker
        self._seed = secrets.randbits(64) if seed is None else seed
        self.seat = self._seed % options.players
        self._players: list[Player] = [make_player(opponent) for opponent in opponents]
        self._names = [title(opponent) for opponent in opponents]
        self._names.insert(self.seat, distinct(name, set(self._names)))
        self._reports: asyncio.Queue[_Report] = asyncio.Queue()
        self._loop = asyncio.get_running_loop()
        self._asking = _AskingPlayer(self._report)
        self._players.insert(self.seat, self._asking)
        threading.Thread(target=self._play, name="nottingham-seat", daemon=True).start()

    async def wait(self, seconds: float) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while self.menu is None and (self.view is None or self.view.phase != "over"):
                    self._take(await self._reports.get())

    async def act(self, action: AnyAction | None) -> None:
        self.menu = None
        self._asking.answers.put(action)
        report = await self._reports.get()
        self._take(report)
        if report.refusal:
            raise ActionRefused(report.refusal)

    async def say(self, text: str) -> None:
        raise ActionRefused("Nobody is listening: your opponents are bots. They understand only offers.")

    async def leave(self) -> None:
        self._asking.answers.put(_Left)

    def _take(self, report: _Report) -> None:
        if report.view is None:
            self._reports.put_nowait(report)  # for later calls
            raise ActionRefused("The game ended because of a bug. Sit down again to start another.")
        for event in report.events:
            self.story.hear(event, self.seat)
        self.view, request = report.view, report.request
        if request:
            self.menu = self.story.menu(request.view, must=request.must, offers_left=request.offers_left)

    def _play(self) -> None:
        """Plays the whole game, in its thread."""
        seats = range(self._options.players)
        chances = [random.Random(f"nottingham seat {self._seed} {seat}").random for seat in seats]
        try:
            deal = seed_from_number(self._seed)
            state, _ = play_game(
                self._options, deal, self._players, chances, names=self._names, onlooker=self._onlooker
            )
            self._report(_Report(self._asking.take_heard(), view_of(state, self.seat)))
        except _Left:
            pass
        except Exception:
            _log.exception("a game against bots failed")
            self._report(_Report([], None))
        finally:
            for player in self._players:
                player.leave()

    def _report(self, report: _Report) -> None:
        try:
            self._loop.call_soon_threadsafe(self._reports.put_nowait, report)
        except RuntimeError:  # the loop is closed: nobody will answer
            raise _Left from None


class TableSeat:
    """A seat at a table of a running server, next to people and bots."""

    def __init__(self, table: TableClient, texts: Texts) -> None:
        self.story = Storyteller(texts)
        self.menu: Menu | None = None
        self._table = table
        self._attention = Attention(-1)
        self._offered_at = -1
        """The version of the game that the choices belong to."""

    @classmethod
    async def sit_down(cls, client: Client, code: str, texts: Texts, *, seat: int | None = None) -> "TableSeat":
        """Takes a seat, the first free one if none is named, and is ready for the game."""
        table = client.join(code)
        await table.open()
        try:
            async with asyncio.timeout(SIT_SECONDS):
                if table.seat is None:
                    await table.sit(seat)
                    await table.until(lambda: table.seat is not None)
                if table.table.stage != "playing":
                    await table.ready()
        except TimeoutError:
            await table.close()
            raise Unreachable("The server took too long to give you a seat.") from None
        except BaseException:
            await table.close()
            raise
        return cls(table, texts)

    @property
    def view(self) -> View | None:
        return self._table.view

    async def start(self) -> None:
        """Starts the game, as the host."""
        await self._table.start()

    async def wait(self, seconds: float) -> None:
        deadline = asyncio.get_running_loop().time() + seconds
        while True:
            messages = self._table.messages
            self._hear()
            left = deadline - asyncio.get_running_loop().time()
            self.menu = self._choices(patient=left > 0)
            if self.menu is not None or left <= 0 or (self.view and self.view.phase == "over"):
                return
            if self._table.ended is not None:
                raise ActionRefused(f"The seat is lost: {self._table.ended}")
            if not await self._table.changed(messages, min(left, self._quiet_seconds())):
                deadline = 0.0

    async def act(self, action: AnyAction | None) -> None:
        table, self.menu = self._table, None
        self._attention.calm()
        try:
            if action is not None:
                await table.act(action, version=self._offered_at)
            elif self.view and table.seat not in self.view.officers:
                await table.pass_()
        except RequestRefused as refused:
            self._attention.stir()
            raise ActionRefused(f"{refused.message} ({refused.rule})" if refused.rule else refused.message) from None
        except ClientError as error:
            raise ActionRefused(str(error)) from None

    async def say(self, text: str) -> None:
        try:
            await self._table.say(text[:MAX_CHAT_LENGTH])
        except ClientError as error:
            raise ActionRefused(str(error)) from None

    async def leave(self) -> None:
        """Gives the seat up; in a running game a bot plays on."""
        with suppress(ClientError, TimeoutError):
            async with asyncio.timeout(GOODBYE_SECONDS):
                if self._table.seat is not None and self._table.ended is None:
                    await self._table.stand()
        await self._table.close()

    def _hear(self) -> None:
        seat = self._table.seat
        for update in self._table.take_updates():
            if isinstance(update, GameMove):
                if update.version == 0 and seat is not None:
                    self._attention = Attention(seat)
                for event in update.events:
                    self._attention.hear(event)
                    self.story.hear(event, seat)
            elif isinstance(update, Talk) and not update.earlier:
                for line in update.lines:
                    if line.seat != seat or seat is None:
                        self.story.said(line.name, self._spoken(line.text, line.phrase))

    def _spoken(self, text: str | None, phrase: str | None) -> str:
        if phrase is not None and phrase.startswith(VOICE):
            return self.story.texts.voiced(phrase.removeprefix(VOICE)) or "…"
        return text or self.story.texts.say(f"phrase-{phrase}")

    def _choices(self, *, patient: bool) -> Menu | None:
        """The choices, if it is this seat's turn. An inspection waits for news about the seat while it is patient."""
        table, view = self._table, self.view
        if view is None or view.prompt is None or table.seat is None or view.seat != table.seat or table.behind:
            return None
        talking = view.phase in ("inspect", "share")
        if not talking:
            asked = table.seat in view.to_act
        else:
            asked = _has_a_say(view) and (self._attention.stirred or self._awaited(table.seat) or not patient)
        if not asked:
            return None
        self._offered_at = table.version
        return self.story.menu(view, must=not talking)

    def _quiet_seconds(self) -> float:
        """How long it must be quiet before an officer is asked again: not long if only bots could still speak."""
        view, table = self.view, self._table.table
        if view is None or view.seat not in view.officers or view.phase not in ("inspect", "share"):
            return math.inf
        others = [chair for place, chair in enumerate(table.chairs) if place != view.seat]
        if any(chair.kind == "person" and not chair.passed and not chair.away for chair in others):
            return math.inf
        return QUIET_SECONDS + bot_pause(table.settings.bot_seconds, view.phase) * len(others)

    def _awaited(self, seat: int) -> bool:
        """Whether a bot gives people who could still speak some time, and this seat is one of them."""
        clock = self._table.clock
        return clock is not None and clock.patience is not UNSET and not self._table.table.chairs[seat].passed


def _has_a_say(view: View) -> bool:
    """Whether a seat has something to decide in an inspection, or a bag to bargain for."""
    bag, prompt = view.me.bag, view.prompt
    if view.seat in view.officers or (bag and bag.status == "held"):
        return True
    return bool(prompt and (prompt.accept or prompt.refuse or prompt.claim))
