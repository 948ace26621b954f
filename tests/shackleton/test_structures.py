"""Structures and the astronauts in them (SHA-STRUCT)."""

import pytest
from shackleton_table import Table, table

WORKSHOPS = ["workshop-top", "workshop-middle", "workshop-bottom"]
LABORATORIES = ["laboratory-top", "laboratory-middle", "laboratory-bottom"]
TYPES = ["engineer", "technician", "scientist"]


def laboratory(name: str, before: str = "", sector: str = "o1", kind: str = "technician") -> Table:
    """A, who has built those Laboratories before, builds another and nothing else is possible."""
    t = table(3).crew("A", **{kind: 1}).give("A", titanium=2, rare_earth=1).built("A", before).power(sector)
    return t.token("v13", "moon-mining").turn("A").play("line build", f"build {name}")


def income(t: Table) -> Table:
    """Income of A, who leaves everybody where they are."""
    t.income("A")
    return t.play("done") if t.who else t


def standing(names: str) -> Table:
    """A has 20 Credits and these structures in the crater."""
    t = table(3).give("A", credits=20)
    for number, name in enumerate(names.split()):
        t.structure("A", name, f"o{number + 1}")
    return t


# Slots.


@pytest.mark.rule("SHA-STRUCT-01")
@pytest.mark.parametrize(
    ("name", "group", "size"),
    [("dome", "domes", 1), *[(each, each, 2) for each in WORKSHOPS], *[(each, each, 3) for each in LABORATORIES],
     ("headquarters", "headquarters", 6)],
)  # fmt: skip
def test_a_structure_has_as_many_slots_as_its_size(name: str, group: str, size: int) -> None:
    t = table(3).built("A", name)
    assert (t.free("A", group), t.free("B", group)) == (size, 0)


@pytest.mark.rule("SHA-STRUCT-01")
@pytest.mark.parametrize(
    ("mine", "other"),
    [("workshop-top", "dome"), ("laboratory-top", "workshop-top"), ("headquarters", "laboratory-top")],
)
def test_the_bigger_structure_wins_the_astronaut_of_the_row(mine: str, other: str) -> None:
    t = table(3).structure("A", mine, "o11").structure("B", other, "o1").astronaut(2, "engineer").retrieve()
    t.play("A: seat waiting")
    assert (t.in_base("A", "waiting"), t.in_base("B", "waiting"), t.who) == ({"engineer": 1}, {}, "")


@pytest.mark.rule("SHA-STRUCT-01")
@pytest.mark.parametrize(("far", "winner"), [("dome", "B"), ("workshop-top", "B"), ("laboratory-top", "A")])
def test_a_dome_and_a_smaller_structure_together_may_match_a_bigger_one(far: str, winner: str) -> None:
    t = table(3).structure("A", "dome", "o1").structure("A", far, "o11").structure("B", "laboratory-top", "o1")
    t.astronaut(2, "engineer").retrieve().play("seat waiting")
    assert t.in_base(winner, "waiting") == {"engineer": 1}


@pytest.mark.rule("SHA-STRUCT-02")
@pytest.mark.parametrize("kind", TYPES)
def test_any_astronaut_may_sit_anywhere(kind: str) -> None:
    t = table(3).crew("A", engineer=1).built("A", " ".join(["dome", *WORKSHOPS, *LABORATORIES, "headquarters"]))
    t.gateway(**{kind: 2}).turn("A").play("gateway", "gain astronaut")
    t.play(*[f"gain {kind}"] * (f"gain {kind}" in t.options))
    assert {move.removeprefix("seat ") for move in t.options} == {
        "domes", *WORKSHOPS, *LABORATORIES, "headquarters", "waiting",
    }  # fmt: skip


@pytest.mark.rule("SHA-STRUCT-03")
def test_a_base_without_a_free_slot_takes_nobody() -> None:
    t = table(3).crew("A", engineer=1).built("A", "dome").seated("A", "domes", engineer=1)
    t.seated("A", "waiting", engineer=1).gateway(scientist=1).turn("A").play("gateway")
    assert (t.who, t.in_gateway) == ("", {"engineer": 1, "scientist": 1})


@pytest.mark.rule("SHA-STRUCT-03")
def test_a_full_structure_takes_nobody() -> None:
    t = table(3).crew("A", engineer=1).built("A", "dome workshop-top").seated("A", "workshop-top", engineer=2)
    t.gateway(scientist=1).turn("A").play("gateway", "gain astronaut")
    assert set(t.options) == {"seat domes", "seat waiting"}


@pytest.mark.rule("SHA-STRUCT-04")
def test_every_base_has_one_waiting_slot_from_the_start() -> None:
    t = table(4)
    assert [t.free(who, "waiting") for who in "ABCD"] == [1, 1, 1, 1]
    t.crew("A", engineer=1).gateway(scientist=1).turn("A").play("gateway", "gain astronaut")
    assert (t.in_base("A", "waiting"), t.free("A", "waiting")) == ({"scientist": 1}, 0)


@pytest.mark.rule("SHA-STRUCT-04")
@pytest.mark.parametrize("kind", TYPES)
def test_waiting_brings_nothing(kind: str) -> None:
    t = income(table(3).seated("A", "waiting", **{kind: 1}))
    assert (t["A"].titanium, t["A"].credits, t["A"].vp, t["A"].reputation) == (0, 0, 0, 0)


# Domes.


@pytest.mark.rule("SHA-STRUCT-05")
@pytest.mark.parametrize(("before", "reputation", "vp"), [(0, 0, 0), (1, 1, 0), (3, 2, 0), (4, 0, 3)])
def test_a_dome_brings_its_bonus_when_built(before: int, reputation: int, vp: int) -> None:
    t = table(3).crew("A", technician=1).give("A", titanium=1).built("A", " ".join(["dome"] * before)).power("o1")
    t.gateway(engineer=1).turn("A").play("line build")
    assert (t["A"].reputation, t["A"].vp, t.in_gateway) == (reputation, vp, {"engineer": 1})


@pytest.mark.rule("SHA-STRUCT-05")
def test_the_third_dome_brings_an_astronaut() -> None:
    t = table(3).crew("A", technician=1).give("A", titanium=1).built("A", "dome dome").power("o1")
    t.gateway(engineer=1, scientist=1).turn("A").play("line build", "gain scientist", "seat domes")
    assert (t.in_base("A", "domes"), t.in_gateway, t["A"].reputation) == ({"scientist": 1}, {"engineer": 1}, 0)


@pytest.mark.rule("SHA-STRUCT-06", "SHA-STRUCT-02")
@pytest.mark.parametrize(
    ("kind", "number", "titanium", "credits", "vp"),
    [("engineer", 1, 1, 0, 0), ("technician", 1, 0, 3, 0), ("scientist", 1, 0, 0, 2), ("scientist", 2, 0, 0, 4)],
)
def test_astronauts_in_domes_bring_income(kind: str, number: int, titanium: int, credits: int, vp: int) -> None:
    t = income(table(3).built("A", "dome dome").seated("A", "domes", **{kind: number}))
    assert (t["A"].titanium, t["A"].credits, t["A"].vp, t["A"].rare_earth) == (titanium, credits, vp, 0)


@pytest.mark.rule("SHA-STRUCT-06")
def test_five_domes_may_mix_all_types() -> None:
    t = income(
        table(3).built("A", "dome dome dome dome dome").seated("A", "domes", engineer=2, technician=1, scientist=2)
    )
    assert (t["A"].titanium, t["A"].credits, t["A"].vp) == (2, 3, 4)


@pytest.mark.rule("SHA-STRUCT-06")
@pytest.mark.parametrize("group", [*WORKSHOPS, *LABORATORIES])
def test_workshops_and_laboratories_bring_no_income(group: str) -> None:
    t = income(table(3).built("A", group).seated("A", group, engineer=1, scientist=1))
    assert (t["A"].titanium, t["A"].credits, t["A"].vp, t["A"].reputation) == (0, 0, 0, 0)


# Workshops.


@pytest.mark.rule("SHA-STRUCT-07", "SHA-STRUCT-02", "SHA-STRUCT-10")
@pytest.mark.parametrize(
    ("group", "seated", "less"),
    [("workshop-top", {}, 0), ("workshop-top", {"engineer": 1}, 3), ("workshop-top", {"engineer": 2}, 6),
     ("workshop-top", {"technician": 1, "scientist": 1}, 0), ("workshop-top", {"engineer": 1, "scientist": 1}, 3),
     ("workshop-middle", {"engineer": 2}, 0), ("workshop-bottom", {"engineer": 2}, 0)],
)  # fmt: skip
def test_engineers_in_the_top_workshop_lower_maintenance(group: str, seated: dict[str, int], less: int) -> None:
    t = standing(f"{group} laboratory-top headquarters").seated("A", group, **seated)
    assert 20 - t.upkeep("A")["A"].credits == 2 + 3 + 4 - less


@pytest.mark.rule("SHA-STRUCT-07")
def test_engineers_never_turn_maintenance_into_a_gain() -> None:
    t = standing("workshop-top").seated("A", "workshop-top", engineer=2).upkeep("A")
    assert t["A"].credits == 20


@pytest.mark.rule("SHA-STRUCT-08", "SHA-STRUCT-02", "SHA-STRUCT-10")
@pytest.mark.parametrize(
    ("group", "seated", "less"),
    [("workshop-middle", {}, 0), ("workshop-middle", {"technician": 1}, 1), ("workshop-middle", {"technician": 2}, 2),
     ("workshop-middle", {"engineer": 1, "scientist": 1}, 0), ("workshop-top", {"technician": 2}, 0),
     ("workshop-bottom", {"technician": 2}, 0)],
)  # fmt: skip
def test_technicians_in_the_middle_workshop_lower_price_and_requirement(
    group: str, seated: dict[str, int], less: int
) -> None:
    t = table(3).crew("A", engineer=1).give("A", credits=9).level("moon-mining", 2).built("A", group)
    t.seated("A", group, **seated).energy(5 - less).turn("A").play("line fund", "fund deep-drill")
    assert (9 - t["A"].credits, t.energy_level) == (5 - less, 4 - less)
    t.line("fund", "").crew("A", engineer=1).give("A", credits=5 - less).energy(4 - less).turn("A").play("line fund")
    assert "fund helium3-extractor" not in t.options


@pytest.mark.rule("SHA-STRUCT-09", "SHA-STRUCT-02")
@pytest.mark.parametrize(
    ("group", "seated", "paid"),
    [("workshop-bottom", {"scientist": 2}, 1), ("workshop-bottom", {"engineer": 1, "scientist": 1}, 2),
     ("workshop-bottom", {"engineer": 1, "technician": 1}, 3), ("workshop-top", {"scientist": 2}, 3),
     ("workshop-middle", {"scientist": 2}, 3)],
)  # fmt: skip
def test_only_scientists_of_the_bottom_workshop_lower_slot_costs(group: str, seated: dict[str, int], paid: int) -> None:
    t = table(3).crew("A", engineer=1).give("A", credits=9).built("A", group).seated("A", group, **seated)
    t.line("corporations", "engineer " * 5).turn("A").play("line corporations")
    assert 9 - t["A"].credits == paid


@pytest.mark.rule("SHA-STRUCT-10")
def test_a_workshop_works_again_and_again_while_the_astronaut_is_there() -> None:
    t = table(3).give("A", credits=9).built("A", "workshop-bottom").seated("A", "workshop-bottom", scientist=1)
    spent = []
    for _ in range(4):
        before = t["A"].credits
        t.crew("A", engineer=1).give("A", reputation=0).turn("A").play("line corporations")
        spent.append(before - t["A"].credits)
    t.seated("A", "workshop-bottom").crew("A", engineer=1).give("A", credits=9, reputation=0).turn("A")
    assert (spent, 9 - t.play("line corporations")["A"].credits) == ([0, 0, 0, 1], 2)


# Laboratories.


@pytest.mark.rule("SHA-STRUCT-12")
@pytest.mark.parametrize(("sector", "titanium", "rare_earth"), [("o1", 0, 1), ("o2", 1, 0), ("i1", 1, 0), ("i2", 0, 1)])
def test_the_top_laboratory_mines_its_sector(sector: str, titanium: int, rare_earth: int) -> None:
    t = laboratory("laboratory-top", sector=sector)
    assert (t["A"].titanium, t["A"].rare_earth, t["A"].credits, t["A"].helium) == (titanium, rare_earth, 0, 0)


@pytest.mark.rule("SHA-STRUCT-12", "SHA-STRUCT-11")
def test_the_top_laboratory_mines_the_sector_of_the_newest_laboratory() -> None:
    t = table(3).crew("A", technician=1).give("A", titanium=2, rare_earth=1).structure("A", "laboratory-top", "o1")
    t.power("o2").turn("A").play("line build", "build laboratory-middle", "build laboratory-top")
    assert (t["A"].titanium, t["A"].rare_earth, t["A"].credits) == (1, 0, 3)


@pytest.mark.rule("SHA-STRUCT-13")
def test_the_middle_laboratory_brings_three_credits() -> None:
    t = laboratory("laboratory-middle")
    assert (t["A"].credits, t["A"].titanium, t["A"].rare_earth, t["A"].helium) == (3, 0, 0, 0)


@pytest.mark.rule("SHA-STRUCT-14")
def test_the_bottom_laboratory_activates_a_token_of_its_sector() -> None:
    t = laboratory("laboratory-bottom")
    assert (t["A"].helium, t["A"].credits, t["A"].rare_earth) == (1, 0, 0)


@pytest.mark.rule("SHA-STRUCT-14")
def test_of_several_tokens_around_the_bottom_laboratory_one_is_chosen() -> None:
    t = table(3).crew("A", technician=1).give("A", titanium=2, rare_earth=1).power("o1").token("v13", "moon-mining")
    t.token("v24", "artemis-tours").turn("A").play("line build", "build laboratory-bottom")
    assert set(t.options) == {"token v13", "token v24"}
    t.play("token v24")
    assert (t["A"].tourists, t["A"].helium) == (1, 0)


@pytest.mark.rule("SHA-STRUCT-14", "SHA-BUILD-20")
def test_without_token_the_bottom_laboratory_gives_nothing_and_the_bonus_token_comes_too_late() -> None:
    t = table(3).crew("A", engineer=1).give("A", titanium=2, rare_earth=1).power("o1").turn("A")
    t.play("line build", "build laboratory-bottom", "corporation moon-mining", "corner v13")
    assert (t.who, t["A"].helium) == ("", 1)


@pytest.mark.rule("SHA-STRUCT-11", "SHA-STRUCT-15")
@pytest.mark.parametrize("order", [LABORATORIES, LABORATORIES[::-1], LABORATORIES[1:] + LABORATORIES[:1]])
def test_all_laboratories_work_once_each_in_any_order(order: list[str]) -> None:
    t = laboratory("laboratory-bottom", "laboratory-top laboratory-middle")
    assert (set(t.options), t.prompt) == ({f"build {each}" for each in LABORATORIES}, "UseLaboratories")
    t.play(f"build {order[0]}")
    assert set(t.options) - {"panel"} == {f"build {each}" for each in order[1:]}
    t.play(f"build {order[1]}")
    while t.prompt == "LastPanel":
        t.play("done")
    assert (t.who, t["A"].rare_earth, t["A"].credits, t["A"].helium) == ("", 1, 3, 1)


@pytest.mark.rule("SHA-STRUCT-11")
def test_laboratories_not_yet_built_do_not_work() -> None:
    t = laboratory("laboratory-middle", "laboratory-bottom").play("build laboratory-middle")
    assert (t.who, t["A"].credits, t["A"].helium, t["A"].rare_earth) == ("", 3, 1, 0)


@pytest.mark.rule("SHA-STRUCT-11")
def test_other_structures_do_not_start_laboratories() -> None:
    t = table(3).crew("A", technician=1).give("A", titanium=1).power("o1").built("A", "laboratory-middle").turn("A")
    t.play("line build")
    assert (t["A"].structures, t["A"].credits) == ({"o1": "dome"}, 0)


@pytest.mark.rule("SHA-STRUCT-16", "SHA-STRUCT-17", "SHA-STRUCT-02")
@pytest.mark.parametrize(("number", "points"), [(0, 0), (1, 2), (2, 5), (3, 10)])
@pytest.mark.parametrize("name", LABORATORIES)
def test_matching_astronauts_score_in_a_laboratory(name: str, number: int, points: int) -> None:
    matching = TYPES[LABORATORIES.index(name)]
    t = table(3).built("A", name).seated("A", name, **{matching: number}).end()
    assert t.points("A").get("laboratory", 0) == t.points("A")["total"] == points


@pytest.mark.rule("SHA-STRUCT-16", "SHA-STRUCT-17")
@pytest.mark.parametrize("name", LABORATORIES)
def test_others_score_nothing_in_a_laboratory(name: str) -> None:
    others = [kind for kind in TYPES if kind != TYPES[LABORATORIES.index(name)]]
    t = table(3).built("A", name).seated("A", name, **{others[0]: 2, others[1]: 1}).end()
    assert t.points("A")["total"] == 0


@pytest.mark.rule("SHA-STRUCT-17")
def test_each_laboratory_scores_for_itself() -> None:
    t = table(3).built("A", " ".join(LABORATORIES)).seated("A", "laboratory-top", engineer=1, scientist=2)
    t.seated("A", "laboratory-middle", technician=3).seated("A", "laboratory-bottom", scientist=2).end()
    assert t.points("A")["laboratory"] == 2 + 10 + 5


@pytest.mark.rule("SHA-STRUCT-11", "SHA-STRUCT-12", "SHA-STRUCT-14")
def test_a_bottom_laboratory_after_a_top_one_activates_a_token_and_mines_rare_earth() -> None:
    t = table(3).crew("A", technician=1).give("A", titanium=2, rare_earth=1).structure("A", "laboratory-top", "o2")
    t.power("o1").token("v24", "moon-mining").turn("A").play("line build", "build laboratory-bottom")
    t.play("build laboratory-bottom")
    while t.prompt == "LastPanel":
        t.play("done")
    assert (t["A"].helium, t["A"].rare_earth, t["A"].titanium) == (1, 1, 0)


# Headquarters.


@pytest.mark.rule("SHA-STRUCT-18", "SHA-LEAD-01")
@pytest.mark.parametrize(("built", "paid"), [("", 2), ("headquarters", 0)])
def test_the_headquarters_improves_the_leader_for_good(built: str, paid: int) -> None:
    t = table(3).crew("A", engineer=1).give("A", credits=3, reputation=4).leader("A", "europe-b").built("A", built)
    for _ in range(2):
        t.round(t.state.round + 1).crew("A", engineer=1).give("A", credits=3).turn("A").play("slot 1", "leader")
        t.play("track titanium")
        assert 3 - t["A"].credits == paid
        t.state.slots[0] = -1


@pytest.mark.rule("SHA-STRUCT-19")
@pytest.mark.parametrize(
    ("seated", "reputation"),
    [({}, 0), ({"engineer": 1}, 1), ({"engineer": 1, "technician": 1, "scientist": 1}, 3), ({"scientist": 6}, 6)],
)
def test_each_astronaut_of_the_headquarters_brings_reputation(seated: dict[str, int], reputation: int) -> None:
    t = income(table(3).built("A", "headquarters").seated("A", "headquarters", **seated))
    assert (t["A"].reputation, t["A"].titanium, t["A"].credits, t["A"].vp) == (reputation, 0, 0, 0)


# Maintenance.


@pytest.mark.rule("SHA-STRUCT-20")
@pytest.mark.parametrize(
    ("built", "cost"),
    [("", 0), ("dome", 1), ("dome dome dome dome dome", 5), *[(each, 2) for each in WORKSHOPS],
     *[(each, 3) for each in LABORATORIES], ("headquarters", 4), ("dome workshop-top laboratory-top headquarters", 10)],
)  # fmt: skip
def test_built_structures_cost_maintenance(built: str, cost: int) -> None:
    t = standing(built).upkeep("A")
    assert (20 - t["A"].credits, t["A"].reputation) == (cost, 0)
