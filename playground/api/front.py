"""Checks each request to the HTTP API (login, rate limit, body) and sends the answer."""

import asyncio
import json
from typing import Any

from aiohttp import web

from ..requests.ratelimits import Exceeded, Headers, asked_to_wait
from ..requests.request_log import Call
from ..services import SERVICES, Services
from ..world.errors import Refused
from ..world.feed import Happening
from .asked import Asked, Created, Route, read_body

PREFIX = "/api/v10"


def mount(app: web.Application, routes: tuple[Route, ...]) -> None:
    """Serve the routes below the API's prefix; any other path there returns a 404 in Discord's form."""
    for route in routes:
        app.router.add_route(route.method, PREFIX + route.path, Door(route).pass_through)
    app.router.add_route("*", PREFIX + "/{rest:.*}", _nothing_there)


async def _nothing_there(request: web.Request) -> web.Response:
    call = Call(
        request.method, request.path, "", None, request.app[SERVICES].stage.world.clock.now(), status=404
    )
    request.app[SERVICES].log.note(call)
    return _response({"message": "404: Not Found", "code": 0}, 404, {})


class Door:
    """Passes requests to one route."""

    def __init__(self, route: Route) -> None:
        self._route = route

    async def pass_through(self, request: web.Request) -> web.StreamResponse:
        """Answer a request and log it, whatever the outcome."""
        services = request.app[SERVICES]
        now = services.stage.world.clock.now()
        path = request.path.removeprefix(PREFIX)
        process = services.processes.of(request.headers)
        call = Call(request.method, path, self._route.path, None, now, process)
        services.log.note(call)
        services.log.under_way += 1
        _tell(services)
        try:
            response = await self._answered(request, services, call)
            if services.faults.next("lose_answer", request.method, self._route.path):
                _cut(request)
            else:
                call.status = response.status
            return response
        finally:
            services.log.under_way -= 1
            _tell(services)

    def _check_token(self, request: web.Request, services: Services) -> None:
        if self._route.needs_token and request.headers.get("Authorization") != f"Bot {services.token}":
            raise Refused(0)

    async def _answered(self, request: web.Request, services: Services, call: Call) -> web.Response:
        method, path = self._route.method, self._route.path
        headers: Headers = {}
        try:
            self._check_token(request, services)
            if slow := services.faults.next("slow", method, path):
                await asyncio.sleep(slow.seconds)
            if wait := services.faults.next("rate_limit", method, path):
                return _wait(asked_to_wait(wait.seconds))
            if failing := services.faults.next("fail", method, path):
                return _response(
                    {"message": f"{failing.status}: failing as asked", "code": 0}, failing.status, {}
                )
            taken = services.rate_limits.take(method, path, request.match_info)
            if isinstance(taken, Exceeded):
                return _wait(taken)
            headers = taken
            call.body, uploads = await read_body(request)
            services.schema.check(method, path, call.body)
            asked = Asked(services, request.match_info, request.query, call.body, uploads)
            return _json(self._carried_out(asked, call.process), headers)
        except Refused as refused:
            call.refusal = refused.body()
            return _refusal(refused, headers)

    def _carried_out(self, asked: Asked, process: int) -> Any:
        asked.stage.process = process
        try:
            return self._route.answer(asked)
        finally:
            asked.stage.process = 0


def _tell(services: Services) -> None:
    """Wake everyone who waits for requests."""
    services.stage.feed.tell(Happening("REQUEST", {}, only_for=(), for_bot=False))


def _json(answer: Any, headers: Headers) -> web.Response:
    if answer is None:
        return web.Response(status=204, headers=headers)
    if isinstance(answer, Created):
        return _response(answer.body, 201, headers)
    return _response(answer, 200, headers)


def _refusal(refused: Refused, headers: Headers) -> web.Response:
    if refused.retry_after is not None:
        headers = headers | asked_to_wait(refused.retry_after).headers
    return _response(refused.body(), refused.status, headers)


def _wait(exceeded: Exceeded) -> web.Response:
    return _response(exceeded.body(), 429, exceeded.headers)


def _response(body: Any, status: int, headers: Headers) -> web.Response:
    """Return JSON with a bare content type: a client may not accept any other."""
    raw = json.dumps(body).encode()
    return web.Response(body=raw, status=status, headers=headers, content_type="application/json")


def _cut(request: web.Request) -> None:
    """Break the connection, so that the client never learns the result of its request."""
    if request.transport is not None:
        request.transport.abort()
