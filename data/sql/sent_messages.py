"""The messages that the bot sends by itself, in SQL."""

from __future__ import annotations

from data.records.tables import SentMessage
from data.sql.database import Step
from data.sql.mapping import columns_of
from data.sql.part import StorePart


class SentMessageStore(StorePart):
    """The messages that the bot sends by itself: each is kept from before it is sent until it is obsolete."""

    async def keep(self, message: SentMessage) -> None:
        """Store a message, replacing its stored state. TableMovedOn when its subject is gone."""
        await self._database.write(Step("keep_sent_message", columns_of(message)))

    async def arrived(self, message: SentMessage) -> None:
        """Store the id of a message that was sent. TableMovedOn when it was given up or found elsewhere meanwhile."""
        parameters = {
            "channel_id": message.channel_id,
            "nonce": message.nonce,
            "message_id": message.message_id,
        }
        await self._database.write(Step("note_arrival", parameters, is_decisive=True))

    async def drop(self, message: SentMessage) -> None:
        """Forget a message."""
        key = {"channel_id": message.channel_id, "nonce": message.nonce}
        await self._database.write(Step("drop_sent_message", key))

    async def drop_public(self, about: str) -> None:
        """Forget the posts and notices of a table or tournament that is over; they stay as they are."""
        await self._database.write(Step("drop_public_messages", {"about": about}))

    async def about(self, about: str) -> tuple[SentMessage, ...]:
        """Return the messages about a table or a tournament, oldest first."""
        return await self._records(SentMessage, "sent_messages_about", about=about)

    async def to(self, user_id: int) -> tuple[SentMessage, ...]:
        """Return the messages for one member, oldest first."""
        return await self._records(SentMessage, "sent_messages_to", user_id=user_id)

    async def in_channel(self, channel_id: int) -> tuple[SentMessage, ...]:
        """Return the messages in a channel, oldest first."""
        return await self._records(SentMessage, "sent_messages_in", channel_id=channel_id)

    async def panels(self, guild_id: int) -> tuple[SentMessage, ...]:
        """Return the panels of a server, oldest first: the posts that are about no table and no tournament."""
        return await self._records(SentMessage, "panels_in", guild_id=guild_id)

    async def servers_with_panels(self) -> tuple[tuple[int, float], ...]:
        """Return the servers that have panels, each with the time of its newest one in epoch seconds."""
        rows = await self._database.read("servers_with_panels")
        return tuple((row["guild_id"], row["newest"]) for row in rows)

    async def stray_hands(self, *, shard: int = 0, shards: int = 1) -> tuple[str, ...]:
        """Return the tables of one shard of so many that are over while a direct message still shows a hand."""
        return await self._values("table_id", "stray_hands", shard=shard, shards=shards)
