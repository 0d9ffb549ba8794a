"""A scenario at one table: people and bots play, bargain and lie; people leave, return, give up their seats and watch.

A person's moves come from a random player that sees only what that person's socket received. In between people try
illegal actions and request what they may not have.
"""

import asyncio
import random
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import asdict

from nottingham.players.player import TurnRequest
from nottingham.rules.actions import AnyAction
from nottingham.rules.events import GameStarted
from nottingham.rules.options import Options
from nottingham.rules.view import View
from nottingham.rules.wire import encode
from tests.support.live_server import PATIENCE
from tests.support.secrecy.misuse import ASIDES, BEGINNINGS, BLUNDERS, any_action
from tests.support.secrecy.recorders import Crowd, Glance, Person, Recorder
from tests.support.secrecy.shapes import BOTS
from tests.support.secrecy.smuggler import Smuggler

TALKS = {"merchant": 3, "officer": 2}
"""The number of times a person may speak in an inspection before the officers must decide."""
MAX_BLUNDERS = 15
INCIDENTS = ("late", "device", "leave", "stand", "remove", "forget", "pause")
"""One in each round but the first and the last."""

_view = msgspec.json.Decoder(View)
_playing = msgspec.json.Decoder(dict[str, Any])


class PlayedGames:
    """One table, from the first to the last message."""

    def __init__(self, crowd: Crowd, number: int, options: Options) -> None:
        self.crowd = crowd
        self.options = options
        self.chance = random.Random(number)
        self.number = number
        self.code = ""
        self.spectators = number % 3 != 0
        self.public = number % 2 == 0
        self.people: dict[int, Person] = {}
        """The people who still have their seat."""
        self.seated: dict[int, Recorder] = {}
        """The recorders of those who are present."""
        self.missing: set[int] = set()
        self.watching: list[Recorder] = []
        self.former: list[Person] = []
        self.recorders: list[Recorder] = []
        self.games: list[str] = []
        self.incidents: dict[int, str] = {}
        self.happened: list[str] = []
        self._players: dict[int, Smuggler] = {}
        self._talks: dict[tuple[int, int], int] = {}
        self._news = asyncio.Event()

    # Before the game

    async def spend(self, games: int = 1) -> None:
        await self._gather()
        for number in range(games):
            await self._deal("rematch" if number else "start")
            await self._play()
            await self._wait_for_the_end()

    async def _gather(self) -> None:
        players = self.options.players
        count = self.chance.randint(2, players)
        seats = sorted(self.chance.sample(range(players), count))
        names = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Finn"]
        people = [await self.crowd.come(f"{names[seat]} {self.number}") for seat in seats]
        settings = {
            "options": asdict(self.options),
            "public": self.public,
            "spectators": self.spectators,
            "away_seconds": 1,
            "decision_seconds": 600 if self.number % 4 == 0 else None,
            "bot_seconds": 0,
            "patience_seconds": 0,
            "stand_in": self.chance.choice(("random", "trader")),
            "first_sheriff": "named" if self._names_the_sheriff else "lot",
        }
        bots = {str(seat): self.chance.choice(BOTS) for seat in range(players) if seat not in seats}
        laid = await self.crowd.ask(
            people[0], "POST", "/api/tables", {"settings": settings, "sit": False, "bots": bots}
        )
        self.code = laid["table"]["code"]
        for seat, person in zip(seats, people, strict=True):
            recorder = self.seated[seat] = await self._join(person, seat)
            assert await recorder.ask("sit", seat=seat) == "done"
            if self.chance.random() < 0.5:
                assert await recorder.ask("cut", text=f"a cut by {self.chance.getrandbits(32)}") == "done"
            self.people[seat] = person
        if self.spectators:
            self.watching.append(await self._join(None, None))
        middle = list(range(2, self.options.rounds))
        self.chance.shuffle(middle)
        self.incidents = dict(zip(middle, INCIDENTS, strict=False))

    async def _join(self, person: Person | None, seat: int | None, **more: Any) -> Recorder:
        hello = {"type": "join", "table": self.code, **more}
        if person:
            hello["secret"] = person.secrets[-1]
        recorder = await self.crowd.listen(hello, person=person, table=self.code, seat=seat, news=self._news.set)
        self.recorders.append(recorder)
        await recorder.welcomed()
        return recorder

    @property
    def _lead(self) -> Recorder:
        """The recorder with the latest version."""
        return max(
            self.seated.values(),
            key=lambda recorder: (len(self.games) and recorder.game == self.games[-1], recorder.version),
        )

    @property
    def _names_the_sheriff(self) -> bool:
        return self.number % 2 == 1 and not self.options.deputies

    async def _deal(self, how: str) -> None:
        named = {"sheriff": self.options.players - 1} if how == "start" and self._names_the_sheriff else {}
        for recorder in (*self.seated.values(), *self.watching):
            if recorder.open and await recorder.ask(how, **named) == "done":
                break
        else:
            raise AssertionError("nobody could start the game")
        await self._until(lambda: all(recorder.game not in (None, *self.games) for recorder in self.seated.values()))
        self.games.append(self._lead.game or "")
        self._players = {seat: Smuggler() for seat in self.people}
        for seat, player in self._players.items():
            player.sit(seat, self.chance.random)
            player.hear(self._started(self.seated[seat]))
        self._talks = {}

    def _started(self, recorder: Recorder) -> GameStarted:
        for text in reversed(recorder.heard):
            if text.startswith(b'{"type":"standing"'):
                first = _playing.decode(text)["playing"]["moves"][0]["events"][0]
                return msgspec.convert(first, GameStarted)
        raise AssertionError("the deal was not told")

    async def _wait(self) -> None:
        try:
            await asyncio.wait_for(self._news.wait(), PATIENCE)
        except TimeoutError:
            sockets = [(recorder.seat, recorder.open, recorder.version) for recorder in self.recorders]
            raise AssertionError(
                f"table {self.number} stands still: {self._lead.glance}, {self._lead.laid}; {list(self.seated)} here,"
                f" missing {self.missing}; {self.happened}; sockets {sockets}"
            ) from None

    async def _until(self, true: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not true():
                self._news.clear()
                await self._news.wait()

    # The game

    async def _play(self) -> None:
        while True:
            self._news.clear()
            now = self._lead.glance
            assert now is not None
            if now.phase == "over":
                return
            if now.round in self.incidents and now.round < now.rounds:
                await getattr(self, f"_{self.incidents.pop(now.round)}")()
                continue
            if self._lead.laid and self._lead.laid.paused:
                await self._lead.ask("resume")
            await self._come_back()
            await self._misbehave()
            if not await self._move(now):
                await self._wait()

    async def _move(self, now: Glance) -> bool:
        """Makes one move or offer, if a seated person can."""
        if now.phase != "inspect":
            waiting = [seat for seat in now.to_act if seat in self.seated]
            return bool(waiting) and await self._act(self.chance.choice(waiting), must=True)
        talkers = [seat for seat in self.seated if self._talks_left(now, seat) > 0]
        if talkers:
            seat = self.chance.choice(talkers)
            self._talks[now.round, seat] = self._talks_left(now, seat) - 1
            await self._act(seat, must=False)
            return True
        for seat in self.chance.sample(now.officers, len(now.officers)):
            if seat in self.seated and self._has_to_decide(seat) and await self._act(seat, must=True):
                return True
        return False

    def _talks_left(self, now: Glance, seat: int) -> int:
        return self._talks.get((now.round, seat), TALKS["officer" if seat in now.officers else "merchant"])

    def _has_to_decide(self, seat: int) -> bool:
        """Returns whether there is a bag on which this officer has yet to speak."""
        view = self._seen(seat)
        prompt = view.prompt
        if prompt is None or view.phase != "inspect":
            return False
        bags = {*(prompt.open.bags if prompt.open else ()), *(prompt.hand_back.bags if prompt.hand_back else ())}
        return any(seat not in view.stances.get(bag, {}) or bag in view.alone for bag in bags)

    def _seen(self, seat: int) -> View:
        return _view.decode(self.seated[seat].view)

    async def _act(self, seat: int, *, must: bool) -> bool:
        recorder = self.seated[seat]
        view, version = self._seen(seat), recorder.version
        if view.prompt is None or (must and seat not in view.to_act):
            return False
        if must and view.phase == "inspect" and not self._has_to_decide(seat):
            return False
        left = {str(to): 1 for to in (*range(len(view.seats)), "deputies")}
        action = self._players[seat].act(TurnRequest(view, must, {} if must else left))
        if action is None:
            if view.phase == "inspect" and self.chance.random() < 0.2:
                await recorder.ask("pass")
            return False
        fields = {"version": version} if self.chance.random() < 0.5 else {}
        await recorder.ask("act", action=_plain(action), **fields)
        return True

    async def _wait_for_the_end(self) -> None:
        present = [recorder for recorder in self.recorders if recorder.open]
        await self._until(
            lambda: all(recorder.glance and recorder.glance.phase == "over" for recorder in present if recorder.open)
        )

    # What happens besides

    async def _misbehave(self) -> None:
        chance = self.chance
        everyone = [recorder for recorder in (*self.seated.values(), *self.watching) if recorder.open]
        recorder = chance.choice(everyone)
        luck = chance.random()
        if luck < 0.12:
            await recorder.ask("act", action=any_action(self._view_of(recorder), self.options.players, chance))
        elif luck < 0.14 and recorder.blunders < MAX_BLUNDERS:
            recorder.blunders += 1
            await recorder.send(chance.choice(BLUNDERS))
        elif luck < 0.16:
            await recorder.ask(
                "catch_up", version=chance.choice((-1, recorder.version, max(-1, recorder.version - 7), 10**6))
            )
        elif luck < 0.19:
            kind, fields = chance.choice(ASIDES)
            now = self._lead.glance
            if kind not in BEGINNINGS or (now and now.round < now.rounds):  # at the end it might be granted
                await recorder.ask(kind, **fields)
        elif luck < 0.195:
            await self._snoop()

    def _view_of(self, recorder: Recorder) -> View | None:
        return _view.decode(recorder.view) if bytes(recorder.view) else None

    async def _snoop(self) -> None:
        """Requests everything about a running game that has a path."""
        now = self._lead.glance
        assert now is not None
        if now.round == now.rounds:
            return
        game = self.games[-1]
        who = self.chance.choice([None, *self.people.values(), *self.former, self.chance.choice(self.crowd.people)])
        first_game = who in self.people.values() and len(self.games) == 1
        for path in (
            f"/api/games/{game}",
            f"/api/games/{game}/replay",
            f"/api/games/{game}/replay?eyes={self.chance.choice(('all', 'spectator', '0', '1', '2', '9'))}",
            f"/api/games/{game}/replay?beliefs=true",
            f"/api/games/{game}/record",
            f"/api/games/{self.code}/record",
            f"/api/games/{game}/moves",
            f"/api/tables/{self.code}",
            f"/api/tables/{game}",
            *self.chance.sample(
                [
                    "/api/tables",
                    "/api/me",
                    "/api/me/tables",
                    "/api/me/statistics",
                    "/api/me/games",
                    "/api/me/keys",
                    "/api/bots",
                    "/api/packs",
                    "/health",
                    "/metrics",
                    "/openapi.json",
                    "/",
                ],
                4,
            ),
        ):
            await self.crowd.ask(who, "GET", path, table=self.code, first_game=first_game)
        await self.crowd.ask(who, "POST", f"/api/games/{game}/record", {"eyes": "all"}, table=self.code)
        await self.crowd.ask(who, "POST", "/api/tables", {"settings": {"options": {"players": 7}}}, table=self.code)
        await self.crowd.ask(None, "GET", "/api/me", secret="silk" * 10, table=self.code)
        await self.crowd.ask(who, "PATCH", "/api/me", text='{"name": 7, ', table=self.code)
        await self._knock()

    async def _knock(self) -> None:
        """Outsiders try to join, with a wrong secret or none; some may watch."""
        outsider = self.chance.choice([None, *self.former, self.chance.choice(self.crowd.people)])
        if outsider is not None and outsider in self.people.values():
            return
        recorder = await self._join(outsider, None, version=self.chance.choice((-1, 0, 3)))
        if await recorder.welcomed() != "welcome":
            await recorder.ended()
        elif self.chance.random() < 0.3:
            self.watching.append(recorder)
        else:
            await recorder.close()
        hello = {"type": "join", "table": self.code, "secret": "silk" * 10, "version": -1}
        refused = await self.crowd.listen(hello, table=self.code)
        await refused.ended()

    # Incidents

    async def _late(self) -> None:
        """A spectator joins in the middle and requests the game from its start."""
        if self.spectators:
            self.watching.append(await self._join(self.crowd.people[0], None, version=-1))
            self.happened.append("late")

    async def _device(self) -> None:
        """A present player adds a second device."""
        seat = self.chance.choice(list(self.seated))
        person = self.people[seat]
        await self.crowd.second_device(person)
        await self._join(person, seat, version=-1)
        self.happened.append("device")

    async def _leave(self) -> None:
        """A player's connections break."""
        if len(self.seated) > 1:
            seat = self.chance.choice(list(self.seated))
            await self._hang_up(seat)
            self.missing.add(seat)
            self.happened.append("leave")

    async def _hang_up(self, seat: int) -> None:
        del self.seated[seat]
        for recorder in self.recorders:
            if recorder.seat == seat and recorder.person is self.people[seat] and recorder.open:
                await recorder.close()

    async def _come_back(self) -> None:
        """Players whom a bot replaces return, and so do those who were disconnected."""
        for seat, recorder in list(self.seated.items()):
            if not recorder.open:  # it read too slowly, on a busy machine
                self.seated[seat] = await self._join(self.people[seat], seat, version=recorder.version)
        table = self._lead.laid
        for seat in list(self.missing):
            if table and table.chairs[seat].away:
                self.missing.discard(seat)
                self.seated[seat] = await self._join(self.people[seat], seat, version=-1)
                self.happened.append("come_back")

    async def _stand(self) -> None:
        """A player gives up their seat and watches, where that is allowed."""
        if len(self.seated) > 1:
            seat = self.chance.choice(list(self.seated))
            recorder = self._vacate(seat)
            assert await recorder.ask("stand") == "done"
            await self._shown_out(recorder)
            self.happened.append("stand")

    async def _remove(self) -> None:
        """The host removes a player."""
        if len(self.seated) > 1:
            seat = self.chance.choice(list(self.seated))
            others = [
                recorder
                for recorder in (*self.seated.values(), *self.watching)
                if recorder.seat != seat and recorder.open
            ]
            if "done" in [await recorder.ask("remove", seat=seat) for recorder in others]:
                await self._shown_out(self._vacate(seat))
                self.happened.append("remove")

    def _vacate(self, seat: int) -> Recorder:
        self.former.append(self.people.pop(seat))
        return self.seated.pop(seat)

    async def _shown_out(self, recorder: Recorder) -> None:
        """An unseated player is disconnected, unless spectators are allowed or they are the host."""
        if await recorder.ask("recall", before=1) != "closed":
            assert self.spectators or recorder.host
            self.watching.append(recorder)

    async def _forget(self) -> None:
        """A player deletes their data."""
        if len(self.seated) > 1:
            seat = self.chance.choice(list(self.seated))
            person = self.people[seat]
            recorder = self._vacate(seat)
            await self.crowd.ask(person, "DELETE", "/api/me")
            await recorder.ended()
            self.happened.append("forget")

    async def _pause(self) -> None:
        for recorder in self.seated.values():
            await recorder.ask("pause")
        recorder = self._lead
        if self.missing:
            return
        assert recorder.laid and recorder.laid.paused
        await recorder.ask("act", action=any_action(None, self.options.players, self.chance))
        await recorder.ask("catch_up", version=-1)
        await recorder.ask("resume")
        self.happened.append("pause")


def _plain(action: AnyAction) -> Any:
    return msgspec.json.decode(encode(action))
