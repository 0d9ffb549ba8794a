"""Runs of training on the whole game: recorded games, clones, checkpoints, and what is refused."""

import random
import re
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from xml.etree import ElementTree

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from msgspec.structs import replace

from nottingham.play.runner import play_game
from nottingham.players.network.network import policy
from nottingham.rules.options import Options
from nottingham.rules.shuffle import seed_from_number
from nottingham.training.__main__ import main
from nottingham.training.checkpoints import load
from nottingham.training.config import RunConfig, TableConfig, load_config
from nottingham.training.learning import Method, Rival, here, rival_seats, stagger
from nottingham.training.network import Params, filled_up
from nottingham.training.network import policy as training_policy
from nottingham.training.player import make_player
from nottingham.training.rivals import FIRST, SNAPSHOT
from nottingham.training.run import CHECKPOINT, FIGURES, Run
from nottingham.training.sparring import watch
from nottingham.training.transcripts import Seating, Transcripts, record
from nottingham.training.whole_game import live_inputs, whole_game
from nottingham.vector.state import COUNTED
from tests.support.thorough import THOROUGH
from tests.vector.side_by_side import compiled

TABLE = TableConfig(players=3, royal_goods=True)
TINY = RunConfig(
    tables=(TABLE,),
    iterations=3,
    widths=(16,),
    snapshot_every=1,
    save_every=2,
    stages=2,
    rate=(3e-3, 3e-3),
    method=Method(games=2, steps=32, batches=2, half=False),
)
CONFIG = """
iterations = 1
widths = [16]
[[tables]]
players = 3
royal_goods = true
"""


@pytest.fixture(scope="module")
def recorded() -> Transcripts:
    guests = [False, False, True]
    players = [[make_player("trader" if guest else "master") for guest in guests] for _ in range(2)]
    return record(Options(3, royal_goods=True), [Seating(seed, each, guests) for seed, each in enumerate(players)])


@pytest.mark.long
def test_a_clone_learns_from_whole_games_and_goes_on_from_its_checkpoint(recorded: Transcripts, tmp_path: Path) -> None:
    recorded.save(tmp_path / "games.npz")
    games = {TABLE: Transcripts.load(tmp_path / "games.npz")}
    figures: list[Mapping[str, float]] = []
    run = Run(TINY, tmp_path / "run")
    run.clone(games, 3, figures.append, compiled)
    missed = [each["missed"] for each in figures]
    half = len(missed) // 2
    assert sum(missed[-half:]) < 0.9 * sum(missed[:half])
    assert max(missed) < 10, "a token was not legal: the games were not replayed as they were played"
    assert 4 <= sum(each["games"] for each in figures) <= 6
    assert sum(each["counted"] for each in figures) < 0.75 * len(figures), "a guest was cloned"
    same = Run(TINY, tmp_path / "run")
    for mine, theirs in zip(jax.tree.leaves(run.learner), jax.tree.leaves(same.learner), strict=True):
        assert np.array_equal(mine, theirs)
    main(["plot", str(tmp_path / "run")])
    drawn = ElementTree.parse(tmp_path / "run" / "curves.svg").getroot()
    names = {text.text for text in drawn.findall("{*}text[@class='name']")}
    assert {"missed", "right", "wins", "bags"} <= names and len(drawn.findall("{*}polyline")) == len(names)
    # The weights alone play with NumPy as the network does in training, with the inputs of its table.
    environment = run.environments[TABLE]
    arrays, _ = load(tmp_path / "run" / CHECKPOINT)
    live = np.random.default_rng(7).random((5, len(environment.live)), np.float32)
    seen = np.zeros((5, environment.inputs), np.float32)
    seen[:, environment.live] = live
    used = here(environment, TINY.method, run.learner.policy)
    for alone, training in zip(policy(arrays["policy"], seen), training_policy(used, filled_up(live)), strict=True):
        assert np.allclose(alone, training, atol=1e-4)


def test_rivals_from_files_play_only_at_tables_they_know(tmp_path: Path) -> None:
    """A reply that another run writes while this one is running takes part, with one seat, at its own table."""

    def write(seed: int, path: Path, table: TableConfig) -> Params:
        run = Run(replace(TINY, seed=seed, tables=(table,)), tmp_path / str(seed))
        run.save()
        path.parent.mkdir(exist_ok=True)
        (tmp_path / str(seed) / CHECKPOINT).rename(path)
        return dict(run.learner.policy)

    def chosen(table: str) -> dict[str, Rival]:
        """Returns all rivals that are chosen at a table."""
        return dict(rivals.choose(table, 0.4, 0.4, random.Random(seed)) for seed in range(60))

    folder, clone, reply = tmp_path / "replies", tmp_path / "clone.npz", tmp_path / "replies" / "one.npz"
    folder.mkdir()
    other = TableConfig(players=4)
    policies = {str(clone): write(8, clone, TABLE)}
    run = Run(TINY, tmp_path / "run", fixed=[clone], replies=[folder])
    rivals = run.rivals
    assert {*chosen(TABLE.name)} == {str(clone)} and {*chosen(other.name)} == {FIRST}
    policies[str(reply)] = write(9, reply, TABLE)
    rivals.look()
    rivals.snapshots.append(run.learner.policy)
    found = chosen(TABLE.name)
    assert {*found} == {str(clone), str(reply), SNAPSHOT} and {*chosen(other.name)} == {FIRST, SNAPSHOT}
    assert [name for name, rival in found.items() if rival.alone] == [str(reply)]
    for name, weights in policies.items():
        assert np.array_equal(found[name].policy["body0/w"], weights["body0/w"])
    policies[str(reply)] = write(10, reply, TABLE)
    rivals.look()
    assert np.array_equal(chosen(TABLE.name)[str(reply)].policy["body0/w"], policies[str(reply)]["body0/w"])


@pytest.mark.parametrize("alone", [True, False])
def test_a_rival_has_each_seat_equally_often(alone: bool) -> None:
    environment, method = whole_game(TABLE.table()), Method(games=24, rival_games=0.5)
    seats = np.asarray(rival_seats(environment, method, Rival({}, alone)))
    assert not seats[12:].any() and (seats[:12].sum(1) == (1 if alone else 2)).all()
    assert (seats.sum(0) == seats.sum() / 3).all()


def test_each_offer_costs_something() -> None:
    cheap, dear = (whole_game(TABLE.table(), words=words) for words in (0.0, 0.01))
    shapes = jax.eval_shape(lambda key: cheap.begin(cheap.deal(key)), jax.random.key(7))
    state = jax.tree.map(lambda part: np.zeros(part.shape, part.dtype), shapes)
    state.game.past.counts[:, COUNTED.index("offers")] = [0, 3, 5]
    cost = compiled(lambda state: cheap.returns(state) - dear.returns(state))(state)
    assert np.allclose(cost, [0, 0.03, 0.05], atol=1e-6)


@pytest.mark.parametrize(
    "options",
    [
        Options(3, royal_goods=True),
        Options(4, "first", removed_cards=True),
        Options(6, black_market=True, royal_goods=True, open_trade=True),
    ],
)
def test_a_network_plays_whole_games_without_a_fault(options: Options, tmp_path: Path) -> None:
    """A new network likes all tokens alike: it does everything that can be spelled."""
    Run(TINY, tmp_path).save()
    names = [f"network:{tmp_path / CHECKPOINT}", "trader"] * 3
    players = [make_player(name) for name in names[: options.players]]
    chances = [random.Random(seat).random for seat in range(options.players)]
    state, faults = play_game(options, seed_from_number(7), players, chances)
    assert state.scores and not any(faults)
    thoughts = [players[0].suspects(bag) for bag in range(options.players)]
    assert all(thought is None or 0 <= thought <= 1 for thought in thoughts)


def test_staggered_games_are_at_all_stages_for_each_seat() -> None:
    ages = stagger(jnp.zeros((16, 1), jnp.int32), 4, 2, lambda ages, _: ages + 1)
    assert ages.ravel().tolist() == [3, 3, 2, 2, 1, 1, 0, 0] * 2


@pytest.mark.skipif(not THOROUGH, reason="compiling the replay takes a quarter of a minute; `make laws` does")
def test_a_network_learns_from_the_games_it_played_itself(tmp_path: Path) -> None:
    """It played at a low temperature, so its choices are those it likes most, and the replay must find them."""
    run = Run(replace(TINY, iterations=1), tmp_path)
    run.save()
    players = [make_player(name, 1e-9) for name in (f"network:{tmp_path / CHECKPOINT}", "master", "random")]
    guests = [True, False, False]
    games = record(TABLE.options, [Seating(7, players, guests)])
    steps = int((games.tokens >= 0).sum() + (games.drawn >= 0).sum())
    method = replace(TINY.method, games=1, steps=steps)
    watched = compiled(partial(watch, TABLE.table(), run.environments[TABLE], method))
    _, played = jax.device_get(watched(run.learner, games.padded()))
    assert 40 < played.learns.sum() < played.learns.size / 2
    chances = np.exp(played.likely) * played.legal.sum(2)
    assert chances[played.learns].min() > 1 - 1e-5, "what it likes most it likes more than the average"
    assert np.flatnonzero(played.ended).tolist() == [steps - 1]
    assert np.array_equal(played.victory[-1], games.won)
    before = run.learner.policy
    run.spar(lambda *_: games, lambda _: None, compiled)
    assert any(jax.tree.leaves(jax.tree.map(lambda one, other: (one != other).any(), before, run.learner.policy)))


@pytest.mark.skipif(not THOROUGH, reason="compiling self-play takes half a minute; `make laws` does")
def test_self_play_goes_on_from_its_checkpoint(tmp_path: Path) -> None:
    first = Run(TINY, tmp_path / "run")
    first.train(lambda _: None, compiled)
    again = Run(TINY, tmp_path / "run")
    assert again.done == 3 and len(again.rivals.snapshots) == 3
    for mine, theirs in zip(jax.tree.leaves(first.learner), jax.tree.leaves(again.learner), strict=True):
        assert np.array_equal(mine, theirs)


def test_the_examples_are_configs_of_the_same_network() -> None:
    examples = (Path(__file__).parents[2] / "examples").glob("*.toml")
    assert {load_config(path).widths for path in examples} == {(256, 512, 512)}


@pytest.mark.parametrize(
    ("config", "problem"),
    [
        (None, "can't be read"),
        ("tables = 3", "is not a valid config"),
        ("tables = []", "a run needs tables"),
        ("[[tables]]\nplayers = 7", "R2.1"),
        ("[[tables]]\nwidths = 7", "unknown field"),
        (CONFIG + "[method]\ngames = 1\nsteps = 1\nbatches = 2", "more batches than steps"),
        (CONFIG, "has no transcripts"),
    ],
)
def test_what_cannot_be_run_is_refused_in_one_line(config: str | None, problem: str, tmp_path: Path) -> None:
    if config is not None:
        (tmp_path / "run.toml").write_text(config)
    with pytest.raises(SystemExit) as refused:
        main(["clone", str(tmp_path / "run.toml"), "--games", str(tmp_path), "--out", str(tmp_path / "out")])
    assert problem in str(refused.value) and "\n" not in str(refused.value)


@pytest.mark.parametrize("count", ["0", "-3", "many"])
@pytest.mark.parametrize("option", ["--games", "--jobs"])
def test_a_run_of_nothing_is_refused(option: str, count: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["spar", "run.toml", option, count, "--out", "out"])
    assert f"argument {option}: must be a whole number of at least 1" in capsys.readouterr().err


@pytest.mark.parametrize("figures", [None, b"", b"{}\nno figures", b"[1, 2]", b"\xff"])
def test_figures_that_cannot_be_drawn_are_refused_in_one_line(figures: bytes | None, tmp_path: Path) -> None:
    if figures is not None:
        (tmp_path / FIGURES).write_bytes(figures)
    with pytest.raises(SystemExit) as refused:
        main(["plot", str(tmp_path)])
    assert str(refused.value).startswith("Error: ") and "\n" not in str(refused.value)
    assert not (tmp_path / "curves.svg").exists()


def test_a_checkpoint_is_measured_in_the_arena(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Run(TINY, tmp_path).save()
    (tmp_path / "run.toml").write_text(CONFIG)
    command = ["measure", str(tmp_path / "run.toml"), str(tmp_path / CHECKPOINT), "--games", "3", "--jobs", "1"]
    main([*command, "--against", "random"])
    printed = capsys.readouterr().out
    assert "of 3 games, chance 33.3%" in printed and re.search(r"\d+\.\d points beside \d+\.\d", printed)
    with pytest.raises(SystemExit, match="no player"):
        main([*command, "--against", "nobody"])


def test_an_exported_network_has_weights_only_for_what_it_was_trained_with(tmp_path: Path) -> None:
    Run(TINY, tmp_path / "run").save()
    (tmp_path / "run.toml").write_text(CONFIG)
    checkpoint, out = tmp_path / "run" / CHECKPOINT, tmp_path / "network.npz"
    main(["export", str(tmp_path / "run.toml"), str(checkpoint), str(checkpoint), "--out", str(out)])
    with np.load(out) as exported:
        inputs = exported["body0/w"]
    used = np.flatnonzero(inputs.any(axis=1))
    trained = load(checkpoint)[0]["policy"]["body0/w"]
    assert np.array_equal(used, np.sort(live_inputs(TABLE.table()))) and np.allclose(
        inputs[used], trained[used], atol=1e-3
    )


def test_a_run_starts_from_an_exported_network_with_a_new_critic(tmp_path: Path) -> None:
    """Anyone can look for a best reply to the network of the package."""
    first = Run(TINY, tmp_path / "first")
    first.save()
    (tmp_path / "run.toml").write_text(CONFIG)
    out = tmp_path / "network.npz"
    main(["export", str(tmp_path / "run.toml"), str(tmp_path / "first" / CHECKPOINT), "--out", str(out)])
    second = Run(replace(TINY, seed=5), tmp_path / "second", out, [out])
    live = live_inputs(TABLE.table())
    for name, array in first.learner.policy.items():
        there = np.s_[live] if name == "body0/w" else np.s_[:]
        assert np.allclose(array[there], second.learner.policy[name][there], atol=1e-3)
    assert not np.allclose(first.learner.critic["body0/w"], second.learner.critic["body0/w"])
    assert second.rivals.choose(TABLE.name, 1.0, 0.0, random.Random(1))[0] == str(out)


def test_a_checkpoint_of_another_network_is_refused(tmp_path: Path) -> None:
    (tmp_path / "run.toml").write_text(CONFIG)
    for content in (b"nonsense", b"", b"PK\x03\x04 half a file"):
        (tmp_path / CHECKPOINT).write_bytes(content)
        with pytest.raises(SystemExit, match="not a checkpoint"):
            main(["train", str(tmp_path / "run.toml"), "--out", str(tmp_path)])
    (tmp_path / CHECKPOINT).unlink()
    Run(TINY, tmp_path).save()
    (tmp_path / "run.toml").write_text(CONFIG.replace("16", "8"))
    with pytest.raises(SystemExit, match="a different network"):
        main(["train", str(tmp_path / "run.toml"), "--out", str(tmp_path)])
