"""What moves and questions of Shackleton Base say beyond their own values: prices, gains, previews."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..core.agenda import Decision
from ..core.moves import Move
from ..games.shackleton.abilities import AfterAction
from ..games.shackleton.command import line_open, slot_cost
from ..games.shackleton.components import LABORATORY, TYPES
from ..games.shackleton.corporations.evergreen_farms import EvergreenFarms, PlaceFarm
from ..games.shackleton.corporations.selenium_research import CHEAPER, SeleniumResearch, board_of
from ..games.shackleton.crater import RowTokens, activated, crater_price
from ..games.shackleton.deploy import Deploy
from ..games.shackleton.funding import FundForFree, MeetRequirement
from ..games.shackleton.gains import OneMore, lessened_by
from ..games.shackleton.goals import bonus
from ..games.shackleton.goods import CREDITS
from ..games.shackleton.legal import energy_needed, project_cost
from ..games.shackleton.moves import GROUP_NAMES
from ..games.shackleton.payment import ChoosePrice, PayWith
from ..games.shackleton.projects import LESS_STRUCTURE
from ..games.shackleton.state import EMPTY, Shackleton
from .shackleton_boards import cargo_text, factory_text, module_text, priced, program_text, spot_vp
from .shackleton_texts import ability_text

if TYPE_CHECKING:
    from .shackleton import ShackletonSpeaker

Values = dict[str, str | int]


def more_for_ask(tell: ShackletonSpeaker, state: Shackleton, frame: Decision[Any]) -> Values:
    """What a question says beyond the fields of its frame."""
    if isinstance(frame, PayWith):
        return {"cost": tell.goods(priced((frame.credits, frame.titanium, frame.rare)))}
    if isinstance(frame, MeetRequirement):
        return {"needed": energy_needed(state, frame.seat, frame.place(state)), "level": state.energy}
    if isinstance(frame, OneMore):
        ability = state.printed.projects[frame.card].ability
        return {"cost": tell.goods(ability.cost)}
    if isinstance(frame, RowTokens) and frame.sectors:
        return {"sector": tell.value(state, "sector", frame.sectors[0])}
    if isinstance(frame, PlaceFarm):
        return {"size": frame.size}
    if isinstance(frame, AfterAction) and frame.leader >= 0:
        return {"text": tell.leader_text(state, frame.leader, state.improved(frame.seat))}
    return {"text": ""}


def more_for_move(tell: ShackletonSpeaker, state: Shackleton, frame: Decision[Any], move: Move) -> Values:
    """What a move costs and brings."""
    family = move.family
    found = of_deploying(tell, state, frame, move) or of_command(tell, state, frame, move)
    if found or family in ("done", "pay", "panel"):
        return found
    return of_boards(tell, state, frame, move)


def of_deploying(tell: ShackletonSpeaker, state: Shackleton, frame: Decision[Any], move: Move) -> Values:
    """Crater slots with their rows, Command slots, leaders, Shuttles, swaps."""
    seat = frame.seat
    if move.family == "slot":
        sectors = activated(state, move.value)
        kind = frame.kind if isinstance(frame, Deploy) else 0
        return {
            "number": len(sectors),
            "credits": crater_price(state, seat, move.value),
            "row": ", ".join(str(tell.value(state, "sector", each)) for each in state.printed.rows[move.value]),
            "gain": row_gain(tell, state, kind, sectors),
        }
    if move.family == "line":
        return {"credits": slot_cost(state, seat, move.value) if line_open(state, move.value) else 0}
    if move.family == "lead":
        return {
            "text": tell.leader_text(state, move.value, False),
            "improved": tell.leader_text(state, move.value, True),
        }
    if move.family == "shuttle":
        return {"text": tell.shuttle_text(state, move.value)}
    if move.family == "swap":
        give, take = (tell.say(f"astronaut-{TYPES[each]}") for each in (move.value, move.extra))
        return {"give": give, "take": take, "credits": state.leader_price(seat)}
    if move.family == "leader":
        agency = state.agencies[seat]
        return {
            "credits": state.leader_price(seat),
            "text": tell.leader_text(state, agency.leader, state.improved(seat)),
        }
    return {}


def row_gain(tell: ShackletonSpeaker, state: Shackleton, kind: int, sectors: list[int]) -> str:
    """What a row gives to a type of astronaut."""
    if kind == 0:
        goods = [state.printed.sectors[sector].resource for sector in sectors]
        return tell.goods(tuple((good, goods.count(good)) for good in sorted(set(goods))))
    if kind == 1:
        return tell.goods(((CREDITS, state.printed.technician_credits * len(sectors)),))
    return tell.say("row-tokens", n=len(sectors))


def of_command(tell: ShackletonSpeaker, state: Shackleton, frame: Decision[Any], move: Move) -> Values:
    """Structures, Projects, prices, goals, seats."""
    seat = frame.seat
    if move.family == "build":
        lab = move.value - LABORATORY
        ability = tell.say(f"laboratory-{lab}") if 0 <= lab < 3 else ""
        less = lessened_by(state, seat, LESS_STRUCTURE)
        return {"text": tell.structure_text(state, move.value), "less": less, "ability": ability}
    if move.family == "fund":
        project = state.printed.projects[move.value]
        known = project.corporation in state.corps and not isinstance(frame, FundForFree)
        place = state.place_of(project.corporation) if known else 0
        cost = project_cost(state, seat, place) if known else 0
        needed = energy_needed(state, seat, place) if known else 0
        return {
            "credits": cost,
            "vp": project.vp,
            "short": max(0, needed - state.energy),
            "needed": needed,
            "level": state.energy,
            "text": tell.project_text(state, move.value),
        }
    if move.family == "use":
        project = state.printed.projects[move.value]
        name = state.printed.corporations[project.corporation].name
        return {"text": ability_text(tell, project.ability, name) if project.ability.kind else ""}
    if move.family == "buy energy":
        prices = state.printed.energy_prices
        return {"credits": prices[state.energy] if state.energy < len(prices) else 0}
    if move.family == "price" and isinstance(frame, ChoosePrice):
        known = move.value < len(frame.prices)
        return {"cost": tell.goods(priced(frame.prices[move.value])) if known else ""}
    if move.family == "goal":
        corporation = state.printed.corporations[move.value]
        return {
            "corporation": tell.corporation(move.value),
            "level": tell.level(move.extra),
            "needed": tell.say(f"goal-{corporation.name}", n=corporation.goals[move.extra]),
            "vp": state.printed.goal_vp[move.extra] + bonus(state, seat),
        }
    if move.family == "lift":
        return {
            "group": tell.say(f"group-{GROUP_NAMES[move.value]}"),
            "astronaut": tell.say(f"astronaut-{TYPES[move.extra]}"),
        }
    if move.family == "seat":
        return {"text": tell.say(f"group-{GROUP_NAMES[move.value]}.text")}
    if move.family in ("token", "corner"):
        token = state.tokens[move.value]
        if token == EMPTY:
            return {"corporation": "", "text": ""}
        number = state.corps[token // 4]
        return {"corporation": tell.corporation(number), "text": tell.token(number, token % 4)}
    return {}


def of_boards(tell: ShackletonSpeaker, state: Shackleton, frame: Decision[Any], move: Move) -> Values:
    """Actions of the Corporations' boards."""
    seat, family = frame.seat, move.family
    if family == "host":
        return {"vp": spot_vp(state, move.value)}
    if family == "ship":
        cost, gain = cargo_text(tell, state, seat, move.value)
        return {"cost": cost, "goods": gain}
    if family in ("factory", "run"):
        return factory_text(tell, state, move.value)
    if family == "contribute":
        return program_text(tell, state, seat, move.value)
    if family == "module":
        return module_text(tell, state, move.value)
    if family == "experiment":
        return {"text": experiment_there(tell, state, move.value), "less": lessened_by(state, seat, CHEAPER)}
    if family == "farm":
        farms = next(each for each in state.printed.corporations if isinstance(each, EvergreenFarms))
        return {"plants": farms.price(state, seat, move.value + 1)}
    if family == "send":
        structure = state.tower(seat, move.value)
        return {"structure": tell.value(state, "structure", structure) if structure != EMPTY else ""}
    return {}


def experiment_there(tell: ShackletonSpeaker, state: Shackleton, stack: int) -> str:
    """The Experiment face up on a stack."""
    for place in range(len(state.corps)):
        if isinstance(state.corporation(place), SeleniumResearch):
            tile = board_of(state, place).faces[stack]
            return str(tell.value(state, "experiment", tile)) if tile != EMPTY else ""
    return ""
