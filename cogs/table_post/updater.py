"""When each table's public post is painted: by the answer to a press where there is one, else soon after."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import discord

from bot.errors import Refused
from bot.tables.service import TableService
from cogs.i18n.locale import LocaleResolver, messages_of
from cogs.images.renderer import RENDER_SECONDS, ImageRenderer
from cogs.table_post.context import PostContext
from cogs.table_post.post import TablePost
from cogs.table_post.snapshot import key_in_play
from cogs.table_post.turn_pings import TurnPings
from cogs.ui.discord_errors import FAILURES, is_transient, is_unreachable
from cogs.ui.errors import sentence
from cogs.ui.responses import Press, acknowledge, reply_privately
from data.rows import Phase
from data.store import StoreError

log = logging.getLogger(__name__)

PATIENCE_SECONDS = 1.0
"""How long an answer waits for what is being painted; it has three seconds in all."""
RETRY_SECONDS = 2.0
TRIES = 6
"""How often a post is tried before it waits for the table's next change; each wait is twice the last."""


@dataclass(slots=True)
class PostTask:
    """What there is to paint at one table."""

    table_post: TablePost
    task: asyncio.Task[None] | None = None
    changes: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when the table has changed since its task last looked."""
    answers: int = 0
    """Presses that are about to show the table as it is by their answers."""
    are_answered: asyncio.Event = field(default_factory=asyncio.Event)
    """Set while there are none."""

    def __post_init__(self) -> None:
        self.are_answered.set()

    @contextmanager
    def answering(self) -> Iterator[None]:
        """While a press shows the table, its task waits: the answer shows the same and costs no call of its own."""
        self.answers += 1
        self.are_answered.clear()
        try:
            yield
        finally:
            self.answers -= 1
            if not self.answers:
                self.are_answered.set()


class PostUpdater:
    """Keeps the posts true: one post a turn, edited in place, and the latest state wins."""

    def __init__(
        self, client: discord.Client, tables: TableService, locales: LocaleResolver, renderer: ImageRenderer
    ) -> None:
        self._tables = tables
        self.calls = TurnPings(client, tables.preferences, locales)
        self._context = PostContext(client, tables, locales, self.calls, renderer)
        self._works: dict[str, PostTask] = {}
        self._is_closed = False

    def changed(self, table_id: str) -> None:
        """Show the table as it is now, as soon as may be."""
        if self._is_closed:
            return
        work = self._work(table_id)
        work.changes.set()
        if work.task is None or work.task.done():
            work.task = asyncio.create_task(self._catch_up(table_id, work), name=f"paint {table_id}")

    async def open(self, press: Press, table_id: str) -> None:
        """Show a new table by answering the command that opened it."""
        table_post = self._work(table_id).table_post
        async with table_post.lock:
            try:
                is_shown = await table_post.open(await table_post.look(), press)
            except FAILURES as error:
                log.warning("table %s could not be shown by the answer: %s", table_id, error)
                is_shown = False
        if not is_shown:
            self.changed(table_id)

    async def answer(self, press: Press, table_id: str) -> None:
        """Show the table by answering the press that changed it; soon, whatever is being painted now.

        The change is made: whatever goes wrong with showing it, it is shown later.
        """
        work = self._work(table_id)
        with work.answering():
            is_shown = await self._is_answered(press, table_id, work.table_post)
        if not is_shown:
            self.changed(table_id)
        await acknowledge(press)

    async def refused(self, table_id: str) -> None:
        """Show the table again when its post may be behind: somebody has pressed what cannot be done."""
        with contextlib.suppress(Refused, StoreError):
            row = await self._tables.row(table_id)
            is_shown = row.post is not None and row.shown >= row.version
            if row.phase is not Phase.OVER or not is_shown:
                self.changed(table_id)

    async def shows(self, table_id: str, message: discord.Message | None) -> bool:
        """Whether this message is the post that shows the table now."""
        return message is not None and await self._work(table_id).table_post.is_post(message.id)

    async def post_again(self, table_id: str, channel_id: int) -> None:
        """Put the table's post at the bottom of this channel. Raises what Discord answers when it cannot be sent."""
        table_post = self._work(table_id).table_post
        async with table_post.lock:
            picture = await table_post.look()
            await table_post.move_to(picture, channel_id)
        self.changed(table_id)

    async def close(self) -> None:
        """Stop painting; what is not shown yet is shown at the next start."""
        self._is_closed = True
        tasks = [work.task for work in self._works.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _work(self, table_id: str) -> PostTask:
        if table_id not in self._works:
            self._works[table_id] = PostTask(TablePost(table_id, self._context))
        return self._works[table_id]

    async def _is_answered(self, press: Press, table_id: str, table_post: TablePost) -> bool:
        try:
            return await _is_mine_soon(table_post.lock) and await self._show_by_answer(press, table_post)
        except discord.Forbidden as error:
            log.warning("table %s cannot be shown where it is: %s", table_id, error)
            await reply_privately(press, sentence(error, messages_of(press)))
        except (Refused, *FAILURES) as error:
            log.warning("table %s could not be shown by the answer: %s", table_id, error)
        except Exception:
            log.exception("table %s could not be shown by the answer", table_id)
        return False

    async def _show_by_answer(self, press: Press, table_post: TablePost) -> bool:
        """With the lock, which is given back; who pressed hears it too when the next post cannot be sent."""
        try:
            is_shown = await table_post.show(await table_post.look(), press)
        finally:
            table_post.lock.release()
        if not table_post.is_between_posts:
            return is_shown
        await table_post.prepare()
        async with table_post.lock:
            return await table_post.show(await table_post.look(), press)

    async def _catch_up(self, table_id: str, work: PostTask) -> None:
        tries = 0
        while work.changes.is_set() and tries < TRIES:
            if await self._is_caught_up(table_id, work):
                tries = 0
            else:
                await _sooner(work.changes.wait(), asyncio.sleep(RETRY_SECONDS * 2**tries))
                tries = 0 if work.changes.is_set() else tries + 1
                work.changes.set()

    async def _is_caught_up(self, table_id: str, work: PostTask) -> bool:
        """Show the table; False when it should be tried again."""
        try:
            await work.are_answered.wait()
            work.changes.clear()
            if work.table_post.shown is not None and work.table_post.shown == await key_in_play(
                self._tables, table_id
            ):
                return True
            await work.table_post.prepare()
            async with work.table_post.lock:
                if work.answers:  # they show the same; what is left to do then is seen when they have
                    work.changes.set()
                    return True
                picture = await work.table_post.look()
                is_done = await work.table_post.show(picture, None)
        except Refused as refused:
            log.info("table %s is not shown: %s", table_id, refused.reason)
            self._forget(table_id, work)
        except FAILURES as error:
            log.warning("table %s could not be shown: %s", table_id, error)
            if is_unreachable(error):
                return await _is_stored(self._tables.fall_asleep(table_id), table_id)
            return not is_transient(error)
        except Exception:
            log.exception("table %s could not be shown", table_id)
        else:
            if work.table_post.awaited is not None:
                soon = self._context.renderer.soon(work.table_post.awaited, seconds=RENDER_SECONDS)
                await _sooner(work.changes.wait(), soon)
                work.changes.set()  # to be looked at once more, though nothing has gone wrong
                return True
            if work.table_post.shown is not None and work.table_post.shown[0] is Phase.OVER:
                self._forget(table_id, work)
            elif is_done and picture.session is not None and picture.session.status.is_asleep:
                return await _is_stored(self._tables.wake_up(table_id), table_id)
            return is_done
        return True

    def _forget(self, table_id: str, work: PostTask) -> None:
        if self._works.get(table_id) is work:
            del self._works[table_id]


async def _is_stored(change: Awaitable[None], table_id: str) -> bool:
    """Whether a table could be let sleep or wake; else it should be tried again."""
    try:
        await change
    except StoreError as error:
        log.warning("cannot store that table %s fell asleep or woke up: %s", table_id, error)
        return False
    return True


async def _is_mine_soon(lock: asyncio.Lock) -> bool:
    """Whether the lock could be had in time for an answer; then it is held."""
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            return await lock.acquire()
    except TimeoutError:
        return False


async def _sooner(*waited: Coroutine[Any, Any, object]) -> None:
    """Until one of these is done; the others are given up."""
    tasks = [asyncio.create_task(one) for one in waited]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
