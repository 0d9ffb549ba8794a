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
from tests.support.secrecy.ears import Ear, Glance, Person, Street
from tests.support.secrecy.mischief import ASIDES, BEGINNINGS, BLUNDERS, any_action
from tests.support.secrecy.shapes import BOTS
from tests.support.secrecy.smuggler import Smuggler

TALKS = {"merchant": 3, "officer": 2}
"""How often a person may speak in an inspection before the officers must decide."""
MAX_BLUNDERS = 15
INCIDENTS = ("late", "device", "leave", "stand", "remove", "forget", "pause")
"""One in each round but the first and the last."""

_view = msgspec.json.Decoder(View)
_playing = msgspec.json.Decoder(dict[str, Any])


class PlayedGames:
    """One table, from the first to the last message."""

    def __init__(self, street: Street, number: int, options: Options) -> None:
        self.street = street
        self.options = options
        self.chance = random.Random(number)
        self.number = number
        self.code = ""
        self.spectators = number % 3 != 0
        self.public = number % 2 == 0
        self.people: dict[int, Person] = {}
        """Those who still have their seat."""
        self.seated: dict[int, Ear] = {}
        """Those of them who are present."""
        self.missing: set[int] = set()
        self.watching: list[Ear] = []
        self.former: list[Person] = []
        self.ears: list[Ear] = []
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
        people = [await self.street.come(f"{names[seat]} {self.number}") for seat in seats]
        settings = {
            "options": asdict(self.options),
            "public": self.public,
            "spectators": self.spectators,
            "away_seconds": 1,
            "decision_seconds": 600 if self.number % 4 == 0 else None,
            "bot_seconds": 0,
            "patience_seconds": 0,
            "stand_in": self.chance.choice(("random", "trader")),
        }
        bots = {str(seat): self.chance.choice(BOTS) for seat in range(players) if seat not in seats}
        laid = await self.street.ask(
            people[0], "POST", "/api/tables", {"settings": settings, "sit": False, "bots": bots}
        )
        self.code = laid["table"]["code"]
        for seat, person in zip(seats, people, strict=True):
            ear = self.seated[seat] = await self._join(person, seat)
            assert await ear.ask("sit", seat=seat) == "done"
            if self.chance.random() < 0.5:
                assert await ear.ask("cut", text=f"a cut by {self.chance.getrandbits(32)}") == "done"
            self.people[seat] = person
        if self.spectators:
            self.watching.append(await self._join(None, None))
        middle = list(range(2, self.options.rounds))
        self.chance.shuffle(middle)
        self.incidents = dict(zip(middle, INCIDENTS, strict=False))

    async def _join(self, person: Person | None, seat: int | None, **more: Any) -> Ear:
        hello = {"type": "join", "table": self.code, **more}
        if person:
            hello["secret"] = person.secrets[-1]
        ear = await self.street.listen(hello, person=person, table=self.code, seat=seat, news=self._news.set)
        self.ears.append(ear)
        await ear.welcomed()
        return ear

    @property
    def _lead(self) -> Ear:
        """The recorder with the latest version."""
        return max(self.seated.values(), key=lambda ear: (len(self.games) and ear.game == self.games[-1], ear.version))

    async def _deal(self, how: str) -> None:
        for ear in (*self.seated.values(), *self.watching):
            if ear.open and await ear.ask(how) == "done":
                break
        else:
            raise AssertionError("nobody could start the game")
        await self._until(lambda: all(ear.game not in (None, *self.games) for ear in self.seated.values()))
        self.games.append(self._lead.game or "")
        self._players = {seat: Smuggler() for seat in self.people}
        for seat, player in self._players.items():
            player.sit(seat, self.chance.random)
            player.hear(self._started(self.seated[seat]))
        self._talks = {}

    def _started(self, ear: Ear) -> GameStarted:
        for text in reversed(ear.heard):
            if text.startswith(b'{"type":"standing"'):
                first = _playing.decode(text)["playing"]["moves"][0]["events"][0]
                return msgspec.convert(first, GameStarted)
        raise AssertionError("the deal was not told")

    async def _wait(self) -> None:
        try:
            await asyncio.wait_for(self._news.wait(), PATIENCE)
        except TimeoutError:
            sockets = [(ear.seat, ear.open, ear.version) for ear in self.ears]
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
        """Whether there is a bag on which this officer has yet to speak."""
        view = self._seen(seat)
        prompt = view.prompt
        if prompt is None or view.phase != "inspect":
            return False
        bags = {*(prompt.open.bags if prompt.open else ()), *(prompt.hand_back.bags if prompt.hand_back else ())}
        return any(seat not in view.stances.get(bag, {}) or bag in view.alone for bag in bags)

    def _seen(self, seat: int) -> View:
        return _view.decode(self.seated[seat].view)

    async def _act(self, seat: int, *, must: bool) -> bool:
        ear = self.seated[seat]
        view, version = self._seen(seat), ear.version
        if view.prompt is None or (must and seat not in view.to_act):
            return False
        if must and view.phase == "inspect" and not self._has_to_decide(seat):
            return False
        left = {str(to): 1 for to in (*range(len(view.seats)), "deputies")}
        action = self._players[seat].act(TurnRequest(view, must, {} if must else left))
        if action is None:
            if view.phase == "inspect" and self.chance.random() < 0.2:
                await ear.ask("pass")
            return False
        fields = {"version": version} if self.chance.random() < 0.5 else {}
        await ear.ask("act", action=_plain(action), **fields)
        return True

    async def _wait_for_the_end(self) -> None:
        present = [ear for ear in self.ears if ear.open]
        await self._until(lambda: all(ear.glance and ear.glance.phase == "over" for ear in present if ear.open))

    # What happens besides

    async def _misbehave(self) -> None:
        chance = self.chance
        everyone = [ear for ear in (*self.seated.values(), *self.watching) if ear.open]
        ear = chance.choice(everyone)
        luck = chance.random()
        if luck < 0.12:
            await ear.ask("act", action=any_action(self._view_of(ear), self.options.players, chance))
        elif luck < 0.14 and ear.blunders < MAX_BLUNDERS:
            ear.blunders += 1
            await ear.send(chance.choice(BLUNDERS))
        elif luck < 0.16:
            await ear.ask("catch_up", version=chance.choice((-1, ear.version, max(-1, ear.version - 7), 10**6)))
        elif luck < 0.19:
            kind, fields = chance.choice(ASIDES)
            now = self._lead.glance
            if kind not in BEGINNINGS or (now and now.round < now.rounds):  # at the end it might be granted
                await ear.ask(kind, **fields)
        elif luck < 0.2:
            await self._snoop()

    def _view_of(self, ear: Ear) -> View | None:
        return _view.decode(ear.view) if bytes(ear.view) else None

    async def _snoop(self) -> None:
        """During the game, somebody requests everything about it that has a path."""
        now = self._lead.glance
        assert now is not None
        if now.round == now.rounds:
            return
        game = self.games[-1]
        who = self.chance.choice([None, *self.people.values(), *self.former, self.chance.choice(self.street.people)])
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
            await self.street.ask(who, "GET", path, table=self.code, first_game=first_game)
        await self.street.ask(who, "POST", f"/api/games/{game}/record", {"eyes": "all"}, table=self.code)
        await self.street.ask(who, "POST", "/api/tables", {"settings": {"options": {"players": 7}}}, table=self.code)
        await self.street.ask(None, "GET", "/api/me", secret="silk" * 10, table=self.code)
        await self.street.ask(who, "PATCH", "/api/me", text='{"name": 7, ', table=self.code)
        await self._knock()

    async def _knock(self) -> None:
        """Outsiders try to join, with a wrong secret or none; some may watch."""
        outsider = self.chance.choice([None, *self.former, self.chance.choice(self.street.people)])
        if outsider is not None and outsider in self.people.values():
            return
        ear = await self._join(outsider, None, version=self.chance.choice((-1, 0, 3)))
        if await ear.welcomed() != "welcome":
            await ear.ended()
        elif self.chance.random() < 0.3:
            self.watching.append(ear)
        else:
            await ear.close()
        hello = {"type": "join", "table": self.code, "secret": "silk" * 10, "version": -1}
        refused = await self.street.listen(hello, table=self.code)
        await refused.ended()

    # Incidents

    async def _late(self) -> None:
        """A spectator joins in the middle and requests the game from its start."""
        if self.spectators:
            self.watching.append(await self._join(self.street.people[0], None, version=-1))
            self.happened.append("late")

    async def _device(self) -> None:
        """A present player adds a second device."""
        seat = self.chance.choice(list(self.seated))
        person = self.people[seat]
        await self.street.second_device(person)
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
        for ear in self.ears:
            if ear.seat == seat and ear.person is self.people[seat] and ear.open:
                await ear.close()

    async def _come_back(self) -> None:
        """Players whom a bot replaces return, and so do those who were disconnected."""
        for seat, ear in list(self.seated.items()):
            if not ear.open:  # it read too slowly, on a busy machine
                self.seated[seat] = await self._join(self.people[seat], seat, version=ear.version)
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
            ear = self._vacate(seat)
            assert await ear.ask("stand") == "done"
            await self._shown_out(ear)
            self.happened.append("stand")

    async def _remove(self) -> None:
        """The host removes a player."""
        if len(self.seated) > 1:
            seat = self.chance.choice(list(self.seated))
            others = [ear for ear in (*self.seated.values(), *self.watching) if ear.seat != seat and ear.open]
            if "done" in [await ear.ask("remove", seat=seat) for ear in others]:
                await self._shown_out(self._vacate(seat))
                self.happened.append("remove")

    def _vacate(self, seat: int) -> Ear:
        self.former.append(self.people.pop(seat))
        return self.seated.pop(seat)

    async def _shown_out(self, ear: Ear) -> None:
        """An unseated player is disconnected, unless spectators are allowed or they are the host."""
        if await ear.ask("recall", before=1) != "closed":
            assert self.spectators or ear.host
            self.watching.append(ear)

    async def _forget(self) -> None:
        """A player deletes their data."""
        if len(self.seated) > 1:
            seat = self.chance.choice(list(self.seated))
            person = self.people[seat]
            ear = self._vacate(seat)
            await self.street.ask(person, "DELETE", "/api/me")
            await ear.ended()
            self.happened.append("forget")

    async def _pause(self) -> None:
        for ear in self.seated.values():
            await ear.ask("pause")
        ear = self._lead
        if self.missing:
            return
        assert ear.laid and ear.laid.paused
        await ear.ask("act", action=any_action(None, self.options.players, self.chance))
        await ear.ask("catch_up", version=-1)
        await ear.ask("resume")
        self.happened.append("pause")


def _plain(action: AnyAction) -> Any:
    return msgspec.json.decode(encode(action))
