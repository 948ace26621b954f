"""One running site: its settings, store and tables, and who a visitor is."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

from itsdangerous import BadSignature, URLSafeSerializer
from litestar import Request
from litestar.response import Template
from markupsafe import Markup

from ..boards import icon
from ..text import LANGUAGES, shared_words
from .settings import Settings
from .store import Person, Store
from .tables import Tables

COOKIE = "frostline"
LEVEL = "level"  # the cookie that keeps which bots a visitor likes to play against
STATIC = Path(__file__).parent / "static"
TEMPLATES = Path(__file__).parent / "templates"
LONGEST_NAME = 24
THEMES = ("light", "dark", "system")


class Site:
    """What every handler needs."""

    def __init__(self, settings: Settings, store: Store, tables: Tables) -> None:
        self.settings = settings
        self.store = store
        self.tables = tables
        self.signer = URLSafeSerializer(settings.secret, salt="person")
        self.passed: dict[tuple[str, str], int] = {}

    # Who is asking.

    def token(self, person: Person) -> str:
        """What proves to us who somebody is: a signed id, as cookie or as bearer token."""
        return str(self.signer.dumps(person.id))

    async def person_of_token(self, token: str | None) -> Person | None:
        """The person a token was made for."""
        signed = self.signed_id(token)
        return await self.store.person(signed) if signed else None

    def signed_id(self, token: str | None) -> str:
        """The id in a token we have signed; empty for any other."""
        try:
            return str(self.signer.loads(token)) if token else ""
        except BadSignature:
            return ""

    async def visitor(self, request: Request[Any, Any, Any]) -> Person | None:
        """The person behind a page request, if they have done anything yet."""
        return await self.person_of_token(request.cookies.get(COOKIE))

    async def visitor_or_guest(self, request: Request[Any, Any, Any]) -> Person:
        """The person behind a page request; a new guest if there is none yet."""
        person = await self.visitor(request)
        if person is None:
            lang = language(request, None)
            person = await self.store.create_person(shared_words(lang).say("site-guest"), lang, "system")
        return person

    # Pages.

    def page(self, request: Request[Any, Any, Any], name: str, me: Person | None, **context: Any) -> Template:
        """A rendered template in the visitor's language and theme."""
        return Template(template_name=name, context=self.frame(request, me) | context)

    def frame(self, request: Request[Any, Any, Any], me: Person | None) -> dict[str, Any]:
        """What every template has at hand."""
        lang = language(request, me)
        words = shared_words(lang)

        def say(key: str, **values: str | int) -> str:
            return words.say(key, **values)

        return {
            "say": say,
            "lang": lang,
            "languages": LANGUAGES,
            "theme": me.theme if me else theme_kept(request),
            "me": me,
            "icon": lambda name, label: Markup(icon(name, label)),
            "static": static,
            "path": request.url.path,
        }


def language(request: Request[Any, Any, Any], me: Person | None) -> str:
    """The language of a page: the visitor's choice, else the browser's, else English."""
    if me:
        return me.lang
    if request.cookies.get("lang") in LANGUAGES:
        return str(request.cookies["lang"])
    accepted = request.headers.get("accept-language", "")
    for part in accepted.split(","):
        code = part.split(";")[0].strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


def theme_kept(request: Request[Any, Any, Any]) -> str:
    """The theme a visitor chose, where nobody has looked up who they are."""
    kept = request.cookies.get("theme", "")
    return kept if kept in THEMES else "system"


def is_narrow(request: Request[Any, Any, Any]) -> bool:
    """Whether the visitor's screen is a phone's; the page's script tells by a cookie."""
    return request.cookies.get("narrow") == "1"


_VERSIONS: dict[str, str] = {}


def static(path: str) -> str:
    """The address of a static file, new whenever its content is."""
    if path not in _VERSIONS:
        _VERSIONS[path] = hashlib.sha256((STATIC / path).read_bytes()).hexdigest()[:10]
    return f"/static/{path}?v={_VERSIONS[path]}"


def clean_name(name: str) -> str:
    """A name as a table can show it: printable, single spaces, not too long."""
    printable = "".join(letter for letter in name if letter.isprintable())
    return " ".join(printable.split())[:LONGEST_NAME]
