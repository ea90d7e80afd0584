"""A lesson's post has a short hint beside its image; a button explains the rest, and without an image the post does."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.tables.session import Session
from cogs.i18n.messages import Messages
from cogs.table_post import render
from cogs.tutorial import TUTORIAL_TABLE
from cogs.ui.custom_id import TableControl
from cogs.ui.panel import Panel
from tests.page.posts import LESSONS, first_post

WORDS, KIND = Messages(), TUTORIAL_TABLE


def explained(tutorial: Session) -> Panel:
    assert KIND.explanation is not None
    return KIND.explanation(tutorial, WORDS)


def controls(panel: Panel) -> list[object]:
    return [button.target for row in panel.rows if isinstance(row, tuple) for button in row]


@pytest.mark.parametrize("key", sorted({game for game, _ in LESSONS}))
def test_the_first_post_explains_all_only_where_it_has_no_image(key: str) -> None:
    lesson = first_post(key)
    drawn, plain = (
        render.table(lesson, WORDS, render.PostContent(kind=KIND)),
        render.table(lesson, WORDS, render.PostContent(has_image=False, kind=KIND)),
    )
    topic = lesson.progress.topic(0)
    whole, short = WORDS(f"tutorial-{key}-{topic}"), WORDS(f"tutorial-short-{key}-{topic}")
    assert whole in "\n".join(plain.paragraphs)
    assert short in "\n".join(drawn.paragraphs)
    assert whole not in "\n".join(drawn.paragraphs)
    assert whole in explained(lesson).paragraphs
    assert (TableControl.EXPLAIN in controls(drawn), TableControl.EXPLAIN in controls(plain)) == (True, False)
    assert (TableControl.RULES in controls(drawn), TableControl.RULES in controls(plain)) == (False, True)


@pytest.mark.parametrize("key", sorted({game for game, _ in LESSONS}))
def test_a_paused_tutorial_still_explains(key: str) -> None:
    lesson = first_post(key)
    status = lesson.status
    lesson.status = replace(status, paused_until=2e9)
    try:
        assert TableControl.EXPLAIN in controls(render.table(lesson, WORDS, render.PostContent(kind=KIND)))
    finally:
        lesson.status = status


@pytest.mark.parametrize("key", sorted({game for game, _ in LESSONS}))
def test_the_rules_are_one_press_behind_the_explanation(key: str) -> None:
    assert controls(explained(first_post(key))) == [TableControl.RULES]
