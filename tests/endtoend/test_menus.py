"""The commands in the menu of a member."""

from __future__ import annotations

import re

import pytest

from data.records.tables import Phase, Table
from playground import Playground, Visitor
from playground.world.nouns import ChannelType
from playground.world.permissions import Permission
from playground.world.places import tell_channel
from tests.endtoend.play import SCHEMA, Club, gives_up, running


async def test_statistics_are_of_the_member_whose_menu_it_is(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    await gives_up(club.ben)
    await club.settled()
    await club.bot.ratings.settled()
    shown = await club.cleo.use_menu("Statistics", club.ben)
    assert shown.ephemeral
    asked = await club.cleo.command("/stats", member=club.ben)
    assert club.cleo.text(shown.message) == club.cleo.text(asked.message)
    assert f"<@{club.ben.id}>" in club.cleo.text(shown.message)


async def test_statistics_of_oneself_a_bot_and_somebody_new_are_answered_in_a_sentence(club: Club) -> None:
    bot = club.pg.world.users[club.pg.world.bot_id]
    for target, words in ((club.ada, "hasn't"), (bot, "Bots have no statistics"), (club.ben, "hasn't")):
        answer = await club.ada.use_menu("Statistics", target)
        assert answer.ephemeral
        assert words in club.ada.text(answer.message)


async def test_the_menu_is_only_there_where_the_bot_is(club: Club) -> None:
    await club.pg.install_app("Dov")
    elsewhere = await club.pg.add_guild("Elsewhere", owner="Dov", has_bot=False)
    for place in (next(club.pg.world.channels_of(elsewhere.id)), await club.pg.create_group("Dov", "Ben")):
        commands = club.dov._visiting.commands_in(club.dov.id, place.id)
        assert not [command for command in commands if command["type"] == 2]


async def invitation(club: Club, *buttons: str, by: Visitor | None = None) -> str:
    """Invite Ben, press these buttons, and return the text that the host reads at last."""
    host = by or club.ada
    answer = await host.use_menu("Invite to a game", club.ben)
    assert answer.ephemeral
    for button in buttons:
        assert answer.message is not None
        answer = await host.press(answer.message, button)
        await club.settled()
    return host.text(answer.message)


async def lobby(club: Club) -> Table:
    """Return the only table that is open."""
    (row,) = await club.bot.store.tables.unfinished()
    return row


async def test_an_invitation_opens_a_table_here_and_holds_a_seat(club: Club) -> None:
    text = await invitation(club, "You Take the Cake")
    row = await lobby(club)
    assert (row.game, row.phase, row.channel_id) == (
        "bakeries",
        Phase.LOBBY,
        club.pg.channel("cake-table").id,
    )
    assert row.host_id == club.ada.id
    assert row.keeps_seat_for(club.ben.id)
    assert text.endswith(f"is open in <#{row.channel_id}>, and a seat there is held for <@{club.ben.id}>.")
    post = club.post()
    assert f"<@{club.ben.id}>" in club.ben.text(post)
    assert "seat held for you" in club.ben.text(post)
    assert club.ben.now(post) is not None
    assert (club.ben.now(post) or {})["pings_me"]
    await club.press(club.ben, "Join")
    await club.press(club.ada, "Start")
    assert (await lobby(club)).phase is Phase.PLAYING


async def test_an_invitation_opens_a_table_in_a_private_thread_of_the_two(club: Club) -> None:
    text = await invitation(club, "Private thread", "Cake Duel")
    row = await lobby(club)
    thread = club.pg.world.channels[row.channel_id]
    assert thread.type == ChannelType.PRIVATE_THREAD
    assert thread.name == "Cake Duel: Ada, Ben"
    assert f"<#{thread.id}>" in text
    assert not club.posts()
    for person, sees in ((club.ada, True), (club.ben, True), (club.cleo, False)):
        assert club.pg.world.sees(person.id, thread) is sees
    (post,) = [one for one in club.ben.messages(thread.id) if one["components"]]
    assert post["pings_me"]
    await club.ben.press(post, "Join")
    await club.settled()
    (post,) = [one for one in club.ada.messages(thread.id) if one["components"]]
    await club.ada.press(post, "Start")
    await club.settled()
    assert (await lobby(club)).phase is Phase.PLAYING


@pytest.mark.parametrize("place", ["This channel", "Private thread"])
async def test_nobody_learns_whether_the_invited_member_wants_pings(club: Club, place: str) -> None:
    """In both states everybody reads the same; only the member's own notification differs."""
    told = {}
    for wants_pings in (True, False):
        async with Playground(rate_limits=False, schema=SCHEMA) as pg, running(pg) as bot:
            other = Club(pg, bot)
            await other.ben.command("/preferences", pings="at-once" if wants_pings else "never")
            buttons = ("Cake Duel",) if place == "This channel" else (place, "Cake Duel")
            text = await invitation(other, *buttons)
            row = await lobby(other)
            assert row.post is not None
            post = other.ben.now({"id": row.post.message_id}) or {}
            assert post["pings_me"] is wants_pings
            read = [re.sub(r"\d{6,}", "0", one) for one in (text, other.ada.text(post))]
            controls = [re.sub(row.id, "", one["custom_id"]) for one in other.ada.controls(post)]
            told[wants_pings] = (read, controls, sorted(call.route for call in pg.calls()))
    assert told[True] == told[False]


async def test_an_invited_member_who_leaves_frees_the_seat(club: Club) -> None:
    await invitation(club, "Cake Duel")
    await club.press(club.ben, "Leave")
    assert (await lobby(club)).seat_of(club.ben.id) is None
    await club.press(club.cleo, "Join")
    assert (await lobby(club)).seat_of(club.cleo.id) is not None


async def test_whoever_cannot_be_invited_is_named_in_one_sentence(club: Club) -> None:
    bot = club.pg.world.users[club.pg.world.bot_id]
    for target, words in ((club.ada, "You can't invite yourself"), (bot, "Apps can't be invited")):
        answer = await club.ada.use_menu("Invite to a game", target)
        assert answer.ephemeral
        assert words in club.ada.text(answer.message)
    page = await club.ada.use_menu("Invite to a game", club.dov)
    await club.pg.kick("Dov")
    assert page.message is not None
    for answer in (
        await club.ada.use_menu("Invite to a game", club.dov),
        await club.ada.press(page.message, "Cake Duel"),
    ):
        assert club.ada.text(answer.message) == f"<@{club.dov.id}> is no longer on this server."
    assert not await club.bot.store.tables.unfinished()


async def test_a_member_who_is_timed_out_is_not_invited(club: Club) -> None:
    page = await club.ada.use_menu("Invite to a game", club.ben)
    club.pg.world.members[club.pg.guild.id, club.ben.id].timed_out_until = "2099-01-01T00:00:00+00:00"
    assert "timed out on this server" in await invitation(club)
    assert page.message is not None
    pressed = await club.ada.press(page.message, "Cake Duel")
    assert "timed out on this server" in club.ada.text(pressed.message)
    assert not await club.bot.store.tables.unfinished()


async def test_a_member_who_does_not_see_the_channel_is_not_invited_there(club: Club) -> None:
    channel = club.pg.channel("cake-table")
    hidden = {"id": club.ben.id, "type": 1, "allow": 0, "deny": int(Permission.VIEW_CHANNEL)}
    channel.overwrites.append(hidden)
    tell_channel(club.pg.services.stage, "UPDATE", channel)
    await club.settled()
    for buttons in (("Cake Duel",), ("Private thread", "Cake Duel")):
        assert "can't see this place" in await invitation(club, *buttons)
    assert not await club.bot.store.tables.unfinished()
    assert not [one for one in club.pg.world.threads_of(club.pg.guild.id) if not one.archived]


async def test_without_private_threads_there_is_only_this_channel(club: Club) -> None:
    page = await club.ada.use_menu("Invite to a game", club.ben)
    club.pg.faults.deny("CREATE_PRIVATE_THREADS", "cake-table")
    await club.settled()
    assert page.message is not None
    moved = await club.ada.press(page.message, "Private thread")
    assert moved.message is not None
    refused = await club.ada.press(moved.message, "Cake Duel")
    assert "can't open a private thread here" in club.ada.text(refused.message)
    again = await club.ada.use_menu("Invite to a game", club.ben)
    assert again.message is not None
    labels = [one["label"] for one in club.ada.controls(again.message)]
    assert labels == ["Cake Duel", "You Take the Cake", "Cake Auf!"]


async def test_the_same_member_is_not_invited_again_and_again(club: Club) -> None:
    page = await club.ada.use_menu("Invite to a game", club.ben)
    assert page.message is not None
    await club.ada.press(page.message, "Cake Duel")
    await club.settled()
    assert "already has a seat at the table" in await invitation(club, "Cake Auf!")
    await club.press(club.ada, "Cancel")
    assert "You invited" in await invitation(club, "Cake Auf!")
    assert not await club.bot.store.tables.unfinished()
    assert "is open in" in await invitation(club, "Cake Duel", by=club.cleo), "others may"


async def test_where_the_server_allows_no_table_nobody_is_invited(club: Club) -> None:
    await club.ada.command("/settings channel", where=club.pg.channel("welcome"), allowed=True)
    text = await invitation(club, by=club.cleo)
    assert f"<#{club.pg.channel('welcome').id}>" in text


async def test_a_forged_press_invites_nobody(club: Club) -> None:
    page = await club.ada.use_menu("Invite to a game", club.ben)
    assert page.message is not None
    button = club.ada.controls(page.message)[-1]
    forged = (
        f"page:invite:game.{club.pg.world.bot_id}.here.duel",
        f"page:invite:game.{club.ada.id}.here.duel",
        "page:invite:game.5.here.duel",
        f"page:invite:game.{'9' * 40}.here.duel",
        f"page:invite:game.{club.ben.id}.nowhere.duel",
        f"page:invite:game.{club.ben.id}.here.poker",
        "page:invite:game.x.here.duel",
        "page:invite:",
    )
    for custom_id in forged:
        answer = await club.ada.press(page.message, {**button, "custom_id": custom_id}, stale=True)
        assert answer.ephemeral
    await club.settled()
    assert not await club.bot.store.tables.unfinished()
