"""The bracket of a knockout: the best pairing numbers meet as late as possible and get the byes."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from bot.tournaments.standings import match_winner, matches_of
from data.records.tournaments import MatchResult, Pairing


def bracket(entrants: int) -> tuple[int, ...]:
    """Return the pairing numbers in the order of the bracket: neighbours meet. Numbers above ``entrants`` are byes."""
    slots = [1]
    while len(slots) < entrants:
        size = 2 * len(slots) + 1
        slots = [number for slot in slots for number in (slot, size - slot)]
    return tuple(slots)


def first_round(entrants: int) -> tuple[Pairing, ...]:
    """Return the matches and byes of the first round."""
    slots = [number if number <= entrants else None for number in bracket(entrants)]
    neighbours = zip(slots[::2], slots[1::2], strict=True)
    return tuple(_match(1, place, first, second) for place, (first, second) in enumerate(neighbours))


def next_round(pairings: Sequence[Pairing], last: int, active: Collection[int]) -> tuple[Pairing, ...]:
    """Return the matches after round ``last`` between its winners who are still there.

    A winner without an opponent has a bye. Where nobody is left, there is no match.
    """
    matches = matches_of(pairings, last)
    places = 1 << max(1, max(matches, default=0).bit_length())  # always a power of two
    winners = [match_winner(matches[place]) if place in matches else None for place in range(places)]
    present = [winner if winner in active else None for winner in winners]
    return tuple(
        _match(last + 1, place, first, second)
        for place, (first, second) in enumerate(zip(present[::2], present[1::2], strict=True))
        if first is not None or second is not None
    )


def second_games(pairings: Sequence[Pairing], round_number: int) -> tuple[Pairing, ...]:
    """Return the second games that the draws of a round need: with the seats swapped."""
    return tuple(
        replace(games[0], game=2, first=games[0].second, second=games[0].first, result=None)
        for games in matches_of(pairings, round_number).values()
        if len(games) == 1 and games[0].result is MatchResult.DRAW and games[0].second is not None
    )


def _match(round_number: int, place: int, first: int | None, second: int | None) -> Pairing:
    """Return a match; the better pairing number has the first seat in odd rounds, the other one in even rounds."""
    if first is None or second is None:
        present = first if second is None else second
        assert present is not None
        return Pairing(round=round_number, number=place, first=present, second=None, result=MatchResult.FIRST)
    seats = sorted((first, second), reverse=round_number % 2 == 0)
    return Pairing(round=round_number, number=place, first=seats[0], second=seats[1])
