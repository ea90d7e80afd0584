"""Whom the figures for managers name: who plays mostly with one other member, and who gained much lately."""

from __future__ import annotations

import pytest

from data.records.finished_games import FrequentPair, SteepGain
from data.store import Store
from tests.data.rows import ANNA, BEN, CARL, GUILD, seat
from tests.data.test_leaderboards import settle
from tests.data.test_ratings import finish, rating

pytestmark = pytest.mark.asyncio


async def test_who_plays_mostly_against_one_other_is_found(store: Store) -> None:
    for number in range(1, 5):
        await settle(store, number, ANNA, BEN)
    await settle(store, 5, CARL, ANNA)
    pairs = await store.fairness.frequent_pairs(GUILD, games=4, percent=80, most=10)
    assert pairs == (
        FrequentPair(user_id=ANNA, other_id=BEN, games=4, ahead=4, behind=0, of_games=5),
        FrequentPair(user_id=BEN, other_id=ANNA, games=4, ahead=0, behind=4, of_games=4),
    )
    assert [
        pair.user_id for pair in await store.fairness.frequent_pairs(GUILD, games=4, percent=81, most=10)
    ] == [BEN]
    assert len(await store.fairness.frequent_pairs(GUILD, games=5, percent=50, most=10)) == 1
    assert len(await store.fairness.frequent_pairs(GUILD, games=1, percent=50, most=2)) == 2
    assert await store.fairness.frequent_pairs(GUILD + 1, games=1, percent=1, most=10) == ()
    await store.drop_member(BEN)
    assert await store.fairness.frequent_pairs(GUILD, games=1, percent=1, most=10) == (
        FrequentPair(user_id=ANNA, other_id=CARL, games=1, ahead=0, behind=1, of_games=5),
        FrequentPair(user_id=CARL, other_id=ANNA, games=1, ahead=1, behind=0, of_games=1),
    )


async def test_who_gained_much_lately_is_found(store: Store) -> None:
    for number, (mu_before, mu, at) in enumerate(
        [(25.0, 31.0, 10.0), (31.0, 33.5, 20.0), (33.5, 36.0, 30.0)], start=1
    ):
        await finish(store, f"t{number}", seats=(seat(0, ANNA), seat(1, BEN)))
        winner = rating(number, 0, ANNA, place=1, mu_before=mu_before, mu=mu, at=at, rated_games=number)
        loser = rating(number, 1, BEN, place=2, side=1, mu_before=25.0, mu=25.0 - number, at=at)
        await store.ratings.settle(number, (winner, loser))
    found = await store.fairness.steep_gains(GUILD, since=0.0, games=1, gain=5.0, most=10)
    assert found == (SteepGain(user_id=ANNA, ladder="duel-core", games=2, wins=2, gain=5.0),)
    assert await store.fairness.steep_gains(GUILD, since=20.0, games=1, gain=5.0, most=10) == ()
    assert await store.fairness.steep_gains(GUILD, since=0.0, games=1, gain=5.1, most=10) == ()
    assert await store.fairness.steep_gains(GUILD + 1, since=0.0, games=0, gain=0.0, most=10) == ()
    await store.drop_member(ANNA)
    assert await store.fairness.steep_gains(GUILD, since=0.0, games=1, gain=5.0, most=10) == ()
