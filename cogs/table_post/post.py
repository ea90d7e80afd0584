"""One table's public post: sends it, edits it, leaves it for the next one, and remembers which it is."""

from __future__ import annotations

import asyncio
import logging
import time

import discord

from bot.tables.table import Phase, Post
from cogs.table_post import recovery, threads
from cogs.table_post.context import PostContext
from cogs.table_post.message_sender import MessageSender, is_answer
from cogs.table_post.snapshot import Key, TableSnapshot, take_snapshot
from cogs.table_post.superseded import SupersededPosts
from cogs.ui.discord_errors import FAILURES, is_unreachable
from cogs.ui.panel import Panel, SvgImage
from cogs.ui.responses import Press, show_publicly

log = logging.getLogger(__name__)

POST_SECONDS = 50 * 60.0
"""After this a post is not edited but posted anew: Discord caps edits of messages older than an hour."""

UNKNOWN_MESSAGE = 10008


class TablePost:
    """Holds the post of one table. Whoever changes it holds the lock."""

    def __init__(self, table_id: str, context: PostContext) -> None:
        self.lock = asyncio.Lock()
        self._table_id, self._context = table_id, context
        self._key: Key | None = None
        """What the post is known to say, with everybody called who is asked there."""
        self.awaited: SvgImage | None = None
        """What is to be drawn yet for the post, as far as it was shown last; the rest of it stands."""
        self._post: Post | None = None
        self._frame = MessageSender(context.client, context.renderer)
        self._is_known = False
        """Whether the channel was searched for messages that nobody remembers, since a restart or a lost answer."""
        self._left_at: int | None = None
        """The turn up to which the post was left by an answer; its next post is still to come."""
        self._superseded = SupersededPosts(self._frame, context.locales)

    async def look(self) -> TableSnapshot:
        """The table as it is now. Refused when there is no such table."""
        picture = await take_snapshot(self._context.tables, self._table_id, self._context.locales)
        self._context.renderer.begin(picture.panel.picture)  # it is drawn while the words go their way
        return picture

    async def prepare(self) -> None:
        """Wait a moment for what the post is to show; without the lock, since an answer waits for nothing.

        Refused when there is no such table.
        """
        picture = await self.look()
        await self._frame.wait(picture.panel, picture.row.channel_id)

    @property
    def is_between_posts(self) -> bool:
        """Whether a post was left by an answer, and the next one is still to be sent."""
        return self._left_at is not None

    @property
    def shown(self) -> Key | None:
        """What the post is known to show; None where a part of it is still to come."""
        return None if self.awaited is not None or self._superseded.are_left else self._key

    async def is_post(self, message_id: int) -> bool:
        """Whether the table is shown there now."""
        post = self._post
        if post is None and not self._is_known:
            post = (await self._context.tables.row(self._table_id)).post
        return post is not None and post.message_id == message_id

    async def open(self, picture: TableSnapshot, press: Press) -> bool:
        """Show a new table by the answer to the command that opened it; whether nothing is left to do."""
        message_id = await show_publicly(press, picture.panel)
        self._is_known = True
        if message_id is None:
            return False
        self._post = _post(picture, picture.row.channel_id, message_id)
        return await self._remember(picture)

    async def show(self, picture: TableSnapshot, press: Press | None) -> bool:
        """Have the post show this picture, by the answer to a press where that can be.

        Whether nothing is left to do. Raises what Discord and the store answer; then it may be tried again.
        """
        post = await self._found(picture)
        await self._superseded.close(picture)
        if post is not None and not _is_stored(picture, post):
            # Before it loses its controls: after a restart, only posts with controls are found.
            await recovery.store_post(self._context, picture, post)
        if post is not None and picture.key == self._key:
            return await self._hang(picture, post, press)
        self.awaited = None
        if post is None:
            await self._send(picture, picture.row.channel_id, nonce=picture.nonce)
        elif post.turn != picture.turn:
            if press is not None and is_answer(press, post) and self._left_at != picture.turn:
                return await self._leave(picture, post, press)
            await self._turn_over(picture, post, press)
        elif _is_worn(picture, post):
            # Not left before the next one stands: only of a turn that is over would a next life of the bot know.
            await self._turn_over(picture, post, press)
        else:
            await self._change(picture, post, press)
        return await self._remember(picture)

    async def move_to(self, picture: TableSnapshot, channel_id: int) -> None:
        """Show the table by a new post in this channel; the old one loses its controls, now or when it is next shown.

        Raises what Discord answers when the new one cannot be sent.
        """
        old, is_left = await self._found(picture), self._left_at == picture.turn
        await self._send(picture, channel_id, nonce=None if old is None else _nonce_after(picture, old))
        if old is not None and not is_left:
            self._superseded.add(old, until=picture.turn)
        self._key = None
        try:
            # At once: whatever becomes of the old post, the table is here now.
            await self._remember(picture)
            await self._superseded.close(picture)
        except FAILURES as error:
            log.warning("the old post of table %s is closed later: %s", picture.row.id, error)

    async def _leave(self, picture: TableSnapshot, post: Post, press: Press) -> bool:
        """Leave the post by the answer to a press on it: who pressed must not wait for the next one."""
        told = self._superseded.told(picture, post, until=picture.turn)
        if await self._edit(post, told, press) != threads.ARCHIVED:
            self._left_at = picture.turn
        return False

    async def _turn_over(self, picture: TableSnapshot, post: Post, press: Press | None) -> None:
        """Send the next post, of a new turn or of one that goes on for long, and leave the old one."""
        is_left = self._left_at == picture.turn
        try:
            await self._send(picture, await _home(self._context, picture, post), nonce=picture.nonce)
        except FAILURES as error:
            await self._stay(picture, post, press, error)
            raise
        if not is_left:
            await self._close(picture, post, press)

    async def _close(self, picture: TableSnapshot, post: Post, press: Press | None) -> None:
        """Take the controls from a post that another has just replaced."""
        self._superseded.add(post, until=picture.turn)
        await self._superseded.close(picture, press)

    async def _hang(self, picture: TableSnapshot, post: Post, press: Press | None) -> bool:
        """Have a post whose words are as they ought to be show its picture, if that is drawn by now."""
        is_due = self._frame.is_due(picture.panel, post.channel_id)
        if not is_due and self.awaited is None:
            return True
        self._key = None  # until it is remembered
        if is_due:
            await self._change(picture, post, press)
        return await self._remember(picture)

    async def _change(self, picture: TableSnapshot, post: Post, press: Press | None) -> None:
        """Change the post in place; where it is gone or put away, another takes its place."""
        obstacle = await self._edit(post, picture.panel, press)
        if obstacle is not None:
            await self._send(picture, post.channel_id, nonce=_nonce_after(picture, post))
        if obstacle == threads.ARCHIVED:  # the new post has taken the thread out again
            await self._close(picture, post, press)

    def _has_all(self, picture: TableSnapshot) -> bool:
        """Whether the post has its picture, if one is to be had."""
        lacks = self._post is not None and self._frame.lacks(picture.panel, self._post.channel_id)
        self.awaited = picture.panel.picture if lacks else None
        return not lacks

    async def _stay(self, picture: TableSnapshot, post: Post, press: Press | None, error: Exception) -> None:
        """Let the table be played on at the old post, since no new one can be sent."""
        try:
            await self._edit(post, picture.panel, press)
        except FAILURES as another:
            log.warning("the old post of table %s could not be kept in play: %s", picture.row.id, another)
        else:
            if isinstance(error, discord.Forbidden) and not is_unreachable(error):
                self._key = picture.key  # it is tried again when there is more to show

    async def _found(self, picture: TableSnapshot) -> Post | None:
        """The post that shows the table by now, were it remembered or not."""
        if not self._is_known:
            try:
                self._post = await recovery.recover(self._context, picture, self._superseded)
            except (discord.Forbidden, discord.NotFound) as error:  # nothing can be found there
                log.info("the channel of table %s cannot be read: %s", picture.row.id, error)
                self._post = self._post or picture.row.post
            self._is_known = True
        return self._post

    async def _remember(self, picture: TableSnapshot) -> bool:
        """Have the table's row say what was shown and where; whether nothing is left to do."""
        session, post, context = picture.session, self._post, self._context
        # Before the post is remembered: what is left of a call is looked for after the remembered post.
        are_called = post is None or await context.calls.update(picture.row.id, session, post)
        has_all = self._has_all(picture)
        if has_all:
            # Before it is remembered as shown, for the next start; and when all hangs: then nothing can be changed.
            await threads.close(context.client, picture, context.locales.public(picture.row.guild_id))
        if has_all or not _is_put_away_soon(picture, post):
            await context.tables.set_shown(picture.row.id, picture.version, post)
        if are_called:
            self._key = picture.key
        else:
            self._is_known = False  # a ping whose answer was lost is looked for in the channel
        return are_called and has_all

    async def _send(self, picture: TableSnapshot, channel_id: int, *, nonce: str | None = None) -> None:
        calls = self._context.calls
        called = [] if picture.session is None else await calls.due(picture.session)
        if self._post is not None and channel_id != self._post.channel_id:
            called = _seated(picture)  # who is named joins the thread
        pings = _pings(picture, called)
        message_id = await self._frame.send(channel_id, picture.panel, allowed_mentions=pings, nonce=nonce)
        if picture.session is not None:
            calls.mark(picture.session, called)
        self._post, self._left_at = _post(picture, channel_id, message_id), None

    async def _edit(self, post: Post, panel: Panel, press: Press | None) -> int | None:
        """Change the post in place, by the answer to the press if it was pressed there.

        UNKNOWN_MESSAGE or ``threads.ARCHIVED`` when it is gone or put away with its thread: a new post is needed.
        """
        try:
            await self._frame.change(post, panel, press)
        except discord.HTTPException as error:
            if error.code not in (UNKNOWN_MESSAGE, threads.ARCHIVED):
                raise
            return error.code
        self._left_at = None
        return None


def _is_stored(picture: TableSnapshot, post: Post) -> bool:
    """Whether the table's row says that the table is shown in this post."""
    return picture.row.post is not None and picture.row.post.message_id == post.message_id


def _is_worn(picture: TableSnapshot, post: Post) -> bool:
    """Whether the post is too old to be edited, and something has happened since."""
    has_news = picture.row.phase is not Phase.OVER or picture.row.shown < picture.version
    return has_news and time.time() - post.at > POST_SECONDS


def _is_put_away_soon(picture: TableSnapshot, post: Post | None) -> bool:
    """Whether the thread in which the table was played is closed as soon as all hangs there."""
    is_elsewhere = post is not None and post.channel_id != picture.row.channel_id
    return is_elsewhere and picture.row.phase is Phase.OVER


async def _home(context: PostContext, picture: TableSnapshot, post: Post) -> int:
    """Where a table's next post stands: in a thread of its own, where its server wants that."""
    server = context.tables.preferences.server(picture.row.guild_id)
    if not (server.threads and threads.is_due(picture, post)):
        return post.channel_id
    messages = context.locales.public(picture.row.guild_id)
    return await threads.opened(context.client, picture, post, messages) or post.channel_id


def _seated(picture: TableSnapshot) -> list[int]:
    return [seat.user_id for seat in picture.row.seats if seat.user_id is not None]


def _pings(picture: TableSnapshot, called: list[int]) -> discord.AllowedMentions:
    """Only who is called, and for whom a seat is kept."""
    invited = [seat.user_id for seat in picture.row.seats if seat.is_invited and seat.user_id is not None]
    return discord.AllowedMentions(users=[discord.Object(user) for user in (*called, *invited)])


def _post(picture: TableSnapshot, channel_id: int, message_id: int) -> Post:
    return Post(channel_id=channel_id, message_id=message_id, turn=picture.turn, at=time.time())


def _nonce_after(picture: TableSnapshot, post: Post) -> str:
    """Lets Discord know again the post that takes the place of this one, when its answer was lost."""
    return f"{picture.row.id}/{post.message_id % 10**12}"
