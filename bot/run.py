"""Runs Cake Club as a process: its settings, its signals, its health and its exit status."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import sys
from pathlib import Path

from pydantic import HttpUrl

from bot import cli
from bot.app import CakeClub
from bot.client import LoginFailure, send_requests_to, speak_to
from bot.cluster.homes import Homes
from bot.host_settings import BadSettings, Settings, read_settings, unknown_settings
from bot.ops import metrics
from bot.ops.health import PortTaken, answering, beating
from bot.ops.instance_lock import AlreadyRunning, only_bot_of
from bot.ops.logging import set_up
from bot.version import version
from cogs.i18n.messages import BrokenSentences, check_sentences
from data.errors import StoreUnavailable
from data.opening import open_store

log = logging.getLogger(__name__)

BAD_SETTINGS, NO_DATABASE, NO_LOGIN, ALREADY_RUNNING, BROKEN_SENTENCES = 2, 3, 4, 5, 6
"""The exit statuses of a start that cannot succeed."""


def _text(url: HttpUrl | None) -> str | None:
    return None if url is None else str(url)


def _homes(settings: Settings) -> Homes:
    """Return the homes of this process: several processes share a PostgreSQL database, a SQLite file has one."""
    if isinstance(settings.database, Path):
        return Homes()
    # Here, because PostgreSQL is an extra: a host with SQLite does not need its driver.
    from bot.cluster.cluster import Cluster  # noqa: PLC0415
    from data.postgres.cluster import PostgresClaims, PostgresHints  # noqa: PLC0415

    return Cluster(
        PostgresClaims(settings.database),
        PostgresHints(settings.database),
        claim_seconds=settings.claim_seconds,
        limits_requests=settings.rest_url is None,
    )


async def serve(settings: Settings) -> None:
    """Run until a signal stops it. Raises StoreUnavailable or LoginFailure when it cannot start."""
    if settings.api_url is not None:
        speak_to(str(settings.api_url))
    if settings.rest_url is not None:
        send_requests_to(str(settings.rest_url))
    store = await open_store(settings.database)
    try:
        club = CakeClub(
            store,
            house_pause_seconds=settings.house_pause_seconds,
            presses=settings.presses,
            source_url=_text(settings.source_url),
            support_url=_text(settings.support_url),
            sentences_url=_text(settings.sentences_url),
            cluster=_homes(settings),
            shards=settings.shards,
        )
    except BaseException:
        await store.close()  # its threads would keep the program running
        raise
    metrics.POSTS_BEHIND.set_function(club.tables.behind)
    stopped = asyncio.Event()
    for name in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(name, stopped.set)
    running: asyncio.Task[None] | None = None
    stopping = asyncio.create_task(stopped.wait())
    outdated = asyncio.create_task(club.cluster.outdated())
    try:
        async with (
            beating(settings.ready_file, club.is_connected),
            answering(
                settings.health_host,
                settings.health_port,
                store,
                club.is_connected,
                club.tables.count_in_memory,
            ),
        ):
            running = asyncio.create_task(club.run(settings.token.get_secret_value()))
            await asyncio.wait((running, stopping, outdated), return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            await running
        if stopped.is_set():
            log.info("stopping")
        if outdated.done():
            raise StoreUnavailable("a newer Cake Club has upgraded it while this one ran")
    finally:
        stopping.cancel()
        outdated.cancel()
        await club.close()
        if running is not None:
            running.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await running


def run() -> int:
    """Run the bot with its settings; return the exit status."""
    try:
        settings = read_settings()
    except BadSettings as error:
        sys.stderr.write(f"{error}\n")
        return BAD_SETTINGS
    set_up(settings.log_level, settings.log_form)
    log.info("Cake Club %s with the database %s", version(), settings.database)
    for name in unknown_settings():
        log.warning("%s is no setting and is ignored", name)
    try:
        check_sentences()
        with only_bot_of(settings.database):
            asyncio.run(serve(settings))
    except BrokenSentences as error:
        log.error("%s", error)
        return BROKEN_SENTENCES
    except AlreadyRunning as error:
        log.error("%s", error)
        return ALREADY_RUNNING
    except StoreUnavailable as error:
        is_named = str(settings.database) in str(error)
        log.error("%s", error if is_named else f"cannot use the database {settings.database}: {error}")
        return NO_DATABASE
    except PortTaken as error:
        log.error("%s: change CAKECLUB_HEALTH_PORT or CAKECLUB_HEALTH_HOST", error)
        return BAD_SETTINGS
    except LoginFailure:
        log.error("Discord does not accept DISCORD_TOKEN: copy a new token from the developer portal")
        return NO_LOGIN
    return 0


def main() -> int:
    """Run the command of the command line; return the exit status."""
    return cli.main(run)
