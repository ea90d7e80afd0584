"""The story of a game that is shared, as a picture and in words, and the hands that players show."""

from __future__ import annotations

import re

import pytest

from bot.tables.session import Session
from cogs.games.registry import PRESENTERS
from cogs.i18n.messages import LOCALES, Messages
from cogs.i18n.table_messages import PlainTableMessages, TableMessages
from cogs.table_post import ending
from cogs.table_post.story import shown_hand, story
from cogs.ui.components import DESCRIPTION_CHARACTERS
from cogs.ui.panel import Panel, SvgImage
from tests.page import canned, posts
from tools.pictures.moments import Script


def over(key: str, script: Script, monkeypatch: pytest.MonkeyPatch, names: posts.Names) -> Session:
    """Return a finished game with all of its moves."""
    monkeypatch.setattr("bot.tables.session.ENTRIES_KEPT", posts.MOVES_AT_MOST)
    *_, (_, session) = posts.course(key, script, names)
    return session


def shared(session: Session, locale: str = "en") -> Panel:
    review = posts._end(session).review
    return story(session, review, Messages(locale), heading="## A game")


def image_of(panel: Panel) -> SvgImage:
    assert panel.image is not None
    return panel.image


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("key", "script"), posts.TABLES)
def test_the_words_of_a_story_say_who_won_by_what_and_round_by_round(
    key: str, script: Script, locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = over(key, script, monkeypatch, canned.LONG_NAMES)
    words = image_of(shared(session, locale)).words
    assert len(words) <= DESCRIPTION_CHARACTERS
    say = PlainTableMessages(Messages(locale), session.table.seats)
    decided = re.sub(r"^\W+", "", ending.decision(session, say)).replace("**", "")
    assert decided in words
    assert "<" not in words and "**" not in words
    sections = PRESENTERS[key].sections(ending.public_events_of(session), say)
    assert sections and all(f"{section.title}: " in words for section in sections)


@pytest.mark.parametrize(("key", "script"), posts.TABLES)
def test_a_story_without_its_picture_tells_the_same(
    key: str, script: Script, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = over(key, script, monkeypatch, canned.MEMBERS)
    say = TableMessages(Messages(), session.table.seats)
    told, standing, course = shared(session).in_words
    assert told.splitlines()[:2] == [ending.result(session, say), ending.decision(session, say)]
    places = [int(line.partition(".")[0]) for line in standing.splitlines()]
    assert places == sorted(places) and places[0] == 1
    assert len(places) == len(PRESENTERS[key].sides(session.progress.public_view()))
    assert len(course.splitlines()) == len(PRESENTERS[key].sections(ending.public_events_of(session), say))


@pytest.mark.parametrize(("key", "script"), posts.TABLES)
def test_a_shown_hand_has_the_cards_of_its_player_only(
    key: str, script: Script, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = over(key, script, monkeypatch, canned.MEMBERS)
    presenter, messages = PRESENTERS[key], Messages()
    say = TableMessages(messages, session.table.seats)
    for seat in range(script.people):
        cards = presenter.held(session.progress.seat_view(seat), say)
        panel = shown_hand(session, seat, messages, has_image=True)
        if not cards:
            assert panel is None
            continue
        assert panel is not None
        assert panel.in_words == (cards,)
        assert say.member(seat) in panel.heading
        assert not image_of(panel).is_private and say.name(seat) in image_of(panel).words
        others = [say.member(other) for other in range(script.people) if other != seat]
        assert not any(other in text for other in others for text in (panel.heading, *panel.in_words))
        words = shown_hand(session, seat, messages, has_image=False)
        assert words is not None and words.image is None and words.in_words == (cards,)
