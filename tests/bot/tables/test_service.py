"""Several processes, several sessions of one table, and damaged tables: nothing loops, nothing is lost."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import replace
from typing import Any, ClassVar

import pytest

from bot.errors import Refused
from bot.ops import metrics
from bot.tables.autoplay import choice
from bot.tables.clock import GRACE_SECONDS
from bot.tables.commands import Move, TableAction, TableActionKind
from bot.tables.lobby import LOBBY_SECONDS, Member
from bot.tables.service import SESSIONS_IN_MEMORY
from bot.tables.session import Session
from data.errors import StoreUnavailable
from data.records.tables import By, Ending, MoveRecord, Phase, Result, TableSeat
from data.sql.tables import TableStore
from games.duel import Duel, Mode
from games.engine import Seat
from tests.bot.tables.services import (
    ADA,
    BEN,
    CLEO,
    DUEL,
    PASS,
    Club,
    Watch,
    attack,
    attacker,
    begun,
    lobby,
    tables,
)
from tests.stores import MemoryStore


class CountedMoves(TableStore):
    """The tables of a store that counts the moves written to it."""

    asked = 0

    async def add_move(
        self,
        move: MoveRecord,
        *,
        due_at: float | None,
        result: Result | None = None,
        seat: TableSeat | None = None,
    ) -> None:
        self.asked += 1
        await super().add_move(move, due_at=due_at, result=result, seat=seat)


class CountingStore(MemoryStore):
    """A store that counts the moves written to it."""

    def __init__(self) -> None:
        super().__init__()
        self.tables: CountedMoves = CountedMoves(self._database)


class Newer(Duel):
    """A later edition of the rules."""

    edition: ClassVar[int] = Duel.edition + 1


def ended(ending: Ending) -> float:
    """Return the number of duels that are counted as ended in this way."""
    found = metrics.REGISTRY.get_sample_value(
        "cakeclub_tables_ended_total", {"game": "duel", "ending": ending}
    )
    return found or 0.0


async def test_a_table_that_is_ended_early_is_counted_as_ended_once() -> None:
    club = tables()
    session, before = await begun(club), ended(Ending.ENDED)
    for _ in range(2):
        with contextlib.suppress(Refused):
            await club.end(session.table.id, Result(ending=Ending.ENDED))
    assert ended(Ending.ENDED) == before + 1


async def test_a_table_of_another_edition_ends_without_a_winner_and_needs_no_clock(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store, before = MemoryStore(), ended(Ending.OTHER_EDITION)
    session = await begun(tables(store))
    monkeypatch.setattr("bot.tables.service.GAMES", {"duel": Newer()})
    again = tables(store)
    await again.wake()
    await again.deadlines.on_timeout(session.table.id)
    row = await store.tables.get(session.table.id)
    assert row is not None
    assert (row.phase, row.ending) == (Phase.OVER, Ending.OTHER_EDITION)
    assert ended(Ending.OTHER_EDITION) == before + 1
    assert [seat.place for seat in row.seats] == [None, None]
    with pytest.raises(Refused, match="other-edition"):
        await again.session(session.table.id)


async def test_a_lobby_whose_game_was_removed_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    watch, store = Watch(), MemoryStore()
    club = tables(store, watch)
    lapsing, left = [await lobby(club) for _ in range(2)]
    for module in ("service", "lobbies", "lobby"):
        monkeypatch.setattr(f"bot.tables.{module}.GAMES", {})
    with pytest.raises(Refused, match="other-edition"):
        await club.lobbies.leave(left, ADA.id)
    watch.time += LOBBY_SECONDS
    await club.deadlines.on_timeout(lapsing)
    for table_id in (left, lapsing):
        row = await club.table(table_id)
        assert (row.phase, row.ending) == (Phase.OVER, Ending.OTHER_EDITION)
    assert club.clock.run_due() is None
    with pytest.raises(Refused, match="other-edition"):
        await club.lobbies.play_again(left, ADA, place=lambda: 1, is_swapped=False)


async def test_a_damaged_record_ends_the_table() -> None:
    store = MemoryStore()
    session = await begun(tables(store))
    seat = attacker(session)
    wrong: dict[str, Any] = {"table_id": session.table.id, "number": 1, "seat": seat, "token": "trade.none"}
    await store.tables.add_move(MoveRecord(**wrong, by=By.PLAYER, at=1.0), due_at=None)
    again = tables(store)
    with pytest.raises(Refused, match="record-damaged"):
        await again.session(session.table.id)
    row = await store.tables.get(session.table.id)
    assert row is not None
    assert row.ending is Ending.DAMAGED


async def test_a_house_player_stops_when_another_process_has_ended_the_table() -> None:
    store = CountingStore()
    here, there = tables(store), tables(store)
    table_id = await lobby(here)
    await here.lobbies.seat_house(table_id, ADA.id, "honest")
    await here.lobbies.start(table_id, ADA.id)
    await there.apply(table_id, ADA.id, TableAction(TableActionKind.CONCEDE))
    before = store.tables.asked
    here.autoplay.take_turns(table_id)
    await asyncio.gather(*here.autoplay._turns.tasks.values())
    assert store.tables.asked <= before + 1
    assert not here.autoplay._turns.tasks


async def dealt(club: Club) -> Session:
    table_id = await lobby(club)
    await club.lobbies.seat_house(table_id, ADA.id, "honest")
    return await club.lobbies.start(table_id, ADA.id)


async def against_house(club: Club) -> Session:
    """Return a duel of Ada against the house, in which it is Ada's turn."""
    session = await dealt(club)
    await asyncio.gather(*club.autoplay._turns.tasks.values())
    assert session.seat_of(ADA.id) in session.actors
    return session


async def test_a_house_player_acts_when_the_table_changes_at_the_moment_their_task_ends(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    club = tables()
    session = await against_house(club)
    is_due = club.autoplay._is_due

    async def answered_meanwhile(found: Session) -> bool:
        monkeypatch.setattr(club.autoplay, "_is_due", is_due)
        await club.apply(session.table.id, ADA.id, Move(PASS))
        return False  # as it was a moment ago

    monkeypatch.setattr(club.autoplay, "_is_due", answered_meanwhile)
    club.autoplay.take_turns(session.table.id)
    await asyncio.gather(*club.autoplay._turns.tasks.values())
    assert not session.house_seats()
    await club.close()


async def test_a_house_player_acts_though_the_store_did_not_answer_when_the_bot_started(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.tasks.FIRST_WAIT_SECONDS", 0.0)
    store = MemoryStore()
    club = tables(store)
    monkeypatch.setattr(club.autoplay, "take_turns", lambda _: None)
    session = await dealt(club)
    if not session.house_seats():
        await club.apply(session.table.id, ADA.id, Move(PASS))
    await club.close()
    again = tables(store)
    moves = store.tables.moves

    async def fail(table_id: str) -> tuple[MoveRecord, ...]:
        monkeypatch.setattr(store.tables, "moves", moves)
        raise StoreUnavailable("the database is locked")

    monkeypatch.setattr(store.tables, "moves", fail)
    await again.wake()
    await asyncio.gather(*again.autoplay._running)
    await asyncio.gather(*again.autoplay._turns.tasks.values())
    assert not (await again.session(session.table.id)).house_seats()
    await again.close()


@pytest.mark.parametrize("thought_seconds", [0.0, 0.4, 1.9, 7.0])
async def test_the_time_that_a_house_player_thinks_does_not_show(
    thought_seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    club, watch = tables(), Watch()
    monkeypatch.setattr(club.autoplay, "take_turns", lambda table_id: None)  # the test asks it
    table_id = await lobby(club)
    await club.lobbies.seat_house(table_id, ADA.id, "honest")
    session = await club.lobbies.start(table_id, ADA.id)
    while not session.house_seats():
        await club.apply(table_id, ADA.id, Move(PASS, session.progress.version))
    started_at = watch.time
    slept: list[float] = []

    async def choose(session: Session, seat: Seat) -> Any:
        watch.time += thought_seconds
        return await choice(session, seat)

    async def sleep(seconds: float) -> None:
        slept.append(max(seconds, 0))
        watch.time += slept[-1]

    monkeypatch.setattr("bot.tables.autoplay.choice", choose)
    monkeypatch.setattr("bot.tables.autoplay.asyncio.sleep", sleep)
    monkeypatch.setattr(asyncio.get_running_loop(), "time", watch)
    version = session.progress.version
    club.autoplay.pause_seconds = 2.0
    await club.autoplay.play_one(table_id)
    assert session.progress.version == version + 1
    assert len(slept) == 1
    assert watch.time - started_at == pytest.approx(max(2.0, thought_seconds))
    await club.close()


async def stood_in_for(monkeypatch: pytest.MonkeyPatch) -> tuple[Club, Session, Seat]:
    """Return a table that waits for a stand-in, which only the test asks for moves."""
    club = tables()
    monkeypatch.setattr(club.autoplay, "take_turns", lambda table_id: None)
    session = await begun(club)
    seat = attacker(session)
    await session.execute(TableAction(TableActionKind.STAND_IN), seat, by=By.CLOCK, at=club.now())
    assert session.house_seats() == [seat]
    return club, session, seat


async def test_a_player_who_returns_while_their_stand_in_pauses_plays_themselves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    club, session, seat = await stood_in_for(monkeypatch)

    async def sleep(seconds: float) -> None:
        await club.apply(session.table.id, (ADA, BEN)[seat].id, TableAction(TableActionKind.RETURN))

    monkeypatch.setattr("bot.tables.autoplay.asyncio.sleep", sleep)
    club.autoplay.pause_seconds = 2.0
    assert not await club.autoplay.play_one(session.table.id)
    moves = await club.store.tables.moves(session.table.id)
    assert [move.by for move in moves] == [By.CLOCK, By.PLAYER]
    await club.close()


async def test_a_player_who_returns_while_their_stand_in_thinks_plays_themselves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    club, session, seat = await stood_in_for(monkeypatch)
    chosen = await choice(session, seat)
    await club.apply(session.table.id, (ADA, BEN)[seat].id, TableAction(TableActionKind.RETURN))
    with pytest.raises(Refused, match="moved-on"):
        await session.execute(Move(chosen), seat, by=By.HOUSE, at=club.now())
    await club.close()


async def test_a_house_player_chooses_by_the_table_at_the_end_of_the_pause(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Otherwise the record would not explain the choice."""
    club, session, seat = await stood_in_for(monkeypatch)
    thought: list[int] = []

    async def choose(session: Session, seat: Seat) -> Any:
        thought.append(session.progress.version)
        return await choice(session, seat)

    async def sleep(seconds: float) -> None:
        await club.apply(session.table.id, (BEN, ADA)[seat].id, TableAction(TableActionKind.OFFER))

    monkeypatch.setattr("bot.tables.autoplay.choice", choose)
    monkeypatch.setattr("bot.tables.autoplay.asyncio.sleep", sleep)
    club.autoplay.pause_seconds = 2.0
    await club.autoplay.play_one(session.table.id)
    moves = await club.store.tables.moves(session.table.id)
    assert moves[-1].by is By.HOUSE
    assert moves[-1].number == thought[-1] + 1
    await club.close()


async def test_the_clock_continues_from_moves_of_another_process() -> None:
    store, watch = CountingStore(), Watch()
    here, there = tables(store, watch), tables(store, watch)
    session = await begun(here)
    table_id, seat = session.table.id, attacker(session)
    await there.session(table_id)
    watch.time += 80
    await there.apply(table_id, (ADA, BEN)[seat].id, Move(PASS, 0))
    watch.time += 11
    before = store.tables.asked
    await here.deadlines.on_timeout(table_id)
    assert store.tables.asked == before + 1, "one attempt, which finds that the table has moved on"
    assert here.clock.run_due() == 79 - 45, "at half time first"
    assert (await here.session(table_id)).progress.version == 1


async def test_the_grace_period_after_an_outage_holds_whatever_others_do() -> None:
    """A partner's missed turn must not take the minute from the seat that must answer."""
    store, watch = MemoryStore(), Watch()
    club = tables(store, watch)
    table_id = await lobby(club, mode=Mode.TEAM)
    people = (ADA, BEN, CLEO, Member(14, "Dov"))
    for member in people[1:]:
        await club.lobbies.join(table_id, member)
    session = await club.lobbies.start(table_id, ADA.id)
    lead = min(session.actors)
    await club.apply(table_id, people[lead].id, Move(DUEL.decode(f"lead.{lead}")))
    action = attack(session)
    await club.apply(table_id, people[lead].id, Move(action))
    target = int(DUEL.encode(action).rpartition(">")[2])
    watch.time += 10_000
    again = tables(store, watch)
    await again.wake()
    await again.apply(table_id, people[(target + 2) % 4].id, Move(DUEL.decode("answer-beside.hold")))
    assert again.clock.run_due() == GRACE_SECONDS
    assert (await again.session(table_id)).first_deadline() == watch() + GRACE_SECONDS
    await again.close()


async def test_memory_is_bounded_and_a_table_in_the_middle_of_a_move_stays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.tables.service.SESSIONS_IN_MEMORY", 2)
    assert SESSIONS_IN_MEMORY > 2
    club = tables()
    first = await begun(club)
    async with first.lock:
        others = [await begun(club) for _ in range(4)]
        assert await club.session(first.table.id) is first
    assert await club.session(others[0].table.id) is not others[0]


async def test_a_conceded_table_is_over_in_every_process() -> None:
    store = MemoryStore()
    here, there = tables(store), tables(store)
    session = await begun(here)
    table_id = session.table.id
    await there.apply(table_id, BEN.id, TableAction(TableActionKind.CONCEDE))
    with pytest.raises(Refused, match="table-over"):
        await here.apply(table_id, ADA.id, TableAction(TableActionKind.CONCEDE))


async def test_a_table_of_an_unknown_game_does_not_stop_other_tables_from_waking() -> None:
    store = MemoryStore()
    sound = await begun(tables(store))
    unknown = replace(sound.table, id="unknown1", game="chess", created_at=1.0)
    await store.tables.add(unknown)
    again = tables(store)
    assert len(await again.wake()) == 2
    assert (await again.session(sound.table.id)).table.id == sound.table.id
    with pytest.raises(Refused, match="other-edition"):
        await again.session("unknown1")
    await again.close()


async def test_a_move_that_raises_in_the_rules_ends_the_table_as_damaged() -> None:
    store = MemoryStore()
    session = await begun(tables(store))
    wrong: dict[str, Any] = {
        "table_id": session.table.id,
        "number": 1,
        "seat": 99,
        "token": DUEL.encode(attack(session)),
    }
    await store.tables.add_move(MoveRecord(**wrong, by=By.PLAYER, at=1.0), due_at=None)
    with pytest.raises(Refused, match="record-damaged"):
        await tables(store).session(session.table.id)
    await store.tables.add(replace(session.table, id="noseats1", seats=()))
    with pytest.raises(Refused, match="record-damaged"):
        await tables(store).session("noseats1")
