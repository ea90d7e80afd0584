"""Creates, changes and deletes channels, threads and memberships, and reports it to the listeners."""

from collections.abc import Iterable

from .feed import Happening
from .nouns import Channel, ChannelType, Guild, Json, Message, Thread, User
from .payloads import (
    channel_json,
    guild_create_json,
    member_json,
    thread_member_json,
    user_json,
)
from .stage import Stage


def tell_channel(stage: Stage, verb: str, channel: Channel) -> None:
    """Report that a channel or thread was created (`CREATE`), changed (`UPDATE`) or deleted (`DELETE`)."""
    noun = "THREAD" if isinstance(channel, Thread) else "CHANNEL"
    payload = channel_json(stage.world, channel)
    if verb == "DELETE" and isinstance(channel, Thread):
        payload = {key: payload[key] for key in ("id", "guild_id", "parent_id", "type")}
    stage.feed.tell(Happening(f"{noun}_{verb}", payload, channel.guild_id, channel.id))


def tell_threads(stage: Stage, channel: Channel) -> None:
    """Report the open threads of a channel that has become visible."""
    open_threads = [t for t in stage.world.threads_of(channel.guild_id or 0) if not t.archived]
    beneath = [thread for thread in open_threads if thread.parent_id == channel.id]
    bot_id = stage.world.bot_id
    payload: Json = {
        "guild_id": str(channel.guild_id),
        "channel_ids": [str(channel.id)],
        "threads": [channel_json(stage.world, thread) for thread in beneath],
        "members": [thread_member_json(thread, bot_id) for thread in beneath if bot_id in thread.joined],
    }
    stage.feed.tell(Happening("THREAD_LIST_SYNC", payload, channel.guild_id, channel.id))


def open_dm(stage: Stage, user_id: int) -> Channel:
    """Return the direct channel between the bot and the user. As on Discord, only the user is told of a new one."""
    before = len(stage.world.channels)
    channel = stage.world.dm_with(user_id)
    if len(stage.world.channels) > before:
        payload = channel_json(stage.world, channel)
        stage.feed.tell(Happening("CHANNEL_CREATE", payload, None, channel.id, (user_id,), for_bot=False))
    return channel


def create_thread(
    stage: Stage, parent: Channel, owner_id: int, body: Json, message: Message | None = None
) -> Thread:
    """Open a thread below the channel; one from a message takes that message's identifier."""
    world = stage.world
    assert parent.guild_id is not None
    thread = Thread(
        message.id if message else world.clock.snowflake(),
        ChannelType.PUBLIC_THREAD if message else body.get("type", ChannelType.PRIVATE_THREAD),
        body["name"],
        parent.guild_id,
        parent_id=parent.id,
        owner_id=owner_id,
        auto_archive_minutes=body.get("auto_archive_duration") or 1440,
        archive_changed_at=world.clock.stamp(),
        invitable=body.get("invitable", True) is not False,
        joined=[owner_id],
    )
    world.channels[thread.id] = thread
    payload = channel_json(world, thread) | {
        "newly_created": True,
        "member": thread_member_json(thread, world.bot_id),
    }
    stage.feed.tell(Happening("THREAD_CREATE", payload, thread.guild_id, thread.id))
    return thread


def set_archived(stage: Stage, thread: Thread, *, archived: bool) -> None:
    """Archive the thread or unarchive it; do nothing if it is in that state already."""
    if thread.archived != archived:
        thread.archived = archived
        thread.archive_changed_at = stage.world.clock.stamp()


def join_thread(stage: Stage, thread: Thread, user_id: int) -> None:
    """Add the user to the thread."""
    if user_id in thread.joined:
        return
    thread.joined.append(user_id)
    _tell_thread_members(stage, thread, {"added_members": [thread_member_json(thread, user_id)]})
    if thread.type == ChannelType.PRIVATE_THREAD and user_id != stage.world.bot_id:  # it was hidden until now
        payload = channel_json(stage.world, thread)
        stage.feed.tell(
            Happening("THREAD_CREATE", payload, thread.guild_id, thread.id, (user_id,), for_bot=False)
        )


def leave_thread(stage: Stage, thread: Thread, user_id: int) -> None:
    """Remove the user from the thread."""
    if user_id in thread.joined:
        thread.joined.remove(user_id)
        _tell_thread_members(stage, thread, {"removed_member_ids": [str(user_id)]})


def _tell_thread_members(stage: Stage, thread: Thread, change: Json) -> None:
    payload = {"id": str(thread.id), "guild_id": str(thread.guild_id), "member_count": len(thread.joined)}
    stage.feed.tell(Happening("THREAD_MEMBERS_UPDATE", payload | change, thread.guild_id, thread.id))


def delete_channel(stage: Stage, channel: Channel) -> None:
    """Delete the channel with its messages and its threads."""
    world = stage.world
    for thread in [t for t in world.channels.values() if t.parent_id == channel.id]:
        delete_channel(stage, thread)
    for message in world.messages_in(channel.id):
        world.drop_message(message)
    del world.channels[channel.id]
    tell_channel(stage, "DELETE", channel)


def add_guild(
    stage: Stage,
    name: str,
    *,
    owner: User,
    members: Iterable[User] = (),
    shard: tuple[int, int] | None = None,
    has_bot: bool = True,
) -> Guild:
    """Create a guild with one channel, #general, its members and the bot, unless it has no bot.

    `shard` is the shard that the guild belongs to, and the number of shards. Raises ValueError if there is none such.
    """
    world = stage.world
    guild_id = None
    if shard is not None:
        if not 0 <= shard[0] < shard[1]:
            raise ValueError(f"there is no shard {shard[0]}: there are {shard[1]}, counted from 0")
        guild_id = world.clock.snowflake_on(*shard)
    guild = world.add_guild(name, owner=owner, guild_id=guild_id)
    world.add_text_channel(guild, "general")
    for user in members:
        if (guild.id, user.id) not in world.members:
            add_member(stage, guild, user)
    if has_bot:
        add_member(stage, guild, world.user(world.bot_id))
    return guild


def add_member(stage: Stage, guild: Guild, user: User) -> None:
    """Let the user join; if it is the bot, it learns of the guild."""
    world = stage.world
    member = world.add_member(guild, user)
    if user.id == world.bot_id:
        joined = guild_create_json(world, guild)
        del joined["unavailable"]
        stage.feed.tell(Happening("GUILD_CREATE", joined, guild.id))
    payload = member_json(world, member) | {"guild_id": str(guild.id)}
    stage.feed.tell(Happening("GUILD_MEMBER_ADD", payload, guild.id))


def remove_member(stage: Stage, guild: Guild, user: User) -> None:
    """Let the user leave or be kicked; if it is the bot, it loses the guild."""
    world = stage.world
    del world.members[guild.id, user.id]
    if user.id == world.bot_id:
        stage.feed.tell(Happening("GUILD_DELETE", {"id": str(guild.id)}, guild.id))
    payload = {"guild_id": str(guild.id), "user": user_json(user)}
    stage.feed.tell(Happening("GUILD_MEMBER_REMOVE", payload, guild.id))
