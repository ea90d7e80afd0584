"""The posts, hands and avatars of this process, as the cluster speaks to them."""

from __future__ import annotations

from cogs.hands.direct_messages import HandMessages
from cogs.hands.ephemeral import EphemeralHands
from cogs.images.avatars import Avatars
from cogs.table_post import render
from cogs.table_post.updater import PostUpdater


class Screens:
    """Passes on what concerns them."""

    def __init__(
        self, updater: PostUpdater, hands: HandMessages, ephemeral: EphemeralHands, avatars: Avatars
    ) -> None:
        self._updater = updater
        self._hands = hands
        self._ephemeral = ephemeral
        self._avatars = avatars

    def drop_others(self) -> None:
        """Stop showing the tables that other processes show from now on."""
        self._updater.drop_others()
        self._hands.drop_others()

    async def settled(self) -> None:
        """Return when no answer changes what was dropped."""
        await self._updater.settled()

    def touched(self, table_id: str, user_id: int) -> None:
        """Note that a member is active at a table, at another process."""
        self._updater.pings.touched(table_id, user_id)
        self._hands.pressed_elsewhere(table_id, user_id)

    async def preferences_changed(self, user_id: int) -> None:
        """Apply a member's preferences to their running games."""
        await self._hands.preferences_changed(user_id)

    def forget_member(self, user_id: int) -> None:
        """Forget a member who was deleted."""
        self._ephemeral.forget_member(user_id)
        self._avatars.forget(user_id)
        render.forget_events()

    def forget_all(self) -> None:
        """Drop what names members: some were deleted, and it is not known who."""
        self._avatars.forget_all()
        render.forget_events()
