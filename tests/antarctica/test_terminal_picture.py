"""The table of Antarctica in a terminal: everything that lies open, and of hidden hands the number only."""

from __future__ import annotations

import pytest
from antarctica_table import Table, table

from frostline.terminal import picture_of
from frostline.text import speaker


def picture(t: Table, seat: int, lang: str = "en") -> str:
    view = t.state.setup.game.view(t.state, seat)
    return "\n".join(picture_of(speaker("antarctica", lang, ["Ada", "Bo"]), view))


def arranged(options: tuple[str, ...] = ()) -> Table:
    t = table(2, options).ships(e="A B*", w="B").buildings(e="camp crane").scientists(e="AAB").cubes("t1", A=6)
    t.spent("t1", 6).hand("B", "icebreaker fast-research").taken("A", "d09 b01").visible("b03", "", "a08")
    return t.stop("e")


def test_a_player_sees_areas_tracks_piles_and_everybodys_pieces() -> None:
    text = picture(arranged(), 0)
    for words in (
        "☀ east area: Camp, Crane",
        "ships ▲ ●* (* Icebreaker) · scientists ▲2 ●1",
        "south area: closed",
        "track 1 (Inland Research Center): ▲6",
        "6 Move Ship (used)",
        "Shaft Tower (needs Crane); 1 scientist, 1 point; ",
        "Double building cards: none left",
        "3 points, ★",
        "Building cards 2 (★ 1)",
    ):
        assert words in text, words


@pytest.mark.rule("ANT-CRD-07")
def test_a_hidden_hand_is_only_a_number_to_others_and_open_with_the_option() -> None:
    assert "Shipyard cards 2" in picture(arranged(), 0)
    assert "Icebreaker, Fast Research" not in picture(arranged(), 0)
    assert "Icebreaker, Fast Research" in picture(arranged(), 1)
    assert "Icebreaker, Fast Research" in picture(arranged(("open-hands",)), 0)


def test_in_french_too() -> None:
    assert "zone sud : fermée" in picture(arranged(), 0, "fr")
