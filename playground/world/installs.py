"""Where the application is installed, in guilds and on accounts, and where its commands may be used because of that."""

from enum import IntEnum

from .nouns import Channel, ChannelType, Json
from .permissions import IN_PRIVATE, Permission
from .world import World


class Context(IntEnum):
    """The kinds of place that an interaction comes from."""

    GUILD = 0
    BOT_DM = 1
    PRIVATE_CHANNEL = 2
    """A conversation of people that the bot is not in."""


class Install(IntEnum):
    """The kinds of installation."""

    GUILD = 0
    USER = 1


def context_of(channel: Channel) -> Context:
    """Return the kind of place that a channel is."""
    if channel.guild_id is not None:
        return Context.GUILD
    return Context.BOT_DM if channel.type == ChannelType.DM else Context.PRIVATE_CHANNEL


def has_bot(world: World, guild_id: int | None) -> bool:
    """Whether the application is installed in the guild."""
    return (guild_id, world.bot_id) in world.members


def may_write_to(world: World, user_id: int) -> bool:
    """Whether the bot may send a direct message: it shares a guild with the person, or is on their account."""
    user = world.user(user_id)
    return user.dms_open and (user.has_app or _shares_guild(world, user_id))


def _shares_guild(world: World, user_id: int) -> bool:
    return any(user == user_id and has_bot(world, guild) for guild, user in world.members)


def owners(world: World, user_id: int, channel: Channel, command: Json | None = None) -> Json:
    """Return the value of `authorizing_integration_owners`: who has installed the application, by kind of installation.

    A command counts only the kinds that it is for. The empty object means that the user cannot use it there.
    """
    found: Json = {}
    match context_of(channel):
        case Context.GUILD:
            if has_bot(world, channel.guild_id):
                found[str(Install.GUILD)] = str(channel.guild_id)
        case Context.BOT_DM:
            if _shares_guild(world, user_id):
                found[str(Install.GUILD)] = "0"
        case Context.PRIVATE_CHANNEL:
            pass
    if world.user(user_id).has_app:
        found[str(Install.USER)] = str(user_id)
    if command is None or command["integration_types"] is None:
        return found
    return {kind: owner for kind, owner in found.items() if int(kind) in command["integration_types"]}


def app_permissions(world: World, channel: Channel) -> Permission:
    """Return the permissions of the application's answers in the channel."""
    if channel.guild_id is None or has_bot(world, channel.guild_id):
        return world.allowed(world.bot_id, channel) or IN_PRIVATE
    return IN_PRIVATE
