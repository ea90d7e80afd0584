"""What is summed up of finished games: places, rivals and tallies."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from data.records.finished_games import Order, Period, Rank, Rivalry, Statistic
from data.store import Store
from tests.data.rows import ANNA, BEN, CARL, GUILD, seat
from tests.data.test_ratings import finish, rating

pytestmark = pytest.mark.asyncio

DUEL: dict[str, Any] = {"guild_id": GUILD, "ladder": "duel-core"}
WEEK_SECONDS = 7 * 24 * 3600.0


async def settle(store: Store, number: int, winner: int, loser: int, **changes: Any) -> None:
    """The game of this number, which the first one won."""
    among = {"guild_id": changes.get("guild_id", GUILD)}
    await finish(store, f"t{number}", seats=(seat(0, winner), seat(1, loser)), **among)
    changes = {"sigma": 1.0, "rated_games": number, **changes}
    ratings = [
        rating(number, place, user_id, side=place, **changes) for place, user_id in enumerate((winner, loser))
    ]
    await store.ratings.settle(number, ratings)


async def board(
    store: Store, order: Order = Order.RATING, span: str = "all", first: int = 0, most: int = 10
) -> list[int]:
    rows = await store.leaderboards.ranks(GUILD, "duel-core", span, order=order, first=first, most=most)
    return [row.user_id for row in rows]


async def rival(store: Store, user_id: int, other_id: int, *, guild_id: int = GUILD) -> Rivalry:
    found = await store.leaderboards.rivals(user_id, other_id, guild_id=guild_id)
    assert set(found) <= {"duel-core"}
    return found.get("duel-core", Rivalry(games=0, ahead=0, behind=0))


async def own(store: Store, user_id: int, order: Order = Order.RATING) -> Rank:
    row = await store.leaderboards.rank(user_id, **DUEL, span="all", order=order)
    assert row is not None
    return row


async def test_a_members_games_are_summed_up(store: Store) -> None:
    for number, (winner, loser) in enumerate([(ANNA, BEN), (ANNA, CARL), (BEN, ANNA), (ANNA, BEN)], start=1):
        await settle(store, number, winner, loser)
    assert await own(store, ANNA) == Rank(
        user_id=ANNA, games=4, wins=3, streak=1, best_streak=2, sure=23.5, rated_games=4, ahead=0
    )
    assert await own(store, BEN, Order.WINS) == Rank(
        user_id=BEN, games=3, wins=1, streak=0, best_streak=1, sure=22.5, rated_games=4, ahead=1
    )
    careers = await store.leaderboards.careers(BEN, guild_id=GUILD)
    assert careers == {"duel-core": replace(await own(store, BEN), ahead=0)}
    assert await store.leaderboards.careers(BEN, guild_id=GUILD + 1) == {}
    assert await store.leaderboards.rank(999, **DUEL, span="all", order=Order.WINS) is None


async def test_a_board_has_an_order_pages_and_shared_places(store: Store) -> None:
    await settle(store, 1, CARL, BEN)
    await settle(store, 2, ANNA, 104)
    await settle(store, 3, ANNA, BEN)
    assert await board(store) == [ANNA, CARL, BEN, 104]
    assert await board(store, Order.WINS) == [ANNA, CARL, BEN, 104]
    assert await board(store, Order.STREAK, first=1, most=2) == [CARL, BEN]
    assert (await own(store, CARL)).ahead == 0, "as high as Anna"
    assert (await own(store, 104)).ahead == 2
    (row,) = await store.leaderboards.ranks(GUILD, "duel-core", "all", order=Order.RATING, first=3, most=10)
    assert row.ahead == 2
    assert await board(store, first=4) == []


async def test_a_board_counts_what_lies_within_its_span(store: Store) -> None:
    await settle(store, 1, ANNA, BEN, at=0.0)
    await settle(store, 2, CARL, BEN, at=WEEK_SECONDS)
    assert await board(store, span=Period.WEEK.name_at(0.0)) == [ANNA, BEN]
    assert await board(store, span=Period.WEEK.name_at(WEEK_SECONDS)) == [CARL, BEN]
    assert await board(store, span=Period.SEASON.name_at(0.0)) == [ANNA, CARL, BEN]
    assert await board(store, span=Period.SEASON.name_at(100 * 24 * 3600.0)) == []


async def test_a_season_has_a_rating_of_its_own(store: Store) -> None:
    await finish(store, "t1")
    await store.ratings.settle(
        1, (rating(1, 0, ANNA, season_mu=20.0), rating(1, 1, BEN, side=1, season_mu=30.0, season_sigma=2.0))
    )
    assert await board(store) == [ANNA, BEN]
    season = Period.SEASON.name_at(1000.0)
    assert await board(store, span=season) == [BEN, ANNA]
    row = await store.leaderboards.rank(BEN, **DUEL, span=season, order=Order.RATING)
    assert row is not None
    assert row.sure == 30.0 - 3 * 2.0
    assert await board(store, span=Period.WEEK.name_at(1000.0)) == [ANNA, BEN]


async def test_who_has_left_has_not_won(store: Store) -> None:
    await settle(store, 1, ANNA, BEN, has_left=True)
    assert (await own(store, ANNA)).wins == 0
    assert await rival(store, ANNA, BEN) == Rivalry(games=1, ahead=0, behind=0)


async def test_two_servers_never_mix(store: Store) -> None:
    await settle(store, 1, ANNA, BEN)
    await settle(store, 2, BEN, ANNA, guild_id=GUILD + 1)
    assert (await own(store, ANNA)).wins == 1
    there = await store.leaderboards.rank(
        ANNA, guild_id=GUILD + 1, ladder="duel-core", span="all", order=Order.WINS
    )
    assert there is not None
    assert (there.games, there.wins) == (1, 0)
    assert await rival(store, ANNA, BEN) == Rivalry(games=1, ahead=1, behind=0)
    await store.drop_server(GUILD)
    assert await board(store) == []
    assert (await rival(store, ANNA, BEN, guild_id=GUILD + 1)).games == 1


async def test_two_members_have_met_so_often(store: Store) -> None:
    for number, (winner, loser) in enumerate([(ANNA, BEN), (BEN, ANNA), (ANNA, BEN)], start=1):
        await settle(store, number, winner, loser)
    await settle(store, 4, ANNA, BEN, place=1)
    assert await rival(store, ANNA, BEN) == Rivalry(games=4, ahead=2, behind=1)
    assert await rival(store, ANNA, CARL) == Rivalry(games=0, ahead=0, behind=0)


async def test_teammates_are_no_rivals(store: Store) -> None:
    await finish(store, "t1")
    await store.ratings.settle(1, (rating(1, 0, ANNA, side=1), rating(1, 1, BEN, side=1)))
    assert (await rival(store, ANNA, BEN)).games == 0


def tally(counter: str, amount: int, **changes: Any) -> Statistic:
    values = {"seat": 0, "guild_id": GUILD, "game": "duel", "counter": counter, "amount": amount}
    return Statistic(**{**values, **changes})


async def test_counts_add_up_and_the_best_stays(store: Store) -> None:
    for number, (bluffs, best) in enumerate([(2, 7), (3, 5)], start=1):
        await finish(store, f"t{number}")
        await store.ratings.settle(number, (), (tally("bluffs", bluffs), tally("best-claim", best)))
    assert await store.leaderboards.tally(ANNA, guild_id=GUILD) == {"duel": {"bluffs": 5, "best-claim": 7}}
    assert await store.leaderboards.tally(BEN, guild_id=GUILD) == {}
    assert await store.leaderboards.tally(ANNA, guild_id=GUILD + 1) == {}


async def test_the_course_of_a_rating_is_of_the_last_games_oldest_first(store: Store) -> None:
    for number, mu in ((1, 20.0), (2, 30.0), (3, 28.0)):
        await finish(store, f"t{number}")
        await store.ratings.settle(number, (rating(number, 0, ANNA, mu=mu), rating(number, 1, BEN, side=1)))
    assert await store.leaderboards.recent_ratings(ANNA, **DUEL, most=2) == (30.0 - 3 * 8.0, 28.0 - 3 * 8.0)
    assert await store.leaderboards.recent_ratings(CARL, **DUEL, most=2) == ()


async def test_what_is_settled_anew_is_summed_up_anew(store: Store) -> None:
    await settle(store, 1, ANNA, BEN)
    await store.ratings.unsettle()
    assert await board(store) == []
    assert (await rival(store, ANNA, BEN)).games == 0
    await store.ratings.settle(1, (rating(1, 0, ANNA), rating(1, 1, BEN, side=1)), (tally("bluffs", 1),))
    assert (await own(store, ANNA)).games == 1
    assert await store.leaderboards.tally(ANNA, guild_id=GUILD) == {"duel": {"bluffs": 1}}


async def test_who_is_forgotten_has_no_place_and_no_rival(store: Store) -> None:
    await settle(store, 1, ANNA, BEN)
    await store.drop_member(ANNA)
    assert await board(store) == [BEN]
    assert await store.leaderboards.rank(ANNA, **DUEL, span="all", order=Order.RATING) is None
    assert (await rival(store, BEN, ANNA)).games == 0
    await store.ratings.unsettle()
    await store.ratings.settle(1, (rating(1, 0, None), rating(1, 1, BEN, side=1)), (tally("bluffs", 1),))
    assert await board(store) == [BEN]
    assert await store.leaderboards.tally(ANNA, guild_id=GUILD) == {}


async def test_the_spans_of_a_leaderboard_are_those_with_a_game(store: Store) -> None:
    await settle(store, 1, ANNA, BEN, at=0.0)
    await settle(store, 2, ANNA, CARL, at=100 * 24 * 3600.0)
    await settle(store, 3, ANNA, CARL, at=200 * 24 * 3600.0, guild_id=GUILD + 1)
    spans = await store.leaderboards.spans(GUILD, "duel-core")
    seasons = {Period.SEASON.name_at(at * 24 * 3600.0) for at in (0, 100)}
    assert {span for span in spans if "-S" in span} == seasons
    assert len(spans) == len(set(spans)) == 5
    assert await store.leaderboards.spans(GUILD, "auf") == ()
