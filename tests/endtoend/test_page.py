"""Whole duels through the page, in headless Chromium: two people on a desktop and a phone, four in teams."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
from playwright.async_api import Browser, BrowserContext, Page, ViewportSize, async_playwright, expect

from playground import Playground
from tests.endtoend.play import SCHEMA, Club, running
from tests.page.conftest import DESK, FLAGS, PATIENCE_MILLISECONDS, PHONE

Sit = Callable[[str], Awaitable["Chair"]]


class Chair:
    """One member in a browser window."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.name = name

    async def type(self, command: str) -> None:
        """Type a slash command and send it."""
        await self.page.locator("#composer-text").click()
        await self.page.keyboard.type(command)
        await self.page.keyboard.press("Enter")
        await self.page.keyboard.press("Enter")

    async def press(self, button: str) -> None:
        """Press the newest button of this name."""
        await self.page.locator("#messages").get_by_role("button", name=button, exact=True).last.click()

    async def claim(self, button: str, cards: int, name: str, target: str | None = None) -> None:
        """Fill in the form of an attack or a block."""
        await self.press(button)
        form = self.page.get_by_role("dialog")
        choices = form.locator("label")
        for number in range(cards):
            await choices.filter(has=self.page.get_by_role("checkbox")).nth(number).click()
        if await form.get_by_role("radio").count():  # a single name is selected already
            await choices.filter(has=self.page.get_by_role("radio", name=name)).click()
        if target is not None:
            await choices.filter(has=self.page.get_by_role("radio", name=target)).click()
        await form.get_by_role("button", name="Submit").click()

    async def reads(self, text: str) -> None:
        """Wait until a message of the channel shows this: what is announced to a screen reader does not count."""
        shown = self.page.locator("#messages").get_by_text(text)
        await expect(shown.last).to_be_visible()


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.skip("Chromium is missing: install Debian's package chromium")
    expect.set_options(timeout=PATIENCE_MILLISECONDS)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        await browser.close()


@pytest.fixture
async def club() -> AsyncIterator[Club]:
    async with Playground(rate_limits=False, schema=SCHEMA) as pg, running(pg) as bot:
        yield Club(pg, bot)


@pytest.fixture
async def sit(browser: Browser, club: Club) -> AsyncIterator[Sit]:
    """Open a window as a member; the others get a phone."""
    thrown: list[str] = []
    contexts: list[BrowserContext] = []

    async def open_window(name: str) -> Chair:
        size = DESK if not contexts else PHONE
        viewport = ViewportSize(width=size["width"], height=size["height"])
        context = await browser.new_context(viewport=viewport, locale="en-US")
        context.set_default_timeout(PATIENCE_MILLISECONDS)
        contexts.append(context)
        page = await context.new_page()
        page.on("pageerror", lambda error: thrown.append(str(error)))
        channel = club.pg.channel("cake-table").id
        await page.goto(f"{club.pg.url}/?as={name}#{channel}")
        await page.wait_for_selector("#app[data-state=ready]")
        return Chair(page, name)

    yield open_window
    for context in contexts:
        await context.close()
    assert thrown == []


async def test_two_people_play_a_duel_to_its_end(sit: Sit, club: Club) -> None:
    ada, ben = await sit("Ada"), await sit("Ben")
    await ada.type("/duel new")
    await ben.press("Join")
    await ada.reads("2. \u2068@Ben")
    await ada.press("Start")
    for _ in range(5):
        await club.settled()
        if "🎉" in club.words():
            break
        attacker, defender = (ada, ben) if club.asked().name == "Ada" else (ben, ada)
        await attacker.claim("Attack…", 2, "Wizard")
        await defender.reads("2 Wizards")
        await defender.press("Challenge!")
        await defender.reads("The cards are flipped")
        await club.settled()
    await ada.reads("🎉")
    await ada.type("/leaderboard")
    await ada.reads("1 win in 1 game")


async def test_the_newest_hand_follows_the_game_and_older_copies_lose_their_controls(
    sit: Sit, club: Club
) -> None:
    chairs = {name: await sit(name) for name in ("Ada", "Ben")}
    await club.seat(club.ada, club.ben)
    player, opponent = chairs[club.asked().name], chairs[club.other(club.asked()).name]
    hands, other_hand = (chair.page.locator("article.ephemeral") for chair in (player, opponent))
    await opponent.press("My hand")
    await expect(other_hand).to_have_count(1)
    await expect(other_hand.locator(".control")).to_have_text(["Not by direct message"])
    for number in (1, 2):
        await player.press("My hand")
        await expect(hands).to_have_count(number)
        await club.settled()
    older, newest = hands.first, hands.last
    await expect(older.locator(".control")).to_have_count(0)
    await expect(newest.get_by_role("button", name="Attack…")).to_be_visible()
    before = await newest.inner_text()
    await club.attack(club.asked(), "soldier")
    await expect(newest.locator(".control")).to_have_text(["Not by direct message"])
    assert await newest.inner_text() != before
    await expect(other_hand.get_by_role("button", name="Accept", exact=True)).to_be_visible()
    await expect(other_hand).to_contain_text("1 Soldier")


async def test_four_people_play_in_teams(sit: Sit, club: Club) -> None:
    chairs = {name: await sit(name) for name in ("Ada", "Ben", "Cleo", "Dov")}
    await club.ada.command("/duel new", mode="team", trophies=1)
    for name, team in (("Ben", "Team 2"), ("Cleo", "Team 1"), ("Dov", "Team 2")):
        await chairs[name].press(team)
        await club.settled()
    await chairs["Ada"].press("Start")
    await club.settled()
    lead = chairs[club.asked().name]
    await lead.press(f"{lead.name} goes first")
    names = list(chairs)
    place = names.index(lead.name)
    enemy, partner_of_enemy = chairs[names[(place + 1) % 4]], chairs[names[(place + 3) % 4]]
    await lead.claim("Attack…", 1, "Soldier", enemy.name)
    await enemy.reads("1 Soldier")
    await enemy.claim("Block…", 1, "Defender")
    await lead.reads("1 Defender")
    await lead.press("Challenge!")
    await partner_of_enemy.reads("🎉")
