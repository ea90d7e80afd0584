"""Direct messages with hands: one for each player and table, edited when the hand changes, deleted at the end."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from dataclasses import dataclass, field, replace
from functools import partial
from weakref import WeakValueDictionary

import discord

from bot.cluster.homes import Homes
from bot.errors import Refused
from bot.preferences import Preferences
from bot.tables.changes import TableChanged
from bot.tables.service import TableService
from bot.tables.session import Session
from bot.tables.table import Away, HandPost, HandPostStore, Phase
from bot.tasks import end
from cogs.hands.render import hand
from cogs.i18n.locale import LocaleResolver, Press
from cogs.i18n.messages import Messages
from cogs.ui.attachments import edit_panel, send_panel
from cogs.ui.discord_errors import FAILURES, is_transient
from cogs.ui.panel import Panel
from cogs.ui.progressive_reply import POST_PATIENCE_SECONDS, MessageImage, ProgressiveReply
from cogs.ui.responses import UnansweredPresses, acknowledge, edit_message
from cogs.ui.retry import keep_current
from games.engine import Seat

log = logging.getLogger(__name__)

CANNOT_SEND = 50007
"""What Discord answers when a member takes no direct messages from the bot."""
SEARCHED = 500
"""How many messages after a hand are searched for replies to it."""


@dataclass(slots=True)
class HandMessage:
    """What is known of one member's direct message for one table."""

    shows: Panel | None = None
    """What it shows, if this run of the bot has sent or edited it."""
    image: MessageImage = field(default_factory=MessageImage)
    rendered: tuple[tuple[object, ...], Panel] | None = None
    """The last panel, with all that it depends on."""
    is_withheld: bool = False
    """Whether the member gets none: they do not want it, have deleted it, or Discord refused it."""
    is_preference_new: bool = False
    """Whether the member's preference has changed since it was last read."""


@dataclass(slots=True)
class TableHands:
    """The direct messages of one table, and the task that keeps them current."""

    messages: dict[int, HandMessage] = field(default_factory=dict)
    """By the members' ids."""
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    task: asyncio.Task[None] | None = None
    guild_id: int | None = None
    """The table's server, once its hands were shown."""
    posts: dict[int, HandPost] | None = None
    """Where the messages are, by the members' ids; None until that is read."""

    def of(self, user_id: int) -> HandMessage:
        """Return what is known of a member's message."""
        return self.messages.setdefault(user_id, HandMessage())


class HandMessages:
    """Sends, edits and deletes the direct messages. After a refusal, none is sent to that member for that table."""

    def __init__(
        self,
        client: discord.Client,
        tables: TableService,
        preferences: Preferences,
        hand_posts: HandPostStore,
        locales: LocaleResolver,
        images: ProgressiveReply,
        homes: Homes,
    ) -> None:
        self._client = client
        self._images = images
        self._homes = homes
        self._tables = tables
        self._preferences = preferences
        self._hand_posts = hand_posts
        self._locales = locales
        self._hands: dict[str, TableHands] = {}
        self._refused: set[int] = set()
        """Members whose message was refused and who have not been told so."""
        self._locks: WeakValueDictionary[tuple[str, int], asyncio.Lock] = WeakValueDictionary()
        """Held while a hand is deleted or replied to, so that no reply comes after the hand is gone."""

    def table_changed(self, change: TableChanged) -> None:
        """Show a table as it is after a change, soon."""
        self.changed(change.table.id)

    def changed(self, table_id: str) -> None:
        """Bring the hands of this table up to date."""
        hands = self._of_table(table_id)
        hands.changed.set()
        if hands.task is None or hands.task.done():
            hands.task = asyncio.create_task(self._follow(table_id, hands), name=f"hands {table_id}")

    async def answer(self, press: Press, session: Session) -> None:
        """Show a hand by the answer to a press on its direct message."""
        table, user_id = session.table, press.user.id
        hands = self._hands.get(table.id)
        message = HandMessage() if hands is None else hands.of(user_id)
        message.shows = None
        try:
            messages, has_images = await self._locales.private(user_id, table.guild_id)
            panel = _rendered(message, session, session.seat_of(user_id), messages, has_images=has_images)
            edit = partial(edit_message, press, there=message.image.file)
            await self._images.change(panel, message.image, edit)
            message.shows = panel
        except FAILURES as error:
            log.warning("a hand could not be shown after a move: %s", error)
            await acknowledge(press)

    def pressed_elsewhere(self, table_id: str, user_id: int) -> None:
        """Another process may have put another image into a hand, by the answer to a press on it."""
        hands = self._hands.get(table_id)
        if hands is not None:
            hands.of(user_id).image.file = None

    async def tell(self, table_id: str, user_id: int, text: str, *, nonce: str) -> None:
        """Send a text as a reply to a member's hand, if they get that by direct message. Raise what Discord answers.

        The reply is deleted with the hand, also by a process that has not sent it.
        """
        async with self._lock(table_id, user_id):
            for post in await self._hand_posts.of_table(table_id):
                if post.user_id == user_id and post.is_sent and not post.is_unwanted:
                    hand_message = self._partial_message(post).to_reference(fail_if_not_exists=False)
                    channel = self._client.get_partial_messageable(post.channel_id)
                    await channel.send(text, nonce=nonce, reference=hand_message)

    async def preferences_changed(self, user_id: int) -> None:
        """Apply a member's preferences to their running games. Raise StoreError if those are not known."""
        self._refused.discard(user_id)
        for table in await self._tables.open_tables_of(user_id):
            if table.phase is Phase.PLAYING:
                message = self._of_table(table.id).of(user_id)
                message.shows, message.is_withheld, message.is_preference_new = None, False, True
                self.changed(table.id)

    async def withdraw(self, user_id: int) -> None:
        """Delete all messages that show a member's hands. Raise StoreError if they are not known."""
        for post in await self._hand_posts.of_member(user_id):
            await self._is_settled(post.table_id, user_id, self._delete(post))

    def has_to_tell(self, user_id: int) -> bool:
        """Return whether a member is to be told that their direct message was refused; True only once."""
        if user_id not in self._refused:
            return False
        self._refused.discard(user_id)
        return True

    def drop_others(self) -> None:
        """Stop showing the hands of tables that other processes show from now on."""
        for table_id, hands in list(self._hands.items()):
            if hands.guild_id is not None and not self._homes.is_home(hands.guild_id):
                del self._hands[table_id]
                if hands.task is not None:
                    hands.task.cancel()

    async def close(self) -> None:
        """Stop sending."""
        tasks = [hands.task for hands in self._hands.values() if hands.task is not None]
        await end(*tasks)

    def _of_table(self, table_id: str) -> TableHands:
        return self._hands.setdefault(table_id, TableHands())

    async def _follow(self, table_id: str, hands: TableHands) -> None:
        update = partial(self._is_current, table_id, hands)
        await keep_current(hands.changed, update)
        if not any(message.shows or message.is_withheld for message in hands.messages.values()):
            self._hands.pop(table_id, None)

    async def _is_current(self, table_id: str, hands: TableHands) -> bool:
        """Show every hand of a table; return False on a transient failure."""
        await UnansweredPresses.of(self._client).wait()
        hands.changed.clear()
        try:
            are_done = await self._bring_up_to_date(table_id, hands)
        except FAILURES as error:
            log.warning("cannot read the hands of table %s: %s", table_id, error)
            return not is_transient(error)
        except Exception:
            log.exception("cannot update the hands of table %s", table_id)
            return True
        if are_done and (awaited := [svg for each in hands.messages.values() if (svg := each.image.awaits)]):
            await self._images.wait(awaited, hands.changed)
            hands.changed.set()  # look once more, though nothing has failed
        return are_done

    async def _bring_up_to_date(self, table_id: str, hands: TableHands) -> bool:
        are_done = True
        if not await self._tables.is_shown_here(table_id):
            self._hands.pop(table_id, None)
            return True
        for message in hands.messages.values():
            message.image.awaits = None  # until it is known again what the message shows
        if hands.posts is None or self._homes.is_shared:  # another process may have deleted some
            hands.posts = {post.user_id: post for post in await self._hand_posts.of_table(table_id)}
        posts = dict(hands.posts)
        try:
            session = await self._tables.session(table_id)
        except Refused:  # it has not begun, or cannot be played any more
            for user_id, post in posts.items():
                are_done &= await self._is_settled(table_id, user_id, self._delete(post))
            return are_done
        hands.guild_id = session.table.guild_id
        seats = {
            seat.user_id: seat.seat
            for seat in session.table.seats
            if seat.user_id is not None and seat.away is not Away.LEFT
        }
        for user_id in posts.keys() - seats.keys():
            are_done &= await self._is_settled(table_id, user_id, self._delete(posts[user_id]))
            hands.of(user_id).shows = None
        for user_id, seat in seats.items():
            shown = self._show(session, seat, user_id, posts.get(user_id))
            are_done &= await self._is_settled(table_id, user_id, shown)
        if session.is_over and are_done:
            hands.messages.clear()
        return are_done

    async def _is_settled(self, table_id: str, user_id: int, change: Awaitable[None]) -> bool:
        """Change one player's message; a failure does not concern the other players.

        Return False on a transient failure.
        """
        try:
            await change
        except discord.Forbidden as error:
            log.info("a hand of table %s is refused: %s", table_id, error)
            self._of_table(table_id).of(user_id).is_withheld = True
        except FAILURES as error:
            log.warning("a hand of table %s could not be sent: %s", table_id, error)
            return not is_transient(error)
        except Exception:
            log.exception("a hand of table %s could not be sent", table_id)
        return True

    async def _show(self, session: Session, seat: Seat, user_id: int, post: HandPost | None) -> None:
        table_id, guild_id = session.table.id, session.table.guild_id
        message = self._of_table(table_id).of(user_id)
        is_unwanted = post is not None and post.is_unwanted
        if session.is_over or is_unwanted or not await self._is_wanted(message, user_id, guild_id):
            message.is_withheld = True
            if post is not None and (session.is_over or not is_unwanted):
                await self._delete(post)
            return
        if post is None and message.shows is not None:  # it was deleted
            return
        messages, has_images = await self._locales.private(user_id, guild_id, locale=session.table.language)
        panel = _rendered(message, session, seat, messages, has_images=has_images)
        if message.shows != panel or self._images.is_due(panel.image, message.image):
            await self._images.prepare(panel.image, seconds=POST_PATIENCE_SECONDS)
            if post is None or not post.is_sent:
                found = await self._sent(message, table_id, user_id, panel)
                is_old = post is not None  # what an earlier run has sent shows what the hand was then
            else:
                found, is_old = post, True
            if is_old:
                await self._edit(message, found, panel)
            message.shows = panel
        if not message.is_withheld:
            self._images.is_complete(panel.image, message.image)

    async def _is_wanted(self, message: HandMessage, user_id: int, guild_id: int) -> bool:
        if message.is_withheld:
            return False
        if message.shows is not None and not message.is_preference_new:
            return True
        message.is_preference_new = False
        is_offered = self._preferences.server(guild_id).offers_messages
        return is_offered and (await self._preferences.member(user_id)).takes_messages

    async def _sent(self, message: HandMessage, table_id: str, user_id: int, panel: Panel) -> HandPost:
        """Send a hand; return which message it is."""
        try:
            channel = await self._client.create_dm(discord.Object(user_id))
            sending = HandPost(table_id=table_id, user_id=user_id, channel_id=channel.id)
            async with self._lock(table_id, user_id):
                await self._remember(sending)
                send = partial(send_panel, partial(channel.send, nonce=_nonce(sending)))
                sent: discord.Message = await self._images.change(panel, message.image, send)
                post = replace(sending, message_id=sent.id)
                await self._remember(post)
        except discord.Forbidden as error:
            self._refused.add(user_id)
            message.is_withheld = True
            await self._forget(table_id, user_id)
            if error.code == CANNOT_SEND:
                await self._preferences.change_member(user_id, refused_messages=True)
            raise
        return post

    async def _edit(self, message: HandMessage, post: HandPost, panel: Panel) -> None:
        edit = partial(edit_panel, self._partial_message(post).edit, there=message.image.file)
        try:
            await self._images.change(panel, message.image, edit)
        except discord.NotFound:  # its player has deleted it, so they do not want it
            message.is_withheld = True
            await self._remember(replace(post, is_unwanted=True))

    async def _remember(self, post: HandPost) -> None:
        """Store where a hand is. Raise StoreError."""
        await self._hand_posts.set(post)
        hands = self._hands.get(post.table_id)
        if hands is not None and hands.posts is not None:
            hands.posts[post.user_id] = post

    async def _forget(self, table_id: str, user_id: int) -> None:
        """Store that there is no hand. Raise StoreError."""
        await self._hand_posts.drop(table_id, user_id)
        hands = self._hands.get(table_id)
        if hands is not None and hands.posts is not None:
            hands.posts.pop(user_id, None)

    async def _delete(self, post: HandPost) -> None:
        """Delete a hand with all replies to it. Raise what is transient."""
        async with self._lock(post.table_id, post.user_id):
            found = post if post.is_sent else await self._sent_before(post)
            for message in (
                () if found is None else (*await self._replies(found), self._partial_message(found))
            ):
                try:
                    await message.delete()
                except discord.HTTPException as error:
                    if is_transient(error):
                        raise
                    log.info("a hand was deleted already: %s", error)
            if post.table_id in self._hands:
                self._hands[post.table_id].of(post.user_id).image = MessageImage()
            await self._forget(post.table_id, post.user_id)

    async def _sent_before(self, sending: HandPost) -> HandPost | None:
        """Return which message a hand is that was being sent; None if it cannot be sent.

        Before a crash it may or may not have been sent. When it is sent again, Discord returns the first one.
        """
        for post in await self._hand_posts.of_table(sending.table_id):
            if post.user_id == sending.user_id and post.is_sent:
                return post
        channel = self._client.get_partial_messageable(sending.channel_id)
        try:
            sent = await channel.send("🃏", nonce=_nonce(sending), silent=True)
        except discord.HTTPException as error:
            if is_transient(error):
                raise
            log.info("a hand was not sent: %s", error)
            return None
        return replace(sending, message_id=sent.id)

    async def _replies(self, post: HandPost) -> list[discord.Message]:
        """Return what this or an earlier run of the bot has sent as replies to a hand. Raise what is transient."""
        channel = self._client.get_partial_messageable(post.channel_id)
        later = channel.history(limit=SEARCHED, after=discord.Object(post.message_id))
        try:
            return [
                message
                async for message in later
                if message.reference is not None and message.reference.message_id == post.message_id
            ]
        except discord.HTTPException as error:
            if is_transient(error):
                raise
            log.info("what was sent with a hand cannot be found: %s", error)
            return []

    def _lock(self, table_id: str, user_id: int) -> asyncio.Lock:
        return self._locks.setdefault((table_id, user_id), asyncio.Lock())

    def _partial_message(self, post: HandPost) -> discord.PartialMessage:
        return self._client.get_partial_messageable(post.channel_id).get_partial_message(post.message_id)


def _rendered(
    message: HandMessage, session: Session, seat: Seat, messages: Messages, *, has_images: bool
) -> Panel:
    """Return a player's hand as it is now; the last one if nothing that it depends on has changed."""
    table = session.table
    depends_on = session.progress.version, table.phase, table.seats, table.shown_in, messages, has_images
    if message.rendered is None or message.rendered[0] != depends_on:
        panel = hand(session, seat, messages, linked=True, is_drawn=has_images)
        message.rendered = depends_on, panel
    return message.rendered[1]


def _nonce(post: HandPost) -> str:
    """Return by what Discord knows, in the channel of a member, the hand of a table when it is sent again."""
    return f"{post.table_id}/hand"
