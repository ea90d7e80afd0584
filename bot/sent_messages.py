"""The messages that the bot sends of its own accord, as they are stored: ``cogs.ui.outbox`` sends them."""

from __future__ import annotations

from data.records import SentKind, SentMessage
from data.sql.sent_messages import SentMessageStore

__all__ = ["SentKind", "SentMessage", "SentMessageStore"]
