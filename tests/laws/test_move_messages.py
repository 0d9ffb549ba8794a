"""A table's messages about a move are put together from parts that seats share. They must be what each seat may see."""

import random

import pytest
from hypothesis import given, settings
from msgspec import Raw

from nottingham.rules.options import Options
from nottingham.rules.view import view
from nottingham.rules.wire import encode
from nottingham.store.rows import GameRow
from nottingham.table.encoding import MoveMessages, encode_message
from nottingham.table.game import Game, Step, joined
from nottingham.table.messages import ClockView, Moved
from nottingham.table.spoken import Spoken
from tests.laws.games import MIXES, mixes, random_game, seeds
from tests.support.thorough import many, sample

CLOCK = ClockView(seats={"1": 5000})


@pytest.mark.parametrize("options", sample(MIXES, 15, 4), ids=lambda options: f"{options.edition}-{options.players}")
def test_a_message_has_the_events_and_the_view_of_its_seat(options: Options) -> None:
    compare_messages(options, 5)


@settings(max_examples=many(10, 40), deadline=None)
@given(mixes, seeds)
def test_no_game_mixes_up_its_messages(options: Options, seed: int) -> None:
    compare_messages(options, seed)


def compare_messages(options: Options, seed: int) -> None:
    chance = random.Random(seed)
    dealt, _, moves = random_game(options, seed)
    game = Game(GameRow(1, "code", 1, 1, 0), dealt, 0)
    unsent: list[tuple[MoveMessages, dict[int | None, bytes]]] = []

    def send() -> None:
        """Messages are encoded when they are sent, and the game may have moved on by then."""
        for messages, expected in unsent:
            assert {seat: messages.to(seat) for seat in expected} == expected
        unsent.clear()

    for move in moves:
        step = Step(move.seat, move.action, move.after, move.events, [encode(event) for event in move.events])
        game.advance(step, None)
        if chance.random() < 0.7:
            send()
        everyone = (None, *range(options.players))
        seats = everyone if game.over else chance.sample(everyone, 2)
        expected = {seat: plain_message(game, step, seat) for seat in seats}
        unsent.append((MoveMessages(game, step, 7, CLOCK, Spoken([])), expected))
    send()


def plain_message(game: Game, step: Step, seat: int | None) -> bytes:
    """The message to a seat, made from nothing but its own view and events."""
    return encode_message(
        Moved(
            game=game.code,
            version=game.version,
            at=7,
            events=Raw(joined(encode(event.seen_by(seat)) for event in step.events)),
            view=Raw(encode(view(game.state, seat))),
            clock=Raw(encode(CLOCK)),
        )
    )
