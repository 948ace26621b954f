"""Live news of a table over server-sent events."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator
from typing import Any

from litestar import Request, get
from litestar.channels import ChannelsPlugin
from litestar.response import ServerSentEvent, ServerSentEventMessage

from .pages import context_for
from .site import Site

BEAT = 15.0  # seconds of silence after which a sign of life is sent
RETRY = 1000  # milliseconds after which a browser tries again


def channel(table_id: str) -> str:
    """The channel of a table."""
    return f"t-{table_id}"


@get("/t/{table_id:str}/stream")
async def stream(
    request: Request[Any, Any, Any], site: Site, channels: ChannelsPlugin, table_id: str
) -> ServerSentEvent:
    """Every change of a table, as the visitor may see it: the page's fragment anew, and chat."""
    await site.tables.live(table_id)
    return ServerSentEvent(news(request, site, channels, table_id))


async def events_of(channels: ChannelsPlugin, table_id: str) -> AsyncGenerator[dict[str, Any], None]:
    """Whatever happens at a table; an empty event after a while of silence."""
    async with channels.start_subscription([channel(table_id)]) as subscriber:
        yield {}
        events = subscriber.iter_events()
        waiting = asyncio.ensure_future(anext(events))
        try:
            while True:
                done, _ = await asyncio.wait([waiting], timeout=BEAT)
                if not done:
                    yield {}
                    continue
                event: dict[str, Any] = json.loads(waiting.result())
                waiting = asyncio.ensure_future(anext(events))
                yield event
        except StopAsyncIteration:
            return
        finally:
            waiting.cancel()


async def news(
    request: Request[Any, Any, Any], site: Site, channels: ChannelsPlugin, table_id: str
) -> AsyncGenerator[ServerSentEventMessage, None]:
    """The table as it is now, then whatever comes."""
    begun = False
    async for event in events_of(channels, table_id):
        if "chat" in event:
            yield ServerSentEventMessage(event="chat", data=json.dumps(event["chat"]))
        elif event or not begun:
            begun = True
            yield await fragment_news(request, site, table_id)
        else:
            yield ServerSentEventMessage(None, comment="still here")


async def fragment_news(request: Request[Any, Any, Any], site: Site, table_id: str) -> ServerSentEventMessage:
    """The fragment of the page for this visitor."""
    me = await site.visitor(request)
    context = await context_for(request, site, table_id, me)
    engine = request.app.template_engine
    assert engine is not None
    page = engine.get_template("_table.html")
    html = page.render(**site.frame(request, me), t=context, csrf_token="")
    return ServerSentEventMessage(
        event="news", id=context["number"], data=json.dumps({"number": context["number"], "html": html}), retry=RETRY
    )
