"""Drawings become pictures here: in a process beside the bot, kept by what they show, and never waited for long."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from pathlib import Path

from cogs.images.worker import ANSWERED, ASKED
from cogs.ui.attachments import PngImage
from cogs.ui.panel import SvgImage

log = logging.getLogger(__name__)

KEPT_BYTES = 32_000_000
"""How much of what was drawn is kept in memory; what was asked for longest ago gives way."""
RENDER_SECONDS = 10.0
"""After so long the printer is taken to hang, and is started anew for the next drawing."""
WAITING_AT_MOST = 100
"""So many drawings may wait to be drawn; more than that are passed over."""


PASSED_ON = ("PATH", "PYTHONPATH", "PYTHONHOME", "LD_LIBRARY_PATH", "SYSTEMROOT", "COVERAGE_PROCESS_START")
"""The only variables of the environment that the drawing process gets: never the bot's token."""
FAILED_SECONDS = 10.0
"""A drawing that could not be drawn is not tried again before this has passed."""


class ImageRenderer:
    """Has drawings drawn, one after the other. Without a printer there are only words."""

    def __init__(self, *, has_printer: bool = True) -> None:
        self._has_printer = has_printer
        self._kept: OrderedDict[str, PngImage] = OrderedDict()
        self._kept_bytes = 0
        self._failed_at: dict[str, float] = {}
        """When the drawings failed that may not be tried again yet, in seconds of the event loop; oldest first."""
        self._under_way: dict[str, asyncio.Task[PngImage | None]] = {}
        self._printer: Process | None = None
        self._lock = asyncio.Lock()
        self.drawn = 0
        """How many drawings were drawn, and not found among those kept."""

    def open(self, first: SvgImage) -> None:
        """Start the worker by rendering some image, so that the first real one need not wait for it."""
        self.begin(first)

    @property
    def is_idle(self) -> bool:
        """Whether nobody waits for a picture."""
        return not self._under_way

    def begin(self, drawing: SvgImage | None) -> None:
        """Have a drawing drawn, for whoever asks for it later."""
        if drawing is None or not self._has_printer or drawing.name in self._kept:
            return
        if self._has_just_failed(drawing.name):
            return
        if drawing.name not in self._under_way and len(self._under_way) < WAITING_AT_MOST:
            task = asyncio.create_task(self._draw(drawing), name="draw")
            self._under_way[drawing.name] = task

    def ready(self, drawing: SvgImage | None) -> PngImage | None:
        """The picture of a drawing if it can be sent at once."""
        if drawing is None or drawing.name not in self._kept:
            return None
        self._kept.move_to_end(drawing.name)
        return self._kept[drawing.name]

    def will_come(self, drawing: SvgImage | None) -> bool:
        """Whether a picture that is not ready is being drawn."""
        return drawing is not None and drawing.name in self._under_way

    async def soon(self, drawing: SvgImage | None, *, seconds: float) -> PngImage | None:
        """The picture of a drawing if it can be had within these seconds; else it is drawn all the same."""
        self.begin(drawing)
        task = None if drawing is None else self._under_way.get(drawing.name)
        if task is not None:
            await asyncio.wait((task,), timeout=seconds)
        return self.ready(drawing)

    async def close(self) -> None:
        """Stop drawing."""
        self._has_printer = False
        tasks = list(self._under_way.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._dismiss()

    async def _draw(self, drawing: SvgImage) -> PngImage | None:
        made: PngImage | None = None
        try:
            async with self._lock, asyncio.timeout(RENDER_SECONDS):
                made = await self._printed(drawing)
        except (OSError, EOFError, TimeoutError) as error:
            log.warning("a picture could not be drawn: %s", type(error).__name__)
            await self._dismiss()
        finally:
            del self._under_way[drawing.name]
        if made is None:
            self._failed_at[drawing.name] = asyncio.get_running_loop().time()
        else:
            self._keep(drawing.name, made)
        return made

    def _has_just_failed(self, name: str) -> bool:
        since = asyncio.get_running_loop().time() - FAILED_SECONDS
        while self._failed_at and next(iter(self._failed_at.values())) <= since:
            del self._failed_at[next(iter(self._failed_at))]
        return name in self._failed_at

    async def _printed(self, drawing: SvgImage) -> PngImage | None:
        printer = self._printer
        if printer is None or printer.returncode is not None:
            printer = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "cogs.images.worker"),
                stdin=PIPE,
                stdout=PIPE,
                cwd=Path(__file__).parents[2],
                env={name: os.environ[name] for name in PASSED_ON if name in os.environ},
                start_new_session=True,  # what interrupts the bot is the bot's own business
            )
            self._printer = printer
        assert printer.stdin is not None and printer.stdout is not None
        svg = drawing.svg.encode()
        printer.stdin.write(ASKED.pack(drawing.width, len(svg)) + svg)
        await printer.stdin.drain()
        (length,) = ANSWERED.unpack(await printer.stdout.readexactly(ANSWERED.size))
        self.drawn += 1
        if not length:
            log.warning("what ought to be a drawing is none")
            return None
        return PngImage(drawing.name, await printer.stdout.readexactly(length))

    async def _dismiss(self) -> None:
        """End the printer; the next drawing starts another."""
        printer, self._printer = self._printer, None
        if printer is None:
            return
        if printer.stdin is not None:
            printer.stdin.close()
        if printer.returncode is None:
            printer.send_signal(signal.SIGKILL)
        await printer.wait()

    def _keep(self, name: str, made: PngImage) -> None:
        self._kept[name] = made
        self._kept_bytes += _size(made)
        while self._kept_bytes > KEPT_BYTES:
            _, dropped = self._kept.popitem(last=False)
            self._kept_bytes -= _size(dropped)


def _size(made: PngImage) -> int:
    return 200 + len(made.png)
