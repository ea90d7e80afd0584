"""Direct messages with the bot: commands, lessons, games, and who may see them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from data.records.tables import DIRECT
from data.sqlite.database import open_store
from playground import Playground
from playground.world.components import walk
from playground.world.places import open_dm
from tests.endtoend.alone import Alone, direct, hands_of, only_session
from tests.endtoend.play import SCHEMA, Club, running
from tests.waiting import until

HERE = [
    *("/play", "/help", "/tutorial", "/rules", "/stats", "/history", "/replay"),
    *("/privacy show", "/daily today", "/preferences", "/about"),
]


async def page(club: Club, command: str = "/play") -> dict[str, Any]:
    """Return the page of a command in Ada's direct messages."""
    answer = await club.ada.command(command, channel=direct(club).id)
    assert answer.message is not None
    return answer.message


async def begun(club: Club, key: str = "duel") -> Alone:
    """Start a game against a house player from the page."""
    message = await page(club)
    await club.ada.press(message, f"page:play:now.{key}")
    await club.settled()
    return Alone(club, await only_session(club))


async def test_only_some_commands_are_there_in_direct_messages(club: Club) -> None:
    visiting = club.ada._visiting
    names = {command["name"] for command in visiting.commands_in(club.ada.id, direct(club).id)}
    assert names >= {command.split()[0].removeprefix("/") for command in HERE}
    for command in (
        "/duel new",
        "/table list",
        "/leaderboard",
        "/hand",
        "/verify",
        "/settings show",
    ):
        with pytest.raises(LookupError):
            await club.ada.command(command, channel=direct(club).id)


@pytest.mark.parametrize("key", ["duel", "bakeries", "auf"])
async def test_a_game_against_the_house_runs_in_direct_messages(club: Club, key: str) -> None:
    alone = await begun(club, key)
    table = alone.session.table
    assert (table.guild_id, table.channel_id) == (DIRECT, direct(club).id)
    assert not club.posts(), "no server learns of it"
    await (alone.finish() if key == "duel" else alone.give_up())
    labels = [one["label"] for one in club.ada.controls(alone.post())]
    assert labels[0] == "Play again"
    assert "Swap seats" not in labels
    assert "Leaderboard" not in [one["label"] for one in club.ada.controls(alone.post())]
    again = await alone.press("Play again")
    assert "can be shown" not in club.ada.text(again.message)
    lobby = await only_lobby(club)
    assert lobby["channel_id"] == str(direct(club).id)
    await club.ada.press(lobby, "Start")
    await club.settled()
    assert (await only_session(club)).table.guild_id == DIRECT


async def only_lobby(club: Club) -> dict[str, Any]:
    (row,) = await club.bot.store.tables.unfinished()
    assert row.post is not None
    posts = club.ada.messages(direct(club))
    return next(one for one in posts if one["id"] == str(row.post.message_id))


async def test_after_a_move_on_the_post_the_hand_stays_in_its_own_message(club: Club) -> None:
    """Both are in the same direct messages: the post must not turn into a hand."""
    alone = await begun(club, "auf")
    posts = {alone.session.table.post.message_id} if alone.session.table.post else set()
    for _ in range(6):
        await alone.one_move()
        await club.settled()
        if alone.session.table.post:
            posts.add(alone.session.table.post.message_id)
    hands = {sent.message_id for sent in await hands_of(club.bot.store, alone.session.table.id)}
    assert hands
    assert not hands & posts
    for message_id in posts:
        assert "Your hand" not in club.ada.text(alone.message(message_id)).partition("\n")[0]


async def test_a_lesson_runs_in_direct_messages(club: Club) -> None:
    answer = await club.ada.command("/tutorial", channel=direct(club).id, game="duel")
    assert club.ada.text(answer.message) == "✅ Your table is below."
    await club.settled()
    lesson = Alone(club, await only_session(club))
    await lesson.play(lesson.session)
    assert "That was the lesson" in lesson.words()


async def test_the_games_can_be_replayed_and_counted_there_by_their_member_only(club: Club) -> None:
    alone = await begun(club)
    await alone.give_up()
    table_id = alone.session.table.id
    bens = open_dm(club.pg.services.stage, club.ben.id).id
    choices = await club.ada.autocomplete("/replay", option="table", channel=direct(club).id)
    assert [choice["value"] for choice in choices] == [table_id]
    replay = await club.ada.command("/replay", channel=direct(club).id, table=table_id)
    assert "replay\n-# step 1 of" in club.ada.text(replay.message)
    for channel in (bens, "cake-table"):
        assert not await club.ben.autocomplete("/replay", option="table", channel=channel)
        refused = await club.ben.command("/replay", channel=channel, table=table_id)
        assert "There is no such table here" in club.ben.text(refused.message)
    await club.bot.ratings.settled()
    stats = await club.ada.command("/stats", channel=direct(club).id)
    assert "direct messages" in club.ada.text(stats.message)
    assert "**1** finished game" in club.ada.text(stats.message)
    other = await club.ben.command("/stats", channel=bens, member=club.pg.world.users[club.ada.id])
    assert "only your own statistics" in club.ben.text(other.message)
    none = await club.ben.command("/stats", channel=bens)
    assert "You haven't finished a game here yet" in club.ben.text(none.message)
    board = await club.ada.command("/leaderboard", game="duel")
    assert "Nobody finished a rated game here" in club.ada.text(board.message)
    history = await club.ada.command("/history")
    assert table_id not in club.ada.text(history.message)


async def test_the_post_speaks_the_language_of_its_member(club: Club) -> None:
    club.pg.world.users[club.ada.id].locale = "de"
    alone = await begun(club)
    assert "Meine Karten" in [one.get("label") for one in club.ada.controls(alone.post())]
    assert (await club.bot.store.tables.unfinished())[0].language == "de"


async def test_the_page_offers_no_table_for_others(club: Club) -> None:
    message = await page(club)
    ids = [part.get("custom_id", "") for _, part in walk(message["components"])]
    assert not any(name.startswith("page:play:table") for name in ids)
    assert any(name.startswith("page:play:now") for name in ids)


async def test_a_game_goes_on_after_a_restart(tmp_path: Path) -> None:
    """The hand in the same direct messages has controls of the table as well: it is not taken for a post."""
    path = tmp_path / "cake.sqlite3"
    async with Playground(rate_limits=False, schema=SCHEMA) as pg:
        store = await open_store(path)
        async with running(pg, store) as bot:
            club = Club(pg, bot)
            alone = await begun(club)
            post = alone.post()["id"]
            assert await hands_of(bot.store, alone.session.table.id)
        store = await open_store(path)
        async with running(pg, store) as bot:
            club = Club(pg, bot)
            await club.settled()
            again = Alone(club, await only_session(club))
            assert again.post()["id"] == post
            await again.finish()
            assert again.session.is_over


async def test_a_closed_conversation_lets_the_table_sleep_until_a_press(club: Club) -> None:
    alone = await begun(club)
    session = alone.session
    club.pg.faults.close_dms("Ada")
    async with asyncio.timeout(60):
        while not session.status.is_asleep:  # the post of the next turn cannot be sent
            if session.actors == {0}:
                await alone.answer(session)
            await club.settled()
    club.pg.faults.open_dms("Ada")
    post = alone.post()
    assert "Press **My hand** to wake it" in club.ada.text(post)
    await club.ada.press(post, "My hand", stale=True)
    await until(lambda: not session.status.is_asleep)
    await club.settled()
    assert "The table is awake again" in alone.words()
    await alone.one_move()


@pytest.mark.parametrize(
    ("command", "options", "button"),
    [
        ("/play", {"game": "duel"}, ""),
        ("/tutorial", {"game": "duel"}, ""),
        ("/play", {}, "page:play:now.bakeries"),
        ("/play", {}, "page:play:learn.bakeries"),
        ("/daily today", {}, "page:daily:play.duel.strong"),
    ],
)
async def test_a_table_opened_in_a_closed_conversation_is_there_and_can_be_played(
    club: Club, command: str, options: dict[str, str], button: str
) -> None:
    """An answer arrives there, other messages do not."""
    club.pg.faults.close_dms("Ada")
    answer = await club.ada.command(command, channel=direct(club).id, **options)
    if button:
        assert answer.message is not None
        answer = await club.ada.press(answer.message, button)
    await club.settled()
    alone = Alone(club, await only_session(club))
    assert "My hand" in [one["label"] for one in club.ada.controls(alone.post())]
    assert answer.message is not None
    said = club.ada.text(club.ada.now(answer.message))
    assert f"/{alone.post()['id']}" in said if button else "Your table is below" in said
    before = alone.session.progress.version
    await alone.one_move()
    assert alone.session.progress.version > before


async def test_a_forgotten_member_leaves_no_trace_of_their_direct_messages(club: Club) -> None:
    alone = await begun(club)
    table_id, channel = alone.session.table.id, direct(club).id
    opened = await club.ada.command("/privacy forget", channel=channel)
    await club.ada.submit(opened.modal, {"word": "forget"})
    await club.settled()
    row = await club.bot.store.tables.get(table_id)
    assert row is not None
    assert (row.channel_id, row.post, row.host_id, row.language) == (0, None, 0, None)
    assert [seat.user_id for seat in row.seats] == [None, None]


async def test_the_bot_keeps_games_in_direct_messages_as_long_as_the_member_wants(club: Club) -> None:
    """They belong to no server, so they are not deleted as those of a server that the bot has left."""
    alone = await begun(club)
    await club.bot.retention.forget_servers()
    assert club.bot.preferences.server(DIRECT).left_at is None
    assert await club.bot.store.tables.get(alone.session.table.id) is not None
