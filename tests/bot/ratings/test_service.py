"""Which games are rated, and that each is rated exactly once, even after crashes."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from bot.ratings.model import DAY_SECONDS
from bot.ratings.service import RatingService
from bot.tables.commands import Move, TableAction, TableActionKind
from bot.tables.session import Session
from bot.tables.state import TableState
from data.errors import StoreError, StoreUnavailable
from data.records.finished_games import FinishedGame, RatingChange
from data.records.tables import Away, Table, TableSeat
from data.sql.finished_games import RatingStore
from data.sqlite.database import open_store
from data.store import Store
from games.catalog import GAMES
from tests.bot.tables.services import ADA, BEN, attack, attacker, begun, tables
from tests.data.rows import ANNA, CARL, GUILD, WON, move, playing, seat
from tests.data.rows import BEN as BENNO
from tests.stores import MemoryStore
from tests.waiting import until

pytestmark = pytest.mark.asyncio

CORE = "duel-core"


async def finish(store: Store, table_id: str, *seats: TableSeat, at: float = 5000.0, **changes: Any) -> None:
    """Play a game that Anna wins against Ben, unless others are given."""
    seated = seats or (seat(0, ANNA), seat(1, BENNO))
    table = playing(table_id, seats=seated, options={"mode": "core"}, started_at=1000.0, **changes)
    await store.tables.add(table)
    await store.tables.add_move(move(1, table_id, at=at), due_at=None, result=WON)


async def progress(store: Store, user_id: int = ANNA, *, guild_id: int = GUILD) -> tuple[RatingChange, ...]:
    return await store.ratings.of_member(user_id, guild_id=guild_id, ladder=CORE)


async def all_ratings(store: Store, games: int) -> list[RatingChange]:
    return [row for number in range(1, games + 1) for row in await store.ratings.of_game(number)]


async def test_winners_rise_and_losers_fall() -> None:
    store = MemoryStore()
    await finish(store, "t1")
    assert await RatingService(store).settle() == 1
    assert [row.mu for row in await store.ratings.of_game(1)] == pytest.approx([27.6353895, 22.3646105])


async def test_the_second_game_of_a_pair_within_a_day_counts_half() -> None:
    store = MemoryStore()
    for table_id, at in (("a", 0.0), ("b", DAY_SECONDS - 1.0), ("c", DAY_SECONDS * 3.0)):
        await finish(store, table_id, at=at)
    await RatingService(store).settle()
    assert [row.weight for row in await progress(store)] == [1, 1 / 2, 1]


async def test_a_game_with_a_house_player_is_not_rated() -> None:
    store = MemoryStore()
    await finish(store, "t1", seat(0, ANNA), seat(1, None))
    await RatingService(store).settle()
    assert await store.ratings.of_game(1) == ()
    assert await store.ratings.unsettled() == ()


async def test_a_player_who_left_has_lost_even_if_their_stand_in_won() -> None:
    store = MemoryStore()
    await finish(store, "t1", seat(0, ANNA, away=Away.LEFT), seat(1, BENNO))
    await RatingService(store).settle()
    left, stayed = await store.ratings.of_game(1)
    assert left.mu < 25 < stayed.mu


async def test_a_player_who_gives_their_seat_away_has_left_and_the_new_player_is_not_rated() -> None:
    store = MemoryStore()
    await finish(store, "t1", seat(0, CARL, is_taken_over=True, dealt_to=ANNA), seat(1, BENNO))
    await RatingService(store).settle()
    given, kept = await store.ratings.of_game(1)
    assert (given.user_id, given.has_left, kept.user_id, kept.has_left) == (ANNA, True, BENNO, False)
    assert given.mu < 25 < kept.mu
    assert await progress(store, CARL) == ()


async def test_a_player_who_takes_their_own_seat_back_has_still_left() -> None:
    store = MemoryStore()
    await finish(store, "t1", seat(0, ANNA, is_taken_over=True, dealt_to=ANNA), seat(1, BENNO))
    await RatingService(store).settle()
    assert (await progress(store))[-1].has_left


async def test_a_game_given_up_before_the_end_of_its_first_bout_is_not_rated() -> None:
    club = tables()
    session = await begun(club)
    await club.apply(session.table.id, ADA.id, TableAction(TableActionKind.CONCEDE))
    await club.standing.settle()
    assert await club.store.ratings.unsettled() == ()
    assert await club.store.ratings.of_game(1) == ()


async def test_the_same_people_have_separate_ratings_in_each_server() -> None:
    store = MemoryStore()
    await finish(store, "a")
    await finish(store, "b", guild_id=GUILD + 1)
    await RatingService(store).settle()
    here, there = await progress(store), await progress(store, guild_id=GUILD + 1)
    assert [row.number for row in here + there] == [1, 2]
    assert here[0].mu == there[0].mu
    assert there[0].weight == 1


class DyingRatings(RatingStore):
    """The ratings of a store that fails when the second game is settled."""

    async def settle(self, number: int, ratings: Any, tallies: Any = ()) -> None:
        if number > 1:
            raise StoreUnavailable("the power is gone")
        await super().settle(number, ratings, tallies)


async def test_a_start_settles_what_a_crash_left_with_the_same_result(tmp_path: Path) -> None:
    undisturbed = MemoryStore()
    file = tmp_path / "cake.sqlite3"
    dying = await open_store(file)
    dying.ratings = DyingRatings(dying._database)
    for store in (undisturbed, dying):
        await finish(store, "a")
        await finish(store, "b", seat(0, CARL), seat(1, ANNA))
        await finish(store, "c")
    await RatingService(undisturbed).settle()
    try:
        with pytest.raises(StoreUnavailable):
            await RatingService(dying).settle()
        assert len(await all_ratings(dying, 3)) == 2
    finally:
        await dying.close()
    again = await open_store(file)
    try:
        assert await RatingService(again).settle() == 2
        assert await all_ratings(again, 3) == await all_ratings(undisturbed, 3)
    finally:
        await again.close()


async def test_rating_again_gives_the_same_ratings_also_after_a_member_is_forgotten() -> None:
    store = MemoryStore()
    standing = RatingService(store)
    for number in range(6):
        winner, loser = ((ANNA, BENNO), (BENNO, CARL), (ANNA, CARL))[number % 3]
        await finish(store, f"t{number}", seat(0, winner), seat(1, loser), at=5000.0 + number)
    await standing.settle()
    await store.drop_member(BENNO)
    before = await all_ratings(store, 6)
    assert len(before) == 12
    assert await standing.rerate() == 6
    assert await all_ratings(store, 6) == before


async def test_a_game_that_ends_is_settled_automatically() -> None:
    club = tables()
    await finish(club.store, "t1", seat(0, ADA.id), seat(1, BEN.id))
    club.standing.wake()
    await club.standing.settled()
    assert await club.store.ratings.unsettled() == ()
    await club.close()


async def test_statistics_of_a_game_are_stored_with_its_ratings() -> None:
    club = tables()
    session = await begun(club)
    user_id = session_user(session)
    await club.apply(session.table.id, user_id, Move(attack(session)))
    assert await club.store.leaderboards.tally(user_id, guild_id=1) == {}, "nothing of a running game"
    await club.apply(session.table.id, ADA.id, TableAction(TableActionKind.CONCEDE))
    await club.standing.settle()
    counts = (await club.store.leaderboards.tally(user_id, guild_id=1))["duel"]
    assert (counts["games"], counts["claims"]) == (1, 1)


async def test_stored_statistics_survive_a_change_of_the_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await open_store(tmp_path / "cake.sqlite3")
    try:
        club = tables(store)
        session = await begun(club)
        await club.apply(session.table.id, session_user(session), Move(attack(session)))
        await club.apply(session.table.id, ADA.id, TableAction(TableActionKind.CONCEDE))
        await club.standing.settle()
        counted = (
            await store.leaderboards.tally(ADA.id, guild_id=1),
            await store.leaderboards.tally(BEN.id, guild_id=1),
        )
        assert all(counts["duel"]["games"] == 1 for counts in counted)
        duel = type(GAMES["duel"])
        newer = type("NewerDuel", (duel,), {"edition": duel.edition + 1})()
        monkeypatch.setattr("bot.ratings.service.GAMES", {**GAMES, "duel": newer})
        for _ in range(2):
            assert await RatingService(store).rerate() == 1
            assert (
                await store.leaderboards.tally(ADA.id, guild_id=1),
                await store.leaderboards.tally(BEN.id, guild_id=1),
            ) == counted
    finally:
        await store.close()


def session_user(session: Session) -> int:
    """Return the member who attacks."""
    user_id = session.table.seats[attacker(session)].user_id
    assert user_id is not None
    return user_id


async def test_no_statistics_are_counted_for_players_who_left_or_had_a_stand_in() -> None:
    club = tables()
    session = await begun(club)
    await club.apply(session.table.id, ADA.id, TableAction(TableActionKind.LEAVE))
    await club.apply(session.table.id, BEN.id, TableAction(TableActionKind.CONCEDE))
    await club.standing.settle()
    assert await club.store.leaderboards.tally(ADA.id, guild_id=1) == {}
    assert (await club.store.leaderboards.tally(BEN.id, guild_id=1))["duel"]["games"] == 1


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE tables SET options = 'no options' WHERE id = 'b'",
        "UPDATE seats SET place = 'first' WHERE table_id = 'b' AND seat = 0",
        "UPDATE moves SET seat = 'first' WHERE table_id = 'b'",
        "UPDATE ratings SET mu = 'high' WHERE number = 1",
        "UPDATE ratings SET mu = 9e999 WHERE number = 1",
        "UPDATE moves SET seat = 9 WHERE table_id = 'b'",
        "UPDATE moves SET token = x'ff' WHERE table_id = 'b'",
        "DELETE FROM seats WHERE table_id = 'b'",
        "UPDATE tables SET seed = x'' WHERE id = 'b'",
        "UPDATE finishes SET table_id = CAST(x'ff' AS TEXT) WHERE number = 2",
        "UPDATE finishes SET table_id = 'gone' WHERE number = 2",
    ],
)
async def test_a_damaged_row_does_not_stop_later_games(tmp_path: Path, damage: str) -> None:
    file = tmp_path / "cake.sqlite3"
    store = await open_store(file)
    await finish(store, "a")
    await RatingService(store).settle()
    await finish(store, "b")
    await finish(store, "c")
    with closing(sqlite3.connect(file)) as other, other:
        other.execute(damage)
    await RatingService(store).settle()
    assert await store.ratings.unsettled() == ()
    assert len(await store.ratings.of_game(3)) == 2, "each seat of the game after the damage"
    await store.close()


async def test_a_damaged_game_is_rated_again_after_it_is_repaired(tmp_path: Path) -> None:
    file = tmp_path / "cake.sqlite3"
    store = await open_store(file)
    for table_id in ("a", "b", "c"):
        await finish(store, table_id)
    with closing(sqlite3.connect(file)) as other, other:
        other.execute("UPDATE tables SET seconds = 'soon' WHERE id = 'b'")
    standing = RatingService(store)
    await standing.settle()
    assert [row.number for row in await progress(store)] == [1, 3]
    with closing(sqlite3.connect(file)) as other, other:
        other.execute("UPDATE tables SET seconds = 300 WHERE id = 'b'")
    await standing.rerate()
    assert [row.number for row in await progress(store)] == [1, 2, 3]
    await store.close()


@pytest.mark.parametrize("error", [ValueError, ZeroDivisionError, KeyError, StoreError])
async def test_a_game_that_cannot_be_counted_or_written_does_not_affect_later_games(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, error: type[Exception]
) -> None:
    store = MemoryStore()
    for table_id in ("a", "b", "c"):
        await finish(store, table_id)
    standing = RatingService(store)
    rate_game = standing._ratings

    async def fail_for_b(finish: FinishedGame, table: Table, replayed: TableState | None) -> Any:
        if table.id == "b":
            raise error("a hand of cards")
        return await rate_game(finish, table, replayed)

    monkeypatch.setattr(standing, "_ratings", fail_for_b)
    await standing.settle()
    assert [row.number for row in await progress(store)] == [1, 3]
    assert await store.ratings.unsettled() == (), "the game is marked: no later round tries it again"
    assert "'b' is not rated" in caplog.text
    if error is not StoreError:
        assert "a hand of cards" not in caplog.text
    assert await standing.settle() == 0


async def test_a_game_is_rated_even_if_its_statistics_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> Any:
        raise LookupError("a hand of cards")

    monkeypatch.setattr("bot.ratings.service.counted", fail)
    store = MemoryStore()
    await finish(store, "a")
    await finish(store, "b")
    standing = RatingService(store)
    standing.wake()
    await standing.settled()
    assert [row.number for row in await progress(store)] == [1, 2]
    assert await store.ratings.tallies_of_game(1) == ()


async def test_when_the_store_fails_all_games_are_settled_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store = MemoryStore()
    await finish(store, "a")
    await finish(store, "b")

    async def fail(*_: object) -> None:
        raise StoreUnavailable("the disk is full")

    monkeypatch.setattr(store.ratings, "settle", fail)
    with pytest.raises(StoreUnavailable):
        await RatingService(store).settle()
    monkeypatch.undo()
    assert len(await store.ratings.unsettled()) == 2


class LockedRatings(RatingStore):
    """The ratings of a store that another program has locked for some tries."""

    def __init__(self, database: Any, tries: int) -> None:
        super().__init__(database)
        self.tries = tries
        self.tried_at: list[float] = []

    async def settle(self, number: int, ratings: Any, tallies: Any = ()) -> None:
        self.tried_at.append(asyncio.get_running_loop().time())
        if len(self.tried_at) <= self.tries:
            raise StoreUnavailable("database is locked")
        await super().settle(number, ratings, tallies)


async def locked(monkeypatch: pytest.MonkeyPatch, *, tries: int) -> tuple[RatingService, LockedRatings]:
    """Return a service, and the ratings of its store, in which one game is to be settled."""
    monkeypatch.setattr("bot.tasks.FIRST_WAIT_SECONDS", 0.01)
    store = MemoryStore()
    store.ratings = ratings = LockedRatings(store._database, tries)
    await finish(store, "a")
    return RatingService(store), ratings


async def test_ratings_are_tried_again_until_the_store_takes_them(monkeypatch: pytest.MonkeyPatch) -> None:
    standing, ratings = await locked(monkeypatch, tries=3)
    standing.wake()
    async with asyncio.timeout(5):
        while await ratings.unsettled():
            await asyncio.sleep(0.01)
    waits = [later - tried_at for tried_at, later in pairwise(ratings.tried_at)]
    assert len(waits) == 3
    assert all(wait >= most / 2 for wait, most in zip(waits, (0.01, 0.02, 0.04), strict=True))
    await standing.close()


async def test_ratings_are_not_tried_again_after_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    standing, ratings = await locked(monkeypatch, tries=1)
    standing.wake()
    await until(lambda: ratings.tried_at)
    await standing.close()
    await asyncio.sleep(0.05)
    assert len(ratings.tried_at) == 1
    assert len(await ratings.unsettled()) == 1
