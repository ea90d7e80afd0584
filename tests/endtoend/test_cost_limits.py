"""What costs many requests, posts in a channel or pings somebody, is limited: the same by command, control and form."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest

from bot.tables.commands import TableAction, TableActionKind
from cogs.handlers.rate_limit import MOST_COSTLY
from cogs.ui.command_options import COSTLY
from data.records.settings import WhenPinged
from data.records.tables import Phase
from playground import Playground, Visitor
from tests.endtoend.play import SCHEMA, Club, gives_up, running

TOO_MUCH, TOO_SOON = "That was a lot within a minute", "This was done at this table a short while ago"


@pytest.fixture
async def club() -> AsyncIterator[Club]:
    async with Playground(rate_limits=False, schema=SCHEMA) as pg, running(pg, presses=1_000) as bot:
        yield Club(pg, bot)


@pytest.fixture
def ahead(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How many seconds the clock of the limits is ahead."""
    seconds, real = [0.0], time.time
    monkeypatch.setattr(time, "time", lambda: real() + seconds[0])
    return seconds


async def told(person: Visitor, command: str, **options: Any) -> str:
    """Return the answer to this person."""
    answer = await person.command(command, **options)
    return person.text(answer.message)


def pings(person: Visitor) -> int:
    """Return the number of messages in the table's channel that have pinged somebody."""
    return sum(message["pings_me"] for message in person.messages("cake-table", limit=200))


async def finished(club: Club) -> str:
    """Return the id of a finished duel of Ada and Ben."""
    await club.seat(club.ada, club.ben)
    (row,) = await club.bot.store.tables.of_server(club.pg.guild.id)
    await gives_up(club.ada)
    await club.settled()
    return row.id


async def test_commands_controls_and_forms_have_one_limit_together(club: Club) -> None:
    dov = club.dov
    await dov.command("/duel new")
    await dov.command("/play", game="duel")
    await dov.command("/tutorial", game="duel")
    await dov.command("/privacy export")
    page = (await dov.command("/play")).message
    assert page is not None
    await dov.press(page, "page:play:table.auf")
    preferences = (await dov.command("/preferences")).message
    assert preferences is not None
    opened = await dov.press({**preferences}, "page:preferences:section.pings")
    form = await dov.press(opened.message or preferences, "page:preferences:holiday", stale=True)
    answer = await dov.submit(form.modal, {"until": "2000-01-01"})
    assert TOO_MUCH not in dov.text(answer.message)
    for command, options in (
        ("/duel new", {}),
        ("/play", {"game": "duel"}),
        ("/tutorial", {"game": "duel"}),
        ("/preferences", {"holiday": "2000-01-01"}),
        ("/privacy export", {}),
        ("/table show", {}),
    ):
        answer_text = await told(dov, command, **options)
        assert TOO_MUCH in answer_text and "<t:" in answer_text
    pressed = await dov.press(page, "page:play:now.auf", stale=True)
    assert TOO_MUCH in dov.text(pressed.message)
    form = await dov.press(opened.message or preferences, "page:preferences:holiday", stale=True)
    filled = await dov.submit(form.modal, {"until": "2000-01-01"})
    assert TOO_MUCH in dov.text(filled.message)
    assert TOO_MUCH not in await told(dov, "/play"), "what is cheap goes on"
    assert TOO_MUCH not in await told(club.cleo, "/duel new"), "and so do others"


async def use_up(person: Visitor) -> None:
    """Do what costs much as often as a person may."""
    for _ in range(MOST_COSTLY):
        assert TOO_MUCH not in await told(person, "/leaderboard")
    assert TOO_MUCH in await told(person, "/leaderboard")


async def test_a_game_whose_start_is_refused_has_not_begun(club: Club, ahead: list[float]) -> None:
    await club.ada.command("/duel new")
    await club.ben.press(club.post(), "Join")
    (lobby,) = await club.bot.store.tables.of_server(club.pg.guild.id)
    ahead[0] += 61
    await use_up(club.ada)
    post = next(post for post in club.posts() if club.ada.can_press(post, "Start"))
    refused = await club.ada.press(post, "Start")
    assert TOO_MUCH in club.ada.text(refused.message)
    assert await club.bot.store.tables.of_server(club.pg.guild.id) == (lobby,)
    ahead[0] += 61
    await club.ada.press(post, "Start")
    (row,) = await club.bot.store.tables.of_server(club.pg.guild.id)
    assert row.phase is Phase.PLAYING


async def test_what_is_refused_to_be_shown_to_everybody_is_not_shown(club: Club, ahead: list[float]) -> None:
    table_id = await finished(club)
    replay = (await club.ada.command("/replay", table=table_id)).message
    daily = (await club.ada.command("/daily today")).message
    assert replay is not None
    assert daily is not None
    ahead[0] += 61
    await use_up(club.ada)
    posts = len(club.posts())
    share = {**club.ada.controls(daily)[0], "custom_id": "page:daily:share"}
    for page, control in ((replay, "Show everyone"), (daily, share)):
        refused = await club.ada.press(page, control, stale=True)
        assert TOO_MUCH in club.ada.text(refused.message)
    assert TOO_MUCH in await told(club.ada, "/daily board")
    assert len(club.posts()) == posts
    ahead[0] += 61
    shown = await club.ada.press(replay, "Show everyone")
    assert not shown.ephemeral
    assert len(club.posts()) == posts + 1


async def test_a_holiday_on_and_off_is_limited(club: Club, ahead: list[float]) -> None:
    await club.seat(club.ada, club.ben)
    day = discord.utils.utcnow().strftime("%Y")
    typed = f"{int(day) + 1}-01-01"
    answers = [await told(club.ben, "/preferences", holiday=typed) for _ in range(MOST_COSTLY + 1)]
    assert [TOO_MUCH in answer for answer in answers] == [False] * MOST_COSTLY + [True]
    ahead[0] += 61
    assert TOO_MUCH not in await told(club.ben, "/preferences", holiday=typed)


async def test_a_post_is_sent_again_once_in_half_a_minute(club: Club, ahead: list[float]) -> None:
    await club.seat(club.ada, club.ben)
    assert TOO_SOON not in await told(club.ada, "/table show")
    posts = len(club.posts())
    assert TOO_SOON in await told(club.ben, "/table show")
    assert len(club.posts()) == posts
    ahead[0] += 31
    assert TOO_SOON not in await told(club.ben, "/table show")


async def test_a_seat_is_offered_once_in_five_minutes_and_the_older_offer_is_closed(
    club: Club, ahead: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(club.bot.tables, "now", lambda: time.time())  # noqa: PLW0108 - the time is set below
    await club.seat(club.ada, club.ben)
    await club.ben.command("/table offer", member=club.cleo)
    assert pings(club.cleo) == 1
    for _ in range(3):
        assert TOO_SOON in await told(club.ben, "/table offer", member=club.cleo)
    assert pings(club.cleo) == 1
    assert "offer is posted" in await told(club.ada, "/table offer", member=club.dov), "each seat on its own"
    ahead[0] += 301
    await club.ben.command("/table offer", member=club.dov)
    offers = [post for post in club.posts() if club.ben.can_press(post, "Take seat")]
    assert [club.dov.mention in club.ada.text(offer) for offer in offers] == [True, True]
    assert "withdrew this offer" in club.story()


async def test_a_seat_whose_offer_could_not_be_posted_is_offered_again_at_once(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    club.pg.faults.fail("POST /channels/{channel_id}/messages", 403)
    assert "offer is posted" not in await told(club.ben, "/table offer", member=club.cleo)
    await club.settled()
    assert "no longer offers their seat" in club.story()
    assert "offer is posted" in await told(club.ben, "/table offer", member=club.cleo)
    assert pings(club.cleo) == 1


@pytest.mark.parametrize(
    "changes",
    [
        {"turn_pings": WhenPinged.NEVER},
        {"holiday_until": time.time() + 86_400},
        {"quiet_hours": (0, 23), "time_zone": "UTC"},
    ],
)
async def test_members_who_want_no_pings_get_none_for_offers_and_kept_seats(
    club: Club, changes: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    noon = time.time() // 86_400 * 86_400 + 43_200
    monkeypatch.setattr("cogs.table_post.turn_pings.time.time", lambda: noon)
    for person in (club.ben, club.cleo):
        await club.bot.preferences.change_member(person.id, **changes)
    await club.seat(club.ada, club.dov)
    await club.ada.command("/table offer", member=club.cleo)
    assert club.cleo.mention in club.ada.text(club.post())
    assert pings(club.cleo) == 0
    table_id = await over_with_ben(club)
    await club.ada.command("/table again", table=table_id)
    await club.settled()
    assert f"{club.ben.mention} (seat held for you" in club.words()
    assert pings(club.ben) == 0


async def over_with_ben(club: Club) -> str:
    """Return the id of a finished duel of Ada and Ben, who was never asked anything."""
    before = set(await club.bot.store.tables.ids())
    await club.ada.command("/duel new")
    await club.ben.press(club.post(), "Join")
    await club.ada.press(club.post(), "Start")
    (table_id,) = set(await club.bot.store.tables.ids()) - before
    await club.bot.tables.apply(table_id, club.ada.id, TableAction(TableActionKind.CONCEDE))
    await club.settled()
    return table_id


async def test_a_member_who_muted_the_table_is_not_pinged_to_play_again(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    (row,) = await club.bot.store.tables.of_server(club.pg.guild.id)
    await club.ben.command("/table mute")
    await gives_up(club.ada)
    await club.settled()
    before = pings(club.ben)
    await club.ada.command("/table again", table=row.id)
    await club.settled()
    assert "seat held for you" in club.words()
    assert pings(club.ben) == before


async def test_a_game_is_played_again_three_times_an_hour(
    club: Club, ahead: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(club.bot.tables, "now", lambda: time.time())  # noqa: PLW0108 - the time is set below
    table_id = await finished(club)
    before = pings(club.ben)
    for number in range(4):
        answer = await told(club.ada, "/table again", table=table_id)
        assert (TOO_SOON in answer) is (number == 3)
        await club.settled()
        if number < 3:
            await club.press(club.ada, "Cancel")
    assert pings(club.ben) == before + 3
    ahead[0] += 3_601
    assert TOO_SOON not in await told(club.ada, "/table again", table=table_id)


async def test_a_kept_seat_is_pinged_once(club: Club) -> None:
    table_id = await finished(club)
    await club.ada.command("/table again", table=table_id)
    await club.settled()
    before = pings(club.ben)
    await club.ada.command("/table show")
    await club.settled()
    assert before > 0
    assert pings(club.ben) == before


def test_what_costs_much_is_limited(club: Club) -> None:
    commands = {command.qualified_name: command for command in club.bot.client.tree.walk_commands()}
    costly = {name: command.extras.get(COSTLY) for name, command in commands.items()}
    assert {name for name, limit in costly.items() if limit is True} == {
        *(name for name in commands if name.endswith(" new")),
        *("table again", "table offer", "table show", "tutorial", "leaderboard", "daily board"),
        *("privacy export", "settings panel"),
    }
    assert {name: {*limit} for name, limit in costly.items() if limit and limit is not True} == {
        "play": {"game", "when"},
        "preferences": {"holiday"},
    }
