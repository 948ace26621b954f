"""Up to three Corporation actions: where they come from, how often, the Scientist's bonus."""

import pytest
from shackleton_table import Table, table

import frostline

TRACK = ["track reputation", "track titanium", "track rare-earth", "track token"]


def acting(kind: str = "engineer", **goods: int) -> Table:
    """A may perform Corporation actions, no panel is left to build; the Engineer gets no bonus."""
    return table(3).ring(18).crew("A", **{kind: 1}).give("A", **goods)


# Up to three.


@pytest.mark.rule("SHA-CORPACT-01")
def test_after_the_third_action_the_turn_is_over() -> None:
    t = acting(reputation=12).turn("A").play("line corporations", "track titanium", "track rare-earth")
    assert t.who == "A"
    t.play("track reputation")
    assert (t.who, t["A"].reputation) == ("", 14)
    assert (t["A"].titanium, t["A"].rare_earth) == (1, 1)


@pytest.mark.rule("SHA-CORPACT-01")
@pytest.mark.parametrize("number", [1, 2])
def test_one_may_stop_before_the_third_action(number: int) -> None:
    t = acting(reputation=12).turn("A").play("line corporations", *TRACK[1 : 1 + number])
    assert "done" in t.options
    t.play("done")
    assert (t.who, t["A"].titanium + t["A"].rare_earth) == ("", number)


@pytest.mark.rule("SHA-CORPACT-01")
def test_an_action_is_fully_resolved_before_the_next_is_chosen() -> None:
    t = acting(helium=2, titanium=1).gateway(engineer=1, technician=1).turn("A")
    t.play("line corporations", "ship 3 first")
    assert t.options == ["gain engineer", "gain technician"]
    t.play("gain technician")
    assert t.in_base("A", "waiting") == {"technician": 1}
    assert "track reputation" in t.options


@pytest.mark.rule("SHA-CORPACT-01", "SHA-CMD-02", "SHA-CMD-03")
@pytest.mark.parametrize(("there", "cost"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_the_leftmost_slot_is_taken_and_paid(there: int, cost: int) -> None:
    t = acting(credits=3).line("corporations", "technician " * there).turn("A").play("line corporations")
    assert (t["A"].credits, t.on_line("corporations")) == (3 - cost, ["technician"] * there + ["engineer"])


# Sources.


@pytest.mark.rule("SHA-CORPACT-02")
def test_actions_come_from_the_track_the_boards_and_the_own_projects() -> None:
    t = acting(tourists=1, helium=1).spot("B", "board 1").projects("A", "isotope-separator").projects("B", "refinery")
    t.give("A", titanium=1).experiments("l8 - -").turn("A").play("line corporations")
    assert {"track reputation", "ship 1 first", "host board 2", "use isotope-separator"} <= set(t.options)
    assert not {"use refinery", "host board 1", "experiment left"} & set(t.options)


@pytest.mark.rule("SHA-CORPACT-02")
def test_the_action_of_a_board_needs_its_goods() -> None:
    t = acting(helium=1, ice=2).experiments("l8 l1 -").turn("A").play("line corporations")
    assert sorted(t.options) == ["experiment left", "ship 1 first", "track reputation"]


@pytest.mark.rule("SHA-CORPACT-03", "SHA-REP-02")
@pytest.mark.parametrize(
    ("move", "good", "before", "after"),
    [
        ("track reputation", "reputation", 12, 14),
        ("track titanium", "titanium", 0, 1),
        ("track rare-earth", "rare_earth", 0, 1),
    ],
)
def test_the_track_gives_reputation_titanium_or_rare_earth(move: str, good: str, before: int, after: int) -> None:
    t = acting(reputation=12).turn("A").play("line corporations")
    assert getattr(t["A"], good) == before
    assert getattr(t.play(move)["A"], good) == after


@pytest.mark.rule("SHA-CORPACT-03", "SHA-REP-02")
@pytest.mark.parametrize(
    ("corner", "good"), [("v1", "tourists"), ("v3", "helium"), ("v5", "basalt"), ("v20", "helium")]
)
def test_at_twelve_any_token_of_the_main_board_may_be_activated(corner: str, good: str) -> None:
    t = acting(reputation=12).token("v20", "moon-mining").turn("A").play("line corporations", "track token")
    assert sorted(t.options) == ["token v1", "token v20", "token v3", "token v5"]
    assert getattr(t.play(f"token {corner}")["A"], good) == 1


@pytest.mark.rule("SHA-CORPACT-04", "SHA-REP-02")
@pytest.mark.parametrize(("reputation", "number"), [(0, 1), (3, 1), (4, 2), (7, 2), (8, 3), (11, 3), (12, 4), (15, 4)])
def test_a_track_action_needs_the_marker_at_or_beyond_its_space(reputation: int, number: int) -> None:
    t = acting(reputation=reputation).turn("A").play("gateway")
    if number == 1:
        assert (t["A"].reputation, t.who) == (reputation + 2, "")
    else:
        assert t.options == TRACK[:number]


@pytest.mark.rule("SHA-CORPACT-04")
@pytest.mark.parametrize(("reputation", "unlocked"), [(2, 1), (3, 1), (6, 2), (7, 2), (10, 3), (11, 3)])
def test_an_action_unlocked_on_the_way_may_be_used_at_once(reputation: int, unlocked: int) -> None:
    t = acting(reputation=reputation, helium=1).turn("A").play("line corporations")
    assert TRACK[unlocked] not in t.options
    t.play("track reputation")
    assert TRACK[unlocked] in t.options


@pytest.mark.rule("SHA-CORPACT-04")
def test_an_action_one_point_short_stays_locked() -> None:
    t = acting(reputation=1, helium=1).turn("A").play("line corporations", "track reputation")
    assert "track titanium" not in t.options
    with pytest.raises(frostline.IllegalMove):
        t.play("track titanium")


@pytest.mark.rule("SHA-CORPACT-05")
@pytest.mark.parametrize("move", TRACK[:3])
def test_each_action_of_the_track_is_used_once_in_one_command_action(move: str) -> None:
    t = acting(reputation=12).turn("A").play("line corporations", move)
    assert move not in t.options
    assert t.why_not(move) == "SHA-CORPACT-05"
    assert set(TRACK) - {move} < set(t.options)


@pytest.mark.rule("SHA-CORPACT-05")
def test_the_token_action_too_is_used_once() -> None:
    t = acting(reputation=12).turn("A").play("line corporations", "track token", "token v1")
    assert "track token" not in t.options


@pytest.mark.rule("SHA-CORPACT-06")
def test_the_action_of_a_corporation_may_be_repeated() -> None:
    t = acting(helium=5).turn("A").play("line corporations", "ship 1 first", "ship 2 first", "ship 2 second")
    assert (t["A"].helium, t["A"].vp, t.shipped("A")) == (0, 12, 3)


@pytest.mark.rule("SHA-CORPACT-06")
def test_three_tourists_may_be_hosted_one_after_another() -> None:
    t = acting(tourists=3).turn("A").play("line corporations", "host board 1", "host board 2", "host board 3")
    assert (t["A"].vp, t.hosted("A")) == (10, 3)


@pytest.mark.rule("SHA-CORPACT-07")
def test_the_plain_action_of_a_project_may_be_repeated() -> None:
    t = acting(titanium=3).projects("A", "refinery").turn("A").play("line corporations", *["use refinery"] * 3)
    assert (t["A"].helium, t["A"].titanium) == (3, 0)


@pytest.mark.rule("SHA-CORPACT-07")
def test_a_once_per_round_action_is_used_once() -> None:
    t = acting(reputation=4).projects("A", "isotope-separator").turn("A").play("line corporations")
    t.play("use isotope-separator")
    assert t["A"].helium == 1
    assert "use isotope-separator" not in t.options


@pytest.mark.rule("SHA-CORPACT-07")
def test_a_once_per_round_action_is_not_to_be_had_in_a_later_turn_either() -> None:
    t = acting().projects("A", "isotope-separator").turn("A").play("gateway", "use isotope-separator")
    t.crew("A", engineer=1).give("A", reputation=4, helium=0).gateway().turn("A").play("gateway")
    assert t.options == ["track reputation", "track titanium"]


@pytest.mark.rule("SHA-CORPACT-07", "SHA-ROUND-05")
def test_a_once_per_round_action_comes_back_with_the_next_round() -> None:
    t = acting().projects("A", "isotope-separator").used("A", "isotope-separator").crew("A").maintenance()
    t.crew("A", engineer=1).turn("A").play("gateway", "use isotope-separator")
    assert t["A"].helium == 1


@pytest.mark.rule("SHA-CORPACT-07")
def test_two_once_per_round_actions_are_used_once_each() -> None:
    t = acting().projects("A", "isotope-separator regolith-spa").turn("A").play("line corporations")
    t.play("use isotope-separator", "use regolith-spa")
    assert (t["A"].helium, t["A"].tourists) == (1, 1)
    assert "use isotope-separator" not in t.options


@pytest.mark.rule("SHA-CORPACT-08")
def test_a_single_action_granted_later_may_repeat_one_of_the_track() -> None:
    t = acting(reputation=4).turn("A").play("line corporations", "track titanium", "done")
    t.crew("A", engineer=1).turn("A").play("gateway", "track titanium")
    assert t["A"].titanium == 2


@pytest.mark.rule("SHA-CORPACT-08")
@pytest.mark.parametrize("move", TRACK[:3])
def test_the_bonus_of_a_technician_may_use_any_action_of_the_track(move: str) -> None:
    t = (
        acting("technician", reputation=12, credits=3, helium=1)
        .energy(5)
        .turn("A")
        .play("line fund", "fund deep-drill")
    )
    assert set(TRACK) < set(t.options)
    assert t.play(move).who == ""


@pytest.mark.rule("SHA-CORPACT-08", "SHA-LEAD-14")
def test_the_action_of_a_leader_may_be_one_of_the_track_turn_after_turn() -> None:
    t = acting(credits=4, reputation=4).leader("A", "europe-b")
    for titanium in (1, 2):
        t.crew("A", technician=1).turn("A").play(f"slot {titanium}", "leader", "track titanium")
        assert (t["A"].titanium, t["A"].credits) == (titanium, 4 - 2 * titanium)


# The Scientist's bonus.


@pytest.mark.rule("SHA-CORPACT-09", "SHA-CMD-07")
def test_a_scientist_must_take_an_astronaut_after_the_actions() -> None:
    t = acting("scientist", reputation=4).gateway(engineer=1, technician=1).turn("A")
    t.play("line corporations", "track titanium", "done")
    assert t.options == ["gain engineer", "gain technician"]
    t.play("gain engineer")
    assert (t.in_gateway, t.in_base("A", "waiting"), t.who) == ({"technician": 1}, {"engineer": 1}, "")


@pytest.mark.rule("SHA-CORPACT-09")
def test_with_nobody_in_the_lunar_gateway_the_scientist_brings_nothing() -> None:
    t = acting("scientist").built("A", "dome").turn("A").play("line corporations")
    assert (t.who, t.in_base("A", "waiting"), t.in_base("A", "domes"), t["A"].reputation) == ("", {}, {}, 2)


@pytest.mark.rule("SHA-CORPACT-09")
def test_with_a_full_base_the_scientist_brings_nothing() -> None:
    t = acting("scientist").built("A", "dome").seated("A", "domes", engineer=1).seated("A", "waiting", engineer=1)
    t.gateway(technician=2).turn("A").play("line corporations")
    assert (t.who, t.in_gateway) == ("", {"technician": 2})


@pytest.mark.rule("SHA-CORPACT-09", "SHA-CMD-06")
@pytest.mark.parametrize("kind", ["engineer", "technician"])
def test_no_other_astronaut_brings_one(kind: str) -> None:
    t = acting(kind).gateway(technician=2).turn("A").play("line corporations")
    assert (t.who, t.in_gateway, t["A"].reputation) == ("", {"technician": 2}, 2)


# Corporations in play.


@pytest.mark.rule("SHA-CORPACT-10")
def test_only_corporations_in_play_have_actions() -> None:
    t = acting(titanium=9, rare_earth=9, credits=9, plants=3, reputation=4).structure("A", "dome", "i1").turn("A")
    t.play("line corporations")
    assert t.options == ["track reputation", "track titanium"]
    for move in ("watch", "farm 1", "factory top left", "send i1", "ship panel"):
        with pytest.raises(frostline.IllegalMove):
            t.play(move)


@pytest.mark.rule("SHA-CORPACT-10")
def test_in_another_game_others_have_actions() -> None:
    t = table(3, "evergreen-farms sky-watch space-robotics").crew("A", engineer=1).structure("A", "dome", "i1")
    t.give("A", titanium=2, plants=1, helium=3, tourists=3).turn("A").play("line corporations")
    assert sorted(t.options) == ["factory top left", "farm 1", "track reputation", "watch"]


@pytest.mark.rule("SHA-CORPACT-01", "SHA-CORPACT-03", "SHA-CORPACT-04", "SHA-CORPACT-09")
def test_example_8_nestore_performs_three_corporation_actions() -> None:
    t = acting("scientist", credits=3, reputation=2, helium=2).line("corporations", "engineer " * 5)
    t.gateway(technician=1, engineer=1).turn("A").play("line corporations", "track reputation", "track titanium")
    t.play("ship 2 first", "gain technician")
    assert (t["A"].credits, t["A"].reputation, t["A"].titanium, t["A"].helium, t["A"].vp) == (0, 4, 1, 0, 6)
    assert (t.in_base("A", "waiting"), t.in_gateway) == ({"technician": 1}, {"engineer": 1})
