"""The application's commands."""

from .. import limits
from ..world.errors import Refused
from ..world.feed import Happening
from ..world.nouns import Command, Json
from ..world.payloads import command_json
from .asked import Asked, Created, Route, as_object

CHAT_INPUT = 1


def check_application(asked: Asked) -> None:
    """Refuse (50001) access to any application except the bot's own."""
    if asked.id("application_id") != asked.world.bot_id:
        raise Refused(50001)


def _guild_id(asked: Asked) -> int | None:
    check_application(asked)
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
    check_application(asked)
    return []


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
)
