"""The controls of long pages, which turn to their other parts."""

from __future__ import annotations

from typing_extensions import override

from bot.errors import Reason, Refused
from cogs.i18n.locale import Press
from cogs.images.progressive_reply import ProgressiveReply
from cogs.ui.phone import PageParts
from cogs.ui.responses import Arguments, PageHandler


class PartTurner(PageHandler):
    """Shows another part of a page."""

    def __init__(self, images: ProgressiveReply) -> None:
        self._images = images

    @override
    async def press(self, press: Press, arguments: Arguments) -> None:
        match arguments:
            case [name, number] if number.isdecimal():
                await self._images.edit(
                    press, PageParts.of(press.client).part(press.user.id, name, int(number))
                )
            case _:
                raise Refused(Reason.UNKNOWN_CONTROL)
