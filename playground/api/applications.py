"""The application's commands and emojis."""

import base64

from .. import limits
from ..errors import Refused
from ..feed import Happening
from ..nouns import Command, Emoji, Json
from ..payloads import command_json, emoji_json
from .asked import Asked, Created, Route, as_object

CHAT_INPUT = 1


def _check_application(asked: Asked) -> None:
    if asked.id("application_id") != asked.world.bot_id:
        raise Refused(50001)


def _guild_id(asked: Asked) -> int | None:
    _check_application(asked)
    return asked.world.guild(asked.id("guild_id")).id if "guild_id" in asked.params else None


def _registered(asked: Asked) -> list[Command]:
    guild_id = _guild_id(asked)
    return [command for command in asked.world.commands.values() if command.guild_id == guild_id]


def _found(asked: Asked) -> Command:
    wanted = asked.id("command_id")
    found = next((command for command in _registered(asked) if command.id == wanted), None)
    if found is None:
        raise Refused(10063)
    return found


def _same(command: Command, body: Json) -> bool:
    kind = body.get("type", CHAT_INPUT)
    return bool(command.body["name"] == body["name"] and command.body.get("type", CHAT_INPUT) == kind)


def _tell(asked: Asked) -> None:
    asked.stage.feed.tell(Happening("COMMANDS_UPDATE", {}, for_bot=False))


def _store(asked: Asked, body: Json, present: Command | None) -> Command:
    clock = asked.world.clock
    version = clock.snowflake()
    if present is not None and present.body == body:
        version = present.version
    command = Command(present.id if present else clock.snowflake(), version, _guild_id(asked), body)
    asked.world.commands[command.id] = command
    return command


def _list(asked: Asked) -> list[Json]:
    return [command_json(asked.world, command) for command in _registered(asked)]


def _replace_all(asked: Asked) -> list[Json]:
    bodies: list[Json] = asked.body or []
    limits.check_commands(bodies)
    before = _registered(asked)
    for command in before:
        del asked.world.commands[command.id]
    stored = [_store(asked, body, next((c for c in before if _same(c, body)), None)) for body in bodies]
    _tell(asked)
    return [command_json(asked.world, command) for command in stored]


def _create(asked: Asked) -> Json | Created:
    body = as_object(asked.body)
    limits.check_command(body)
    before = _registered(asked)
    present = next((command for command in before if _same(command, body)), None)
    limits.check_commands([*(c.body for c in before if c is not present), body])
    answer = command_json(asked.world, _store(asked, body, present))
    _tell(asked)
    return answer if present else Created(answer)


def _get(asked: Asked) -> Json:
    return command_json(asked.world, _found(asked))


def _change(asked: Asked) -> Json:
    present = _found(asked)
    body = present.body | as_object(asked.body)
    limits.check_command(body)
    answer = command_json(asked.world, _store(asked, body, present))
    _tell(asked)
    return answer


def _delete(asked: Asked) -> None:
    del asked.world.commands[_found(asked).id]
    _tell(asked)


def _no_permissions(asked: Asked) -> list[Json]:
    _check_application(asked)
    return []


def _emoji(asked: Asked) -> Emoji:
    _check_application(asked)
    found = asked.world.emojis.get(asked.id("emoji_id"))
    if found is None:
        raise Refused(10014)
    return found


def _emojis(asked: Asked) -> Json:
    _check_application(asked)
    return {"items": [emoji_json(asked.world, emoji) for emoji in asked.world.emojis.values()]}


def _create_emoji(asked: Asked) -> Created:
    _check_application(asked)
    body = as_object(asked.body)
    head, _, data = body["image"].partition(";base64,")
    media_type = head.removeprefix("data:")
    emoji = Emoji(asked.world.clock.snowflake(), body["name"], media_type == "image/gif", media_type)
    asked.world.emojis[emoji.id] = emoji
    asked.world.files[emoji.id] = base64.b64decode(data)
    return Created(emoji_json(asked.world, emoji))


def _get_emoji(asked: Asked) -> Json:
    return emoji_json(asked.world, _emoji(asked))


def _rename_emoji(asked: Asked) -> Json:
    emoji = _emoji(asked)
    emoji.name = as_object(asked.body)["name"]
    return emoji_json(asked.world, emoji)


def _delete_emoji(asked: Asked) -> None:
    emoji = _emoji(asked)
    del asked.world.emojis[emoji.id]
    asked.world.files.pop(emoji.id, None)


_COMMANDS = (
    ("GET", "/commands", _list),
    ("PUT", "/commands", _replace_all),
    ("POST", "/commands", _create),
    ("GET", "/commands/{command_id}", _get),
    ("PATCH", "/commands/{command_id}", _change),
    ("DELETE", "/commands/{command_id}", _delete),
)
_GLOBAL = "/applications/{application_id}"
_IN_GUILD = "/applications/{application_id}/guilds/{guild_id}"
ROUTES = (
    Route("GET", _IN_GUILD + "/commands/permissions", _no_permissions),
    *(
        Route(method, place + path, answer)
        for place in (_GLOBAL, _IN_GUILD)
        for method, path, answer in _COMMANDS
    ),
    Route("GET", _GLOBAL + "/emojis", _emojis),
    Route("POST", _GLOBAL + "/emojis", _create_emoji),
    Route("GET", _GLOBAL + "/emojis/{emoji_id}", _get_emoji),
    Route("PATCH", _GLOBAL + "/emojis/{emoji_id}", _rename_emoji),
    Route("DELETE", _GLOBAL + "/emojis/{emoji_id}", _delete_emoji),
)
