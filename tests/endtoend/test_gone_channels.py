"""The end of a game is shown where it can be, when the thread or the channel of its table was deleted."""

from __future__ import annotations

from bot.tables.commands import TableAction, TableActionKind
from playground.world.places import delete_channel
from tests.endtoend.alone import Alone
from tests.endtoend.play import Club
from tests.endtoend.test_daily import begun
from tests.endtoend.test_daily import club as club_at_noon
from tests.endtoend.test_guild_lifecycle import seated_in_thread, thread_of

__all__ = ["club_at_noon"]


async def test_the_end_of_a_game_whose_thread_is_deleted_is_shown_in_its_channel(club: Club) -> None:
    await seated_in_thread(club, club.ada, club.ben)
    (row,) = await club.bot.store.tables.unfinished()
    delete_channel(club.pg.services.stage, thread_of(club))
    await club.bot.tables.apply(row.id, club.ada.id, TableAction(TableActionKind.CONCEDE))
    await club.settled()
    assert "🏳️" in club.words()
    assert f"{club.ben.mention} wins" in club.words()
    assert await club.bot.store.tables.unfinished() == (), "it is not shown again at the next start"


async def test_the_end_of_a_game_whose_channel_is_deleted_is_shown_nowhere(club: Club) -> None:
    for person in (club.ada, club.ben):
        await person.command("/preferences", pings="message", hands=False)
    await club.pg.create_channel("old")
    await club.settled()
    await club.seat(club.ada, club.ben, channel="old")
    asked = club.asked("old")
    assert asked.dms(), "the ping"
    (row,) = await club.bot.store.tables.unfinished()
    await club.pg.delete_channel("old")
    await club.bot.tables.apply(row.id, club.ada.id, TableAction(TableActionKind.CONCEDE))
    await club.settled()
    assert not club.posts()
    assert not asked.dms()
    assert await club.bot.store.tables.unfinished() == ()
    assert await club.bot.store.sent_messages.about(row.id) == (), "nothing is left to be looked at"


async def test_the_end_of_a_daily_deal_whose_thread_is_deleted_is_shown_nowhere(club_at_noon: Club) -> None:
    """Others may still play it."""
    club = club_at_noon
    alone: Alone = await begun(club)
    delete_channel(club.pg.services.stage, thread_of(club))
    await club.bot.tables.apply(alone.session.table.id, club.ada.id, TableAction(TableActionKind.CONCEDE))
    await club.settled()
    assert not club.posts()
    assert await club.bot.store.tables.unfinished() == ()
    assert await club.bot.store.sent_messages.about(alone.session.table.id) == ()
