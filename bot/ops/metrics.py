"""The figures that a host may watch, in Prometheus's form. None of them names a member, a server or a card."""

from __future__ import annotations

import re

import aiohttp
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info

from bot.version import version

REGISTRY = CollectorRegistry()
"""This program's own figures, so that no library's are mixed in."""

FAST = (0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""The seconds by which answers are sorted."""

MOVES = Counter(
    "cakeclub_moves_total", "Moves and table actions that were stored", ("game", "by"), registry=REGISTRY
)
ENDED = Counter("cakeclub_tables_ended_total", "Tables that are over", ("game", "ending"), registry=REGISTRY)
STORE_SECONDS = Histogram(
    "cakeclub_store_duration_seconds", "Time to store a move", buckets=FAST, registry=REGISTRY
)
ANSWER_SECONDS = Histogram(
    "cakeclub_answer_duration_seconds", "Time to answer a press", buckets=FAST, registry=REGISTRY
)
REFUSED = Counter(
    "cakeclub_refusals_total", "Presses and commands that were refused", ("reason",), registry=REGISTRY
)
CALLS = Counter(
    "cakeclub_discord_requests_total",
    "HTTP requests to Discord",
    ("method", "route", "status"),
    registry=REGISTRY,
)
CONNECTED = Gauge("cakeclub_connected", "Whether every shard is connected to Discord", registry=REGISTRY)
LAG_SECONDS = Gauge("cakeclub_event_loop_lag_seconds", "How late the event loop wakes up", registry=REGISTRY)
TABLES = Gauge("cakeclub_tables_in_memory", "Tables held in memory", registry=REGISTRY)
POSTS_BEHIND = Gauge(
    "cakeclub_posts_behind", "Tables in memory whose post shows less than was played", registry=REGISTRY
)
CLAIMS_HELD = Gauge("cakeclub_claims_held", "Shards that this process shows", registry=REGISTRY)
CLAIMS_LOST = Counter(
    "cakeclub_claims_lost_total", "Claims that could not be renewed in time", registry=REGISTRY
)
HINTS = Counter(
    "cakeclub_hints_received_total", "Changes that other processes told this one", registry=REGISTRY
)
LISTENER_RECONNECTS = Counter(
    "cakeclub_listener_reconnects_total", "New connections of the listener for changes", registry=REGISTRY
)
BUILD = Info("cakeclub_build", "The version of the program", registry=REGISTRY)
BUILD.info({"version": version()})

API = re.compile(r"/api/v\d+/")
WORDS = frozenset(
    "@me @original applications archived bot callback channels commands emojis gateway guilds interactions members "  # noqa: SIM905
    "messages oauth2 private public roles search thread-members threads users webhooks".split()
)
"""The words in the routes of Discord's API that the bot asks for. Everything else in a path is an id or a token."""


def route(path: str) -> str:
    """Return a path of Discord's API without ids and tokens; ``/cdn`` for every other path."""
    version = API.match(path)
    if version is None:
        return "/cdn"
    parts = path.partition("?")[0].removeprefix(version[0]).split("/")
    names = [part if part in WORDS else "{id}" if part.isdecimal() else "{token}" for part in parts]
    return version[0] + "/".join(names)


def trace() -> aiohttp.TraceConfig:
    """Return the trace that counts the calls of an HTTP client."""
    config = aiohttp.TraceConfig()

    async def ended(_: object, __: object, params: aiohttp.TraceRequestEndParams) -> None:
        CALLS.labels(params.method, route(params.url.path), str(params.response.status)).inc()

    async def failed(_: object, __: object, params: aiohttp.TraceRequestExceptionParams) -> None:
        CALLS.labels(params.method, route(params.url.path), "none").inc()

    config.on_request_end.append(ended)
    config.on_request_exception.append(failed)
    return config
