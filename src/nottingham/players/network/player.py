"""A network as a player, with NumPy alone."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from nottingham.codec.drafts import draft
from nottingham.codec.history import History
from nottingham.codec.mask import mask_of
from nottingham.codec.observation import observe, with_draft
from nottingham.codec.tokens import MAX_PLACES, slots_for
from nottingham.players.network.network import Params, policy
from nottingham.players.player import Chance, TurnRequest
from nottingham.rules.actions import AnyAction
from nottingham.rules.events import Event
from nottingham.rules.view_types import View


class NetworkPlayer:
    """Spells its actions in tokens, each drawn with the probability that the network gives it."""

    def __init__(self, params: Params, tastes: Sequence[float] = (0, 0, 0)) -> None:
        self._params = params
        self._tastes = np.array(tastes, np.float32)

    def sit(self, seat: int, chance: Chance) -> None:
        self._chance = chance
        self._history = History()
        self._view: View | None = None
        self._guessed: Any = None

    def hear(self, event: Event) -> None:
        self._history.hear(event)

    def act(self, request: TurnRequest) -> AnyAction | None:
        spelled = draft(request)
        known = observe(request, self._history)
        while not spelled.finished:
            heads = policy(self._params, np.append(with_draft(known, spelled.path), self._tastes))
            if not spelled.path:
                self._view, self._guessed = request.view, heads.bags
            spelled.take(self._draw(heads.logits, mask_of(spelled.legal)))
        return spelled.action

    def _draw(self, logits: Any, mask: Any) -> int:
        liked = np.where(mask, logits, -np.inf)
        sums = np.cumsum(np.exp(liked - liked.max()))
        return int(np.searchsorted(sums, self._chance() * sums[-1], side="right"))

    def suspects(self, bag: int) -> float | None:
        """The number of cards besides the declared ones that the network expects in the bag, if less than one."""
        view = self._view
        held = view.seats[bag].bag if view else None
        if view is None or view.seat is None or held is None or held.declared is None:
            return None
        place = (bag - view.seat) % len(view.seats)
        goods = len(self._guessed) // MAX_PLACES
        expected = self._guessed[place * goods : (place + 1) * goods].clip(0, None)
        declared = slots_for(view.options).slot[held.declared]
        return float(min(expected.sum() - expected[declared], 1.0))

    def leave(self) -> None:
        pass
