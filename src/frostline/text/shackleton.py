"""Shackleton Base in words: names of its components, goods, and what Projects, leaders and boards do."""

from __future__ import annotations

from typing import Any, ClassVar

from ..core.agenda import Decision
from ..core.moves import Move
from ..core.scores import ScoreLine
from ..core.state import State
from ..games.shackleton.automa_steps import REASONS
from ..games.shackleton.components import (
    ARROWS,
    BOT_ACTIONS,
    KIND_OF,
    LEADERS,
    LETTERS,
    LEVELS,
    LINES,
    STRUCTURES,
    TYPES,
)  # fmt: skip
from ..games.shackleton.goods import GOODS, Price, packed, unpacked
from ..games.shackleton.moves import (
    CORNER_NAMES,
    CORPORATION_NAMES,
    GROUP_NAMES,
    PROJECT_NAMES,
    SECTOR_NAMES,
    TRACK,
)  # fmt: skip
from ..games.shackleton.state import Shackleton
from .shackleton_boards import SAMPLES, board_value
from .shackleton_moves import more_for_ask, more_for_move
from .shackleton_texts import leader_text, project_text
from .speaker import Speaker, Values

CREW_BITS = 6


class ShackletonSpeaker(Speaker):
    """Tells Shackleton Base."""

    ALIASES: ClassVar[dict[str, str]] = {"card": "project", "kind": "astronaut", "place": "at", "tile": "experiment"}

    NAMED: ClassVar[dict[str, tuple[str, list[str]]]] = {
        "corporation": ("corporation", CORPORATION_NAMES),
        "project": ("project", PROJECT_NAMES),
        "leader": ("leader", list(LEADERS)),
        "astronaut": ("astronaut", list(TYPES)),
        "give": ("astronaut", list(TYPES)),
        "take": ("astronaut", list(TYPES)),
        "structure": ("structure", list(STRUCTURES)),
        "group": ("group", GROUP_NAMES),
        "to": ("group", GROUP_NAMES),
        "line": ("line", list(LINES)),
        "track": ("track", [move.text.split()[1] for move in TRACK]),
        "resource": ("resource", ["credits", "titanium", "rare-earth"]),
        "arrow": ("arrow", list(ARROWS)),
        "bot-action": ("bot-action", list(BOT_ACTIONS)),
        "reason": ("reason", list(REASONS)),
        "sample": ("resource", ["basalt", "ice", "glass"]),
    }

    def value(self, state: State, kind: str, value: int) -> str | int:
        assert isinstance(state, Shackleton)
        if kind in self.NAMED:
            name, ids = self.NAMED[kind]
            return self.say(f"{name}-{ids[value]}") if 0 <= value < len(ids) else ""
        if kind == "goods":
            return self.amounts(unpacked(value))
        if kind == "crew":
            return self.crew([value >> CREW_BITS * each & 63 for each in range(len(TYPES))])
        if kind == "sector":
            return SECTOR_NAMES[value].upper()
        if kind == "corner":
            return CORNER_NAMES[value].upper()
        if kind in ("slot", "card", "module"):
            return value + 1
        if kind == "needed":
            corporation = state.printed.corporations[value // len(LEVELS)]
            return self.say(f"goal-{corporation.name}", n=corporation.goals[value % len(LEVELS)])
        if kind == "letter":
            return LETTERS[value].upper()
        if kind == "shuttle":
            return self.shuttle(state, value)
        found = board_value(self, state, kind, value)
        return super().value(state, kind, value) if found is None else found

    # Goods.

    def amounts(self, goods: list[int]) -> str:
        """Goods with their amounts: `2 Titanium, 1 VP`."""
        parts = [self.say(f"amount-{GOODS[good]}", n=amount) for good, amount in enumerate(goods) if amount]
        return ", ".join(parts) or self.say("nothing-there")

    def goods(self, price: Price) -> str:
        """A price or a gain in words."""
        return self.amounts(unpacked(packed(price)))

    def crew(self, counts: list[int]) -> str:
        """Astronauts by type: `2 Engineers, 1 Scientist`."""
        parts = [self.say(f"amount-{kind}", n=counts[each]) for each, kind in enumerate(TYPES) if counts[each]]
        return ", ".join(parts) or self.say("nobody-there")

    def shuttle(self, state: Shackleton, number: int) -> str:
        """A Shuttle tile by its number."""
        return self.say("shuttle-name", number=state.printed.shuttles[number].number)

    def shuttle_text(self, state: Shackleton, number: int) -> str:
        """What a Shuttle tile brings."""
        tile = state.printed.shuttles[number]
        cargo = self.goods(((0, tile.credits), (1, tile.titanium), (2, tile.rare_earth)))
        return self.say("shuttle-text", crew=self.crew(tile.astronauts), goods=cargo)

    def project(self, card: int) -> str:
        """The name of a Project."""
        return self.say(f"project-{PROJECT_NAMES[card]}")

    def corporation(self, number: int) -> str:
        """The name of a Corporation."""
        return self.say(f"corporation-{CORPORATION_NAMES[number]}")

    def token(self, corporation: int, kind: int) -> str:
        """What a token of a Corporation gives; those of Selenium Research are of three kinds."""
        name = CORPORATION_NAMES[corporation]
        if name == "selenium-research":
            return self.say("corporation-selenium-research.one", sample=self.say(f"amount-{SAMPLES[kind]}", n=1))
        return self.say(f"corporation-{name}.token")

    def token_name(self, corporation: int, kind: int) -> str:
        """Whose token it is, and of which kind."""
        name = CORPORATION_NAMES[corporation]
        if name == "selenium-research":
            return self.say("corporation-selenium-research.name", sample=self.say(f"resource-{SAMPLES[kind]}"))
        return self.corporation(corporation)

    def project_text(self, state: Shackleton, card: int) -> str:
        """What a Project does."""
        return project_text(self, state, card)

    def leader_text(self, state: Shackleton, leader: int, improved: bool) -> str:
        """What a leader does."""
        return leader_text(self, state, leader, improved)

    def structure_text(self, state: Shackleton, structure: int) -> str:
        """What a structure costs and takes."""
        kind = state.printed.structures[KIND_OF[structure]]
        cost = self.goods(((1, kind.titanium), (2, kind.rare_earth)))
        return self.say("structure-text", goods=cost, energy=kind.energy, size=kind.size, upkeep=kind.upkeep)

    def level(self, level: int) -> str:
        """The level of a goal."""
        return self.say(f"level-{LEVELS[level]}")

    # What every page asks.

    def heading(self, state: State) -> str:
        assert isinstance(state, Shackleton)
        return self.say(
            "board-heading",
            round=max(1, state.round),
            rounds=state.printed.rounds,
            phase=self.say(f"phase-{state.phase}"),
            energy=state.energy,
            who=self.seat(state, state.order[0]),
        )

    def brief(self, state: State, seat: int) -> str:
        assert isinstance(state, Shackleton)
        agency = state.agencies[seat]
        return self.say(
            "board-brief",
            vp=agency.goods[4],
            credits=agency.goods[0],
            titanium=agency.goods[1],
            rare=agency.goods[2],
            reputation=agency.goods[3],
            crew=sum(agency.crew),
        )

    def more_for_ask(self, state: State, frame: Decision[Any]) -> Values:
        assert isinstance(state, Shackleton)
        return more_for_ask(self, state, frame)

    def more_for_move(self, state: State, frame: Decision[Any], move: Move) -> Values:
        """What a move costs and brings stands in its name."""
        assert isinstance(state, Shackleton)
        return more_for_move(self, state, frame, move)

    def more_for_score(self, state: State, line: ScoreLine) -> Values:
        if line.category == "corporation":
            return {"corporation": self.corporation(line.item)}
        if line.category == "project-end":
            return {"project": self.project(line.item)}
        if line.category == "laboratory":
            return {"structure": self.say(f"structure-{STRUCTURES[4 + line.item]}")}
        return {}
