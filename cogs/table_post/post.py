"""One table's public message: sends it, edits it, and replaces it by the next one."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable
from dataclasses import dataclass
from functools import partial
from itertools import pairwise

import discord

from bot.cluster.homes import Homes
from bot.errors import Reason, Refused
from bot.history.game_end import LOOK_AGAIN_SECONDS, GameEnds
from bot.preferences import Preferences
from bot.sent_messages import SentKind
from bot.tables.service import TableService
from bot.tables.table import Phase, Post
from cogs.i18n.locale import LocaleResolver, Press
from cogs.table_post import sections, threads
from cogs.table_post.kinds import KindOf
from cogs.table_post.message_sender import MessageSender, PostMessage, is_answer, post_of, stored_post
from cogs.table_post.render import LOBBY_TURN
from cogs.table_post.snapshot import AvatarsOf, Snapshots, TableSnapshot
from cogs.table_post.turn_pings import TurnPings
from cogs.ui.discord_errors import FAILURES, TRANSIENT, is_transient, is_unreachable
from cogs.ui.live_message import LiveMessage, Outcome
from cogs.ui.outbox import Outbox
from cogs.ui.panel import Panel, SvgImage
from cogs.ui.progressive_reply import (
    ANSWER_PATIENCE_SECONDS,
    POST_PATIENCE_SECONDS,
    MessageImage,
    ProgressiveReply,
    Waiting,
)
from cogs.ui.responses import UnansweredPresses, show_publicly

log = logging.getLogger(__name__)

POST_SECONDS = 50 * 60.0
"""An older post is not edited but replaced: Discord limits how often messages older than an hour may be edited."""
PATIENCE_SECONDS = 1.0
"""How long an answer waits for an update that is under way; it has three seconds in all."""
QUIET_SECONDS = 0.5
"""How long after an answer it is stored what the post shows, unless somebody presses before."""

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
    outbox: Outbox
    kind_of: KindOf


class TablePost(LiveMessage):
    """Keeps the post of one table: one post a turn or section, edited in place.

    What is stored of each post stays until it has lost its controls to the next one, or the game is over and shown.
    """

    def __init__(self, table_id: str, context: PostContext) -> None:
        super().__init__(name=f"post {table_id}", unanswered=UnansweredPresses.of(context.client))
        self.table_id = table_id
        self.snapshots = Snapshots(
            *(table_id, context.tables, context.locales, context.ends),
            avatars=context.avatars,
            kind_of=context.kind_of,
        )
        self._context = context
        self._sender = MessageSender(context.client, context.images, context.outbox)
        self._is_known = False
        """Whether it is known which messages show the table: not after a start or a lost answer."""
        self._message: PostMessage | None = None
        self._superseded: list[PostMessage] = []
        """Older posts that still have controls, or wait for the image of how a bout or a round ended."""
        self._unstored: int | None = None
        """The version that the post shows, where that is still to be stored."""

    # What is asked of it.

    async def update(self) -> Outcome:
        """Show the table as it is now."""
        context, tables = self._context, self._context.tables
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
        if awaited := self._awaited:
            await self.undisturbed(context.images.ready(awaited))
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

    async def answer(self, press: Press) -> bool:
        """Show the table by the answer to the press that changed it; return whether nothing is left to do.

        TimeoutError if an update takes too long. Raise what Discord and the store answer.
        """
        with self.held():
            prepared = await self._taken()
            await self._prepare(prepared, ANSWER_PATIENCE_SECONDS, press=press)
            if await self.do(partial(self._show_now, prepared, press), seconds=PATIENCE_SECONDS):
                return True
            if self._message is None or not self._message.is_closed:
                return False
            await self._unanswered.wait()
            prepared = await self._taken()
            await self._prepare(prepared, POST_PATIENCE_SECONDS)
            return await self.do(partial(self._show_now, prepared, press))

    async def open(self, press: Press, first: Awaitable[None] | None) -> bool:
        """Show a new table by the answer to what opened it, after ``first``, a private answer.

        Return whether it is shown. Raise what Discord and the store answer.
        """
        if first is not None:
            await first
        if not await self._context.tables.is_shown_here(self.table_id):
            return False
        snapshot = await self._snapshot()
        image, channel_id = MessageImage(), snapshot.table.channel_id
        panel = self._sender.fitting(snapshot.panel, channel_id)

        async def send(_: str) -> int:
            return await self._context.images.change(panel, image, partial(show_publicly, press)) or 0

        sending = stored_post(snapshot.table, channel_id, snapshot.turn, f"{self.table_id}/open")
        sent = await self._context.outbox.send(sending, send)
        if not sent.message_id:
            return False
        self._message, self._is_known = PostMessage(post_of(sent), image, sent), True
        return await self._finish(snapshot, self._message)

    async def move_to(self, channel_id: int, seen: Post | None) -> None:
        """Show the table in a new post in this channel; the old one loses its controls now or at the next chance.

        Raise what Discord answers when the new post cannot be sent. Refused when another process shows the table from
        now on, and unless the old one is the post that was ``seen``: a newer one may have opened the table's thread.
        """
        if not await self._context.tables.is_shown_here(self.table_id):
            raise Refused(Reason.ONE_MOMENT)
        snapshot = await self._snapshot()
        old = await self._known(snapshot)
        if old is not None and (seen is None or old.id != seen.message_id):
            raise Refused(Reason.ONE_MOMENT)
        message = await self._send(snapshot, channel_id)
        if old is not None and old.superseded_by != snapshot.turn:
            self._supersede(old, snapshot.turn)
        try:
            await self._finish(snapshot, message)
            await self._close_superseded(snapshot)
        except (Refused, *FAILURES) as error:
            log.warning("the old post of table %s is closed later: %s", self.table_id, error)

    def is_post(self, message_id: int) -> bool | None:
        """Return whether this message shows the table now; None when only the store knows it."""
        if self._message is not None:
            return self._message.id == message_id
        return False if self._is_known else None

    async def store_shown(self) -> None:
        """Store how much the post shows, where an answer has left that for later. Raise what the store answers."""
        if self._unstored is None or self._message is None:
            return
        tables = self._context.tables
        if await tables.is_shown_here(self.table_id):
            await tables.set_shown(self.table_id, self._unstored, self._message.post, is_over=False)
        self._unstored = None

    # How it shows a snapshot.

    async def _show_now(self, prepared: TableSnapshot, press: Press) -> bool:
        """Show the table by the answer to a press; return whether nothing is left to do."""
        if not await self._context.tables.is_shown_here(self.table_id):  # the claim has lapsed meanwhile
            return False
        return await self._show(await self._snapshot(known=prepared), press)

    async def _show(self, snapshot: TableSnapshot, press: Press | None = None) -> bool:
        """Make the post show this snapshot, by the answer to the press if that is possible.

        Return whether nothing is left to do. Raise what Discord and the store answer; then it may be tried again.
        Refused when another process shows the table from now on.
        """
        self._check_home(snapshot)
        message = await self._known(snapshot)
        await self._close_superseded(snapshot)
        if message is None:
            await self._send(snapshot, snapshot.table.channel_id)
        elif message.shows == snapshot.key:
            if self._sender.is_image_due(snapshot.panel, message):
                await self._edit_or_resend(snapshot, message, press)
            elif not self._has_more_to_do(snapshot, message):
                return True
        elif not self._can_show(snapshot, message) and _is_answered(snapshot, message, press):
            await self._leave(snapshot, message, press)
            return False
        else:
            self._context.images.renderer.begin(snapshot.panel.image)
            try:
                await self._change(snapshot, message, press)
            except discord.NotFound as error:
                if error.code != UNKNOWN_CHANNEL or snapshot.table.phase is not Phase.OVER:
                    raise
                if not await self._is_shown_elsewhere(snapshot, message):
                    return True
        return await self._finish(snapshot, press=press)

    async def _change(self, snapshot: TableSnapshot, message: PostMessage, press: Press | None) -> None:
        """Let this or another post show the snapshot."""
        if self._can_show(snapshot, message) and not _is_too_old(snapshot, message):
            await self._edit_or_resend(snapshot, message, press)
        else:
            await self._replace(snapshot, message, press)

    def _can_show(self, snapshot: TableSnapshot, message: PostMessage) -> bool:
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

    async def _leave(self, snapshot: TableSnapshot, message: PostMessage, press: Press | None) -> None:
        """Take the controls from the pressed post by the answer, which does not wait for the next post."""
        left = snapshot.left_behind(message.post, until=snapshot.turn)
        if await self._edit(snapshot, message, left, press) != threads.ARCHIVED:
            message.superseded_by, message.is_closed = snapshot.turn, True

    async def _replace(self, snapshot: TableSnapshot, message: PostMessage, press: Press | None) -> None:
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
            await self._send(snapshot, home)
        except FAILURES as error:
            await self._play_on(snapshot, message, press, error)
            raise
        if is_left:
            await self._forget(message)
        else:
            self._supersede(message, snapshot.turn)
            await self._close_superseded(snapshot, press)

    async def _play_on(
        self, snapshot: TableSnapshot, message: PostMessage, press: Press | None, error: Exception
    ) -> None:
        """Let the game go on at the old post, since no new one can be sent."""
        try:
            await self._edit(snapshot, message, snapshot.panel, press)
        except FAILURES as another:
            log.warning("the old post of table %s could not be kept in play: %s", self.table_id, another)
        else:
            if isinstance(error, discord.Forbidden) and not is_unreachable(error):
                message.shows = snapshot.key  # a new post is tried again when there is more to show

    async def _edit_or_resend(
        self, snapshot: TableSnapshot, message: PostMessage, press: Press | None
    ) -> None:
        """Edit the post; if it is gone or archived, send another one."""
        obstacle = await self._edit(snapshot, message, snapshot.panel, press)
        if obstacle is not None:
            await self._send(snapshot, message.post.channel_id)
        if obstacle == UNKNOWN_MESSAGE:
            await self._forget(message)
        elif obstacle == threads.ARCHIVED:  # the new post has opened the thread again
            self._supersede(message, snapshot.turn)
            await self._close_superseded(snapshot, press)

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
                return True
        await self._context.tables.set_shown(table.id, snapshot.version, message.post)
        message.shows = snapshot.key
        return False

    async def _finish(
        self, snapshot: TableSnapshot, message: PostMessage | None = None, *, press: Press | None = None
    ) -> bool:
        """Do all else that belongs to what the post shows now, and at last store that it is shown.

        That is: ping who is due, and archive the thread of a game that is over. Return whether nothing is left to do.
        After an answer that has edited the stored post, ``store_shown`` does that later: the next press comes first.
        Refused when a ping is due and another process shows the table from now on.
        """
        message = message or self._message
        assert message is not None
        context, table, post = self._context, snapshot.table, message.post
        is_over = table.phase is Phase.OVER
        are_pinged = await context.pings.update(table.id, snapshot.session, post)
        is_whole = self._sender.has_image(snapshot.panel, message) and not snapshot.is_rated_soon
        if is_whole:
            await threads.close(context.client, snapshot)
        is_asleep = snapshot.session is not None and snapshot.session.status.is_asleep
        # A table counts as shown when it is awake again: until then it is looked at after each start.
        version = table.shown if is_asleep else snapshot.version
        if press is not None and table.phase is Phase.PLAYING and snapshot.is_stored_at(post.message_id):
            self._unstored = version
        elif is_whole or not (is_over and post.channel_id != table.channel_id):
            await context.tables.set_shown(table.id, version, post, is_over=is_over)
            self._unstored = None
        if not are_pinged:
            self._is_known = False
            return False
        message.shows = snapshot.key
        if is_whole and is_over:
            await context.outbox.forget_public(table.id)
        return is_whole

    def _has_more_to_do(self, snapshot: TableSnapshot, message: PostMessage) -> bool:
        """Return whether something is left to do for a post that shows the snapshot."""
        # A game that is over may have waited for ratings that do not come.
        is_unstored = snapshot.table.phase is Phase.OVER and snapshot.table.shown < snapshot.version
        is_unfinished = is_unstored and not snapshot.is_rated_soon
        is_pinged = not self._context.pings.has_due(snapshot.table.id)
        return message.image.awaits is not None or is_unfinished or not is_pinged

    # What is known of its messages.

    async def _known(self, snapshot: TableSnapshot) -> PostMessage | None:
        """Return the message that shows the table, and note which older ones still have controls.

        Raise what Discord and the store answer; then it may be tried again.
        """
        if self._is_known:
            return self._message
        table, pings = snapshot.table, self._context.pings
        found = await self._context.outbox.known(table.id, SentKind.POST, SentKind.PING)
        messages = {
            sent.message_id: PostMessage(post_of(sent), sent=sent)
            for sent in found
            if sent.kind is SentKind.POST
        }
        if table.post is not None:
            messages.setdefault(table.post.message_id, PostMessage(table.post))
        if self._message is not None:
            messages[self._message.id] = self._message
        pings.take_up(table.id, [sent for sent in found if sent.kind is SentKind.PING])
        in_order = [messages[message_id] for message_id in sorted(messages)]
        for older, newer in pairwise(in_order):
            if older.sent is not None:
                self._supersede(older, newer.post.turn)
        self._message, self._is_known = in_order[-1] if in_order else None, True
        return self._message

    def _supersede(self, message: PostMessage, until: int) -> None:
        """Note that the post of the turn ``until`` has taken the place of this one."""
        self._superseded = [older for older in self._superseded if older.id != message.id]
        # A lobby that was closed by an answer lacks the link to the next post, which was not there then.
        is_complete = message.superseded_by == until and message.post.turn != LOBBY_TURN
        message.is_closed = message.is_closed and is_complete
        message.superseded_by = until
        self._superseded.append(message)

    async def _close_superseded(self, snapshot: TableSnapshot, press: Press | None = None) -> None:
        """Take the controls from superseded posts, by the answer to the press from the one that was pressed.

        One that waits for its image gets it later; one that cannot be edited stays as it is. Raise what is transient.
        """
        newest = None if self._message is None else self._message.post
        for message in list(self._superseded):
            left = snapshot.left_behind(message.post, until=message.superseded_by or 0, newest=newest)
            try:
                if not message.is_closed or self._sender.is_image_due(left, message):
                    await self._sender.edit(message, left, press, partial(self._check_home, snapshot))
                    message.is_closed = True
            except discord.HTTPException as error:
                if is_transient(error):
                    raise
                log.warning("an old post of table %s stays as it is: %s", self.table_id, error)
            else:
                if not self._sender.has_image(left, message):
                    continue
            self._superseded.remove(message)
            await self._forget(message)

    async def _forget(self, message: PostMessage) -> None:
        """Forget what is stored of a post that has no controls any more."""
        if message.sent is not None:
            await self._context.outbox.forget(message.sent)
            message.sent = None

    async def _is_shown(self) -> bool:
        """Return whether the post is known to show all of a game that goes on."""
        message = self._message
        if message is None or message.shows is None or self._awaited or self._superseded:
            return False
        has_due = self._context.pings.has_due(self.table_id)
        return not has_due and message.shows == await self.snapshots.key_in_play()

    @property
    def _awaited(self) -> list[SvgImage]:
        """The images that the post and older ones wait for."""
        shown = [] if self._message is None or self._message.shows is None else [self._message]
        return [svg for message in (*self._superseded, *shown) if (svg := message.image.awaits) is not None]

    # Its snapshots.

    async def _snapshot(self, *, known: TableSnapshot | None = None) -> TableSnapshot:
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
        snapshot = await self.snapshots.take(partial(sections.serves_section, self._context.client, post))
        self.guild_id = snapshot.table.guild_id
        return snapshot

    async def _prepare(
        self,
        snapshot: TableSnapshot,
        seconds: float,
        *,
        press: Press | None = None,
        waiting: Waiting | None = None,
    ) -> bool:
        """Wait a moment for the images that showing a snapshot needs, by the answer to a press if there is one.

        Return what ``waiting`` returns.
        """
        message, channel_id = self._message, snapshot.table.channel_id
        if message is not None and not self._can_show(snapshot, message):
            if _is_answered(snapshot, message, press):
                await self._prepare_left(snapshot, message)
                return True
            self._context.images.renderer.begin(snapshot.panel.image)
            await self._prepare_left(snapshot, message)
        return await self._sender.prepare(snapshot.panel, channel_id, seconds=seconds, waiting=waiting)

    async def _prepare_left(self, snapshot: TableSnapshot, message: PostMessage) -> None:
        if snapshot.has_images and snapshot.turn > message.post.turn:
            left = snapshot.left_behind(message.post, until=snapshot.turn)
            await self._sender.prepare(left, message.post.channel_id, seconds=ANSWER_PATIENCE_SECONDS)

    # How it sends and edits.

    async def _send(self, snapshot: TableSnapshot, channel_id: int) -> PostMessage:
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
        nonce = snapshot.nonce_after(0 if self._message is None else self._message.id)
        self._check_home(snapshot)
        try:
            message = await self._sender.send(snapshot, channel_id, pinged=[*due, *invited], nonce=nonce)
        except TRANSIENT:
            self._is_known = False  # the post may be there, and only the answer was lost
            raise
        self._message = message
        self._unstored = None  # the new post is stored with what it shows
        if session is not None:
            await pings.mark(session, due)
        return message

    async def _edit(
        self, snapshot: TableSnapshot, message: PostMessage, panel: Panel, press: Press | None
    ) -> int | None:
        """Edit the post, by the answer to the press if it was pressed there.

        Return UNKNOWN_MESSAGE or ``threads.ARCHIVED`` if it is gone or its thread is archived: send a new post.
        """
        message.shows = None
        try:
            await self._sender.edit(message, panel, press, partial(self._check_home, snapshot))
        except discord.HTTPException as error:
            if error.code not in (UNKNOWN_MESSAGE, threads.ARCHIVED):
                raise
            return error.code
        message.superseded_by, message.is_closed = None, False
        return None

    def _check_home(self, snapshot: TableSnapshot) -> None:
        """Refused when another process shows the table: the claim may have lapsed while the database was away."""
        if self.is_ended:
            raise Refused(Reason.ONE_MOMENT)
        self._context.homes.check_home(snapshot.table.guild_id)


def _is_answered(snapshot: TableSnapshot, message: PostMessage, press: Press | None) -> bool:
    """Return whether the answer to a press can take the controls from a post, whose place the next post takes."""
    return press is not None and snapshot.turn != message.superseded_by and is_answer(press, message.post)


def _is_too_old(snapshot: TableSnapshot, message: PostMessage) -> bool:
    """Return whether the post is too old to be edited, and something has happened since."""
    has_news = snapshot.table.phase is not Phase.OVER or snapshot.table.shown < snapshot.version
    return has_news and time.time() - message.post.at > POST_SECONDS
