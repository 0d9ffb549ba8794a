"""The thinking bot: it remembers events and passes each request to the module for its phase."""

from collections.abc import Sequence

from nottingham.players.mind import afterwards, market, packing
from nottingham.players.mind.bargain import Bargain
from nottingham.players.mind.caution import gain_at_best
from nottingham.players.mind.character import Level, Temperament
from nottingham.players.mind.gate import Gate, Inspection
from nottingham.players.mind.memory import HANDLERS, Memory
from nottingham.players.mind.opinion import Opinion, of_officer, of_others
from nottingham.players.mind.scene import Scene, Whim
from nottingham.players.mind.suspicion import believe
from nottingham.players.player import Chance, TurnRequest
from nottingham.rules.actions import AnyAction, Decline, MakeOffer
from nottingham.rules.events import Event, RoundBegan
from nottingham.rules.state import Offer
from nottingham.rules.view_types import View


class Mind:
    """A player with a temperament and a level of skill."""

    def __init__(self, temperament: Temperament, level: Level) -> None:
        self._who = temperament
        self._level = level

    def sit(self, seat: int, chance: Chance) -> None:
        self._seat = seat
        self._chance = chance
        self._memory = Memory(seat)
        self._begin_round()

    def _begin_round(self) -> None:
        self._plan: str | None = None
        self._whim = Whim.draw(self._chance, self._level.experience.whim)
        self._bargain = Bargain()
        self._inspection = Inspection()

    def hear(self, event: Event) -> None:
        note = HANDLERS.get(type(event))
        if note is not None:
            note(self._memory, event)
            if type(event) is RoundBegan:
                self._begin_round()

    def suspects(self, bag: int) -> float | None:
        return believe(self._memory, bag, self._level, trust=self._who.trust).lies

    def opinions(self, bags: Sequence[int], view: View | None) -> list[Opinion]:
        """Its opinions of the bags at the gate. Pass the View of its seat if it is an officer, None otherwise."""
        if view is not None:
            return of_officer(view, self._seat, self._memory, self._who, self._level)
        return of_others(bags, self._seat, self._memory, self._who, self._level)

    def leave(self) -> None:
        pass

    def gain_at_best(self, request: TurnRequest, deal: Offer | MakeOffer) -> float:
        """What a deal would gain it if everything about its bags went well."""
        return gain_at_best(self._scene(request), deal)

    def _scene(self, request: TurnRequest) -> Scene:
        return Scene(request, self._memory, self._who, self._level, self._chance, self._whim)

    def act(self, request: TurnRequest) -> AnyAction | None:
        scene = self._scene(request)
        match request.view.phase:
            case "market":
                if scene.prompt.name_starter:
                    return market.name_starter(scene)
                return market.discard(scene) if scene.prompt.discard else market.swap(scene)
            case "load":
                action, self._plan = packing.load(scene)
                return action
            case "declare":
                return packing.declare(scene, self._plan)
            case "inspect":
                if self._seat in request.view.officers:
                    return Gate(scene, self._inspection).act()
                return afterwards.claim(scene) or self._bargain.act(scene)
            case "debt":
                return afterwards.pay(scene)
            case "place":
                return market.place(scene)
            case "claim":
                return afterwards.claim(scene) or Decline()
            case "share":
                return afterwards.share(scene)
            case _:
                raise AssertionError("no seat acts when the game is over")
