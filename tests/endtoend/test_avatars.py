"""Avatars beside the names on the images of tables, with the real client against the playground."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator
from typing import Any

import pytest
from PIL import Image

from cogs.images.svg.shapes import PIXELS
from playground import Playground, Visitor
from playground.requests.faults import Fault
from playground.world.pictures import head_avatar
from tests.endtoend.alone import only_session
from tests.endtoend.play import SCHEMA, Club, running
from tests.endtoend.test_direct_messages import begun
from tests.endtoend.test_pictures import shown

SIDE = 300
"""The width of one side of a duel's table, in units of 1/600 of the image."""
LEAST_PIXELS = 1_000
"""A disc of a poster has about 4,000 pixels; the figure takes some of them."""
DISC = 24, 15, 58, 49
"""Where the avatar of the left side is."""


@pytest.fixture
async def gallery() -> AsyncIterator[Club]:
    """A club whose bot renders images, and asks for avatars without a pause."""
    async with Playground(rate_limits=False, schema=SCHEMA) as pg, running(pg, draws=True) as bot:
        bot.avatars.pause_seconds = 0.0
        yield Club(pg, bot)


def asked_for(club: Club) -> list[str]:
    """Return the requests about users."""
    return [call.route for call in club.pg.requests if call.route.startswith("/users/{") and not call.body]


def edits(club: Club) -> int:
    return sum(call.method == "PATCH" for call in club.pg.requests)


def on_image(club: Club, colour: tuple[int, int, int], *, seat: int, width: int = PIXELS) -> float:
    """Return the share of this colour in the disc before the name of a seat on the newest post's image."""
    (attached,) = club.post()["attachments"]
    with Image.open(io.BytesIO(club.pg.world.files[int(attached["id"])])) as opened:
        image = opened.convert("RGBA").convert("RGB")
    assert image.width == width
    left, top, right, bottom = (2 * place for place in DISC)
    disc = image.crop((left + 2 * (SIDE - 6) * seat, top, right + 2 * (SIDE - 6) * seat, bottom))
    pixels = disc.getcolors(disc.width * disc.height) or []
    near = sum(
        count
        for count, found in pixels
        if isinstance(found, tuple) and max(abs(a - b) for a, b in zip(found, colour, strict=True)) < 16
    )
    return near / (disc.width * disc.height)


def most_of(club: Club, colour: tuple[int, int, int]) -> int:
    """Return the number of pixels of this colour on the newest post's image."""
    (attached,) = club.post()["attachments"]
    with Image.open(io.BytesIO(club.pg.world.files[int(attached["id"])])) as opened:
        image = opened.convert("RGBA").convert("RGB")
    found = image.getcolors(image.width * image.height) or []
    return sum(
        count
        for count, rgb in found
        if isinstance(rgb, tuple) and max(abs(a - b) for a, b in zip(rgb, colour, strict=True)) < 16
    )


def colour_of(png: bytes) -> tuple[int, int, int]:
    """Return the background of an avatar of the playground."""
    with Image.open(io.BytesIO(png)) as opened:
        found: Any = opened.convert("RGB").getpixel((2, 2))
    red, green, blue = found
    return red, green, blue


def default_of(person: Visitor) -> tuple[int, int, int]:
    return colour_of(head_avatar((person.id >> 22) % 6))


async def test_the_image_of_a_table_has_the_avatars_from_the_move_after_they_were_fetched(
    gallery: Club,
) -> None:
    gallery.pg.world.users[gallery.ben.id].avatar = "a_0123456789abcdef0123456789abcdef"
    own = colour_of(head_avatar(sum(b"a_0123456789abcdef0123456789abcdef")))
    await gallery.seat(gallery.ada, gallery.ben)
    first = await shown(gallery)
    await gallery.bot.avatars.fetched()
    before = edits(gallery)
    await gallery.ada.press(gallery.post(), "In words")
    gallery.bot.updater.changed((await only_session(gallery)).table.id)
    await gallery.settled()
    assert edits(gallery) == before, "no post is edited for an avatar"
    assert (await shown(gallery))["media"] == first["media"]
    assert on_image(gallery, default_of(gallery.ada), seat=0) < 0.05
    await gallery.press(gallery.asked(), "Pass")
    await shown(gallery)
    assert on_image(gallery, default_of(gallery.ada), seat=0) > 0.3
    assert on_image(gallery, own, seat=1) > 0.3
    await gallery.press(gallery.asked(), "Pass")
    await gallery.settled()
    assert len(asked_for(gallery)) == 2, "each member is asked for once"
    (attached,) = gallery.post()["attachments"]
    assert attached["size"] < 60_000


async def test_a_table_in_direct_messages_has_the_avatar_too_and_its_house_player_has_none(
    gallery: Club,
) -> None:
    alone = await begun(gallery)
    await gallery.bot.avatars.fetched()
    assert set(gallery.bot.avatars.of(seat.user_id for seat in alone.session.table.seats)) == {gallery.ada.id}
    assert len(asked_for(gallery)) == 1


async def test_a_forgotten_member_is_dropped(gallery: Club) -> None:
    avatars = gallery.bot.avatars
    await gallery.seat(gallery.ada, gallery.ben)
    await avatars.fetched()
    assert set(avatars.of((gallery.ada.id, gallery.ben.id))) == {gallery.ada.id, gallery.ben.id}
    opened = await gallery.ben.command("/privacy forget")
    await gallery.ben.submit(opened.modal, {"word": "forget"})
    await gallery.settled()
    await avatars.fetched()
    assert set(avatars._known) == {gallery.ada.id}


async def test_a_game_goes_on_where_discord_gives_no_avatars(
    gallery: Club, caplog: pytest.LogCaptureFixture
) -> None:
    gallery.pg.faults.add(Fault("fail", "GET /users", times=1000, status=403))
    await gallery.seat(gallery.ada, gallery.ben)
    await gallery.bot.avatars.fetched()
    await gallery.press(gallery.asked(), "Pass")
    await shown(gallery)
    assert on_image(gallery, default_of(gallery.ada), seat=0) < 0.05
    await gallery.bot.avatars.fetched()
    assert len(asked_for(gallery)) == 2, "not again for each image"
    assert [r.levelname for r in caplog.records if r.name == "cogs.images.avatars"] == ["WARNING"]


async def test_the_poster_of_a_game_has_the_avatars(gallery: Club) -> None:
    await gallery.seat(gallery.ada, gallery.ben, trophies=1)
    await gallery.bot.avatars.fetched()
    session = await only_session(gallery)
    attacker = gallery.asked()
    await gallery.attack(attacker, "soldier")
    await gallery.press(gallery.other(attacker), "Challenge!")
    assert session.is_over
    await shown(gallery)
    assert most_of(gallery, default_of(gallery.ada)) > LEAST_PIXELS
    assert most_of(gallery, default_of(gallery.ben)) > LEAST_PIXELS
