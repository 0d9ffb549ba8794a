"""Recomputes what the bots of a finished game thought of the bags.

Bots of the same kind receive the game again, each as its seat saw it, and give their opinions at every step of an
inspection. An opinion follows from those events and from the kind of bot, so it is the one held in the game, except
for random whims.
"""

from collections.abc import Sequence

from nottingham.players.mind.mind import Mind
from nottingham.players.mind.opinion import Opinion
from nottingham.players.player import Looks, Player
from nottingham.players.roster import is_built_in, make_player
from nottingham.rules.events import BagHandedBack, BagOpened, Event, RoundBegan
from nottingham.rules.state import State
from nottingham.rules.view import view


class Thoughts:
    """Follows a game with the bots that held their seats from the deal on; `bots` has None for all others."""

    def __init__(self, bots: Sequence[str | None]) -> None:
        self._minds: dict[int, Player] = {}
        for seat, bot in enumerate(bots):
            if bot is not None and is_built_in(bot):
                self._minds[seat] = make_player(bot)
                self._minds[seat].sit(seat, lambda: 0.5)
        self._last: dict[tuple[int, int], Opinion] = {}
        """The latest opinion by seat and bag. It stays when the bag is settled."""

    def hear(self, events: Sequence[Event], before: State | None) -> None:
        """Passes the events of a move on to the bots. `before` is the state before the move."""
        if before is not None and any(isinstance(event, BagOpened | BagHandedBack) for event in events):
            self._collect(before)
        for event in events:
            if isinstance(event, RoundBegan):
                self._last.clear()
            for seat, mind in self._minds.items():
                mind.hear(event.seen_by(seat))

    def now(self, state: State) -> list[Opinion]:
        """Returns all opinions on the bags of this inspection."""
        self._collect(state)
        return [self._last[who] for who in sorted(self._last)]

    def _collect(self, state: State) -> None:
        if state.phase == "inspect":
            for seat, mind in self._minds.items():
                self._last |= {(seat, one.bag): one for one in _opinions(mind, seat, state)}


def _opinions(player: Player, seat: int, state: State) -> list[Opinion]:
    if isinstance(player, Mind):
        return player.opinions(state.held, view(state, seat) if seat in state.officers else None)
    if isinstance(player, Looks):
        player.look(view(state, seat))
    found = [(bag, player.suspects(bag)) for bag in state.held if bag != seat]
    return [Opinion(seat, bag, round(lies, 3)) for bag, lies in found if lies is not None]
