"""`/preferences`: what a member wants, in every server."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from cogs.commands.made_command import Command, make_command
from cogs.i18n.locale import Interaction
from cogs.pages.preferences import PREFERENCES, PreferencesPage


def preferences_command(page: PreferencesPage) -> Command:
    """Return the command, which sets what is named and shows all of it."""

    async def run(interaction: Interaction, given: dict[str, Any]) -> None:
        await page.set(interaction, [field for field in PREFERENCES if field.option in given], given)

    options = [
        replace(option, is_required=False)
        for field in PREFERENCES
        for named in field.kind.commands(field).values()
        for option in named
    ]
    costly = {field.option for field in PREFERENCES if field.is_costly}
    return make_command("cmd-preferences", options, run, page.offers, costly=costly)
