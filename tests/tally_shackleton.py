"""A slow second count of Shackleton Base's points, from a saved position and the component files alone.

It shares nothing with the engine's scoring but the rulebook.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent.parent / "src" / "frostline" / "games" / "shackleton" / "components"
NAMES = (
    "artemis-tours", "selenium-research", "moon-mining", "space-robotics", "evergreen-farms", "sky-watch", "to-mars",
)  # fmt: skip
ART, SEL, MOO, ROB, EVE, SKY, MAR = range(7)
CREDITS, REPUTATION, VP, HELIUM = 0, 3, 4, 16


def load(name: str) -> dict[str, Any]:
    """One component file."""
    return tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


SHEETS = [load(name) for name in NAMES]
CARDS = [(number, card) for number, sheet in enumerate(SHEETS) for name, card in sheet.items() if name != "board"]
STACKS = [tile["place"] for tile in load("experiments").values()]


def tally_all(saved: dict[str, Any]) -> list[int]:
    """The total of every seat, and of AstroBot."""
    return [tally(saved["state"], seat, saved["seats"]) for seat in range(len(saved["state"]["agencies"]))]


def tally(state: dict[str, Any], seat: int, seats: int) -> int:
    """One agency: what play has brought, then the end of the game."""
    mine = state["agencies"][seat]
    goods, base = mine["goods"], mine["base"]
    total = goods[VP] + goods[REPUTATION]
    total += sum(CARDS[card][1]["vp"] for card in mine["projects"]["tuple"])
    for laboratory in range(3):
        if mine["built"][4 + laboratory]:
            total += [0, 2, 5, 10][base[3 * (4 + laboratory) + laboratory]]
    for place, corporation in enumerate(state["corps"]):
        board = state["boards"][place]
        total += final(corporation, board, goods, seat, seats)
        if seat < seats:
            total += abilities(mine, corporation, board, seat)
    return total


def abilities(mine: dict[str, Any], corporation: int, board: dict[str, Any], seat: int) -> int:
    """What the Projects of a Corporation say at the end."""
    total = 0
    for card in mine["projects"]["tuple"]:
        number, printed = CARDS[card]
        ability = printed.get("ability", {})
        if number == corporation and ability.get("kind") == "end":
            counted = {
                "credits": mine["goods"][CREDITS],
                "reputation": mine["goods"][REPUTATION],
            }.get(ability["per"])
            total += (COUNTS[corporation](board, seat) if counted is None else counted) // ability["every"]
    return total


def final(corporation: int, board: dict[str, Any], goods: list[int], seat: int, seats: int) -> int:
    """What a Corporation's board scores; Artemis Tours scores through its Projects alone."""
    if corporation == MOO:
        return goods[HELIUM]
    if corporation == SKY:
        return watch(board, seat, seats)
    counts = {SEL: selenium, ROB: robotics, EVE: farms, MAR: mars}
    return counts[corporation](board, seat) if corporation in counts else 0


def selenium(board: dict[str, Any], seat: int) -> int:
    """Five for each set of left, centre and right."""
    taken = [STACKS[tile] for tile in board["taken"][seat]["tuple"]]
    return 5 * min(taken.count(stack) for stack in ("left", "centre", "right"))


def robotics(board: dict[str, Any], seat: int) -> int:
    """Factories, and three each for all rows and all columns."""
    owned = [position for position in range(9) if board["owned"][seat] >> position & 1]
    total = sum(SHEETS[ROB]["board"]["factories"][position]["vp"] for position in owned)
    total += 3 * (len({position // 3 for position in owned}) == 3)
    return total + 3 * (len({position % 3 for position in owned}) == 3)


def farms(board: dict[str, Any], seat: int) -> int:
    """One, three or five for each own Farm."""
    return sum([0, 1, 3, 5][farm % 4] for farm in board["farms"] if farm >= 0 and farm // 4 == seat)


def watch(board: dict[str, Any], seat: int, seats: int) -> int:
    """Two for each contribution, once all of them beat the asteroid."""
    together = sum(each >= 0 for each in board["given"])
    return 2 * board["given"].count(seat) if together >= [5, 5, 8, 10][seats - 1] else 0


def mars(board: dict[str, Any], seat: int) -> int:
    """Two for each completed module with an own structure."""
    pairs = [board["slots"][at : at + 2] for at in range(0, 12, 2)]
    return 2 * sum(-1 not in pair and seat in pair for pair in pairs)


COUNTS = {
    ART: lambda board, seat: board["hosted"][seat],
    SEL: lambda board, seat: len(board["taken"][seat]["tuple"]),
    MOO: lambda board, seat: board["shipments"][seat],
    ROB: lambda board, seat: board["owned"][seat].bit_count(),
    EVE: lambda board, seat: sum(farm >= 0 and farm // 4 == seat for farm in board["farms"]),
    SKY: lambda board, seat: board["given"].count(seat),
    MAR: lambda board, seat: board["items"][seat],
}
