"""What is remembered, as it is read back: rows that are checked at the store's boundary."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from games.ai import TUTOR


class Phase(StrEnum):
    """Where a table stands in its life."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"


class Ending(StrEnum):
    """Why a table is over. Only ``finished`` and ``conceded`` count for anybody."""

    FINISHED = "finished"
    CONCEDED = "conceded"
    CANCELLED = "cancelled"
    EXPIRED = "expired"
    """The lobby was closed because nothing changed in it."""
    ENDED = "ended"
    AGREED = "agreed"
    ABANDONED = "abandoned"
    LESSON = "lesson"
    """The tutor's table came to its end: it has places where its game has, and they count for nobody."""
    OTHER_EDITION = "other-edition"
    DAMAGED = "damaged"


class Away(StrEnum):
    """Why a house player stands in for a member."""

    AWAY = "away"
    LEFT = "left"


class By(StrEnum):
    """Who made a move."""

    PLAYER = "player"
    HOUSE = "house"
    CLOCK = "clock"


class Row(BaseModel):
    """A row never changes once it is read; nonsense in it raises pydantic's ValidationError."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class PlayerRow(Row):
    """Who sits where: a member by id, or a house player by the name of its way to play."""

    seat: int
    user_id: int | None
    house: str | None = None
    name: str
    away: Away | None = None
    """Whether a house player stands in: until the member comes back, or because he has left."""


class SeatRow(PlayerRow):
    """A seat, with all that was done and won there."""

    is_taken_over: bool = False
    """Whether somebody else was dealt in here."""
    dealt_to: int | None = None
    """Who that was; None once he is forgotten."""
    is_invited: bool = False
    """Whether the seat is kept for this member, who has yet to say that he plays."""
    word: str = ""
    """With which the member has cut the deck."""
    place: int | None = None
    score: int | None = None

    @property
    def rated_id(self) -> int | None:
        """The member for whom the game counts: who was dealt in."""
        return self.dealt_to if self.is_taken_over else self.user_id


class PostRow(Row):
    """The message that shows the table now: where it is, its turn, and since when (epoch seconds)."""

    channel_id: int
    message_id: int
    turn: int
    at: float


class TableRow(Row):
    """One table. Secret and seed are known to nobody until the table is over; times are epoch seconds."""

    id: str
    guild_id: int
    channel_id: int
    host_id: int
    game: str
    edition: int
    options: dict[str, Any]
    seconds: int
    """The time for one decision."""
    phase: Phase
    seats: tuple[SeatRow, ...]
    revision: int = 0
    """How often the lobby has changed."""
    secret: bytes | None = None
    """What was pledged when the lobby opened; None at tables that are older than pledges."""
    seed: bytes | None = None
    """From which all chance is drawn; None before the deal."""
    version: int = 0
    """How many moves are stored."""
    shown: int = 0
    """How many of them the channel has seen."""
    post: PostRow | None = None
    due_at: float | None = None
    created_at: float
    started_at: float | None = None
    ended_at: float | None = None
    ending: Ending | None = None
    reason: str | None = None
    """Why it was ended before its time, in the words of who ended it."""

    @property
    def is_lesson(self) -> bool:
        """Whether somebody learns the game here, from the tutor."""
        return any(row.house == TUTOR for row in self.seats)

    def seat_of(self, user_id: int) -> int | None:
        """The member's seat, or None for who does not sit here, or has left."""
        return next(
            (row.seat for row in self.seats if row.user_id == user_id and row.away is not Away.LEFT), None
        )

    def keeps_seat_for(self, user_id: int) -> bool:
        """Whether a seat is only kept for this member: who has not said that they play does not sit there."""
        seat = self.seat_of(user_id)
        return self.phase is Phase.LOBBY and seat is not None and self.seats[seat].is_invited


class MoveRow(Row):
    """One move: its key is (table, number), counted from 1, so that two writers cannot both win."""

    table_id: str
    number: int
    seat: int
    token: str
    """An action of the game, or ``!`` and a word for what concerns the table, such as ``!concede``."""
    by: By
    at: float
    fingerprint: str | None = None
    """Now and then the hash of the state to which the move led."""


class ResultRow(Row):
    """How a table ended: places and scores by seat, None where nobody won."""

    ending: Ending
    places: tuple[int, ...] | None = None
    scores: tuple[int, ...] | None = None
    reason: str | None = None


class HandPostRow(Row):
    """The one private message that shows a member the hand at one table."""

    table_id: str
    user_id: int
    channel_id: int
    message_id: int
    is_unwanted: bool = False
    """Whether the member has deleted it, and so is to get no other for this table."""


class ServerRow(Row):
    """What the owners of a server have set; without any row all stands as it is here."""

    guild_id: int
    channels: tuple[int, ...] = ()
    """Where tables may be opened; empty: wherever the bot may write."""
    opener_role_id: int | None = None
    """The role that may open tables; None: everybody."""
    tables_each: int = Field(default=5, ge=1, le=25)
    """At how many tables a member may sit at once, lobbies among them."""
    clock: str = "live"
    """The clock of a table whose host names none."""
    seconds: dict[str, int] = {}
    """The server's own values of the clocks, in seconds for one decision."""
    threads: bool = False
    """Whether each table has a thread of its own."""
    language: str | None = None
    """The language of public posts; None: the one that the server has told Discord."""
    offers_messages: bool = True
    """Whether hands come by direct message as well, to those who want it."""
    shows_pictures: bool = True
    """Whether pictures stand beside the words, for members who do not want words alone."""
    left_at: float | None = None
    """When the bot was taken out of the server (epoch seconds)."""


class MemberRow(Row):
    """How a member wants to be treated, in every server; without any row all stands as it is here."""

    user_id: int
    wants_messages: bool = True
    """Whether hands come by direct message as well."""
    refused_messages: bool = False
    """Whether Discord has refused one; it is not tried again until the member asks for them."""
    wants_pings: bool = True
    """Whether the member is called when he is asked."""
    rolls_by_itself: bool = False
    """Whether dice roll without a press."""
    words_only: bool = False
    """Whether pictures are left out of what the member alone reads."""
    language: str | None = None
    """The language of private replies; None: the one that the member has told Discord."""

    @property
    def takes_messages(self) -> bool:
        """Whether a hand may be sent."""
        return self.wants_messages and not self.refused_messages
