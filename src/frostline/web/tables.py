"""What can be done at tables. Pages and API both go through here, and nothing else writes events."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from ..core.errors import BadOption, IllegalMove
from ..core.record import Record
from ..core.registry import game
from ..core.state import NOBODY
from .live import STAND_IN, Live
from .refusals import Forbidden, NotFound, Stale
from .store import Event, NewTable, Person, Place, Store
from .thinking import Thinkers

KEPT = 500  # tables kept in memory; the others come back from the database when asked for


class Tables:
    """All tables of a server."""

    def __init__(
        self, store: Store, thinkers: Thinkers, pause: float, tell: Callable[[str, dict[str, Any]], None]
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.pause = pause
        self.tell = tell
        self.kept: OrderedDict[str, Live] = OrderedDict()
        self.bots: dict[str, asyncio.Task[None]] = {}

    # Looking.

    async def live(self, table_id: str) -> Live:
        """A table as it is now, with everything other processes have done to it."""
        row = await self.store.table(table_id)
        if row is None:
            raise NotFound("no-table")
        live = self.kept.get(table_id)
        if live is None:
            live = self.kept.setdefault(table_id, Live(row))
            while len(self.kept) > KEPT:
                self.kept.popitem(last=False)
        self.kept.move_to_end(table_id)
        live.table = row
        async with live.lock:
            await self.catch_up(live)
        return live

    async def catch_up(self, live: Live) -> None:
        """Apply events that came from elsewhere."""
        for event in await self.store.events(live.table.id, live.number):
            live.apply(event)

    # Beginning.

    async def create(self, new: NewTable) -> str:
        """A new table; its set-up and its first moves are checked before anything is written."""
        record = Record(new.game, new.seats, new.seed, new.moves, new.options, new.pack, new.rules)
        over = record.replay(folder=new.pack_folder).seat == NOBODY
        table_id = await self.store.create_table(new)
        if over:
            await self.store.set_state(table_id, "over")
        self.wake(table_id)
        return table_id

    async def join(self, table_id: str, person: Person, seat: int) -> None:
        """Take an open seat; the game begins with the last one."""
        live = await self.live(table_id)
        if not 0 <= seat < live.table.seats:
            raise BadOption(f"this table has seats 1 to {live.table.seats}")
        if not await self.store.claim_seat(table_id, seat, person.id, person.name):
            raise Stale("seat-taken")
        self.news(await self.live(table_id))

    async def set_away(self, table_id: str, person: Person, away: bool) -> None:
        """Leaving hands the own seats to a bot, coming back returns them."""
        live = await self.live(table_id)
        seats = live.seats_of(person.id)
        if not seats:
            raise Forbidden("no-seat")
        for seat in seats:
            await self.store.set_place(table_id, seat, away=away)
        self.news(await self.live(table_id))

    # Playing.

    async def play(self, table_id: str, person: Person, position: int, text: str) -> Live:
        """Play a move that answers a position; it is durable when this returns."""
        live = await self.live(table_id)
        async with live.lock:
            self.check_turn(live, person, position)
            move = live.state.setup.game.moves.parse(text)
            if move not in live.state.options:
                raise IllegalMove(live.state.complaint(move))
            await self.write(live, "move", live.state.seat, move.text)
        self.news(live)
        return live

    async def undo(self, table_id: str, person: Person, position: int) -> Live:
        """Take back the last move, up to the barrier."""
        live = await self.live(table_id)
        async with live.lock:
            self.check_turn(live, person, position)
            if not live.match.can_undo:
                raise IllegalMove("nothing can be taken back: the last move revealed something or ended a turn")
            await self.write(live, "undo", live.state.seat, "")
        self.news(live)
        return live

    def check_turn(self, live: Live, person: Person, position: int) -> None:
        """Only who is asked may answer, and only what is asked now."""
        if live.table.state == "open":
            raise Stale("not-begun")
        if live.number != position:
            raise Stale("changed")
        if live.state.seat == NOBODY:
            raise Stale("over")
        place = live.place(live.state.seat)
        if place.kind != "person" or place.person != person.id:
            raise Forbidden("not-your-turn")

    async def write(self, live: Live, kind: str, seat: int, text: str, why: dict[str, str] | None = None) -> None:
        """Make an event durable, then real. If another process was first, its event counts."""
        if not await self.store.append(live.table.id, live.number + 1, kind, seat, text, why):
            await self.catch_up(live)
            raise Stale("changed")
        live.apply(Event(live.number + 1, kind, seat, text, datetime.now(UTC), why))
        if live.match.over and live.table.state != "over":
            await self.store.set_state(live.table.id, "over")
            live.table.state = "over"

    # Taking back across turns, by everyone's consent.

    async def ask_takeback(self, table_id: str, person: Person, position: int) -> None:
        """Ask to go back to the beginning of one's last turn; bots never object."""
        live = await self.live(table_id)
        if live.number != position:
            raise Stale("changed")
        seats = live.seats_of(person.id)
        keep = max((live.turn_begins(seat) for seat in seats), default=-1)
        if keep < 0:
            raise Forbidden("nothing-to-take-back")
        await self.store.set_takeback(table_id, keep, seats[0], seats)
        await self.settle_takeback(await self.live(table_id))

    async def answer_takeback(self, table_id: str, person: Person, agree: bool) -> None:
        """Agree, or refuse for everybody."""
        live = await self.live(table_id)
        asked = await self.store.takeback(table_id)
        seats = live.seats_of(person.id)
        if asked is None or not seats:
            raise Stale("nothing-to-answer")
        if not agree:
            await self.store.clear_takeback(table_id)
            self.news(live)
            return
        await self.store.agree_takeback(table_id, asked.to_number, seats)
        await self.settle_takeback(live)

    async def settle_takeback(self, live: Live) -> None:
        """Go back once every person at the table has agreed."""
        asked = await self.store.takeback(live.table.id)
        if asked and set(live.people()) <= set(asked.agreed):
            async with live.lock:
                if asked.to_number < len(live.match.record.moves):
                    await self.write(live, "takeback", asked.asked_by, str(asked.to_number))
                    if live.table.state == "over":
                        await self.store.set_state(live.table.id, "playing")
            await self.store.clear_takeback(live.table.id)
        self.news(live)

    # Forks.

    async def fork(self, table_id: str, person: Person, at: int, seat: int = NOBODY) -> str:
        """A new table that goes on from a position of this one, against bots."""
        live = await self.live(table_id)
        row = live.table
        moves = live.match.record.moves
        if not live.match.over and any(place.kind != "bot" and place.person != person.id for place in row.places):
            raise Forbidden("fork-later")
        if not 0 <= at <= len(moves):
            raise BadOption(f"this game has positions 0 to {len(moves)}")
        if seat == NOBODY:
            own = live.seats_of(person.id)
            there = Record(row.game, row.seats, row.seed, moves[:at], row.options, row.pack, row.rules)
            seat = own[0] if own else max(0, there.replay(folder=row.pack_folder).seat)
        places = [
            Place("person", person.id, None, person.name)
            if each == seat
            else Place("bot", None, STAND_IN, row.places[each].name)
            for each in range(row.seats)
        ]
        new = NewTable(
            row.game, row.rules, row.seats, row.seed, row.options, row.pack, row.pack_folder, person.id, False,
            places, moves[:at],
        )  # fmt: skip
        return await self.create(new)

    # News and bots.

    def news(self, live: Live) -> None:
        """Tell everybody who watches, and let the next bot think."""
        self.tell(live.table.id, {"number": live.number})
        if live.played_by_bot(live.state.seat):
            self.wake(live.table.id)

    def wake(self, table_id: str) -> None:
        """Let bots play, if it is for one of them to do so."""
        running = self.bots.get(table_id)
        if running is None or running.done():
            self.bots[table_id] = asyncio.get_running_loop().create_task(self.let_bots_play(table_id))

    async def let_bots_play(self, table_id: str) -> None:
        """Bots' moves, one after the other, until a person is asked or the game is over."""
        with contextlib.suppress(NotFound):
            while True:
                live = await self.live(table_id)
                seat = live.state.seat
                name = live.played_by_bot(seat)
                if not name or live.table.state != "playing":
                    return
                await self.bot_move(live, seat, name)

    async def bot_move(self, live: Live, seat: int, name: str) -> None:
        """One move of a bot, unless the position changes while it thinks."""
        number = live.number
        view = game(live.table.game).view(live.state, seat)
        names = [place.name for place in live.table.places]
        thought = self.thinkers.think(name, live.table.seed + number, view, names)
        answer, _ = await asyncio.gather(thought, asyncio.sleep(self.pause))
        async with live.lock:
            await self.catch_up(live)
            if live.number != number or not live.played_by_bot(seat):
                return
            with contextlib.suppress(Stale):
                await self.write(live, "move", seat, answer.move, answer.why)
        self.tell(live.table.id, {"number": live.number})

    async def wake_all(self) -> None:
        """After a start: go on wherever a bot was to move."""
        for table_id in await self.store.playing_tables():
            self.wake(table_id)

    async def close(self) -> None:
        """Stop thinking."""
        for task in self.bots.values():
            task.cancel()
        await asyncio.gather(*self.bots.values(), return_exceptions=True)
        self.thinkers.close()
