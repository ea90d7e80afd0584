"""Without any one of its optional features, the bot starts and plays, and says what is not available."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from cogs.features import FEATURES
from cogs.i18n.messages import Messages
from data.records.tables import Phase
from data.sqlite.database import open_store
from playground import Playground
from tests.endtoend.alone import Alone
from tests.endtoend.play import SCHEMA, Club, gives_up, running
from tests.endtoend.test_players_role import BUTTON, with_role
from tests.endtoend.test_tournaments import begun, post, signed_up

NOT_AVAILABLE = Messages()("refused-not-available")


@dataclass
class Left:
    """What a feature has left behind: controls in messages, and a table of Ada's that goes on."""

    controls: list[tuple[dict[str, Any], str]] = field(default_factory=list)
    table_id: str = ""


async def _page(club: Club, command: str) -> dict[str, Any]:
    page = (await club.ada.command(command)).message
    assert page is not None
    return page


async def _new_table(club: Club) -> str:
    """Return the id of the only table that is being played."""
    await club.settled()
    (row,) = await club.bot.store.tables.unfinished()
    return row.id


async def daily(club: Club) -> Left:
    page, play = await _page(club, "/daily today"), await _page(club, "/play")
    await club.ada.press(page, "page:daily:play.duel")
    controls = [(page, "page:daily:play.auf"), (page, "page:daily:check"), (play, "page:daily:open")]
    return Left(controls, await _new_table(club))


async def nothing(_: Club) -> Left:
    return Left()


async def opponents(club: Club) -> Left:
    await with_role(club)
    invitation = (await club.ada.use_menu("Invite to a game", club.ben)).message
    assert invitation is not None
    pages = (await _page(club, "/play"), await _page(club, "/preferences"))
    return Left([(invitation, "Cake Duel"), *((page, BUTTON) for page in pages)])


async def tournaments(club: Club) -> Left:
    await signed_up(club, club.ben)
    sign_up = post(club)
    await club.ada.command("/tournament end")
    await begun(club, club.ada, club.ben, club.cleo, club.dov, channel="cake-table")
    table = next(
        row for row in await club.bot.store.tables.unfinished() if row.seat_of(club.ada.id) is not None
    )
    return Left([(sign_up, "Sign up"), (post(club), "My games")], table.id)


async def tutorial(club: Club) -> Left:
    page = await _page(club, "/play")
    await club.ada.press(page, "page:play:learn.duel")
    table_id = await _new_table(club)
    lesson = Alone(club, await club.bot.tables.session(table_id))
    return Left([(page, "page:play:learn.auf"), (lesson.post(), "Explain")], table_id)


ABSENT: Mapping[str, tuple[set[str], Callable[[Club], Awaitable[Left]]]] = {
    "daily": ({"daily today", "daily board"}, daily),
    "fairness": ({"settings fairness"}, nothing),
    "opponents": ({"settings players-role"}, opponents),
    "seasons": ({"settings season-post"}, nothing),
    "tournaments": ({"tournament new", "tournament join", "tournament show"}, tournaments),
    "tutorial": ({"tutorial"}, tutorial),
}
"""By feature, some of its commands, and what leaves something of it behind."""


def stored(path: Path) -> list[str]:
    """Return all that is in a database."""
    with closing(sqlite3.connect(path)) as connection:
        return list(connection.iterdump())


async def is_answered_and_changes_nothing(club: Club, left: Left, path: Path) -> None:
    await club.settled()
    before = stored(path)
    for message, control in left.controls:
        answer = await club.ada.press(message, control, stale=True)
        assert answer.ephemeral
        assert club.ada.text(answer.message) == NOT_AVAILABLE, control
        await club.settled()
    assert stored(path) == before


async def goes_on(club: Club, table_id: str) -> None:
    """Play a table as any other to its end, by its own post."""
    session = await club.bot.tables.session(table_id)
    alone = Alone(club, session)
    alone.place = club.pg.world.channels[session.table.post.channel_id]  # type: ignore[union-attr] # it is shown
    if any(seat.house for seat in session.table.seats):
        await alone.one_move()
    await gives_up(club.ada, table=table_id)
    await club.settled()
    assert session.table.phase is Phase.OVER
    assert club.ada.can_press(alone.post(), "Play again")
    assert "lesson" not in alone.words()


async def plays_a_little(club: Club) -> None:
    """Play the first moves of a game."""
    await club.seat(club.ben, club.dov)
    for _ in range(2):
        await club.press(club.asked(), "Pass")
    shown = club.words()
    assert "Turn 3" in shown or "wins" in shown or "Bout" in shown


def test_each_feature_has_its_case() -> None:
    assert [build.__module__ for build in FEATURES] == [f"cogs.{name}" for name in ABSENT]


@pytest.mark.parametrize("name", ABSENT)
async def test_the_bot_plays_without_a_feature_and_says_that_it_is_not_there(
    name: str, tmp_path: Path
) -> None:
    path = tmp_path / "club.sqlite"
    commands, leave = ABSENT[name]
    others = [build for build in FEATURES if build.__module__ != f"cogs.{name}"]
    async with Playground(rate_limits=False, schema=SCHEMA) as pg:
        async with running(pg, await open_store(path)) as bot:
            assert commands <= {command.qualified_name for command in bot.client.tree.walk_commands()}
            left = await leave(Club(pg, bot))
        async with running(pg, await open_store(path), features=others) as bot:
            club = Club(pg, bot)
            known = {command.qualified_name: command for command in bot.client.tree.walk_commands()}
            assert commands.isdisjoint(known)
            assert bool(known["play"].parameters) is (name != "opponents")  # type: ignore[union-attr]
            await is_answered_and_changes_nothing(club, left, path)
            if left.table_id:
                await goes_on(club, left.table_id)
            await plays_a_little(club)


async def test_the_bot_plays_without_all_features() -> None:
    async with Playground(rate_limits=False, schema=SCHEMA) as pg, running(pg, features=()) as bot:
        club = Club(pg, bot)
        page = await _page(club, "/play")
        assert {"Play now", "Open table"} == {one["label"] for one in club.ada.controls(page)}
        await plays_a_little(club)
