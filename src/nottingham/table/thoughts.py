"""What the bots of a finished game thought of the bags: minds of the same kind hear the game again, each with the ears
of its seat, and are asked at every moment of an inspection.

A mind's opinion follows from what its seat has heard and from who it is, so the minds that played thought the same; the
stray thoughts that chance gave them are gone.
"""

from collections.abc import Sequence

from nottingham.players.mind.mind import Mind
from nottingham.players.mind.opinion import Opinion
from nottingham.players.player import Player
from nottingham.players.roster import is_built_in, make_player
from nottingham.rules.events import BagHandedBack, BagOpened, Event, RoundBegan
from nottingham.rules.state import State
from nottingham.rules.view import view


class Thoughts:
    """The bots that held their seats from the deal on, by seat; others are left out."""

    def __init__(self, bots: Sequence[str | None]) -> None:
        self._minds: dict[int, Player] = {}
        for seat, bot in enumerate(bots):
            if bot is not None and is_built_in(bot):
                self._minds[seat] = make_player(bot)
                self._minds[seat].sit(seat, lambda: 0.5)
        self._last: dict[tuple[int, int], Opinion] = {}
        """Of a bag that is settled stays what was thought of it last."""

    def hear(self, events: Sequence[Event], before: State | None) -> None:
        """A move, and how things stood before it."""
        if before is not None and any(isinstance(event, BagOpened | BagHandedBack) for event in events):
            self._ask(before)
        for event in events:
            if isinstance(event, RoundBegan):
                self._last.clear()
            for seat, mind in self._minds.items():
                mind.hear(event.seen_by(seat))

    def now(self, state: State) -> list[Opinion]:
        """All that is thought of the bags of this inspection."""
        self._ask(state)
        return [self._last[who] for who in sorted(self._last)]

    def _ask(self, state: State) -> None:
        if state.phase == "inspect":
            for seat, mind in self._minds.items():
                self._last |= {(seat, one.bag): one for one in _asked(mind, seat, state)}


def _asked(player: Player, seat: int, state: State) -> list[Opinion]:
    if isinstance(player, Mind):
        return player.opinions(state.held, view(state, seat) if seat in state.officers else None)
    found = [(bag, player.suspects(bag)) for bag in state.held if bag != seat]
    return [Opinion(seat, bag, round(lies, 3)) for bag, lies in found if lies is not None]
