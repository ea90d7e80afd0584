"""The pages of the daily deals: those of today, a server's board of a day, and what can be checked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from bot.daily import DailyTry, Deal, Today, begins_at, day_after, rank
from cogs.daily.post import DailyControl, named, result, shared
from cogs.games.registry import PRESENTERS
from cogs.i18n.messages import Messages
from cogs.ui.panel import Button, Panel, Row, Style

SHOWN = 10
"""Places that a board shows of each game."""


def today_page(today: Today, links: Mapping[str, str], messages: Messages, *, in_server: bool) -> Panel:
    """Return the deals of today with a member's results; ``links`` lead to the ones that they are playing."""
    rows: list[Row] = []
    for game in PRESENTERS:
        own = today.tries.get(game)
        state = messages("daily-open") if own is None else _state(own, links, messages)
        rows.append(messages("daily-game", game=messages(f"{game}-name"), state=state))
        if own is None:
            rows.append((Button(DailyControl.PLAY.route(game), messages("button-play"), Style.MAIN),))
    if today.streak:
        rows.append(messages("daily-streak", count=today.streak))
    rows.append(_more(today, messages, in_server=in_server))
    until = f"<t:{int(begins_at(day_after(today.day)))}:R>"
    return Panel(
        heading=messages("daily-heading", day=named(today.day, messages), until=until),
        paragraphs=(),
        rows=tuple(rows),
    )


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
    """Return how a try ended."""
    places = own.place or 0, own.house_place or 0
    return result(own.ending, places, (own.score or 0, own.house_score or 0), messages)


def share_panel(today: Today, user_id: int, messages: Messages) -> Panel:
    """Return a member's results of today as everybody may see them: no card is in them."""
    lines = [
        shared(game, one.day, outcome(one, messages), messages)
        for game in PRESENTERS
        if (one := today.tries.get(game)) is not None and one.counts
    ]
    if today.streak:
        lines.append(messages("daily-streak", count=today.streak))
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
    """Return a server's board of a day; ``days`` are yesterday and today, and controls lead from one to the other."""
    other = days[0] if day == days[1] else days[1]
    label = messages("button-daily-yesterday" if other == days[0] else "button-daily-today")
    return Panel(
        has_parts=True,
        heading=messages("daily-board-heading", day=named(day, messages), server=server),
        paragraphs=tuple(
            "\n".join((f"**{messages(f'{game}-name')}**", *_places(tries.get(game, ()), messages)))
            for game in PRESENTERS
        ),
        rows=(
            messages("daily-board-note"),
            (
                Button(DailyControl.OPEN.route(), messages("button-daily"), Style.MAIN),
                Button(DailyControl.BOARD.route(other), label),
            ),
        ),
    )


def _places(tries: Sequence[DailyTry], messages: Messages) -> Iterator[str]:
    """Yield a line for each of the first places; equal results share theirs."""
    if not tries:
        yield messages("daily-board-none")
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
