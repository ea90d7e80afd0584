"""Renders the post of a lobby, what stays of it, and the lines that show that the shuffle was fixed there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.ratings.service import is_rateable
from bot.tables.lobby import WORD_CHARACTERS, due_at, teams
from bot.tables.options import read_options
from cogs.games.registry import PRESENTERS
from cogs.i18n.messages import Messages
from cogs.i18n.names import formatted
from cogs.i18n.table_messages import TableMessages
from cogs.table_post.beside_game import COLOURS, duration, headed
from cogs.table_post.ping_reasons import SLOW_SECONDS
from cogs.ui.custom_id import AddHousePlayer, AgreeToOpenHands, JoinTeam, TableControl
from cogs.ui.panel import Button, Field, Form, Menu, MenuChoice, Panel, Row, Shape, Style, small, switch
from cogs.ui.phone import points_of_row
from data.records.tables import Ending, Phase, Table, TableSeat
from games.catalog import GAMES, levels
from games.commitment import commitment
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
    open_hands = (say("lobby-open-hands"),) if table.open_hands else ()
    rated = () if table.open_hands else (say("lobby-rated", rated=str(is_rateable(table))),)
    slower = [seat.seat for seat in table.seats if seat.has_more_time]
    more_time = (say("lobby-more-time", who=say.whos(slower), count=len(slower)),) if slower else ()
    holidays = (say("lobby-holidays"),) if table.pauses_for_holidays else ()
    is_kept = any(seat.is_invited for seat in table.seats)
    closing = () if is_kept or table.open_hands else (say("lobby-closes", until=until),)
    settings = map(small, (*presenter.options(options, say), clock, *more_time, *holidays, *rated, *closing))
    seated, locked = _lobby_seats(table, seats, sides, until, say), _locked_in(table, say)
    return Panel(
        heading=say(
            "lobby-heading",
            game=say(f"{table.game}-name"),
            host=say.mentioned(table.host_id),
            about=say(f"about-game-{table.game}"),
        ),
        paragraphs=("\n".join((*seated, *open_hands, *settings, *locked)),),
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
    taken = {seat.seat: _player(table, seat, until, say) for seat in table.seats}
    for team, numbers in enumerate(teams, start=1):
        players = [taken[number] for number in numbers if number in taken]
        if free := len(numbers) - len(players):
            players.append(say("lobby-team-free", count=free))
        yield say("lobby-team", team=team, players=say.listed(players))
    for number in () if teams else range(seats[-1]):
        if number in taken:
            yield say("lobby-seat", number=number + 1, who=taken[number])
        else:
            yield say("lobby-free", number=number + 1, needed=str(number < seats[0]))


def _player(table: Table, player: TableSeat, until: str, say: TableMessages) -> str:
    """Return the player who sits there, with what they have agreed to and their word, or until when it is kept."""
    if player.is_invited:
        return f"{say.who(player.seat)}{say('lobby-kept', until=until)}"
    agreed = say("lobby-agreed") if table.open_hands and player.user_id not in table.not_agreed else ""
    word = say("lobby-word", word=formatted(player.word)) if player.word else ""
    return f"{say.who(player.seat)}{agreed}{word}"


def _lobby_rows(
    table: Table, teams: Sequence[Sequence[Seat]], say: TableMessages, *, is_full: bool
) -> tuple[Row, ...]:
    """Return the controls of a lobby; those that take a seat are idle when no seat is free."""
    choices = tuple(
        MenuChoice(
            AddHousePlayer(level), say("house-level", level=level), say("house-level-note", level=level)
        )
        for level in levels(table.game)
    )
    menu = (Menu("house", say("menu-house"), choices),) if choices and not is_full else ()
    kept = {seat.seat for seat in table.seats if seat.is_invited}
    taken = {seat.seat for seat in table.seats} - kept
    joins = [
        Button(JoinTeam(number), say("button-team", team=number), Style.GOOD, is_idle=taken.issuperset(team))
        for number, team in enumerate(teams, start=1)
    ] or [Button(TableControl.JOIN, say("button-join"), Style.GOOD, is_idle=is_full and not kept)]
    rows = (
        (*joins, Button(TableControl.START, say("button-start"), Style.MAIN)),
        (
            Button(TableControl.LEAVE_LOBBY, say("button-leave")),
            Button(TableControl.CUT_DECK, say("button-cut")),
            Button(TableControl.RULES, say("button-rules")),
        ),
        (
            Button(AddHousePlayer(), say("button-house"), is_idle=is_full),
            Button(TableControl.CANCEL, say("button-cancel"), Style.GRAVE),
        ),
        *menu,
        *_option_rows(table, say),
    )
    return rows if table.is_direct else _with_watch(rows, say)


def _option_rows(table: Table, say: TableMessages) -> tuple[Row, ...]:
    """Return the row of the option that the host can turn on, with the control that agrees to open hands.

    Where somebody waits for long it is whether holidays stop the clock: on a phone there is no room for both. Nobody
    watches a table in direct messages.
    """
    if table.seconds >= SLOW_SECONDS and not table.open_hands:
        is_on = table.pauses_for_holidays
        control = TableControl.PLAY_ON_HOLIDAYS if is_on else TableControl.PAUSE_ON_HOLIDAYS
        return ((switch(control, say("button-holidays"), is_on=is_on),),)
    if table.is_direct:
        return ()
    control = TableControl.CLOSED_HANDS if table.open_hands else TableControl.OPEN_HANDS
    agree = Button(AgreeToOpenHands(table.open_hands), say("button-agree-open-hands"), Style.MAIN)
    option = switch(control, say("button-open-hands"), is_on=bool(table.open_hands))
    return ((option, agree) if table.not_agreed else (option,),)


def _with_watch(rows: Sequence[Row], say: TableMessages) -> tuple[Row, ...]:
    """Return the rows with the button for people who do not play, in the first row where it needs no further line.

    Without such a row it is left out: the post must not become higher, and `/table watch` does the same.
    """
    watch, shown = Button(TableControl.WATCH, say("button-watch")), list(rows)
    for number, row in enumerate(rows):
        if not isinstance(row, tuple):
            continue
        place = next((place for place, button in enumerate(row) if button.style is Style.GRAVE), len(row))
        longer = (*row[:place], watch, *row[place:])
        if points_of_row(longer) == points_of_row(row):
            shown[number] = longer
            break
    return tuple(shown)


def without_controls(heading: str, *paragraphs: str) -> Panel:
    """Return a post that has no controls any more."""
    shown = tuple(part for part in paragraphs if part)
    return Panel(heading=heading, paragraphs=shown, colour=COLOURS[Phase.OVER])


_CLOSED = {
    Ending.OTHER_EDITION: "ended-other-edition",
    Ending.DAMAGED: "ended-damaged",
    Ending.ENDED: "ended-by-manager",
    Ending.EXPIRED: "lobby-expired",
}
"""The sentences that stay of a table that ended in this way before it began, or cannot be played."""


def closed(table: Table, messages: Messages) -> Panel:
    """Return the post of a lobby that has begun, moved or closed, and of a table that cannot be played."""
    say = TableMessages(messages, table.seats)
    why = "lobby-moved" if table.phase is Phase.LOBBY else "lobby-cancelled"
    if table.seed is not None:
        why = "lobby-begun"
    if table.ending is not None:
        why = _CLOSED.get(table.ending, why)
    heading = say("closed-heading", game=say(f"{table.game}-name"))
    return without_controls(heading, say(why, reason=table.reason or ""))


def begun(table: Table, messages: Messages, story: str, *, link: str) -> Panel:
    """Return the post of a lobby whose game has begun, with a link to the game's post."""
    say, left = TableMessages(messages, table.seats), closed(table, messages)
    words = "\n".join((*_locked_in(table, say), *word_lines(table.seats, say)))
    led = say("hand-link", link=link) if link else ""
    return without_controls(headed(left.heading, table, say), *left.paragraphs, led, words, story)


def _locked_in(table: Table, say: TableMessages) -> tuple[str, ...]:
    """Return the line that the shuffle is fixed; `/verify` shows the commitment itself."""
    return () if table.secret is None else (say("commitment-locked"),)


def commitment_line(table: Table, say: TableMessages) -> str:
    """Return the commitment; empty for a lesson, which has none."""
    return "" if table.secret is None else say("commitment", commitment=commitment(table.secret))


def word_lines(seats: Sequence[TableSeat], say: TableMessages) -> list[str]:
    """Return the lines that say who has added which word; a word mentions nobody and formats nothing."""
    return [say("cut-line", who=say.who(seat.seat), word=formatted(seat.word)) for seat in seats if seat.word]
