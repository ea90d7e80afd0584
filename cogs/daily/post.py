"""What the post of a daily deal says beside the game: whose deal it is, and the result as it can be shared."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

import discord
from typing_extensions import override

from bot.daily import DailyReason, begins_at
from bot.errors import Refused
from bot.tables.session import Session
from bot.tables.table import Ending, Table
from cogs.i18n.locale import Press, messages_of
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from cogs.table_post import status
from cogs.table_post.kinds import TableKind
from cogs.table_post.threads import private_thread
from cogs.ui.custom_id import PageRoute, TableControl
from cogs.ui.panel import Button, Row, Style

PAGE = "daily"

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
        return PageRoute(PAGE, (self, *arguments))


def named(day: str, messages: Messages) -> str:
    """Return a day as the language writes it."""
    return messages.day(begins_at(day))


class DailyTable(TableKind):
    """A table that plays the deal of a day. Only its member sees it: others may still play the deal."""

    is_for_one = True

    @override
    def is_of(self, table: Table) -> bool:
        return table.day is not None

    @override
    def hints(self, session: Session, say: TableMessages, *, has_image: bool) -> Sequence[str]:
        day = session.table.day
        if day is None or session.progress.turn != session.progress.first_turn:
            return ()
        return (say("daily-welcome", day=named(day, say.messages)),)

    @override
    def below_result(self, table: Table, say: TableMessages) -> Sequence[str]:
        mine, house = (
            next(seat for seat in table.seats if (seat.house is None) is is_own) for is_own in (True, False)
        )
        if table.day is None or mine.place is None or house.place is None:
            return ()
        scores = mine.score or 0, house.score or 0
        outcome = result(table.ending, (mine.place, house.place), scores, say.messages)
        return (shared(table.game, table.day, outcome, say.messages),)

    @override
    def over_row(self, table: Table, say: TableMessages) -> tuple[Button, ...]:
        # One of them belongs to the table: by it, the bot finds the post after a crash.
        return (
            Button(DailyControl.OPEN.route(), say("button-daily"), Style.MAIN),
            Button(TableControl.RULES, say("button-rules")),
        )

    @override
    def over_rows(self, table: Table, say: TableMessages) -> tuple[Row, ...]:
        return (self.over_row(table, say), *status.review_rows(table, say))

    @override
    async def new_thread(self, press: Press, table: Table) -> discord.Thread:
        return await deal_thread(press, table.game)


async def deal_thread(press: Press, game: str) -> discord.Thread:
    """Return a new private thread for a daily deal. Refused where there can be none: others may still play it."""
    messages = messages_of(press)
    thread = await private_thread(press, f"{messages('button-daily')}: {messages(f'{game}-name')}")
    if thread is None:
        raise Refused(DailyReason.NO_THREAD)
    return thread


def shared(game: str, day: str, outcome: str, messages: Messages) -> str:
    """Return a result as it can be shared."""
    return messages("daily-shared", game=messages(f"{game}-name"), day=named(day, messages), outcome=outcome)


def result(
    ending: Ending | None, places: tuple[int, int], scores: tuple[int, int], messages: Messages
) -> str:
    """Return how a deal ended for the member, who is named first, in a way that gives no card away."""
    if ending is Ending.CONCEDED and places[0] > places[1]:
        return messages("daily-gave-up")
    kind = "tied" if places[0] == places[1] else "won" if places[0] < places[1] else "lost"
    return messages("daily-result", kind=kind, squares=squares(*scores), mine=scores[0], house=scores[1])


def squares(mine: int, house: int) -> str:
    """Return both scores as one row of squares, the member's share in green."""
    mine, house = max(mine, 0), max(house, 0)
    green = round(SQUARES * mine / (mine + house)) if mine + house else SQUARES // 2
    return TOGETHER.join("🟩" * green + "🟥" * (SQUARES - green))
