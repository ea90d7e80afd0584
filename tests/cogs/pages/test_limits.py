"""Whatever looks back has room at Discord in every language, after every kind of game."""

from __future__ import annotations

import re
from dataclasses import asdict, replace
from functools import lru_cache
from typing import Any

import pytest
from pydantic import TypeAdapter

from bot.errors import Refused
from bot.history.past_games import reviewed
from bot.history.replay import RecordedSteps, Replay, Viewer
from bot.history.transcript import transcript_of
from cogs.games.registry import GAME_UIS, PRESENTERS
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import PlainTableMessages, TableMessages
from cogs.pages import replay, verify
from cogs.pages.history import SHOWN, HistoryPage, history_panel
from cogs.pages.replay import ReplayPage
from cogs.table_post.lobby import word_form
from data.records.finished_games import PastGame
from tests.cogs.ui.test_limits import fits
from tests.emojis import PICTURED, bare, pictures
from tests.labs import Case, every_case, in_languages
from tests.labs_stored import running, stored

ADDRESSED = re.compile(r"\b[Yy]our\b.*|\b[Yy]ou (?:got|have|hold|just|look|see)\b.*")
"""Words to the person who holds the hand; what a card does for the person who plays it may say `you`."""
STEPS = 2
"""So many steps of a game are looked at."""
REVIEWED = 3
"""So many variants of a game are reviewed, which takes seconds each; their reviews have the same form."""


@in_languages
def test_every_step_has_room_and_the_whole_can_be_told(case: Case, locale: str) -> None:
    row, moves = stored(case)
    messages = Messages(locale, PICTURED)
    viewer = Viewer(is_open=True)  # which has most to say
    playback = Replay(RecordedSteps(row, moves), viewer)
    for step in range(0, len(playback), max(1, len(playback) // STEPS)):
        place = ReplayPage(row.id, viewer, step)
        shown = replay.step_panel(row, playback, place, TableMessages(messages, row.seats), is_public=False)
        fits(shown)
        assert not any("<:" in bare(paragraph) for paragraph in shown.paragraphs), "a picture is cut in two"
    text = replay.game_as_text(row, playback, PlainTableMessages(messages, row.seats))
    assert "<@" not in text and not pictures(text)
    assert text.count("\n") >= len(playback) // 2


@every_case
def test_hands_are_named_in_words_only_where_no_image_shows_them(case: Case) -> None:
    row, moves = stored(case)
    say = TableMessages(Messages(), row.seats)
    playback = Replay(RecordedSteps(row, moves), Viewer(is_open=True))
    named = say("replay-hand", who=say.who(0))
    is_drawn = PRESENTERS[row.game].hand_image(playback.at(1).seat_view(0), say) is not None
    shown = replay.step_panel(row, playback, ReplayPage(row.id, playback.viewer, 1), say, is_public=False)
    assert named in "\n".join(shown.without_image().paragraphs)
    assert (named in "\n".join(shown.paragraphs)) is not is_drawn


@every_case
def test_what_is_shown_to_others_calls_nobody_you(case: Case) -> None:
    row, moves = stored(case)
    messages = Messages()
    playback = Replay(RecordedSteps(row, moves), Viewer(is_open=True))
    told = replay.game_as_text(row, playback, PlainTableMessages(messages, row.seats))
    for step in range(0, len(playback), max(1, len(playback) // STEPS)):
        place = ReplayPage(row.id, playback.viewer, step)
        shown = replay.step_panel(row, playback, place, TableMessages(messages, row.seats), is_public=True)
        told += "\n".join(shown.paragraphs)
    assert ADDRESSED.findall(told) == []


@every_case
def test_what_would_lead_nowhere_cannot_be_pressed(case: Case) -> None:
    row, moves = stored(case)
    playback = Replay(RecordedSteps(row, moves), Viewer())
    say = TableMessages(Messages(), row.seats)
    idle = []
    for step in (0, 1, len(playback) - 1):
        turns = replay.step_panel(
            row, playback, ReplayPage(row.id, Viewer(), step), say, is_public=False
        ).rows_above[0]
        assert isinstance(turns, tuple)
        idle.append([button.is_idle for button in turns])
    assert idle == [[True, True, False, False], [False] * 4, [False, False, True, True]]


@lru_cache
def found_in_review(case: Case) -> Any:
    """Return the findings of the review for the first seat; one game is reviewed only once for all languages."""
    return reviewed(*stored(case), seat=0)


@in_languages
def test_every_proof_and_review_has_room(case: Case, locale: str) -> None:
    row, moves = stored(case)
    say = TableMessages(Messages(locale), row.seats)
    fits(verify.proof_panel(row, transcript_of(row, moves), say))
    fits(verify.commitment_panel(running(row), say))
    panel = GAME_UIS[row.game].review
    if panel is not None and (case.seats, case.options) in case.lab.VARIANTS[:REVIEWED]:
        fits(panel(found_in_review(case), 0, say))
    short = TypeAdapter(PastGame).validate_python(asdict(row))
    games = tuple(replace(short, id=f"abcdefg{number}") for number in range(SHOWN))
    fits(history_panel(games, HistoryPage(10**18, row.game, 99_999), say.messages, has_more=True))
    assert word_form(say.messages).fields


@pytest.mark.parametrize(
    "arguments", ["on", "on.abcdefgh.all", "on.abcdefgh.all.x", "on.a.b.c.d.e", "up.abcdefgh.all.1"]
)
def test_a_replay_refuses_arguments_that_mean_nothing(arguments: str) -> None:
    with pytest.raises(Refused):
        ReplayPage.read(tuple(arguments.split(".")))
