"""Every phase of every game, on one page: a post fits the screen of a phone.

English is drawn, and of the other languages the posts that the bot itself takes for the highest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial

import pytest
from playwright.sync_api import Browser

from cogs.hands.render import FOOTER_POINTS
from cogs.i18n.messages import LOCALES
from cogs.ui.panel import Panel
from cogs.ui.phone import POST_POINTS
from games.catalog import GAMES
from tests.games.bakeries import lab as bakeries
from tests.page import canned, pages, posts
from tests.page.wall import Measured, Wall, drawn, opened

PHONE_PIXELS = 390, 844
DESK_PIXELS = 1000, 800
HIGHEST_ON_PHONE = 700
LONGEST_ROW = 4


def test_of_the_other_languages_the_highest_posts_of_each_kind_and_the_longest_are_drawn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tests.page.wall.LONGEST_OF_A_LANGUAGE", 1)

    def shown_in(locale: str) -> Iterator[posts.Shown]:
        lines = {"en": 1, "de": 5, "es": 3, "fr": 2}[locale]
        for kind in ("hand of duel 2 attack at 3 seat 0", "settings part 1"):
            panel = Panel(heading="# One", paragraphs=("line\n" * lines,))
            yield posts.Shown(f"{locale} {kind}".replace("at 3", f"at {lines}"), panel)

    titles = [shown.title for shown in drawn(("en", "de", "es", "fr"), shown_in)]
    assert titles == [
        "en hand of duel 2 attack at 1 seat 0",
        "en settings part 1",
        "de hand of duel 2 attack at 5 seat 0",
        "es hand of duel 2 attack at 3 seat 0",
        "fr hand of duel 2 attack at 2 seat 0",  # the longest post of its language
        "de settings part 1",
        "es settings part 1",
    ]


@pytest.fixture(scope="module")
def wall(browser: Browser) -> Iterator[Wall]:
    """Open the page with the posts of all languages."""
    with opened(browser, LOCALES) as wall:
        yield wall


def test_a_post_of_every_phase_in_every_language_fits_a_phone(wall: Wall) -> None:
    measured = wall.measured(PHONE_PIXELS)
    assert len(measured) == len(wall.titles)
    assert all(post.images == 1 for post in measured)
    assert not too_high(measured, HIGHEST_ON_PHONE)


def test_a_post_of_every_phase_fits_a_small_window(wall: Wall) -> None:
    assert not too_high(wall.measured(DESK_PIXELS), DESK_PIXELS[1])


def too_high(measured: Iterable[Measured], most: float) -> dict[str, int]:
    """Return the posts that are too high, with their heights."""
    return {post.title: round(post.height) for post in measured if post.height > most}


def test_a_row_has_at_most_four_buttons(wall: Wall) -> None:
    longest = {post.title: max(post.rows) for post in wall.measured(PHONE_PIXELS)}
    assert max(longest.values()) <= LONGEST_ROW


@pytest.fixture(scope="module")
def hands(browser: Browser) -> Iterator[Wall]:
    """Open the page with the hands of all languages, as they are answered to their players."""
    with opened(browser, LOCALES, posts.hands) as wall:
        yield wall


def test_a_hand_of_every_phase_in_every_language_fits_a_phone(hands: Wall) -> None:
    measured = hands.measured(PHONE_PIXELS)
    assert len(measured) == len(hands.titles)
    assert any(post.images for post in measured)
    too_high = {post.title: round(post.height) for post in measured if post.height > HIGHEST_ON_PHONE}
    assert not too_high


def test_a_row_of_a_hand_has_at_most_four_buttons(hands: Wall) -> None:
    longest = {post.title: max(post.rows, default=0) for post in hands.measured(PHONE_PIXELS)}
    assert max(longest.values()) <= LONGEST_ROW


def with_long_names(shown_in: Callable[..., Iterator[posts.Shown]]) -> Callable[[str], Iterator[posts.Shown]]:
    """Return the same posts at a table whose members have names of 32 letters."""
    return partial(shown_in, names=canned.LONG_NAMES)


def test_names_as_long_as_discord_allows_make_no_post_higher_than_a_phone(browser: Browser) -> None:
    with opened(browser, LOCALES, with_long_names(posts.shown)) as wall:
        measured = wall.measured(PHONE_PIXELS)
    assert len(measured) == len(wall.titles)
    assert not too_high(measured, HIGHEST_ON_PHONE)


def test_the_line_of_open_hands_makes_no_post_higher_than_a_phone(browser: Browser) -> None:
    with opened(browser, LOCALES, partial(posts.shown, has_open_hands=True)) as wall:
        measured = wall.measured(PHONE_PIXELS)
    assert len(measured) == len(wall.titles)
    assert not too_high(measured, HIGHEST_ON_PHONE)


@pytest.mark.parametrize("shown_in", [posts.hands, posts.lobbies, posts.lessons, posts.stories])
def test_names_as_long_as_discord_allows_make_no_hand_lobby_lesson_or_story_higher(
    browser: Browser, shown_in: Callable[..., Iterator[posts.Shown]]
) -> None:
    with opened(browser, LOCALES, with_long_names(shown_in)) as wall:
        measured = wall.measured(PHONE_PIXELS)
    assert len(measured) == len(wall.titles)
    assert not too_high(measured, HIGHEST_ON_PHONE)


@pytest.fixture(scope="module")
def replays(browser: Browser) -> Iterator[Wall]:
    """Open the page with steps of replays in all languages, whose players have the longest names."""
    with opened(browser, LOCALES, pages.replays) as wall:
        yield wall


def test_no_step_of_a_replay_is_higher_than_a_post(replays: Wall) -> None:
    heights = {post.title: round(post.height) for post in replays.measured(PHONE_PIXELS)}
    assert {title: height for title, height in heights.items() if height > HIGHEST_ON_PHONE} == {}


def test_the_controls_that_turn_a_replay_stay_in_their_places_from_step_to_step(replays: Wall) -> None:
    """A thumb can stay on *Next*: with an image or without, and whatever a step tells."""
    posts_of: dict[tuple[str, str, str], list[Measured]] = {}
    for post in replays.measured(PHONE_PIXELS):
        locale, _, game, *_, viewer, _, part = post.title.split()
        if part == "0":
            posts_of.setdefault((locale, game, viewer), []).append(post)
    assert sum(len(same) > 1 for (locale, *_), same in posts_of.items() if locale == "en") == 3 * len(GAMES)
    for first, *others in posts_of.values():
        for post in others:
            for place, there in zip(post.turns, first.turns, strict=True):
                assert place == pytest.approx(there, abs=2), (post.title, first.title)


@pytest.mark.parametrize("shown_in", [pages.pages, pages.open_hands, pages.public])
def test_no_page_or_panel_is_higher_than_a_phone(
    browser: Browser, shown_in: Callable[[str], Iterator[posts.Shown]]
) -> None:
    with opened(browser, LOCALES, shown_in) as wall:
        heights = {post.title: round(post.height) for post in wall.measured(PHONE_PIXELS)}
    assert {title: height for title, height in heights.items() if height > PHONE_PIXELS[1]} == {}


@pytest.fixture(scope="module")
def lessons(browser: Browser) -> Iterator[Wall]:
    """Open the page with the posts of the lessons in all languages."""
    with opened(browser, LOCALES, posts.lessons) as wall:
        yield wall


def test_a_lessons_post_fits_a_phone_whether_its_question_is_new_or_not(lessons: Wall) -> None:
    measured = lessons.measured(PHONE_PIXELS)
    in_english = [post.title for post in measured if post.title.startswith("en ")]
    assert len(measured) == len(lessons.titles)
    for kind in ("new", "known"):
        assert sum(f" {kind} at " in title for title in in_english) >= 2 * len(GAMES)
    for question in bakeries.TUTORIAL_QUESTIONS:
        assert any(f" {question} new at " in title for title in in_english)
    too_high = {post.title: round(post.height) for post in measured if post.height > HIGHEST_ON_PHONE}
    assert not too_high


def test_the_page_that_offers_the_games_fits_a_phone(browser: Browser) -> None:
    with opened(browser, LOCALES, posts.entrances) as wall:
        heights = {post.title: round(post.height) for post in wall.measured(PHONE_PIXELS)}
    assert {title: height for title, height in heights.items() if height > PHONE_PIXELS[1]} == {}


def test_every_part_of_the_settings_and_the_preferences_fits_a_phone(browser: Browser) -> None:
    with opened(browser, LOCALES, posts.pages_of_settings) as wall:
        heights = {post.title: round(post.height) for post in wall.measured(PHONE_PIXELS)}
    assert sum(title.startswith("en ") for title in heights) == 10
    assert {title: height for title, height in heights.items() if height > HIGHEST_ON_PHONE} == {}


def test_the_lobby_of_every_game_in_every_language_fits_a_phone(browser: Browser) -> None:
    with opened(browser, LOCALES, posts.lobbies) as wall:
        heights = {post.title: round(post.height) for post in wall.measured(PHONE_PIXELS)}
    assert any(title.startswith("en lobby of duel 4 ") for title in heights)
    assert {title: height for title, height in heights.items() if height > HIGHEST_ON_PHONE} == {}


def test_both_parts_of_what_is_kept_about_a_member_fit_a_phone(browser: Browser) -> None:
    with opened(browser, LOCALES, posts.pages_of_privacy) as wall:
        heights = {post.title: round(post.height) for post in wall.measured(PHONE_PIXELS)}
    assert sum(title.startswith("en ") for title in heights) == 2
    assert {title: height for title, height in heights.items() if height > HIGHEST_ON_PHONE} == {}


@pytest.mark.parametrize("kind", ["wall", "hands", "lessons"])
def test_no_post_is_much_higher_than_the_bot_guesses(kind: str, request: pytest.FixtureRequest) -> None:
    shown: Wall = request.getfixturevalue(kind)
    measured = {
        post.title: post.height for post in shown.measured(PHONE_PIXELS) if post.title in shown.guessed
    }
    assert len(measured) == len(shown.guessed) > 0
    beneath = FOOTER_POINTS if kind == "hands" else 0
    wrong = {
        title: (round(shown.guessed[title] + beneath), round(height))
        for title, height in measured.items()
        if height > shown.guessed[title] + beneath + HIGHEST_ON_PHONE - POST_POINTS
    }
    assert not wrong


def test_a_row_of_a_lessons_post_has_at_most_four_buttons(lessons: Wall) -> None:
    longest = {post.title: max(post.rows) for post in lessons.measured(PHONE_PIXELS)}
    assert max(longest.values()) <= LONGEST_ROW
