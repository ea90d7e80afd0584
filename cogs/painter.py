"""Keeps each table's public post true: one post a turn, edited in place, the latest state wins."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass, field
from typing import Any

import aiohttp
import discord

from bot.refusals import Refused
from bot.session import Session
from bot.tables import Tables
from cogs import posts, traces
from cogs.calls import Calls
from cogs.controls import layout
from cogs.panels import Panel
from cogs.words import Words
from data.rows import Phase, PostRow, TableRow
from data.store import StoreError

log = logging.getLogger(__name__)

POST_SECONDS = 50 * 60.0
"""After this a post is not edited but posted anew: Discord caps edits of messages older than an hour."""
PATIENCE_SECONDS = 1.0
"""How long an answer waits for what is being painted; it has three seconds in all."""
RETRY_SECONDS = 2.0
TRIES = 6
"""How often a post is tried before it waits for the table's next change; each wait is twice the last."""

UNKNOWN_MESSAGE = 10008

Press = discord.Interaction[Any]
Key = tuple[Phase, int]


@dataclass(frozen=True, slots=True)
class Picture:
    """What the channel ought to see of a table now."""

    row: TableRow
    session: Session | None
    """Goes on while the picture is being painted: ask it nothing that the picture shows."""
    version: int
    """How many moves the picture shows."""
    turn: int
    panel: Panel

    @property
    def key(self) -> Key:
        """Two pictures of a table with one key are the same; a secret move does not change it."""
        return self.row.phase, self.row.revision if self.session is None else self.panel.asked


@dataclass(slots=True)
class Easel:
    """One table's post, and which picture it is known to show."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    key: Key | None = None
    post: PostRow | None = None
    task: asyncio.Task[None] | None = None
    is_stale: bool = False
    """Whether the table has changed since its task last looked."""
    answers: int = 0
    """Presses that wait to show the table as it is by their answers."""


class Painter:
    """Paints posts by the answer to a press where there is one, else in a task of the table's own."""

    def __init__(self, client: discord.Client, tables: Tables, words: Words) -> None:
        self.calls = Calls(client, words)
        self._client = client
        self._tables = tables
        self._words = words
        self._easels: dict[str, Easel] = {}

    def changed(self, table_id: str) -> None:
        """Show the table as it is now, as soon as may be."""
        easel = self._easel(table_id)
        easel.is_stale = True
        if easel.task is None or easel.task.done():
            easel.task = asyncio.create_task(self._catch_up(table_id, easel), name=f"paint {table_id}")

    async def open(self, press: Press, table_id: str) -> None:
        """Show a new table by answering the command that opened it."""
        easel = self._easel(table_id)
        async with easel.lock:
            picture = await self._look(table_id)
            sent = await press.response.send_message(view=layout(picture.panel))
            if sent.message_id is not None:
                channel_id = picture.row.channel_id
                easel.post = PostRow(
                    channel_id=channel_id, message_id=sent.message_id, turn=picture.turn, at=time.time()
                )
                await self._remember(easel, picture)

    async def answer(self, press: Press, table_id: str) -> None:
        """Show the table by answering the press that changed it; soon, whatever is being painted now."""
        easel = self._easel(table_id)
        easel.answers += 1
        try:
            is_mine = await _is_mine_soon(easel.lock)
        finally:
            easel.answers -= 1
        if not is_mine:
            self.changed(table_id)
        else:
            try:
                await self._paint(easel, await self._look(table_id), press)
            except (discord.HTTPException, OSError, StoreError) as error:
                log.warning("table %s could not be shown by the answer: %s", table_id, error)
                self.changed(table_id)
            finally:
                easel.lock.release()
        if not press.response.is_done():
            await press.response.defer()

    async def shows(self, table_id: str, message: discord.Message | None) -> bool:
        """Whether this message is the post that shows the table now."""
        post = await self._post(self._easel(table_id), table_id)
        return post is not None and message is not None and post.message_id == message.id

    async def post_anew(self, table_id: str, channel_id: int) -> None:
        """Put the table's post at the bottom of this channel; the old one loses its controls."""
        easel = self._easel(table_id)
        async with easel.lock:
            picture = await self._look(table_id)
            old = await self._known_post(easel, picture)
            await self._send(easel, picture, channel_id)
            if old is not None:
                await self._edit(old, self._left_behind(picture, old, until=picture.turn), None)
            await self._remember(easel, picture)

    async def close(self) -> None:
        """Stop painting; what is not shown yet is shown at the next start."""
        tasks = [easel.task for easel in self._easels.values() if easel.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _easel(self, table_id: str) -> Easel:
        return self._easels.setdefault(table_id, Easel())

    async def _catch_up(self, table_id: str, easel: Easel) -> None:
        tries = 0
        while easel.is_stale and tries < TRIES:
            easel.is_stale = False
            try:
                async with easel.lock:
                    if easel.answers:
                        return  # an answer shows the same and costs no call
                    picture = await self._look(table_id)
                    await self._paint(easel, picture, None)
            except (
                discord.DiscordServerError,
                discord.RateLimited,
                aiohttp.ClientError,
                OSError,
                StoreError,
            ) as error:
                log.warning("table %s could not be shown: %s", table_id, error)
                await asyncio.sleep(RETRY_SECONDS * 2**tries)
                tries += 1
                easel.is_stale = True
            except discord.HTTPException as error:
                log.warning("table %s cannot be shown where it is: %s", table_id, error)
            except Refused as refused:
                log.info("table %s is not shown: %s", table_id, refused.reason)
            else:
                tries = 0
                if picture.row.phase is Phase.OVER and self._easels.get(table_id) is easel:
                    del self._easels[table_id]

    async def _look(self, table_id: str) -> Picture:
        row = await self._tables.row(table_id)
        if row.seed is None:
            show = posts.lobby if row.phase is Phase.LOBBY else posts.closed
            return Picture(row, None, 0, posts.LOBBY_TURN, show(row, self._words))
        session = await self._tables.session(table_id)
        course = session.course
        return Picture(session.table, session, course.version, course.turn, posts.table(session, self._words))

    async def _post(self, easel: Easel, table_id: str) -> PostRow | None:
        if easel.post is None and easel.key is None:
            easel.post = (await self._tables.row(table_id)).post
        return easel.post

    async def _known_post(self, easel: Easel, picture: Picture) -> PostRow | None:
        """The post that shows the table by now, were it remembered or not."""
        await self._post(easel, picture.row.id)
        if easel.key is None:
            await self._take_up(easel, picture)
        return easel.post

    async def _take_up(self, easel: Easel, picture: Picture) -> None:
        """Find what an earlier life of the bot sent and could not remember any more."""
        try:
            found = await traces.find(self._client, picture.row)
        except discord.Forbidden as error:
            log.warning("the channel of table %s cannot be read: %s", picture.row.id, error)
            return
        for message_id, version in found.posts:
            turn = posts.LOBBY_TURN
            if version is not None and picture.session is not None:
                turn = picture.session.course.turn_at(version)
            if easel.post is not None:
                await self._edit(easel.post, self._left_behind(picture, easel.post, until=turn), None)
            channel_id = picture.row.channel_id if easel.post is None else easel.post.channel_id
            easel.post = PostRow(channel_id=channel_id, message_id=message_id, turn=turn, at=time.time())
        if found.posts:
            # At once: when it has lost its controls to the next post, no later life would find it.
            await self._tables.set_shown(picture.row.id, picture.row.shown, easel.post)
        if picture.session is not None and easel.post is not None:
            self.calls.take_up(picture.session, easel.post, found.calls)

    async def _paint(self, easel: Easel, picture: Picture, press: Press | None) -> None:
        if picture.key == easel.key:
            return
        post = await self._known_post(easel, picture)
        if post is None:
            await self._send(easel, picture, picture.row.channel_id, nonce=_nonce(picture))
        elif post.turn != picture.turn or time.time() - post.at > POST_SECONDS:
            await self._edit(post, self._left_behind(picture, post, until=picture.turn), press)
            await self._send(easel, picture, post.channel_id, nonce=_nonce(picture))
        elif not await self._edit(post, picture.panel, press):
            await self._send(easel, picture, post.channel_id)
        await self._remember(easel, picture)

    async def _remember(self, easel: Easel, picture: Picture) -> None:
        easel.key = picture.key
        if picture.session is not None and easel.post is not None:
            # Before the post is remembered: what is left of a call is looked for after the remembered post.
            await self.calls.update(picture.session, easel.post)
        await self._tables.set_shown(picture.row.id, picture.version, easel.post)

    def _left_behind(self, picture: Picture, post: PostRow, *, until: int) -> Panel:
        if picture.session is None:
            return posts.closed(picture.row, self._words)
        return posts.left_behind(picture.session, post.turn, until, self._words)

    async def _send(
        self, easel: Easel, picture: Picture, channel_id: int, *, nonce: str | None = None
    ) -> None:
        called = [] if picture.session is None else self.calls.due(picture.session)
        mentions = discord.AllowedMentions(users=[discord.Object(user) for user in called])
        channel = self._client.get_partial_messageable(channel_id)
        view = layout(picture.panel)
        sent = await channel.send(view=view, allowed_mentions=mentions, nonce=nonce)  # type: ignore[arg-type]
        if picture.session is not None:
            self.calls.mark(picture.session, called)
        easel.post = PostRow(channel_id=channel_id, message_id=sent.id, turn=picture.turn, at=time.time())

    async def _edit(self, post: PostRow, panel: Panel, press: Press | None) -> bool:
        """Change a post in place, by the answer to the press if it was pressed there; False when it is gone."""
        quiet = discord.AllowedMentions.none()
        try:
            if press is not None and _is_answer(press, post):
                await press.response.edit_message(view=layout(panel), allowed_mentions=quiet)
            else:
                channel = self._client.get_partial_messageable(post.channel_id)
                message = channel.get_partial_message(post.message_id)
                await message.edit(view=layout(panel), allowed_mentions=quiet)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            return False
        return True


def _nonce(picture: Picture) -> str:
    """Lets Discord drop a post that went out just before a crash and goes out again after it."""
    return f"{picture.row.id}-{picture.turn}-{picture.version}"


def _is_answer(press: Press, post: PostRow) -> bool:
    on_post = press.message is not None and press.message.id == post.message_id
    return on_post and not press.response.is_done()


async def _is_mine_soon(lock: asyncio.Lock) -> bool:
    """Whether the lock could be had in time for an answer; then it is held."""
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            return await lock.acquire()
    except TimeoutError:
        return False
