"""The settings of servers and members; the defaults hold until they change them."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

MOST_TABLES_EACH = 25
"""The highest limit that a server can set for the tables of one member."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerSettings:
    """The settings of a server; the defaults hold for a server without a row."""

    guild_id: int
    channels: tuple[int, ...] = ()
    """Where tables may be opened; empty: wherever the bot may write."""
    opener_role_id: int | None = None
    """The role that may open tables; None: everybody."""
    tables_each: int = 5
    """How many tables and lobbies a member may sit at."""
    clock: str = "live"
    """The time control of a table whose host chooses none."""
    seconds: dict[str, int] = field(default_factory=dict)
    """The server's own time controls, in seconds for one decision."""
    threads: bool | None = None
    """Whether each table has its own thread; None: where the bot may open one."""
    language: str | None = None
    """The language of public posts; None: the server's language in Discord."""
    offers_messages: bool = True
    """Whether hands are also sent by direct message, to members who want it."""
    shows_pictures: bool = True
    """Whether images are shown to members who do not want words only."""
    players_role_id: int | None = None
    """The role whose members are told when a table waits for players; None: nobody is told."""
    season_channel_id: int | None = None
    """Where the first places of each season are posted; None: nowhere."""
    lost: tuple[str, ...] = ()
    """Names of settings that were unset because their role or channel was deleted."""
    is_welcomed: bool = False
    """Whether the bot has written its welcome."""
    left_at: float | None = None
    """When the bot was removed from the server (epoch seconds)."""

    def __post_init__(self) -> None:
        if not 1 <= self.tables_each <= MOST_TABLES_EACH:
            raise ValueError(f"tables_each is not from 1 to {MOST_TABLES_EACH}")


class WhenPinged(StrEnum):
    """When a member is told that they must act."""

    AT_ONCE = "at-once"
    LATER = "later"
    """A ping after a part of their time."""
    MESSAGE = "message"
    """A direct message at once."""
    NEVER = "never"


@dataclass(frozen=True, slots=True, kw_only=True)
class MemberPreferences:
    """The preferences of a member in every server; the defaults hold for a member without a row."""

    user_id: int
    wants_messages: bool = True
    """Whether hands are also sent by direct message."""
    refused_messages: bool = False
    """Whether Discord has refused one; the bot tries again when the member asks for them."""
    unused_hands: int = 0
    """The number of games in a row without a press on the hand message; one more once they were asked about it."""
    turn_messages: bool = False
    """Whether a new direct message tells them each turn at their tables."""
    rolls_by_itself: bool = False
    """Whether dice roll without a press."""
    words_only: bool = False
    """Whether images are left out of private replies."""
    calm_pictures: bool = False
    """Whether images that they see are calm: in private replies, and for everybody at tables that begin with them."""
    more_time: bool = False
    """Whether they have double time at live tables whose lobby says so."""
    on_boards: bool = True
    """Whether others see their ratings, and them on leaderboards, in posts of seasons and on boards of daily deals."""
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
    """The end of their holiday at all tables (epoch seconds); a time in the past means that they have none."""

    def __post_init__(self) -> None:
        if self.quiet_hours is not None:
            first, last = self.quiet_hours
            if first == last or not {first, last} <= set(range(24)):
                raise ValueError("quiet_hours are not two hours of the day")

    @property
    def takes_messages(self) -> bool:
        """Whether a hand may be sent."""
        return self.wants_messages and not self.refused_messages

    @property
    def takes_turn_messages(self) -> bool:
        """Whether a message for each turn may be sent."""
        return self.turn_messages and not self.refused_messages
