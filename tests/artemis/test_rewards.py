"""Expedition rewards, catalogue 10."""

import tomllib
from importlib.resources import files

import pytest
from artemis_table import Table, table


def rewarded(name: str, dice: str = "A6 A6 B3", before: Table | None = None) -> Table:
    """That Expedition resolved as the only one."""
    t = before or table(2)
    return t.expeditions(name).on_expedition(name, dice).region("basecamp")


def ready(dice: str, seats: int = 2) -> Table:
    """A stands first on the Training Dive, whose second reward is training."""
    return table(seats).expeditions("training-dive").on_expedition("training-dive", dice)


@pytest.mark.rule("ART-RWD-01")
@pytest.mark.parametrize(
    ("name", "choice", "good", "amount"),
    [
        ("black-smoker-field", 1, "minerals", 3),
        ("black-smoker-field", 2, "energy", 5),
        ("salvage-run", 1, "toolkits", 4),
        ("crystal-grotto", 1, "vp", 1),
        ("first-contact-reef", 1, "vp", 2),
    ],
)
def test_goods_are_gained_as_printed_and_nothing_else(name: str, choice: int, good: str, amount: int) -> None:
    t = rewarded(name).play(f"A: reward {choice}")
    gained = [getattr(t["A"], each) for each in ("minerals", "energy", "toolkits", "vp")]
    assert [getattr(t["A"], good), sum(gained), t["A"].badges] == [amount, amount, 1]


@pytest.mark.rule("ART-RWD-01")
@pytest.mark.parametrize(("energy", "minerals"), [(3, 0), (0, 3)])
def test_three_of_one_kind_are_gained_by_choice_and_never_a_mix(energy: int, minerals: int) -> None:
    t = rewarded("weather-mast-repair").play("A: reward 2")
    assert set(t.options) == {"resources 3e 0m", "resources 0e 3m"}
    t.play(f"A: resources {energy}e {minerals}m")
    assert [t["A"].energy, t["A"].minerals] == [energy, minerals]


@pytest.mark.rule("ART-RWD-02", "ART-GEN-08")
def test_a_building_is_taken_without_payment_and_may_be_staffed_from_shelters() -> None:
    t = table(2).shelters("A", "PPM").build("A", "drone-docks", "E").expeditions("prefab-drop")
    t.rewards_on("prefab-drop", building="manufactory").on_expedition("prefab-drop", "A6 B4").region("basecamp")
    t.play("A: reward 1")
    assert set(t.options) == {"colonist pioneer", "done"}
    t.play("A: colonist pioneer")
    assert [t.buildings("A"), t["A"].minerals] == [["drone-docks", "manufactory"], 0]
    assert [t.staff("A", "manufactory"), t.staff("A", "drone-docks"), t.in_shelters("A")] == ["P", "E", "PM"]


@pytest.mark.rule("ART-RWD-02")
def test_the_second_takes_the_building_that_the_first_left() -> None:
    t = table(2).expeditions("prefab-drop").rewards_on("prefab-drop", building="scion-tower").shelters("B", "S")
    t.on_expedition("prefab-drop", "A6 B4").region("basecamp").play("A: reward 2", "B: done")
    assert [t.buildings("A"), t.buildings("B"), t.in_shelters("B")] == [[], ["scion-tower"], "S"]


@pytest.mark.rule("ART-RWD-02", "ART-RWD-03")
def test_a_colonist_gained_with_a_building_may_go_into_it() -> None:
    t = table(2).expeditions("ghost-station").rewards_on("ghost-station", "EM", "shuttle-bay")
    t.on_expedition("ghost-station", "A6 A6 A2").region("basecamp").play("A: reward 1", "A: into shuttle-bay")
    assert [t.staff("A", "shuttle-bay"), t.in_shelters("A"), t["A"].badges] == ["E", "M", 1]


@pytest.mark.rule("ART-RWD-03")
@pytest.mark.parametrize("kind", ["P", "E", "M", "S"])
def test_the_colonist_gained_is_the_one_lying_on_the_card(kind: str) -> None:
    t = table(2).expeditions("lost-rover").rewards_on("lost-rover", kind)
    t.on_expedition("lost-rover", "A6 B1").region("basecamp").play("A: reward 1")
    assert [t.who, t.in_shelters("A"), t.in_shelters("B")] == ["", kind, ""]


@pytest.mark.rule("ART-RWD-03", "ART-GEN-07")
def test_each_of_two_colonists_is_placed_by_itself() -> None:
    t = table(2).build("A", "sensor-station").expeditions("drifting-pods").rewards_on("drifting-pods", "MM")
    t.on_expedition("drifting-pods", "A6 B2").region("basecamp").play("A: reward 1")
    assert set(t.options) == {"shelters", "into sensor-station"}
    t.play("A: shelters")
    assert [t.prompt, t.in_shelters("A")] == ["PlaceColonist", "M"]
    t.play("A: into sensor-station")
    assert [t.staff("A", "sensor-station"), t.in_shelters("A"), t.discards()] == ["M", "M", ""]


@pytest.mark.rule("ART-RWD-04")
@pytest.mark.parametrize(("new", "letter"), [("engineer", "E"), ("marine", "M"), ("steward", "S")])
def test_training_discards_a_colonist_and_takes_any_from_the_academy(new: str, letter: str) -> None:
    t = ready("A5 B1").shelters("A", "PP").academy().region("basecamp").play("A: reward 2", "A: colonist pioneer")
    assert set(t.options) == {"colonist engineer", "colonist marine", "colonist steward"}
    t.play(f"A: colonist {new}")
    assert [t.in_shelters("A"), t.discards()] == ["P" + letter, "P"]
    assert t.supply() == "EEEEMMMMSSSS".replace(letter, "", 1)


@pytest.mark.rule("ART-RWD-04")
def test_training_offers_only_who_is_left_in_the_academy() -> None:
    t = ready("A5 B1").shelters("A", "P").academy("B1M", supply="EES").region("basecamp")
    t.play("A: reward 2", "A: colonist pioneer")
    assert set(t.options) == {"colonist engineer", "colonist steward"}  # B's Marine is only waiting there


@pytest.mark.rule("ART-RWD-04")
def test_the_colonist_given_up_may_come_from_shelters_or_any_own_building() -> None:
    t = ready("A5 B1").shelters("A", "EM").build("A", "drone-docks", "E").build("A", "scoutpost", "P")
    t.shelters("B", "S").academy().region("basecamp").play("A: reward 2")
    assert set(t.options) == {"skip", "colonist pioneer", "colonist engineer", "colonist marine"}
    t.play("A: colonist engineer")
    assert set(t.options) == {"from shelters", "from drone-docks"}
    t.play("A: from drone-docks", "A: colonist engineer", "A: into drone-docks")
    assert [t.in_shelters("A"), t.staff("A", "drone-docks"), t.discards()] == ["EM", "E", "E"]


@pytest.mark.rule("ART-RWD-04")
@pytest.mark.parametrize(("answer", "staff", "shelters"), [("into sensor-station", "M", ""), ("shelters", "", "M")])
def test_the_trained_colonist_goes_to_shelters_or_a_building_with_room(answer: str, staff: str, shelters: str) -> None:
    t = ready("A5 B1").shelters("A", "P").build("A", "sensor-station").build("A", "scoutpost").academy(supply="M")
    t.region("basecamp").play("A: reward 2", "A: colonist pioneer")
    assert set(t.options) == {"shelters", "into sensor-station"}
    t.play(f"A: {answer}")
    assert [t.staff("A", "sensor-station"), t.in_shelters("A"), t.supply()] == [staff, shelters, ""]


@pytest.mark.rule("ART-RWD-04")
def test_the_second_may_train_when_the_first_took_the_other_reward() -> None:
    t = ready("A5 B1").shelters("B", "P").academy(supply="S").region("basecamp")
    t.play("A: reward 1", "B: colonist pioneer")
    assert [t.in_shelters("B"), t.discards(), t["A"].badges, t["B"].badges] == ["S", "P", 2, 1]


@pytest.mark.rule("ART-RWD-05")
def test_training_may_be_skipped() -> None:
    t = ready("A5 B1").shelters("A", "P").academy(supply="E").region("basecamp").play("A: reward 2", "A: skip")
    assert [t.in_shelters("A"), t.supply(), t.discards(), t["A"].badges] == ["P", "E", "", 1]


@pytest.mark.rule("ART-RWD-05")
@pytest.mark.parametrize(("colonists", "supply"), [("", "EMS"), ("PM", ""), ("", "")])
def test_training_does_nothing_without_both_pieces(colonists: str, supply: str) -> None:
    t = ready("A5 B1").shelters("A", colonists).academy(supply=supply).region("basecamp").play("A: reward 2")
    assert [t.who, t.in_shelters("A"), t.supply(), t.discards()] == ["", colonists, supply, ""]


@pytest.mark.rule("ART-RWD-06")
def test_an_engineer_given_up_on_this_expedition_still_brings_resources() -> None:
    t = ready("A5+E B1").academy().region("basecamp").play("A: reward 2")
    assert set(t.options) == {"skip", "colonist engineer"}
    t.play("A: colonist engineer", "A: colonist steward")
    assert t.prompt == "ChooseEngineerGain"
    t.play("A: resources 2e 0m")
    assert [t.who, t.in_shelters("A"), t.discards(), t["A"].energy] == ["", "S", "E", 2]


@pytest.mark.rule("ART-RWD-06")
def test_the_second_too_may_give_up_somebody_on_this_expedition() -> None:
    t = ready("A6+M B1+E").academy(supply="S").region("basecamp").play("A: reward 1")
    assert [t.who, set(t.options)] == ["B", {"skip", "colonist engineer"}]
    t.play("B: colonist engineer", "B: resources 1e 1m")
    assert [t.in_shelters("A"), t.in_shelters("B"), t.discards()] == ["M", "S", "E"]


@pytest.mark.rule("ART-RWD-06")
def test_a_steward_given_up_on_this_expedition_still_brings_a_point() -> None:
    t = ready("A2+S A4 B1").academy(supply="M").region("basecamp").play("A: reward 2", "A: colonist steward")
    assert [t.in_shelters("A"), t.discards(), t["A"].vp] == ["M", "S", 1]


@pytest.mark.rule("ART-RWD-06")
def test_a_pioneer_given_up_on_this_expedition_still_counts() -> None:
    t = ready("A3+PPP").academy(supply="M").region("basecamp").play("A: reward 2", "A: colonist pioneer")
    assert [t.who, t["A"].badges] == ["", 2]  # a success for the only player there, who gets the other reward too
    assert [t.in_shelters("A"), t.discards()] == ["PPM", "P"]


@pytest.mark.rule("ART-RWD-06", "ART-RWD-04")
@pytest.mark.parametrize("place", ["from shelters", "from scoutpost", "from expedition"])
def test_the_one_given_up_may_be_taken_from_this_expedition_or_from_home(place: str) -> None:
    t = ready("A5+P B1").shelters("A", "P").build("A", "scoutpost", "P").academy(supply="M").region("basecamp")
    t.play("A: reward 2", "A: colonist pioneer")
    assert set(t.options) == {"from shelters", "from scoutpost", "from expedition"}
    t.play(f"A: {place}")
    home = {"from shelters": ("PM", "P"), "from scoutpost": ("PPM", ""), "from expedition": ("PM", "P")}
    assert (t.in_shelters("A"), t.staff("A", "scoutpost")) == home[place]
    assert t.discards() == "P"


@pytest.mark.rule("ART-RWD-06")
def test_who_is_on_a_later_expedition_or_in_the_academy_or_anothers_cannot_be_given_up() -> None:
    t = ready("A5 B3+S", seats=3).expeditions("mantle-tap").on_expedition("mantle-tap", "A1+P").shelters("C", "E")
    t.academy("A3M").region("basecamp").play("A: reward 2")
    assert [t.who, t.in_shelters("A"), t.discards()] == ["", "P", ""]  # nothing to ask; the Pioneer is back by now
    assert t.supply() == "EEEEMMMMSSSS"


@pytest.mark.rule("ART-RWD-06")
def test_who_is_back_from_an_earlier_expedition_can_be_given_up() -> None:
    t = table(2).expeditions("mantle-tap").on_expedition("mantle-tap", "A1+P").expeditions("training-dive")
    t.on_expedition("training-dive", "A5 B1").academy(supply="M").region("basecamp")
    t.play("A: reward 2", "A: colonist pioneer")
    assert [t.in_shelters("A"), t.discards()] == ["M", "P"]


@pytest.mark.rule("ART-RWD-07", "ART-GEN-14")
@pytest.mark.parametrize(
    ("name", "kind", "building"),
    [("perimeter-sweep", "M", "sensor-station"), ("council-delegation", "S", "pocket-operations")],
)
def test_one_point_comes_for_each_one_of_the_type_in_the_whole_colony(name: str, kind: str, building: str) -> None:
    t = table(3).shelters("A", kind * 2 + "PE").build("A", building, kind).shelters("B", kind).doorstep(kind)
    t.expeditions(name, "heart-of-the-pocket").on_expedition("heart-of-the-pocket", f"A1+{kind}")
    t.academy(f"A3{kind}").on_expedition(name, f"A2+{kind} A6 B3+{kind}").region("basecamp")
    t.play("A: reward 1", *["B: resources 3e 0m"] * (name == "perimeter-sweep"))
    assert t["A"].vp == (7 if kind == "S" else 6)  # the Steward sent along brings a point of its own


@pytest.mark.rule("ART-RWD-07")
@pytest.mark.parametrize(("name", "others"), [("leviathan-hunt", "PES"), ("founders-summit", "PEM")])
def test_the_other_types_bring_no_points(name: str, others: str) -> None:
    t = rewarded(name, before=table(2).shelters("A", others).academy()).play("A: reward 1")
    assert t["A"].vp == 0


@pytest.mark.rule("ART-RWD-07")
def test_the_second_is_paid_for_the_own_colony() -> None:
    t = rewarded("leviathan-hunt", before=table(2).shelters("A", "MMM").shelters("B", "MM")).play("A: reward 2")
    assert [t["A"].vp, t["B"].vp] == [0, 2]


@pytest.mark.rule("ART-RWD-08")
def test_the_relief_reward_is_one_step_with_its_reward() -> None:
    t = rewarded("stranded-lander", before=table(2).give("A", relief=1)).play("A: reward 1")
    assert set(t.options) == {"relief 1", "relief 2"}
    t.play("A: relief 2")
    assert [t["A"].relief, t["A"].energy, t["A"].minerals] == [2, 2, 0]


@pytest.mark.rule("ART-RWD-09")
@pytest.mark.parametrize(("choice", "badges"), [(1, [2, 1]), (2, [1, 2])])
def test_the_badge_reward_comes_besides_the_badge_for_success(choice: int, badges: list[int]) -> None:
    t = rewarded("training-dive").play(f"A: reward {choice}")
    assert [t["A"].badges, t["B"].badges] == badges


@pytest.mark.rule("ART-RWD-10")
def test_the_two_rewards_of_a_card_are_different() -> None:
    folder = files("frostline") / "games" / "artemis" / "components"
    cards = tomllib.loads((folder / "expeditions.toml").read_text(encoding="utf-8"))
    assert len(cards) == 22
    assert [name for name, card in cards.items() if card["rewards"][0] == card["rewards"][1]] == []
    assert {len(card["rewards"]) for card in cards.values()} == {2}


@pytest.mark.rule("ART-RWD-11")
@pytest.mark.parametrize("lying", ["", "S"])
def test_a_reward_of_two_colonists_gives_only_those_that_lie_there(lying: str) -> None:
    t = table(2).expeditions("drifting-pods").rewards_on("drifting-pods", lying)
    t.on_expedition("drifting-pods", "A6 B2").region("basecamp").play("A: reward 1")
    assert [t.who, t.in_shelters("A"), t["A"].badges, t["B"].vp] == ["", lying, 1, 1]


@pytest.mark.rule("ART-RWD-11")
def test_a_building_reward_without_a_building_gives_nothing() -> None:
    t = rewarded("prefab-drop").play("A: reward 1")
    assert [t.who, t.buildings("A"), t["A"].badges, t["B"].vp] == ["", [], 1, 1]
