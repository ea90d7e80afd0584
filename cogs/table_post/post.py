"""Keeps the posts of all tables current: after each change, and by the answers to presses."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable
from dataclasses import dataclass
from functools import partial

import discord
from typing_extensions import override

from bot.cluster.homes import Homes, MemberActive
from bot.errors import Reason, Refused, StoreError
from bot.history.game_end import LOOK_AGAIN_SECONDS, GameEnds
from bot.preferences import Preferences
from bot.tables.service import TableService
from bot.tables.table import Phase, Post
from cogs.i18n.locale import Interaction, LocaleResolver, messages_of
from cogs.i18n.table_messages import NO_AVATARS
from cogs.images.progressive_reply import (
    ANSWER_PATIENCE_SECONDS,
    POST_PATIENCE_SECONDS,
    ProgressiveReply,
    Waiting,
)
from cogs.table_post import threads
from cogs.table_post.kinds import ORDINARY, KindOf
from cogs.table_post.post_messages import PostMessage, PostMessages
from cogs.table_post.render import LOBBY_TURN
from cogs.table_post.snapshot import AvatarsOf, Snapshots, TableSnapshot
from cogs.table_post.turn_pings import TurnPings
from cogs.ui import links
from cogs.ui.errors import FAILURES, is_unreachable, sentence
from cogs.ui.live_message import LiveMessage, LiveMessages, Outcome
from cogs.ui.outbox import Outbox
from cogs.ui.responses import UnansweredPresses, acknowledge, reply_privately

log = logging.getLogger(__name__)

POST_SECONDS = 50 * 60.0
"""An older post is not edited but replaced: Discord limits how often messages older than an hour may be edited."""
PATIENCE_SECONDS = 1.0
"""How long an answer waits for an update that is under way; it has three seconds in all."""
QUIET_SECONDS = 0.5
"""How long after an answer it is stored what the post shows, unless somebody presses before."""

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE = 10003, 10008
GONE = (UNKNOWN_MESSAGE, threads.ARCHIVED)
"""What Discord answers to an edit that takes a new post."""


class TablePost(LiveMessage):
    """Keeps the post of one table: one post a turn or section, edited in place."""

    def __init__(self, table_id: str, posts: PostUpdater) -> None:
        super().__init__(name=f"post {table_id}", unanswered=UnansweredPresses.of(posts.client))
        self.table_id = table_id
        self.snapshots = Snapshots(
            table_id,
            posts.tables,
            posts.locales,
            ends=posts.ends,
            avatars_of=posts.avatars,
            kind_of=posts.kind_of,
        )
        self.messages = PostMessages(posts.client, posts.images, posts.outbox, posts.pings, self._check_home)
        self._posts = posts
        self._unstored: int | None = None
        """The version that the post shows, where that is still to be stored."""

    async def update(self) -> Outcome:
        """Show the table as it is now."""
        posts, tables = self._posts, self._posts.tables
        try:
            if not await tables.is_shown_here(self.table_id):
                return Outcome.OVER
            if await self._is_shown():
                if self._unstored is not None and await self.undisturbed(asyncio.sleep(QUIET_SECONDS)):
                    await self.store_shown()
                return Outcome.CURRENT
            prepared = await self._taken()
            if not await self._prepare(prepared, POST_PATIENCE_SECONDS, waiting=self.unless_pressed):
                return Outcome.SOON
            snapshot = await self._snapshot(known=prepared)
            is_done = await self._show(snapshot)
        except Refused as refused:
            log.info("table %s is not shown: %s", self.table_id, refused.reason)
            return Outcome.OVER
        except FAILURES as error:
            if not is_unreachable(error):
                raise
            log.warning("table %s cannot be shown: %s", self.table_id, error)
            await tables.fall_asleep(self.table_id)
            return Outcome.CURRENT
        if awaited := self.messages.awaited:
            await self.undisturbed(posts.images.ready(awaited))
            return Outcome.SOON
        if snapshot.is_rated_soon:
            await self.undisturbed(asyncio.sleep(LOOK_AGAIN_SECONDS))
            return Outcome.SOON
        if not is_done:
            return Outcome.FAILED
        if snapshot.table.phase is Phase.OVER:
            return Outcome.OVER
        if snapshot.session is not None and snapshot.session.status.is_asleep:
            await tables.wake_up(self.table_id)
        return Outcome.CURRENT

    async def answer(self, press: Interaction) -> bool:
        """Show the table by the answer to the press that changed it; return True if nothing is left to do.

        TimeoutError if an update takes too long. Raise what Discord and the store answer.
        """
        with self.held():
            prepared = await self._taken()
            await self._prepare(prepared, ANSWER_PATIENCE_SECONDS, press=press)
            if await self.do(partial(self._show_now, prepared, press), seconds=PATIENCE_SECONDS):
                return True
            if self.messages.newest is None or self.messages.newest.left is None:
                return False
            await self._unanswered.wait()
            prepared = await self._taken()
            await self._prepare(prepared, POST_PATIENCE_SECONDS)
            return await self.do(partial(self._show_now, prepared, press))

    async def open(self, press: Interaction, first: Awaitable[None] | None) -> bool:
        """Show a new table by the answer to what opened it, after ``first``, a private answer.

        Return True if it is shown. Raise what Discord and the store answer.
        """
        if first is not None:
            await first
        if not await self._posts.tables.is_shown_here(self.table_id):
            return False
        snapshot = await self._snapshot()
        return await self.messages.open(snapshot, press) and await self._finish(snapshot)

    async def move_to(self, channel_id: int, seen: Post | None) -> None:
        """Show the table in a new post in this channel; the old one loses its controls now or at the next chance.

        Raise what Discord answers when the new post cannot be sent. Refused when another process shows the table from
        now on, and unless the old one is the post that was ``seen``: a newer one may have opened the table's thread, or
        the answer to the press that began the game is about to open it.
        """
        if not await self._posts.tables.is_shown_here(self.table_id):
            raise Refused(Reason.ONE_MOMENT)
        snapshot = await self._snapshot()
        old = await self.messages.known(snapshot.table)
        if old is not None:
            is_opening = self._holds and old.left is not None and old.post.turn == LOBBY_TURN
            if is_opening or seen is None or old.id != seen.message_id:
                raise Refused(Reason.ONE_MOMENT)
        snapshot = _after(old, snapshot)
        await self._send(snapshot, channel_id)
        try:
            await self._finish(snapshot)
            await self.messages.close_older(snapshot)
        except (Refused, *FAILURES) as error:
            log.warning("the old post of table %s is closed later: %s", self.table_id, error)

    async def store_shown(self) -> None:
        """Store how much the post shows, where an answer has left that for later. Raise what the store answers."""
        newest, tables = self.messages.newest, self._posts.tables
        if self._unstored is None or newest is None:
            return
        if await tables.is_shown_here(self.table_id):
            await tables.set_shown(self.table_id, self._unstored, newest.post, is_over=False)
        self._unstored = None

    async def _show_now(self, prepared: TableSnapshot, press: Interaction) -> bool:
        if not await self._posts.tables.is_shown_here(self.table_id):  # the claim has lapsed meanwhile
            return False
        return await self._show(await self._snapshot(known=prepared), press)

    async def _show(self, snapshot: TableSnapshot, press: Interaction | None = None) -> bool:
        """Make the post show this snapshot, by the answer to the press if that is possible.

        Return True if nothing is left to do. Raise what Discord and the store answer; then it may be tried again.
        Refused when another process shows the table from now on.
        """
        self._check_home(snapshot)
        message = await self.messages.known(snapshot.table)
        snapshot = _after(message, snapshot)
        await self.messages.close_older(snapshot)
        if message is not None and message.shows == snapshot.key:
            # A game that is over may have waited for ratings that do not come.
            is_unstored = snapshot.table.phase is Phase.OVER and snapshot.table.shown < snapshot.version
            is_unfinished = is_unstored and not snapshot.is_rated_soon
            if self.messages.is_image_due(snapshot.panel, message):
                await self._edit_or_resend(snapshot, message, press)
            elif not (message.image.awaits or is_unfinished or self._posts.pings.has_due(self.table_id)):
                return True
        elif message is not None and self._is_left_by(press, snapshot, message):
            try:  # the answer does not wait for the next post
                await self.messages.leave(snapshot, message, snapshot.turn, press)
            except discord.HTTPException as error:
                if error.code not in GONE:
                    raise
            return False
        elif not await self._change(snapshot, message, press):
            return True
        return await self._finish(snapshot, press=press)

    async def _change(
        self, snapshot: TableSnapshot, message: PostMessage | None, press: Interaction | None
    ) -> bool:
        """Let this or another post show the snapshot; return False if an end can be shown nowhere any more."""
        self._posts.images.renderer.begin(snapshot.panel.image)
        if message is None:
            await self._send(snapshot, snapshot.table.channel_id)
            return True
        try:
            if self._can_show(snapshot, message) and not _is_too_old(snapshot, message):
                await self._edit_or_resend(snapshot, message, press)
            else:
                await self._replace(snapshot, message, press)
        except discord.NotFound as error:
            if error.code != UNKNOWN_CHANNEL or snapshot.table.phase is not Phase.OVER:
                raise
            return await self._is_shown_elsewhere(snapshot, message)
        return True

    def _can_show(self, snapshot: TableSnapshot, message: PostMessage) -> bool:
        """Return True if the post can show the snapshot: the turn it began with, or a later one of its section."""
        post, table = message.post, snapshot.table
        if post.turn == snapshot.turn:
            return True
        if snapshot.since is None or not snapshot.since <= post.turn < snapshot.turn:
            return False
        if _is_too_old(snapshot, message):
            return False
        newest = threads.newest_message(self._posts.client, table.guild_id, post.channel_id)
        return not message.note_newest(newest, pinged=self._posts.pings.newest(table.id))

    def _is_left_by(self, press: Interaction | None, snapshot: TableSnapshot, message: PostMessage) -> bool:
        """Return True if the answer to a press takes the controls from its post: the next post takes its place."""
        is_left = message.until == snapshot.turn
        return not is_left and message.is_pressed(press) and not self._can_show(snapshot, message)

    async def _replace(
        self, snapshot: TableSnapshot, message: PostMessage, press: Interaction | None
    ) -> None:
        """Send the next post, of a new turn or of a long one, and take the controls from the old post.

        If no post can be sent, the game goes on at the old one.
        """
        posts = self._posts
        try:
            server = posts.preferences.server(snapshot.table.guild_id)
            thread = await threads.opened(posts.client, snapshot, message.post, server)
            await self._send(snapshot, thread or message.post.channel_id, opens_thread=thread is not None)
        except FAILURES as error:
            try:
                await self.messages.show(snapshot, message, press)
            except FAILURES as another:
                log.warning("the old post of table %s could not be kept in play: %s", self.table_id, another)
            else:
                if isinstance(error, discord.Forbidden) and not is_unreachable(error):
                    message.shows = snapshot.key  # a new post is tried again when there is more to show
            raise
        await self.messages.close_older(snapshot, press)

    async def _edit_or_resend(
        self, snapshot: TableSnapshot, message: PostMessage, press: Interaction | None
    ) -> None:
        """Edit the post; if it is gone or archived, send another one, which opens the thread again."""
        try:
            await self.messages.show(snapshot, message, press)
        except discord.HTTPException as error:
            if error.code not in GONE:
                raise
            await self._send(snapshot, message.post.channel_id)
            if error.code == UNKNOWN_MESSAGE:
                await self.messages.forget(message)
            await self.messages.close_older(snapshot, press)

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
        posts = self._posts
        await posts.pings.update(table.id, snapshot.session, message.post)
        await posts.tables.set_shown(table.id, snapshot.version, message.post)
        await posts.outbox.forget_public(table.id)
        message.shows = snapshot.key
        return False

    async def _finish(self, snapshot: TableSnapshot, *, press: Interaction | None = None) -> bool:
        """Do all else that belongs to what the post shows now, and at last store that it is shown.

        That is: ping who is due, and archive the thread of a game that is over. Return True if nothing is left to do.
        After an answer that has edited the stored post, ``store_shown`` does that later: the next press comes first.
        Refused when a ping is due and another process shows the table from now on.
        """
        message = self.messages.newest
        assert message is not None
        posts, table, post = self._posts, snapshot.table, message.post
        is_over = table.phase is Phase.OVER
        are_pinged = await posts.pings.update(table.id, snapshot.session, post)
        is_whole = self.messages.has_image(snapshot.panel, message) and not snapshot.is_rated_soon
        if is_whole:
            await threads.close(posts.client, snapshot)
        is_asleep = snapshot.session is not None and snapshot.session.status.is_asleep
        # A table counts as shown when it is awake again: until then it is looked at after each start.
        version = table.shown if is_asleep else snapshot.version
        is_stored = table.post is not None and table.post.message_id == post.message_id
        if press is not None and table.phase is Phase.PLAYING and is_stored:
            self._unstored = version
        elif is_whole or not (is_over and post.channel_id != table.channel_id):
            await posts.tables.set_shown(table.id, version, post, is_over=is_over)
            self._unstored = None
        if not are_pinged:
            self.messages.is_known = False
            return False
        message.shows = snapshot.key
        if is_whole and is_over:
            await posts.outbox.forget_public(table.id)
        return is_whole

    async def _is_shown(self) -> bool:
        """Return True if the post is known to show all of a game that goes on."""
        messages = self.messages
        if messages.newest is None or messages.newest.shows is None or messages.older or messages.awaited:
            return False
        has_due = self._posts.pings.has_due(self.table_id)
        return not has_due and messages.newest.shows == await self.snapshots.key_in_play()

    async def _snapshot(self, *, known: TableSnapshot | None = None) -> TableSnapshot:
        """Return the table as it is now, and begin to render its image. Refused when there is no such table.

        This is the ``known`` snapshot if nothing was done at the table since then.
        """
        if known is not None and known.is_current:
            return known
        snapshot = await self._taken()
        self._posts.images.renderer.begin(snapshot.panel.image)
        return snapshot

    async def _taken(self) -> TableSnapshot:
        post = None if self.messages.newest is None else self.messages.newest.post
        snapshot = await self.snapshots.take(partial(threads.serves_section, self._posts.client, post))
        self.guild_id = snapshot.table.guild_id
        return snapshot

    async def _prepare(
        self,
        snapshot: TableSnapshot,
        seconds: float,
        *,
        press: Interaction | None = None,
        waiting: Waiting | None = None,
    ) -> bool:
        """Wait a moment for the images that showing a snapshot needs, by the answer to a press if there is one.

        Return the result of ``waiting``.
        """
        message = self.messages.newest
        if message is not None and not self._can_show(snapshot, message):
            is_left = self._is_left_by(press, snapshot, message)
            if not is_left:
                self._posts.images.renderer.begin(snapshot.panel.image)
            if snapshot.has_images and snapshot.turn > message.post.turn:
                left = snapshot.left_behind(message.post, until=snapshot.turn)
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
        self._posts.homes.check_home(snapshot.table.guild_id)


def _after(message: PostMessage | None, snapshot: TableSnapshot) -> TableSnapshot:
    """Return the snapshot as the post after this message shows it; the one after a lobby begins with the first turn."""
    is_first = message is None or message.post.turn == LOBBY_TURN
    return snapshot.from_first_turn if is_first else snapshot


def _is_too_old(snapshot: TableSnapshot, message: PostMessage) -> bool:
    """Return True if the post is too old to be edited, and something has happened since."""
    has_news = snapshot.table.phase is not Phase.OVER or snapshot.table.shown < snapshot.version
    return has_news and time.time() - message.post.at > POST_SECONDS


@dataclass(eq=False)
class PostUpdater(LiveMessages[str, TablePost]):
    """Keeps the posts current, by the tables' ids: one post a turn or section, and the latest state wins."""

    client: discord.Client
    tables: TableService
    preferences: Preferences
    locales: LocaleResolver
    images: ProgressiveReply
    homes: Homes
    outbox: Outbox
    ends: GameEnds | None = None
    avatars: AvatarsOf = lambda _: NO_AVATARS
    """Returns those that are here, for the images of tables."""
    kind_of: KindOf = lambda _: ORDINARY

    def __post_init__(self) -> None:
        super().__init__(lambda table_id: TablePost(table_id, self))
        threads.follow_newest_messages(self.client)
        self.pings = TurnPings(
            self.client,
            self.preferences,
            self.locales,
            self.homes,
            self.outbox,
            muted=self.tables.stored.muted,
            changed=self.changed,
        )
        self.dropped = self.pings.forget

    async def open(self, press: Interaction, table_id: str, *, first: Awaitable[None] | None = None) -> str:
        """Show a new table by the answer to what opened it, after ``first``, a private answer; return its address.

        An answer arrives in direct messages to which the bot may not write.
        """
        post = self.of(table_id)
        try:
            is_shown = await post.do(partial(post.open, press, first))
        except (Refused, *FAILURES) as error:
            log.warning("table %s could not be shown by the answer: %s", table_id, error)
            is_shown = False
        if not await self.tables.is_shown_here(table_id):  # its home shows it
            await reply_privately(press, messages_of(press)("table-action-done"))
        if not is_shown:
            self.changed(table_id)
        return links.to_table(await self.tables.table(table_id))

    async def answer(self, press: Interaction, table_id: str) -> None:
        """Show the table by the answer to the press that changed it, without a long wait for other updates.

        The change is made: if it cannot be shown now, it is shown later.
        """
        is_done = False
        try:
            if not await self.tables.is_shown_here(table_id):  # its home shows it
                await acknowledge(press)
                return
            is_done = await self.of(table_id).answer(press)
        except discord.Forbidden as error:
            log.warning("table %s cannot be shown where it is: %s", table_id, error)
            await reply_privately(press, sentence(error, messages_of(press)))
        except (Refused, TimeoutError, *FAILURES) as error:
            log.warning("table %s could not be shown by the answer: %s", table_id, error)
        except Exception:
            log.exception("table %s could not be shown by the answer", table_id)
        if not is_done:
            self.changed(table_id)
        await acknowledge(press)

    async def refused(self, table_id: str) -> None:
        """Show the table again if its post may be outdated: somebody pressed what cannot be done."""
        with contextlib.suppress(Refused, StoreError):
            table = await self.tables.table(table_id)
            is_shown = table.post is not None and table.shown >= table.version
            if table.phase is not Phase.OVER or not is_shown:
                self.changed(table_id)

    async def shows(self, table_id: str, message: discord.Message | None) -> bool:
        """Return True if this message is the post that shows the table now."""
        if message is None:
            return False
        post = self.live.get(table_id)
        if post is not None and post.messages.newest is not None:
            return post.messages.newest.id == message.id
        stored = (await self.tables.table(table_id)).post
        return stored is not None and stored.message_id == message.id

    async def post_again(self, table_id: str, channel_id: int) -> None:
        """Put the table's post at the bottom of this channel. Raise what Discord answers if it cannot be sent.

        Refused when another process shows the table from now on, and when it gets a new post meanwhile.
        """
        post, seen = self.of(table_id), (await self.tables.table(table_id)).post
        await post.do(partial(post.move_to, channel_id, seen))
        self.changed(table_id)

    def touched(self, press: Interaction, table_id: str) -> None:
        """Note that somebody is active at the table, here and at its home."""
        self.pings.touched(table_id, press.user.id)
        if press.guild_id is None:  # in direct messages another process may be the home
            self.homes.tell_others(MemberActive(table_id, press.user.id))

    @override
    async def close(self) -> None:
        await super().close()
        with contextlib.suppress(Refused, StoreError, TimeoutError):  # else it is shown once more
            async with asyncio.timeout(PATIENCE_SECONDS):
                for post in self.live.values():
                    await post.store_shown()
        await self.pings.close()
