"""Records for tests: written as older versions wrote them, or with their actions, and spoiled at random."""

import random
from collections.abc import Iterable, Sequence
from typing import Any

from typer.testing import Result

from nottingham.records.record import LoggedMove, encode_events, encode_record
from nottingham.rules.events import Event
from nottingham.rules.wire import encode
from tests.laws.games import Step


def encode_game(events: Iterable[Event], **about: Any) -> bytes:
    """A record without actions, as older versions wrote it."""
    return encode_events(map(encode, events), **about)


def encode_played(deal: Sequence[Event], moves: Iterable[Step], **about: Any) -> bytes:
    """A record with the action of every move."""
    logged = [LoggedMove(move.seat, encode(move.action), encode(move.events)) for move in moves]
    return encode_record([LoggedMove(None, None, encode(deal)), *logged], **about)


def assert_refused(result: Result, reason: str = "") -> None:
    """A command ended with exit code 2 and one line about the reason."""
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert len(result.stderr.strip().splitlines()) == 1
    assert result.stderr.startswith("nottingham: ") and reason in result.stderr
    assert "Traceback" not in result.stderr


def spoil(value: Any, chance: random.Random) -> Any:
    """Returns a record with one value changed, removed, doubled or moved."""
    if isinstance(value, dict) and value:
        key = chance.choice(sorted(value))
        fresh = dict(value)
        match chance.randrange(8):
            case 0:
                del fresh[key]
            case 1:
                fresh[key] = chance.choice([None, -1, 2**70, "", "silk", [], {}, [3], {"silk": -2}, True, 0.5])
            case 2:
                fresh[chance.choice(["seat", "x", "7", "gold"])] = fresh.pop(key)
            case _:
                fresh[key] = spoil(fresh[key], chance)
        return fresh
    if isinstance(value, list) and value:
        at, to = chance.randrange(len(value)), chance.randrange(len(value))
        fresh_list = list(value)
        match chance.randrange(8):
            case 0:
                del fresh_list[at]
            case 1:
                fresh_list.insert(to, fresh_list[at])
            case 2:
                fresh_list[at], fresh_list[to] = fresh_list[to], fresh_list[at]
            case _:
                fresh_list[at] = spoil(fresh_list[at], chance)
        return fresh_list
    if isinstance(value, int):
        return chance.choice([-1, 0, 1, 2, 3, 99, value + 1])
    return chance.choice(["", "apples", "silk", "booty", 7, None])
