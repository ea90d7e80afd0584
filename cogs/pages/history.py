"""The finished games of a server, page by page, with a menu that opens replays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import discord
from discord import app_commands
from pydantic.dataclasses import dataclass as checked_dataclass
from typing_extensions import override

from bot.errors import Reason, Refused
from bot.history.past_games import GameHistory
from bot.history.replay import Viewer
from bot.names import shortened
from bot.ratings.service import ladder
from cogs.i18n.locale import Interaction, messages_of
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from cogs.pages.ladders import title
from cogs.pages.replay import ReplayControl, ReplayPage
from cogs.pages.table_labels import dated, labelled, written_or_blank
from cogs.permissions import Visibility
from cogs.ui.components import LABEL_CHARACTERS
from cogs.ui.custom_id import Number, PageName, PageValues
from cogs.ui.panel import Button, Menu, MenuChoice, Panel, Row
from cogs.ui.responses import Arguments, PageHandler, edit_own_message, show
from data.records.finished_games import PastGame

SHOWN = 10
"""Games on a page."""
MOST_PAGES = 100_000
ANY_GAME = "any"


@checked_dataclass(frozen=True, slots=True)
class HistoryPage(PageValues):
    """Whose games, which game, and the page number."""

    word = PageName.HISTORY
    user_id: Number = 0
    """0 for the games of all members."""
    game: str = ANY_GAME
    number: Number = 1
    """Counted from 1."""


class HistoryPages(PageHandler):
    """Shows pages of finished games."""

    def __init__(self, history: GameHistory) -> None:
        self._history = history

    async def show(
        self,
        interaction: Interaction,
        member: discord.User | None = None,
        game: str | None = None,
        page: app_commands.Range[int, 1, MOST_PAGES] = 1,
    ) -> None:
        """Show a page to one person. Refused past the end."""
        first_page = HistoryPage(0 if member is None else member.id, game or ANY_GAME, page)
        await show(interaction, await self._panel(interaction, first_page))

    @override
    async def press(self, press: Interaction, arguments: Arguments) -> None:
        await edit_own_message(press, await self._panel(press, HistoryPage.read(arguments)))

    async def _panel(self, interaction: Interaction, page: HistoryPage) -> Panel:
        """Return a page. Refused past the end, and for the games of others in direct messages."""
        user_id = page.user_id or None
        if interaction.guild_id is None:  # direct messages are all one place in the store
            if user_id not in (None, interaction.user.id):
                raise Refused(Reason.HISTORY_DIRECT)
            user_id = interaction.user.id
        games = await self._history.stored.games(
            interaction.guild_id or 0,
            user_id=user_id,
            game=None if page.game == ANY_GAME else page.game,
            first=(page.number - 1) * SHOWN,
            most=SHOWN + 1,
        )
        if not games and page.number > 1:
            raise Refused(Reason.HISTORY_PAST_END)
        visible = Visibility(interaction)
        visible_games = tuple([past for past in games[:SHOWN] if past is None or await visible.shows(past)])
        is_direct, has_more = interaction.guild_id is None, len(games) > SHOWN
        panel = history_panel(
            visible_games, page, messages_of(interaction), has_more=has_more, is_direct=is_direct
        )
        if len(visible_games) == len(games[:SHOWN]):
            return panel
        return replace(panel, paragraphs=(*panel.paragraphs, messages_of(interaction)("history-hidden")))


def history_panel(
    visible_games: tuple[PastGame | None, ...],
    page: HistoryPage,
    messages: Messages,
    *,
    has_more: bool,
    is_direct: bool = False,
) -> Panel:
    """Return a page of games, the latest first; a damaged game has a line that says so.

    In direct messages they are all games of the reader.
    """
    who = messages("history-of", who=f"<@{page.user_id}>") if page.user_id else ""
    lines = [
        (past and written_or_blank(past, lambda past: _line(past, messages))) or messages("history-damaged")
        for past in visible_games
    ]
    is_any = not page.user_id and page.game == ANY_GAME
    return Panel(
        has_parts=True,
        mentions_short_names=True,
        heading=(
            messages("history-heading-direct", page=page.number)
            if is_direct
            else messages("history-heading", who=who, page=page.number)
        ),
        paragraphs=(
            "\n".join(lines) or messages("history-none" if is_any else "history-none-such"),
            messages("history-note"),
        ),
        rows=_rows([past for past in visible_games if past is not None], page, messages, has_more=has_more),
    )


def _line(past: PastGame, messages: Messages) -> str:
    say = TableMessages(messages, past.seats)
    winners = [seat.seat for seat in past.seats if seat.place == 1]
    return say(
        "history-line",
        day=f"<t:{int(past.ended_at)}:d>",
        game=title(ladder(past), messages),
        people=say.whos(range(len(past.seats))),
        winners=say.whos(winners) if winners else "",
        won=str(bool(winners)),
        table=past.id,
    )


def _rows(
    visible_games: Sequence[PastGame], page: HistoryPage, messages: Messages, *, has_more: bool
) -> tuple[Row, ...]:
    newer, older = (replace(page, number=page.number + step).route for step in (-1, 1))
    turns = (
        Button(newer, messages("button-newer"), is_idle=page.number == 1),
        Button(older, messages("button-older"), is_idle=not has_more),
    )
    choices = tuple(
        MenuChoice(
            ReplayPage(table_id, Viewer(), 0).route(ReplayControl.OPEN), shortened(label, LABEL_CHARACTERS)
        )
        for table_id, label in labelled(visible_games, messages, dated).items()
    )
    menu = (Menu("replay", messages("menu-replay"), choices),) if choices else ()
    return (*((turns,) if has_more or page.number > 1 else ()), *menu)
