"""What lies on the Corporations' boards of Shackleton Base, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..games.shackleton.corporations.artemis_tours import CARDS, SPOTS, SPOTS_EACH, ArtemisTours
from ..games.shackleton.corporations.artemis_tours import NUMBER as TOURS
from ..games.shackleton.corporations.moon_mining import MoonMining
from ..games.shackleton.corporations.selenium_research import PAYMENTS, STACKS, SeleniumResearch
from ..games.shackleton.corporations.sky_watch import SkyWatch
from ..games.shackleton.corporations.space_robotics import NAMES, SpaceRobotics
from ..games.shackleton.corporations.to_mars import ToMars
from ..games.shackleton.goods import CREDITS, RARE_EARTH, TITANIUM, Price
from ..games.shackleton.payment import Cost
from ..games.shackleton.state import Shackleton

if TYPE_CHECKING:
    from .shackleton import ShackletonSpeaker

SAMPLES = ("basalt", "ice", "glass")


def priced(cost: Cost) -> Price:
    """Credits, Titanium and Rare Earth as a price."""
    return ((CREDITS, cost[0]), (TITANIUM, cost[1]), (RARE_EARTH, cost[2]))


def board_value(tell: ShackletonSpeaker, state: Shackleton, kind: str, value: int) -> str | int | None:
    """A number of a Corporation's move or event, as what it stands for; None where it is not one of theirs."""
    if kind == "spot":
        return spot(tell, value)
    if kind == "stack":
        return tell.say(f"stack-{STACKS[value]}")
    if kind == "experiment":
        return experiment(tell, state, value)
    if kind == "samples":
        b, i, g = PAYMENTS[value]
        parts = [tell.say(f"amount-{name}", n=n) for name, n in zip(SAMPLES, (b, i, g), strict=True) if n]
        return ", ".join(parts)
    if kind == "cargo":
        return tell.say("cargo-name", level=value // 2 + 1, slot=value % 2 + 1)
    if kind == "factory":
        return tell.say(f"factory-{NAMES[value].replace(' ', '-')}")
    if kind == "farm":
        return value + 1
    if kind == "program":
        return tell.say("program-name", section="I" * (value // 3 + 1), row=value % 3)
    return None


def spot(tell: ShackletonSpeaker, number: int) -> str:
    """A Tourist spot."""
    if number < SPOTS:
        return tell.say("spot-board", n=number + 1)
    card = CARDS * TOURS + (number - SPOTS) // SPOTS_EACH
    return tell.say("spot-project", project=tell.project(card), n=(number - SPOTS) % SPOTS_EACH + 1)


def experiment(tell: ShackletonSpeaker, state: Shackleton, tile: int) -> str:
    """An Experiment: what it takes and what it gives."""
    selenium = state.printed.corporations[1]
    assert isinstance(selenium, SeleniumResearch)
    printed = selenium.tiles[tile]
    return tell.say("experiment-text", samples=samples_text(tell, printed.text), goods=tell.goods(printed.reward.parts))


def samples_text(tell: ShackletonSpeaker, text: str) -> str:
    """The samples an Experiment takes."""
    words = text.split()
    if words[0] in ("different", "equal"):
        return tell.say(f"samples-{words[0]}", n=int(words[1]))
    parts = [tell.say(f"amount-{name}", n=words.count(name[0])) for name in SAMPLES if words.count(name[0])]
    if words.count("any"):
        parts.append(tell.say("samples-any", n=words.count("any")))
    return ", ".join(parts)


def cargo_text(tell: ShackletonSpeaker, state: Shackleton, seat: int, slot: int) -> tuple[str, str]:
    """What a shipment takes from a player, and what it gives."""
    mining = next(each for each in state.printed.corporations if isinstance(each, MoonMining))
    return tell.goods(mining.price(state, seat, slot)), tell.goods(mining.slots[slot].gain.parts)


def factory_text(tell: ShackletonSpeaker, state: Shackleton, position: int) -> dict[str, str | int]:
    """What a Factory costs and brings."""
    robotics = next(each for each in state.printed.corporations if isinstance(each, SpaceRobotics))
    factory = robotics.factories[position]
    return {
        "cost": tell.goods(priced(factory.cost)),
        "goods": tell.goods(factory.immediate.parts),
        "income": tell.goods(factory.income.parts),
        "vp": factory.vp,
    }


def program_text(tell: ShackletonSpeaker, state: Shackleton, seat: int, program: int) -> dict[str, str | int]:
    """What a contribution costs a player and brings."""
    watch = next(each for each in state.printed.corporations if isinstance(each, SkyWatch))
    cost, energy = watch.cost(state, seat, program)
    return {"cost": tell.goods(priced(cost)), "energy": energy, "vp": watch.programs[program].vp}


def module_text(tell: ShackletonSpeaker, state: Shackleton, module: int) -> dict[str, str | int]:
    """What a module of the Mars ship takes and gives."""
    mars = next(each for each in state.printed.corporations if isinstance(each, ToMars))
    return {"slots": ", ".join(slot_names(tell, mars, module)), "vp": mars.modules[module].vp}


def slot_names(tell: ShackletonSpeaker, mars: ToMars, module: int) -> list[str]:
    """The structures a module takes."""
    kinds = ("dome", "workshop", "laboratory", "headquarters", "laboratory-or-headquarters")
    return [tell.say(f"kind-{kinds[slot]}") for slot in mars.modules[module].slots]


def spot_vp(state: Shackleton, number: int) -> int:
    """The VP of a Tourist spot."""
    tours = state.printed.corporations[TOURS]
    assert isinstance(tours, ArtemisTours)
    return tours.value(state, number)
