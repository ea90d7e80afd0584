"""The controls of a page of settings: each shows what is chosen now."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cogs.i18n.emoji import Emoji
from cogs.ui.custom_id import PageRoute
from cogs.ui.panel import Button, Style, Target

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
