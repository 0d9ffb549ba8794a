"""The summary of a finished game, and each seat's result and behaviour."""

import msgspec
from msgspec import Struct

from nottingham.play.behaviour import Observer
from nottingham.rules.options import Options
from nottingham.rules.state import State
from nottingham.store.rows import Result
from nottingham.table.settings import TableDoc


class SeatSummary(Struct, frozen=True):
    """One seat's result."""

    name: str
    bot: str | None
    points: int
    rank: int
    colour: str = ""
    charge: str = ""
    all_along: bool = False
    """Whether the bot held the seat since the deal, and did not take it over."""


class GameSummary(Struct, frozen=True):
    """A finished game, for lists of games."""

    options: Options
    seats: list[SeatSummary]
    moves: int
    spectators: bool
    """Whether people who did not play may see the replay."""
    people: list[int | None] = []
    """The person in each seat. Never sent to clients."""


_decoder = msgspec.json.Decoder(GameSummary)


def encode_summary(summary: GameSummary) -> bytes:
    return msgspec.json.encode(summary)


def decode_summary(text: bytes) -> GameSummary:
    return _decoder.decode(text)


def summarise(doc: TableDoc, state: State, moves: int) -> GameSummary:
    scores = state.scores or ()
    dealt = doc.bots or (None,) * len(doc.chairs)
    seats = []
    for seat, chair, score, bot in zip(state.seats, doc.chairs, scores, dealt, strict=True):
        all_along = bot is not None and bot == chair.bot
        fared = SeatSummary(seat.name, chair.bot, score.total, score.rank, chair.colour, chair.charge, all_along)
        seats.append(fared)
    people = [chair.person for chair in doc.chairs]
    return GameSummary(state.options, seats, moves, doc.settings.spectators, people)


def results_of(game: int, doc: TableDoc, state: State, behaviour: Observer, at: int) -> list[Result]:
    """One result per seat, for the player who holds it at the end."""
    scores = state.scores or ()
    winners = sum(score.rank == 1 for score in scores)
    return [
        Result(
            game,
            seat,
            chair.person,
            chair.bot,
            len(scores),
            score.rank,
            1 / winners if score.rank == 1 else 0.0,
            score.total,
            conduct.bags,
            conduct.lies,
            conduct.caught,
            conduct.opened,
            conduct.opened_lying,
            behaviour.best_bribes.get(seat, 0),
            at,
        )
        for seat, (chair, score, conduct) in enumerate(zip(doc.chairs, scores, behaviour.seats, strict=True))
    ]
