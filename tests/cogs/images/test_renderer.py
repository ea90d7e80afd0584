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
from cogs.images.renderer import Darkroom
from cogs.images.worker import ASKED
from cogs.ui.attachments import Print
from cogs.ui.panel import Drawing

LONG = 30.0
ROOT = Path(__file__).parents[2]


def dot(colour: str = "red", *, width: int = 8) -> Drawing:
    circle = f'<circle cx="4" cy="4" r="4" fill="{colour}"/>'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">{circle}</svg>'
    return Drawing(svg, width, "a dot")


@pytest.fixture
async def darkroom() -> AsyncIterator[Darkroom]:
    room = Darkroom()
    yield room
    await room.close()


async def test_a_drawing_is_drawn_once_and_kept(darkroom: Darkroom) -> None:
    assert darkroom.ready(dot()) is None
    first = await darkroom.soon(dot(), seconds=LONG)
    assert first is not None and first.png.startswith(b"\x89PNG")
    assert darkroom.ready(dot()) is first
    assert await darkroom.soon(dot(), seconds=0) is first
    assert darkroom.drawn == 1


async def test_who_asks_at_the_same_time_shares_one_drawing(darkroom: Darkroom) -> None:
    prints = await asyncio.gather(*(darkroom.soon(dot(), seconds=LONG) for _ in range(5)))
    assert len({made and made.name for made in prints}) == 1
    assert darkroom.drawn == 1


async def test_nobody_waits_longer_than_he_wants_and_it_is_drawn_all_the_same(darkroom: Darkroom) -> None:
    assert await darkroom.soon(dot(), seconds=0) is None
    assert darkroom.will_come(dot())
    assert await darkroom.soon(dot(), seconds=LONG) is not None
    assert not darkroom.will_come(dot())


async def test_what_is_no_drawing_is_not_tried_again_at_once_and_harms_no_other(darkroom: Darkroom) -> None:
    broken = Drawing("<svg", 8, "")
    assert await darkroom.soon(broken, seconds=LONG) is None
    assert not darkroom.will_come(broken)
    assert await darkroom.soon(broken, seconds=LONG) is None
    assert darkroom.drawn == 1
    assert await darkroom.soon(dot(), seconds=LONG) is not None


async def test_a_drawing_that_failed_is_drawn_when_somebody_asks_later(
    darkroom: Darkroom, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: object) -> None:
        raise OSError("no process can be started")

    with monkeypatch.context() as broken:
        broken.setattr(Darkroom, "_printed", fails)
        assert await darkroom.soon(dot(), seconds=LONG) is None
    assert await darkroom.soon(dot(), seconds=LONG) is None, "it is not tried again at once"
    monkeypatch.setattr(module, "FAILED_SECONDS", 0.0)
    assert await darkroom.soon(dot(), seconds=LONG) is not None


async def test_the_drawing_process_does_not_know_the_token(
    darkroom: Darkroom, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "a-secret-token")
    assert await darkroom.soon(dot(), seconds=LONG) is not None
    assert darkroom._printer is not None
    environment = Path(f"/proc/{darkroom._printer.pid}/environ").read_bytes()
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


async def test_a_printer_that_is_killed_is_started_anew(darkroom: Darkroom) -> None:
    await darkroom.soon(dot(), seconds=LONG)
    assert darkroom._printer is not None
    os.kill(darkroom._printer.pid, signal.SIGKILL)
    await darkroom._printer.wait()
    assert await darkroom.soon(dot("blue"), seconds=LONG) is not None


async def test_a_printer_that_hangs_is_given_up(darkroom: Darkroom, monkeypatch: pytest.MonkeyPatch) -> None:
    await darkroom.soon(dot(), seconds=LONG)
    assert darkroom._printer is not None
    os.kill(darkroom._printer.pid, signal.SIGSTOP)
    monkeypatch.setattr(module, "DRAWING_SECONDS", 0.1)
    assert await darkroom.soon(dot("blue"), seconds=LONG) is None
    monkeypatch.undo()
    assert await darkroom.soon(dot("green"), seconds=LONG) is not None


async def test_no_more_is_kept_than_there_is_room_for(
    darkroom: Darkroom, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "KEPT_BYTES", 1000)
    for number in range(4):
        darkroom._keep(f"{number}.png", Print(f"{number}.png", b"x" * 300))
    assert list(darkroom._kept) == ["2.png", "3.png"]
    assert darkroom._kept_bytes <= 1000


async def test_without_a_printer_there_are_only_words() -> None:
    room = Darkroom(has_printer=False)
    assert await room.soon(dot(), seconds=LONG) is None
    assert not room.will_come(dot())


def test_drawings_that_show_the_same_have_one_name() -> None:
    assert dot().name == dot().name
    assert len({dot().name, dot("blue").name, dot(width=9).name}) == 3
