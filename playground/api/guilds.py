"""Guilds, their members and roles, as far as the bot may read them."""

from ..world.errors import Refused
from ..world.nouns import Guild, Json
from ..world.payloads import (
    channel_json,
    guild_json,
    member_json,
    role_json,
    thread_member_json,
)
from ..world.roles import give_role, take_role
from .asked import Asked, Route


def _guild(asked: Asked) -> Guild:
    guild = asked.world.guild(asked.id("guild_id"))
    if (guild.id, asked.world.bot_id) not in asked.world.members:
        raise Refused(50001)
    return guild


def _get(asked: Asked) -> Json:
    return guild_json(asked.world, _guild(asked))


def _channels(asked: Asked) -> list[Json]:
    return [channel_json(asked.world, channel) for channel in asked.world.channels_of(_guild(asked).id)]


def _roles(asked: Asked) -> list[Json]:
    return [role_json(role) for role in asked.world.roles_of(_guild(asked).id)]


def _members(asked: Asked) -> list[Json]:
    limit = int(asked.query.get("limit", 1))
    after = int(asked.query.get("after", 0))
    members = sorted(asked.world.members_of(_guild(asked).id), key=lambda member: member.user_id)
    return [member_json(asked.world, m) for m in members if m.user_id > after][:limit]


def _member(asked: Asked) -> Json:
    return member_json(asked.world, asked.world.member(_guild(asked).id, asked.id("user_id")))


def _search(asked: Asked) -> list[Json]:
    start = asked.query.get("query", "").lower()
    limit = int(asked.query.get("limit", 1))
    found = [member_json(asked.world, member) for member in asked.world.members_of(_guild(asked).id)]
    return [member for member in found if member["user"]["username"].startswith(start)][:limit]


def _active_threads(asked: Asked) -> Json:
    world = asked.world
    open_ = [t for t in world.threads_of(_guild(asked).id) if not t.archived and world.sees(world.bot_id, t)]
    joined = [thread for thread in open_ if world.bot_id in thread.joined]
    return {
        "threads": [channel_json(world, thread) for thread in open_],
        "members": [thread_member_json(thread, world.bot_id) for thread in joined],
    }


def _give_role(asked: Asked) -> None:
    give_role(asked.world, _guild(asked), asked.id("user_id"), asked.id("role_id"))


def _take_role(asked: Asked) -> None:
    take_role(asked.world, _guild(asked), asked.id("user_id"), asked.id("role_id"))


ROUTES = (
    Route("GET", "/guilds/{guild_id}", _get),
    Route("GET", "/guilds/{guild_id}/channels", _channels),
    Route("GET", "/guilds/{guild_id}/roles", _roles),
    Route("GET", "/guilds/{guild_id}/members", _members),
    Route("GET", "/guilds/{guild_id}/members/search", _search),
    Route("GET", "/guilds/{guild_id}/members/{user_id}", _member),
    Route("PUT", "/guilds/{guild_id}/members/{user_id}/roles/{role_id}", _give_role),
    Route("DELETE", "/guilds/{guild_id}/members/{user_id}/roles/{role_id}", _take_role),
    Route("GET", "/guilds/{guild_id}/threads/active", _active_threads),
)
