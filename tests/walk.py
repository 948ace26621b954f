"""Random walks through a game, for tests that want many positions."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import combinations

import frostline
from frostline.core.chance import Chance
from frostline.core.state import State
from frostline.games.shackleton.moves import CORPORATION_NAMES
from frostline.lab.swarm import Style

TRIPLES = list(combinations(CORPORATION_NAMES, 3))


def setups() -> list[tuple[str, int, tuple[str, ...]]]:
    """Every game at every seat count: plain, with each option, and with all of them; every three Corporations."""
    found: list[tuple[str, int, tuple[str, ...]]] = []
    for name in frostline.GAMES:
        game = frostline.game(name)
        options = [option.name for option in game.options]
        several = [seats for seats in game.seats if seats > 1]
        found += [(name, seats, ()) for seats in game.seats]
        single = [option for option in options if option not in CORPORATION_NAMES]
        found += [(name, several[number % len(several)], (option,)) for number, option in enumerate(single)]
        found += [(name, seats, tuple(options)) for seats in game.seats]
    found += [("shackleton", 1 + number % 4, triple) for number, triple in enumerate(TRIPLES)]
    return list(dict.fromkeys(found))


SETUPS = setups()


def name_of(setup: tuple[str, int, tuple[str, ...]]) -> str:
    """A readable test id."""
    game, seats, options = setup
    every = len(options) > 1 and len(options) == len(frostline.game(game).options)
    return f"{game}-{seats}" + ("-all" if every else "".join(f"-{name}" for name in options))


def walk(setup: tuple[str, int, tuple[str, ...]], seed: int) -> Iterator[State]:
    """Every position of a random game at which somebody decides, then the final one."""
    game, seats, options = setup
    state = frostline.game(game).new(seats, seed, options)
    style = Style(state, Chance(seed + 77))
    while state.options:
        yield state
        state.play(style.choose(state.options))
    yield state


def fingerprint(state: State) -> str:
    """Everything a position consists of, as one text."""
    return json.dumps(state.setup.game.save(state), sort_keys=True)


def middle(name: str, seats: int = 2, moves: int = 40) -> State:
    """A position in the middle of a random game."""
    state = frostline.game(name).new(seats, 3)
    chance = Chance(5)
    for _ in range(moves):
        state.play(state.options[chance.below(len(state.options))])
    return state
