"""Nudges: who may ask the others to go on, how often, and that a nudge is bound to what its sender saw."""

from __future__ import annotations

import pytest

from bot.errors import Refused
from bot.tables.commands import Move, TableAction, TableActionKind
from bot.tables.status import Nudge
from data.records.tables import By
from tests.bot.tables.services import ADA, BEN, PASS, Watch, attacker, begun, tables

MEMBERS = (ADA, BEN)


async def test_a_table_takes_one_nudge_in_half_of_a_decisions_time() -> None:
    watch = Watch()
    club = tables(watch=watch)
    session = await begun(club)
    table_id, start = session.table.id, watch.time
    await club.apply(table_id, ADA.id, TableAction(TableActionKind.NUDGE, amount=0))
    assert session.status.nudge == Nudge(1, session.seat_of(ADA.id), start)
    watch.time = start + 44
    for member in MEMBERS:
        with pytest.raises(Refused, match="nudge-soon") as refused:
            await club.apply(
                table_id,
                member.id,
                TableAction(TableActionKind.NUDGE, amount=session.progress.public_version),
            )
        assert refused.value.details == {"until": f"<t:{int(start) + 45}:R>"}
    watch.time = start + 45
    await club.apply(
        table_id, BEN.id, TableAction(TableActionKind.NUDGE, amount=session.progress.public_version)
    )
    assert session.status.nudge == Nudge(2, session.seat_of(BEN.id), start + 45)
    again = await tables(club.store, watch).session(table_id)
    assert again.status == session.status, "it is in the record, so a restart allows no other"
    assert again.clock.deadlines == session.clock.deadlines, "and takes no time from anybody"


async def test_a_nudge_for_a_question_that_is_answered_is_refused() -> None:
    club = tables()
    session = await begun(club)
    seat = attacker(session)
    await club.apply(session.table.id, MEMBERS[seat].id, Move(PASS))
    with pytest.raises(Refused, match="moved-on"):
        await club.apply(session.table.id, MEMBERS[1 - seat].id, TableAction(TableActionKind.NUDGE, amount=0))
    assert session.status.nudge is None


async def test_only_players_who_are_there_may_nudge() -> None:
    club = tables()
    session = await begun(club)
    with pytest.raises(Refused, match="not-seated"):
        await club.apply(session.table.id, 99, TableAction(TableActionKind.NUDGE, amount=0))
    seat = session.seat_of(BEN.id)
    await session.execute(TableAction(TableActionKind.STAND_IN), seat, by=By.CLOCK, at=club.now())
    with pytest.raises(Refused, match="stand-in-plays"):
        await club.apply(
            session.table.id,
            BEN.id,
            TableAction(TableActionKind.NUDGE, amount=session.progress.public_version),
        )
