"""The JSON API: the same powers as the page, for bots and other clients.

A client proves who it is by `Authorization: Bearer TOKEN`, which it gets from `POST /api/guests`.
"""

from __future__ import annotations

import json
from collections.abc import AsyncGenerator
from typing import Annotated, Any

import msgspec
from litestar import Request, Router, get, post
from litestar.channels import ChannelsPlugin
from litestar.response import ServerSentEvent, ServerSentEventMessage

from ..bots import NAMES
from ..core.errors import BadOption
from ..core.registry import GAMES, game
from ..core.state import NOBODY
from ..text import LANGUAGES
from .actions import Answer, ForkAt, MoveMade, Position, SeatTaken, Text, bot_name
from .live import Live
from .refusals import Forbidden
from .render import fresh_seed, log_so_far, teller, viewing_seat
from .settings import pack_folder
from .site import Site, clean_name
from .store import NewTable, Person, Place
from .stream import events_of

Ask = Request[Any, Any, Any]


class Guest(msgspec.Struct, forbid_unknown_fields=True):
    """A newcomer's name."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    lang: str = "en"


class TableWanted(msgspec.Struct, forbid_unknown_fields=True):
    """A table to begin: for each seat `me`, `open` or the name of a bot."""

    game: str
    seats: Annotated[list[str], msgspec.Meta(min_length=1, max_length=9)]
    options: list[str] = []
    seed: int | None = None
    pack: str = ""
    public: bool = False


async def bearer(request: Ask, site: Site) -> Person:
    """The person of the bearer token."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    person = await site.person_of_token(token) if scheme.lower() == "bearer" else None
    if person is None:
        raise Forbidden("no-token")
    return person


async def maybe_bearer(request: Ask, site: Site) -> Person | None:
    """The person of the bearer token, or nobody: spectators need none."""
    return await bearer(request, site) if "authorization" in request.headers else None


@get("/games")
async def games() -> list[dict[str, Any]]:
    """Every game with its seats, options and bots."""
    return [
        {
            "name": each.name,
            "rules": each.version,
            "seats": list(each.seats),
            "options": [{"name": option.name, "kind": option.kind, "rule": option.rule} for option in each.options],
            "bots": list(NAMES),
            "moves": [move.text for move in each.moves.moves],
        }
        for each in GAMES.values()
    ]


@post("/guests")
async def guests(site: Site, data: Guest) -> dict[str, str]:
    """Become somebody: a token to send with everything else."""
    lang = data.lang if data.lang in LANGUAGES else LANGUAGES[0]
    person = await site.store.create_person(clean_name(data.name) or "guest", lang, "system")
    return {"id": person.id, "name": person.name, "token": site.token(person)}


@get("/tables")
async def tables(request: Ask, site: Site) -> dict[str, Any]:
    """Tables with open seats, and one's own."""
    me = await maybe_bearer(request, site)
    own = await site.store.tables_of(me.id) if me else []
    return {
        "open": [{"id": row.id, "game": row.game, "seats": row.seats} for row in await site.store.open_tables()],
        "mine": [{"id": row.id, "game": row.game, "state": row.state} for row in own],
    }


@post("/tables")
async def create(request: Ask, site: Site, data: TableWanted) -> dict[str, Any]:
    """Begin a table."""
    me = await bearer(request, site)
    found = game(data.game)
    folder = pack_folder(site.settings, data.pack)
    setup = found.set_up(len(data.seats), data.options, folder)
    pack = [setup.pack.name, setup.pack.check] if setup.pack else None
    places = []
    for choice in data.seats:
        if choice == "me":
            places.append(Place("person", me.id, None, me.name))
        elif choice == "open":
            places.append(Place("open", None, None, ""))
        elif choice in NAMES:
            places.append(Place("bot", None, choice, bot_name(len(places))))
        else:
            raise BadOption(f"a seat is 'me', 'open' or a bot ({', '.join(NAMES)}), not {choice[:20]!r}")
    seed = fresh_seed() if data.seed is None else data.seed
    new = NewTable(
        found.name, found.version, len(places), seed, list(setup.options), pack, folder, me.id, data.public, places, []
    )
    return {"id": await site.tables.create(new)}


def table_json(live: Live, me: Person | None) -> dict[str, Any]:
    """A table as one person may know it."""
    seat = viewing_seat(live, me)
    tell = teller(live, me.lang if me else "en")
    decision = live.state.decision
    view = live.state.setup.game.view(live.state, seat)
    asked: dict[str, Any] | None = None
    if decision is not None:
        asked = {"seat": decision.seat, "prompt": decision.prompt, "rule": decision.rule, "options": []}
        asked["sentence"] = tell.ask(live.state, decision.frame)
        if decision.seat == seat:
            asked["options"] = [
                {"move": move.text, "label": tell.move(live.state, decision.frame, move)} for move in decision.options
            ]
    return {
        "id": live.table.id,
        "game": live.table.game,
        "state": live.table.state,
        "position": live.number,
        "seat": seat,
        "seats": [
            {"seat": each.seat, "kind": each.kind, "name": each.name, "away": each.away,
             "bot": live.played_by_bot(each.seat)}
            for each in live.table.places
        ],
        "mine": live.seats_of(me.id) if me else [],
        "decision": asked,
        "can_undo": decision is not None and decision.seat == seat and live.match.can_undo,
        "view": view.json(),
        "scores": [
            {"seat": sheet.seat, "total": sheet.total, "place": sheet.place,
             "lines": [{"category": line.category, "points": line.points, "rule": line.rule} for line in sheet.lines]}
            for sheet in live.state.scores()
        ],
        "over": live.state.seat == NOBODY,
    }  # fmt: skip


@get("/tables/{table_id:str}")
async def table(request: Ask, site: Site, table_id: str) -> dict[str, Any]:
    """A table: who sits where, what is asked, the view of the own seat, scores."""
    return table_json(await site.tables.live(table_id), await maybe_bearer(request, site))


@get("/tables/{table_id:str}/log")
async def log(request: Ask, site: Site, table_id: str, after: int = 0) -> list[dict[str, Any]]:
    """What happened, move by move, after so many moves, and why a bot moved as it did (empty for people)."""
    live = await site.tables.live(table_id)
    me = await maybe_bearer(request, site)
    tell = teller(live, me.lang if me else "en")
    return [block for block in log_so_far(live, tell, viewing_seat(live, me)) if block["number"] > after]


@post("/tables/{table_id:str}/moves", status_code=200)
async def move(request: Ask, site: Site, table_id: str, data: MoveMade) -> dict[str, Any]:
    """Play a move that answers a position; 409 if the position has changed since."""
    me = await bearer(request, site)
    live = await site.tables.play(table_id, me, data.position, data.move)
    return {"position": live.number, "over": live.match.over}


@post("/tables/{table_id:str}/undo", status_code=200)
async def undo(request: Ask, site: Site, table_id: str, data: Position) -> dict[str, int]:
    """Take back the last move, up to the barrier."""
    return {"position": (await site.tables.undo(table_id, await bearer(request, site), data.position)).number}


@post("/tables/{table_id:str}/takeback", status_code=200)
async def ask_back(request: Ask, site: Site, table_id: str, data: Position) -> dict[str, bool]:
    """Ask everybody to take back one's last turn."""
    await site.tables.ask_takeback(table_id, await bearer(request, site), data.position)
    return {"asked": True}


@post("/tables/{table_id:str}/takeback/answer", status_code=200)
async def answer_back(request: Ask, site: Site, table_id: str, data: Answer) -> dict[str, bool]:
    """Agree to a take-back or refuse it."""
    await site.tables.answer_takeback(table_id, await bearer(request, site), data.agree)
    return {"agreed": data.agree}


@post("/tables/{table_id:str}/join", status_code=200)
async def join_table(request: Ask, site: Site, table_id: str, data: SeatTaken) -> dict[str, int]:
    """Take an open seat."""
    await site.tables.join(table_id, await bearer(request, site), data.seat)
    return {"seat": data.seat}


@post("/tables/{table_id:str}/leave", status_code=200)
async def leave_table(request: Ask, site: Site, table_id: str) -> dict[str, bool]:
    """Hand the own seats to a bot."""
    await site.tables.set_away(table_id, await bearer(request, site), True)
    return {"away": True}


@post("/tables/{table_id:str}/return", status_code=200)
async def return_to(request: Ask, site: Site, table_id: str) -> dict[str, bool]:
    """Take the own seats back."""
    await site.tables.set_away(table_id, await bearer(request, site), False)
    return {"away": False}


@post("/tables/{table_id:str}/chat", status_code=200)
async def say_something(request: Ask, site: Site, table_id: str, data: Text) -> dict[str, bool]:
    """Say something to everybody at the table."""
    me = await bearer(request, site)
    live = await site.tables.live(table_id)
    said = await site.store.add_chat(table_id, me.id, me.name, data.text.strip()[:500])
    site.tables.tell(live.table.id, {"chat": {"name": said.name, "text": said.text, "at": said.at.isoformat()}})
    return {"said": True}


@post("/tables/{table_id:str}/fork", status_code=200)
async def fork_table(request: Ask, site: Site, table_id: str, data: ForkAt) -> dict[str, str]:
    """A new table that goes on from a position, against bots."""
    return {"id": await site.tables.fork(table_id, await bearer(request, site), data.at)}


@get("/tables/{table_id:str}/record")
async def record_of(site: Site, table_id: str) -> dict[str, Any]:
    """The record of a finished game."""
    live = await site.tables.live(table_id)
    if not live.match.over:
        raise Forbidden("record-later")
    data: dict[str, Any] = json.loads(live.match.record.to_json())
    return data


@get("/tables/{table_id:str}/stream")
async def api_stream(site: Site, channels: ChannelsPlugin, table_id: str) -> ServerSentEvent:
    """A line for every change: the new position number. Ask for the table to see it."""
    live = await site.tables.live(table_id)
    return ServerSentEvent(positions(channels, table_id, live.number))


async def positions(
    channels: ChannelsPlugin, table_id: str, number: int
) -> AsyncGenerator[ServerSentEventMessage, None]:
    """Position numbers as they come."""
    yield ServerSentEventMessage(event="position", data=str(number))
    async for event in events_of(channels, table_id):
        if "number" in event:
            yield ServerSentEventMessage(event="position", data=str(event["number"]))
        else:
            yield ServerSentEventMessage(None, comment="still here")


router = Router(
    "/api",
    route_handlers=[
        games, guests, tables, create, table, log, move, undo, ask_back, answer_back, join_table, leave_table,
        return_to, say_something, fork_table, record_of, api_stream,
    ],
    tags=["tables"],
)  # fmt: skip
