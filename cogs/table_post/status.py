"""What a table's post and private panels show beside the game: votes, pauses, leaving, playing again."""

from __future__ import annotations

from typing import assert_never

from bot.preferences import CLOCKS
from bot.tables.actions import Proposal, TableAction, TableActionKind
from bot.tables.progress import HistoryEntry
from bot.tables.replayed import ReplayedTable
from bot.tables.table import Table
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from cogs.ui.panel import Button, Choice, Menu, Panel, Row, Style

PAUSES = (3600, 21_600, 86_400, 259_200, 604_800, 1_209_600)
"""How long a game may be paused, in seconds."""
REVIEW = "!review"
"""The control that shows the review of a duel."""
SURE = {
    "!sure.leave": (TableActionKind.LEAVE, "leave"),
    "!sure.concede": (TableActionKind.CONCEDE, "concede"),
}
"""The controls that ask whether the player is sure, each with what is done then."""


def duration(seconds: int, messages: Messages) -> str:
    """Return a time in words, in its largest whole unit."""
    for unit, size in (("days", 86_400), ("hours", 3600), ("minutes", 60)):
        if seconds >= size and seconds % size == 0 and seconds > size:
            return messages(f"time-{unit}", count=seconds // size)
    return messages("time-seconds", count=seconds)


def proposal(table_action: TableAction, say: TableMessages) -> str:
    """Return what is proposed, in a few words."""
    match table_action.proposal:
        case Proposal.PAUSE:
            return say("wish-pause", time=duration(table_action.amount, say.messages))
        case Proposal.CLOCK:
            return say("wish-clock", time=duration(table_action.amount, say.messages))
        case Proposal.UNDO:
            return say("wish-undo")
        case Proposal.END:
            return say("wish-end")
        case None:
            raise ValueError(f"{table_action.token} asks for nothing")
        case _:
            assert_never(table_action.proposal)


def history_lines(entry: HistoryEntry, say: TableMessages) -> list[str]:
    """Return what was done at the table, for everybody."""
    if entry.table_action is None or entry.seat is None:
        return []
    lines = []
    match entry.table_action.word:
        case TableActionKind.CONCEDE:
            pass  # the result says it
        case TableActionKind.ASK:
            lines.append(
                say("deed-ask", who=say.member(entry.seat), proposal=proposal(entry.table_action, say))
            )
        case word:
            lines.append(say(f"deed-{word.removeprefix('!')}", who=say.member(entry.seat)))
    if entry.passed is not None and entry.passed.proposal is not Proposal.END:
        lines.append(say("deed-passed", proposal=proposal(entry.passed, say)))
    return lines


def status_lines(table: ReplayedTable, say: TableMessages) -> list[str]:
    """Return what everybody must know of the table beside its game."""
    status, lines = table.status, []
    if status.is_asleep:
        lines.append(say("table-asleep"))
    elif status.paused_until is not None:
        lines.append(say("table-paused", until=f"<t:{int(status.paused_until)}:f>"))
    elif status.deserted_at is not None:
        lines.append(say("table-deserted", until=f"<t:{int(status.wakes_at or 0)}:R>"))
    vote = status.vote
    if vote is not None:
        counts = {"agreed": len(vote.agreed & status.present), "voters": len(status.present)}
        until = f"<t:{int(vote.until)}:f>"
        asked = proposal(vote.table_action, say)
        lines.append(say("vote-open", who=say.member(vote.asker), proposal=asked, until=until, **counts))
    return lines


def vote_rows(table: ReplayedTable, say: TableMessages) -> tuple[Row, ...]:
    """Return the controls of an open vote."""
    vote = table.status.vote
    if vote is None:
        return ()
    agree = Button(vote.answered(TableActionKind.AGREE).token, say("button-agree"), Style.GOOD)
    return ((agree, Button(vote.answered(TableActionKind.REFUSE).token, say("button-refuse"), Style.GRAVE)),)


def table_row(table: ReplayedTable, say: TableMessages) -> Row:
    """Return the controls that every post of a running table has."""
    row = (
        Button("!hand", say("button-hand"), sign=say.sign("held", "")),
        Button("!rules", say("button-rules")),
        Button("!table", say("button-table")),
    )
    if not table.status.away:
        return row
    return (*row, Button(TableActionKind.RETURN, say("button-back"), Style.MAIN))


def over_row(say: TableMessages) -> Row:
    """Return the controls of a table that is over."""
    return (
        Button("!again", say("button-again"), Style.MAIN),
        Button("!swap", say("button-swap")),
        Button("!board", say("button-board")),
    )


def review_rows(table: Table, say: TableMessages) -> tuple[Row, ...]:
    """Return the control that shows the review of a duel that is over; no other game has one."""
    return ((Button(REVIEW, say("button-review")),),) if table.game == "duel" else ()


def panel(table: ReplayedTable, times: dict[str, int], messages: Messages) -> Panel:
    """Return what a player can do at their table; ``times`` are the seconds of the server's clocks."""
    row = table.table
    pauses = tuple(
        Choice(TableAction(TableActionKind.ASK, Proposal.PAUSE, time).token, messages(f"choice-pause-{time}"))
        for time in PAUSES
    )
    clocks = tuple(
        Choice(
            TableAction(TableActionKind.ASK, Proposal.CLOCK, times[name]).token,
            messages(f"clock-{name}"),
            duration(times[name], messages),
        )
        for name in CLOCKS
    )
    rest: Row = Menu("pause", messages("menu-pause"), pauses)
    if table.status.paused_until is not None:
        rest = (Button(TableActionKind.RESUME, messages("button-resume"), Style.MAIN),)
    return Panel(
        heading=messages("life-heading"),
        paragraphs=(messages("life-note"),),
        rows=(
            rest,
            Menu("clock", messages("menu-clock"), clocks),
            (
                Button(TableAction(TableActionKind.ASK, Proposal.UNDO).token, messages("button-undo")),
                Button(TableAction(TableActionKind.ASK, Proposal.END).token, messages("button-stop")),
                Button("!sure.leave", messages("button-leave-game"), Style.GRAVE),
                Button("!sure.concede", messages("button-concede"), Style.GRAVE),
            ),
        ),
        table_id=row.id,
        asked=table.progress.seen,
    )


def question(table_action: str, table_id: str, messages: Messages, *, is_lesson: bool = False) -> Panel:
    """Return the question whether a player is sure. Raise KeyError if this needs no question."""
    word, name = SURE[table_action]
    return Panel(
        heading=messages("life-heading"),
        paragraphs=(
            messages("lesson-leave")
            if is_lesson and word is TableActionKind.LEAVE
            else messages(f"sure-{name}"),
        ),
        rows=((Button(word, messages(f"button-sure-{name}"), Style.GRAVE),),),
        table_id=table_id,
    )


def watching(table_id: str, messages: Messages, *, is_on: bool) -> Panel:
    """Return what a member is offered who does not play at the table."""
    label = messages("button-unwatch" if is_on else "button-watch")
    return Panel(
        heading=messages("watch-heading"),
        paragraphs=(messages("watch-note"),),
        rows=((Button("!watch", label, Style.MAIN),),),
        table_id=table_id,
    )


def done(messages: Messages) -> Panel:
    """Return what replaces a private panel after a press there."""
    return Panel(heading=messages("life-heading"), paragraphs=(messages("life-done"),))
