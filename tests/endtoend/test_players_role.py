"""The role whose members are told when a table waits: how it is set, given, called and lost."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from data.records.settings import ServerSettings
from data.sqlite.database import open_store
from playground import Playground, Visitor
from playground.world.nouns import Role
from playground.world.permissions import EVERYONE, Permission
from playground.world.places import tell_channel
from playground.world.roles import create_role, delete_role, tell_role
from tests.endtoend.play import SCHEMA, Club, running
from tests.endtoend.test_server_settings import said
from tests.features import player_calls

BUTTON = "Ping me for tables"


def role_of_bot(club: Club) -> Role:
    """Return the bot's own role."""
    return next(role for role in club.pg.world.roles_of(club.pg.guild.id) if role.name == "Cake Club")


def allow_roles(club: Club, permissions: Permission = EVERYONE | Permission.MANAGE_ROLES) -> None:
    """Let the bot manage roles."""
    role = role_of_bot(club)
    role.permissions = int(permissions)
    tell_role(club.pg.services.stage, "UPDATE", role)


async def players_role(club: Club, **options: Any) -> Role:
    """Let the bot manage roles, and create one for players that it can give."""
    allow_roles(club)
    role = create_role(club.pg.services.stage, club.pg.guild, "Players", **{"mentionable": True, **options})
    await club.settled()
    return role


async def with_role(club: Club) -> Role:
    """Set a role for players, and tell them at once."""
    player_calls(club.bot).waited_seconds = 0.0
    role = await players_role(club)
    assert f"<@&{role.id}>" in await said(club.ada, "/settings players-role", role=role)
    return role


def settings(club: Club) -> ServerSettings:
    return club.bot.preferences.server(club.pg.guild.id)


def holds(club: Club, person: Visitor, role: Role) -> bool:
    return role.id in club.pg.world.members[club.pg.guild.id, person.id].roles


def calls(club: Club, channel: str = "cake-table") -> list[dict[str, Any]]:
    """Return the messages that tell the players."""
    return [one for one in club.ada.messages(channel) if " needs " in one["content"]]


async def message_of(person: Visitor, command: str) -> dict[str, Any]:
    message = (await person.command(command)).message
    assert message is not None
    return message


# Setting it


async def test_a_role_is_set_and_left_out_again(club: Club) -> None:
    await with_role(club)
    assert "nobody (`/settings players-role`)" in await said(club.ada, "/settings players-role")
    assert settings(club).players_role_id is None


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"managed": True}, "belongs to an app or to Discord"),
        ({"permissions": EVERYONE | Permission.MANAGE_MESSAGES}, "has extra permissions here"),
        ({"position": 9}, "isn't below my own role"),
        ({"mentionable": False}, "Allow anyone to @mention this role"),
    ],
)
async def test_a_role_that_cannot_serve_is_refused_with_the_reason(
    club: Club, options: dict[str, Any], sentence: str
) -> None:
    role = await players_role(club, **options)
    assert sentence in await said(club.ada, "/settings players-role", role=role)
    assert settings(club).players_role_id is None


async def test_everyone_is_no_role_for_players(club: Club) -> None:
    everyone = club.pg.world.roles[club.pg.guild.id]
    assert "Everyone has this role already" in await said(club.ada, "/settings players-role", role=everyone)


async def test_the_permission_that_the_bot_lacks_is_named(club: Club) -> None:
    role = await players_role(club)
    allow_roles(club, EVERYONE)
    await club.settled()
    refused = await said(club.ada, "/settings players-role", role=role)
    assert "I'm missing the permission “Manage Roles”" in refused


async def test_the_bot_gives_no_role_for_people_who_may_not_give_it(club: Club) -> None:
    role = await players_role(club)
    managers = next(one for one in club.pg.world.roles_of(club.pg.guild.id) if one.name == "Managers")
    club.pg.world.members[club.pg.guild.id, club.ben.id].roles.append(managers.id)
    refused = await said(club.ben, "/settings players-role", role=role)
    assert "You can only choose a role that you could give yourself" in refused
    assert settings(club).players_role_id is None


# Getting it


@pytest.mark.parametrize("command", ["/play", "/preferences"])
async def test_a_member_gets_the_role_by_one_button_and_gives_it_back(club: Club, command: str) -> None:
    role = await with_role(club)
    message = await message_of(club.ben, command)
    given = await club.ben.press(message, BUTTON)
    assert holds(club, club.ben, role)
    assert given.message is not None
    await club.ben.press(given.message, BUTTON)
    assert not holds(club, club.ben, role)


async def test_without_a_role_there_is_no_button(club: Club) -> None:
    for command in ("/play", "/preferences"):
        message = await message_of(club.ben, command)
        assert not [one for one in club.ben.controls(message) if one.get("label") == BUTTON]


async def test_a_right_that_was_taken_from_the_bot_is_named_at_the_press(club: Club) -> None:
    role = await with_role(club)
    message = await message_of(club.ben, "/play")
    allow_roles(club, EVERYONE)
    await club.settled()
    refused = await club.ben.press(message, BUTTON)
    assert "Manage Roles" in club.ben.text(refused.message)
    assert not holds(club, club.ben, role)


async def test_a_role_that_became_powerful_is_given_to_nobody(club: Club) -> None:
    role = await with_role(club)
    message = await message_of(club.ben, "/play")
    role.permissions |= int(Permission.MANAGE_GUILD)
    tell_role(club.pg.services.stage, "UPDATE", role)
    await club.settled()
    refused = await club.ben.press(message, BUTTON)
    assert "has extra permissions here" in club.ben.text(refused.message)
    assert not holds(club, club.ben, role)


# Losing it


async def test_a_deleted_role_is_cleared_and_the_settings_say_so_until_another_is_chosen(club: Club) -> None:
    role = await with_role(club)
    message = await message_of(club.ben, "/play")
    delete_role(club.pg.services.stage, role)
    await club.settled()
    assert settings(club).players_role_id is None
    refused = await club.ben.press(message, BUTTON)
    assert "no role for players any more" in club.ben.text(refused.message)
    for _ in range(2):
        assert "was deleted. Choose another" in await said(club.ada, "/settings show")
    assert "was deleted" not in await said(club.ada, "/settings players-role")


async def test_a_role_that_was_deleted_while_nobody_looked_is_found_at_the_next_table(club: Club) -> None:
    await with_role(club)
    await club.bot.preferences.change_server(club.pg.guild.id, players_role_id=1234)
    await club.cleo.command("/duel new")
    await club.settled()
    await club.cleo.wait_for(lambda: settings(club).lost)
    assert settings(club).players_role_id is None
    assert not calls(club)
    assert "starts the game" in club.words()


# Calling it


async def test_the_players_are_told_once_of_a_table_and_nobody_else_is(club: Club) -> None:
    role = await with_role(club)
    club.pg.world.members[club.pg.guild.id, club.ben.id].roles.append(role.id)
    await club.ada.command("/auf new")
    await club.ada.wait_for(lambda: calls(club))
    (call,) = calls(club)
    assert call["mention_roles"] == [str(role.id)]
    assert not call["mentions"]
    assert not call["mention_everyone"]
    assert "needs 3 more players" in call["content"]
    assert next(one for one in club.ben.messages("cake-table") if one["id"] == call["id"])["pings_me"]
    await club.press(club.cleo, "Join")
    await club.press(club.cleo, "Leave")
    assert calls(club) == [call]


async def test_a_second_table_within_ten_minutes_is_not_told(club: Club) -> None:
    await with_role(club)
    await club.ada.command("/duel new")
    await club.ada.wait_for(lambda: calls(club))
    await club.ben.command("/duel new", channel="cake-table-two")
    await club.settled()
    seconds = await player_calls(club.bot).step(club.pg.guild.id)
    assert seconds is not None
    assert 590 < seconds <= 600
    assert not calls(club, "cake-table-two")


async def test_a_table_that_still_waits_after_ten_minutes_is_told_then(club: Club) -> None:
    await with_role(club)
    await club.ada.command("/duel new")
    await club.ada.wait_for(lambda: calls(club))
    await club.ben.command("/duel new", channel="cake-table-two")
    await club.settled()
    now = club.bot.tables.now
    club.bot.tables.now = lambda: now() + 601
    assert await player_calls(club.bot).step(club.pg.guild.id) is None
    assert len(calls(club, "cake-table-two")) == 1


async def test_a_full_table_calls_nobody(club: Club) -> None:
    await with_role(club)
    player_calls(club.bot).waited_seconds = 3600.0
    await club.ada.command("/duel new")
    await club.press(club.ben, "Join")
    player_calls(club.bot).waited_seconds = 0.0
    assert await player_calls(club.bot).step(club.pg.guild.id) is None
    assert not calls(club)


async def test_a_channel_where_the_bot_may_not_write_is_left_out(club: Club) -> None:
    await with_role(club)
    player_calls(club.bot).waited_seconds = 3600.0
    await club.ada.command("/duel new")
    channel = club.pg.channel("cake-table")
    denied = {"id": club.pg.guild.id, "type": 0, "allow": 0, "deny": int(Permission.SEND_MESSAGES)}
    channel.overwrites.append(denied)
    tell_channel(club.pg.services.stage, "UPDATE", channel)
    await club.settled()
    player_calls(club.bot).waited_seconds = 0.0
    assert await player_calls(club.bot).step(club.pg.guild.id) is None
    assert not calls(club)


async def test_a_table_that_waited_through_a_restart_is_told_once(tmp_path: Path) -> None:
    path = tmp_path / "club.sqlite"
    async with Playground(rate_limits=False, schema=SCHEMA) as pg:
        async with running(pg, await open_store(path)) as bot:
            club = Club(pg, bot)
            role = await players_role(club)
            await said(club.ada, "/settings players-role", role=role)
            player_calls(bot).waited_seconds = 3600.0
            await club.ada.command("/duel new")
            await club.settled()
            assert not calls(club)
        for _ in range(2):
            store = await open_store(path)
            async with running(pg, store, waited_seconds=0.0) as bot:
                club = Club(pg, bot)
                await club.ada.wait_for(lambda: calls(club))  # noqa: B023 - awaited at once
                assert await player_calls(bot).step(pg.guild.id) is None
                assert len(calls(club)) == 1
