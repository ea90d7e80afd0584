"""The part of the store that looks back: the games of a server that are over."""

from __future__ import annotations

from typing import Any, Protocol

from pydantic import ConfigDict

from data.rows import PlayerRow, Row


class PastSeatRow(PlayerRow):
    """Who sat there when the game ended, and on which place."""

    model_config = ConfigDict(extra="ignore")

    place: int | None
    dealt_to: int | None = None


class PastGameRow(Row):
    """A game that is over, in short; made of rows that tell of a seat as well, so that nothing need be sorted out."""

    model_config = ConfigDict(extra="ignore")

    id: str
    """Of its table."""
    guild_id: int
    channel_id: int
    game: str
    options: dict[str, Any]
    ended_at: float
    """In epoch seconds."""
    seats: tuple[PastSeatRow, ...]


class HistoryStore(Protocol):
    """What was played."""

    async def past_games(
        self, guild_id: int, *, user_id: int | None = None, game: str | None = None, first: int, most: int
    ) -> tuple[PastGameRow | None, ...]:
        """The games of a server that had begun and are over, the last to end first; None is one that is damaged.

        Those at whose end this member sat there, and of this game, where they are named; ``first`` are passed
        over, and ``most`` given.
        """
