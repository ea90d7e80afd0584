"""The level of house player that suits a member: only they see it, and "Play now" and `/… new` use it."""

from __future__ import annotations

from typing import Any

import pytest

from data.records.tables import Ending, Result
from tests.data.rows import move, playing, seat
from tests.endtoend.play import Club
from tests.endtoend.test_first_minute import button, only_table, page

LINE = "Play now: **strong**, about your strength"


async def win_three(club: Club, **changes: Any) -> None:
    """Let Ben win three duels against the fair level."""
    result = Result(ending=Ending.FINISHED, places=(1, 2), scores=(3, 1))
    for number in range(3):
        table = playing(
            f"past{number}",
            guild_id=club.pg.guild.id,
            channel_id=club.pg.channel("cake-table").id,
            seats=(seat(0, club.ben.id), seat(1, None, house="fair")),
            options={"mode": "core"},
            started_at=1.0,
            **changes,
        )
        await club.bot.store.tables.add(table)
        await club.bot.store.tables.add_move(
            move(1, table.id, at=1000.0 + number), due_at=None, result=result
        )
        await club.bot.store.tables.set_shown(table.id, 1, None)


async def test_play_now_deals_against_the_level_that_the_page_suggests(club: Club) -> None:
    await win_three(club)
    message = await page(club, club.ben)
    assert club.ben.text(message).count("about your strength") == 1
    assert LINE in club.ben.text(message)
    await club.ben.press(message, button(message, "now", "duel", "strong"))
    await club.settled()
    assert [row.house for row in (await only_table(club)).table.seats] == [None, "strong"]


async def test_without_results_play_now_deals_against_the_middle_level(club: Club) -> None:
    await win_three(club)
    message = await page(club, club.ada)
    assert "about your strength" not in club.ada.text(message)
    await club.ada.press(message, button(message, "now", "duel"))
    await club.settled()
    assert [row.house for row in (await only_table(club)).table.seats] == [None, "fair"]


@pytest.mark.parametrize("level", ["tutor", "honest", "strong.strong"])
async def test_play_now_refuses_what_is_not_one_level(club: Club, level: str) -> None:
    message = await page(club, club.ben)
    control = button(message, "now", "duel")
    control["custom_id"] = f"page:play:now.duel.{level}"
    refused = await club.ben.press(message, control, stale=True)
    assert refused.ephemeral
    assert not await club.bot.store.tables.unfinished()


async def test_a_new_table_may_seat_the_suggested_level(club: Club) -> None:
    await win_three(club)
    await club.ben.command("/duel new", house="suggested")
    (row,) = await club.bot.store.tables.unfinished()
    assert [taken.house for taken in row.seats] == [None, "strong"]


async def test_a_new_table_of_a_member_without_results_seats_the_middle_level(club: Club) -> None:
    await win_three(club)
    await club.ada.command("/duel new", house="suggested")
    (row,) = await club.bot.store.tables.unfinished()
    assert [taken.house for taken in row.seats] == [None, "fair"]


async def test_the_lobby_is_the_same_whatever_its_host_has_won(club: Club) -> None:
    await club.ben.command("/duel new")
    before = club.post()
    await club.press(club.ben, "Cancel")
    await win_three(club)
    await club.ben.command("/duel new")
    after = club.post()
    assert labels(after) == labels(before)
    assert "about your strength" not in club.story()


def labels(message: Any) -> list[str]:
    """Return every label and note of a message's controls, in order."""
    found = []
    parts = [message["components"]]
    while parts:
        part = parts.pop()
        if isinstance(part, list):
            parts += part
        elif isinstance(part, dict):
            found += [str(part[name]) for name in ("label", "description", "placeholder") if name in part]
            parts += list(part.values())
    return found
