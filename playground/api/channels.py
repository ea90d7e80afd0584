"""Channels: read, create, change and delete them, and show that someone types."""

from ..world.errors import FormErrors, Refused
from ..world.feed import Happening
from ..world.nouns import Channel, ChannelType, Json, Thread
from ..world.payloads import channel_json
from ..world.permissions import Permission
from ..world.places import delete_channel, set_archived, tell_channel
from .asked import Asked, Created, Route, as_object


def _seen(asked: Asked) -> Channel:
    channel = asked.world.channel(asked.id("channel_id"))
    asked.need(channel.id)
    return channel


def _get(asked: Asked) -> Json:
    return channel_json(asked.world, _seen(asked))


def _create(asked: Asked) -> Created:
    guild = asked.world.guild(asked.id("guild_id"))
    body = as_object(asked.body)
    _check_name(body)
    anywhere = next(asked.world.channels_of(guild.id))
    asked.need(anywhere.id, Permission.MANAGE_CHANNELS)
    channel = asked.world.add_text_channel(guild, body["name"], topic=body.get("topic"))
    tell_channel(asked.stage, "CREATE", channel)
    return Created(channel_json(asked.world, channel))


def _change(asked: Asked) -> Json:
    channel = _seen(asked)
    body = as_object(asked.body)
    _check_name(body)
    if isinstance(channel, Thread):
        _change_thread(asked, channel, body)
    else:
        asked.need(channel.id, Permission.MANAGE_CHANNELS)
        channel.name = body.get("name") or channel.name
        channel.topic = body.get("topic", channel.topic)
    tell_channel(asked.stage, "UPDATE", channel)
    return channel_json(asked.world, channel)


def _change_thread(asked: Asked, thread: Thread, body: Json) -> None:
    is_own = thread.owner_id == asked.world.bot_id
    only_opens_or_shuts = body.keys() <= {"archived", "auto_archive_duration"}
    if thread.locked or "locked" in body or not (is_own or only_opens_or_shuts):
        asked.need(thread.id, Permission.MANAGE_THREADS)
    if thread.archived and body.get("archived") is not False:
        raise Refused(50083)
    thread.name = body.get("name") or thread.name
    thread.locked = bool(body.get("locked", thread.locked))
    thread.auto_archive_minutes = body.get("auto_archive_duration") or thread.auto_archive_minutes
    set_archived(asked.stage, thread, archived=bool(body.get("archived", thread.archived)))


def _delete(asked: Asked) -> Json:
    channel = _seen(asked)
    if channel.type == ChannelType.DM:
        return channel_json(asked.world, channel)
    is_thread = isinstance(channel, Thread)
    asked.need(channel.id, Permission.MANAGE_THREADS if is_thread else Permission.MANAGE_CHANNELS)
    answer = channel_json(asked.world, channel)
    delete_channel(asked.stage, channel)
    return answer


def _type(asked: Asked) -> None:
    channel = _seen(asked)
    asked.need(channel.id, Permission.SEND_MESSAGES)
    payload: Json = {
        "channel_id": str(channel.id),
        "user_id": str(asked.world.bot_id),
        "timestamp": int(asked.world.clock.now()),
    }
    if channel.guild_id is not None:
        payload["guild_id"] = str(channel.guild_id)
    asked.stage.feed.tell(Happening("TYPING_START", payload, channel.guild_id, channel.id))


def _check_name(body: Json) -> None:
    wrong = FormErrors()
    if body.get("name") is not None:
        wrong.outside(("name",), len(body["name"]), range(1, 101))
    wrong.raise_if_any()


ROUTES = (
    Route("GET", "/channels/{channel_id}", _get),
    Route("PATCH", "/channels/{channel_id}", _change),
    Route("DELETE", "/channels/{channel_id}", _delete),
    Route("POST", "/channels/{channel_id}/typing", _type),
    Route("POST", "/guilds/{guild_id}/channels", _create),
)
