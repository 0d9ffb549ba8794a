"""A training run in a folder: its latest checkpoint, from which it resumes, and its figures, one line per iteration."""

import math
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
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
from nottingham.training.network import Params, Shape, new_critic, new_policy
from nottingham.training.transcripts import NOTHING_MORE, Transcripts
from nottingham.training.whole_game import whole_game

CHECKPOINT, FIGURES = "checkpoint.npz", "figures.jsonl"
Report = Callable[[Mapping[str, Any]], None]
Compile = Callable[[Callable[..., Any]], Any]
"""`jax.jit`, perhaps with options."""


class Run:
    """Resumes from the folder's checkpoint. Without one it starts with the policy and critic of `start`, or with a new
    network. The fixed rival is the policy of `rival`, or the one it starts with.
    """

    def __init__(self, config: Config, folder: Path, start: Path | None = None, rival: Path | None = None) -> None:
        self.config = config
        self.folder = folder
        self.environments: dict[TableConfig, Environment] = {
            chosen: whole_game(chosen.table(), config.margin) for chosen in config.tables
        }
        some = next(iter(self.environments.values()))
        shape = Shape(some.inputs, some.tokens, some.max_seats, some.secrets, some.bags, config.widths)
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
        self.rivals: list[Params] = [self.learner.policy]
        if rival is not None:
            given, _ = checkpoints.load(rival)
            self.rivals = [jax.tree.map(jnp.asarray, _fitting(rival, given.get("policy"), new["policy"]))]

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
        key = jax.random.fold_in(jax.random.key(config.seed), self.done)

        def begin(one: TableConfig) -> tuple[Any, Callable[..., Any]]:
            """Games at a table, and the compiled iteration."""
            environment = self.environments[one]
            begun = compiled(partial(learning.begin_games, environment, method.games))
            states = begun(jax.random.fold_in(key, config.tables.index(one)))
            play = compiled(learning.iteration(environment, method))
            given = self.learner, self.rivals[0], self.reference, states, key, config.weights(0)
            return states, play.lower(*given).compile()

        with ThreadPoolExecutor() as pool:
            ready = dict(zip(self.environments, pool.map(begin, self.environments), strict=True))
        for one, (new, play) in ready.items():
            ready[one] = self._stagger(new, play, key, one.players), play
        try:
            self._play_on(ready, key, report)
        finally:
            self.save()

    def _stagger(self, new: Any, play: Callable[..., Any], key: jax.Array, seats: int) -> Any:
        """Games at all stages, from new ones. What is learned while they are played on is thrown away."""

        def on(states: Any, stage: int) -> Any:
            weights = self.config.weights(0)
            stage_key = jax.random.fold_in(key, stage)
            return play(self.learner, self.rivals[0], self.reference, states, stage_key, weights)[1]

        return learning.stagger(new, self.config.stages, seats, on)

    def _play_on(self, ready: dict[TableConfig, tuple[Any, Any]], key: jax.Array, report: Report) -> None:
        config = self.config
        for number in range(self.done, config.iterations):
            one = config.tables[number % len(config.tables)]
            states, play = ready[one]
            rival_key, play_key = jax.random.split(jax.random.fold_in(key, number))
            rival = self._rival(rival_key)
            weights = config.weights(number)
            self.learner, states, figures = play(self.learner, rival, self.reference, states, play_key, weights)
            ready[one] = states, play
            self.done = number + 1
            self._note(report, one, {**figures, "fixed": rival is self.rivals[0]})
            if self.done % config.reference_every == 0:
                self.reference = self.learner.policy
            if self.done % config.snapshot_every == 0 and not config.frozen_rival:
                self.rivals = [self.rivals[0], *[*self.rivals[1:], self.learner.policy][-config.snapshots :]]
            if self.done % config.save_every == 0:
                self.save()

    def _rival(self, key: jax.Array) -> Params:
        """The fixed rival or one of the snapshots."""
        snapshots = self.rivals[1:]
        fixed, which = (float(number) for number in jax.random.uniform(key, (2,)))
        if fixed < self.config.fixed_share or not snapshots:
            return self.rivals[0]
        return snapshots[int(which * len(snapshots))]

    def clone(
        self,
        transcripts: Mapping[TableConfig, Transcripts],
        epochs: int,
        report: Report,
        compiled: Compile = jax.jit,
    ) -> None:
        """Learns to play like the players of these games, as often as there are epochs."""
        method, key = self.config.method, jax.random.key(self.config.seed)

        def begin(one: TableConfig) -> tuple[Transcripts, cloning.Reading, Callable[..., Any]]:
            """The games of a table on the accelerator, their replays, and the compiled iteration."""
            environment, table = self.environments[one], one.table()
            games = min(method.games, len(transcripts[one].deck))
            streams: Transcripts = jax.tree.map(jnp.asarray, transcripts[one])
            reading = compiled(partial(cloning.begin, table, environment, games))(streams, key)
            learn = compiled(cloning.iteration(table, environment, method))
            return streams, reading, learn.lower(self.learner, reading, streams, key, 0.0).compile()

        with ThreadPoolExecutor() as pool:
            ready = dict(zip(transcripts, pool.map(begin, transcripts), strict=True))
        shares = {one: _steps(games) / (method.games * method.steps) for one, games in transcripts.items()}
        turns = _turns({one: epochs * share for one, share in shares.items()})
        try:
            for number, one in enumerate(turns):
                streams, reading, learn = ready[one]
                rate = self.config.at(self.config.rate, number / len(turns))
                self.learner, reading, figures = learn(
                    self.learner, reading, streams, jax.random.fold_in(key, number), rate
                )
                ready[one] = streams, reading, learn
                self._note(report, one, figures)
        finally:
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


def _steps(games: Transcripts) -> int:
    return int((games.tokens != NOTHING_MORE).sum() + (games.drawn != NOTHING_MORE).sum())


def _turns(iterations: Mapping[TableConfig, float]) -> list[TableConfig]:
    """Each table as often as it should have an iteration, evenly mixed."""
    times = [((number + 0.5) / count, one) for one, count in iterations.items() for number in range(math.ceil(count))]
    return [one for _, one in sorted(times, key=lambda each: each[0])]


def _fitting(path: Path, given: Any, wanted: Mapping[str, Any]) -> dict[str, Any]:
    shapes = {name: np.shape(array) for name, array in wanted.items()}
    if not isinstance(given, Mapping) or {name: np.shape(array) for name, array in given.items()} != shapes:
        raise BadCheckpoint(f"{path} has a different network from the config.")
    return {name: np.asarray(given[name], np.float32) for name in wanted}
