"""Random walks through a game, for tests that want many positions."""

from __future__ import annotations

import json
from collections.abc import Iterator

import frostline
from frostline.core.chance import Chance
from frostline.core.state import State

ARTEMIS_OPTIONS = [option.name for option in frostline.game("artemis").options]
SETUPS = [("artemis", seats, ()) for seats in range(1, 6)]
SETUPS += [("artemis", 2 + number % 4, (name,)) for number, name in enumerate(ARTEMIS_OPTIONS)]
SETUPS += [("artemis", seats, tuple(ARTEMIS_OPTIONS)) for seats in range(1, 6)]


def name_of(setup: tuple[str, int, tuple[str, ...]]) -> str:
    """A readable test id."""
    game, seats, options = setup
    return f"{game}-{seats}" + ("-all" if len(options) > 1 else "".join(f"-{name}" for name in options))


def walk(setup: tuple[str, int, tuple[str, ...]], seed: int) -> Iterator[State]:
    """Every position of a random game at which somebody decides, then the final one."""
    game, seats, options = setup
    state = frostline.game(game).new(seats, seed, options)
    chance = Chance(seed + 77)
    while state.options:
        yield state
        state.play(state.options[chance.below(len(state.options))])
    yield state


def fingerprint(state: State) -> str:
    """Everything a position consists of, as one text."""
    return json.dumps(state.setup.game.save(state), sort_keys=True)
