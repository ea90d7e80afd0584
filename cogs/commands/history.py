"""`/history`: the games that were played on a server, page by page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import discord
from discord import app_commands
from discord.ext import commands
from typing_extensions import override

from bot.errors import Refused
from bot.history.past_games import GameHistory, PastGame
from bot.history.replay import Viewer
from bot.ratings.service import ladder
from cogs.commands.choices import game_choices
from cogs.commands.replay import ReplayCog
from cogs.games.registry import PRESENTERS
from cogs.handlers.router import InteractionRouter
from cogs.handlers.visibility import Visibility
from cogs.i18n.locale import messages_of
from cogs.i18n.messages import Messages, command_text
from cogs.i18n.table_messages import TableMessages
from cogs.pages.damaged_rows import written_or_blank
from cogs.pages.finished_tables import dated
from cogs.pages.leaderboards import title
from cogs.pages.replay import ReplayPage
from cogs.ui.page_handler import PageHandler
from cogs.ui.panel import Button, Choice, Menu, Panel, Row
from cogs.ui.responses import Press, edit_message, in_time, show

SHELF = "annalist"
PAGE = "!page"
SHOWN = 10
"""Games on a page."""
MOST_PAGES = 100_000
LABEL_CHARACTERS = 100
"""How long a choice of a menu may be."""


@dataclass(frozen=True, slots=True)
class HistoryPage:
    """Whose games, of which game, and the how manieth page, counted from 1."""

    user_id: int | None
    game: str | None
    number: int

    @property
    def deed(self) -> str:
        """What a control does that leads here."""
        return f"{PAGE}.{self.user_id or 0}.{self.game or 'any'}.{self.number}"

    @classmethod
    def read(cls, deed: str) -> HistoryPage:
        """The page of a deed. Refused when there is none."""
        match deed.split("."):
            case ["!page", user, game, number] if user.isdecimal() and number.isdecimal():
                return cls(int(user) or None, game if game in PRESENTERS else None, int(number))
            case _:
                raise Refused("unknown-action")


class HistoryCog(commands.Cog, PageHandler):
    """Leafs through what was played."""

    def __init__(self, past_games: GameHistory, router: InteractionRouter, replays: ReplayCog) -> None:
        self.past_games = past_games
        self.replays = replays
        router.page_handlers[SHELF] = self

    @app_commands.command(name="history", description=command_text("cmd-history"))
    @app_commands.describe(
        member=command_text("cmd-history-member"),
        game=command_text("cmd-history-game"),
        page=command_text("cmd-history-page"),
    )
    @app_commands.choices(game=game_choices())
    @app_commands.guild_only()
    async def history(
        self,
        press: Press,
        member: discord.User | None = None,
        game: str | None = None,
        page: app_commands.Range[int, 1, MOST_PAGES] = 1,
    ) -> None:
        """Show a page, to oneself alone."""
        async with in_time(press):
            await show(
                press, await self._page(press, HistoryPage(None if member is None else member.id, game, page))
            )

    @override
    async def press(self, press: Press, deed: str) -> None:
        if deed.startswith("!open."):
            await self.replays.press(press, deed)
        else:
            await edit_message(press, await self._page(press, HistoryPage.read(deed)))

    async def _page(self, press: Press, page: HistoryPage) -> Panel:
        """Refused past the end."""
        rows = await self.past_games.games(
            press.guild_id or 0,
            user_id=page.user_id,
            game=page.game,
            first=(page.number - 1) * SHOWN,
            most=SHOWN + 1,
        )
        if not rows and page.number > 1:
            raise Refused("history-past-end")
        seen = Visibility(press)
        shown = tuple([row for row in rows[:SHOWN] if row is None or await seen.shows(row)])
        panel = listed(shown, page, messages_of(press), has_more=len(rows) > SHOWN)
        if len(shown) == len(rows[:SHOWN]):
            return panel
        return replace(panel, paragraphs=(*panel.paragraphs, messages_of(press)("history-hidden")))


def listed(
    rows: tuple[PastGame | None, ...], page: HistoryPage, messages: Messages, *, has_more: bool
) -> Panel:
    """A page of games, the latest first; one that is damaged has its line and no more."""
    who = messages("history-of", who=f"<@{page.user_id}>") if page.user_id else ""
    told = (
        (row and written_or_blank(row, lambda row: _line(row, messages))) or messages("history-damaged")
        for row in rows
    )
    is_any = page.user_id is None and page.game is None
    lines = "\n".join(told) or messages("history-none" if is_any else "history-none-such")
    return Panel(
        heading=messages("history-heading", who=who, page=page.number),
        paragraphs=(lines, messages("history-note")),
        rows=_rows([row for row in rows if row is not None], page, messages, has_more=has_more),
        table_id=SHELF,
    )


def _line(row: PastGame, messages: Messages) -> str:
    say = TableMessages(messages, row.seats)
    winners = [seat.seat for seat in row.seats if seat.place == 1]
    return say(
        "history-line",
        day=f"<t:{int(row.ended_at)}:d>",
        game=title(ladder(row), messages),
        people=say.whos(range(len(row.seats))),
        winners=say.whos(winners) if winners else "",
        won=str(bool(winners)),
        table=row.id,
    )


def _rows(
    rows: Sequence[PastGame], page: HistoryPage, messages: Messages, *, has_more: bool
) -> tuple[Row, ...]:
    newer, older = (replace(page, number=page.number + step).deed for step in (-1, 1))
    turns = (
        Button(newer, messages("button-newer"), is_idle=page.number == 1),
        Button(older, messages("button-older"), is_idle=not has_more),
    )
    choices = tuple(
        Choice(ReplayPage(row.id, Viewer(), 0).deed("!open"), label[:LABEL_CHARACTERS])
        for row in rows
        if (label := written_or_blank(row, lambda row: dated(row, messages)))
    )
    menu = (Menu("replay", messages("menu-replay"), choices),) if choices else ()
    return (*((turns,) if has_more or page.number > 1 else ()), *menu)
