"""A port at which the bot tells whoever watches over it how it is: `/healthz` and `/metrics`."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable

from aiohttp import web
from prometheus_client.aiohttp import make_aiohttp_handler

from bot.ops import metrics
from data.store import Store, StoreError

log = logging.getLogger(__name__)

LAG_EVERY_SECONDS = 5.0
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
    async def health(_: web.Request) -> web.Response:
        is_saving = await _is_writable(store)
        told: dict[str, bool | str] = {"connected": is_connected(), "database": is_saving}
        if not is_saving:
            told["problem"] = "cannot save"  # the log says why
        return web.json_response(told, status=200 if told["connected"] and is_saving else 503)

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
