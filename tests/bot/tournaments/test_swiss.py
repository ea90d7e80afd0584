"""The aims of the Dutch system hold in every round: no second meeting, byes once, score groups, balanced seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from math import inf

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.tournaments import swiss
from bot.tournaments.standings import pairings_by_entrant, scores
from data.records.tournaments import Entrant, MatchResult, Pairing

RESULTS = (MatchResult.FIRST, MatchResult.SECOND, MatchResult.DRAW)


def entrants(count: int) -> list[Entrant]:
    return [Entrant(number=number, user_id=number, name="", joined_at=0.0) for number in range(1, count + 1)]


def played(draw: st.DataObject, people: Sequence[Entrant], rounds: int) -> list[Pairing]:
    """Return the pairings of so many rounds with any results."""
    pairings: list[Pairing] = []
    for number in range(1, rounds + 1):
        new = swiss.next_round(people, pairings, number)
        pairings += [
            pairing if pairing.result else replace(pairing, result=draw.draw(st.sampled_from(RESULTS)))
            for pairing in new
        ]
    return pairings


def met(pairings: Sequence[Pairing]) -> Counter[frozenset[int]]:
    return Counter(
        frozenset((pairing.first, pairing.second)) for pairing in pairings if pairing.second is not None
    )


def can_avoid(free: frozenset[int], known: frozenset[frozenset[int]]) -> bool:
    """Return, by trying everything, whether these entrants can be paired so that nobody meets twice.

    0 stands for the bye.
    """

    @cache
    def can(left: frozenset[int]) -> bool:
        if not left:
            return True
        first = min(left)
        return any(
            frozenset((first, other)) not in known and can(left - {first, other}) for other in left - {first}
        )

    return can(free)


@settings(max_examples=60)
@given(st.data(), st.integers(3, 12))
def test_nobody_meets_twice_while_that_can_be_avoided(draw: st.DataObject, count: int) -> None:
    people = entrants(count)
    pairings: list[Pairing] = []
    for number in range(1, min(swiss.MOST_ROUNDS, swiss.most_rounds(count)) + 1):
        known = frozenset(met(pairings))
        new = swiss.next_round(people, pairings, number)
        again = [pair for pair in met(new) if pair in known]
        everybody = frozenset(range(1 - count % 2, count + 1))
        assert bool(again) != can_avoid(everybody, known)
        pairings += [
            pairing if pairing.result else replace(pairing, result=draw.draw(st.sampled_from(RESULTS)))
            for pairing in new
        ]


@settings(max_examples=30)
@given(st.data(), st.integers(3, 20))
def test_in_the_usual_number_of_rounds_nobody_meets_twice(draw: st.DataObject, count: int) -> None:
    pairings = played(draw, entrants(count), swiss.rounds_for(count))
    assert set(met(pairings).values()) <= {1}


@settings(max_examples=30)
@given(st.data(), st.integers(1, 8).map(lambda half: 2 * half + 1))
def test_nobody_has_a_second_bye_and_it_goes_to_the_fewest_points(draw: st.DataObject, count: int) -> None:
    people = entrants(count)
    pairings: list[Pairing] = []
    for number in range(1, swiss.rounds_for(count) + 1):
        points = scores(people, pairings)
        had = {pairing.first for pairing in pairings if pairing.second is None}
        new = swiss.next_round(people, pairings, number)
        (bye,) = (pairing.first for pairing in new if pairing.second is None)
        assert bye not in had
        known = frozenset(met(pairings))
        lower = [one for one in points if points[one] < points[bye] and one not in had]
        everybody = frozenset(points)
        assert not any(can_avoid(everybody - {one}, known) for one in lower)
        pairings += [
            pairing if pairing.result else replace(pairing, result=draw.draw(st.sampled_from(RESULTS)))
            for pairing in new
        ]


@settings(max_examples=40)
@given(st.data(), st.integers(4, 20), st.integers(0, 4))
def test_everybody_who_is_there_is_paired_once(draw: st.DataObject, count: int, rounds: int) -> None:
    people = entrants(count)
    pairings = played(draw, people, rounds)
    left = draw.draw(st.sets(st.integers(1, count), max_size=count - 2))
    people = [replace(one, left_at=1.0) if one.number in left else one for one in people]
    new = swiss.next_round(people, pairings, rounds + 1)
    paired = [number for pairing in new for number in (pairing.first, pairing.second) if number is not None]
    assert sorted(paired) == [one.number for one in people if one.is_active]
    assert sum(pairing.second is None for pairing in new) == len(paired) % 2


def fewest_floats(points: Mapping[int, int], known: frozenset[frozenset[int]]) -> int:
    """Return, by trying everything, how few of the leaders can meet somebody with fewer points."""
    most = max(points.values())

    @cache
    def fewest(left: frozenset[int]) -> float:
        if not left:
            return 0
        first = min(left)
        return min(
            (
                (most in (points[first], points[other]) and points[first] != points[other])
                + fewest(left - {first, other})
                for other in left - {first}
                if frozenset((first, other)) not in known
            ),
            default=inf,
        )

    return int(fewest(frozenset(points)))


@settings(max_examples=40)
@given(st.data(), st.integers(2, 5).map(lambda half: 2 * half))
def test_as_few_leaders_as_possible_meet_somebody_with_fewer_points(draw: st.DataObject, count: int) -> None:
    """In the second round, where no seat is due so much that it comes first."""
    people = entrants(count)
    pairings = played(draw, people, 1)
    points = scores(people, pairings)
    most = max(points.values())
    floats = [
        pair
        for pair in met(swiss.next_round(people, pairings, 2))
        if {points[number] for number in pair} > {most}
    ]
    assert len(floats) == fewest_floats(points, frozenset(met(pairings)))


@settings(max_examples=30)
@given(st.data(), st.integers(3, 16))
def test_seats_stay_balanced_in_the_usual_number_of_rounds(draw: st.DataObject, count: int) -> None:
    pairings = played(draw, entrants(count), swiss.rounds_for(count))
    for number, own in pairings_by_entrant(pairings).items():
        seats = [pairing.second == number for pairing in own if pairing.second is not None]
        assert abs(2 * sum(seats) - len(seats)) <= 2


@settings(max_examples=20)
@given(st.data(), st.integers(3, 16), st.integers(0, 4))
def test_the_same_results_give_the_same_pairings(draw: st.DataObject, count: int, rounds: int) -> None:
    people = entrants(count)
    pairings = played(draw, people, rounds)
    new = swiss.next_round(people, pairings, rounds + 1)
    assert swiss.next_round(list(people), list(reversed(pairings)), rounds + 1) == new


def test_the_upper_half_meets_the_lower_half_in_the_first_round() -> None:
    """C.04.3: S1 against S2, with the seats taken in turn from board to board."""
    new = swiss.next_round(entrants(8), (), 1)
    assert [(pairing.first, pairing.second) for pairing in new] == [(1, 5), (6, 2), (3, 7), (8, 4)]


def test_winners_meet_winners_in_the_second_round_and_change_seats() -> None:
    """C.04.3: 1 and 3 were both first, so 1 meets 4 and both change seats."""
    people = entrants(8)
    first = [
        replace(one, result=MatchResult.FIRST if one.first < (one.second or 0) else MatchResult.SECOND)
        for one in swiss.next_round(people, (), 1)
    ]
    new = swiss.next_round(people, first, 2)
    assert [(one.first, one.second) for one in new] == [(4, 1), (2, 3), (5, 8), (7, 6)]


@pytest.mark.parametrize(
    ("count", "usual", "most"), [(3, 2, 3), (4, 2, 3), (5, 3, 5), (8, 3, 7), (9, 4, 9), (32, 5, 31)]
)
def test_how_many_rounds_there_are(count: int, usual: int, most: int) -> None:
    assert (swiss.rounds_for(count), swiss.most_rounds(count)) == (usual, most)
