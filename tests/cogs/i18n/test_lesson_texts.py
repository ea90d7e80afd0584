"""The sentences of lessons, put together as learners read them, in every language."""

from __future__ import annotations

import re

import pytest

from cogs.games.registry import FACES
from cogs.i18n.messages import LOCALES, Words
from tests.bot.tables.tutorial_tables import TOPICS

GLUED = re.compile(r"[.!?:…][*_]*(?=[A-ZÄÖÜ„“*])[*_]*[A-ZÄÖÜ„“]|\S\{")
"""Where a sentence follows another without a space between them."""


def texts(words: Words) -> list[str]:
    """All that a lesson says in one language."""
    found = [
        words(f"lesson-{known}{game}-{topic}")
        for game in FACES
        for topic in TOPICS[game]
        for known in ("", "known-")
    ]
    welcome = [words("lesson-welcome", about=words(f"lesson-welcome-{game}")) for game in FACES]
    ended = (words("lesson-one-round"), words("lesson-won", winners="Ada"))
    over = [words("lesson-over", ended=end, game=words(f"{game}-name")) for game in FACES for end in ended]
    return [*found, *welcome, *over, words("lesson-leave"), words("rules-lesson")]


@pytest.mark.parametrize("locale", LOCALES)
def test_no_sentence_of_a_lesson_runs_into_the_next(locale: str) -> None:
    glued = [text for text in texts(Words(locale)) if GLUED.search(text)]
    assert glued == []


def test_a_sentence_that_runs_into_the_next_is_found() -> None:
    assert GLUED.search("**That was the lesson.**Ada won this one.")
    assert not GLUED.search("**That was the lesson.** Ada won this one.")
