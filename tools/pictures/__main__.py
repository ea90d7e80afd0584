"""Renders the images in docs: every card, the post of every phase, the steps of a member, and a duel in a browser.

In another language it renders the sheets: cards, posts of every phase, hands and pages of the rules.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from playwright.async_api import Browser, ViewportSize, async_playwright

from cogs.i18n.messages import DEFAULT_LOCALE, Messages
from playground import Playground, Visitor
from playground.people.person import USUAL_CHANNEL
from tests.endtoend.play import Club
from tools.pictures import card_sheets, listing, screenshot_sheets, steps
from tools.pictures.languages import UnknownLanguage, speaking
from tools.pictures.moments import SCRIPTS
from tools.pictures.screenshots import DRAWN_SECONDS, Screenshots, ScreenshotTaker, drawing_bot, drawn

FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking")
SIZES = {"table": (1280, 1560), "phone": (390, 1500)}
"""The README's images by name, and the sizes of their windows in pixels."""
SECRET = b"the duel in the README"


def main() -> int:
    """Render every image; return the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.pictures", description="Render the images in docs."
    )
    parser.add_argument(
        "--folder", type=Path, help="the folder for the images (docs, or build/pictures/LANGUAGE)"
    )
    parser.add_argument("--language", default=DEFAULT_LOCALE, help="the language of the sheets")
    parser.add_argument("--game", choices=SCRIPTS, help="only the posts and rules of this game")
    asked = parser.parse_args()
    chromium = shutil.which("chromium")
    if chromium is None:
        print("Chromium is not installed: apt-get install chromium", file=sys.stderr)
        return 1
    games = tuple(SCRIPTS) if asked.game is None else (asked.game,)
    try:
        with speaking(asked.language) as messages:
            if asked.language == DEFAULT_LOCALE:
                folder = asked.folder or Path("docs")
                listing.draw(folder / "listing")
                asyncio.run(draw(folder / "pictures", messages, chromium, games, page=folder))
            else:
                folder = asked.folder or Path("build", "pictures", asked.language)
                asyncio.run(draw(folder, messages, chromium, games))
    except UnknownLanguage as unknown:
        print(unknown, file=sys.stderr)
        return 2
    return 0


async def draw(
    folder: Path, messages: Messages, chromium: str, games: Sequence[str], *, page: Path | None = None
) -> None:
    """Render the sheets; for the documentation also the steps, and into another folder the whole page."""
    card_sheets.draw(folder, messages)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        taker = ScreenshotTaker(browser, messages)
        if page is not None:
            await draw_page(page, browser)
            write(await steps.taken(taker), folder, "steps")
        for key in games:
            await draw_posts(folder, taker, key)
            write(await taker.rules(key), folder, f"rules-{key}")
        await browser.close()


async def draw_posts(folder: Path, taker: ScreenshotTaker, key: str) -> None:
    """Make a sheet for each window with the posts of all scripts of a game."""
    taken: Screenshots = {}
    for script in SCRIPTS[key]:
        for name, screenshots in (await taker.taken(key, script)).items():
            taken.setdefault(name, []).extend(screenshots)
    write(taken, folder, f"posts-{key}")


def write(taken: Screenshots, folder: Path, title: str) -> None:
    """Write a sheet for each window."""
    for name, screenshots in taken.items():
        across = screenshot_sheets.COLUMNS[name]
        screenshot_sheets.write(screenshots, folder / f"{title}-{name}.png", across=across)


async def draw_page(folder: Path, browser: Browser) -> None:
    """Take a screenshot of the whole page with a duel on it."""
    async with Playground(rate_limits=False) as pg, drawing_bot(pg, SECRET) as bot:
        seen_by = await play(Club(pg, bot))
        address = f"{pg.url}/?as={seen_by.name}#{pg.channel(USUAL_CHANNEL).id}"
        for name, (width, height) in SIZES.items():
            size = ViewportSize(width=width, height=height)
            page = await browser.new_page(viewport=size, color_scheme="dark")
            await page.goto(address)
            await page.wait_for_selector("#app[data-state=ready]")
            await page.locator("#messages").get_by_text("Your hand").last.wait_for()
            hand = page.locator("article").last
            await hand.locator(".gallery img").wait_for()
            await page.locator("article .gallery img").nth(-2).wait_for()
            await hand.evaluate("hand => hand.scrollIntoView({block: 'end'})")
            await page.screenshot(path=folder / f"{name}.png")
            await page.close()
            print(folder / f"{name}.png")


async def play(club: Club) -> Visitor:
    """Play two members into the middle of a duel; return the one who must answer and has opened their hand."""
    await club.seat(club.ada, club.ben)
    attacker = club.asked()
    defender = club.other(attacker)
    await club.attack(attacker, "soldier", 2)
    await club.press(defender, "Accept")
    await club.attack(defender, "wizard", 1)
    await attacker.press(club.post(), "My hand")
    await attacker.wait_for(lambda: drawn(attacker.latest()), seconds=DRAWN_SECONDS)
    return attacker


if __name__ == "__main__":
    sys.exit(main())
