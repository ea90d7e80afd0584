"""Where each sentence stands: posts, hands, pages and forms of all games, drawn while their sentences are noted."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from html import unescape
from itertools import chain
from typing import NamedTuple
from unittest.mock import patch

from bot.errors import Refused
from bot.preferences import CLOCKS
from cogs.games.registry import PRESENTERS
from cogs.hands.render import hand
from cogs.i18n import messages as catalog
from cogs.i18n.emoji import NO_EMOJI, EmojiSet
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from cogs.pages.about import about_page
from cogs.pages.fields import PageContext
from cogs.pages.preferences import PREFERENCES
from cogs.pages.privacy import forget_form
from cogs.table_post import beside_game, lobby, render
from cogs.ui.custom_id import OpenForm
from cogs.ui.panel import Form, Menu, Panel, Picker
from data.records.settings import MemberPreferences
from games.views import SeatView
from tests.page import pages, posts

Said = Mapping[str, Collection[str]]
"""The texts that each message was drawn as, by its key."""

TEXTS_KEPT = 400
"""So many texts of one message are looked for."""
SHORT = 12
"""A shorter text is only found as a whole word or label."""
DRAWN_TEXT = re.compile(r"<text[^>]*>(.*?)</text>", re.DOTALL)
TAG = re.compile(r"<[^>]*>")
SOURCES = (
    posts.entrances,
    posts.lobbies,
    posts.shown,
    posts.hands,
    posts.lessons,
    posts.stories,
    posts.pages_of_settings,
    posts.pages_of_privacy,
    pages.pages,
    pages.public,
    pages.replays,
)


ABOUT_URLS = ("privacy", "terms", "source", "support", "sentences", "invite", "account")


class Place(NamedTuple):
    """A message or form at Discord."""

    title: str
    shown: Panel | Form
    is_private: bool = False
    """Whether only one member sees it."""

    @property
    def texts(self) -> Iterator[str]:
        """Each text that can be read there."""
        yield from _of_form(self.shown) if isinstance(self.shown, Form) else _of_panel(self.shown)


class Drawn(NamedTuple):
    """A place with the messages that stand there and at no place before it."""

    place: Place
    keys: Sequence[str]


def drawn_places(language: str) -> list[Drawn]:
    """Return few places of a language in which all messages stand that are drawn anywhere."""
    with noted(language) as said:
        places, turns = list(all_places(language)), list(all_turns(language))
    found = chosen(places, said)
    placed = {key for drawn in found for key in drawn.keys}
    left = {key: texts for key, texts in said.items() if key not in placed}
    return [*found, *chosen([place for place in turns if keys_at(place, left)], left)]


@contextmanager
def noted(language: str) -> Iterator[Said]:
    """Note the texts of all sentences of a language meanwhile; they have plain emojis."""
    said: dict[str, set[str]] = defaultdict(set)
    usual = Messages.__init__

    def noting(self: Messages, locale: str = catalog.DEFAULT_LOCALE, _: EmojiSet = NO_EMOJI) -> None:
        usual(self, locale)
        sentence = self.sentence

        def noted_sentence(key: str, /, **values: object) -> str:
            text = sentence(key, **values)
            if locale == language and len(said[key]) < TEXTS_KEPT:
                said[key].add(text)
            return text

        self.sentence = noted_sentence  # type: ignore[assignment]  # the usual one is a partial of the same kind

    catalog.read_again()
    with patch.object(Messages, "__init__", noting):
        yield said
    catalog.read_again()


def all_places(language: str) -> Iterator[Place]:
    """Return all posts, hands, pages and forms."""
    for source in SOURCES:
        for shown in source(language):
            yield Place(shown.title.removeprefix(f"{language} "), shown.panel, shown.is_private)
    yield from forms(Messages(language))
    yield from about(Messages(language))


def all_turns(language: str) -> Iterator[Place]:
    """Return the posts and hands of each turn in words, the images of moments, and the page beside each game."""
    messages = Messages(language)
    in_words = render.PostContent(has_image=False)
    for key, script in posts.TABLES:
        for version, session in posts.course(key, script):
            title = f"{key} {script.people} at {version}"
            yield Place(title, render.table(session, messages, in_words))
            for seat in session.actors:
                shown = hand(session, seat, messages, linked=True, is_drawn=False)
                yield Place(f"hand of {title}", shown, is_private=True)
            moment = render.moment_image(
                session,
                range(session.progress.turn - 1, session.progress.turn + 1),
                TableMessages(messages, session.table.seats),
            )
            if moment is not None:
                yield Place(f"moment of {title}", Panel(heading="", paragraphs=(), image=moment))
            if version == 0:
                yield Place(
                    f"page of {title}", beside_game.panel(session, dict(CLOCKS), messages), is_private=True
                )


def forms(messages: Messages) -> Iterator[Place]:
    """Return each form once."""
    for key, script in posts.TABLES:
        missing = set(PRESENTERS[key].questions.names)
        for _, session in posts.course(key, script):
            say = TableMessages(messages, session.table.seats)
            for seat in () if not missing or session.is_over else session.actors:
                panels = (render.table(session, messages), hand(session, seat, messages))
                for name in missing & set(chain.from_iterable(map(form_names, panels))):
                    view, legal = session.progress.view(seat), session.legal_actions(seat)
                    with suppress(Refused):
                        form = PRESENTERS[key].questions.form(name, SeatView(view), legal, say)
                        yield Place(f"form {name} of {key}", form, is_private=True)
                        missing.discard(name)
    context = PageContext(stored=MemberPreferences(user_id=1), messages=messages)
    asked = [PREFERENCES.form(field, context) for field in PREFERENCES if field.has_form]
    for form in (lobby.word_form(messages), forget_form(messages), *asked):
        yield Place(f"form: {form.title}", form, is_private=True)


def about(messages: Messages) -> Iterator[Place]:
    """Return the page about the bot, with every address."""
    urls = {f"{name}_url": "https://example.org" for name in ABOUT_URLS}
    yield Place("about", about_page(messages, version="1.0.0", **urls), is_private=True)


def form_names(panel: Panel) -> Iterator[str]:
    """Return the names of the forms that the buttons of a panel open."""
    for row in panel.all_rows:
        for button in row if isinstance(row, tuple) else ():
            if isinstance(button.target, OpenForm):
                yield button.target.name


def chosen(places: Sequence[Place], said: Said) -> list[Drawn]:
    """Return the places, in their order, that hold all messages, each with those that the others do not hold.

    The place that holds the most messages is chosen first, then the one that adds the most.
    """
    held = [keys_at(place, said) for place in places]
    left = set(chain.from_iterable(held))
    found: dict[int, list[str]] = {}
    while left:
        best = max(range(len(places)), key=lambda number: len(held[number] & left))
        found[best] = sorted(held[best] & left)
        left -= held[best]
    return [Drawn(places[number], found[number]) for number in sorted(found)]


def keys_at(place: Place, said: Said) -> set[str]:
    """Return the keys of the messages that can be read at a place."""
    texts = list(place.texts)
    whole, labels, games = "\n".join(texts), set(texts), games_in(place.title)
    return {
        key
        for key, found in said.items()
        if not games or games_in(key) <= games
        if any(is_read(line.strip(), whole, labels) for text in found for line in text.splitlines())
    }


def games_in(name: str) -> set[str]:
    """Return the games that a title or key names: the same word can be a sentence of two games."""
    return set(PRESENTERS) & set(re.split(r"[ -]", name))


def is_read(text: str, whole: str, labels: Collection[str]) -> bool:
    """Return True if a text stands in a longer one, or is one of some labels."""
    if text in labels:
        return bool(text)
    if not re.search(r"\w", text) or text not in whole:
        return False
    return len(text) >= SHORT or re.search(rf"(?<!\w){re.escape(text)}(?!\w)", whole) is not None


def _of_panel(panel: Panel) -> Iterator[str]:
    yield from (panel.heading, *panel.paragraphs)
    if panel.image is None:
        yield from panel.in_words
    else:
        yield panel.image.words
        yield from drawn_words(panel.image.svg)
    for row in panel.all_rows:
        match row:
            case str():
                yield row
            case Menu(prompt=prompt, choices=choices):
                yield prompt
                yield from _labels(choices)
            case Picker(prompt=prompt):
                yield prompt
            case _:
                yield from (button.label for button in row)


def drawn_words(svg: str) -> Iterator[str]:
    """Return the texts in an image, and all of them as one: a long one may stand on several lines."""
    texts = [unescape(TAG.sub("", text)) for text in DRAWN_TEXT.findall(svg)]
    yield from texts
    yield " ".join(texts)


def _of_form(form: Form) -> Iterator[str]:
    yield form.title
    for field in form.fields:
        yield field.label
        yield from () if field.note is None else (field.note,)
        yield from _labels(field.choices)


def _labels(choices: Iterable[object]) -> Iterator[str]:
    for choice in choices:
        yield from filter(None, (getattr(choice, "label", ""), getattr(choice, "note", "")))
