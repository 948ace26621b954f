"""Who chooses a track reads beforehand where the cube will come to and what that triggers."""

from __future__ import annotations

import re

import pytest
from walk import walk

from frostline.games.antarctica.components import SYMBOLS
from frostline.games.antarctica.state import Antarctica
from frostline.games.antarctica.tells import (
    ADVANCES,
    NO_BASIC,
    NO_EXPERTISE,
    NO_ROOM,
    NO_SCIENTIST,
    NO_SHIP,
    STUCK,
    TRIGGERS,
)
from frostline.text import speaker

SPACE = {"en": "to space", "fr": "jusqu'à la case"}
VAIN = {"en": "(brings you nothing now)", "fr": "(ne vous rapporte rien pour l'instant)"}
NOTHING = (NO_BASIC, NO_EXPERTISE, NO_SCIENTIST, NO_SHIP, NO_ROOM)
LOST = {"en": "the points are lost there", "fr": "les points y sont perdus"}


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.rule("ANT-TRK-03", "ANT-TRK-11")
def test_an_option_says_where_the_cube_comes_to_and_which_symbols_it_triggers(lang: str) -> None:
    words = speaker("antarctica", lang)
    seen = set()
    for seed in range(12):
        for state in walk(("antarctica", 2 + seed % 3, ()), seed):
            for move in state.options:
                if move.family not in ("track", "research"):
                    continue
                label = words.move(state, state.agenda[-1], move)  # type: ignore[arg-type]
                after = state.copy()
                after.log = []
                after.play(move)
                assert isinstance(after, Antarctica)
                came = [told.b for told in after.log if told.tell is ADVANCES][:1]
                first = [words.say(f"symbol-{SYMBOLS[told.a]}") for told in after.log if told.tell is TRIGGERS][:1]
                assert [int(space) for space in re.findall(rf"{SPACE[lang]} (\d+)", label)] == came
                assert all(symbol in label for symbol in first)
                assert (LOST[lang] in label) == any(told.tell is STUCK for told in after.log)
                told = [each.tell for each in after.log]
                following = told[told.index(TRIGGERS) + 1 :][:1] if first else []
                vain = any(tell in NOTHING for tell in following)
                assert not first or (f"{first[0]} {VAIN[lang]}" in label) == vain
                seen.add((bool(came), bool(first), vain))
    assert seen == {(True, True, True), (True, True, False), (True, False, False), (False, False, False)}
