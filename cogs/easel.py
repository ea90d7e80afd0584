"""One table's public post: sends it, edits it, leaves it for the next one, and remembers which it is."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass

import discord

from bot.tables import Tables
from cogs import posts, threads, traces
from cogs.answers import Press, show_publicly
from cogs.calls import Calls
from cogs.darkroom import Darkroom
from cogs.frames import Frame, is_answer
from cogs.panels import Panel
from cogs.pictures import Key, Picture, look
from cogs.tongues import Tongues
from cogs.troubles import TROUBLES, is_out_of_reach, passes
from data.rows import PostRow

log = logging.getLogger(__name__)

POST_SECONDS = 50 * 60.0
"""After this a post is not edited but posted anew: Discord caps edits of messages older than an hour."""

UNKNOWN_MESSAGE = 10008


@dataclass(frozen=True, slots=True)
class Studio:
    """What the easels of all tables share."""

    client: discord.Client
    tables: Tables
    tongues: Tongues
    calls: Calls
    darkroom: Darkroom


class Easel:
    """Holds the post of one table. Whoever changes it holds the lock."""

    def __init__(self, table_id: str, studio: Studio) -> None:
        self.lock = asyncio.Lock()
        self._table_id = table_id
        self._studio = studio
        self._key: Key | None = None
        """The picture that the post is known to show, with everybody called who is asked there."""
        self._post: PostRow | None = None
        self._frame = Frame(studio.client, studio.darkroom)
        self._is_known = False
        """Whether it has been looked for what an earlier life of the bot left in the channel."""
        self._left_at: int | None = None
        """The turn up to which the post was left by an answer; its next post is still to come."""
        self._left: list[tuple[PostRow, int]] = []
        """Posts that still have controls though another has taken their place, and the turn of that one."""

    async def look(self) -> Picture:
        """The table as it is now. Refused when there is no such table."""
        picture = await look(self._studio.tables, self._table_id, self._studio.tongues)
        self._studio.darkroom.begin(picture.panel.picture)  # it is drawn while the words go their way
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

    async def is_post(self, message_id: int) -> bool:
        """Whether the table is shown there now."""
        post = self._post
        if post is None and not self._is_known:
            post = (await self._studio.tables.row(self._table_id)).post
        return post is not None and post.message_id == message_id

    async def open(self, picture: Picture, press: Press) -> None:
        """Show a new table by the answer to the command that opened it."""
        message_id = await show_publicly(press, picture.panel)
        self._is_known = True
        if message_id is not None:
            self._post = _post(picture, picture.row.channel_id, message_id)
            await self._remember(picture)

    async def show(self, picture: Picture, press: Press | None) -> bool:
        """Have the post show this picture, by the answer to a press where that can be.

        Whether nothing is left to do. Raises what Discord and the store answer; then it may be tried again.
        """
        post = await self._found(picture)
        await self._close_left(picture)
        if picture.key == self._key:
            return True
        if post is None:
            await self._send(picture, picture.row.channel_id, nonce=picture.nonce)
        elif post.turn != picture.turn or time.time() - post.at > POST_SECONDS:
            if press is not None and is_answer(press, post) and self._left_at != picture.turn:
                return await self._leave(picture, post, press)
            await self._turn_over(picture, post, press)
        elif not await self._edit(post, picture.panel, press):
            await self._send(picture, post.channel_id, nonce=_nonce_after(picture, post))
        return await self._remember(picture)

    async def move_to(self, picture: Picture, channel_id: int) -> None:
        """Show the table by a new post in this channel; the old one loses its controls, now or when it is next shown.

        Raises what Discord answers when the new one cannot be sent.
        """
        old = await self._found(picture)
        await self._send(picture, channel_id, nonce=None if old is None else _nonce_after(picture, old))
        if old is not None:
            self._left.append((old, picture.turn))
        self._key = None
        try:
            # At once: whatever becomes of the old post, the table is here now.
            await self._remember(picture)
            await self._close_left(picture)
        except TROUBLES as error:
            log.warning("the old post of table %s is closed later: %s", picture.row.id, error)

    async def _leave(self, picture: Picture, post: PostRow, press: Press) -> bool:
        """Leave the post by the answer to a press on it: who pressed must not wait for the next one."""
        await self._edit(post, _left_behind(self._studio, picture, post, until=picture.turn), press)
        self._left_at = picture.turn
        return False

    async def _turn_over(self, picture: Picture, post: PostRow, press: Press | None) -> None:
        """Send the post of a new turn, and leave the old one."""
        try:
            await self._send(picture, await _home(self._studio, picture, post), nonce=picture.nonce)
        except TROUBLES as error:
            await self._stay(picture, post, press, error)
            raise
        if self._left_at != picture.turn:
            self._left.append((post, picture.turn))
            await self._close_left(picture)
        self._left_at = None

    async def _stay(self, picture: Picture, post: PostRow, press: Press | None, error: Exception) -> None:
        """Let the table be played on at the old post, since no new one can be sent."""
        self._left_at = None
        try:
            await self._edit(post, picture.panel, press)
        except TROUBLES as another:
            log.warning("the old post of table %s could not be kept in play: %s", picture.row.id, another)
        else:
            if isinstance(error, discord.Forbidden) and not is_out_of_reach(error):
                self._key = picture.key  # it is tried again when there is more to show

    async def _found(self, picture: Picture) -> PostRow | None:
        """The post that shows the table by now, were it remembered or not."""
        if not self._is_known:
            self._post = picture.row.post
            await self._take_up(picture)
            self._is_known = True
        return self._post

    async def _take_up(self, picture: Picture) -> None:
        """Find what an earlier life of the bot sent and could not remember any more."""
        try:
            found = await traces.find(self._studio.client, picture.row)
        except discord.Forbidden as error:
            log.warning("the channel of table %s cannot be read: %s", picture.row.id, error)
            return
        for channel_id, message_id, version in found.posts:
            turn = posts.LOBBY_TURN
            if version is not None and picture.session is not None:
                turn = picture.session.course.turn_at(version)
            if self._post is not None:
                self._left.append((self._post, turn))
            self._post = PostRow(channel_id=channel_id, message_id=message_id, turn=turn, at=time.time())
        calls = self._studio.calls
        if picture.session is not None and self._post is not None:
            calls.take_up(picture.session, self._post, found.calls)
        if found.posts:
            # At once: when it has lost its controls to the next post, no later life would find it.
            await self._close_left(picture)
            if picture.session is not None and self._post is not None:
                await calls.update(picture.session, self._post)  # nor a call that stands before that post
            await self._studio.tables.set_shown(picture.row.id, picture.row.shown, self._post)

    async def _close_left(self, picture: Picture) -> None:
        """Take the controls from the posts that were left; one that cannot be changed stays as it is."""
        while self._left:
            post, until = self._left[0]
            try:
                await self._edit(post, _left_behind(self._studio, picture, post, until=until), None)
            except discord.HTTPException as error:
                if passes(error):
                    raise
                log.warning("an old post of table %s keeps its controls: %s", picture.row.id, error)
            del self._left[0]

    async def _remember(self, picture: Picture) -> bool:
        """Have the table's row say what was shown and where; whether nothing is left to do."""
        are_called = True
        if picture.session is not None and self._post is not None:
            # Before the post is remembered: what is left of a call is looked for after the remembered post.
            are_called = await self._studio.calls.update(picture.session, self._post)
        if picture.session is not None and picture.session.is_over:
            # Before it is remembered as shown: a crash in between closes the thread at the next start.
            words = self._studio.tongues.public(picture.row.guild_id)
            await threads.close(self._studio.client, picture, words)
        await self._studio.tables.set_shown(picture.row.id, picture.version, self._post)
        if self._post is not None and self._frame.lacks(picture.panel, self._post.channel_id):
            return False
        if are_called:
            self._key = picture.key
        return are_called

    async def _send(self, picture: Picture, channel_id: int, *, nonce: str | None = None) -> None:
        calls = self._studio.calls
        called = [] if picture.session is None else await calls.due(picture.session)
        if self._post is not None and channel_id != self._post.channel_id:  # who is named joins the thread
            called = [seat.user_id for seat in picture.row.seats if seat.user_id is not None]
        invited = [seat.user_id for seat in picture.row.seats if seat.is_invited and seat.user_id is not None]
        mentions = discord.AllowedMentions(users=[discord.Object(user) for user in (*called, *invited)])
        message_id = await self._frame.send(channel_id, picture.panel, allowed_mentions=mentions, nonce=nonce)
        if picture.session is not None:
            calls.mark(picture.session, called)
        self._post = _post(picture, channel_id, message_id)

    async def _edit(self, post: PostRow, panel: Panel, press: Press | None) -> bool:
        """Change a post in place, by the answer to the press if it was pressed there; False when it is gone."""
        try:
            await self._frame.change(post, panel, press)
        except discord.HTTPException as error:
            if error.code not in (UNKNOWN_MESSAGE, threads.ARCHIVED):
                raise
            return False  # a new post takes a thread out again that was put away
        return True


async def _home(studio: Studio, picture: Picture, post: PostRow) -> int:
    """Where a table's next post stands: in a thread of its own, where its server wants that."""
    server = studio.tables.customs.server(picture.row.guild_id)
    if not (server.threads and threads.is_due(picture, post)):
        return post.channel_id
    words = studio.tongues.public(picture.row.guild_id)
    return await threads.opened(studio.client, picture, post, words) or post.channel_id


def _left_behind(studio: Studio, picture: Picture, post: PostRow, *, until: int) -> Panel:
    words = studio.tongues.public(picture.row.guild_id)
    if picture.session is None:
        return posts.closed(picture.row, words)
    return posts.left_behind(picture.session, post.turn, until, words)


def _post(picture: Picture, channel_id: int, message_id: int) -> PostRow:
    return PostRow(channel_id=channel_id, message_id=message_id, turn=picture.turn, at=time.time())


def _nonce_after(picture: Picture, post: PostRow) -> str:
    """Lets Discord know again the post that takes the place of this one, when its answer was lost."""
    return f"{picture.row.id}/{post.message_id % 10**12}"
