"""A training run in a folder: its latest checkpoint, from which it resumes, and its figures, one line per iteration."""

import time
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import msgspec
import numpy as np

from nottingham.training import adam, checkpoints, cloning, learning
from nottingham.training.checkpoints import BadCheckpoint
from nottingham.training.config import Config, TableConfig
from nottingham.training.environment import Environment
from nottingham.training.learning import Learner
from nottingham.training.network import Shape, new_critic, new_policy
from nottingham.training.transcripts import Transcripts
from nottingham.training.whole_game import MAX_SEATS, whole_game
from nottingham.vector.state import OVER

CHECKPOINT, FIGURES = "checkpoint.npz", "figures.jsonl"
Report = Callable[[Mapping[str, Any]], None]
Compile = Callable[[Callable[..., Any]], Callable[..., Any]]


class Run:
    """Resumes from the folder's checkpoint. Without one it starts with the policy and critic of `start`, or with a new
    network.
    """

    def __init__(self, config: Config, folder: Path, start: Path | None = None) -> None:
        self.config = config
        self.folder = folder
        self.environments: dict[TableConfig, Environment] = {
            chosen: whole_game(chosen.table(), config.margin) for chosen in config.tables
        }
        some = next(iter(self.environments.values()))
        shape = Shape(some.inputs, some.tokens, MAX_SEATS, some.secrets, some.bags, config.widths)
        chance = np.random.default_rng(config.seed)
        new = {"policy": new_policy(shape, chance), "critic": new_critic(shape, chance)}
        self.done = 0
        """Iterations so far."""
        self._noted = time.monotonic()
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / CHECKPOINT).exists():
            self._continue(new)
            return
        if start is not None:
            given, _ = checkpoints.load(start)
            new = {name: _fitting(start, given.get(name), params) for name, params in new.items()}
        self.learner = learning.begin(new["policy"], new["critic"])
        self.reference = self.learner.policy
        self.rivals = [self.learner.policy]

    def _continue(self, new: Mapping[str, Any]) -> None:
        path = self.folder / CHECKPOINT
        arrays, facts = checkpoints.load(path)
        parts = {name: _fitting(path, arrays.get(name), new[name]) for name in new}
        moments = []
        for name in new:
            first, second = (_fitting(path, arrays.get(f"{name}_{order}"), new[name]) for order in ("first", "second"))
            moments.append(adam.Moments(*jax.tree.map(jnp.asarray, (np.int32(facts["steps"]), first, second))))
        policy, critic = jax.tree.map(jnp.asarray, (parts["policy"], parts["critic"]))
        self.learner = Learner(policy, critic, *moments)
        self.reference = jax.tree.map(jnp.asarray, _fitting(path, arrays.get("reference"), new["policy"]))
        kept = arrays.get("rivals", {})
        self.rivals = [
            jax.tree.map(jnp.asarray, _fitting(path, kept[name], new["policy"])) for name in sorted(kept, key=int)
        ]
        self.done = int(facts["done"])

    def save(self) -> None:
        learner = self.learner
        arrays = {
            "policy": learner.policy,
            "critic": learner.critic,
            "policy_first": learner.policy_moments.first,
            "policy_second": learner.policy_moments.second,
            "critic_first": learner.critic_moments.first,
            "critic_second": learner.critic_moments.second,
            "reference": self.reference,
            "rivals": {str(number): rival for number, rival in enumerate(self.rivals)},
        }
        facts = {"done": self.done, "steps": int(learner.policy_moments.steps)}
        checkpoints.save(self.folder / CHECKPOINT, jax.device_get(arrays), facts)

    def train(self, report: Report, compiled: Compile = jax.jit) -> None:
        """Self-play up to the number of iterations of the config."""
        config, method = self.config, self.config.method
        chosen = list(self.environments)
        play = {one: compiled(learning.iteration(self.environments[one], method)) for one in chosen}
        key = jax.random.fold_in(jax.random.key(config.seed), self.done)
        begin = {one: compiled(partial(learning.begin_games, self.environments[one], method.games)) for one in chosen}
        states: dict[TableConfig, Any] = {}
        for number in range(self.done, config.iterations):
            one = chosen[number % len(chosen)]
            begin_key, rival_key, key = jax.random.split(jax.random.fold_in(key, number), 3)
            if one not in states:
                states[one] = begin[one](begin_key)
            rival = self.rivals[int(jax.random.randint(rival_key, (), 0, len(self.rivals)))]
            self.learner, states[one], figures = play[one](
                self.learner, rival, self.reference, states[one], key, config.weights(number)
            )
            self.done = number + 1
            self._note(report, one, figures)
            if self.done % config.reference_every == 0:
                self.reference = self.learner.policy
            if self.done % config.snapshot_every == 0 and not config.frozen_rival:
                self.rivals = [self.rivals[0], *[*self.rivals[1:], self.learner.policy][-config.snapshots :]]
            if self.done % config.save_every == 0:
                self.save()
        self.save()

    def clone(
        self,
        transcripts: Mapping[TableConfig, Transcripts],
        epochs: int,
        report: Report,
        compiled: Compile = jax.jit,
    ) -> None:
        """Learns to play like the players of these games, all of a table at once, as often as there are epochs."""
        method, key = self.config.method, jax.random.key(self.config.seed)
        learn = {one: compiled(cloning.iteration(one.table(), self.environments[one], method)) for one in transcripts}
        begin = {one: compiled(partial(cloning.begin, one.table())) for one in transcripts}
        for _ in range(epochs):
            for one, games in transcripts.items():
                for part in _parts(games, method.games):
                    streams = jnp.asarray(part.tokens), jnp.asarray(part.drawn), jnp.asarray(part.won)
                    reading = begin[one](part.deck, part.officers)
                    while bool((reading.state.mode != OVER).any()):
                        key, step_key = jax.random.split(key)
                        self.learner, reading, figures = learn[one](
                            self.learner, reading, streams, step_key, self.config.rate[0]
                        )
                        self._note(report, one, figures)
        self.reference = self.learner.policy
        self.rivals = [self.learner.policy]
        self.save()

    def _note(self, report: Report, table: TableConfig, figures: Mapping[str, Any]) -> None:
        """Waits until the iteration is over, and records its figures."""
        values = {name: round(float(value), 5) for name, value in sorted(jax.device_get(figures).items())}
        now = time.monotonic()
        line = {"iteration": self.done, "table": table.name, **values, "seconds": round(now - self._noted, 3)}
        self._noted = now
        with (self.folder / FIGURES).open("ab") as file:
            file.write(msgspec.json.encode(line) + b"\n")
        report(line)


def _parts(games: Transcripts, size: int) -> Iterator[Transcripts]:
    """Parts of equal size; a smaller remainder is left out, unless there is nothing else."""
    count = len(games.deck)
    size = min(size, count)
    for start in range(0, count - size + 1, size):
        part: Any = [rows[start : start + size] for rows in games]
        yield Transcripts(*part)


def _fitting(path: Path, given: Any, wanted: Mapping[str, Any]) -> dict[str, Any]:
    shapes = {name: np.shape(array) for name, array in wanted.items()}
    if not isinstance(given, Mapping) or {name: np.shape(array) for name, array in given.items()} != shapes:
        raise BadCheckpoint(f"{path} has a different network from the config.")
    return {name: np.asarray(given[name], np.float32) for name in wanted}
