"""What a lobby pledges of its deal, how a player cuts the deck, and what is shown of the secret at the end."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tables.table import Phase, Table, TableSeat
from cogs.i18n.names import formatted
from cogs.i18n.table_messages import TableMessages
from cogs.ui.panel import Button
from games.commitment import commitment

CUT = "!cut"


def quoted(word: str) -> str:
    """A player's word as a post may show it: it calls nobody and formats nothing."""
    return formatted(word)


def cut_row(say: TableMessages) -> tuple[Button, ...]:
    """The control of a lobby by which its players add their words."""
    return (Button(CUT, say("button-cut")),)


def pledged(row: Table, say: TableMessages) -> str:
    """The commitment that stands in the lobby; nothing at a table that is older than pledges."""
    return "" if row.secret is None else say("pledge", commitment=commitment(row.secret))


def pledged_with_words(row: Table, say: TableMessages) -> tuple[str, ...]:
    """What stays of it in the lobby's post when the game has begun."""
    return tuple(part for part in (pledged(row, say), "\n".join(cuts(row.seats, say))) if part)


def cut_of(seat: TableSeat, say: TableMessages) -> str:
    """With which word the player of a seat has cut the deck, as his line in the lobby says it."""
    return say("lobby-word", word=quoted(seat.word)) if seat.word else ""


def cuts(seats: Sequence[TableSeat], say: TableMessages) -> list[str]:
    """Who has cut the deck with which word."""
    return [say("cut-line", who=say.who(seat.seat), word=quoted(seat.word)) for seat in seats if seat.word]


def revealed(row: Table, say: TableMessages) -> str:
    """The secret of a game that is over; nothing before, and nothing when there was no pledge."""
    if row.phase is not Phase.OVER or row.seed is None or row.secret is None:
        return ""
    return say("pledge-kept", secret=row.secret.hex(), table=row.id)
