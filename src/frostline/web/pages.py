"""Pages: what a visitor looks at."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from litestar import Request, get
from litestar.response import Response, Template
from markupsafe import Markup

from ..boards import BOARDS
from ..core.registry import GAMES, game
from ..core.state import NOBODY
from ..text import shared_words, speaker
from .levels import choices, chosen
from .refusals import Forbidden
from .render import replay_context, rules_context, table_context, teller
from .settings import packs
from .site import LEVEL, Site, is_narrow, language
from .store import Person, Table


@get("/", name="home")
async def home(request: Request[Any, Any, Any], site: Site) -> Template:
    """Games to choose, the visitor's tables, tables with open seats."""
    me = await site.visitor(request)
    lang = language(request, me)
    games = [game_card(name, lang) for name in GAMES]
    mine = [await my_table(site, me, row, lang) for row in await site.store.tables_of(me.id)] if me else []
    free = [open_table(row, lang) for row in await site.store.open_tables() if not me or row.owner != me.id]
    return site.page(request, "home.html", me, games=games, mine=mine, open=free, **levels(request, site, lang))


def levels(request: Request[Any, Any, Any], site: Site, lang: str) -> dict[str, Any]:
    """The levels of bots to choose from, and the one chosen the last time."""
    return {"bots": choices(shared_words(lang), site.settings.think), "level": chosen(request.cookies.get(LEVEL))}


def game_card(name: str, lang: str) -> dict[str, Any]:
    """A game as the home page shows it."""
    tell, found = speaker(name, lang), game(name)
    return {
        "name": name,
        "title": tell.say("game-name"),
        "tagline": tell.say("game-tagline"),
        "cover": Markup(BOARDS[name].cover()),
        "seats": f"{found.seats[0]}–{found.seats[-1]}",
        "solo": 1 in found.seats,
        "minutes": tell.say("game-minutes"),
        "weight": tell.say("game-weight"),
    }


async def my_table(site: Site, me: Person, row: Table, lang: str) -> dict[str, Any]:
    """One of the visitor's tables: whose turn it is, and how long ago something happened."""
    live = await site.tables.live(row.id)
    tell = teller(live, lang)
    seat = live.state.seat
    my_turn = row.state == "playing" and seat in live.seats_of(me.id)
    if row.state == "open":
        whose = tell.say("site-waiting-seats")
    elif seat == NOBODY:
        whose = tell.say("site-game-over")
    else:
        whose = tell.say("site-your-turn") if my_turn else tell.say("site-turn-of", who=tell.seat(live.state, seat))
    names = ", ".join(place.name for place in row.places if place.kind != "open")
    return {
        "id": row.id,
        "title": names,
        "game": tell.say("game-name"),
        "whose": whose,
        "my_turn": my_turn,
        "over": row.state == "over",
        "ago": ago(row.updated, lang),
        "heading": tell.heading(live.state),
    }


def open_table(row: Table, lang: str) -> dict[str, Any]:
    """A table somebody can join."""
    free = [place for place in row.places if place.kind == "open"]
    host = next((place.name for place in row.places if place.person == row.owner), "")
    return {
        "id": row.id,
        "title": ", ".join(place.name for place in row.places if place.kind != "open"),
        "game": speaker(row.game, lang).say("game-name"),
        "free": len(free),
        "seats": row.seats,
        "host": host,
    }


def ago(when: datetime, lang: str) -> str:
    """How long ago something was, roughly."""
    minutes = int((datetime.now(UTC) - when).total_seconds() // 60)
    tell = shared_words(lang)
    if minutes < 1:
        return tell.say("site-just-now")
    if minutes < 60:
        return tell.say("site-minutes-ago", n=minutes)
    if minutes < 60 * 24:
        return tell.say("site-hours-ago", n=minutes // 60)
    return tell.say("site-days-ago", n=minutes // (60 * 24))


@get("/new/{name:str}")
async def new(request: Request[Any, Any, Any], site: Site, name: str) -> Template:
    """Choose seats and options for a new table."""
    me = await site.visitor(request)
    lang = language(request, me)
    found = game(name)
    tell = speaker(name, lang)
    options = [
        {"name": each.name, "title": tell.say(f"option-{each.name}"), "text": tell.say(f"option-{each.name}.text"),
         "kind": each.kind, "rule": each.rule}
        for each in found.options
    ]  # fmt: skip
    return site.page(
        request, "new.html", me,
        game=game_card(name, lang), seat_numbers=list(found.seats), options=options, packs=packs(site.settings),
        seat_names=[tell.say(f"seat-{seat + 1}") for seat in range(found.seats[-1])], **levels(request, site, lang),
    )  # fmt: skip


async def context_for(
    request: Request[Any, Any, Any], site: Site, table_id: str, me: Person | None, passed: bool = False
) -> dict[str, Any]:
    """What the table page shows to a visitor now."""
    live = await site.tables.live(table_id)
    person = me.id if me else ""
    if passed:
        site.passed[table_id, person] = live.state.seat
    return table_context(
        live,
        me,
        language(request, me),
        is_narrow(request),
        await site.store.chats(table_id),
        await site.store.note(table_id, person) if me else "",
        await site.store.takeback(table_id),
        site.passed.get((table_id, person), NOBODY),
        site.settings.think,
    )


@get("/t/{table_id:str}")
async def table(request: Request[Any, Any, Any], site: Site, table_id: str) -> Template:
    """A table."""
    me = await site.visitor(request)
    context = await context_for(request, site, table_id, me)
    return site.page(request, "table.html", me, t=context)


@get("/t/{table_id:str}/fragment")
async def fragment(request: Request[Any, Any, Any], site: Site, table_id: str, handed: bool = False) -> Template:
    """The part of the table page that changes."""
    me = await site.visitor(request)
    context = await context_for(request, site, table_id, me, handed)
    return site.page(request, "_table.html", me, t=context)


@get("/t/{table_id:str}/replay")
async def replay(request: Request[Any, Any, Any], site: Site, table_id: str, at: int | None = None) -> Template:
    """A game from its first move on."""
    me = await site.visitor(request)
    live = await site.tables.live(table_id)
    context = replay_context(live, me, language(request, me), is_narrow(request), at, site.settings.think)
    return site.page(request, "replay.html", me, t=context)


@get("/t/{table_id:str}/record")
async def record(site: Site, table_id: str) -> Response[str]:
    """The record of a finished game, as a file; while it runs the seed would tell what is hidden."""
    live = await site.tables.live(table_id)
    if not live.match.over:
        raise Forbidden("record-later")
    name = f"{live.table.game}-{table_id}.frost"
    return Response(
        live.match.record.dumps(),
        media_type="text/plain; charset=utf-8",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get("/rules/{name:str}")
async def rules(
    request: Request[Any, Any, Any], site: Site, name: str, q: str = "", fragment: bool = False
) -> Template:
    """The rules, all or searched."""
    me = await site.visitor(request)
    lang = language(request, me)
    title = speaker(game(name).name, lang).say("game-name")
    return site.page(request, "rules.html", me, title=title, fragment=fragment, **rules_context(name, lang, q[:100]))


@get("/account")
async def account(request: Request[Any, Any, Any], site: Site) -> Template:
    """Name, language, theme, account."""
    return site.page(request, "account.html", await site.visitor(request))
