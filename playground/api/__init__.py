"""Discord's HTTP API, version 10, as far as a bot for table games needs it."""

from . import applications, channels, emojis, guilds, interactions, messages, threads, users
from .asked import Route
from .front import PREFIX, mount

ROUTES: tuple[Route, ...] = (
    *users.ROUTES,
    *applications.ROUTES,
    *emojis.ROUTES,
    *guilds.ROUTES,
    *channels.ROUTES,
    *messages.ROUTES,
    *threads.ROUTES,
    *interactions.ROUTES,
)

__all__ = ["PREFIX", "ROUTES", "Route", "mount"]
