"""Ceres in words: names of its components, goods, and what Functions and trades say."""

from __future__ import annotations

from typing import Any, ClassVar

from ..core.agenda import Decision
from ..core.moves import Move
from ..core.scores import ScoreLine
from ..core.state import State
from ..games.ceres.bureau import ChooseDeal, FinishProject
from ..games.ceres.components import FAVORS, FIELDS, LEVELS, TYPES
from ..games.ceres.launch import Launch
from ..games.ceres.legal import ALL, for_taking, launch_cost, part_cost, project_goods
from ..games.ceres.manufacture import Manufacture, product_cost
from ..games.ceres.moves import ALLOY, BASE
from ..games.ceres.outstations import UsePart, parts_of
from ..games.ceres.parts import ACTION, ACTIONS, ASTEROID, GAIN, GOODS, LOCATIONS, Part, Price, payable
from ..games.ceres.state import Ceres, packed, unpacked
from ..games.ceres.yard import ChooseBuilding, cost_of
from .speaker import Speaker, Values

COUNCIL_OPTIONS = ("location-bureau", "action-launch", "action-research", "action-favor")
CONTRACT_OPTIONS = ("action-reassign-worker", "location-yard", "action-manufacture")


class CeresSpeaker(Speaker):
    """Tells Ceres."""

    ALIASES: ClassVar[dict[str, str]] = {"top": "outstation", "card": "facility"}

    NAMED: ClassVar[dict[str, tuple[str, list[str]]]] = {
        "location": ("location", list(LOCATIONS)),
        "outstation": ("facility", BASE.facility_names),
        "facility": ("facility", BASE.facility_names),
        "from": ("facility", BASE.facility_names),
        "project": ("project", BASE.project_names),
        "asteroid": ("asteroid", BASE.asteroid_names),
        "field": ("field", list(FIELDS)),
        "favor": ("favor", list(FAVORS)),
        "ship": ("ship", BASE.ship_names),
        "worker": ("worker", list(TYPES)),
    }

    def value(self, state: State, kind: str, value: int) -> str | int:
        assert isinstance(state, Ceres)
        if kind in self.NAMED:
            name, ids = self.NAMED[kind]
            return self.say(f"{name}-{ids[value]}")
        if kind in ("goods", "pay", "gain"):
            return self.amounts(unpacked(value))
        return super().value(state, kind, value)

    def amounts(self, goods: list[int]) -> str:
        """Goods with their amounts: `2 Ore, 1 Ice`."""
        parts = [self.say(f"amount-{GOODS[good]}", n=amount) for good, amount in enumerate(goods) if amount]
        return ", ".join(parts) or self.say("nothing-there")

    def goods(self, price: Price) -> str:
        """A price or a gain in words."""
        return self.amounts(unpacked(packed(price)))

    def facility(self, card: int) -> str:
        """The name of a Facility or starting Outstation."""
        return self.say(f"facility-{BASE.facility_names[card]}")

    def part(self, state: Ceres, part: Part, cost: Price) -> str:
        """What a part of a Function does, with its cost."""
        if part.kind == GAIN:
            text = self.say("function-gain", goods=self.goods(part.goods))
        elif part.kind == ASTEROID:
            text = self.say("function-asteroid")
        elif part.kind == ACTION:
            action = self.say(f"action-{ACTIONS[part.what]}")
            text = action if part.times == 1 else self.say("function-times", action=action, n=part.times)
        else:
            text = self.say("function-location", location=self.say(f"location-{LOCATIONS[part.what]}"))
        return self.say("function-cost", cost=self.goods(cost), text=text) if cost else text

    def function(self, state: Ceres, top: int, bottom: int) -> str:
        """All parts of a Function."""
        return " · ".join(self.part(state, part, part.cost) for part in parts_of(state, top, bottom))

    def trade(self, state: Ceres, ship: int, number: int) -> str:
        """A trading option of a spacecraft."""
        trade = state.printed.ships[ship][number]
        return self.say("trade-text", pay=self.goods(trade.pay), gain=self.goods(trade.gain))

    def heading(self, state: State) -> str:
        assert isinstance(state, Ceres)
        return self.say(
            "board-heading",
            round=state.round,
            rounds=state.printed.rounds,
            phase=self.say(f"phase-{state.phase}"),
            ship=self.say(f"ship-{BASE.ship_names[state.spacecraft[state.round - 1]]}"),
            who=self.seat(state, state.order[0]),
        )

    def brief(self, state: State, seat: int) -> str:
        assert isinstance(state, Ceres)
        goods = state.corporations[seat].goods
        return self.say(
            "board-brief",
            leaders=state.corporations[seat].leaders,
            credits=goods[4],
            influence=goods[5],
            alloys=goods[6],
        )

    def more_for_ask(self, state: State, frame: Decision[Any]) -> Values:
        assert isinstance(state, Ceres)
        if isinstance(frame, FinishProject):
            project = state.printed.projects[frame.project]
            return {"cost": self.goods(project.cost), "vp": project.vp}
        if isinstance(frame, ChooseDeal):
            return {"deal": "trade" if not frame.taking else "both" if frame.trades else "project"}
        if isinstance(frame, ChooseBuilding):
            return {"way": ("", "expanse", "upgrade", "both")[frame.ways]}
        return {}

    def more_for_move(self, state: State, frame: Decision[Any], move: Move) -> Values:
        """What a move costs and brings stands in its name."""
        assert isinstance(state, Ceres)
        found = self.of_cards(state, frame, move)
        return found or self.of_actions(state, frame, move)

    def taking(self, state: Ceres) -> Values:
        """What taking a project brings or costs in this Round, beside what the project itself costs."""
        brings, costs = for_taking(state)
        return {"taking": "brings" if brings else "costs" if costs else "neither", "goods": self.goods(brings or costs)}

    def of_cards(self, state: Ceres, frame: Decision[Any], move: Move) -> Values:
        """Facilities, Outstations, projects and trades."""
        printed = state.printed
        seat = frame.seat
        if move.family in ("expanse", "upgrade"):
            programs = frame.programs if isinstance(frame, ChooseBuilding) else ALL
            facility = printed.facilities[move.value]
            cost = self.goods(cost_of(state, seat, move.value, programs))
            return {"cost": cost, "vp": facility.vp, "goods": self.goods(facility.production)}
        if move.family in ("worker", "droid"):
            for outstation in state.corporations[seat].outstations:
                if outstation.top == move.value:
                    return {"text": self.function(state, outstation.top, outstation.bottom)}
            return {"text": ""}
        if move.family in ("project", "complete"):
            project = printed.projects[move.value]
            found: Values = {"cost": self.goods(project.cost), "vp": project.vp}
            if move.family == "project":
                goods = project_goods(state, state.corporations[seat].goods)
                found["when"] = "now" if goods is not None and payable(goods, project.cost) else "later"
                found |= self.taking(state)
            return found
        if move.family == "complete now" and isinstance(frame, FinishProject):
            return {"cost": self.goods(printed.projects[frame.project].cost)}
        if move.family == "trade":
            ship = state.spacecraft[state.round - 1]
            known = move.value < len(printed.ships[ship])
            return {"text": self.trade(state, ship, move.value) if known else ""}
        return {}

    def of_actions(self, state: Ceres, frame: Decision[Any], move: Move) -> Values:
        """Launches, research, Favors, products, parts and options of Locations."""
        printed = state.printed
        seat = frame.seat
        if move.family in ("launch", "mine"):
            asteroid = printed.asteroids[move.value]
            programs = frame.programs if isinstance(frame, Launch) else ALL
            ice = launch_cost(state, seat, move.value, programs)
            return {"ice": ice, "vp": asteroid.vp, "goods": self.goods(asteroid.production)}
        if move.family == "research":
            level = min(state.corporations[seat].research[move.value], LEVELS - 1)
            return {
                "level": level + 1,
                "cost": self.goods(printed.research_cost[level]),
                "vp": printed.research_vp[level],
                "text": self.say(f"program-{FIELDS[move.value]}-{level + 1}"),
            }
        if move.family == "favor":
            text = self.say(f"favor-{FAVORS[move.value]}.text")
            return {"cost": self.goods(printed.favor_cost[move.value]), "text": text}
        if move.family == "produce":
            return {"goods": self.goods(printed.facilities[move.value].production)}
        if move.family == "grant":
            production = printed.facilities[move.value].production
            entry = production[move.extra : move.extra + 1]
            return {"outstation": self.facility(move.value), "goods": self.goods(entry)}
        return self.of_options(state, frame, move)

    def of_options(self, state: Ceres, frame: Decision[Any], move: Move) -> Values:
        """Products, bonuses, parts of a Function, options of Locations, draws."""
        printed = state.printed
        if move.family in ("alloy", "probe"):
            fee = frame.fee(state) if isinstance(frame, Manufacture) else ()
            price = product_cost(state, frame.seat, printed.alloy_cost if move is ALLOY else printed.probe_cost)
            return {"cost": self.amounts(unpacked(packed(fee) + packed(price)))}
        if move.family == "bonus":
            return {"goods": self.goods(printed.bonuses[move.value])}
        if move.family == "part" and isinstance(frame, UsePart):
            parts = parts_of(state, frame.top, frame.bottom)
            if move.value < len(parts):
                part = parts[move.value]
                return {"n": move.value + 1, "text": self.part(state, part, part_cost(state, frame.seat, part))}
            return {"n": move.value + 1, "text": ""}
        if move.family == "council":
            return {"what": self.say(COUNCIL_OPTIONS[move.value]), "cost": self.goods(printed.council_fee)}
        if move.family == "contract":
            fees = (printed.reassign_fee, printed.yard_fee, printed.manufacture_fee)
            return {"what": self.say(CONTRACT_OPTIONS[move.value]), "cost": self.goods(fees[move.value])}
        if move.family in ("draw few", "draw many"):
            amount, cost = printed.draws[0 if move.family == "draw few" else 1]
            return {"n": amount, "cost": self.goods(cost)}
        return {}

    def more_for_score(self, state: State, line: ScoreLine) -> Values:
        return {"project": self.say(f"project-{BASE.project_names[line.item]}")} if line.item >= 0 else {}
