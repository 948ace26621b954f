"""A slow second count of Antarctica's points, from a saved position and the printed tables alone.

It shares nothing with the engine's scoring but the rulebook.
"""

from __future__ import annotations

from typing import Any

VALUES = [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]
FIRST_ASTERISK = 15 + 8  # cards 0 to 14 are Basic, 15 to 26 Double (antennas last), then all Advanced


def tally_all(saved: dict[str, Any]) -> list[int]:
    """The total of every seat."""
    state, seats = saved["state"], saved["seats"]
    totals = [0] * seats
    for area in range(8):
        people = [state["scientists"][area * seats + seat] for seat in range(seats)]
        everything = state["buildings"][area].bit_count() + sum(people)
        add(totals, ranks(people, everything + 1))
    for track in range(5):
        spaces = [state["cubes"][track * seats + seat] for seat in range(seats)]
        ladder = sorted(((space, seat) for seat, space in enumerate(spaces) if space), reverse=True)
        for step, (_, seat) in enumerate(ladder):
            totals[seat] += VALUES[ladder[step - 1][0]] if step else sum(VALUES[space] for space in spaces)
    stars = [sum(1 for card in cards if card >= FIRST_ASTERISK) for cards in state["taken"]]
    add(totals, ranks(stars, sum(stars)))
    thrown = [state["lost_ships"][seat] + state["lost_cubes"][seat] for seat in range(seats)]
    add(totals, ranks(thrown, sum(thrown)))
    return totals


def add(totals: list[int], points: list[int]) -> None:
    """Points to the totals, seat by seat."""
    for seat, more in enumerate(points):
        totals[seat] += more


def ranks(amounts: list[int], value: int) -> list[int]:
    """What each gets: the first the value, the second the amount of a first, and so on."""
    steps = sorted({amount for amount in amounts if amount}, reverse=True)
    worth = dict(zip(steps, [value, *steps], strict=False))
    return [worth.get(amount, 0) for amount in amounts]
