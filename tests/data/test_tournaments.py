"""What every store promises about tournaments."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from data.errors import TableMovedOn
from data.records.tournaments import (
    Entrant,
    MatchResult,
    Pairing,
    Tournament,
    TournamentEnding,
    TournamentFormat,
    TournamentNews,
    TournamentPhase,
    TournamentPost,
)
from data.store import Store
from tests.data.rows import ANNA, BEN, CARL, CHANNEL, GUILD

pytestmark = pytest.mark.asyncio


def cup(tournament_id: str = "cup", **changes: Any) -> Tournament:
    """A tournament for which Anna and Ben have signed up, and that Carl organises."""
    values: dict[str, Any] = {
        "id": tournament_id,
        "guild_id": GUILD,
        "channel_id": CHANNEL,
        "organiser_id": CARL,
        "game": "duel",
        "options": {"mode": "core", "house": ["böse"]},
        "seconds": 600,
        "format": TournamentFormat.SWISS,
        "rounds": 3,
        "sign_up_until": 2000.5,
        "created_at": 1000.25,
        "changed_at": 1000.25,
        "entrants": (entrant(1, ANNA), entrant(2, BEN)),
    }
    return Tournament(**{**values, **changes})


def entrant(number: int, user_id: int | None, **changes: Any) -> Entrant:
    return Entrant(
        **{"number": number, "user_id": user_id, "name": f"name {user_id}", "joined_at": 1001.5, **changes}
    )


def begun(row: Tournament, **changes: Any) -> Tournament:
    """The same with the first round."""
    values: dict[str, Any] = {
        "phase": TournamentPhase.PLAYING,
        "round": 1,
        "revision": row.revision + 1,
        "pairings": (
            Pairing(round=1, number=0, first=1, second=2),
            Pairing(round=1, number=1, first=2, second=None, result=MatchResult.FIRST),
        ),
    }
    return replace(row, **{**values, **changes})


async def test_a_tournament_is_stored_as_it_is(store: Store) -> None:
    row = cup()
    await store.tournaments.add(row)
    assert await store.tournaments.get("cup") == row
    changed = begun(row, is_paused=True, channel_id=77, organiser_id=BEN, changed_at=1500.0)
    await store.tournaments.change(changed)
    assert await store.tournaments.get("cup") == changed
    settled = replace(
        changed,
        revision=2,
        pairings=(replace(changed.pairings[0], result=MatchResult.DRAW), changed.pairings[1]),
        entrants=(entrant(1, ANNA, left_at=1600.5), entrant(2, BEN)),
        phase=TournamentPhase.OVER,
        ending=TournamentEnding.FINISHED,
        ended_at=1700.0,
    )
    await store.tournaments.change(settled)
    assert await store.tournaments.get("cup") == settled
    assert await store.tournaments.get("other") is None


async def test_places_and_house_players_are_stored(store: Store) -> None:
    row = cup(places=8, house="fair")
    await store.tournaments.add(row)
    filled = replace(
        row, revision=1, entrants=(*row.entrants, entrant(3, None, name="Baabette", house="fair"))
    )
    await store.tournaments.change(filled)
    assert await store.tournaments.get("cup") == filled
    assert filled.entrants[2].is_active
    assert filled.most_entrants == 8


async def test_of_two_changes_of_one_revision_one_is_refused(store: Store) -> None:
    row = cup()
    await store.tournaments.add(row)
    third = replace(row, revision=1, entrants=(*row.entrants, entrant(3, CARL)))
    changes = (third, replace(third, entrants=row.entrants[:1]), begun(row))
    done = await asyncio.gather(*map(store.tournaments.change, changes), return_exceptions=True)
    assert sorted(isinstance(one, TableMovedOn) for one in done) == [False, True, True]
    assert await store.tournaments.get("cup") == changes[done.index(None)]
    with pytest.raises(TableMovedOn):
        await store.tournaments.change(cup("other", revision=1))


async def test_a_server_has_one_tournament_at_a_time(store: Store) -> None:
    row = cup()
    await store.tournaments.add(row)
    with pytest.raises(TableMovedOn):
        await store.tournaments.add(cup("second", created_at=1100.0))
    await store.tournaments.add(cup("elsewhere", guild_id=7))
    over = replace(
        row, revision=1, phase=TournamentPhase.OVER, ending=TournamentEnding.ENDED, ended_at=1200.0
    )
    await store.tournaments.change(over)
    assert await store.tournaments.newest(GUILD) == over
    second = cup("second", created_at=1300.0)
    await store.tournaments.add(second)
    assert await store.tournaments.newest(GUILD) == second
    assert await store.tournaments.newest(8) is None


async def test_the_tournament_that_is_not_over_is_the_newest_whatever_the_clocks_say(store: Store) -> None:
    over = replace(
        cup(created_at=3000.0), phase=TournamentPhase.OVER, ending=TournamentEnding.ENDED, ended_at=3001.0
    )
    await store.tournaments.add(over)
    running = cup("second", created_at=2999.0)
    await store.tournaments.add(running)
    assert await store.tournaments.newest(GUILD) == running
    with pytest.raises(TableMovedOn):
        await store.tournaments.add(cup("cup", guild_id=9))


async def test_a_tournament_that_was_ended_as_damaged_keeps_no_other_waiting(store: Store) -> None:
    before = replace(
        cup("before", created_at=900.0),
        phase=TournamentPhase.OVER,
        ending=TournamentEnding.ENDED,
        ended_at=950.0,
    )
    await store.tournaments.add(before)
    row = cup(revision=4)
    await store.tournaments.add(row)
    await store.tournaments.end_damaged("cup", at=3000.0)
    assert await store.tournaments.busy(2999.0) == ()
    assert await store.tournaments.newest(GUILD) == before
    with pytest.raises(TableMovedOn):
        await store.tournaments.change(replace(row, revision=5))
    second = cup("second", created_at=1300.0)
    await store.tournaments.add(second)
    assert await store.tournaments.newest(GUILD) == second
    await store.tournaments.end_damaged("before", at=3000.0)
    assert await store.tournaments.get("before") == before


async def test_tournaments_are_busy_until_they_are_over_and_shown_so(store: Store) -> None:
    row = cup()
    await store.tournaments.add(row)
    news = TournamentNews(
        id="cup",
        guild_id=GUILD,
        phase=TournamentPhase.SIGN_UP,
        is_paused=False,
        sign_up_until=2000.5,
        revision=0,
        shown=-1,
    )
    assert await store.tournaments.busy(5000.0) == (news,)
    await store.tournaments.change(replace(row, revision=1, phase=TournamentPhase.OVER, ended_at=3000.0))
    (found,) = await store.tournaments.busy(2999.0)
    assert found.phase is TournamentPhase.OVER
    assert await store.tournaments.busy(3001.0) == ()
    post = TournamentPost(channel_id=1, message_id=2, at=3.5)
    await store.tournaments.set_post("cup", post, shown=1, is_announced=False)
    assert len(await store.tournaments.busy(2999.0)) == 1
    await store.tournaments.set_post("cup", post, shown=1, is_announced=True)
    assert await store.tournaments.busy(2999.0) == ()
    stored = await store.tournaments.get("cup")
    assert stored is not None
    assert (stored.post, stored.shown, stored.is_announced) == (post, 1, True)


async def test_a_forgotten_member_stays_as_an_entrant_without_name(store: Store) -> None:
    row = begun(cup())
    await store.tournaments.add(row)
    assert await store.tournaments.of_member(ANNA) == await store.tournaments.of_member(CARL) == (row,)
    await store.drop_member(ANNA)
    await store.drop_member(CARL)
    stored = await store.tournaments.get("cup")
    assert stored is not None
    assert (stored.organiser_id, stored.revision) == (0, row.revision + 2)
    assert [(one.user_id, one.name) for one in stored.entrants] == [(None, ""), (BEN, f"name {BEN}")]
    assert stored.pairings == row.pairings
    assert await store.tournaments.of_member(ANNA) == await store.tournaments.of_member(CARL) == ()


async def test_who_read_before_a_member_was_forgotten_does_not_bring_them_back(store: Store) -> None:
    row = cup()
    await store.tournaments.add(row)
    await store.drop_member(ANNA)
    with pytest.raises(TableMovedOn):
        await store.tournaments.change(begun(row))
    stored = await store.tournaments.get("cup")
    assert stored is not None
    assert stored.entrant_of(ANNA) is None


async def test_two_forgotten_members_do_not_stand_in_each_others_way(store: Store) -> None:
    row = cup()
    await store.tournaments.add(row)
    await store.drop_member(ANNA)
    await store.drop_member(BEN)
    stored = await store.tournaments.get("cup")
    assert stored is not None
    await store.tournaments.change(replace(stored, revision=stored.revision + 1, is_paused=True))


async def test_a_dropped_server_leaves_no_tournament_behind(store: Store) -> None:
    await store.tournaments.add(begun(cup()))
    other = cup("other", guild_id=7)
    await store.tournaments.add(other)
    assert await store.guilds() == {GUILD, 7}
    await store.drop_server(GUILD)
    assert await store.tournaments.get("cup") is None
    assert await store.tournaments.of_member(ANNA) == (other,)
    assert await store.guilds() == {7}
