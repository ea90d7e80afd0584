"""`/play`: the games, and how to start them; `/help`: all that there is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cogs.commands.declaration import ANYWHERE, Command, Run, available, command, make_command
from cogs.handlers.play import PlayHandler
from cogs.i18n.locale import Interaction
from cogs.pages.help import HelpPage
from cogs.ui.command_options import CommandOption


@dataclass(frozen=True, slots=True)
class Finder:
    """Options of `/play`, and what it does instead of showing the games when one is given. That costs much."""

    options: Sequence[CommandOption]
    run: Run


def play_commands(
    handler: PlayHandler, help_page: HelpPage, finder: Finder | None
) -> tuple[Command, Command]:
    """Return the two commands."""
    options = () if finder is None else finder.options

    async def show(interaction: Interaction, given: dict[str, Any]) -> None:
        if finder is not None and given:
            await finder.run(interaction, given)
        else:
            await handler.show(interaction)

    costly = {option.name for option in options}
    play = make_command("cmd-play", options, show, costly=costly)
    return available(ANYWHERE, play), available(ANYWHERE, command("help", help_page.show))
