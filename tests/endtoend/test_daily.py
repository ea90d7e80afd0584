"""The deal of the day at the playground: one press, one try, a result to share, a board, and two bots that agree."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from bot.app import CakeClub
from bot.daily import deal_levels
from cogs.daily.pages import TOGETHER
from data.records.tables import DIRECT
from data.sqlite.database import open_store
from games.catalog import GAMES
from games.commitment import commitment
from games.daily import daily_secret
from playground import Playground, Visitor
from playground.world.nouns import ChannelType
from playground.world.places import delete_channel
from tests.endtoend.alone import Alone, direct, only_session
from tests.endtoend.play import SCHEMA, Club, running
from tests.endtoend.test_guild_lifecycle import thread_of
from tests.seeds import in_turn

DAY = "2026-11-22"
NOON = datetime(2026, 11, 22, 12, tzinfo=UTC).timestamp()
HOUR = 3600.0


def at(club: Club, time: float) -> None:
    """Set the bot's clock of tables and days."""
    bot: CakeClub = club.bot
    bot.tables.now = lambda: time


@pytest.fixture
async def club() -> AsyncIterator[Club]:
    """A club at noon of the day."""
    async with Playground(rate_limits=False, schema=SCHEMA) as pg, running(pg) as bot:
        found = Club(pg, bot)
        at(found, NOON)
        yield found


async def page(club: Club, person: Visitor, channel: Any = None) -> dict[str, Any]:
    """Return a member's page of today's deals."""
    answer = await person.command("/daily today", channel=channel)
    assert answer.ephemeral
    assert answer.message is not None
    return answer.message


async def begun(
    club: Club, key: str = "duel", person: Visitor | None = None, channel: Any = None, level: str = ""
) -> Alone:
    """Play a deal by one press on the page."""
    person = person or club.ada
    before = {row.id for row in await club.bot.store.tables.unfinished()}
    await person.press(
        await page(club, person, channel), f"page:daily:play.{key}.{level or deal_levels(key)[-1]}"
    )
    await club.settled()
    (row,) = [row for row in await club.bot.store.tables.unfinished() if row.id not in before]
    return Alone(club, await club.bot.tables.session(row.id))


async def given_up(club: Club, key: str = "duel") -> Alone:
    alone = await begun(club, key)
    await alone.give_up()
    return alone


async def test_one_press_deals_the_deal_of_the_day_in_a_private_thread(club: Club) -> None:
    alone = await begun(club)
    thread = thread_of(club)
    assert (thread.type, thread.invitable) == (ChannelType.PRIVATE_THREAD, False)
    assert set(thread.joined) == {club.pg.world.bot_id, club.ada.id}
    assert not club.posts(), "the channel learns nothing of the cards"
    table = alone.session.table
    assert (table.day, table.secret) == (DAY, daily_secret(DAY, "duel"))
    assert table.seats[1].house == "strong"
    assert "The deal of Nov 22, 2026" in alone.words()
    shown = await page(club, club.ada)
    assert "being played" in club.ada.text(shown)
    assert not any("play.duel" in one["custom_id"] for one in club.ada.controls(shown))


async def test_the_member_chooses_the_strength_and_the_board_compares_within_it(club: Club) -> None:
    first = await begun(club, level="easy")
    assert first.session.table.seats[1].house == "easy"
    await first.finish()
    assert "Cake Duel, easy" in first.words()
    shown = await page(club, club.ada)
    assert "**Cake Duel, easy**" in club.ada.text(shown)
    assert not any("play.duel" in one["custom_id"] for one in club.ada.controls(shown)), "one try of all"
    board = await club.cleo.command("/daily board")
    assert re.search(rf"Cake Duel, easy\*\*\n\*\*1\.\*\* {club.ada.mention}", club.cleo.text(board.message))


async def test_the_board_does_not_name_members_who_have_left_the_boards(club: Club) -> None:
    await given_up(club)
    await club.ada.command("/preferences", boards=False)
    board = await club.ben.command("/daily board")
    assert club.ada.mention not in club.ben.text(board.message)
    assert "🏳️ gave up" in club.ada.text(await page(club, club.ada)), "they see their result themselves"


async def test_a_page_from_before_there_was_a_choice_still_deals(club: Club) -> None:
    (old,) = [
        one
        for one in club.ada.controls(await page(club, club.ada))
        if one["custom_id"] == "page:daily:play.duel.strong"
    ]
    shown = await page(club, club.ada)
    await club.ada.press(
        changed(shown, old["custom_id"], "page:daily:play.duel"), "page:daily:play.duel", stale=True
    )
    await club.settled()
    assert (await only_session(club)).table.seats[1].house == "strong"


async def test_a_strength_that_there_is_not_is_refused(club: Club) -> None:
    shown = await page(club, club.ada)
    forged = changed(shown, "page:daily:play.duel.strong", "page:daily:play.duel.tutor")
    await club.ada.press(forged, "page:daily:play.duel.tutor", stale=True)
    assert not await club.bot.store.tables.unfinished()


def changed(message: dict[str, Any], custom_id: str, other: str) -> dict[str, Any]:
    """Return a message with another custom id on one of its controls."""
    found: dict[str, Any] = json.loads(json.dumps(message).replace(f'"{custom_id}"', f'"{other}"'))
    return found


async def test_the_page_of_the_games_leads_to_the_deals(club: Club) -> None:
    answer = await club.ada.command("/play")
    assert answer.message is not None
    deals = await club.ada.press(answer.message, "Today's deals")
    assert "Nov 22, 2026" in club.ada.text(deals.message)
    offered = [one["custom_id"] for one in club.ada.controls(deals.message or {})]
    wanted = [f"page:daily:play.{key}.{level}" for key in GAMES for level in deal_levels(key)]
    assert sorted(set(wanted) & set(offered)) == sorted(wanted)


async def test_a_second_try_is_refused_with_a_sentence(club: Club) -> None:
    old = await page(club, club.ada)
    alone = await given_up(club)
    for _ in range(2):
        refused = await club.ada.press(old, "page:daily:play.duel.strong", stale=True)
        assert "You have already played this deal" in club.ada.text(refused.message)
    thread_of(club)  # no second thread was opened
    assert "🏳️ gave up" in alone.words()
    again = await club.ada.press(alone.post(), "Today's deals")
    assert "🏳️ gave up" in club.ada.text(again.message)


async def test_a_result_is_shared_without_a_card_and_stands_on_the_board(club: Club) -> None:
    alone = await begun(club)
    await alone.finish()
    assert alone.session.outcome is not None
    mine, house = alone.session.outcome.scores
    line = rf"(🏆 won|🤝 tied|lost) [🟩🟥{TOGETHER}]{{19}} \*\*{mine} : {house}\*\*"
    assert re.search(line, alone.words())
    assert "secret" not in alone.words(), "others still play this deal"
    assert [one["label"] for one in club.ada.controls(alone.post())] == ["Today's deals", "Rules", "Review"]
    shown = await page(club, club.ada)
    assert "Played on 1 of the last 30 days" in club.ada.text(shown)
    shared = await club.ada.press(shown, "Share")
    assert not shared.ephemeral
    text = club.ben.text(shared.message)
    assert re.search(rf"Cake Duel, strong\*\*, Nov 22, 2026: {line}", text)
    told = {card for name in ("soldier", "archer", "wizard", "defender") for card in (name, name.title())}
    assert not any(card in text for card in told)
    board = await club.ben.command("/daily board")
    assert not board.ephemeral
    assert re.search(rf"\*\*1\.\*\* {club.ada.mention}: {line}", club.ben.text(board.message))
    assert club.ben.text(board.message).count("Nobody has finished this deal yet") == len(GAMES) - 1


async def test_nothing_is_shared_before_a_deal_is_finished(club: Club) -> None:
    alone = await begun(club)
    shown = await page(club, club.ada)
    assert "Share" not in [one.get("label") for one in club.ada.controls(shown)]
    await alone.give_up()
    old = await page(club, club.ada)
    at(club, NOON + 13 * HOUR)
    refused = await club.ada.press(old, "Share")
    assert "Finish one of today's deals first" in club.ada.text(refused.message)


async def test_a_deal_that_midnight_passes_counts_for_the_day_it_began(club: Club) -> None:
    alone = await begun(club)
    at(club, NOON + 13 * HOUR)
    await alone.give_up()
    board = await club.ben.command("/daily board")
    assert "Nov 23, 2026" in club.ben.text(board.message)
    assert club.ada.mention not in club.ben.text(board.message)
    yesterday = await club.ben.press(board.message or {}, "Yesterday")
    assert "Nov 22, 2026" in club.ben.text(yesterday.message)
    assert club.ada.mention in club.ben.text(yesterday.message)
    shown = await page(club, club.ada)
    assert "Played on 1 of the last 30 days" in club.ada.text(shown)
    assert (await begun(club)).session.table.day == "2026-11-23"


async def test_the_deal_is_pledged_before_its_day_and_shown_after_it(club: Club) -> None:
    at(club, NOON - 24 * HOUR)
    codes = await club.ada.press(await page(club, club.ada), "Check the deals")
    pledged = commitment(daily_secret(DAY, "duel"))
    assert pledged in club.ada.text(codes.message)
    assert daily_secret(DAY, "duel").hex() not in club.ada.text(codes.message)
    at(club, NOON)
    alone = await given_up(club)
    table_id = alone.session.table.id
    for command in ("/verify", "/replay"):
        answer = await club.ada.command(command, table=table_id)
        assert daily_secret(DAY, "duel").hex() not in club.ada.text(answer.message)
    assert "Others can still play this deal today" in club.ada.text(
        (await club.ada.command("/verify", table=table_id)).message
    )
    at(club, NOON + 24 * HOUR)
    replay = (await club.ada.command("/replay", table=table_id)).message or {}
    at(club, NOON)  # a page of the next day stands for a forged press: the controls are not there on the day
    for button in ("Show everyone", "Get record"):
        refused = await club.ada.press(replay, button, stale=True)
        assert refused.ephemeral
        assert "Others can still play this deal today" in club.ada.text(refused.message)
    at(club, NOON + 24 * HOUR)
    codes = await club.ada.press(await page(club, club.ada), "Check the deals")
    assert daily_secret(DAY, "duel").hex() in await club.all_parts(club.ada, codes.message)
    proof = await club.ada.command("/verify", table=table_id)
    proven = await club.all_parts(club.ada, proof.message)
    assert pledged in proven
    assert "the same on every bot" in proven


async def test_a_replay_offers_to_share_a_deal_only_when_its_day_is_over(club: Club) -> None:
    at(club, NOON)
    table_id = (await given_up(club)).session.table.id
    replay = (await club.ada.command("/replay", table=table_id)).message or {}
    offered = [control.get("label") for control in club.ada.controls(replay)]
    assert not {"Show everyone", "Get record"} & set(offered)
    assert "As text" in offered
    told = await club.all_parts(club.ada, replay)
    assert "share this step" not in told
    assert "Others can still play this deal today" in told
    at(club, NOON + 24 * HOUR)
    replay = (await club.ada.command("/replay", table=table_id)).message or {}
    offered = [control.get("label") for control in club.ada.controls(replay)]
    assert {"Show everyone", "Get record"} <= set(offered)
    assert "share this step" in await club.all_parts(club.ada, replay)


async def test_the_deal_needs_a_private_thread_or_direct_messages(club: Club) -> None:
    club.pg.faults.deny("CREATE_PRIVATE_THREADS", "cake-table")
    refused = await club.ada.press(await page(club, club.ada), "page:daily:play.duel.strong")
    assert "it needs a private thread" in club.ada.text(refused.message)
    assert not await club.bot.store.tables.unfinished(), "the try is not used up"
    alone = await begun(club, channel=direct(club).id)
    assert (alone.session.table.guild_id, alone.session.table.day) == (DIRECT, DAY)
    await alone.give_up()
    board = await club.ben.command("/daily board")
    assert club.ada.mention not in club.ben.text(board.message), "it was played on no server"
    refused = await club.ada.command("/daily board", channel=direct(club).id)
    assert "Only servers have a board" in club.ada.text(refused.message)


async def test_a_deal_that_gets_no_thread_because_of_discords_limit_says_so_and_uses_up_no_try(
    club: Club,
) -> None:
    club.pg.faults.rate_limit("POST /channels/{channel_id}/threads", 200.0)
    refused = await club.ada.press(await page(club, club.ada), "page:daily:play.duel.strong")
    assert "Discord lets me open no more threads in this channel" in club.ada.text(refused.message)
    assert not await club.bot.store.daily.tries_of(club.ada.id)
    await begun(club)
    await begun(club, "auf")


async def test_others_neither_see_nor_find_the_deal(club: Club) -> None:
    alone = await begun(club)
    listed = await club.ben.command("/table list")
    assert alone.session.table.id not in club.ben.text(listed.message)
    await alone.give_up()
    assert not await club.ben.autocomplete("/replay", option="table")
    refused = await club.ben.command("/replay", table=alone.session.table.id)
    assert "There is no such table here" in club.ben.text(refused.message)


async def test_a_forgotten_member_leaves_the_board_and_an_export_lists_their_tries(club: Club) -> None:
    old, alone = await page(club, club.ada), await given_up(club)
    kept = await club.bot.history.export(club.ada.id)
    assert [(one["game"], one["day"]) for one in kept["daily_tries"]] == [("duel", DAY)]
    opened = await club.ada.command("/privacy forget")
    await club.ada.submit(opened.modal, {"word": "forget"})
    board = await club.ben.command("/daily board")
    assert club.ada.mention not in club.ben.text(board.message)
    assert "of the last 30 days" not in club.ada.text(await page(club, club.ada))
    assert (await club.bot.history.export(club.ada.id))["daily_tries"] == []
    refused = await club.ada.press(old, "page:daily:play.duel.strong", stale=True)
    assert "You have already played this deal" in club.ada.text(refused.message)
    assert alone.session.is_over


async def moves_of(path: Path, key: str, seeds: Any, *, until_over: bool) -> tuple[list[str], str]:
    """Play a deal on a bot of its own, with a database of its own; return the moves and what the board says."""
    store = await open_store(path)
    async with Playground(rate_limits=False, schema=SCHEMA) as pg, running(pg, store, seeds=seeds) as bot:
        club = Club(pg, bot)
        at(club, NOON)
        alone = await begun(club, key)
        if until_over:
            await alone.finish()
        else:
            for _ in range(8):
                await alone.one_move()
            if not alone.session.is_over:
                await alone.give_up()
        moves = [
            f"{move.seat} {move.token}" for move in await bot.tables.stored.moves(alone.session.table.id)
        ]
        board = await club.ben.command("/daily board")
        return moves, club.ben.text(board.message).partition(club.ada.mention)[2]


@pytest.mark.parametrize("key", GAMES)
async def test_two_bots_deal_the_same_game_on_the_same_day(tmp_path: Path, key: str) -> None:
    """They have two databases and two secrets; the member makes the same moves."""
    secrets = (in_turn(), lambda: b"another secret of another bot...".ljust(32))
    first, second = [
        await moves_of(tmp_path / f"{number}.sqlite3", key, seeds, until_over=key == "duel")
        for number, seeds in enumerate(secrets)
    ]
    assert first == second
    assert len(first[0]) > 5
    assert len({move[0] for move in first[0]}) == 2, "the house player has moved as well"


async def test_only_one_of_two_presses_at_once_is_the_try(club: Club) -> None:
    shown = await page(club, club.ada)
    answers = await asyncio.gather(
        *(club.ada.press(shown, "page:daily:play.duel.strong", stale=True) for _ in range(2))
    )
    texts = [club.ada.text(answer.message) for answer in answers]
    assert sum("You have already played this deal" in text for text in texts) == 1
    assert (await only_session(club)).table.day == DAY


async def test_a_deal_whose_thread_is_deleted_goes_on_in_a_new_private_thread(club: Club) -> None:
    """Others may still play it, so it is never shown in a channel that they read."""
    alone = await begun(club)
    delete_channel(club.pg.services.stage, thread_of(club))
    await club.settled()
    answer = await club.ada.command("/table show")
    await club.settled()
    assert not club.posts()
    thread = thread_of(club)
    assert thread.type == ChannelType.PRIVATE_THREAD
    assert f"<#{thread.id}>" in club.ada.text(answer.message)
    alone.place = thread
    await alone.finish()
    assert alone.session.is_over


async def test_a_deal_whose_thread_is_deleted_is_shown_nowhere_without_a_private_thread(club: Club) -> None:
    await begun(club)
    delete_channel(club.pg.services.stage, thread_of(club))
    club.pg.faults.deny("CREATE_PRIVATE_THREADS", "cake-table")
    await club.settled()
    refused = await club.ada.command("/table show")
    assert "it needs a private thread" in club.ada.text(refused.message)
    assert not club.posts()
