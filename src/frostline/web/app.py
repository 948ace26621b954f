"""The site as an ASGI application."""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.channels import ChannelsBackend, ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.csrf import CSRFConfig
from litestar.contrib.jinja import JinjaTemplateEngine
from litestar.datastructures import CacheControlHeader
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.response import Template
from litestar.static_files import create_static_files_router
from litestar.template import TemplateConfig

from .. import __version__
from ..core.errors import FrostlineError, UnknownGame
from . import actions, api, pages, stream
from .refusals import Refused
from .settings import Settings
from .site import COOKIE, STATIC, TEMPLATES, Site, language
from .store import Store
from .tables import Tables
from .thinking import Thinkers

ALWAYS_ASK = CacheControlHeader(no_cache=True)  # modules import each other without a version in their name
LARGEST = 512 * 1024  # bytes of a request, a long record being the largest sensible one
POLICY = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; "
    "form-action 'self'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-frame-options": "DENY",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
}


def backend_for(database: str) -> ChannelsBackend:
    """News between processes go through PostgreSQL; one process with SQLite needs nobody else."""
    if database.startswith("postgresql"):
        from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

        return AsyncPgChannelsBackend(database.replace("postgresql+asyncpg", "postgresql"))
    return MemoryChannelsBackend()


def who(request: Request[Any, Any, Any]) -> str:
    """Whose requests are counted together: a person's whose token is really ours, else an address's."""
    site: Site = request.app.state.site
    token = request.cookies.get(COOKIE) or request.headers.get("authorization", "").partition(" ")[2]
    return site.signed_id(token) or (request.client.host if request.client else "")


def status_of(error: Exception, lang: str) -> tuple[int, str]:
    """The status and the sentence an error is answered with."""
    if isinstance(error, HTTPException):
        return error.status_code, error.detail or "that did not work"
    if isinstance(error, Refused):
        return error.status, error.sentence(lang)
    return (404 if isinstance(error, UnknownGame) else 400), str(error)


def answer_error(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """One clear sentence: a page for people, JSON for programs."""
    status, sentence = status_of(error, language(request, None))
    headers = dict(getattr(error, "headers", None) or {}) | HEADERS
    if "text/html" not in request.headers.get("accept", "") or request.url.path.startswith("/api"):
        return Response({"status": status, "detail": sentence}, status_code=status, headers=headers)
    site: Site = request.app.state.site
    page: Template = site.page(request, "error.html", None, status=status, sentence=sentence)
    page.status_code = status
    page.headers = headers
    return page


def create_app(settings: Settings | None = None) -> Litestar:
    """A server's application; `settings` come from the environment when none are given."""
    chosen = settings or Settings()
    channels = ChannelsPlugin(
        backend_for(chosen.database), arbitrary_channels_allowed=True, subscriber_max_backlog=50,
        subscriber_backlog_strategy="dropleft",
    )  # fmt: skip

    limit = RateLimitConfig(("minute", chosen.rate), exclude=["^/static"], identifier_for_request=who)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        logging.getLogger("alembic").setLevel(logging.WARNING)
        store = await Store.open(chosen.database)
        tables = Tables(
            store,
            Thinkers(chosen.think),
            chosen.pause,
            lambda table_id, data: channels.publish(data, stream.channel(table_id)),
        )
        app.state.site = Site(chosen, store, tables)
        await tables.wake_all()
        try:
            yield
        finally:
            await tables.close()
            await store.close()

    async def the_site(request: Request[Any, Any, Any]) -> Site:
        site: Site = request.app.state.site
        return site

    return Litestar(
        route_handlers=[
            pages.home, pages.new, pages.table, pages.fragment, pages.replay, pages.record, pages.rules, pages.account,
            actions.create_table, actions.load_record, actions.make_move, actions.take_back_move, actions.ask_takeback,
            actions.answer_takeback, actions.join, actions.leave, actions.come_back, actions.chat, actions.note,
            actions.fork, actions.prefs, actions.register, actions.login, actions.logout, stream.stream, api.router,
            create_static_files_router("/static", [STATIC], include_in_schema=False, cache_control=ALWAYS_ASK),
        ],
        dependencies={"site": Provide(the_site)},
        plugins=[channels],
        lifespan=[lifespan],
        csrf_config=CSRFConfig(chosen.secret, exclude=["^/api", "^/schema"], cookie_samesite="strict"),
        middleware=[limit.middleware],
        request_max_body_size=LARGEST,
        template_config=TemplateConfig(directory=TEMPLATES, engine=JinjaTemplateEngine),
        exception_handlers={FrostlineError: answer_error, HTTPException: answer_error},
        response_headers=HEADERS,
        openapi_config=OpenAPIConfig(
            "Frostline", __version__, description="Play board games over HTTP.", render_plugins=[JsonRenderPlugin()]
        ),
    )  # fmt: skip
