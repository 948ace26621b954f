"""The games as PettingZoo environments: agents act one after the other, as the rules ask them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils.env_logger import EnvLogger  # type: ignore[import-untyped]
from pettingzoo.utils.wrappers import OrderEnforcingWrapper  # type: ignore[import-untyped]

from ..core.state import NOBODY
from .features import HIGH, LOW
from .rendering import MODES, check_mode, picture
from .table import Table, fresh_seed


class TableEnv(AECEnv):  # type: ignore[misc]
    """A table with one agent per seat. `table.position` is the state of the game."""

    def __init__(
        self, game: str, seats: int, options: Iterable[str], pack: str, render_mode: str | None, reward: str
    ) -> None:
        super().__init__()
        check_mode(render_mode)
        self.table = Table(game, seats, options, pack, reward)
        self.render_mode = render_mode
        self.metadata = {"name": f"frostline_{game}_v0", "render_modes": list(MODES), "is_parallelizable": False}
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        moves, width = len(self.table.moves), len(self.table.features)
        self.action_spaces = {agent: spaces.Discrete(moves) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict({
                "observation": spaces.Box(LOW, HIGH, (width,), np.float32),
                "action_mask": spaces.Box(0, 1, (moves,), np.int8),
            })
            for agent in self.possible_agents
        }  # fmt: skip
        self.generator = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Dict:
        """The features and the mask of legal actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Every move of the game by its number."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: of that seed, or of the next one drawn after it."""
        if seed is not None:
            self.generator = np.random.default_rng(seed)
        self.table.deal(fresh_seed(self.generator) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.table.position.seat]

    def step(self, action: Any) -> None:
        """Play a move; an illegal one raises IllegalMove and changes nothing."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        position = self.table.position
        position.play(self.table.move(action))
        if position.seat == NOBODY:
            self.finish()
        else:
            self.agent_selection = self.possible_agents[position.seat]

    def finish(self) -> None:
        """Hand out what the game was worth."""
        worth, infos = self.table.outcome()
        self.rewards = dict(zip(self.agents, worth, strict=True))
        self.infos = dict(zip(self.agents, infos, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows now, and its legal actions; made anew at every call."""
        seat = self.seat_of[agent]
        return {"observation": self.table.vector(seat), "action_mask": self.table.mask(seat)}

    def render(self) -> str | None:
        """What the seat to decide sees, as SVG or as text; everybody's view when the game is over."""
        return picture(self.table.position, self.table.position.seat, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


class Ordered(OrderEnforcingWrapper):  # type: ignore[misc]
    """PettingZoo's check that a table is reset before it is used. Looks and steps go straight to the table."""

    def step(self, action: Any) -> None:
        """Play a move, while there are agents."""
        if self._has_reset and self.env.agents:
            self._has_updated = True
            self.env.step(action)
        else:
            super().step(action)

    def last(self, observe: bool = True) -> Any:
        """What the agent to decide knows, what it got, whether it is over, and the scores then."""
        if not self._has_reset:
            EnvLogger.error_observe_before_reset()
        return self.env.last(observe)


def make(game: str, seats: int, options: Iterable[str], pack: str, render_mode: str | None, reward: str) -> Ordered:
    """The environment, as it is used."""
    return Ordered(TableEnv(game, seats, options, pack, render_mode, reward))
