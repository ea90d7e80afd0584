"""Reads the results of daily deals: a member's own, a server's board of a day, and streaks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from bot.tables.daily import day_after, day_at, streak
from data.daily_try import DailyTry
from data.records import Ending
from data.sql.daily import DailyStore
from games.catalog import GAMES
from games.commitment import commitment
from games.daily import daily_secret

__all__ = ["DailyDeals", "DailyTry", "Deal", "Today"]


@dataclass(frozen=True, slots=True)
class Today:
    """A member's tries of today by game, and on how many days in a row they have played."""

    day: str
    tries: Mapping[str, DailyTry]
    streak: int


@dataclass(frozen=True, slots=True)
class Deal:
    """One game's deal of a day: what is shown of it before the day, and the secret, once the day is over."""

    game: str
    commitment: str
    secret: str | None


class DailyDeals:
    """Reads what was played. Every call that reads may raise StoreError."""

    def __init__(self, store: DailyStore, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now

    @property
    def today(self) -> str:
        """Return the day of now."""
        return day_at(self._now())

    async def of_member(self, user_id: int) -> Today:
        """Return what a member has played today, and their streak."""
        day, tries = self.today, await self._store.tries_of(user_id)
        days = {one.day for one in tries if one.counts}
        return Today(day, {one.game: one for one in tries if one.day == day}, streak(days, day))

    async def try_of(self, user_id: int, game: str, day: str) -> DailyTry | None:
        """Return a member's try at a deal; None when there was none."""
        tries = await self._store.tries_of(user_id)
        return next((one for one in tries if (one.game, one.day) == (game, day)), None)

    async def board(self, guild_id: int, day: str) -> Mapping[str, Sequence[DailyTry]]:
        """Return the tries that count in a server on a day, the best first, by game."""
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


def rank(one: DailyTry) -> tuple[bool, bool, bool, int, int]:
    """Return what orders a board: wins, ties, losses, games given up; then the lead over the house player."""
    score, house = one.score or 0, one.house_score or 0
    has_given_up = one.ending is Ending.CONCEDED
    return has_given_up, not one.has_won, not one.is_tied, house - score, -score
