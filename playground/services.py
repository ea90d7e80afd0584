"""The parts of a running server, for its request handlers."""

from dataclasses import dataclass

from aiohttp import web

from .faults import Faults
from .gateway import Gateway
from .identifies import Identifies
from .interactions import Answering, Interactions
from .processes import Processes
from .ratelimits import RateLimits
from .request_log import RequestLog
from .schema import Schema
from .stage import Stage


@dataclass(frozen=True)
class Services:
    """Everything that a handler may need."""

    stage: Stage
    token: str
    gateway: Gateway
    shards: int
    """How many shards Discord recommends."""
    identifies: Identifies
    processes: Processes
    interactions: Interactions
    answering: Answering
    faults: Faults
    rate_limits: RateLimits
    schema: Schema
    log: RequestLog


SERVICES = web.AppKey("services", Services)
