"""A made-up language, each sentence in brackets and 40 % longer, shows texts put together in code or without room."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest

from bot.errors import Refused
from cogs.games.registry import PRESENTERS
from cogs.hands.render import hand
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from cogs.table_post import render
from cogs.ui.components import layout, modal
from cogs.ui.custom_id import OpenForm, TableRoute
from cogs.ui.panel import Panel
from games.views import SeatView
from playground.limits import check_modal
from playground.world.components import walk
from tests.cogs.ui.test_limits import LONGEST_NAME, fits, form_names, moments, panels
from tests.labs import Case, every_case
from tools.pictures.languages import CLOSED, OPEN, PSEUDO, speaking

EVERY = 6
"""One in so many moments of a game is looked at here."""
NO_SENTENCES = re.compile(
    r"<[@#]!?&?\d+>|<t:\d+(?::\w)?>|\]\(https?://[^)]*\)|`[^`]*`|[23][<>]?\d* ?$"
    rf"|{re.escape(LONGEST_NAME[:-1])}\d|A server's name"
)
"""What stands in a text and belongs to no language: mentions, times, links, commands and names."""


@pytest.fixture(scope="module")
def pseudo() -> Iterator[Messages]:
    """The made-up language."""
    with speaking(PSEUDO) as found:
        yield found


def texts(components: list[dict[str, Any]]) -> Iterator[str]:
    """All that can be read in a message or form."""
    for _, component in walk(components):
        for part in (component, *component.get("options", ())):
            yield from (
                str(part[key])
                for key in ("content", "label", "description", "placeholder", "title")
                if part.get(key)
            )


def of_no_sentence(text: str) -> str:
    """The letters of a text that come from no sentence."""
    depth, outside = 0, []
    for character in text:
        depth += character == OPEN
        if depth <= 0:
            outside.append(character)
        depth -= character == CLOSED
    return "".join(filter(str.isalpha, NO_SENTENCES.sub("", "".join(outside))))


def shown(panel: Panel) -> list[dict[str, Any]]:
    components: list[dict[str, Any]] = layout(panel).to_components()  # type: ignore[no-untyped-call]
    return components


def is_from_sentences(components: list[dict[str, Any]]) -> None:
    """Every word comes from a sentence."""
    made_in_code = [text for text in texts(components) if of_no_sentence(text)]
    assert made_in_code == []


@every_case
def test_posts_hands_and_forms_have_room_and_come_from_sentences(case: Case, pseudo: Messages) -> None:
    face = PRESENTERS[case.game.key]
    for number, session in enumerate(moments(case)):
        if number % EVERY:
            continue
        say = TableMessages(pseudo, session.table.seats)
        post = render.table(session, pseudo)
        hands = [hand(session, seat, pseudo, linked=True) for seat in range(case.seats)]
        for panel in (post, *hands):
            fits(panel)
            is_from_sentences(shown(panel))
        for seat in case.game.actors(session.progress.state):
            view, legal = session.progress.view(seat), session.legal_actions(seat)
            for name in form_names(post, *hands):
                with suppress(Refused):
                    route = TableRoute("abcdefgh", 999_999, OpenForm(name))
                    form = modal(face.questions.form(name, SeatView(view), legal, say), route).to_dict()
                    check_modal(form)
                    is_from_sentences(list(form["components"]))


def test_what_is_shown_beside_a_game_has_room_and_comes_from_sentences(pseudo: Messages) -> None:
    for panel in panels(pseudo):
        fits(panel)
        is_from_sentences(shown(panel))


def test_a_sentence_made_in_code_is_found() -> None:
    assert of_no_sentence(f"{OPEN}Ada {OPEN}attacks{CLOSED}~~{CLOSED} first") == "first"
    assert not of_no_sentence(f"{OPEN}Turn{CLOSED} 3, <@123> <t:12:R>")
