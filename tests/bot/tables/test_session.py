"""A move is written to disk before it is shown, and every refusal has its reason."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot.errors import Refused
from bot.tables.commands import Move, TableAction, TableActionKind
from bot.tables.session import Session
from bot.tables.state import RecordDamaged
from data.errors import StoreUnavailable
from data.records.tables import By, Ending, MoveRecord, Phase, Post, Result, TableSeat
from data.sql.database import Database
from data.sql.tables import TableStore
from games.ai import RandomPlayer
from games.entropy import Entropy
from tests.bot.tables.services import ADA, BEN, CLEO, DUEL, PASS, Watch, attack, attacker, begun, tables
from tests.stores import MemoryStore


class FullDisk(TableStore):
    """The tables of a store whose disk is full."""

    async def add_move(
        self,
        move: MoveRecord,
        *,
        due_at: float | None,
        result: Result | None = None,
        seat: TableSeat | None = None,
    ) -> None:
        raise StoreUnavailable("the disk is full")


class NotedPosts(TableStore):
    """The tables of a store that notes what is written about posts."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.written: list[tuple[int, Post | None]] = []

    async def set_shown(
        self, table_id: str, shown: int, post: Post | None, *, may_show_end: bool = True
    ) -> None:
        self.written.append((shown, post))
        await super().set_shown(table_id, shown, post, may_show_end=may_show_end)


async def test_a_move_is_stored_under_the_next_number() -> None:
    club = tables()
    session = await begun(club)
    action = attack(session)
    seat = attacker(session)
    await club.apply(session.table.id, (ADA, BEN)[seat].id, Move(action, 0))
    (move,) = await club.store.tables.moves(session.table.id)
    assert (move.number, move.seat, move.token, move.by) == (1, seat, DUEL.encode(action), By.PLAYER)
    stored = await club.store.tables.get(session.table.id)
    assert stored is not None
    assert (stored.version, stored.due_at) == (1, session.table.due_at)


async def test_a_move_that_the_disk_refuses_has_not_happened() -> None:
    store = MemoryStore()
    store.tables = FullDisk(store._database)
    club = tables(store)
    session = await begun(club)
    before = (session.progress.state, session.table, session.progress.history[:])
    with pytest.raises(StoreUnavailable):
        await session.execute(Move(attack(session)), attacker(session), by=By.PLAYER, at=1.0)
    assert (session.progress.state, session.table, session.progress.history) == before


async def test_what_the_store_knows_of_a_post_is_not_written_again() -> None:
    store = MemoryStore()
    store.tables = posts = NotedPosts(store._database)
    session = await begun(tables(store))
    post = Post(channel_id=2, message_id=9, turn=1, at=1.0)
    for _ in range(2):
        await session.set_shown(0, post)
    assert posts.written == [(0, post)]
    await session.set_shown(0, replace(post, message_id=10))
    assert len(posts.written) == 2
    stored = await store.tables.get(session.table.id)
    assert stored is not None and stored.post is not None and stored.post.message_id == 10


async def test_a_double_press_learns_that_the_table_has_moved_on() -> None:
    club = tables()
    session = await begun(club)
    seat = attacker(session)
    presses = [session.execute(Move(PASS, 0), seat, by=By.PLAYER, at=1.0) for _ in range(2)]
    first, second = await asyncio.gather(*presses, return_exceptions=True)
    assert not isinstance(first, BaseException)
    assert isinstance(second, Refused)
    assert second.reason == "moved-on"
    assert len(await club.store.tables.moves(session.table.id)) == 1


async def test_only_a_control_older_than_the_seats_question_is_stale() -> None:
    """Ada's question from version 0 stays valid while nobody has asked her anything else."""
    club = tables()
    session = await begun(club)
    seat = attacker(session)
    await session.execute(Move(PASS, 0), seat, by=By.PLAYER, at=1.0)
    with pytest.raises(Refused) as refused:
        await session.execute(Move(PASS, 0), 1 - seat, by=By.PLAYER, at=2.0)
    assert refused.value.reason == "moved-on"
    await session.execute(Move(PASS, 1), 1 - seat, by=By.PLAYER, at=2.0)


@pytest.mark.parametrize(
    ("token", "reason"),
    [
        ("answer.accept", "duel-other-question"),
        ("answer.challenge", "duel-no-challenge-now"),
    ],
)
async def test_an_illegal_move_is_refused_with_its_own_reason(token: str, reason: str) -> None:
    session = await begun(tables())
    with pytest.raises(Refused) as refused:
        await session.execute(Move(DUEL.decode(token)), attacker(session), by=By.PLAYER, at=1.0)
    assert refused.value.reason == reason
    assert session.progress.version == 0


async def test_the_wrong_seat_and_a_stranger_are_refused() -> None:
    club = tables()
    session = await begun(club)
    waiting = (ADA, BEN)[1 - attacker(session)]
    for member, reason in ((waiting, "not-asked"), (CLEO, "not-seated")):
        with pytest.raises(Refused) as refused:
            await club.apply(session.table.id, member.id, Move(PASS, 0))
        assert refused.value.reason == reason


async def test_conceding_loses_the_duel_and_ends_the_table() -> None:
    """CD-80: any member speaks for their side."""
    club = tables()
    session = await begun(club)
    await club.apply(session.table.id, BEN.id, TableAction(TableActionKind.CONCEDE))
    stored = await club.store.tables.get(session.table.id)
    assert stored is not None
    assert (stored.phase, stored.ending) == (Phase.OVER, Ending.CONCEDED)
    assert [seat.place for seat in stored.seats] == [1, 2]
    assert [move.token for move in await club.store.tables.moves(stored.id)] == [TableActionKind.CONCEDE]
    with pytest.raises(Refused, match="table-over"):
        await club.apply(session.table.id, ADA.id, TableAction(TableActionKind.CONCEDE))


async def test_two_processes_that_write_one_number_do_not_both_win() -> None:
    store = MemoryStore()
    here, there = tables(store), tables(store)
    session = await begun(here)
    elsewhere = await there.session(session.table.id)
    seat = attacker(session)
    user = (ADA, BEN)[seat].id
    await there.apply(elsewhere.table.id, user, Move(PASS, 0))
    with pytest.raises(Refused, match="moved-on"):
        await here.apply(session.table.id, user, Move(attack(session), 0))
    reloaded = await here.session(session.table.id)
    assert reloaded.progress.version == 1
    assert attacker(reloaded) == 1 - seat


async def played_out(session: Session, watch: Watch) -> None:
    """Play at random until the game is over."""
    player, chance = RandomPlayer(), 0
    while session.actors:
        seat = attacker(session)
        chance += 1
        action = player.choose(None, session.legal_actions(seat), Entropy(bytes([chance % 251])))
        watch.time += 5
        await session.execute(Move(action), seat, by=By.PLAYER, at=watch.time)


async def test_a_session_from_the_store_equals_the_session_that_was_written() -> None:
    watch = Watch()
    club = tables(watch=watch)
    session = await begun(club)
    await played_out(session, watch)
    again = await tables(club.store).session(session.table.id)
    assert again.progress.state == session.progress.state
    assert again.progress.history == session.progress.history
    assert again.progress.open_decisions == session.progress.open_decisions
    assert again.outcome == session.outcome is not None


async def test_a_record_that_replays_differently_is_found() -> None:
    club = tables()
    session = await begun(club)
    token = "claim.pass"
    wrong: dict[str, Any] = {"table_id": session.table.id, "number": 1, "seat": attacker(session)}
    move = MoveRecord(**wrong, token=token, by=By.PLAYER, at=1.0, fingerprint="0" * 16)
    with pytest.raises(RecordDamaged, match="drifted"):
        Session(club.store.tables, DUEL, session.table, [move])
    for token in ("trade.none", "claim.ZZ>soldier>1"):
        with pytest.raises(RecordDamaged, match="does not replay at move 1") as damaged:
            Session(club.store.tables, DUEL, session.table, [replace(move, token=token)])
        assert "ZZ" not in str(damaged.value), "a token names cards, and the log must not"
        assert damaged.value.__cause__ is None
