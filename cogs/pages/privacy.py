"""The privacy policy, the export of what is stored about a member, and the form by which they are forgotten."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import zipfile
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import discord
from typing_extensions import override

from bot.errors import Reason, Refused
from bot.history.past_games import GameHistory
from bot.tables.absence import Forgetting
from cogs.i18n.locale import Interaction, messages_of
from cogs.i18n.messages import Messages
from cogs.i18n.names import folded
from cogs.ui.custom_id import PageName, PageRoute
from cogs.ui.panel import Button, Field, Filled, Form, Panel, Shape, Style, tabs
from cogs.ui.responses import Arguments, PageHandler, ask, edit_own_message, reply_privately, send_files, show

log = logging.getLogger(__name__)

FILE_NAME = "cake-club"
WORD_CHARACTERS = 40
EXPORTS_AT_ONCE = 3
"""How many exports are made at once: each may read thousands of games."""
DATA, ACCESS = "data", "access"
SECTIONS = {DATA: ("kept", "why", "how-long"), ACCESS: ("who", "you")}
"""The two parts of the page, and their paragraphs in order: together they would be longer than a phone."""
EXPORT = PageRoute(PageName.PRIVACY, ("export",))
FORGET = PageRoute(PageName.PRIVACY, ("forget",))


class TooLarge(Exception):
    """Even one table is too large for a file."""


@dataclass(frozen=True, eq=False)
class PrivacyPage(PageHandler):
    """Shows the policy, exports and forgets."""

    forgetting: Forgetting
    history: GameHistory
    withdraw_hands: Callable[[int], Awaitable[None]]
    """Deletes the direct messages that show a member's hands."""
    who_else: Sequence[str] = ()
    """The keys of sentences about who else sees what of members."""
    _exporting: set[int] = field(init=False, default_factory=set)
    """The members whose files are being made or sent."""

    @override
    def is_costly(self, arguments: Arguments, *, is_filled: bool) -> bool:
        return arguments == EXPORT.arguments or (arguments == FORGET.arguments and is_filled)

    async def show(self, interaction: Interaction) -> None:
        """Show what is stored, why, for how long and who can read it."""
        await show(interaction, policy(messages_of(interaction), who_else=self.who_else))

    @override
    async def press(self, press: Interaction, arguments: Arguments) -> None:
        match arguments:
            case ["section", section] if section in SECTIONS:
                await edit_own_message(press, policy(messages_of(press), section, who_else=self.who_else))
            case EXPORT.arguments:
                await self.export(press)
            case FORGET.arguments:
                await self.ask_to_forget(press)
            case _:
                raise Refused(Reason.UNKNOWN_CONTROL)

    @override
    async def fill(self, interaction: Interaction, arguments: Arguments, filled: Filled) -> None:
        if arguments != FORGET.arguments:
            raise Refused(Reason.UNKNOWN_CONTROL)
        messages = messages_of(interaction)
        word = messages("privacy-word")
        typed = next(iter(filled.get("word", ())), "")
        if folded(typed) != folded(word):
            raise Refused(Reason.NOT_SURE, word=word)
        await self.forgetting.leave_everywhere(interaction.user.id)
        await self.withdraw_hands(interaction.user.id)
        await self.forgetting.forget(interaction.user.id)
        await reply_privately(interaction, messages("privacy-forgotten"))

    async def export(self, interaction: Interaction) -> None:
        """Send a member all that is stored about them. Refused while that is being done, or for others."""
        if interaction.user.id in self._exporting or len(self._exporting) >= EXPORTS_AT_ONCE:
            raise Refused(Reason.EXPORT_RUNNING)
        self._exporting.add(interaction.user.id)
        try:
            await self._export(interaction)
        finally:
            self._exporting.discard(interaction.user.id)

    async def _export(self, interaction: Interaction) -> None:
        export = await self.history.export(interaction.user.id)
        messages = messages_of(interaction)
        try:
            files = await asyncio.to_thread(split_export, export, most_bytes=interaction.filesize_limit)
        except TooLarge as error:
            log.error("an export is too large for Discord: %s", error)
            raise Refused(Reason.EXPORT_TOO_LARGE) from error
        for number, (name, content) in enumerate(files, start=1):
            text = messages("privacy-export-part", part=number, parts=len(files))
            text = messages("privacy-export") if len(files) == 1 else text
            if not await send_files(interaction, text, discord.File(io.BytesIO(content), name)):
                raise Refused(Reason.EXPORT_TOO_LARGE)

    async def ask_to_forget(self, interaction: Interaction) -> None:
        """Open the form in which a member confirms that they want to be forgotten."""
        await ask(interaction, forget_form(messages_of(interaction)), FORGET)


def policy(messages: Messages, section: str = DATA, *, who_else: Sequence[str] = ()) -> Panel:
    """Return one part of what is stored and who sees it, and what a member can do about it."""
    keys = [f"privacy-{part}" for part in SECTIONS[section]]
    if section == ACCESS:
        keys[1:1] = who_else
    labels = {name: messages(f"button-privacy-{name}") for name in SECTIONS}
    return Panel(
        heading=messages("privacy-heading"),
        paragraphs=("\n".join(map(messages, keys)),),
        rows=(
            tabs(lambda name: PageRoute(PageName.PRIVACY, ("section", name)), labels, section),
            (
                Button(EXPORT, messages("button-privacy-export")),
                Button(FORGET, messages("button-privacy-forget"), Style.GRAVE),
            ),
        ),
    )


def forget_form(messages: Messages) -> Form:
    """Return the form in which a member confirms the deletion of their data."""
    word = Field(
        name="word",
        label=messages("privacy-forget-field", word=messages("privacy-word")),
        note=messages("privacy-forget-note"),
        shape=Shape.TEXT,
        most=WORD_CHARACTERS,
    )
    return Form(messages("privacy-forget-title"), (word,))


def split_export(export: dict[str, Any], *, most_bytes: int) -> list[tuple[str, bytes]]:
    """Return the files with their names, none larger than Discord accepts. Raises TooLarge when that is impossible."""
    whole = _json(export)
    if len(whole) <= most_bytes:
        return [(f"{FILE_NAME}.json", whole)]
    parts = _parts(export, most_bytes)
    if len(parts) == 1:
        return [(f"{FILE_NAME}.zip", parts[0])]
    return [(f"{FILE_NAME}-{number}.zip", part) for number, part in enumerate(parts, start=1)]


def _parts(export: dict[str, Any], most_bytes: int) -> list[bytes]:
    """Return the export as ZIP files; split its tables in halves until each file is small enough."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(f"{FILE_NAME}.json", _json(export))
    if len(packed.getvalue()) <= most_bytes:
        return [packed.getvalue()]
    tables, middle = export["tables"], len(export["tables"]) // 2
    if not middle:
        raise TooLarge(f"{len(packed.getvalue())} bytes are too many")
    first = _parts({**export, "tables": tables[:middle]}, most_bytes)
    return first + _parts({"tables": tables[middle:]}, most_bytes)


def _json(export: dict[str, Any]) -> bytes:
    return json.dumps(export, ensure_ascii=False, indent=1).encode()
