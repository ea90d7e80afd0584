"""The darkroom: drawings become pictures beside the bot, are kept, and fail without harm."""

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
from cogs.images.renderer import ImageRenderer
from cogs.images.worker import ASKED
from cogs.ui.attachments import PngImage
from cogs.ui.panel import SvgImage

LONG = 30.0
ROOT = Path(__file__).parents[3]


def dot(colour: str = "red", *, width: int = 8) -> SvgImage:
    circle = f'<circle cx="4" cy="4" r="4" fill="{colour}"/>'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">{circle}</svg>'
    return SvgImage(svg, width, "a dot")


@pytest.fixture
async def renderer() -> AsyncIterator[ImageRenderer]:
    room = ImageRenderer()
    yield room
    await room.close()


async def test_a_drawing_is_drawn_once_and_kept(renderer: ImageRenderer) -> None:
    assert renderer.ready(dot()) is None
    first = await renderer.soon(dot(), seconds=LONG)
    assert first is not None and first.png.startswith(b"\x89PNG")
    assert renderer.ready(dot()) is first
    assert await renderer.soon(dot(), seconds=0) is first
    assert renderer.drawn == 1


async def test_who_asks_at_the_same_time_shares_one_drawing(renderer: ImageRenderer) -> None:
    prints = await asyncio.gather(*(renderer.soon(dot(), seconds=LONG) for _ in range(5)))
    assert len({made and made.name for made in prints}) == 1
    assert renderer.drawn == 1


async def test_nobody_waits_longer_than_he_wants_and_it_is_drawn_all_the_same(
    renderer: ImageRenderer,
) -> None:
    assert await renderer.soon(dot(), seconds=0) is None
    assert renderer.will_come(dot())
    assert await renderer.soon(dot(), seconds=LONG) is not None
    assert not renderer.will_come(dot())


async def test_what_is_no_drawing_is_not_tried_again_at_once_and_harms_no_other(
    renderer: ImageRenderer,
) -> None:
    broken = SvgImage("<svg", 8, "")
    assert await renderer.soon(broken, seconds=LONG) is None
    assert not renderer.will_come(broken)
    assert await renderer.soon(broken, seconds=LONG) is None
    assert renderer.drawn == 1
    assert await renderer.soon(dot(), seconds=LONG) is not None


async def test_a_drawing_that_failed_is_drawn_when_somebody_asks_later(
    renderer: ImageRenderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: object) -> None:
        raise OSError("no process can be started")

    with monkeypatch.context() as broken:
        broken.setattr(ImageRenderer, "_printed", fails)
        assert await renderer.soon(dot(), seconds=LONG) is None
    assert await renderer.soon(dot(), seconds=LONG) is None, "it is not tried again at once"
    monkeypatch.setattr(module, "FAILED_SECONDS", 0.0)
    assert await renderer.soon(dot(), seconds=LONG) is not None


async def test_the_drawing_process_does_not_know_the_token(
    renderer: ImageRenderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "a-secret-token")
    assert await renderer.soon(dot(), seconds=LONG) is not None
    assert renderer._printer is not None
    environment = Path(f"/proc/{renderer._printer.pid}/environ").read_bytes()
    assert b"a-secret-token" not in environment
    names = {entry.partition(b"=")[0].decode() for entry in environment.split(b"\0") if entry}
    assert names <= set(module.PASSED_ON)


async def test_a_drawing_process_whose_bot_is_gone_ends_without_a_traceback() -> None:
    printer = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "cogs.images.worker"), stdin=PIPE, stdout=PIPE, stderr=PIPE, cwd=ROOT
    )
    assert printer.stdin is not None and printer.stderr is not None
    svg = dot().svg.encode()
    printer._transport.get_pipe_transport(1).close()  # type: ignore[attr-defined]
    printer.stdin.write(ASKED.pack(8, len(svg)) + svg)
    printer.stdin.close()
    assert (await printer.stderr.read()).decode() == ""
    assert await printer.wait() == 0


async def test_a_printer_that_is_killed_is_started_anew(renderer: ImageRenderer) -> None:
    await renderer.soon(dot(), seconds=LONG)
    assert renderer._printer is not None
    os.kill(renderer._printer.pid, signal.SIGKILL)
    await renderer._printer.wait()
    assert await renderer.soon(dot("blue"), seconds=LONG) is not None


async def test_a_printer_that_hangs_is_given_up(
    renderer: ImageRenderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await renderer.soon(dot(), seconds=LONG)
    assert renderer._printer is not None
    os.kill(renderer._printer.pid, signal.SIGSTOP)
    monkeypatch.setattr(module, "RENDER_SECONDS", 0.1)
    assert await renderer.soon(dot("blue"), seconds=LONG) is None
    monkeypatch.undo()
    assert await renderer.soon(dot("green"), seconds=LONG) is not None


async def test_no_more_is_kept_than_there_is_room_for(
    renderer: ImageRenderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "KEPT_BYTES", 1000)
    for number in range(4):
        renderer._keep(f"{number}.png", PngImage(f"{number}.png", b"x" * 300))
    assert list(renderer._kept) == ["2.png", "3.png"]
    assert renderer._kept_bytes <= 1000


async def test_without_a_printer_there_are_only_words() -> None:
    room = ImageRenderer(has_printer=False)
    assert await room.soon(dot(), seconds=LONG) is None
    assert not room.will_come(dot())


def test_drawings_that_show_the_same_have_one_name() -> None:
    assert dot().name == dot().name
    assert len({dot().name, dot("blue").name, dot(width=9).name}) == 3
