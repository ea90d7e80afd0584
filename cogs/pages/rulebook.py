"""The rules in short, page by page, with a page for the options of the table where they were opened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from typing_extensions import override

from bot.errors import Reason, Refused
from bot.preferences import Preferences
from bot.tables.options import stored_options
from bot.tables.service import TableService
from cogs.games.registry import PRESENTERS
from cogs.i18n.locale import Interaction, messages_of
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from cogs.images.progressive_reply import ProgressiveReply
from cogs.pages.ladders import DEFAULT_GAME
from cogs.permissions import Visibility, table_of_thread
from cogs.table_post.beside_game import duration
from cogs.ui.custom_id import PageName, PageRoute
from cogs.ui.panel import Button, Panel, Row, SvgImage
from cogs.ui.responses import Arguments, PageHandler, edit_own_message, is_private
from data.records.tables import Phase, Table
from games.catalog import GAMES

IN_A_ROW = 3
THIS_TABLE = "here"
"""The page of a table's options. It is there only when the rules are opened at a table."""


CHOOSE = PageRoute(PageName.RULEBOOK)
"""The route of the page on which a game is chosen."""


def games_of_rules(messages: Messages) -> Panel:
    """Return the page on which somebody chooses the game whose rules they want to read."""
    buttons = [
        Button(PageRoute(PageName.RULEBOOK, (game, presenter.pages[0])), messages(f"{game}-name"))
        for game, presenter in PRESENTERS.items()
    ]
    return Panel(heading=messages("rules-games"), paragraphs=(), rows=_in_rows(buttons))


def rules(game: str, page: str, messages: Messages, table: Table | None = None) -> Panel:
    """Return one page of a game's rules, with controls that show the others. Refused when there is none."""
    pages = _pages(game, table)
    if page not in pages:
        raise Refused(Reason.NO_SUCH_PAGE)
    place = () if table is None else (table.id,)
    # On a phone the note would often be a part of its own, so that only the first page has it.
    credit = (messages(f"{game}-credits"),) if page == pages[0] else ()
    buttons = [
        Button(PageRoute(PageName.RULEBOOK, (game, other, *place)), _title(game, other, messages))
        for other in pages
        if other != page
    ]
    return Panel(
        has_parts=True,
        heading=messages("rules-heading", game=messages(f"{game}-name"), page=_title(game, page, messages)),
        paragraphs=(_text(game, page, messages, table), *credit),
        image=_image(game, page, messages),
        rows=_in_rows(buttons),
    )


def _in_rows(buttons: Sequence[Button]) -> tuple[Row, ...]:
    return tuple(tuple(buttons[start : start + IN_A_ROW]) for start in range(0, len(buttons), IN_A_ROW))


def _pages(game: str, table: Table | None) -> tuple[str, ...]:
    pages = PRESENTERS[game].pages if game in PRESENTERS else ()
    return pages if table is None or table.game != game else (*pages, THIS_TABLE)


@lru_cache(maxsize=256)
def _image(game: str, page: str, messages: Messages) -> SvgImage | None:
    return PRESENTERS[game].page_image(page, TableMessages(messages, ()))


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
    if table.is_tutorial:
        lines.append(say("rules-tutorial"))
    return "\n".join(lines)


class Rulebook(PageHandler):
    """Shows pages of rules. Their images follow when they are drawn."""

    def __init__(self, tables: TableService, preferences: Preferences, images: ProgressiveReply) -> None:
        self._tables = tables
        self._preferences = preferences
        self._reply = images

    async def open(self, interaction: Interaction, game: str | None = None, page: str | None = None) -> None:
        """Show a page to one person, the first unless another is named. Refused when there is none.

        In the thread of a table, it is about that table unless something else is named.
        """
        table = None if game or page else await table_of_thread(self._tables, interaction)
        if table is not None:
            await self.open_at(interaction, table.id)
            return
        game = game or DEFAULT_GAME
        panel = rules(game, page or PRESENTERS[game].pages[0], messages_of(interaction))
        await self._reply.show(interaction, await self._as_wanted(interaction, game, panel))

    async def open_at(self, interaction: Interaction, table_id: str) -> None:
        """Show the rules of a table's game and of the table. Refused when there is no such table."""
        table = await self._as_it_stands(interaction, table_id)
        panel = rules(table.game, PRESENTERS[table.game].pages[0], messages_of(interaction), table)
        await self._reply.show(interaction, await self._as_wanted(interaction, table.game, panel))

    @override
    async def press(self, press: Interaction, arguments: Arguments) -> None:
        match arguments:
            case []:
                await edit_own_message(press, games_of_rules(messages_of(press)))
                return
            case [game, page]:
                panel = rules(game, page, messages_of(press))
            case [game, page, table_id]:
                panel = rules(game, page, messages_of(press), await self._as_it_stands(press, table_id))
            case _:
                raise Refused(Reason.NO_SUCH_PAGE)
        answer = self._reply.edit if is_private(press) else self._reply.show
        await answer(press, await self._as_wanted(press, game, panel))

    async def _as_it_stands(self, interaction: Interaction, table_id: str) -> Table:
        """Return a table with its present clock. Refused when there is none that the person may see."""
        table = await self._tables.table(table_id)
        await Visibility(interaction).check(table)
        if table.phase is not Phase.PLAYING:
            return table
        seconds = (await self._tables.session(table_id)).status.seconds
        return replace(table, seconds=seconds)

    async def _as_wanted(self, interaction: Interaction, game: str, panel: Panel) -> Panel:
        """Return a page with its image, or without where the person wants words only. Draw the other pages' images."""
        if not await self._preferences.shows_pictures(interaction.user.id, interaction.guild_id):
            return replace(panel, image=None)
        renderer = self._reply.renderer
        renderer.begin(panel.image)
        for page in PRESENTERS[game].pages:
            renderer.begin(_image(game, page, messages_of(interaction)))
        return panel
