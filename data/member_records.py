"""What the store keeps of a member's preferences."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

_HOURS = 24


class WhenPinged(StrEnum):
    """When a member is told that they must act."""

    AT_ONCE = "at-once"
    LATER = "later"
    """After a part of their time."""
    MESSAGE = "message"
    """At once, by direct message."""
    NEVER = "never"


@dataclass(frozen=True, slots=True, kw_only=True)
class MemberPreferences:
    """What a member has set for every server; the defaults hold for a member without a row."""

    user_id: int
    wants_messages: bool = True
    """Whether hands are also sent by direct message."""
    refused_messages: bool = False
    """Whether Discord has refused one; the bot tries again when the member asks for them."""
    rolls_by_itself: bool = False
    """Whether dice roll without a press."""
    words_only: bool = False
    """Whether images are left out of private replies."""
    language: str | None = None
    """The language of private replies; None: the member's language in Discord."""
    turn_pings: WhenPinged = WhenPinged.AT_ONCE
    """When the member is pinged if they must act."""
    pings_when_next: bool = False
    """Whether they are pinged when they will have to act next."""
    pings_for_votes: bool | None = None
    """Whether they are pinged when the others at a table ask them something; None: at slow tables."""
    pings_at_half_time: bool = True
    """Whether they are pinged once more when half of their time is gone, in slow games."""
    quiet_hours: tuple[int, int] | None = None
    """The hours of the day, by ``time_zone``, from which and until which they are not pinged."""
    time_zone: str = "UTC"
    """The name of the time zone in which they live."""
    holiday_until: float | None = None
    """Until when they are on holiday at all tables (epoch seconds); a time in the past means that they are not."""

    def __post_init__(self) -> None:
        if self.quiet_hours is not None:
            first, last = self.quiet_hours
            if first == last or not all(0 <= hour < _HOURS for hour in (first, last)):
                raise ValueError("quiet_hours are not two hours of the day")

    @property
    def takes_messages(self) -> bool:
        """Whether a hand may be sent."""
        return self.wants_messages and not self.refused_messages
