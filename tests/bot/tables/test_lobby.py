"""Before the deal: who may join, leave, start and cancel."""

from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from bot.errors import Refused
from bot.tables.lobby import leave
from data.records.tables import Ending, Phase
from games.catalog import GAMES
from tests.bot.tables.services import ADA, BEN, CLEO, lobby, tables


async def test_the_member_who_opens_a_table_sits_at_it() -> None:
    club = tables()
    row = await club.table(await lobby(club))
    assert [seat.user_id for seat in row.seats] == [ADA.id]
    assert row.host_id == ADA.id


async def test_a_host_who_leaves_hands_the_table_to_the_next_player() -> None:
    club = tables()
    table = await lobby(club)
    await club.lobbies.join(table, BEN)
    row = await club.lobbies.leave(table, ADA.id)
    assert row.host_id == BEN.id
    assert [(seat.seat, seat.user_id) for seat in row.seats] == [(0, BEN.id)]


async def test_the_last_player_to_leave_closes_the_lobby() -> None:
    club = tables()
    table = await lobby(club)
    await club.lobbies.seat_house(table, ADA.id, "honest")
    row = await club.lobbies.leave(table, ADA.id)
    assert (row.phase, row.ending) == (Phase.OVER, Ending.CANCELLED)


async def test_a_house_player_that_the_game_does_not_have_is_refused() -> None:
    """Nobody would ever play for it."""
    club = tables()
    table = await lobby(club)
    with pytest.raises(Refused):
        await club.lobbies.seat_house(table, ADA.id, "unbeatable")
    assert len((await club.table(table)).seats) == 1


@pytest.mark.parametrize(
    ("table_action", "reason"),
    [
        ("join-twice", "already-joined"),
        ("leave-unseated", "not-joined"),
        ("join-full", "table-full"),
        ("house-full", "table-full"),
        ("start-by-guest", "host-only"),
        ("cancel-by-guest", "host-only"),
        ("house-by-guest", "host-only"),
        ("start-alone", "wrong-number"),
        ("join-begun", "already-begun"),
        ("join-cancelled", "table-over"),
        ("join-nowhere", "no-such-table"),
    ],
)
async def test_refused_lobby_changes_change_nothing(table_action: str, reason: str) -> None:
    club = tables()
    table = await lobby(club)
    if table_action.endswith(("full", "guest", "begun")):
        await club.lobbies.join(table, BEN)
    if table_action.endswith("begun"):
        await club.lobbies.start(table, ADA.id)
    if table_action.endswith("cancelled"):
        await club.lobbies.cancel(table, ADA.id)
    before = await club.store.tables.get(table)
    attempts: dict[str, Callable[[], Awaitable[object]]] = {
        "join-twice": lambda: club.lobbies.join(table, ADA),
        "join-nowhere": lambda: club.lobbies.join("zzzzzzzz", CLEO),
        "join": lambda: club.lobbies.join(table, CLEO),
        "leave": lambda: club.lobbies.leave(table, CLEO.id),
        "house-full": lambda: club.lobbies.seat_house(table, ADA.id, "honest"),
        "house": lambda: club.lobbies.seat_house(table, BEN.id, "honest"),
        "start-alone": lambda: club.lobbies.start(table, ADA.id),
        "start": lambda: club.lobbies.start(table, BEN.id),
        "cancel": lambda: club.lobbies.cancel(table, BEN.id),
    }
    attempt = attempts.get(table_action) or attempts[table_action.partition("-")[0]]
    with pytest.raises(Refused) as refused:
        await attempt()
    assert refused.value.reason == reason
    assert await club.store.tables.get(table) == before


async def test_members_can_still_leave_a_lobby_whose_options_make_no_sense() -> None:
    club = tables()
    table = await lobby(club)
    await club.lobbies.join(table, BEN)
    row = replace(await club.table(table), options={"mode": "nonsense"})
    left = leave(GAMES[row.game], row, BEN.id, at=0.0)
    assert [seat.user_id for seat in left.seats] == [ADA.id]


async def test_every_start_deals_from_a_different_seed() -> None:
    club = tables()
    seeds = set()
    for _ in range(2):
        table = await lobby(club)
        await club.lobbies.join(table, BEN)
        seeds.add((await club.lobbies.start(table, ADA.id)).table.seed)
    assert len(seeds) == 2
    assert all(seed is not None and len(seed) == 32 for seed in seeds)
