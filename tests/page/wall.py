"""A page with a post of every phase of every game."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from playwright.sync_api import Browser, Page

from cogs.ui.phone import POST_POINTS, points_left
from tests.page import canned, posts
from tests.page.fixture_server import FixtureServer

_EMOJI_IDS = re.compile(r"<:\w+:(\d+)>|\"id\": \"(\d+)\"")
_MOMENT = re.compile(r" at \d+| seat \d+|((?:replay|open hands) \w+) \d+")
HIGHEST_OF_A_KIND, LONGEST_OF_A_LANGUAGE = 2, 5
"""So many posts are drawn of those that differ only in language and moment, and besides of each language."""
DRAWS_ALL = "CAKECLUB_DRAW_ALL" in os.environ
"""Whether everything is drawn in every language, which takes long."""
_SHOWN = """() => Promise.all([...document.querySelectorAll("#messages .picture img")].map((image) => {
  image.loading = "eager";
  return image.decode();
}))"""
_MEASURED = """() => [...document.querySelectorAll("#messages article")].map((post) => ({
  id: post.dataset.id,
  height: post.getBoundingClientRect().height,
  images: post.querySelectorAll(".picture img").length,
  rows: [...post.querySelectorAll(".row")].map((row) => row.childElementCount),
  turns: [...post.querySelectorAll("button")].map((button) => {
    const place = button.getBoundingClientRect();
    return [place.left, place.top - post.getBoundingClientRect().top];
  }).slice(0, 4),
}))"""


@dataclass(frozen=True, slots=True)
class Measured:
    """A post as the page draws it."""

    title: str
    height: float
    images: int
    rows: Sequence[int]
    turns: Sequence[Sequence[float]]
    """Where its first four buttons are: how far from the left of the page and from the top of the post."""


@dataclass(frozen=True, slots=True)
class Wall:
    """The page, and which post each message is."""

    page: Page
    titles: Mapping[str, str]
    guessed: Mapping[str, float]
    """How high the bot guesses a post with an image to be on a phone, by its title."""

    def measured(self, size: tuple[int, int]) -> list[Measured]:
        """Return the measures of the posts in a window of this size."""
        width, height = size
        self.page.set_viewport_size({"width": width, "height": height})
        found = self.page.evaluate(_MEASURED)
        return [Measured(self.titles[one.pop("id")], **one) for one in found]


def drawn(locales: Sequence[str], shown_in: Callable[[str], Iterator[posts.Shown]]) -> Iterator[posts.Shown]:
    """Return the posts to draw: all of the first language, and of each kind the highest ones of the others.

    Every post is made in every language, and measured as the bot measures it. Since that is an estimate, the posts
    with most characters of each language are drawn as well.
    """
    if DRAWS_ALL:
        yield from (shown for locale in locales for shown in shown_in(locale))
        return
    first, *others = locales
    yield from shown_in(first)
    of_kinds: dict[str, list[posts.Shown]] = {}
    chosen: dict[str, posts.Shown] = {}
    for locale in others:
        of_language = list(shown_in(locale))
        for shown in of_language:
            of_kinds.setdefault(_kind(shown), []).append(shown)
        longest = sorted(of_language, key=_characters, reverse=True)[:LONGEST_OF_A_LANGUAGE]
        chosen |= {shown.title: shown for shown in longest}
    for same in of_kinds.values():
        highest = sorted(same, key=guessed_points, reverse=True)[:HIGHEST_OF_A_KIND]
        chosen |= {shown.title: shown for shown in highest}
    yield from chosen.values()


def _kind(shown: posts.Shown) -> str:
    """Return the title of a post without its language and without the moment of the game."""
    return _MOMENT.sub(r"\1", shown.title.partition(" ")[2])


def _characters(shown: posts.Shown) -> int:
    return len(json.dumps(shown.message))


def guessed_points(shown: posts.Shown) -> float:
    """Return the height of a post on a phone, as the bot guesses it, in points."""
    panel = shown.panel
    return POST_POINTS - points_left(panel.heading, panel.image, panel.paragraphs, panel.all_rows)


@contextmanager
def opened(
    browser: Browser,
    locales: Sequence[str],
    shown_in: Callable[[str], Iterator[posts.Shown]] = posts.shown,
) -> Iterator[Wall]:
    """Show the posts to draw in one channel, with empty images of the right size."""
    titles, guessed = {}, {}
    with FixtureServer() as server:
        server.members = {**canned.MEMBERS, **canned.LONG_NAMES}
        history = server.histories[canned.TABLE] = []
        for shown in drawn(locales, shown_in):
            image = shown.panel.image
            if image is not None:
                server.pictures[image.name] = posts.sized(image, is_empty=True)
            # Ten minutes apart, so that each has its author's line.
            at = 10 * len(history)
            message = canned.message(canned.TABLE, "Cake Club", at=at, **shown.message)
            server.emojis |= {id_ for ids in _EMOJI_IDS.findall(json.dumps(message)) for id_ in ids}
            titles[message["id"]] = shown.title
            if image is not None:
                guessed[shown.title] = guessed_points(shown)
            history.append(message)
        page = browser.new_page()
        page.set_default_timeout(180_000)  # A few hundred posts take a busy machine a while.
        page.goto(f"{server.url}/?as=Ada#{canned.TABLE}")
        page.wait_for_selector("#messages article")
        page.evaluate(_SHOWN)
        yield Wall(page, titles, guessed)
        page.close()
