"""Direct messages with hands: one for each player and table, edited when the hand changes, deleted at the end."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Awaitable
from dataclasses import dataclass, field, replace
from functools import partial

import discord
from cachetools import LRUCache

from bot.errors import Refused
from bot.sent_messages import HandDetail, about_table, detail_of
from bot.tables.session import Session
from cogs.hands.render import HandMessage
from cogs.i18n.locale import Interaction
from cogs.table_post.snapshot import ScreenParts
from cogs.ui.errors import CANNOT_SEND, FAILURES, is_transient
from cogs.ui.live_message import MOST_KEPT, PATIENCE_SECONDS, LiveMessage, LiveMessages, UpdateResult
from cogs.ui.outbox import StoredMessages
from cogs.ui.panel import Panel
from cogs.ui.responses import UnansweredPresses, acknowledge, edit_message
from data.records.tables import Away, Phase, SentKind, SentMessage, Table
from games.engine import Seat

log = logging.getLogger(__name__)

ASKED_AFTER_GAMES = 3
"""The number of games without a press on the hand message after which a member is asked whether they want it."""

REFUSALS_KEPT = 1_000
"""How many members are remembered who are still to be told that their message was refused."""


@dataclass(slots=True)
class DirectHand(HandMessage):
    """The state of one member's direct message for one table."""

    is_used: bool = False
    """Whether the member has pressed a control of it, as far as this process knows."""
    is_withheld: bool = False
    """Whether the member gets none: they do not want it, have deleted it, or Discord refused it."""
    was_there: bool = False
    """Whether it was sent since their preferences last changed: one that is gone since was deleted, and stays so."""


class TableHands(LiveMessage):
    """The direct messages with the hands of one table, and the replies to them."""

    def __init__(self, table_id: str, context: HandMessages) -> None:
        super().__init__(name=f"hands {table_id}", unanswered=UnansweredPresses.of(context.parts.client))
        self.table_id = table_id
        self._context, self._parts = context, context.parts
        self.hands: dict[int, DirectHand] = {}
        """The hands by the members' ids."""
        read = partial(self._parts.outbox.known, table_id, SentKind.HAND, SentKind.REPLY)
        self._sent = StoredMessages(self._parts.outbox, read)

    def of(self, user_id: int) -> DirectHand:
        """Return the state of a member's message."""
        return self.hands.setdefault(user_id, DirectHand())

    async def update(self) -> UpdateResult:
        """Show every hand as it is now; a failure does not concern the other players."""
        are_done = True
        if not await self._parts.tables.is_shown_here(self.table_id):
            return UpdateResult.OVER
        for hand in self.hands.values():
            hand.image.awaits = None  # until it is known again what the message shows
        if self._parts.homes.is_shared:  # another process may have deleted some
            self._sent.read_again()
        owners = {sent.user_id for sent in await self._sent.all()}
        try:
            session = await self._parts.tables.session(self.table_id)
        except Refused:  # it has not begun, or cannot be played any more
            for user_id in owners:
                are_done &= await self._is_settled(user_id, self.delete(user_id))
            return UpdateResult.OVER if are_done else UpdateResult.FAILED
        self.guild_id = session.table.guild_id
        seats = {
            seat.user_id: seat.seat
            for seat in session.table.seats
            if seat.user_id is not None and seat.away is not Away.LEFT
        }
        for user_id in owners - seats.keys():
            are_done &= await self._is_settled(user_id, self.delete(user_id))
            self.of(user_id).was_there = False
        for user_id, seat in seats.items():
            are_done &= await self._is_settled(user_id, self._show(session, seat, user_id))
            if self.has_work:
                return UpdateResult.AGAIN
        if not are_done:
            return UpdateResult.FAILED
        if awaited := [svg for hand in self.hands.values() if (svg := hand.image.awaits)]:
            await self.undisturbed(self._parts.images.ready(awaited))
            return UpdateResult.AGAIN
        is_kept = any(hand.was_there or hand.is_withheld for hand in self.hands.values())
        return UpdateResult.IDLE if is_kept and not session.is_over else UpdateResult.OVER

    async def answer(self, interaction: Interaction, session: Session) -> None:
        """Show a hand by the answer to a press on it. Raise what Discord and the store answer."""
        hand, user_id = self.of(interaction.user.id), interaction.user.id
        messages, is_drawn = await self._parts.locales.private(user_id, session.table.guild_id)
        seat = session.seat_of(user_id)
        hand.is_used = True
        panel = hand.render(
            session, seat, messages, linked=True, is_drawn=is_drawn, is_sent=not session.table.is_direct
        )
        edit = partial(edit_message, interaction, there=hand.image.file)
        await self._parts.images.change(panel, hand.image, edit)

    async def tell(self, user_id: int, text: str, nonce: str) -> bool:
        """Send a text as a reply to a member's hand; return False if there is none.

        One that has arrived before is not sent again. Raise what Discord and the store answer.
        """
        hand_sent = await self._hand_of(user_id)
        if hand_sent is None or detail_of(hand_sent, HandDetail).is_unwanted:
            return False
        if any(sent.nonce == nonce for sent in await self._sent.all()):
            return True
        channel = self._parts.client.get_partial_messageable(hand_sent.channel_id)
        reference = self._parts.outbox.partial_message(hand_sent).to_reference(fail_if_not_exists=False)

        async def send(nonce: str) -> int:
            return (await channel.send(text, nonce=nonce, reference=reference)).id

        reply = replace(hand_sent, kind=SentKind.REPLY, nonce=nonce, message_id=0)
        await self._sent.send(reply, send)
        return True

    async def delete(self, user_id: int) -> None:
        """Delete a member's hand with all replies to it. Raise what is transient."""
        for sent in reversed(await self._sent.all()):
            if sent.user_id == user_id:
                await self._sent.delete(sent)
        self.of(user_id).image.file = None

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
        table, hand = session.table, self.of(user_id)
        sent = await self._hand_of(user_id)
        is_unwanted = sent is not None and detail_of(sent, HandDetail).is_unwanted
        if session.is_over or is_unwanted or not await self._is_wanted(hand, user_id, table.guild_id):
            hand.is_withheld = True
            if sent is not None and (session.is_over or not is_unwanted):
                await self.delete(user_id)
                if session.is_over and not (is_unwanted or table.is_direct):
                    is_used = hand.is_used or detail_of(sent, HandDetail).is_used
                    await self._context.note_use(user_id, is_used=is_used)
        elif sent is not None or not hand.was_there:
            hand.was_there = sent is not None
            if sent is not None and hand.is_used and not detail_of(sent, HandDetail).is_used:
                sent = await self._sent.note(sent, HandDetail(is_used=True))
            language = table.language
            messages, is_drawn = await self._parts.locales.private(user_id, table.guild_id, locale=language)
            panel = hand.render(
                session, seat, messages, linked=True, is_drawn=is_drawn, is_sent=not table.is_direct
            )
            change = partial(self._send_or_edit, hand, sent, table, user_id, panel)
            await self._parts.images.keep(panel, hand.image, change, self.unless_pressed)

    async def _is_wanted(self, hand: DirectHand, user_id: int, guild_id: int) -> bool:
        if hand.is_withheld:
            return False
        if hand.was_there:
            return True
        return await self._context.are_sent(user_id, guild_id)

    async def _send_or_edit(
        self, hand: DirectHand, sent: SentMessage | None, table: Table, user_id: int, panel: Panel
    ) -> None:
        if sent is not None:
            edit = partial(self._sent.edit, sent, there=hand.image.file)
            if not await self._parts.images.change(panel, hand.image, edit):
                hand.is_withheld = True  # its player has deleted it, so they do not want it
                await self._sent.note(sent, HandDetail(is_unwanted=True))
            return
        try:
            channel = await self._parts.client.create_dm(discord.Object(user_id))
            send = self._parts.images.sender(panel, hand.image, channel.send, silent=True)
            nonce = f"{self.table_id}/hand"
            await self._sent.send(about_table(table, SentKind.HAND, channel.id, nonce, user_id=user_id), send)
            hand.was_there = True
        except discord.Forbidden as error:
            self._context.refused[user_id] = "hand-refused"
            hand.is_withheld = True
            if error.code == CANNOT_SEND:
                await self._parts.preferences.change_member(user_id, refused_messages=True)
            raise

    async def _hand_of(self, user_id: int) -> SentMessage | None:
        hands = [sent for sent in await self._sent.all() if sent.kind is SentKind.HAND]
        return next((sent for sent in hands if sent.user_id == user_id), None)


@dataclass(eq=False)
class HandMessages(LiveMessages[str, TableHands]):
    """Sends, edits and deletes the direct messages, by the tables' ids.

    After a refusal, none is sent to that member for that table.
    """

    parts: ScreenParts
    """The parts with the images that only one person sees."""
    refused: LRUCache[int, str] = field(default_factory=partial(LRUCache, REFUSALS_KEPT), init=False)
    """Members whose message was refused and who have not been told so, with the key of the sentence that says it."""

    def __post_init__(self) -> None:
        super().__init__(lambda table_id: TableHands(table_id, self), self.parts.homes, most=MOST_KEPT)

    async def answer(self, interaction: Interaction, session: Session) -> None:
        """Show a hand by the answer to a press on its direct message; later if that is not possible now."""
        hands = self.of(session.table.id)
        await hands.try_to(partial(hands.answer, interaction, session), seconds=PATIENCE_SECONDS)
        await acknowledge(interaction)
        hands.changed()

    def pressed_elsewhere(self, table_id: str, user_id: int) -> None:
        """Another process may have put another image into a hand, by the answer to a press on it."""
        hands = self.live.get(table_id)
        if hands is not None:
            hands.of(user_id).image.file = None
            hands.of(user_id).is_used = True

    async def tell(self, table_id: str, user_id: int, text: str, *, nonce: str) -> bool:
        """Send a text as a reply to a member's hand; return False if they have none. Raise what Discord answers.

        The reply is deleted with the hand, also by a process that has not sent it.
        """
        hands = self.of(table_id)
        with contextlib.suppress(Refused):  # another process shows the hands now
            return await hands.do(partial(hands.tell, user_id, text, nonce))
        return False

    async def preferences_changed(self, user_id: int) -> None:
        """Apply a member's preferences to their running games. Raise StoreError if those are not known."""
        self.refused.pop(user_id, None)
        for table in await self.parts.tables.stored.of_member(user_id):
            if table.phase is Phase.PLAYING:
                hand = self.of(table.id).of(user_id)
                hand.image.shows, hand.is_withheld, hand.was_there = None, False, False
                self.changed(table.id)

    def forget_member(self, user_id: int | None) -> None:
        """Forget that a member was refused a message; None: any member."""
        if user_id is None:
            self.refused.clear()
        else:
            self.refused.pop(user_id, None)

    async def note_use(self, user_id: int, *, is_used: bool) -> None:
        """Count a game in which a member has used no control of their hand, or forget those before."""
        unused = (await self.parts.preferences.member(user_id)).unused_hands
        if is_used and unused:
            await self.parts.preferences.change_member(user_id, unused_hands=0)
        elif not is_used and unused < ASKED_AFTER_GAMES:
            await self.parts.preferences.change_member(user_id, unused_hands=unused + 1)

    async def has_to_ask(self, user_id: int) -> bool:
        """Return True if a member is to be asked whether they want such messages; only once."""
        member = await self.parts.preferences.member(user_id)
        if not member.takes_messages or member.unused_hands != ASKED_AFTER_GAMES:
            return False
        await self.parts.preferences.change_member(user_id, unused_hands=ASKED_AFTER_GAMES + 1)
        return True

    async def are_sent(self, user_id: int, guild_id: int) -> bool:
        """Return True if the hands of a member in a server also come by direct message."""
        is_offered = self.parts.preferences.server(guild_id).offers_messages
        return is_offered and (await self.parts.preferences.member(user_id)).takes_messages

    async def stop(self, user_id: int) -> None:
        """Send a member no hands any more, and delete those that are there. Raise StoreError."""
        await self.parts.preferences.change_member(user_id, wants_messages=False)
        await self.preferences_changed(user_id)

    async def withdraw(self, user_id: int) -> None:
        """Delete all messages that show a member's hands. Raise StoreError if they are not known."""
        tables = {
            sent.about for sent in await self.parts.outbox.stored.to(user_id) if sent.kind is SentKind.HAND
        }
        for table_id in tables:
            hands = self.of(table_id)
            try:
                await hands.do(partial(hands.delete, user_id))
            except (Refused, *FAILURES) as error:
                log.warning("a hand of table %s could not be deleted: %s", table_id, error)
            hands.changed()

    def to_tell(self, user_id: int) -> str | None:
        """Return the key of the sentence that tells a member of a refused message; only once. None without one."""
        return self.refused.pop(user_id, None)
