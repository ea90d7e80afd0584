"""The bot on a person's account: in direct messages without a common server, and where the bot is not."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.handlers.rate_limit import MOST_COSTLY
from data.records.tables import DIRECT, Phase
from playground import Playground, Visitor
from playground.world.nouns import Channel
from playground.world.places import open_dm
from tests.cogs.commands.test_command_tree import EVERYWHERE, IN_DIRECT_MESSAGES
from tests.endtoend.alone import Alone, only_session
from tests.endtoend.play import SCHEMA, Club, running

SUBCOMMANDS = {"daily": "daily today", "privacy": "privacy show"}
PRIVATE_PLACES = ("server", "conversation")


async def alone_with_the_app(club: Club) -> Channel:
    """Let Ada leave the server and have the app on her account; return her direct messages with the bot."""
    await club.pg.kick("Ada")
    await club.pg.install_app("Ada")
    return open_dm(club.pg.services.stage, club.ada.id)


async def without_the_bot(club: Club, kind: str) -> Channel:
    """Return a place of Dov, who has the app, that the bot is not in."""
    await club.pg.install_app("Dov")
    if kind == "conversation":
        return await club.pg.create_group("Dov", "Ben")
    guild = await club.pg.add_guild("Elsewhere", owner="Dov", members=["Ben"], has_bot=False)
    return next(club.pg.world.channels_of(guild.id))


def names(person: Visitor, place: Channel) -> set[str]:
    return {command["name"] for command in person._visiting.commands_in(person.id, place.id)}


async def stored(club: Club) -> tuple[Any, ...]:
    """Return the servers and unfinished tables in the database."""
    return (await club.bot.store.preferences.servers(), await club.bot.store.tables.unfinished())


async def test_an_account_has_the_commands_of_direct_messages_and_no_others(club: Club) -> None:
    place = await alone_with_the_app(club)
    assert names(club.ada, place) == IN_DIRECT_MESSAGES | EVERYWHERE
    assert names(club.ben, open_dm(club.pg.services.stage, club.ben.id)) == IN_DIRECT_MESSAGES | EVERYWHERE
    await club.pg.install_app("Ada", is_installed=False)
    assert not names(club.ada, place)


async def test_a_game_is_played_replayed_and_counted_without_a_common_server(club: Club) -> None:
    place = await alone_with_the_app(club)
    answer = await club.ada.command("/play", channel=place.id, game="duel")
    assert club.ada.text(answer.message) == "✅ Your table is below."
    await club.settled()
    alone = Alone(club, await only_session(club))
    assert alone.session.table.guild_id == DIRECT
    await alone.finish()
    await club.bot.ratings.settled()
    stats = await club.ada.command("/stats", channel=place.id)
    assert "**1** finished game" in club.ada.text(stats.message)
    history = await club.ada.command("/history", channel=place.id)
    assert "## Your games here" in club.ada.text(history.message)
    assert alone.session.table.id in club.ada.text(history.message)
    replay = await club.ada.command("/replay", channel=place.id, table=alone.session.table.id)
    assert "replay\n-# step 1 of" in club.ada.text(replay.message)


async def test_lessons_and_the_daily_deal_work_without_a_common_server(club: Club) -> None:
    place = await alone_with_the_app(club)
    answer = await club.ada.command("/tutorial", channel=place.id, game="duel")
    assert club.ada.text(answer.message) == "✅ Your table is below."
    await club.settled()
    lesson = Alone(club, await only_session(club))
    await lesson.play(lesson.session)
    assert "That was the lesson" in lesson.words()
    today = await club.ada.command("/daily today", channel=place.id)
    assert today.message is not None
    await club.ada.press(today.message, "page:daily:play.duel.strong")
    await club.settled()
    assert (await only_session(club)).table.day is not None


async def test_with_closed_direct_messages_the_answers_still_play_the_game(club: Club) -> None:
    place = await alone_with_the_app(club)
    club.pg.faults.close_dms("Ada")
    await club.ada.command("/play", channel=place.id, game="duel")
    await club.settled()
    alone = Alone(club, await only_session(club))
    before = alone.session.progress.version
    await alone.one_move()
    assert alone.session.progress.version > before


async def test_the_history_in_direct_messages_has_nothing_of_others(club: Club) -> None:
    direct = open_dm(club.pg.services.stage, club.ada.id)
    await club.ada.command("/play", channel=direct.id, game="duel")
    await club.settled()
    alone = Alone(club, await only_session(club))
    await alone.give_up()
    bens = open_dm(club.pg.services.stage, club.ben.id)
    shown = await club.ben.command("/history", channel=bens.id)
    assert "No game has been finished here yet" in club.ben.text(shown.message)
    assert "not listed" not in club.ben.text(shown.message), "nor that there are games of others"
    ada = club.pg.world.users[club.ada.id]
    refused = await club.ben.command("/history", channel=bens.id, member=ada)
    assert "only your own games" in club.ben.text(refused.message)


@pytest.mark.parametrize("kind", PRIVATE_PLACES)
async def test_without_the_bot_each_command_says_in_private_how_to_invite_it(club: Club, kind: str) -> None:
    place = await without_the_bot(club, kind)
    before, calls = await stored(club), len(club.pg.calls())
    offered = names(club.dov, place)
    assert offered == (EVERYWHERE if kind == "conversation" else IN_DIRECT_MESSAGES | EVERYWHERE)
    for name in sorted(offered):
        options = {"table": "abcdefgh"} if name == "replay" else {}
        answer = await club.dov.command(f"/{SUBCOMMANDS.get(name, name)}", channel=place.id, **options)
        assert answer.ephemeral, name
        text = club.dov.text(answer.message)
        where = "isn't on this server" if kind == "server" else "can't play in this conversation"
        assert where in text, name
        assert f"<@{club.pg.world.bot_id}>" in text
        assert "oauth2/authorize" in text
        assert answer.message is not None
        assert not club.dov.controls(answer.message)
    await club.settled()
    assert await stored(club) == before
    sent = {call.route for call in club.pg.calls()[calls:]}
    assert sent == {"/interactions/{interaction_id}/{interaction_token}/callback"}
    assert not [one for one in club.ben.messages(place) if one["author"]["id"] == str(club.pg.world.bot_id)]


async def test_suggestions_without_the_bot_are_empty(club: Club) -> None:
    place = await without_the_bot(club, "server")
    assert not await club.dov.autocomplete("/replay", option="table", channel=place.id)


async def test_a_bot_that_only_its_owner_may_add_names_no_address(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = await without_the_bot(club, "server")
    monkeypatch.setattr(club.bot.client.application, "bot_public", False)
    answer = await club.dov.command("/play", channel=place.id)
    assert club.dov.text(answer.message).endswith("today's deals work there.")


async def test_a_server_that_invites_the_bot_then_plays_as_any_other(club: Club) -> None:
    place = await without_the_bot(club, "server")
    await club.pg.join(club.pg.world.users[club.pg.world.bot_id], club.pg.world.guilds[place.guild_id or 0])
    await club.settled()
    answer = await club.dov.command("/duel new", channel=place.id)
    assert not answer.ephemeral
    (row,) = await club.bot.store.tables.unfinished()
    assert (row.guild_id, row.phase) == (place.guild_id, Phase.LOBBY)


async def test_the_limits_of_a_member_hold_on_their_account_too() -> None:
    async with Playground(rate_limits=False, schema=SCHEMA) as pg, running(pg, presses=100) as bot:
        club = Club(pg, bot)
        place = await alone_with_the_app(club)
        texts = []
        for _ in range(MOST_COSTLY + 1):
            answer = await club.ada.command("/play", channel=place.id, game="duel")
            texts.append(club.ada.text(answer.message))
            await club.settled()
        most = bot.preferences.server(DIRECT).tables_each
        assert all("below" in text for text in texts[:most])
        assert all("You are already at" in text for text in texts[most:MOST_COSTLY])
        assert "That was a lot within a minute" in texts[MOST_COSTLY]


async def test_without_the_switch_in_the_developer_portal_no_command_is_for_accounts(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(club.bot.client.application, "_integration_types_config", {"0": {}})
    await club.bot.client.register()
    kinds = {tuple(command.body["integration_types"]) for command in club.pg.world.commands.values()}
    assert kinds == {(0,)}
    place = open_dm(club.pg.services.stage, club.ada.id)
    assert names(club.ada, place) == IN_DIRECT_MESSAGES | EVERYWHERE, "a common server is enough, as before"
    shown = await club.ada.command("/about")
    assert "integration_type=1" not in club.ada.text(shown.message)


async def test_about_names_the_address_for_an_account(club: Club) -> None:
    shown = await club.ben.command("/about")
    text = club.ben.text(shown.message)
    assert "integration_type=1" in text
    assert "scope=applications.commands" in text
