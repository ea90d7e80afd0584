"""What the router needs of a page whose controls can be pressed."""

from __future__ import annotations

from collections.abc import Collection
from typing import ClassVar, TypeAlias

from bot.errors import Reason, Refused
from cogs.i18n.locale import Press
from cogs.ui.panel import Filled

Arguments: TypeAlias = tuple[str, ...]
"""The arguments of a `PageRoute`."""


class PageHandler:
    """Answers the presses and forms of one page."""

    costly: ClassVar[Collection[str]] = ()
    """The first arguments of the controls that cost much."""

    def is_costly(self, arguments: Arguments, *, is_filled: bool) -> bool:
        """Return True for a press that costs much, or for the form behind it when ``is_filled``."""
        return bool(arguments) and arguments[0] in self.costly

    async def press(self, press: Press, arguments: Arguments) -> None:
        """Answer a press. Refused when the arguments mean nothing."""
        raise Refused(Reason.UNKNOWN_CONTROL)

    async def fill(self, press: Press, arguments: Arguments, filled: Filled) -> None:
        """Answer a form that was sent. Refused when the page has no such form."""
        raise Refused(Reason.UNKNOWN_CONTROL)
