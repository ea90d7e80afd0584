"""The records in Discord's JSON."""

from typing import Any

from .clock import made_at, stamp
from .nouns import (
    Channel,
    ChannelType,
    Command,
    Emoji,
    Guild,
    Json,
    Member,
    Message,
    MessageFlag,
    Role,
    Thread,
    User,
)
from .world import World


def user_json(user: User) -> Json:
    """Return a user object."""
    return {
        "id": str(user.id),
        "username": user.name,
        "global_name": None if user.bot else user.display_name,
        "discriminator": "0000" if user.bot else "0",
        "avatar": user.avatar,
        "primary_guild": None,
        "bot": user.bot,
        "public_flags": 0,
        "flags": 0,
    }


def member_json(world: World, member: Member, *, with_user: bool = True) -> Json:
    """Return a guild member object."""
    found: Json = {
        "roles": [str(role_id) for role_id in member.roles],
        "joined_at": member.joined_at,
        "nick": member.nick,
        "avatar": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
        "premium_since": None,
        "communication_disabled_until": member.timed_out_until,
    }
    if with_user:
        found["user"] = user_json(world.user(member.user_id))
    return found


def role_json(role: Role) -> Json:
    """Return a role object."""
    return {
        "id": str(role.id),
        "name": role.name,
        "color": role.color,
        "colors": {"primary_color": role.color, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "position": role.position,
        "permissions": str(role.permissions),
        "managed": role.managed,
        "mentionable": role.mentionable,
        "flags": 0,
    }


def channel_json(world: World, channel: Channel) -> Json:
    """Return a channel object of any kind."""
    found: Json = {
        "id": str(channel.id),
        "type": int(channel.type),
        "last_message_id": _text(channel.last_message_id),
        "flags": 0,
    }
    if channel.type == ChannelType.DM:
        found["recipients"] = [user_json(world.user(user_id)) for user_id in channel.recipients]
        return found
    if channel.type == ChannelType.GROUP_DM:
        people = [user_json(world.user(user_id)) for user_id in channel.recipients]
        owner = str(channel.recipients[0])
        return found | {"recipients": people, "name": channel.name, "icon": None, "owner_id": owner}
    found |= {
        "guild_id": _text(channel.guild_id),
        "name": channel.name,
        "parent_id": _text(channel.parent_id),
        "rate_limit_per_user": 0,
    }
    if isinstance(channel, Thread):
        return found | _thread_json(channel)
    return found | {
        "topic": channel.topic,
        "position": channel.position,
        "nsfw": False,
        "permission_overwrites": [
            {"id": str(o["id"]), "type": o["type"], "allow": str(o["allow"]), "deny": str(o["deny"])}
            for o in channel.overwrites
        ],
    }


def _thread_json(thread: Thread) -> Json:
    return {
        "owner_id": str(thread.owner_id),
        "message_count": thread.message_count,
        "total_message_sent": thread.message_count,
        "member_count": len(thread.joined),
        "thread_metadata": {
            "archived": thread.archived,
            "locked": thread.locked,
            "invitable": thread.invitable,
            "auto_archive_duration": thread.auto_archive_minutes,
            "archive_timestamp": thread.archive_changed_at,
            "create_timestamp": stamp(made_at(thread.id)),
        },
    }


def thread_member_json(thread: Thread, user_id: int) -> Json:
    """Return a thread member object."""
    return {
        "id": str(thread.id),
        "user_id": str(user_id),
        "join_timestamp": thread.archive_changed_at,
        "flags": 0,
    }


def guild_json(world: World, guild: Guild) -> Json:
    """Return a guild object as in an HTTP answer."""
    return {
        "id": str(guild.id),
        "name": guild.name,
        "icon": None,
        "owner_id": str(guild.owner_id),
        "preferred_locale": guild.locale,
        "features": [],
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "system_channel_id": _text(guild.system_channel_id),
        "system_channel_flags": 0,
        "afk_timeout": 300,
        "emojis": [],
        "stickers": [],
        "roles": [role_json(role) for role in world.roles_of(guild.id)],
    }


def guild_create_json(world: World, guild: Guild) -> Json:
    """Return the guild as the gateway first sends it: with channels, open threads and the bot's membership.

    It is marked as available, as after a login; a newly joined guild has no such field.
    """
    bot = world.member(guild.id, world.bot_id)
    return guild_json(world, guild) | {
        "joined_at": bot.joined_at,
        "large": False,
        "unavailable": False,
        "member_count": sum(1 for _ in world.members_of(guild.id)),
        "members": [member_json(world, bot)],
        "channels": [channel_json(world, c) for c in world.channels_of(guild.id)],
        "threads": [
            channel_json(world, t)
            for t in world.threads_of(guild.id)
            if not t.archived and world.sees(world.bot_id, t)
        ],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def message_json(world: World, message: Message) -> Json:
    """Return a message object as the HTTP API sends it."""
    found: Json = {
        "id": str(message.id),
        "channel_id": str(message.channel_id),
        "author": user_json(world.user(message.author_id)),
        "content": message.content,
        "timestamp": stamp(made_at(message.id)),
        "edited_timestamp": message.edited_at,
        "tts": False,
        "pinned": message.pinned,
        "type": message.type,
        "flags": message.flags,
        "embeds": message.embeds,
        "components": message.components,
        "attachments": message.attachments,
        "mentions": [user_json(world.user(user_id)) for user_id in message.pings],
        "mention_roles": [str(role_id) for role_id in message.pinged_roles],
        "mention_everyone": message.pings_everyone,
    }
    if message.author_id == world.bot_id:
        found["application_id"] = str(world.bot_id)
    if message.interaction is not None:
        found["interaction_metadata"] = message.interaction
        found["webhook_id"] = str(world.bot_id)
        if message.interaction["type"] == 2:
            known = ("id", "type", "name", "user")
            found["interaction"] = {key: message.interaction[key] for key in known}
    thread = world.channels.get(message.id)
    if thread is not None:
        found["thread"] = channel_json(world, thread)
        found["flags"] |= MessageFlag.HAS_THREAD
    if message.reference is not None:
        found["message_reference"] = message.reference
    return found


def message_event_json(world: World, message: Message) -> Json:
    """Return a message object as the gateway sends it: with its guild and its author's membership."""
    found = message_json(world, message)
    channel = world.channels.get(message.channel_id)
    if channel is not None and channel.guild_id is not None:
        found["guild_id"] = str(channel.guild_id)
        member = world.members.get((channel.guild_id, message.author_id))
        if member is not None:
            found["member"] = member_json(world, member, with_user=False)
    return found


def command_json(world: World, command: Command) -> Json:
    """Return an application command object."""
    defaults: dict[str, Any] = {
        "type": 1,
        "description": "",
        "options": [],
        "name_localizations": None,
        "description_localizations": None,
        "default_member_permissions": None,
        "dm_permission": True,
        "contexts": None,
        "integration_types": None,
        "nsfw": False,
    }
    found = defaults | command.body
    found |= {
        "id": str(command.id),
        "application_id": str(world.bot_id),
        "version": str(command.version),
    }
    if found["default_member_permissions"] is not None:
        found["default_member_permissions"] = str(found["default_member_permissions"])
    if command.guild_id is not None:
        found["guild_id"] = str(command.guild_id)
    return found


def emoji_json(world: World, emoji: Emoji) -> Json:
    """Return an application emoji object."""
    return {
        "id": str(emoji.id),
        "name": emoji.name,
        "animated": emoji.animated,
        "roles": [],
        "user": user_json(world.user(world.bot_id)),
        "require_colons": True,
        "managed": False,
        "available": True,
    }


def application_json(world: World) -> Json:
    """Return the bot's application object."""
    bot = world.user(world.bot_id)
    owner = next(user for user in world.users.values() if not user.bot)
    return {
        "id": str(bot.id),
        "name": bot.display_name,
        "icon": None,
        "description": "",
        "summary": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "owner": user_json(owner),
        "team": None,
        "bot": user_json(bot),
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": sum(user.has_app for user in world.users.values()),
        "approximate_user_authorization_count": 0,
        "integration_types_config": {"0": {}, "1": {}},
        "type": None,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": ["bot", "applications.commands"],
    }


def is_ephemeral(flags: int) -> bool:
    """Whether a message's flags say that only one user sees it."""
    return bool(flags & MessageFlag.EPHEMERAL)


def _text(snowflake: int | None) -> str | None:
    return None if snowflake is None else str(snowflake)
