"""The post at the end of a season: the first places of each leaderboard."""

from __future__ import annotations

from collections.abc import Sequence

from bot.ratings.leaderboards import Period
from bot.ratings.seasons import FIRST_PLACES, SeasonBoard
from cogs.i18n.messages import Messages
from cogs.pages.ladders import title
from cogs.pages.leaderboard import LeaderboardPage, board_line, placed, season_name
from cogs.ui.panel import MESSAGE_CHARACTERS, Button, Panel

BUTTONS = 5
"""How many leaderboards have a button: one row holds no more."""


def season_panel(season: str, boards: Sequence[SeasonBoard], messages: Messages) -> Panel:
    """Return the post, with as many leaderboards as fit, and a button for each of the first ones."""
    heading = messages("season-heading", season=season_name(season, messages))
    note = messages("season-note")
    paragraphs: list[str] = []
    shown: list[SeasonBoard] = []
    for board in boards:
        text = _board(board, messages)
        if Panel(heading=heading, paragraphs=(*paragraphs, text, note)).characters > MESSAGE_CHARACTERS:
            break
        paragraphs.append(text)
        shown.append(board)
    buttons = tuple(
        Button(
            LeaderboardPage(board.ladder, Period.SEASON, season=season).route, title(board.ladder, messages)
        )
        for board in shown[:BUTTONS]
    )
    return Panel(heading=heading, paragraphs=(*paragraphs, note), rows=(buttons,) if buttons else ())


def _board(board: SeasonBoard, messages: Messages) -> str:
    ranked = placed(board.rows, LeaderboardPage(board.ladder, Period.SEASON))
    lines = [board_line(row, place, messages) for row, place in ranked if place <= FIRST_PLACES]
    return "\n".join((f"**{title(board.ladder, messages)}**", *lines))
