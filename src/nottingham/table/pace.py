"""The pace of bots: brisk where people wait for their turn, slower at the gate, where everyone watches."""

BRISK = 0.4
"""Of a table's `bot_seconds`, in the market, while loading and in declarations: choices that nobody else can follow."""
SLOW = 1.5
"""At the gate, so that people can read an offer before it is answered, and may still think that a bot hesitates."""
_FACTORS = {"market": BRISK, "load": BRISK, "declare": BRISK, "inspect": SLOW}


def bot_pause(bot_seconds: float, phase: str) -> float:
    """How long a bot waits before it moves in this phase."""
    return bot_seconds * _FACTORS.get(phase, 1.0)
