"""The direct messages that show hands, in SQL."""

from __future__ import annotations

from data.records import HandPost
from data.sql.mapping import columns_of
from data.sql.part import StorePart


class HandPostStore(StorePart):
    """The direct messages that show hands."""

    async def set(self, post: HandPost) -> None:
        """Store (or replace) a direct message that shows a hand."""
        await self._write("set_hand_post", **columns_of(post))

    async def drop(self, table_id: str, user_id: int) -> None:
        """Forget it."""
        await self._write("drop_hand_post", table_id=table_id, user_id=user_id)

    async def of_table(self, table_id: str) -> tuple[HandPost, ...]:
        """Return the direct messages of a table."""
        return await self._records(HandPost, "hand_posts", table_id=table_id)

    async def of_member(self, user_id: int) -> tuple[HandPost, ...]:
        """Return the direct messages of a member."""
        return await self._records(HandPost, "hand_posts_of", user_id=user_id)

    async def stray_hands(self, *, shard: int = 0, shards: int = 1) -> tuple[str, ...]:
        """Return the tables that are over while a direct message still shows a hand of theirs.

        Only tables of the servers of one shard of so many.
        """
        return await self._values("table_id", "stray_hands", shard=shard, shards=shards)
