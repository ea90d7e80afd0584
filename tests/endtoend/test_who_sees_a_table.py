"""A table that somebody may not see is as unknown to them as one that does not exist, whichever way they come."""

from __future__ import annotations

from typing import Any
from unittest.mock import AsyncMock, Mock

import pytest

from bot.errors import Refused
from cogs.pages.rulebook import Rulebook
from cogs.permissions import Visibility
from data.records.finished_games import PastGame
from data.records.tables import Table
from playground import Visitor
from playground.world.permissions import Permission
from playground.world.places import tell_channel
from tests.bot.tables.services import ADA, CLEO, lobby, tables
from tests.endtoend.play import Club, gives_up

ELSEWHERE = "cake-table-two"
UNKNOWN = "There is no such table here"


async def told(person: Visitor, command: str, **options: Any) -> str:
    answer = await person.command(command, channel=ELSEWHERE, **options)
    return person.text(answer.message)


def close_to(club: Club, person: Visitor) -> None:
    """Let a person see the table's channel no longer."""
    channel = club.pg.channel("cake-table")
    channel.overwrites.append({"id": person.id, "type": 1, "allow": 0, "deny": int(Permission.VIEW_CHANNEL)})
    tell_channel(club.pg.services.stage, "UPDATE", channel)


@pytest.mark.parametrize("is_over", [False, True])
async def test_commands_that_name_a_table_tell_an_outsider_nothing(club: Club, is_over: bool) -> None:
    close_to(club, club.cleo)
    await club.seat(club.ada, club.ben)
    (table,) = await club.bot.store.tables.ids()
    if is_over:
        await gives_up(club.ben)
        await club.settled()
    for command in ("/table again", "/table watch", "/replay", "/verify"):
        assert UNKNOWN in await told(club.cleo, command, table="nonsense")
        assert UNKNOWN in await told(club.cleo, command, table=table), command
        assert UNKNOWN not in await told(club.dov, command, table=table), command
    for command in ("/table show", "/hand", "/table concede", "/table agree"):
        vote = {"vote": "pause.1"} if command == "/table agree" else {}
        refusals = [await told(club.cleo, command, table=name, **vote) for name in (table, "nonsense")]
        assert refusals[0] == refusals[1]


@pytest.mark.parametrize("command", ["/table again", "/table watch"])
async def test_a_command_looks_once_whether_a_table_is_visible(
    club: Club, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    """Each look may cost requests."""
    await club.seat(club.ada, club.ben)
    (table,) = await club.bot.store.tables.ids()
    if command == "/table again":
        await gives_up(club.ben)
        await club.settled()
    looks: list[str] = []
    original = Visibility.shows

    async def counted(self: Visibility, table: Table | PastGame) -> bool:
        looks.append(table.id)
        return await original(self, table)

    monkeypatch.setattr(Visibility, "shows", counted)
    assert UNKNOWN not in await told(club.cleo, command, table=table)
    assert looks == [table]


async def test_who_watches_may_stop_when_they_see_the_table_no_longer(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    (table,) = await club.bot.store.tables.ids()
    await told(club.cleo, "/table watch", table=table)
    close_to(club, club.cleo)
    assert UNKNOWN not in await told(club.cleo, "/table watch", table=table)
    assert await club.bot.tables.stored.watchers(table) == ()
    assert UNKNOWN in await told(club.cleo, "/table watch", table=table)


async def test_controls_that_were_shown_before_tell_nothing_after(club: Club) -> None:
    """A message that only Cleo reads keeps its controls when the channel is closed to her."""
    await club.seat(club.ada, club.ben)
    (table,) = await club.bot.store.tables.ids()
    replay = await club.cleo.command("/replay", table=table, channel=ELSEWHERE)
    assert replay.message is not None
    close_to(club, club.cleo)
    for button in ("Next ▶", "Last ⏭", "Show everyone"):
        answer = await club.cleo.press(replay.message, button)
        assert UNKNOWN in club.cleo.text(answer.message)


async def test_no_page_of_rules_tells_how_a_table_is_played_that_one_may_not_see() -> None:
    club = tables()
    table = await lobby(club)
    rulebook = Rulebook(club, Mock(), Mock())
    rulebook._reply = Mock(show=AsyncMock(), edit=AsyncMock())
    rulebook._as_wanted = AsyncMock()  # type: ignore[method-assign]
    for member, sees in ((CLEO, False), (ADA, True)):
        press = Mock(guild_id=1, channel_id=5, guild=None, user=Mock(id=member.id), extras={})
        for look in (rulebook.open_at(press, table), rulebook.press(press, ("duel", "here", table))):
            if sees:
                await look
            else:
                with pytest.raises(Refused, match="bad-table"):
                    await look
