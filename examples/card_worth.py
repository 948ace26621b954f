"""What is a building worth? Points it brings to who is given it at the start, measured by greedy bots.

    python examples/card_worth.py                                      Artemis for two: the Drone Docks
    python examples/card_worth.py --building crystal-foundry --deals 40

For two players the second copy of every tile stays in the box, so one seat is handed it and nothing else on the table
changes: deal, decks, bots and their chance are the same with and without it, and the difference is due to the building.
(To compare those who happen to own a building with those who do not would also measure who can afford one.)
"""

from __future__ import annotations

import argparse

import frostline
from frostline.bots import bot
from frostline.bots.bot import play_out
from frostline.games.artemis.moves import TILE_NAMES
from frostline.games.artemis.state import Artemis
from frostline.lab.arena import mean


def give(state: Artemis, building: str, seat: int) -> None:
    """Hand a seat the copy of a building that lies in the box."""
    tile = TILE_NAMES.index(f"{building}-2")
    state.boxed.remove(tile)
    state.colonies[seat].buildings.append(state.printed.empty[tile])
    state.settle()  # what can be chosen now may have changed
    assert not state.setup.game.broken(state)


def totals(building: str, seed: int, seat: int | None) -> list[int]:
    """The scores of one deal, with the building at a seat or, without a seat, as it is dealt."""
    state = frostline.game("artemis").new(2, seed)
    assert isinstance(state, Artemis)
    if seat is not None:
        give(state, building, seat)
    play_out(state, [bot("greedy", "artemis", 2 * seed + each) for each in range(2)])
    return [sheet.total for sheet in state.scores()]


def worth(building: str, seed: int) -> tuple[list[float], list[float]]:
    """What the building adds to the own points and to the lead, once for each seat."""
    points, lead = [], []
    without = totals(building, seed, None)
    for seat in (0, 1):
        gained = [having - lacking for having, lacking in zip(totals(building, seed, seat), without, strict=True)]
        points.append(float(gained[seat]))
        lead.append(float(gained[seat] - gained[1 - seat]))
    return points, lead


def main() -> None:
    """Play, and tell what the building was worth."""
    names = [name.removesuffix("-2") for name in TILE_NAMES if name.endswith("-2")]
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--building", default="drone-docks", choices=names, metavar="NAME", help=", ".join(names))
    parser.add_argument("--deals", "--games", type=int, default=6, help="three games each")
    parser.add_argument("--seed", type=int, default=0, help="of the first deal")
    arguments = parser.parse_args()

    found = {seed: worth(arguments.building, seed) for seed in range(arguments.seed, arguments.seed + arguments.deals)}
    print(f"artemis, two seats, {arguments.deals} deals: {arguments.building} given at the start is worth")
    for what, place in (("points", 0), ("points of lead", 1)):
        value, around = mean({seed: both[place] for seed, both in found.items()})
        print(f"  {value:+.1f} {what}" if around is None else f"  {value:+.1f} ± {around:.1f} {what}")


if __name__ == "__main__":
    main()
