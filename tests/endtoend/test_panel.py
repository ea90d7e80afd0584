"""The panel: put up by managers, kept current, found again, and enough to play every game without slash commands."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import discord
import pytest

from data.errors import StoreUnavailable
from data.sqlite.database import open_store
from games.catalog import GAMES
from playground import Playground, Visitor
from playground.world.nouns import Channel
from playground.world.payloads import message_json
from playground.world.permissions import Permission
from playground.world.places import create_thread, delete_channel, tell_channel
from tests.endtoend.play import SCHEMA, Club, gives_up, joins, running
from tests.endtoend.test_first_minute import button, invited, only_table, written_in
from tests.endtoend.test_server_settings import managing_role, said
from tests.endtoend.test_tutorial import Lesson
from tests.features import panels
from tests.waiting import until

Message = dict[str, Any]
NOBODY = "Nobody is waiting right now"


@pytest.fixture(autouse=True)
def edited_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Edit panels as soon as something has changed: the tests wait for that."""
    monkeypatch.setattr("cogs.channel_panel.posts.BETWEEN_EDITS_SECONDS", 0.01)
    monkeypatch.setattr("cogs.channel_panel.posts.POST_SECONDS", 0.01)


def panels_in(club: Club, channel: str = "cake-table") -> list[Message]:
    """Return the panels of a channel, oldest first."""
    return [one for one in club.posts(channel=channel) if club.ada.can_press(one, "My games")]


def panel(club: Club, channel: str = "cake-table") -> Message:
    """Return the only panel of a channel."""
    (found,) = panels_in(club, channel)
    return found


def shows(club: Club, words: str, channel: str = "cake-table") -> Callable[[], bool]:
    """Return a function that returns True once the panel of a channel has these words."""
    return lambda: any(words in club.ada.text(one) for one in panels_in(club, channel))


async def put_up(club: Club, channel: str = "cake-table") -> Message:
    """Put up a panel by Ada, who manages the server."""
    assert "The panel is at the end" in await said(club.ada, "/settings panel", channel=channel)
    await until(lambda: len(panels_in(club, channel)) == 1)
    return panel(club, channel)


async def shown_by(club: Club, person: Visitor, label: str, channel: str = "cake-table") -> Message:
    """Return the private page that a button of the panel shows."""
    answer = await person.press(panel(club, channel), label)
    assert answer.ephemeral, label
    assert answer.message is not None
    return answer.message


# Putting up, moving, taking down


async def test_a_panel_has_the_buttons_of_all_features_and_each_answers_only_the_person_who_pressed(
    club: Club,
) -> None:
    before = await put_up(club)
    assert [control["label"] for control in club.ada.controls(before)] == [
        *("Play", "My games", "Today's deals", "Tournaments"),
        *("Leaderboard", "Rules", "Preferences", "Help"),
    ]
    for label, words in (
        ("Play", "**Play now**"),
        ("My games", "You sit at no table here"),
        ("Today's deals", "Cake Duel"),
        ("Tournaments", "There is no tournament"),
        ("Leaderboard", "Nobody finished a rated game"),
        ("Rules", "which game?"),
        ("Preferences", "Your preferences"),
        ("Help", "What I can do"),
    ):
        assert words in club.ben.text(await shown_by(club, club.ben, label)), label
    await club.settled()
    assert panel(club) == before, "what one person reads changes nothing for the others"


async def test_only_people_who_manage_the_server_put_up_and_take_down_a_panel(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server can show the commands to everybody by its own overwrites."""
    before = await put_up(club)
    monkeypatch.setattr(discord.Interaction, "permissions", discord.Permissions.none())
    for options in ({}, {"here": False}):
        assert "Only server managers" in await said(club.ada, "/settings panel", **options)
    assert "Only server managers" in await said(club.ada, "/settings panel", channel="welcome")
    assert panel(club) == before
    assert not panels_in(club, "welcome")


async def test_the_command_moves_the_panel_to_the_end_of_its_channel(club: Club) -> None:
    first = await put_up(club)
    await club.ben.command("/duel new")
    await club.settled()
    assert club.post()["id"] != first["id"]
    await said(club.ada, "/settings panel")
    await until(lambda: [one["id"] for one in panels_in(club)] == [club.post()["id"]])
    assert panel(club)["id"] != first["id"]


async def test_a_panel_is_taken_down_and_there_is_none_to_take_down_any_more(club: Club) -> None:
    await put_up(club)
    assert "taken down" in await said(club.ada, "/settings panel", here=False)
    assert not panels_in(club)
    assert "There is no panel in this channel" in await said(club.ada, "/settings panel", here=False)
    await club.ben.command("/duel new")
    await club.settled()
    assert not panels_in(club)


async def test_two_channels_have_a_panel_each_and_both_are_current(club: Club) -> None:
    await put_up(club)
    await put_up(club, "welcome")
    await club.ben.command("/duel new")
    for channel in ("cake-table", "welcome"):
        await until(shows(club, club.ben.mention, channel))
    await said(club.ada, "/settings panel", channel="welcome", here=False)
    assert not panels_in(club, "welcome")
    await club.press(club.ben, "Cancel")
    await until(shows(club, NOBODY))


async def test_a_panel_without_a_permission_is_refused_and_the_permission_is_named(club: Club) -> None:
    club.pg.faults.deny("SEND_MESSAGES", "cake-table")
    refused = await said(club.ada, "/settings panel")
    assert "I can't keep a panel here: I'm missing Send Messages" in refused
    assert not panels_in(club)
    assert await club.bot.store.sent_messages.panels(club.pg.guild.id) == ()


# Kept current


async def test_a_panel_tells_who_waits_from_the_opening_of_a_lobby_until_its_start(club: Club) -> None:
    assert NOBODY in club.ada.text(await put_up(club))
    await club.ben.command("/auf new")
    await until(shows(club, "3 free seats"))
    lobby = club.post()
    await until(shows(club, f"/{lobby['id']})"))
    text = club.ada.text(panel(club))
    assert "Cake Auf!" in text
    assert club.ben.mention in text
    await club.press(club.cleo, "Join")
    await until(shows(club, "2 free seats"))
    await club.press(club.ben, "Start")
    await until(shows(club, NOBODY))
    assert not [
        one for one in club.ben.messages("cake-table") if one["pings_me"] and one["id"] == panel(club)["id"]
    ]


async def test_a_full_lobby_is_not_named(club: Club) -> None:
    await put_up(club)
    await club.ada.command("/duel new")
    await until(shows(club, "1 free seat"))
    await club.press(club.ben, "Join")
    await until(shows(club, NOBODY))
    await club.press(club.ben, "Leave")
    await until(shows(club, "1 free seat"))


async def test_a_panel_speaks_the_language_of_its_server(club: Club) -> None:
    await put_up(club)
    await club.ada.command("/settings language", language="de")
    await until(lambda: club.ada.can_press(club.posts()[-1], "Meine Spiele"))
    assert "Gerade wartet niemand" in club.ada.text(club.posts()[-1])


async def test_many_changes_of_a_moment_are_one_edit(club: Club) -> None:
    await put_up(club)
    live = panels(club.bot).live[club.pg.guild.id]
    live.between_edits_seconds = 3600.0
    await club.ada.command("/duel new")
    await until(shows(club, "1 free seat"))
    edited = panel(club)
    await club.press(club.ada, "Cancel")
    for _ in range(3):
        await club.cleo.command("/auf new")
        await club.press(club.cleo, "Cancel")
    assert panel(club) == edited
    assert not live.is_idle, "the next edit waits for its time"
    live._edit_at = 0.0
    await said(club.ada, "/settings panel", channel="welcome")  # a press is answered although an edit waits
    await until(shows(club, NOBODY))


async def test_an_old_panel_that_may_not_be_edited_now_is_edited_later_and_stays_in_its_place(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("playground.requests.ratelimits.OLD_EDITS", (1, 1.0))
    old = await put_up(club)
    club.pg.clock.advance(2 * 3600)
    for person in (club.ben, club.cleo):
        await person.command("/auf new")
        await until(shows(club, person.mention))
    await club.press(club.cleo, "Cancel")
    await until(lambda: club.cleo.mention not in club.ada.text(panel(club)))
    assert panel(club)["id"] == old["id"]


async def test_more_lobbies_than_have_room_are_counted(club: Club) -> None:
    await put_up(club)
    for person in (club.ben, club.cleo):
        for _ in range(3):
            await person.command("/auf new")
    await until(shows(club, "… and 1 more"))
    assert club.ada.text(panel(club)).count("free seats") == 5


# Deleted, restarted


async def test_a_panel_that_a_member_deleted_is_forgotten_and_can_be_put_up_again(club: Club) -> None:
    gone = await put_up(club)
    club.pg.world.drop_message(club.pg.world.message(club.pg.channel("cake-table").id, int(gone["id"])))
    store = club.bot.store.sent_messages
    await club.ben.command("/duel new")

    async def is_forgotten() -> bool:
        return not await store.panels(club.pg.guild.id)

    await until(is_forgotten)
    await until(lambda: club.pg.guild.id not in panels(club.bot).live)
    assert not panels_in(club)
    await put_up(club)


async def test_a_panel_whose_channel_was_deleted_is_forgotten_and_the_other_goes_on(club: Club) -> None:
    await put_up(club, "welcome")
    await put_up(club)
    delete_channel(club.pg.services.stage, club.pg.channel("welcome"))
    await club.ben.command("/duel new")
    await until(shows(club, club.ben.mention))

    async def channels() -> list[int]:
        return [one.channel_id for one in await club.bot.store.sent_messages.panels(club.pg.guild.id)]

    async def is_only_one() -> bool:
        return await channels() == [club.pg.channel("cake-table").id]

    await until(is_only_one)


async def test_a_panel_waits_while_the_bot_may_not_see_its_channel(club: Club) -> None:
    await put_up(club, "welcome")
    club.pg.faults.deny("VIEW_CHANNEL", "welcome")
    await club.ben.command("/duel new")
    await until(lambda: panels(club.bot).live[club.pg.guild.id].is_idle)
    assert NOBODY in club.ada.text(panel(club, "welcome"))
    club.pg.faults.allow("VIEW_CHANNEL", "welcome")
    await club.press(club.cleo, "Join")
    await club.cleo.command("/auf new")
    await until(shows(club, "Cake Auf!", "welcome"))


async def test_a_panel_is_found_again_after_a_restart_and_edited_only_if_it_is_outdated(
    tmp_path: Path,
) -> None:
    path = tmp_path / "club.sqlite"
    async with Playground(rate_limits=False, schema=SCHEMA) as pg:
        async with running(pg, await open_store(path)) as bot:
            club = Club(pg, bot)
            first = await put_up(club)
        async with running(pg, await open_store(path)) as bot:
            club = Club(pg, bot)
            await until(lambda: pg.guild.id in panels(bot).live)
            await until(lambda: panels(bot).live[pg.guild.id].is_idle)
            assert panel(club) == first, "it is not even edited"
            await club.ben.command("/duel new")
            await until(shows(club, club.ben.mention))
            await club.press(club.ben, "Cancel")
            await until(shows(club, NOBODY))
        async with running(pg, await open_store(path), features=[]) as bot:
            await Club(pg, bot).ben.command("/duel new")
            await club.settled()
        async with running(pg, await open_store(path)) as bot:
            club = Club(pg, bot)
            await until(shows(club, club.ben.mention))
            assert panel(club)["id"] == first["id"]


@pytest.mark.parametrize("arrives", [True, False])
async def test_a_panel_whose_sending_went_wrong_is_found_or_forgotten(club: Club, arrives: bool) -> None:
    faults, sending = club.pg.faults, "POST /channels/{channel_id}/messages"
    (faults.lose_answer if arrives else faults.fail)(sending, times=9)
    refused = await club.ada.command("/settings panel")
    assert "Something went wrong" in club.ada.text(refused.message)
    faults.clear()
    await club.ben.command("/duel new")
    await club.settled()
    if arrives:
        await until(shows(club, club.ben.mention))
    else:
        await until(lambda: club.pg.guild.id not in panels(club.bot).live)
        assert not panels_in(club)
    await put_up(club)


async def test_panels_are_found_although_the_store_failed_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "club.sqlite"
    async with Playground(rate_limits=False, schema=SCHEMA) as pg:
        async with running(pg, await open_store(path)) as bot:
            await put_up(Club(pg, bot))
        store = await open_store(path)

        async def fails() -> tuple[int, ...]:
            raise StoreUnavailable("for a moment")

        monkeypatch.setattr(store.sent_messages, "servers_with_panels", fails)
        async with running(pg, store) as bot:
            club = Club(pg, bot)
            await club.ben.command("/duel new")
            await until(shows(club, club.ben.mention))


# What nobody may read there


def closed_channel(club: Club, name: str, *, of_role: bool = False) -> Channel:
    """Return a channel that not everybody may see."""
    channel = club.pg.world.add_text_channel(club.pg.guild, name)
    kept_out = managing_role(club) if of_role else club.pg.guild.id
    overwrite = {"id": kept_out, "type": 0, "allow": 0, "deny": int(Permission.VIEW_CHANNEL)}
    channel.overwrites.append(overwrite)
    mine = int(Permission.VIEW_CHANNEL)
    channel.overwrites.append({"id": club.pg.world.bot_id, "type": 1, "allow": mine, "deny": 0})
    tell_channel(club.pg.services.stage, "CREATE", channel)
    return channel


@pytest.mark.parametrize("of_role", [True, False])
async def test_a_lobby_in_a_channel_that_not_everybody_may_see_is_named_only_there(
    club: Club, of_role: bool
) -> None:
    closed_channel(club, "staff", of_role=of_role)
    await put_up(club)
    await put_up(club, "staff")
    await club.ada.command("/duel new", channel="staff")
    await until(shows(club, club.ada.mention, "staff"))
    await club.ben.command("/auf new")
    await until(shows(club, club.ben.mention))
    assert club.ada.mention not in club.ada.text(panel(club))
    assert "Cake Duel" not in club.ada.text(panel(club)).partition("Waiting for players")[2]


async def test_a_lobby_whose_channel_is_closed_is_named_no_longer(club: Club) -> None:
    await put_up(club)
    await club.ada.command("/duel new", channel="welcome")
    await until(shows(club, club.ada.mention))
    channel = club.pg.channel("welcome")
    club.pg.faults.allow("VIEW_CHANNEL", channel)  # the bot may see it in any case
    closed = {"id": club.pg.guild.id, "type": 0, "allow": 0, "deny": int(Permission.VIEW_CHANNEL)}
    channel.overwrites.append(closed)
    tell_channel(club.pg.services.stage, "UPDATE", channel)
    await until(shows(club, NOBODY))


async def test_a_lobby_in_a_private_thread_is_named_nowhere(club: Club) -> None:
    stage, channel = club.pg.services.stage, club.pg.channel("cake-table")
    thread = create_thread(stage, channel, club.ada.id, {"name": "secret"})
    await club.settled()
    await put_up(club)
    await club.ada.command("/duel new", channel=thread.id)
    await club.ben.command("/auf new")
    await until(shows(club, club.ben.mention))
    assert club.ada.mention not in club.ada.text(panel(club))


# The welcome


async def test_the_welcome_puts_up_the_panel_only_for_people_who_manage_the_server(club: Club) -> None:
    guild = await invited(club, "hall")
    (channel,) = club.pg.world.channels_of(guild.id)
    (welcome,) = club.pg.world.messages_in(channel.id)
    shown = message_json(club.pg.world, welcome)
    assert [one["label"] for one in club.ada.controls(shown)] == ["Open a table", "Put up the panel"]
    club.pg.world.add_member(guild, club.pg.member("Ben"))
    refused = await club.ben.press(shown, "Put up the panel")
    assert "Only server managers" in club.ben.text(refused.message)
    answer = await club.ada.press(shown, "Put up the panel")
    assert "The panel is at the end" in club.ada.text(answer.message)
    assert len(written_in(club, guild)) == 2


# Playing without slash commands


@pytest.fixture
def no_commands(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Return a function that forbids slash commands from then on."""

    async def forbidden(*_: object, **__: object) -> None:
        raise AssertionError("a slash command")

    def forbid() -> None:
        monkeypatch.setattr(Visitor, "command", forbidden)
        monkeypatch.setattr(Visitor, "autocomplete", forbidden)

    return forbid


class Sitting(Lesson):
    """A member at a table, who does what an honest AI player would do, with the controls of its post."""

    def __init__(self, club: Club, key: str, person: Visitor, seat: int) -> None:
        super().__init__(club, key)
        self.ada, self.seat = person, seat


@pytest.mark.parametrize("key", GAMES)
async def test_two_members_play_each_game_from_the_panel_to_its_end_without_slash_commands(
    club: Club, key: str, no_commands: Callable[[], None]
) -> None:
    await put_up(club)
    no_commands()
    page = await shown_by(club, club.ada, "Play")
    await club.ada.press(page, button(page, "table", key))
    await club.settled()
    lobby = club.post()
    await until(shows(club, f"/{lobby['id']})"))
    await club.ben.press(lobby, joins(lobby)[0])
    await club.press(club.ada, "Start")
    session = await only_table(club)
    people = [Sitting(club, key, one, seat) for seat, one in enumerate((club.ada, club.ben))]
    while not session.is_over:
        await people[min(session.actors)].answer(session)
        await club.settled()
    assert {move.by for move in await club.bot.store.tables.moves(session.table.id)} == {"player"}
    await until(lambda: club.ada.can_press(club.post(), "Play again"))
    assert club.ada.mention in club.ada.text(await shown_by(club, club.ada, "Leaderboard")) or key != "duel"


async def test_the_first_move_is_three_presses_from_the_panel(
    club: Club, no_commands: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    await put_up(club)
    no_commands()
    pressed: list[str] = []
    press = Visitor.press

    async def counted(self: Visitor, message: Message, control: Any, **more: Any) -> Any:
        pressed.append(str(control))
        return await press(self, message, control, **more)

    monkeypatch.setattr(Visitor, "press", counted)
    page = await shown_by(club, club.ben, "Play")
    await club.ben.press(page, button(page, "now", "duel"))
    await club.settled()
    session = await only_table(club)
    await until(lambda: club.ben.can_press(club.post(), "Pass") or club.ben.can_press(club.post(), "Accept"))
    await club.ben.press(club.post(), "Pass" if club.ben.can_press(club.post(), "Pass") else "Accept")
    await club.settled()
    moves = await club.bot.store.tables.moves(session.table.id)
    assert any(move.seat == 0 and move.by == "player" for move in moves)
    assert len(pressed) == 3


async def test_my_games_lists_only_the_tables_of_the_member_with_links(club: Club) -> None:
    await put_up(club)
    await club.seat(club.ada, club.ben)
    await club.cleo.command("/auf new", channel="welcome")
    text = club.ben.text(await shown_by(club, club.ben, "My games"))
    assert "Cake Duel" in text
    assert "Cake Auf!" not in text
    (row,) = await club.bot.store.tables.of_member(club.ben.id)
    assert row.post is not None
    assert f"/{row.post.message_id})" in text
    await gives_up(club.ada)
    await club.settled()
    assert "You sit at no table here" in club.ben.text(await shown_by(club, club.ben, "My games"))


async def test_the_rules_of_every_game_are_read_from_the_panel(club: Club) -> None:
    await put_up(club)
    for name in ("Cake Duel", "You Take the Cake", "Cake Auf!"):
        games = await shown_by(club, club.cleo, "Rules")
        rules = await club.cleo.press(games, name)
        assert f"{name}: " in club.cleo.text(rules.message)
