"""The sentences of lessons, put together as learners read them, in every language."""

from __future__ import annotations

import re

import pytest

from cogs.games.registry import PRESENTERS
from cogs.i18n.messages import LOCALES, Messages
from cogs.i18n.table_messages import TableMessages
from data.records.tables import TableSeat
from games.ai import TUTOR
from tests.bot.tutorial_tables import TOPICS

GLUED = re.compile(r"[.!?:…][*_]*(?=[A-ZÄÖÜ„“*])[*_]*[A-ZÄÖÜ„“]|\S\{")
"""Where a sentence follows another without a space between them."""


def texts(messages: Messages) -> list[str]:
    """All that a lesson says in one language."""
    found = [
        messages(f"tutorial-{known}{game}-{topic}")
        for game in PRESENTERS
        for topic in TOPICS[game]
        for known in ("", "known-")
    ]
    welcome = [
        messages("tutorial-welcome", about=messages(f"tutorial-welcome-{game}")) for game in PRESENTERS
    ]
    ended = (messages("tutorial-one-round"), messages("tutorial-won", winners="Ada"))
    over = [
        messages("tutorial-over", ended=end, game=messages(f"{game}-name"))
        for game in PRESENTERS
        for end in ended
    ]
    hints = [
        messages(key, hint=messages(f"tutorial-short-{game}-{topic}"))
        for game in PRESENTERS
        for topic in TOPICS[game]
        for key in ("tutorial-short", "tutorial-short-first")
    ]
    return [*found, *hints, *welcome, *over, messages("tutorial-leave"), messages("rules-tutorial")]


@pytest.mark.parametrize("locale", LOCALES)
def test_the_tutor_is_called_in_lessons_as_at_the_table(locale: str) -> None:
    """Its name stands in the record of a table and is read in the language of the reader."""
    say = TableMessages(Messages(locale), [TableSeat(seat=0, user_id=None, house=TUTOR, name="recorded")])
    name = Messages(locale)("tutor-name")
    assert [say.name(0), say.button_name(0), say.image_name(0), say.written(0)] == [name] * 4
    assert say.who(0) == Messages(locale)("house-name", name=name)
    assert say.named(name) == [0]
    called = {word for text in texts(Messages(locale)) for word in re.findall(rf"\b{name[:3]}\w+", text)}
    assert called
    assert all(word.startswith(name) for word in called)


@pytest.mark.parametrize("locale", LOCALES)
def test_no_sentence_of_a_lesson_runs_into_the_next(locale: str) -> None:
    glued = [text for text in texts(Messages(locale)) if GLUED.search(text)]
    assert glued == []


def test_a_sentence_that_runs_into_the_next_is_found() -> None:
    assert GLUED.search("**That was the lesson.**Ada won this one.")
    assert not GLUED.search("**That was the lesson.** Ada won this one.")
