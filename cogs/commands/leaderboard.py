"""`/leaderboard`: who stands highest in a server, page by page."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from typing_extensions import override

from bot.errors import Refused
from bot.ratings.leaderboards import Leaderboards, Order, Period, Rank
from bot.ratings.model import PROVISIONAL_GAMES
from cogs.commands.choices import DEFAULT_GAME, Choices, game_choices, mode_choices
from cogs.i18n.locale import LocaleResolver, messages_of
from cogs.i18n.messages import Messages, command_text
from cogs.i18n.names import formatted
from cogs.pages.leaderboards import LADDERS, ladder_of, title
from cogs.ui.page_handler import PageHandler
from cogs.ui.panel import Button, Choice, Menu, Panel, Row
from cogs.ui.responses import Press, edit_message, in_time, show, show_publicly

SHELF = "rankings"
SHOWN = 10
"""Places on a page; one's own is shown below when it is on another."""
LAST_PAGE = 9999
TURN = "!turn"


@dataclass(frozen=True, slots=True)
class LeaderboardPage:
    """Which page of which board is asked for."""

    ladder: str
    span: Period = Period.ALL
    order: Order = Order.RATING
    page: int = 1

    @property
    def deed(self) -> str:
        """What a control says that shows it."""
        return f"{TURN}.{self.ladder}.{self.span}.{self.order}.{self.page}"

    @classmethod
    def read(cls, deed: str) -> LeaderboardPage:
        """The page that a control asks for. Refused for nonsense."""
        try:
            word, ladder, span, order, page = deed.split(".")
            found = cls(ladder, Period(span), Order(order), int(page))
        except ValueError:
            raise Refused("unknown-action") from None
        if word != TURN or ladder not in LADDERS or not 0 < found.page <= LAST_PAGE:
            raise Refused("unknown-action")
        return found


@dataclass(frozen=True, slots=True)
class Board:
    """A page as it was read: its places, the own one of who asks, and whether more come after it."""

    asker_id: int
    rows: Sequence[Rank]
    own: Rank | None
    has_more: bool


async def board(
    leaderboards: Leaderboards, press: Press, wanted: LeaderboardPage, messages: Messages
) -> Panel:
    """The page of this server's board for who presses. Refused when there is none."""
    if press.guild_id is None:
        raise Refused("here-only")
    await leaderboards.settled()
    where: dict[str, Any] = {"ladder": wanted.ladder, "span": wanted.span.name_at(time.time())}
    first = (wanted.page - 1) * SHOWN
    rows, own = await asyncio.gather(
        leaderboards.ranks(press.guild_id, **where, order=wanted.order, first=first, most=SHOWN + 1),
        leaderboards.rank(press.user.id, guild_id=press.guild_id, **where, order=wanted.order),
    )
    if first and not rows:
        raise Refused("no-such-board-page")
    found = Board(press.user.id, rows[:SHOWN], own, has_more=len(rows) > SHOWN)
    return panel(found, wanted, formatted(press.guild.name) if press.guild else "", messages)


def panel(found: Board, wanted: LeaderboardPage, server: str, messages: Messages) -> Panel:
    """A page with the controls that turn to others."""
    lines = [_line(row, place, messages) for row, place in _placed(found.rows, wanted)]
    own = found.own
    if own is not None and all(row.user_id != own.user_id for row in found.rows):
        lines += ["…", _line(own, own.ahead + 1, messages)]
    about = messages(f"board-by-{wanted.order}", span=messages(f"board-span-{wanted.span}"))
    paragraphs = [about, "\n".join(lines) or messages("leaderboard-none")]
    if found.rows and own is None:
        paragraphs.append(messages("leaderboard-not-you", who=f"<@{found.asker_id}>"))
    return Panel(
        heading=messages("leaderboard-heading", game=title(wanted.ladder, messages), server=server),
        paragraphs=(*paragraphs, messages("leaderboard-note")),
        rows=_controls(wanted, messages, has_more=found.has_more),
        table_id=SHELF,
    )


def _placed(rows: Sequence[Rank], wanted: LeaderboardPage) -> list[tuple[Rank, int]]:
    """Each row with its place; equals share theirs."""
    placed: list[tuple[Rank, int]] = []
    for number, row in enumerate(rows, start=(wanted.page - 1) * SHOWN + 1):
        if not placed:
            place = row.ahead + 1
        elif _figure(row, wanted.order) != _figure(placed[-1][0], wanted.order):
            place = number
        placed.append((row, place))
    return placed


def _figure(row: Rank, order: Order) -> float:
    match order:
        case Order.RATING:
            return row.sure
        case Order.WINS:
            return row.wins
        case Order.STREAK:
            return row.best_streak


def _line(row: Rank, place: int, messages: Messages) -> str:
    return messages(
        "leaderboard-line",
        rank=place,
        who=f"<@{row.user_id}>",
        new=str(row.rated_games < PROVISIONAL_GAMES),
        sure=messages.figure(row.sure),
        wins=row.wins,
        games=row.games,
        streak=row.best_streak,
    )


def _controls(wanted: LeaderboardPage, messages: Messages, *, has_more: bool) -> tuple[Row, ...]:
    page = wanted.page
    turns = []
    if page > 1:
        turns.append(Button(replace(wanted, page=page - 1).deed, messages("button-page-before")))
    if has_more:
        turns.append(Button(replace(wanted, page=page + 1).deed, messages("button-page-after")))
    orders = tuple(
        Choice(
            replace(wanted, order=order, page=1).deed,
            messages(f"board-order-{order}"),
            is_taken=order is wanted.order,
        )
        for order in Order
    )
    spans = tuple(
        Choice(
            replace(wanted, span=span, page=1).deed,
            messages(f"board-span-{span}"),
            is_taken=span is wanted.span,
        )
        for span in Period
    )
    menus = (
        Menu("order", messages("menu-board-order"), orders),
        Menu("span", messages("menu-board-span"), spans),
    )
    return (*((tuple(turns),) if turns else ()), *menus)


def _span_choices() -> Choices:
    return [app_commands.Choice(name=command_text(f"board-span-{span}"), value=span.value) for span in Period]


def _order_choices() -> Choices:
    return [
        app_commands.Choice(name=command_text(f"board-order-{order}"), value=order.value) for order in Order
    ]


class LeaderboardCog(commands.Cog, PageHandler):
    """The leaderboards of a server."""

    def __init__(
        self, leaderboards: Leaderboards, locales: LocaleResolver, page_handlers: dict[str, PageHandler]
    ) -> None:
        self.leaderboards = leaderboards
        self.locales = locales
        page_handlers[SHELF] = self

    @app_commands.command(name="leaderboard", description=command_text("cmd-leaderboard"))
    @app_commands.describe(
        game=command_text("cmd-leaderboard-game"),
        mode=command_text("cmd-leaderboard-mode"),
        span=command_text("cmd-leaderboard-span"),
        by=command_text("cmd-leaderboard-by"),
        page=command_text("cmd-leaderboard-page"),
    )
    @app_commands.choices(game=game_choices(), mode=mode_choices(), span=_span_choices(), by=_order_choices())
    @app_commands.guild_only()
    async def leaderboard(  # each option of the command is a parameter
        self,
        press: discord.Interaction[Any],
        game: str = DEFAULT_GAME,
        mode: str | None = None,
        span: str = Period.ALL.value,
        by: str = Order.RATING.value,
        page: app_commands.Range[int, 1, LAST_PAGE] = 1,
    ) -> None:
        """Show the board to everybody, in the server's language."""
        async with in_time(press, is_public=True):
            wanted = LeaderboardPage(ladder_of(game, mode), Period(span), Order(by), page)
            messages = self.locales.public(press.guild_id or 0)
            await show_publicly(press, await board(self.leaderboards, press, wanted, messages))

    @override
    async def press(self, press: Press, deed: str) -> None:
        """Turn a page: everybody's board stays as it is, and who presses gets one of his own."""
        found = await board(self.leaderboards, press, LeaderboardPage.read(deed), messages_of(press))
        is_own = press.message is not None and press.message.flags.ephemeral
        await (edit_message if is_own else show)(press, found)
