"""One table's public message: sends it, edits it, and replaces it by the next one."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass, replace
from enum import Enum, auto
from functools import partial

import discord

from bot.cluster.homes import Homes
from bot.errors import Reason, Refused
from bot.history.game_end import GameEnds
from bot.preferences import Preferences
from bot.tables.service import TableService
from bot.tables.table import Phase, Post
from cogs.i18n.locale import LocaleResolver, Press
from cogs.table_post import recovery, sections, threads
from cogs.table_post.message_sender import MessageSender, SentMessage, is_answer
from cogs.table_post.render import LOBBY_TURN
from cogs.table_post.snapshot import AvatarsOf, Key, Snapshots, TableSnapshot
from cogs.table_post.turn_pings import TurnPings
from cogs.ui.discord_errors import FAILURES, TRANSIENT, is_transient, is_unreachable
from cogs.ui.panel import Panel, SvgImage
from cogs.ui.progressive_reply import (
    ANSWER_PATIENCE_SECONDS,
    POST_PATIENCE_SECONDS,
    MessageImage,
    ProgressiveReply,
)
from cogs.ui.responses import show_publicly

log = logging.getLogger(__name__)

POST_SECONDS = 50 * 60.0
"""An older post is not edited but replaced: Discord limits how often messages older than an hour may be edited."""

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE = 10003, 10008


@dataclass(frozen=True, slots=True)
class PostContext:
    """What the posts of all tables share."""

    client: discord.Client
    tables: TableService
    preferences: Preferences
    locales: LocaleResolver
    pings: TurnPings
    images: ProgressiveReply
    homes: Homes
    ends: GameEnds | None
    avatars: AvatarsOf


class PostState(Enum):
    """How a table's post stands."""

    UNKNOWN = auto()
    """The channel may hold messages of this table that the bot does not know: after a restart or a lost answer."""
    MISSING = auto()
    """The table has no post."""
    OUTDATED = auto()
    """The post does not show the last snapshot, or it is not known whether it does."""
    BETWEEN_POSTS = auto()
    """An answer took the controls from the post, and the next post is still to be sent."""
    WAITING_FOR_IMAGE = auto()
    """The post shows the words of the last snapshot; its image is still to come."""
    CURRENT = auto()
    """The post shows all of the last snapshot."""


class TablePost:
    """Keeps the post of one table. Hold the lock while you change it."""

    def __init__(self, table_id: str, context: PostContext) -> None:
        self.lock = asyncio.Lock()
        self.state = PostState.UNKNOWN
        self.snapshots = Snapshots(
            table_id, context.tables, context.locales, ends=context.ends, avatars=context.avatars
        )
        self._context = context
        self._message: SentMessage | None = None
        self._superseded: list[SentMessage] = []
        """Older posts that still have controls, or wait for the image of how a bout or a round ended."""
        self._unstored: int | None = None
        """The version that the post shows, where that is still to be stored."""
        self._sender = MessageSender(context.client, context.images)
        self.is_dropped = False
        """Whether another process shows the table, or this one in another object since it has the table again."""

    async def snapshot(self, *, known: TableSnapshot | None = None) -> TableSnapshot:
        """Return the table as it is now, and begin to render its image. Refused when there is no such table.

        This is the ``known`` snapshot if nothing was done at the table since then.
        """
        if known is not None and known.is_current:
            return known
        snapshot = await self._taken()
        self._context.images.renderer.begin(snapshot.panel.image)
        return snapshot

    async def _taken(self) -> TableSnapshot:
        post = None if self._message is None else self._message.post
        return await self.snapshots.take(partial(sections.serves_section, self._context.client, post))

    def _can_show(self, snapshot: TableSnapshot, message: SentMessage) -> bool:
        """Return whether the post can show the snapshot: the turn it began with, or a later one of its section."""
        post = message.post
        if post.turn == snapshot.turn:
            return True
        if snapshot.since is None or not snapshot.since <= post.turn < snapshot.turn:
            return False
        if self._gets_thread(snapshot, post) or _is_too_old(snapshot, message):
            return False
        table = snapshot.table
        newest = sections.newest_message(self._context.client, table.guild_id, post.channel_id)
        return not message.note_newest(newest, pinged=self._context.pings.newest(table.id))

    def _gets_thread(self, snapshot: TableSnapshot, post: Post) -> bool:
        """Return whether the table's next post belongs in a thread of its own that is still to be opened."""
        if not threads.is_due(snapshot, post):
            return False
        server = self._context.preferences.server(snapshot.table.guild_id)
        return threads.is_wanted(self._context.client, snapshot.table, server)

    async def prepare(self, press: Press | None = None) -> TableSnapshot:
        """Wait a moment for the image, for less time if a press waits for its answer. Do not hold the lock meanwhile.

        Return the snapshot that has this image. Refused when there is no such table.
        """
        snapshot, message = await self._taken(), self._message
        is_left = False
        if message is not None and not self._can_show(snapshot, message):
            is_left = press is not None and _is_answered(snapshot, message, press)
            if not is_left:
                self._context.images.renderer.begin(snapshot.panel.image)
            if snapshot.has_images and snapshot.turn > message.post.turn:
                left = snapshot.left_behind(message.post, until=snapshot.turn)
                await self._sender.prepare(left, message.post.channel_id, seconds=ANSWER_PATIENCE_SECONDS)
        if not is_left:
            seconds = POST_PATIENCE_SECONDS if press is None else ANSWER_PATIENCE_SECONDS
            await self._sender.prepare(snapshot.panel, snapshot.table.channel_id, seconds=seconds)
        return snapshot

    @property
    def shows(self) -> Key | None:
        """The snapshot that the post is known to show; None while any part of it is still to come."""
        is_complete = self.state is PostState.CURRENT and not self._superseded
        return self._message.shows if is_complete and self._message is not None else None

    @property
    def awaits(self) -> list[SvgImage]:
        """The images that the post and older ones wait for."""
        is_waiting = self.state is PostState.WAITING_FOR_IMAGE and self._message is not None
        waiting = [*self._superseded, *([self._message] if is_waiting and self._message is not None else [])]
        return [svg for message in waiting if (svg := message.image.awaits) is not None]

    @property
    def is_stored(self) -> bool:
        """Whether the store knows all that the post shows."""
        return self._unstored is None

    async def store_shown(self, table_id: str) -> None:
        """Store how much the post shows, where an answer has left that for later. Raise what the store answers."""
        if self._unstored is None or self._message is None:
            return
        if await self._context.tables.is_shown_here(table_id):
            await self._context.tables.set_shown(table_id, self._unstored, self._message.post, is_over=False)
        self._unstored = None

    async def is_post(self, table_id: str, message_id: int) -> bool:
        """Return whether this message shows the table now."""
        if self._message is not None:
            return self._message.id == message_id
        if self.state is not PostState.UNKNOWN:
            return False
        stored = (await self._context.tables.table(table_id)).post
        return stored is not None and stored.message_id == message_id

    async def open(self, snapshot: TableSnapshot, press: Press) -> bool:
        """Show a new table by the answer to what opened it. Return whether nothing is left to do."""
        image, channel_id = MessageImage(), snapshot.table.channel_id
        panel = self._sender.fitting(snapshot.panel, channel_id)
        message_id = await self._context.images.change(panel, image, partial(show_publicly, press))
        self.state = PostState.MISSING
        if message_id is None:
            return False
        post = Post(channel_id=channel_id, message_id=message_id, turn=snapshot.turn, at=time.time())
        self._message, self.state = SentMessage(post, image), PostState.OUTDATED
        return await self._finish(snapshot, self._message)

    async def reconcile(self, snapshot: TableSnapshot, press: Press | None = None) -> bool:
        """Make the post show this snapshot, by the answer to the press if that is possible.

        Return whether nothing is left to do. Raise what Discord and the store answer; then it may be tried again.
        Refused when another process shows the table from now on.
        """
        self._check_home(snapshot)
        message = await self._known(snapshot)
        await self._close_superseded(snapshot)
        if message is None:
            await self._send(snapshot, snapshot.table.channel_id, nonce=snapshot.nonce)
            return await self._finish(snapshot)
        if not snapshot.is_stored_at(message.id):
            # Before it loses its controls: after a restart, only posts with controls are found.
            await self._store(snapshot, message)
        if message.shows == snapshot.key and self.state in (PostState.CURRENT, PostState.WAITING_FOR_IMAGE):
            return await self._update_image(snapshot, message, press)
        if self.state is not PostState.BETWEEN_POSTS:
            self.state = PostState.OUTDATED
        try:
            if not await self._change(snapshot, message, press):
                return False
        except discord.NotFound as error:
            if error.code != UNKNOWN_CHANNEL or snapshot.table.phase is not Phase.OVER:
                raise
            return await self._end_elsewhere(snapshot, message)
        return await self._finish(snapshot, press=press)

    async def _change(self, snapshot: TableSnapshot, message: SentMessage, press: Press | None) -> bool:
        """Let this or another post show the snapshot. Return False when the answer only took the controls from it."""
        can_show = self._can_show(snapshot, message)
        if not can_show and press is not None and _is_answered(snapshot, message, press):
            await self._leave(snapshot, message, press)
            return False
        self._context.images.renderer.begin(snapshot.panel.image)
        if can_show and not _is_too_old(snapshot, message):
            await self._edit_or_resend(snapshot, message, press)
        else:
            # The new post first: after a restart, the bot does not know a post of this turn without controls.
            await self._replace(snapshot, message, press)
        return True

    async def _end_elsewhere(self, snapshot: TableSnapshot, message: SentMessage) -> bool:
        """Show the end in the table's channel, since its thread is deleted. Return whether nothing is left to do.

        It is shown nowhere when the channel is deleted as well, and for a daily deal, which others may still play.
        """
        table = snapshot.table
        if table.day is None and message.post.channel_id != table.channel_id:
            try:
                await self._send(snapshot, table.channel_id, nonce=snapshot.nonce_after(message.id))
            except discord.NotFound as error:
                if error.code != UNKNOWN_CHANNEL:
                    raise
            else:
                return await self._finish(snapshot)
        await self._context.tables.set_shown(table.id, snapshot.version, message.post)
        message.shows, self.state = snapshot.key, PostState.CURRENT
        return True

    async def move_to(self, snapshot: TableSnapshot, channel_id: int, *, seen: Post | None) -> None:
        """Show the table in a new post in this channel; the old one loses its controls now or at the next chance.

        Raise what Discord answers when the new post cannot be sent. Refused unless the old one is the post that was
        ``seen``: a newer one may have opened the table's thread.
        """
        old = await self._known(snapshot)
        if old is not None and (seen is None or old.id != seen.message_id):
            raise Refused(Reason.ONE_MOMENT)
        if old is None or channel_id == old.post.channel_id:
            nonce = None if old is None else snapshot.nonce_after(old.id)
            message = await self._send(snapshot, channel_id, nonce=nonce)
        else:
            message = await self._send_elsewhere(snapshot, old, channel_id)
        if old is not None and old.superseded_by != snapshot.turn:
            self._supersede(old, snapshot.turn)
        try:
            # At once: the table is here now, even if the old post cannot be edited.
            await self._finish(snapshot, message)
            await self._close_superseded(snapshot)
        except (Refused, *FAILURES) as error:
            log.warning("the old post of table %s is closed later: %s", snapshot.table.id, error)

    async def _send_elsewhere(
        self, snapshot: TableSnapshot, old: SentMessage, channel_id: int
    ) -> SentMessage:
        """Send the next post in a channel that is stored first: after a restart, a lost post is looked for there.

        Raise as ``_send`` does.
        """
        table, set_shown = snapshot.table, self._context.tables.set_shown
        self._check_home(snapshot)
        # No message has this id, and each that is sent from now on has a greater one.
        expected = replace(old.post, channel_id=channel_id, message_id=old.id + 1)
        await set_shown(table.id, table.shown, expected, is_over=False)
        try:
            return await self._send(snapshot, channel_id, nonce=snapshot.nonce_after(old.id))
        except FAILURES as error:
            if not is_transient(error):
                await set_shown(table.id, table.shown, old.post, is_over=False)
            raise

    async def _known(self, snapshot: TableSnapshot) -> SentMessage | None:
        """Return the message that shows the table, after a search of the channel if there may be another one."""
        if self.state is not PostState.UNKNOWN:
            return self._message
        is_buried = None
        try:
            post, is_buried = await self._recovered(snapshot)
        except (discord.Forbidden, discord.NotFound) as error:  # there is nothing to be found
            log.info("the channel of table %s cannot be read: %s", snapshot.table.id, error)
            post = snapshot.table.post if self._message is None else self._message.post
        if post is None:
            self._message = None
        elif self._message is None or self._message.id != post.message_id:
            self._message = SentMessage(post)
        if self._message is not None and is_buried is not None:
            self._message.is_buried = is_buried
            self._message.checked_until = discord.utils.time_snowflake(discord.utils.utcnow())
        self.state = PostState.MISSING if post is None else PostState.OUTDATED
        return self._message

    async def _recovered(self, snapshot: TableSnapshot) -> tuple[Post | None, bool]:
        """Find the post that shows the table, stored or not, and clear up around it.

        Return it, and whether others have written below it.

        Raise what Discord and the store answer; then it may be tried again.
        """
        post, session, pings = snapshot.table.post, snapshot.session, self._context.pings
        found = await recovery.find(self._context.client, snapshot.table)
        for newer in found.rows(session):
            if post is not None:
                self._supersede(SentMessage(post), newer.turn)
            post = newer
        await pings.take_up(session, snapshot.table.id, found.pings)
        if found.posts and post is not None:
            # At once: when it has lost its controls to the next post, a later search does not find it.
            await self._close_superseded(snapshot, newest=post)
            await self._store(snapshot, SentMessage(post))
        return post, found.is_buried

    async def _store(self, snapshot: TableSnapshot, message: SentMessage) -> None:
        """Store where the table is shown, not that more of its moves are. Raise what Discord and the store answer.

        Refused when a ping is due and another process shows the table from now on.
        """
        # The pings first: those that are older than the stored post are not found again.
        table = snapshot.table
        await self._context.pings.update(table.id, snapshot.session, message.post)
        is_over = table.phase is Phase.OVER
        await self._context.tables.set_shown(table.id, table.shown, message.post, is_over=is_over)

    async def _finish(
        self, snapshot: TableSnapshot, message: SentMessage | None = None, *, press: Press | None = None
    ) -> bool:
        """Ping who is due and store what was shown and where. Return whether nothing is left to do.

        Refused when a ping is due and another process shows the table from now on.

        After an answer that has edited the stored post, ``store_shown`` does that later: the next press comes first.
        """
        message = message or self._message
        assert message is not None
        context, table, post = self._context, snapshot.table, message.post
        # Before the post is stored: after a restart, the bot looks for pings that are newer than the stored post.
        are_pinged = await context.pings.update(table.id, snapshot.session, post)
        has_image = self._sender.has_image(snapshot.panel, message)
        is_whole = has_image and not snapshot.is_rated_soon
        if is_whole:
            # Before it is stored as shown, and with its image and ratings: a closed thread cannot be changed.
            await threads.close(context.client, snapshot)
        is_closed_soon = post.channel_id != table.channel_id and table.phase is Phase.OVER
        is_asleep = snapshot.session is not None and snapshot.session.status.is_asleep
        # A table counts as shown when it is awake again: until then it is looked at after each start.
        version = table.shown if is_asleep else snapshot.version
        if press is not None and table.phase is Phase.PLAYING and snapshot.is_stored_at(post.message_id):
            self._unstored = version
        elif is_whole or not is_closed_soon:
            is_over = table.phase is Phase.OVER
            await context.tables.set_shown(table.id, version, post, is_over=is_over)
            self._unstored = None
        if not are_pinged:  # a ping whose answer was lost is looked for in the channel
            self.state = PostState.UNKNOWN
            return False
        message.shows = snapshot.key
        self.state = PostState.CURRENT if has_image else PostState.WAITING_FOR_IMAGE
        return is_whole

    async def _update_image(self, snapshot: TableSnapshot, message: SentMessage, press: Press | None) -> bool:
        """Add, exchange or remove the image of a post whose words are current, if possible, and ping who is due."""
        is_due = self._sender.is_image_due(snapshot.panel, message)
        has_due_ping = self._context.pings.has_due(snapshot.table.id)
        # A game that is over may have waited for ratings that do not come.
        is_unstored = snapshot.table.phase is Phase.OVER and snapshot.table.shown < snapshot.version
        is_finished = snapshot.is_rated_soon or not is_unstored
        if not is_due and self.state is PostState.CURRENT and not has_due_ping and is_finished:
            return True
        self.state = PostState.OUTDATED
        if is_due:
            await self._edit_or_resend(snapshot, message, press)
        return await self._finish(snapshot, press=press)

    async def _leave(self, snapshot: TableSnapshot, message: SentMessage, press: Press) -> None:
        """Take the controls from the pressed post by the answer, which does not wait for the next post."""
        left = snapshot.left_behind(message.post, until=snapshot.turn)
        if await self._edit(snapshot, message, left, press) != threads.ARCHIVED:
            self.state = PostState.BETWEEN_POSTS
            message.superseded_by, message.is_closed = snapshot.turn, True

    async def _replace(self, snapshot: TableSnapshot, message: SentMessage, press: Press | None) -> None:
        """Send the next post, of a new turn or of a long one, and take the controls from the old post."""
        # A lobby links to the next post, which was not there when the answer took its controls.
        is_left = message.superseded_by == snapshot.turn and message.post.turn != LOBBY_TURN
        if is_left and snapshot.has_images:
            left = snapshot.left_behind(message.post, until=snapshot.turn)
            is_left = self._sender.has_image(left, message)
        try:
            home = message.post.channel_id
            if self._gets_thread(snapshot, message.post):
                thread = await threads.opened(self._context.client, snapshot, message.post)
                if thread is not None:
                    home, snapshot = thread, snapshot.from_first_turn
            await self._send(snapshot, home, nonce=snapshot.nonce)
        except FAILURES as error:
            await self._play_on(snapshot, message, press, error)
            raise
        if not is_left:
            self._supersede(message, snapshot.turn)
            await self._close_superseded(snapshot, press)

    async def _play_on(
        self, snapshot: TableSnapshot, message: SentMessage, press: Press | None, error: Exception
    ) -> None:
        """Let the game go on at the old post, since no new one can be sent."""
        try:
            await self._edit(snapshot, message, snapshot.panel, press)
        except FAILURES as another:
            log.warning("the old post of table %s could not be kept in play: %s", snapshot.table.id, another)
        else:
            if isinstance(error, discord.Forbidden) and not is_unreachable(error):
                # A new post is tried again when there is more to show.
                message.shows, self.state = snapshot.key, PostState.CURRENT

    async def _edit_or_resend(
        self, snapshot: TableSnapshot, message: SentMessage, press: Press | None
    ) -> None:
        """Edit the post; if it is gone or archived, send another one."""
        obstacle = await self._edit(snapshot, message, snapshot.panel, press)
        if obstacle is not None:
            await self._send(snapshot, message.post.channel_id, nonce=snapshot.nonce_after(message.id))
        if obstacle == threads.ARCHIVED:  # the new post has opened the thread again
            self._supersede(message, snapshot.turn)
            await self._close_superseded(snapshot, press)

    async def _send(self, snapshot: TableSnapshot, channel_id: int, *, nonce: str | None) -> SentMessage:
        """Send a new post; from now on it shows the table. Raise what Discord answers.

        Refused when another process shows the table from now on.
        """
        pings, session = self._context.pings, snapshot.session
        due = [] if session is None else await pings.due(session)
        seats = snapshot.table.seats
        if self._message is not None and channel_id != self._message.post.channel_id:
            # A mention adds to the thread.
            due = [seat.user_id for seat in seats if seat.user_id is not None and not seat.is_invited]
        invited = list[int]()
        if snapshot.table.post is None:  # they are told once
            kept = [seat.user_id for seat in seats if seat.is_invited and seat.user_id is not None]
            invited = await pings.may_ping(snapshot.table.id, kept)
        self._check_home(snapshot)
        try:
            message = await self._sender.send(snapshot, channel_id, pinged=[*due, *invited], nonce=nonce)
        except TRANSIENT:
            self.state = PostState.UNKNOWN  # the post may be there, and only the answer was lost
            raise
        self._message, self.state = message, PostState.OUTDATED
        self._unstored = None  # this post is stored when the old one has lost its controls
        if session is not None:
            await pings.mark(session, due)
        return message

    def _check_home(self, snapshot: TableSnapshot) -> None:
        """Refused when another process shows the table: the claim may have lapsed while the database was away."""
        if self.is_dropped:
            raise Refused(Reason.ONE_MOMENT)
        self._context.homes.check_home(snapshot.table.guild_id)

    async def _edit(
        self, snapshot: TableSnapshot, message: SentMessage, panel: Panel, press: Press | None
    ) -> int | None:
        """Edit the post, by the answer to the press if it was pressed there.

        Return UNKNOWN_MESSAGE or ``threads.ARCHIVED`` if it is gone or its thread is archived: send a new post.
        """
        try:
            await self._sender.edit(message, panel, press, partial(self._check_home, snapshot))
        except discord.HTTPException as error:
            if error.code not in (UNKNOWN_MESSAGE, threads.ARCHIVED):
                raise
            return error.code
        message.superseded_by, message.is_closed = None, False
        if self.state is not PostState.UNKNOWN:
            self.state = PostState.OUTDATED
        return None

    def _supersede(self, message: SentMessage, until: int) -> None:
        """Note that the post of the turn ``until`` has taken the place of this one."""
        self._superseded = [older for older in self._superseded if older.id != message.id]
        # A lobby that was closed by an answer lacks the link to the next post, which was not there then.
        is_complete = message.superseded_by == until and message.post.turn != LOBBY_TURN
        message.is_closed = message.is_closed and is_complete
        message.superseded_by = until
        self._superseded.append(message)

    async def _close_superseded(
        self, snapshot: TableSnapshot, press: Press | None = None, *, newest: Post | None = None
    ) -> None:
        """Take the controls from superseded posts, by the answer to the press from the one that was pressed.

        One that waits for its image gets it later; one that cannot be edited stays as it is. Raise what is transient.
        """
        newest = newest or (None if self._message is None else self._message.post)
        for message in list(self._superseded):
            left = snapshot.left_behind(message.post, until=message.superseded_by or 0, newest=newest)
            try:
                if not message.is_closed or self._sender.is_image_due(left, message):
                    await self._sender.edit(message, left, press, partial(self._check_home, snapshot))
                    message.is_closed = True
            except discord.HTTPException as error:
                if is_transient(error):
                    raise
                log.warning("an old post of table %s stays as it is: %s", snapshot.table.id, error)
            else:
                if not self._sender.has_image(left, message):
                    continue
            self._superseded.remove(message)


def _is_answered(snapshot: TableSnapshot, message: SentMessage, press: Press) -> bool:
    """Return whether the answer to a press can take the controls from a post, whose place the next post takes."""
    return snapshot.turn != message.superseded_by and is_answer(press, message.post)


def _is_too_old(snapshot: TableSnapshot, message: SentMessage) -> bool:
    """Return whether the post is too old to be edited, and something has happened since."""
    has_news = snapshot.table.phase is not Phase.OVER or snapshot.table.shown < snapshot.version
    return has_news and time.time() - message.post.at > POST_SECONDS
