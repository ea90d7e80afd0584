"""Permissions: Discord's bits, and how roles and overwrites add up."""

from enum import IntFlag

from .nouns import Channel, Guild, Member, Role


class Permission(IntFlag):
    """The permissions that the playground checks, by Discord's bits and names."""

    KICK_MEMBERS = 1 << 1
    BAN_MEMBERS = 1 << 2
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    PIN_MESSAGES = 1 << 51


EVERYTHING = Permission((1 << 52) - 1)
EVERYONE = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.ADD_REACTIONS
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
)
"""What @everyone may do in a new guild."""
IN_DM = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.ADD_REACTIONS
    | Permission.USE_EXTERNAL_EMOJIS
)
"""What both sides of a direct channel may do."""
IN_PRIVATE = Permission.EMBED_LINKS | Permission.ATTACH_FILES | Permission.MENTION_EVERYONE
"""What the application's answers may do where the bot is not."""


def in_guild(guild: Guild, member: Member, roles: dict[int, Role]) -> Permission:
    """Return the permissions of the member's roles, before the overwrites of a channel."""
    if member.user_id == guild.owner_id:
        return EVERYTHING
    held = Permission(0)
    for role_id in (guild.id, *member.roles):
        if role_id in roles:
            held |= Permission(roles[role_id].permissions)
    return EVERYTHING if Permission.ADMINISTRATOR in held else held


def in_channel(held: Permission, channel: Channel, member: Member) -> Permission:
    """Return the part of `held` that remains in a channel (a thread's parent) after all overwrites."""
    if Permission.ADMINISTRATOR in held:
        return held
    everyone = [o for o in channel.overwrites if o["id"] == member.guild_id]
    by_role = [o for o in channel.overwrites if o["type"] == 0 and o["id"] in member.roles]
    own = [o for o in channel.overwrites if o["type"] == 1 and o["id"] == member.user_id]
    for layer in (everyone, by_role, own):
        deny = allow = Permission(0)
        for overwrite in layer:
            deny |= Permission(overwrite["deny"])
            allow |= Permission(overwrite["allow"])
        held = (held & ~deny) | allow
    return held if Permission.VIEW_CHANNEL in held else Permission(0)
