"""What a step costs, beside an environment of PettingZoo's own in the same run.

python -m frostline.rl.measure [--steps 500]
"""

from __future__ import annotations

import argparse
import sys
import time
import warnings
from collections.abc import Sequence
from typing import Any, NamedTuple

from ..core.chance import Chance
from ..core.registry import GAMES
from . import env

SEATS = 3
TRIALS = 5


class Beside(NamedTuple):
    """Microseconds of a step, and of one of the peer's measured by turns with it; the best of some trials."""

    ours: float
    theirs: float

    @property
    def ratio(self) -> float:
        """Below 1 ours is the faster one."""
        return self.ours / self.theirs


def step_cost(env: Any, steps: int, seed: int = 1, observe: bool = True) -> float:
    """Microseconds of one step of random play, with (or without) looking at what the agent knows before it.

    Choosing the action and beginning new games are not counted.
    """
    chance = Chance(seed)
    env.reset(seed=seed)
    spent, done = 0.0, 0
    while done < steps:
        agent = env.agent_selection
        started = time.perf_counter()
        seen, _, terminated, truncated, _ = env.last(observe)
        looked = time.perf_counter() - started
        if terminated or truncated:
            env.reset(seed=chance.below(1 << 31))
            continue
        mask = (seen or env.observe(agent))["action_mask"]
        legal = mask.nonzero()[0]
        action = int(legal[chance.below(len(legal))])
        started = time.perf_counter()
        env.step(action)
        spent += time.perf_counter() - started + looked
        done += 1
    return spent / done * 1e6


def connect_four() -> Any:
    """PettingZoo's own `connect_four_v3`; it needs pygame."""
    with warnings.catch_warnings():  # it imports a game of its own in a way it deprecates
        warnings.simplefilter("ignore", DeprecationWarning)
        from pettingzoo.classic import connect_four_v3  # type: ignore[import-untyped]
    return connect_four_v3.env()


def beside(peer: Any, name: str, steps: int, observe: bool) -> Beside:
    """A game's step and the peer's, by turns."""
    ours, theirs, own = [], [], env(name, SEATS)
    for seed in range(TRIALS):
        ours.append(step_cost(own, steps, seed, observe))
        theirs.append(step_cost(peer, steps, seed, observe))
    return Beside(min(ours), min(theirs))


def main(argv: Sequence[str]) -> int:
    """Measure and print."""
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--steps", type=int, default=500, help="of a trial")
    arguments, peer = ask.parse_args(argv), connect_four()
    for observe in (False, True):
        print("a step, and what the agent then sees:" if observe else "a step:")
        for name in GAMES:
            found = beside(peer, name, arguments.steps, observe)
            print(f"  {name}: {found.ours:.1f} µs, Connect Four {found.theirs:.1f} µs, ratio {found.ratio:.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
