"""Faults on request: slow and failing answers, closed direct messages, a gateway that disconnects."""

from collections.abc import Mapping
from dataclasses import dataclass, field

ANY = "*"


@dataclass
class Fault:
    """A fault for the next `times` requests to a route, such as `POST /channels/{channel_id}/messages`.

    The route may be any part of the text: the fault applies to every request whose method and template contain it.
    """

    kind: str
    """`slow`, `fail`, `rate_limit` or `lose_answer`."""
    route: str = ANY
    times: int = 1
    seconds: float = 0.0
    status: int = 503
    hits: int = 0

    @property
    def is_spent(self) -> bool:
        """Whether it has happened as often as requested."""
        return self.hits >= self.times


KINDS: Mapping[str, str] = {
    "slow": "Answers to the bot take some seconds",
    "fail": "Requests of the bot fail with a server error",
    "rate_limit": "The bot is told to wait",
    "lose_answer": "A request of the bot is carried out, but its answer is lost",
    "close_dms": "A member takes no direct messages from the bot",
    "open_dms": "A member takes direct messages again",
    "deny": "The bot loses a permission in a channel",
    "allow": "The bot has the permission again",
    "drop_gateway": "The bot's connection breaks; it can resume",
    "forget_session": "The bot's connection breaks, and it misses what happens meanwhile",
}
"""Every fault that can be requested, with a description."""


@dataclass
class Faults:
    """The faults that have not happened yet."""

    pending: list[Fault] = field(default_factory=list)

    def add(self, fault: Fault) -> Fault:
        """Cause the fault from the next matching request on."""
        self.pending.append(fault)
        return fault

    def clear(self) -> None:
        """Remove all faults."""
        self.pending.clear()

    def next(self, kind: str, method: str, route: str) -> Fault | None:
        """Return the fault of that kind for this request, counted as used; None if there is none."""
        asked = f"{method} {route}"
        for fault in self.pending:
            if fault.kind == kind and (fault.route == ANY or fault.route in asked):
                fault.hits += 1
                if fault.is_spent:
                    self.pending.remove(fault)
                return fault
        return None
