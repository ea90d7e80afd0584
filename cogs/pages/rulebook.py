"""The rules in short, page by page, and what holds at the table from which they were opened."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Any

from typing_extensions import override

from bot.errors import Refused
from bot.tables.options import stored_options
from bot.tables.service import TableService
from bot.tables.table import Phase, Table
from cogs.games.registry import PRESENTERS
from cogs.i18n.locale import messages_of
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from cogs.images.renderer import ImageRenderer
from cogs.table_post.status import duration
from cogs.ui.page_handler import PageHandler
from cogs.ui.panel import Button, Panel, SvgImage
from cogs.ui.progressive_reply import ProgressiveReply
from cogs.ui.responses import Press
from games.catalog import GAMES

SHELF = "rulebook"
"""Stands in a control where a table's name would: pages belong to no table."""

PAGE = "!page."
IN_A_ROW = 5
THIS_TABLE = "here"
"""The page of a table's own options: only who opens the rules at a table has it."""


def rules(game: str, page: str, messages: Messages, table: Table | None = None) -> Panel:
    """One page of a game's rules, with controls that turn to the others. Refused when there is none."""
    pages = _pages(game, table)
    if page not in pages:
        raise Refused("no-such-page")
    place = "" if table is None else f".{table.id}"
    buttons = [
        Button(f"{PAGE}{game}.{other}{place}", _title(game, other, messages))
        for other in pages
        if other != page
    ]
    return Panel(
        heading=messages("rules-heading", game=messages(f"{game}-name"), page=_title(game, page, messages)),
        paragraphs=(_text(game, page, messages, table), messages(f"{game}-credits")),
        picture=_drawing(game, page, messages),
        rows=tuple(tuple(buttons[start : start + IN_A_ROW]) for start in range(0, len(buttons), IN_A_ROW)),
        table_id=SHELF,
    )


def _pages(game: str, table: Table | None) -> tuple[str, ...]:
    pages = PRESENTERS[game].pages if game in PRESENTERS else ()
    return pages if table is None or table.game != game else (*pages, THIS_TABLE)


@lru_cache(maxsize=256)
def _drawing(game: str, page: str, messages: Messages) -> SvgImage | None:
    return PRESENTERS[game].page_picture(page, TableMessages(messages, ()))


def _title(game: str, page: str, messages: Messages) -> str:
    return messages("rules-page-here") if page == THIS_TABLE else messages(f"{game}-page-{page}")


def _text(game: str, page: str, messages: Messages, table: Table | None) -> str:
    if page != THIS_TABLE or table is None:
        return messages(f"{game}-rules-{page}")
    say = TableMessages(messages, table.seats)
    options: Any = stored_options(GAMES[game], table.options)
    lines = [
        *PRESENTERS[game].options(options, say),
        say("lobby-clock", time=duration(table.seconds, messages)),
    ]
    if table.is_lesson:
        lines.append(say("rules-lesson"))
    return "\n".join(lines)


async def as_it_stands(tables: TableService, table_id: str) -> Table:
    """The table with the clock that it has by now. Refused when there is no such table."""
    row = await tables.row(table_id)
    if row.phase is not Phase.PLAYING:
        return row
    seconds = (await tables.session(table_id)).status.seconds
    return replace(row, seconds=seconds)


class Rulebook(PageHandler):
    """Opens the book and turns its pages. What they show is drawn from when it is opened, and never waited for long."""

    def __init__(self, tables: TableService, renderer: ImageRenderer) -> None:
        self._tables = tables
        self._developing = ProgressiveReply(renderer)

    async def open(self, press: Press, game: str, page: str | None = None) -> None:
        """Show a page to who asks alone, the first unless another is named. Refused when there is none."""
        panel = rules(game, page or PRESENTERS[game].pages[0], messages_of(press))
        await self._developing.show(press, await self._as_wanted(press, game, panel))

    async def open_at(self, press: Press, table_id: str) -> None:
        """The same for the game of a table, with a page of what holds there. Refused when there is no such table."""
        table = await as_it_stands(self._tables, table_id)
        panel = rules(table.game, PRESENTERS[table.game].pages[0], messages_of(press), table)
        await self._developing.show(press, await self._as_wanted(press, table.game, panel))

    @override
    async def press(self, press: Press, deed: str) -> None:
        match deed.removeprefix(PAGE).split("."):
            case [game, page]:
                panel = rules(game, page, messages_of(press))
            case [game, page, table_id]:
                panel = rules(game, page, messages_of(press), await as_it_stands(self._tables, table_id))
            case _:
                raise Refused("no-such-page")
        await self._developing.repaint(press, await self._as_wanted(press, game, panel))

    async def _as_wanted(self, press: Press, game: str, panel: Panel) -> Panel:
        """A page for who asks, in words alone where those are wanted. The pictures of all pages are begun."""
        if not await self._tables.preferences.shows_pictures(press.user.id, press.guild_id):
            return replace(panel, picture=None)
        renderer = self._developing.renderer
        renderer.begin(panel.picture)
        for page in PRESENTERS[game].pages:
            renderer.begin(_drawing(game, page, messages_of(press)))
        return panel
