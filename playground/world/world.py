"""Everything that exists in the playground, and how to find it."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TypeVar

from .clock import Clock, stamp
from .errors import Refused
from .nouns import (
    Channel,
    ChannelType,
    Command,
    Emoji,
    Guild,
    Member,
    Message,
    Role,
    Thread,
    User,
)
from .permissions import EVERYONE, IN_DM, Permission, in_channel, in_guild

T = TypeVar("T")


@dataclass
class World:
    """The users, guilds, channels, messages and commands. Identifiers are the keys."""

    clock: Clock
    bot_id: int = 0
    """The bot's user and its application, which share an identifier."""
    address: str = ""
    """The server's address, at which the addresses of files start; no slash at the end."""
    users: dict[int, User] = field(default_factory=dict)
    guilds: dict[int, Guild] = field(default_factory=dict)
    roles: dict[int, Role] = field(default_factory=dict)
    members: dict[tuple[int, int], Member] = field(default_factory=dict)
    channels: dict[int, Channel] = field(default_factory=dict)
    messages: dict[int, Message] = field(default_factory=dict)
    _by_channel: dict[int, dict[int, Message]] = field(default_factory=dict)
    commands: dict[int, Command] = field(default_factory=dict)
    emojis: dict[int, Emoji] = field(default_factory=dict)
    files: dict[int, bytes] = field(default_factory=dict)
    """The bytes of attachments and emojis."""

    # Lookups: each raises Discord's own error for an unknown identifier.

    def user(self, user_id: int) -> User:
        """Return the user, or raise 10013."""
        return _known(self.users.get(user_id), 10013)

    def guild(self, guild_id: int) -> Guild:
        """Return the guild, or raise 10004."""
        return _known(self.guilds.get(guild_id), 10004)

    def member(self, guild_id: int, user_id: int) -> Member:
        """Return the member, or raise 10007."""
        return _known(self.members.get((guild_id, user_id)), 10007)

    def channel(self, channel_id: int) -> Channel:
        """Return the channel or thread, or raise 10003."""
        return _known(self.channels.get(channel_id), 10003)

    def message(self, channel_id: int, message_id: int) -> Message:
        """Return the message of that channel, or raise 10008; ephemeral messages are not found this way."""
        found = self.messages.get(message_id)
        if found is None or found.channel_id != channel_id or found.only_for is not None:
            raise Refused(10008)
        return found

    # Listings, in order.

    def members_of(self, guild_id: int) -> Iterator[Member]:
        """The guild's members."""
        return (member for (guild, _), member in self.members.items() if guild == guild_id)

    def roles_of(self, guild_id: int) -> Iterator[Role]:
        """The guild's roles."""
        return (role for role in self.roles.values() if role.guild_id == guild_id)

    def channels_of(self, guild_id: int) -> Iterator[Channel]:
        """The guild's channels, without its threads."""
        return (c for c in self.channels.values() if c.guild_id == guild_id and not isinstance(c, Thread))

    def threads_of(self, guild_id: int) -> Iterator[Thread]:
        """The guild's threads, including archived ones."""
        return (c for c in self.channels.values() if c.guild_id == guild_id and isinstance(c, Thread))

    def messages_in(self, channel_id: int) -> list[Message]:
        """The channel's messages, oldest first, including ephemeral ones."""
        return list(self._by_channel.get(channel_id, {}).values())

    # Permissions.

    def allowed(self, user_id: int, channel: Channel) -> Permission:
        """Return the user's permissions in the channel; none if they are not a member."""
        if channel.guild_id is None:
            is_bots = user_id == self.bot_id and channel.type == ChannelType.DM
            return IN_DM if is_bots or user_id in channel.recipients else Permission(0)
        member = self.members.get((channel.guild_id, user_id))
        if member is None:
            return Permission(0)
        held = in_guild(self.guilds[channel.guild_id], member, self.roles)
        place = self.channels.get(channel.parent_id or 0) if isinstance(channel, Thread) else channel
        return in_channel(held, place or channel, member)

    def sees(self, user_id: int, channel: Channel) -> bool:
        """Whether the user may see the channel."""
        if channel.type == ChannelType.PRIVATE_THREAD and isinstance(channel, Thread):
            manages = Permission.MANAGE_THREADS in self.allowed(user_id, channel)
            return manages or user_id in channel.joined
        return Permission.VIEW_CHANNEL in self.allowed(user_id, channel)

    # Adding and removing.

    def keep_message(self, message: Message) -> None:
        """Add the newest message of its channel."""
        self.messages[message.id] = message
        self._by_channel.setdefault(message.channel_id, {})[message.id] = message

    def drop_message(self, message: Message) -> None:
        """Delete the message and its files."""
        del self.messages[message.id]
        del self._by_channel[message.channel_id][message.id]
        for attachment in message.attachments:
            self.files.pop(int(attachment["id"]), None)

    def add_user(self, display_name: str, *, bot: bool = False, locale: str = "en-US") -> User:
        """Create an account; its name is the display name in lower case."""
        name = display_name.lower().replace(" ", "")
        user = User(self.clock.snowflake(), name, display_name, bot, locale)
        self.users[user.id] = user
        return user

    def add_guild(self, name: str, *, owner: User, guild_id: int | None = None) -> Guild:
        """Create a guild with its @everyone role and its owner; nobody else has joined yet."""
        guild = Guild(guild_id or self.clock.snowflake(), name, owner.id)
        self.guilds[guild.id] = guild
        self.roles[guild.id] = Role(guild.id, guild.id, "@everyone", int(EVERYONE))
        self.add_member(guild, owner)
        return guild

    def add_role(self, guild: Guild, name: str, permissions: Permission) -> Role:
        """Create a role above the guild's other roles."""
        position = sum(1 for _ in self.roles_of(guild.id))
        role = Role(self.clock.snowflake(), guild.id, name, int(permissions), position)
        self.roles[role.id] = role
        return role

    def add_member(self, guild: Guild, user: User, *roles: Role) -> Member:
        """Let the user join the guild."""
        member = Member(guild.id, user.id, stamp(self.clock.now()), [role.id for role in roles])
        self.members[guild.id, user.id] = member
        return member

    def add_text_channel(self, guild: Guild, name: str, *, topic: str | None = None) -> Channel:
        """Create a text channel below the guild's others."""
        position = sum(1 for _ in self.channels_of(guild.id))
        channel = Channel(
            self.clock.snowflake(), ChannelType.TEXT, name, guild.id, topic=topic, position=position
        )
        self.channels[channel.id] = channel
        return channel

    def dm_with(self, user_id: int) -> Channel:
        """Return the direct channel between the bot and the user; create it if there is none."""
        for channel in self.channels.values():
            if channel.type == ChannelType.DM and channel.recipients == [user_id]:
                return channel
        channel = Channel(self.clock.snowflake(), ChannelType.DM, recipients=[self.user(user_id).id])
        self.channels[channel.id] = channel
        return channel

    def add_group_dm(self, people: list[User]) -> Channel:
        """Create a conversation of people that the bot is not in."""
        recipients = [user.id for user in people]
        name = ", ".join(user.display_name for user in people)
        channel = Channel(self.clock.snowflake(), ChannelType.GROUP_DM, name, recipients=recipients)
        self.channels[channel.id] = channel
        return channel


def _known(found: T | None, code: int) -> T:
    if found is None:
        raise Refused(code)
    return found


def start_world(clock: Clock) -> World:
    """Return the world of the first start: one guild with three channels, four people and the bot."""
    world = World(clock)
    bot = world.add_user("Cake Club", bot=True)
    world.bot_id = bot.id
    ada, ben, cleo, dov = (world.add_user(name) for name in ("Ada", "Ben", "Cleo", "Dov"))
    guild = world.add_guild("Cake Club Playground", owner=ada)
    managers = world.add_role(
        guild,
        "Managers",
        EVERYONE | Permission.MANAGE_GUILD | Permission.MANAGE_MESSAGES | Permission.MANAGE_THREADS,
    )
    world.members[guild.id, ada.id].roles.append(managers.id)
    for person in (ben, cleo, dov):
        world.add_member(guild, person)
    invited = world.add_role(guild, "Cake Club", EVERYONE)
    world.add_member(guild, bot, invited)
    world.add_text_channel(guild, "welcome", topic="Type / to see what the bot can do")
    world.add_text_channel(guild, "cake-table", topic="The first table")
    world.add_text_channel(guild, "cake-table-two", topic="The second table")
    return world
