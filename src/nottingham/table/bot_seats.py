"""The bots at a table, and the stand-ins for people who are away.

Each receives the events as its seat sees them and nothing else. `play/turns.py` decides which of them acts next; the
match decides when.
"""

import logging
import random
from collections.abc import Iterable, Mapping, Sequence

from nottingham.play.replies import refuse_before_opening, refuse_unanswered
from nottingham.play.turns import Turn, Turns
from nottingham.players.defaults import default_action
from nottingham.players.player import Player, TurnRequest
from nottingham.players.roster import is_built_in, make_player
from nottingham.players.scripted import Actor, RoundScript
from nottingham.rules.actions import AnyAction, HandBack, Open
from nottingham.rules.errors import IllegalAction
from nottingham.rules.events import Event
from nottingham.rules.state import State
from nottingham.rules.view import View, view
from nottingham.table.errors import Refusal
from nottingham.table.game import Game, Step

_log = logging.getLogger(__name__)
_chance = random.SystemRandom()


def check_bot(name: str) -> str:
    """Returns the name if it is a built-in player, and refuses any other: a table must never start a program."""
    if not is_built_in(name):
        raise Refusal("impossible", "no_such_bot", "There is no player called {bot}.", bot=name[:64])
    return name


class BotSeats:
    """The seats played by bots."""

    def __init__(self) -> None:
        self._players: dict[int, Player] = {}
        self._turns = Turns()

    @property
    def seats(self) -> Mapping[int, Player]:
        return self._players

    def new_player(self, seat: int, name: str, parts: Sequence[RoundScript] = ()) -> Player:
        """A player who must hear the game's history before they take the seat."""
        player = Actor(parts, make_player(name)) if parts else make_player(name)
        player.sit(seat, random.Random(_chance.getrandbits(64)).random)
        return player

    def seat(self, seat: int, player: Player, history: Iterable[Event]) -> None:
        """Seats a player, who first receives the rest of the seat's history."""
        for event in history:
            player.hear(event.seen_by(seat))
        self._players[seat] = player

    def dismiss(self, seat: int) -> None:
        player = self._players.pop(seat, None)
        if player is not None:
            player.leave()

    def hear(self, events: Iterable[Event]) -> None:
        for seat, player in self._players.items():
            try:
                for event in events:
                    player.hear(event.seen_by(seat))
            except Exception:
                _log.exception("bot failed on an event", extra={"bot": type(player).__name__})

    def next(self, state: State) -> Turn | None:
        """The next of them to act."""
        return self._turns.next(state, self._players) if self._players else None

    def acted(self, state: State, turn: Turn, action: AnyAction | None) -> None:
        """Notes that a player acted in this state, or that a bot passed."""
        if self._players:
            self._turns.next(state, self._players)
            self._turns.did(turn, action)

    def decide(self, game: Game, turn: Turn, *, people_speak: bool = False) -> Step | None:
        """The bot's move, or None if it passes. An officer who need not decide yet waits while people may speak."""
        seen = view(game.state, turn.seat)
        action = self._action(turn, seen) if not turn.automatic else None
        if people_speak and not turn.must and isinstance(action, Open | HandBack):
            action = refuse_before_opening(action, seen)
        if action is None and not turn.must and not isinstance(self._players[turn.seat], Actor):
            action = refuse_unanswered(seen, self._players)  # where the script is silent, so is the actor
        if action is not None and turn.allows(action):
            try:
                return game.decide(turn.seat, action)
            except IllegalAction:
                pass
        if not turn.must:
            return None
        action = default_action(seen, game.state.goods)
        return game.decide(turn.seat, action) if action is not None else None

    def _action(self, turn: Turn, seen: View) -> AnyAction | None:
        """The bot's action. A bot that raises passes, so that it can't hold up the table."""
        try:
            return self._players[turn.seat].act(TurnRequest(seen, turn.must, turn.offers_left))
        except Exception:
            _log.exception("bot failed", extra={"phase": seen.phase, "bot": type(self._players[turn.seat]).__name__})
            return None
