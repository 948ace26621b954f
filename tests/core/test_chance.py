"""Chance: the same everywhere, fair, and cheap."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from frostline.core.chance import Chance, seeded


def test_the_numbers_of_a_seed_never_change() -> None:
    chance = Chance(7)

    assert [chance.below(6) for _ in range(12)] == [2, 0, 1, 4, 1, 4, 0, 4, 2, 3, 4, 2]


@given(st.integers(0, 2**63 - 1), st.integers(1, 1000))
def test_draws_stay_in_range(seed: int, n: int) -> None:
    chance = Chance(seed)

    assert all(0 <= chance.below(n) < n for _ in range(20))


def test_dice_are_fair() -> None:
    chance = Chance(1)
    counts = [0] * 6
    for _ in range(60_000):
        counts[chance.below(6)] += 1

    assert all(9_600 < count < 10_400 for count in counts)


@given(st.lists(st.integers(), max_size=60), st.integers(0, 2**63 - 1))
def test_a_shuffle_loses_nothing(items: list[int], seed: int) -> None:
    shuffled = items[:]
    Chance(seed).shuffle(shuffled)

    assert sorted(shuffled) == sorted(items)


def test_near_seeds_give_far_states() -> None:
    assert len({seeded(seed) >> 48 for seed in range(200)}) > 190
