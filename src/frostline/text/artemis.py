"""The Artemis Project in words: names of its components, and what its powers say."""

from __future__ import annotations

from typing import Any, ClassVar

from ..core.agenda import Decision
from ..core.moves import Move
from ..core.scores import ScoreLine
from ..core.state import State
from ..games.artemis.basecamp import ChooseReward
from ..games.artemis.components import COPIES, LETTERS
from ..games.artemis.doorstep import Recruit
from ..games.artemis.expeditions import MarineLowers, MarineStrikes
from ..games.artemis.gantry import MayClaim
from ..games.artemis.moves import BASE
from ..games.artemis.placement import PlaceDie
from ..games.artemis.powers import COLONISTS, GOODS, REGIONS, Power
from ..games.artemis.relief import ChooseRelief
from ..games.artemis.state import NO_COLONIST, Artemis, SentDie
from .speaker import Speaker, Values


class ArtemisSpeaker(Speaker):
    """Tells The Artemis Project."""

    ALIASES: ClassVar[dict[str, str]] = {"tile": "building", "card": "expedition", "place": "home", "other": "home2"}

    def value(self, state: State, kind: str, value: int) -> str | int:
        assert isinstance(state, Artemis)
        if kind == "building":
            return self.building(value)
        if kind in ("home", "home2"):
            return self.say("shelters") if value < 0 else self.building(value)
        if kind in ("colonist", "becomes"):
            return self.colonist(value)
        if kind == "expedition":
            return self.say(f"expedition-{BASE.card_names[value]}")
        if kind == "region":
            return self.say(f"region-{REGIONS[value]}")
        if kind == "event":
            return self.say(f"event-{BASE.event_names[value]}")
        if kind == "directive":
            return self.say("hidden-card") if value < 0 else self.say(f"directive-{BASE.directive_names[value]}")
        if kind == "letter":
            return LETTERS[value]
        if kind == "dice":
            return " ".join(str(value))
        if kind == "reward":
            return self.power(state.printed.cards[value // 2].rewards[value % 2])
        return super().value(state, kind, value)

    def values(self, state: State, numbers: dict[str, int]) -> Values:
        found = super().values(state, numbers)
        if "event" in numbers:
            found["text"] = self.say(f"event-{BASE.event_names[numbers['event']]}.text")
        return found

    def heading(self, state: State) -> str:
        assert isinstance(state, Artemis)
        return self.say(
            "board-heading",
            round=state.round,
            rounds=state.printed.rounds,
            phase=self.say(f"phase-{state.phase}"),
            who=self.seat(state, state.start),
        )

    def brief(self, state: State, seat: int) -> str:
        assert isinstance(state, Artemis)
        colony = state.colonies[seat]
        return self.goods(
            energy=colony.energy, minerals=colony.minerals, toolkits=colony.toolkits, badges=colony.badges
        )

    def building(self, tile: int) -> str:
        """The name of a tile; its second copy has a mark."""
        name = self.say(f"building-{BASE.names[tile // COPIES]}")
        return f"{name} II" if tile % COPIES else name

    def building_text(self, tile: int) -> str:
        """What a building does."""
        return self.say(f"building-{BASE.names[tile // COPIES]}.text")

    def colonist(self, colonist: int) -> str:
        """The name of a type of colonist."""
        return self.say(f"colonist-{COLONISTS[colonist]}")

    def colonists(self, counts: list[int] | tuple[int, ...]) -> str:
        """Several colonists: `Pioneer ×2, Marine`."""
        parts = [
            self.colonist(colonist) + (f" ×{count}" if count > 1 else "")
            for colonist, count in enumerate(counts)
            if count
        ]
        return ", ".join(parts) or self.say("nobody-there")

    def goods(self, **amounts: int) -> str:
        """Goods with their numbers: `2 Minerals, 1 VP`."""
        return ", ".join(self.say(f"amount-{kind}", n=amount) for kind, amount in amounts.items() if amount)

    def power(self, power: Power) -> str:
        """What a reward or a relief space gives."""
        if power.kind == "goods":
            return self.goods(**{kind: getattr(power, kind) for kind in (*GOODS, "badges", "vp")})
        if power.kind == "per-type":
            return self.say("power-per-type", colonist=self.colonist(power.colonist), n=power.vp)
        if power.kind in ("building", "train", "relief", "relic"):
            return self.say(f"power-{power.kind}")
        return self.say(f"power-{power.kind}", n=power.amount)

    def more_for_ask(self, state: State, frame: Decision[Any]) -> Values:
        assert isinstance(state, Artemis)
        if isinstance(frame, MayClaim):
            return {"minerals": frame.price(state)}
        if isinstance(frame, Recruit):
            return {"energy": state.recruit_price}
        if isinstance(frame, MarineLowers):
            return {"die": self.sent_die(state, frame.card, frame.position)}
        return {}

    def more_for_move(self, state: State, frame: Decision[Any], move: Move) -> Values:
        assert isinstance(state, Artemis)
        if move.kind == "mix":
            return {"goods": self.goods(energy=move.value, minerals=move.extra)}
        if isinstance(frame, PlaceDie):
            printed, face = state.printed, frame.face
            return {
                "most": printed.doorstep[face - 1],
                "becomes": self.colonist(printed.academy[face - 1]),
                "toolkits": printed.outfitter[face - 1],
            }
        if isinstance(frame, ChooseRelief):
            return {"reward": self.power(state.printed.relief[move.value - 1])}
        if isinstance(frame, ChooseReward):
            return {"reward": self.power(state.printed.cards[frame.card].rewards[move.value])}
        if isinstance(frame, MarineStrikes) and move.kind == "position":
            return {"die": self.sent_die(state, frame.card, move.value)}
        return {}

    def sent_die(self, state: Artemis, card: int, position: int) -> str:
        """A die beside an Expedition: its owner and its face."""
        die = state.expedition(card).dice[position]
        return f"{self.seat(state, die.seat)} {self.die(die)}"

    def die(self, die: SentDie) -> str:
        """The face of a die and who was sent along with it."""
        along = [die.pioneers, 0, 0, 0]
        if die.helper != NO_COLONIST:
            along[die.helper] += 1
        return f"{die.face} + {self.colonists(along)}" if sum(along) else str(die.face)

    def more_for_score(self, state: State, line: ScoreLine) -> Values:
        return {"building": self.building(line.item)} if line.item >= 0 else {}
