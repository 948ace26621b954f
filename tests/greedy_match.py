"""The match every greedy bot has to win. Each game has it in a file of its own, so that they run side by side."""

from __future__ import annotations

from frostline.lab.simulate import Job, simulate


def greedy_wins(game: str, seats: int, games: int) -> int:
    """How many seat-balanced games greedy wins against random bots; it sits one seat further each game."""
    result = simulate(Job(game, seats, ["greedy"] + ["random"] * (seats - 1), seed=1), games=games)
    assert result["by_bot"]["greedy"]["games"] == games
    return int(result["by_bot"]["greedy"]["wins"])
