"""Members who need it have double time at live tables: the lobby says so, and it holds for the whole game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from bot.tables import lobby
from bot.tables.commands import Move, Proposal, TableAction, TableActionKind
from bot.tables.lobby import NewTable
from bot.tables.session import Session
from data.records.tables import Phase, Table
from games.auf import Phase as AufPhase
from games.catalog import GAMES
from tests.bot.tables.services import ADA, BEN, DUEL, PASS, Club, Watch, attacker, begun, tables
from tests.stores import MemoryStore

AUF = GAMES["auf"]
LIVE, RELAXED = 90, 600


async def club_with(*user_ids: int, watch: Watch | None = None, store: MemoryStore | None = None) -> Club:
    """Return tables of a club where these members have more time."""
    club = tables(store, watch)
    for user_id in user_ids:
        await club.preferences.change_member(user_id, more_time=True)
    return club


def seats_with_more_time(table: Table) -> list[int | None]:
    return [seat.user_id for seat in table.seats if seat.has_more_time]


def times(session: Session, at: float) -> list[float]:
    """Return the times until the deadlines of those who are asked, in seconds."""
    return [due_at - at for due_at in session.clock.deadlines.values()]


async def opened(club: Club, *, seconds: int = LIVE, game: Any = DUEL) -> str:
    new = NewTable(guild_id=1, channel_id=2, seconds=seconds)
    return (await club.lobbies.open_lobby(game, game.Options(), ADA, new)).id


async def test_the_lobby_says_who_has_more_time_before_the_game_begins() -> None:
    club = await club_with(ADA.id, BEN.id)
    table_id = await opened(club)
    assert seats_with_more_time(await club.table(table_id)) == [ADA.id]
    await club.lobbies.join(table_id, BEN)
    assert seats_with_more_time(await club.table(table_id)) == [ADA.id, BEN.id]


async def test_a_lobby_follows_the_preference_and_a_game_does_not() -> None:
    club = await club_with()
    table_id = await opened(club)
    await club.lobbies.join(table_id, BEN)
    for is_on in (True, False, True):
        await club.preferences.change_member(BEN.id, more_time=is_on)
        await club.lobbies.preferences_changed(BEN.id)
        assert seats_with_more_time(await club.table(table_id)) == [BEN.id] * is_on
    await club.lobbies.start(table_id, ADA.id)
    await club.preferences.change_member(BEN.id, more_time=False)
    await club.preferences.change_member(ADA.id, more_time=True)
    await club.lobbies.preferences_changed(BEN.id)
    await club.lobbies.preferences_changed(ADA.id)
    assert seats_with_more_time(await club.table(table_id)) == [BEN.id]


async def test_a_preference_that_no_lobby_has_said_does_not_hold() -> None:
    club = await club_with()
    table_id = await opened(club)
    await club.lobbies.join(table_id, BEN)
    await club.preferences.change_member(BEN.id, more_time=True)  # and the lobby has not changed since
    session = await club.lobbies.start(table_id, ADA.id)
    assert seats_with_more_time(session.table) == []


async def test_only_the_decisions_of_a_member_with_more_time_take_longer() -> None:
    watch = Watch()
    club = await club_with(ADA.id, watch=watch)
    session = await begun(club)
    found = {}
    for _ in range(2):
        user_id = session.table.seats[attacker(session)].user_id
        assert user_id is not None
        found[user_id] = times(session, watch())
        await club.apply(session.table.id, user_id, Move(PASS))
    assert found == {ADA.id: [2 * LIVE], BEN.id: [LIVE]}


async def test_the_time_of_a_member_runs_out_after_twice_as_long_also_after_a_restart() -> None:
    watch, store = Watch(), MemoryStore()
    club = await club_with(ADA.id, watch=watch, store=store)
    session = await begun(club)
    if session.table.seats[attacker(session)].user_id != ADA.id:
        await club.apply(session.table.id, BEN.id, Move(PASS))
    asked, version = attacker(session), session.progress.version
    assert session.table.due_at == watch() + 2 * LIVE, "which the next process reads"
    assert session.clock.half_at == watch() + LIVE
    watch.time += 2 * LIVE - 1
    await club.deadlines.on_timeout(session.table.id)
    assert session.progress.version == version
    await club.close()
    later = tables(store, watch)
    session = await later.session(session.table.id)
    assert times(session, watch()) == [1]
    watch.time += 1
    await later.deadlines.on_timeout(session.table.id)
    entry = session.progress.history[-1]
    assert (entry.version, entry.late) == (version + 1, asked)
    await later.close()


@pytest.mark.parametrize("seconds", [RELAXED, 86_400])
async def test_relaxed_and_slow_tables_give_nobody_more_time(seconds: int) -> None:
    watch = Watch()
    club = await club_with(ADA.id, BEN.id, watch=watch)
    table_id = await opened(club, seconds=seconds)
    await club.lobbies.join(table_id, BEN)
    session = await club.lobbies.start(table_id, ADA.id)
    assert seats_with_more_time(session.table) == []
    assert times(session, watch()) == [seconds]


async def test_a_vote_for_a_relaxed_clock_ends_double_time() -> None:
    watch = Watch()
    club = await club_with(ADA.id, BEN.id, watch=watch)
    session = await begun(club)
    table_id = session.table.id
    assert times(session, watch()) == [2 * LIVE]
    await club.apply(table_id, ADA.id, TableAction(TableActionKind.ASK, Proposal.CLOCK, RELAXED))
    assert session.status.vote is not None
    await club.apply(table_id, BEN.id, session.status.vote.answered(TableActionKind.AGREE))
    assert times(session, watch()) == [RELAXED]


async def test_a_game_that_begins_at_once_has_it_too_and_one_of_a_tournament_has_not() -> None:
    club = await club_with(ADA.id)
    new = NewTable(guild_id=1, channel_id=2, seconds=LIVE)
    session = await club.lobbies.play_now(DUEL, ADA, new, house="easy")
    assert seats_with_more_time(session.table) == [ADA.id]
    dealt = lobby.against_house(DUEL, ADA, new, house="easy", secret=bytes(32), at=club.now())
    await club.lobbies.deal(dealt)  # as a tournament does
    assert seats_with_more_time(await club.table(dealt.id)) == []


async def test_an_invited_member_has_more_time_once_they_have_joined() -> None:
    club = await club_with(BEN.id)
    new = NewTable(guild_id=1, channel_id=2, seconds=LIVE)
    table = await club.lobbies.open_lobby(DUEL, DUEL.Options(), ADA, new, invited=BEN)
    assert seats_with_more_time(table) == [], "what they have set is theirs until they sit down"
    assert seats_with_more_time(await club.lobbies.join(table.id, BEN)) == [BEN.id]


async def test_a_game_that_is_played_again_asks_once_more() -> None:
    club = await club_with(ADA.id)
    session = await begun(club)
    await club.apply(session.table.id, BEN.id, TableAction(TableActionKind.CONCEDE))
    await club.preferences.change_member(ADA.id, more_time=False)
    table = await club.lobbies.play_again(session.table.id, ADA, place=lambda: 2, is_swapped=False)
    assert (table.phase, seats_with_more_time(table)) == (Phase.LOBBY, [])


async def showdown(club: Club) -> Session:
    """Return a game of Cake Auf! in which both choose a sign in secret."""
    table_id = await opened(club, game=AUF)
    await club.lobbies.join(table_id, BEN)
    session = await club.lobbies.start(table_id, ADA.id)
    while session.progress.view(None).phase is not AufPhase.SHOWDOWN:
        seat = min(session.game.clocked(session.progress.state))
        user_id = session.table.seats[seat].user_id
        assert user_id is not None
        await club.apply(table_id, user_id, Move(AUF.fallback(session.progress.state, seat)))
    return session


def chosen(session: Session, seats: Iterable[int]) -> bool:
    return session.game.clocked(session.progress.state).isdisjoint(seats)


async def test_those_who_choose_together_in_secret_have_the_same_time() -> None:
    watch = Watch()
    club = await club_with(ADA.id, watch=watch)
    session = await showdown(club)
    assert times(session, watch()) == [2 * LIVE, 2 * LIVE]
    half_at = session.clock.half_at
    ben = session.seat_of(BEN.id)
    watch.time += 1
    await club.apply(session.table.id, BEN.id, Move(AUF.fallback(session.progress.state, ben)))
    assert chosen(session, [ben])
    assert times(session, watch()) == [2 * LIVE - 1], "only those who have not chosen are on the clock"
    assert session.clock.half_at == half_at
    decisions = session.progress.open_decisions.values()
    assert {session.clock.due_at(decision) for decision in decisions} == {watch() - 1 + 2 * LIVE}
