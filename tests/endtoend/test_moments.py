"""The great moments of a game are seen: the post that is left behind keeps the image of how a bout or a round ended."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from cogs.images.rasterize import png
from cogs.images.renderer import ImageRenderer
from cogs.ui.panel import PngImage, SvgImage
from playground import Playground
from tests.endtoend.play import SCHEMA, Club, running
from tests.endtoend.test_pictures import pictures

DOT = png(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"/></svg>', width=8
)


@pytest.fixture
async def gallery() -> AsyncIterator[Club]:
    """A club whose bot renders images."""
    async with Playground(rate_limits=False, schema=SCHEMA) as pg, running(pg, draws=True) as bot:
        yield Club(pg, bot)


async def image_of(club: Club, post: dict[str, Any]) -> dict[str, Any]:
    """Return the image of a post, as soon as it has one."""

    def shown() -> dict[str, Any] | None:
        now = next(each for each in club.posts() if each["id"] == post["id"])
        found = pictures(now)
        return found[0] if found else None

    return await club.ada.wait_for(shown)


async def test_the_post_of_a_bout_that_is_over_keeps_the_image_of_its_end(gallery: Club) -> None:
    await gallery.seat(gallery.ada, gallery.ben)
    attacker = gallery.asked()
    await gallery.attack(attacker, "soldier")
    post = gallery.post()
    await gallery.press(gallery.other(attacker), "Challenge!")
    seen = (await image_of(gallery, post))["description"]
    assert seen.startswith("Bout 1: The bout goes to ")
    assert f"{attacker.name} claimed 1 Soldier: " in seen
    assert "1 of 3" in seen and "0 of 3" in seen
    left = next(each for each in gallery.posts() if each["id"] == post["id"])
    assert not gallery.ada.controls(left)
    assert len(left["attachments"]) == 1


async def test_the_image_of_a_moment_costs_no_call(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """With images that are ready, the end of a bout takes the same calls as any other turn that a new post follows."""

    def ready(self: ImageRenderer, svg: SvgImage | None) -> PngImage | None:
        return None if svg is None else PngImage(svg.name, DOT)

    monkeypatch.setattr(ImageRenderer, "ready", ready)
    await club.seat(club.ada, club.ben)
    await club.bot.avatars.fetched()

    async def calls(button: str) -> list[str]:
        before = len(club.pg.calls())
        await club.press(club.asked(), button)
        return sorted(f"{call.method} {call.route}" for call in club.pg.calls()[before:])

    await club.cleo.say("What a game!", "cake-table")
    quiet = await calls("Pass")
    await club.attack(club.asked(), "soldier")
    post = club.post()
    loud = await calls("Challenge!")
    assert (await image_of(club, post))["description"].startswith("Bout 1: The bout goes to ")
    assert public(loud) == public(quiet)


def public(calls: list[str]) -> list[str]:
    """Return the calls that are not about direct messages: hands change when cards are dealt."""
    return [call for call in calls if "interaction" in call or "POST /channels/{channel_id}/messages" in call]


async def test_a_server_without_images_keeps_words_only(gallery: Club) -> None:
    gallery.pg.faults.deny("ATTACH_FILES", "cake-table")
    await gallery.seat(gallery.ada, gallery.ben)
    attacker = gallery.asked()
    await gallery.attack(attacker, "soldier")
    await gallery.press(gallery.other(attacker), "Challenge!")
    assert not any(pictures(post) or post["attachments"] for post in gallery.posts())
    assert "won the bout" in gallery.story()
