"""The first minute: the page of /play, a game that starts at once, the lobby with its teams, and the welcome."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.tables.session import Session
from data.sqlite.database import open_store
from games.catalog import GAMES
from playground import AnswerKind, Playground, Visitor
from playground.people import reading
from playground.world.components import Kind, walk
from playground.world.feed import Happening
from playground.world.nouns import Guild, Thread
from playground.world.payloads import guild_create_json, message_json
from playground.world.permissions import Permission
from tests.endtoend.play import SCHEMA, Club, running
from tests.endtoend.test_pictures import pictures, whispered
from tests.waiting import until


async def page(club: Club, person: Visitor, command: str = "/play") -> dict[str, Any]:
    """Return the page of the games, which only this person sees."""
    answer = await person.command(command)
    assert answer.ephemeral
    assert answer.message is not None
    return answer.message


def button(message: dict[str, Any], word: str, *of: str) -> dict[str, Any]:
    """Return the button of a game on the page; for "Play now" a level may follow."""
    wanted = f"page:play:{'.'.join((word, *of))}"
    return next(part for _, part in walk(message["components"]) if part.get("custom_id") == wanted)


async def only_table(club: Club) -> Session:
    (row,) = await club.bot.store.tables.unfinished()
    return await club.bot.tables.session(row.id)


# /play


async def test_the_page_names_the_settings_only_for_members_who_may_change_them(club: Club) -> None:
    assert "/settings show" in club.ada.text(await page(club, club.ada))
    assert "/settings" not in club.ben.text(await page(club, club.ben))


async def test_the_page_offers_each_game_with_a_line_and_three_ways_to_start(club: Club) -> None:
    message = await page(club, club.ben)
    for game, line in (
        ("**Cake Duel**: Bluff", "duel"),
        ("**You Take the Cake**: Hire", "bakeries"),
        ("**Cake Auf!**: Bake", "auf"),
    ):
        assert game in club.ben.text(message)
        assert [button(message, word, line)["label"] for word in ("now", "table", "learn")] == [
            "Play now",
            "Open table",
            "Learn",
        ]
    rows = [part["components"] for _, part in walk(message["components"]) if part["type"] == Kind.ACTION_ROW]
    assert max(map(len, rows)) <= 4


async def test_the_page_shows_an_image_of_the_games() -> None:
    async with Playground(rate_limits=False, schema=SCHEMA) as pg, running(pg, draws=True) as bot:
        club = Club(pg, bot)
        await page(club, club.ben)
        (picture,) = pictures(await whispered(club.ben))
        assert picture["description"].startswith("Cake Duel, You Take the Cake, Cake Auf!")


@pytest.mark.parametrize("key", GAMES)
async def test_play_now_starts_a_game_against_a_house_player_at_once(club: Club, key: str) -> None:
    message = await page(club, club.ben)
    answer = await club.ben.press(message, button(message, "now", key))
    assert answer.kind is AnswerKind.UPDATE, (
        "the page gives way, so that a second press starts no second game"
    )
    assert answer.message is not None
    assert not club.ben.controls(answer.message)
    await club.settled()
    session = await only_table(club)
    assert f"/{club.post()['id']}" in club.ben.text(club.ben.now(answer.message)), "it links to the table"
    assert [seat.user_id for seat in session.table.seats] == [club.ben.id, None]
    assert session.table.secret is not None
    assert club.ben.can_press(club.post(), "My hand")
    assert not [one for one in club.ben.messages("cake-table") if one["pings_me"]], "they are here"


async def test_play_now_stays_where_it_began_where_the_server_uses_threads(club: Club) -> None:
    await club.ada.command("/settings threads", wanted=True)
    message = await page(club, club.ben)
    await club.ben.press(message, button(message, "now", "duel"))
    await club.settled()
    session = await only_table(club)
    async with asyncio.timeout(60):
        while session.progress.turn == session.progress.first_turn:
            await club.settled()
            if session.actors == {0}:
                await club.press(club.ben, "Pass" if club.ben.can_press(club.post(), "Pass") else "Accept")
            await asyncio.sleep(0.005)
    await club.settled()
    assert not [channel for channel in club.pg.world.channels.values() if isinstance(channel, Thread)]
    assert club.ben.can_press(club.post(), "My hand")


async def test_open_a_table_shows_a_lobby_here(club: Club) -> None:
    message = await page(club, club.ben)
    await club.ben.press(message, button(message, "table", "auf"))
    await club.settled()
    assert "starts the game" in club.words()
    await club.press(club.cleo, "Join")
    await club.press(club.ben, "Start")
    assert (await only_table(club)).table.game == "auf"


async def test_learn_opens_a_private_lesson(club: Club) -> None:
    message = await page(club, club.ben)
    answer = await club.ben.press(message, button(message, "learn", "duel"))
    assert "Your lesson is in <#" in club.ben.text(answer.message)
    await club.settled()
    assert (await only_table(club)).table.is_tutorial
    assert not club.posts()


async def test_a_start_that_is_refused_says_why_and_changes_nothing(club: Club) -> None:
    message = await page(club, club.ben)
    club.pg.faults.deny("SEND_MESSAGES", "cake-table")
    for word in ("now", "table", "learn"):
        refused = await club.ben.press(message, button(message, word, "duel"))
        assert refused.ephemeral
        assert "I'm missing the permission “Send Messages”" in club.ben.text(refused.message)
    assert not await club.bot.store.tables.unfinished()


async def test_a_game_that_nobody_has_is_an_unknown_control(club: Club) -> None:
    message = await page(club, club.ben)
    control = button(message, "now", "duel")
    control["custom_id"] = "page:play:now.chess"
    refused = await club.ben.press(message, control, stale=True)
    assert not await club.bot.store.tables.unfinished()
    assert refused.ephemeral


# The lobby


async def test_a_lobby_says_what_the_game_is_and_opens_its_rules(club: Club) -> None:
    await club.ada.command("/bakery new")
    assert "Hire a chef, give bad cakes away" in club.words()
    rules = await club.press(club.cleo, "Rules")
    assert rules.ephemeral
    assert "You Take the Cake: " in club.cleo.text(rules.message)


async def test_members_choose_their_team_in_the_lobby(club: Club) -> None:
    """Ada and Ben want to play together, and the seats are dealt so that they do."""
    await club.ada.command("/duel new", mode="team")
    assert "1 free seat*" in club.words()
    assert "2 free seats*" in club.words()
    await club.press(club.ben, "Team 1")
    text = club.words()
    first, second = text.index("**Team 1**"), text.index("**Team 2**")
    assert first < text.index(club.ada.mention, first) < second
    assert first < text.index(club.ben.mention) < second
    assert not club.cleo.can_press(club.post(), "Team 1"), "it is full"
    await club.press(club.cleo, "Team 2")
    early = await club.ada.press(club.post(), "Start")
    assert "needs 4 players" in club.ada.text(early.message)
    await club.press(club.dov, "Team 2")
    await club.press(club.ada, "Start")
    session = await only_table(club)
    assert [seat.user_id for seat in session.table.seats] == [
        club.ada.id,
        club.cleo.id,
        club.ben.id,
        club.dov.id,
    ]


async def test_a_member_changes_their_team(club: Club) -> None:
    await club.ada.command("/duel new", mode="team")
    await club.press(club.ben, "Team 1")
    await club.press(club.ben, "Team 2")
    text = club.words()
    assert text.index("**Team 2**") < text.index(club.ben.mention)
    again = await club.ben.press(club.post(), "Team 2")
    assert "You are already at this table" in club.ben.text(again.message)


async def test_a_full_team_takes_nobody(club: Club) -> None:
    await club.ada.command("/duel new", mode="team")
    open_team = club.post()
    await club.press(club.ben, "Team 1")
    before = await club.bot.store.tables.unfinished()
    refused = await club.cleo.press(open_team, "Team 1", stale=True)
    assert "Team 1 has no free seat" in club.cleo.text(refused.message)
    assert await club.bot.store.tables.unfinished() == before


async def test_who_leaves_a_team_frees_their_seat_and_moves_nobody(club: Club) -> None:
    await club.ada.command("/duel new", mode="team")
    await club.press(club.ben, "Team 2")
    await club.press(club.cleo, "Team 1")
    await club.press(club.ben, "Leave")
    text = club.words()
    assert text.index("**Team 1**") < text.index(club.cleo.mention) < text.index("**Team 2**")
    await club.press(club.cleo, "Cut the deck…")
    shown = await club.dov.command("/table list")
    assert club.cleo.mention in club.dov.text(shown.message), (
        "an empty seat between others is no trouble elsewhere"
    )
    await club.press(club.ada, "Add house player")
    text = club.words()
    assert text.index("**Team 2**") < text.index("🤖"), "a house player takes the first free seat"


# The welcome


def written_in(club: Club, guild: Guild) -> list[tuple[str | None, str]]:
    """Return the bot's messages in a server, each after its channel."""
    world = club.pg.world
    return [
        (channel.name, reading.text(message_json(world, message)))
        for channel in world.channels_of(guild.id)
        for message in world.messages_in(channel.id)
        if message.only_for is None
    ]


async def invited(club: Club, *channels: str, system: str | None = None, closed: str = "") -> Guild:
    """Return a server that has just invited the bot; it may not write in the channel named ``closed``."""
    world = club.pg.world
    guild = world.add_guild("Elsewhere", owner=club.pg.member("Ada"))
    for name in channels:
        channel = world.add_text_channel(guild, name)
        if name == system:
            guild.system_channel_id = channel.id
        if name == closed:
            denied = int(Permission.SEND_MESSAGES)
            channel.overwrites.append({"id": guild.id, "type": 0, "allow": 0, "deny": denied})
    await club.pg.join(world.user(world.bot_id), guild)
    await club.settled()
    return guild


@pytest.mark.parametrize(
    ("system", "closed", "where"),
    [
        ("hall", "", ["hall"]),
        ("hall", "hall", ["lobby"]),
        (None, "lobby", ["hall"]),
    ],
)
async def test_the_welcome_stands_where_the_bot_may_write(
    club: Club, system: str | None, closed: str, where: list[str]
) -> None:
    guild = await invited(club, "lobby", "hall", system=system, closed=closed)
    written = written_in(club, guild)
    assert [channel for channel, _ in written] == where
    assert "Cake Club is here" in written[0][1]


async def test_no_welcome_is_written_where_the_bot_may_write_nowhere(club: Club) -> None:
    guild = await invited(club, "hall", closed="hall")
    assert not written_in(club, guild)


@pytest.mark.parametrize("trouble", ["fail", "lose_answer"])
async def test_the_welcome_is_written_once_though_discord_fails(
    club: Club, monkeypatch: pytest.MonkeyPatch, trouble: str
) -> None:
    monkeypatch.setattr("bot.tasks.FIRST_WAIT_SECONDS", 0.02)
    getattr(club.pg.faults, trouble)("POST /channels/{channel_id}/messages")
    guild = await invited(club, "hall")
    await until(lambda: club.bot.preferences.server(guild.id).is_welcomed)
    await club.settled()
    assert len(written_in(club, guild)) == 1


async def test_the_welcome_leads_to_the_games(club: Club) -> None:
    guild = await invited(club, "hall")
    (channel,) = club.pg.world.channels_of(guild.id)
    (message,) = club.pg.world.messages_in(channel.id)
    answer = await club.ada.press(message_json(club.pg.world, message), "Open a table")
    assert answer.ephemeral
    assert answer.message is not None
    assert "**Cake Duel**: Bluff" in club.ada.text(answer.message)
    assert len(written_in(club, guild)) == 1


async def test_a_server_is_welcomed_once(tmp_path: Path) -> None:
    """Not again when Discord reports it after an outage, when the bot starts again, or when it is invited again."""
    path = tmp_path / "club.sqlite"
    async with Playground(rate_limits=False, schema=SCHEMA) as pg:
        async with running(pg, await open_store(path)) as bot:
            club = Club(pg, bot)
            guild = await invited(club, "hall")
            assert len(written_in(club, guild)) == 1
            await reported_as_joined(club, guild)
            assert len(written_in(club, guild)) == 1
        async with running(pg, await open_store(path)) as bot:
            club = Club(pg, bot)
            await club.settled()
            await pg.kick_bot(guild)
            await pg.join(pg.world.user(pg.world.bot_id), guild)
            await club.settled()
            assert len(written_in(club, guild)) == 1


async def test_a_server_of_an_older_release_is_not_welcomed_after_an_outage(club: Club) -> None:
    bot = club.pg.world.members[club.pg.guild.id, club.pg.world.bot_id]
    bot.joined_at = "2024-01-01T00:00:00.000000+00:00"
    await reported_as_joined(club, club.pg.guild)
    assert not written_in(club, club.pg.guild)


async def reported_as_joined(club: Club, guild: Guild) -> None:
    """Let Discord report a server as it does when the bot has joined it."""
    joined = guild_create_json(club.pg.world, guild)
    del joined["unavailable"]
    club.pg.services.stage.feed.tell(Happening("GUILD_CREATE", joined, guild.id))
    await club.settled()
