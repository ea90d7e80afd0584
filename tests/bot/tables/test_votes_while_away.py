"""Nobody decides for a player who is only away: ending, clocks and undoing wait until everyone is back."""

from __future__ import annotations

import pytest

from bot.errors import Refused
from bot.tables.commands import Move, Proposal, TableAction, TableActionKind
from bot.tables.session import Session
from data.records.tables import Ending, Phase
from tests.bot.tables.services import ADA, BEN, Club, Watch, attack, attacker, begun, tables
from tests.bot.tables.test_actions import silent
from tests.bot.tables.test_holidays import DAY, holidays, slow

MEMBERS = (ADA, BEN)
RETURN, RESUME = TableAction(TableActionKind.RETURN), TableAction(TableActionKind.RESUME)


def ask(proposal: Proposal) -> TableAction:
    amount = 0 if proposal in (Proposal.UNDO, Proposal.END) else 15
    return TableAction(TableActionKind.ASK, proposal, amount)


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def club(watch: Watch) -> Club:
    return tables(watch=watch)


async def with_one_away(club: Club, watch: Watch, why: str) -> tuple[Session, int, int]:
    """Return a duel with the user id of a player who is there, and of one who is away."""
    if why == "holiday":
        session = await slow(club, pauses=False)
        seat = 1 - attacker(session)
        there = MEMBERS[1 - seat].id
        await club.apply(session.table.id, there, Move(attack(session)))
        await holidays(club).start(MEMBERS[seat].id, watch.time + 5 * DAY)
        return session, there, MEMBERS[seat].id
    session = await begun(club)
    seat = attacker(session)
    there = MEMBERS[1 - seat].id
    await silent(club, session, watch)
    await club.apply(session.table.id, there, Move(attack(session)))
    await silent(club, session, watch)
    assert seat in session.status.away
    return session, there, MEMBERS[seat].id


@pytest.mark.parametrize("why", ["holiday", "missed turns"])
@pytest.mark.parametrize("proposal", [Proposal.END, Proposal.CLOCK, Proposal.UNDO])
async def test_a_player_who_is_there_alone_does_not_agree_for_one_who_is_away(
    club: Club, watch: Watch, proposal: Proposal, why: str
) -> None:
    session, there, away = await with_one_away(club, watch, why)
    version, seconds = session.progress.version, session.status.seconds
    with pytest.raises(Refused, match="vote-away"):
        await club.apply(session.table.id, there, ask(proposal))
    assert (session.progress.version, session.status.seconds) == (version, seconds)
    assert session.table.phase is Phase.PLAYING
    await club.apply(session.table.id, away, RETURN)
    if proposal is not Proposal.UNDO:
        await club.apply(session.table.id, there, ask(proposal))
        assert session.table.phase is Phase.PLAYING, "now both must agree"
        assert session.status.seconds == seconds


@pytest.mark.parametrize("why", ["holiday", "missed turns"])
async def test_a_player_who_is_away_can_end_a_pause_that_began_without_them(
    club: Club, watch: Watch, why: str
) -> None:
    session, there, away = await with_one_away(club, watch, why)
    await club.apply(session.table.id, there, ask(Proposal.PAUSE))
    assert session.status.paused_until is not None
    await club.apply(session.table.id, away, RESUME)
    assert session.status.paused_until is None


async def test_a_vote_ends_when_a_player_goes_away(club: Club, watch: Watch) -> None:
    session = await slow(club, pauses=False)
    await club.apply(session.table.id, ADA.id, ask(Proposal.END))
    await holidays(club).start(BEN.id, watch.time + DAY)
    assert session.status.vote is None
    assert session.table.phase is Phase.PLAYING


async def test_where_holidays_stop_the_clock_a_player_on_holiday_is_asked(club: Club, watch: Watch) -> None:
    session = await slow(club, pauses=True)
    await holidays(club).start(BEN.id, watch.time + DAY)
    await club.apply(session.table.id, ADA.id, ask(Proposal.END))
    assert session.status.vote is not None
    assert session.table.phase is Phase.PLAYING


async def test_players_who_have_left_for_good_are_not_asked(club: Club) -> None:
    session = await begun(club)
    await club.apply(session.table.id, BEN.id, TableAction(TableActionKind.LEAVE))
    await club.apply(session.table.id, ADA.id, ask(Proposal.END))
    assert (session.table.phase, session.table.ending) == (Phase.OVER, Ending.AGREED)
