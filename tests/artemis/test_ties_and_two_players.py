"""Sections 14 and 15 of the catalogue: ties, two players."""

import pytest
from artemis_table import TILE_NAMES, Table, table

import frostline

COLONIST = {"P": "colonist pioneer", "E": "colonist engineer", "M": "colonist marine", "S": "colonist steward"}


def recruit(t: Table, letter: str) -> Table:
    """A gains that colonist at the Doorstep and is asked where it goes."""
    t.doorstep(letter + "P", "A1").give("A", energy=2).region("doorstep")
    return t.play(COLONIST[letter])


# Ties.


@pytest.mark.rule("ART-TIE-01")
@pytest.mark.parametrize(("start", "places"), [("A", [1, 2, 3]), ("B", [3, 1, 2]), ("C", [2, 3, 1])])
def test_equal_scores_rank_by_the_turn_order_of_round_six(start: str, places: list[int]) -> None:
    t = table(3).start(start, round=6).give("ABC", vp=9, badges=2).final()
    assert [t.points(who)["place"] for who in "ABC"] == places


@pytest.mark.rule("ART-TIE-01")
def test_turn_order_breaks_ties_only_among_the_tied() -> None:
    t = table(4).start("B", round=6).give("AC", vp=9).give("B", vp=8).give("D", vp=10).give("ABCD", badges=2).final()
    assert [t.points(who)["place"] for who in "ABCD"] == [3, 4, 2, 1]


@pytest.mark.rule("ART-TIE-02", "ART-RES-10")
@pytest.mark.parametrize(("dice", "first"), [("A5 B5", "A"), ("B5 A5", "B"), ("A1 B5 A4", "A"), ("B5 A3+PP", "B")])
def test_an_expedition_tie_goes_to_the_earlier_die(dice: str, first: str) -> None:
    t = table(3).expeditions("black-smoker-field").on_expedition("black-smoker-field", dice).region("basecamp")
    assert t.who == first


@pytest.mark.rule("ART-TIE-02", "ART-UPK-18")
@pytest.mark.parametrize(("start", "tied", "chooser"), [("A", "BD", "D"), ("C", "AC", "A"), ("D", "AD", "A")])
def test_of_those_tied_for_fewest_resources_the_last_in_turn_order_chooses(start: str, tied: str, chooser: str) -> None:
    t = table(4).start(start).give("ABCD", energy=5).give(tied, energy=2).start_player()
    assert t.who == chooser


@pytest.mark.rule("ART-TIE-02", "ART-PLACE-13")
@pytest.mark.parametrize("region", ["vents", "quarry", "doorstep"])
def test_among_equal_dice_in_a_row_the_earlier_stands_left(region: str) -> None:
    t = table(3).dice(A=[4], B=[4], C=[4]).start("B").placement()
    t.play(f"B: {region}", f"C: {region}", f"A: {region}")
    assert t.row(region) == "B4 C4 A4"


@pytest.mark.rule("ART-TIE-02", "ART-PLACE-17")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_two_equal_bids_never_meet_on_a_tile(face: int) -> None:
    t = table(3).gantry(f"manufactory: B{face}").dice(A=[face]).placement()
    with pytest.raises(frostline.IllegalMove):
        t.play("bid manufactory")


# Two players.


@pytest.mark.rule("ART-2P-01")
@pytest.mark.parametrize(("seats", "copies"), [(2, 1), (3, 2)])
def test_at_two_players_one_copy_of_each_building_stays(seats: int, copies: int) -> None:
    state = frostline.game("artemis").new(seats, 5, ())
    ocean = [*state.ocean_stack.cards, *[lot.tile for lot in state.gantry]]
    ocean += [each.tile for each in state.expeditions if each.tile >= 0]
    names = [TILE_NAMES[tile].removesuffix("-2") for tile in [*ocean, *state.surface_stack.cards]]
    assert (len(ocean), len(state.surface_stack.cards)) == (13 * copies, 13 * copies)
    assert len(set(names)) == 26
    assert all(names.count(name) == copies for name in names)


@pytest.mark.rule("ART-2P-02")
@pytest.mark.parametrize(
    ("seats", "taken", "room"), [(2, "", True), (2, "B4P", False), (3, "B4P", True), (3, "B4P C4P", False)]
)
def test_at_two_players_the_academy_has_one_space(seats: int, taken: str, room: bool) -> None:
    t = table(seats).academy(*taken.split()).shelters("A", "P").dice(A=[3]).placement()
    assert ("academy" in t.options) is room


@pytest.mark.rule("ART-2P-03")
@pytest.mark.parametrize("round_", [1, 4])
def test_at_two_players_a_round_brings_an_expedition_two_tiles_and_four_colonists(round_: int) -> None:
    t = table(2).gantry("manufactory").doorstep("PE").refresh(round_)
    assert len(t.state.expeditions) == 1
    assert len(t.tiles()) == 1 + 2
    assert len(t.waiting()) == 2 + 4
