"""What a running table keeps in memory, and what it drops."""

from __future__ import annotations

import pytest

from bot.tables.commands import Move, TableAction, TableActionKind
from bot.tables.progress import GameProgress
from bot.tables.service import OVER_IN_MEMORY
from bot.tables.timer import SPARE, Timer
from data.records.tables import By, Ending, Result
from games.engine import Event, Step
from tests.bot.tables.services import ADA, BEN, DUEL, Watch, begun, tables
from tests.commands import follow
from tests.games.auf.kitchen import GAME, Kitchen, baker

TO_ALL, TO_ONE = Event(), Event(audience=frozenset({0}))


def progress(*, most_kept: int | None) -> GameProgress:
    kitchen = Kitchen(baker("gelato", hand="nuts nuts"), baker("mochi"))
    return GameProgress(GAME, Step(kitchen.state, ()), at=0, most_kept=most_kept)


def happen(followed: GameProgress, *events: Event) -> None:
    """Return a move that changes nothing and has these events."""
    follow(followed, Step(followed.state, events), 0, at=0, by=By.HOUSE)


def versions(followed: GameProgress) -> list[int]:
    return [entry.version for entry in followed.history]


def test_only_the_last_moves_keep_their_events() -> None:
    followed = progress(most_kept=3)
    for _ in range(10):
        happen(followed, TO_ALL)
    assert versions(followed) == [8, 9, 10]
    assert followed.version == followed.public_version == 10
    assert [entry.version for entry in followed.recent()] == [8, 9, 10]


def test_without_a_limit_every_move_keeps_its_events() -> None:
    followed = progress(most_kept=None)
    for _ in range(10):
        happen(followed, TO_ALL)
    assert versions(followed) == list(range(11))


def test_secret_moves_never_displace_public_events() -> None:
    followed = progress(most_kept=3)
    happen(followed, TO_ALL)
    for _ in range(10):
        happen(followed, TO_ONE)
    assert versions(followed) == [0, 1, 9, 10, 11]
    happen(followed, TO_ALL)
    happen(followed, TO_ALL)
    assert versions(followed) == [1, 9, 10, 11, 12, 13]
    assert followed.public_version == 3


def test_a_dropped_move_counts_for_the_turn_of_the_oldest_remaining_one() -> None:
    followed = progress(most_kept=2)
    for turn in range(1, 6):
        followed.turn = turn
        happen(followed, TO_ALL)
    assert versions(followed) == [4, 5]
    assert followed.turn_at(4) == 5
    assert followed.turn_at(0) == 4
    assert followed.first_turn == 1


def test_secret_moves_do_not_count_for_the_turn_of_a_public_version() -> None:
    followed = progress(most_kept=None)
    for turn in range(1, 4):
        for audience in (TO_ONE, TO_ONE, TO_ALL):
            followed.turn = turn
            happen(followed, audience)
    followed.turn = 4
    assert [followed.turn_at(version) for version in range(4)] == [1, 2, 3, 4]


async def test_a_running_table_keeps_its_last_moves_and_the_store_has_all_of_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.tables.session.ENTRIES_KEPT", 2)
    club = tables()
    session = await begun(club)
    for _ in range(4):
        seat = min(session.game.clocked(session.progress.state))
        action = DUEL.fallback(session.progress.state, seat)
        await club.apply(session.table.id, (ADA, BEN)[seat].id, Move(action))
    assert [entry.version for entry in session.progress.history if entry.is_public] == [3, 4]
    assert len(await club.store.tables.moves(session.table.id)) == 4
    again = await tables(club.store).session(session.table.id)
    assert again.progress.history == session.progress.history


async def test_finished_tables_leave_memory_and_running_ones_stay() -> None:
    club = tables()
    running = await begun(club)
    ended = []
    for number in range(OVER_IN_MEMORY + 5):
        session = await begun(club)
        ended.append(session.table.id)
        if number % 2:
            await club.apply(session.table.id, ADA.id, TableAction(TableActionKind.CONCEDE))
        else:
            await club.end(session.table.id, Result(ending=Ending.ENDED))
    assert club.count_in_memory() == 1 + OVER_IN_MEMORY
    assert await club.session(running.table.id) is running
    assert (await club.session(ended[0])).is_over, "it is read again when someone looks at it"
    assert club.count_in_memory() == 1 + OVER_IN_MEMORY


def test_the_clock_drops_outdated_deadlines() -> None:
    clock = Timer(_never, Watch())
    for number in range(10_000):
        clock.set(f"table {number % 10}", 2_000_000.0 + number)
    assert len(clock._heap) <= 2 * 10 + SPARE + 1
    assert {table_id: due_at for due_at, table_id in sorted(clock._heap)} == clock._due


async def _never(_: str) -> None:
    raise AssertionError("nothing is due")
