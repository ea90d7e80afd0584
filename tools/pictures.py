"""Draws the pictures in docs: contact sheets, and a duel as a browser shows it on a desk and on a phone."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import shutil
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, async_playwright

from bot.__main__ import CakeClub
from bot.client import speak_to
from data.memory import MemoryStore
from playground import Answer, Playground, Visitor
from playground.person import USUAL_CHANNEL
from tools import sheets

FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking")
SIZES = {"table": (1280, 1000), "phone": (390, 844)}
"""The pictures by name, and the windows in which they are taken, in pixels."""

Post = dict[str, Any]


def main() -> int:
    """Draw every picture; the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.pictures", description="Draw the README's pictures."
    )
    parser.add_argument("--folder", type=Path, default=Path("docs"), help="where the pictures go")
    folder: Path = parser.parse_args().folder
    sheets.draw(folder / "pictures")
    chromium = shutil.which("chromium")
    if chromium is None:
        print("Chromium is not installed: apt-get install chromium", file=sys.stderr)
        return 1
    folder.mkdir(parents=True, exist_ok=True)
    asyncio.run(draw(folder, chromium))
    return 0


async def draw(folder: Path, chromium: str) -> None:
    """Play as far as the pictures show, and take them."""
    async with Playground(rate_limits=False) as pg, bot_in(pg), async_playwright() as playwright:
        seen_by = await play(pg)
        address = f"{pg.url}/?as={seen_by.name}#{pg.channel(USUAL_CHANNEL).id}"
        browser = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for name, (width, height) in SIZES.items():
            await take(browser, address, folder / f"{name}.png", width=width, height=height)
        await browser.close()


async def take(browser: Browser, address: str, file: Path, *, width: int, height: int) -> None:
    """A picture of the page in a window of this size."""
    page = await browser.new_page(viewport={"width": width, "height": height})
    await page.goto(address)
    await page.wait_for_selector("#app[data-state=ready]")
    await page.get_by_text("Your hand").last.wait_for()
    await page.screenshot(path=file)
    await page.close()
    print(file)


@contextlib.asynccontextmanager
async def bot_in(pg: Playground) -> AsyncIterator[None]:
    """The bot, logged in to the playground."""
    speak_to(pg.api_url)
    club = CakeClub(MemoryStore(), house_pause_seconds=0)
    running = asyncio.create_task(club.run(pg.token))
    try:
        async with asyncio.timeout(60):
            while not club.client.is_connected:  # noqa: ASYNC110  # it has an event only once it has logged in
                await asyncio.sleep(0.05)
            await club.emojis.finished()
        yield
    finally:
        await club.close()
        await running


async def play(pg: Playground) -> Visitor:
    """Two members in the middle of a duel; the one who has to answer, and has looked at his hand."""
    ada, ben = pg.visitor("Ada"), pg.visitor("Ben")
    await ada.command("/duel new")
    await ben.press(post(ada), "Join")
    await ada.press(post(ada), "Start")
    await pg.settled()
    attacker = ada if ada.mention in question(ada) else ben
    defender = ben if attacker is ada else ada
    await attack(attacker, "soldier", 2)
    await pg.settled()
    await defender.press(post(defender), "Accept")
    await pg.settled()
    await attack(defender, "wizard", 1)
    await pg.settled()
    await attacker.press(post(attacker), "My hand")
    await pg.settled()
    return attacker


async def attack(person: Visitor, claim: str, count: int) -> Answer:
    """Attack with the first cards of the hand under this name."""
    opened = await person.press(post(person), "Attack…")
    assert opened.modal is not None, opened
    fields = {label["component"]["custom_id"]: label["component"] for label in opened.modal["components"]}
    cards = [option["value"] for option in fields["cards"]["options"]][:count]
    return await person.submit(opened.modal, {"cards": cards, "claim": claim})


def post(person: Visitor) -> Post:
    """The newest post of the table."""
    return next(message for message in reversed(person.messages()) if not message["flags"] & 64)


def question(person: Visitor) -> str:
    """What the newest post asks."""
    return person.text(post(person)).rpartition("\n")[2]


if __name__ == "__main__":
    sys.exit(main())
