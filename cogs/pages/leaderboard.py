"""The leaderboard of a server, page by page, and the controls that turn its pages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Annotated

from discord import app_commands
from pydantic import Field
from pydantic.dataclasses import dataclass as checked_dataclass
from typing_extensions import override

from bot.errors import Reason, Refused
from bot.preferences import Preferences
from bot.ratings.leaderboards import SEASON, BoardPage, Leaderboards
from bot.ratings.model import PROVISIONAL_GAMES
from cogs.i18n.locale import Interaction, LocaleResolver, messages_of
from cogs.i18n.messages import Messages
from cogs.pages.ladders import DEFAULT_GAME, LADDERS, ladder_of, title
from cogs.ui.custom_id import Number, PageName, PageValues
from cogs.ui.panel import Button, Menu, MenuChoice, Panel, Row, small
from cogs.ui.responses import Arguments, PageHandler, edit_own_message, show, show_publicly
from data.records.finished_games import Order, Period, Rank

SHOWN = 5
"""Places on a page. The reader's own place is shown below when it is on another page."""
LAST_PAGE = 9999
SEASONS = 25
"""How many earlier seasons can be chosen: a menu of Discord holds no more."""


@checked_dataclass(frozen=True, slots=True)
class LeaderboardPage(PageValues):
    """A page of a leaderboard."""

    word = PageName.LEADERBOARD
    ladder: str
    span: Period | Annotated[str, Field(pattern=f"^{SEASON}$")] = Period.ALL
    """A period of today, or the name of an earlier season."""
    order: Order = Order.RATING
    number: Number = 1
    """Counted from 1."""


@dataclass(frozen=True, eq=False)
class LeaderboardPages(PageHandler):
    """Shows pages of leaderboards."""

    leaderboards: Leaderboards
    preferences: Preferences
    locales: LocaleResolver
    now: Callable[[], float]

    async def show_to_all(
        self,
        interaction: Interaction,
        game: str = DEFAULT_GAME,
        mode: str | None = None,
        span: str = Period.ALL.value,
        by: str = Order.RATING.value,
        page: app_commands.Range[int, 1, LAST_PAGE] = 1,
    ) -> None:
        """Answer with a public page in the server's language. Refused for a mode that the game does not have."""
        messages = self.locales.public(interaction.guild_id or 0)
        first_page = LeaderboardPage(ladder_of(game, mode), Period(span), Order(by), page)
        is_listed = (await self.preferences.member(interaction.user.id)).on_boards
        await show_publicly(
            interaction, await self._panel(interaction, first_page, messages, has_own=is_listed)
        )

    async def show_to(self, interaction: Interaction, ladder: str) -> None:
        """Show the first page of a leaderboard to one person."""
        await show(
            interaction, await self._panel(interaction, LeaderboardPage(ladder), messages_of(interaction))
        )

    @override
    async def press(self, press: Interaction, arguments: Arguments) -> None:
        """Turn a page. A public page stays as it is, and the person gets one of their own."""
        page = LeaderboardPage.read(arguments)
        if page.ladder not in LADDERS or not 0 < page.number <= LAST_PAGE:
            raise Refused(Reason.UNKNOWN_CONTROL)
        await edit_own_message(press, await self._panel(press, page, messages_of(press)))

    async def _panel(
        self, interaction: Interaction, page: LeaderboardPage, messages: Messages, *, has_own: bool = True
    ) -> Panel:
        """Return a page; with ``has_own`` it names the place of the person where it is on another page."""
        if interaction.guild_id is None:
            raise Refused(Reason.HERE_ONLY)
        board = await self.leaderboards.page(
            interaction.guild_id,
            interaction.user.id,
            ladder=page.ladder,
            span=page.span,
            order=page.order,
            first=(page.number - 1) * SHOWN,
            most=SHOWN,
            at=self.now(),
        )
        if page.number > 1 and not board.ranks:
            raise Refused(Reason.NO_SUCH_BOARD_PAGE)
        seasons = await self.leaderboards.seasons_before(
            interaction.guild_id, ladder=page.ladder, at=self.now(), most=SEASONS
        )
        reader_id = interaction.user.id if has_own else None
        return leaderboard_panel(board, page, reader_id, messages, seasons=seasons)


def leaderboard_panel(
    board: BoardPage,
    page: LeaderboardPage,
    reader_id: int | None,
    messages: Messages,
    *,
    seasons: Sequence[str] = (),
) -> Panel:
    """Return a page with the controls that turn to others; ``seasons`` are the earlier ones that can be chosen.

    Without a reader it says nothing of the place of one.
    """
    lines = [board_line(rank, place, messages) for rank, place in placed(board.ranks, page)]
    readers_rank = board.own
    is_elsewhere = readers_rank is not None and all(
        rank.user_id != readers_rank.user_id for rank in board.ranks
    )
    if reader_id is not None and readers_rank is not None and is_elsewhere:
        lines.append(_own_line(readers_rank, messages))
    about = _about(page, messages)
    is_whole = page.span in (Period.WEEK, Period.ALL)
    note = messages("leaderboard-note" if is_whole else "leaderboard-season")
    places = "\n".join(lines) or messages("leaderboard-none")
    lines = [small(about), places, note]
    if reader_id is not None and board.ranks and readers_rank is None:
        lines.append(messages("leaderboard-not-you", who=f"<@{reader_id}>"))
    return Panel(
        heading=messages("leaderboard-heading", game=title(page.ladder, messages)),
        paragraphs=("\n".join(lines),),
        rows=_controls(page, messages, seasons, has_more=board.has_more),
    )


def _about(page: LeaderboardPage, messages: Messages) -> str:
    is_period = isinstance(page.span, Period)
    span = messages(f"board-span-{page.span}") if is_period else season_name(page.span, messages)
    return messages(f"board-by-{page.order}", span=span)


def season_name(season: str, messages: Messages) -> str:
    """Return a season's name for players, with its months and year."""
    year, number = season.split("-S")
    return messages("season-name", number=int(number), year=year)


def placed(ranks: Sequence[Rank], page: LeaderboardPage) -> list[tuple[Rank, int]]:
    """Return each member's figures with their place; equals share theirs."""
    placed: list[tuple[Rank, int]] = []
    for number, rank in enumerate(ranks, start=(page.number - 1) * SHOWN + 1):
        if not placed:
            place = rank.ahead + 1
        elif _figure(rank, page.order) != _figure(placed[-1][0], page.order):
            place = number
        placed.append((rank, place))
    return placed


def _figure(rank: Rank, order: Order) -> float:
    match order:
        case Order.RATING:
            return rank.sure
        case Order.WINS:
            return rank.wins
        case Order.STREAK:
            return rank.best_streak


def board_line(rank: Rank, place: int, messages: Messages) -> str:
    """Return a member's place with their figures."""
    return messages(
        "leaderboard-line",
        rank=place,
        who=f"<@{rank.user_id}>",
        new=str(rank.rated_games < PROVISIONAL_GAMES),
        sure=messages.figure(rank.sure),
        wins=rank.wins,
        games=rank.games,
        streak=rank.best_streak,
    )


def _own_line(own: Rank, messages: Messages) -> str:
    """Return the place of a reader who is not on the page: a phone has no room for all their figures."""
    who, sure = f"<@{own.user_id}>", messages.figure(own.sure)
    return messages("leaderboard-own", rank=own.ahead + 1, who=who, sure=sure)


def _controls(
    page: LeaderboardPage, messages: Messages, seasons: Sequence[str], *, has_more: bool
) -> tuple[Row, ...]:
    turns = []
    if page.number > 1:
        turns.append(Button(replace(page, number=page.number - 1).route, messages("button-page-before")))
    if has_more:
        turns.append(Button(replace(page, number=page.number + 1).route, messages("button-page-after")))

    def choice(shown: LeaderboardPage, label: str) -> MenuChoice:
        return MenuChoice(shown.route, label, is_taken=shown == first_page)

    first_page = replace(page, number=1)
    spans = [replace(first_page, span=span) for span in Period]
    if not isinstance(page.span, Period):
        spans.append(first_page)
    orders = [replace(shown, order=order) for shown in spans for order in Order]
    earlier = [choice(replace(first_page, span=season), season_name(season, messages)) for season in seasons]
    sort = tuple(choice(shown, _about(shown, messages)) for shown in orders)
    menus = [Menu("order", messages("menu-board-order"), sort)]
    if earlier:
        menus.append(Menu("season", messages("menu-board-season"), tuple(earlier)))
    return (*((tuple(turns),) if turns else ()), *menus)
