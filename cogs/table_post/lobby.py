"""Renders the post of a lobby: its options, its seats, and the controls that take, leave and begin."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.ratings.service import is_rateable
from bot.tables.lobby import WORD_CHARACTERS, due_at, teams
from bot.tables.options import read_options
from bot.tables.table import Phase, Table, TableSeat
from cogs.games.registry import PRESENTERS
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from cogs.table_post import commitment
from cogs.table_post.render import COLOURS
from cogs.table_post.status import duration
from cogs.table_post.turn_pings import SLOW_SECONDS
from cogs.ui.custom_id import AddAIPlayer, JoinTeam, TableControl
from cogs.ui.panel import Button, Field, Form, Menu, MenuChoice, Panel, Row, Shape, Style, small
from cogs.ui.switches import switch
from games.catalog import GAMES, levels
from games.engine import Seat

WORD_FIELD = "word"
"""The field of the form for a player's word."""


def panel(table: Table, messages: Messages) -> Panel:
    """Return the post of a table before the deal."""
    say, presenter = TableMessages(messages, table.seats), PRESENTERS[table.game]
    game = GAMES[table.game]
    options = read_options(game, table.options)
    seats = game.seats(options)
    until = f"<t:{int(due_at(table))}:R>"
    sides = teams(game, table)
    clock = say("lobby-clock", time=duration(table.seconds, messages))
    rated = say("lobby-rated", rated=str(is_rateable(table.seats)))
    holidays = (say("lobby-holidays"),) if table.pauses_for_holidays else ()
    is_kept = any(seat.is_invited for seat in table.seats)
    closing = () if is_kept else (say("lobby-closes", until=until),)
    settings = map(small, (*presenter.options(options, say), clock, *holidays, rated, *closing))
    locked = commitment.locked_in(table, say)
    return Panel(
        heading=say(
            "lobby-heading",
            game=say(f"{table.game}-name"),
            host=say.mentioned(table.host_id),
            about=say(f"about-game-{table.game}"),
        ),
        paragraphs=("\n".join((*_lobby_seats(table, seats, sides, until, say), *settings, *locked)),),
        rows=_lobby_rows(table, sides, say, is_full=len(table.seats) == seats[-1]),
        table_id=table.id,
        seen_version=table.revision,
        colour=COLOURS[Phase.LOBBY],
    )


def word_form(messages: Messages) -> Form:
    """Return the form for a word that a player adds to the deal."""
    field = Field(
        name=WORD_FIELD,
        label=messages("cut-field"),
        note=messages("cut-note"),
        shape=Shape.TEXT,
        least=0,
        most=WORD_CHARACTERS,
    )
    return Form(messages("cut-title"), (field,))


def _lobby_seats(
    table: Table, seats: range, teams: Sequence[Sequence[Seat]], until: str, say: TableMessages
) -> Iterator[str]:
    """Yield a line for each seat, taken or free; with teams, a line for each team."""
    taken = {seat.seat: _player(seat, until, say) for seat in table.seats}
    for team, numbers in enumerate(teams, start=1):
        players = [taken[number] for number in numbers if number in taken]
        if free := len(numbers) - len(players):
            players.append(say("lobby-team-free", count=free))
        yield say("lobby-team", team=team, players=" · ".join(players))
    for number in () if teams else range(seats[-1]):
        if number in taken:
            yield say("lobby-seat", number=number + 1, who=taken[number])
        else:
            yield say("lobby-free", number=number + 1, needed=str(number < seats[0]))


def _player(row: TableSeat, until: str, say: TableMessages) -> str:
    """Return who sits there, with their word or until when the seat is kept for them."""
    more = say("lobby-kept", until=until) if row.is_invited else commitment.word_of(row, say)
    return f"{say.who(row.seat)}{more}"


def _lobby_rows(
    table: Table, teams: Sequence[Sequence[Seat]], say: TableMessages, *, is_full: bool
) -> tuple[Row, ...]:
    """Return the controls of a lobby; those that take a seat are idle when no seat is free."""
    choices = tuple(
        MenuChoice(AddAIPlayer(level), say("house-level", level=level), say("house-level-note", level=level))
        for level in levels(table.game)
    )
    menu = (Menu("house", say("menu-house"), choices),) if choices and not is_full else ()
    kept = {seat.seat for seat in table.seats if seat.is_invited}
    taken = {seat.seat for seat in table.seats} - kept
    joins = [
        Button(JoinTeam(number), say("button-team", team=number), Style.GOOD, is_idle=taken.issuperset(team))
        for number, team in enumerate(teams, start=1)
    ] or [Button(TableControl.JOIN, say("button-join"), Style.GOOD, is_idle=is_full and not kept)]
    return (
        (
            *joins,
            Button(TableControl.START, say("button-start"), Style.MAIN),
        ),
        (
            Button(TableControl.LEAVE_LOBBY, say("button-leave")),
            Button(TableControl.CUT_DECK, say("button-cut")),
            Button(TableControl.RULES, say("button-rules")),
        ),
        (
            Button(AddAIPlayer(), say("button-house"), is_idle=is_full),
            Button(TableControl.CANCEL, say("button-cancel"), Style.GRAVE),
        ),
        *menu,
        *_holiday_rows(table, say),
    )


def _holiday_rows(table: Table, say: TableMessages) -> tuple[Row, ...]:
    """Return the control that says whether holidays stop the clock; none where nobody waits for long."""
    if table.seconds < SLOW_SECONDS:
        return ()
    is_on = table.pauses_for_holidays
    control = TableControl.PLAY_ON_HOLIDAYS if is_on else TableControl.PAUSE_ON_HOLIDAYS
    return ((switch(control, say("button-holidays"), is_on=is_on),),)
