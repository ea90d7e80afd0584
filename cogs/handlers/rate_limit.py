"""How much one person may press, type and start, and how often the post of a table may be sent again."""

from __future__ import annotations

import math
import time

import discord
from discord.ext import commands

from bot.errors import Reason, Refused
from cogs.handlers.table_actions import CONTROLS
from cogs.i18n.locale import Press
from cogs.pages.preferences import PREFERENCES
from cogs.ui.custom_id import PageName, PageRoute, Route, TableControl, TableRoute

WINDOW_SECONDS = 10.0
LETTERS_FOR_A_PRESS = 4
"""Discord asks for choices about once a typed letter, so this many times more of those are allowed."""
SHOWN_AGAIN_SECONDS = 30.0
"""How long after a table's post was sent again it may be sent once more."""
MOST_COSTLY, COSTLY_SECONDS = 6, 60.0
"""How often within this time a person may do what costs much: opening, starting, showing to all, holidays, exports."""

COSTLY_COMMANDS = frozenset(
    {
        "table-again",
        "table-offer",
        "table-show",
        "tutorial",
        "leaderboard",
        "daily-board",
        "privacy-export",
    }
)
"""Commands that cost many requests or much work, or post in the channel, besides those named *new*."""
COSTLY_OPTIONS = {
    "play": {"game", "when"},
    "preferences": {field.option for field in PREFERENCES if field.is_costly},
}
"""Commands that cost as much only with one of these options."""


class RateLimiter:
    """Counts the presses and commands of each person, and apart from them their autocompletions and what is costly."""

    def __init__(self, most: int) -> None:
        """Allow ``most`` in ten seconds; 0 means no limit of any kind."""
        self._presses = _buckets(most, WINDOW_SECONDS)
        self._letters = _buckets(most * LETTERS_FOR_A_PRESS, WINDOW_SECONDS)
        self._costly = _buckets(MOST_COSTLY, COSTLY_SECONDS)
        self._shown = _buckets(1, SHOWN_AGAIN_SECONDS)
        self._is_on = most > 0

    def check(self, press: Press) -> None:
        """Count an interaction. Refused when the person has sent too many."""
        is_typing = press.type is discord.InteractionType.autocomplete
        wait_seconds = self._counted(self._letters if is_typing else self._presses, press.user.id)
        if wait_seconds is not None:
            raise Refused(Reason.TOO_FAST, seconds=math.ceil(wait_seconds))

    def check_costly(self, press: Press) -> None:
        """Count what costs much. Refused when the person has done too much of it."""
        wait_seconds = self._counted(self._costly, press.user.id)
        if wait_seconds is not None:
            raise Refused(Reason.TOO_MUCH, until=_until(wait_seconds))

    def check_shown(self, table_id: str) -> None:
        """Count that a table's post is sent again. Refused when it was sent a moment ago."""
        wait_seconds = self._counted(self._shown, table_id)
        if wait_seconds is not None:
            raise Refused(Reason.TOO_SOON, until=_until(wait_seconds))

    def _counted(self, buckets: commands.CooldownMapping[object], key: object) -> float | None:
        return buckets.update_rate_limit(key) if self._is_on else None


def _until(wait_seconds: float) -> str:
    return f"<t:{math.ceil(time.time() + wait_seconds)}:R>"


def is_costly_command(press: Press) -> bool:
    """Return True if a command costs much."""
    command = press.command
    if press.type is not discord.InteractionType.application_command or command is None:
        return False
    name = command.qualified_name.replace(" ", "-")
    return (
        name in COSTLY_COMMANDS
        or command.name == "new"
        or not COSTLY_OPTIONS.get(name, set()).isdisjoint(key for key, _ in press.namespace)
    )


def is_costly_control(route: Route | None, *, is_filled: bool) -> bool:
    """Return True if a control, or the form behind it, costs much."""
    match route:
        case TableRoute(command=TableControl() as control):
            return CONTROLS[control].is_costly
        case (
            PageRoute(page=PageName.PLAY, arguments=("now" | "table" | "learn", *_))
            | PageRoute(page=PageName.DAILY, arguments=("play" | "share", *_))
            | PageRoute(page=PageName.REPLAY, arguments=("share", *_))
            | PageRoute(page=PageName.PRIVACY, arguments=("export",))
        ):
            return True
        case PageRoute(page=PageName.PRIVACY, arguments=("forget",)):
            return is_filled
        case PageRoute(page=PageName.PREFERENCES, arguments=arguments):
            return PREFERENCES.is_costly(arguments, is_filled=is_filled)
        case _:
            return False


def _buckets(most: int, seconds: float) -> commands.CooldownMapping[object]:
    return commands.CooldownMapping(commands.Cooldown(most, seconds), lambda key: key)
