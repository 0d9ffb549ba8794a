"""A voice gives no bag away: what bots say and how they look follows from what a spectator sees, and from nothing else.

As in `test_non_interference.py`, each move is played again in a state that differs in everything a spectator may not
know. The voices that heard the same game so far must say the same and look the same in both.
"""

import random
from collections.abc import Callable, Sequence
from copy import deepcopy

from hypothesis import given, settings

from nottingham.players.roster import player_names
from nottingham.players.voices.lines import SpokenLine
from nottingham.players.voices.voices import Voices
from nottingham.rules.engine import apply
from nottingham.rules.events import BagLoaded, Event
from nottingham.rules.options import Options
from tests.laws.games import MIXES, mixes, random_game, seeds
from tests.laws.truths import another_truth, disclosed_by, same_move
from tests.support.thorough import many

Seat = Callable[[Sequence[str]], Voices]


def gives_away(seat_voices: Seat, options: Options, seed: int) -> bool:
    """Returns whether a game finds a move at which voices depend on what only some seats know."""
    chance = random.Random(seed)
    _, log, moves = random_game(options, seed)
    voices = seat_voices(chance.choices(player_names(), k=options.players))
    voices.hear(log)
    for step in moves:
        if step.after.phase == "over":
            break
        other = another_truth(step.before, None, disclosed_by(step, None), chance)
        _, events = apply(other, step.seat, same_move(step, other, None, chance))
        there = deepcopy(voices)
        if there.hear(events) != voices.hear(step.events) or there.moods != voices.moods:
            return True
    return False


@settings(max_examples=many(12, 40), deadline=None)
@given(mixes, seeds)
def test_what_bots_say_and_how_they_look_depends_on_nothing_hidden(options: Options, seed: int) -> None:  # R11.1
    assert not gives_away(Voices, options, seed)


class Sweating(Voices):
    """Looks nervous after loading more than one kind of card."""

    def hear(self, events: Sequence[Event]) -> tuple[SpokenLine, ...]:
        said = super().hear(events)
        for event in events:
            if isinstance(event, BagLoaded) and isinstance(event.cards, dict):
                self.moods[event.seat] = "nervous" if len(event.cards) > 1 else "calm"
        return said


class Boasting(Voices):
    """Speaks about the cards of a closed bag."""

    def hear(self, events: Sequence[Event]) -> tuple[SpokenLine, ...]:
        said = super().hear(events)
        loaded = [event for event in events if isinstance(event, BagLoaded)]
        return (*said, *(SpokenLine(event.seat, f"plain-declare-{event.cards}") for event in loaded))


def test_the_law_notices_voices_that_give_a_bag_away() -> None:
    for leaky in (Sweating, Boasting):
        assert any(gives_away(leaky, options, seed) for seed, options in enumerate(MIXES[::60])), leaky.__name__
