"""Where presses and filled forms arrive: finds the table, makes the move, and answers the person."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord.ext import commands

from bot.lobby import Member
from bot.options import AnyGame
from bot.refusals import Refused
from bot.session import Session
from bot.tables import Tables
from cogs.controls import PRESSES, Pressed, holds, layout, modal, read_form
from cogs.errors import answer_error, whisper
from cogs.faces import FACES
from cogs.hands import hand
from cogs.painter import Painter
from cogs.panels import Filled
from cogs.rulebook import rules
from cogs.say import Say
from cogs.seating import check_channel
from cogs.words import Words
from games.engine import Seat, UnknownAction

Press = discord.Interaction[Any]

HOUSE_DEFAULT = "honest"


class Desk(commands.Cog, name=PRESSES):
    """Every control of every game ends here, on posts, beside hands and in direct messages alike."""

    def __init__(self, tables: Tables, painter: Painter) -> None:
        self.tables = tables
        self.painter = painter

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
            return
        if interaction.type is discord.InteractionType.modal_submit:
            await self.fill(interaction, pressed, read_form(data))
        elif interaction.type is discord.InteractionType.component and not holds(
            interaction.message, custom_id
        ):
            await self.press(interaction, pressed)

    async def press(self, interaction: Press, pressed: Pressed) -> None:
        """Carry out a press. Whatever goes wrong is told to who pressed, and to nobody else."""
        self.painter.calls.touched(pressed.table_id, interaction.user.id)
        try:
            match pressed.deed[0]:
                case "!":
                    await self._table_deed(interaction, pressed)
                case "?":
                    await self._open_form(interaction, pressed)
                case _:
                    await self.move(interaction, pressed.table_id, pressed.deed, asked=pressed.asked)
        except Exception as error:
            await self._say_no(interaction, pressed, error)

    async def fill(self, interaction: Press, pressed: Pressed, filled: Filled) -> None:
        """Carry out a filled form."""
        self.painter.calls.touched(pressed.table_id, interaction.user.id)
        try:
            session = await self.tables.session(pressed.table_id)
            seat = session.seat_of(interaction.user.id)
            token = self.token(session, seat, pressed.deed.removeprefix("?"), filled)
            await self.move(interaction, pressed.table_id, token, asked=pressed.asked)
        except Exception as error:
            await self._say_no(interaction, pressed, error)

    def token(self, session: Session, seat: Seat, form: str, filled: Filled) -> str:
        """The token of the action that a filled form, or a command's options, mean."""
        face = FACES[session.table.game]
        return session.game.encode(face.action(form, filled, session.course.view(seat)))

    async def move(self, interaction: Press, table_id: str, token: str, *, asked: int | None) -> None:
        """Make a move and answer: by the post where the press was made there, else to the person alone."""
        session = await self.tables.session(table_id)
        meant = self._meant(session, session.seat_of(interaction.user.id), token)
        await self.tables.play(table_id, interaction.user.id, meant, asked=asked)
        if await self._is_hidden_by_post(interaction, session, meant):
            await whisper(interaction, self._done(session, meant, _words(interaction)))
            return
        if await self.painter.shows(table_id, interaction.message):
            await self.painter.answer(interaction, table_id)
        elif _is_private(interaction):
            seat = session.seat_of(interaction.user.id)
            panel = hand(session, seat, _words(interaction), linked=True)
            await interaction.response.edit_message(view=layout(panel))
        else:
            await whisper(interaction, self._done(session, token, _words(interaction)))

    async def _is_hidden_by_post(self, interaction: Press, session: Session, token: str) -> bool:
        """Whether the press was made on the post, and the post must not show that it was."""
        is_secret = FACES[session.table.game].is_secret(session.game.decode(token))
        return is_secret and await self.painter.shows(session.table.id, interaction.message)

    async def open_table(self, press: Press, game: AnyGame, options: Any, *, seconds: int) -> None:
        """A member opens a table where he is; its lobby is the answer."""
        check_channel(press)
        assert press.guild_id is not None
        assert press.channel_id is not None
        row = await self.tables.open_lobby(
            game,
            options,
            Member(press.user.id, press.user.display_name),
            guild_id=press.guild_id,
            channel_id=press.channel_id,
            seconds=seconds,
        )
        await self.painter.open(press, row.id)

    def _meant(self, session: Session, seat: Seat, token: str) -> str:
        try:
            action = session.game.decode(token)
        except UnknownAction as error:
            raise Refused("unknown-action") from error
        face = FACES[session.table.game]
        return session.game.encode(face.meant(action, session.course.view(seat)))

    def _done(self, session: Session, token: str, words: Words) -> str:
        label = FACES[session.table.game].label(session.game.decode(token), Say(words, session.table.seats))
        return words("move-done", label=label)

    async def _table_deed(self, interaction: Press, pressed: Pressed) -> None:
        table_id, user = pressed.table_id, interaction.user
        match pressed.deed:
            case "!hand":
                await self.show_hand(interaction, await self.tables.session(table_id))
                return
            case "!rules":
                row = await self.tables.row(table_id)
                view = layout(rules(row.game, FACES[row.game].pages[0], _words(interaction)))
                await interaction.response.send_message(view=view, ephemeral=True)
                return
            case "!join":
                await self.tables.join(table_id, Member(user.id, user.display_name))
            case "!leave":
                await self.tables.leave(table_id, user.id)
            case "!house":
                await self.tables.seat_house(table_id, user.id, HOUSE_DEFAULT)
            case "!cancel":
                await self.tables.cancel(table_id, user.id)
            case "!start":
                await self.tables.start(table_id, user.id)
            case _:
                raise Refused("unknown-action")
        await self.painter.answer(interaction, table_id)

    async def show_hand(self, interaction: Press, session: Session) -> None:
        """The hand, to its player alone."""
        seat = session.seat_of(interaction.user.id)
        if session.is_over:
            raise Refused("table-over")
        panel = hand(session, seat, _words(interaction))
        await interaction.response.send_message(view=layout(panel), ephemeral=True)

    async def _open_form(self, interaction: Press, pressed: Pressed) -> None:
        session = await self.tables.session(pressed.table_id)
        seat = session.seat_of(interaction.user.id)
        session.check_open(seat, pressed.asked)
        say = Say(_words(interaction), session.table.seats)
        face = FACES[session.table.game]
        legal = session.legal_actions(seat)
        form = face.form(pressed.deed.removeprefix("?"), session.course.view(seat), legal, say)
        await interaction.response.send_modal(modal(form, pressed))

    async def _say_no(self, interaction: Press, pressed: Pressed, error: Exception) -> None:
        await answer_error(interaction, error)
        if isinstance(error, Refused):
            # Who presses what cannot be done may be looking at a post that is behind.
            self.painter.changed(pressed.table_id)


def _is_private(interaction: Press) -> bool:
    """Whether the press was made on a message that its person alone reads: a hand must never go to another."""
    message = interaction.message
    return message is not None and (interaction.guild_id is None or message.flags.ephemeral)


def _words(interaction: Press) -> Words:
    return Words.spoken_by(interaction.locale)
