"""Writes the beginning and the end of OpenSpiel's playthrough of the game: `make golden`.

A whole playthrough has megabytes, since it repeats what each player knows at every state. Tensors are shown by their
numbers that are not zero: OpenSpiel's own way takes minutes.
"""

import random
from pathlib import Path
from typing import Any

import numpy as np

from nottingham.codec.vocabulary import DONE, PASS
from nottingham.research.openspiel import NottinghamGame

FILE = Path(__file__).parent / "openspiel_playthrough.txt"
PLAYERS = 3
SHOWN = "# State 10"


def _numbers(tensor: np.ndarray[Any, Any], name: str, max_cols: int = 0) -> list[str]:
    some = ", ".join(f"{list(map(int, at))}: {tensor[tuple(at)]:.4g}" for at in np.argwhere(tensor))
    return [f"{name} = {{{some}}}"] if some else []


def played(game: Any, chance: random.Random, every: int = 1) -> list[Any]:
    """Returns some states of a game of random tokens, and the last. It ends many turns early, to stay short."""
    state = game.new_initial_state()
    states = [state.clone()]
    while not state.is_terminal():
        actions = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        ending = [action for action in actions if action in (PASS, DONE)] if not state.is_chance_node() else []
        state.apply_action(chance.choice(ending if ending and chance.random() < 0.4 else actions))
        if len(state.history()) % every == 0 or state.is_terminal():
            states.append(state.clone())
    return states


def playthrough() -> list[str]:
    """Returns all lines of a playthrough."""
    # It imports SciPy, which takes a second in every worker.
    from open_spiel.python.algorithms import generate_playthrough

    generate_playthrough._format_tensor = _numbers
    game = NottinghamGame({"players": PLAYERS})
    actions = played(game, random.Random(3), 1000)[-1].history()
    return list(generate_playthrough.playthrough_lines(f"nottingham(players={PLAYERS})", False, actions, seed=1))


def excerpt(lines: list[str]) -> str:
    """The game, its first states and its last one."""
    begins = lines.index(SHOWN)
    ends = max(place for place, line in enumerate(lines) if line.startswith("# State "))
    return "\n".join([*lines[:begins], "…", "", *lines[ends:]]) + "\n"


if __name__ == "__main__":
    FILE.write_text(excerpt(playthrough()), encoding="utf-8")
