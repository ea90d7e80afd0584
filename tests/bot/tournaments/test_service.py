"""A tournament from sign-up to its end: results follow from the tables, and nothing happens twice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.errors import Refused
from bot.tables.commands import Move, Proposal, TableAction, TableActionKind, TakeOver
from bot.tables.lobby import Member
from bot.tournaments import tournament as rules
from bot.tournaments.service import ChannelGone
from bot.tournaments.standings import standings, winners
from data.errors import RowDamaged
from data.records.tables import Away, Ending, Phase, Result, Table
from data.records.tournaments import (
    MatchResult,
    Pairing,
    Tournament,
    TournamentEnding,
    TournamentFormat,
    TournamentPhase,
)
from tests.bot.tables.services import Watch, attack, attacker
from tests.bot.tournaments.clubs import CHANNEL, GUILD, MANAGER, ORGANISER, STRANGER, Hall, member
from tests.commands import offered
from tests.stores import MemoryStore


@pytest.fixture
async def hall() -> AsyncIterator[Hall]:
    hall = Hall(MemoryStore(), Watch())
    yield hall
    await hall.close()


async def test_a_whole_tournament_is_played_and_the_best_entrant_wins(hall: Hall) -> None:
    row = await hall.begun(4)
    assert (row.phase, row.round, row.rounds) == (TournamentPhase.PLAYING, 1, 2)
    while not row.is_over:
        for pairing, table in await hall.open_tables(row):
            assert [seat.user_id for seat in table.seats] == [
                row.entrant(number or 0).user_id for number in (pairing.first, pairing.second)
            ]
            await hall.lose(table, int(pairing.first < (pairing.second or 0)))
        row = await hall.advanced(row.id)
    assert row.ending is TournamentEnding.FINISHED
    assert [winner.number for winner in winners(row)] == [1]
    assert [line.points for line in standings(row)] == [4, 2, 2, 0]


async def test_the_games_of_a_tournament_are_rated(hall: Hall) -> None:
    row = await hall.begun(4)
    for _, table in await hall.open_tables(row):
        await hall.lose(table, 0)
    assert len(await hall.store.ratings.unsettled()) == 2


async def test_the_sign_up_ends_at_its_time(hall: Hall) -> None:
    row = await hall.open(entrants=3)
    assert (await hall.advanced(row.id)).phase is TournamentPhase.SIGN_UP
    hall.watch.time = row.sign_up_until
    with pytest.raises(Refused, match="tournament-begun"):
        await hall.service.sign_up(row.id, member(9))
    assert (await hall.advanced(row.id)).phase is TournamentPhase.PLAYING


async def test_a_tournament_with_two_entrants_does_not_begin(hall: Hall) -> None:
    row = await hall.open(entrants=2)
    with pytest.raises(Refused, match="tournament-too-few"):
        await hall.start(row.id, ORGANISER)
    hall.watch.time = row.sign_up_until
    row = await hall.advanced(row.id)
    assert row.ending is TournamentEnding.TOO_FEW


async def test_nobody_signs_up_twice_also_not_at_the_same_moment(hall: Hall) -> None:
    row = await hall.open()
    tries = [hall.service.sign_up(row.id, member(1)) for _ in range(3)]
    done = await asyncio.gather(*tries, return_exceptions=True)
    assert [str(one) for one in done if isinstance(one, Refused)] == ["tournament-joined"] * 2
    assert len((await hall.service.tournament(row.id)).entrants) == 1


async def test_all_who_sign_up_at_the_same_moment_take_part(hall: Hall) -> None:
    row = await hall.open()
    await asyncio.gather(*(hall.service.sign_up(row.id, member(number)) for number in range(1, 6)))
    assert len((await hall.service.tournament(row.id)).entrants) == 5


async def test_the_thirty_third_entrant_is_refused(hall: Hall) -> None:
    row = await hall.open(entrants=32)
    with pytest.raises(Refused, match="tournament-full"):
        await hall.service.sign_up(row.id, member(33))


async def test_of_two_organisers_at_once_one_gets_the_tournament(hall: Hall) -> None:
    done = await asyncio.gather(hall.open(), hall.open(), return_exceptions=True)
    assert {type(one) for one in done} == {Refused, Tournament}
    with pytest.raises(Refused, match="tournament-running"):
        await hall.open()


async def test_only_the_organiser_and_people_who_manage_the_server_may_pause_and_end(hall: Hall) -> None:
    row = await hall.begun(4)
    for change in (
        hall.pause(row.id, STRANGER),
        hall.end(row.id, STRANGER),
        hall.start(row.id, STRANGER),
        hall.resume(row.id, STRANGER, channel_id=CHANNEL),
    ):
        with pytest.raises(Refused, match="tournament-organiser-only"):
            await change
    assert (await hall.pause(row.id, ORGANISER)).is_paused
    assert not (await hall.resume(row.id, MANAGER, channel_id=CHANNEL)).is_paused
    assert (await hall.end(row.id, MANAGER)).ending is TournamentEnding.ENDED
    with pytest.raises(Refused, match="tournament-over"):
        await hall.pause(row.id, MANAGER)


async def test_a_paused_tournament_takes_results_and_begins_no_round(hall: Hall) -> None:
    row = await hall.begun(4)
    playing = await hall.open_tables(row)
    await hall.pause(row.id, MANAGER)
    for _, table in playing:
        await hall.lose(table, 1)
    row = await hall.advanced(row.id)
    assert (row.round, rules.unsettled(row)) == (1, ())
    await hall.resume(row.id, MANAGER, channel_id=CHANNEL)
    assert (await hall.advanced(row.id)).round == 2


async def test_an_entrant_who_leaves_loses_their_match_and_is_not_paired_again(hall: Hall) -> None:
    row = await hall.begun(4)
    pairing, table = (await hall.open_tables(row))[0]
    leaver = row.entrant(pairing.first)
    await hall.leave(row.id, leaver.user_id or 0)
    with pytest.raises(Refused, match="tournament-not-in"):
        await hall.leave(row.id, leaver.user_id or 0)
    row = await hall.advanced(row.id)
    assert (await hall.tables.table(table.id)).ending is Ending.CONCEDED
    assert row.pairings[0].result is MatchResult.SECOND
    for _, other in await hall.open_tables(row):
        await hall.lose(other, 0)
    row = await hall.advanced(row.id)
    assert all(leaver.number not in (one.first, one.second) for one in row.pairings if one.round == 2)


async def test_who_leaves_the_table_for_good_loses_the_match(hall: Hall) -> None:
    row = await hall.begun(4)
    pairing, table = (await hall.open_tables(row))[1]
    user_id = table.seats[1].user_id or 0
    await hall.tables.apply(table.id, user_id, TableAction(TableActionKind.LEAVE))
    row = await hall.advanced(row.id)
    assert next(one for one in row.pairings if one.number == pairing.number).result is MatchResult.FIRST


async def test_a_player_who_never_comes_loses_when_their_time_is_over(hall: Hall) -> None:
    row = await hall.begun(4)
    _, table = (await hall.open_tables(row))[0]
    asked = attacker(await hall.tables.session(table.id))
    hall.watch.time += 91
    await hall.tables.deadlines.on_timeout(table.id)
    row = await hall.advanced(row.id)
    assert (await hall.tables.table(table.id)).phase is Phase.OVER
    assert row.pairings[0].result is (MatchResult.SECOND if asked == 0 else MatchResult.FIRST)


async def test_a_player_who_was_there_before_does_not_lose_by_one_missed_turn(hall: Hall) -> None:
    row = await hall.begun(4)
    _, table = (await hall.open_tables(row))[0]
    session = await hall.tables.session(table.id)
    first = attacker(session)
    await hall.tables.apply(table.id, table.seats[first].user_id or 0, Move(attack(session)))
    (other,) = (await hall.tables.session(table.id)).actors
    accept = next(iter(session.legal_actions(other)))
    await hall.tables.apply(table.id, table.seats[other].user_id or 0, Move(accept))
    hall.watch.time += 91
    await hall.tables.deadlines.on_timeout(table.id)
    row = await hall.advanced(row.id)
    assert (await hall.tables.table(table.id)).phase is Phase.PLAYING


async def test_a_game_that_is_ended_without_a_winner_is_a_draw(hall: Hall) -> None:
    row = await hall.begun(4)
    _, table = (await hall.open_tables(row))[0]
    await hall.tables.end(table.id, Result(ending=Ending.ENDED))
    assert (await hall.advanced(row.id)).pairings[0].result is MatchResult.DRAW


async def test_a_player_does_not_get_a_draw_while_their_opponent_is_away(hall: Hall) -> None:
    row = await hall.begun(4)
    _, table = (await hall.open_tables(row))[0]
    there, away = (seat.user_id or 0 for seat in table.seats)
    until = int(hall.watch.time + 86_400)
    await hall.tables.apply(table.id, away, TableAction(TableActionKind.HOLIDAY, amount=until))
    with pytest.raises(Refused, match="vote-away"):
        await hall.tables.apply(table.id, there, TableAction(TableActionKind.ASK, Proposal.END))
    assert (await hall.advanced(row.id)).pairings[0].result is None


async def test_a_table_that_both_have_left_is_won_by_nobody(hall: Hall) -> None:
    row = await hall.begun(4)
    _, table = (await hall.open_tables(row))[0]
    for seat in table.seats:
        await hall.tables.apply(table.id, seat.user_id or 0, TableAction(TableActionKind.LEAVE))
    assert (await hall.tables.table(table.id)).seats[0].away is Away.LEFT
    assert (await hall.advanced(row.id)).pairings[0].result is MatchResult.NOBODY


@pytest.mark.parametrize(
    "wish",
    [
        TableAction(TableActionKind.ASK, Proposal.END),
        TableAction(TableActionKind.LEAVE),
        TableAction(TableActionKind.CONCEDE),
    ],
)
async def test_a_member_gets_nothing_from_a_game_against_a_house_player_that_they_do_not_play(
    hall: Hall, wish: TableAction
) -> None:
    """Nobody else is asked, so what they want is agreed at once."""
    row = await hall.begun(3, house="easy")
    (pairing, table), *_ = [
        (pairing, table)
        for pairing, table in await hall.open_tables(row)
        if any(seat.house for seat in table.seats)
    ]
    (user_id,) = [seat.user_id for seat in table.seats if seat.user_id is not None]
    await hall.tables.apply(table.id, user_id, wish)
    row = await hall.advanced(row.id)
    if (await hall.tables.table(table.id)).phase is not Phase.OVER:
        row = await hall.advanced(row.id)
    (settled,) = [one for one in row.pairings if rules.key_of(one) == rules.key_of(pairing)]
    won = MatchResult.FIRST if table.seats[0].house else MatchResult.SECOND
    assert settled.result is won


async def test_house_players_come_last_and_fill_up_to_an_even_number_or_to_the_places(hall: Hall) -> None:
    row = await hall.begun(3, house="fair")
    assert [entrant.house for entrant in row.entrants] == [None, None, None, "fair"]
    await hall.end(row.id, ORGANISER)
    row = await hall.begun(2, house="fair")
    assert [entrant.name for entrant in row.entrants[2:]] == ["Baabette", "Woolter"], (
        "two are too few to pair"
    )
    await hall.end(row.id, ORGANISER)
    row = await hall.begun(2, house="fair", places=7)
    names = [entrant.name for entrant in row.entrants[2:]]
    assert names == ["Baabette", "Woolter", "Ramona", "Baabette 2", "Woolter 2"]
    await hall.end(row.id, ORGANISER)
    row = await hall.begun(4, house="fair", places=4)
    assert all(entrant.house is None for entrant in row.entrants)


async def test_house_players_do_not_play_each_other(hall: Hall) -> None:
    row = await hall.begun(2, house="easy", format=TournamentFormat.KNOCKOUT, places=4)
    for pairing, table in await hall.open_tables(row):
        seat = next(seat.seat for seat in table.seats if seat.user_id is not None)
        await hall.lose(table, seat)
        assert pairing.second is not None
    row = await hall.advanced(row.id)
    assert row.ending is TournamentEnding.FINISHED
    assert [winner.house for winner in winners(row)] == ["easy"]
    final = [one.result for one in row.pairings if one.round == 2]
    assert final == [MatchResult.DRAW, MatchResult.DRAW]


@pytest.mark.parametrize(("option", "given"), [("places", 2), ("places", 33), ("house", "tutor2")])
async def test_a_tournament_with_senseless_places_or_house_players_is_refused(
    hall: Hall, option: str, given: object
) -> None:
    with pytest.raises(Refused, match="bad-option"):
        await hall.open(**{option: given})  # type: ignore[arg-type]


async def test_a_draw_in_a_knockout_is_played_again_with_seats_swapped(hall: Hall) -> None:
    row = await hall.begun(4, format=TournamentFormat.KNOCKOUT)
    for number, (_, table) in enumerate(await hall.open_tables(row)):
        if number == 0:
            await hall.tables.end(table.id, Result(ending=Ending.ENDED))
        else:
            await hall.lose(table, 0)
    row = await hall.advanced(row.id)
    ((pairing, table),) = await hall.open_tables(row)
    first = row.pairings[0]
    assert (pairing.round, pairing.game) == (1, 2)
    assert (pairing.first, pairing.second) == (first.second, first.first)
    await hall.tables.end(table.id, Result(ending=Ending.ENDED))
    row = await hall.advanced(row.id)
    assert row.round == 2
    assert 1 in (row.pairings[-1].first, row.pairings[-1].second)


async def test_a_forgotten_member_stays_without_name_and_is_not_paired(hall: Hall) -> None:
    row = await hall.begun(5)
    gone = row.entrants[0].user_id or 0
    await hall.tables.forgetting.forget(gone)
    row = await hall.advanced(row.id)
    assert (row.entrants[0].user_id, row.entrants[0].name) == (None, "")
    for _ in range(3):
        for _, table in await hall.open_tables(row):
            await hall.lose(table, 0)
        row = await hall.advanced(row.id)
    assert row.is_over
    assert all(1 not in (one.first, one.second) for one in row.pairings if one.round > 1)


async def test_a_tournament_goes_on_without_its_organiser(hall: Hall) -> None:
    row = await hall.open(entrants=3)
    await hall.service.sign_up(row.id, Member(ORGANISER.id, "Organiser"))
    await hall.tables.forgetting.forget(ORGANISER.id)
    row = await hall.service.tournament(row.id)
    assert row.organiser_id == 0
    with pytest.raises(Refused, match="tournament-organiser-only"):
        await hall.start(row.id, ORGANISER)
    await hall.start(row.id, MANAGER)
    row = await hall.advanced(row.id)
    assert len(row.entrants) == 3


async def test_without_its_channel_a_tournament_waits_and_goes_on_in_another(hall: Hall) -> None:
    async def deleted(tournament: Tournament, pairing: Pairing) -> int:
        raise ChannelGone

    row = await hall.open(entrants=4)
    await hall.start(row.id, ORGANISER)
    row = await hall.service.settle(row.id)
    await hall.service.open_tables(row, deleted)
    row = await hall.service.tournament(row.id)
    assert row.is_paused
    assert await hall.open_tables(row) == []
    await hall.resume(row.id, MANAGER, channel_id=99)
    row = await hall.advanced(row.id)
    assert {table.channel_id for _, table in await hall.open_tables(row)} == {99}


async def test_two_processes_at_once_pair_and_open_each_table_once(hall: Hall) -> None:
    row = await hall.open(entrants=8)
    await hall.start(row.id, ORGANISER)
    other = Hall(hall.store, hall.watch)
    rows = await asyncio.gather(*(one.advanced(row.id) for one in (hall, other, hall, other)))
    assert len({one.pairings for one in rows}) == 1
    assert len(await hall.store.tables.of_server(GUILD)) == 4
    await other.close()


async def test_the_runner_does_what_is_due_when_a_table_ends(hall: Hall) -> None:
    row = await hall.open(entrants=4)
    hall.runs_by_itself()
    await hall.start(row.id, ORGANISER)
    await hall.runner.settled()
    for _ in range(2):
        row = await hall.service.tournament(row.id)
        for _, table in await hall.open_tables(row):
            await hall.lose(table, 1)
        await hall.runner.settled()
    assert (await hall.service.tournament(row.id)).is_over


async def test_after_a_start_the_runner_finds_what_is_due(hall: Hall) -> None:
    row = await hall.open(entrants=4)
    hall.watch.time = row.sign_up_until
    restarted = Hall(hall.store, hall.watch)
    restarted.runs_by_itself()
    await restarted.runner.poll()
    await restarted.runner.settled()
    assert len(await restarted.open_tables(await restarted.service.tournament(row.id))) == 2
    await restarted.close()


async def test_who_gives_their_seat_away_loses_the_match(hall: Hall) -> None:
    row = await hall.begun(4)
    _, table = (await hall.open_tables(row))[0]
    giver = table.seats[0].user_id or 0
    offer = await offered(hall.tables, table.id, giver)
    session = await hall.tables.lobbies.take_over(
        table.id, TakeOver(giver, offer.number, Member(99, "A strong friend"))
    )
    assert hall.service.has_news(session)
    row = await hall.advanced(row.id)
    assert row.pairings[0].result is MatchResult.SECOND
    assert (await hall.tables.table(table.id)).phase is Phase.OVER


async def test_a_game_whose_record_is_damaged_is_a_draw_and_the_others_count(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = await hall.begun(4)
    (_, damaged), (_, sound) = await hall.open_tables(row)
    await hall.lose(sound, 0)
    read = hall.store.tables.get

    async def table(table_id: str) -> Table | None:
        if table_id == damaged.id:
            raise RowDamaged("the database holds a Table that makes no sense: seats")
        return await read(table_id)

    monkeypatch.setattr(hall.store.tables, "get", table)
    hall.tables.drop_all()  # as after a start
    row = await hall.advanced(row.id)
    assert [one.result for one in row.pairings if one.round == 1] == [MatchResult.DRAW, MatchResult.SECOND]
    assert row.round == 2


async def test_a_damaged_tournament_is_ended_and_the_server_can_have_another(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    damaged = await hall.begun(4)
    read = hall.store.tournaments.get

    async def tournament(tournament_id: str) -> Tournament | None:
        if tournament_id == damaged.id:
            raise RowDamaged("the database holds a Tournament that makes no sense: entrants")
        return await read(tournament_id)

    monkeypatch.setattr(hall.store.tournaments, "get", tournament)
    await hall.runner.poll()
    await hall.runner.settled()
    assert f"tournament {damaged.id} failed" in caplog.text
    assert await hall.store.tournaments.newest(GUILD) is None
    assert await hall.store.tournaments.busy(0.0) == ()
    other = await hall.open(entrants=4)
    await hall.start(other.id, ORGANISER)
    assert (await hall.advanced(other.id)).phase is TournamentPhase.PLAYING


async def test_the_runner_hears_of_a_change_at_the_moment_when_it_is_done(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = await hall.open(entrants=4)
    looked = 0

    async def open_tables(*_: object) -> None:
        nonlocal looked
        looked += 1
        if looked == 1:  # it runs when this task is over, before anybody is told so
            asyncio.get_running_loop().call_soon(hall.runner.wake, row.id)

    monkeypatch.setattr(hall.service, "open_tables", open_tables)
    hall.runner.wake(row.id)
    for _ in range(20):
        await asyncio.sleep(0)
        await hall.runner.settled()
    assert looked == 2
