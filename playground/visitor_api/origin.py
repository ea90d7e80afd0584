"""Refuses requests from pages of other websites: checks Host and Origin of every request."""

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware
from yarl import URL

LOCAL_NAMES = frozenset({"127.0.0.1", "localhost", "::1"})


def origin_check(host: str) -> Middleware:
    """Return a middleware that answers 403 to pages of other websites, even if their name resolves to this machine.

    ``host`` is where the server listens. A browser sends the name under which the page was opened as Host and, with
    requests from another page, the origin of that page as Origin; the bot's client sends no Origin.
    """
    names = LOCAL_NAMES | {host.casefold()}

    @web.middleware
    async def check(request: web.Request, handler: Handler) -> web.StreamResponse:
        called = request.headers.get("Host", "")
        origin = request.headers.get("Origin")
        if _name(called) not in names:
            raise web.HTTPForbidden(text="The playground answers to the name of this machine only.")
        if origin is not None and origin.casefold() != f"http://{called}".casefold():
            raise web.HTTPForbidden(text="The playground answers its own page only.")
        return await handler(request)

    return check


def _name(called: str) -> str | None:
    """Return the name in a Host header, without the port; None if the header is malformed."""
    try:
        return URL(f"http://{called}").host
    except ValueError:
        return None
