"""Daily deals: opens the deal of the day against a house player, and reads results and boards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from enum import StrEnum

from bot.core import Core
from bot.errors import Refused
from bot.tables import lobby
from bot.tables.lobby import Member, NewTable
from bot.tables.options import AnyGame
from bot.tables.session import Session
from data.errors import TableMovedOn
from data.records.finished_games import DailyTry
from data.records.tables import Ending, Table
from games.catalog import GAMES, levels, stand_in_level
from games.commitment import commitment
from games.daily import daily_secret

DAYS = 30
"""The number of last days whose days of play are counted for a member."""


class DailyReason(StrEnum):
    """The sentence of each has the key ``refused-`` and its value."""

    PLAYED = "daily-played"
    NO_THREAD = "daily-no-thread"
    BOARD_HERE = "daily-board-here"
    NO_RESULT = "daily-no-result"


@dataclass(frozen=True, slots=True)
class Today:
    """A member's tries of today by game, and on how many of the last days they have played."""

    day: str
    tries: Mapping[str, DailyTry]
    days: int
    """The number of days with a deal that the member played, of the last ``DAYS`` with today."""


@dataclass(frozen=True, slots=True)
class Deal:
    """One game's deal of a day: what is shown of it before the day, and the secret, once the day is over."""

    game: str
    commitment: str
    secret: str | None


class DailyDeals:
    """Opens deals and reads what was played. Every call that reads or writes may raise StoreError."""

    def __init__(self, core: Core) -> None:
        self._core = core
        self._store = core.store.daily

    @property
    def today(self) -> str:
        """Return the day of now."""
        return day_at(self._core.tables.now())

    async def open(
        self, game: AnyGame, host: Member, new: NewTable, *, level: str, counts_in: int
    ) -> Session:
        """Deal the deal of today for a member and a house player; the try counts in the server ``counts_in``.

        Refused when they have tried it already, or sit at too many tables.
        """

        async def add(table: Table) -> None:
            try:
                await self._store.add_table(table, guild_id=counts_in)
            except TableMovedOn as error:
                raise Refused(DailyReason.PLAYED) from error

        return await self._core.lobbies.begin(
            host, new.guild_id, lambda at: daily_table(game, host, new, level=level, at=at), add
        )

    async def of_member(self, user_id: int) -> Today:
        """Return the tries of a member today, and on how many of the last days they have played."""
        day, tries = self.today, await self._store.tries_of(user_id)
        days = {one.day for one in tries if one.counts}
        return Today(day, {one.game: one for one in tries if one.day == day}, days_played(days, day))

    async def board(self, guild_id: int, day: str) -> Mapping[str, Sequence[DailyTry]]:
        """Return the tries that count in a server on a day, the best first, by game; of all levels together."""
        tries = [one for one in await self._store.board(guild_id, day) if one.counts]
        return {game: sorted((one for one in tries if one.game == game), key=rank) for game in GAMES}

    def deals(self, day: str) -> list[Deal]:
        """Return the deals of a day; a secret is None until the day is over."""
        secrets = {game: daily_secret(day, game) for game in GAMES}
        is_over = day < self.today
        return [
            Deal(game, commitment(secret), secret.hex() if is_over else None)
            for game, secret in secrets.items()
        ]

    def days_around(self) -> tuple[str, str, str]:
        """Return yesterday, today and tomorrow."""
        return day_after(self.today, -1), self.today, day_after(self.today)

    async def keep_tries(self, user_id: int) -> None:
        """Note which deals of today a member has tried, without their id: they are forgotten, and the tries count."""
        await self._store.keep_tries(user_id, self.today)

    async def drop_kept_tries(self) -> None:
        """Delete what is kept of forgotten members' tries at the deals of earlier days."""
        await self._store.drop_kept_tries(before=self.today)


def rank(one: DailyTry) -> tuple[bool, bool, bool, int, int]:
    """Return the key that orders a board: wins, ties, losses, games given up; then the lead over the house player."""
    score, house = one.score or 0, one.house_score or 0
    has_given_up = one.ending is Ending.CONCEDED
    return has_given_up, not one.has_won, not one.is_tied, house - score, -score


def day_at(at: float) -> str:
    """Return the day of a moment (epoch seconds), such as ``2026-11-22``. Days begin at midnight UTC."""
    return datetime.fromtimestamp(at, UTC).date().isoformat()


def day_after(day: str, days: int = 1) -> str:
    """Return the day this many days later, or earlier for a negative number."""
    return (date.fromisoformat(day) + timedelta(days=days)).isoformat()


def begins_at(day: str) -> float:
    """Return the beginning of a day, in epoch seconds. ValueError for what is no day."""
    return datetime.combine(date.fromisoformat(day), time.min, UTC).timestamp()


def days_played(days: Iterable[str], today: str) -> int:
    """Return the number of these days that are among the last ``DAYS``, today included."""
    return sum(day_after(today, 1 - DAYS) <= day <= today for day in set(days))


def deal_levels(game: str) -> tuple[str, ...]:
    """Return the levels of the house player that a member may choose for a deal, the weakest first."""
    return levels(game) or (stand_in_level(game),)


def daily_table(game: AnyGame, host: Member, new: NewTable, *, level: str, at: float) -> Table:
    """Return a table at which the deal of today has begun, with the game's default options."""
    day = day_at(at)
    secret = daily_secret(day, game.key)
    table = lobby.against_house(game, host, new, house=level, secret=secret, at=at)
    return replace(table, day=day)
