"""Messages in channels: the bot sends, reads, edits and deletes them."""

from .. import messages
from ..world.clock import made_at
from ..world.errors import FormErrors, Refused
from ..world.feed import Happening
from ..world.installs import may_write_to
from ..world.nouns import Channel, Json, Message, Thread
from ..world.payloads import message_json
from ..world.permissions import Permission
from ..world.places import set_archived, tell_channel
from .asked import Asked, Route, as_object

OLD_SECONDS = 3600
BULK_OLDEST_SECONDS = 14 * 24 * 3600


def _channel(asked: Asked, *needed: Permission) -> Channel:
    channel = asked.world.channel(asked.id("channel_id"))
    asked.need(channel.id, *needed)
    return channel


def _message(asked: Asked) -> Message:
    channel = _channel(asked)
    return asked.world.message(channel.id, asked.id("message_id"))


def _send(asked: Asked) -> Json:
    channel = asked.world.channel(asked.id("channel_id"))
    body = as_object(asked.body)
    asked.need(channel.id, *_needed_to_send(channel, asked, body))
    _check_open(asked, channel)
    said = messages.Said(asked.world.bot_id, body, asked.uploads)
    return message_json(asked.world, messages.post(asked.stage, channel, said))


def _needed_to_send(channel: Channel, asked: Asked, body: Json) -> list[Permission]:
    in_thread = isinstance(channel, Thread)
    needed = [Permission.SEND_MESSAGES_IN_THREADS if in_thread else Permission.SEND_MESSAGES]
    if asked.uploads:
        needed.append(Permission.ATTACH_FILES)
    if body.get("embeds"):
        needed.append(Permission.EMBED_LINKS)
    if body.get("message_reference"):
        needed.append(Permission.READ_MESSAGE_HISTORY)
    return needed


def _check_open(asked: Asked, channel: Channel) -> None:
    if any(not may_write_to(asked.world, user_id) for user_id in channel.recipients):
        raise Refused(50007)
    if isinstance(channel, Thread) and channel.archived:
        if channel.locked:
            asked.need(channel.id, Permission.MANAGE_THREADS)
        set_archived(asked.stage, channel, archived=False)
        tell_channel(asked.stage, "UPDATE", channel)


def _get(asked: Asked) -> Json:
    channel = _channel(asked, Permission.READ_MESSAGE_HISTORY)
    return message_json(asked.world, asked.world.message(channel.id, asked.id("message_id")))


def _history(asked: Asked) -> list[Json]:
    channel = _channel(asked, Permission.READ_MESSAGE_HISTORY)
    limit = int(asked.query.get("limit", 50))
    found = [m for m in asked.world.messages_in(channel.id) if m.only_for is None]
    if "after" in asked.query:
        found = [m for m in found if m.id > int(asked.query["after"])][:limit]
    if "before" in asked.query:
        found = [m for m in found if m.id < int(asked.query["before"])]
    if "around" in asked.query:
        around = int(asked.query["around"])
        found = sorted(sorted(found, key=lambda m: abs(m.id - around))[:limit], key=lambda m: m.id)
    return [message_json(asked.world, message) for message in reversed(found[-limit:])]


def _edit(asked: Asked) -> Json:
    message = _message(asked)
    if message.author_id != asked.world.bot_id:
        raise Refused(50005)
    channel = asked.world.channel(message.channel_id)
    if isinstance(channel, Thread) and channel.archived:
        raise Refused(50083)
    age = asked.world.clock.now() - made_at(message.id)
    if age > OLD_SECONDS:
        wait = asked.services.rate_limits.wait_to_edit_old(message.channel_id)
        if wait:
            raise Refused(30046, retry_after=wait)
    messages.edit(asked.stage, message, as_object(asked.body), asked.uploads)
    return message_json(asked.world, message)


def _delete(asked: Asked) -> None:
    message = _message(asked)
    channel = asked.world.channel(message.channel_id)
    if message.author_id != asked.world.bot_id:
        if channel.guild_id is None:
            raise Refused(50003)
        asked.need(channel.id, Permission.MANAGE_MESSAGES)
    messages.delete(asked.stage, message)


def _bulk_delete(asked: Asked) -> None:
    channel = _channel(asked, Permission.MANAGE_MESSAGES)
    wanted = [int(message_id) for message_id in as_object(asked.body)["messages"]]
    wrong = FormErrors()
    wrong.outside(("messages",), len(wanted), range(2, 101))
    wrong.raise_if_any()
    if any(asked.world.clock.now() - made_at(message_id) > BULK_OLDEST_SECONDS for message_id in wanted):
        raise Refused(50034)
    gone = [message for message in asked.world.messages_in(channel.id) if message.id in wanted]
    for message in gone:
        asked.world.drop_message(message)
    payload = {
        "ids": [str(message.id) for message in gone],
        "channel_id": str(channel.id),
        "guild_id": str(channel.guild_id),
    }
    asked.stage.feed.tell(Happening("MESSAGE_DELETE_BULK", payload, channel.guild_id, channel.id))


_CHANNEL = "/channels/{channel_id}/messages"
ROUTES = (
    Route("POST", _CHANNEL, _send),
    Route("GET", _CHANNEL, _history),
    Route("POST", _CHANNEL + "/bulk-delete", _bulk_delete),
    Route("GET", _CHANNEL + "/{message_id}", _get),
    Route("PATCH", _CHANNEL + "/{message_id}", _edit),
    Route("DELETE", _CHANNEL + "/{message_id}", _delete),
)
