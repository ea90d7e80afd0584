"""The parts of a table's post and private panels beside the game: votes, pauses, leaving, playing again."""

from __future__ import annotations

from dataclasses import replace

from bot.errors import Reason, Refused
from bot.preferences import CLOCKS, PAUSES
from bot.tables.commands import Proposal, TableAction, TableActionKind
from bot.tables.lobby import teams
from bot.tables.progress import HistoryEntry
from bot.tables.state import TableState
from bot.tables.status import Vote
from cogs.games.registry import GAME_UIS
from cogs.i18n.emoji import Emoji
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from cogs.ui.custom_id import TableControl
from cogs.ui.panel import Button, Menu, MenuChoice, Panel, Row, Style
from cogs.ui.phone import points_of_row
from data.records.tables import COUNTED, Phase, Table
from games.catalog import GAMES
from games.engine import Seat

COLOURS = {Phase.LOBBY: 0xF2C14E, Phase.PLAYING: 0xE8A0BF, Phase.OVER: 0x9AA5B1}
DAY_SECONDS = 86_400

LONGEST_ROW = 4
"""The most buttons in a row that a phone shows in at most two lines."""


def duration(seconds: int, messages: Messages) -> str:
    """Return a time in words, in its largest whole unit; one day is 24 hours."""
    for unit, size, least in (("days", DAY_SECONDS, 2), ("hours", 3600, 1), ("minutes", 60, 1)):
        if seconds % size == 0 and seconds // size >= least:
            return messages(f"time-{unit}", count=seconds // size)
    return messages("time-seconds", count=seconds)


def moment(at: float, seconds: float) -> str:
    """Return a moment as Discord shows it: in how long, and the date where it may be more than a day away."""
    soon = f"<t:{int(at)}:R>"
    return f"{soon} (<t:{int(at)}:f>)" if seconds > DAY_SECONDS else soon


def proposal(table_action: TableAction, say: TableMessages) -> str:
    """Return a proposal in a few words."""
    time = duration(table_action.amount, say.messages)  # of a pause, or of the clock
    return say(f"proposal-{table_action.proposal}", time=time)


def is_absence(entry: HistoryEntry) -> bool:
    """Return True if a house player began to play for a seat, because its player is silent or has left."""
    kinds = TableActionKind.STAND_IN, TableActionKind.LEAVE
    return entry.table_action is not None and entry.table_action.kind in kinds


def history_lines(entry: HistoryEntry, say: TableMessages) -> list[str]:
    """Return the lines that tell everybody what was done at the table."""
    if entry.table_action is None or entry.seat is None:
        return []
    lines, who = list[str](), say.member(entry.seat)
    match entry.table_action.kind:
        case TableActionKind.CONCEDE:
            pass  # the result says it
        case TableActionKind.ASK:
            lines.append(say("table-action-ask", who=who, proposal=proposal(entry.table_action, say)))
        case TableActionKind.HOLIDAY:
            until = f"<t:{entry.table_action.amount}:f>"
            lines.append(say("table-action-holiday", who=who, until=until))
        case kind:
            lines.append(say(f"table-action-{kind.removeprefix('!')}", who=who))
    if entry.passed is not None and entry.passed.proposal is not Proposal.END:  # the result says it
        time = duration(entry.passed.amount, say.messages)
        lines.append(say(f"vote-passed-{entry.passed.proposal}", time=time))
    return lines


def status_lines(table: TableState, say: TableMessages) -> list[str]:
    """Return the lines that everybody must know of the table beside its game."""
    status, lines = table.status, []
    if status.is_asleep:
        lines.append(say("direct-asleep" if table.table.is_direct else "table-asleep"))
    elif status.paused_until is not None:
        lines.append(say("table-paused", until=f"<t:{int(status.paused_until)}:f>"))
    elif status.deserted_at is not None:
        lines.append(say("table-deserted", until=moment(status.stopped_until or 0, status.seconds)))
    paused = "yes" if status.pauses_for_holidays else "no"
    for seat, until in sorted(status.holidays.items()):
        who, end = say.member(seat), f"<t:{int(until)}:f>"
        lines.append(say("table-holiday", who=who, until=end, paused=paused))
    if status.vote is not None:
        lines.append(vote_line(table, say))
    return lines


def vote_line(table: TableState, say: TableMessages) -> str:
    """Return the line of the vote: its proposal, how many agree, and when it ends; empty when there is none."""
    status, vote = table.status, table.status.vote
    if vote is None:
        return ""
    return say(
        "vote-open",
        who=say.member(vote.asker),
        proposal=proposal(vote.table_action, say),
        agreed=len(vote.agreed & status.present),
        voters=len(status.present),
        until=f"<t:{int(vote.until)}:{'R' if status.seconds < DAY_SECONDS else 'f'}>",
    )


def _answers(vote: Vote, say: TableMessages) -> tuple[Button, Button]:
    return (
        Button(vote.answered(TableActionKind.AGREE), say("button-agree"), Style.GOOD),
        Button(vote.answered(TableActionKind.REFUSE), say("button-refuse"), Style.GRAVE),
    )


def headed(heading: str, table: Table, say: TableMessages) -> str:
    """Return the heading of a public post; at a table with open hands every post says so below it."""
    return f"{heading}\n{say('open-hands')}" if table.open_hands else heading


def resume_rows(table: TableState, messages: Messages) -> tuple[Row, ...]:
    """Return the control that ends a pause; no rows if there is none."""
    if table.status.paused_until is None:
        return ()
    resume = TableAction(TableActionKind.RESUME)
    return ((Button(resume, messages("button-resume"), Style.MAIN),),)


def table_rows(
    table: TableState, say: TableMessages, *, is_drawn: bool, help_button: Button | None = None
) -> tuple[Row, ...]:
    """Return the controls that every post of a running table has, and those of an open vote.

    A post that shows an image also offers the words. ``help_button`` stands there instead of the
    rules, before all others.
    """
    hand = Button(TableControl.HAND, say("button-hand"), emoji=say.emoji("held", ""))
    more = Button(TableControl.PANEL, say("button-table"))
    words = (Button(TableControl.IN_WORDS, say("button-in-words")),) if is_drawn else ()
    rules = Button(TableControl.RULES, say("button-rules"))
    rows: tuple[Row, ...] = ((hand, rules, more, *words),)
    if help_button is not None:
        rows = ((help_button, hand, more, *words),)
    if table.status.vote is not None:  # beside its answers there is no room for the rules
        rows = (*_answers(table.status.vote, say), *words), (hand, more)
    if not table.status.away:
        return rows
    back = Button(TableAction(TableActionKind.RETURN), say("button-back"), Style.MAIN)
    return (*rows, (back,))


def review_rows(table: Table, say: TableMessages) -> tuple[Row, ...]:
    """Return the control that opens the review of a game that is over; no rows if the game has no review."""
    if GAME_UIS[table.game].review is None:
        return ()
    return ((Button(TableControl.REVIEW, say("button-review")),),)


def over_rows(table: Table, say: TableMessages) -> tuple[Row, ...]:
    """Return the controls of a table that is over and those that look back at it, in two rows that take little room."""
    buttons = [*over_row(table, say)]
    review = [button for row in review_rows(table, say) if isinstance(row, tuple) for button in row]
    buttons[1:1] = [*review, Button(TableControl.REPLAY, say("button-replay"))]
    if not table.is_direct:  # nobody else reads direct messages
        buttons.append(Button(TableControl.SHOW_HAND, say("button-show-hand")))
    if table.secret is not None:
        buttons.append(Button(TableControl.DETAILS, say("button-details")))
    splits = [(buttons[:first], buttons[first:]) for first in range(1, len(buttons))]
    readable = [rows for rows in splits if max(map(len, rows)) <= LONGEST_ROW]
    rows = min(
        readable, key=lambda rows: (sum(points_of_row(tuple(row)) for row in rows), max(map(len, rows)))
    )
    return tuple(tuple(row) for row in rows)


def over_row(table: Table, say: TableMessages) -> tuple[Button, ...]:
    """Return the controls of a table that is over; in direct messages there is no leaderboard.

    Seats can be swapped where that changes who plays after whom: not for two players, since the first one is drawn,
    and not for teams, which would stay the same.
    """
    buttons = [Button(TableControl.PLAY_AGAIN, say("button-again"), Style.MAIN)]
    if table.ending in COUNTED:
        buttons.append(Button(TableControl.SHARE, say("button-share-story")))
    if len(table.seats) > 2 and not teams(GAMES[table.game], table):  # noqa: PLR2004 - the smallest circle
        buttons.append(Button(TableControl.PLAY_AGAIN_SWAPPED, say("button-swap")))
    if not table.is_direct:
        buttons.append(Button(TableControl.LEADERBOARD, say("button-board")))
    return tuple(buttons)


def panel(table: TableState, times: dict[str, int], messages: Messages, *, is_muted: bool = False) -> Panel:
    """Return the panel of what a player can do at their table; ``times`` are the seconds of the server's clocks.

    ``is_muted`` tells whether the table does not ping them.
    """
    pauses = tuple(
        MenuChoice(_asks(Proposal.PAUSE, time), messages(f"choice-pause-{time}")) for time in PAUSES
    )
    clocks = tuple(
        MenuChoice(
            _asks(Proposal.CLOCK, times[name]),
            messages(f"clock-{name}"),
            duration(times[name], messages),
        )
        for name in CLOCKS
    )
    return Panel(
        heading=messages("table-action-heading"),
        paragraphs=(messages("table-action-note"),),
        rows=(
            *(resume_rows(table, messages) or (Menu("pause", messages("menu-pause"), pauses),)),
            Menu("clock", messages("menu-clock"), clocks),
            (
                Button(_asks(Proposal.UNDO), messages("button-undo")),
                Button(_asks(Proposal.END), messages("button-stop")),
                Button(TableControl.ASK_TO_LEAVE, messages("button-leave-game"), Style.GRAVE),
                Button(TableControl.ASK_TO_CONCEDE, messages("button-concede"), Style.GRAVE),
            ),
            (
                Button(TableControl.NUDGE, messages("button-nudge"), emoji=Emoji("👉")),
                Button(
                    TableControl.UNMUTE if is_muted else TableControl.MUTE,
                    messages("button-unmute" if is_muted else "button-mute"),
                    emoji=Emoji("🔔" if is_muted else "🔕"),
                ),
            ),
        ),
        table_id=table.table.id,
        seen_version=table.progress.public_version,
    )


def _asks(proposal: Proposal, amount: int = 0) -> TableAction:
    """Return the command that asks the others for something."""
    return TableAction(TableActionKind.ASK, proposal, amount)


def leave_question(table_id: str, messages: Messages, key: str) -> Panel:
    """Return the question of this key, whether a player is sure that they want to leave a running game."""
    leave = Button(TableControl.LEAVE_GAME, messages("button-sure-leave"), Style.GRAVE)
    return replace(done(messages(key), messages), rows=((leave,),), table_id=table_id)


def concede_question(table_id: str, messages: Messages) -> Panel:
    """Return the question whether a player is sure that they want to give up."""
    concede = TableAction(TableActionKind.CONCEDE)
    button = Button(concede, messages("button-sure-concede"), Style.GRAVE)
    return replace(done(messages("sure-concede"), messages), rows=((button,),), table_id=table_id)


def vote_question(table: TableState, seat: Seat, messages: Messages) -> Panel:
    """Return the panel that asks the player of a seat for their vote.

    Refused when there is no vote.
    """
    say = TableMessages(messages, table.table.seats, reader=seat)
    if table.status.vote is None:
        raise Refused(Reason.NO_VOTE)
    return replace(
        done(vote_line(table, say), messages),
        rows=(_answers(table.status.vote, say),),
        table_id=table.table.id,
        seen_version=table.progress.public_version,
    )


def watching(table_id: str, messages: Messages, *, is_on: bool, told: str = "") -> Panel:
    """Return the panel for a member who does not play there. It says what watching means, or what is ``told``."""
    label = messages("button-unwatch" if is_on else "button-watch")
    return Panel(
        heading=messages("spectator-heading"),
        paragraphs=(told or messages("spectator-note"),),
        rows=((Button(TableControl.WATCH, label, Style.MAIN),),),
        table_id=table_id,
    )


def answer(table_action: TableAction, table: TableState, messages: Messages) -> str:
    """Return the private answer to a player after what they have done at a table."""
    vote = table.status.vote
    match table_action.kind:
        case TableActionKind.CONCEDE:
            return messages("concede-done")
        case TableActionKind.LEAVE if not table.is_over:
            return messages("leave-done")
        case TableActionKind.ASK if vote is not None:
            say = TableMessages(messages, table.table.seats)
            who = say.all_of([say.member(seat) for seat in sorted(table.status.present - vote.agreed)])
            return messages("vote-asked", proposal=proposal(vote.table_action, say), who=who)
        case _:
            return messages("table-action-done")


def done(text: str, messages: Messages) -> Panel:
    """Return the panel that replaces a private one after a press there."""
    return Panel(heading=messages("table-action-heading"), paragraphs=(text,))
