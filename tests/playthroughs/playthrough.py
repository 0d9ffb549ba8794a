"""Golden games: whole games as text that a person can read and a test replays.

A playthrough begins with its options. Each move is a line `> seat action`, with the action as JSON, followed by its
events, indented, in the English of the log. It ends with a fingerprint of the last state.
"""

import hashlib
from functools import cache
from pathlib import Path

import msgspec

from nottingham.narration.narrator import Narrator
from nottingham.narration.texts import Texts
from nottingham.rules.actions import AnyAction, parse_action
from nottingham.rules.engine import apply, new_game
from nottingham.rules.errors import IllegalAction
from nottingham.rules.events import Event
from nottingham.rules.options import Options
from nottingham.rules.shuffle import seed_from_number
from nottingham.rules.state import State
from nottingham.rules.wire import encode
from tests.support.game import encode_state

FOLDER = Path(__file__).parent / "games"
CAST = ("Robin", "Marian", "Tuck", "Guy", "Alan", "Much")
Moves = list[tuple[int | None, AnyAction]]


def write(about: str, options: Options, seed: int, moves: Moves) -> str:
    """The text of a game."""
    names = CAST[: options.players]
    narrator = Narrator(names, english())
    state, events = new_game(options, seed_from_number(seed), names=names)
    lines = [f"# {about}", f"options: {encode(options).decode()}", f"seed: {seed}", ""]
    lines += _narrated(narrator, events)
    for seat, action in moves:
        lines.append(f"> {'clock' if seat is None else seat} {encode(action).decode()}")
        try:
            state, events = apply(state, seat, action)
        except IllegalAction as refused:
            lines.append(f"    refused: {refused}")
        else:
            lines += _narrated(narrator, events)
    lines += ["", f"phase: {state.phase}, round {state.round}", f"state: {fingerprint(state)}", ""]
    return "\n".join(lines)


@cache
def english() -> Texts:
    return Texts("en")


def _narrated(narrator: Narrator, events: list[Event]) -> list[str]:
    return [f"    {line}" for event in events for line in narrator.narrate(event)]


def fingerprint(state: State) -> str:
    return hashlib.sha256(encode_state(state)).hexdigest()


def read(text: str) -> tuple[str, Options, int, Moves]:
    """Reads the title, the options, the seed and the moves of a playthrough."""
    lines = text.splitlines()
    about = lines[0].removeprefix("# ")
    options = msgspec.json.decode(lines[1].removeprefix("options: "), type=Options)
    seed = int(lines[2].removeprefix("seed: "))
    moves: Moves = []
    for line in lines[3:]:
        if line.startswith("> "):
            seat, action = line.removeprefix("> ").split(" ", 1)
            moves.append((None if seat == "clock" else int(seat), parse_action(action)))
    return about, options, seed, moves
