"""The messages that the bot sends by itself, as they are stored: ``cogs.ui.outbox`` sends them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TypeAlias, TypeVar

from pydantic import ValidationError
from pydantic_core import to_json

from data.errors import RowDamaged
from data.records.tables import SentKind, SentMessage, Table
from data.sql.mapping import adapter_of
from data.sql.sent_messages import SentMessageStore
from games.engine import Seat

SentMessages: TypeAlias = SentMessageStore
"""The stored messages."""


class PingKind(StrEnum):
    """The subject of a ping. A member has at most one ping of each kind at a table."""

    TURN = "turn"
    """They must act."""
    NEXT = "next"
    """They will have to act next."""
    VOTE = "vote"
    """The others ask them something."""


@dataclass(frozen=True, slots=True)
class Ping:
    """The detail of a ping: what it tells its member. If that changes, they need a new ping."""

    kind: PingKind
    question: int
    """The public move since which a question is open."""
    is_half_gone: bool
    """Whether half of their time was gone."""
    nudge: int
    """The number of the nudge that reminds them; 0 for none."""


PingKey: TypeAlias = tuple[int, PingKind]
"""A member and what they are pinged for."""
Pinged: TypeAlias = dict[PingKey, Ping]
"""The last pings that members had at a table."""


@dataclass(frozen=True, slots=True)
class PostDetail:
    """The detail of a table's post."""

    turn: int
    """The turn that it begins with."""
    pings: tuple[tuple[Seat, Ping], ...] = ()
    """The pings for its open questions, by seats: what is stored of a post names no member."""

    @classmethod
    def of(cls, turn: int, pinged: Pinged, table: Table) -> PostDetail:
        """Return the detail of a post after which these members are pinged."""
        pings = [
            (player.seat, ping)
            for player in table.seats
            for (user_id, _), ping in pinged.items()
            if user_id == player.user_id
        ]
        return cls(turn, tuple(pings))

    def pinged(self, table: Table) -> Pinged:
        """Return the pings by members, without those who have taken a seat over: they were not pinged for it."""
        users = {player.seat: player.user_id for player in table.seats if not player.is_taken_over}
        pings = [(users.get(seat), ping) for seat, ping in self.pings]
        return {(user_id, ping.kind): ping for user_id, ping in pings if user_id is not None}


@dataclass(frozen=True, slots=True)
class HandDetail:
    """The detail of a direct message with a hand."""

    is_unwanted: bool = False
    """Whether its player has deleted it: they get no other for this table."""
    is_used: bool = False
    """Whether its player has pressed a control of it."""


@dataclass(frozen=True, slots=True)
class TurnDetail:
    """The detail of a direct message that tells a turn."""

    version: int
    """The moves up to this version are told; the end of the table counts as one more."""
    number: int
    """The number of the message among those of its member at the table."""
    digest: int
    """The digest of its text, by which it is found."""


@dataclass(frozen=True, slots=True)
class PanelDetail:
    """The detail of a panel."""

    digest: str = ""
    """A short text that differs for panels that differ: a restart edits none that shows what it should."""


Detail: TypeAlias = Ping | PostDetail | HandDetail | TurnDetail | PanelDetail
D = TypeVar("D", Ping, PostDetail, HandDetail, TurnDetail, PanelDetail)


def about_table(
    table: Table,
    kind: SentKind,
    channel_id: int,
    nonce: str,
    *,
    user_id: int = 0,
    detail: Detail | None = None,
) -> SentMessage:
    """Return a message about a table, ready to be sent."""
    message = SentMessage(
        kind=kind,
        table_id=table.id,
        guild_id=table.guild_id,
        channel_id=channel_id,
        nonce=nonce,
        user_id=user_id,
    )
    return message if detail is None else with_detail(message, detail)


def with_detail(message: SentMessage, detail: Detail) -> SentMessage:
    """Return the message with a detail, for its sender to know later."""
    return replace(message, detail=to_json(detail).decode())


def detail_of(message: SentMessage, kind: type[D]) -> D:
    """Return the detail that the sender of a message has noted. RowDamaged when it cannot be read."""
    try:
        return adapter_of(kind).validate_json(message.detail or "{}")
    except ValidationError:
        raise RowDamaged(f"the detail of a {message.kind} about {message.about} cannot be read") from None
