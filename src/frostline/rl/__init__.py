"""Learning on the games: PettingZoo and Gymnasium environments, and positions as vectors.

    pip install frostline[rl]

Nothing is imported before it is asked for, so each adapter needs its own libraries only.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .solo import SeatEnv


def env(
    game: str,
    seats: int = 3,
    options: Iterable[str] = (),
    pack: str = "",
    render_mode: str | None = None,
    reward: str = "place",
) -> Any:
    """A PettingZoo AEC environment of a game, one agent per seat: see docs/rl.md."""
    from .aec import make

    return make(game, seats, options, pack, render_mode, reward)


def single(
    game: str,
    seats: int = 3,
    bots: Sequence[str] = ("greedy",),
    seat: int = 0,
    options: Iterable[str] = (),
    pack: str = "",
    render_mode: str | None = None,
    reward: str = "place",
    illegal: str = "raise",
) -> SeatEnv:
    """A Gymnasium environment of one seat against bots: see docs/rl.md."""
    from .solo import SeatEnv

    return SeatEnv(game, seats, bots, seat, options, pack, render_mode, reward, illegal)


def feature_names(game: str, seats: int) -> list[str]:
    """The names of the features of a game with so many seats, in the order of the vector."""
    from .features import feature_names

    return feature_names(game, seats)


__all__ = ["env", "feature_names", "single"]
