"""Controls that belong to no table, such as those that turn a page."""

from __future__ import annotations

from bot.errors import Refused
from cogs.ui.panel import Filled
from cogs.ui.responses import Press


class PageHandler:
    """Whoever carries out presses on such controls; its name stands in them where a table's would."""

    async def press(self, press: Press, deed: str) -> None:
        """A control was pressed; a deed that begins with ``?`` asks for a form. Refused when there is none."""
        raise Refused("unknown-action")

    async def fill(self, press: Press, deed: str, filled: Filled) -> None:
        """A form was sent. Refused when it is not one of this shelf's."""
        raise Refused("unknown-action")
