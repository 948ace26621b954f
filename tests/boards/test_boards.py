"""Boards: every move that has a place is drawn once, nothing hidden shows, and all of it is sound SVG."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import Counter

import pytest
from drawings import attributes, check_sound, drawing, scene_of, seconds_to_draw
from walk import walk

import frostline
from frostline.boards import BOARDS, ICONS, icon
from frostline.core.state import NOBODY
from frostline.games.artemis.moves import BASE
from frostline.games.artemis.powers import COLONISTS, REGIONS
from frostline.games.artemis.state import DICE, Artemis, SentDie

BOARD = BOARDS["artemis"]
PLACELESS = {"done", "skip", "nobody", "number", "resources"}
GOODS_AND_PHASES = """energy mineral toolkit badge vp relief event expedition dice round relic directive shelters bag
deck phase-placement phase-resolution phase-upkeep phase-scoring"""
OF_THE_PAGE = """undo rules log chat notes play replay download share fork sun moon globe user lock warning check
cross"""
SETUPS = [(1, ()), (2, ("directives",)), (3, ("relic", "directives")), (4, ()), (5, ("newest-closest",))]


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_every_move_with_a_place_is_drawn_exactly_once(seats: int, options: tuple[str, ...]) -> None:
    seen: set[str] = set()
    for number, state in enumerate(walk(("artemis", seats, options), 11 + seats)):
        frame = type(state.agenda[-1]).__name__ if state.agenda else ""
        if number % 4 and frame in seen:
            continue
        seen.add(frame)
        page = drawing(scene_of(state, state.seat, "fr" if number % 3 else "en"))
        placed = {move.text for move in state.options if move.family not in PLACELESS}
        if frame == "MarineLowers":
            placed = set()
        assert Counter(attributes(page, "data-move")) == Counter(placed), frame
        wide, narrow = (BOARD.board(scene_of(state, state.seat), each) for each in (False, True))
        assert sorted(attributes(wide, "data-move")) == sorted(attributes(narrow, "data-move"))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_drawings_are_sound(lang: str) -> None:
    for number, state in enumerate(walk(("artemis", 5, ("relic", "directives")), 3)):
        if number % 37:
            continue
        page = drawing(scene_of(state, state.seat, lang))
        check_sound(page)


def test_nothing_hidden_shows() -> None:
    game = frostline.game("artemis")
    one = game.new(3, 5, ("directives", "relic"))
    other = one.copy()
    assert isinstance(other, Artemis)
    for pile in (other.event_deck, other.expedition_deck, other.ocean_stack, other.surface_stack, other.directive_deck):
        pile.cards.reverse()
    other.hands[1].cards[0], other.directive_deck.cards[0] = other.directive_deck.cards[0], other.hands[1].cards[0]
    for seat in (NOBODY, 0, 2):
        assert drawing(scene_of(one, seat)) == drawing(scene_of(other, seat))
    assert drawing(scene_of(one, 1)) != drawing(scene_of(other, 1))
    bag = one.copy()
    assert isinstance(bag, Artemis)
    bag.bag.counts[0] -= 1
    bag.bag.counts[1] += 1
    assert drawing(scene_of(one, 0)) == drawing(scene_of(bag, 0))


def test_a_die_keeps_its_id_on_its_way() -> None:
    state = frostline.game("artemis").new(2, 1)
    seat = state.seat
    face = state.options[0].value
    before = set(attributes(drawing(scene_of(state, seat)), "data-piece"))
    state.play(state.options[0])
    assert set(attributes(drawing(scene_of(state, seat)), "data-piece")) == before
    state.play(state.setup.game.moves.parse("vents"))
    board = BOARD.board(scene_of(state, seat))
    assert f'data-piece="die:{seat}:{face}:0"' in board
    assert set(attributes(drawing(scene_of(state, seat)), "data-piece")) == before


def test_crowded_places_hold_all_their_dice() -> None:
    state = frostline.game("artemis").new(5, 1)
    assert isinstance(state, Artemis)
    many = [DICE[number % 5][1 + number // 5] for number in range(30)]
    state.vents_row, state.quarry_row, state.doorstep_row = many[:20], many[:11], many[:25]
    state.outfitter_row = many
    card = state.expeditions[0]
    state.replace_expedition(card.card, tuple(SentDie(d.seat, d.face, 2, -1) for d in many), card.colonists, card.tile)
    board = BOARD.board(scene_of(state, NOBODY))
    assert len(re.findall('class="die ', board)) == 20 + 11 + 25 + 30 + 30
    for x, y in re.findall(r"<g transform=\"translate\(([-\d.]+) ([-\d.]+)\)\"><g class=\"die", board):
        assert 0 < float(x) < 840
        assert 0 < float(y) < 820


def test_a_board_is_drawn_quickly() -> None:
    states = [state.copy() for number, state in enumerate(walk(("artemis", 5, ()), 4)) if number % 60 == 30]
    assert seconds_to_draw(states, NOBODY) < 0.02


@pytest.mark.parametrize(
    "name",
    [
        *BASE.names, *REGIONS, *[f"colonist-{kind}" for kind in COLONISTS], *[f"die-{face}" for face in range(1, 7)],
        *[f"seat-{seat}" for seat in range(5)], *GOODS_AND_PHASES.split(), *OF_THE_PAGE.split(),
    ],
)  # fmt: skip
def test_every_thing_has_an_icon_with_a_title(name: str) -> None:
    drawn = ET.fromstring(icon(name, "Name & <so on>"))
    assert drawn.find("title") is not None
    assert drawn.findtext("title") == "Name & <so on>"
    assert len(list(drawn)) > 1


def test_no_two_icons_look_the_same() -> None:
    other_names = {
        "minerals",
        "toolkits",
        "badges",
        "cer-energy",
        "cer-alloy",
        "cer-probe",
        "cer-droid",
        "cer-assistant",
        "sha-energy",
        "sha-vp",
        "sha-swap",
        "sha-ice",
        "sha-moon-mining",
        "sha-factory",
        "sha-selenium-research",
        "sha-experiment",
        "sha-domes",
        "sha-space-robotics",
        "sha-panels",
    }
    drawings = Counter(drawing for name, drawing in ICONS.items() if name not in other_names)
    assert max(drawings.values()) == 1


def test_the_cover_is_a_picture() -> None:
    cover = ET.fromstring(BOARD.cover())
    assert cover.attrib["viewBox"] == "0 0 320 180"
    assert " style=" not in BOARD.cover()
