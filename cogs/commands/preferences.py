"""`/preferences`: what a member wants, in every server."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.ext import commands

from cogs.commands.choices import language_choices
from cogs.i18n.locale import Press
from cogs.i18n.messages import command_text
from cogs.pages.preferences import PreferencesPage, language_of
from cogs.ui.responses import in_time
from cogs.ui.switches import AS_DISCORD

_LANGUAGES = [
    *language_choices(),
    app_commands.Choice(name=command_text("preferences-language-discord"), value=AS_DISCORD),
]


class PreferencesCog(commands.Cog):
    """`/preferences`."""

    def __init__(self, page: PreferencesPage) -> None:
        self._page = page

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
            changes["language"] = language_of(language)
        async with in_time(press):
            await self._page.show(press, changes)
