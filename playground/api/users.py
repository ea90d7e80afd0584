"""The bot's own user, its gateway address, and the people it sends direct messages to."""

from ..world.errors import Refused
from ..world.nouns import Json
from ..world.payloads import application_json, channel_json, guild_json, user_json
from ..world.places import open_dm, remove_member
from .asked import Asked, Route, as_object


def _gateway_url(asked: Asked) -> str:
    return f"{asked.stage.base_url.replace('http', 'ws', 1)}/gateway"


def _gateway(asked: Asked) -> Json:
    return {"url": _gateway_url(asked)}


def _gateway_bot(asked: Asked) -> Json:
    services = asked.services
    limit = services.identifies.limit_json()
    return {"url": _gateway_url(asked), "shards": services.shards, "session_start_limit": limit}


def _me(asked: Asked) -> Json:
    return user_json(asked.world.user(asked.world.bot_id)) | {"verified": True, "mfa_enabled": False}


def _user(asked: Asked) -> Json:
    return user_json(asked.world.user(asked.id("user_id")))


def _application(asked: Asked) -> Json:
    return application_json(asked.world)


def _my_guilds(asked: Asked) -> list[Json]:
    world = asked.world
    joined = (guild for guild in world.guilds.values() if (guild.id, world.bot_id) in world.members)
    return [guild_json(world, guild) | {"owner": False, "permissions": "0"} for guild in joined]


def _leave_guild(asked: Asked) -> None:
    world = asked.world
    remove_member(asked.stage, world.guild(asked.id("guild_id")), world.user(world.bot_id))


def _open_dm(asked: Asked) -> Json:
    recipient = asked.world.user(int(as_object(asked.body)["recipient_id"]))
    if recipient.bot:
        raise Refused(50007)
    return channel_json(asked.world, open_dm(asked.stage, recipient.id))


ROUTES = (
    Route("GET", "/gateway", _gateway, needs_token=False),
    Route("GET", "/gateway/bot", _gateway_bot),
    Route("GET", "/users/@me", _me),
    Route("GET", "/users/@me/guilds", _my_guilds),
    Route("DELETE", "/users/@me/guilds/{guild_id}", _leave_guild),
    Route("POST", "/users/@me/channels", _open_dm),
    Route("GET", "/users/{user_id}", _user),
    Route("GET", "/oauth2/applications/@me", _application),
    Route("GET", "/applications/@me", _application),
)
