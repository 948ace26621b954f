"""Laws that hold for any dice and any colonists."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from frostline.games.artemis.components import ANY, fits
from frostline.games.artemis.placement import line_up
from frostline.games.artemis.state import DICE, Die

slots = st.lists(st.integers(0, ANY), min_size=1, max_size=4)
staffs = st.lists(st.integers(0, ANY - 1), max_size=4)


@pytest.mark.rule("ART-GEN-06", "ART-GEN-10")
@given(slots, staffs)
def test_colonists_fit_exactly_when_some_way_of_seating_them_does(slots: list[int], staff: list[int]) -> None:
    counts = [staff.count(colonist) for colonist in range(ANY)]
    seated = any(
        all(slot in (ANY, colonist) for slot, colonist in zip(order, staff, strict=False))
        for order in permutations(slots)
        if len(staff) <= len(slots)
    )

    assert fits(slots, counts) == seated


@pytest.mark.rule("ART-PLACE-12", "ART-PLACE-13")
@given(st.lists(st.tuples(st.integers(0, 4), st.integers(1, 6)), max_size=12))
def test_a_row_is_sorted_by_face_and_among_equals_by_time(placed: list[tuple[int, int]]) -> None:
    row: list[Die] = []
    for seat, face in placed:
        line_up(row, DICE[seat][face])

    assert [(die.seat, die.face) for die in row] == sorted(placed, key=lambda die: die[1])
