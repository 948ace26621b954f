"""Antarctica in words: names of areas, buildings, cards, tracks and ships."""

from __future__ import annotations

from typing import Any, ClassVar

from ..core.agenda import Decision
from ..core.moves import Move
from ..core.scores import ScoreLine
from ..core.state import State
from ..games.antarctica.building import ChooseTrack
from ..games.antarctica.cards import FastResearch
from ..games.antarctica.components import AREAS, BUILDINGS, DECKS, LINE, SYMBOLS, YARD_CARDS
from ..games.antarctica.state import Antarctica
from ..games.antarctica.symbols import AdvanceThree, in_vain
from ..games.antarctica.tracks import can_move, move_cube, symbols_passed
from .speaker import Speaker, Values

NO_SUBSTITUTE, BASIC, EXPERTISE = "none", "basic", "expertise"


class AntarcticaSpeaker(Speaker):
    """Tells Antarctica."""

    NAMED: ClassVar[dict[str, tuple[str, tuple[str, ...]]]] = {
        "area": ("area", AREAS),
        "from": ("area", AREAS),
        "building": ("building", BUILDINGS),
        "building2": ("building", BUILDINGS),
        "deck": ("deck", DECKS),
        "symbol": ("symbol", SYMBOLS),
        "resource": ("resource", (BASIC, EXPERTISE)),
    }

    def value(self, state: State, kind: str, value: int) -> str | int:
        assert isinstance(state, Antarctica)
        if kind in self.NAMED:
            name, ids = self.NAMED[kind]
            return self.say(f"{name}-{ids[value]}")
        if kind == "yard":
            return self.say("hidden-card") if value < 0 else self.say(f"yard-{YARD_CARDS[value]}")
        if kind == "track":
            return self.track(value)
        if kind == "card":
            return self.card(state, value)
        if kind == "ship":
            return self.say("ship-in-line", place=value % LINE + 1, area=self.area(value // LINE))
        return super().value(state, kind, value)

    def area(self, area: int) -> str:
        """The name of an area."""
        return self.say(f"area-{AREAS[area]}")

    def track(self, track: int) -> str:
        """The name of a research track."""
        return self.say("track-name", n=track + 1)

    def building(self, building: int) -> str:
        """The name of a building."""
        return self.say(f"building-{BUILDINGS[building]}")

    def card(self, state: Antarctica, number: int) -> str:
        """A building card by what it builds and needs."""
        card = state.printed.cards[number]
        return self.say("card-name", building=self.building(card.builds), needs=self.needs(state, number))

    def needs(self, state: Antarctica, number: int) -> str:
        """The buildings a card requires."""
        return " + ".join(self.building(building) for building in state.printed.cards[number].requires)

    def buildings(self, mask: int) -> str:
        """The buildings of an area."""
        names = [self.building(building) for building in range(len(BUILDINGS)) if mask >> building & 1]
        return ", ".join(names) or self.say("nothing-there")

    def centers(self, state: Antarctica, track: int) -> str:
        """The research centers a track goes with."""
        mask = state.printed.tracks[track].centers
        return " / ".join(self.building(building) for building in range(len(BUILDINGS)) if mask >> building & 1)

    def heading(self, state: State) -> str:
        assert isinstance(state, Antarctica)
        return self.say(
            "board-heading",
            turn=state.turns,
            phase=self.say(f"phase-{state.phase}"),
            area=self.area(state.sun),
            who=self.seat(state, state.start),
        )

    def brief(self, state: State, seat: int) -> str:
        assert isinstance(state, Antarctica)
        return self.say(
            "board-brief",
            supply=state.supply[seat],
            reserve=state.reserve[seat],
            cards=len(state.hands[seat].cards),
        )

    def more_for_ask(self, state: State, frame: Decision[Any]) -> Values:
        assert isinstance(state, Antarctica)
        name = type(frame).__name__
        if name == "TakeAction":
            return {"area": self.area(state.target), "acted": "yes" if state.acted else "no"}
        if name in ("MoveShip", "MayBreakIce"):
            return {"area": self.area(state.sun)}
        return {}

    def more_for_move(self, state: State, frame: Decision[Any], move: Move) -> Values:
        """What an action would bring stands in its name."""
        assert isinstance(state, Antarctica)
        seat = frame.seat
        if move.family == "build":
            card = state.printed.cards[move.value]
            return {
                "building": self.building(card.builds),
                "amount": card.scientists,
                "points": card.points,
                "substitute": substitute(state, seat, move.value),
            }
        if move.family == "discard":
            return {"amount": min(state.reserve[seat], 1)}
        if move.family == "recruit":
            return {"amount": min(state.reserve[seat], state.presence(state.target, seat))}
        if move.family == "research":
            points = state.presence(state.target, seat)
            return {"points": points, **self.advance(state, seat, move.value, points)}
        if move.family == "track":
            return self.advance(state, seat, move.value, track_points(state, frame))
        if move.family == "to":
            return {"buildings": self.buildings(state.buildings[move.value])}
        return {}

    def advance(self, state: Antarctica, seat: int, track: int, points: int) -> Values:
        """Where a cube would come to by so many points, and the symbols it would trigger."""
        if not points or not can_move(state, track, seat):
            return {"goes": "lost" if points else "first", "space": 1, "symbols": ""}
        after = state.copy()
        space = move_cube(after, track, seat, points)
        passed = symbols_passed(after, track, state.cubes[track * state.seats + seat], space)
        names = ", ".join([self.symbol(state, seat, symbol) for symbol in passed])
        return {"goes": "triggers" if passed else "on", "space": space, "symbols": names}

    def symbol(self, state: Antarctica, seat: int, symbol: int) -> str:
        """A symbol of a track, and whether it would bring a player nothing now."""
        name = self.say(f"symbol-{SYMBOLS[symbol]}")
        return self.say("symbol-in-vain", symbol=name) if in_vain(state, seat, symbol) else name

    def more_for_score(self, state: State, line: ScoreLine) -> Values:
        if line.category == "area":
            return {"area": self.area(line.item)}
        return {"track": self.track(line.item)} if line.category == "track" else {}


def track_points(state: Antarctica, frame: Decision[Any]) -> int:
    """The points a question for a track is about; none for a first cube."""
    if isinstance(frame, ChooseTrack):
        return frame.points
    if isinstance(frame, FastResearch):
        return state.printed.fast_research
    return state.printed.advance_three if isinstance(frame, AdvanceThree) else 0


def substitute(state: Antarctica, seat: int, number: int) -> str:
    """Which Resource card a build would use up."""
    missing = state.printed.cards[number].needs & ~state.access(seat)
    if not missing:
        return NO_SUBSTITUTE
    return BASIC if missing & state.printed.basic else EXPERTISE
