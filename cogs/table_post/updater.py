"""When each table's public message is updated: by the answer to a press if there is one, else soon after."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial

import discord

from bot.cluster.homes import Homes
from bot.errors import Reason, Refused, StoreError
from bot.history.game_end import GameEnds
from bot.preferences import Preferences
from bot.tables.changes import TableChanged
from bot.tables.service import TableService
from bot.tables.table import Phase
from bot.tables.timeouts import wait_at_most
from bot.tasks import end
from cogs.i18n.locale import LocaleResolver, Press, messages_of
from cogs.i18n.table_messages import NO_AVATARS
from cogs.table_post.post import PostContext, PostState, TablePost
from cogs.table_post.sections import follow_newest_messages
from cogs.table_post.snapshot import AvatarsOf, TableSnapshot
from cogs.table_post.turn_pings import TurnPings
from cogs.ui import links
from cogs.ui.discord_errors import FAILURES, is_transient, is_unreachable
from cogs.ui.errors import sentence
from cogs.ui.progressive_reply import ProgressiveReply
from cogs.ui.responses import UnansweredPresses, acknowledge, reply_privately
from cogs.ui.retry import keep_current

log = logging.getLogger(__name__)

PATIENCE_SECONDS = 1.0
"""How long an answer waits for an update that is under way; it has three seconds in all."""
QUIET_SECONDS = 0.5
"""How long after an answer it is stored what the post shows, unless somebody presses before."""


@dataclass(slots=True)
class PostTask:
    """The updates of one table's post."""

    table_post: TablePost
    task: asyncio.Task[None] | None = None
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when the table has changed since the task last looked at it."""
    answers: int = 0
    """How many presses are being answered by the post."""
    are_answered: asyncio.Event = field(default_factory=asyncio.Event)
    """Set while there are none."""

    def __post_init__(self) -> None:
        self.are_answered.set()

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Let the task wait while a press is answered: the answer shows the same and costs no call of its own."""
        self.answers += 1
        self.are_answered.clear()
        try:
            yield
        finally:
            self.answers -= 1
            if not self.answers:
                self.are_answered.set()


class PostUpdater:
    """Keeps the posts current: one post a turn or section, edited in place, and the latest state wins."""

    def __init__(
        self,
        client: discord.Client,
        tables: TableService,
        preferences: Preferences,
        locales: LocaleResolver,
        images: ProgressiveReply,
        homes: Homes,
        ends: GameEnds | None = None,
        avatars: AvatarsOf = lambda _: NO_AVATARS,
    ) -> None:
        """``avatars`` returns those that are here, for the images of tables."""
        follow_newest_messages(client)
        self._tables = tables
        self._homes = homes
        self.pings = TurnPings(client, preferences, locales, homes, muted=tables.muted, changed=self.changed)
        self._context = PostContext(
            client=client,
            tables=tables,
            preferences=preferences,
            locales=locales,
            pings=self.pings,
            images=images,
            homes=homes,
            ends=ends,
            avatars=avatars,
        )
        self._tasks: dict[str, PostTask] = {}
        self._dropped: list[TablePost] = []
        """The posts of tables that other processes show from now on, where an answer may still be changing them."""
        self._unanswered = UnansweredPresses.of(client)
        self._is_closed = False

    def table_changed(self, change: TableChanged) -> None:
        """Show a table as it is after a change, soon."""
        self.changed(change.table.id)

    def changed(self, table_id: str) -> None:
        """Show the table as it is now, soon."""
        if self._is_closed:
            return
        post_task = self._post_task(table_id)
        post_task.changed.set()
        if post_task.task is None or post_task.task.done():
            update = partial(self._is_caught_up, table_id, post_task)
            catch_up = keep_current(post_task.changed, update)
            post_task.task = asyncio.create_task(catch_up, name=f"post {table_id}")

    async def open(self, press: Press, table_id: str, *, first: Awaitable[None] | None = None) -> str:
        """Show a new table by the answer to what opened it, after ``first``, a private answer; return its address.

        An answer arrives in direct messages to which the bot may not write.
        """
        table_post = self._post_task(table_id).table_post
        is_done = is_shown_here = False
        async with table_post.lock:
            try:
                if first is not None:
                    await first
                is_shown_here = await self._tables.is_shown_here(table_id)
                is_done = is_shown_here and await table_post.open(await table_post.snapshot(), press)
            except FAILURES as error:
                log.warning("table %s could not be shown by the answer: %s", table_id, error)
        if not is_shown_here:  # its home shows it
            await reply_privately(press, messages_of(press)("table-action-done"))
        if not is_done:
            self.changed(table_id)
        return links.to_table(await self._tables.table(table_id))

    async def answer(self, press: Press, table_id: str) -> None:
        """Show the table by the answer to the press that changed it, without a long wait for other updates.

        The change is made: if it cannot be shown now, it is shown later.
        """
        post_task = self._post_task(table_id)
        with post_task.answering():
            is_done = await self._is_shown_by_answer(press, table_id, post_task)
        if not is_done:
            self.changed(table_id)
        await acknowledge(press)

    async def refused(self, table_id: str) -> None:
        """Show the table again if its post may be outdated: somebody pressed what cannot be done."""
        with contextlib.suppress(Refused, StoreError):
            table = await self._tables.table(table_id)
            is_shown = table.post is not None and table.shown >= table.version
            if table.phase is not Phase.OVER or not is_shown:
                self.changed(table_id)

    async def shows(self, table_id: str, message: discord.Message | None) -> bool:
        """Return whether this message is the post that shows the table now."""
        if message is None:
            return False
        post_task = self._tasks.get(table_id)
        table_post = TablePost(table_id, self._context) if post_task is None else post_task.table_post
        return await table_post.is_post(table_id, message.id)

    async def post_again(self, table_id: str, channel_id: int) -> None:
        """Put the table's post at the bottom of this channel. Raise what Discord answers if it cannot be sent.

        Refused when another process shows the table from now on, and when it gets a new post meanwhile.
        """
        table_post, seen = self._post_task(table_id).table_post, (await self._tables.table(table_id)).post
        async with table_post.lock:
            if not await self._tables.is_shown_here(table_id):
                raise Refused(Reason.ONE_MOMENT)
            await table_post.move_to(await table_post.snapshot(), channel_id, seen=seen)
        self.changed(table_id)

    def touched(self, press: Press, table_id: str) -> None:
        """Note that somebody is active at the table, here and at its home."""
        self.pings.touched(table_id, press.user.id)
        if press.guild_id is None:  # in direct messages another process may be the home
            self._homes.member_active(table_id, press.user.id)

    def drop_others(self) -> None:
        """Stop showing the tables that other processes show from now on."""
        for table_id, post_task in list(self._tasks.items()):
            guild_id = post_task.table_post.snapshots.guild_id
            if guild_id is not None and not self._homes.is_home(guild_id):
                del self._tasks[table_id]
                post_task.table_post.is_dropped = True
                if post_task.table_post.lock.locked():
                    self._dropped.append(post_task.table_post)
                self.pings.forget(table_id)
                if post_task.task is not None:
                    post_task.task.cancel()

    async def settled(self) -> None:
        """Return when no answer changes a post that was dropped."""
        while self._dropped:
            async with self._dropped.pop().lock:
                pass

    async def close(self) -> None:
        """Stop; what is not shown yet is shown at the next start."""
        self._is_closed = True
        tasks = [post_task.task for post_task in self._tasks.values() if post_task.task is not None]
        await end(*tasks)
        with contextlib.suppress(Refused, StoreError, TimeoutError):  # else it is shown once more
            async with asyncio.timeout(PATIENCE_SECONDS):
                for table_id, post_task in self._tasks.items():
                    await post_task.table_post.store_shown(table_id)
        await self.pings.close()

    def _post_task(self, table_id: str) -> PostTask:
        if table_id not in self._tasks:
            self._tasks[table_id] = PostTask(TablePost(table_id, self._context))
        return self._tasks[table_id]

    async def _is_shown_by_answer(self, press: Press, table_id: str, post_task: PostTask) -> bool:
        """Show the table by the answer; return whether nothing is left to do."""
        table_post = post_task.table_post
        try:
            if not await self._tables.is_shown_here(table_id):  # its home shows it
                if post_task.task is None or post_task.task.done():
                    self._forget(table_id, post_task)
                return True
            prepared = await table_post.prepare(press)
            return await _is_locked_soon(table_post.lock) and await self._show_by_answer(
                press, table_id, table_post, prepared
            )
        except discord.Forbidden as error:
            log.warning("table %s cannot be shown where it is: %s", table_id, error)
            await reply_privately(press, sentence(error, messages_of(press)))
        except (Refused, *FAILURES) as error:
            log.warning("table %s could not be shown by the answer: %s", table_id, error)
        except Exception:
            log.exception("table %s could not be shown by the answer", table_id)
        return False

    async def _show_by_answer(
        self, press: Press, table_id: str, table_post: TablePost, prepared: TableSnapshot
    ) -> bool:
        """Reconcile with the lock, which is released here; the answer also says when the next post cannot be sent."""
        try:
            if not await self._tables.is_shown_here(table_id):  # the claim has lapsed meanwhile
                return False
            snapshot = await table_post.snapshot(known=prepared)
            is_done = await table_post.reconcile(snapshot, press)
        finally:
            table_post.lock.release()
        if table_post.state is not PostState.BETWEEN_POSTS:
            return is_done
        await self._unanswered.wait()
        prepared = await table_post.prepare()
        async with table_post.lock:
            if not await self._tables.is_shown_here(table_id):
                return False
            return await table_post.reconcile(await table_post.snapshot(known=prepared), press)

    async def _is_caught_up(self, table_id: str, post_task: PostTask) -> bool:
        """Show the table; return False if it is to be tried again."""
        table_post = post_task.table_post
        try:
            await post_task.are_answered.wait()
            await self._unanswered.wait()
            post_task.changed.clear()
            if not await self._tables.is_shown_here(table_id):
                self._forget(table_id, post_task)
                return True
            is_current = table_post.shows is not None and not self.pings.has_due(table_id)
            if is_current and table_post.shows == await table_post.snapshots.key_in_play():
                if not table_post.is_stored:
                    await wait_at_most(post_task.changed, QUIET_SECONDS)
                    async with table_post.lock:
                        if not post_task.changed.is_set():
                            await table_post.store_shown(table_id)
                return True
            prepared = await table_post.prepare()
            async with table_post.lock:
                if post_task.answers:  # they show the same; what is left to do is seen afterwards
                    post_task.changed.set()
                    return True
                snapshot = await table_post.snapshot(known=prepared)
                is_done = await table_post.reconcile(snapshot)
        except Refused as refused:
            log.info("table %s is not shown: %s", table_id, refused.reason)
            self._forget(table_id, post_task)
            return True
        except FAILURES as error:
            log.warning("table %s could not be shown: %s", table_id, error)
            if is_unreachable(error):
                return await _is_stored(self._tables.fall_asleep(table_id), table_id)
            return not is_transient(error)
        except Exception:
            log.exception("table %s could not be shown", table_id)
            return True
        if awaited := table_post.awaits:
            await self._context.images.wait(awaited, post_task.changed)
            post_task.changed.set()  # look once more, though nothing has failed
            return True
        if snapshot.is_rated_soon and self._context.ends is not None:
            await self._context.ends.wait(post_task.changed)
            post_task.changed.set()
            return True
        if table_post.shows is not None and table_post.shows[0] is Phase.OVER:
            self._forget(table_id, post_task)
        elif is_done and snapshot.session is not None and snapshot.session.status.is_asleep:
            return await _is_stored(self._tables.wake_up(table_id), table_id)
        return is_done

    def _forget(self, table_id: str, post_task: PostTask) -> None:
        if self._tasks.get(table_id) is post_task:
            del self._tasks[table_id]
            self.pings.forget(table_id)


async def _is_stored(change: Awaitable[None], table_id: str) -> bool:
    """Store that a table falls asleep or wakes up; return False if that is to be tried again."""
    try:
        await change
    except StoreError as error:
        log.warning("cannot store that table %s fell asleep or woke up: %s", table_id, error)
        return False
    return True


async def _is_locked_soon(lock: asyncio.Lock) -> bool:
    """Acquire the lock in time for an answer; return whether it is held now."""
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            return await lock.acquire()
    except TimeoutError:
        return False
