"""The controls of a page of settings: each shows what is chosen now."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from cogs.i18n.emoji import Emoji
from cogs.i18n.locale import Press
from cogs.i18n.messages import Messages
from cogs.ui.custom_id import PageRoute
from cogs.ui.panel import Button, Row, Style, Target


class MemberSwitch(Protocol):
    """What a member can turn on and off on several pages."""

    word: str
    """The argument of its button."""

    def rows(self, press: Press, page: str, messages: Messages) -> tuple[Row, ...]:
        """Return its button for a page, as it is after the press; no row where it is not offered."""

    async def toggle(self, press: Press) -> None:
        """Turn it on or off. Refused when that cannot be done."""


ON, OFF = Emoji("✅"), Emoji("⬜")


def switch(target: Target, label: str, *, is_on: bool) -> Button:
    """Return a button that turns something on or off; a sign and the colour show which it is now."""
    return Button(target, label, Style.GOOD if is_on else Style.CALM, ON if is_on else OFF)


def tabs(route: Callable[[str], PageRoute], labels: Mapping[str, str], shown: str) -> tuple[Button, ...]:
    """Return the buttons that lead to the parts of a page; the one that is shown now cannot be pressed."""
    return tuple(
        Button(route(name), label, Style.MAIN if name == shown else Style.CALM, is_idle=name == shown)
        for name, label in labels.items()
    )
