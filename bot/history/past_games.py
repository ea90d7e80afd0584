"""The games that are over, for listings and for a member's export."""

from __future__ import annotations

from typing import Any

from bot.history.export import kept_of
from data.records import PastGame, PastSeat
from data.store import Store

__all__ = ["GameHistory", "PastGame", "PastSeat"]


class GameHistory:
    """Reads what was played."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def games(
        self, guild_id: int, *, user_id: int | None = None, game: str | None = None, first: int, most: int
    ) -> tuple[PastGame | None, ...]:
        """Return games of a server that are over, the latest end first; None is a damaged one.

        ``user_id`` and ``game`` limit them; ``first`` are skipped, and at most ``most`` are returned.
        """
        return await self._store.past_games(guild_id, user_id=user_id, game=game, first=first, most=most)

    async def export(self, user_id: int) -> dict[str, Any]:
        """Return everything that is stored about a member, as JSON values."""
        return await kept_of(self._store, user_id)
