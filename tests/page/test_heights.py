"""Every phase of every game in every language, on one page: a post fits the screen of a phone."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import pytest
from playwright.sync_api import Browser, Page

from cogs.i18n.messages import LOCALES
from tests.page import canned, posts
from tests.page.fixture_server import FixtureServer

PHONE_PIXELS = 390, 844
DESK_PIXELS = 1000, 800
HIGHEST_ON_PHONE = 700
LONGEST_ROW = 4
_EMOJI_IDS = re.compile(r"<:\w+:(\d+)>|\"id\": \"(\d+)\"")
_SHOWN = """() => Promise.all([...document.querySelectorAll("#messages .picture img")].map((image) => {
  image.loading = "eager";
  return image.decode();
}))"""
_MEASURED = """() => [...document.querySelectorAll("#messages article")].map((post) => ({
  id: post.dataset.id,
  height: post.getBoundingClientRect().height,
  images: post.querySelectorAll(".picture img").length,
  rows: [...post.querySelectorAll(".row")].map((row) => row.childElementCount),
}))"""


@dataclass(frozen=True, slots=True)
class Measured:
    """A post as the page draws it."""

    title: str
    height: float
    images: int
    rows: Sequence[int]


@dataclass(frozen=True, slots=True)
class Wall:
    """A page with a post of every phase, in every language."""

    page: Page
    titles: Mapping[str, str]

    def measured(self, size: tuple[int, int]) -> list[Measured]:
        """Return how the posts are drawn in a window of this size."""
        width, height = size
        self.page.set_viewport_size({"width": width, "height": height})
        found = self.page.evaluate(_MEASURED)
        return [Measured(self.titles[one.pop("id")], **one) for one in found]


@pytest.fixture(scope="module")
def wall(browser: Browser) -> Iterator[Wall]:
    """Show all posts in one channel."""
    titles = {}
    with FixtureServer() as server:
        history = server.histories[canned.TABLE] = []
        for locale in LOCALES:
            for shown in posts.shown(locale):
                image = shown.panel.image
                assert image is not None, f"{shown.title} has no image"
                server.pictures[image.name] = posts.sized(image, is_empty=True)
                # Ten minutes apart, so that each has its author's line.
                at = 10 * len(history)
                message = canned.message(canned.TABLE, "Cake Club", at=at, **shown.message)
                server.emojis |= {id_ for ids in _EMOJI_IDS.findall(json.dumps(message)) for id_ in ids}
                titles[message["id"]] = shown.title
                history.append(message)
        page = browser.new_page()
        page.goto(f"{server.url}/?as=Ada#{canned.TABLE}")
        page.wait_for_selector("#messages article")
        page.evaluate(_SHOWN)
        yield Wall(page, titles)
        page.close()


def test_a_post_of_every_phase_in_every_language_fits_a_phone(wall: Wall) -> None:
    measured = wall.measured(PHONE_PIXELS)
    assert len(measured) == len(wall.titles)
    assert all(post.images == 1 for post in measured)
    too_high = {post.title: round(post.height) for post in measured if post.height > HIGHEST_ON_PHONE}
    assert not too_high


def test_a_post_of_every_phase_fits_a_small_window(wall: Wall) -> None:
    measured = wall.measured(DESK_PIXELS)
    too_high = {post.title: round(post.height) for post in measured if post.height > DESK_PIXELS[1]}
    assert not too_high


def test_a_row_has_at_most_four_buttons(wall: Wall) -> None:
    longest = {post.title: max(post.rows) for post in wall.measured(PHONE_PIXELS)}
    assert max(longest.values()) <= LONGEST_ROW
