"""Offers a player's seat to a member, in a public message with a button for the member and one for the player."""

from __future__ import annotations

import contextlib
import logging
from dataclasses import dataclass, field, replace
from functools import partial

import discord

from bot.errors import Reason, Refused
from bot.sent_messages import about_table
from bot.tables.changes import TableChanged
from bot.tables.commands import TableAction, TableActionKind, TakeOver
from bot.tables.lobbies import Lobbies
from bot.tables.session import Session
from bot.tables.status import Offer
from bot.tasks import KeyedTasks
from cogs.handlers.lobby import member_of
from cogs.i18n.locale import Interaction, messages_of
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from cogs.permissions import check_channel, may_write
from cogs.table_post.snapshot import ScreenParts
from cogs.table_post.turn_pings import TurnPings
from cogs.ui import links
from cogs.ui.custom_id import TakeSeat, WithdrawOffer
from cogs.ui.errors import FAILURES, is_transient
from cogs.ui.outbox import Send, panel_sender, shared_component
from cogs.ui.panel import Button, Panel, Style
from cogs.ui.responses import edit_message, pressed_message, reply_privately
from data.errors import StoreError
from data.records.tables import By, SentKind, SentMessage, Table
from games.engine import Seat

log = logging.getLogger(__name__)


@dataclass(frozen=True, eq=False)
class SeatOffers:
    """Posts offers, and changes each message into what has become of its offer."""

    parts: ScreenParts
    lobbies: Lobbies
    pings: TurnPings
    _endings: KeyedTasks = field(
        default_factory=partial(KeyedTasks, "offers", failures=FAILURES, is_transient=is_transient),
        init=False,
    )

    def table_over(self, change: TableChanged) -> None:
        """Take the buttons from the offers of a table that is over."""
        table, session = change.table, change.session
        has_asked = session is not None and session.status.last_number > 0  # offers are numbered like votes
        if has_asked and self.parts.homes.is_home(table.guild_id):
            text = self.parts.locales.public(table.guild_id)("seat-offer-over")
            self._endings.start(table.id, partial(self._end, table.id, text))

    async def close(self) -> None:
        """Stop; what is left keeps its buttons, which do nothing any more."""
        await self._endings.close()

    async def post(self, interaction: Interaction, session: Session, member: discord.Member) -> None:
        """Offer the player's seat to a member, in this channel. An older offer of this seat ends.

        Refused for a member who plays there and for a bot, and where the player or the bot may not write.
        """
        table, seat = session.table, session.seat_of(interaction.user.id)
        if member.bot or table.seat_of(member.id) is not None:
            raise Refused(Reason.OFFER_NOBODY)
        check_channel(interaction)
        if not may_write(interaction):
            raise Refused(Reason.NO_WRITING)
        pinged = await self.pings.may_ping(table.id, [member.id])
        messages, _ = await self.parts.locales.of_table(table)
        session = await self.parts.tables.apply(
            table.id, interaction.user.id, TableAction(TableActionKind.OFFER)
        )
        offer = session.status.offers[seat]
        channel = interaction.client.get_partial_messageable(interaction.channel_id or 0)
        message = about_table(
            table, SentKind.SHARED, channel.id, _nonce(table, offer.number), user_id=interaction.user.id
        )
        panel = replace(
            _panel(table, offer, interaction.user, member, messages),
            component_id=shared_component(message.nonce),
        )
        try:
            await self._send(message, panel_sender(channel, panel, pinged=pinged))
        except Exception:
            await self._take_back(table.id, seat, offer.number)
            raise
        text = messages("seat-kept", who=interaction.user.mention)
        with contextlib.suppress(*FAILURES):  # they end with the table at the latest
            await self._end(table.id, text, giver_id=interaction.user.id, newest=message.nonce)
        await reply_privately(interaction, messages_of(interaction)("seat-offered"))

    async def _send(self, message: SentMessage, send: Send) -> None:
        """Send an offer, once: after a lost answer it may be there."""
        try:
            await self.parts.outbox.send(message, send)
        except FAILURES as error:
            if not is_transient(error):
                raise
            await self.parts.outbox.send_once(message, send)

    async def _take_back(self, table_id: str, seat: Seat, number: int) -> None:
        """End an offer that could not be shown, so that the seat can be offered again at once."""
        withdrawal = TableAction(TableActionKind.WITHDRAW, amount=number)
        with contextlib.suppress(Refused, StoreError):  # it ends by itself in an hour
            await self.parts.tables.change_session(
                table_id,
                lambda session: session.execute(withdrawal, seat, by=By.CLOCK, at=self.parts.tables.now()),
            )

    async def _end(self, table_id: str, text: str, *, giver_id: int | None = None, newest: str = "") -> None:
        """Replace the offers of a table that have ended by a text: all, or those of one player but their newest.

        Raise what may succeed later.
        """
        outbox = self.parts.outbox
        for sent in await outbox.known(table_id, SentKind.SHARED, user_id=giver_id):
            if not sent.nonce.startswith(_OFFER) or sent.nonce == newest:
                continue
            try:
                await outbox.edit(sent, Panel(heading=text, paragraphs=()))
            except discord.HTTPException as error:
                if is_transient(error):
                    raise
                log.info("an offer in channel %d stays as it is: %s", sent.channel_id, error)
            await outbox.stored.drop(sent)

    async def take(self, interaction: Interaction, table: Table, command: TakeSeat) -> None:
        """Give a member the seat that is offered to them. Refused for everybody else."""
        if interaction.user.id != command.taker_id:
            raise Refused(Reason.NOT_YOURS_TO_TAKE)
        taking = TakeOver(command.giver_id, command.number, member_of(interaction))
        session = await self.lobbies.take_over(table.id, taking)
        await self._answer(interaction, session, command.number, "seat-taken")

    async def withdraw(self, interaction: Interaction, table: Table, command: WithdrawOffer) -> None:
        """End the offer of a seat. Refused for everybody but its player."""
        if interaction.user.id != command.giver_id:
            raise Refused(Reason.NOT_YOUR_OFFER)
        withdrawal = TableAction(TableActionKind.WITHDRAW, amount=command.number)
        session = await self.parts.tables.apply(table.id, interaction.user.id, withdrawal)
        await self._answer(interaction, session, command.number, "seat-kept")

    async def _answer(self, interaction: Interaction, session: Session, number: int, key: str) -> None:
        """Change the public offer into what has become of it."""
        if pressed_message(interaction) is None:
            await reply_privately(interaction, messages_of(interaction)("table-action-done"))
            return
        say = TableMessages(self.parts.locales.public(session.table.guild_id), session.table.seats)
        await edit_message(interaction, Panel(heading=say(key, who=interaction.user.mention), paragraphs=()))
        nonce, stored = _nonce(session.table, number), self.parts.outbox.stored
        with contextlib.suppress(StoreError):  # the end of the table forgets it
            await stored.drop(about_table(session.table, SentKind.SHARED, interaction.channel_id or 0, nonce))


_OFFER = "offer/"
"""The beginning of the nonces of offers."""


def _nonce(table: Table, number: int) -> str:
    return f"{_OFFER}{table.id}/{number}"


def _panel(
    table: Table,
    offer: Offer,
    giver: discord.User | discord.Member,
    taker: discord.Member,
    messages: Messages,
) -> Panel:
    heading = messages(
        "seat-offer",
        taker=taker.mention,
        giver=giver.mention,
        game=messages(f"{table.game}-name"),
        link=links.to_table(table),
        until=f"<t:{int(offer.until)}:R>",
    )
    take, withdraw = TakeSeat(giver.id, taker.id, offer.number), WithdrawOffer(giver.id, offer.number)
    row = (Button(take, messages("button-take"), Style.GOOD), Button(withdraw, messages("button-withdraw")))
    return Panel(heading=heading, paragraphs=(), rows=(row,), table_id=table.id)
