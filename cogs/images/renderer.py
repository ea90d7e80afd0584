"""Renders images in a separate process, caches them by their content, and never lets anybody wait long."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
import time
from asyncio.subprocess import PIPE, Process
from pathlib import Path

from cachetools import LRUCache

from bot.tasks import end
from cogs.images.rasterize import ANSWERED, REQUEST
from cogs.ui.panel import PngImage, SvgImage

log = logging.getLogger(__name__)

CACHED_BYTES = 32_000_000
"""How many bytes of images are kept in memory; the ones unused for longest are dropped first."""
OVERHEAD_BYTES = 200
"""The bytes of an image in memory beside its PNG."""
RENDER_SECONDS = 10.0
"""The time after which the worker is taken to hang, and another is started for the next image."""
START_SECONDS = 60.0
"""The time for the first image of a worker, which has to start: on a busy machine that takes long."""
USUAL_SECONDS = 0.07
"""The assumed time to render an image before the first one is rendered."""
NEWEST_SHARE = 0.2
"""The weight of the newest image in the average rendering time."""
MOST_WAITING = 100
"""How many images may wait to be rendered; more are not rendered."""

PASSED_ON = ("PATH", "PYTHONPATH", "PYTHONHOME", "LD_LIBRARY_PATH", "SYSTEMROOT", "COVERAGE_PROCESS_START")
"""The only environment variables that the worker gets: never the bot's token."""
FAILED_SECONDS = 10.0
"""How long an image that could not be rendered is not tried again."""

WARM_UP = SvgImage(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"><text y="30">Cake</text></svg>', 60, ""
)
"""Rendered at the start, so that the worker runs and has loaded its font."""


class ImageRenderer:
    """Renders one image after the other. Without a worker there are words only."""

    def __init__(self, *, has_worker: bool = True) -> None:
        self._has_worker = has_worker
        self._cache: LRUCache[str, PngImage] = LRUCache(
            CACHED_BYTES, getsizeof=lambda image: OVERHEAD_BYTES + len(image.png)
        )
        self._failed_at: dict[str, float] = {}
        """When images failed that may not be tried again yet, in seconds of the event loop; oldest first."""
        self._under_way: dict[str, asyncio.Task[PngImage | None]] = {}
        self._worker: Process | None = None
        self._lock = asyncio.Lock()
        self.usual_seconds = USUAL_SECONDS
        """The average time to render one image on this machine; images are rendered one by one."""
        self.rendered = 0
        """How many images the worker has rendered; the others came from the cache."""

    def open(self) -> None:
        """Start the worker, so that the first image does not wait for it."""
        self.begin(WARM_UP)

    @property
    def is_idle(self) -> bool:
        """Whether no image is being rendered."""
        return not self._under_way

    def begin(self, svg: SvgImage | None) -> None:
        """Begin to render an image, for later."""
        if svg is None or not self._has_worker or svg.name in self._cache or svg.name in self._under_way:
            return
        if len(self._under_way) < MOST_WAITING and not self._has_just_failed(svg.name):
            self._under_way[svg.name] = asyncio.create_task(self._rendered(svg), name="render")

    def ready(self, svg: SvgImage | None) -> PngImage | None:
        """Return the image if it can be sent at once."""
        return None if svg is None else self._cache.get(svg.name)

    def will_come(self, svg: SvgImage | None) -> bool:
        """Return True if the image is being rendered."""
        return svg is not None and svg.name in self._under_way

    def is_expected(self, svg: SvgImage, *, seconds: float) -> bool:
        """Return True if an image that is being rendered is likely to be ready within these seconds."""
        names = list(self._under_way)
        return svg.name in names and (names.index(svg.name) + 1) * self.usual_seconds <= seconds

    async def soon(self, svg: SvgImage | None, *, seconds: float) -> PngImage | None:
        """Return the image if it is ready within these seconds; it is rendered in any case."""
        self.begin(svg)
        task = None if svg is None else self._under_way.get(svg.name)
        if task is not None:
            await asyncio.wait((task,), timeout=seconds)
        return self.ready(svg)

    async def close(self) -> None:
        """Stop rendering."""
        self._has_worker = False
        await end(*self._under_way.values())
        await self._stop_worker()

    async def _rendered(self, svg: SvgImage) -> PngImage | None:
        image: PngImage | None = None
        try:
            async with self._lock, asyncio.timeout(RENDER_SECONDS if self._is_running else START_SECONDS):
                image = await self._render(svg)
        except (OSError, EOFError, TimeoutError) as error:
            log.warning("an image could not be rendered: %s", type(error).__name__)
            await self._stop_worker()
        finally:
            del self._under_way[svg.name]
        if image is None:
            self._failed_at[svg.name] = asyncio.get_running_loop().time()
        elif OVERHEAD_BYTES + len(image.png) <= self._cache.maxsize:
            self._cache[svg.name] = image
        return image

    def _has_just_failed(self, name: str) -> bool:
        since = asyncio.get_running_loop().time() - FAILED_SECONDS
        while self._failed_at and next(iter(self._failed_at.values())) <= since:
            del self._failed_at[next(iter(self._failed_at))]
        return name in self._failed_at

    @property
    def _is_running(self) -> bool:
        return self._worker is not None and self._worker.returncode is None

    async def _render(self, svg: SvgImage) -> PngImage | None:
        worker, is_new = self._worker, not self._is_running
        if worker is None or is_new:
            worker = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "cogs.images.rasterize",
                stdin=PIPE,
                stdout=PIPE,
                cwd=Path(__file__).parents[2],
                env={name: os.environ[name] for name in PASSED_ON if name in os.environ},
                start_new_session=True,  # an interrupt from the terminal goes to the bot only
            )
            self._worker = worker
        assert worker.stdin is not None and worker.stdout is not None
        source, begun = svg.svg.encode(), time.perf_counter()
        worker.stdin.write(REQUEST.pack(svg.width, len(source)) + source)
        await worker.stdin.drain()
        (length,) = ANSWERED.unpack(await worker.stdout.readexactly(ANSWERED.size))
        self.rendered += 1
        if not length:
            log.warning("an image is not valid SVG")
            return None
        image = PngImage(svg.name, await worker.stdout.readexactly(length))
        if not is_new:  # else it has waited for the worker to start
            self.usual_seconds += NEWEST_SHARE * (time.perf_counter() - begun - self.usual_seconds)
        return image

    async def _stop_worker(self) -> None:
        """Stop the worker; the next image starts another."""
        worker, self._worker = self._worker, None
        if worker is None:
            return
        if worker.stdin is not None:
            worker.stdin.close()
        if worker.returncode is None:
            worker.send_signal(signal.SIGKILL)
        try:
            await worker.wait()
        except asyncio.CancelledError:
            self._worker = self._worker or worker  # `close` waits for it
            raise
