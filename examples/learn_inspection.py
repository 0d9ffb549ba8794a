"""Learns the inspection game by self-play: python examples/learn_inspection.py --plot learning.svg

Each step a player meets opponents who act by their current policy, and tries every choice of its own against them. It
learns to choose more often what it regrets not having done (Monte-Carlo counterfactual regret minimisation with
external sampling). The average of its policies approaches an equilibrium; NashConv says how far it still is, exactly.
Both use the tree of the game in `nottingham.research.solving`.
"""

import argparse
import math
import sys
import time
from pathlib import Path

import numpy as np

from nottingham.arena.plots import scale, tag
from nottingham.research.inspection import MERCHANT, SHERIFF, BadGame, InspectionGame
from nottingham.research.solving import GameTree, shares

GAMES = {MERCHANT: 32, SHERIFF: 2048}
"""How many opponents a player meets in a step. The sheriff has fewer choices to try, so there is time for more."""


class SelfPlay:
    def __init__(self, tree, seed=1):
        self.tree = tree
        self.policy = tree.uniform()
        self.regrets = [np.zeros_like(chances) for chances in self.policy]
        self.total = [np.zeros_like(chances) for chances in self.policy]
        self.chance = np.random.default_rng(seed)
        self.steps = 0

    def step(self):
        self.steps += 1
        for player, games in GAMES.items():
            self.learn(player, games)

    def learn(self, player, games):
        positions = np.zeros(games, int)
        rows = []
        for level, policy, total in zip(self.tree.levels, self.policy, self.total, strict=True):
            row = level.row[positions]
            rows.append(row)
            if level.player == player:
                choice = np.arange(level.choices)
                positions = (positions[:, None] * level.choices + choice).ravel()
            else:
                total += self.steps * level.sum_by_row(policy[row], row)
                drawn = self.chance.random((len(row), 1))
                choice = (drawn > policy[row].cumsum(axis=1)[:, :-1]).sum(axis=1)
                positions = positions * level.choices + choice
        won = self.tree.returns[player][positions]
        for depth, level in reversed(list(enumerate(self.tree.levels))):
            if level.player == player:
                each = won.reshape(-1, level.choices)
                won = (each * self.policy[depth][rows[depth]]).sum(axis=1)
                regret = level.sum_by_row(each - won[:, None], rows[depth]) / games
                self.regrets[depth] = np.maximum(self.regrets[depth] + regret, 0)
                self.policy[depth] = shares(self.regrets[depth])

    def nash_conv(self):
        return self.tree.nash_conv([shares(total) for total in self.total])


def train(game, target, seconds, every=20):
    """Plays until NashConv is under the target or the time is up, and yields how far it is (steps, NashConv)."""
    learner = SelfPlay(GameTree(game))
    deadline = time.monotonic() + seconds
    yield 0, learner.nash_conv()
    while time.monotonic() < deadline:
        for _ in range(every):
            learner.step()
        reached = learner.nash_conv()
        yield learner.steps, reached
        if reached < target:
            return


def plot(curve, target):
    """The learning curve as SVG, with a logarithmic axis for NashConv."""
    across = scale(0, curve[-1][0])
    up = scale(math.log10(min(target, curve[-1][1])), math.log10(curve[0][1]))

    def at(steps, distance):
        return f"{50 + 530 * across.at(steps):.1f},{320 - 290 * up.at(math.log10(distance)):.1f}"

    parts = [tag("rect", width=600, height=360, fill="white")]
    for tick in up.ticks():
        y = 320 - 290 * up.at(tick)
        parts.append(tag("line", x1=50, x2=580, y1=y, y2=y, stroke="#ddd"))
        parts.append(tag("text", f"{10**tick:.2g}", x=44, y=y + 4, text_anchor="end"))
    parts += [
        tag("text", f"{tick:g}", x=50 + 530 * across.at(tick), y=340, text_anchor="middle") for tick in across.ticks()
    ]
    goal = f"{at(0, target)} {at(across.high, target)}"
    parts.append(tag("polyline", points=goal, fill="none", stroke="#a33", stroke_dasharray="4 4"))
    parts.append(tag("polyline", points=" ".join(at(*point) for point in curve), fill="none", stroke="#265"))
    parts.append(tag("text", "NashConv by steps of self-play", x=315, y=16, text_anchor="middle"))
    shape = {"xmlns": "http://www.w3.org/2000/svg", "viewBox": "0 0 600 360", "font_family": "sans-serif"}
    return tag("svg", *parts, font_size=12, **shape)


def main(arguments=None):
    parser = argparse.ArgumentParser(description="Learn the inspection game by self-play.")
    parser.add_argument("--rounds", type=int, default=4, help="rounds of bargaining")
    parser.add_argument("--target", type=float, default=0.1, help="stop when NashConv is lower than this")
    parser.add_argument("--seconds", type=float, default=110, help="stop after this many seconds")
    parser.add_argument("--plot", type=Path, help="where to write the learning curve (SVG)")
    options = parser.parse_args(arguments)
    if options.target <= 0:
        parser.error("--target must be more than 0")
    curve = []
    for steps, distance in train(InspectionGame(rounds=options.rounds), options.target, options.seconds):
        curve.append((steps, distance))
        if len(curve) % 10 == 1:
            print(f"step {steps:5}: NashConv {distance:.4f}", flush=True)
    print(f"Stopped after {curve[-1][0]} steps with NashConv {curve[-1][1]:.4f}.")
    if options.plot:
        options.plot.write_text(plot(curve, options.target), encoding="utf-8")
        print(f"The learning curve is in {options.plot}.")
    return curve


if __name__ == "__main__":
    try:
        main()
    except (BadGame, OSError) as error:
        sys.exit(str(error))
