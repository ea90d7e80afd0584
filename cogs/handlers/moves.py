"""Moves of the games: plays them, opens their forms, shows hands, and answers the player."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Any

from bot.errors import Reason, Refused
from bot.tables.commands import Move
from bot.tables.service import TableService
from bot.tables.session import Session
from cogs.games.registry import PRESENTERS
from cogs.hands.direct_messages import HandMessages
from cogs.hands.ephemeral import EphemeralHands, Reveals
from cogs.hands.render import in_sentences, in_words, revealed, unused
from cogs.i18n.locale import Interaction, messages_of
from cogs.i18n.names import formatted
from cogs.i18n.table_messages import TableMessages
from cogs.permissions import check_place_of_hand
from cogs.table_post.post_updater import PostUpdater
from cogs.ui.custom_id import OpenForm, TableRoute
from cogs.ui.errors import sentence
from cogs.ui.panel import Filled
from cogs.ui.responses import ask, reply_privately, show, within_answer_time
from data.records.tables import Table
from games.engine import Seat, UnknownAction

log = logging.getLogger(__name__)


@dataclass(frozen=True, eq=False)
class MoveHandler:
    """Plays an action and answers: by the post where it was pressed there, else privately."""

    tables: TableService
    updater: PostUpdater
    hands: HandMessages
    ephemeral: EphemeralHands
    reveals: Reveals

    async def play(
        self, interaction: Interaction, table_id: str, action: Any, *, seen_version: int | None
    ) -> None:
        """Make a move. ``seen_version`` is how many public moves its control was made after; None for a command."""
        session, seat = await self._seated(interaction, table_id)
        await self._play(interaction, session, seat, action, seen_version=seen_version)

    async def _play(
        self, interaction: Interaction, session: Session, seat: Seat, action: Any, *, seen_version: int | None
    ) -> None:
        table_id = session.table.id
        presenter = PRESENTERS[session.table.game]
        action = presenter.meant(action, session.progress.seat_view(seat))
        before = session.progress.version
        session = await self.tables.apply(table_id, interaction.user.id, Move(action, seen_version))
        try:
            await self._answer(interaction, session, seat, action, since=before)
        except Exception:  # the move is stored: its player must not read that it failed
            log.exception("a move at table %s could not be answered", table_id)
            await reply_privately(interaction, messages_of(interaction)("table-action-done"))
        self.ephemeral.note(interaction, table_id)
        await self._tell_reveals(interaction, session, seat, since=before)
        await self._tell_refused_messages(interaction)

    async def _answer(
        self, interaction: Interaction, session: Session, seat: Seat, action: Any, *, since: int
    ) -> None:
        """Show a move where it was made."""
        table_id, presenter = session.table.id, PRESENTERS[session.table.game]
        # If the post changed, it would tell everybody that a secret choice was made there.
        is_secret = isinstance(action, presenter.secrets)
        if not is_secret and await self.updater.shows(table_id, interaction.message):
            await self.updater.answer(interaction, table_id)
        elif interaction.message is not None and interaction.message.flags.ephemeral:
            await self.ephemeral.edit(interaction, session)
        elif _is_private(interaction, session.table):
            await self.hands.answer(interaction, session)
        else:
            say = TableMessages(messages_of(interaction), session.table.seats)
            told = "" if is_secret else _told(session, seat, since, say)
            told = told or formatted(presenter.label(action, say))
            await reply_privately(interaction, say("move-done", move=told))

    async def press(self, press: Interaction, table_id: str, token: str, *, seen_version: int) -> None:
        """Make the move of a control."""
        session, seat = await self._seated(press, table_id)
        await self._play(press, session, seat, decoded(session, token), seen_version=seen_version)

    async def open_form(self, interaction: Interaction, route: TableRoute, form: OpenForm) -> None:
        """Open a form of the game. A form can only be the first answer, so it must not take long."""
        session, seat = await within_answer_time(self._seated(interaction, route.table_id))
        session.check_open(seat, route.seen_version)
        say = TableMessages(messages_of(interaction), session.table.seats)
        view, legal = session.progress.seat_view(seat), session.legal_actions(seat)
        await ask(
            interaction, PRESENTERS[session.table.game].questions.form(form.name, view, legal, say), route
        )

    async def fill_form(
        self, interaction: Interaction, route: TableRoute, form: OpenForm, filled: Filled
    ) -> None:
        """Make the move that a filled form means."""
        session, seat = await self._seated(interaction, route.table_id)
        view = session.progress.seat_view(seat)
        action = PRESENTERS[session.table.game].questions.action(form.name, filled, view)
        await self._play(interaction, session, seat, action, seen_version=route.seen_version)

    async def show_hand(self, interaction: Interaction, table_id: str) -> None:
        """Show a player their hand, privately."""
        session, _ = await self._with_hand(interaction, table_id)
        await self.ephemeral.show(interaction, session)
        if session.status.is_asleep and session.table.is_direct:  # its member is here
            self.updater.changed(table_id)
        await self._tell_refused_messages(interaction)
        if await self.hands.has_to_ask(interaction.user.id):
            await show(interaction, unused(session, messages_of(interaction)))

    async def tell_hand_in_words(self, interaction: Interaction, table_id: str) -> None:
        """Show a player their whole hand in words, privately."""
        session, seat = await self._with_hand(interaction, table_id)
        await show(interaction, in_words(session, seat, messages_of(interaction)))

    async def stop_hand_messages(self, interaction: Interaction) -> None:
        """Send a member no more hands by direct message."""
        await self.hands.stop(interaction.user.id)
        await reply_privately(interaction, messages_of(interaction)("hand-messages-off"))

    async def answer_overtaken(self, interaction: Interaction, table_id: str, refused: Refused) -> None:
        """Say that a press came too late or too early, and whose move it is; update the hand that it was beside."""
        try:
            session = await self.tables.session(table_id)
        except Refused:  # there is no game yet, or none any more
            await reply_privately(interaction, sentence(refused, messages_of(interaction)))
            return
        say = TableMessages(
            messages_of(interaction), session.table.seats, reader=session.table.seat_of(interaction.user.id)
        )
        # A hand in a direct message follows the game by itself.
        is_own_reply = _is_private(interaction, session.table) and interaction.guild_id is not None
        if is_own_reply and session.table.seat_of(interaction.user.id) is not None:
            await self.ephemeral.edit(interaction, session)
        prompt = PRESENTERS[session.table.game].prompt(session.progress.public_view(), say)
        lines = (sentence(refused, say.messages), prompt)
        await reply_privately(interaction, "\n".join(line for line in lines if line))

    async def _seated(self, interaction: Interaction, table_id: str) -> tuple[Session, Seat]:
        """Return a table in play and the seat of the person, for a move.

        Refused on an older copy of a hand: its player may take it for the hand as it is.
        """
        session = await self.tables.session(table_id)
        check_place_of_hand(session.table, interaction)
        seat = session.seat_of(interaction.user.id)
        if self.ephemeral.is_older(interaction, table_id):
            raise Refused(Reason.OLDER_HAND)
        return session, seat

    async def _with_hand(self, interaction: Interaction, table_id: str) -> tuple[Session, Seat]:
        """Return a table in play and the seat of the person, for their hand. Refused when the game is over."""
        session = await self.tables.session(table_id)
        check_place_of_hand(session.table, interaction)
        seat = session.seat_of(interaction.user.id)
        if session.is_over:
            raise Refused(Reason.TABLE_OVER)
        return session, seat

    async def _tell_reveals(
        self, interaction: Interaction, session: Session, seat: Seat, *, since: int
    ) -> None:
        """Tell a player what their move let only them see, such as a hand that the Summoner shows."""
        events = revealed(session, seat, since=since, pressed=True)
        if events:
            lines = in_sentences(session, seat, events, messages_of(interaction))
            if not await reply_privately(interaction, "\n".join(lines)):
                self.reveals.tell_own(session, seat, interaction.user.id, events, since=since)

    async def _tell_refused_messages(self, interaction: Interaction) -> None:
        key = self.hands.to_tell(interaction.user.id)
        if key is not None:
            await reply_privately(interaction, messages_of(interaction)(key))


def decoded(session: Session, token: str) -> Any:
    """Return the action of a token. Refused when the game knows none."""
    try:
        return session.game.decode(token)
    except UnknownAction as error:
        raise Refused(Reason.UNKNOWN_ACTION) from error


def _told(session: Session, seat: Seat, since: int, say: TableMessages) -> str:
    """Return the sentence by which the table tells a seat's move after the version ``since``; empty without one."""
    presenter = PRESENTERS[session.table.game]
    made = (entry for entry in session.progress.history if entry.version > since and entry.pressed_by == seat)
    told = (event for entry in made for event in entry.public if presenter.is_told(event))
    first = next(told, None)  # what was done; the others follow from it
    return "" if first is None else presenter.event(first, say)


def _is_private(interaction: Interaction, table: Table) -> bool:
    """Return True if the message that was pressed may show a hand: a hand must never go to others.

    Where the table's post is in the same direct messages, post and hand follow the game by themselves.
    """
    if interaction.message is None:
        return False
    return interaction.message.flags.ephemeral or (interaction.guild_id is None and not table.is_direct)
