"""Measures the engine for learning: `python -m bench.vector`, on an accelerator or a CPU.

All games play random legal tokens. A step is the weights of all tokens, a choice, the token itself, the scores if the
game is over, and then a new game from a pool of deals. Draws of chance are steps too; the first figure counts only
the tokens of players. `bench/results.md` has the results.
"""

import argparse
import importlib.util
import random
import sys
import time
from types import ModuleType
from typing import Any

import jax
import jax.numpy as jnp

if importlib.util.find_spec("msgspec") is None:  # a machine for training: only this room of the package can be loaded
    package = ModuleType("nottingham")
    found = importlib.util.find_spec("nottingham")
    assert found and found.submodule_search_locations
    package.__path__ = list(found.submodule_search_locations)
    sys.modules["nottingham"] = package

from nottingham.vector import game
from nottingham.vector.state import NATURE
from nottingham.vector.table import TableRules

TABLES = {
    "second edition, 4 players, royal goods": TableRules(players=4, royal_goods=True),
    "second edition, 6 players, royal goods, black market": TableRules(players=6, royal_goods=True, black_market=True),
    "first edition, 4 players, royal goods": TableRules(players=4, edition="first", royal_goods=True),
}


TICKS = 64


def bytes_of(state: Any, games: int) -> int:
    return sum(int(leaf.nbytes) for leaf in jax.tree.leaves(state)) // games


def measure(name: str, table: TableRules, games: int, steps: int, repeats: int) -> str:
    """Plays for a while and says how fast."""
    deals = jax.jit(jax.vmap(lambda key: game.shuffle(table, key)))
    pool = deals(jax.random.split(jax.random.key(1), games))
    states = jax.jit(jax.vmap(lambda dealt: game.begin(table, dealt)))(pool)

    def one(state: Any, dealt: Any, number: Any) -> Any:
        mine = game.turn(table, state) != NATURE
        state = game.step(table, state, game.chance(table, state, number))
        over = game.over(state)
        points = jnp.where(over, game.scores(table, state).total.max(), 0)
        return game.refill(table, state, dealt), (mine, over, points)

    def tick(carry: Any, key: Any) -> Any:
        states, pool, counts = carry
        numbers = jax.random.uniform(key, (games,))
        states, seen = jax.vmap(one)(states, pool, numbers)
        return (states, pool, tuple(count + one.sum() for count, one in zip(counts, seen, strict=True))), None

    def some_ticks(carry: Any, keys: Any) -> Any:
        """Plays some ticks, in which no game ends twice; afterwards the deals move on to the next games."""
        (states, pool, counts), _ = jax.lax.scan(tick, carry, keys)
        return (states, jax.tree.map(lambda rows: jnp.roll(rows, 1, 0), pool), counts), None

    def play(states: Any, pool: Any, key: Any) -> Any:
        counts = (jnp.int32(0), jnp.int32(0), jnp.float32(0))
        keys = jax.random.split(key, (steps // TICKS, TICKS))
        return jax.lax.scan(some_ticks, (states, pool, counts), keys)[0]

    begun = time.perf_counter()
    compiled = jax.jit(play, donate_argnums=(0, 1)).lower(states, pool, jax.random.key(2)).compile()
    compiling = time.perf_counter() - begun
    size = bytes_of(states, games)
    states, pool, _ = compiled(states, pool, jax.random.key(3))
    states.gold.block_until_ready()
    begun = time.perf_counter()
    tokens, ended, points = 0, 0, 0.0
    for repeat in range(repeats):
        states, pool, counts = compiled(states, pool, jax.random.key(4 + repeat))
        more, over, best = (float(count) for count in counts)
        tokens, ended, points = tokens + int(more), ended + int(over), points + best
    seconds = time.perf_counter() - begun
    return (
        f"{name}: {tokens / seconds:,.0f} tokens/s, {games * steps * repeats / seconds:,.0f} steps/s with draws, "
        f"{ended / seconds:,.0f} games/s, {tokens / max(ended, 1):.0f} tokens a game, "
        f"winners' points {points / max(ended, 1):.1f}, "
        f"{size} bytes a game, {compiling:.1f} s to compile"
    )


def rules_engine(name: str, table: TableRules, seconds: float) -> str:
    """Measures the rules' engine through the codec, on one core, for this many seconds."""
    from nottingham.codec.vocabulary import TOKENS
    from nottingham.research.match import TokenGame, choose_options

    chosen = {field: getattr(table, field) for field in table.__dataclass_fields__}
    options, chance = choose_options(**chosen), random.Random(1)
    tokens = games = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        match = TokenGame(options, games)
        while match.seat is not None:
            match.take(chance.choice([token for token in range(TOKENS) if match.legal >> token & 1]))
        tokens, games = tokens + match.tokens, games + 1
    took = time.process_time() - begun
    return f"{name}, rules' engine with observation: {tokens / took:,.0f} tokens/s, {games / took:,.1f} games/s"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=65536, help="games at once")
    parser.add_argument("--steps", type=int, default=512, help=f"steps of one run, a multiple of {TICKS}")
    parser.add_argument("--repeats", type=int, default=4, help="runs that are measured")
    parser.add_argument("--tables", type=int, default=len(TABLES), help="only the first tables")
    parser.add_argument("--rules", type=float, default=5, help="seconds for the rules' engine at each table")
    asked = parser.parse_args()
    print(f"{asked.games} games at once on {jax.devices()[0].device_kind}, JAX {jax.__version__}")
    for name, table in list(TABLES.items())[: asked.tables]:
        print(measure(name, table, asked.games, asked.steps, asked.repeats), flush=True)
        if "msgspec" in sys.modules:
            print(rules_engine(name, table, asked.rules), flush=True)


if __name__ == "__main__":
    main()
