"""What posts show of a deal's commitment, of the players' words for the seed, and of the secret at the end."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tables.table import Phase, Table, TableSeat
from cogs.i18n.names import formatted
from cogs.i18n.table_messages import TableMessages
from games.commitment import commitment


def quoted(word: str) -> str:
    """Return a player's word as a post may show it: it mentions nobody and formats nothing."""
    return formatted(word)


def locked_in(table: Table, say: TableMessages) -> tuple[str, ...]:
    """Return the line of the lobby that the shuffle is fixed; `/verify` shows the commitment itself."""
    return () if table.secret is None else (say("commitment-locked"),)


def commitment_line(table: Table, say: TableMessages) -> str:
    """Return the commitment; empty for a tutorial, which has none."""
    return "" if table.secret is None else say("commitment", commitment=commitment(table.secret))


def word_of(seat: TableSeat, say: TableMessages) -> str:
    """Return the word of the player of a seat, as their line in the lobby shows it."""
    return say("lobby-word", word=quoted(seat.word)) if seat.word else ""


def word_lines(seats: Sequence[TableSeat], say: TableMessages) -> list[str]:
    """Return who has added which word."""
    return [say("cut-line", who=say.who(seat.seat), word=quoted(seat.word)) for seat in seats if seat.word]


def revealed_secret(table: Table, say: TableMessages) -> str:
    """Return the secret of a game that is over; empty before, and for a game without a commitment.

    Others may still play the deal of a day: its secret is shown on the next day, elsewhere.
    """
    if table.day is not None or table.phase is not Phase.OVER or table.seed is None or table.secret is None:
        return ""
    return say("commitment-secret", secret=table.secret.hex())
