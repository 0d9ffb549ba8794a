"""Turns the records of a tournament into a table of decisions: one row for each token, in Parquet.

Games are read line by line and written in batches, so memory doesn't grow with their number. A record says what was
done and who passed; who was asked follows from the order of turns, which is replayed and must agree.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from nottingham.codec.drafts import IllegalToken, draft
from nottingham.codec.history import History
from nottingham.codec.mask import mask_of
from nottingham.codec.observation import SIZE, observe, with_draft
from nottingham.codec.spelling import NoPath, spell, without_words
from nottingham.codec.tokens import TooManyGoods, slots_for
from nottingham.codec.vocabulary import TOKENS
from nottingham.play.turns import Turn, Turns
from nottingham.players.player import TurnRequest
from nottingham.records.errors import NotAGame, RecordError
from nottingham.records.files import lines_of, open_file
from nottingham.records.record import Record, read_record
from nottingham.records.rejudging import rejudge
from nottingham.research.match import REWARDS, rewards
from nottingham.rules.actions import AnyAction
from nottingham.rules.events import AnyEvent, GameEnded
from nottingham.rules.state import State
from nottingham.rules.view import view

BATCH = 1024
"""Rows written at once."""
NAME = pa.dictionary(pa.int32(), pa.string())
SCHEMA = pa.schema(
    [
        ("game", pa.int64()),
        ("turn", pa.int32()),
        ("step", pa.int16()),
        ("round", pa.int8()),
        ("phase", NAME),
        ("seat", pa.int8()),
        ("player", NAME),
        ("token", pa.int8()),
        ("mask", pa.list_(pa.bool_(), TOKENS)),
        ("observation", pa.list_(pa.float32(), SIZE)),
        *((reward, pa.float32()) for reward in REWARDS),
    ]
)


class NotInTurn(NotAGame):
    """The moves of the record were not made in the order of the arena."""


class DatasetSummary(NamedTuple):
    games: int
    decisions: int
    """Tokens, one row each."""
    left_out: int
    """Actions that tokens can't spell: offers that hold nothing but words, and promises of absurd sums."""


class _RecordedDecision(NamedTuple):
    """One seat was asked; what it did, or None for a pass."""

    turn: Turn
    state: State
    action: AnyAction | None


class _ShardWriter:
    """Collects rows in arrays of fixed size and writes them when they are full."""

    def __init__(self, file: Path) -> None:
        self._parquet = pq.ParquetWriter(
            file, SCHEMA, compression="zstd", use_dictionary=["phase", "player"], write_statistics=False
        )
        self._masks = np.empty((BATCH, TOKENS), np.bool_)
        self._observations = np.empty((BATCH, SIZE), np.float32)
        self._rows: list[tuple[Any, ...]] = []
        self.written = 0

    def add(self, row: tuple[Any, ...], mask: int, observation: np.ndarray[Any, Any]) -> None:
        place = len(self._rows)
        self._masks[place] = mask_of(mask)
        self._observations[place] = observation
        self._rows.append(row)
        if place + 1 == BATCH:
            self.flush()

    def flush(self) -> None:
        count = len(self._rows)
        if not count:
            return
        names = [field.name for field in SCHEMA if field.name not in ("mask", "observation")]
        plain = dict(zip(names, zip(*self._rows, strict=True), strict=True))
        columns = {
            **{name: pa.array(values, SCHEMA.field(name).type) for name, values in plain.items()},
            "mask": _lists(self._masks[:count]),
            "observation": _lists(self._observations[:count]),
        }
        self._parquet.write_batch(pa.record_batch([columns[field.name] for field in SCHEMA], schema=SCHEMA))
        self.written += count
        self._rows.clear()

    def close(self) -> None:
        self._parquet.close()


def _lists(rows: np.ndarray[Any, Any]) -> Any:
    return pa.FixedSizeListArray.from_arrays(pa.array(rows.ravel()), rows.shape[1])


def write_dataset(games: Path, out: Path, progress: Callable[[int], None] = lambda _: None) -> DatasetSummary:
    """Reads recorded games and writes their decisions; `progress` is called with the bytes of each line read.

    Raises `RecordError` with the line that is broken, or `TooManyGoods`, and then leaves no file behind.
    """
    part = out.with_name(f"{out.name}.part")
    count = left_out = 0
    with open_file(games) as stream:
        writer = _ShardWriter(part)
        try:
            for number, line in enumerate(lines_of(stream), 1):
                if line.strip():
                    try:
                        left_out += _add_game(read_record(line), number, writer)
                    except (RecordError, TooManyGoods) as error:
                        raise type(error)(f"line {number}: {error}") from None
                    count += 1
                progress(len(line))
            if not count:
                raise NotAGame("it holds no game")
            writer.flush()
            writer.close()
            part.replace(out)
        except BaseException:
            writer.close()
            part.unlink(missing_ok=True)
            raise
    return DatasetSummary(count, writer.written, left_out)


def _add_game(record: Record, number: int, writer: _ShardWriter) -> int:
    """Writes the decisions of one game and returns how many actions were left out."""
    if not record.has_actions:
        raise NotAGame("it has no actions, only events; records of the arena have both")
    events = record.read_events()
    outcome = _outcome(events)
    if len(record.seats) != len(outcome):
        raise NotAGame(f"it names {len(record.seats)} players for {len(outcome)} seats")
    game = record.game if isinstance(record.game, int) else number
    if not -(2**63) <= game < 2**63:
        raise NotAGame("the number of the game is too large")
    history = History()
    left_out = 0
    for turn, decision in enumerate(_decisions(record, events, history)):
        request = TurnRequest(view(decision.state, decision.turn.seat), decision.turn.must, decision.turn.offers_left)
        try:
            path = spell(request.view, decision.action and without_words(decision.action))
            begun = draft(request)
            known = observe(request, history)
            rows = []
            for token in path:
                rows.append((token, begun.legal, with_draft(known, begun.path)))
                begun.take(token)
        except (NoPath, IllegalToken):
            left_out += 1
            continue
        seat = decision.turn.seat
        about = (decision.state.round, decision.state.phase, seat, record.seats[seat])
        for step, (token, legal, observation) in enumerate(rows):
            writer.add((game, turn, step, *about, token, *outcome[seat]), legal, observation)
    return left_out


def _outcome(events: list[AnyEvent]) -> list[tuple[float, ...]]:
    """The rewards of each seat, by each name of a reward."""
    ended = events[-1] if events else None
    if not isinstance(ended, GameEnded):
        raise NotAGame("the game stops before its end")
    return list(zip(*(rewards(ended.scores, reward) for reward in REWARDS), strict=True))


def _decisions(record: Record, events: list[AnyEvent], history: History) -> Iterator[_RecordedDecision]:
    """Replays the game and yields each decision. The history knows everything that happened before it.

    Records of older versions don't say who passed: there a seat passed if another acted before it.
    """
    turns = Turns()
    says_who_passed = any(move.passes for move in record.moves)
    played = rejudge(events, record.moves)
    state, came = next(played)
    slots_for(state.options)
    for event in came:
        history.hear(event)
    for number, (move, (after, came)) in enumerate(zip(record.moves[1:], played, strict=True), 1):
        passes = list(move.passes)
        while (turn := _next(turns, state, number)).seat != move.seat or passes[:1] == [turn.seat]:
            if turn.must or (says_who_passed and passes[:1] != [turn.seat]):
                raise NotInTurn(f"move {number} was not made in the order of the arena")
            passes = passes[1:]
            yield _RecordedDecision(turn, state, None)
            turns.did(turn, None)
        if passes:
            raise NotInTurn(f"move {number} was not made in the order of the arena")
        if not turn.automatic:
            yield _RecordedDecision(turn, state, move.action)
        turns.did(turn, move.action)
        state = after
        for event in came:
            history.hear(event)


def _next(turns: Turns, state: State, number: int) -> Turn:
    turn = turns.next(state)
    if turn is None:
        raise NotInTurn(f"move {number} follows the end of the game")
    return turn
