"""What goes wrong on request: slow and failing answers, closed doors, a gateway that hangs up."""

from collections.abc import Mapping
from dataclasses import dataclass, field

ANY = "*"


@dataclass
class Fault:
    """A misbehaviour of the next `times` requests to a route, as `POST /channels/{channel_id}/messages`.

    It may be cut short from either end: it matches every request whose method and template contain it.
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
        """Whether it has happened as often as it was to."""
        return self.hits >= self.times


KINDS: Mapping[str, str] = {
    "slow": "Answers to the bot take some seconds",
    "fail": "Requests of the bot fail with a server error",
    "rate_limit": "The bot is told to wait",
    "lose_answer": "What the bot asks is done, but it never hears so",
    "close_dms": "A member takes no direct messages from the bot",
    "open_dms": "A member takes direct messages again",
    "deny": "The bot loses a permission in a channel",
    "allow": "The bot has the permission again",
    "drop_gateway": "The bot's connection breaks; it can resume",
    "forget_session": "The bot's connection breaks and what happens meanwhile is lost to it",
}
"""Every misbehaviour that can be asked for, in words."""


@dataclass
class Faults:
    """The misbehaviours that are still to come."""

    pending: list[Fault] = field(default_factory=list)

    def add(self, fault: Fault) -> Fault:
        """Misbehave so from the next matching request on."""
        self.pending.append(fault)
        return fault

    def clear(self) -> None:
        """Behave again."""
        self.pending.clear()

    def next(self, kind: str, method: str, route: str) -> Fault | None:
        """The fault of that kind that this request meets, counted as used; None if it meets none."""
        asked = f"{method} {route}"
        for fault in self.pending:
            if fault.kind == kind and (fault.route == ANY or fault.route in asked):
                fault.hits += 1
                if fault.is_spent:
                    self.pending.remove(fault)
                return fault
        return None
