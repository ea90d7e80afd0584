"""`/preferences`: what a member wants, in every server."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.member_times import hours_named, zone_named
from bot.preferences import WhenPinged
from cogs.commands.autocomplete import Autocomplete
from cogs.commands.choices import LANGUAGE_CHOICES, choices
from cogs.commands.declaration import command
from cogs.i18n.locale import Interaction
from cogs.i18n.messages import command_text
from cogs.pages.preference_forms import OFF
from cogs.pages.preferences import PreferencesPage, language_of
from cogs.ui.switches import AS_DISCORD

_LANGUAGES = [
    *LANGUAGE_CHOICES,
    app_commands.Choice(name=command_text("preferences-language-discord"), value=AS_DISCORD),
]


class PreferencesCog(commands.Cog):
    """`/preferences`."""

    def __init__(self, page: PreferencesPage, autocomplete: Autocomplete) -> None:
        self._page = page
        self.autocomplete = autocomplete

    @command(
        "preferences",
        {"next_up": "cmd-preferences-next", "half_time": "cmd-preferences-half"},
        language=_LANGUAGES,
        pings=choices("turn-pings-{}", WhenPinged),
        quiet=Autocomplete.quiet_hours,
        zone=Autocomplete.time_zones,
        holiday=Autocomplete.holidays,
    )
    @app_commands.rename(next_up="next", half_time="half-time")
    async def preferences(
        self,
        interaction: Interaction,
        hands: bool | None = None,
        pings: str | None = None,
        next_up: bool | None = None,
        votes: bool | None = None,
        half_time: bool | None = None,
        quiet: str | None = None,
        zone: str | None = None,
        holiday: str | None = None,
        rolls: bool | None = None,
        plain: bool | None = None,
        language: str | None = None,
    ) -> None:
        """Set what is named, and show all of it."""
        named = {
            "wants_messages": hands,
            "turn_pings": None if pings is None else WhenPinged(pings),
            "pings_when_next": next_up,
            "pings_for_votes": votes,
            "pings_at_half_time": half_time,
            "time_zone": None if zone is None else zone_named(zone),
            "rolls_by_itself": rolls,
            "words_only": plain,
        }
        changes: dict[str, Any] = {name: value for name, value in named.items() if value is not None}
        if quiet is not None:
            changes["quiet_hours"] = None if quiet == OFF else hours_named(quiet)
        if language is not None:
            changes["language"] = language_of(language)
        await self._page.show(interaction, changes, holiday="" if holiday == OFF else holiday)
