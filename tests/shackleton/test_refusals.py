"""What is not offered says why, with the rule: every refusal once, where a player would meet it."""

from __future__ import annotations

import pytest
from shackleton_table import Table, fresh, table


def acting(t: Table, kind: str = "technician") -> Table:
    """A turn of A up to the choice of a Corporation action."""
    return t.crew("A", **{kind: 1}).turn("A").play("line corporations")


@pytest.mark.rule("SHA-SETUP-45", "SHA-SETUP-46")
def test_why_a_leader_or_a_start_sector_cannot_be_had() -> None:
    t = fresh(3, seed=2, options=("leaders-a",))
    first = t.options[0]
    t.play(first)
    assert (t.refused("sector o1"), t.refused("done")) == ("not-inner", "")
    t.play("sector i1")
    while t.prompt != "ChooseLeader":
        t.play(t.options[0])
    assert (t.refused(first), t.refused("sector i1")) == ("leader-gone", "")
    t.play(t.options[0])
    assert t.refused("sector i1") == "dome-there"


@pytest.mark.rule("SHA-SHUTTLE-02", "SHA-TURN-01", "SHA-LEAD-01", "SHA-LEAD-10", "SHA-GATE-04")
def test_why_a_shuttle_an_astronaut_or_a_swap_cannot_be_had() -> None:
    t = table(2).tiles("shuttle-1-1 shuttle-1-2 shuttle-1-3").choose_shuttles()
    assert (t.refused("shuttle shuttle-1-5"), t.refused("done")) == ("shuttle-gone", "")
    t = table(2).leader("A", "canada-a").crew("A", engineer=1, technician=1).turn("A")
    assert (t.refused("deploy scientist"), t.refused("swap engineer scientist")) == (
        "no-such-astronaut", "leader-price",
    )  # fmt: skip
    t.give("A", credits=2).turn("A")
    assert (t.refused("swap engineer scientist"), t.refused("slot 1")) == ("nobody-there", "")
    t.gateway(scientist=1).turn("A")
    assert t.refused("swap scientist engineer") == "nobody-there"
    t.gateway(scientist=1, engineer=1).turn("A")
    assert t.refused("swap scientist engineer") == ""


@pytest.mark.rule("SHA-CRATER-01", "SHA-CRATER-10", "SHA-CMD-03", "SHA-CMD-05", "SHA-CMD-08")
def test_why_an_astronaut_cannot_be_deployed_there() -> None:
    t = table(2).crew("A", engineer=1).structure("B", "dome", "i1").astronaut(2, "engineer").turn("A")
    assert (t.refused("slot 2"), t.refused("slot 1"), t.refused("done")) == ("slot-taken", "row-too-dear", "")
    assert (t.refused("line build"), t.refused("line fund")) == ("nothing-to-build", "nothing-to-fund")
    t.line("corporations", "engineer engineer").line("build", "engineer " * 4).turn("A")
    assert (t.refused("line corporations"), t.refused("line build")) == ("slot-too-dear", "line-full")


@pytest.mark.rule("SHA-CRATER-15", "SHA-CRATER-16")
def test_why_a_token_cannot_be_activated() -> None:
    t = table(3).crew("A", scientist=1).structure("A", "dome", "i1").structure("A", "dome", "i2")
    t.token("v7", "moon-mining").token("v13", "artemis-tours").token("v14", "selenium-research")
    t.structure("A", "dome", "o12").turn("A").play("slot 28")
    assert t.prompt == "RowTokens"
    assert (t.refused("token v3"), t.refused("done")) == ("token-elsewhere", "")
    t.play("token v7")
    assert t.refused("token v7") == "token-used"


@pytest.mark.rule("SHA-LEAD-01", "SHA-LEAD-14")
def test_the_leader_waits_while_projects_act() -> None:
    t = table(3, "moon-mining selenium-research to-mars").crew("A", engineer=1).structure("A", "dome", "i1")
    t.leader("A", "europe-b").projects("A", "deep-drill regolith-rover").turn("A").play("slot 1")
    assert t.prompt == "AfterAction"
    assert (t.refused("leader"), t.refused("done")) == ("leader-price", "")


@pytest.mark.rule("SHA-SETUP-40", "SHA-BUILD-01", "SHA-BUILD-02", "SHA-BUILD-06", "SHA-BUILD-07", "SHA-BUILD-03")
def test_why_a_structure_cannot_be_built_there() -> None:
    t = table(3).crew("A", technician=1).give("A", titanium=5, rare_earth=5).energy(0)
    t.built("A", "workshop-top").structure("A", "dome", "i1").structure("B", "dome", "i2").power("o1 o2").centre(0)
    t.structure("B", "workshop-top", "i3").structure("C", "laboratory-top", "i3").neutral("i3").ring(18)
    t.turn("A").play("line build")
    assert (t.refused("build workshop-top"), t.refused("build laboratory-top")) == ("none-left", "too-little-energy")
    assert t.refused("done") == ""
    t.play("build dome")
    assert (t.refused("sector i1"), t.refused("sector i2")) == ("own-structure-there", "same-size-there")
    assert (t.refused("sector i3"), t.refused("sector o9")) == ("no-room-there", "not-powered")
    assert (t.refused("build dome"), t.refused("panel")) == ("", "ring-empty")
    poor = table(3).crew("A", technician=1).give("A", titanium=1).power("o1 o2").turn("A").play("line build")
    assert poor.prompt == "ChooseSector"
    full = table(3).crew("A", technician=1).give("A", titanium=4, rare_earth=3).power("o1").structure("B", "dome", "o1")
    full.energy(9).turn("A").play("line build")
    assert (full.refused("build dome"), full.refused("build headquarters")) == ("no-site", "no-site")
    cheap = table(3).crew("A", technician=1).give("A", titanium=2).power("o1 o2").turn("A").play("line build")
    assert cheap.refused("build laboratory-top") == "cannot-pay"


@pytest.mark.rule("SHA-STRUCT-03", "SHA-BUILD-13", "SHA-BUILD-15", "SHA-BUILD-16")
def test_why_nobody_moves_in_and_no_token_comes() -> None:
    t = table(3).crew("A", engineer=1).give("A", titanium=1).power("i1").seated("A", "waiting", engineer=1)
    t.built("A", "workshop-top").seated("A", "workshop-top", scientist=2).turn("A").play("line build")
    assert t.prompt == "MoveIn"
    assert t.refused("build dome") == ""
    t.play("lift waiting engineer")
    assert t.prompt == "BuildBonus"
    t.level("moon-mining", 4)
    assert (t.refused("corporation moon-mining"), t.refused("corporation to-mars")) == ("no-token-left", "")
    t.play("corporation selenium-research")
    assert (t.refused("corner v20"), t.refused("done")) == ("not-a-free-corner", "")
    t = table(3).crew("A", engineer=1).give("A", titanium=1).power("o1")
    t.token("v13", "artemis-tours").token("v24", "selenium-research").turn("A").play("line build")
    assert t.refused("corporation moon-mining") == "no-free-corner"


@pytest.mark.rule("SHA-SOLAR-01", "SHA-SOLAR-07", "SHA-SOLAR-10", "SHA-CRATER-19", "SHA-CMD-08")
def test_why_no_panel_is_built() -> None:
    t = acting(table(3).give("A", reputation=9))
    assert t.refused("panel") == "panel-price"
    t = acting(table(3).give("A", rare_earth=2, reputation=9).energy(9))
    assert t.refused("panel") == "energy-full"
    t = acting(table(3).give("A", rare_earth=2, reputation=9)).play("panel")
    assert t.refused("panel") == "panel-built"
    t = table(3).crew("A", technician=1).give("A", reputation=9, rare_earth=1).turn("A").play("gateway")
    assert t.refused("panel") == "panel-not-here"
    t = table(3).crew("A", technician=1).give("A", titanium=2, rare_earth=1).power("o1").built("A", "dome " * 5)
    t.built("A", "workshop-top workshop-middle workshop-bottom").turn("A").play("line build")
    assert t.refused("panel") == "panel-spoils"


@pytest.mark.rule("SHA-FUND-01", "SHA-FUND-03", "SHA-FUND-08", "SHA-FUND-04", "SHA-FUND-05", "SHA-ENERGY-03")
def test_why_a_project_cannot_be_funded() -> None:
    t = table(3).crew("A", engineer=1).give("A", credits=3).energy(5).level("moon-mining", 3).level("artemis-tours", 1)
    t.turn("A").play("line fund")
    assert (t.refused("fund deep-drill"), t.refused("fund refinery")) == ("project-price", "not-visible")
    assert t.refused("done") == ""
    t = (
        table(3)
        .crew("A", engineer=1)
        .give("A", credits=9)
        .energy(3)
        .level("moon-mining", 3)
        .turn("A")
        .play("line fund")
    )
    assert t.refused("fund deep-drill") == "requirement"
    t = table(3, "moon-mining space-robotics artemis-tours").crew("A", engineer=1).energy(2)
    t.give("A", credits=6, rare_earth=1, helium=2, robots=1).projects("A", "fusion-reactor power-bots")
    t.turn("A").play("line fund", "fund moon-casino")
    assert (t.prompt, t.refused("go on")) == ("MeetRequirement", "requirement")
    t.play("use fusion-reactor")
    assert (t.refused("use fusion-reactor"), t.refused("buy energy"), t.refused("pay")) == (
        "used-this-turn", "energy-not-low", "",
    )  # fmt: skip
    t = table(3, "moon-mining space-robotics artemis-tours").crew("A", engineer=1).energy(0)
    t.give("A", credits=9, rare_earth=1, helium=2, robots=1).projects("A", "fusion-reactor power-bots")
    t.turn("A").play("line fund", "fund moon-casino", "panel", "pay")
    assert t.refused("buy energy") == "purchase-first"
    t = table(3).crew("A", engineer=1).give("A", credits=3, rare_earth=1, helium=2).energy(1)
    t.projects("A", "fusion-reactor").turn("A").play("line fund", "fund moon-casino")
    assert t.refused("buy energy") == "purchase-spoils"


@pytest.mark.rule("SHA-CORPACT-04", "SHA-CORPACT-05", "SHA-CORPACT-07", "SHA-GOAL-01", "SHA-GOAL-02", "SHA-GOAL-03")
def test_why_an_action_or_a_goal_is_not_open() -> None:
    t = table(3).projects("A", "refinery isotope-separator moon-casino").used("A", "isotope-separator")
    t = acting(t.give("A", reputation=4))
    assert (t.refused("use refinery"), t.refused("use isotope-separator")) == ("cannot-pay", "used-this-round")
    assert (t.refused("use moon-casino"), t.refused("use deep-drill")) == ("", "")
    assert (t.refused("track rare-earth"), t.refused("seat domes")) == ("track-not-reached", "")
    t.play("track reputation")
    assert t.refused("track reputation") == "track-used"
    goals = table(2).shipments("A", 5).goal("B", "moon-mining", "easy").goal("A", "artemis-tours", "easy")
    goals.crew("A", engineer=1).turn("A").play("slot 1")
    assert goals.prompt == "ClaimGoals"
    assert (goals.refused("goal moon-mining easy"), goals.refused("goal selenium-research easy")) == (
        "goal-taken", "goal-not-met",
    )  # fmt: skip
    assert goals.refused("goal artemis-tours medium") == "goal-claimed"
    assert (goals.refused("goal to-mars easy"), goals.refused("pay")) == ("", "")


@pytest.mark.rule("SHA-GATE-02", "SHA-GATE-04", "SHA-STRUCT-03", "SHA-BUILD-10", "SHA-MAINT-11")
def test_why_an_astronaut_cannot_be_taken_or_seated() -> None:
    t = table(3).crew("A", engineer=1).gateway(technician=1, scientist=1).structure("A", "dome", "i1").turn("A")
    t.give("A", reputation=4).play("gateway")
    assert (t.prompt, t.refused("gain astronaut")) == ("GatewayParts", "no-astronaut-to-gain")
    t.play("gain astronaut")
    assert (t.refused("gain engineer"), t.refused("pay")) == ("just-placed", "")
    t.play("gain technician")
    assert (t.refused("seat headquarters"), t.refused("pay")) == ("not-built", "")
    t = table(3).built("A", "dome workshop-top").seated("A", "domes", engineer=1).gateway(engineer=1)
    t.crew("A", scientist=1).give("A", reputation=4).turn("A").play("gateway", "gain astronaut")
    assert t.refused("seat domes") == "slots-taken"
    t = table(3).crew("A", scientist=1).gateway(technician=1, scientist=1).turn("A").play("line corporations")
    assert (t.prompt, t.refused("gain engineer")) == ("GainAstronaut", "nobody-there")
    t = table(2, "to-mars moon-mining sky-watch").gateway(engineer=1, technician=1, scientist=1)
    t.berth("B", "technician").berth("B", "technician").seated("A", "waiting", engineer=1).crew("A", technician=1)
    t.give("A", reputation=4).turn("A").play("gateway", "gain astronaut")
    assert t.refused("gain technician") == "base-full"
    t = table(3).crew("A", technician=1).give("A", rare_earth=1).turn("A")
    t.play("line corporations", "track reputation", "done")
    assert t.prompt == "LastPanel"
    assert t.refused("pay") == ""
    full = table(3).crew("A", technician=1).gateway(technician=1, scientist=1).seated("A", "waiting", engineer=1)
    full.give("A", reputation=4).turn("A").play("gateway")
    assert (full.prompt, full.refused("gain astronaut")) == ("CorporationActions", "")


@pytest.mark.rule("SHA-ART-04", "SHA-ART-05", "SHA-SEL-03", "SHA-SEL-07", "SHA-MOO-03")
def test_why_the_first_three_corporations_refuse() -> None:
    t = acting(table(3).give("A", reputation=4).cargo("1 first").experiments("- c1 r1"))
    assert (t.refused("host board 1"), t.refused("experiment left")) == ("lobby-empty", "no-experiment")
    assert (t.refused("experiment right"), t.refused("ship 1 first")) == ("no-samples", "cargo-taken")
    assert t.refused("ship 2 first") == "no-helium"
    t = acting(table(3).give("A", tourists=1).spot("B", "board 1"))
    assert (t.refused("host board 1"), t.refused("host moon-casino 1")) == ("spot-taken", "spot-not-yours")


@pytest.mark.rule("SHA-ROB-02", "SHA-ROB-03", "SHA-EVE-03", "SHA-SKY-04", "SHA-SKY-05", "SHA-SKY-06", "SHA-SKY-08")
def test_why_robotics_farms_and_watch_refuse() -> None:
    corps = "space-robotics evergreen-farms sky-watch"
    t = table(2, corps).factory("A", "top left").factory("B", "top right").give("A", plants=1, reputation=4)
    t = acting(t.structure("A", "dome", "i1").structure("A", "dome", "i2").farm("B", 1, "i2").track("A", 3))
    assert (t.refused("factory top left"), t.refused("factory top right")) == ("factory-owned", "factory-gone")
    assert (t.refused("factory middle left"), t.refused("farm 2")) == ("cannot-pay", "no-plants")
    t.state.boards[1].stock[0] = 1  # type: ignore[attr-defined]
    t.play("farm 1")
    t = table(2, corps).give("A", plants=3, reputation=4).structure("A", "dome", "i1").structure("A", "dome", "i2")
    t = acting(t.structure("A", "dome", "i3").farm("B", 1, "i2")).play("farm 2")
    assert (t.refused("sector i2"), t.refused("sector o1")) == ("farm-there", "no-own-structure")
    assert t.refused("done") == ""
    t = table(2, corps).give("A", plants=3, reputation=4).structure("A", "headquarters", "i1")
    t = acting(t.structure("A", "dome", "i3").structure("A", "dome", "i4")).play("farm 3")
    assert t.refused("sector i1") == "no-room-there"
    none = acting(table(2, corps).give("A", plants=9, reputation=4))
    assert none.refused("farm 1") == "no-farm-site"
    none.state.boards[1].stock[0] = 0  # type: ignore[attr-defined]
    assert none.refused("farm 1") == "no-farm-left"
    end = acting(table(2, corps).give("A", reputation=4).track("A", 12))
    assert end.refused("watch") == "track-ended"
    t = table(2, corps).give("A", titanium=1, credits=2, reputation=4).contribution("B", "1 bottom").track("A", 2)
    t = acting(t.give("A", rare_earth=1).energy(0)).play("watch")
    assert (t.refused("contribute 2 bottom"), t.refused("contribute 1 bottom")) == ("section-closed", "program-taken")
    assert (t.refused("contribute 1 top"), t.refused("pay")) == ("too-little-energy", "")
    t = acting(table(2, corps).give("A", rare_earth=1, reputation=4).track("A", 2)).play("watch")
    assert t.refused("contribute 1 bottom") == "cannot-pay"


@pytest.mark.rule("SHA-MAR-02", "SHA-MAR-06", "SHA-MAR-07", "SHA-GATE-04", "SHA-ROB-04", "SHA-LEAD-18")
def test_why_the_ship_and_a_payment_refuse() -> None:
    corps = "to-mars space-robotics moon-mining"
    t = table(2, corps).give("A", reputation=4).structure("A", "headquarters", "i1").aboard("B", 6, 1).aboard("B", 6, 2)
    t = acting(t.berth("B", "engineer").berth("B", "engineer"))
    assert (t.refused("send i1"), t.refused("send i2")) == ("no-module", "no-own-structure")
    assert (t.refused("board engineer"), t.refused("board scientist")) == ("berths-taken", "nobody-in-base")
    assert (t.refused("ship panel"), t.refused("pay")) == ("cannot-pay", "")
    t.ship_panels(6)
    assert t.refused("ship panel") == "no-ship-panel"
    t = acting(table(2, corps).give("A", reputation=4).structure("A", "dome", "i1").structure("A", "dome", "i2"))
    t.play("send i1")
    assert (t.prompt, t.refused("module 5"), t.refused("pay")) == ("ChooseModule", "module-takes-none", "")
    t = table(2, corps).gateway(engineer=1, technician=1).give("A", reputation=12).crew("A", engineer=1)
    t.turn("A").play("line corporations", "track token", "token v1")
    assert (t.prompt, t.refused("gain scientist"), t.refused("pay")) == ("Embark", "nobody-there", "")
    t.berth("B", "engineer").berth("B", "engineer")
    assert t.refused("gain engineer") == "berths-taken"
    t = table(2, corps).give("A", robots=1, credits=1, titanium=1).power("o1 o2").crew("A", technician=1)
    t.line("build", "engineer").turn("A").play("line build")
    assert (t.prompt, t.refused("robot rare-earth"), t.refused("done")) == ("PayWith", "robots-needed", "")
    t = table(2, corps).leader("A", "usa-a").give("A", titanium=1, credits=1).power("o1 o2").crew("A", technician=1)
    t.turn("A").play("line build")
    t = table(2, corps).leader("A", "usa-a").give("A", titanium=2, rare_earth=1, credits=3).power("o1 o2")
    t.crew("A", technician=1).turn("A").play("line build", "build laboratory-top")
    assert (t.prompt, t.refused("price 4"), t.refused("done")) == ("ChoosePrice", "cannot-pay", "")
