"""Threads: opened in a channel or from a message, and their members."""

from ..world.errors import FormErrors, Refused
from ..world.nouns import ChannelType, Json, Thread
from ..world.payloads import channel_json, thread_member_json
from ..world.permissions import Permission
from ..world.places import create_thread, join_thread, leave_thread
from .asked import Asked, Created, Route, as_object

ARCHIVE_MINUTES = (60, 1440, 4320, 10080)


def _checked(asked: Asked) -> Json:
    body = as_object(asked.body)
    wrong = FormErrors()
    wrong.outside(("name",), len(body.get("name") or ""), range(1, 101))
    minutes = body.get("auto_archive_duration")
    if minutes is not None and minutes not in ARCHIVE_MINUTES:
        wrong.add(("auto_archive_duration",), "BASE_TYPE_CHOICES", f"Value must be one of {ARCHIVE_MINUTES}.")
    wrong.raise_if_any()
    return body


def _open(asked: Asked) -> Created:
    body = _checked(asked)
    parent = asked.world.channel(asked.id("channel_id"))
    if parent.type != ChannelType.TEXT:
        raise Refused(50024)
    is_private = body.get("type", ChannelType.PRIVATE_THREAD) == ChannelType.PRIVATE_THREAD
    asked.need(
        parent.id,
        Permission.CREATE_PRIVATE_THREADS if is_private else Permission.CREATE_PUBLIC_THREADS,
    )
    thread = create_thread(asked.stage, parent, asked.world.bot_id, body)
    return Created(_with_own_membership(asked, thread))


def _open_from_message(asked: Asked) -> Created:
    body = _checked(asked)
    parent = asked.world.channel(asked.id("channel_id"))
    if parent.type != ChannelType.TEXT:
        raise Refused(50024)
    asked.need(parent.id, Permission.CREATE_PUBLIC_THREADS)
    message = asked.world.message(parent.id, asked.id("message_id"))
    if message.id in asked.world.channels:
        raise Refused(160004)
    thread = create_thread(asked.stage, parent, asked.world.bot_id, body, message)
    return Created(_with_own_membership(asked, thread))


def _with_own_membership(asked: Asked, thread: Thread) -> Json:
    own = thread_member_json(thread, asked.world.bot_id)
    return channel_json(asked.world, thread) | {"member": own}


def _thread(asked: Asked) -> Thread:
    found = asked.world.channel(asked.id("channel_id"))
    if not isinstance(found, Thread):
        raise Refused(50024)
    asked.need(found.id)
    return found


def _members(asked: Asked) -> list[Json]:
    thread = _thread(asked)
    return [thread_member_json(thread, user_id) for user_id in thread.joined]


def _member(asked: Asked) -> Json:
    thread = _thread(asked)
    user_id = asked.id("user_id")
    if user_id not in thread.joined:
        raise Refused(10007)
    return thread_member_json(thread, user_id)


def _join(asked: Asked) -> None:
    join_thread(asked.stage, _thread(asked), asked.world.bot_id)


def _leave(asked: Asked) -> None:
    leave_thread(asked.stage, _thread(asked), asked.world.bot_id)


def _add(asked: Asked) -> None:
    thread = _thread(asked)
    asked.need(thread.id, Permission.SEND_MESSAGES_IN_THREADS)
    join_thread(asked.stage, thread, asked.world.user(asked.id("user_id")).id)


def _remove(asked: Asked) -> None:
    thread = _thread(asked)
    if thread.owner_id != asked.world.bot_id or thread.type != ChannelType.PRIVATE_THREAD:
        asked.need(thread.id, Permission.MANAGE_THREADS)
    leave_thread(asked.stage, thread, asked.id("user_id"))


def _archived(asked: Asked) -> Json:
    parent = asked.world.channel(asked.id("channel_id"))
    asked.need(parent.id, Permission.READ_MESSAGE_HISTORY)
    found = [
        t for t in asked.world.threads_of(parent.guild_id or 0) if t.archived and t.parent_id == parent.id
    ]
    found = [thread for thread in found if thread.type == ChannelType.PUBLIC_THREAD]
    found.sort(key=lambda thread: thread.archive_changed_at, reverse=True)
    return {
        "threads": [channel_json(asked.world, thread) for thread in found],
        "members": [],
        "has_more": False,
    }


_MEMBERS = "/channels/{channel_id}/thread-members"
ROUTES = (
    Route("POST", "/channels/{channel_id}/threads", _open),
    Route("POST", "/channels/{channel_id}/messages/{message_id}/threads", _open_from_message),
    Route("GET", "/channels/{channel_id}/threads/archived/public", _archived),
    Route("GET", _MEMBERS, _members),
    Route("PUT", _MEMBERS + "/@me", _join),
    Route("DELETE", _MEMBERS + "/@me", _leave),
    Route("GET", _MEMBERS + "/{user_id}", _member),
    Route("PUT", _MEMBERS + "/{user_id}", _add),
    Route("DELETE", _MEMBERS + "/{user_id}", _remove),
)
