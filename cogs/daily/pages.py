"""The pages of daily deals, for today, a board and what can be checked, and the posts of their tables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from itertools import groupby

import discord

from bot.daily import DAYS, DailyReason, Deal, Today, begins_at, day_after, deal_levels, rank
from bot.errors import Refused
from bot.tables.session import Session
from cogs.games.registry import PRESENTERS
from cogs.i18n.locale import Interaction, messages_of
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from cogs.table_post import beside_game
from cogs.table_post.kinds import PostQuestion, TableKind
from cogs.table_post.threads import private_thread
from cogs.ui.custom_id import PageRoute, TableControl
from cogs.ui.panel import Button, Panel, Row, Style
from data.records.finished_games import DailyTry
from data.records.tables import Ending, Table
from games.ai import LEVELS

PAGE = "daily"

SHOWN = 4
"""Places that a board shows of each game and level."""
SQUARES = 10
TOGETHER = "\N{WORD JOINER}"
"""Keeps the squares on one line of a phone."""


class DailyControl(StrEnum):
    """The controls of the pages about daily deals."""

    OPEN = "open"
    """Shows the deals of today."""
    PLAY = "play"
    """Deals the deal of today of the game that it names, against a house player of the level that follows."""
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


def today_page(today: Today, links: Mapping[str, str], messages: Messages, *, in_server: bool) -> Panel:
    """Return the deals of today with a member's results; ``links`` lead to the ones that they are playing."""
    rows: list[Row] = []
    for game in PRESENTERS:
        own = today.tries.get(game)
        state = messages("daily-open") if own is None else _state(own, links, messages)
        name = messages(f"{game}-name") if own is None else named_game(game, own.level, messages)
        rows.append(messages("daily-game", game=name, state=state))
        if own is None:
            rows.append(tuple(_play_buttons(game, messages)))
    if today.days:
        rows.append(messages("daily-days", count=today.days, days=DAYS))
    rows.append(_more(today, messages, in_server=in_server))
    until = f"<t:{int(begins_at(day_after(today.day)))}:R>"
    return Panel(
        heading=messages("daily-heading", day=named(today.day, messages), until=until),
        paragraphs=(),
        rows=tuple(rows),
    )


def named_game(game: str, level: str, messages: Messages) -> str:
    """Return the name of a game with the level of the house player, where the game has levels."""
    name = messages(f"{game}-name")
    if level not in LEVELS:
        return name
    return messages("daily-named", game=name, level=messages("house-level", level=level))


def _play_buttons(game: str, messages: Messages) -> Iterator[Button]:
    for level in deal_levels(game):
        label = messages("button-daily-level", level=level) if level in LEVELS else messages("button-play")
        yield Button(DailyControl.PLAY.route(game, level), label, Style.MAIN)


def _more(today: Today, messages: Messages, *, in_server: bool) -> Row:
    share = Button(DailyControl.SHARE.route(), messages("button-daily-share"))
    board = Button(DailyControl.BOARD.route(today.day), messages("button-daily-board"))
    check = Button(DailyControl.CHECK.route(), messages("button-daily-check"))
    is_any = any(one.counts for one in today.tries.values())
    return (*((share,) if is_any else ()), *((board,) if in_server else ()), check)


def _state(own: DailyTry, links: Mapping[str, str], messages: Messages) -> str:
    if own.ending is None:
        return messages("daily-running", link=links[own.game])
    return outcome(own, messages) if own.counts else messages("daily-void")


def outcome(own: DailyTry, messages: Messages) -> str:
    """Return the result of a try."""
    places = own.place or 0, own.house_place or 0
    return result(own.ending, places, (own.score or 0, own.house_score or 0), messages)


def share_panel(today: Today, user_id: int, messages: Messages) -> Panel:
    """Return a member's results of today as everybody may see them: no card is in them."""
    lines = [
        shared(game, one.level, one.day, outcome(one, messages), messages)
        for game in PRESENTERS
        if (one := today.tries.get(game)) is not None and one.counts
    ]
    if today.days:
        lines.append(messages("daily-days", count=today.days, days=DAYS))
    heading = messages("daily-share-heading", who=f"<@{user_id}>", day=named(today.day, messages))
    return Panel(
        heading=heading,
        paragraphs=("\n".join(lines),),
        rows=((Button(DailyControl.OPEN.route(), messages("button-daily")),),),
    )


def board_panel(
    tries: Mapping[str, Sequence[DailyTry]],
    day: str,
    server: str,
    messages: Messages,
    *,
    days: tuple[str, str],
) -> Panel:
    """Return a server's board of a day, of each game and level of the house player.

    ``days`` are yesterday and today, and controls lead from one to the other.
    """
    other = days[0] if day == days[1] else days[1]
    label = messages("button-daily-yesterday" if other == days[0] else "button-daily-today")
    return Panel(
        has_parts=True,
        heading=messages("daily-board-heading", day=named(day, messages), server=server),
        paragraphs=tuple(
            paragraph for game in PRESENTERS for paragraph in _boards(game, tries.get(game, ()), messages)
        ),
        rows=(
            messages("daily-board-note"),
            (
                Button(DailyControl.OPEN.route(), messages("button-daily"), Style.MAIN),
                Button(DailyControl.BOARD.route(other), label),
            ),
        ),
    )


def _boards(game: str, tries: Sequence[DailyTry], messages: Messages) -> Iterator[str]:
    """Yield the results of one game for each level that was played, the strongest first."""
    if not tries:
        yield f"**{messages(f'{game}-name')}**\n{messages('daily-board-none')}"
    for level in reversed(deal_levels(game)):
        equal = [one for one in tries if one.level == level]
        if equal:
            yield "\n".join((f"**{named_game(game, level, messages)}**", *_places(equal, messages)))


def _places(tries: Sequence[DailyTry], messages: Messages) -> Iterator[str]:
    """Yield a line for each of the first places; equal results share theirs."""
    number = 1
    for _, equal in groupby(tries, rank):
        members = list(equal)
        for one in members[: max(0, SHOWN + 1 - number)]:
            who = f"<@{one.user_id}>"
            yield messages("daily-board-line", rank=number, who=who, outcome=outcome(one, messages))
        number += len(members)
    if len(tries) > SHOWN:
        yield messages("tables-more", count=len(tries) - SHOWN)


def check_panel(days: Sequence[tuple[str, Sequence[Deal]]], messages: Messages) -> Panel:
    """Return the codes of the deals of some days, with the secrets of the days that are over."""
    return Panel(
        has_parts=True,
        heading=messages("daily-check-heading"),
        paragraphs=(
            messages("daily-check-note"),
            *("\n".join(_codes(day, deals, messages)) for day, deals in days),
        ),
        rows=((Button(DailyControl.OPEN.route(), messages("button-daily")),),),
    )


def _codes(day: str, deals: Sequence[Deal], messages: Messages) -> Iterator[str]:
    yield messages("daily-check-day", day=named(day, messages))
    for deal in deals:
        game = messages(f"{deal.game}-name")
        if deal.secret is None:
            yield messages("daily-check-code", game=game, commitment=deal.commitment)
        else:
            yield messages("daily-check-secret", game=game, commitment=deal.commitment, secret=deal.secret)


def shared(game: str, level: str, day: str, outcome: str, messages: Messages) -> str:
    """Return a result as it can be shared."""
    return messages(
        "daily-shared", game=named_game(game, level, messages), day=named(day, messages), outcome=outcome
    )


def result(
    ending: Ending | None, places: tuple[int, int], scores: tuple[int, int], messages: Messages
) -> str:
    """Return the result of a deal for the member, who is named first, in a way that gives no card away."""
    if ending is Ending.CONCEDED and places[0] > places[1]:
        return messages("daily-gave-up")
    kind = "tied" if places[0] == places[1] else "won" if places[0] < places[1] else "lost"
    return messages("daily-result", kind=kind, squares=squares(*scores), mine=scores[0], house=scores[1])


def squares(mine: int, house: int) -> str:
    """Return both scores as one row of squares, the member's share in green."""
    mine, house = max(mine, 0), max(house, 0)
    green = round(SQUARES * mine / (mine + house)) if mine + house else SQUARES // 2
    return TOGETHER.join("🟩" * green + "🟥" * (SQUARES - green))


async def deal_thread(interaction: Interaction, game: str) -> discord.Thread:
    """Return a new private thread for a daily deal. Refused where there can be none: others may still play it."""
    messages = messages_of(interaction)
    thread = await private_thread(interaction, f"{messages('button-daily')}: {messages(f'{game}-name')}")
    if thread is None:
        raise Refused(DailyReason.NO_THREAD)
    return thread


def _asked(prompt: str | None, session: Session, say: TableMessages, _: bool) -> PostQuestion:
    day, progress = session.table.day, session.progress
    is_first = day is not None and progress.turn == progress.first_turn
    return PostQuestion(
        prompt, (say("daily-welcome", day=named(day or "", say.messages)),) if is_first else ()
    )


def _below_result(table: Table, say: TableMessages) -> Sequence[str]:
    mine, house = (
        next(seat for seat in table.seats if (seat.house is None) is is_own) for is_own in (True, False)
    )
    if table.day is None or mine.place is None or house.place is None:
        return ()
    scores = mine.score or 0, house.score or 0
    outcome = result(table.ending, (mine.place, house.place), scores, say.messages)
    return (shared(table.game, house.house or "", table.day, outcome, say.messages),)


def _over_row(_: Table, say: TableMessages) -> Row:
    # One of them belongs to the table: by it, the bot finds the post after a crash.
    deals = Button(DailyControl.OPEN.route(), say("button-daily"), Style.MAIN)
    return (deals, Button(TableControl.RULES, say("button-rules")))


DAILY_TABLE = TableKind(
    is_of=lambda table: table.day is not None,
    asked=_asked,
    below_result=_below_result,
    over_row=_over_row,
    over_rows=lambda table, say: (_over_row(table, say), *beside_game.review_rows(table, say)),
    new_thread=lambda interaction, table: deal_thread(interaction, table.game),
)
"""A table that plays the deal of a day. Only its member sees it: others may still play the deal."""
