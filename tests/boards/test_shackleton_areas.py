"""Corporations, bases and AstroBot of Shackleton Base: every move they hold is drawn once, all of it to be read."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections import Counter

import pytest
from drawings import NAMES, attributes, check_sound, drawing, scene_of
from shackleton_table import Table, table

from frostline.boards import BOARDS, ICONS, Scene
from frostline.boards.shackleton_astrobot import astrobot
from frostline.boards.shackleton_base import WIDTH as BASE_WIDTH
from frostline.boards.shackleton_base import draw_base
from frostline.boards.shackleton_corporations import OWN, corporation, project_tip, signs_of
from frostline.core.state import NOBODY
from frostline.games.shackleton.components import PLACES
from frostline.games.shackleton.game import BASE
from frostline.games.shackleton.moves import CORPORATION_NAMES, PROJECT_NAMES
from frostline.games.shackleton.projects import NONE
from frostline.text import speaker

PLACELESS = ("done", "go on", "pay", "gain astronaut", "corporation action", "price", "robot", "sample", "spend")
BOARD = BOARDS["shackleton"]
SETS = (
    "artemis-tours selenium-research moon-mining",
    "space-robotics evergreen-farms sky-watch",
    "to-mars sky-watch artemis-tours",
)
GOODS = dict.fromkeys("helium robots plants basalt ice glass tourists".split(), 5)  # noqa: SIM905


def rich(corps: str, seats: int = 3) -> Table:
    """A table where A can do nearly anything with these Corporations."""
    t = table(seats, corps)
    letters = "ABCD"[: max(2, seats)]
    t.give(letters, credits=30, titanium=9, rare_earth=9, reputation=8, vp=12, **GOODS)
    t.crew(letters, engineer=2, technician=2, scientist=2)
    t.structure("A", "dome", "i1").structure("A", "workshop-top", "i2").structure("A", "laboratory-middle", "o1")
    t.structure("B", "workshop-middle", "o4").seated("A", "domes", scientist=1).seated("A", "waiting", engineer=1)
    t.seated("A", "workshop-top", engineer=1, technician=1).gateway(engineer=2, technician=1, scientist=1)
    t.leader("A", "canada-a").energy(8)
    return t


def placed(t: Table) -> Counter[str]:
    """The legal moves that have a place."""
    return Counter(text for text in t.options if not text.startswith(PLACELESS))


def asked(t: Table) -> str:
    """The question, once it is sure that all its moves are drawn exactly once, wide and narrow."""
    for narrow in (False, True):
        for lang in ("en", "fr"):
            page = drawing(scene_of(t.state, t.state.seat, lang), narrow)
            assert Counter(attributes(page, "data-move")) == placed(t), t.prompt
    return t.prompt


def scene(t: Table, lang: str = "en") -> Scene:
    """The position as whoever decides sees it."""
    return scene_of(t.state, t.state.seat, lang)


def boxes(drawn: str) -> list[tuple[float, float, float, float]]:
    """All boxes that are not part of a sign or a piece: x, y, width, height."""
    found: list[tuple[float, float, float, float]] = []
    left = [ET.fromstring(f"<g>{drawn}</g>")]
    while left:
        each = left.pop()
        if each.tag == "rect":
            x, y, wide, tall = (float(each.attrib[name]) for name in ("x", "y", "width", "height"))
            found.append((x, y, wide, tall))
        left += [] if "transform" in each.attrib else list(each)
    return found


# Moves.


@pytest.mark.parametrize("corps", SETS)
def test_corporation_actions_have_their_places(corps: str) -> None:
    t = rich(corps).turn("A").play("deploy scientist", "line corporations")
    assert asked(t) == "CorporationActions"
    families = {text.split()[0] for text in t.options}
    wanted = {"artemis-tours": "host", "selenium-research": "experiment", "moon-mining": "ship"}
    wanted |= {"space-robotics": "factory", "evergreen-farms": "farm", "sky-watch": "watch", "to-mars": "board"}
    assert {wanted[name] for name in corps.split()} <= families


def test_tourists_are_hosted_on_own_cards_too() -> None:
    t = rich(SETS[0]).projects("A", "crater-hotel regolith-spa").projects("B", "moon-casino")
    t.turn("A").play("deploy scientist", "line corporations")
    assert asked(t) == "CorporationActions"
    area = BOARD.area(scene(t), 0)
    hosts = [move for move in attributes(area, "data-move") if move.startswith("host")]
    assert hosts == [f"host crater-hotel {n}" for n in (1, 2, 3)] + ["host regolith-spa 1", "host regolith-spa 2"]
    assert "use regolith-spa" in attributes(area, "data-move")
    assert attributes(BOARD.area(scene(t), 1), "data-move") == []


def test_questions_after_an_action_have_their_places() -> None:
    met = set()
    start = ("deploy scientist", "line corporations")
    for corps, moves in (
        (SETS[0], ("experiment centre",)),
        (SETS[1], ("farm 2",)),
        (SETS[1], ("watch",)),
        (SETS[2], ("send i1",)),
    ):
        met.add(asked(rich(corps).turn("A").play(*start, *moves)))
    assert {"Contribute", "PlaceFarm", "ChooseModule"} <= met
    t = rich("to-mars sky-watch artemis-tours").seated("A", "domes", engineer=1).seated("A", "waiting", engineer=1)
    assert asked(t.turn("A").play(*start, "board engineer")) == "LeaveBase"
    t = rich(SETS[1]).projects("A", "ai-core scout-bots").factory("A", "top left").factory("A", "middle centre")
    assert asked(t.turn("A").play(*start, "use ai-core")) == "RunFactory"
    page = drawing(scene(t))
    assert {move for move in attributes(page, "data-move") if move.startswith("run")} == {
        "run top left",
        "run middle centre",
    }


def test_building_and_moving_in_have_their_places() -> None:
    t = rich(SETS[0]).give("A", robots=0).centre(2).turn("A").play("deploy engineer", "line build")
    assert asked(t) == "ChooseStructure"
    builds = [move for move in attributes(BOARD.area(scene(t), 0), "data-move") if move.startswith("build")]
    assert sorted(builds) == sorted(text for text in t.options if text.startswith("build"))
    t.play("build laboratory-top", "sector o7")
    assert asked(t) == "MoveIn"
    lifts = [text for text in t.options if text.startswith("lift")]
    assert len(lifts) == 4
    t.play(lifts[0], "done")
    assert asked(t) == "UseLaboratories"


def test_astronauts_move_and_sit_down() -> None:
    t = rich(SETS[2]).built("A", "dome headquarters").seated("A", "domes", scientist=2, engineer=0)
    t.income("A")
    assert asked(t) == "Reorganise"
    t.play("lift domes scientist")
    assert asked(t) == "MoveTo"
    t = rich(SETS[2]).turn("A").play("deploy engineer", "gateway", "gain astronaut", "gain technician")
    assert asked(t) == "ChooseSeat"
    moves = attributes(drawing(scene(t)), "data-move")
    assert "berth" in moves
    assert "seat laboratory-middle" in moves
    assert "seat headquarters" not in moves
    whys = attributes(BOARD.area(scene(t), 0), "data-why")
    assert any("SHA-BUILD-10" in why for why in whys)


def test_projects_and_goals_have_their_places() -> None:
    t = rich(SETS[0]).turn("A").play("deploy technician", "line fund")
    assert asked(t) == "ChooseProject"
    assert len([move for move in attributes(drawing(scene(t)), "data-move") if move.startswith("fund")]) == 6
    t = rich(SETS[0]).shipments("A", 3).crew("A", technician=1)
    t.turn("A").play("deploy technician", "gateway")
    while t.prompt != "ClaimGoals":
        t.play(t.options[-1])
    assert asked(t) == "ClaimGoals"
    assert "goal moon-mining medium" in t.options


def test_an_exchange_with_the_gateway_is_offered_beside_the_crew() -> None:
    t = rich(SETS[0]).turn("A")
    assert asked(t) == "ChooseAstronaut"
    swaps = [move for move in attributes(BOARD.area(scene(t), 0), "data-move") if move.startswith("swap")]
    assert len(swaps) == 6
    poor = rich(SETS[0]).give("A", credits=0, robots=0).turn("A")
    assert any("SHA-LEAD" in why for why in attributes(BOARD.area(scene(poor), 0), "data-why"))
    other = rich(SETS[0]).leader("A", "usa-b").turn("A")
    assert not [move for move in attributes(BOARD.area(scene(other), 0), "data-move") if move.startswith("swap")]


def test_energy_of_own_projects_is_used_on_the_card() -> None:
    t = rich(SETS[0]).projects("A", "fusion-reactor").energy(2).turn("A").play("deploy technician", "line fund")
    t.play(next(text for text in t.options if text.startswith("fund")))
    assert asked(t) == "MeetRequirement"
    assert "use fusion-reactor" in attributes(BOARD.area(scene(t), 0), "data-move")


# What there is to see.


@pytest.mark.parametrize("name", CORPORATION_NAMES)
@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("width", [270.7, 412.0])
def test_every_corporation_stays_in_its_box(name: str, seats: int, width: float) -> None:
    others = [each for each in CORPORATION_NAMES if each != name][:2]
    t = rich(" ".join([name, *others]), seats).turn("A")
    for lang in ("en", "fr"):
        drawn, height = corporation(scene(t, lang), 0, 10, 20, width, 12 if width < 300 else 13.5)
        assert 300 < height < 640
        for x, y, wide, tall in boxes(drawn):
            assert x >= 9.5
            assert x + wide <= 10.5 + width
            assert y >= 19.5
            assert y + tall <= 20.5 + height


def test_side_by_side_all_are_equally_tall() -> None:
    for corps in SETS:
        t = rich(corps).turn("A")
        heights = {round(corporation(scene(t), place, 8, 8, 270)[1], 3) for place in range(PLACES)}
        assert len(heights) == 1


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_drawings_are_sound(lang: str, seats: int) -> None:
    for corps in SETS:
        t = busy(corps, seats)
        for narrow in (False, True):
            check_sound(drawing(scene_of(t.state, t.state.seat, lang), narrow))


def busy(corps: str, seats: int) -> Table:
    """A table with pieces nearly everywhere."""
    t = rich(corps, seats)
    if "artemis-tours" in corps:
        t.spot("A", "board 1").spot("B", "board 3").projects("A", "crater-hotel").spot("A", "crater-hotel 2")
    if "selenium" in corps:
        t.experiments("l1 - r7").taken("A", "c1 c2 l5").cargo("2 first").cargo("4 second").shipments("B", 2)
    if "space-robotics" in corps:
        t.factory("A", "top left").factory("B", "bottom right").farm("A", 1, "i1").projects("A", "cargo-bots ai-core")
        t.used("A", "ai-core")
    if "sky-watch" in corps:
        t.track("A", 5).track("B", 12).contribution("A", "1 bottom").contribution("B", "2 top")
    if "to-mars" in corps:
        t.built("A", "headquarters dome").aboard("A", 1, 1).aboard("A", 6, 2).berth("B", "engineer").ship_panels(2)
    t.goal("A", corps.split()[0], "easy").level(corps.split()[1], 3)
    return t.turn("A")


def test_structures_travel_between_base_crater_and_ship_under_one_id() -> None:
    t = rich(SETS[2]).structure("A", "headquarters", "o9")
    before = set(attributes(drawing(scene_of(t.state, 0)), "data-piece"))
    t.turn("A").play("deploy scientist", "line corporations", "send o9")
    while t.prompt == "ChooseModule":
        t.play(t.options[0])
    after = set(attributes(drawing(scene_of(t.state, 0)), "data-piece"))
    assert "structure:0:headquarters" in before & after
    assert {"structure:0:workshop-bottom", "structure:0:workshop-top"} <= before & after


def test_only_the_leader_of_an_agency_with_headquarters_is_improved() -> None:
    t = rich(SETS[0])
    assert "normal" in BOARD.area(scene_of(t.state, 0), 0)
    t.built("A", "headquarters")
    assert "improved" in BOARD.area(scene_of(t.state, 0), 0)


def test_only_goods_of_corporations_in_play_lie_in_an_area() -> None:
    area = BOARD.area(scene_of(rich(SETS[0]).state, 0), 0)
    classes = " ".join(attributes(area, "class"))
    assert "good-helium" in classes
    assert "good-tourists" in classes
    assert "good-plants" not in classes
    assert "good-robots" not in classes


def test_nothing_hidden_shows() -> None:
    for seats, corps in ((1, SETS[0]), (3, SETS[2])):
        one = rich(corps, seats).state
        other = one.copy()
        for pile in other.piles():
            pile.cards.reverse()
        for seat in (NOBODY, 0):
            assert drawing(scene_of(one, seat)) == drawing(scene_of(other, seat))


@pytest.mark.parametrize("card", range(len(PROJECT_NAMES)), ids=PROJECT_NAMES)
def test_every_project_has_signs_and_words(card: int) -> None:
    printed = BASE.projects[card]
    name = CORPORATION_NAMES[printed.corporation]
    signs = signs_of(printed.ability, name)
    assert bool(signs) == (printed.ability.kind != NONE)
    others = [each for each in CORPORATION_NAMES if each != name][:2]
    t = rich(" ".join([name, *others])).projects("A", PROJECT_NAMES[card])
    for lang in ("en", "fr"):
        seen = scene_of(t.state, 0, lang)
        assert speaker("shackleton", lang, NAMES).say(f"project-{PROJECT_NAMES[card]}") in project_tip(
            seen, t.state, card
        )
        check_sound(drawing(seen))


def test_every_corporation_has_a_board_and_every_sign_exists() -> None:
    assert list(OWN) == CORPORATION_NAMES
    assert {"sha-triangle", "sha-clockwise", "sha-counterclockwise"} <= set(ICONS)


# AstroBot.


@pytest.mark.parametrize("width", [412.0, 824.0])
def test_astrobot_is_drawn_with_its_cards(width: float) -> None:
    t = rich(SETS[0], 1).development(7).markers(1, 3, 0).projects("B", "moon-casino deep-drill crater-hotel")
    t.goal("B", "selenium-research", "medium").turn("A")
    t.state.astrobot().row = [0, 3, 5, 6, 1, 2, 4]
    t.state.astrobot().deck.cards = []
    for lang in ("en", "fr"):
        drawn, height = astrobot(scene(t, lang), 8, 8, width, 12)
        for x, y, wide, tall in boxes(drawn):
            assert 7.5 <= x <= x + wide <= 8.5 + width
            assert 7.5 <= y <= y + tall <= 8.5 + height
        pieces = attributes(f"<g>{drawn}</g>", "data-piece")
        assert {f"card:{number}" for number in range(7)} <= set(pieces)
        assert {"development", "bot-goal:0", "bot-goal:2"} <= set(pieces)
        assert "bot-goal:1" not in pieces or t.state.agencies[1].goals[1] < 0


def test_only_alone_is_there_an_astrobot() -> None:
    assert "development" in attributes(BOARD.board(scene_of(rich(SETS[0], 1).state, 0)), "data-piece")
    assert "development" not in attributes(BOARD.board(scene_of(rich(SETS[0], 2).state, 0)), "data-piece")


def test_a_base_shows_everybody_in_it() -> None:
    t = rich(SETS[0])
    drawn = draw_base(scene_of(t.state, NOBODY), 0, 8, 8)
    found = [piece for piece in attributes(f"<g>{drawn}</g>", "data-piece") if piece.startswith("astronaut")]
    assert len(found) == sum(t.state.agencies[0].base) == 4
    assert max(x + wide for x, _, wide, _ in boxes(drawn)) <= 8 + BASE_WIDTH + 0.5
