"""A training run in a folder: its latest checkpoint, from which it resumes, and its figures, one line per iteration."""

import math
import random
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import msgspec
import numpy as np

from nottingham.training import adam, checkpoints, cloning, learning, sparring
from nottingham.training.checkpoints import fitting
from nottingham.training.config import RunConfig, TableConfig
from nottingham.training.environment import Environment
from nottingham.training.learning import Learner, Method, Rival
from nottingham.training.network import Params, Shape, new_critic, new_policy
from nottingham.training.rivals import Rivals
from nottingham.training.transcripts import NOTHING_MORE, Transcripts
from nottingham.training.whole_game import whole_game

IN_A_ROW = 4
"""How many recorded games are replayed one after the other. As many are replayed side by side as this leaves."""
CHECKPOINT, FIGURES = "checkpoint.npz", "figures.jsonl"
Report = Callable[[Mapping[str, Any]], None]
Compile = Callable[[Callable[..., Any]], Any]
"""`jax.jit`, perhaps with options."""


class Run:
    """Resumes from the folder's checkpoint. Without one it starts with the policy and critic of `start`, or with new
    ones for those it doesn't have.
    """

    def __init__(
        self,
        config: RunConfig,
        folder: Path,
        start: Path | None = None,
        fixed: Sequence[Path] = (),
        replies: Sequence[Path] = (),
    ) -> None:
        self.config = config
        self.folder = folder
        self.environments: dict[TableConfig, Environment] = {
            chosen: whole_game(chosen.table(), config.margin, config.words) for chosen in config.tables
        }
        some = next(iter(self.environments.values()))
        shape = Shape(some.inputs, some.tokens, some.max_seats, some.secrets, some.bags, config.widths)
        chance = np.random.default_rng(config.seed)
        new = {"policy": new_policy(shape, chance), "critic": new_critic(shape, chance)}
        self.done = 0
        """Iterations so far."""
        self._noted = time.monotonic()
        folder.mkdir(parents=True, exist_ok=True)
        first: Params
        snapshots: list[Params] = []
        if (folder / CHECKPOINT).exists():
            first, snapshots = self._resume(new)
        else:
            if start is not None:
                given, _ = checkpoints.load(start)
                new["policy"] = fitting(start, given.get("policy"), new["policy"])
                if "critic" in given:
                    new["critic"] = fitting(start, given["critic"], new["critic"])
            self.learner = learning.begin(new["policy"], new["critic"])
            self.reference = first = self.learner.policy
        self.rivals = Rivals(fixed, replies, first)
        self.rivals.snapshots = snapshots

    def _resume(self, new: Mapping[str, Any]) -> tuple[Params, list[Params]]:
        """Loads the checkpoint, and returns the first policy and the snapshots."""
        path = self.folder / CHECKPOINT
        arrays, facts = checkpoints.load(path)
        parts = {name: fitting(path, arrays.get(name), new[name]) for name in new}
        moments = []
        for name in new:
            first, second = (fitting(path, arrays.get(f"{name}_{order}"), new[name]) for order in ("first", "second"))
            moments.append(adam.Moments(*jax.tree.map(jnp.asarray, (np.int32(facts["steps"]), first, second))))
        policy, critic = jax.tree.map(jnp.asarray, (parts["policy"], parts["critic"]))
        self.learner = Learner(policy, critic, *moments)
        self.reference = jax.tree.map(jnp.asarray, fitting(path, arrays.get("reference"), new["policy"]))
        self.done = int(facts["done"])
        kept = arrays.get("snapshots", {})
        given = arrays.get("first"), *(kept[name] for name in sorted(kept, key=int))
        first, *snapshots = (jax.tree.map(jnp.asarray, fitting(path, each, new["policy"])) for each in given)
        return first, snapshots

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
            "first": self.rivals.first,
            "snapshots": {str(number): each for number, each in enumerate(self.rivals.snapshots)},
        }
        tables = [one.name for one in self.environments]
        facts = {"done": self.done, "steps": int(learner.policy_moments.steps), "tables": tables}
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
            rival = Rival(self.learner.policy)
            return states, play.lower(self.learner, rival, self.reference, states, key, config.weights(0)).compile()

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
        rival = Rival(self.learner.policy)

        def on(states: Any, stage: int) -> Any:
            stage_key = jax.random.fold_in(key, stage)
            return play(self.learner, rival, self.reference, states, stage_key, self.config.weights(0))[1]

        return learning.stagger(new, self.config.stages, seats, on)

    def _play_on(self, ready: dict[TableConfig, tuple[Any, Any]], key: jax.Array, report: Report) -> None:
        config = self.config
        games: dict[tuple[TableConfig, str], Any] = {}
        """Each rival has its own, or players would change in the middle of a game."""
        for number in range(self.done, config.iterations):
            one = config.tables[number % len(config.tables)]
            begun, play = ready[one]
            chance = random.Random(f"{config.seed} {number}")
            name, rival = self.rivals.choose(one.name, config.fixed_share, config.reply_share, chance)
            states = games.get((one, name), begun)
            number_key = jax.random.fold_in(key, number)
            weights = config.weights(number)
            self.learner, states, figures = play(self.learner, rival, self.reference, states, number_key, weights)
            games[one, name] = states
            self.done = number + 1
            self._note(report, {"table": one.name, "rival": name}, figures)
            if self.done % config.reference_every == 0:
                self.reference = self.learner.policy
            if self.done % config.snapshot_every == 0 and not config.frozen_rival:
                self.rivals.snapshots = [*self.rivals.snapshots, self.learner.policy][-config.snapshots :]
            if self.done % config.save_every == 0:
                self.save()
                self.rivals.look()

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
            """Moves the games of a table to the accelerator, opens their replays and compiles the iteration."""
            environment, table = self.environments[one], one.table()
            games = min(method.games, len(transcripts[one].deck))
            streams: Transcripts = jax.tree.map(jnp.asarray, transcripts[one])
            reading = compiled(partial(cloning.begin, table, environment, games))(streams, key)
            learn = compiled(cloning.iteration(table, environment, method))
            learn = learn.lower(self.learner, reading, streams, key, 0.0).compile()

            def on(reading: cloning.Reading, stage: int) -> Any:
                """Reads on, and throws away what it learns."""
                return learn(self.learner, reading, streams, jax.random.fold_in(key, stage), 0.0)[1]

            return streams, learning.stagger(reading, self.config.stages, 1, on), learn

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
                self._note(report, {"table": one.name}, figures)
        finally:
            self.reference = self.learner.policy
            self.rivals.first = self.learner.policy
            self.save()

    def spar(
        self, played: Callable[[TableConfig, int, Path], Transcripts], report: Report, compiled: Compile = jax.jit
    ) -> None:
        """Learns from games against others, up to the number of iterations of the config.

        `played` plays games of an iteration with the policy of a file as guest.
        """
        config = self.config
        key = jax.random.fold_in(jax.random.key(config.seed), self.done)
        learn: dict[TableConfig, Callable[..., Any]] = {}
        try:
            for number in range(self.done, config.iterations):
                one = config.tables[number % len(config.tables)]
                path = self.folder / f"policy-{number}.npz"
                checkpoints.save(path, {"policy": jax.device_get(self.learner.policy)}, {})
                streams = played(one, number, path).padded()
                path.unlink()
                if one not in learn:
                    learn[one] = compiled(
                        sparring.iteration(one.table(), self.environments[one], self._sparring(streams))
                    )
                number_key = jax.random.fold_in(key, number)
                streams = jax.tree.map(jnp.asarray, streams)
                self.learner, figures = learn[one](
                    self.learner, self.reference, streams, number_key, config.weights(number)
                )
                self.done = number + 1
                self._note(report, {"table": one.name}, figures)
                if self.done % config.reference_every == 0:
                    self.reference = self.learner.policy
                if self.done % config.save_every == 0:
                    self.save()
        finally:
            self.save()

    def _sparring(self, streams: Transcripts) -> Method:
        """Replays about as many steps as these games have."""
        games = math.ceil(len(streams.deck) / IN_A_ROW)
        steps = math.ceil(_steps(streams) / games)
        return msgspec.structs.replace(self.config.method, games=games, steps=steps, rival_games=1.0)

    def _note(self, report: Report, what: Mapping[str, str], figures: Mapping[str, Any]) -> None:
        """Waits until the iteration is over, and records its figures."""
        values = {name: round(float(value), 5) for name, value in sorted(jax.device_get(figures).items())}
        now = time.monotonic()
        line = {"iteration": self.done, **what, **values, "seconds": round(now - self._noted, 3)}
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
