"""One game, played token by token: what all environments share.

A `TokenGame` deals a game and asks one seat at a time, in the order of `play/turns.py`. The seat spells its action in
tokens; with the last one the action is applied. Turns in which a seat has no choice are taken without asking.
"""

from array import array
from collections.abc import Sequence
from copy import copy, deepcopy
from operator import index
from typing import Any, Literal, Protocol, SupportsIndex

import msgspec

from nottingham.codec.drafts import Draft, draft
from nottingham.codec.history import History
from nottingham.codec.mask import Mask, mask_of
from nottingham.codec.observation import Vector, observe, with_draft
from nottingham.codec.tokens import slots_for
from nottingham.play.runner import NO_MORE_OFFERS
from nottingham.play.turns import Turn, Turns
from nottingham.players.defaults import default_action
from nottingham.players.player import Player, Reconsiders, TurnRequest
from nottingham.rules.actions import AnyAction
from nottingham.rules.engine import apply, new_game
from nottingham.rules.errors import IllegalAction, ImpossibleGame
from nottingham.rules.events import Event
from nottingham.rules.options import Options, check
from nottingham.rules.state import Score, State
from nottingham.rules.view import view

Reward = Literal["victory", "margin", "score"]
REWARDS: tuple[Reward, ...] = ("victory", "margin", "score")
MARGIN = 100.0
"""A lead of this many points is worth as much as a victory."""


def choose_options(**chosen: Any) -> Options:
    """Options by name; `ValueError` says what is wrong with them. The default is four players.

    >>> choose_options(players=3, edition="first").rounds
    9
    >>> choose_options(playerz=3)
    Traceback (most recent call last):
    ValueError: Object contains unknown field `playerz`. Options are players, edition, royal_goods, black_market, \
time_limit, removed_cards, seven_card_hand, open_trade, packs.
    """
    try:
        options = check(msgspec.convert({"players": 4, **chosen}, Options))
    except msgspec.ValidationError as error:
        raise ValueError(f"{error}. Options are {', '.join(Options.__struct_fields__)}.") from None
    except ImpossibleGame as error:
        raise ValueError(str(error)) from None
    slots_for(options)
    return options


def choose_reward(name: str) -> Reward:
    for reward in REWARDS:
        if reward == name:
            return reward
    raise ValueError(f"The reward must be one of {', '.join(REWARDS)}, not {name!r}.")


class Listener(Protocol):
    """Hears all events of a game as one seat sees them."""

    def hear(self, event: Event) -> None: ...


class TokenGame:
    """A game in progress. `seat` is to choose the next token, None when the game is over."""

    def __init__(self, options: Options, seed: SupportsIndex | str, listeners: Sequence[Listener | None] = ()) -> None:
        slots_for(options)
        try:
            deal = seed if isinstance(seed, str) else index(seed)
        except TypeError:
            raise ValueError(f"A seed is a whole number or 64 hexadecimal digits, not {repr(seed)[:80]}.") from None
        self.options = options
        self.listeners = listeners
        self._turns = Turns()
        self.history = History()
        self.state: State
        self.state, events = new_game(options, deal)
        self.seat: int | None = None
        self._observed: dict[int, array[float]] = {}
        """What seats know, without drafts; cached until the next turn."""
        self.tokens = 0
        """How many tokens have been taken."""
        self._tell(events)
        self._ask()

    def _tell(self, events: Sequence[Event]) -> None:
        for event in events:
            self.history.hear(event)
            for seat, player in enumerate(self.listeners):
                if player:
                    player.hear(event.seen_by(seat))

    def _ask(self) -> None:
        """Goes on to the next turn in which a seat has a choice."""
        self._observed = {}
        while True:
            turn = self._turns.next(self.state)
            if turn is None:
                self.seat = None
                return
            seen = view(self.state, turn.seat)
            if not turn.automatic:
                break
            self._apply(turn, default_action(seen, self.state.goods))
        self.seat = turn.seat
        self._turn = turn
        self.request = TurnRequest(seen, turn.must, turn.offers_left)
        self.draft: Draft = draft(self.request)

    def _apply(self, turn: Turn, action: AnyAction | None) -> None:
        if action is not None:
            self.state, events = apply(self.state, turn.seat, action)
            self._tell(events)
        self._turns.did(turn, action)

    def clone(self) -> "TokenGame":
        """An independent copy."""
        other = copy(self)
        other._turns = deepcopy(self._turns)
        other.listeners = deepcopy(self.listeners)
        other.history = deepcopy(self.history)
        other._observed = {**self._observed}
        if self.seat is not None:
            other.draft = draft(self.request)
            for token in self.draft.path:
                other.draft.take(token)
        return other

    def __deepcopy__(self, memo: Any) -> "TokenGame":
        return self.clone()

    @property
    def legal(self) -> int:
        """The tokens that the seat can choose now, as bits."""
        return self.draft.legal if self.seat is not None else 0

    @property
    def path(self) -> list[int]:
        """The tokens of the action that is being spelled."""
        return self.draft.path if self.seat is not None else []

    def mask(self, seat: int | None = None) -> Mask:
        """The mask of a seat, by default the one to act. All others have an empty mask."""
        return mask_of(self.legal if seat in (None, self.seat) else 0)

    def observation(self, seat: int | None = None) -> Vector:
        """The observation of a seat, by default the one to act. Only its owner sees a draft."""
        seat = self.seat if seat is None else seat
        if seat is None or seat not in range(self.options.players):
            raise ValueError(f"Whose observation? There are seats 0 to {self.options.players - 1}, not {seat!r}.")
        asked = seat == self.seat
        if seat not in self._observed:
            request = self.request if asked else TurnRequest(view(self.state, seat), False)
            self._observed[seat] = observe(request, self.history)
        return with_draft(self._observed[seat], self.path if asked else [])

    def take(self, token: int) -> None:
        """Takes the next token of the seat to act, or raises `IllegalToken`."""
        self.draft.take(token)
        self.tokens += 1
        if self.draft.finished:
            self._apply(self._turn, self.draft.action)
            self._ask()

    def act(self, action: AnyAction | None) -> None:
        """Takes a whole action of the seat to act, instead of its tokens."""
        self._apply(self._turn, action)
        self._ask()

    def ask(self, player: Player) -> None:
        """Lets a player act for the seat to act. If the player has no legal answer, the seat gives up its turn."""
        action = player.act(self.request)
        while action is not None:
            reason = NO_MORE_OFFERS
            if self._turn.allows(action):
                try:
                    self.act(action)
                    return
                except IllegalAction as error:
                    reason = str(error)
            action = player.reconsider(self.request, reason) if isinstance(player, Reconsiders) else None
        self.give_up()

    def give_up(self) -> None:
        """Ends the turn without an answer: the seat passes, or takes the default action if it must act."""
        self.act(default_action(self.request.view, self.state.goods) if self.request.must else None)

    def returns(self, reward: Reward) -> list[float]:
        """The reward of each seat; all are zero before the end."""
        scores = self.state.scores
        return [0.0] * self.options.players if scores is None else rewards(scores, reward)


def rewards(scores: Sequence[Score], reward: Reward) -> list[float]:
    """The reward of each seat for its final score.

    `victory` is the share of the victory, `margin` the lead over the best other seat, in hundreds of points, `score`
    the points.
    """
    totals = [float(score.total) for score in scores]
    if reward == "score":
        return totals
    if reward == "margin":
        return [(total - max(totals[:seat] + totals[seat + 1 :])) / MARGIN for seat, total in enumerate(totals)]
    winners = sum(score.rank == 1 for score in scores)
    return [(score.rank == 1) / winners for score in scores]
