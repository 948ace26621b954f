"""Outstations, Workers and Function parts (catalogue section 17)."""

import pytest
from ceres_table import Table, table

HOMES = {"mine": "launch-site", "factory": "main-factory", "lab": "main-lab", "office": "main-office"}
SECOND = {"mine": "ore-pit", "factory": "ceramics-kiln", "lab": "solar-lab", "office": "lobby-office"}


def workable(t: Table) -> list[str]:
    """The Outstations that a Worker may be assigned to now."""
    return [text.removeprefix("worker ") for text in t.options if text.startswith("worker ")]


@pytest.mark.rule("CER-OUT-01", "CER-OUT-02", "CER-OUT-04")
@pytest.mark.parametrize("kind", HOMES)
def test_every_worker_serves_the_outstations_of_one_type_only(kind: str) -> None:
    t = table(3).quarters(**{kind: 1})
    for name in SECOND.values():
        t.outstation("A", name)
    assert workable(t.turn("A")) == [HOMES[kind], SECOND[kind]]


@pytest.mark.rule("CER-OUT-02")
def test_the_worker_leaves_the_quarters_and_stands_on_the_outstation() -> None:
    t = table(3).quarters(mine=2, lab=1).turn("A").play("worker launch-site")
    assert (t.quartered["mine"], t.quartered["lab"], t["A"].workers) == (1, 1, ["launch-site"])


@pytest.mark.rule("CER-OUT-02")
def test_nobody_assigns_a_worker_to_an_outstation_of_somebody_else() -> None:
    assert "ore-pit" not in workable(table(3).outstation("B", "ore-pit").turn("A"))


@pytest.mark.rule("CER-OUT-03")
def test_the_worker_comes_from_the_living_quarters_while_one_is_there() -> None:
    t = table(3).quarters(office=1).crew(office=1).turn("A").play("worker main-office", "done")
    assert (t.quartered["office"], t.aboard["office"]) == (0, 1)


@pytest.mark.rule("CER-OUT-03")
def test_johan_takes_the_managing_director_from_the_spacecraft_when_the_quarters_have_none() -> None:
    t = table(3).quarters(mine=3, factory=3, lab=3).crew(office=1, mine=2).turn("A")
    t.play("worker main-office", "done")
    assert (t.aboard["office"], t.aboard["mine"], t["A"].workers) == (0, 2, ["main-office"])


@pytest.mark.rule("CER-OUT-03", "CER-OUT-04")
def test_workers_of_the_waiting_spacecraft_do_not_help() -> None:
    t = table(3).quarters().round(2).crew(office=2, mine=1).round(1).turn("A")
    assert workable(t) == []
    assert t.why_not("worker main-office") == "CER-OUT-04"


@pytest.mark.rule("CER-OUT-04")
def test_the_last_worker_of_a_colour_is_gone_for_everybody() -> None:
    t = table(3).quarters(mine=1).turn("A").play("worker launch-site")
    assert (t.who, workable(t)) == ("B", [])


@pytest.mark.rule("CER-OUT-05")
def test_an_outstation_with_a_worker_takes_no_second_one() -> None:
    t = table(3).workers("A", "launch-site").outstation("A", "ore-pit").turn("A")
    assert workable(t) == ["main-factory", "main-lab", "main-office", "ore-pit"]
    assert t.why_not("worker launch-site") == "CER-OUT-05"


@pytest.mark.rule("CER-OUT-06")
@pytest.mark.parametrize(("kind", "allowed"), [("lab", True), ("factory", False)])
def test_the_type_is_that_of_the_top_card(kind: str, allowed: bool) -> None:
    t = table(3).outstation("A", "solar-lab", under="tech-factory").quarters(**{kind: 1}).turn("A")
    assert ("solar-lab" in workable(t)) is allowed


@pytest.mark.rule("CER-OUT-07")
def test_parts_run_from_the_left_and_the_top_function_comes_before_the_bottom_one() -> None:
    t = (
        table(3)
        .outstation("A", "data-center", under="strip-mine")
        .give("A", ice=1)
        .turn("A")
        .play("worker data-center")
    )
    assert t.options == ["part 1", "part 2", "part 3", "part 4"]
    seen = [(t["A"].energy, t["A"].influence, t["A"].ore)]
    for part in ("part 1", "part 2", "part 3", "part 4"):
        t.play(part)
        seen.append((t["A"].energy, t["A"].influence, t["A"].ore))
    assert seen == [(0, 0, 0), (1, 0, 0), (1, 1, 0), (1, 1, 2), (1, 1, 6)]


@pytest.mark.rule("CER-OUT-07", "CER-OUT-08")
def test_a_skipped_part_cannot_be_used_later_in_the_same_activation() -> None:
    t = table(3).give("A", ore=4, ice=1).turn("A").play("worker main-factory", "part 2", "alloy")
    assert "part 1" not in t.options
    t = table(3).outstation("A", "data-center", under="ore-pit").turn("A").play("worker data-center", "part 2")
    assert t.options == ["part 3", "done"]


@pytest.mark.rule("CER-OUT-08")
def test_at_least_one_part_must_be_used_before_the_others_may_be_left() -> None:
    t = table(3).outstation("A", "regolith-sifter").turn("A").play("worker regolith-sifter")
    assert t.options == ["part 1", "part 2"]
    assert t.play("part 1").options == ["part 2", "done"]
    t.play("done")
    assert (t["A"].ore, t["A"].ceramics, t.who) == (2, 0, "B")


@pytest.mark.rule("CER-OUT-08")
@pytest.mark.parametrize(("ore", "offered"), [(1, ["part 2", "done"]), (2, ["part 1", "part 2"])])
def test_the_first_part_may_be_skipped_only_if_a_later_one_is_usable_with_the_goods_then_held(
    ore: int, offered: list[str]
) -> None:
    t = table(3).outstation("A", "slag-refinery").give("A", ore=ore).turn("A").play("worker slag-refinery")
    assert t.options == offered  # with 1 Ore the first part is used as the only choice


@pytest.mark.rule("CER-OUT-09")
@pytest.mark.parametrize(
    ("name", "short", "enough"),
    [
        ("reactor-bench", {"ice": 0}, {"ice": 1}),
        ("ore-smelter", {"ore": 1, "ceramics": 3}, {"ore": 2}),
        ("ore-smelter", {"ore": 1, "ceramics": 1, "energy": 0}, {"ore": 1, "ceramics": 1, "energy": 1}),
        ("research-lab", {"energy": 1}, {"energy": 2}),
        ("launch-silo", {"ice": 9}, {"probes": 1}),
        ("embassy", {"influence": 0}, {"influence": 1}),
        ("customs-house", {"ore": 2, "ice": 1, "credits": 1}, {"credits": 2}),
        ("construction-directorate", {"ore": 9, "credits": 9}, {"influence": 1}),
    ],
)
def test_an_outstation_is_activated_only_if_some_part_can_be_used(
    name: str, short: dict[str, int], enough: dict[str, int]
) -> None:
    t = table(3).outstation("A", name).give("A", **short).turn("A")
    assert name not in workable(t)
    assert t.why_not(f"worker {name}") in {"CER-OUT-09", "CER-OUT-08"}
    assert name in workable(table(3).outstation("A", name).give("A", **enough).turn("A"))


@pytest.mark.rule("CER-OUT-10")
def test_a_gain_part_is_usable_even_if_the_limit_loses_everything() -> None:
    t = table(3).outstation("A", "ore-pit").give("A", ore=12).turn("A").play("worker ore-pit")
    assert (t["A"].ore, t["A"].workers, t.who) == (12, ["ore-pit"], "B")


@pytest.mark.rule("CER-OUT-11")
def test_an_activation_cost_is_paid_once_for_one_use_of_the_part() -> None:
    t = table(3).outstation("A", "reactor-bench").give("A", ice=3).turn("A").play("worker reactor-bench")
    assert (t["A"].ice, t["A"].energy, t.who) == (2, 3, "B")


@pytest.mark.rule("CER-OUT-11")
def test_the_activation_cost_is_paid_before_the_part_so_its_own_gain_cannot_pay_it() -> None:
    t = table(3).outstation("A", "glassworks", under="cryo-well").turn("A").play("worker glassworks", "part 1")
    assert t.options == ["part 3", "done"]  # 2 Advanced Ceramics gained; no Energy for the second part
    t.play("part 3")
    assert (t["A"].ice, t.who) == (1, "B")  # nor for the fourth one, which gains 2 Ice for 1 Energy


@pytest.mark.rule("CER-OUT-11")
@pytest.mark.parametrize(("ice", "usable"), [(1, False), (2, True)])
def test_what_remains_after_the_activation_cost_must_pay_the_launch_of_the_part(ice: int, usable: bool) -> None:
    t = table(3).outstation("A", "propulsion-lab").give("A", ice=ice, probes=1).zones(hygiea=0)
    t.claim("B", "hygiea themis cybele camilla").turn("A").play("worker propulsion-lab")
    assert ((t.prompt, t.options) == ("UsePart", ["part 1", "part 2"])) is usable


@pytest.mark.rule("CER-OUT-12")
def test_goods_of_an_earlier_part_pay_for_a_later_one() -> None:
    t = table(3).outstation("A", "slag-refinery").turn("A").play("worker slag-refinery", "part 2")
    assert (t["A"].ore, t["A"].ceramics) == (0, 2)


@pytest.mark.rule("CER-OUT-12")
def test_the_ceramics_of_the_main_factory_make_a_probe_in_its_next_part() -> None:
    t = table(3).give("A", ore=1, energy=1).turn("A").play("worker main-factory", "part 2")
    assert (t["A"].ceramics, t["A"].probes) == (1, 1)


@pytest.mark.rule("CER-OUT-13")
def test_up_to_two_times_means_at_least_once_and_at_most_twice() -> None:
    t = (
        table(3)
        .outstation("A", "ore-smelter")
        .give("A", ore=9, ceramics=1, energy=1)
        .turn("A")
        .play("worker ore-smelter")
    )
    assert t.options == ["alloy", "probe"]
    assert t.play("alloy").options == ["alloy", "probe", "stop"]
    t.play("alloy")
    assert (t["A"].alloys, t["A"].ore, t.who) == (2, 5, "B")


@pytest.mark.rule("CER-OUT-13")
def test_after_the_first_of_several_times_one_may_stop() -> None:
    t = table(3).outstation("A", "autonomous-factory").give("A", ore=9, energy=1).turn("A")
    t.play("worker autonomous-factory", "part 2", "stop")
    assert (t["A"].alloys, t.who) == (1, "B")


@pytest.mark.rule("CER-OUT-13")
def test_a_part_of_three_manufactures_makes_three() -> None:
    t = table(3).outstation("A", "autonomous-factory").give("A", ore=9, energy=1).turn("A")
    t.play("worker autonomous-factory", "part 1", "part 2", "alloy", "probe", "alloy")
    assert (t["A"].alloys, t["A"].probes, t["A"].ore, t.who) == (2, 1, 4, "B")


@pytest.mark.rule("CER-OUT-14", "CER-OUT-12")
def test_hilda_makes_two_alloys_and_with_one_ice_a_probe_in_her_main_factory() -> None:
    t = table(3).give("A", ore=5, ice=1, energy=1).turn("A")
    t.play("worker main-factory", "part 1", "part 2", "alloy", "alloy", "part 3")
    assert (t["A"].ore, t["A"].ice, t["A"].ceramics, t["A"].energy) == (0, 0, 1, 0)
    assert (t["A"].alloys, t["A"].probes, t.who) == (2, 1, "B")


@pytest.mark.rule("CER-OUT-14", "CER-OUT-11")
def test_without_ice_the_main_factory_manufactures_twice_at_most() -> None:
    t = table(3).give("A", ore=9, energy=1).turn("A").play("worker main-factory", "part 1", "part 2", "alloy", "alloy")
    assert (t["A"].alloys, t.who) == (2, "B")


@pytest.mark.rule("CER-OUT-15")
def test_a_worker_stays_on_its_outstation_until_the_end_of_the_round() -> None:
    t = table(2).quarters(mine=1).crew(mine=1).leaders("AB", 0).turn("A")
    t.play("A: worker launch-site", "B: worker launch-site")  # then nobody can do anything but pass
    assert (t.state.round, t["A"].workers, t["B"].workers) == (2, [], [])
    assert t.quartered["mine"] == 2


@pytest.mark.rule("CER-OUT-15", "CER-OUT-17")
def test_during_the_round_the_worker_keeps_its_outstation_occupied() -> None:
    t = table(2).leaders("B", 0).turn("A").play("A: worker launch-site", "B: pass")
    assert t["A"].workers == ["launch-site"]
    assert "launch-site" not in workable(t)


@pytest.mark.rule("CER-OUT-17")
def test_an_outstation_left_by_its_worker_may_be_activated_again() -> None:
    t = table(2).outstation("A", "ore-pit").give("A", credits=2).leaders("B", 0).quarters(mine=2).turn("A")
    t.play("worker launch-site", "B: pass", "A: leader contractors", "contract reassign")
    assert (t["A"].ore, t["A"].credits, t["A"].workers) == (5, 0, ["ore-pit"])
    t.play("A: worker launch-site")
    assert (t["A"].ore, t["A"].workers) == (7, ["launch-site", "ore-pit"])


@pytest.mark.rule("CER-OUT-17")
def test_the_droid_activates_an_outstation_that_its_worker_has_already_activated() -> None:
    t = table(2).favor("A", "mars-droid").leaders("B", 0).quarters(mine=1).turn("A")
    t.play("worker launch-site", "droid launch-site")
    assert (t["A"].ore, t["A"].ice) == (4, 2)


@pytest.mark.rule("CER-OUT-16")
def test_gain_asteroids_production_gains_that_of_one_own_asteroid() -> None:
    t = table(3).outstation("A", "spectrometry-lab").claim("A", "hygiea sylvia").claim("B", "camilla").turn("A")
    t.play("worker spectrometry-lab", "part 2")
    assert t.options == ["mine hygiea", "mine sylvia"]
    t.play("mine sylvia")
    assert (t["A"].ore, t["A"].ceramics, t["A"].ice, t["A"].energy) == (2, 1, 0, 0)
    assert "CER-OUT-16" in t.rules_told()


@pytest.mark.rule("CER-OUT-16")
def test_without_an_own_asteroid_the_part_is_unusable() -> None:
    t = table(3).outstation("A", "spectrometry-lab").claim("B", "hygiea").turn("A").play("worker spectrometry-lab")
    assert (t["A"].energy, t["A"].ice, t.who) == (1, 0, "B")
