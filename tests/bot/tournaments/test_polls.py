"""A poll looks only at tournaments in which something is due or has changed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.tables.commands import Move
from bot.tournaments.service import PlaceUnavailable
from data.records.tournaments import Pairing, Tournament
from data.sql.database import Columns
from tests.bot.tables.services import Watch, attack, attacker
from tests.bot.tournaments.clubs import GUILD, Hall
from tests.stores import MemoryStore


@pytest.fixture
async def hall() -> AsyncIterator[Hall]:
    hall = Hall(MemoryStore(), Watch())
    hall.runs_by_itself()
    yield hall
    await hall.close()


async def polled(hall: Hall) -> list[str]:
    """Return the tournaments that a poll shows; their posts show them then."""
    hall.shown.clear()
    await hall.runner.poll()
    await hall.runner.settled()
    for tournament_id in hall.shown:
        row = await hall.service.tournament(tournament_id)
        await hall.store.tournaments.set_post(row.id, row.post, shown=row.revision, is_announced=False)
    return list(hall.shown)


async def running(hall: Hall, entrants: int = 4) -> Tournament:
    """Return a tournament whose tables are open, after the polls that its beginning needs."""
    row = await hall.begun(entrants)
    for _ in range(5):
        if not await polled(hall):
            return row
    pytest.fail("each poll shows it again")


async def test_a_poll_reads_nothing_of_a_tournament_without_news(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await running(hall, entrants=32)
    queries, read = list[str](), hall.store._database.read

    async def counted(query: str, **parameters: Any) -> list[Columns]:
        queries.append(query)
        return await read(query, **parameters)

    monkeypatch.setattr(hall.store._database, "read", counted)
    assert await polled(hall) == []
    assert queries == ["busy_tournaments"]


async def test_a_poll_finds_what_another_process_has_changed(hall: Hall) -> None:
    row = await running(hall)
    other = Hall(hall.store, hall.watch)
    await other.leave(row.id, row.entrants[0].user_id or 0)
    await other.close()
    assert await polled(hall) == [row.id]
    assert len(await hall.open_tables(await hall.service.tournament(row.id))) == 1


async def test_a_poll_shows_a_tournament_again_in_which_somebody_has_played(hall: Hall) -> None:
    """A link in its post leads to the newest post of a table."""
    row = await running(hall)
    (_, table), _ = await hall.open_tables(row)
    session = await hall.tables.session(table.id)
    seat = attacker(session)
    await hall.tables.apply(table.id, table.seats[seat].user_id or 0, Move(attack(session)))
    assert await polled(hall) == [row.id]
    assert await polled(hall) == []


async def test_a_table_for_which_there_was_no_place_is_tried_again(hall: Hall) -> None:
    row = await hall.open(entrants=4)
    hall.watch.time = row.sign_up_until
    place_of, tries = hall.runner._place_of, 0

    async def fails_first(tournament: Tournament, pairing: Pairing) -> int:
        nonlocal tries
        tries += 1
        if tries == 1:
            raise PlaceUnavailable("Discord is away")
        return await place_of(tournament, pairing)

    hall.runner._place_of = fails_first
    for _ in range(2):
        await polled(hall)
    assert len(await hall.open_tables(await hall.service.tournament(row.id))) == 2


async def test_what_has_failed_is_tried_again(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    row = await hall.open(entrants=4)
    hall.watch.time = row.sign_up_until
    with monkeypatch.context() as broken:
        broken.setattr(hall.service, "settle", None)
        await polled(hall)
    await polled(hall)
    assert len(await hall.open_tables(await hall.service.tournament(row.id))) == 2


async def test_a_poll_shows_the_tournament_of_a_server_with_other_settings(hall: Hall) -> None:
    row = await running(hall)
    hall.runner.server_changed(GUILD + 1)
    assert await polled(hall) == []
    hall.runner.server_changed(GUILD)
    assert await polled(hall) == [row.id]


async def test_after_a_start_of_a_shard_a_poll_looks_at_all(hall: Hall) -> None:
    row = await running(hall)
    hall.runner.poll_soon()
    assert await polled(hall) == [row.id]
