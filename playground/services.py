"""The parts of a running server, for its request handlers."""

from dataclasses import dataclass

from aiohttp import web

from .gateway.gateway import Gateway
from .gateway.identifies import Identifies
from .gateway.processes import Processes
from .interactions import Answering, Interactions
from .requests.faults import Faults
from .requests.ratelimits import RateLimits
from .requests.request_log import RequestLog
from .requests.schema import Schema
from .world.stage import Stage


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
