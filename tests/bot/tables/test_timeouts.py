"""Nobody waits for an absent player: what a missed deadline means, and when."""

import asyncio
from collections.abc import Collection
from dataclasses import replace
from functools import partial
from threading import Event
from typing import Any

import pytest

from bot.errors import Reason, Refused
from bot.tables.autoplay import choice
from bot.tables.clock import GRACE_SECONDS
from bot.tables.commands import Move
from bot.tables.deadlines import REFUSED_SECONDS
from bot.tables.lobby import NewTable
from bot.tables.session import Session
from bot.tables.timer import LONGEST_SLEEP_SECONDS, MOST_AT_ONCE, RETRY_SECONDS, Timer
from data.records.tables import By
from games.ai import LEVELS, RandomPlayer
from games.bakeries.state import Phase
from games.catalog import ENTRIES, GAMES
from games.engine import Action
from games.entropy import Entropy
from tests.bot.tables.services import ADA, BEN, PASS, Club, Watch, attack, attacker, begun, lobby, tables
from tests.stores import MemoryStore


async def test_the_clock_calls_back_in_the_order_of_the_deadlines_and_once_each() -> None:
    watch, expired = Watch(), []

    async def expire(table_id: str) -> None:
        expired.append(table_id)

    clock = Timer(expire, watch)
    clock.set("late", watch() + 20)
    clock.set("early", watch() + 10)
    clock.set("gone", watch() + 5)
    clock.set("gone", None)
    clock.set("moved", watch() + 1)
    clock.set("moved", watch() + 30)
    assert clock.run_due() == 10
    watch.time += 25
    assert clock.run_due() == 5
    await asyncio.sleep(0)
    assert expired == ["early", "late"]


async def test_a_failed_callback_is_tried_again() -> None:
    watch, expired = Watch(), []

    async def expire(table_id: str) -> None:
        expired.append(table_id)
        raise OSError("no disk")

    clock = Timer(expire, watch)
    clock.set("table", watch())
    assert clock.run_due() is None
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert clock.run_due() == RETRY_SECONDS
    assert expired == ["table"]


@pytest.mark.parametrize("sleeps_before", [0, 3])
async def test_a_set_clock_or_a_suspended_machine_delays_a_deadline_by_at_most_a_minute(
    monkeypatch: pytest.MonkeyPatch, sleeps_before: int
) -> None:
    """The loop's own clock stops while a machine is suspended, and does not notice when the clock is set."""
    watch, expired, sleeps = Watch(), asyncio.Event(), []

    async def expire(_: str) -> None:
        expired.set()

    async def sleep(_: asyncio.Event, seconds: float) -> None:
        sleeps.append(seconds)
        await asyncio.sleep(0)
        if len(sleeps) > sleeps_before:
            watch.time += 7_200  # the wall clock jumps, and the loop's own does not

    monkeypatch.setattr("bot.tables.timer.wait_at_most", sleep)
    clock = Timer(expire, watch)
    clock.set("table", watch() + 3_600)
    running = asyncio.create_task(clock.run())
    await expired.wait()
    running.cancel()
    assert len(sleeps) >= sleeps_before + 1
    assert set(sleeps) == {LONGEST_SLEEP_SECONDS}


async def test_a_missed_deadline_passes_and_never_bluffs() -> None:
    """CD-81: the attacker whose time runs out passes, the defender accepts."""
    watch = Watch()
    club = tables(watch=watch)
    session = await begun(club)
    first = attacker(session)
    watch.time += 89
    assert session.due_seats(watch()) == []
    watch.time += 1
    await club.deadlines.on_timeout(session.table.id)
    moves = await club.store.tables.moves(session.table.id)
    assert [(move.seat, move.token, move.by) for move in moves] == [(first, "claim.pass", By.CLOCK)]
    await club.apply(session.table.id, (ADA, BEN)[1 - first].id, Move(attack(session)))
    watch.time += 90
    await club.deadlines.on_timeout(session.table.id)
    tokens = [move.token for move in await club.store.tables.moves(session.table.id)]
    assert tokens[2:] == ["answer.accept", "!stand-in"]


async def baking(club: Club) -> Session:
    """Return a running game of You Take the Cake with Ada and Ben."""
    game = GAMES["bakeries"]
    row = await club.lobbies.open_lobby(
        game, game.Options(), ADA, NewTable(guild_id=1, channel_id=2, seconds=90)
    )
    await club.lobbies.join(row.id, BEN)
    return await club.lobbies.start(row.id, ADA.id)


async def test_a_missed_deadline_in_phase_one_draws_and_discards_at_once() -> None:
    """BB-50: one missed deadline covers both; the next player then has their full time."""
    watch = Watch()
    club = tables(watch=watch)
    session = await baking(club)
    first = attacker(session)
    watch.time += 90
    await club.deadlines.on_timeout(session.table.id)
    moves = await club.store.tables.moves(session.table.id)
    assert [(move.seat, move.by) for move in moves] == [(first, By.CLOCK)] * 2
    assert session.actors == {1 - first}
    assert session.first_deadline() == watch() + 90


async def test_a_missed_deadline_in_phase_two_places_one_cake_only() -> None:
    """BB-50, BB-22: a player who is the only one still filling a case has their time for each cake."""
    watch = Watch()
    club = tables(watch=watch)
    session = await baking(club)
    while session.progress.state.phase is Phase.HIRE:
        seat = attacker(session)
        quiet = session.game.fallback(session.progress.state, seat)
        await session.execute(Move(quiet), seat, by=By.PLAYER, at=watch())
    while all(case.empty_slots for case in session.progress.state.cases):
        seat = attacker(session)
        (action, *_) = (action for action in session.legal_actions(seat) if action.side.owner(seat) == 0)
        await session.execute(Move(action), seat, by=By.PLAYER, at=watch())
    _, alone = session.progress.state.cases
    watch.time += 90
    await club.deadlines.on_timeout(session.table.id)
    assert len(session.progress.state.cases[1].empty_slots) == len(alone.empty_slots) - 1


async def test_a_time_that_runs_out_while_another_process_stores_the_answer_does_not_answer_the_next_question() -> (
    None
):
    """The player has drawn there, and has their full time for the discard."""
    watch = Watch()
    club = tables(watch=watch)
    session = await baking(club)
    first, table_id = attacker(session), session.table.id
    there = tables(club.store, watch)
    draw = session.game.fallback(session.progress.state, first)
    watch.time += 89
    await there.apply(table_id, (ADA, BEN)[first].id, Move(draw))
    watch.time += 1
    await club.deadlines.on_timeout(table_id)
    moves = await club.store.tables.moves(table_id)
    assert [(move.seat, move.by) for move in moves] == [(first, By.PLAYER)]
    assert (await club.session(table_id)).actors == {first}
    assert club.clock.run_due() == 89 - 45, "at half time first"


async def test_a_change_by_the_clock_that_is_always_refused_does_not_keep_the_event_loop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    watch, tries = Watch(), 0
    club = tables(watch=watch)
    session = await begun(club)

    async def refuse(*_: object) -> Session:
        nonlocal tries
        tries += 1
        assert tries < 3, "it is tried again without end"
        raise Refused(Reason.MOVED_ON)

    monkeypatch.setattr(club, "change_session", refuse)
    watch.time += 90
    await club.deadlines.on_timeout(session.table.id)
    assert tries == 1
    assert club.clock.run_due() == REFUSED_SECONDS


async def test_a_deadline_survives_a_restart() -> None:
    store, watch = MemoryStore(), Watch()
    session = await begun(tables(store, watch))
    due = session.table.due_at
    assert due == watch() + 90
    again = tables(store, watch)
    assert len(await again.wake()) == 1
    assert again.clock.run_due() == 45, "at half time first"
    await again.close()


async def test_a_player_who_could_not_answer_during_an_outage_has_a_minute_left() -> None:
    store, watch = MemoryStore(), Watch()
    await begun(tables(store, watch))
    watch.time += 10_000
    again = tables(store, watch)
    await again.wake()
    assert again.clock.run_due() == GRACE_SECONDS
    await again.close()


async def test_house_players_answer_automatically() -> None:
    club = tables()
    table_id = await lobby(club)
    await club.lobbies.seat_house(table_id, ADA.id, "honest")
    session = await club.lobbies.start(table_id, ADA.id)
    if session.seat_of(ADA.id) in session.actors:
        await club.apply(table_id, ADA.id, Move(PASS))
    assert session.house_seats() == [1]
    await asyncio.gather(*club.autoplay._turns.tasks.values())
    assert session.house_seats() == []
    moves = await club.store.tables.moves(table_id)
    assert [move.seat for move in moves if move.by is By.HOUSE][:1] == [1]


@pytest.mark.parametrize("level", ["random", *LEVELS])
async def test_a_house_players_choice_depends_only_on_the_record(level: str) -> None:
    """The same table at the same move gives the same choice in every process, even if the choice is random."""
    choices = set()
    for seed in range(8):
        store = MemoryStore()
        club = tables(store, seeds=partial(bytes, [seed] * 32))
        session = await begun(club)
        await club.close()
        again = await tables(store).session(session.table.id)
        for one in (session, again):
            seats = tuple(replace(seat, house=level) for seat in one.table.seats)
            one.table = replace(one.table, seats=seats)
        seat = attacker(session)
        chosen = await choice(session, seat)
        assert chosen == await choice(again, seat)
        choices.add(chosen)
    assert len(choices) > 1


async def test_a_slow_house_player_blocks_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """The event loop goes on while a house player thinks: only then can it stop this one."""
    thinking, enough = Event(), Event()

    class Thinker(RandomPlayer):
        def choose(self, view: Any, legal: Collection[Action], entropy: Entropy) -> Action:
            thinking.set()
            assert enough.wait(5), "the event loop was blocked"
            return super().choose(view, legal, entropy)

    monkeypatch.setattr(
        "bot.tables.autoplay.ENTRIES", {"duel": replace(ENTRIES["duel"], ai_players={"strong": Thinker()})}
    )
    session = await begun(tables())
    seat = attacker(session)
    chosen = asyncio.create_task(choice(session, seat))
    await asyncio.to_thread(thinking.wait, 5)
    enough.set()
    assert await chosen in session.legal_actions(seat)


async def test_when_the_time_of_thousands_of_tables_is_over_a_few_are_handled_together() -> None:
    running, most, expired = 0, 0, set()

    async def expire(table_id: str) -> None:
        nonlocal running, most
        running += 1
        most = max(most, running)
        await asyncio.sleep(0)
        running -= 1
        expired.add(table_id)

    timer = Timer(expire, lambda: 10.0)
    tables = {f"table {number}" for number in range(100)}
    for table_id in tables:
        timer.set(table_id, 1.0)
    assert timer.run_due() is None
    while timer._running:
        await asyncio.wait(timer._running)
    assert expired == tables
    assert most == MOST_AT_ONCE
