"""Direct messages with hands: one for each player and table, edited when the hand changes, deleted at the end."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Awaitable
from dataclasses import dataclass, field, replace
from functools import partial

import discord

from bot.cluster.homes import Homes
from bot.errors import Refused
from bot.preferences import Preferences
from bot.sent_messages import SentKind, SentMessage, SentMessageStore, about_table
from bot.tables.service import TableService
from bot.tables.session import Session
from bot.tables.table import Away, Phase, Table
from cogs.hands.render import hand
from cogs.i18n.locale import LocaleResolver, Press
from cogs.i18n.messages import Messages
from cogs.images.progressive_reply import POST_PATIENCE_SECONDS, MessageImage, ProgressiveReply
from cogs.ui.components import edit_panel, send_panel
from cogs.ui.errors import FAILURES, TRANSIENT, is_transient
from cogs.ui.live_message import LiveMessage, LiveMessages, Outcome
from cogs.ui.outbox import Outbox, Send
from cogs.ui.panel import Panel
from cogs.ui.responses import UnansweredPresses, acknowledge, edit_message
from games.engine import Seat

log = logging.getLogger(__name__)

CANNOT_SEND = 50007
"""What Discord answers when a member takes no direct messages from the bot."""
UNWANTED = "unwanted"
"""What is stored of a hand that its player has deleted: they get no other for this table."""
PATIENCE_SECONDS = 1.0
"""How long an answer waits for an update that is under way; it has three seconds in all."""


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

    def render(self, session: Session, seat: Seat, messages: Messages, *, has_images: bool) -> Panel:
        """Return a player's hand as it is now; the last one if nothing that it depends on has changed."""
        table = session.table
        depends_on = session.progress.version, table.phase, table.seats, table.shown_in, messages, has_images
        if self.rendered is None or self.rendered[0] != depends_on:
            self.rendered = depends_on, hand(session, seat, messages, linked=True, is_drawn=has_images)
        return self.rendered[1]


class TableHands(LiveMessage):
    """The direct messages with the hands of one table, and the replies to them."""

    def __init__(self, table_id: str, context: HandMessages) -> None:
        super().__init__(name=f"hands {table_id}", unanswered=UnansweredPresses.of(context.client))
        self.table_id = table_id
        self._context = context
        self.messages: dict[int, HandMessage] = {}
        """By the members' ids."""
        self._sent: list[SentMessage] | None = None
        """The hands and replies that are there; None until that is read, and after an answer was lost."""

    def of(self, user_id: int) -> HandMessage:
        """Return what is known of a member's message."""
        return self.messages.setdefault(user_id, HandMessage())

    async def update(self) -> Outcome:
        """Show every hand as it is now; a failure does not concern the other players."""
        context, are_done = self._context, True
        if not await context.tables.is_shown_here(self.table_id):
            return Outcome.OVER
        for message in self.messages.values():
            message.image.awaits = None  # until it is known again what the message shows
        if context.homes.is_shared:  # another process may have deleted some
            self._sent = None
        owners = {sent.user_id for sent in await self._all_sent()}
        try:
            session = await context.tables.session(self.table_id)
        except Refused:  # it has not begun, or cannot be played any more
            for user_id in owners:
                are_done &= await self._is_settled(user_id, self.delete(user_id))
            return Outcome.OVER if are_done else Outcome.FAILED
        self.guild_id = session.table.guild_id
        seats = {
            seat.user_id: seat.seat
            for seat in session.table.seats
            if seat.user_id is not None and seat.away is not Away.LEFT
        }
        for user_id in owners - seats.keys():
            are_done &= await self._is_settled(user_id, self.delete(user_id))
            self.of(user_id).shows = None
        for user_id, seat in seats.items():
            are_done &= await self._is_settled(user_id, self._show(session, seat, user_id))
            if self.has_work:
                return Outcome.SOON
        if not are_done:
            return Outcome.FAILED
        if awaited := [svg for message in self.messages.values() if (svg := message.image.awaits)]:
            await self.undisturbed(context.images.ready(awaited))
            return Outcome.SOON
        is_kept = any(message.shows or message.is_withheld for message in self.messages.values())
        return Outcome.CURRENT if is_kept and not session.is_over else Outcome.OVER

    async def answer(self, press: Press, session: Session) -> None:
        """Show a hand by the answer to a press on it. Raise what Discord and the store answer."""
        message, user_id = self.of(press.user.id), press.user.id
        message.shows = None
        messages, has_images = await self._context.locales.private(user_id, session.table.guild_id)
        panel = message.render(session, session.seat_of(user_id), messages, has_images=has_images)
        edit = partial(edit_message, press, there=message.image.file)
        await self._context.images.change(panel, message.image, edit)
        message.shows = panel

    async def tell(self, user_id: int, text: str, nonce: str) -> None:
        """Send a text as a reply to a member's hand, if there is one. Raise what Discord and the store answer."""
        hand_sent = await self._hand_of(user_id)
        if hand_sent is None or hand_sent.detail == UNWANTED:
            return
        channel = self._context.client.get_partial_messageable(hand_sent.channel_id)
        reference = self._context.outbox.partial_message(hand_sent).to_reference(fail_if_not_exists=False)

        async def send(nonce: str) -> int:
            return (await channel.send(text, nonce=nonce, reference=reference)).id

        reply = replace(hand_sent, kind=SentKind.REPLY, nonce=nonce, message_id=0)
        await self._send(reply, send)

    async def delete(self, user_id: int) -> None:
        """Delete a member's hand with all replies to it. Raise what is transient."""
        for sent in reversed(await self._all_sent()):
            if sent.user_id == user_id:
                await self._context.outbox.delete(sent)
                self._note(sent, is_there=False)
        self.of(user_id).image = MessageImage()

    async def _is_settled(self, user_id: int, change: Awaitable[None]) -> bool:
        """Change one player's message; return False on a transient failure."""
        try:
            await change
        except discord.Forbidden as error:
            log.info("a hand of table %s is refused: %s", self.table_id, error)
            self.of(user_id).is_withheld = True
        except FAILURES as error:
            log.warning("a hand of table %s could not be sent: %s", self.table_id, error)
            return not is_transient(error)
        except Exception:
            log.exception("a hand of table %s could not be sent", self.table_id)
        return True

    async def _show(self, session: Session, seat: Seat, user_id: int) -> None:
        context, guild_id, message = self._context, session.table.guild_id, self.of(user_id)
        sent = await self._hand_of(user_id)
        is_unwanted = sent is not None and sent.detail == UNWANTED
        if session.is_over or is_unwanted or not await self._is_wanted(message, user_id, guild_id):
            message.is_withheld = True
            if sent is not None and (session.is_over or not is_unwanted):
                await self.delete(user_id)
            return
        if sent is None and message.shows is not None:  # it was deleted
            return
        language = session.table.language
        messages, has_images = await context.locales.private(user_id, guild_id, locale=language)
        panel = message.render(session, seat, messages, has_images=has_images)
        if message.shows != panel or context.images.is_due(panel.image, message.image):
            seconds = POST_PATIENCE_SECONDS
            if not await context.images.prepare(panel.image, seconds=seconds, waiting=self.unless_pressed):
                return
            if sent is None:
                await self._send_hand(session.table, message, user_id, panel)
            else:
                await self._edit(message, sent, panel)
            message.shows = panel
        if not message.is_withheld:
            context.images.is_complete(panel.image, message.image)

    async def _is_wanted(self, message: HandMessage, user_id: int, guild_id: int) -> bool:
        if message.is_withheld:
            return False
        if message.shows is not None and not message.is_preference_new:
            return True
        message.is_preference_new = False
        is_offered = self._context.preferences.server(guild_id).offers_messages
        return is_offered and (await self._context.preferences.member(user_id)).takes_messages

    async def _send_hand(self, table: Table, message: HandMessage, user_id: int, panel: Panel) -> None:
        context = self._context
        try:
            channel = await context.client.create_dm(discord.Object(user_id))

            async def send(nonce: str) -> int:
                sending = partial(send_panel, partial(channel.send, nonce=nonce))
                sent: discord.Message = await context.images.change(panel, message.image, sending)
                return sent.id

            hand_sent = about_table(
                table, SentKind.HAND, channel.id, f"{self.table_id}/hand", user_id=user_id
            )
            await self._send(hand_sent, send)
        except discord.Forbidden as error:
            context.refused.add(user_id)
            message.is_withheld = True
            if error.code == CANNOT_SEND:
                await context.preferences.change_member(user_id, refused_messages=True)
            raise

    async def _edit(self, message: HandMessage, sent: SentMessage, panel: Panel) -> None:
        outbox = self._context.outbox
        edit = partial(edit_panel, outbox.partial_message(sent).edit, there=message.image.file)
        try:
            await self._context.images.change(panel, message.image, edit)
        except discord.NotFound:  # its player has deleted it, so they do not want it
            message.is_withheld = True
            self._note(await outbox.note(sent, detail=UNWANTED))

    async def _send(self, stored: SentMessage, send: Send) -> None:
        try:
            self._note(await self._context.outbox.send(stored, send))
        except TRANSIENT:
            self._sent = None  # it may be there, and only the answer was lost
            raise

    async def _all_sent(self) -> list[SentMessage]:
        if self._sent is None:
            self._sent = await self._context.outbox.known(self.table_id, SentKind.HAND, SentKind.REPLY)
        return self._sent

    async def _hand_of(self, user_id: int) -> SentMessage | None:
        hands = [sent for sent in await self._all_sent() if sent.kind is SentKind.HAND]
        return next((sent for sent in hands if sent.user_id == user_id), None)

    def _note(self, changed: SentMessage, *, is_there: bool = True) -> None:
        if self._sent is not None:
            others = [sent for sent in self._sent if sent.message_id != changed.message_id]
            self._sent = [*others, changed] if is_there else others


class HandMessages(LiveMessages[str, TableHands]):
    """Sends, edits and deletes the direct messages, by the tables' ids.

    After a refusal, none is sent to that member for that table.
    """

    def __init__(
        self,
        client: discord.Client,
        tables: TableService,
        preferences: Preferences,
        locales: LocaleResolver,
        images: ProgressiveReply,
        homes: Homes,
        outbox: Outbox,
        sent: SentMessageStore,
    ) -> None:
        super().__init__(lambda table_id: TableHands(table_id, self))
        self.client = client
        self.tables = tables
        self.preferences = preferences
        self.locales = locales
        self.images = images
        self.homes = homes
        self.outbox = outbox
        self._all_sent = sent
        self.refused: set[int] = set()
        """Members whose message was refused and who have not been told so."""

    async def answer(self, press: Press, session: Session) -> None:
        """Show a hand by the answer to a press on its direct message; later if that is not possible now."""
        hands = self.of(session.table.id)
        try:
            await hands.do(partial(hands.answer, press, session), seconds=PATIENCE_SECONDS)
        except (Refused, TimeoutError, *FAILURES) as error:
            log.warning("a hand could not be shown after a move: %s", error)
            await acknowledge(press)
        hands.changed()

    def pressed_elsewhere(self, table_id: str, user_id: int) -> None:
        """Another process may have put another image into a hand, by the answer to a press on it."""
        hands = self.live.get(table_id)
        if hands is not None:
            hands.of(user_id).image.file = None

    async def tell(self, table_id: str, user_id: int, text: str, *, nonce: str) -> None:
        """Send a text as a reply to a member's hand, if they get that by direct message. Raise what Discord answers.

        The reply is deleted with the hand, also by a process that has not sent it.
        """
        hands = self.of(table_id)
        with contextlib.suppress(Refused):  # another process shows the hands now
            await hands.do(partial(hands.tell, user_id, text, nonce))

    async def preferences_changed(self, user_id: int) -> None:
        """Apply a member's preferences to their running games. Raise StoreError if those are not known."""
        self.refused.discard(user_id)
        for table in await self.tables.open_tables_of(user_id):
            if table.phase is Phase.PLAYING:
                message = self.of(table.id).of(user_id)
                message.shows, message.is_withheld, message.is_preference_new = None, False, True
                self.changed(table.id)

    async def withdraw(self, user_id: int) -> None:
        """Delete all messages that show a member's hands. Raise StoreError if they are not known."""
        tables = {sent.about for sent in await self._all_sent.to(user_id) if sent.kind is SentKind.HAND}
        for table_id in tables:
            hands = self.of(table_id)
            try:
                await hands.do(partial(hands.delete, user_id))
            except (Refused, *FAILURES) as error:
                log.warning("a hand of table %s could not be deleted: %s", table_id, error)
            hands.changed()

    def has_to_tell(self, user_id: int) -> bool:
        """Return whether a member is to be told that their direct message was refused; True only once."""
        if user_id not in self.refused:
            return False
        self.refused.discard(user_id)
        return True
