"""The own boards of the Corporations of Shackleton Base as lines of text."""

from __future__ import annotations

from ..games.shackleton.components import TYPES
from ..games.shackleton.corporation import Board, Corporation
from ..games.shackleton.corporations.artemis_tours import ArtemisTours, ToursBoard
from ..games.shackleton.corporations.evergreen_farms import EvergreenFarms, FarmBoard
from ..games.shackleton.corporations.moon_mining import SLOTS, MiningBoard
from ..games.shackleton.corporations.selenium_research import SeleniumBoard, SeleniumResearch
from ..games.shackleton.corporations.sky_watch import PROGRAMS, SkyWatch, WatchBoard
from ..games.shackleton.corporations.space_robotics import POSITIONS, FactoryBoard
from ..games.shackleton.corporations.to_mars import MODULES, ShipBoard, ToMars
from ..games.shackleton.state import EMPTY, Shackleton
from ..text.shackleton import ShackletonSpeaker
from ..text.shackleton_boards import cargo_text, factory_text, module_text, program_text
from ..text.speaker import SYMBOLS


def board_lines(speaker: ShackletonSpeaker, state: Shackleton, place: int) -> list[str]:
    """What lies on a Corporation's board."""
    corporation, board = state.corporation(place), state.boards[place]
    lines = tours(speaker, state, place, corporation, board) or research(speaker, state, corporation, board)
    lines = lines or mining(speaker, state, board) or factories(speaker, state, board)
    lines = lines or farms(speaker, state, corporation, board) or watch(speaker, state, corporation, board)
    return lines or ship(speaker, state, corporation, board)


def owners(counts: list[int]) -> str:
    """Whose is how much: `▲ 2 ● 1`."""
    return " ".join(f"{SYMBOLS[seat]} {count}" for seat, count in enumerate(counts) if count) or "–"


def mark(seat: int) -> str:
    """Whose it is, if anybody's."""
    return f" {SYMBOLS[seat]}" if seat >= 0 else ""


def tours(
    speaker: ShackletonSpeaker, state: Shackleton, place: int, corporation: Corporation, board: Board
) -> list[str]:
    """Artemis Tours: the queue, the spots, hosted Tourists."""
    if not isinstance(board, ToursBoard) or not isinstance(corporation, ArtemisTours):
        return []
    values = corporation.spot_vp[state.seats - 1]
    spots = " · ".join(f"{number + 1}: {vp}{mark(board.spots[number])}" for number, vp in enumerate(values))
    queue = corporation.queue(state, place)
    return [speaker.say("table-tours", queue=queue, spots=spots, hosted=owners(board.hosted))]


def research(speaker: ShackletonSpeaker, state: Shackleton, corporation: Corporation, board: Board) -> list[str]:
    """Selenium Research: the three Experiments, and how many of each stack every player has done."""
    if not isinstance(board, SeleniumBoard) or not isinstance(corporation, SeleniumResearch):
        return []
    lines = []
    for stack, tile in enumerate(board.faces):
        text = str(speaker.value(state, "experiment", tile)) if tile != EMPTY else "–"
        name = str(speaker.value(state, "stack", stack))
        lines.append(speaker.say("table-experiment", stack=name, text=text, left=len(board.stacks[stack])))
    stacks = " · ".join(str(speaker.value(state, "stack", stack)) for stack in range(len(board.faces)))
    done = " ".join(
        f"{SYMBOLS[seat]} {' · '.join(map(str, corporation.by_stack(board, seat)))}"
        for seat, tiles in enumerate(board.taken)
        if tiles
    )
    return [*lines, speaker.say("table-experiments", stacks=stacks, done=done or "–")]


def mining(speaker: ShackletonSpeaker, state: Shackleton, board: Board) -> list[str]:
    """Moon Mining: the Shuttle's slots, and shipments."""
    if not isinstance(board, MiningBoard):
        return []
    lines = []
    for slot in range(SLOTS):
        if not board.cargo[slot]:
            cost, gain = cargo_text(speaker, state, 0, slot)
            lines.append(speaker.say("table-cargo", cargo=speaker.value(state, "cargo", slot), cost=cost, goods=gain))
    return [*lines, speaker.say("table-done", done=owners(board.shipments))]


def factories(speaker: ShackletonSpeaker, state: Shackleton, board: Board) -> list[str]:
    """Space Robotics: the Factories with copies left and owners."""
    if not isinstance(board, FactoryBoard):
        return []
    lines = []
    for position in range(POSITIONS):
        who = "".join(SYMBOLS[seat] for seat, owned in enumerate(board.owned) if owned >> position & 1)
        values = factory_text(speaker, state, position)
        name = str(speaker.value(state, "factory", position))
        lines.append(speaker.say("table-factory", factory=name, left=board.left[position], owners=who or "–", **values))
    return lines


def farms(speaker: ShackletonSpeaker, state: Shackleton, corporation: Corporation, board: Board) -> list[str]:
    """Evergreen Farms: the stock by size, and the Farms in the crater."""
    if not isinstance(board, FarmBoard) or not isinstance(corporation, EvergreenFarms):
        return []
    stock = " ".join(f"{size + 1}×{left}" for size, left in enumerate(board.stock))
    there = [
        f"{speaker.value(state, 'sector', sector)} {SYMBOLS[farm // 4]}{farm % 4}"
        for sector, farm in enumerate(board.farms)
        if farm != EMPTY
    ]
    return [speaker.say("table-farms", stock=stock, farms=", ".join(there) or "–")]


def watch(speaker: ShackletonSpeaker, state: Shackleton, corporation: Corporation, board: Board) -> list[str]:
    """Sky Watch: markers, Programs with contributors, the asteroid."""
    if not isinstance(board, WatchBoard) or not isinstance(corporation, SkyWatch):
        return []
    lines = [
        speaker.say(
            "table-watch",
            track=owners(board.track),
            given=len(board.given) - board.given.count(-1),
            strength=corporation.strength[state.seats - 1],
        )
    ]
    for program in range(PROGRAMS):
        who = "".join(SYMBOLS[seat] for seat in board.given[2 * program : 2 * program + 2] if seat >= 0)
        values = program_text(speaker, state, 0, program)
        name = str(speaker.value(state, "program", program))
        lines.append(speaker.say("table-program", program=name, owners=who or "–", **values))
    return lines


def ship(speaker: ShackletonSpeaker, state: Shackleton, corporation: Corporation, board: Board) -> list[str]:
    """To Mars: modules, berths, panels."""
    assert isinstance(board, ShipBoard)
    assert isinstance(corporation, ToMars)
    lines = []
    for module in range(MODULES):
        if corporation.in_play(state, module):
            who = "".join(SYMBOLS[seat] for seat in board.slots[2 * module : 2 * module + 2] if seat >= 0)
            values = module_text(speaker, state, module)
            lines.append(speaker.say("table-module", number=module + 1, owners=who or "–", **values))
    most = corporation.berths_each[state.seats - 1]
    berths = ", ".join(
        f"{speaker.say(f'astronaut-{name}')} {board.berths[kind]}/{most}" for kind, name in enumerate(TYPES)
    )
    panels = f"{board.panels}/{len(corporation.panels)}"
    return [*lines, speaker.say("table-ship", berths=berths, panels=panels, items=owners(board.items))]
