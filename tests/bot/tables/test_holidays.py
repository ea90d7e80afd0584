"""Holidays at all tables: a stand-in plays or the clock stops, they end by themselves, and all of it replays."""

from __future__ import annotations

import pytest

from bot.errors import Refused
from bot.tables.absence import Holidays
from bot.tables.commands import Command, Move, TableAction, TableActionKind
from bot.tables.lobby import NewTable
from bot.tables.session import Session
from data.records.tables import Away, Phase
from tests.bot.tables.services import ADA, BEN, DUEL, PASS, Club, Watch, attacker, begun, lobby, tables

DAY = 86_400.0
MEMBERS = (ADA, BEN)
RETURN = TableAction(TableActionKind.RETURN)


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def club(watch: Watch) -> Club:
    return tables(watch=watch)


async def slow(club: Club, *, pauses: bool) -> Session:
    """Return a running duel of Ada and Ben with two days for a decision."""
    row = await club.lobbies.open_lobby(
        DUEL, DUEL.Options(), ADA, NewTable(guild_id=1, channel_id=2, seconds=int(2 * DAY))
    )
    await club.lobbies.set_pauses_for_holidays(row.id, ADA.id, is_on=pauses)
    await club.lobbies.join(row.id, BEN)
    return await club.lobbies.start(row.id, ADA.id)


def holidays(club: Club) -> Holidays:
    return Holidays(club, club.preferences)


async def replayed(club: Club, session: Session) -> None:
    """Check that the table is the same when it is read again from the store."""
    again = await tables(club.store, Watch()).session(session.table.id)
    assert again.status == session.status
    assert again.progress.open_decisions == session.progress.open_decisions
    assert again.first_deadline() == session.first_deadline() == again.table.due_at


async def test_a_stand_in_plays_at_every_table_until_the_holiday_is_over(club: Club, watch: Watch) -> None:
    both = [await slow(club, pauses=False), await slow(club, pauses=False)]
    until = watch.time + 5 * DAY
    await holidays(club).start(BEN.id, until)
    for session in both:
        seat = session.seat_of(BEN.id)
        assert session.status.holidays == {seat: until}
        assert session.table.seats[seat].away is Away.AWAY
        with pytest.raises(Refused, match=r"stand-in-plays|not-asked"):
            await club.apply(session.table.id, BEN.id, Move(PASS))
        await replayed(club, session)
    watch.time = until - 1
    await club.deadlines.on_timeout(both[0].table.id)
    watch.time = until
    for session in both:
        await club.deadlines.on_timeout(session.table.id)
        assert not session.status.holidays
        assert session.seat_of(BEN.id) in session.status.present
        await replayed(club, session)


async def test_the_clock_stops_for_everybody_where_they_agreed_to_it(club: Club, watch: Watch) -> None:
    session = await slow(club, pauses=True)
    seat = attacker(session)
    asked, other = MEMBERS[seat], MEMBERS[1 - seat]
    until = watch.time + 30 * DAY
    await holidays(club).start(asked.id, until)
    assert session.clock.deadlines == {}
    assert session.first_deadline() == until == session.table.due_at
    assert session.clock.half_at is None
    assert session.status.present == {0, 1}, "no stand-in"
    await replayed(club, session)
    watch.time = until
    await club.deadlines.on_timeout(session.table.id)
    assert session.clock.deadlines == {seat: until + 2 * DAY}, "a player who must act gets their full time"
    assert session.status.missed_turns == {}
    await replayed(club, session)
    await holidays(club).start(other.id, watch.time + DAY)
    await club.apply(session.table.id, asked.id, Move(PASS))
    assert attacker(session) != seat, "moves are possible while the clock stands still"


async def test_a_table_whose_players_are_all_on_holiday_waits_and_does_not_end(
    club: Club, watch: Watch
) -> None:
    session = await slow(club, pauses=False)
    start = watch.time
    await holidays(club).start(ADA.id, start + 10 * DAY)
    await holidays(club).start(BEN.id, start + 5 * DAY)
    assert not session.status.runs
    assert session.status.deserted_at is None
    assert session.house_seats() == []
    await replayed(club, session)
    watch.time = start + 5 * DAY
    await club.deadlines.on_timeout(session.table.id)
    assert session.status.present == {session.seat_of(BEN.id)}
    assert session.status.runs
    assert session.table.phase is Phase.PLAYING
    await replayed(club, session)


async def test_a_table_ends_when_the_last_player_leaves_while_another_never_comes_back(
    club: Club, watch: Watch
) -> None:
    session = await slow(club, pauses=False)
    await holidays(club).start(ADA.id, watch.time + DAY)
    await club.apply(session.table.id, BEN.id, TableAction(TableActionKind.LEAVE))
    assert session.status.holidays and not session.status.runs, "it waits for Ada"
    await club.apply(session.table.id, ADA.id, TableAction(TableActionKind.LEAVE))
    assert session.is_over


async def test_a_member_comes_back_early_at_all_tables_or_at_one(club: Club, watch: Watch) -> None:
    one, other = await slow(club, pauses=False), await slow(club, pauses=True)
    await holidays(club).start(BEN.id, watch.time + DAY)
    await club.apply(one.table.id, BEN.id, RETURN)
    assert not one.status.holidays
    assert other.status.holidays
    await holidays(club).end(BEN.id)
    assert not other.status.holidays
    assert (await club.preferences.member(BEN.id)).holiday_until is None
    version = other.progress.version
    await holidays(club).end(BEN.id)
    assert other.progress.version == version, "a second time changes nothing"


async def test_the_end_of_a_holiday_can_be_changed(club: Club, watch: Watch) -> None:
    session = await slow(club, pauses=False)
    await holidays(club).start(BEN.id, watch.time + DAY)
    await holidays(club).start(BEN.id, watch.time + 3 * DAY)
    assert session.status.holidays == {session.seat_of(BEN.id): watch.time + 3 * DAY}
    assert session.first_deadline() is not None
    watch.time += DAY
    await club.deadlines.on_timeout(session.table.id)
    assert session.status.holidays


async def test_a_holiday_begins_where_a_game_starts_meanwhile(club: Club, watch: Watch) -> None:
    table_id = await lobby(club)
    await club.lobbies.join(table_id, BEN)
    until = watch.time + DAY
    await holidays(club).start(BEN.id, until)
    session = await club.lobbies.start(table_id, ADA.id)
    assert session.status.holidays == {session.seat_of(BEN.id): until}
    watch.time = until + 1
    later = await begun(club)
    assert not later.status.holidays, "it is over by then"


async def test_one_table_that_cannot_be_changed_harms_no_other(
    club: Club, watch: Watch, caplog: pytest.LogCaptureFixture
) -> None:
    bad, good = await slow(club, pauses=False), await slow(club, pauses=False)
    apply = club.apply

    async def fails(table_id: str, user_id: int, command: Command) -> Session:
        if table_id == bad.table.id:
            raise ValueError("damaged")
        return await apply(table_id, user_id, command)

    club.apply = fails  # type: ignore[method-assign]
    await holidays(club).start(BEN.id, watch.time + DAY)
    assert not bad.status.holidays
    assert good.status.holidays
    assert f"an absence changes nothing at table {bad.table.id}: ValueError" in caplog.text


async def test_a_holiday_that_is_over_or_endless_is_refused_under_the_tables_lock(
    club: Club, watch: Watch
) -> None:
    session = await begun(club)
    for until in (watch.time, watch.time - DAY, watch.time + 100 * DAY):
        with pytest.raises(Refused, match="bad-date"):
            await club.apply(
                session.table.id, BEN.id, TableAction(TableActionKind.HOLIDAY, amount=int(until))
            )
    holiday = TableAction(TableActionKind.HOLIDAY, amount=int(watch.time + DAY))
    with pytest.raises(Refused, match="not-seated"):
        await club.apply(session.table.id, 99, holiday)
    assert session.progress.version == 0


async def test_only_the_host_sets_whether_holidays_stop_the_clock(club: Club) -> None:
    table_id = await lobby(club)
    await club.lobbies.join(table_id, BEN)
    with pytest.raises(Refused, match="host-only"):
        await club.lobbies.set_pauses_for_holidays(table_id, BEN.id, is_on=True)
    await club.lobbies.set_pauses_for_holidays(table_id, ADA.id, is_on=True)
    session = await club.lobbies.start(table_id, ADA.id)
    assert session.status.pauses_for_holidays
    with pytest.raises(Refused, match="already-begun"):
        await club.lobbies.set_pauses_for_holidays(table_id, ADA.id, is_on=False)
    await club.apply(table_id, BEN.id, TableAction(TableActionKind.CONCEDE))
    again = await club.lobbies.play_again(table_id, ADA, place=lambda: 2, is_swapped=False)
    assert again.pauses_for_holidays, "the next game of the same people keeps it"


def test_a_holiday_is_written_and_read_as_a_token() -> None:
    action = TableAction(TableActionKind.HOLIDAY, amount=1_766_534_400)
    assert action.token == "!holiday..1766534400"
    assert TableAction.read(action.token) == action
    assert TableAction.read("!nudge") == TableAction(TableActionKind.NUDGE)
