"""The objects of a server, as flat records that can be saved as they are."""

from dataclasses import dataclass, field
from enum import IntEnum, IntFlag
from typing import Any

Json = dict[str, Any]
"""A JSON object as it is sent."""


class ChannelType(IntEnum):
    """The kinds of channel that the playground knows."""

    TEXT = 0
    DM = 1
    GROUP_DM = 3
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


class MessageFlag(IntFlag):
    """The flags of a message that affect what may be done with it."""

    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    COMPONENTS_V2 = 1 << 15


@dataclass
class User:
    """An account of a person or a bot."""

    id: int
    name: str
    display_name: str
    bot: bool = False
    locale: str = "en-US"
    dms_open: bool = True
    avatar: str | None = None
    """The hash of their own avatar; None for the default one."""
    has_app: bool = False
    """Whether the application is installed on the account."""


@dataclass
class Guild:
    """A guild, which people call a server."""

    id: int
    name: str
    owner_id: int
    locale: str = "en-US"
    system_channel_id: int | None = None


@dataclass
class Role:
    """A named set of permissions; the role with the guild's id is @everyone."""

    id: int
    guild_id: int
    name: str
    permissions: int
    position: int = 0
    color: int = 0
    mentionable: bool = False
    """Whether everyone may mention it so that its members are pinged."""
    managed: bool = False
    """Whether it belongs to an integration, which gives it."""


@dataclass
class Member:
    """A user's membership in a guild."""

    guild_id: int
    user_id: int
    joined_at: str
    roles: list[int] = field(default_factory=list)
    nick: str | None = None
    timed_out_until: str | None = None
    """When a time-out by a moderator ends."""


@dataclass
class Channel:
    """A text channel of a guild, or a direct channel: a `DM` is with the bot, a `GROUP_DM` is without it."""

    id: int
    type: int
    name: str = ""
    guild_id: int | None = None
    parent_id: int | None = None
    topic: str | None = None
    position: int = 0
    last_message_id: int | None = None
    recipients: list[int] = field(default_factory=list)
    overwrites: list[dict[str, int]] = field(default_factory=list)
    """Each `{"id", "type" (0 a role, 1 a member), "allow", "deny"}`."""


@dataclass
class Thread(Channel):
    """A conversation below a channel."""

    owner_id: int = 0
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    auto_archive_minutes: int = 1440
    archive_changed_at: str = ""
    message_count: int = 0
    joined: list[int] = field(default_factory=list)


@dataclass
class Message:
    """A message. With `only_for` it is ephemeral: it exists only for that user."""

    id: int
    channel_id: int
    author_id: int
    content: str = ""
    flags: int = 0
    type: int = 0
    edited_at: str | None = None
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Json] = field(default_factory=list)
    pings: list[int] = field(default_factory=list)
    pings_everyone: bool = False
    pinged_roles: list[int] = field(default_factory=list)
    reference: Json | None = None
    pinned: bool = False
    only_for: int | None = None
    interaction: Json | None = None
    """The metadata of the interaction that it answers, in Discord's form, with the command's name."""
    process: int = 0
    """The number of the bot's process that sent or edited it last; Discord knows no such thing."""

    @property
    def is_v2(self) -> bool:
        """Whether it consists of components only, which can never be undone."""
        return bool(self.flags & MessageFlag.COMPONENTS_V2)


@dataclass
class Command:
    """A registered application command; without a guild it is known everywhere."""

    id: int
    version: int
    guild_id: int | None
    body: Json


@dataclass
class Emoji:
    """An image that belongs to the application and can appear in its messages and buttons."""

    id: int
    name: str
    animated: bool
    media_type: str
