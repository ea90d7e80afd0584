"""The post at the end of a season: the first places of each leaderboard."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.ratings.leaderboards import Period
from bot.seasons import FIRST_PLACES, SeasonBoard
from cogs.i18n.messages import Messages
from cogs.pages.ladders import title
from cogs.pages.leaderboard import LeaderboardPage, board_line, placed, season_name
from cogs.ui.panel import Button, Panel
from cogs.ui.parts import fits_phone

BUTTONS = 5
"""How many leaderboards have a button: one row holds no more."""


def season_panel(season: str, boards: Sequence[SeasonBoard], messages: Messages) -> Panel:
    """Return the post, with as many leaderboards as fit on a phone, and a button for each of the first ones."""
    page = Panel(
        heading=messages("season-heading", season=season_name(season, messages)),
        paragraphs=(messages("season-note"),),
        rows=(tuple(_button(season, board, messages) for board in boards[:BUTTONS]),) if boards else (),
    )
    for board in boards:
        *shown, note = page.paragraphs
        longer = replace(page, paragraphs=(*shown, _board(board, messages), note))
        if shown and not fits_phone(longer):
            break
        page = longer
    return page


def _button(season: str, board: SeasonBoard, messages: Messages) -> Button:
    wanted = LeaderboardPage(board.ladder, Period.SEASON, season=season)
    return Button(wanted.route, title(board.ladder, messages))


def _board(board: SeasonBoard, messages: Messages) -> str:
    ranked = placed(board.rows, LeaderboardPage(board.ladder, Period.SEASON))
    lines = [board_line(row, place, messages) for row, place in ranked if place <= FIRST_PLACES]
    return "\n".join((f"**{title(board.ladder, messages)}**", *lines))
