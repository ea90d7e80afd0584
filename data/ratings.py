"""What the store knows of the order of finished games, and of what they changed of their players' ratings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from pydantic import ConfigDict

from data.rows import Row


class FinishRow(Row):
    """A game that was finished or conceded, by its place in the order of all of them, counted from 1."""

    number: int
    table_id: str


class RatingRow(Row):
    """What one rated game changed of one seat's rating. ``user_id`` None: its player wants to be forgotten."""

    model_config = ConfigDict(allow_inf_nan=False)

    number: int
    seat: int
    guild_id: int
    ladder: str
    """What is rated together: a game, or a mode of Cake Duel."""
    user_id: int | None
    place: int
    has_left: bool = False
    """Whether he was not there to the end: then he has come last."""
    side: int = 0
    """Which seats win and lose together: those of one number."""
    rated_games: int = 1
    """How many rated games its player has had with this one."""
    weight: float
    mu_before: float
    sigma_before: float
    mu: float
    sigma: float
    at: float
    """When the game ended, in epoch seconds."""


class StatisticRow(Row):
    """What was counted of one seat in a finished game, rated or not. ``data.leaderboards`` says how it adds up."""

    seat: int
    guild_id: int
    game: str
    counter: str
    amount: int


class RatingStore(Protocol):
    """The calls of this topic. Ratings are settled game by game, in the order in which the games ended."""

    async def unsettled(self) -> tuple[FinishRow, ...]:
        """The finished games whose ratings are not reckoned yet, in their order."""

    async def settle(
        self, number: int, ratings: Sequence[RatingRow], tallies: Sequence[StatisticRow] = ()
    ) -> None:
        """Write a game's ratings in place of what it had, and add it to all sums, in one transaction.

        A game that is not rated has no ratings.

        TableMovedOn when somebody else has settled it, or when one before it is still to be settled.
        """

    async def unsettle(self) -> None:
        """Have all games settled anew, and all sums begin anew.

        What each game changed and what was counted of it stays until then: of who is forgotten, and of games by
        other rules, nothing else tells.
        """

    async def ratings_of_game(self, number: int) -> tuple[RatingRow, ...]:
        """What a game changed, by seat; empty when it is not rated or not settled."""

    async def tallies_of_game(self, number: int) -> tuple[StatisticRow, ...]:
        """What was counted of a game, by seat and counter; empty when it was not settled."""

    async def rating_before(
        self, user_id: int, *, guild_id: int, ladder: str, number: int
    ) -> RatingRow | None:
        """A member's last rated game before the one with this number."""

    async def ratings_of(self, user_id: int, *, guild_id: int, ladder: str) -> tuple[RatingRow, ...]:
        """The course of a member's rating, oldest first."""

    async def meetings(
        self, pair: tuple[int, int], *, guild_id: int, ladder: str, number: int, since: float
    ) -> int:
        """How many rated games two members had that ended after ``since`` and before the game of this number."""
