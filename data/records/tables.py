"""Tables with their seats, moves and results, and the messages that the bot sends by itself."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from games.ai import TUTOR

DIRECT = 0
"""The ``guild_id`` of a table in direct messages: it belongs to no server, and shard 0 shows it."""


class Phase(StrEnum):
    """Whether a table's game has begun and is over."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"


class Ending(StrEnum):
    """Why a table is over. Only those in ``COUNTED`` count for ratings and statistics."""

    FINISHED = "finished"
    CONCEDED = "conceded"
    CANCELLED = "cancelled"
    EXPIRED = "expired"
    """The lobby was closed because nothing changed in it."""
    ENDED = "ended"
    AGREED = "agreed"
    ABANDONED = "abandoned"
    TUTORIAL = "lesson"
    """A tutorial came to its end: it may have places, and they do not count."""
    OTHER_EDITION = "other-edition"
    DAMAGED = "damaged"


COUNTED = (Ending.FINISHED, Ending.CONCEDED)
"""The endings of games that count for ratings and statistics."""


class Away(StrEnum):
    """Why a house player stands in for a member."""

    AWAY = "away"
    LEFT = "left"


class By(StrEnum):
    """The maker of a move."""

    PLAYER = "player"
    HOUSE = "house"
    CLOCK = "clock"


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatedPlayer:
    """A seat and its player: a member by id, or a house player by its level."""

    seat: int
    user_id: int | None
    house: str | None = None
    name: str
    away: Away | None = None
    """Whether a house player stands in: until the member comes back, or because they have left."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableSeat(SeatedPlayer):
    """One seat of a table, with its result."""

    is_taken_over: bool = False
    """Whether the game was dealt to somebody else."""
    dealt_to: int | None = None
    """The member to whom it was dealt then; None when they are forgotten."""
    is_invited: bool = False
    """Whether the seat is kept for this member, who has not joined yet."""
    has_more_time: bool = False
    """Whether the lobby said that the seat has double time while the table is live."""
    word: str = ""
    """The member's contribution to the seed."""
    agreement: int = 0
    """The number of the ``Table.open_hands`` to which this member has agreed; 0 for none."""
    place: int | None = None
    score: int | None = None

    @property
    def has_left(self) -> bool:
        """Whether the game counts as lost for the member to whom it was dealt, whatever the seat achieves."""
        return self.away is not None or self.is_taken_over

    @property
    def rated_id(self) -> int | None:
        """The member for whom the game counts: the one to whom it was dealt."""
        return self.dealt_to if self.is_taken_over else self.user_id


@dataclass(frozen=True, slots=True, kw_only=True)
class Post:
    """The message that shows the table now: its place, its first turn, and when it was sent (epoch seconds)."""

    channel_id: int
    message_id: int
    turn: int
    at: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """One table. Secret and seed must not be shown before the table is over; times are epoch seconds."""

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
    seats: tuple[TableSeat, ...]
    """The seats by number. In the lobby of a game with teams, free seats may lie between them."""
    revision: int = 0
    """How often the lobby has changed."""
    secret: bytes | None = field(default=None, repr=False)
    """The secret whose hash the lobby shows; None for a tutorial."""
    seed: bytes | None = field(default=None, repr=False)
    """The source of all chance; None before the deal."""
    version: int = 0
    """How many moves are stored."""
    shown: int = 0
    """How many of them the channel has seen."""
    post: Post | None = None
    due_at: float | None = None
    created_at: float
    started_at: float | None = None
    ended_at: float | None = None
    ending: Ending | None = None
    reason: str | None = None
    """Why somebody ended it early, in their own words."""
    pauses_for_holidays: bool = False
    """Whether its clock stops while one of its members is on holiday."""
    is_calm: bool = False
    """Whether its images are calm, because one of its members has set that."""
    open_hands: int = 0
    """The question whether spectators may see all hands, by the ``revision`` that asked it; 0 where nothing is asked.

    With another number, nobody has agreed to it yet. The game begins only when all members have.
    """
    day: str | None = None
    """The day whose deal is played, such as ``2026-11-22``; None for any other table."""
    language: str | None = None
    """The language of a table in direct messages; None where the server has one."""
    again_of: str | None = None
    """The table whose people play again at this one; None for any other table."""
    again_number: int = 0
    """How many lobbies for that were opened before this one."""

    @property
    def is_direct(self) -> bool:
        """Whether the table is in a member's direct messages with the bot."""
        return self.guild_id == DIRECT

    @property
    def shown_in(self) -> int:
        """The channel or thread in which the table is shown."""
        return self.channel_id if self.post is None else self.post.channel_id

    @property
    def is_tutorial(self) -> bool:
        """Whether a member learns the game here from the tutor."""
        return TUTOR in [seat.house for seat in self.seats]

    @property
    def not_agreed(self) -> tuple[int, ...]:
        """The members, by id, who have not agreed to open hands; empty where nobody is asked."""
        asked = self.seats if self.open_hands else ()
        return tuple(seat.user_id for seat in asked if seat.user_id and seat.agreement != self.open_hands)

    def seat_of(self, user_id: int) -> int | None:
        """Return the number of the member's seat; None for a member who does not sit here or has left."""
        for seat in self.seats:
            if seat.user_id == user_id and seat.away is not Away.LEFT:
                return seat.seat
        return None

    def keeps_seat_for(self, user_id: int) -> bool:
        """Return True if a seat is only kept for this member: an invited member does not sit there yet."""
        is_kept = any(seat.user_id == user_id and seat.is_invited for seat in self.seats)
        return self.phase is Phase.LOBBY and is_kept


@dataclass(frozen=True, slots=True, kw_only=True)
class TableNews:
    """The progress of a table, without its seats, as the home of its server reads it when it polls."""

    id: str
    guild_id: int
    phase: Phase
    version: int
    due_at: float | None


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveRecord:
    """One stored move. Its key is (table, number), counted from 1, so that only one of two writers succeeds."""

    table_id: str
    number: int
    seat: int
    token: str = field(repr=False)
    """An action of the game, or an action at the table, such as ``!concede``."""
    by: By
    at: float
    fingerprint: str | None = None
    """The hash of the state after the move; only some moves have one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """The end of a table: places and scores by seat, None where nobody won."""

    ending: Ending
    places: tuple[int, ...] | None = None
    scores: tuple[int, ...] | None = None
    reason: str | None = None


class SentKind(StrEnum):
    """The purpose of a message that the bot sends by itself."""

    POST = "post"
    """Shows a table or a tournament to everybody, or is the panel of a channel."""
    PING = "ping"
    """Mentions a member who must act, until they have acted."""
    HAND = "hand"
    """Shows a member their hand."""
    REPLY = "reply"
    """Tells a member below their hand what they have seen; it is deleted with the hand."""
    TURN = "turn"
    """Tells a member what has happened at their table; only the last one is stored."""
    NOTICE = "notice"
    """Is sent once and stays."""
    SHARED = "shared"
    """Shows once what a player shares of a game that is over, or offers their seat.

    It is remembered as long as the table, an offer until it is taken or withdrawn.
    """


@dataclass(frozen=True, slots=True, kw_only=True)
class SentMessage:
    """A message that the bot sends by itself. It is stored before it is sent."""

    kind: SentKind
    table_id: str | None = None
    tournament_id: str | None = None
    """Its subject: a table or a tournament, or neither for the panel of a channel and the end of a season."""
    guild_id: int
    channel_id: int
    nonce: str
    """Discord's nonce, unique in its channel: for a few minutes it keeps the message from being sent twice."""
    user_id: int = 0
    """The only member who gets it, or the first of the spectators whom it mentions; 0 for none."""
    message_id: int = 0
    """0 while it is being sent, and when it is not known whether it has arrived."""
    at: float = 0.0
    """When it was stored before it was sent, in epoch seconds."""
    detail: str = ""
    """Facts for its sender, as JSON."""

    @property
    def about(self) -> str:
        """The id of the table or the tournament; empty for a panel."""
        return self.table_id or self.tournament_id or ""
