"""The page and the playground's real server agree: without a bot, but with everything a person can do."""

import asyncio
import threading
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from playground import Playground


@pytest.fixture
def address() -> Iterator[str]:
    """A playground of its own, served from a thread."""
    started: list[str] = []
    ready = threading.Event()
    loop = asyncio.new_event_loop()
    stopped = asyncio.Event()

    async def serve() -> None:
        async with Playground(rate_limits=False) as playground:
            started.append(playground.url)
            ready.set()
            await stopped.wait()

    thread = threading.Thread(target=loop.run_until_complete, args=(serve(),), daemon=True)
    thread.start()
    assert ready.wait(10)
    yield started[0]
    loop.call_soon_threadsafe(stopped.set)
    thread.join(10)
    loop.close()


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    """Return Ada's page, which must raise no error."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    thrown: list[str] = []
    page.on("pageerror", lambda error: thrown.append(str(error)))
    page.goto(f"{address}/?as=Ada")
    page.get_by_role("button", name="cake-table", exact=True).click()
    yield page
    context.close()
    assert thrown == []


def become(page: Page, name: str) -> None:
    """Open the page as another member."""
    page.get_by_role("button", name="become another member").click()
    page.get_by_role("button", name=f"Become {name}").click()


def test_a_message_reaches_another_member_and_pings_them(page: Page) -> None:
    page.locator("#composer-text").fill("hello @Ben")
    page.keyboard.press("Escape")
    page.keyboard.press("Enter")
    expect(page.locator("article .mention")).to_have_text("@Ben")
    expect(page.locator("#you .badge")).to_have_text("1")
    become(page, "Ben")
    expect(page.locator("article.pings-me")).to_contain_text("hello @Ben")


def test_a_message_is_deleted_by_its_author(page: Page) -> None:
    page.locator("#composer-text").fill("oops")
    page.keyboard.press("Enter")
    page.locator("article", has_text="oops").hover()
    page.get_by_role("button", name="Delete message").click()
    expect(page.locator("article", has_text="oops")).to_have_count(0)


def test_settings_are_kept(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch").uncheck()
    page.get_by_label("Language").select_option("de")
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("switch")).not_to_be_checked()
    expect(page.get_by_label("Language")).to_have_value("de")


def test_an_offline_bot_is_shown_and_has_no_commands(page: Page) -> None:
    expect(page.locator("#connection")).to_contain_text("The bot is offline")
    page.locator("#composer-text").press_sequentially("/")
    expect(page.locator(".suggestions")).to_contain_text("The bot has not registered its commands yet")


def test_the_bot_receives_direct_messages(page: Page) -> None:
    page.get_by_role("button", name="Message Cake Club").click()
    expect(page.locator("#channel-bar h2")).to_have_text("Cake Club")
    page.locator("#composer-text").fill("psst")
    page.keyboard.press("Enter")
    expect(page.locator("article")).to_contain_text("psst")


def test_every_fault_can_be_caused(page: Page) -> None:
    page.get_by_role("button", name="Make Discord misbehave").click()
    forms = page.locator("form.fault")
    expect(forms.first).to_be_visible()
    for form in forms.all():
        form.get_by_role("button", name="Do it").click()
        expect(form.get_by_role("status")).to_have_text("Done.")
