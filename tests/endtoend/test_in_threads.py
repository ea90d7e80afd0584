"""Commands that are typed in the thread of a table mean that table, also after its end."""

from __future__ import annotations

import pytest

from data.records.tables import Phase
from tests.endtoend.alone import Alone
from tests.endtoend.play import Club, gives_up
from tests.endtoend.test_daily import begun
from tests.endtoend.test_daily import club as club_at_noon
from tests.endtoend.test_guild_lifecycle import seated_in_thread, session
from tests.endtoend.test_server_settings import said

__all__ = ["club_at_noon"]
NAME_IT = "choose one with the option `table`"


async def test_watching_in_a_thread_means_its_table(club: Club) -> None:
    name = await seated_in_thread(club, club.ada, club.ben)
    row = (await session(club)).table
    assert NAME_IT in await said(club.cleo, "/table watch")
    await club.cleo.command("/table watch", channel=name)
    assert await club.bot.store.tables.watchers(row.id) == (club.cleo.id,)


async def test_the_rules_in_a_thread_are_those_of_its_table_unless_others_are_named(club: Club) -> None:
    name = await seated_in_thread(club, club.ada, club.ben, trophies=1)
    page = (await club.cleo.command("/rules", channel=name)).message
    assert page is not None
    assert club.cleo.can_press(page, "This table")
    for options in ({"game": "auf"}, {"page": "cards"}):
        other = (await club.cleo.command("/rules", channel=name, **options)).message
        assert other is not None
        assert not club.cleo.can_press(other, "This table")
    outside = (await club.cleo.command("/rules")).message
    assert outside is not None
    assert not club.cleo.can_press(outside, "This table")


async def test_a_replay_in_a_thread_is_that_of_its_table_before_and_after_the_end(club: Club) -> None:
    name = await seated_in_thread(club, club.ada, club.ben)
    row = (await session(club)).table
    shown = await club.dov.command("/replay", channel=name)
    assert row.id in str(shown.message)
    await gives_up(club.ada)
    await club.seat(club.cleo, club.dov, channel="welcome")
    await gives_up(club.cleo)
    await club.settled()
    shown = await club.cleo.command("/replay", channel=name, step=2)
    assert shown.ephemeral
    assert f"{club.ada.mention} gave up" in club.cleo.text(shown.message)
    assert NAME_IT in await said(club.cleo, "/replay")


async def test_playing_again_in_a_thread_means_its_table(club: Club) -> None:
    name = await seated_in_thread(club, club.ada, club.ben)
    await gives_up(club.ada)
    await club.settled()
    assert NAME_IT in await said(club.ben, "/table again")
    again = await club.ben.command("/table again", channel=name)
    assert "Your table is here" in club.ben.text(again.message)
    (lobby,) = await club.bot.store.tables.unfinished()
    assert lobby.phase is Phase.LOBBY
    assert {seat.user_id for seat in lobby.seats} == {club.ada.id, club.ben.id}


@pytest.mark.parametrize("command", ["/table watch", "/replay"])
async def test_a_thread_with_two_running_tables_means_none_of_them(club: Club, command: str) -> None:
    name = await seated_in_thread(club, club.ada, club.ben)
    await club.cleo.command("/auf new", channel=name)
    await club.settled()
    assert NAME_IT in await said(club.cleo, command, channel=name)


async def test_a_replay_in_the_private_thread_of_a_daily_deal_means_that_deal(club_at_noon: Club) -> None:
    club = club_at_noon
    alone: Alone = await begun(club)
    shown = await club.ada.command("/replay", channel=alone.place.name)
    assert shown.ephemeral
    assert alone.session.table.id in str(shown.message)
