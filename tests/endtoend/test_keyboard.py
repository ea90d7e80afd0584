"""A move of each game by keyboard only, on the page with the real bot."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from playwright.async_api import Browser, Locator, Page, ViewportSize, expect

from tests.endtoend.play import Club, joins
from tests.endtoend.test_page import browser, club  # noqa: F401  # fixtures

TABS_AT_MOST = 150
HAS_FOCUS = "control => control === document.activeElement"


class Keyboard:
    """A member who has no mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page

    async def go_to(self, wanted: Locator) -> None:
        """Press Tab until this control has the focus."""
        await expect(wanted).to_be_enabled()
        for _ in range(TABS_AT_MOST):
            if await wanted.evaluate(HAS_FOCUS):
                return
            await self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {wanted}")

    async def press(self, name: str) -> None:
        """Press the newest button of this name."""
        await self.go_to(self.page.get_by_role("button", name=name, exact=True).last)
        await self.page.keyboard.press("Enter")

    async def tick(self, wanted: Locator) -> None:
        """Tick a checkbox or radio button."""
        await self.go_to(wanted)
        await self.page.keyboard.press("Space")
        await expect(wanted).to_be_checked()


@pytest.fixture
async def page(browser: Browser, club: Club) -> AsyncIterator[Page]:  # noqa: F811
    context = await browser.new_context(viewport=ViewportSize(width=1280, height=800), locale="en-US")
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
    await keyboard.tick(form.get_by_role("checkbox").first)
    await keyboard.tick(form.get_by_role("radio").first)
    await keyboard.press("Submit")
    await club.settled()
    assert " claims **1 " in club.words()


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
