"""A checklist for each kind of post, hand, page and form: heading, descriptions of images, labels, order of controls.

A kind that is new gets a line in one of the two tables.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from functools import partial

import pytest

from bot.errors import Refused
from bot.preferences import CLOCKS
from cogs.games.registry import PRESENTERS
from cogs.hands import render as hands
from cogs.i18n.messages import LOCALES, Messages
from cogs.i18n.table_messages import TableMessages
from cogs.images.svg.text import width_of
from cogs.pages.about import about_page
from cogs.pages.fields import PageContext
from cogs.pages.preferences import PREFERENCES
from cogs.pages.privacy import forget_form
from cogs.table_post import beside_game, lobby, render
from cogs.ui.components import DESCRIPTION_CHARACTERS, layout
from cogs.ui.custom_id import PageName, PageRoute, TableControl
from cogs.ui.panel import ON, Button, Form, Menu, Panel, Picker, Row, Style
from data.records.settings import MemberPreferences
from data.records.tables import Phase
from games.views import SeatView
from tests.cogs.ui.test_button_rows import LABEL_PIXELS, ROOM, width
from tests.cogs.ui.test_limits import form_names, moments, opened, panels
from tests.emojis import PICTURED
from tests.labs import CASES, Case
from tests.page import pages, posts

ONE_OF_EACH_GAME = [param.values[0] for param in CASES if str(param.id).endswith("-0")]
MENU_EDGES = 44
"""What a menu has beside the words of its prompt."""
TITLE_CHARACTERS = 45
FILE = re.compile(r"\.(?:png|svg|jpe?g)|attachment:|\b[0-9a-f]{24}\b")
WORD = re.compile(r"[^\W\d_]{2,}")
HEADING = re.compile(r"#{1,3} \S")
NAMED = (PageName.LEADERBOARD,)
"""The page whose button has the whole name of a leaderboard, which may take two lines."""
IN_WORDS = (TableControl.IN_WORDS, TableControl.HAND_IN_WORDS)
IN_A_SERIES = (PageName.REPLAY, PageName.PART)
"""The pages whose buttons stand in the order of the steps to which they lead."""


def sent(shown_in: Callable[[str], Iterator[posts.Shown]]) -> Callable[[str], Iterator[tuple[str, Panel]]]:
    """Return the panels of the posts or pages of a language, with their titles."""
    return lambda locale: ((shown.title, shown.panel) for shown in shown_in(locale))


def of_tables(locale: str) -> Iterator[tuple[str, Panel]]:
    """Yield the panels beside the tables of each game: older posts, posts and hands in words, requests."""
    messages = Messages(locale, PICTURED)
    for case in map(_case, ONE_OF_EACH_GAME):
        key = case.game.key
        for session in moments(case):
            turn = session.progress.turn
            yield f"older post of {key}", render.left_behind(session, turn, turn + 1, messages)
            yield f"post of {key} in words", render.in_words(session, messages)
            yield f"hand of {key} in words", hands.in_words(session, 0, messages)
            yield f"closed hand of {key}", hands.closed(session, messages, "hand-older")
            yield f"unused hand of {key}", hands.unused(session, messages)
        begun = opened(case)
        yield f"table of {key}", beside_game.panel(begun, dict(CLOCKS), messages)
        yield f"closed lobby of {key}", lobby.closed(replace(begun.table, phase=Phase.LOBBY), messages)


def beside_games(locale: str) -> Iterator[tuple[str, Panel]]:
    """Yield the pages that belong to no game."""
    messages = Messages(locale, PICTURED)
    yield "about", about_page(messages, version="1.0.0")
    yield from (("beside games", panel) for panel in panels(messages))


PANELS: dict[str, Callable[[str], Iterator[tuple[str, Panel]]]] = {
    "posts of tables, votes and ends": sent(posts.shown),
    "lobbies": sent(posts.lobbies),
    "hands": sent(posts.hands),
    "lessons": sent(posts.lessons),
    "the page that offers the games": sent(posts.entrances),
    "settings and preferences": sent(posts.pages_of_settings),
    "privacy": sent(posts.pages_of_privacy),
    "lists, boards, histories, statistics, daily deals, tournaments, rules, reviews, invitations": sent(
        pages.pages
    ),
    "replays": sent(partial(pages.replays, steps=8)),  # whose controls are the same ones at every step
    "welcome, panel, season, tournaments, shared results and steps": sent(pages.public),
    "beside tables": of_tables,
    "beside games": beside_games,
}


def forms_of_games(locale: str) -> Iterator[tuple[str, Form]]:
    messages = Messages(locale, PICTURED)
    for case in map(_case, ONE_OF_EACH_GAME):
        presenter = PRESENTERS[case.game.key]
        for session in moments(case):
            say = TableMessages(messages, session.table.seats)
            for seat in case.game.actors(session.progress.state):
                view, legal = SeatView(session.progress.view(seat)), session.legal_actions(seat)
                for name in form_names(hands.hand(session, seat, messages)):
                    with suppress(Refused):
                        yield f"{case.game.key} {name}", presenter.questions.form(name, view, legal, say)


def other_forms(locale: str) -> Iterator[tuple[str, Form]]:
    messages = Messages(locale, PICTURED)
    look = PageContext(stored=MemberPreferences(user_id=1), messages=messages)
    yield "cut the deck", lobby.word_form(messages)
    yield "forget me", forget_form(messages)
    yield from ((field.word, PREFERENCES.form(field, look)) for field in PREFERENCES if field.has_form)


FORMS_SHOWN: dict[str, Callable[[str], Iterator[tuple[str, Form]]]] = {
    "games": forms_of_games,
    "beside games": other_forms,
}


def faults(panel: Panel) -> Iterator[str]:
    """Yield the faults of a panel."""
    first, *_ = layout(panel).to_components()[0]["components"]  # type: ignore[no-untyped-call]
    if HEADING.match(first.get("content", "")) is None:
        yield f"begins without a heading: {first.get('content', '')[:60]}"
    if panel.image is not None:
        yield from faults_of_description(panel.image.words)
    for row in panel.all_rows:
        yield from faults_of_row(row)


def faults_of_description(words: str) -> Iterator[str]:
    if not words.strip() or WORD.search(words) is None:
        yield "an image without a description"
    if len(words) > DESCRIPTION_CHARACTERS:
        yield f"a description of {len(words)} characters"
    if (named := FILE.search(words)) is not None:
        yield f"a description names a file: {named[0]}"


def faults_of_row(row: Row) -> Iterator[str]:
    match row:
        case Menu() | Picker():
            if WORD.search(row.prompt) is None:
                yield f"a menu without a prompt: {row.name}"
            if width_of(row.prompt) * LABEL_PIXELS + MENU_EDGES > ROOM:
                yield f"a prompt that is too wide: {row.prompt}"
        case str():
            pass
        case _:
            labels = " | ".join(button.label for button in row)
            yield from (f"a button without words: {labels}" for one in row if WORD.search(one.label) is None)
            yield from (
                f"too wide: {one.label}" for one in row if width(one) > ROOM and not _leads_to(one, NAMED)
            )
            places = [_place(one.style) for one in row if not _is_apart(one)]
            if places != sorted(places):
                yield f"in a wrong order: {labels}"


def _place(style: Style) -> int:
    """Return the place of a style in its row: the main or the good button comes first, the dangerous one last."""
    return {Style.MAIN: 0, Style.GOOD: 0, Style.CALM: 1, Style.GRAVE: 2}[style]


def _is_apart(button: Button) -> bool:
    """Return True if the style does not say where a button stands in its row.

    The tab that is shown is marked and idle, a switch that is on is green, what turns pages stands in the order of the
    pages, and what shows the same in words is always the last one.
    """
    if _leads_to(button, IN_A_SERIES):
        return True
    return button.is_idle or button.emoji == ON or button.target in IN_WORDS


def _leads_to(button: Button, wanted: tuple[PageName, ...]) -> bool:
    return isinstance(button.target, PageRoute) and button.target.page in wanted


def _case(case: object) -> Case:
    assert isinstance(case, Case)
    return case


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kind", PANELS)
def test_every_panel_passes_the_checklist(kind: str, locale: str) -> None:
    shown = list(PANELS[kind](locale))
    assert shown
    assert sorted({fault for _, panel in shown for fault in faults(panel)}) == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kind", FORMS_SHOWN)
def test_every_form_has_a_title_and_each_of_its_fields_and_choices_a_label(kind: str, locale: str) -> None:
    shown = list(FORMS_SHOWN[kind](locale))
    assert shown
    for title, form in shown:
        assert WORD.search(form.title) and len(form.title) <= TITLE_CHARACTERS, title
        for field in form.fields:
            assert WORD.search(field.label), (title, field.name)
            assert all(choice.label.strip() for choice in field.choices), (title, field.name)
