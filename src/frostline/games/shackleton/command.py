"""Command actions: the leftmost free slot of a line, what it costs, and the bonus of the matching type."""

from __future__ import annotations

from ...core.agenda import Effect
from ...core.log import Refusal
from ...core.moves import Move
from ...core.state import NOBODY
from .actions import CorporationActions
from .building import ChooseStructure
from .causes import FOR_SLOT
from .components import ACT, BUILD, ENGINEER, FUND, LINES, SCIENTIST, TECHNICIAN, WORKSHOP
from .energy import CommandStep
from .funding import ChooseProject
from .gains import GainAstronaut
from .legal import can_build, can_fund_any
from .moves import DONE, LINE
from .payment import can_pay, pay
from .state import Shackleton
from .steps import DOORS, ONE_ACTION
from .tells import COMMANDS


def line_open(state: Shackleton, line: int) -> bool:
    """Whether a line has a free slot. [SHA-CMD-05]"""
    return len(state.lines[line]) < len(state.printed.command[state.seats - 1])


def slot_cost(state: Shackleton, seat: int, line: int) -> int:
    """What the leftmost free slot of a line costs a player. [SHA-CMD-02, SHA-CMD-03, SHA-CMD-04, SHA-STRUCT-09]"""
    cost = state.printed.command[state.seats - 1][len(state.lines[line])]
    scientists = state.agencies[seat].base[3 * (WORKSHOP + 2) + SCIENTIST]
    return max(0, cost - state.printed.workshop_less[2] * scientists) if scientists else cost


def open_lines(state: Shackleton, seat: int) -> list[Move]:
    """The Command actions that can be paid and carried out. [SHA-CMD-05, SHA-CMD-08]"""
    found = []
    for line in range(len(LINES)):
        if line_open(state, line):
            cost = slot_cost(state, seat, line)
            if line == BUILD:
                fine = can_build(state, seat, cost)
            elif line == FUND:
                fine = can_fund_any(state, seat, cost)
            else:
                fine = cost == 0 or can_pay(state, seat, cost, 0, 0)
            if fine:
                found.append(LINE[line])
    return found


def why_not_command(state: Shackleton, seat: int, line: int) -> Refusal:
    """Why a Command action is not offered."""
    if not line_open(state, line):
        return Refusal("line-full", "SHA-CMD-05")
    cost = slot_cost(state, seat, line)
    if not can_pay(state, seat, cost, 0, 0):
        return Refusal("slot-too-dear", "SHA-CMD-03", credits=cost)
    if line == BUILD:
        return Refusal("nothing-to-build", "SHA-CMD-08", credits=cost)
    return Refusal("nothing-to-fund", "SHA-CMD-08", credits=cost)


def command(state: Shackleton, seat: int, kind: int, line: int) -> None:
    """Deploy on a line, pay the slot, act, then the bonus of the matching type and a last chance for a panel.
    [SHA-CMD-01, SHA-CMD-02, SHA-CMD-03, SHA-CMD-06, SHA-CMD-07, SHA-BUILD-13, SHA-FUND-13, SHA-CORPACT-09]"""
    cost = slot_cost(state, seat, line)
    state.lines[line] = (*state.lines[line], kind)
    state.command = True
    state.tell(COMMANDS, seat, kind, line, cost)
    state.push(LastPanel(seat), CommandEnds())
    if line == BUILD:
        state.push(ChooseStructure(seat, kind == ENGINEER))
    elif line == FUND:
        if kind == TECHNICIAN:
            state.push(DOORS[ONE_ACTION](seat))
        state.push(ChooseProject(seat))
    else:
        assert line == ACT
        if kind == SCIENTIST:
            state.push(GainAstronaut(seat, NOBODY))
        state.push(CorporationActions(seat, state.printed.corporation_actions, 0, False))
    pay(state, seat, cost, 0, 0, FOR_SLOT)


class LastPanel(CommandStep):
    """The last moment of a Command action, after its bonus: a Solar Panel may still be built. [SHA-SOLAR-01]"""

    rule = "SHA-SOLAR-01"

    def moves(self, state: Shackleton) -> list[Move]:
        return [DONE]

    def do(self, state: Shackleton, move: Move) -> None:
        pass


class CommandEnds(Effect[Shackleton]):
    """The Command action is over: no more panels this turn. [SHA-SOLAR-01]"""

    def run(self, state: Shackleton) -> None:
        state.command = False
