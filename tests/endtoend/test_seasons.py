"""Seasons on the leaderboard, and the post at the end of each."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, Mock

import pytest

from bot.errors import Reason, Refused
from bot.seasons import season_before
from data.errors import StoreUnavailable
from data.records.finished_games import Period
from data.sqlite.database import open_store
from playground import Playground
from playground.world.nouns import Channel
from playground.world.permissions import Permission
from playground.world.places import delete_channel, tell_channel
from tests.data.rows import WON, move, playing, seat
from tests.endtoend.play import SCHEMA, Club, running
from tests.endtoend.test_ratings import finished, lines
from tests.endtoend.test_server_settings import said
from tests.features import season_posts

THIS = Period.SEASON.name_at(time.time())
LAST = season_before(THIS)


def middle_of(season: str) -> float:
    """Return a moment in the middle of a season, in epoch seconds."""
    year, number = map(int, season.split("-S"))
    return datetime(year, 3 * number - 1, 15, tzinfo=UTC).timestamp()


def days_since(season: str) -> int:
    return int((time.time() - middle_of(season)) / 86_400)


def posts(club: Club, channel: str = "welcome") -> list[dict[str, Any]]:
    """Return the posts about the end of a season."""
    return [one for one in club.posts(channel=channel) if "The season is over" in club.ada.text(one)]


async def last_season(club: Club) -> None:
    """Let Ben win last season, and turn the post on before that season is over."""
    await finished(club, club.ben.id, club.ada.id, days_ago=days_since(LAST))
    season_posts(club.bot).now = lambda: middle_of(LAST)
    shown = await said(club.ada, "/settings season-post", where=club.pg.channel("welcome"))
    assert f"<#{club.pg.channel('welcome').id}>" in shown
    await season_posts(club.bot).post_due()
    assert not posts(club)
    season_posts(club.bot).now = lambda: middle_of(THIS)


async def test_a_season_is_posted_when_its_last_games_are_stored(club: Club) -> None:
    await last_season(club)
    ended_at = datetime.fromtimestamp(middle_of(THIS), UTC).replace(day=1, hour=0)
    began = ended_at.replace(month=ended_at.month - 1).timestamp()
    assert (Period.SEASON.name_at(began), Period.SEASON.name_at(began - 1)) == (THIS, LAST)
    season_posts(club.bot).now = lambda: began + 5
    await season_posts(club.bot).post_due()
    assert not posts(club)
    season_posts(club.bot).now = lambda: began + 61
    await season_posts(club.bot).post_due()
    assert len(posts(club)) == 1


def deny_writing(club: Club, channel: Channel) -> None:
    denied = {"id": club.pg.guild.id, "type": 0, "allow": 0, "deny": int(Permission.SEND_MESSAGES)}
    channel.overwrites.append(denied)
    tell_channel(club.pg.services.stage, "UPDATE", channel)


# The leaderboard


async def test_an_earlier_season_is_chosen_from_the_menu(club: Club) -> None:
    await finished(club, club.ben.id, club.ada.id, days_ago=days_since(LAST))
    await finished(club, club.ada.id, club.ben.id)
    shown = await club.ada.command("/leaderboard", span="season")
    (first, _) = lines(club.ada, shown.message)
    assert club.ada.mention in first
    assert "Everyone starts each season at 0" in club.ada.text(shown.message)
    assert shown.message is not None
    chosen = f"page:leaderboard:duel-core.{LAST}.rating.1"
    earlier = await club.cleo.choose(shown.message, "Earlier seasons…", [chosen])
    assert earlier.ephemeral
    (first, second) = lines(club.cleo, earlier.message)
    assert club.ben.mention in first
    assert "1 win in 1 game" in first
    assert club.ada.mention in second
    assert LAST[:4] in club.cleo.text(earlier.message)
    assert earlier.message is not None
    again = await club.cleo.choose(earlier.message, "Sort by…", [f"page:leaderboard:duel-core.{LAST}.wins.1"])
    assert "1 win in 1 game" in lines(club.cleo, again.message)[0]


async def test_in_the_first_season_there_is_no_earlier_one_to_choose(club: Club) -> None:
    await finished(club, club.ada.id, club.ben.id)
    shown = await club.ada.command("/leaderboard")
    assert shown.message is not None
    assert not [
        one for one in club.ada.controls(shown.message) if one.get("placeholder") == "Earlier seasons…"
    ]


async def test_a_season_that_never_was_shows_nobody(club: Club) -> None:
    await finished(club, club.ben.id, club.ada.id, days_ago=days_since(LAST))
    shown = await club.ada.command("/leaderboard")
    message = shown.message
    assert message is not None
    menu = next(one for one in club.ada.controls(message) if one.get("placeholder") == "Earlier seasons…")
    menu["options"][0]["value"] = "page:leaderboard:duel-core.1999-S1.rating.1"
    nobody = await club.ada.choose(message, menu, [menu["options"][0]["value"]], stale=True)
    assert "Nobody finished a rated game" in club.ada.text(nobody.message)
    menu["options"][0]["value"] = "page:leaderboard:duel-core.1999-S9.rating.1"
    refused = await club.ada.choose(message, menu, [menu["options"][0]["value"]], stale=True)
    assert "no longer in use" in club.ada.text(refused.message)


# The post


async def test_the_end_of_a_season_is_posted_once_with_its_first_places(club: Club) -> None:
    await last_season(club)
    for _ in range(2):
        await season_posts(club.bot).post_due()
    (post,) = posts(club)
    text = club.ada.text(post)
    assert text.index(f"**1.** {club.ben.mention}") < text.index(f"**2.** {club.ada.mention}")
    assert not post["mentions"], "nobody is pinged"
    board = await club.cleo.press(post, "Cake Duel")
    assert board.ephemeral
    assert club.ben.mention in lines(club.cleo, board.message)[0]


async def test_the_post_of_a_season_does_not_name_members_who_have_left_the_boards(club: Club) -> None:
    await last_season(club)
    await club.ben.command("/preferences", boards=False)
    await season_posts(club.bot).post_due()
    (post,) = posts(club)
    assert club.ben.mention not in club.ada.text(post)
    assert f"**1.** {club.ada.mention}" in club.ada.text(post)


async def test_members_who_share_the_third_place_are_all_named_and_the_fourth_is_not(club: Club) -> None:
    for number in range(4):
        await finished(club, 1000 + number, 2000 + number, days_ago=days_since(LAST))
    await last_season(club)
    await season_posts(club.bot).post_due()
    text = club.ada.text(posts(club)[0])
    assert text.count("**1.**") == 5
    assert "**6.**" not in text


async def test_a_server_that_was_off_at_the_turn_posts_at_the_next_start_and_never_again(
    tmp_path: Path,
) -> None:
    path = tmp_path / "club.sqlite"
    async with Playground(rate_limits=False, schema=SCHEMA) as pg:
        async with running(pg, await open_store(path)) as bot:
            club = Club(pg, bot)
            await finished(club, club.ben.id, club.ada.id, days_ago=days_since(LAST))
            await bot.preferences.change_server(pg.guild.id, season_channel_id=pg.channel("welcome").id)
            assert not posts(club)
            season_posts(bot).post_due.cancel()
        for _ in range(2):
            async with running(pg, await open_store(path)) as bot:
                club = Club(pg, bot)
                await club.ada.wait_for(lambda: posts(club))  # noqa: B023 - awaited at once
                await season_posts(bot).post_due()
                assert len(posts(club)) == 1


async def test_a_game_that_an_earlier_run_has_not_rated_is_rated_at_the_start(tmp_path: Path) -> None:
    path = tmp_path / "club.sqlite"
    store = await open_store(path)
    await store.tables.add(playing("t1", options={"mode": "core"}, started_at=1.0))
    await store.tables.add_move(move(1, "t1"), due_at=None, result=WON)
    await store.close()
    async with (
        Playground(rate_limits=False, schema=SCHEMA) as pg,
        running(pg, await open_store(path)) as bot,
    ):
        await bot.ratings.settled()
        assert not await bot.store.ratings.unsettled()


async def test_the_season_before_the_post_was_turned_on_is_not_posted(club: Club) -> None:
    await finished(club, club.ben.id, club.ada.id, days_ago=days_since(LAST))
    await said(club.ada, "/settings season-post", where=club.pg.channel("welcome"))
    await season_posts(club.bot).post_due()
    assert not posts(club)


async def test_a_season_in_which_nobody_played_is_not_posted(club: Club) -> None:
    await said(club.ada, "/settings season-post", where=club.pg.channel("welcome"))
    season_posts(club.bot).now = lambda: middle_of(THIS) + 92 * 86_400
    await season_posts(club.bot).post_due()
    assert not posts(club)


async def test_the_post_can_be_turned_off(club: Club) -> None:
    await last_season(club)
    assert "not posted (`/settings season-post`)" in await said(club.ada, "/settings season-post")
    await season_posts(club.bot).post_due()
    assert not posts(club)


async def test_a_deleted_channel_is_cleared_and_the_settings_say_so(club: Club) -> None:
    await last_season(club)
    delete_channel(club.pg.services.stage, club.pg.channel("welcome"))
    await club.settled()
    await season_posts(club.bot).post_due()
    assert club.bot.preferences.server(club.pg.guild.id).season_channel_id is None
    assert "channel for the end of a season was deleted" in await said(club.ada, "/settings show")
    assert "was deleted" not in await said(
        club.ada, "/settings season-post", where=club.pg.channel("cake-table")
    )


async def test_a_channel_that_was_deleted_while_the_bot_was_off_is_cleared_too(club: Club) -> None:
    await last_season(club)
    await club.bot.preferences.change_server(club.pg.guild.id, season_channel_id=1234)
    await season_posts(club.bot).post_due()
    assert club.bot.preferences.server(club.pg.guild.id).season_channel_id is None
    assert "was deleted" in await said(club.ada, "/settings show")


async def test_a_channel_where_the_bot_may_not_write_is_refused(club: Club) -> None:
    deny_writing(club, club.pg.channel("welcome"))
    await club.settled()
    refused = await said(club.ada, "/settings season-post", where=club.pg.channel("welcome"))
    assert "I'm missing Send Messages" in refused
    assert club.bot.preferences.server(club.pg.guild.id).season_channel_id is None


@pytest.mark.parametrize("trouble", ["fail", "lose_answer"])
async def test_a_post_that_discord_fails_to_take_is_sent_once_at_the_next_look(
    club: Club, trouble: str
) -> None:
    await last_season(club)
    getattr(club.pg.faults, trouble)("POST /channels/{channel_id}/messages")
    for _ in range(3):
        await season_posts(club.bot).post_due()
    assert len(posts(club)) == 1
    assert not await club.bot.store.sent_messages.in_channel(club.pg.channel("welcome").id)


async def test_a_post_that_discord_refuses_for_good_is_not_sent_again_and_again(club: Club) -> None:
    await last_season(club)
    refusals = club.pg.faults.fail("POST /channels/{channel_id}/messages", status=403, times=10)
    for _ in range(3):
        await season_posts(club.bot).post_due()
    assert refusals.hits == 1
    club.pg.faults.clear()
    await said(club.ada, "/settings season-post", where=club.pg.channel("cake-table"))
    await season_posts(club.bot).post_due()
    assert len(posts(club, "cake-table")) == 1, "another channel may take it"


async def test_a_process_that_has_just_lost_a_server_leaves_its_post_to_the_next_one(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await last_season(club)
    with monkeypatch.context() as losing:
        losing.setattr(club.bot.cluster, "check_home", Mock(side_effect=Refused(Reason.ONE_MOMENT)))
        await season_posts(club.bot).post_due()
    assert not posts(club)
    await season_posts(club.bot).post_due()
    assert len(posts(club)) == 1


async def test_a_crash_before_the_post_is_noted_does_not_double_it_and_it_is_no_panel(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await last_season(club)
    with monkeypatch.context() as crashing:
        crashing.setattr(club.bot.store.seasons, "claim", AsyncMock(side_effect=StoreUnavailable("away")))
        await season_posts(club.bot).post_due()
    assert await club.bot.store.sent_messages.panels(club.pg.guild.id) == ()
    assert await club.bot.store.sent_messages.servers_with_panels() == ()
    await season_posts(club.bot).post_due()
    assert len(posts(club)) == 1


async def test_a_post_waits_until_the_bot_may_write_again(club: Club) -> None:
    await last_season(club)
    channel = club.pg.channel("welcome")
    deny_writing(club, channel)
    await club.settled()
    await season_posts(club.bot).post_due()
    assert not posts(club)
    channel.overwrites.clear()
    tell_channel(club.pg.services.stage, "UPDATE", channel)
    await club.settled()
    await season_posts(club.bot).post_due()
    assert len(posts(club)) == 1


async def test_forgotten_members_are_on_no_board_of_any_season(club: Club) -> None:
    await last_season(club)
    await club.bot.forgetting.forget(club.ben.id)
    await season_posts(club.bot).post_due()
    text = club.ada.text(posts(club)[0])
    assert club.ben.mention not in text
    assert f"**1.** {club.ada.mention}" in text


async def test_a_late_game_is_rated_before_the_season_is_posted(club: Club) -> None:
    await last_season(club)
    at = middle_of(LAST)
    table = playing(
        "late",
        guild_id=club.pg.guild.id,
        seats=(seat(0, club.cleo.id), seat(1, club.dov.id)),
        options={"mode": "core"},
        started_at=at,
        created_at=at,
    )
    await club.bot.store.tables.add(table)
    await club.bot.store.tables.add_move(move(1, "late", at=at), due_at=None, result=WON)
    await club.bot.store.tables.set_shown("late", 1, None)
    await season_posts(club.bot).post_due()
    assert not posts(club)
    await club.bot.ratings.settle()
    await season_posts(club.bot).post_due()
    assert club.cleo.mention in club.ada.text(posts(club)[0])
