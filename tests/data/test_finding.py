"""What every store promises about calls for players, posted seasons and what managers look at."""

from __future__ import annotations

import asyncio

import pytest

from data.boards import FrequentPair, Period, SteepGain
from data.store import Store
from tests.data.rows import ANNA, BEN, CARL, GUILD, lobby, playing, seat
from tests.data.test_leaderboards import settle
from tests.data.test_ratings import finish, rating

pytestmark = pytest.mark.asyncio

TEN_MINUTES = 600.0


async def claim(store: Store, table_id: str, at: float, guild_id: int = GUILD) -> bool:
    return await store.claim_call(table_id, guild_id, at=at, before=at - TEN_MINUTES)


async def test_the_players_are_told_of_a_table_once_and_of_the_next_ten_minutes_later(store: Store) -> None:
    assert await store.called_at(GUILD) is None
    assert await claim(store, "t1", 1000.0)
    assert not await claim(store, "t2", 1599.0), "it is too early for another"
    assert await store.called_at(GUILD) == 1000.0
    assert await claim(store, "t2", 1600.0)
    assert not await claim(store, "t1", 9000.0), "it was told before"
    assert await store.called_at(GUILD) == 1600.0, "a call that was not made delays no other"


async def test_of_two_claims_at_once_one_succeeds(store: Store) -> None:
    for at in (1000.0, 5000.0, 9000.0):
        claims = await asyncio.gather(*(claim(store, f"t{at:.0f}{number}", at) for number in range(4)))
        assert sum(claims) == 1


async def test_servers_are_told_independently_and_forgotten_with_all_they_had(store: Store) -> None:
    assert await claim(store, "t1", 1000.0)
    assert await claim(store, "t2", 1000.0, GUILD + 1)
    assert await store.claim_season(GUILD, "2026-S3")
    await store.drop_server(GUILD)
    assert await store.called_at(GUILD) is None
    assert await store.called_at(GUILD + 1) == 1000.0
    assert await claim(store, "t1", 1000.0)
    assert await store.claim_season(GUILD, "2026-S3")


async def test_the_lobbies_that_were_told_are_known_while_they_wait(store: Store) -> None:
    await store.add_table(lobby("t1"))
    await store.add_table(playing("t2"))
    for number, table_id in enumerate(("t1", "t2", "t3")):
        assert await claim(store, table_id, 1000.0 * (number + 1))
    assert await store.called_lobbies(GUILD) == {"t1"}
    assert await store.called_lobbies(GUILD + 1) == frozenset()


async def test_a_season_is_claimed_once_in_each_server(store: Store) -> None:
    claims = await asyncio.gather(*(store.claim_season(GUILD, "2026-S3") for _ in range(4)))
    assert sum(claims) == 1
    assert await store.claim_season(GUILD, "2026-S4")
    assert await store.claim_season(GUILD + 1, "2026-S3")


async def test_the_spans_of_a_leaderboard_are_those_with_a_game(store: Store) -> None:
    await settle(store, 1, ANNA, BEN, at=0.0)
    await settle(store, 2, ANNA, CARL, at=100 * 24 * 3600.0)
    await settle(store, 3, ANNA, CARL, at=200 * 24 * 3600.0, guild_id=GUILD + 1)
    spans = await store.spans(GUILD, "duel-core")
    seasons = {Period.SEASON.name_at(at * 24 * 3600.0) for at in (0, 100)}
    assert {span for span in spans if "-S" in span} == seasons
    assert len(spans) == len(set(spans)) == 5
    assert await store.spans(GUILD, "auf") == ()


async def test_who_plays_mostly_against_one_other_is_found(store: Store) -> None:
    for number in range(1, 5):
        await settle(store, number, ANNA, BEN)
    await settle(store, 5, CARL, ANNA)
    pairs = await store.frequent_pairs(GUILD, games=4, percent=80, most=10)
    assert pairs == (
        FrequentPair(user_id=ANNA, other_id=BEN, games=4, ahead=4, behind=0, of_games=5),
        FrequentPair(user_id=BEN, other_id=ANNA, games=4, ahead=0, behind=4, of_games=4),
    )
    assert [pair.user_id for pair in await store.frequent_pairs(GUILD, games=4, percent=81, most=10)] == [BEN]
    assert len(await store.frequent_pairs(GUILD, games=5, percent=50, most=10)) == 1
    assert len(await store.frequent_pairs(GUILD, games=1, percent=50, most=2)) == 2
    assert await store.frequent_pairs(GUILD + 1, games=1, percent=1, most=10) == ()
    await store.drop_member(BEN)
    assert await store.frequent_pairs(GUILD, games=1, percent=1, most=10) == (
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
        await store.settle(number, (winner, loser))
    found = await store.steep_gains(GUILD, since=0.0, games=1, gain=5.0, most=10)
    assert found == (SteepGain(user_id=ANNA, ladder="duel-core", games=2, wins=2, gain=5.0),)
    assert await store.steep_gains(GUILD, since=20.0, games=1, gain=5.0, most=10) == ()
    assert await store.steep_gains(GUILD, since=0.0, games=1, gain=5.1, most=10) == ()
    assert await store.steep_gains(GUILD + 1, since=0.0, games=0, gain=0.0, most=10) == ()
    await store.drop_member(ANNA)
    assert await store.steep_gains(GUILD, since=0.0, games=1, gain=5.0, most=10) == ()
