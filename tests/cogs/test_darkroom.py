"""The darkroom: drawings become pictures beside the bot, are kept, and fail without harm."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator

import pytest

from cogs import darkroom as module
from cogs.darkroom import Darkroom
from cogs.panels import Drawing
from cogs.prints import Print

LONG = 30.0


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


async def test_what_is_no_drawing_is_not_tried_again_and_harms_no_other(darkroom: Darkroom) -> None:
    broken = Drawing("<svg", 8, "")
    assert await darkroom.soon(broken, seconds=LONG) is None
    assert not darkroom.will_come(broken)
    assert await darkroom.soon(broken, seconds=LONG) is None
    assert darkroom.drawn == 1
    assert await darkroom.soon(dot(), seconds=LONG) is not None


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
