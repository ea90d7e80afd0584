"""Where the direct messages are that show hands."""

from __future__ import annotations

from bot.tables.table import HandPost
from data.sql.hand_posts import HandPostStore


class HandPosts:
    """Remembers one direct message for a table and a member. Every call may raise StoreError."""

    def __init__(self, store: HandPostStore) -> None:
        self._store = store

    async def of_table(self, table_id: str) -> tuple[HandPost, ...]:
        """Return the direct messages of a table."""
        return await self._store.hand_posts(table_id)

    async def of_member(self, user_id: int) -> tuple[HandPost, ...]:
        """Return the direct messages of a member."""
        return await self._store.hand_posts_of(user_id)

    async def remember(self, post: HandPost) -> None:
        """Store (or replace) a direct message."""
        await self._store.set_hand_post(post)

    async def forget(self, table_id: str, user_id: int) -> None:
        """Forget a direct message."""
        await self._store.drop_hand_post(table_id, user_id)
