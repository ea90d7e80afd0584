"""Draws the pictures in docs: every card, the post of every phase, and a duel as a browser shows it."""

from __future__ import annotations

import argparse
import asyncio
import shutil
import sys
from pathlib import Path

from playwright.async_api import Browser, ViewportSize, async_playwright

from playground import Playground, Visitor
from playground.person import USUAL_CHANNEL
from tests.endtoend.play import Club
from tools import boards, listing, sheets
from tools.moments import EVENINGS
from tools.snapshots import DRAWN_SECONDS, Rolls, Studio, drawing_bot, drawn

FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking")
SIZES = {"table": (1280, 1560), "phone": (390, 1500)}
"""The README's pictures by name, and the windows in which they are taken, in pixels."""
SECRET = b"the duel in the README"


def main() -> int:
    """Draw every picture; the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.pictures", description="Draw the pictures in the docs."
    )
    parser.add_argument("--folder", type=Path, default=Path("docs"), help="where the pictures go")
    folder: Path = parser.parse_args().folder
    sheets.draw(folder / "pictures")
    listing.draw(folder / "listing")
    chromium = shutil.which("chromium")
    if chromium is None:
        print("Chromium is not installed: apt-get install chromium", file=sys.stderr)
        return 1
    asyncio.run(draw(folder, chromium))
    return 0


async def draw(folder: Path, chromium: str) -> None:
    """Play as far as the pictures show, and take them."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        await draw_page(folder, browser)
        for key in EVENINGS:
            await draw_posts(folder / "pictures", browser, key)
        await browser.close()


async def draw_posts(folder: Path, browser: Browser, key: str) -> None:
    """A sheet for each window with the posts of all evenings of a game."""
    rolls: Rolls = {}
    for evening in EVENINGS[key]:
        for name, shots in (await Studio(browser).taken(key, evening)).items():
            rolls.setdefault(name, []).extend(shots)
    for name, shots in rolls.items():
        boards.write(shots, folder / f"posts-{key}-{name}.png", across=boards.COLUMNS[name])


async def draw_page(folder: Path, browser: Browser) -> None:
    """The whole page with a duel on it."""
    async with Playground(rate_limits=False) as pg, drawing_bot(pg, SECRET) as bot:
        seen_by = await play(Club(pg, bot))
        address = f"{pg.url}/?as={seen_by.name}#{pg.channel(USUAL_CHANNEL).id}"
        for name, (width, height) in SIZES.items():
            size = ViewportSize(width=width, height=height)
            page = await browser.new_page(viewport=size, color_scheme="dark")
            await page.goto(address)
            await page.wait_for_selector("#app[data-state=ready]")
            await page.get_by_text("Your hand").last.wait_for()
            hand = page.locator("article").last
            await hand.locator(".gallery img").wait_for()
            await page.locator("article .gallery img").nth(-2).wait_for()
            await hand.evaluate("hand => hand.scrollIntoView({block: 'end'})")
            await page.screenshot(path=folder / f"{name}.png")
            await page.close()
            print(folder / f"{name}.png")


async def play(club: Club) -> Visitor:
    """Two members in the middle of a duel; the one who has to answer, and has looked at his hand."""
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
