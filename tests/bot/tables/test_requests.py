"""What players ask of a table beside its game is limited, for all of it is stored and replayed."""

from __future__ import annotations

import threading

import pytest

from bot.errors import Refused
from bot.tables.commands import Move, Proposal, TableAction, TableActionKind
from bot.tables.request_limits import MOST_REQUESTS, OFFER_EVERY_SECONDS, REQUEST_SECONDS, REQUESTS_A_MINUTE
from bot.tables.service import MOVES_AT_ONCE
from bot.tables.session import Session
from bot.tables.status import SET_BACK_SECONDS, VOTE_SECONDS
from data.records.tables import By, MoveRecord, Phase
from tests.bot.tables.services import ADA, BEN, PASS, Club, Watch, attacker, begun, tables
from tests.commands import offered

PAUSE = TableAction(TableActionKind.ASK, Proposal.PAUSE, 3600)
HOLIDAY_SECONDS = 86_400
MEMBERS = (ADA, BEN)


def answer(session: Session, kind: TableActionKind) -> TableAction:
    assert session.status.vote is not None
    return session.status.vote.answered(kind)


async def ask_in_vain(club: Club, session: Session) -> None:
    """Ada asks for a pause, and Ben refuses."""
    await club.apply(session.table.id, ADA.id, PAUSE)
    await club.apply(session.table.id, BEN.id, answer(session, TableActionKind.REFUSE))


async def test_a_player_can_ask_for_some_things_in_a_minute() -> None:
    watch = Watch()
    club = tables(watch=watch)
    session = await begun(club)
    for _ in range(REQUESTS_A_MINUTE):
        await ask_in_vain(club, session)
    version = session.progress.version
    for kind in (
        PAUSE,
        TableAction(TableActionKind.OFFER),
        TableAction(TableActionKind.NUDGE, amount=session.progress.public_version),
    ):
        with pytest.raises(Refused, match="request-soon") as refused:
            await club.apply(session.table.id, ADA.id, kind)
        assert refused.value.details == {"until": f"<t:{int(watch() + REQUEST_SECONDS)}:R>"}
    assert session.progress.version == version
    await club.apply(session.table.id, BEN.id, PAUSE)
    await club.apply(session.table.id, ADA.id, answer(session, TableActionKind.REFUSE))
    watch.time += REQUEST_SECONDS
    await ask_in_vain(club, session)


async def test_the_limit_holds_for_a_table_that_is_read_again() -> None:
    club = tables()
    session = await begun(club)
    for _ in range(REQUESTS_A_MINUTE):
        await ask_in_vain(club, session)
    again = tables(club.store)
    with pytest.raises(Refused, match="request-soon"):
        await again.apply(session.table.id, ADA.id, PAUSE)


async def test_a_seat_is_offered_once_in_five_minutes_also_after_a_restart_and_by_another_process() -> None:
    watch = Watch()
    club = tables(watch=watch)
    session = await begun(club)
    offer = await offered(club, session.table.id, ADA.id)
    await club.apply(session.table.id, ADA.id, TableAction(TableActionKind.WITHDRAW, amount=offer.number))
    watch.time += OFFER_EVERY_SECONDS - 1
    for process in (club, tables(club.store, watch)):
        stored = await club.store.tables.moves(session.table.id)
        with pytest.raises(Refused, match="too-soon") as refused:
            await offered(process, session.table.id, ADA.id)
        assert refused.value.details == {"until": f"<t:{int(watch()) + 1}:R>"}
        assert await club.store.tables.moves(session.table.id) == stored
    await offered(club, session.table.id, BEN.id)
    watch.time += 1
    await offered(club, session.table.id, ADA.id)


async def test_a_seat_whose_offer_could_not_be_shown_is_offered_again_at_once() -> None:
    club = tables()
    session = await begun(club)
    offer = await offered(club, session.table.id, ADA.id)
    withdrawal = TableAction(TableActionKind.WITHDRAW, amount=offer.number)
    await session.execute(withdrawal, session.seat_of(ADA.id), by=By.CLOCK, at=club.now())
    for process in (club, tables(club.store)):
        assert not (await process.session(session.table.id)).status.offers
    await offered(tables(club.store), session.table.id, ADA.id)


async def test_a_holiday_begins_however_much_a_player_has_asked() -> None:
    watch = Watch()
    club = tables(watch=watch)
    session = await begun(club)
    for _ in range(REQUESTS_A_MINUTE):
        await ask_in_vain(club, session)
    holiday = TableAction(TableActionKind.HOLIDAY, amount=int(watch() + HOLIDAY_SECONDS))
    await club.apply(session.table.id, ADA.id, holiday)
    assert session.seat_of(ADA.id) in session.status.holidays


async def test_a_player_who_refuses_their_own_vote_waits_a_minute() -> None:
    watch = Watch()
    club = tables(watch=watch)
    session = await begun(club)
    await club.apply(session.table.id, ADA.id, PAUSE)
    await club.apply(session.table.id, ADA.id, answer(session, TableActionKind.REFUSE))
    watch.time += REQUEST_SECONDS - 1
    with pytest.raises(Refused, match="request-soon"):
        await club.apply(session.table.id, ADA.id, PAUSE)
    watch.time += 1
    await club.apply(session.table.id, ADA.id, PAUSE)


async def test_a_table_at_which_too_much_was_asked_can_still_be_played_conceded_and_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.tables.request_limits.MOST_REQUESTS", 2)
    club = tables()
    session = await begun(club)
    for _ in range(2):
        await ask_in_vain(club, session)
    with pytest.raises(Refused, match="requests-used-up"):
        await club.apply(session.table.id, ADA.id, PAUSE)
    assert MOST_REQUESTS > 2
    await club.apply(session.table.id, BEN.id, PAUSE)  # one player does not use up what another may ask for
    await club.apply(session.table.id, ADA.id, answer(session, TableActionKind.REFUSE))
    await club.apply(session.table.id, MEMBERS[attacker(session)].id, Move(PASS))
    await club.apply(session.table.id, ADA.id, TableAction(TableActionKind.LEAVE))
    await club.apply(session.table.id, BEN.id, TableAction(TableActionKind.CONCEDE))
    assert session.table.phase is Phase.OVER


async def test_what_another_process_has_stored_is_added_to_the_table_in_memory(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    club = tables()
    session = await begun(club)
    other = tables(club.store)
    await other.apply(session.table.id, MEMBERS[attacker(session)].id, Move(PASS))
    await other.apply(session.table.id, ADA.id, PAUSE)
    read: list[int] = []
    moves = club.store.tables.moves

    async def counted(table_id: str, *, after: int = 0) -> tuple[MoveRecord, ...]:
        found = await moves(table_id, after=after)
        read.append(len(found))
        return found

    monkeypatch.setattr(club.store.tables, "moves", counted)
    await club.catch_up(session.table.id)
    theirs = await other.session(session.table.id)
    assert await club.session(session.table.id) is session
    assert session.table == theirs.table
    assert session.status == theirs.status
    assert session.progress.state == theirs.progress.state
    assert session.progress.history == theirs.progress.history
    assert read == [2]
    await other.apply(session.table.id, BEN.id, TableAction(TableActionKind.CONCEDE))
    await club.catch_up(session.table.id)
    assert session.is_over
    assert session.outcome == (await other.session(session.table.id)).outcome


async def test_a_table_that_cannot_follow_what_is_stored_is_read_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    club = tables()
    session = await begun(club)
    other = tables(club.store)
    await other.apply(session.table.id, ADA.id, PAUSE)
    monkeypatch.setattr("bot.tables.service.MOVES_AT_ONCE", 0)
    await club.catch_up(session.table.id)
    again = await club.session(session.table.id)
    assert again is not session
    assert again.progress.version == 1


async def test_a_long_record_is_replayed_in_a_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    club = tables()
    session = await begun(club)
    table_id = session.table.id
    for number in range(1, MOVES_AT_ONCE + 2):
        vote = (number + 1) // 2
        token = PAUSE.token if number % 2 else f"!refuse.pause.{vote}"
        made = MoveRecord(
            table_id=table_id, number=number, seat=0, token=token, by=By.PLAYER, at=1e6 + number
        )
        await club.store.tables.add_move(made, due_at=None)
    threads: list[int] = []
    repeat = Session.repeat

    def noted(self: Session, move: MoveRecord) -> None:
        threads.append(threading.get_ident())
        repeat(self, move)

    monkeypatch.setattr(Session, "repeat", noted)
    again = await tables(club.store).session(table_id)
    assert again.progress.version == MOVES_AT_ONCE + 1
    assert threading.get_ident() not in threads


async def test_a_vote_from_a_time_that_a_wrong_clock_told_is_over_when_the_clock_is_right_again() -> None:
    watch = Watch()
    club = tables(watch=watch)
    session = await begun(club)
    watch.time += 10 * VOTE_SECONDS
    await club.apply(session.table.id, ADA.id, PAUSE)
    watch.time -= SET_BACK_SECONDS
    assert session.status.has_open_vote(watch()), "a clock is often set back a little"
    watch.time -= 1
    with pytest.raises(Refused, match="no-vote"):
        await club.apply(session.table.id, BEN.id, answer(session, TableActionKind.AGREE))
    await club.apply(session.table.id, BEN.id, PAUSE)
    assert session.status.vote is not None
    assert session.status.vote.asker == session.seat_of(BEN.id)
