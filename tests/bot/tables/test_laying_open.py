"""A conceded game reveals what was secret while it ran, and not earlier."""

from __future__ import annotations

from bot.tables.commands import TableAction, TableActionKind
from bot.tables.session import Session
from games.duel import Mode
from games.duel.events import SpecialsShown
from tests.bot.tables.services import ADA, BEN, Watch, begun, tables


def shown(session: Session) -> list[SpecialsShown]:
    return [
        event
        for told in session.progress.history
        for event in told.events
        if isinstance(event, SpecialsShown)
    ]


async def test_the_specials_are_revealed_when_a_duel_is_conceded() -> None:
    """CD-09: not while it runs, and for everyone once it is over."""
    club = tables()
    session = await begun(club, mode=Mode.FULL)
    assert shown(session) == []
    assert all(session.progress.view(seat).specials is None for seat in (None, 0, 1))
    await club.apply(session.table.id, BEN.id, TableAction(TableActionKind.CONCEDE))
    (event,) = shown(session)
    assert event.audience is None
    assert len(event.cards) == 2
    assert session.progress.view(None).specials == event.cards


async def test_a_conceded_duel_replays_with_its_specials() -> None:
    club = tables()
    session = await begun(club, mode=Mode.FULL)
    await club.apply(session.table.id, ADA.id, TableAction(TableActionKind.CONCEDE))
    again = tables(club.store, Watch())
    assert shown(await again.session(session.table.id)) == shown(session)


async def test_without_specials_nothing_is_revealed() -> None:
    club = tables()
    session = await begun(club)
    await club.apply(session.table.id, ADA.id, TableAction(TableActionKind.CONCEDE))
    assert session.progress.history[-1].events == ()
    assert session.progress.version == 1
