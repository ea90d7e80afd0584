"""Which players are pinged, and when; and that nothing of it shows who has chosen in secret."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.preferences import Preferences
from bot.tables.commands import TableAction, TableActionKind
from bot.tables.session import Session
from bot.tables.status import Nudge
from cogs.table_post.ping_reasons import reasons, waited_for
from cogs.table_post.turn_pings import TurnPings
from data.records.settings import WhenPinged
from data.records.tables import By
from games.auf.actions import Sign
from tests.bot.tables.services import ADA, BEN, attacker, begun, tables
from tests.cogs.screens import screen_parts
from tests.cogs.table_post.test_secret_numbers import throws, tied
from tests.stores import MemoryStore

NOW = 1_000_000.0


def pings(preferences: Preferences) -> TurnPings:
    return TurnPings(screen_parts(preferences=preferences))


class Now:
    """The time, which a test moves."""

    def __init__(self) -> None:
        self.at = NOW

    def __call__(self) -> float:
        return self.at


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> Now:
    made = Now()
    monkeypatch.setattr("time.time", made)
    return made


async def test_nobody_is_pinged_for_a_seat_that_a_stand_in_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.table_post.turn_pings.AWAY_SECONDS", 0.0)
    club = tables()
    session = await begun(club)
    calls = pings(club.preferences)
    seat = attacker(session)
    assert await calls.due(session) == [(ADA, BEN)[seat].id]
    await session.execute(TableAction(TableActionKind.STAND_IN), seat, by=By.CLOCK, at=club.now())
    assert attacker(session) == seat
    assert await calls.due(session) == []


async def timeline(session: Session, now: Now, *, chooses: bool, when: WhenPinged) -> list[object]:
    """Return the pings by time in a showdown; the first player may choose in secret meanwhile."""
    preferences = Preferences(MemoryStore())
    members = [row.user_id or 0 for row in session.table.seats]
    for user_id in members:
        await preferences.change_member(user_id, turn_pings=when)
    calls, table_id = pings(preferences), session.table.id
    seen: list[object] = []
    now.at = NOW
    calls.touched(table_id, members[0])
    for second in (10, 40, 50, 61, 90, 130, 1000):
        now.at = NOW + second
        if second == 40 and chooses:
            calls.touched(table_id, members[0])
            throws(session, Sign.ROCK)
        seen.append((second, await calls.due(session), dict(calls.timer._due)))
        seen.append((reasons(session), waited_for(session, besides=members[1])))
    await calls.close()
    return seen


@pytest.mark.parametrize("when", [WhenPinged.AT_ONCE, WhenPinged.LATER])
async def test_a_secret_choice_changes_neither_who_is_pinged_nor_when(now: Now, when: WhenPinged) -> None:
    without, chosen = tied(), tied()
    for session in (without, chosen):  # asked now, and not by the deal
        session.progress.open_decisions = {
            seat: replace(question, at=NOW, number=5)
            for seat, question in session.progress.open_decisions.items()
        }
    expected = await timeline(without, now, chooses=False, when=when)
    assert await timeline(chosen, now, chooses=True, when=when) == expected
    assert any(entry[1] for entry in expected if isinstance(entry, tuple) and len(entry) == 3)


async def test_half_time_pings_nobody_whose_question_came_later(now: Now) -> None:
    session = tied()
    progress = session.progress
    session.status = replace(session.status, seconds=86_400)
    first, second = sorted(progress.open_decisions)
    decision = progress.open_decisions[first]
    for later, is_half_gone in ((43_100, True), (43_300, False)):
        progress.open_decisions = {
            first: replace(decision, at=NOW),
            second: replace(decision, at=NOW + later),
        }
        now.at = NOW + 43_199
        assert [reason.is_half_gone for reason in reasons(session)] == [False, False]
        now.at = NOW + 43_300
        assert [reason.is_half_gone for reason in reasons(session)] == [True, is_half_gone]


async def test_a_nudge_reaches_the_same_players_whether_they_have_chosen_in_secret_or_not() -> None:
    without, chosen = tied(), tied()
    throws(chosen, Sign.ROCK)
    for session in (without, chosen):
        asked_at = max(decision.at for decision in session.progress.open_decisions.values())
        session.status = replace(session.status, nudge=Nudge(1, 2, asked_at))
    assert reasons(without) == reasons(chosen)
    assert {reason.nudge for reason in reasons(chosen)} == {1}, "both are nudged"
