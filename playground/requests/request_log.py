"""The bot's requests to the server, in order."""

from dataclasses import dataclass, field
from typing import Any

OWN_AFFAIRS = ("/gateway", "/users/@me", "/oauth2/", "/applications/")
"""Routes for logging in and for registering commands and emojis, which are not part of a game."""


CALLS_MOST = 50_000
"""How many requests are kept at least; a server that runs for days drops older ones."""


@dataclass
class Call:
    """One request of the bot to the HTTP API."""

    method: str
    path: str
    route: str
    """The path with the names of its parameters, as in Discord's description."""
    body: Any
    at: float
    """When it arrived, in seconds since 1970."""
    process: int = 0
    """The number of the bot's process that sent it; 0 if it did not say."""
    number: int = 0
    """How many requests came before it."""
    status: int = 0
    """The status of the answer; 0 while it is in progress or if its answer was lost."""
    refusal: Any = None
    """Discord's error code, if it was refused."""

    @property
    def is_own_affair(self) -> bool:
        """Whether it belongs to logging in and registering."""
        return self.route.startswith(OWN_AFFAIRS) and self.route != "/users/@me/channels"


@dataclass
class RequestLog:
    """All requests so far."""

    calls: list[Call] = field(default_factory=list)
    under_way: int = 0

    def note(self, call: Call) -> None:
        """Add a request that has arrived."""
        call.number = self.calls[-1].number + 1 if self.calls else 0
        self.calls.append(call)
        if len(self.calls) > 2 * CALLS_MOST:
            del self.calls[:CALLS_MOST]

    def of_play(self) -> list[Call]:
        """The requests that are neither login nor registration."""
        return [call for call in self.calls if not call.is_own_affair]
