"""Daily deals: tables at which one member plays the deal of the day against the strongest house player."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from datetime import UTC, date, datetime, time, timedelta

from bot.tables import lobby
from bot.tables.lobby import Member, NewTable
from bot.tables.options import AnyGame
from bot.tables.table import Table
from games.catalog import stand_in_level
from games.daily import daily_secret


def day_at(at: float) -> str:
    """Return the day of a moment (epoch seconds), such as ``2026-11-22``. Days begin at midnight UTC."""
    return datetime.fromtimestamp(at, UTC).date().isoformat()


def day_after(day: str, days: int = 1) -> str:
    """Return the day that is so many days later, or earlier for a negative number."""
    return (date.fromisoformat(day) + timedelta(days=days)).isoformat()


def begins_at(day: str) -> float:
    """Return when a day begins, in epoch seconds. ValueError for what is no day."""
    return datetime.combine(date.fromisoformat(day), time.min, UTC).timestamp()


def ends_at(day: str) -> float:
    """Return when a day ends, in epoch seconds."""
    return begins_at(day_after(day))


def is_sealed(table: Table, at: float) -> bool:
    """Return whether a table plays the deal of a day that is not over: others may still play it."""
    return table.day is not None and at < ends_at(table.day)


def streak(days: Collection[str], today: str) -> int:
    """Return how many days in a row a member has played up to today, or up to yesterday."""
    day = today if today in days else day_after(today, -1)
    count = 0
    while day in days:
        count, day = count + 1, day_after(day, -1)
    return count


def opened(game: AnyGame, host: Member, new: NewTable, *, at: float) -> Table:
    """Return a table at which the deal of today has begun, with the game's default options."""
    day, house = day_at(at), stand_in_level(game.key)
    secret = daily_secret(day, game.key)
    table = lobby.against_house(game, host, new, house=house, secret=secret, at=at)
    return replace(table, day=day)
