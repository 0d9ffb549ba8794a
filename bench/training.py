"""Measures self-play training: `python -m bench.training`, on an accelerator.

An iteration plays some steps of many games and learns from them, as in a run, with a new network of the usual widths.
Half of the games are against a rival. `bench/results.md` has the results.
"""

import argparse
import time
from functools import partial
from typing import Any

import jax
import numpy as np

from nottingham.training import learning
from nottingham.training.config import Config, TableConfig
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


def measure(name: str, chosen: TableConfig, method: Method, repeats: int) -> str:
    config = Config(tables=(chosen,))
    environment = whole_game(chosen.table(), config.margin)
    sizes = environment.inputs, environment.tokens, environment.max_seats, environment.secrets, environment.bags
    shape, chance = Shape(*sizes, config.widths), np.random.default_rng(7)
    learner = learning.begin(new_policy(shape, chance), new_critic(shape, chance))
    rival, key, weights = Rival(learner.policy), jax.random.key(7), config.weights(0)
    states = jax.jit(partial(learning.begin_games, environment, method.games))(key)
    begun = time.perf_counter()
    once: Any = jax.jit(learning.iteration(environment, method))
    once = once.lower(learner, rival, rival.policy, states, key, weights).compile()
    compiling = time.perf_counter() - begun
    seconds = []
    for number in range(1 + repeats):
        begun = time.perf_counter()
        number_key = jax.random.fold_in(key, number)
        learner, states, figures = once(learner, rival, rival.policy, states, number_key, weights)
        jax.device_get(figures)
        seconds.append(time.perf_counter() - begun)
    mean = sum(seconds[1:]) / repeats
    speed = method.games * method.steps / mean / 1e6
    return (
        f"{name}, {method.games} games, {method.steps} steps: {speed:.2f} M steps/s, "
        f"{mean:.4f} s an iteration, {len(environment.live)} inputs, {compiling:.0f} s to compile"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=8192, help="games at once")
    parser.add_argument("--steps", type=int, default=128, help="steps of each game in an iteration")
    parser.add_argument("--repeats", type=int, default=8, help="iterations that are measured")
    parser.add_argument("--tables", type=int, default=len(TABLES), help="only the first tables")
    asked = parser.parse_args()
    print(f"{jax.devices()[0].device_kind}, JAX {jax.__version__}", flush=True)
    for name, chosen in list(TABLES.items())[: asked.tables]:
        method = Method(games=asked.games, steps=asked.steps, rival_games=0.5)
        print(measure(name, chosen, method, asked.repeats), flush=True)


if __name__ == "__main__":
    main()
