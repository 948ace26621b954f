"""A tiny learner: a linear policy over the features, taught by policy gradient with every seat playing it.

    python examples/train_tiny.py                          Antarctica for two, a few dozen games
    python examples/train_tiny.py --game ceres --seats 3 --games 100

Needs numpy and PettingZoo (pip install frostline[rl]); docs/rl.md tells what the environment gives.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np

import frostline.rl

Step = tuple[np.ndarray, np.ndarray, int, np.ndarray]  # features, legal actions, the one chosen, probabilities


class LinearPolicy:
    """One row of weights per action; the legal ones compete by softmax."""

    def __init__(self, actions: int, features: int) -> None:
        self.weights = np.zeros((actions, features + 1))

    def choose(self, seen: dict[str, np.ndarray], generator: np.random.Generator) -> Step:
        """Draw a legal action."""
        features = np.append(seen["observation"], 1.0)
        legal = np.flatnonzero(seen["action_mask"])
        logits = self.weights[legal] @ features
        chances = np.exp(logits - logits.max())
        chances /= chances.sum()
        return features, legal, int(generator.choice(len(legal), p=chances)), chances

    def learn(self, steps: list[Step], advantage: float, rate: float) -> None:
        """Make what was done likelier, or less likely when it went worse than usual."""
        for features, legal, chosen, chances in steps:
            push = -chances
            push[chosen] += 1
            self.weights[legal] += rate * advantage * np.outer(push, features)


def play(env: Any, policy: LinearPolicy, seed: int) -> tuple[dict[str, list[Step]], dict[str, float]]:
    """One game: what every agent did, and its final score."""
    generator = np.random.default_rng(seed)
    env.reset(seed=seed)
    steps: dict[str, list[Step]] = {agent: [] for agent in env.possible_agents}
    totals: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, _, over, _, info = env.last()
        if over:
            totals[agent] = info["total"]
            env.step(None)
            continue
        step = policy.choose(seen, generator)
        steps[agent].append(step)
        env.step(int(step[1][step[2]]))
    return steps, totals


def mean_score(env: Any, policy: LinearPolicy, games: int, first: int = 0) -> float:
    """The mean score of all seats over games from a first seed on; nothing is learnt from them."""
    scores = [score for seed in range(first, first + games) for score in play(env, policy, seed)[1].values()]
    return float(np.mean(scores))


def train(env: Any, policy: LinearPolicy, games: int, rate: float, first: int) -> None:
    """Play and learn; the usual score is a running mean, its spread a running one too."""
    usual, spread = mean_score(env, policy, 5, first - 5), 10.0
    for game in range(games):
        steps, totals = play(env, policy, first + game)
        for agent, score in totals.items():
            policy.learn(steps[agent], (score - usual) / spread, rate)
        for score in totals.values():
            spread += 0.05 * (abs(score - usual) - spread)
            usual += 0.05 * (score - usual)


def main() -> None:
    """Train, and tell the mean score before and after."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="antarctica")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=80)
    parser.add_argument("--rate", type=float, default=0.003)
    parser.add_argument("--seed", type=int, default=10_000, help="of the first game learnt from")
    parser.add_argument("--tests", type=int, default=30, help="games played to measure, before and after")
    arguments = parser.parse_args()

    env = frostline.rl.env(arguments.game, arguments.seats)
    agent = env.possible_agents[0]
    width = env.observation_space(agent)["observation"].shape[0]
    policy = LinearPolicy(int(env.action_space(agent).n), width)
    before = mean_score(env, policy, arguments.tests)
    train(env, policy, arguments.games, arguments.rate, arguments.seed)
    after = mean_score(env, policy, arguments.tests)
    print(f"{arguments.game}, {arguments.seats} seats: mean score {before:.1f} before, {after:.1f} after")


if __name__ == "__main__":
    main()
