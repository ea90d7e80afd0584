"""Images are rendered in a process of their own, cached, and fail without harm."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cogs.images import renderer as module
from cogs.images.rasterize import REQUEST
from cogs.images.renderer import ImageRenderer
from cogs.ui.panel import PngImage, SvgImage

LONG = 30.0
ROOT = Path(__file__).parents[3]


def dot(colour: str = "red", *, width: int = 8) -> SvgImage:
    circle = f'<circle cx="4" cy="4" r="4" fill="{colour}"/>'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">{circle}</svg>'
    return SvgImage(svg, width, "a dot")


@pytest.fixture
async def renderer() -> AsyncIterator[ImageRenderer]:
    renderer = ImageRenderer()
    yield renderer
    await renderer.close()


async def test_an_image_is_rendered_once_and_cached(renderer: ImageRenderer) -> None:
    assert renderer.ready(dot()) is None
    first = await renderer.soon(dot(), seconds=LONG)
    assert first is not None and first.png.startswith(b"\x89PNG")
    assert renderer.ready(dot()) is first
    assert await renderer.soon(dot(), seconds=0) is first
    assert renderer.rendered == 1


async def test_several_requests_at_the_same_time_share_one_rendering(renderer: ImageRenderer) -> None:
    images = await asyncio.gather(*(renderer.soon(dot(), seconds=LONG) for _ in range(5)))
    assert len({made and made.name for made in images}) == 1
    assert renderer.rendered == 1


async def test_a_caller_waits_for_a_limited_time_and_the_image_is_rendered_anyway(
    renderer: ImageRenderer,
) -> None:
    assert await renderer.soon(dot(), seconds=0) is None
    assert renderer.will_come(dot())
    assert await renderer.soon(dot(), seconds=LONG) is not None
    assert not renderer.will_come(dot())


async def test_how_soon_an_image_is_expected_follows_how_long_the_last_ones_took(
    renderer: ImageRenderer,
) -> None:
    await renderer.soon(dot(), seconds=LONG)  # the worker runs
    renderer.usual_seconds = 2 * LONG
    slow = dot("blue")
    renderer.begin(slow)
    assert not renderer.is_expected(slow, seconds=LONG)
    for width in range(8, 18):
        await renderer.soon(dot("green", width=width), seconds=LONG)
    quick = dot("white")
    renderer.begin(quick)
    assert renderer.is_expected(quick, seconds=LONG)


async def test_invalid_svg_is_not_retried_at_once_and_harms_no_other_image(
    renderer: ImageRenderer,
) -> None:
    broken = SvgImage("<svg", 8, "")
    assert await renderer.soon(broken, seconds=LONG) is None
    assert not renderer.will_come(broken)
    assert await renderer.soon(broken, seconds=LONG) is None
    assert renderer.rendered == 1
    assert await renderer.soon(dot(), seconds=LONG) is not None


async def test_an_image_that_failed_is_rendered_at_a_later_request(
    renderer: ImageRenderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: object) -> None:
        raise OSError("no process can be started")

    with monkeypatch.context() as broken:
        broken.setattr(ImageRenderer, "_render", fails)
        assert await renderer.soon(dot(), seconds=LONG) is None
    assert await renderer.soon(dot(), seconds=LONG) is None, "it is not tried again at once"
    monkeypatch.setattr(module, "FAILED_SECONDS", 0.0)
    assert await renderer.soon(dot(), seconds=LONG) is not None


async def test_the_worker_does_not_know_the_token(
    renderer: ImageRenderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "a-secret-token")
    assert await renderer.soon(dot(), seconds=LONG) is not None
    assert renderer._worker is not None
    environment = Path(f"/proc/{renderer._worker.pid}/environ").read_bytes()
    assert b"a-secret-token" not in environment
    names = {entry.partition(b"=")[0].decode() for entry in environment.split(b"\0") if entry}
    assert names <= set(module.PASSED_ON)


async def test_a_worker_whose_bot_is_gone_ends_without_a_traceback() -> None:
    worker = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "cogs.images.rasterize"), stdin=PIPE, stdout=PIPE, stderr=PIPE, cwd=ROOT
    )
    assert worker.stdin is not None and worker.stderr is not None
    svg = dot().svg.encode()
    worker._transport.get_pipe_transport(1).close()  # type: ignore[attr-defined]
    worker.stdin.write(REQUEST.pack(8, len(svg)) + svg)
    worker.stdin.close()
    assert (await worker.stderr.read()).decode() == ""
    assert await worker.wait() == 0


async def test_a_killed_worker_is_replaced(renderer: ImageRenderer) -> None:
    await renderer.soon(dot(), seconds=LONG)
    assert renderer._worker is not None
    os.kill(renderer._worker.pid, signal.SIGKILL)
    await renderer._worker.wait()
    assert await renderer.soon(dot("blue"), seconds=LONG) is not None


async def test_a_worker_that_is_slow_to_start_is_not_taken_to_hang(
    renderer: ImageRenderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Stopped each time, it would never draw anything on a machine that is busy for long."""
    monkeypatch.setattr(module, "RENDER_SECONDS", 0.001)
    assert await renderer.soon(dot(), seconds=LONG)


async def test_a_hanging_worker_is_replaced(renderer: ImageRenderer, monkeypatch: pytest.MonkeyPatch) -> None:
    await renderer.soon(dot(), seconds=LONG)
    assert renderer._worker is not None
    os.kill(renderer._worker.pid, signal.SIGSTOP)
    monkeypatch.setattr(module, "RENDER_SECONDS", 0.1)
    assert await renderer.soon(dot("blue"), seconds=LONG) is None
    monkeypatch.undo()
    assert await renderer.soon(dot("green"), seconds=LONG) is not None


async def test_the_cache_has_a_limit_in_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "CACHED_BYTES", 1000)
    renderer = ImageRenderer()
    for number in range(4):
        renderer._cache[f"{number}.png"] = PngImage(f"{number}.png", b"x" * 300)
    assert list(renderer._cache) == ["2.png", "3.png"]
    assert renderer._cache.currsize <= 1000


async def test_without_a_worker_there_are_only_words() -> None:
    renderer = ImageRenderer(has_worker=False)
    assert await renderer.soon(dot(), seconds=LONG) is None
    assert not renderer.will_come(dot())


def test_equal_images_have_equal_names() -> None:
    assert dot().name == dot().name
    assert len({dot().name, dot("blue").name, dot(width=9).name}) == 3
