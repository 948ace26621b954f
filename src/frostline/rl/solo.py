"""The games as Gymnasium environments: one seat learns, bots have the others."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from ..bots import Bot, bot
from ..core.errors import BadOption, IllegalMove
from ..core.state import NOBODY
from .features import HIGH, LOW, Vector
from .rendering import MODES, check_mode, picture
from .table import Mask, Table, fresh_seed, seat_of

ILLEGAL: Final = ("raise", "lose")
LOST: Final = -1.0


class SeatEnv(gymnasium.Env[Vector, np.int64]):
    """One seat of a table. `table.position` is the state of the game."""

    def __init__(
        self,
        game: str,
        seats: int,
        bots: Sequence[str],
        seat: int,
        options: Iterable[str],
        pack: str,
        render_mode: str | None,
        reward: str,
        illegal: str,
    ) -> None:
        check_mode(render_mode)
        if illegal not in ILLEGAL:
            raise BadOption(f"illegal={illegal!r} is unknown; an illegal action can: {', '.join(ILLEGAL)}")
        self.table = Table(game, seats, options, pack, reward)
        self.seat = seat_of(seat, seats)
        self.names = names_of(bots, seats - 1)
        for name in self.names:
            bot(name, game, 0)
        self.bots: dict[int, Bot] = {}
        self.illegal = illegal
        self.lost = False
        self.render_mode = render_mode
        self.metadata = {"render_modes": list(MODES), "render_fps": 1}
        self.action_space = spaces.Discrete(len(self.table.moves))
        self.observation_space = spaces.Box(LOW, HIGH, (len(self.table.features),), np.float32)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Vector, dict[str, Any]]:
        """Begin a game and let the bots play up to the first own decision."""
        super().reset(seed=seed)
        self.table.deal(fresh_seed(self.np_random) if seed is None else seed)
        others = [seat for seat in range(self.table.seats) if seat != self.seat]
        game = self.table.game.name
        self.bots = {
            seat: bot(name, game, fresh_seed(self.np_random)) for seat, name in zip(others, self.names, strict=True)
        }
        self.lost = False
        self.play_bots()
        return self.table.vector(self.seat), self.info()

    def step(self, action: Any) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        """Play a move and let the bots answer up to the next own decision."""
        if self.lost or self.table.over():
            raise IllegalMove("the game is over: reset the environment first")
        try:
            self.table.position.play(self.table.move(action))
        except IllegalMove as error:
            if self.illegal == "raise":
                raise
            self.lost = True
            return self.table.vector(self.seat), LOST, True, False, {"illegal": str(error), **self.info()}
        self.play_bots()
        if not self.table.over():
            return self.table.vector(self.seat), 0.0, False, False, self.info()
        worth, infos = self.table.outcome()
        return self.table.vector(self.seat), worth[self.seat], True, False, {**infos[self.seat], **self.info()}

    def play_bots(self) -> None:
        """Let the bots play until the own seat decides or the game is over."""
        position, view = self.table.position, self.table.game.view
        while (seat := position.seat) not in (self.seat, NOBODY):
            position.play(self.bots[seat].choose(position.options, partial(view, position, seat)))

    def action_masks(self) -> Mask:
        """1 for every legal action, under the name that maskable learners look for."""
        return self.table.mask(self.seat)

    def info(self) -> dict[str, Any]:
        """What comes with every observation."""
        return {"action_mask": self.action_masks()}

    def render(self) -> str | None:
        """What the own seat sees, as SVG or as text."""
        return picture(self.table.position, self.seat, self.render_mode)


def names_of(bots: Sequence[str], others: int) -> list[str]:
    """The bot of every other seat; a few go round."""
    if not bots or len(bots) > max(1, others):
        raise BadOption(f"{len(bots)} bots for {others} other seats: name one for each, or fewer that go round")
    return [bots[place % len(bots)] for place in range(others)]
