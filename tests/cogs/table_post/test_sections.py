"""Where a section of a game begins, what its log tells, and when its post is buried."""

from __future__ import annotations

import pytest

from bot.tables.commands import Move
from bot.tables.session import Session
from cogs.i18n.messages import Messages
from cogs.table_post import render
from cogs.table_post.post_messages import PostMessage
from data.records.tables import By, Post
from games.duel.actions import Pass
from tests.bot.tables.services import begun, tables


async def passed(times: int) -> Session:
    """Return a duel after so many passes; every second one ends a bout."""
    session = await begun(tables(), trophies=3)
    for _ in range(times):
        (seat,) = session.actors
        await session.execute(Move(Pass()), seat, by=By.PLAYER, at=1.0)
    return session


@pytest.mark.parametrize(("passes", "first_turn"), [(0, 1), (1, 1), (2, 3), (3, 3), (4, 5)])
async def test_a_section_begins_with_the_turn_after_the_end_of_the_last_one(
    passes: int, first_turn: int
) -> None:
    session = await passed(passes)
    assert session.progress.turn == passes + 1
    assert render.first_turn(session) == first_turn


async def test_the_log_counts_only_what_is_known_to_be_left_out() -> None:
    session = await passed(3)
    del session.progress.history[0]
    log = "\n".join(render.table(session, Messages(), render.PostContent(since=1)).paragraphs)
    assert "earlier line" not in log or "… earlier lines" in log


@pytest.mark.parametrize(
    ("newest", "is_buried"), [(0, False), (100, False), (101, False), (102, True)], ids=str
)
def test_a_post_is_buried_by_what_others_write_and_not_by_pings(newest: int, is_buried: bool) -> None:
    message = PostMessage(Post(channel_id=2, message_id=100, turn=1, at=1.0))
    assert message.note_newest(newest, pinged=101) == is_buried
    assert message.note_newest(101, pinged=101) == is_buried, "also when that was deleted since"
