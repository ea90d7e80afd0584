"""A move of each game by keyboard only, on the page with the real bot."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from playwright.async_api import Browser, Page, expect

from tests.endtoend.play import Club, joins
from tests.endtoend.test_page import browser, club  # noqa: F401  # fixtures
from tests.page.conftest import DESK

TABS_AT_MOST = 150


class Keyboard:
    """A member who has no mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page

    async def go_to(self, name: str) -> None:
        """Press Tab until the newest button of this name has the focus."""
        wanted = self.page.get_by_role("button", name=name, exact=True).last
        await expect(wanted).to_be_enabled()
        for _ in range(TABS_AT_MOST):
            await self.page.keyboard.press("Tab")
            if await wanted.evaluate("button => button === document.activeElement"):
                return
        raise AssertionError(f"Tab does not lead to {name}")

    async def press(self, name: str) -> None:
        """Press the newest button of this name."""
        await self.go_to(name)
        await self.page.keyboard.press("Enter")


@pytest.fixture
async def page(browser: Browser, club: Club) -> AsyncIterator[Page]:  # noqa: F811
    context = await browser.new_context(viewport=DESK, locale="en-US")
    context.set_default_timeout(15_000)
    yield await context.new_page()
    await context.close()


async def begun(club: Club, page: Page, command: str) -> Keyboard:  # noqa: F811
    """Open a table of Ada and Ben, start it, and sit down as the player who must act."""
    await club.ada.command(command, channel="cake-table")
    await club.ben.press(club.post(), joins(club.post())[0])
    await club.ada.press(club.post(), "Start")
    await club.settled()
    channel = club.pg.channel("cake-table").id
    await page.goto(f"{club.pg.url}/?as={club.asked().name}#{channel}")
    await page.wait_for_selector("#app[data-state=ready]")
    return Keyboard(page)


async def test_an_attack_in_cake_duel(club: Club, page: Page) -> None:  # noqa: F811
    keyboard = await begun(club, page, "/duel new")
    await keyboard.press("Attack…")
    form = page.get_by_role("dialog")
    await expect(form.get_by_role("checkbox").first).to_be_visible()
    await form.get_by_role("checkbox").first.focus()
    await page.keyboard.press("Space")
    await expect(form.get_by_role("checkbox").first).to_be_checked()
    await form.get_by_role("radio", name="Soldier").focus()
    await page.keyboard.press("Space")
    await keyboard.press("Submit")
    await expect(page.get_by_text("1 Soldier").last).to_be_visible()


async def test_a_draw_in_you_take_the_cake(club: Club, page: Page) -> None:  # noqa: F811
    keyboard = await begun(club, page, "/bakery new")
    await keyboard.press("Draw")
    await expect(page.get_by_role("button", name="Discard…").last).to_be_visible()


async def test_a_pass_in_cake_auf(club: Club, page: Page) -> None:  # noqa: F811
    keyboard = await begun(club, page, "/auf new")
    asked = club.asked().name
    await keyboard.press("Pass")
    await club.settled()
    assert club.asked().name != asked
