"""`/privacy`: what is kept of a member, all of it as a file, and how he is forgotten."""

from __future__ import annotations

import asyncio
import io
import logging
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from typing_extensions import override

from bot.errors import Refused
from bot.history.past_games import GameHistory
from bot.tables.service import TableService
from cogs.commands.export_files import TooLarge, parcels
from cogs.handlers.router import InteractionRouter
from cogs.i18n.locale import messages_of
from cogs.i18n.messages import Messages, command_text
from cogs.ui.components import Pressed, modal
from cogs.ui.page_handler import PageHandler
from cogs.ui.panel import Button, Field, Filled, Form, Panel, Shape, Style
from cogs.ui.responses import in_time, reply_privately, send_files, show

log = logging.getLogger(__name__)

Press = discord.Interaction[Any]

SHELF = "register"
FORGET = "?forget"
WORD_CHARACTERS = 40
POLICY = ("kept", "why", "how-long", "who", "you")
"""What the policy says, in this order."""


class PrivacyCog(
    commands.GroupCog, PageHandler, group_name="privacy", group_description=command_text("cmd-privacy")
):
    """What a member may know and have done about what is kept of him."""

    def __init__(self, tables: TableService, past_games: GameHistory, router: InteractionRouter) -> None:
        self.tables = tables
        self.past_games = past_games
        self.hands = router.hands
        router.page_handlers[SHELF] = self

    @app_commands.command(name="show", description=command_text("cmd-privacy-show"))
    async def show(self, press: Press) -> None:
        """Say what is kept, why, for how long and who can read it."""
        await show(press, policy(messages_of(press)))

    @app_commands.command(name="export", description=command_text("cmd-privacy-export"))
    async def export(self, press: Press) -> None:
        """Give the member all that is kept of him."""
        async with in_time(press):
            await self._give(press)

    @app_commands.command(name="forget", description=command_text("cmd-privacy-forget"))
    async def forget(self, press: Press) -> None:
        """Ask whether he is sure; the filled form does it."""
        await self._ask(press)

    @override
    async def press(self, press: Press, deed: str) -> None:
        match deed:
            case "!export":
                await self._give(press)
            case "?forget":
                await self._ask(press)
            case _:
                raise Refused("unknown-action")

    @override
    async def fill(self, press: Press, deed: str, filled: Filled) -> None:
        messages = messages_of(press)
        word = messages("privacy-word")
        typed = next(iter(filled.get("word", ())), "")
        if typed.strip().casefold() != word.casefold():
            raise Refused("not-sure", word=word)
        await self.tables.leave_everywhere(press.user.id)
        await self.hands.withdraw(press.user.id)
        await self.tables.forget_member(press.user.id)
        await reply_privately(press, messages("privacy-forgotten"))

    async def _give(self, press: Press) -> None:
        kept = await self.past_games.export(press.user.id)
        messages = messages_of(press)
        try:
            files = await asyncio.to_thread(parcels, kept, most_bytes=press.filesize_limit)
        except TooLarge as error:
            log.error("an export is too large for Discord: %s", error)
            raise Refused("export-too-large") from error
        for number, (name, content) in enumerate(files, start=1):
            text = messages("privacy-export-part", part=number, parts=len(files))
            text = messages("privacy-export") if len(files) == 1 else text
            if not await send_files(press, text, discord.File(io.BytesIO(content), name)):
                raise Refused("export-too-large")

    async def _ask(self, press: Press) -> None:
        messages = messages_of(press)
        field = Field(
            name="word",
            label=messages("privacy-forget-field", word=messages("privacy-word")),
            note=messages("privacy-forget-note"),
            shape=Shape.TEXT,
            most=WORD_CHARACTERS,
        )
        form = Form(messages("privacy-forget-title"), (field,))
        await press.response.send_modal(modal(form, Pressed(SHELF, 0, FORGET)))


def policy(messages: Messages) -> Panel:
    """What is kept, and what a member can do about it."""
    return Panel(
        heading=messages("privacy-heading"),
        paragraphs=("\n\n".join(messages(f"privacy-{part}") for part in POLICY),),
        rows=(
            (
                Button("!export", messages("button-privacy-export")),
                Button(FORGET, messages("button-privacy-forget"), Style.GRAVE),
            ),
        ),
        table_id=SHELF,
    )
