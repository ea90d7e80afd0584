"""Avatars come in the background, are encoded here, and an image without them is as good."""

from __future__ import annotations

import asyncio
import base64
import io
import random
import struct
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any
from zlib import crc32

import aiohttp
import discord
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from PIL import Image, PngImagePlugin

from cogs.images import avatars as module
from cogs.images.avatars import MOST_BYTES, Avatars, data_uri, read_file
from cogs.images.svg.avatar import named

ADA, BEN = 1, 2


def square(side: int = 64, *, colour: str = "red", form: str = "PNG", **options: Any) -> bytes:
    out = io.BytesIO()
    Image.new("RGB", (side, side), colour).save(out, form, **options)
    return out.getvalue()


def noise(seed: int, *, mode: str = "RGB") -> bytes:
    pixels = random.Random(seed).randbytes(64 * 64 * len(mode))
    out = io.BytesIO()
    Image.frombytes(mode, (64, 64), pixels).save(out, "PNG")
    return out.getvalue()


def pretending(width: int, height: int) -> bytes:
    """Return a small PNG that says it is as large as this."""
    png = bytearray(square())
    png[16:24] = struct.pack(">II", width, height)
    png[29:33] = struct.pack(">I", crc32(bytes(png[12:29])))
    return bytes(png)


def with_a_chunk_before(png: bytes) -> bytes:
    """Return a PNG with a text in front of the chunk that says its size; Pillow reads it all the same."""
    chunk = b"tEXt" + b"\x00\x00\x00\x01\x00\x00\x00\x01"
    return png[:8] + struct.pack(">I", 8) + chunk + struct.pack(">I", crc32(chunk)) + png[8:]


def decoded(uri: str) -> Image.Image:
    head, _, encoded = uri.partition(",")
    assert head == "data:image/png;base64"
    with Image.open(io.BytesIO(base64.b64decode(encoded))) as opened:
        opened.load()
        return opened


@dataclass
class Discord:
    """Serves avatars as discord.py does: a user has an address, and behind it are bytes."""

    files: dict[int, bytes] = field(default_factory=dict)
    hashes: dict[int, str] = field(default_factory=dict)
    failing: Exception | None = None
    """What asking for a user raises."""
    hanging: asyncio.Event | None = None
    """Files only come after it is set."""
    asked: list[int] = field(default_factory=list)
    read: list[str] = field(default_factory=list)
    formats: list[dict[str, Any]] = field(default_factory=list)

    async def fetch_user(self, user_id: int) -> Any:
        self.asked.append(user_id)
        if self.failing is not None:
            raise self.failing
        return User(Asset(self, f"cdn/{user_id}/{self.hashes.get(user_id, 'first')}"))

    async def file(self, url: str) -> bytes:
        self.read.append(url)
        if self.hanging is not None:
            await self.hanging.wait()
        user_id = int(url.split("/")[1])
        if user_id not in self.files:
            raise aiohttp.ClientPayloadError("asset not found")
        return self.files[user_id]


class Answer:
    status = 404
    reason = "Not Found"


@dataclass
class User:
    display_avatar: Asset


@dataclass
class Asset:
    discord: Discord
    url: str

    def replace(self, **how: Any) -> Asset:
        self.discord.formats.append(how)
        return self


@pytest.fixture
def served() -> Discord:
    return Discord(files={ADA: square(), BEN: square(colour="blue")})


@pytest.fixture
async def avatars(served: Discord) -> AsyncIterator[Avatars]:
    avatars = Avatars(served, read=served.file)  # type: ignore[arg-type]
    avatars.pause_seconds = 0.0
    yield avatars
    await avatars.close()


async def test_an_image_does_not_wait_for_an_avatar_and_a_later_one_has_it(
    avatars: Avatars, served: Discord
) -> None:
    assert avatars.of((ADA, BEN, None)) == {}, "they are fetched after this call"
    assert not served.asked
    await avatars.fetched()
    found = avatars.of((ADA, BEN, None))
    assert found == {ADA: data_uri(square()), BEN: data_uri(square(colour="blue"))}
    assert served.formats == [{"size": 64, "format": "png"}] * 2
    await avatars.fetched()
    assert served.asked == [ADA, BEN], "once, not for each image"


def test_an_avatar_is_small_and_the_same_each_time() -> None:
    for drawn in (noise(1), noise(2, mode="RGBA"), square(512), square(16)):
        image = decoded(data_uri(drawn))
        assert image.size == (48, 48)
        assert len(image.convert("RGB").getcolors() or range(99)) <= 16
        assert data_uri(drawn) == data_uri(drawn)
        assert len(data_uri(drawn)) < 2_500


def test_nothing_of_the_file_that_came_is_passed_on() -> None:
    told = PngImagePlugin.PngInfo()
    told.add_text("Comment", "<script>")
    png = square(pnginfo=told)
    assert b"<script>" in png
    encoded = base64.b64decode(data_uri(png).partition(",")[2])
    assert b"<script>" not in encoded
    assert encoded != png


def test_what_is_behind_a_transparent_avatar_is_the_colour_of_the_sheet() -> None:
    out = io.BytesIO()
    Image.new("RGBA", (64, 64), (255, 0, 0, 0)).save(out, "PNG")
    assert decoded(data_uri(out.getvalue())).convert("RGB").getcolors() == [(48 * 48, (255, 246, 230))]


BAD = {
    "nothing": b"",
    "a few bytes": b"\x89PNG",
    "words": b"<html>" * 100,
    "another format": square(form="GIF"),
    "a part of a file": square()[:60],
    "a file without an end": noise(3)[:-2000],
    "a broken checksum": square().replace(b"IDAT", b"IDAX"),
    "too wide": square(513),
    "a file that says it has many pixels": pretending(60_000, 60_000),
    "a file whose size does not stand at its beginning": with_a_chunk_before(square(513)),
    "a file that says it has none": pretending(0, 0),
}


@pytest.mark.parametrize("name", BAD)
async def test_a_file_that_is_no_small_png_is_not_shown(
    name: str, avatars: Avatars, served: Discord, caplog: pytest.LogCaptureFixture
) -> None:
    served.files[ADA] = BAD[name]
    avatars.of((ADA, BEN))
    await avatars.fetched()
    assert set(avatars.of((ADA, BEN))) == {BEN}
    (record,) = caplog.records
    assert str(ADA) not in record.getMessage()


@pytest.mark.parametrize(
    "failure",
    [
        discord.NotFound(Answer(), "unknown user"),
        discord.RateLimited(60),
        aiohttp.ClientError(),
        OSError(),
    ],
    ids=lambda error: type(error).__name__,
)
async def test_failures_are_logged_once_and_tried_again_later(
    failure: Exception,
    avatars: Avatars,
    served: Discord,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    served.failing = failure
    for _ in range(3):
        assert avatars.of((ADA, BEN)) == {}
        await avatars.fetched()
    assert served.asked == [ADA, BEN], "not again at once"
    assert len(caplog.records) == 1
    avatars.forget_all()
    monkeypatch.setattr(module, "FAILED_SECONDS", -1.0)
    avatars.of((ADA,))
    await avatars.fetched()
    served.failing = None
    assert avatars.of((ADA,)) == {}
    await avatars.fetched()
    assert set(avatars.of((ADA,))) == {ADA}


async def test_an_avatar_that_is_not_at_its_address_is_not_shown(avatars: Avatars, served: Discord) -> None:
    del served.files[ADA]
    avatars.of((ADA, BEN))
    await avatars.fetched()
    assert set(avatars.of((ADA, BEN))) == {BEN}


async def test_an_avatar_that_does_not_come_holds_up_the_others_for_a_limited_time(
    avatars: Avatars, served: Discord, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "FETCH_SECONDS", 0.01)
    served.hanging = asyncio.Event()
    avatars.of((ADA,))
    await avatars.fetched()
    served.hanging = None
    monkeypatch.setattr(module, "FETCH_SECONDS", 60.0)
    avatars.of((ADA, BEN))
    await avatars.fetched()
    assert set(avatars.of((ADA, BEN))) == {BEN}


async def test_a_changed_avatar_replaces_the_old_one_which_is_shown_until_then(
    avatars: Avatars, served: Discord, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "FRESH_SECONDS", -1.0)
    avatars.of((ADA,))
    await avatars.fetched()
    old = avatars.of((ADA,))
    await avatars.fetched()
    assert served.read == ["cdn/1/first"], "the same address is not read again"
    served.files[ADA], served.hashes[ADA] = square(colour="green"), "second"
    assert avatars.of((ADA,)) == old
    await avatars.fetched()
    assert avatars.of((ADA,)) == {ADA: data_uri(square(colour="green"))}
    await avatars.fetched()
    served.files[ADA], served.hashes[ADA] = b"no image", "third"
    for _ in range(2):
        assert avatars.of((ADA,)) == {ADA: data_uri(square(colour="green"))}
        await avatars.fetched()


async def test_a_forgotten_member_is_dropped_also_while_their_avatar_is_fetched(
    avatars: Avatars, served: Discord
) -> None:
    avatars.of((ADA,))
    await avatars.fetched()
    avatars.forget(ADA)
    assert len(avatars._known) == 0
    served.hanging = asyncio.Event()
    avatars.of((ADA, BEN))
    while not served.read[1:]:
        await asyncio.sleep(0)
    avatars.forget(ADA)
    served.hanging.set()
    await avatars.fetched()
    assert set(avatars._known) == {BEN}
    avatars.forget_all()
    assert not avatars._known


async def test_memory_and_the_queue_are_bounded(served: Discord, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MEMBERS_KEPT", 3)
    monkeypatch.setattr(module, "MOST_WAITING", 5)
    served.files |= {user_id: square() for user_id in range(20)}
    avatars = Avatars(served, read=served.file)  # type: ignore[arg-type]
    avatars.pause_seconds = 0.0
    avatars.of(range(20))
    await avatars.fetched()
    assert served.asked == [0, 1, 2, 3, 4]
    assert set(avatars._known) == {2, 3, 4}
    await avatars.close()


async def test_members_are_asked_for_one_after_the_other_with_a_pause(served: Discord) -> None:
    avatars = Avatars(served, read=served.file)  # type: ignore[arg-type]
    assert avatars.pause_seconds >= 1
    avatars.of((ADA, BEN))
    while not avatars._known:
        await asyncio.sleep(0.001)
    assert served.asked == [ADA]
    await avatars.close()
    assert avatars.of((ADA, BEN)) == {}


async def test_nothing_is_fetched_where_there_are_no_images(served: Discord) -> None:
    avatars = Avatars(served, is_used=False)  # type: ignore[arg-type]
    assert avatars.of((ADA, BEN)) == {}
    await avatars.fetched()
    assert not served.asked
    await avatars.close()


@pytest.mark.parametrize("width", [108.0, 190.0])
def test_a_name_is_never_cut_or_broken_for_an_avatar(width: float) -> None:
    has_avatar = set()
    for name in (
        "Ada",
        "Benjamin",
        "Jean-Luc",
        "Maximilian",
        "Käthe B.",
        "Wilhelmina von Habsburg-Lothringen",
    ):
        place = {"x": 10.0, "y": 25.0, "size": 24.0, "width": width, "disc": 30.0}
        without, drawn = named(name, None, **place), named(name, data_uri(square()), **place)
        words = [[part.partition("<")[0] for part in svg.split(">")] for svg in (without, drawn)]
        shown = [[word for word in found if word] for found in words]
        if shown[0] != shown[1]:
            assert " ".join(shown[1]) == name
        if "<image" in drawn:
            has_avatar.add(name)
    assert has_avatar == {"Ada", "Benjamin", "Jean-Luc", "Maximilian", "Käthe B."}


@pytest.mark.parametrize(("size", "is_read"), [(MOST_BYTES, True), (MOST_BYTES + 1, False)])
async def test_no_more_of_a_file_is_read_than_an_avatar_may_have(size: int, is_read: bool) -> None:
    async def answer(_: web.Request) -> web.Response:
        return web.Response(body=bytes(size))

    app = web.Application()
    app.router.add_get("/avatar.png", answer)
    async with TestServer(app) as server:
        if is_read:
            assert await read_file(str(server.make_url("/avatar.png"))) == bytes(size)
        else:
            with pytest.raises(ValueError, match="too large"):
                await read_file(str(server.make_url("/avatar.png")))
        with pytest.raises(aiohttp.ClientResponseError):
            await read_file(str(server.make_url("/missing.png")))
