"""Changes of a table's record, and whether its channel has seen the table as it is."""

from __future__ import annotations

from dataclasses import replace

from data.records.tables import Phase, Result, Table, TableSeat


def with_seat(table: Table, changed: TableSeat) -> Table:
    """Return the table with one seat changed."""
    return replace(table, seats=tuple(changed if seat.seat == changed.seat else seat for seat in table.seats))


def ended(table: Table, result: Result, *, at: float) -> Table:
    """Return the table as it stands after it has ended; its last post is still to be shown."""
    blank = (None,) * len(table.seats)
    seats = tuple(
        replace(seat, place=place, score=score)
        for seat, place, score in zip(
            table.seats, result.places or blank, result.scores or blank, strict=True
        )
    )
    return replace(
        table,
        phase=Phase.OVER,
        ending=result.ending,
        reason=result.reason,
        ended_at=at,
        due_at=None,
        seats=seats,
        shown=-1,
    )


def is_behind(table: Table) -> bool:
    """Return True if the channel may not have seen the table as it is stored. Without a channel there is no post."""
    if not table.channel_id:
        return False
    if table.post is None or table.shown < table.version:
        return True
    if table.phase is Phase.LOBBY:
        return table.revision > 0  # it is not stored which of its changes were shown
    return table.started_at is not None and table.post.at < table.started_at
