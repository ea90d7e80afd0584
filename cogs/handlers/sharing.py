"""Shares a game that is over with everybody: its story, and the hand that a player held at its end."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass, replace
from enum import StrEnum

from bot.errors import Reason, Refused
from bot.history.past_games import GameHistory
from bot.history.transcript import is_sealed
from bot.sent_messages import about_table
from cogs.games.registry import GAME_UIS
from cogs.i18n.locale import Interaction, messages_of
from cogs.i18n.messages import Messages
from cogs.images.progressive_reply import IMAGE_SECONDS
from cogs.permissions import check_channel, may_write
from cogs.table_post.snapshot import ScreenParts
from cogs.table_post.story import shown_hand, story
from cogs.ui.custom_id import TableControl
from cogs.ui.outbox import panel_sender, shared_component
from cogs.ui.panel import Button, Panel, Style
from cogs.ui.responses import edit_own_message, reply_privately
from data.records.tables import COUNTED, Phase, SentKind, Table

STORY, HAND = "story", "hand"
"""The beginnings of the nonces of the two kinds of messages."""


class Sharing(StrEnum):
    """Whether a member may show the story of a game to everybody in a channel."""

    OPEN = "open"
    CLOSED = "closed"
    """They or the bot may not write there."""
    AGAIN = "again"
    """They have shared this game before."""


@dataclass(frozen=True, eq=False)
class SharingHandler:
    """Shows the story of a game to one person and, if they want, to everybody; and the hand of a player."""

    parts: ScreenParts
    history: GameHistory

    async def offer(self, interaction: Interaction, table: Table) -> None:
        """Show the story of a game to one person, who may show it to everybody if they may write here.

        Refused before the end, for a game without a result, and for a deal that others may still play.
        """
        sharing, messages = await self._sharing(interaction, table), messages_of(interaction)
        game = messages(f"{table.game}-name")
        panel = await self._story(table, messages, messages("story-own", game=game, why=sharing.value))
        if sharing is Sharing.OPEN:
            button = Button(TableControl.SHARE_HERE, messages("button-share-here"), Style.MAIN)
            panel = replace(panel, rows=((button,),), table_id=table.id)
        if not await self.parts.preferences.shows_pictures(interaction.user.id, table.guild_id):
            panel = panel.without_image()
        await self.parts.images.show(interaction, panel)

    async def share(self, interaction: Interaction, table: Table) -> None:
        """Show the story of a game to everybody in this channel, once; else to this person only, with the reason.

        Refused like ``offer``.
        """
        session = await self.parts.tables.session(table.id)
        async with session.lock:  # a second press waits until the first one is sent
            if await self._sharing(interaction, table) is not Sharing.OPEN:
                await self.offer(interaction, table)
                return
            messages, has_image = await self.parts.locales.of_table(table)
            who, game = interaction.user.mention, messages(f"{table.game}-name")
            panel = await self._story(table, messages, messages("story-heading", who=who, game=game))
            nonce = f"{STORY}/{table.id}/{interaction.user.id % 10**9}"
            await self._send(interaction, table, panel if has_image else panel.without_image(), nonce)
        shared = Panel(heading=messages_of(interaction)("story-shared"), paragraphs=())
        await edit_own_message(interaction, shared)

    async def show_hand(self, interaction: Interaction, table: Table) -> None:
        """Show everybody in this channel what the player held at the end, once.

        Refused for others, before the end, for a deal that others may still play, for a player without cards, and where
        they or the bot may not write.
        """
        session = await self.parts.tables.session(table.id)
        async with session.lock:
            seat = session.seat_of(interaction.user.id)
            self._check_open(session.table)
            if await self._has_sent(table, f"{HAND}/", interaction.user.id):
                raise Refused(Reason.HAND_SHOWN)
            if not may_write(interaction):
                check_channel(interaction)
                raise Refused(Reason.NO_WRITING)
            messages, has_image = await self.parts.locales.of_table(table)
            panel = shown_hand(session, seat, messages, has_image=has_image)
            if panel is None:
                raise Refused(Reason.NO_HAND_LEFT)
            await self._send(interaction, table, panel, f"{HAND}/{table.id}/{seat}")
        await reply_privately(interaction, messages_of(interaction)("end-hand-shown"))

    def _check_open(self, table: Table) -> None:
        """Refused before the end of a game, and while others may still play its deal."""
        if table.phase is not Phase.OVER:
            raise Refused(Reason.NOT_OVER)
        if is_sealed(table, self.parts.tables.now()):
            raise Refused(Reason.DEAL_SEALED)

    async def _sharing(self, interaction: Interaction, table: Table) -> Sharing:
        """Return the way in which a member may share a game here. Refused for a game that has no story."""
        self._check_open(table)
        if table.ending not in COUNTED or table.is_tutorial:
            raise Refused(Reason.NO_STORY)
        if await self._has_sent(table, f"{STORY}/", interaction.user.id):
            return Sharing.AGAIN
        return Sharing.OPEN if may_write(interaction) else Sharing.CLOSED

    async def _has_sent(self, table: Table, kind: str, user_id: int) -> bool:
        sent = await self.parts.outbox.known(table.id, SentKind.SHARED)
        return any(one.user_id == user_id and one.nonce.startswith(kind) for one in sent)

    async def _story(self, table: Table, messages: Messages, heading: str) -> Panel:
        recorded = await self.history.steps(table)
        review = None
        if GAME_UIS[table.game].highlight is not None:
            with contextlib.suppress(Refused):
                review = await self.history.review(table, 0)
        avatars = self.parts.avatars(seat.user_id for seat in table.seats)
        return story(recorded.whole, review, messages, heading=heading, avatars=avatars)

    async def _send(self, interaction: Interaction, table: Table, panel: Panel, nonce: str) -> None:
        """Send a message that stays to the channel of an interaction, with its image if that is ready in time."""
        may_attach = interaction.guild_id is None or interaction.app_permissions.attach_files
        image = await self.parts.images.renderer.soon(
            panel.image if may_attach else None, seconds=IMAGE_SECONDS
        )
        channel = interaction.client.get_partial_messageable(interaction.channel_id or 0)
        notice = about_table(table, SentKind.SHARED, channel.id, nonce, user_id=interaction.user.id)
        panel = replace(panel, component_id=shared_component(nonce))
        await self.parts.outbox.send(notice, panel_sender(channel, panel, image))
