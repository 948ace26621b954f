"""What a step costs, beside an environment of PettingZoo's own in the same run."""

from __future__ import annotations

import time
from typing import Any

from ..core.chance import Chance


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
