"""Keeps the post of one table current: one post a turn or section, edited in place."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable
from functools import partial

import discord

from bot.errors import Reason, Refused
from cogs.i18n.locale import Interaction
from cogs.images.progressive_reply import (
    ANSWER_PATIENCE_SECONDS,
    POST_PATIENCE_SECONDS,
    Waiting,
)
from cogs.table_post import threads
from cogs.table_post.post_messages import PostMessage, PostMessages
from cogs.table_post.render import LOBBY_TURN
from cogs.table_post.snapshot import ScreenParts, Snapshots, TableSnapshot
from cogs.table_post.turn_pings import TurnPings
from cogs.ui.errors import FAILURES, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, is_unreachable
from cogs.ui.live_message import PATIENCE_SECONDS, LiveMessage, UpdateResult
from cogs.ui.responses import UnansweredPresses
from data.records.tables import Phase, Post

log = logging.getLogger(__name__)

POST_SECONDS = 50 * 60.0
"""An older post is not edited but replaced: Discord limits how often messages older than an hour may be edited."""
QUIET_SECONDS = 0.5
"""How long after an answer it is stored what the post shows, unless somebody presses before."""

GONE = (UNKNOWN_MESSAGE, threads.ARCHIVED)
"""Discord's codes for an edit that takes a new post."""


class TablePost(LiveMessage):
    """Sends and edits the post of one table, and says when it is to be tried again."""

    def __init__(self, table_id: str, parts: ScreenParts, pings: TurnPings) -> None:
        super().__init__(name=f"post {table_id}", unanswered=UnansweredPresses.of(parts.client))
        self.table_id = table_id
        self.snapshots = Snapshots(table_id, parts)
        self.messages = PostMessages(parts, pings, self._check_home)
        self._parts = parts
        self._pings = pings
        self._unstored: int | None = None
        """The version that the post shows, where that is still to be stored."""

    async def update(self) -> UpdateResult:
        """Show the table as it is now."""
        parts, tables = self._parts, self._parts.tables
        try:
            if not await tables.is_shown_here(self.table_id):
                return UpdateResult.OVER
            if await self._is_shown():
                if self._unstored is not None and await self.undisturbed(asyncio.sleep(QUIET_SECONDS)):
                    await self.store_shown()
                return UpdateResult.IDLE
            prepared = await self._taken()
            if not await self._prepare(prepared, POST_PATIENCE_SECONDS, waiting=self.unless_pressed):
                return UpdateResult.AGAIN
            snapshot = await self._snapshot(known=prepared)
            is_done = await self._show(snapshot)
        except FAILURES as error:
            if not is_unreachable(error):
                raise
            log.warning("table %s cannot be shown: %s", self.table_id, error)
            await tables.fall_asleep(self.table_id)
            return UpdateResult.IDLE
        if awaited := self.messages.awaited:
            await self.undisturbed(parts.images.ready(awaited))
            return UpdateResult.AGAIN
        if parts.ends is not None and snapshot.has_more_soon:
            await self.undisturbed(parts.ends.look_again(snapshot.table, snapshot.content.end))
            return UpdateResult.AGAIN
        if not is_done:
            return UpdateResult.FAILED
        if snapshot.table.phase is Phase.OVER:
            return UpdateResult.OVER
        if snapshot.session is not None and snapshot.session.status.is_asleep:
            await tables.wake_up(self.table_id)
        return UpdateResult.IDLE

    async def answer(self, interaction: Interaction) -> bool:
        """Show the table by the answer to the press that changed it; return True if nothing is left to do.

        TimeoutError if an update takes too long. Raise what Discord and the store answer.
        """
        with self.held():
            prepared = await self._taken()
            await self._prepare(prepared, ANSWER_PATIENCE_SECONDS, interaction=interaction)
            if await self.do(partial(self._show_now, prepared, interaction), seconds=PATIENCE_SECONDS):
                return True
            if self.messages.newest is None or self.messages.newest.closed_as is None:
                return False
            await self._unanswered.wait()
            prepared = await self._taken()
            await self._prepare(prepared, POST_PATIENCE_SECONDS)
            return await self.do(partial(self._show_now, prepared, interaction))

    async def open(self, interaction: Interaction, first: Awaitable[None] | None) -> bool:
        """Show a new table by the answer to what opened it, after ``first``, a private answer.

        Return True if it is shown. Raise what Discord and the store answer.
        """
        if first is not None:
            await first
        if not await self._parts.tables.is_shown_here(self.table_id):
            return False
        snapshot = await self._snapshot()
        return await self.messages.open(snapshot, interaction) and await self._finish(snapshot)

    async def move_to(self, channel_id: int, seen: Post | None) -> None:
        """Show the table in a new post in this channel. The old one loses its controls, later if that fails now.

        Raise what Discord answers when the new post cannot be sent. Refused when another process shows the table from
        now on, and unless the old one is the post that was ``seen``: a newer one may have opened the table's thread, or
        the answer to the press that began the game is about to open it.
        """
        if not await self._parts.tables.is_shown_here(self.table_id):
            raise Refused(Reason.ONE_MOMENT)
        snapshot = await self._snapshot()
        old = await self.messages.known(snapshot.table)
        if old is not None:
            is_opening = self._holds and old.closed_as is not None and old.post.turn == LOBBY_TURN
            if is_opening or seen is None or old.id != seen.message_id:
                raise Refused(Reason.ONE_MOMENT)
        await self._send(
            snapshot.from_first_turn if _is_first(old) else snapshot.beginning_with(snapshot.turn), channel_id
        )
        try:
            await self._finish(snapshot)
            await self.messages.close_older(snapshot)
        except (Refused, *FAILURES) as error:
            log.warning("the old post of table %s is closed later: %s", self.table_id, error)

    async def store_shown(self) -> None:
        """Store how much the post shows, where an answer has left that for later. Raise what the store answers."""
        newest, tables = self.messages.newest, self._parts.tables
        if self._unstored is None or newest is None:
            return
        if await tables.is_shown_here(self.table_id):
            await tables.set_shown(self.table_id, self._unstored, newest.post, may_show_end=False)
        self._unstored = None

    async def _show_now(self, prepared: TableSnapshot, interaction: Interaction) -> bool:
        if not await self._parts.tables.is_shown_here(self.table_id):  # the claim has lapsed meanwhile
            return False
        return await self._show(await self._snapshot(known=prepared), interaction)

    async def _show(self, snapshot: TableSnapshot, interaction: Interaction | None = None) -> bool:
        """Make the post show this snapshot, by the answer to the press if that is possible.

        Return True if nothing is left to do. Raise what Discord and the store answer; then it may be tried again.
        Refused when another process shows the table from now on.
        """
        self._check_home(snapshot)
        message = await self.messages.known(snapshot.table)
        snapshot = self._as_shown(snapshot, message)
        await self.messages.close_older(snapshot)
        if message is not None and message.shows == snapshot.key:
            # A game that is over may have waited for ratings that do not come.
            is_unstored = snapshot.table.phase is Phase.OVER and snapshot.table.shown < snapshot.version
            is_unfinished = is_unstored and not snapshot.has_more_soon
            if self.messages.is_image_due(snapshot.panel, message):
                await self._edit_or_resend(snapshot, message, interaction)
            elif not (message.image.awaits or is_unfinished or self._pings.has_due(self.table_id)):
                return True
        elif message is not None and self._is_left_by(interaction, snapshot, message):
            try:  # the answer does not wait for the next post
                await self.messages.strip_controls(snapshot, message, snapshot.turn, interaction)
            except discord.HTTPException as error:
                if error.code not in GONE:
                    raise
            return False
        elif not await self._change(snapshot, message, interaction):
            return True
        return await self._finish(snapshot, interaction=interaction)

    async def _change(
        self, snapshot: TableSnapshot, message: PostMessage | None, interaction: Interaction | None
    ) -> bool:
        """Let this or another post show the snapshot; return False if an end can be shown nowhere any more."""
        self._parts.images.renderer.begin(snapshot.panel.image)
        if message is None:
            await self._send(snapshot, snapshot.table.channel_id)
            return True
        try:
            if self._can_edit(snapshot, message):
                await self._edit_or_resend(snapshot, message, interaction)
            else:
                await self._replace(snapshot, message, interaction)
        except discord.NotFound as error:
            if error.code != UNKNOWN_CHANNEL or snapshot.table.phase is not Phase.OVER:
                raise
            return await self._is_shown_elsewhere(snapshot, message)
        return True

    def _can_edit(self, snapshot: TableSnapshot, message: PostMessage) -> bool:
        """Return True if the post can show the snapshot: the turn it began with, or a later one of its section.

        A post that is too old to be edited cannot, if something has happened since.
        """
        post, table = message.post, snapshot.table
        has_news = table.phase is not Phase.OVER or table.shown < snapshot.version
        if has_news and time.time() - post.at > POST_SECONDS:
            return False
        if post.turn == snapshot.turn:
            return True
        since = snapshot.content.since
        if since is None or not since <= post.turn < snapshot.turn:
            return False
        newest = threads.newest_message(self._parts.client, table.guild_id, post.channel_id)
        return not message.note_newest(newest, pinged=self._pings.newest(table.id))

    def _as_shown(self, snapshot: TableSnapshot, message: PostMessage | None) -> TableSnapshot:
        """Return the snapshot as this message shows it, or the one that takes its place."""
        if message is None or _is_first(message):
            return snapshot.from_first_turn
        return snapshot.beginning_with(
            message.post.turn if self._can_edit(snapshot, message) else snapshot.turn
        )

    def _is_left_by(
        self, interaction: Interaction | None, snapshot: TableSnapshot, message: PostMessage
    ) -> bool:
        """Return True if the answer to a press takes the controls from its post: the next post takes its place."""
        is_turn_new = snapshot.turn not in (message.post.turn, message.ends_before)
        return is_turn_new and message.is_pressed(interaction) and not self._can_edit(snapshot, message)

    async def _replace(
        self, snapshot: TableSnapshot, message: PostMessage, interaction: Interaction | None
    ) -> None:
        """Send the next post, of a new turn or of a long one, and take the controls from the old post.

        If no post can be sent, the game goes on at the old one.
        """
        parts = self._parts
        try:
            server = parts.preferences.server(snapshot.table.guild_id)
            thread = await threads.open_game_thread(parts.client, snapshot, message.post, server)
            await self._send(snapshot, thread or message.post.channel_id, opens_thread=thread is not None)
        except FAILURES as error:
            try:
                await self.messages.show(snapshot, message, interaction)
            except FAILURES as another:
                log.warning("the old post of table %s could not be kept in play: %s", self.table_id, another)
            else:
                if isinstance(error, discord.Forbidden) and not is_unreachable(error):
                    message.shows = snapshot.key  # a new post is tried again when there is more to show
            raise
        await self.messages.close_older(snapshot, interaction)

    async def _edit_or_resend(
        self, snapshot: TableSnapshot, message: PostMessage, interaction: Interaction | None
    ) -> None:
        """Edit the post; if it is gone or archived, send another one, which opens the thread again."""
        try:
            await self.messages.show(snapshot, message, interaction)
        except discord.HTTPException as error:
            if error.code not in GONE:
                raise
            await self._send(snapshot, message.post.channel_id)
            if error.code == UNKNOWN_MESSAGE:
                await self.messages.forget(message)
            await self.messages.close_older(snapshot, interaction)

    async def _is_shown_elsewhere(self, snapshot: TableSnapshot, message: PostMessage) -> bool:
        """Show the end in the table's channel, since its thread is deleted; return False if it is shown nowhere.

        That is when the channel is deleted as well, and for a daily deal, which others may still play.
        """
        table = snapshot.table
        if table.day is None and message.post.channel_id != table.channel_id:
            try:
                await self._send(snapshot, table.channel_id)
            except discord.NotFound as error:
                if error.code != UNKNOWN_CHANNEL:
                    raise
            else:
                await self.messages.forget(message)
                return True
        parts = self._parts
        await self._pings.update(table.id, snapshot.session, message.post)
        await parts.tables.set_shown(table.id, snapshot.version, message.post)
        await parts.outbox.stored.drop_public(table.id)
        message.shows = snapshot.key
        return False

    async def _finish(self, snapshot: TableSnapshot, *, interaction: Interaction | None = None) -> bool:
        """Do all else that belongs to what the post shows now, and at last store that it is shown.

        That is: ping who is due, and archive the thread of a game that is over. Return True if nothing is left to do.
        After an answer that has edited the stored post, ``store_shown`` does that later: the next press comes first.
        Refused when a ping is due and another process shows the table from now on.
        """
        message = self.messages.newest
        assert message is not None
        parts, table, post = self._parts, snapshot.table, message.post
        is_over = table.phase is Phase.OVER
        are_pinged = await self._pings.update(table.id, snapshot.session, post)
        is_in_thread = post.channel_id != table.channel_id
        is_whole = self.messages.has_image(snapshot.panel, message) and not snapshot.has_more_soon
        is_whole = is_whole and not (
            is_in_thread and self.messages.older
        )  # an archived thread takes no image any more
        if is_whole:
            await threads.close(parts.client, snapshot)
        is_asleep = snapshot.session is not None and not is_over and snapshot.session.status.is_asleep
        # A table counts as shown when it is awake again: until then it is looked at after each start.
        version = table.shown if is_asleep else snapshot.version
        is_stored = table.post is not None and table.post.message_id == post.message_id
        if interaction is not None and table.phase is Phase.PLAYING and is_stored:
            self._unstored = version
        elif is_whole or not (is_over and is_in_thread):
            await parts.tables.set_shown(table.id, version, post, may_show_end=is_over)
            self._unstored = None
        if not are_pinged:
            return False
        message.shows = snapshot.key
        if is_whole and is_over:
            await parts.outbox.stored.drop_public(table.id)
        return is_whole

    async def _is_shown(self) -> bool:
        """Return True if the post is known to show all of a game that goes on."""
        messages = self.messages
        if messages.newest is None or messages.newest.shows is None or messages.older or messages.awaited:
            return False
        has_due = self._pings.has_due(self.table_id)
        return not has_due and messages.newest.shows == await self.snapshots.key_in_play()

    async def _snapshot(self, *, known: TableSnapshot | None = None) -> TableSnapshot:
        """Return the table as it is now, and begin to render its image. Refused when there is no such table.

        This is the ``known`` snapshot if nothing was done at the table since then.
        """
        if known is not None and known.is_current:
            return known
        snapshot = await self._taken()
        self._parts.images.renderer.begin(snapshot.panel.image)
        return snapshot

    async def _taken(self) -> TableSnapshot:
        snapshot = await self.snapshots.take()
        self.guild_id = snapshot.table.guild_id
        newest = self.messages.newest
        return snapshot if newest is None else self._as_shown(snapshot, newest)

    async def _prepare(
        self,
        snapshot: TableSnapshot,
        seconds: float,
        *,
        interaction: Interaction | None = None,
        waiting: Waiting | None = None,
    ) -> bool:
        """Wait a moment for the images that showing a snapshot needs, by the answer to a press if there is one.

        Return the result of ``waiting``.
        """
        message = self.messages.newest
        if message is not None and not self._can_edit(snapshot, message):
            is_left = self._is_left_by(interaction, snapshot, message)
            if not is_left:
                self._parts.images.renderer.begin(snapshot.panel.image)
            if snapshot.content.has_image and snapshot.turn > message.post.turn:
                left = snapshot.left_behind(message.post, ends_before=snapshot.turn)
                await self.messages.prepare(left, message.post.channel_id, seconds=ANSWER_PATIENCE_SECONDS)
            if is_left:
                return True
        channel_id = snapshot.table.channel_id
        return await self.messages.prepare(snapshot.panel, channel_id, seconds=seconds, waiting=waiting)

    async def _send(self, snapshot: TableSnapshot, channel_id: int, *, opens_thread: bool = False) -> None:
        self._unstored = None  # the new post is stored with what it shows
        await self.messages.send(snapshot, channel_id, opens_thread=opens_thread)

    def _check_home(self, snapshot: TableSnapshot) -> None:
        """Refused when another process shows the table: the claim may have lapsed while the database was away."""
        if self.is_ended:
            raise Refused(Reason.ONE_MOMENT)
        self._parts.homes.check_home(snapshot.table.guild_id)


def _is_first(message: PostMessage | None) -> bool:
    """Return True if the post after this message is the first one of its game."""
    return message is None or message.post.turn == LOBBY_TURN
