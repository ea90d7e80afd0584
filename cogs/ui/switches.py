"""The controls of a page of settings: each shows what is chosen now."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cogs.i18n.emoji import Emoji
from cogs.i18n.messages import LOCALES, PROOFREAD, Messages
from cogs.ui.custom_id import PageRoute
from cogs.ui.panel import Button, MenuChoice, Style, Target

AS_DISCORD = "discord"
"""Stands for the language that the member or the server has at Discord."""

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


def language_menu(
    route: Callable[[str], PageRoute], chosen: str | None, as_discord: str, messages: Messages
) -> tuple[MenuChoice, ...]:
    """Return the languages and, last, the language at Discord; ``chosen`` is None for that one."""
    languages = [
        MenuChoice(
            route(code),
            messages(f"language-{code}"),
            messages("language-note", proofread="yes" if code in PROOFREAD else "no"),
            is_taken=code == chosen,
        )
        for code in LOCALES
    ]
    return (*languages, MenuChoice(route(AS_DISCORD), as_discord, is_taken=chosen is None))
