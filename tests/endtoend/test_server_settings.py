"""What a server's managers set, and how they end a table."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from bot.daily import day_at
from bot.preferences import KEPT_FOR_SECONDS
from bot.tables.lobby import Member, NewTable
from data.errors import TableMovedOn
from data.records.settings import ServerSettings
from data.records.tables import DIRECT, Phase
from data.sqlite.database import open_store
from games.catalog import GAMES
from playground import AnswerKind, Playground, Visitor
from playground.world.components import Kind
from playground.world.permissions import Permission
from tests.data.rows import ANNA
from tests.data.test_daily import daily
from tests.endtoend.play import SCHEMA, Club, running
from tests.waiting import until


async def said(person: Visitor, command: str, **options: Any) -> str:
    """Return the text that answers only this person."""
    answer = await person.command(command, **options)
    assert answer.ephemeral
    return person.text(answer.message)


async def test_every_setting_is_shown_after_a_change(club: Club) -> None:
    table = club.pg.channel("cake-table")
    role = club.pg.world.add_role(club.pg.guild, "Bakers", Permission(0))
    plain = await said(club.ada, "/settings show")
    assert "**Channels:** every channel I can write in" in plain
    assert "Saved" not in plain
    assert f"**Channels:** <#{table.id}>" in await said(club.ada, "/settings channel", where=table)
    assert f"<@&{role.id}>" in await said(club.ada, "/settings openers", role=role)
    assert "**Tables per member:** 2" in await said(club.ada, "/settings tables", most=2)
    assert "**Clock:** slow" in await said(club.ada, "/settings clock", clock="slow")
    assert "live: 30 seconds" in await said(club.ada, "/settings time", clock="live", seconds=30)
    assert "one for each table" in await said(club.ada, "/settings threads", wanted=True)
    assert "**Language:** English" in await said(club.ada, "/settings language", language="en")
    shown = await said(club.ada, "/settings messages", offered=False)
    for line in ("Saved", "one for each table", "**Language:** English", "direct message:** off"):
        assert line in shown
    shown = await said(club.ada, "/settings show")
    for line in (f"<#{table.id}>", f"<@&{role.id}>", "live: 30 seconds", "member:** 2", "**Clock:** slow"):
        assert line in shown
    assert "live: 90 seconds" in await said(club.ada, "/settings time", clock="live")
    assert "everyone" in await said(club.ada, "/settings openers")
    assert "every channel I can write in" in await said(club.ada, "/settings everywhere")


def chosen(control: dict[str, Any]) -> list[str]:
    """Return the chosen values of a select."""
    if control["type"] == Kind.STRING_SELECT:
        return [option["label"] for option in control["options"] if option.get("default")]
    return [str(value["id"]) for value in control.get("default_values", ())]


async def panel_of(club: Club, person: Visitor) -> dict[str, Any]:
    """Return the panel of the settings."""
    message = (await person.command("/settings show")).message
    assert message is not None
    return message


async def test_the_panel_shows_what_is_chosen_and_changes_it(club: Club) -> None:
    """Each control shows the present choice, and a press changes it on the panel itself."""
    message = await panel_of(club, club.ada)
    table = club.pg.channel("cake-table")
    role = managing_role(club)
    for prompt, value, shown in (
        ("Channels: every channel", table.id, f"**Channels:** <#{table.id}>"),
        ("Who opens tables: everyone", role, f"**Who opens tables:** <@&{role}>"),
        ("Tables per member", "page:settings:tables.2", "**Tables per member:** 2"),
        ("Change the clock…", "page:settings:clock.slow", "**Clock:** slow"),
    ):
        answer = await club.ada.choose(message, prompt, [value])
        assert answer.kind is AnswerKind.UPDATE
        assert answer.message is not None
        message = answer.message
        assert shown in club.ada.text(message)
    selects = [control for control in club.ada.controls(message) if control["type"] != Kind.BUTTON]
    assert [chosen(select) for select in selects] == [
        [str(table.id)],
        [str(role)],
        ["Tables per member: 2"],
        ["Clock: slow"],
    ]
    answer = await club.ada.press(message, "Posts")
    assert answer.message is not None
    answer = await club.ada.choose(answer.message, "Choose a language", ["page:settings:language.de"])
    assert answer.message is not None
    assert "**Language:** Deutsch" in club.ada.text(answer.message)
    answer = await club.ada.press(answer.message, "Threads")
    assert answer.message is not None
    assert "one for each table" in club.ada.text(answer.message)
    (row,) = await club.bot.store.preferences.servers()
    assert (row.channels, row.opener_role_id, row.tables_each) == ((table.id,), role, 2)
    assert (row.clock, row.language, row.threads) == ("slow", "de", True)
    answer = await club.ada.press(answer.message, "Tables")
    assert answer.message is not None
    nothing = await club.ada.choose(answer.message, "Channels: every channel", [])
    assert "every channel I can write in" in club.ada.text(nothing.message)


@pytest.mark.parametrize("prompt", ["Channels: every channel", "Who opens tables: everyone"])
async def test_a_forged_choice_of_another_kind_is_refused_and_not_stored(club: Club, prompt: str) -> None:
    """A role's id is no channel, a channel's id is no role, and neither is the id of nothing."""
    role, channel = managing_role(club), club.pg.channel("cake-table").id
    is_of_channels = prompt.startswith("Channels")
    for value in (role if is_of_channels else channel, 12345):
        message = await panel_of(club, club.ada)
        select = next(one for one in club.ada.controls(message) if one.get("placeholder") == prompt)
        kind = Kind.ROLE_SELECT if value == role else Kind.CHANNEL_SELECT
        forged = {**select, "type": kind}
        seen = {**message, "components": [{"type": 1, "components": [forged]}]}
        answer = await club.ada.choose(seen, forged, [value], stale=True)
        assert "no longer in use" in club.ada.text(answer.message)
    server = club.bot.preferences.server(club.pg.guild.id)
    assert (server.channels, server.opener_role_id) == ((), None)


async def test_a_panel_changes_nothing_for_somebody_who_no_longer_manages_the_server(club: Club) -> None:
    club.pg.world.members[club.pg.guild.id, club.ben.id].roles.append(managing_role(club))
    message = await panel_of(club, club.ben)
    posts = (await club.ben.press(await panel_of(club, club.ben), "Posts")).message
    assert posts is not None
    club.pg.world.members[club.pg.guild.id, club.ben.id].roles.remove(managing_role(club))
    for pressed in (
        await club.ben.press(posts, "Threads"),
        await club.ben.press(message, "Posts"),
        await club.ben.choose(message, "Change the clock…", ["page:settings:clock.slow"]),
        await club.ben.choose(message, "Channels: every channel", [club.pg.channel("cake-table").id]),
    ):
        assert "Only server managers" in club.ben.text(pressed.message)
    assert await club.bot.store.preferences.servers() == (
        ServerSettings(guild_id=club.pg.guild.id, threads=False),
    )


def managing_role(club: Club) -> int:
    """Return the role of those who manage the server."""
    return next(role.id for role in club.pg.world.roles_of(club.pg.guild.id) if role.name == "Managers")


async def test_settings_are_kept(club: Club) -> None:
    await said(club.ada, "/settings tables", most=1)
    (row,) = await club.bot.store.preferences.servers()
    assert (row.guild_id, row.tables_each) == (club.pg.guild.id, 1)


async def test_only_members_who_may_manage_the_server_see_the_settings(club: Club) -> None:
    (command,) = (command for command in club.bot.client.tree.get_commands() if command.name == "settings")
    assert command.default_permissions is not None
    assert command.default_permissions.manage_guild


async def test_tables_open_only_in_the_named_channels(club: Club) -> None:
    await club.pg.create_channel("cellar")
    await said(club.ada, "/settings channel", where=club.pg.channel("cellar"))
    refused = await said(club.ben, "/duel new")
    assert f"This server plays in <#{club.pg.channel('cellar').id}>" in refused
    await club.ben.command("/duel new", channel="cellar")
    assert club.posts(channel="cellar")
    await club.ada.command("/duel new")
    assert club.posts(), "a member who can change the list is not bound by it"


async def test_only_the_named_role_opens_tables(club: Club) -> None:
    role = club.pg.world.add_role(club.pg.guild, "Bakers", Permission(0))
    await said(club.ada, "/settings openers", role=role)
    assert f"only <@&{role.id}> can open tables" in await said(club.ben, "/auf new")
    assert not club.posts()


async def test_nobody_sits_at_more_tables_than_the_server_allows(club: Club) -> None:
    await said(club.ada, "/settings tables", most=1)
    await club.ada.command("/duel new")
    assert "You are already at 1 table on this server" in await said(club.ada, "/bakery new")
    await club.ben.command("/bakery new")
    joined = await club.ada.press(club.post(), "Join")
    assert "You are already at 1 table on this server" in club.ada.text(joined.message)
    again = await club.ben.press(club.post(), "Join")
    assert "You are already at this table" in club.ben.text(again.message)


async def test_a_table_has_the_clock_of_the_server(club: Club) -> None:
    await said(club.ada, "/settings time", clock="relaxed", seconds=7200)
    await said(club.ada, "/settings clock", clock="relaxed")
    await club.ben.command("/duel new")
    assert "2 hours" in club.words()


async def test_every_missing_permission_is_named(club: Club) -> None:
    club.pg.faults.deny("SEND_MESSAGES", "cake-table")
    club.pg.faults.deny("READ_MESSAGE_HISTORY", "cake-table")
    refused = await said(club.ben, "/duel new")
    assert "I'm missing the permissions Send Messages, Read Message History" in refused
    assert "**Edit Channel**, **Permissions**" in refused


async def test_ending_a_table_shows_the_reason_in_its_post(club: Club) -> None:
    await club.seat(club.ben, club.cleo)
    (row,) = await club.bot.store.tables.of_server(club.pg.guild.id)
    refused = await said(club.ben, "/table end", table=row.id, reason="I lose")
    assert "Only server managers" in refused
    assert "There is no such table here" in await said(club.ada, "/table end", table="nonsense", reason="x")
    (choice,) = await club.ada.autocomplete("/table end", option="table", reason="x")
    assert choice["value"] == row.id
    assert "✅ The table has ended." in await said(
        club.ada, "/table end", table=row.id, reason="the *bell* has rung"
    )
    await club.settled()
    assert "ended this table: the *bell* has rung. It doesn't count." in club.words().replace("\\", "")
    assert club.is_finished()
    assert not club.ben.dms(), "the hands are deleted"
    stored = await club.bot.store.tables.get(row.id)
    assert stored is not None
    assert stored.phase is Phase.OVER
    assert [seat.place for seat in stored.seats] == [None, None]


async def test_a_lobby_can_be_ended_too(club: Club) -> None:
    await club.ben.command("/duel new")
    (row,) = await club.bot.store.tables.of_server(club.pg.guild.id)
    await said(club.ada, "/table end", table=row.id, reason="closing time")
    await club.settled()
    assert "ended this table: closing time" in club.words()
    assert not club.ben.controls(club.post())


async def test_a_server_without_direct_messages_shows_hands_on_request(club: Club) -> None:
    await said(club.ada, "/settings messages", offered=False)
    await club.seat(club.ada, club.ben)
    assert not club.ada.dms()
    shown = await club.ada.press(club.post(), "My hand")
    assert "Your hand" in club.ada.text(shown.message)


async def test_a_server_is_forgotten_thirty_days_after_the_bot_has_left_it(club: Club) -> None:
    """And not if the bot comes back in time."""
    retention = club.bot.retention
    preferences, store = club.bot.preferences, club.bot.store
    guild = await club.pg.add_guild("Elsewhere")
    duel = GAMES["duel"]
    await club.bot.lobbies.open_lobby(
        duel, duel.Options(), Member(1, "Ada"), NewTable(guild_id=guild.id, channel_id=1, seconds=90)
    )
    await club.pg.kick_bot(guild)
    await club.ada.wait_for(lambda: preferences.server(guild.id).left_at)
    await preferences.change_server(guild.id, left_at=time.time() - KEPT_FOR_SECONDS + 60)
    await retention.forget_servers()
    assert guild.id in await store.guilds()
    await preferences.change_server(guild.id, left_at=time.time() - KEPT_FOR_SECONDS)
    await retention.forget_servers()
    assert guild.id not in await store.guilds()
    assert guild.id not in [row.guild_id for row in await store.preferences.servers()]


async def test_hashes_of_forgotten_members_are_deleted_after_their_day(club: Club) -> None:
    today, yesterday = day_at(time.time()), day_at(time.time() - 86_400)
    store = club.bot.store
    for day in (today, yesterday):
        await store.daily.add_table(daily(day, day=day, guild_id=DIRECT), guild_id=DIRECT)
        await store.daily.keep_tries(ANNA, day)
    await store.drop_member(ANNA)
    await club.bot.retention.forget_servers()
    await store.daily.add_table(daily("again", day=yesterday, guild_id=DIRECT), guild_id=DIRECT)
    with pytest.raises(TableMovedOn):
        await store.daily.add_table(daily("once", day=today, guild_id=DIRECT), guild_id=DIRECT)


async def test_servers_left_or_joined_while_the_bot_was_away_are_recorded(club: Club) -> None:
    retention = club.bot.retention
    preferences, duel = club.bot.preferences, GAMES["duel"]
    host = Member(1, "Ada")
    for guild_id in (7, club.pg.guild.id):
        await club.bot.lobbies.open_lobby(
            duel, duel.Options(), host, NewTable(guild_id=guild_id, channel_id=1, seconds=90)
        )
    await preferences.change_server(club.pg.guild.id, left_at=5.0)
    await preferences.change_server(8, tables_each=2)
    await retention.forget_servers()
    assert preferences.server(8).left_at is not None, "of this server only settings are kept"
    assert preferences.server(7).left_at is not None
    assert preferences.server(club.pg.guild.id).left_at is None


async def test_servers_left_long_ago_are_deleted_even_if_the_bot_restarts_daily(tmp_path: Path) -> None:
    duel, host, path = GAMES["duel"], Member(1, "Ada"), tmp_path / "cake.sqlite3"
    async with Playground(rate_limits=False, schema=SCHEMA) as pg:
        first = await open_store(path)
        async with running(pg, first) as bot:
            await until(bot.retention.forget_servers.is_running)
            bot.retention.forget_servers.cancel()  # it would note that the servers 7 and 8 are left now
            for guild_id in (7, 8, pg.guild.id):
                await bot.lobbies.open_lobby(
                    duel, duel.Options(), host, NewTable(guild_id=guild_id, channel_id=1, seconds=90)
                )
            now = time.time()
            await bot.preferences.change_server(7, left_at=now - KEPT_FOR_SECONDS, tables_each=3)
            await bot.preferences.change_server(8, left_at=now - KEPT_FOR_SECONDS + 3600, tables_each=3)
            # The bot was invited again while it was not running: this server must stay.
            left_at = now - KEPT_FOR_SECONDS - 3600
            await bot.preferences.change_server(pg.guild.id, left_at=left_at, tables_each=4)
        store = await open_store(path)
        async with running(pg, store) as bot:
            retention = bot.retention
            async with asyncio.timeout(60):
                while not retention.forget_servers.is_running() or 7 in await store.guilds():
                    await asyncio.sleep(0.01)
            assert await store.guilds() == {8, pg.guild.id}
            kept = {
                row.guild_id: (row.tables_each, row.left_at is None)
                for row in await store.preferences.servers()
            }
            assert kept == {8: (3, False), pg.guild.id: (4, True)}
