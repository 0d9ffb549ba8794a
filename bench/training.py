"""Measures self-play training: `python -m bench.training`, on an accelerator.

An iteration plays some steps of many games and learns from them, as in a run, with a new network of the usual widths.
Half of the games are against a rival. `bench/results.md` has the results.
"""

import argparse
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import jax
import numpy as np

from nottingham.training import learning
from nottingham.training.config import RunConfig, TableConfig
from nottingham.training.learning import Method, Rival
from nottingham.training.network import Shape, new_critic, new_policy
from nottingham.training.whole_game import whole_game

TABLES = {
    "second edition, royal goods, 4 players": TableConfig(players=4, royal_goods=True),
    "the same with the black market": TableConfig(players=4, royal_goods=True, black_market=True),
    "the same, 3 players": TableConfig(players=3, royal_goods=True),
    "the same, 5 players": TableConfig(players=5, royal_goods=True),
    "the same, 6 players": TableConfig(players=6, royal_goods=True),
    "first edition, 4 players": TableConfig(players=4, edition="first"),
}


STEPS = 2**20
"""The steps of all games in one iteration."""


class Case:
    """A table with this many games at once, compiled."""

    def __init__(self, name: str, games: int) -> None:
        chosen = TABLES[name]
        config = RunConfig(tables=(chosen,), method=Method(games=games, steps=STEPS // games, rival_games=0.5))
        environment = whole_game(chosen.table(), config.margin)
        sizes = environment.inputs, environment.tokens, environment.max_seats, environment.secrets, environment.bags
        shape, chance = Shape(*sizes, config.widths), np.random.default_rng(7)
        self.name = f"{name}, {games} games x {config.method.steps} steps"
        self.inputs = len(environment.live)
        self.key, self.weights = jax.random.key(7), config.weights(0)
        self.learner = learning.begin(new_policy(shape, chance), new_critic(shape, chance))
        self.rival = Rival(self.learner.policy)
        self.states = jax.jit(partial(learning.begin_games, environment, games))(self.key)
        once: Any = jax.jit(learning.iteration(environment, config.method))
        policy = self.learner.policy
        self.once = once.lower(self.learner, self.rival, policy, self.states, self.key, self.weights).compile()

    def measure(self, repeats: int) -> str:
        seconds = []
        learner, states = self.learner, self.states
        for number in range(1 + repeats):
            begun = time.perf_counter()
            key = jax.random.fold_in(self.key, number)
            learner, states, figures = self.once(learner, self.rival, self.rival.policy, states, key, self.weights)
            jax.device_get(figures)
            seconds.append(time.perf_counter() - begun)
        mean = sum(seconds[1:]) / repeats
        return f"{self.name}, {self.inputs} inputs: {STEPS / mean / 1e6:.2f} M steps/s, {mean:.4f} s an iteration"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, nargs="+", default=[8192, 32768], help="games at once")
    parser.add_argument("--repeats", type=int, default=8, help="iterations that are measured")
    parser.add_argument("--tables", type=int, default=len(TABLES), help="only the first tables")
    asked = parser.parse_args()
    print(f"{jax.devices()[0].device_kind}, JAX {jax.__version__}, {STEPS} steps an iteration", flush=True)
    names = list(TABLES)[: asked.tables]
    cases = [(name, games) for games in asked.games for name in names]
    with ThreadPoolExecutor() as pool:
        for case in list(pool.map(lambda each: Case(*each), cases)):
            print(case.measure(asked.repeats), flush=True)


if __name__ == "__main__":
    main()
