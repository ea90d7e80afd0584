"""Refuses what pages of other websites ask of the playground: checks Host and Origin of every request."""

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware
from yarl import URL

LOCAL_NAMES = frozenset({"127.0.0.1", "localhost", "::1"})


def origin_check(host: str) -> Middleware:
    """Return a middleware that answers 403 to another website's page, also under that site's name for this machine.

    ``host`` is where the server listens. A browser sends the name that the page was opened with as Host and, with
    all that another page sends, that page as Origin; the bot's client sends no Origin.
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
    """The name in a Host header, without the port; None when it is none."""
    try:
        return URL(f"http://{called}").host
    except ValueError:
        return None
