"""Random four-player games of catanatron, as a yardstick. Run it with the peer environment's Python.

python bench/peer_catanatron.py SECONDS   prints one line of JSON
"""

import json
import random
import sys
from importlib.metadata import version
from time import perf_counter

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, Player

COPIES = 2000


def play(game: Game, most_steps: int = sys.maxsize) -> tuple[int, int]:
    """Play on at random; the number of steps, and of those with a real choice."""
    state = game.state
    choice = random.choice
    steps = real = 0
    while steps < most_steps and game.winning_color() is None and state.num_turns < TURNS_LIMIT:
        actions = state.playable_actions
        steps += 1
        real += len(actions) > 1
        game.execute(choice(actions))
    return steps, real


def new_game(seed: int) -> Game:
    return Game([Player(color) for color in Color], seed=seed)


def copy_us() -> float:
    steps, _ = play(new_game(1))
    game = new_game(1)
    play(game, steps // 2)
    start = perf_counter()
    for _ in range(COPIES):
        game.copy()
    return (perf_counter() - start) / COPIES * 1e6


def main(seconds: float) -> None:
    copying = copy_us()  # also warms up
    games = steps = real = 0
    start = perf_counter()
    while (elapsed := perf_counter() - start) < seconds:
        games += 1
        more_steps, more_real = play(new_game(games))
        steps += more_steps
        real += more_real
    print(
        json.dumps(
            {
                "engine": "catanatron",
                "version": version("catanatron"),
                "games": games,
                "seconds": round(elapsed, 3),
                "steps": steps,
                "real": real,
                "games_per_s": round(games / elapsed, 2),
                "us_per_step": round(elapsed / steps * 1e6, 2),
                "us_per_real": round(elapsed / real * 1e6, 2),
                "copy_us": round(copying, 2),
            }
        )
    )


if __name__ == "__main__":
    main(float(sys.argv[1]))
