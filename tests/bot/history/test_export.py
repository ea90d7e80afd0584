"""The export contains a member's own data only."""

from __future__ import annotations

from typing import Any

import pytest

from bot.history.export import stored_about
from data.records.tables import Away, TableSeat
from tests.data.rows import ANNA, BEN, CARL, move, playing, seat
from tests.data.test_tournaments import begun, cup
from tests.stores import MemoryStore

pytestmark = pytest.mark.asyncio


async def record(row: TableSeat, *tokens: str) -> MemoryStore:
    """Return a running table in whose first seat all of this happened."""
    store = MemoryStore()
    await store.tables.add(playing(seats=(row, seat(1, BEN))))
    for number, token in enumerate(tokens, start=1):
        await store.tables.add_move(move(number, seat=0, token=token), due_at=None)
    return store


async def kept(store: MemoryStore, user_id: int) -> tuple[dict[str, Any], list[str]]:
    """Return the member's seat and moves in the export."""
    (table,) = (await stored_about(store, user_id))["tables"]
    return table["seat"], [made["token"] for made in table["moves"]]


async def test_a_player_who_gave_their_seat_away_gets_only_their_own_moves() -> None:
    row = seat(0, CARL, is_taken_over=True, dealt_to=ANNA, has_more_time=True)
    store = await record(row, "attack.1", "!take-over", "attack.2")
    annas, moves = await kept(store, ANNA)
    assert moves == ["attack.1"]
    assert (annas["dealt_to"], CARL in annas.values(), "name" in annas) == (ANNA, False, False)
    carls, moves = await kept(store, CARL)
    assert moves == ["!take-over", "attack.2"]
    assert ANNA not in carls.values()
    assert annas["has_more_time"]
    assert "has_more_time" not in carls, "what the other member needs is no data of theirs"


async def test_moves_of_a_stand_in_are_not_exported_for_the_player_who_left() -> None:
    store = await record(seat(0, ANNA, away=Away.LEFT), "attack.1", "!leave", "attack.2")
    assert (await kept(store, ANNA))[1] == ["attack.1", "!leave"]


async def test_the_moves_of_all_tables_are_read_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    store, asked = MemoryStore(), []
    for number in range(3):
        await store.tables.add(playing(f"t{number}"))
        await store.tables.add_move(move(1, f"t{number}", seat=0), due_at=None)
        await store.tables.add_move(move(2, f"t{number}", seat=1), due_at=None)
    read = store._database.read

    async def counted(query: str, **parameters: Any) -> Any:
        asked.append(query)
        return await read(query, **parameters)

    monkeypatch.setattr(store._database, "read", counted)
    exported = (await stored_about(store, ANNA))["tables"]
    assert [[made["token"] for made in table["moves"]] for table in exported] == [["attack.1"]] * 3
    assert [query for query in asked if "moves" in query] == ["moves_of_member"]


async def test_a_player_who_took_their_own_seat_back_gets_both_of_their_periods() -> None:
    row = seat(0, ANNA, is_taken_over=True, dealt_to=ANNA)
    store = await record(row, "attack.1", "!take-over", "attack.2", "!take-over", "attack.3")
    assert (await kept(store, ANNA))[1] == ["attack.1", "!take-over", "attack.3"]


async def test_the_export_has_the_members_part_in_a_tournament_and_nobody_elses() -> None:
    store = MemoryStore()
    await store.tournaments.add(begun(cup()))
    (bens,) = (await stored_about(store, BEN))["tournaments"]
    assert (bens["is_organiser"], bens["entry"]["user_id"]) == (False, BEN)
    assert bens["half_points"] == [{"round": 1, "points": 2}]
    assert str(ANNA) not in str(bens)
    (carls,) = (await stored_about(store, CARL))["tournaments"]
    assert (carls["is_organiser"], carls["entry"], carls["half_points"]) == (True, None, [])
