"""How much of a turn's story a post tells: less beside an image, and always why a house player plays."""

from __future__ import annotations

import pytest

from bot.tables.commands import TableAction, TableActionKind
from bot.tables.session import Session
from cogs.games.registry import PRESENTERS
from cogs.i18n.messages import LOCALES, Messages
from cogs.i18n.table_messages import TableMessages
from cogs.table_post import render
from data.records.tables import By, MoveRecord
from tests.bot.tables.services import attacker, begun, tables
from tests.cogs.ui.test_limits import moments
from tests.labs import Case, every_case

WORDS = Messages()
NUDGES = 5


async def nudged(*, is_away: bool) -> Session:
    """Return a duel whose defender asks for a move so often that a post with an image cannot tell everything."""
    session = await begun(tables())
    seat = attacker(session)
    actions = [TableAction(TableActionKind.STAND_IN)] if is_away else []
    _do(session, seat, actions)
    _do(session, 1 - seat, [TableAction(TableActionKind.NUDGE)] * NUDGES)
    return session


def _do(session: Session, seat: int, actions: list[TableAction]) -> None:
    for action in actions:
        number = session.progress.version + 1
        at = (session.table.started_at or 0.0) + 3600 * number  # nobody may nudge twice in a short time
        move = MoveRecord(
            table_id=session.table.id, number=number, seat=seat, token=action.token, by=By.PLAYER, at=at
        )
        session.repeat(move)


def nudges(paragraphs: tuple[str, ...]) -> int:
    return "\n".join(paragraphs).count("👉")


async def test_a_message_whose_image_never_comes_tells_the_whole_story() -> None:
    post = render.table(await nudged(is_away=False), WORDS)
    assert 0 < nudges(post.paragraphs) < NUDGES
    assert "earlier lines" in "\n".join(post.paragraphs)
    plain = post.without_image()
    assert nudges(plain.paragraphs) == NUDGES
    assert "earlier lines" not in "\n".join(plain.paragraphs)
    assert plain.in_words
    assert plain.paragraphs[-1] == post.paragraphs[-1]


async def test_a_long_story_beside_an_image_still_says_that_a_house_player_stands_in() -> None:
    session = await nudged(is_away=True)
    for locale in LOCALES:
        messages = Messages(locale)
        story = "\n".join(render.table(session, messages).paragraphs)
        stands_in = TableMessages(messages, session.table.seats)(
            "table-action-stand-in", who=f"<@{session.table.seats[attacker(session)].user_id}>"
        )
        assert stands_in in story
        assert 0 < story.count("👉") < NUDGES


async def test_the_notice_is_folded_once_its_player_is_back() -> None:
    session = await nudged(is_away=True)
    seat = attacker(session)
    _do(session, seat, [TableAction(TableActionKind.RETURN)])
    story = "\n".join(render.table(session, WORDS).paragraphs)
    assert "is back" in story
    assert "stands in" not in story


@every_case
def test_notes_that_have_no_room_beside_an_image_stand_in_a_message_without_it(
    case: Case, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(render, "story_points", lambda *_: -1.0)
    for session in moments(case):
        notes = PRESENTERS[case.game.key].notes(
            session.progress.public_view(), TableMessages(WORDS, session.table.seats)
        )
        post = render.table(session, WORDS)
        for note in filter(None, notes):
            assert note not in post.paragraphs
            assert note in post.without_image().paragraphs
