"""Seasons: everybody's rating begins again, the old boards stay, and each end is posted once."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.ratings.leaderboards import Leaderboards, is_season
from bot.ratings.service import RatingService
from bot.seasons import season_before, season_boards, season_to_post
from data.records.finished_games import Order, Period, Rank
from data.store import Store
from tests.bot.ratings.test_service import CORE, finish
from tests.data.rows import ANNA, BEN, CARL, GUILD, seat
from tests.stores import MemoryStore

pytestmark = pytest.mark.asyncio


def on(year: int, month: int, day: int, hour: int = 0, minute: int = 0) -> float:
    return datetime(year, month, day, hour, minute, tzinfo=UTC).timestamp()


SUMMER, AUTUMN = on(2026, 8, 1), on(2026, 11, 1)


async def played(store: Store, *games: tuple[int, int, float]) -> None:
    """Store and settle games of a winner and a loser."""
    known = len(await store.tables.ids())
    for number, (winner, loser, at) in enumerate(games, start=known):
        await finish(store, f"t{number}", seat(0, winner), seat(1, loser), at=at)
    await RatingService(store).settle()


async def board(store: Store, span: str) -> list[Rank]:
    return list(await store.leaderboards.ranks(GUILD, CORE, span, order=Order.RATING, first=0, most=10))


async def test_everybody_begins_again_with_a_new_season() -> None:
    store = MemoryStore()
    day = 86_400.0
    await played(store, *((ANNA, BEN, SUMMER + number * 2 * day) for number in range(6)))
    await played(store, (BEN, ANNA, AUTUMN))
    first, second = await board(store, "2026-S4")
    assert (first.user_id, second.user_id) == (BEN, ANNA)
    newcomers = MemoryStore()
    await played(newcomers, (BEN, ANNA, AUTUMN))
    assert [row.sure for row in (first, second)] == [row.sure for row in await board(newcomers, "all")]
    assert [row.user_id for row in await board(store, "all")] == [ANNA, BEN], "the rating of all time goes on"
    assert [row.user_id for row in await board(store, "2026-S3")] == [ANNA, BEN], "the old board stays"


async def test_games_that_end_in_another_order_than_their_times_count_for_the_season_of_their_time() -> None:
    night, day = on(2026, 10, 1), 86_400.0
    of_summer = [(ANNA, BEN, SUMMER), (ANNA, BEN, night - 1)]
    of_autumn = [(CARL, ANNA, night + 1), (ANNA, CARL, night + 5 * day)]
    in_order, late = MemoryStore(), MemoryStore()
    await played(in_order, *of_summer, *of_autumn)
    await played(late, of_summer[0], of_autumn[0], of_summer[1], of_autumn[1])
    for span in ("2026-S3", "2026-S4"):
        expected, found = [
            {row.user_id: row.sure for row in await board(store, span)} for store in (in_order, late)
        ]
        assert found == expected


async def test_within_its_first_season_a_members_two_ratings_are_the_same() -> None:
    store = MemoryStore()
    await played(store, (ANNA, BEN, SUMMER), (CARL, ANNA, SUMMER + 5), (ANNA, BEN, SUMMER + 10))
    for number in (1, 2, 3):
        for row in await store.ratings.of_game(number):
            assert (row.season_mu, row.season_sigma) == (row.mu, row.sigma)
    assert await board(store, "2026-S3") == await board(store, "all")


async def test_the_boards_of_all_seasons_follow_from_the_records() -> None:
    store = MemoryStore()
    await played(
        store, (ANNA, BEN, SUMMER), (BEN, CARL, SUMMER + 5), (CARL, ANNA, AUTUMN), (ANNA, BEN, AUTUMN + 5)
    )
    await store.drop_member(CARL)
    before = [await board(store, span) for span in ("2026-S3", "2026-S4", "all")]
    assert all(before)
    await RatingService(store).rerate()
    assert [await board(store, span) for span in ("2026-S3", "2026-S4", "all")] == before


async def test_the_earlier_seasons_are_listed_the_latest_first() -> None:
    store = MemoryStore()
    await played(store, (ANNA, BEN, on(2025, 2, 1)), (ANNA, BEN, SUMMER), (ANNA, BEN, AUTUMN))
    boards = Leaderboards(store.leaderboards, RatingService(store))
    found = await boards.seasons_before(GUILD, ladder=CORE, at=AUTUMN, most=25)
    assert found == ("2026-S3", "2025-S1")
    assert await boards.seasons_before(GUILD, ladder=CORE, at=AUTUMN, most=1) == ("2026-S3",)
    assert await boards.seasons_before(GUILD, ladder="auf", at=AUTUMN, most=25) == ()


async def test_the_first_places_are_those_of_the_seasons_boards() -> None:
    store = MemoryStore()
    await played(store, (ANNA, BEN, SUMMER), (CARL, BEN, AUTUMN))
    boards = await season_boards(store, GUILD, "2026-S3")
    assert boards is not None
    (found,) = boards
    assert (found.ladder, [row.user_id for row in found.ranks]) == (CORE, [ANNA, BEN])
    assert await season_boards(store, GUILD, "2026-S1") == []
    assert await season_boards(store, GUILD + 1, "2026-S3") == []


async def test_a_game_that_waits_for_its_ratings_delays_the_post() -> None:
    store = MemoryStore()
    await finish(store, "t1", at=SUMMER)
    assert await season_boards(store, GUILD, "2026-S3") is None
    await RatingService(store).settle()
    assert await season_boards(store, GUILD, "2026-S3") is not None


@pytest.mark.parametrize(
    ("at", "season"),
    [
        (on(2026, 9, 30, 23, 59), "2026-S2"),
        (on(2026, 10, 1), "2026-S3"),
        (on(2026, 12, 31, 23, 59), "2026-S3"),
        (on(2027, 1, 1), "2026-S4"),
        (on(2027, 3, 31, 23, 59), "2026-S4"),
        (on(2027, 4, 1), "2027-S1"),
    ],
)
async def test_a_season_ends_with_the_quarter_in_utc(at: float, season: str) -> None:
    assert season_to_post(at) == season
    assert season_before(Period.SEASON.name_at(at)) == season


async def test_only_names_of_seasons_are_seasons() -> None:
    assert is_season("2026-S1")
    for name in ("2026-S0", "2026-S5", "2026-W10", "season", "all", "26-S1", "2026-S1x", ""):
        assert not is_season(name)
