"""A parsed request to the HTTP API, and the table of routes and their handlers."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from aiohttp import BodyPartReader, web

from ..services import Services
from ..world.errors import Refused
from ..world.nouns import Json
from ..world.permissions import Permission
from ..world.stage import Stage, Upload
from ..world.world import World


@dataclass(frozen=True)
class Asked:
    """A request of the bot: the parameters of the route, the body and the uploaded files."""

    services: Services
    params: Mapping[str, str]
    query: Mapping[str, str]
    body: Any
    uploads: list[Upload]

    @property
    def stage(self) -> Stage:
        """The stage."""
        return self.services.stage

    @property
    def world(self) -> World:
        """The world."""
        return self.services.stage.world

    def id(self, name: str) -> int:
        """Return an identifier from the path; raise 50035 if it is not a number."""
        if not self.params[name].isdecimal():
            raise Refused(
                50035,
                errors={name: {"_errors": [{"code": "NUMBER_TYPE_COERCE", "message": "Not a snowflake."}]}},
            )
        return int(self.params[name])

    def need(self, channel_id: int, *needed: Permission) -> None:
        """Refuse what the bot is not allowed to do in the channel: 50001 if it cannot see the channel, else 50013."""
        channel = self.world.channel(channel_id)
        if not self.world.sees(self.world.bot_id, channel):
            raise Refused(50001)
        held = self.world.allowed(self.world.bot_id, channel)
        if any(permission not in held for permission in needed):
            raise Refused(50013)


@dataclass(frozen=True)
class Created:
    """Return an answer with status 201."""

    body: Any


@dataclass(frozen=True)
class Route:
    """Register the handler of a method and path. It returns JSON, or None for an empty 204."""

    method: str
    path: str
    answer: Callable[[Asked], Any]
    needs_token: bool = True


async def read_body(request: web.Request) -> tuple[Any, list[Upload]]:
    """Return the request's JSON, from the body or from a form's `payload_json`, and the form's files."""
    if request.content_type != "multipart/form-data":
        return _parsed(await request.read()), []
    body: Any = None
    uploads = []
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        name = part.name or ""
        if name == "payload_json":
            body = _parsed(await part.read())
        else:
            uploads.append(await _upload(part, name))
    return body, uploads


async def _upload(part: BodyPartReader, name: str) -> Upload:
    digits = name.removeprefix("files[").removesuffix("]")
    number = int(digits) if digits.isdecimal() else 0
    data = await part.read(decode=True)
    return Upload(number, part.filename or name, bytes(data))


def _parsed(raw: bytes | bytearray) -> Any:
    if not raw:
        return None
    try:
        return json.loads(raw)
    except ValueError:
        raise Refused(50109) from None


def as_object(body: Any) -> Json:
    """Return the body, which must be a JSON object (50035)."""
    if not isinstance(body, dict):
        raise Refused(
            50035,
            errors={"_errors": [{"code": "DICT_TYPE_CONVERT", "message": "Only dictionaries may be used"}]},
        )
    return body
