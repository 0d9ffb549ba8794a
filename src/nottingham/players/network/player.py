"""A network as a player, with NumPy alone."""

from typing import Any

import numpy as np
from msgspec.structs import astuple

from nottingham.codec.draft import Draft
from nottingham.codec.drafts import draft
from nottingham.codec.history import History
from nottingham.codec.mask import mask_of
from nottingham.codec.observation import LAYOUT, SIZE, fields, observe
from nottingham.codec.tokens import slots_for
from nottingham.codec.vocabulary import MAX_PLACES, PAY_LATER, SPARE
from nottingham.players.mind.character import NO_TASTES, Tastes
from nottingham.players.network.network import Params, heads, logits
from nottingham.players.network.packs import likeness
from nottingham.players.network.tastes import leanings
from nottingham.players.player import Chance, TurnRequest
from nottingham.rules.actions import AnyAction
from nottingham.rules.events import Event
from nottingham.rules.view_types import View

NO_FALSE_CARDS, A_FALSE_CARD = -0.96, 1.03
"""The log-odds of a lie where the network expects no false cards, and what each one adds: fitted to 3,000 bags that a
grandmaster saw in office."""
ENOUGH_FAVOURS = 2
"""The most favours in an offer. In training a longer offer costs no more, so the network would list a dozen."""
_FAVOURS = range(SPARE, PAY_LATER + 1)
_NO_FAVOURS = ~sum(1 << token for token in _FAVOURS)
PROMISED_GOLD = fields(np.arange(SIZE, dtype=np.float32))["offered.promises"][..., 2].astype(int).ravel()
"""The gold that others promise to pay later, which costs them nothing: a network that sees it is easy to swindle."""
_DRAFT, _DRAFT_LAST = (LAYOUT.fields[name].start for name in ("draft", "draft_last"))


def _mask(spelled: Draft) -> Any:
    """A 1 for each token that the network may choose next."""
    enough = sum(token in _FAVOURS for token in spelled.path) >= ENOUGH_FAVOURS
    return mask_of(spelled.legal & _NO_FAVOURS if enough else spelled.legal)


class NetworkPlayer:
    """Spells its actions in tokens, each drawn with the probability that the network gives it.

    After what a seat knows, the network sees the player's tastes, which also change the logits (`tastes.py`). The
    player must hear all events of a game. At a lower temperature it more often chooses what the network likes most.
    """

    def __init__(self, params: Params, tastes: Tastes = NO_TASTES, temperature: float = 1.0) -> None:
        self._params = params
        self._tastes = tastes
        self._known_tastes = np.array(astuple(tastes), np.float32)
        self._temperature = temperature

    def sit(self, seat: int, chance: Chance) -> None:
        self._chance = chance
        self._history = History()
        self._view: View | None = None
        self._guessed: Any = None

    def hear(self, event: Event) -> None:
        self._history.hear(event)

    def act(self, request: TurnRequest) -> AnyAction | None:
        self.look(request.view)
        spelled = draft(request)
        inputs = self._params["body0/w"]
        known = self._first_layer(request)
        hidden = known
        view = request.view
        discards = view.prompt and view.prompt.discard
        added = 0 if discards else leanings(view.options, view.phase, self._tastes)
        while not spelled.finished:
            token = self._draw(logits(self._params, hidden) + added, _mask(spelled))
            spelled.take(token)
            if view.phase == "inspect":
                added = 0  # tastes are about the kind of action, which the first token decides
            known = known + inputs[_DRAFT + token]
            hidden = known + inputs[_DRAFT_LAST + token]
        return spelled.action

    def _sees(self, request: TurnRequest) -> Any:
        """What the network sees before the first token."""
        seen = np.append(np.frombuffer(observe(request, self._history), np.float32), self._known_tastes)
        seen[PROMISED_GOLD] = 0
        return seen

    def _first_layer(self, request: TurnRequest) -> Any:
        """The first layer before the first token. Most inputs are zero, and these are left out."""
        seen = self._sees(request)
        used = np.flatnonzero(seen)
        return seen[used] @ self._params["body0/w"][used] + self._params["body0/b"]

    def _draw(self, likings: Any, mask: Any) -> int:
        liked = np.where(mask, likings, -np.inf)
        sums = np.cumsum(np.exp((liked - liked.max()) / self._temperature))
        token = np.searchsorted(sums, self._chance() * sums[-1], side="right")
        last = np.searchsorted(sums, sums[-1])  # a number close to 1 may be rounded to it
        return int(min(token, last))

    def look(self, view: View) -> None:
        self._view, self._guessed = view, None

    def suspects(self, bag: int) -> float | None:
        """The chance of a lie, by the false cards that the network expects in the bag."""
        view = self._view
        held = view.seats[bag].bag if view else None
        if view is None or view.seat is None or held is None or held.declared is None:
            return None
        if self._guessed is None:
            guessed = heads(self._params, self._first_layer(TurnRequest(view, must=False))).bags
            self._guessed = guessed.reshape(MAX_PLACES, -1).clip(0, None)
        expected = self._guessed[(bag - view.seat) % len(view.seats)]
        declared = likeness(view.options)[slots_for(view.options).slot[held.declared]]
        false_cards = expected.sum() - expected[declared]
        return float(1 / (1 + np.exp(-(NO_FALSE_CARDS + A_FALSE_CARD * false_cards))))

    def leave(self) -> None:
        pass
