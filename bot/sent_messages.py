"""The messages that the bot sends by itself, as they are stored: ``cogs.ui.outbox`` sends them."""

from __future__ import annotations

from bot.tables.table import Table
from data.records.tables import SentKind, SentMessage
from data.sql.sent_messages import SentMessageStore

__all__ = ["SentKind", "SentMessage", "SentMessageStore", "about_table"]


def about_table(
    table: Table, kind: SentKind, channel_id: int, nonce: str, *, user_id: int = 0, detail: str = ""
) -> SentMessage:
    """Return a message about a table, ready to be sent."""
    return SentMessage(
        kind=kind,
        table_id=table.id,
        guild_id=table.guild_id,
        channel_id=channel_id,
        nonce=nonce,
        user_id=user_id,
        detail=detail,
    )
