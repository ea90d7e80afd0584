"""Tables that several processes change and one process shows."""

from __future__ import annotations

import asyncio

import pytest

from bot import tasks
from bot.cluster.homes import Homes, TableChangedElsewhere, shard_of
from bot.errors import Refused
from bot.tables.commands import Move
from bot.tables.lobby import NewTable
from data.errors import RowDamaged
from data.records.tables import DIRECT, By, Ending, MoveRecord, Phase, Result
from tests.bot.tables.services import ADA, BEN, DUEL, PASS, Watch, attacker, begun, lobby, tables
from tests.stores import MemoryStore

PEOPLE = (ADA, BEN)


class Shared(Homes):
    """A process among others; the test says whether it is the home, and reads what it tells."""

    is_shared = True

    def __init__(self, *, is_home: bool) -> None:
        super().__init__()
        self.has_home = is_home
        self.told: list[str] = []

    def is_home(self, guild_id: int) -> bool:
        return self.has_home

    def tell_others(self, news: object) -> None:
        if isinstance(news, TableChangedElsewhere):
            self.told.append(news.table_id)


class Two:
    """The home of a table, and a process that only decides."""

    def __init__(self) -> None:
        self.store, self.watch = MemoryStore(), Watch()
        self.home = tables(self.store, self.watch, homes=Shared(is_home=True))
        self.away = tables(self.store, self.watch, homes=Shared(is_home=False))
        self.home_tables = self.home.home_tables

    async def close(self) -> None:
        await self.home_tables.close()
        await self.home.close()
        await self.away.close()


async def test_a_process_that_is_not_the_home_reads_a_table_again_when_it_has_changed() -> None:
    two = Two()
    session = await begun(two.home)
    table_id, seat = session.table.id, attacker(session)
    assert (await two.away.session(table_id)).progress.version == 0
    await two.home.apply(table_id, PEOPLE[seat].id, Move(PASS))
    assert (await two.away.session(table_id)).progress.version == 1
    assert (await two.away.table(table_id)).version == 1
    await two.close()


async def test_a_process_that_is_not_the_home_keeps_a_table_that_has_not_changed() -> None:
    two = Two()
    session = await begun(two.home)
    assert await two.away.session(session.table.id) is await two.away.session(session.table.id)
    await two.close()


async def test_a_process_that_is_not_the_home_tells_the_home_and_runs_no_clock() -> None:
    two = Two()
    session = await begun(two.home)
    table_id, seat = session.table.id, attacker(session)
    await two.away.apply(table_id, PEOPLE[seat].id, Move(PASS))
    assert two.away.homes.told == [table_id]  # type: ignore[attr-defined]
    assert two.home.homes.told == []  # type: ignore[attr-defined]
    assert two.away.clock.run_due() is None
    await two.close()


async def test_the_home_plays_a_press_though_it_has_not_heard_of_the_last_move() -> None:
    two = Two()
    session = await begun(two.home)
    table_id, seat = session.table.id, attacker(session)
    await two.away.apply(table_id, PEOPLE[seat].id, Move(PASS))
    assert (await two.home.session(table_id)).progress.version == 0, "it has not heard"
    await two.home.apply(table_id, PEOPLE[1 - seat].id, Move(PASS, 1))
    assert (await two.home.session(table_id)).progress.version == 2
    assert [move.number for move in await two.store.tables.moves(table_id)] == [1, 2]
    await two.close()


async def test_a_command_never_answers_a_question_that_came_meanwhile() -> None:
    """The other process has made both moves of a round: the same command would be legal again, for another turn."""
    two = Two()
    session = await begun(two.home)
    table_id, seat = session.table.id, attacker(session)
    await two.home.session(table_id)
    await two.away.apply(table_id, PEOPLE[seat].id, Move(PASS))
    await two.away.apply(table_id, PEOPLE[1 - seat].id, Move(PASS))
    assert (await two.home.session(table_id)).progress.version == 0, "it has not heard"
    with pytest.raises(Refused, match="moved-on"):
        await two.home.apply(table_id, PEOPLE[seat].id, Move(PASS))
    assert len(await two.store.tables.moves(table_id)) == 2
    await two.close()


async def test_two_processes_that_take_the_same_press_make_one_move() -> None:
    two = Two()
    session = await begun(two.home)
    table_id, seat = session.table.id, attacker(session)
    await two.away.session(table_id)
    results = await asyncio.gather(
        *(club.apply(table_id, PEOPLE[seat].id, Move(PASS, 0)) for club in (two.home, two.away)),
        return_exceptions=True,
    )
    assert sum(isinstance(result, Refused) for result in results) == 1
    assert len(await two.store.tables.moves(table_id)) == 1
    await two.close()


async def test_the_home_shows_and_times_what_it_hears_of() -> None:
    two = Two()
    session = await begun(two.home)
    table_id, seat = session.table.id, attacker(session)
    await two.away.apply(table_id, PEOPLE[seat].id, Move(PASS))
    two.home.shown.changes.clear()
    two.watch.time += 10
    two.home_tables.hear(table_id, 1)
    await two.home_tables.taken_up()
    assert two.home.shown.changes == [table_id]
    assert (await two.home.session(table_id)).progress.version == 1
    assert two.home.clock.run_due() == 80 - 45, "half of the other player's time, from when they were asked"
    await two.close()


async def test_a_process_that_is_not_the_home_ignores_what_it_hears_of() -> None:
    two = Two()
    session = await begun(two.home)
    two.home.shown.changes.clear()
    two.home.homes.has_home = False  # type: ignore[attr-defined]
    two.home_tables.hear(session.table.id, 1)
    await two.home_tables.taken_up()
    assert two.home.shown.changes == []
    await two.close()


async def test_the_poll_finds_a_move_of_which_no_hint_has_told_and_looks_once() -> None:
    two = Two()
    session = await begun(two.home)
    table_id, seat = session.table.id, attacker(session)
    await two.away.apply(table_id, PEOPLE[seat].id, Move(PASS))
    two.home.shown.changes.clear()
    for _ in range(3):
        await two.home_tables.poll()
        await two.home_tables.taken_up()
    assert two.home.shown.changes == [table_id], "what cannot be shown is not tried at each poll"
    await two.close()


async def test_the_poll_leaves_alone_what_this_process_knows_and_is_showing() -> None:
    two = Two()
    session = await begun(two.home)
    table_id, seat = session.table.id, attacker(session)
    await two.home.apply(table_id, PEOPLE[seat].id, Move(PASS))
    two.home.shown.changes.clear()
    await two.home_tables.poll()
    await two.home_tables.taken_up()
    assert two.home.shown.changes == []
    await two.close()


async def test_the_poll_finds_a_deadline_that_nobody_runs() -> None:
    two = Two()
    session = await begun(two.home)
    table_id = session.table.id
    await two.store.tables.set_shown(table_id, 0, None)
    two.home.clock.set(table_id, None)
    two.watch.time += 100
    await two.home_tables.poll()
    await two.home_tables.taken_up()
    two.home.clock.run_due()
    await asyncio.gather(*two.home.clock._running)
    assert [move.by for move in await two.store.tables.moves(table_id)][:1] == [By.CLOCK]
    await two.close()


async def test_the_poll_finds_a_table_that_another_process_has_ended() -> None:
    two = Two()
    session = await begun(two.home)
    await two.away.end(session.table.id, Result(ending=Ending.ABANDONED))
    two.home.shown.changes.clear()
    await two.home_tables.poll()
    await two.home_tables.taken_up()
    assert two.home.shown.changes == [session.table.id]
    assert (await two.home.table(session.table.id)).phase is Phase.OVER
    await two.close()


async def test_the_poll_finds_a_lobby_that_nobody_has_shown() -> None:
    """It was opened by a process that is not its home, and the hint was lost."""
    two = Two()
    table_id = await lobby(two.away)
    two.watch.time += 100
    two.home.shown.changes.clear()
    for _ in range(3):
        await two.home_tables.poll()
        await two.home_tables.taken_up()
    assert two.home.shown.changes == [table_id], "what cannot be shown is not tried at each poll"
    await two.close()


async def test_a_shard_brings_only_the_tables_of_its_servers() -> None:
    store = MemoryStore()
    club = tables(store)
    found = {}
    for shard in range(3):
        row = await club.lobbies.open_lobby(
            DUEL, DUEL.Options(), ADA, NewTable(guild_id=shard << 22, channel_id=2, seconds=90)
        )
        found[shard] = row.id
    for shard in range(3):
        assert [table.id for table in await club.home_tables.find(shard, 3)] == [found[shard]]
    assert len(await club.home_tables.find(0, 1)) == 3
    await club.close()


async def test_a_home_that_has_lost_its_shard_makes_no_move_by_itself() -> None:
    two = Two()
    session = await begun(two.home)
    two.home.homes.has_home = False  # type: ignore[attr-defined]
    two.watch.time += 1000
    await two.home.deadlines.on_timeout(session.table.id)
    assert await two.store.tables.moves(session.table.id) == ()
    await two.close()


async def test_a_lobby_that_another_process_has_changed_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    two = Two()
    table_id = await lobby(two.home)
    await two.away.lobbies.join(table_id, BEN)
    two.home.shown.changes.clear()
    two.home_tables.hear(table_id, 1)
    await two.home_tables.taken_up()
    assert two.home.shown.changes == [table_id]
    await two.close()


async def test_a_table_that_cannot_be_read_delays_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    two = Two()
    bad, good = await begun(two.home), await begun(two.home)
    await two.store.tables.add_move(
        MoveRecord(table_id=bad.table.id, number=1, seat=0, token="nonsense", by=By.PLAYER, at=1.0),
        due_at=None,
    )
    two.home.shown.changes.clear()
    two.home_tables.hear(bad.table.id, 1)
    two.home_tables.hear(good.table.id, 1)
    await two.home_tables.taken_up()
    assert good.table.id in two.home.shown.changes
    assert (await two.home.table(bad.table.id)).ending is Ending.DAMAGED
    await two.close()


async def test_a_change_is_not_lost_that_comes_in_the_moment_in_which_the_last_look_ends(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    two, asked = Two(), 0

    async def refresh(table_id: str) -> None:
        nonlocal asked
        asked += 1
        if (
            asked == 1
        ):  # the next callback of the loop comes when this task has ended and is not cleared away yet
            asyncio.get_running_loop().call_soon(two.home_tables.hear, table_id, 1)

    monkeypatch.setattr(two.home, "refresh", refresh)
    two.home_tables.hear("t1", 1)
    await two.home_tables.taken_up()
    assert asked == 2
    await two.close()


async def test_a_damaged_table_is_not_read_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    two, asked = Two(), 0

    async def refresh(table_id: str) -> None:
        nonlocal asked
        asked += 1
        if asked > 1:
            raise asyncio.CancelledError
        raise RowDamaged("the database holds a Table that makes no sense: seats")

    monkeypatch.setattr(two.home, "refresh", refresh)
    monkeypatch.setattr("bot.tasks.FIRST_WAIT_SECONDS", 0.0)
    two.home_tables.hear("t1", 1)
    await asyncio.gather(two.home_tables.taken_up(), return_exceptions=True)
    assert asked == 1
    await two.close()


async def test_a_shard_that_is_taken_while_the_process_stops_is_not_taken_up() -> None:
    two = Two()
    await begun(two.home)
    await two.home_tables.close()
    two.home_tables.take_up([0])
    assert two.home_tables._work.tasks == {}
    await two.close()


async def test_a_table_that_is_read_while_a_member_is_forgotten_does_not_keep_their_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    two = Two()
    table_id = (await begun(two.home)).table.id
    read = two.store.tables.moves

    async def moves(table_id: str) -> tuple[MoveRecord, ...]:
        monkeypatch.setattr(two.store.tables, "moves", read)
        found = await read(table_id)
        await two.store.drop_member(ADA.id)
        two.away.forget_member(ADA.id)
        return found

    monkeypatch.setattr(two.store.tables, "moves", moves)
    session = await two.away.session(table_id)
    assert [seat.user_id for seat in session.table.seats] == [None, BEN.id]
    assert await two.away.session(table_id) is session
    await two.close()


async def test_thousands_of_tables_that_are_behind_are_shown_a_few_at_a_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    two = Two()
    for _ in range(5):
        await lobby(two.home)
    pauses: list[int] = []

    async def pause(seconds: float) -> None:
        assert seconds == tasks.AT_ONCE_SECONDS
        pauses.append(len(two.home.shown.changes))

    monkeypatch.setattr(tasks, "AT_ONCE", 2)
    monkeypatch.setattr("bot.tasks.asyncio.sleep", pause)
    tables = await two.home_tables.find(0, 1)
    two.home.shown.changes.clear()
    await two.home_tables.show_behind(tables, 0, 1)
    assert pauses == [2, 4]
    assert len(two.home.shown.changes) == 5
    await two.close()


async def test_a_shard_that_is_lost_and_taken_again_while_its_tables_are_found_does_not_end_the_start() -> (
    None
):
    two = Two()
    session = await begun(two.home)
    asked, go_on = asyncio.Event(), asyncio.Event()
    find = two.store.tables.unfinished

    async def slow(*, shard: int = 0, shards: int = 1) -> object:
        asked.set()
        await go_on.wait()
        return await find(shard=shard, shards=shards)

    two.store.tables.unfinished = slow  # type: ignore[method-assign, assignment]
    two.home_tables.take_up([0])
    start = asyncio.create_task(two.home_tables.taken_up())
    await asked.wait()
    asked.clear()
    two.home_tables.take_up([0])
    go_on.set()
    await start
    assert asked.is_set(), "they are looked for again"
    assert two.home.deadlines.timer._due.keys() == {session.table.id}
    await two.close()


async def test_the_first_shard_is_the_home_of_direct_messages() -> None:
    """Discord sends their interactions to the first shard, so its process shows the tables there."""
    assert {shard_of(DIRECT, shards) for shards in range(1, 9)} == {0}
