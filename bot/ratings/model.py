"""Calculates the ratings after a finished game: Plackett-Luce, by openskill."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

DAY_SECONDS = 24 * 60 * 60
"""The time for which an earlier game of the same two makes a later one weigh less."""
PROVISIONAL_GAMES = 5
"""The number of rated games below which a member's rating says little yet."""

# Plackett-Luce ranks any number of sides at once, with ties and with teams of unequal size, which are all
# the tables that there are: a duel of two, a duel of teams, a bakery of six.
_MODEL = PlackettLuce()


class Rating(NamedTuple):
    """A player's estimated strength, and its uncertainty."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma

    @property
    def sure(self) -> float:
        """The strength that the player almost certainly has: mu - 3 sigma."""
        return self.mu - 3 * self.sigma


NEW = Rating()
"""The rating of a player who has not played yet."""


@dataclass(frozen=True, slots=True)
class RatedSeat:
    """A seat at the end of a rated game."""

    place: int
    """1 is the best; equal places are shared."""
    rating: Rating = NEW
    """The player's rating before the game."""
    season_rating: Rating = NEW
    """The rating from the games of the current season only."""
    has_left: bool = False
    """Whether they left before the game ended, or ever gave their seat away: then they count as last."""
    games: int = 0
    """How many rated games they had had before."""
    weight: float = 1.0
    """The weight of the game for them, from 0 to 1."""


def weight(meetings: Sequence[int]) -> float:
    """Return the weight of a game from the earlier meetings with each opponent within a day.

    The n-th game of the same two within a day weighs 1/n; among several opponents it is the mean of that.
    """
    return statistics.fmean(1 / (1 + met) for met in meetings)


def rate(seats: Sequence[RatedSeat], sides: Sequence[Sequence[int]]) -> tuple[Rating, ...]:
    """Return everybody's rating after a game, by seat. ``sides`` are the seats that win and lose together.

    A player who left is rated as if their side had come last. The others keep their order; a side with a player
    who stayed keeps its place for that player. A change of mu and sigma counts as much as the game weighs for the seat.
    """
    stayed = [any(not seats[seat].has_left for seat in side) for side in sides]
    for_stayers = _rated(seats, sides, is_last=[not stays for stays in stayed])
    for_leavers = _rated(seats, sides, is_last=[any(seats[seat].has_left for seat in side) for side in sides])
    return tuple(
        _weighed(played.rating, for_leavers[seat] if played.has_left else for_stayers[seat], played.weight)
        for seat, played in enumerate(seats)
    )


def _rated(
    seats: Sequence[RatedSeat], sides: Sequence[Sequence[int]], *, is_last: Sequence[bool]
) -> dict[int, Rating]:
    """Return the ratings by openskill when some sides come behind all others."""
    behind = max(played.place for played in seats) + 1
    teams = [[_MODEL.rating(mu=seats[seat].rating.mu, sigma=seats[seat].rating.sigma) for seat in side]
             for side in sides]  # fmt: skip
    ranks: list[float] = [
        behind if last else min(seats[seat].place for seat in side)
        for side, last in zip(sides, is_last, strict=True)
    ]
    rated: list[list[PlackettLuceRating]] = _MODEL.rate(teams, ranks=ranks)
    return {
        seat: Rating(player.mu, player.sigma)
        for side, team in zip(sides, rated, strict=True)
        for seat, player in zip(side, team, strict=True)
    }


def _weighed(before: Rating, after: Rating, counts: float) -> Rating:
    return Rating(
        before.mu + counts * (after.mu - before.mu), before.sigma + counts * (after.sigma - before.sigma)
    )
