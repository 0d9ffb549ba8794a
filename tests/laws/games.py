"""Random games of every kind, on which the laws are tested."""

import random
from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from hypothesis import strategies as st
from msgspec.structs import replace

from nottingham.rules.actions import AnyAction, TimeUp
from nottingham.rules.engine import apply, new_game, replay
from nottingham.rules.events import Event
from nottingham.rules.options import Options
from nottingham.rules.sampling import sample_move
from nottingham.rules.shuffle import seed_from_number
from nottingham.rules.state import State

POOR = 4
TABLES = [("first", 3), ("first", 4), ("first", 5), ("second", 3), ("second", 4), ("second", 5), ("second", 6)]
FLAGS = ("royal_goods", "black_market", "time_limit", "removed_cards", "seven_card_hand", "open_trade")


def every_mix() -> Iterator[Options]:
    """Every possible mix of edition, player count and options."""
    for (edition, players), flags in product(TABLES, product((False, True), repeat=len(FLAGS))):
        chosen = dict(zip(FLAGS, flags, strict=True))
        if not (edition == "first" and chosen["black_market"]):
            packs = ("goose_fair",) if sum(flags) % 2 else ()
            yield Options(players=players, edition=edition, packs=packs, **chosen)  # type: ignore[arg-type]


MIXES = list(every_mix())
mixes = st.sampled_from(MIXES)
seeds = st.integers(min_value=0, max_value=2**32)


class Step(NamedTuple):
    """One move of a random game, between two states."""

    before: State
    seat: int | None
    action: AnyAction
    after: State
    events: list[Event]


def random_game(options: Options, seed: int) -> tuple[State, list[Event], Iterator[Step]]:
    """A dealt game, its first events, and an iterator of its moves. Odd seeds make players poor, to cause debts."""
    chance = random.Random(seed)
    _, events = new_game(options, seed_from_number(seed))
    if seed % 2:
        events[0] = replace(events[0], gold=POOR)
    state = replay(events)
    return state, events, _steps(state, chance)


def _steps(state: State, chance: random.Random) -> Iterator[Step]:
    while state.phase != "over":
        seat: int | None
        action: AnyAction
        if state.phase == "inspect" and state.options.time_limit and chance.random() < 0.05:
            seat, action = None, TimeUp()
        else:
            seat, action = sample_move(state, chance.random)
        after, events = apply(state, seat, action)
        yield Step(state, seat, action, after, events)
        state = after


def whole_game(options: Options, seed: int) -> tuple[list[Step], list[Event], State]:
    """A random game from the deal to the end: its moves, its log and its last state."""
    state, log, moves = random_game(options, seed)
    steps = list(moves)
    log = [*log, *(event for step in steps for event in step.events)]
    return steps, log, steps[-1].after if steps else state
