"""The browser, the canned server, and a fixture that opens the page as a member."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest

from tests.page import canned
from tests.page.fixture_server import FixtureServer

if TYPE_CHECKING:  # pytest reads this file also where Playwright is missing
    from playwright.sync_api import Browser, Page

FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
PATIENCE_MILLISECONDS = 60_000
"""So long the tests wait for what must come: a busy machine is slow."""

Sit = Callable[..., "Page"]
"""`sit("Ada", channel=canned.TABLE, size=DESK)` opens the page as a member."""


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Start headless Chromium; skip the tests if there is none."""
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.skip("Chromium is missing: install Debian's package chromium")
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=PATIENCE_MILLISECONDS)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def server() -> Iterator[FixtureServer]:
    """The canned world."""
    with FixtureServer() as server:
        yield server


@pytest.fixture
def sit(browser: Browser, server: FixtureServer) -> Iterator[Sit]:
    """Open the page as a member; the test fails if the page raised an error."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-US")
    context.set_default_timeout(PATIENCE_MILLISECONDS)
    thrown: list[str] = []

    def open_page(name: str, *, channel: str = canned.TABLE, size: Any = DESK) -> Page:
        page = context.new_page()
        page.set_viewport_size(size)
        page.on("pageerror", lambda error: thrown.append(str(error)))
        page.goto(f"{server.url}/?as={name}#{channel}")
        page.wait_for_selector("#app[data-state=ready]")
        page.wait_for_selector(".beginning")
        return page

    yield open_page
    context.close()
    assert thrown == []
