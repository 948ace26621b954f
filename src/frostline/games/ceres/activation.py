"""A turn of the Activation phase: a Leader to a Location, a Worker to an Outstation, a Favor used, or a pass."""

from __future__ import annotations

from ...core.agenda import Effect
from ...core.log import Refusal
from ...core.moves import Move
from ...core.state import NOBODY
from .components import ASSISTANT, DROID
from .legal import can_activate, can_visit
from .locations import Visit
from .moves import DONE, LEADER, PASS, STOP, USE_ASSISTANT, VISIT, WORKER
from .moves import DROID as DROID_TO
from .outstations import ActivateOutstation, set_worker, take_worker
from .parts import HEADQUARTERS, ON_BOARD
from .state import NOT_USED, NOWHERE, Ceres
from .steps import Step
from .tells import ASSISTANT as TELL_ASSISTANT
from .tells import ASSISTANT_DECLINES, PASSES, PASSES_TO_LEADER, RESERVES, WORKER_FROM_SHIP
from .tells import DROID as TELL_DROID
from .tells import LEADER as TELL_LEADER
from .tells import WORKER as TELL_WORKER
from .visits import ChooseProduction


class NextTurn(Effect[Ceres]):
    """Turns go round in player order until everybody has passed; who has passed is skipped.
    [CER-TURN-01, CER-TURN-03, CER-PASS-05]"""

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: Ceres) -> None:
        for step in range(state.seats):
            place = (self.place + step) % state.seats
            seat = state.order[place]
            if not state.corporations[seat].passed:
                state.push(TakeTurn(seat), NextTurn((place + 1) % state.seats))
                return


class TakeTurn(Step):
    """Activate a Location with a Leader, an Outstation with a Worker, use a Favor in their stead, or pass.
    [CER-TURN-02, CER-TURN-04, CER-TURN-05, CER-TURN-06, CER-TURN-09]"""

    rule = "CER-TURN-02"

    def moves(self, state: Ceres) -> list[Move]:
        options: list[Move] = []
        self.leaders(state, options)
        self.workers(state, options)
        options.append(PASS)
        return options

    def leaders(self, state: Ceres, options: list[Move]) -> None:
        """Where a Leader, or the Leader Assistant, could go.
        [CER-LOC-01, CER-LOC-02, CER-LOC-04, CER-LOC-06, CER-HQ-01, CER-HQ-07, CER-FAV-41, CER-FAV-42]"""
        corporation = state.corporations[self.seat]
        if corporation.leaders:
            for location in range(ON_BOARD):
                if state.open_slots(location) > 0 and can_visit(state, self.seat, corporation.goods, location, 0):
                    options.append(LEADER[location])
            if corporation.visits < state.printed.hq_visits:
                options.append(LEADER[HEADQUARTERS])
        if state.favor_of[ASSISTANT] == self.seat and state.assistant == NOT_USED:
            options.append(USE_ASSISTANT)

    def workers(self, state: Ceres, options: list[Move]) -> None:
        """Where a Worker, or the Mars Droid, could go.
        [CER-OUT-02, CER-OUT-04, CER-OUT-05, CER-OUT-06, CER-OUT-09, CER-OUT-17, CER-FAV-30, CER-FAV-31, CER-FAV-33]"""
        corporation = state.corporations[self.seat]
        droid = state.favor_of[DROID] == self.seat and state.droid == NOT_USED
        for place, outstation in enumerate(corporation.outstations):
            free = not outstation.worker and state.has_worker(state.printed.facilities[outstation.top].type)
            if (free or droid) and can_activate(state, self.seat, corporation.goods, place, 0):
                if free:
                    options.append(WORKER[outstation.top])
                if droid:
                    options.append(DROID_TO[outstation.top])

    def do(self, state: Ceres, move: Move) -> None:
        if move is PASS:
            pass_on(state, self.seat)
            return
        state.push(EndTurn(self.seat))
        if move.family == "leader":
            send_leader(state, self.seat, move.value)
        elif move is USE_ASSISTANT:
            state.assistant = NOWHERE
            state.push(ChooseProduction(self.seat), SendAssistant(self.seat))
        else:
            send_worker(state, self.seat, move)

    def why_not(self, state: Ceres, move: Move) -> Refusal | None:
        corporation = state.corporations[self.seat]
        if move.family == "leader":
            if not corporation.leaders:
                return Refusal("no-leader", "CER-TURN-06")
            if move.value == HEADQUARTERS:
                return Refusal("headquarters-used", "CER-HQ-07")
            if state.open_slots(move.value) < 1:
                return Refusal("no-slot", "CER-LOC-02", location=move.value)
            return Refusal("nothing-to-do-there", "CER-LOC-06", location=move.value)
        if move.family == "worker":
            return self.why_no_worker(state, move.value)
        if move is USE_ASSISTANT and state.holds(self.seat, ASSISTANT):
            return Refusal("assistant-used", "CER-FAV-41")
        return self.why_no_droid(state, move) if state.holds(self.seat, DROID) else None

    def why_no_droid(self, state: Ceres, move: Move) -> Refusal | None:
        """Why the Mars Droid cannot be used on an own Outstation."""
        for outstation in state.corporations[self.seat].outstations:
            if move.family == "droid" and outstation.top == move.value:
                if state.droid != NOT_USED:
                    return Refusal("droid-used", "CER-FAV-31")
                return Refusal("no-usable-part", "CER-OUT-09", outstation=move.value)
        return None

    def why_no_worker(self, state: Ceres, top: int) -> Refusal | None:
        """Why an Outstation cannot be activated with a Worker."""
        for outstation in state.corporations[self.seat].outstations:
            if outstation.top == top:
                if outstation.worker:
                    return Refusal("occupied", "CER-OUT-05", outstation=top)
                if not state.has_worker(state.facility(top).type):
                    return Refusal("no-such-worker", "CER-OUT-04", worker=state.facility(top).type)
                return Refusal("no-usable-part", "CER-OUT-09", outstation=top)
        return None


def send_leader(state: Ceres, seat: int, location: int) -> None:
    """A Leader goes to a slot and stays there for the Round; from the Headquarters the first one goes on to the
    order track. [CER-LOC-01, CER-LOC-03, CER-LOC-05, CER-HQ-01, CER-HQ-02, CER-HQ-03, CER-HQ-04, CER-HQ-07]"""
    corporation = state.corporations[seat]
    corporation.leaders -= 1
    state.tell(TELL_LEADER, seat, location)
    if location != HEADQUARTERS:
        state.slots[location].append(seat)
        state.push(Visit(seat, location))
        return
    corporation.visits += 1
    if corporation.visits == 1:
        slot = state.next_order.index(NOBODY)
        state.next_order[slot] = seat
        state.tell(RESERVES, seat, slot + 1)
    state.push(ChooseProduction(seat))


def send_worker(state: Ceres, seat: int, move: Move) -> None:
    """A Worker, or the Mars Droid, comes to an Outstation and activates it.
    [CER-OUT-01, CER-OUT-02, CER-OUT-03, CER-FAV-30, CER-FAV-31, CER-FAV-32]"""
    place = state.corporations[seat].place_of(move.value)
    if move.family == "droid":
        state.droid = place
        state.tell(TELL_DROID, seat, move.value)
    else:
        shipped = take_worker(state, state.facility(move.value).type)
        set_worker(state, seat, place, True)
        state.tell(WORKER_FROM_SHIP if shipped else TELL_WORKER, seat, move.value)
    state.push(ActivateOutstation(seat, place))


class SendAssistant(Step):
    """Send the Leader Assistant to any Location on the board, without a slot, or nowhere.
    [CER-FAV-40, CER-FAV-42, CER-FAV-43, CER-FAV-44]"""

    rule = "CER-FAV-40"

    def moves(self, state: Ceres) -> list[Move]:
        goods = state.corporations[self.seat].goods
        found = [VISIT[place] for place in range(ON_BOARD) if can_visit(state, self.seat, goods, place, 0)]
        return [*found, STOP]

    def do(self, state: Ceres, move: Move) -> None:
        if move is STOP:
            state.tell(ASSISTANT_DECLINES, self.seat)
            return
        state.assistant = move.value
        state.tell(TELL_ASSISTANT, self.seat, move.value)
        state.push(Visit(self.seat, move.value))

    def why_not(self, state: Ceres, move: Move) -> Refusal | None:
        if move.family != "visit":
            return None
        return Refusal("nothing-to-do-there", "CER-LOC-06", location=move.value)


def pass_on(state: Ceres, seat: int) -> None:
    """The marker goes to the leftmost empty slot of the bottom row, or to the slot of the own Leader.
    [CER-PASS-01, CER-PASS-02, CER-PASS-03, CER-PASS-04, CER-PASS-06]"""
    state.corporations[seat].passed = True
    state.passes.append(seat)
    reserved = seat in state.next_order
    if not reserved:
        state.next_order[state.next_order.index(NOBODY)] = seat
    state.tell(PASSES_TO_LEADER if reserved else PASSES, seat, state.next_order.index(seat) + 1)


class EndTurn(Step):
    """The main action is done; committed projects may still be completed. [CER-TURN-07, CER-TURN-08]"""

    rule = "CER-TURN-08"

    def moves(self, state: Ceres) -> list[Move]:
        return [DONE]

    def do(self, state: Ceres, move: Move) -> None:
        """Nothing follows."""
