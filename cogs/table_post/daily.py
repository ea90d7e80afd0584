"""What the post of a daily deal says beside the game: whose deal it is, and the result as it can be shared."""

from __future__ import annotations

from enum import StrEnum

from bot.tables.daily import begins_at
from bot.tables.session import Session
from bot.tables.table import Ending, Table
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from cogs.ui.custom_id import PageName, PageRoute, TableControl
from cogs.ui.panel import Button, Row, Style

SQUARES = 10
TOGETHER = "\N{WORD JOINER}"
"""Keeps the squares on one line of a phone."""


class DailyControl(StrEnum):
    """The controls of the pages about daily deals."""

    OPEN = "open"
    """Shows the deals of today."""
    PLAY = "play"
    """Deals the deal of today of the game that it names."""
    SHARE = "share"
    """Shows the results of today to everybody in the channel."""
    BOARD = "board"
    """Shows the board of the day that it names."""
    CHECK = "check"
    """Shows what can be checked of the deals."""

    def route(self, *arguments: str) -> PageRoute:
        """Return the route of the control."""
        return PageRoute(PageName.DAILY, (self, *arguments))


def named(day: str, messages: Messages) -> str:
    """Return a day as the language writes it."""
    return messages.day(begins_at(day))


def welcome(session: Session, day: str, say: TableMessages) -> list[str]:
    """Return the welcome at the start of a daily deal; nothing later."""
    if session.progress.turn != session.progress.first_turn:
        return []
    return [say("daily-welcome", day=named(day, say.messages))]


def lines(table: Table, say: TableMessages) -> list[str]:
    """Return the result of a daily deal that is over; nothing for any other table."""
    if table.day is None or table.ending is None:
        return []
    mine, house = (
        next(seat for seat in table.seats if (seat.house is None) is is_own) for is_own in (True, False)
    )
    if mine.place is None or house.place is None:
        return []
    scores = mine.score or 0, house.score or 0
    outcome = result(table.ending, (mine.place, house.place), scores, say.messages)
    return [shared(table.game, table.day, outcome, say.messages)]


def shared(game: str, day: str, outcome: str, messages: Messages) -> str:
    """Return a result as it can be shared."""
    return messages("daily-shared", game=messages(f"{game}-name"), day=named(day, messages), outcome=outcome)


def result(
    ending: Ending | None, places: tuple[int, int], scores: tuple[int, int], messages: Messages
) -> str:
    """Return the result of a deal for the member, who is named first, without a word about its cards."""
    if ending is Ending.CONCEDED and places[0] > places[1]:
        return messages("daily-gave-up")
    kind = "tied" if places[0] == places[1] else "won" if places[0] < places[1] else "lost"
    return messages("daily-result", kind=kind, squares=squares(*scores), mine=scores[0], house=scores[1])


def squares(mine: int, house: int) -> str:
    """Return both scores as one row of squares, the member's share in green."""
    mine, house = max(mine, 0), max(house, 0)
    green = round(SQUARES * mine / (mine + house)) if mine + house else SQUARES // 2
    return TOGETHER.join("🟩" * green + "🟥" * (SQUARES - green))


def over_row(say: TableMessages) -> Row:
    """Return the controls of a daily deal that is over.

    One of them belongs to the table: by it, the bot finds the post after a crash.
    """
    return (
        Button(DailyControl.OPEN.route(), say("button-daily"), Style.MAIN),
        Button(TableControl.RULES, say("button-rules")),
    )
