"""The table of ratings of the house players."""

from __future__ import annotations

import random

import pytest

from bench.house.rated import Bout, Estimate, estimates, played, rated, roster, share_of_way
from games.ai import LEVELS


def test_every_pair_plays_every_deal_from_both_seats() -> None:
    players = {name: roster("duel")[name] for name in ("random", "honest", "easy")}
    bouts = played("duel", players, range(1, 3))
    assert len(bouts) == 3 * 2 * 2
    assert {bout.players for bout in bouts} == {(a, b) for a in players for b in players if a != b}
    assert all(sorted(bout.places) == [1, 2] for bout in bouts)


def test_the_same_order_gives_the_same_ratings_and_winners_stand_higher() -> None:
    bouts = [Bout(("a", "b"), (1, 2)), Bout(("b", "c"), (1, 2)), Bout(("c", "a"), (2, 1))] * 5
    once = rated(bouts, random.Random(1))
    assert once == rated(bouts, random.Random(1)) != rated(bouts, random.Random(2))
    assert once["a"].mu > once["b"].mu > once["c"].mu
    assert list(estimates(bouts, 3)) == ["c", "b", "a"]


def test_a_shared_victory_leaves_equals_equal() -> None:
    shared = rated([Bout(("a", "b"), (1, 1))], random.Random(1))
    assert shared["a"].mu == pytest.approx(shared["b"].mu)


def test_fair_halfway_is_one_half() -> None:
    ratings = {level: Estimate(mu, 0.0) for level, mu in zip(LEVELS, (20.0, 25.0, 30.0), strict=True)}
    assert share_of_way(ratings) == 0.5
