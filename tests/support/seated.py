"""Players at a test's table, and whole games of players."""

import random
from collections.abc import Callable, Sequence

from nottingham.play.runner import play_game
from nottingham.play.turns import MAX_OFFERS
from nottingham.players.mind.character import Temperament, cast
from nottingham.players.mind.mind import Mind
from nottingham.players.mind.scene import Scene
from nottingham.players.player import Player, TurnRequest
from nottingham.players.roster import make_player
from nottingham.rules.actions import AnyAction
from nottingham.rules.cards import NOTHING
from nottingham.rules.events import BagHandedBack, BagOpened, Event
from nottingham.rules.options import Options
from nottingham.rules.shuffle import seed_from_number
from nottingham.rules.state import State
from tests.support.game import Table

LIE = ("2 silk, 2 mead", "apples")
TRUTH = ("4 apples", "apples")
OPENED = BagOpened(2, (0,), {"apples": 3}, True, NOTHING, ())
LET_PASS = BagHandedBack(2, (0,), {"apples": 3}, 0)
STEADY = 0.5
"""A random draw that adds no error to a judgement."""


def mind(level: str = "master", **traits: float) -> Mind:
    return Mind(Temperament(**traits), cast().levels[level])


def seated(table: Table, seat: int, player: Player | None = None, *, chance: float = STEADY) -> Player:
    """A player, by default a master, that has received all events of this table."""
    player = player or mind()
    player.sit(seat, lambda: chance)
    for event in table.log:
        player.hear(event.seen_by(seat))
    return player


def choose(
    table: Table, seat: int, player: Player | None = None, *, must: bool = False, chance: float = STEADY
) -> AnyAction | None:
    """The action of such a player now."""
    left = {str(to): MAX_OFFERS for to in [*range(len(table.state.seats)), "deputies"]}
    return seated(table, seat, player, chance=chance).act(TurnRequest(table.view(seat), must, left))


def play(options: Options, seed: int, names: Sequence[str]) -> tuple[State, list[Event], list[int]]:
    """Play a game by names of players. Returns the last state, the events, and the faults of each seat."""
    log: list[Event] = []
    chances = [random.Random(f"{seed} {seat}").random for seat in range(options.players)]
    players = [make_player(name) for name in names]
    state, faults = play_game(
        options, seed_from_number(seed), players, chances, onlooker=lambda _, events: log.extend(events)
    )
    return state, log, faults


def share_of_wins(names: Sequence[str], deals: int) -> float:
    """The first player's share of the wins when each deal is played from every seat."""
    chosen = Options(len(names), royal_goods=True)
    won = 0.0
    for deal in range(deals):
        for turn in range(len(names)):
            order = [*names[turn:], *names[:turn]]
            state, _, _ = play(chosen, deal, order)
            winners = [seat for seat, score in enumerate(state.scores or ()) if score.rank == 1]
            seat = -turn % len(names)
            won += (seat in winners) / len(winners)
    return won / deals / len(names)


def after_four_rounds(bags: dict[int, tuple[str, str]], between: Callable[[Table], None] | None = None) -> Table:
    """A table after four rounds in which these bags were handed back. Seat 0 is sheriff for the second time."""
    table = Table.at_inspection(bags, sheriff=0)
    for sheriff in (1, 2, 3, 0):
        if between:
            between(table)
        table.next_inspection({seat: bag for seat, bag in bags.items() if seat != sheriff})
    assert table.state.officers == (0,)
    return table


def scene_of(table: Table, seat: int, level: str = "master") -> Scene:
    player = seated(table, seat, mind(level))
    assert isinstance(player, Mind)
    return Scene(TurnRequest(table.view(seat)), player._memory, player._who, player._level, lambda: 0.5)


def suspicion(table: Table, bag: int, level: str = "master") -> float:
    suspects = seated(table, table.state.officers[0], mind(level)).suspects(bag)
    assert suspects is not None
    return suspects
