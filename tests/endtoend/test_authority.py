"""Who may do what at which table: the same checks by command and by control."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.errors import Refused
from bot.tables.commands import TableAction, TableActionKind
from bot.tables.lobby import Member, NewTable
from cogs.permissions import check_server
from data.records.tables import Phase
from games.catalog import GAMES
from playground import Visitor
from playground.world.permissions import Permission
from playground.world.places import open_dm
from tests.endtoend.play import Club, leaves

DUEL = GAMES["duel"]


async def told(person: Visitor, command: str, **options: Any) -> str:
    """Return the answer to this person."""
    answer = await person.command(command, **options)
    return person.text(answer.message)


async def over(club: Club, guild_id: int, channel_id: int) -> str:
    """Return the id of a finished duel of Ada and Ben in some server."""
    lobbies = club.bot.lobbies
    ada, ben = (Member(person.id, person.mention) for person in (club.ada, club.ben))
    row = await lobbies.open_lobby(
        DUEL, DUEL.Options(), ada, NewTable(guild_id=guild_id, channel_id=channel_id, seconds=90)
    )
    await lobbies.join(row.id, ben)
    await lobbies.start(row.id, ada.id)
    await club.bot.tables.apply(row.id, ben.id, TableAction(TableActionKind.CONCEDE))
    return row.id


async def lobbies(club: Club, guild_id: int) -> list[str]:
    rows = await club.bot.store.tables.of_server(guild_id)
    return [row.id for row in rows if row.phase is Phase.LOBBY]


async def test_a_table_of_another_server_cannot_be_played_again_from_here(club: Club) -> None:
    guild = await club.pg.add_guild("Elsewhere")
    channel = await club.pg.create_channel("den", guild)
    table_id = await over(club, guild.id, channel.id)
    assert "There is no such table here" in await told(club.ben, "/table again", table=table_id)
    assert "There is no such table here" in await told(club.ben, "/table watch", table=table_id)
    assert await lobbies(club, guild.id) == []
    assert await lobbies(club, club.pg.guild.id) == []


async def test_a_control_counts_only_in_the_server_of_its_table(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    (row,) = await club.bot.store.tables.of_server(club.pg.guild.id)

    class Elsewhere:
        guild_id = row.guild_id + 1

    with pytest.raises(Refused, match="no-such-table"):
        check_server(row, Elsewhere())  # type: ignore[arg-type]
    Elsewhere.guild_id = row.guild_id
    check_server(row, Elsewhere())  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "control",
    [
        "cake:{id}:0:!sure.concede",
        "cake:{id}:0:!mute",
        "page:preferences:toggle.rolls",
        "page:history:0.any.1",
    ],
)
async def test_a_forged_control_never_replaces_the_post_of_a_table(club: Club, control: str) -> None:
    await club.seat(club.ada, club.ben)
    (row,) = await club.bot.store.tables.of_server(club.pg.guild.id)
    post = club.post()
    before = club.words()
    forged = {**club.ada.controls(post)[0], "custom_id": control.format(id=row.id)}
    seen = {**post, "components": [{"type": 1, "components": [forged]}]}
    for person in (club.ada, club.cleo):
        answer = await person.press(seen, forged, stale=True)
        assert answer.ephemeral
        await club.settled()
        assert club.words() == before


@pytest.mark.parametrize(
    "control",
    [
        "page:replay:first.{old}.all.0",
        "page:replay:as.{old}.all.0",
        "page:rulebook:duel.turn",
        "cake:{id}:0:!take.{ada}.{cleo}.1",
    ],
)
async def test_a_press_edits_only_a_message_that_has_its_control(club: Club, control: str) -> None:
    old = await over(club, club.pg.guild.id, club.pg.channel("cake-table").id)
    await club.settled()
    await club.seat(club.ada, club.ben)
    post = club.post()
    (row,) = await club.bot.store.tables.of_server(club.pg.guild.id)
    await club.ada.command("/table offer", member=club.cleo)
    ids = {"id": row.id, "old": old, "ada": club.ada.id, "cleo": club.cleo.id}
    forged = {**club.ada.controls(post)[0], "custom_id": control.format(**ids)}
    answer = await club.cleo.press(post, forged, stale=True)
    assert answer.ephemeral
    await club.settled()
    (shown,) = (one for one in club.posts() if one["id"] == post["id"])
    assert "Table…" in [one["label"] for one in club.ada.controls(shown)]


@pytest.mark.parametrize(
    "control", ["!join", "!start", "!cancel", "!leave", "!house", "!cut", "!watch", "!table"]
)
async def test_controls_of_a_lobby_count_only_in_its_server(club: Club, control: str) -> None:
    await club.ada.command("/duel new")
    (row,) = await club.bot.store.tables.of_server(club.pg.guild.id)
    for person in (club.ada, club.dov):
        dm = open_dm(club.pg.services.stage, person.id)
        page = await person.command("/play", channel=dm.id)
        assert page.message is not None
        forged = {**person.controls(page.message)[0], "custom_id": f"cake:{row.id}:0:{control}"}
        refused = await person.press(page.message, forged, stale=True)
        assert "That table no longer exists" in person.text(refused.message)
    (after,) = await club.bot.store.tables.of_server(club.pg.guild.id)
    assert (after.phase, after.seats, after.revision) == (row.phase, row.seats, row.revision)


async def test_only_a_player_is_asked_whether_they_give_up(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    (row,) = await club.bot.store.tables.of_server(club.pg.guild.id)
    post = club.post()
    forged = {**club.ada.controls(post)[0], "custom_id": f"cake:{row.id}:0:!sure.concede"}
    seen = {**post, "components": [{"type": 1, "components": [forged]}]}
    refused = await club.cleo.press(seen, forged, stale=True)
    assert "not at this table" in club.cleo.text(refused.message)


async def test_play_again_needs_the_right_to_open_tables(club: Club) -> None:
    role = club.pg.world.add_role(club.pg.guild, "Bakers", Permission(0))
    table_id = await over(club, club.pg.guild.id, club.pg.channel("cake-table").id)
    await club.ada.command("/settings openers", role=role)
    assert "can open tables" in await told(club.ben, "/table again", table=table_id)
    await club.ada.command("/settings openers")
    cellar = await club.pg.create_channel("cellar")
    await club.ada.command("/settings channel", where=cellar)
    assert "This server plays in" in await told(club.ben, "/table again", table=table_id)
    assert await lobbies(club, club.pg.guild.id) == []
    answer = await club.ben.command("/table again", channel="cellar", table=table_id)
    await club.settled()
    assert "Your table is below" in club.ben.text(answer.message)
    assert "seat held for you" in club.words("cellar"), "it opens where it may be opened"


async def test_settings_need_the_permission_to_manage_the_server_even_if_the_commands_are_visible(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server can show the commands to everybody by its own overwrites."""
    monkeypatch.setattr(discord.Interaction, "permissions", discord.Permissions.none())
    assert "Only server managers" in await told(club.ada, "/settings tables", most=1)
    assert {row.tables_each for row in await club.bot.store.preferences.servers()} == {5}


async def test_a_player_at_a_table_of_another_game_is_told_which(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    answer = await told(club.ada, "/auf pass")
    assert "Your table here plays Cake Duel: https://discord.com/channels/" in answer
    await club.cleo.command("/auf new")
    assert "The game at your table hasn't started yet: https://discord.com/channels/" in await told(
        club.cleo, "/auf pass"
    )
    assert "You have no table here" in await told(club.dov, "/auf pass")


async def test_verify_says_why_a_lesson_has_nothing_to_verify(club: Club) -> None:
    await club.ada.command("/tutorial", game="duel")
    await club.settled()
    (row,) = await club.bot.store.tables.of_server(club.pg.guild.id)
    assert "This is a lesson" in await told(club.ada, "/verify", table=row.id)
    await leaves(club.ada)
    await club.settled()
    assert "This is a lesson" in await told(club.ada, "/verify", table=row.id)


async def test_a_lobby_says_when_it_closes_and_that_it_has(club: Club) -> None:
    await club.ada.command("/duel new")
    assert "🕰️ Closes <t:" in club.words()
    (row,) = await club.bot.store.tables.of_server(club.pg.guild.id)
    await club.bot.store.tables.change_lobby(replace(row, due_at=1.0, revision=row.revision + 1))
    await club.bot.deadlines.on_timeout(row.id)
    await club.settled()
    assert "closed because nothing happened here for 24 hours" in club.words()
    assert not club.ada.controls(club.post())
