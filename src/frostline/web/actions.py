"""What a visitor does on a page: every change goes through one of these posts."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from litestar import Request, post, put
from litestar.datastructures import UploadFile
from litestar.enums import RequestEncodingType
from litestar.params import Body
from litestar.response import Redirect, Response

from ..bots import NAMES
from ..core.errors import BadOption, CorruptRecord
from ..core.record import Record
from ..core.registry import game
from ..text import LANGUAGES
from .levels import chosen
from .refusals import Forbidden
from .render import fresh_seed
from .settings import pack_folder
from .site import COOKIE, LEVEL, THEMES, Site, clean_name
from .store import NewTable, Person, Place

Form = Annotated[dict[str, str], Body(media_type=RequestEncodingType.URL_ENCODED)]
Ask = Request[Any, Any, Any]
HASHER = PasswordHasher()
YEAR = 365 * 24 * 3600


class MoveMade(msgspec.Struct, forbid_unknown_fields=True):
    """A move and the position it answers."""

    move: Annotated[str, msgspec.Meta(max_length=80)]
    position: Annotated[int, msgspec.Meta(ge=0)]


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """The position something answers."""

    position: Annotated[int, msgspec.Meta(ge=0)]


class Text(msgspec.Struct, forbid_unknown_fields=True):
    """A line of chat or a private note."""

    text: Annotated[str, msgspec.Meta(max_length=4000)]


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    """Yes or no."""

    agree: bool


class SeatTaken(msgspec.Struct, forbid_unknown_fields=True):
    """A seat, counted from 0."""

    seat: Annotated[int, msgspec.Meta(ge=0)]


class ForkAt(msgspec.Struct, forbid_unknown_fields=True):
    """A moment of a game: how many moves had been made."""

    at: Annotated[int, msgspec.Meta(ge=0)]


def signed_in(site: Site, person: Person, to: str) -> Redirect:
    """Go on to a page, known as this person."""
    answer = Redirect(to, status_code=303)
    answer.set_cookie(COOKIE, site.token(person), max_age=YEAR, httponly=True, samesite="lax", path="/")
    return answer


def known(site: Site, person: Person, data: dict[str, Any]) -> Response[dict[str, Any]]:
    """A JSON answer that also keeps a new guest's cookie."""
    answer = Response(data, status_code=200)
    answer.set_cookie(COOKIE, site.token(person), max_age=YEAR, httponly=True, samesite="lax", path="/")
    return answer


EXPLORERS = ("Nansen", "Mawson", "Charcot", "Byrd", "Filchner")


def bot_name(seat: int) -> str:
    """What a bot is called at the table."""
    return EXPLORERS[seat % len(EXPLORERS)]


def places_from(form: dict[str, str], me: Person, seats: int) -> list[Place]:
    """Who sits where: seat1, seat2, … are me, same, link or bot:NAME; of `level` is whoever is not named."""
    places = []
    others = f"bot:{chosen(form.get('level'))}"
    for number in range(1, seats + 1):
        choice = form.get(f"seat{number}", "me" if number == 1 else others)
        kind, _, name = choice.partition(":")
        if kind == "me":
            places.append(Place("person", me.id, None, me.name))
        elif kind == "same":
            given = clean_name(form.get(f"name{number}", ""))
            places.append(Place("person", me.id, None, given or f"{me.name} {number}"))
        elif kind == "link":
            places.append(Place("open", None, None, ""))
        elif kind == "bot" and name in NAMES:
            places.append(Place("bot", None, name, bot_name(number - 1)))
        else:
            raise BadOption(f"seat {number}: {choice!r} is neither me, same, link nor bot:NAME ({', '.join(NAMES)})")
    return places


def number_in(form: dict[str, str], name: str, default: int) -> int:
    """A whole number of a form."""
    text = form.get(name, "").strip()
    if not text:
        return default
    if not text.isascii() or not text.isdecimal():
        raise BadOption(f"{name}: {text[:20]!r} is not a whole number")
    return int(text)


def table_from(site: Site, form: dict[str, str], me: Person) -> NewTable:
    """The table a form asks for, its set-up checked."""
    found = game(form.get("game", ""))
    seats = number_in(form, "seats", 1)
    options = [option.name for option in found.options if form.get(f"option-{option.name}")]
    folder = pack_folder(site.settings, form.get("pack", ""))
    setup = found.set_up(seats, options, folder)
    pack = [setup.pack.name, setup.pack.check] if setup.pack else None
    seed = number_in(form, "seed", fresh_seed())
    places = places_from(form, me, seats)
    return NewTable(
        found.name, found.version, seats, seed, options, pack, folder, me.id, bool(form.get("public")), places, []
    )


@post("/tables")
async def create_table(request: Ask, site: Site, data: Form) -> Redirect:
    """Begin a table."""
    me = await site.visitor_or_guest(request)
    table_id = await site.tables.create(table_from(site, data, me))
    answer = signed_in(site, me, f"/t/{table_id}")
    if "level" in data:
        answer.set_cookie(LEVEL, chosen(data["level"]), max_age=YEAR, httponly=True, samesite="lax", path="/")
    return answer


@post("/records")
async def load_record(
    request: Ask, site: Site, data: Annotated[dict[str, Any], Body(media_type=RequestEncodingType.MULTI_PART)]
) -> Redirect:
    """Begin a table from a record; whoever brings it plays every seat."""
    me = await site.visitor_or_guest(request)
    file = data.get("file")
    if not isinstance(file, UploadFile):
        raise BadOption("choose a record file")
    try:
        record = Record.loads((await file.read()).decode())
    except UnicodeDecodeError:
        raise CorruptRecord("this file is not a record: it is not text") from None
    places = [Place("person", me.id, None, me.name) for _ in range(max(1, min(record.seats, 9)))]
    folder = pack_folder(site.settings, record.pack[0]) if record.pack else ""
    new = NewTable(
        record.game, record.rules, record.seats, record.seed, list(record.options), record.pack, folder, me.id, False,
        places, record.moves,
    )  # fmt: skip
    table_id = await site.tables.create(new)
    return signed_in(site, me, f"/t/{table_id}/replay" if data.get("replay") else f"/t/{table_id}")


async def player(request: Ask, site: Site) -> Person:
    """The person who acts; without a cookie nobody can."""
    me = await site.visitor(request)
    if me is None:
        raise Forbidden("no-seat")
    return me


@post("/t/{table_id:str}/moves", status_code=200)
async def make_move(request: Ask, site: Site, table_id: str, data: MoveMade) -> dict[str, int]:
    """Play a move."""
    live = await site.tables.play(table_id, await player(request, site), data.position, data.move)
    return {"number": live.number}


@post("/t/{table_id:str}/undo", status_code=200)
async def take_back_move(request: Ask, site: Site, table_id: str, data: Position) -> dict[str, int]:
    """Undo to the barrier, one move at a time."""
    live = await site.tables.undo(table_id, await player(request, site), data.position)
    return {"number": live.number}


@post("/t/{table_id:str}/takeback", status_code=200)
async def ask_takeback(request: Ask, site: Site, table_id: str, data: Position) -> dict[str, bool]:
    """Ask everybody to take back a turn."""
    await site.tables.ask_takeback(table_id, await player(request, site), data.position)
    return {"asked": True}


@post("/t/{table_id:str}/takeback/answer", status_code=200)
async def answer_takeback(request: Ask, site: Site, table_id: str, data: Answer) -> dict[str, bool]:
    """Agree to a take-back or refuse it."""
    await site.tables.answer_takeback(table_id, await player(request, site), data.agree)
    return {"agreed": data.agree}


@post("/t/{table_id:str}/join", status_code=200)
async def join(request: Ask, site: Site, table_id: str, data: SeatTaken) -> Response[dict[str, Any]]:
    """Take an open seat."""
    me = await site.visitor_or_guest(request)
    await site.tables.join(table_id, me, data.seat)
    return known(site, me, {"seat": data.seat})


@post("/t/{table_id:str}/leave", status_code=200)
async def leave(request: Ask, site: Site, table_id: str) -> dict[str, bool]:
    """Hand the own seats to a bot."""
    await site.tables.set_away(table_id, await player(request, site), True)
    return {"away": True}


@post("/t/{table_id:str}/return", status_code=200)
async def come_back(request: Ask, site: Site, table_id: str) -> dict[str, bool]:
    """Take the own seats back."""
    await site.tables.set_away(table_id, await player(request, site), False)
    return {"away": False}


@post("/t/{table_id:str}/chat", status_code=200)
async def chat(request: Ask, site: Site, table_id: str, data: Text) -> Response[dict[str, Any]]:
    """Say something to everybody at the table."""
    text = data.text.strip()[:500]
    live = await site.tables.live(table_id)
    me = await site.visitor_or_guest(request)
    if not text:
        raise BadOption("an empty line says nothing")
    said = await site.store.add_chat(table_id, me.id, me.name, text)
    site.tables.tell(live.table.id, {"chat": {"name": said.name, "text": said.text, "at": said.at.isoformat()}})
    return known(site, me, {"said": True})


@put("/t/{table_id:str}/note", status_code=200)
async def note(request: Ask, site: Site, table_id: str, data: Text) -> dict[str, bool]:
    """Keep a private note."""
    await site.tables.live(table_id)
    await site.store.set_note(table_id, (await player(request, site)).id, data.text)
    return {"kept": True}


@post("/t/{table_id:str}/fork", status_code=200)
async def fork(request: Ask, site: Site, table_id: str, data: ForkAt) -> Response[dict[str, Any]]:
    """Go on from a position against bots, at a new table."""
    me = await site.visitor_or_guest(request)
    made = await site.tables.fork(table_id, me, data.at)
    return known(site, me, {"id": made, "url": f"/t/{made}"})


@post("/prefs")
async def prefs(request: Ask, site: Site, data: Form) -> Redirect:
    """Name, language, theme, and whether to confirm the end of a turn."""
    me = await site.visitor_or_guest(request)
    changes: dict[str, Any] = {}
    if data.get("lang") in LANGUAGES:
        changes["lang"] = data["lang"]
    if data.get("theme") in THEMES:
        changes["theme"] = data["theme"]
    if "name" in data and clean_name(data["name"]):
        changes["name"] = clean_name(data["name"])
    if "confirm" in data:
        changes["confirm"] = data["confirm"] == "1"
    if changes:
        await site.store.update_person(me.id, **changes)
    answer = signed_in(site, me, local(data.get("next", "/")))
    for name in ("lang", "theme"):
        answer.set_cookie(name, changes.get(name, getattr(me, name)), max_age=YEAR, samesite="lax", path="/")
    return answer


def local(path: str) -> str:
    """A path of this site; anything else leads home."""
    return path if path.startswith("/") and not path.startswith(("//", "/\\")) else "/"


@post("/account/register")
async def register(request: Ask, site: Site, data: Form) -> Redirect:
    """Make the guest an account, so that games follow to other devices."""
    me = await site.visitor_or_guest(request)
    name, password = clean_name(data.get("account", "")), data.get("password", "")
    if len(name) < 2:
        raise BadOption("an account name has at least 2 letters")
    if not 8 <= len(password) <= 200:
        raise BadOption("a password has 8 to 200 characters")
    if me.account or not await site.store.register(me.id, name, HASHER.hash(password)):
        raise BadOption(f"the account name {name!r} is taken")
    await site.store.update_person(me.id, name=name)
    return signed_in(site, me, "/account")


@post("/account/login")
async def login(request: Ask, site: Site, data: Form) -> Redirect:
    """Become the person of an account; what the guest was doing comes along."""
    found = await site.store.person_by_account(clean_name(data.get("account", "")))
    kept = found.password_hash if found else None
    try:
        HASHER.verify(kept or DECOY, data.get("password", "")[:200])
    except VerificationError:
        kept = None
    if found is None or kept is None:
        raise Forbidden("wrong-password")
    guest = await site.visitor(request)
    if guest and not guest.account and guest.id != found.id:
        await site.store.merge_person(guest.id, found.id)
    return signed_in(site, found, "/")


DECOY = HASHER.hash("a password nobody has: a wrong name takes as long as a wrong password")


@post("/account/logout")
async def logout() -> Redirect:
    """Be nobody again on this device."""
    answer = Redirect("/", status_code=303)
    answer.delete_cookie(COOKIE, path="/")
    return answer
