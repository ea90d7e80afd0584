"""`/preferences`: how a member wants to be treated, by options or by pressing."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from typing_extensions import override

from bot.errors import Refused
from bot.preferences import MemberPreferences, Preferences
from cogs.commands.choices import language_choices
from cogs.handlers.router import InteractionRouter
from cogs.i18n.messages import LOCALES, Messages, command_text
from cogs.ui.page_handler import PageHandler
from cogs.ui.panel import Button, Choice, Menu, Panel, Style
from cogs.ui.responses import edit_message, in_time, show

Press = discord.Interaction[Any]

SHELF = "cupboard"
WISHES = {
    "messages": "wants_messages",
    "pings": "wants_pings",
    "rolls": "rolls_by_itself",
    "plain": "words_only",
}
"""The fields of a member's row by the names that controls and sentences have for them."""
AS_DISCORD = "discord"
"""Stands for no language of one's own."""

_LANGUAGES = [
    *language_choices(),
    app_commands.Choice(name=command_text("preferences-language-discord"), value=AS_DISCORD),
]


class PreferencesCog(commands.Cog, PageHandler):
    """What a member sets for himself; it holds in every server."""

    def __init__(self, store_of_preferences: Preferences, router: InteractionRouter) -> None:
        self.store_of_preferences = store_of_preferences
        self.hands = router.hands
        router.page_handlers[SHELF] = self

    @app_commands.command(name="preferences", description=command_text("cmd-preferences"))
    @app_commands.describe(
        hands=command_text("cmd-preferences-hands"),
        pings=command_text("cmd-preferences-pings"),
        rolls=command_text("cmd-preferences-rolls"),
        plain=command_text("cmd-preferences-plain"),
        language=command_text("cmd-preferences-language"),
    )
    @app_commands.choices(language=_LANGUAGES)
    async def preferences(
        self,
        press: Press,
        hands: bool | None = None,
        pings: bool | None = None,
        rolls: bool | None = None,
        plain: bool | None = None,
        language: str | None = None,
    ) -> None:
        """Set what is named, and show all of it."""
        named = {"wants_messages": hands, "wants_pings": pings, "rolls_by_itself": rolls, "words_only": plain}
        changes: dict[str, Any] = {name: value for name, value in named.items() if value is not None}
        if language is not None:
            changes["language"] = _code(language)
        async with in_time(press):
            row = await self._set(press.user.id, changes)
            await show(press, wishes(row, _answered(row, press)))

    @override
    async def press(self, press: Press, deed: str) -> None:
        word, _, value = deed.partition(".")
        member = await self.store_of_preferences.member(press.user.id)
        if word == "!wish" and value in WISHES:
            name = WISHES[value]
            is_on = member.takes_messages if name == "wants_messages" else getattr(member, name)
            row = await self._set(press.user.id, {name: not is_on})
        elif word == "!tongue" and value in (*LOCALES, AS_DISCORD):
            row = await self._set(press.user.id, {"language": _code(value)})
        else:
            raise Refused("unknown-action")
        await edit_message(press, wishes(row, _answered(row, press)))

    async def _set(self, user_id: int, changes: dict[str, Any]) -> MemberPreferences:
        """Change what is named; who asks for hands by message again is tried again."""
        if "wants_messages" in changes:
            changes["refused_messages"] = False
        if not changes:
            return await self.store_of_preferences.member(user_id)
        row = await self.store_of_preferences.change_member(user_id, **changes)
        await self.hands.preferences_changed(user_id)
        return row


def _code(language: str) -> str | None:
    return None if language == AS_DISCORD else language


def _answered(row: MemberPreferences, press: Press) -> Messages:
    """The words of the answer: it comes in the language that was just chosen."""
    return Messages.spoken_by(row.language or press.locale)


def wishes(member: MemberPreferences, messages: Messages) -> Panel:
    """What a member has set, and the controls that change it."""
    is_on = {name: getattr(member, field) for name, field in WISHES.items()}
    lines = [messages(f"preferences-{name}", on="yes" if on else "no") for name, on in is_on.items()]
    if member.wants_messages and member.refused_messages:
        lines[0] = messages("preferences-messages-refused")
        is_on["messages"] = False
    language = f"language-{member.language}" if member.language else "preferences-language-discord"
    lines.append(messages("preferences-language", language=messages(language)))
    buttons = tuple(
        Button(f"!wish.{name}", messages(f"button-wish-{name}"), Style.GOOD if on else Style.CALM)
        for name, on in is_on.items()
    )
    choices = [Choice(f"!tongue.{code}", messages(f"language-{code}")) for code in LOCALES]
    choices.append(Choice(f"!tongue.{AS_DISCORD}", messages("preferences-language-discord")))
    return Panel(
        heading=messages("preferences-heading"),
        paragraphs=("\n".join(lines), messages("preferences-note")),
        rows=(buttons, Menu("tongue", messages("menu-wish-language"), tuple(choices))),
        table_id=SHELF,
    )
