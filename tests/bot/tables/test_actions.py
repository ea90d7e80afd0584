"""What players do at a table besides moves: silence, stand-ins, returns, votes, leaving; and that all of it replays."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import pytest

from bot.errors import Reason, Refused
from bot.tables.commands import Move, Proposal, TableAction, TableActionKind, TakeOver
from bot.tables.lobby import Member
from bot.tables.request_limits import OFFER_EVERY_SECONDS
from bot.tables.session import Session
from bot.tables.status import DESERTED_SECONDS, LONGEST_PAUSE_SECONDS, OFFER_SECONDS, VOTE_SECONDS
from data.records.tables import Away, By, Ending, Phase, Result
from games.duel import Mode
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
from tests.commands import offered
from tests.stores import MemoryStore

MEMBERS = (ADA, BEN)
PAUSE = TableAction(TableActionKind.ASK, Proposal.PAUSE, 3600)
AGREE = TableAction(TableActionKind.AGREE, Proposal.PAUSE, 1)


def agree(session: Session, word: TableActionKind = TableActionKind.AGREE) -> TableAction:
    """Return the answer to the open vote of a table."""
    assert session.status.vote is not None
    return session.status.vote.answered(word)


async def taken_over(club: Club, table_id: str, giver_id: int, taker: Member) -> None:
    """A member offers their seat, and another takes it."""
    offer = await offered(club, table_id, giver_id)
    await club.lobbies.take_over(table_id, TakeOver(giver_id, offer.number, taker))


async def refused(reason: str, club: Club, session: Session, user_id: int, table_action: TableAction) -> None:
    """Check that the action is refused and that nothing has changed."""
    version = session.progress.version
    with pytest.raises(Refused) as error:
        await club.apply(session.table.id, user_id, table_action)
    assert error.value.reason == reason
    assert session.progress.version == version


async def read_back(session: Session, club: Club) -> Session:
    """Return the same table in another process."""
    again = await tables(club.store).session(session.table.id)
    assert again.status == session.status
    assert again.progress.state == session.progress.state
    assert again.progress.open_decisions == session.progress.open_decisions
    assert again.progress.history == session.progress.history
    assert again.table == session.table
    return again


async def silent(club: Club, session: Session, watch: Watch) -> None:
    """Let the next deadline pass without an answer."""
    due = session.first_deadline()
    assert due is not None
    watch.time = due
    await club.deadlines.on_timeout(session.table.id)


def test_table_actions_are_written_and_parsed() -> None:
    for table_action in (
        PAUSE,
        AGREE,
        TableAction(TableActionKind.ASK, Proposal.UNDO, 7),
        TableAction(TableActionKind.LEAVE),
    ):
        assert TableAction.read(table_action.token) == table_action
    for nonsense in (
        "!dance",
        "!ask.feast.3",
        "!ask.pause.soon",
        "!ask.pause.-5",
        "!ask.pause.1_000",
        "!ask.pause.٣",
    ):
        with pytest.raises(Refused, match="unknown-action"):
            TableAction.read(nonsense)


async def alone_asked(club: Club, watch: Watch) -> tuple[Session, int]:
    """Return a duel in which one player has missed two turns, and their seat."""
    session = await begun(club)
    seat = attacker(session)
    await silent(club, session, watch)
    await club.apply(session.table.id, MEMBERS[1 - seat].id, Move(attack(session)))
    await silent(club, session, watch)
    return session, seat


async def test_after_two_missed_turns_in_a_row_a_house_player_stands_in() -> None:
    watch = Watch()
    club = tables(watch=watch)
    session, seat = await alone_asked(club, watch)
    assert session.status.away == {seat}
    assert session.table.seats[seat].away is Away.AWAY
    stored = await club.store.tables.get(session.table.id)
    assert stored is not None
    assert stored.seats[seat].away is Away.AWAY
    await read_back(session, club)


async def test_an_answer_in_between_resets_the_count() -> None:
    watch = Watch()
    club = tables(watch=watch)
    session = await begun(club)
    seat = attacker(session)
    await silent(club, session, watch)
    await club.apply(session.table.id, MEMBERS[1 - seat].id, Move(attack(session)))
    await club.apply(session.table.id, MEMBERS[seat].id, Move(DUEL.decode("answer.accept")))
    assert session.status.missed_turns == {}
    assert not session.status.away


async def test_a_player_with_a_stand_in_can_take_their_seat_back_at_any_time() -> None:
    watch = Watch()
    club = tables(watch=watch)
    session, seat = await alone_asked(club, watch)
    autoplay = MEMBERS[seat].id
    if session.house_seats() != [seat]:
        with pytest.raises(Refused, match="not-asked"):
            await club.apply(session.table.id, autoplay, Move(PASS))
    await refused("not-away", club, session, MEMBERS[1 - seat].id, TableAction(TableActionKind.RETURN))
    await club.apply(session.table.id, autoplay, TableAction(TableActionKind.RETURN))
    assert not session.status.away
    assert session.table.seats[seat].away is None
    assert session.house_seats() == []
    await read_back(session, club)


async def test_the_stand_in_plays_and_the_player_cannot_until_they_return() -> None:
    watch = Watch()
    club = tables(watch=watch)
    session = await begun(club)
    seat = attacker(session)
    await session.execute(TableAction(TableActionKind.STAND_IN), seat, by=By.CLOCK, at=watch())
    with pytest.raises(Refused, match="stand-in-plays"):
        await club.apply(session.table.id, MEMBERS[seat].id, Move(PASS))
    await refused("stand-in-plays", club, session, MEMBERS[seat].id, PAUSE)
    assert session.house_seats() == [seat]
    assert not await club.autoplay.play_one(session.table.id)
    moves = await club.store.tables.moves(session.table.id)
    assert (moves[-1].seat, moves[-1].by) == (seat, By.HOUSE)


async def test_a_table_without_players_waits_and_then_ends_without_a_winner() -> None:
    watch = Watch()
    club = tables(watch=watch)
    session = await begun(club)
    while session.status.deserted_at is None:
        await silent(club, session, watch)
    assert session.clock.deadlines == {}
    assert session.house_seats() == [], "house players wait while nobody is there"
    assert session.first_deadline() == watch() + DESERTED_SECONDS
    assert (await read_back(session, club)).first_deadline() == session.first_deadline()
    watch.time += DESERTED_SECONDS
    await club.deadlines.on_timeout(session.table.id)
    stored = await club.store.tables.get(session.table.id)
    assert stored is not None
    assert (stored.phase, stored.ending) == (Phase.OVER, Ending.ABANDONED)
    assert {seat.place for seat in stored.seats} == {None}


async def test_a_player_who_returns_in_time_continues_the_game() -> None:
    watch = Watch()
    club = tables(watch=watch)
    session = await begun(club)
    while session.status.deserted_at is None:
        await silent(club, session, watch)
    watch.time += DESERTED_SECONDS - 1
    await club.apply(session.table.id, ADA.id, TableAction(TableActionKind.RETURN))
    assert session.status.runs
    deadlines = session.clock.deadlines
    assert all(due == watch() + 90 for due in deadlines.values()), "the asked player has their full time"
    await read_back(session, club)


async def deserted() -> tuple[Watch, Club, str]:
    """Return a table at which nobody has been for so long that it is to be ended."""
    watch = Watch()
    club = tables(watch=watch)
    session = await begun(club)
    while session.status.deserted_at is None:
        await silent(club, session, watch)
    watch.time += DESERTED_SECONDS
    return watch, club, session.table.id


async def test_a_return_that_is_being_stored_keeps_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    _, club, table_id = await deserted()
    is_storing, goes_on, add_move = asyncio.Event(), asyncio.Event(), club.store.tables.add_move

    async def slow(*args: Any, **more: Any) -> None:
        is_storing.set()
        await goes_on.wait()
        await add_move(*args, **more)

    monkeypatch.setattr(club.store.tables, "add_move", slow)
    back = asyncio.create_task(club.apply(table_id, ADA.id, TableAction(TableActionKind.RETURN)))
    await is_storing.wait()
    late = asyncio.create_task(club.deadlines.on_timeout(table_id))
    await asyncio.sleep(0.01)
    goes_on.set()
    await asyncio.gather(back, late)
    session = await club.session(table_id)
    assert session.status.runs
    assert not session.is_over
    await read_back(session, club)


async def test_a_return_that_another_process_has_stored_keeps_the_table() -> None:
    watch, club, table_id = await deserted()
    other = tables(club.store, watch)
    await other.apply(table_id, ADA.id, TableAction(TableActionKind.RETURN))
    await club.deadlines.on_timeout(table_id)
    session = await club.session(table_id)
    assert session.status.runs
    assert not session.is_over
    assert (await club.store.tables.get(table_id)) == session.table
    assert club.clock.run_due() == 45, "the time of the asked player runs again"


async def test_a_pause_that_another_process_has_ended_is_over_here_as_well() -> None:
    watch = Watch()
    club = tables(watch=watch)
    session = await begun(club)
    table_id = session.table.id
    await club.apply(table_id, ADA.id, PAUSE)
    await club.apply(table_id, BEN.id, agree(session))
    other = tables(club.store, watch)
    watch.time += 3600
    await other.deadlines.on_timeout(table_id)
    await club.deadlines.on_timeout(table_id)
    session = await club.session(table_id)
    assert session.status.runs
    tokens = [move.token for move in await club.store.tables.moves(table_id)]
    assert tokens.count("!resume") == 1
    assert club.clock.run_due() == 45, "everybody has their full time"


async def test_a_deserted_table_that_somebody_else_has_ended_needs_no_second_end(
    caplog: pytest.LogCaptureFixture,
) -> None:
    watch, club, table_id = await deserted()
    await tables(club.store, watch).end(table_id, Result(ending=Ending.ENDED))
    await club.deadlines.on_timeout(table_id)
    assert (await club.table(table_id)).ending is Ending.ENDED
    assert not caplog.records


async def test_half_time_is_reported_once_per_question() -> None:
    watch = Watch()
    club = tables(watch=watch)
    session = await begun(club)
    start = watch()
    assert club.clock.run_due() == 45
    watch.time = start + 44.9
    assert not session.clock.is_half_gone(watch())
    watch.time = start + 45
    club.shown.changes.clear()
    await club.deadlines.on_timeout(session.table.id)
    assert club.shown.changes == [session.table.id]
    assert session.clock.is_half_gone(watch())
    assert club.clock.run_due() == 45
    seat = attacker(session)
    await club.apply(session.table.id, MEMBERS[seat].id, Move(PASS))
    assert not session.clock.is_half_gone(watch())


async def test_half_time_stays_reported_after_a_vote_and_a_restart() -> None:
    watch = Watch()
    store = MemoryStore()
    club = tables(store, watch=watch)
    session = await begun(club)
    watch.time += 45
    await club.deadlines.on_timeout(session.table.id)
    await club.apply(session.table.id, ADA.id, PAUSE)
    assert session.clock.is_half_gone(watch()), "what the others are asked does not answer the question"
    again = await tables(store, watch=watch).session(session.table.id)
    assert again.clock.is_half_gone(watch())
    await club.apply(session.table.id, BEN.id, agree(session))
    assert not session.clock.is_half_gone(watch()), "no time runs"
    watch.time += 3600
    await club.deadlines.on_timeout(session.table.id)
    assert not session.clock.is_half_gone(watch() + 44), "everybody has their full time again"
    assert session.clock.is_half_gone(watch() + 45)


# Votes


async def test_a_pause_that_all_agree_to_stops_the_clock_and_the_game() -> None:
    watch = Watch()
    club = tables(watch=watch)
    session = await begun(club)
    table_id = session.table.id
    await club.apply(table_id, ADA.id, PAUSE)
    assert session.status.runs
    await refused("agreed-already", club, session, ADA.id, AGREE)
    await refused("vote-open", club, session, BEN.id, PAUSE)
    await club.apply(table_id, BEN.id, agree(session))
    assert session.status.paused_until == watch() + 3600
    assert session.clock.deadlines == {}
    await refused("paused", club, session, BEN.id, PAUSE)
    with pytest.raises(Refused, match="paused"):
        await club.apply(table_id, MEMBERS[attacker(session)].id, Move(PASS))
    await read_back(session, club)
    watch.time += 1000
    await club.apply(table_id, BEN.id, TableAction(TableActionKind.RESUME))
    assert set(session.clock.deadlines.values()) == {watch() + 90}
    await refused("not-paused", club, session, BEN.id, TableAction(TableActionKind.RESUME))


async def test_a_pause_ends_automatically() -> None:
    watch = Watch()
    club = tables(watch=watch)
    session = await begun(club)
    await club.apply(session.table.id, ADA.id, PAUSE)
    await club.apply(session.table.id, BEN.id, agree(session))
    await silent(club, session, watch)
    assert session.status.runs
    assert set(session.clock.deadlines.values()) == {watch() + 90}
    again = await read_back(session, club)
    assert again.progress.version == 3


async def test_a_restart_during_a_pause_keeps_its_end() -> None:
    store, watch = MemoryStore(), Watch()
    club = tables(store, watch)
    session = await begun(club)
    await club.apply(session.table.id, ADA.id, PAUSE)
    await club.apply(session.table.id, BEN.id, agree(session))
    await club.close()
    later = tables(store, watch)
    await later.wake()
    (row,) = await store.tables.unfinished()
    assert row.due_at == watch() + 3600
    watch.time += 3600
    await later.deadlines.on_timeout(row.id)
    assert (await later.session(row.id)).status.runs
    await later.close()


@pytest.mark.parametrize("amount", [0, -1, LONGEST_PAUSE_SECONDS + 1])
async def test_nonsense_cannot_be_proposed(amount: int) -> None:
    club = tables()
    session = await begun(club)
    await refused(
        "bad-option", club, session, ADA.id, TableAction(TableActionKind.ASK, Proposal.PAUSE, amount)
    )
    await refused(
        "bad-option", club, session, ADA.id, TableAction(TableActionKind.ASK, Proposal.CLOCK, amount)
    )
    await refused("unknown-action", club, session, ADA.id, TableAction(TableActionKind.ASK))
    await refused("no-vote", club, session, ADA.id, AGREE)
    await refused("no-vote", club, session, ADA.id, TableAction(TableActionKind.REFUSE))
    await refused("not-seated", club, session, CLEO.id, PAUSE)


async def test_a_new_clock_applies_from_the_next_question() -> None:
    watch = Watch()
    club = tables(watch=watch)
    session = await begun(club)
    watch.time += 60
    await club.apply(session.table.id, ADA.id, TableAction(TableActionKind.ASK, Proposal.CLOCK, 600))
    await club.apply(session.table.id, BEN.id, agree(session))
    assert set(session.clock.deadlines.values()) == {watch() + 600}
    stored = await club.store.tables.get(session.table.id)
    assert stored is not None
    assert stored.due_at == watch() + 600
    await read_back(session, club)


@pytest.mark.parametrize("is_restarted", [False, True])
async def test_a_vote_without_all_answers_expires_and_the_table_says_so(*, is_restarted: bool) -> None:
    watch = Watch()
    club = tables(watch=watch)
    session = await begun(club)
    await club.apply(session.table.id, ADA.id, PAUSE)
    over_at = watch() + VOTE_SECONDS
    watch.time = over_at - 1
    await club.apply(session.table.id, MEMBERS[attacker(session)].id, Move(PASS))
    assert session.status.vote is not None
    assert session.next_timeout(watch()) == over_at
    if is_restarted:
        await club.close()
        club = tables(club.store, watch)
        session = await club.session(session.table.id)
    watch.time = over_at
    await club.deadlines.on_timeout(session.table.id)
    assert session.status.vote is None
    assert session.progress.history[-1].table_action == TableAction(TableActionKind.LAPSE)
    await read_back(session, club)
    await club.close()


async def test_a_refusal_or_the_deadline_ends_a_vote() -> None:
    watch = Watch()
    club = tables(watch=watch)
    session = await begun(club)
    await club.apply(session.table.id, ADA.id, PAUSE)
    await club.apply(session.table.id, BEN.id, agree(session, TableActionKind.REFUSE))
    assert session.status.vote is None
    await club.apply(session.table.id, BEN.id, PAUSE)
    watch.time += VOTE_SECONDS
    await refused("no-vote", club, session, ADA.id, AGREE)
    await club.apply(session.table.id, ADA.id, PAUSE)
    await club.apply(session.table.id, BEN.id, agree(session))
    assert session.status.paused_until is not None


async def test_a_player_alone_with_house_players_needs_no_consent() -> None:
    club = tables()
    table_id = await lobby(club)
    await club.lobbies.seat_house(table_id, ADA.id, "honest")
    session = await club.lobbies.start(table_id, ADA.id)
    await club.apply(table_id, ADA.id, PAUSE)
    assert session.status.paused_until is not None


async def test_an_agreed_end_has_no_winner() -> None:
    """CD-80."""
    club = tables()
    session = await begun(club)
    await club.apply(session.table.id, ADA.id, TableAction(TableActionKind.ASK, Proposal.END))
    await club.apply(session.table.id, BEN.id, agree(session))
    stored = await club.store.tables.get(session.table.id)
    assert stored is not None
    assert (stored.phase, stored.ending) == (Phase.OVER, Ending.AGREED)
    assert {seat.place for seat in stored.seats} == {None}
    with pytest.raises(Refused, match="table-over"):
        await club.apply(session.table.id, BEN.id, AGREE)
    await read_back(session, club)


async def test_the_last_own_move_is_taken_back_when_the_others_agree() -> None:
    watch = Watch()
    club = tables(watch=watch)
    session = await begun(club)
    table_id, seat = session.table.id, attacker(session)
    before = session.progress.state
    undo = TableAction(TableActionKind.ASK, Proposal.UNDO)
    await refused("undo-nothing", club, session, MEMBERS[seat].id, undo)
    await club.apply(table_id, MEMBERS[seat].id, Move(attack(session)))
    await refused("undo-not-yours", club, session, MEMBERS[1 - seat].id, undo)
    await club.apply(table_id, MEMBERS[seat].id, undo)
    await club.apply(table_id, MEMBERS[1 - seat].id, agree(session))
    assert session.progress.state == before
    assert session.actors == {seat}
    with pytest.raises(Refused, match="moved-on"):
        await club.apply(table_id, MEMBERS[seat].id, Move(PASS, 0))
    await read_back(session, club)
    await club.apply(table_id, MEMBERS[seat].id, Move(PASS, session.progress.public_version))
    await read_back(session, club)


async def test_nothing_can_be_taken_back_after_a_move_or_a_draw() -> None:
    club = tables()
    session = await begun(club)
    table_id, seat = session.table.id, attacker(session)
    undo = TableAction(TableActionKind.ASK, Proposal.UNDO)
    await club.apply(table_id, MEMBERS[seat].id, Move(attack(session)))
    await club.apply(table_id, MEMBERS[seat].id, undo)
    await club.apply(table_id, MEMBERS[1 - seat].id, Move(DUEL.decode("answer.accept")))
    assert session.status.vote is None, "the proposal no longer applies"
    await refused("no-vote", club, session, MEMBERS[1 - seat].id, AGREE)
    await refused("undo-not-yours", club, session, MEMBERS[seat].id, undo)
    await refused("duel-undo-kind", club, session, MEMBERS[1 - seat].id, undo)


async def test_a_player_who_passed_learns_that_a_pass_cannot_be_taken_back() -> None:
    club = tables()
    session = await begun(club)
    seat = attacker(session)
    await club.apply(session.table.id, MEMBERS[seat].id, Move(PASS))
    await refused(
        "duel-undo-kind", club, session, MEMBERS[seat].id, TableAction(TableActionKind.ASK, Proposal.UNDO)
    )


async def test_a_move_made_by_the_clock_cannot_be_taken_back_and_the_refusal_names_the_clock() -> None:
    watch = Watch()
    club = tables(watch=watch)
    session = await begun(club)
    seat = attacker(session)
    await silent(club, session, watch)
    await refused(
        "undo-not-pressed", club, session, MEMBERS[seat].id, TableAction(TableActionKind.ASK, Proposal.UNDO)
    )


async def test_an_answer_counts_only_for_the_vote_it_was_shown_with() -> None:
    club = tables()
    session = await begun(club)
    table_id = session.table.id
    await club.apply(table_id, ADA.id, PAUSE)
    shown = agree(session)
    await club.apply(table_id, BEN.id, agree(session, TableActionKind.REFUSE))
    await club.apply(table_id, ADA.id, TableAction(TableActionKind.ASK, Proposal.END))
    await refused("stale-vote", club, session, BEN.id, shown)
    await refused(
        "stale-vote", club, session, BEN.id, TableAction(TableActionKind.REFUSE, Proposal.PAUSE, shown.amount)
    )
    await refused("stale-vote", club, session, BEN.id, TableAction(TableActionKind.AGREE))
    assert session.status.vote is not None
    assert session.status.vote.agreed == {session.seat_of(ADA.id)}
    await club.apply(table_id, BEN.id, agree(session))
    assert session.is_over


async def test_nobody_loses_their_seat_when_a_player_ends_a_pause() -> None:
    watch = Watch()
    club = tables(watch=watch)
    session = await begun(club)
    table_id, seat = session.table.id, attacker(session)
    await silent(club, session, watch)
    assert session.status.missed_turns == {seat: 1}
    await club.apply(table_id, MEMBERS[1 - seat].id, Move(attack(session)))
    await club.apply(table_id, ADA.id, PAUSE)
    await club.apply(table_id, BEN.id, agree(session))
    before = session.progress.open_decisions[seat].since
    watch.time += 60
    await club.apply(table_id, MEMBERS[1 - seat].id, TableAction(TableActionKind.RESUME))
    assert session.clock.deadlines == {seat: watch() + 90}
    assert session.progress.open_decisions[seat].since > before, "so that the player is pinged again"
    await read_back(session, club)
    await silent(club, session, watch)
    assert not session.status.away, "it is their first silence since the pause"


# Leaving, and giving a seat away


async def test_an_offer_can_be_taken_only_once() -> None:
    club = tables()
    session = await begun(club)
    table_id = session.table.id
    first = await offered(club, table_id, BEN.id)
    await club.lobbies.take_over(table_id, TakeOver(BEN.id, first.number, CLEO))
    await taken_over(club, table_id, CLEO.id, BEN)
    with pytest.raises(Refused, match="offer-gone"):
        await club.lobbies.take_over(table_id, TakeOver(BEN.id, first.number, CLEO))
    assert session.table.seat_of(BEN.id) is not None
    await read_back(session, club)


async def test_an_offer_ends_by_time_by_a_newer_offer_and_when_it_is_withdrawn() -> None:
    watch = Watch()
    club = tables(watch=watch)
    session = await begun(club)
    table_id = session.table.id

    async def is_over(number: int) -> None:
        with pytest.raises(Refused, match="offer-gone"):
            await club.lobbies.take_over(table_id, TakeOver(BEN.id, number, CLEO))

    first = await offered(club, table_id, BEN.id)
    watch.time += OFFER_EVERY_SECONDS
    second = await offered(club, table_id, BEN.id)
    await is_over(first.number)
    await club.apply(table_id, BEN.id, TableAction(TableActionKind.WITHDRAW, amount=second.number))
    await is_over(second.number)
    with pytest.raises(Refused, match="offer-gone"):
        await club.apply(table_id, BEN.id, TableAction(TableActionKind.WITHDRAW, amount=second.number))
    watch.time += OFFER_EVERY_SECONDS
    third = await offered(club, table_id, BEN.id)
    assert third.until == watch() + OFFER_SECONDS
    watch.time += OFFER_SECONDS
    await is_over(third.number)
    await read_back(session, club)


async def test_an_offer_ends_when_the_player_takes_their_seat_back_from_the_house() -> None:
    watch = Watch()
    club = tables(watch=watch)
    session, seat = await alone_asked(club, watch)
    autoplay = MEMBERS[seat]
    offer = await offered(club, session.table.id, autoplay.id)
    await club.apply(session.table.id, autoplay.id, TableAction(TableActionKind.RETURN))
    with pytest.raises(Refused, match="offer-gone"):
        await club.lobbies.take_over(session.table.id, TakeOver(autoplay.id, offer.number, CLEO))


async def test_a_member_who_takes_two_seats_at_once_gets_only_one() -> None:
    club = tables()
    session = await begun(club)
    table_id = session.table.id
    adas, bens = await offered(club, table_id, ADA.id), await offered(club, table_id, BEN.id)
    results = await asyncio.gather(
        club.lobbies.take_over(table_id, TakeOver(ADA.id, adas.number, CLEO)),
        club.lobbies.take_over(table_id, TakeOver(BEN.id, bens.number, CLEO)),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [Session, Refused]
    assert [row.user_id for row in session.table.seats].count(CLEO.id) == 1


async def test_a_press_while_the_seat_is_taken_over_makes_no_move() -> None:
    club = tables()
    session = await begun(club)
    table_id, seat = session.table.id, attacker(session)
    giver = MEMBERS[seat]
    offer = await offered(club, table_id, giver.id)
    taken, played = await asyncio.gather(
        club.lobbies.take_over(table_id, TakeOver(giver.id, offer.number, CLEO)),
        club.apply(table_id, giver.id, Move(PASS)),
        return_exceptions=True,
    )
    assert isinstance(taken, Session)
    assert isinstance(played, Refused)
    assert played.reason == "not-seated"


@pytest.mark.parametrize("word", [TableActionKind.LEAVE, TableActionKind.OFFER])
async def test_a_player_who_had_one_side_of_a_game_cannot_take_the_other(word: TableActionKind) -> None:
    club = tables()
    session = await begun(club)
    table_id = session.table.id
    if word is TableActionKind.LEAVE:
        await club.apply(table_id, BEN.id, TableAction(TableActionKind.LEAVE))
    else:
        await taken_over(club, table_id, BEN.id, CLEO)
    offer = await offered(club, table_id, ADA.id)
    with pytest.raises(Refused, match="offer-other-side"):
        await club.lobbies.take_over(table_id, TakeOver(ADA.id, offer.number, BEN))


async def test_who_leaves_a_player_who_is_only_away_has_lost() -> None:
    club = tables()
    session = await begun(club)
    ada, ben = session.seat_of(ADA.id), session.seat_of(BEN.id)
    await session.execute(TableAction(TableActionKind.STAND_IN), ben, by=By.CLOCK, at=club.now())
    await club.apply(session.table.id, ADA.id, TableAction(TableActionKind.LEAVE))
    assert session.table.ending is Ending.CONCEDED
    assert session.table.seats[ben].place == 1
    assert session.table.seats[ada].place == 2
    assert (await read_back(session, club)).status.left == {ada}


async def test_who_leaves_while_others_are_on_holiday_does_not_end_the_game() -> None:
    club = tables()
    session = await begun(club)
    holiday = TableAction(TableActionKind.HOLIDAY, amount=int(club.now() + 3600))
    await club.apply(session.table.id, BEN.id, holiday)
    await club.apply(session.table.id, ADA.id, TableAction(TableActionKind.LEAVE))
    assert not session.is_over


async def test_a_player_who_leaves_is_replaced_by_a_house_player() -> None:
    club = tables()
    session = await begun(club)
    table_id, seat = session.table.id, session.seat_of(BEN.id)
    await club.apply(table_id, BEN.id, TableAction(TableActionKind.LEAVE))
    assert session.table.seats[seat].away is Away.LEFT
    assert session.table.seat_of(BEN.id) is None
    assert [row.id for row in await club.store.tables.of_member(BEN.id)] == []
    assert [row.id for row in await club.store.tables.of_member(ADA.id)] == [table_id]
    await refused("not-seated", club, session, BEN.id, TableAction(TableActionKind.RETURN))
    assert session.status.runs
    await club.apply(table_id, ADA.id, PAUSE)
    assert session.status.paused_until is not None, "players who left do not vote"
    await read_back(session, club)


async def test_a_table_that_everyone_has_left_is_over() -> None:
    club = tables()
    session = await begun(club)
    for member in MEMBERS:
        await club.apply(session.table.id, member.id, TableAction(TableActionKind.LEAVE))
    stored = await club.store.tables.get(session.table.id)
    assert stored is not None
    assert (stored.phase, stored.ending) == (Phase.OVER, Ending.ABANDONED)


async def test_a_seat_is_taken_over_with_its_hand() -> None:
    club = tables()
    session = await begun(club)
    table_id, seat = session.table.id, session.seat_of(BEN.id)
    await taken_over(club, table_id, BEN.id, CLEO)
    row = session.table.seats[seat]
    assert (row.user_id, row.name, row.is_taken_over, row.dealt_to) == (CLEO.id, "Cleo", True, BEN.id)
    assert session.table.seat_of(BEN.id) is None
    again = await read_back(session, club)
    assert again.seat_of(CLEO.id) == seat
    with pytest.raises(Refused, match="offer-gone"):
        await club.lobbies.take_over(table_id, TakeOver(BEN.id, 1, BEN))
    with pytest.raises(Refused, match="already-joined"):
        await taken_over(club, table_id, CLEO.id, ADA)


async def test_a_seat_with_a_stand_in_can_be_taken_over_too() -> None:
    watch = Watch()
    club = tables(watch=watch)
    session, seat = await alone_asked(club, watch)
    await taken_over(club, session.table.id, MEMBERS[seat].id, CLEO)
    assert session.status.present == {0, 1}
    assert session.table.seats[seat].away is None
    await read_back(session, club)


# Again


async def test_the_same_people_play_again_after_each_of_them_agrees() -> None:
    club = tables()
    session = await begun(club, mode=Mode.CORE, trophies=1)
    old = session.table.id
    with pytest.raises(Refused, match="not-over"):
        await club.lobbies.play_again(old, ADA, place=lambda: 2, is_swapped=False)
    await club.apply(old, BEN.id, TableAction(TableActionKind.CONCEDE))
    with pytest.raises(Refused, match="not-seated"):
        await club.lobbies.play_again(old, CLEO, place=lambda: 2, is_swapped=False)
    row = await club.lobbies.play_again(old, BEN, place=lambda: 2, is_swapped=False)
    assert [(seat.user_id, seat.is_invited) for seat in row.seats] == [(ADA.id, True), (BEN.id, False)]
    assert (row.host_id, row.options, row.seconds) == (BEN.id, session.table.options, 90)
    with pytest.raises(Refused, match="still-invited"):
        await club.lobbies.start(row.id, BEN.id)
    with pytest.raises(Refused, match="table-full"):
        await club.lobbies.join(row.id, CLEO)
    joined = await club.lobbies.play_again(old, ADA, place=nowhere, is_swapped=True)
    assert [(seat.user_id, seat.is_invited) for seat in joined.seats] == [(ADA.id, False), (BEN.id, False)]
    assert await club.lobbies.play_again(old, ADA, place=nowhere, is_swapped=False) == joined
    with pytest.raises(Refused, match="already-joined"):
        await club.lobbies.join(row.id, ADA)
    assert (await club.lobbies.start(row.id, BEN.id)).table.seat_of(ADA.id) == 0
    begun_already = await club.lobbies.play_again(old, ADA, place=nowhere, is_swapped=False)
    assert (begun_already.id, begun_already.phase) == (row.id, Phase.PLAYING)


def nowhere() -> int:
    """Return no channel: nobody may open a table here."""
    raise Refused(Reason.ROLE_ONLY, role="@openers")


async def test_who_may_open_no_table_opens_no_next_one() -> None:
    club = tables()
    session = await begun(club)
    await club.apply(session.table.id, BEN.id, TableAction(TableActionKind.CONCEDE))
    with pytest.raises(Refused, match="role-only"):
        await club.lobbies.play_again(session.table.id, ADA, place=nowhere, is_swapped=False)
    assert not await club.stored.of_member(ADA.id)


async def test_two_who_play_again_at_once_sit_at_one_table() -> None:
    club = tables()
    session = await begun(club)
    await club.apply(session.table.id, BEN.id, TableAction(TableActionKind.CONCEDE))
    asked = (
        club.lobbies.play_again(session.table.id, member, place=lambda: 2, is_swapped=False)
        for member in (ADA, BEN)
    )
    one, other = await asyncio.gather(*asked)
    assert one.id == other.id
    (row,) = await club.stored.of_member(ADA.id)
    assert [(seat.user_id, seat.is_invited) for seat in row.seats] == [(ADA.id, False), (BEN.id, False)]


async def test_seats_are_swapped_and_a_cancelled_lobby_is_no_obstacle() -> None:
    club = tables()
    session = await begun(club)
    await club.apply(session.table.id, BEN.id, TableAction(TableActionKind.CONCEDE))
    row = await club.lobbies.play_again(session.table.id, ADA, place=lambda: 2, is_swapped=True)
    assert [seat.user_id for seat in row.seats] == [BEN.id, ADA.id]
    await club.lobbies.leave(row.id, ADA.id)
    closed = await club.table(row.id)
    assert closed.ending is Ending.CANCELLED, "a kept seat does not keep a lobby open"
    again = await club.lobbies.play_again(session.table.id, BEN, place=lambda: 2, is_swapped=False)
    assert again.id != row.id


async def test_a_stand_in_goes_on_after_a_restart() -> None:
    watch = Watch()
    club = tables(watch=watch)
    session = await begun(club)
    seat = attacker(session)
    await session.execute(TableAction(TableActionKind.STAND_IN), seat, by=By.CLOCK, at=watch())
    await club.close()
    later = tables(club.store, watch)
    woken: list[str] = []
    later.autoplay.take_turns = woken.append  # type: ignore[method-assign,assignment]
    await later.wake()
    await asyncio.gather(*later.autoplay._running)
    assert woken == [session.table.id]
    await later.close()


async def test_a_house_player_lets_a_member_of_its_side_decide_first() -> None:
    """CD-61: the first of the team to answer says who leads."""
    watch = Watch()
    led_by = set()
    for number in range(16):
        club = tables(watch=watch, seeds=partial(bytes, [number] * 32))
        table_id = await lobby(club, mode=Mode.TEAM)
        for _ in range(3):
            await club.lobbies.seat_house(table_id, ADA.id, "honest")
        session = await club.lobbies.start(table_id, ADA.id)
        led_by.add(0 in session.actors)
        if 0 in session.actors:
            assert len(session.actors) == 2
            assert session.house_seats() == []
        else:
            assert session.house_seats() == sorted(session.actors)
        await club.close()
    assert led_by == {True, False}
