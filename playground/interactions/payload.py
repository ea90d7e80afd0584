"""The interaction as the bot receives it, with every object that it names."""

from collections.abc import Iterator

from ..world.components import Kind
from ..world.installs import app_permissions, context_of
from ..world.nouns import Channel, Json
from ..world.payloads import channel_json, member_json, message_json, role_json, user_json
from ..world.permissions import Permission
from ..world.world import World
from .record import Interaction, InteractionType

ATTACHMENT_MOST_BYTES = 10 * 1024 * 1024

_USERS, _CHANNELS, _ROLES = "users", "channels", "roles"
_OPTION_NAMES = {6: (_USERS,), 7: (_CHANNELS,), 8: (_ROLES,), 9: (_USERS, _ROLES)}
_SELECT_NAMES: dict[int | None, tuple[str, ...]] = {
    Kind.USER_SELECT: (_USERS,),
    Kind.ROLE_SELECT: (_ROLES,),
    Kind.MENTIONABLE_SELECT: (_USERS, _ROLES),
    Kind.CHANNEL_SELECT: (_CHANNELS,),
}


def interaction_json(world: World, interaction: Interaction) -> Json:
    """Return the payload of INTERACTION_CREATE."""
    channel = world.channel(interaction.channel_id)
    user = world.user(interaction.user_id)
    found: Json = {
        "id": str(interaction.id),
        "application_id": str(world.bot_id),
        "type": int(interaction.type),
        "token": interaction.token,
        "version": 1,
        "channel_id": str(channel.id),
        "channel": channel_json(world, channel) | {"permissions": _bits(world.allowed(user.id, channel))},
        "locale": user.locale,
        "attachment_size_limit": ATTACHMENT_MOST_BYTES,
        "entitlements": [],
        "authorizing_integration_owners": interaction.owners,
        "app_permissions": _bits(app_permissions(world, channel)),
        "context": int(context_of(channel)),
        "data": dict(interaction.data),
    }
    if named := resolved(world, interaction):
        found["data"]["resolved"] = named
    if interaction.guild_id is None:
        found["user"] = user_json(user)
    else:
        found |= _of_guild(world, interaction, channel)
    if interaction.seen is not None:
        found["message"] = interaction.seen
    elif interaction.message_id is not None and interaction.message_id in world.messages:
        found["message"] = message_json(world, world.messages[interaction.message_id])
    return found


def _of_guild(world: World, interaction: Interaction, channel: Channel) -> Json:
    assert interaction.guild_id is not None
    guild = world.guild(interaction.guild_id)
    member = world.member(guild.id, interaction.user_id)
    return {
        "guild_id": str(guild.id),
        "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
        "guild_locale": guild.locale,
        "member": member_json(world, member)
        | {"permissions": _bits(world.allowed(interaction.user_id, channel))},
    }


def metadata_json(world: World, interaction: Interaction) -> Json:
    """Return the part of a message about the interaction that it answers."""
    found: Json = {
        "id": str(interaction.id),
        "type": int(interaction.type),
        "user": user_json(world.user(interaction.user_id)),
        "authorizing_integration_owners": interaction.owners,
    }
    if interaction.type is InteractionType.COMMAND:
        found["name"] = interaction.name
        if "target_id" in interaction.data:
            found["target_user"] = user_json(world.user(int(interaction.data["target_id"])))
    if interaction.type is InteractionType.COMPONENT:
        found["interacted_message_id"] = str(interaction.message_id)
    if interaction.opened_by is not None:
        found["triggering_interaction_metadata"] = metadata_json(world, interaction.opened_by)
    return found


def resolved(world: World, interaction: Interaction) -> Json:
    """Return the users, members, roles and channels that the interaction's data name."""
    found: Json = {}
    for kind, snowflake in _named(interaction.data):
        if kind == _USERS and snowflake in world.users:
            found.setdefault("users", {})[str(snowflake)] = user_json(world.users[snowflake])
            member = world.members.get((interaction.guild_id or 0, snowflake))
            if member is not None:
                found.setdefault("members", {})[str(snowflake)] = member_json(
                    world, member, with_user=False
                ) | {"permissions": _bits(world.allowed(snowflake, world.channel(interaction.channel_id)))}
        elif kind == _ROLES and snowflake in world.roles:
            found.setdefault("roles", {})[str(snowflake)] = role_json(world.roles[snowflake])
        elif kind == _CHANNELS and snowflake in world.channels:
            channel = world.channels[snowflake]
            if channel.guild_id is not None:
                permissions = _bits(world.allowed(interaction.user_id, channel))
                entry = channel_json(world, channel) | {"permissions": permissions}
                found.setdefault("channels", {})[str(snowflake)] = entry
    return found


def _named(data: Json) -> Iterator[tuple[str, int]]:
    if "target_id" in data:
        yield _USERS, int(data["target_id"])
    for option in data.get("options") or []:
        yield from _named(option)
        for kind in _OPTION_NAMES.get(option["type"], ()):
            if str(option.get("value", "")).isdecimal():
                yield kind, int(option["value"])
    for kind in _SELECT_NAMES.get(data.get("component_type", data.get("type")), ()):
        yield from ((kind, int(value)) for value in data.get("values") or [])
    for inner in [*(data.get("components") or []), *filter(None, [data.get("component")])]:
        yield from _named(inner)


def _bits(permissions: Permission) -> str:
    return str(int(permissions))
