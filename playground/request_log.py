"""What the bot has asked of the server, in order."""

from dataclasses import dataclass, field
from typing import Any

OWN_AFFAIRS = ("/gateway", "/users/@me", "/oauth2/", "/applications/")
"""Where a bot logs in and registers its commands and emojis: no part of a game."""


CALLS_MOST = 50_000
"""So many are remembered at least; a server that stands for days forgets the older ones."""


@dataclass
class Call:
    """One request of the bot to the HTTP API."""

    method: str
    path: str
    route: str
    """The path with its parameters' names, as Discord's description gives it."""
    body: Any
    at: float
    """When it came, in seconds since 1970."""
    number: int = 0
    """How many came before it."""
    status: int = 0
    """What it was answered; 0 while it is under way or when its answer was lost."""
    refusal: Any = None
    """Discord's error, when it was refused."""

    @property
    def is_own_affair(self) -> bool:
        """Whether it belongs to logging in and registering."""
        return self.route.startswith(OWN_AFFAIRS) and self.route != "/users/@me/channels"


@dataclass
class RequestLog:
    """Every request so far."""

    calls: list[Call] = field(default_factory=list)
    under_way: int = 0

    def note(self, call: Call) -> None:
        """Write down a request that has come."""
        call.number = self.calls[-1].number + 1 if self.calls else 0
        self.calls.append(call)
        if len(self.calls) > 2 * CALLS_MOST:
            del self.calls[:CALLS_MOST]

    def of_play(self) -> list[Call]:
        """The requests that are neither login nor registration."""
        return [call for call in self.calls if not call.is_own_affair]
