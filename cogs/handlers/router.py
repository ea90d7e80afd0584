"""Where presses and filled forms arrive: finds the table, makes the move, and answers the person."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

import discord
from discord.ext import commands

from bot.errors import Refused
from bot.history.past_games import GameHistory
from bot.ops import metrics
from bot.ratings.leaderboards import Leaderboards
from bot.tables.lobby import Member
from bot.tables.options import AnyGame
from bot.tables.service import TableService
from bot.tables.session import Session
from cogs.commands.choice_cache import ChoiceCache
from cogs.games.registry import PRESENTERS
from cogs.handlers.permissions import check_may_open, check_server
from cogs.handlers.seed_contribution import SEED_CONTRIBUTION, SeedContributionHandler
from cogs.handlers.table_actions import TableActionHandler
from cogs.hands.direct_messages import HandMessages
from cogs.hands.reply import HandReply
from cogs.i18n.locale import LocaleResolver, messages_of
from cogs.i18n.messages import Messages
from cogs.i18n.names import formatted
from cogs.i18n.table_messages import TableMessages
from cogs.images.renderer import ImageRenderer
from cogs.pages.rulebook import SHELF, Rulebook
from cogs.table_post.spectators import Spectators
from cogs.table_post.updater import PostUpdater
from cogs.ui.components import PRESSES, Pressed, holds, read_form
from cogs.ui.errors import answer_error, sentence
from cogs.ui.page_handler import PageHandler
from cogs.ui.panel import Filled
from cogs.ui.rate_limit import RateLimiter
from cogs.ui.responses import ask, in_time, reply_privately, within_answer_time
from games.engine import Seat, UnknownAction

log = logging.getLogger(__name__)

Press = discord.Interaction[Any]

OVERTAKEN = frozenset({"moved-on", "not-asked"})
"""Why a press is refused that came too late or too early: then it helps to hear whose move it is."""


class InteractionRouter(commands.Cog, name=PRESSES):
    """Every control of every game ends here, on posts, beside hands and in direct messages alike."""

    def __init__(
        self,
        tables: TableService,
        history: GameHistory,
        leaderboards: Leaderboards,
        updater: PostUpdater,
        hands: HandMessages,
        watchers: Spectators,
        rate_limiter: RateLimiter,
        renderer: ImageRenderer,
        locales: LocaleResolver,
    ) -> None:
        self.tables = tables
        self.history = history
        self.locales = locales
        self.updater = updater
        self.hands = hands
        self.rate_limiter = rate_limiter
        self.offers = ChoiceCache()
        self._shower = HandReply(tables, renderer)
        self.rulebook = Rulebook(tables, renderer)
        self.deeds = TableActionHandler(tables, leaderboards, updater, watchers, self.rulebook, locales)
        self.page_handlers: dict[str, PageHandler] = {
            SHELF: self.rulebook,
            SEED_CONTRIBUTION: SeedContributionHandler(tables, updater),
        }

    async def listen(self, interaction: Press) -> None:
        """Find out how who presses or types wants to be answered. Refused when he does so too often."""
        await self.locales.listen(interaction)
        self.rate_limiter.check(interaction)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Press) -> None:
        """Take what the library drops: forms opened before a restart, and controls that are gone by now.

        A press on a control that an edit has taken away since finds no item in the message, and would
        get no answer at all.
        """
        data: Mapping[str, Any] = interaction.data or {}
        custom_id = str(data.get("custom_id", ""))
        pressed = Pressed.read(custom_id, data.get("values", ()))
        if pressed is None:
            if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
                await self._say_unknown(interaction)
            return
        if interaction.type is discord.InteractionType.modal_submit:
            await self.fill(interaction, pressed, read_form(data))
        elif interaction.type is discord.InteractionType.component and not holds(
            interaction.message, custom_id
        ):
            await self.press(interaction, pressed)

    async def _say_unknown(self, interaction: Press) -> None:
        """Answer a control whose custom id means nothing here, such as one of an older release."""
        refused = Refused("unknown-control")
        try:
            await self.listen(interaction)
        except Refused as hurried:
            refused = hurried
        await answer_error(interaction, refused)

    async def press(self, interaction: Press, pressed: Pressed) -> None:
        """Carry out a press. Whatever goes wrong is told to who pressed, and to nobody else."""
        self.updater.pings.touched(pressed.table_id, interaction.user.id)
        with metrics.ANSWER_SECONDS.time():
            await self._press(interaction, pressed)

    async def _press(self, interaction: Press, pressed: Pressed) -> None:
        try:
            await self.listen(interaction)
            page_handler = self.page_handlers.get(pressed.table_id)
            if pressed.deed.startswith("?") and page_handler is None:  # a form can only be the first answer
                await self._open_form(interaction, pressed)
                return
            async with in_time(interaction):
                if page_handler is not None:
                    await page_handler.press(interaction, pressed.deed)
                elif pressed.deed.startswith("!"):
                    await self._deed(interaction, pressed)
                else:
                    await self.move(interaction, pressed.table_id, pressed.deed, asked=pressed.asked)
        except Exception as error:
            await self._say_no(interaction, pressed, error)

    async def fill(self, interaction: Press, pressed: Pressed, filled: Filled) -> None:
        """Carry out a filled form."""
        self.updater.pings.touched(pressed.table_id, interaction.user.id)
        try:
            await self.listen(interaction)
            async with in_time(interaction):
                if pressed.table_id in self.page_handlers:
                    await self.page_handlers[pressed.table_id].fill(interaction, pressed.deed, filled)
                    return
                session = await self.tables.session(pressed.table_id)
                check_server(session.table, interaction)
                seat = session.seat_of(interaction.user.id)
                token = self.token(session, seat, pressed.deed.removeprefix("?"), filled)
                await self.move(interaction, pressed.table_id, token, asked=pressed.asked)
        except Exception as error:
            await self._say_no(interaction, pressed, error)

    def token(self, session: Session, seat: Seat, form: str, filled: Filled) -> str:
        """The token of the action that a filled form, or a command's options, mean."""
        face = PRESENTERS[session.table.game]
        return session.game.encode(face.action(form, filled, session.progress.view(seat)))

    async def move(self, interaction: Press, table_id: str, token: str, *, asked: int | None) -> None:
        """Make a move and answer: by the post where the press was made there, else to the person alone."""
        session = await self.tables.session(table_id)
        check_server(session.table, interaction)
        seat = session.seat_of(interaction.user.id)
        meant = self._meant(session, seat, token)
        before = session.progress.version
        await self.tables.play(table_id, interaction.user.id, meant, asked=asked)
        is_secret = PRESENTERS[session.table.game].is_secret(session.game.decode(meant))
        # A post that changed would tell everybody that a secret choice was made there.
        if not is_secret and await self.updater.shows(table_id, interaction.message):
            await self.updater.answer(interaction, table_id)
        elif _is_private(interaction):
            await self._shower.repaint(interaction, session)
        else:
            await reply_privately(interaction, self._done(session, meant, messages_of(interaction)))
        await self._reveal(interaction, session, seat, since=before)
        await self._tell_of_refusal(interaction)

    async def open_table(
        self, press: Press, game: AnyGame, options: Any, *, clock: str | None, house: str | None = None
    ) -> None:
        """A member opens a table where he is; its lobby is the answer.

        A house player that plays as ``house`` sits there already.

        Refused where the server does not want one, or the bot lacks a permission.
        """
        assert press.guild_id is not None
        check_may_open(press, self.tables.preferences.server(press.guild_id))
        assert press.channel_id is not None
        async with in_time(press, is_public=True):
            row = await self.tables.open_lobby(
                game,
                options,
                Member(press.user.id, press.user.display_name),
                guild_id=press.guild_id,
                channel_id=press.channel_id,
                seconds=self.tables.preferences.seconds(press.guild_id, clock),
                house=house,
            )
            await self.updater.open(press, row.id)

    def _meant(self, session: Session, seat: Seat, token: str) -> str:
        try:
            action = session.game.decode(token)
        except UnknownAction as error:
            raise Refused("unknown-action") from error
        face = PRESENTERS[session.table.game]
        return session.game.encode(face.meant(action, session.progress.view(seat)))

    def _done(self, session: Session, token: str, messages: Messages) -> str:
        label = PRESENTERS[session.table.game].label(
            session.game.decode(token), TableMessages(messages, session.table.seats)
        )
        return messages("move-done", label=formatted(label))

    async def _reveal(self, interaction: Press, session: Session, seat: Seat, *, since: int) -> None:
        """Tell a player at once what his move let him alone see, such as a hand that the Summoner shows."""
        face, say = (
            PRESENTERS[session.table.game],
            TableMessages(messages_of(interaction), session.table.seats),
        )
        told = (event for told in session.progress.history if told.version > since for event in told.events)
        lines = [face.event(event, say) for event in told if event.reaches(seat) and face.is_reveal(event)]
        if lines:
            await reply_privately(interaction, "\n".join(lines))

    async def _tell_of_refusal(self, interaction: Press) -> None:
        if self.hands.has_to_tell(interaction.user.id):
            await reply_privately(interaction, messages_of(interaction)("hand-refused"))

    async def _deed(self, interaction: Press, pressed: Pressed) -> None:
        if pressed.deed == "!hand":
            await self.show_hand(interaction, await self.tables.session(pressed.table_id))
        else:
            await self.deeds.carry_out(interaction, pressed)

    async def show_hand(self, interaction: Press, session: Session) -> None:
        """The hand, to its player alone."""
        check_server(session.table, interaction)
        session.seat_of(interaction.user.id)
        if session.is_over:
            raise Refused("table-over")
        await self._shower.show(interaction, session)
        await self._tell_of_refusal(interaction)

    async def _open_form(self, interaction: Press, pressed: Pressed) -> None:
        session = await within_answer_time(self.tables.session(pressed.table_id))
        check_server(session.table, interaction)
        seat = session.seat_of(interaction.user.id)
        session.check_open(seat, pressed.asked)
        say = TableMessages(messages_of(interaction), session.table.seats)
        face = PRESENTERS[session.table.game]
        legal = session.legal_actions(seat)
        form = face.form(pressed.deed.removeprefix("?"), session.progress.view(seat), legal, say)
        await ask(interaction, form, pressed)

    async def _say_no(self, interaction: Press, pressed: Pressed, error: Exception) -> None:
        if isinstance(error, Refused) and error.reason in OVERTAKEN:
            await self._catch_up(interaction, pressed, error)
        else:
            await answer_error(interaction, error)
        if isinstance(error, Refused):
            # Who presses what cannot be done may be looking at a post that is behind.
            await self.updater.refused(pressed.table_id)

    async def _catch_up(self, interaction: Press, pressed: Pressed, refused: Refused) -> None:
        """Say what was too late or too early, and whose move it is; a hand that is out of date is drawn anew."""
        session = await self.tables.session(pressed.table_id)
        messages = messages_of(interaction)
        is_asked_for = _is_private(interaction) and interaction.guild_id is not None
        if is_asked_for and session.table.seat_of(interaction.user.id) is not None:
            # Nothing else does: the hand in a direct message follows the game by itself.
            await self._shower.repaint(interaction, session)
        asked = PRESENTERS[session.table.game].asked(
            session.progress.view(None), TableMessages(messages, session.table.seats)
        )
        await reply_privately(
            interaction, "\n".join(part for part in (sentence(refused, messages), asked) if part)
        )


def _is_private(interaction: Press) -> bool:
    """Whether the press was made on a message that its person alone reads: a hand must never go to another."""
    message = interaction.message
    return message is not None and (interaction.guild_id is None or message.flags.ephemeral)
