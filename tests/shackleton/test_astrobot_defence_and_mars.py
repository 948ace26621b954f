"""AstroBot's actions of Sky Watch and To Mars (SHA-SOLOC-08 to SHA-SOLOC-12)."""

from typing import Any

import pytest
from shackleton_table import Table, table

THIRD = {"card-4": 2, "card-6": 2, "card-7": 2}  # before card-2 these make Corporation #3 active, the others #2
FULL = "scientist scientist scientist scientist"


def visit(corporation: str, previous: str = "card-1", hard: bool = False) -> Table:
    """AstroBot's next turn is a visit to the empty Lunar Gateway: one action of this Corporation and nothing else."""
    names = ["artemis-tours", "moon-mining"]
    place = THIRD.get(previous, 1)
    names.insert(place, corporation)
    t = table(1, " ".join(names), options=(("", "hard-b", "hard-c")[place],) if hard else ())
    return t.crew("B", scientist=1).line("corporations", FULL).cards(previous, "card-2")


def board(t: Table, previous: str = "card-1") -> Any:
    """The board of the Corporation that acts."""
    return t.state.boards[THIRD.get(previous, 1)]


# Sky Watch.


@pytest.mark.rule("SHA-SOLOC-08")
@pytest.mark.parametrize(("hard", "steps"), [(False, [1, 1, 1, 2, 2, 2, 3, 3]), (True, [1, 1, 2, 2, 3, 3, 3, 3])])
def test_development_decides_the_steps_before_a_contribution(hard: bool, steps: list[int]) -> None:
    for development, number in enumerate(steps):
        t = visit("sky-watch", hard=hard).development(development).bot_turn()
        assert (t.track_of("B"), t.given("B"), t["B"].vp) == (number, 1, 2)
        assert t["B"].reputation == (number == 3)


@pytest.mark.rule("SHA-SOLOC-08")
@pytest.mark.parametrize(
    ("before", "vp", "reputation"),
    [(3, 2, 0), (4, 5, 0), (5, 5, 0), (7, 5, 0), (8, 8, 1), (10, 8, 0), (11, 8 + 3, 0), (12, 8, 0)],
)
def test_astrobot_contributes_in_the_section_it_reaches_and_gets_reputation_and_vp_of_the_track(
    before: int, vp: int, reputation: int
) -> None:
    t = visit("sky-watch").track("B", before).bot_turn()
    assert (t.track_of("B"), t.given("B"), t["B"].vp) == (min(12, before + 1), 1, vp)
    assert (t["B"].reputation, t["B"].credits) == (reputation, 0)


@pytest.mark.rule("SHA-SOLOC-08")
@pytest.mark.parametrize(
    ("human", "own", "vp", "energy"),
    [("", "", 8, 4), ("3 bottom", "", 9, 4), ("", "3 bottom", 9, 4), ("3 bottom", "3 middle", 9, 3)],
)
def test_the_first_free_program_from_the_bottom_is_taken_and_the_topmost_consumes_energy(
    human: str, own: str, vp: int, energy: int
) -> None:
    t = visit("sky-watch").track("B", 9)
    for who, program in (("A", human), ("B", own)):
        if program:
            t.contribution(who, program)
    before = t.given("B")
    assert (t.bot_turn()["B"].vp, t.given("B") - before, t.energy_level) == (vp, 1, energy)


@pytest.mark.rule("SHA-SOLOC-08")
@pytest.mark.parametrize(
    ("track", "taken", "energy", "after", "reputation"),
    [
        (1, ("1 bottom", "1 middle", "1 top"), 4, 5, 1),
        (0, ("1 bottom", "1 middle"), 0, 4, 1),
        (4, ("2 bottom", "2 middle", "2 top"), 4, 8, 0),
    ],
)
def test_without_a_program_astrobot_goes_three_more_steps_instead(
    track: int, taken: tuple[str, ...], energy: int, after: int, reputation: int
) -> None:
    t = visit("sky-watch").track("B", track).energy(energy)
    for program in taken:
        t.contribution("A", program)
    t.bot_turn()
    assert (t.track_of("B"), t.given("B"), t["B"].vp) == (after, 0, 0)
    assert (t["B"].reputation, t["B"].credits) == (reputation, 0)


@pytest.mark.rule("SHA-SOLOC-08")
@pytest.mark.parametrize(("taken", "energy"), [(("3 bottom", "3 middle", "3 top"), 4), (("3 bottom", "3 middle"), 0)])
def test_at_the_end_of_the_track_without_a_program_sky_watch_does_nothing(taken: tuple[str, ...], energy: int) -> None:
    t = visit("sky-watch").track("B", 12).energy(energy)
    for program in taken:
        t.contribution("A", program)
    t.bot_turn()
    assert (t.track_of("B"), t.given("B"), t["B"].vp, t["B"].reputation) == (12, 0, 0, 2)


@pytest.mark.rule("SHA-SOLOC-08")
def test_steps_beyond_the_end_of_the_track_are_lost() -> None:
    t = visit("sky-watch").track("B", 10)
    for program in ("3 bottom", "3 middle", "3 top"):
        t.contribution("A", program)
    t.bot_turn()
    assert (t.track_of("B"), t.given("B"), t["B"].vp, t["B"].reputation) == (12, 0, 3, 0)


@pytest.mark.rule("SHA-SOLOC-12")
@pytest.mark.parametrize(
    ("given", "left"),
    [
        (0, {}),
        (2, {"o3": "laboratory-top"}),
        (3, {"o3": "laboratory-top"}),
        (4, {"o2": "workshop-top", "o3": "laboratory-top"}),
        (5, {"o1": "dome", "o2": "workshop-top", "o3": "laboratory-top"}),
    ],
)
def test_the_asteroid_takes_astrobots_smallest_structures_first(given: int, left: dict[str, str]) -> None:
    t = table(1, "sky-watch artemis-tours moon-mining").give("B", vp=20)
    t.structure("B", "laboratory-top", "o3").structure("B", "dome", "o1").structure("B", "workshop-top", "o2")
    for program in ["1 bottom", "1 middle", "1 top", "2 bottom", "2 middle"][:given]:
        t.contribution("A", program)
    t.end()
    lost = 6 - sum({"d": 1, "w": 2, "l": 3}[name[0]] for name in left.values())
    assert (t["B"].structures, t["B"].vp) == (left, 20 - lost)


@pytest.mark.rule("SHA-SOLOC-12")
def test_of_equal_structures_the_asteroid_takes_the_first_met_from_the_topmost_slot() -> None:
    t = table(1, "sky-watch artemis-tours moon-mining")
    for sector in ("i1", "i4", "o11", "o6", "o2"):
        t.structure("B", "dome", sector)
    for program in ("1 bottom", "1 middle"):
        t.contribution("A", program)
    assert sorted(t.end()["B"].structures) == ["o2", "o6"]


# To Mars.


def sender(previous: str = "card-1", hard: bool = False) -> Table:
    """AstroBot is about to fund a Project of To Mars, then to send a structure; nothing else happens."""
    return visit("to-mars", previous, hard).crew("B", technician=1)


def aboard(t: Table, module: int, slot: int, previous: str = "card-1") -> bool:
    """A structure of AstroBot is there."""
    return board(t, previous).slots[2 * module + slot - 3] == 1


@pytest.mark.rule("SHA-SOLOC-09", "SHA-SOLOC-10")
@pytest.mark.parametrize(
    ("structure", "other", "module", "slot"),
    [
        ("headquarters", "laboratory-top", 6, 2),
        ("laboratory-top", "workshop-top", 5, 2),
        ("workshop-top", "dome", 3, 2),
        ("dome", "", 1, 1),
    ],
)
def test_the_biggest_structure_goes_to_the_lowest_module_and_scores_only_the_listed_vp(
    structure: str, other: str, module: int, slot: int
) -> None:
    t = sender().structure("B", structure, "o9")
    if other:
        t.structure("B", other, "o1")
    t.bot_turn()
    assert (aboard(t, module, slot), t["B"].structures) == (True, {"o1": other} if other else {})
    assert (t["B"].vp, t["B"].reputation, t.items("B")) == (1, 0, 1)


@pytest.mark.rule("SHA-SOLOC-09", "SHA-SOLOC-10")
@pytest.mark.parametrize(
    ("waiting", "structure", "vp"),
    [((1, 1), "dome", 2), ((3, 1), "workshop-top", 3), ((5, 2), "workshop-top", 5), ((6, 2), "laboratory-top", 6)],
)
def test_a_structure_that_completes_a_module_comes_first_and_gets_the_modules_bonus(
    waiting: tuple[int, int], structure: str, vp: int
) -> None:
    t = sender().aboard("A", *waiting)
    for name, sector in (("dome", "o1"), ("workshop-top", "o2"), ("laboratory-top", "o3")):
        t.structure("B", name, sector)
    t.bot_turn()
    assert structure not in t["B"].structures.values()
    assert aboard(t, waiting[0], 3 - waiting[1])
    assert t["B"].vp == vp + 1


@pytest.mark.rule("SHA-SOLOC-09")
@pytest.mark.parametrize(
    ("previous", "sectors", "sent"),
    [("card-1", "o4 o7", "o7"), ("card-1", "o7 i1", "i1"), ("card-4", "o9 o7", "o7"), ("card-4", "o2 o6 o5", "o6")],
)
def test_of_equal_structures_the_first_met_from_the_triangle_is_sent(previous: str, sectors: str, sent: str) -> None:
    t = sender(previous)
    for sector in sectors.split():
        t.structure("B", "dome", sector)
    assert sorted(t.bot_turn()["B"].structures) == sorted(set(sectors.split()) - {sent})


@pytest.mark.rule("SHA-SOLOC-09")
@pytest.mark.parametrize(("dome", "workshop", "left"), [("o1", "o7", "workshop-top"), ("o7", "o1", "dome")])
def test_of_several_that_would_complete_a_module_the_first_met_is_sent(dome: str, workshop: str, left: str) -> None:
    t = (
        sender()
        .aboard("A", 1, 1)
        .aboard("A", 5, 2)
        .structure("B", "dome", dome)
        .structure("B", "workshop-top", workshop)
    )
    assert list(t.bot_turn()["B"].structures.values()) == [left]


@pytest.mark.rule("SHA-SOLOC-09")
def test_of_two_modules_a_structure_would_complete_the_lowest_is_taken() -> None:
    t = sender().aboard("A", 3, 2).aboard("A", 1, 1).structure("B", "dome", "o1").bot_turn()
    assert (aboard(t, 1, 2), aboard(t, 3, 1), t["B"].vp) == (True, False, 3)


@pytest.mark.rule("SHA-SOLOC-09")
def test_a_structure_without_a_free_slot_stays_and_with_none_to_send_to_mars_does_nothing() -> None:
    t = sender().aboard("A", 1, 1).aboard("A", 1, 2).aboard("A", 3, 1).structure("B", "dome", "o1").bot_turn()
    assert (t["B"].structures, t["B"].vp, t["B"].reputation) == ({"o1": "dome"}, 0, 2)


@pytest.mark.rule("SHA-SOLOC-09")
@pytest.mark.parametrize(("hard", "panel", "astronaut"), [(False, 3, 6), (True, 2, 4)])
def test_development_adds_the_leftmost_ship_panel_and_an_astronaut(hard: bool, panel: int, astronaut: int) -> None:
    for development in range(8):
        t = sender(hard=hard).structure("B", "dome", "o1").gateway(engineer=1).development(development).bot_turn()
        paneled, gained = development >= panel, development >= astronaut
        assert (t["B"].vp, t["B"].reputation) == (1 + hard + paneled + 3 * gained, int(paneled))
        assert (board(t).panels, t.in_gateway) == (int(paneled), {} if gained else {"engineer": 1})


@pytest.mark.rule("SHA-SOLOC-09")
@pytest.mark.parametrize(("built", "vp", "reputation"), [(1, 0, 2), (2, 3, 0), (5, 4, 0), (6, 0, 0)])
def test_each_ship_panel_has_its_bonus_until_none_is_left(built: int, vp: int, reputation: int) -> None:
    t = sender().structure("B", "dome", "o1").ship_panels(built).development(3).bot_turn()
    assert (t["B"].vp, t["B"].reputation) == (1 + vp, reputation)


@pytest.mark.rule("SHA-SOLOC-10", "SHA-SOLO-108")
def test_a_completed_module_scores_for_astrobot_in_maintenance_and_at_the_end() -> None:
    t = table(1, "to-mars artemis-tours moon-mining").aboard("B", 1, 1).aboard("A", 1, 2).aboard("B", 3, 1)
    assert t.maintenance()["B"].vp == 1
    assert t.end().points("B")["corporation"] == 2


@pytest.mark.rule("SHA-SOLOC-11", "SHA-SOLOC-10")
@pytest.mark.parametrize(("berths", "vp", "waiting"), [(0, 3, {}), (1, 3, {}), (2, 0, {"engineer": 1})])
def test_an_astronaut_gained_goes_to_a_free_berth_of_its_type(berths: int, vp: int, waiting: dict[str, int]) -> None:
    t = table(1, "artemis-tours moon-mining to-mars").crew("B", scientist=1).cards("card-1", "card-2")
    for _ in range(berths):
        t.berth("A", "engineer")
    t.line("corporations", FULL).gateway(engineer=1).bot_turn()
    assert (t["B"].vp, t.items("B"), t.in_base("B", "waiting")) == (2 + vp, int(vp > 0), waiting)


@pytest.mark.rule("SHA-SOLOC-11", "SHA-SOLO-107")
def test_an_astronaut_won_in_the_crater_goes_to_a_berth_even_if_the_base_is_full() -> None:
    t = table(1, "artemis-tours moon-mining to-mars").structure("B", "dome", "o1").seated("B", "domes", engineer=1)
    t.seated("B", "waiting", engineer=1).astronaut(1, "technician").astronaut(2, "technician")
    t.astronaut(30, "technician").retrieve().seat_bot()
    assert (t["B"].vp, t.items("B"), t.in_gateway) == (6, 2, {"technician": 1})


@pytest.mark.rule("SHA-SOLOC-11", "SHA-SOLO-91")
def test_with_a_full_base_only_types_with_a_free_berth_can_be_gained() -> None:
    t = table(1, "artemis-tours moon-mining to-mars").crew("B", scientist=1).cards("card-1", "card-2")
    for kind in ("technician", "technician", "scientist", "scientist"):
        t.berth("A", kind)
    t.line("corporations", FULL).seated("B", "waiting", engineer=1).gateway(engineer=3, technician=1).bot_turn()
    assert (t.items("B"), t.in_gateway) == (1, {"engineer": 2, "technician": 1, "scientist": 1})


@pytest.mark.rule("SHA-SOLOC-11", "SHA-SOLO-69")
def test_the_astronaut_of_a_dome_goes_to_a_berth() -> None:
    t = table(1, "artemis-tours moon-mining to-mars").built("B", "dome dome").power("o1").gateway(technician=1)
    t.crew("B", engineer=1).cards("card-1", "card-5").bot_turn()
    assert (t.items("B"), t["B"].vp, t.in_base("B", "domes")) == (1, 3, {})
