"""The bot's health: `/healthz` and `/metrics` at a port, which `python -m bot.ops.health` asks, and the ready file."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import sys
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

from aiohttp import web
from prometheus_client.aiohttp import make_aiohttp_handler
from yarl import URL

from bot.host_settings import BadSettings, read_health
from bot.ops import metrics
from bot.tasks import end
from data.errors import StoreError
from data.store import Store

log = logging.getLogger(__name__)

LAG_EVERY_SECONDS = 5.0
BEAT_SECONDS = 5.0
"""How often the ready file is touched."""
ASK_SECONDS = 5.0
"""How long the health check waits for an answer."""
UNHEALTHY, NOT_ASKED = 1, 2
"""The exit statuses for a bot that is not well, and for a check that cannot be made."""
THIS_MACHINE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104  # nothing listens here because of it
"""Where to ask a bot that accepts every address."""
PROBE_KEPT_SECONDS = 1.0
"""How long the last answer of the database counts, so that questions without end cost it nothing."""
STORE_SECONDS = 3.0
"""A store that takes longer than this to save a row is not well."""


class PortTaken(Exception):
    """The port cannot be had; the text says why."""


@contextlib.asynccontextmanager
async def answering(
    host: str, port: int | None, store: Store, is_connected: Callable[[], bool], tables: Callable[[], int]
) -> AsyncIterator[int | None]:
    """Answer at the port, which is given back; without a port nothing happens. PortTaken when it cannot be had."""
    if port is None:
        yield None
        return
    metrics.CONNECTED.set_function(lambda: float(is_connected()))
    metrics.TABLES.set_function(tables)
    app = web.Application()
    app.router.add_get("/healthz", _health(store, is_connected))
    app.router.add_get("/metrics", make_aiohttp_handler(metrics.REGISTRY))
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    watch = asyncio.create_task(_watch_lag(), name="lag")
    try:
        try:
            await web.TCPSite(runner, host, port).start()
        except OSError as error:
            raise PortTaken(f"cannot listen on port {port} of {host}: {error.strerror}") from error
        taken: int = runner.addresses[0][1]
        log.info("health and metrics at http://%s:%d", host, taken)
        yield taken
    finally:
        watch.cancel()
        await runner.cleanup()


def _health(
    store: Store, is_connected: Callable[[], bool]
) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    lock, is_saving, asked_at = asyncio.Lock(), False, -math.inf

    async def health(_: web.Request) -> web.Response:
        nonlocal is_saving, asked_at
        async with lock:
            if time.monotonic() - asked_at > PROBE_KEPT_SECONDS:
                is_saving = await _is_writable(store)
                asked_at = time.monotonic()
        report: dict[str, bool | str] = {"connected": is_connected(), "database": is_saving}
        if not is_saving:
            report["problem"] = "cannot save"  # the log says why
        return web.json_response(report, status=200 if report["connected"] and is_saving else 503)

    return health


async def _is_writable(store: Store) -> bool:
    try:
        async with asyncio.timeout(STORE_SECONDS):
            await store.probe()
    except (StoreError, TimeoutError) as error:
        log.warning("cannot write to the database: %s", error)
        return False
    return True


async def _watch_lag() -> None:
    loop = asyncio.get_running_loop()
    while True:
        before = loop.time()
        await asyncio.sleep(LAG_EVERY_SECONDS)
        metrics.LAG_SECONDS.set(max(0.0, loop.time() - before - LAG_EVERY_SECONDS))


@contextlib.asynccontextmanager
async def beating(file: Path | None, is_connected: Callable[[], bool]) -> AsyncIterator[None]:
    """Touch the file every few seconds while connected, and remove it afterwards; without a file do nothing."""
    if file is None:
        yield
        return
    beat = asyncio.create_task(_beat(file, is_connected), name="ready file")
    try:
        yield
    finally:
        await end(beat)


async def _beat(file: Path, is_connected: Callable[[], bool]) -> None:
    try:
        _remove(file)
        while True:
            if is_connected():
                _touch(file)
            await asyncio.sleep(BEAT_SECONDS)
    finally:
        _remove(file)


def _touch(file: Path) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    except OSError as error:
        log.warning("the ready file %s cannot be written: %s", file, error)


def _remove(file: Path) -> None:
    with contextlib.suppress(OSError):
        file.unlink(missing_ok=True)


def url_of(host: str, port: int) -> str:
    """Return the address at which this machine reaches a bot that answers at an address and a port."""
    return str(URL.build(scheme="http", host=THIS_MACHINE.get(host, host), port=port, path="/healthz"))


def is_well(host: str, port: int) -> bool:
    """Return True if the bot that answers at this address and port is connected and can save."""
    try:
        with urllib.request.urlopen(url_of(host, port), timeout=ASK_SECONDS) as answer:  # noqa: S310  # it is http
            return bool(answer.status == web.HTTPOk.status_code)
    except (urllib.error.URLError, OSError):
        return False


def main() -> int:
    """Ask the port that CAKECLUB_HEALTH_PORT names; the exit status is 0 while the bot is well."""
    try:
        settings = read_health()
    except BadSettings as error:
        print(error, file=sys.stderr)
        return NOT_ASKED
    if not settings.health_port:
        print("CAKECLUB_HEALTH_PORT is not set: the bot does not tell its health.", file=sys.stderr)
        return NOT_ASKED
    return 0 if is_well(settings.health_host, settings.health_port) else UNHEALTHY


if __name__ == "__main__":
    sys.exit(main())
