"""The playground's own API: its page, and tests in other processes, use it to act for a person.

Every request except those for the world and the page names its person: `?member=<user id>`. An action that is not
possible returns a 400 with `{"message", "code"?, "errors"?}`; the message can be shown to people.

- `GET /`, `GET /page/*`: the page and its files.
- `GET /visitor/world`: `{members: [user], guilds: [guild], applications: [application]}`; a user has `id`,
  `name`, `display_name`, `avatar_url`, `locale`, `dms_open`, `has_app` and `bot`.
- `GET /visitor/ready`: the first frame of the socket.
- `GET /visitor/commands?channel_id=`: the commands that the person may use in that channel.
- `GET /visitor/channels/{id}/messages?limit=&before=`: messages, oldest first, with the person's live
  ephemeral ones.
- `POST /visitor/messages` `{channel_id, content}`: the person sends a message.
- `DELETE /visitor/messages/{id}`: dismisses an ephemeral message, or deletes one if that is allowed.
- `POST /visitor/interactions` `{type, nonce, channel_id, message_id?, data}`: gives `{id}`. `type` 2 is a
  command and 4 its autocomplete, with data `{id, name, type, options}`, or `{id, name, type: 2, target_id}` for a
  command in the menu of a person; 3 a component, `{component_type,
  custom_id, values?}`; 5 a modal, `{id, custom_id, components}`, where `id` is that of the interaction
  that opened it. With `?wait=first` or `last` the bot's answer is included: `{id, answer: {kind, interaction_id,
  message, modal, choices, failed, ephemeral, process, was_deferred}}`.
- `GET /visitor/interactions/{id}?wait=`: the same for one sent before.
- `POST /visitor/dms`: the direct channel with the bot.
- `POST /visitor/settings` `{dms_open?, locale?, has_app?}`: the person's settings; with `has_app` the app is
  installed on their account.
- `GET /visitor/faults`: `{kinds: {kind: words}}`. `POST /visitor/faults` `{kind, ...}` causes a fault: `slow
  {route, seconds, times}`, `fail {route, status, times}`, `rate_limit {route, seconds, times}`,
  `lose_answer {route, times}`, `close_dms {member}`, `open_dms {member}`, `deny {permission, channel}`,
  `allow {permission, channel}`, `drop_gateway {shard | process}`, `forget_session {shard | process}`, `clear`;
  without a shard or a process, the connections of all shards break. A route is written like `POST
  /channels`: it matches every request whose method and path template contain it; without it, every request matches.
- `POST /visitor/guilds` `{name, shard?, members?, has_bot?}`: a further guild with one channel, #general; without
  members, everybody joins, and so does the bot unless `has_bot` is false.
- `GET /visitor/sessions`: the bot's sessions, `[{shard, shards, is_connected, process}]`, oldest first; the process
  is the number that the playground gave to the bot's process, 0 if it did not say or is not connected.
- `GET /visitor/processes`: `{name: number}`, the numbers of the bot's processes by the names that they gave.
- `GET /visitor/requests?since=`: the bot's requests from that number on.
- `GET /visitor/socket`: a WebSocket. Its first frame is `{op: "ready", me, members, guilds, dms, commands,
  presence: {bot_online}}`, a guild with its `channels` (including threads, each with `archived`), `roles`,
  `members` and `member_ids`. Then come `{t: NAME, d: payload}`: MESSAGE_CREATE and MESSAGE_UPDATE
  (Discord's message, with `pings_me`, and with `process` if several processes of the bot are connected; an
  ephemeral one has flag 64 and goes only to its person; flag 128: the answer is deferred), MESSAGE_DELETE,
  MESSAGE_DELETE_BULK, CHANNEL_*, THREAD_*, TYPING_START, PRESENCE `{bot_online}`, COMMANDS_UPDATE
  `{commands}`, SETTINGS `{dms_open, locale, has_app}`, GUILD_MEMBER_*, and of the person's own interactions, each with
  `nonce` and `id`: INTERACTION_CREATED, INTERACTION_THINKING `{ephemeral}`, INTERACTION_DONE,
  INTERACTION_FAILED `{reason}`, INTERACTION_MODAL `{custom_id, title, components}`, AUTOCOMPLETE `{choices}`.

Commands, options and choices carry Discord's fields, and `name_localized` and `description_localized` in
the person's language; a request always contains `name`.
"""

import asyncio
import dataclasses
from pathlib import Path
from typing import Any

from aiohttp import web

from ..interactions import Answer, CannotDo, Interaction
from ..people.visiting import Visiting
from ..requests.faults import KINDS, Fault
from ..services import SERVICES, Services
from ..trouble import Trouble, user_named
from ..world.accounts import change_account
from ..world.errors import Refused
from ..world.nouns import Json
from ..world.payloads import application_json, channel_json, guild_json, message_json
from ..world.places import add_guild, open_dm
from .window import Window

PAGE = Path(__file__).parents[1] / "page"
TROUBLE = web.AppKey("trouble", Trouble)


def mount(app: web.Application, trouble: Trouble) -> None:
    """Serve the page and its API."""
    app[TROUBLE] = trouble
    router = app.router
    router.add_get("/", _index)
    if PAGE.is_dir():
        router.add_static("/page", PAGE)
    for method, path, answer in ENDPOINTS:
        router.add_route(method, f"/visitor/{path}", _spoken(answer))
    router.add_get("/visitor/socket", _socket)


def _spoken(answer: Any) -> Any:
    """Return the endpoint with its result as JSON, and a 400 for an action that is not possible."""

    async def speak(request: web.Request) -> web.Response:
        try:
            return web.json_response(await answer(request))
        except Refused as refused:
            return web.json_response(refused.body(), status=400)
        except (CannotDo, LookupError, ValueError) as mistake:
            return web.json_response({"message": str(mistake)}, status=400)

    return speak


async def _index(_: web.Request) -> web.FileResponse:
    if not (PAGE / "index.html").is_file():
        raise web.HTTPNotFound(text="The page is not installed here; the API is.")
    return web.FileResponse(PAGE / "index.html")


def _services(request: web.Request) -> Services:
    return request.app[SERVICES]


def _visiting(request: web.Request) -> Visiting:
    return Visiting(_services(request))


def _me(request: web.Request) -> int:
    member = request.query.get("member", "")
    if not member.isdecimal():
        raise Refused(10013)
    return _services(request).stage.world.user(int(member)).id


async def _world(request: web.Request) -> Json:
    world, visiting = _services(request).stage.world, _visiting(request)
    return {
        "members": [visiting.user_json(user_id) for user_id in world.users],
        "guilds": [guild_json(world, guild) for guild in world.guilds.values()],
        "applications": [application_json(world)],
    }


async def _ready(request: web.Request) -> Json:
    return _visiting(request).ready(_me(request))


async def _commands(request: web.Request) -> list[Json]:
    return _visiting(request).commands_in(_me(request), int(request.query["channel_id"]))


async def _messages(request: web.Request) -> list[Json]:
    before = request.query.get("before")
    return _visiting(request).messages(
        _me(request),
        int(request.match_info["id"]),
        limit=int(request.query.get("limit", 50)),
        before=int(before) if before else None,
    )


async def _say(request: web.Request) -> Json:
    body = await request.json()
    said = _visiting(request).say(_me(request), int(body["channel_id"]), body["content"])
    return message_json(_services(request).stage.world, said)


async def _remove(request: web.Request) -> Json:
    _visiting(request).remove(_me(request), int(request.match_info["id"]))
    return {}


async def _interact(request: web.Request) -> Json:
    interaction = _visiting(request).interact(_me(request), await request.json())
    return await _with_answer(request, interaction)


async def _interaction(request: web.Request) -> Json:
    interaction = _services(request).interactions.find(int(request.match_info["id"]))
    return await _with_answer(request, interaction)


async def _with_answer(request: web.Request, interaction: Interaction) -> Json:
    found: Json = {"id": str(interaction.id)}
    match request.query.get("wait"):
        case "first":
            return found | {"answer": _answer_json(await asyncio.shield(interaction.first))}
        case "last":
            return found | {"answer": _answer_json(await asyncio.shield(interaction.last))}
        case _:
            return found


def _answer_json(answer: Answer) -> Json:
    return dataclasses.asdict(answer)


async def _open_dm(request: web.Request) -> Json:
    stage = _services(request).stage
    return channel_json(stage.world, open_dm(stage, _me(request)))


async def _settings(request: web.Request) -> Json:
    services, body = _services(request), await request.json()
    user = services.stage.world.user(_me(request))
    known = {name: body[name] for name in ("dms_open", "locale", "has_app") if name in body}
    return change_account(services.stage, user, **known)


async def _faults(_: web.Request) -> Json:
    return {"kinds": dict(KINDS)}


async def _misbehave(request: web.Request) -> Json:
    trouble, body = request.app[TROUBLE], await request.json()
    match body.get("kind"):
        case "slow" | "fail" | "rate_limit" | "lose_answer" as kind:
            known = {key: body[key] for key in ("route", "times", "seconds", "status") if key in body}
            trouble.add(Fault(kind, **known))
        case "close_dms":
            trouble.close_dms(body["member"])
        case "open_dms":
            trouble.open_dms(body["member"])
        case "deny":
            trouble.deny(body["permission"], body["channel"])
        case "allow":
            trouble.allow(body["permission"], body["channel"])
        case "drop_gateway" | "forget_session" as kind:
            _drop(trouble, body, forget=kind == "forget_session")
        case "clear":
            trouble.clear()
        case kind:
            raise LookupError(f"there is no fault {kind!r}")
    return {}


def _drop(trouble: Trouble, body: Json, *, forget: bool) -> None:
    if body.get("shard") is not None:
        trouble.drop_shard(int(body["shard"]), forget=forget)
    elif body.get("process") is not None:
        trouble.drop_process(int(body["process"]), forget=forget)
    else:
        trouble.drop_gateway(forget=forget)


async def _add_guild(request: web.Request) -> Json:
    services, body = _services(request), await request.json()
    stage = services.stage
    people = [user for user in stage.world.users.values() if not user.bot]
    members = [user_named(stage, name) for name in body["members"]] if "members" in body else people
    shard = body.get("shard")
    guild = add_guild(
        stage,
        str(body["name"]),
        owner=members[0] if members else people[0],
        members=members,
        shard=None if shard is None else (int(shard), services.shards),
        has_bot=bool(body.get("has_bot", True)),
    )
    return guild_json(stage.world, guild) | {
        "channels": [channel_json(stage.world, channel) for channel in stage.world.channels_of(guild.id)]
    }


async def _sessions(request: web.Request) -> list[Json]:
    return [
        {
            "shard": session.shard,
            "shards": session.shards,
            "is_connected": session.connection is not None,
            "process": session.connection.process if session.connection else 0,
        }
        for session in _services(request).gateway.sessions
    ]


async def _processes(request: web.Request) -> Json:
    return dict(_services(request).processes.numbers)


async def _requests(request: web.Request) -> list[Json]:
    since = int(request.query.get("since", 0))
    made = [call for call in _services(request).log.calls if call.number >= since]
    return [dataclasses.asdict(call) | {"is_own_affair": call.is_own_affair} for call in made]


ENDPOINTS = (
    ("GET", "world", _world),
    ("GET", "ready", _ready),
    ("GET", "commands", _commands),
    ("GET", "channels/{id}/messages", _messages),
    ("POST", "messages", _say),
    ("DELETE", "messages/{id}", _remove),
    ("POST", "interactions", _interact),
    ("GET", "interactions/{id}", _interaction),
    ("POST", "dms", _open_dm),
    ("POST", "settings", _settings),
    ("GET", "faults", _faults),
    ("POST", "faults", _misbehave),
    ("POST", "guilds", _add_guild),
    ("GET", "sessions", _sessions),
    ("GET", "processes", _processes),
    ("GET", "requests", _requests),
)


async def _socket(request: web.Request) -> web.WebSocketResponse:
    try:
        window = Window(_services(request), _me(request))
    except Refused:
        raise web.HTTPNotFound from None
    return await window.serve(request)
