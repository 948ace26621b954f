"""Chance in one integer: the same numbers on every machine, cheap to copy, kept in the state.

The generator is PCG (XSH RS, 64 bits of state, 32 out), written out here so that no release of
Python can change a game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

MASK: Final = (1 << 64) - 1
MULTIPLIER: Final = 6364136223846793005
INCREMENT: Final = 1442695040888963407


def seeded(seed: int) -> int:
    """A first generator state for a seed; near seeds give far states."""
    z = (seed * 0x9E3779B97F4A7C15 + 0x9E3779B97F4A7C15) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def advance(word: int) -> int:
    """The generator state after one draw."""
    return (word * MULTIPLIER + INCREMENT) & MASK


def drawn(word: int, n: int) -> int:
    """The uniform number from 0 to n - 1 that a generator state gives."""
    out = (((word >> 22) ^ word) >> ((word >> 61) + 22)) & 0xFFFFFFFF
    return (out * n) >> 32


def shuffle(items: list[int], below: Callable[[int], int]) -> None:
    """Fisher and Yates, in place."""
    for i in range(len(items) - 1, 0, -1):
        j = below(i + 1)
        items[i], items[j] = items[j], items[i]


class Chance:
    """A generator of its own, for what is no part of a game: imagining, random bots."""

    def __init__(self, seed: int) -> None:
        self.word = seeded(seed)

    def below(self, n: int) -> int:
        """A uniform number from 0 to n - 1."""
        word = self.word
        self.word = advance(word)
        return drawn(word, n)

    def shuffle(self, items: list[int]) -> None:
        """Bring items into a random order."""
        shuffle(items, self.below)
