"""Measures the speed of the engine as a ratio to python-chess in the same run: `make bench`.

Both play random legal games on one core, in alternating turns of a second, so that a busy machine slows both alike.
Ours sample an action, check it and apply it; python-chess lists its legal moves, pushes one and calls `is_game_over`. A
decision is one action of one seat, a move is one move of one side. `bench/results.md` has the results.
"""

import gc
import random
import statistics
import time
import tracemalloc
from collections.abc import Callable

import chess
from rich.console import Console
from rich.table import Table

from nottingham.rules.actions import MakeOffer, Side, Withdraw
from nottingham.rules.engine import apply, new_game, replay
from nottingham.rules.options import Options
from nottingham.rules.sampling import sample_move
from nottingham.rules.shuffle import seed_from_number
from nottingham.rules.state import State
from nottingham.rules.view import view
from nottingham.rules.wire import encode

TURNS = 7
SECONDS = 1.0


class Player:
    """Plays random games in turns, and counts them."""

    def __init__(self, name: str, play_one: Callable[[int], int]) -> None:
        self.name = name
        self._play_one = play_one
        self._seed = 0
        self.decisions: list[float] = []
        self.games: list[float] = []

    def turn(self) -> None:
        begun = time.perf_counter()
        decisions = games = 0
        while (elapsed := time.perf_counter() - begun) < SECONDS:
            decisions += self._play_one(self._seed)
            self._seed += 1
            games += 1
        self.decisions.append(decisions / elapsed)
        self.games.append(games / elapsed)


def random_game(options: Options) -> Callable[[int], int]:
    def play_one(seed: int) -> int:
        chance = random.Random(seed).random
        state, _ = new_game(options, seed_from_number(seed))
        decisions = 0
        while state.phase != "over":
            seat, action = sample_move(state, chance)
            state, _ = apply(state, seat, action)
            decisions += 1
        return decisions

    return play_one


def random_chess(seed: int) -> int:
    chance = random.Random(seed)
    board = chess.Board()
    while not board.is_game_over():
        board.push(chance.choice(list(board.legal_moves)))
    return len(board.move_stack)


def ratios(ours: Player, theirs: Player) -> float:
    """The median ratio over the turns: each of ours is compared with theirs that followed it."""
    pairs = zip(ours.decisions, theirs.decisions, strict=True)
    return statistics.median(mine / other for mine, other in pairs)


def microseconds(work: Callable[[], object], times: int = 2000) -> float:
    """The fastest of five turns."""
    best = float("inf")
    for _ in range(5):
        begun = time.perf_counter()
        for _ in range(times):
            work()
        best = min(best, time.perf_counter() - begun)
    return best / times * 1e6


def middle_of_a_game(options: Options) -> State:
    """A state in the middle of an inspection, with open offers."""
    chance = random.Random(3).random
    state, _ = new_game(options, seed_from_number(3))
    while not (state.round >= options.rounds // 2 and state.phase == "inspect" and state.offers):
        state, _ = apply(state, *sample_move(state, chance))
    return state


def memory_of_a_state(options: Options, games: int = 200) -> float:
    """The KiB of one game's state halfway through, without what all games share."""
    middle_of_a_game(options)
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = []
    for seed in range(games):
        chance = random.Random(seed).random
        state, _ = new_game(options, seed_from_number(seed))
        while state.phase != "over" and state.round <= options.rounds // 2:
            state, _ = apply(state, *sample_move(state, chance))
        kept.append(state)
    gc.collect()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(kept) / 1024


def growth_with_length(options: Options) -> float:
    """The cost of a decision in the last quarter of a game, as a ratio to one in the first quarter."""
    spent = [0.0, 0.0]
    count = [0, 0]
    for seed in range(400):
        chance = random.Random(seed).random
        state, _ = new_game(options, seed_from_number(seed))
        while state.phase != "over":
            quarter = 4 * (state.round - 1) // options.rounds
            begun = time.perf_counter()
            state, _ = apply(state, *sample_move(state, chance))
            if quarter in (0, 3):
                spent[quarter // 3] += time.perf_counter() - begun
                count[quarter // 3] += 1
    return (spent[1] / count[1]) / (spent[0] / count[0])


def growth_with_haggling(options: Options) -> float:
    """The cost of an offer after 20,000 others in the same inspection, as a ratio to an early one."""
    state = middle_of_a_game(options)
    merchant = next(seat for seat in state.merchants if state.seats[seat].gold)
    offer = MakeOffer(state.officers[0], give=Side(gold=1))
    timings = []
    for _ in range(10):
        begun = time.perf_counter()
        for _ in range(2000):
            state, _ = apply(state, merchant, offer)
            state, _ = apply(state, merchant, Withdraw(state.next_offer - 1))
        timings.append(time.perf_counter() - begun)
    return min(timings[-3:]) / min(timings[:3])


def main() -> None:
    console = Console(highlight=False)
    editions = [
        Player("first edition, 4 players", random_game(Options(4, "first"))),
        Player("second edition, 4 players", random_game(Options(4, "second"))),
    ]
    peer = Player("python-chess", random_chess)
    with console.status("Playing random games in turns…"):
        for _ in range(TURNS):
            for player in (*editions, peer):
                player.turn()
    table = Table(title="Random legal play on one core, medians of the turns")
    for column in ("", "decisions/s", "games/s", "ratio to python-chess"):
        table.add_column(column, justify="left" if not column else "right")
    for player in (*editions, peer):
        decisions, games = statistics.median(player.decisions), statistics.median(player.games)
        ratio = ratios(player, peer)
        table.add_row(player.name, f"{decisions:,.0f}", f"{games:,.1f}", f"{ratio:.1f}")
    console.print(table)

    options = Options(4, royal_goods=True)
    state = middle_of_a_game(options)
    chance = random.Random(1).random
    seen = view(state, 0)
    _, events = new_game(options, seed_from_number(1))
    log = list(events)
    live = replay(log)
    while live.phase != "over":
        live, events = apply(live, *sample_move(live, chance))
        log += events
    whole = microseconds(lambda: [event.seen_by(0) for event in log], 20)
    costs = Table(title="What it costs")
    costs.add_column("")
    costs.add_column("", justify="right")
    costs.add_row("a view of one seat", f"{microseconds(lambda: view(state, 0)):.1f} µs")
    costs.add_row("a view of a spectator", f"{microseconds(lambda: view(state, None)):.1f} µs")
    costs.add_row("a view as JSON, encoding only", f"{microseconds(lambda: encode(seen)):.1f} µs")
    costs.add_row("seen_by, per event", f"{whole / len(log):.2f} µs")
    costs.add_row("replay, per event", f"{microseconds(lambda: replay(log), 20) / len(log):.2f} µs")
    costs.add_row("memory of one game's state", f"{memory_of_a_state(options):.1f} KiB")
    costs.add_row("a decision late in a game ÷ an early one", f"{growth_with_length(options):.2f}")
    costs.add_row("an offer after 20,000 others ÷ an early one", f"{growth_with_haggling(options):.2f}")
    console.print(costs)


if __name__ == "__main__":
    main()
