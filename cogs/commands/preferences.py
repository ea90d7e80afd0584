"""`/preferences`: what a member wants, in every server."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta
from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.member_times import MOST_HOLIDAY_DAYS, hours_named, local_time, time_zones, zone_named
from bot.preferences import Preferences, WhenPinged
from cogs.commands.choices import LANGUAGE_CHOICES
from cogs.commands.declaration import command
from cogs.i18n.locale import Press, messages_of
from cogs.i18n.messages import Messages, command_text
from cogs.pages.preference_forms import OFF, hour_of_day, zone_name
from cogs.pages.preferences import PreferencesPage, language_of
from cogs.ui.autocomplete import Suggestions, choices_of, offered
from cogs.ui.switches import AS_DISCORD

_LANGUAGES = [
    *LANGUAGE_CHOICES,
    app_commands.Choice(name=command_text("preferences-language-discord"), value=AS_DISCORD),
]
_TURNS = [
    app_commands.Choice(name=command_text(f"turn-pings-{when}"), value=str(when)) for when in WhenPinged
]
_QUIET = ((22, 7), (22, 8), (23, 7), (23, 8), (0, 7), (0, 8), (9, 17))
"""The quiet hours that are offered while somebody types; others can be typed."""
_HOLIDAYS = (2, 3, 4, 5, 7, 10, 14, 21, 28, 42, MOST_HOLIDAY_DAYS)
"""The lengths of holidays that are offered, in days."""


class PreferencesCog(commands.Cog):
    """`/preferences`."""

    def __init__(self, page: PreferencesPage, preferences: Preferences) -> None:
        self._page = page
        self._preferences = preferences

    @command(
        "preferences",
        {"next_up": "cmd-preferences-next", "half_time": "cmd-preferences-half"},
        language=_LANGUAGES,
        pings=_TURNS,
    )
    @app_commands.rename(next_up="next", half_time="half-time")
    async def preferences(
        self,
        press: Press,
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
        await self._page.show(press, changes, holiday="" if holiday == OFF else holiday)

    @preferences.autocomplete("quiet")
    async def offer_quiet_hours(self, press: Press, typed: str) -> Suggestions:
        """Offer some quiet hours."""
        return choices_of(quiet_offers(messages_of(press)), typed)

    @preferences.autocomplete("zone")
    async def offer_zones(self, press: Press, typed: str) -> Suggestions:
        """Offer the time zones that contain what was typed."""
        return choices_of({zone: zone_name(zone) for zone in time_zones()}, typed)

    @preferences.autocomplete("holiday")
    async def offer_holidays(self, press: Press, typed: str) -> Suggestions:
        """Offer some days on which a holiday may end, and its end now."""
        return await offered(typed, self._holidays(press))

    async def _holidays(self, press: Press) -> Mapping[str, str]:
        member = await self._preferences.member(press.user.id)
        return holiday_offers(member.time_zone, messages_of(press), now=self._page.now())


def quiet_offers(messages: Messages) -> dict[str, str]:
    """Return quiet hours to choose from, and how they are named."""
    hours = {f"{first}-{last}": f"{hour_of_day(first)}-{hour_of_day(last)}" for first, last in _QUIET}
    return {OFF: messages("choice-quiet-off"), **hours}


def holiday_offers(zone: str, messages: Messages, *, now: float) -> dict[str, str]:
    """Return days on which a holiday may end, and how they are named."""
    today = local_time(zone, now=now).date()
    days = {today + timedelta(days=count): count for count in _HOLIDAYS}
    return {
        OFF: messages("choice-holiday-off"),
        **{
            day.isoformat(): messages("choice-holiday", date=day.isoformat(), count=count)
            for day, count in days.items()
        },
    }
