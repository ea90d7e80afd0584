"""Sends, edits and deletes messages of any author, and reports it to the listeners."""

from dataclasses import dataclass

from . import limits
from .world.attachments import attached, names
from .world.clock import made_at
from .world.components import completed, texts
from .world.feed import Happening
from .world.mentions import pings
from .world.nouns import Channel, Json, Message, MessageFlag, Thread
from .world.payloads import message_event_json, message_json
from .world.stage import Stage, Upload

SETTABLE = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SUPPRESS_NOTIFICATIONS | MessageFlag.COMPONENTS_V2

EPHEMERAL_MOST = 50
"""How many ephemeral messages a person keeps in a channel; on Discord they go when the client closes."""


NONCE_SECONDS = 300.0
"""How long an enforced nonce returns the message that it created; Discord says: a few minutes."""


@dataclass(frozen=True)
class Said:
    """A message to be sent: the request's body, its files and its origin."""

    author_id: int
    body: Json
    uploads: list[Upload]
    only_for: int | None = None
    interaction: Json | None = None


def post(stage: Stage, channel: Channel, said: Said) -> Message:
    """Send a message to the channel. Raises `Refused` for anything that breaks Discord's limits."""
    _check(stage, said.body, said.uploads)
    nonce = (channel.id, str(said.body.get("nonce"))) if said.body.get("enforce_nonce") else None
    if nonce is not None and (earlier := _made_with(stage, nonce)) is not None:
        return earlier
    message = Message(stage.world.clock.snowflake(), channel.id, said.author_id)
    message.only_for = said.only_for
    message.interaction = said.interaction
    message.type = 20 if said.interaction and said.interaction["type"] == 2 else 0
    message.flags = (said.body.get("flags") or 0) & SETTABLE
    if said.only_for is not None:
        message.flags |= MessageFlag.EPHEMERAL
    message.reference = _reference(channel, said.body)
    if message.reference is not None:
        message.type = 19
    _write(stage, message, said.body, said.uploads)
    _ping(stage, message, said.body)
    stage.world.keep_message(message)
    if nonce is not None:
        stage.nonces[nonce] = message.id
    if message.only_for is None:
        channel.last_message_id = message.id
        if isinstance(channel, Thread):
            _count_in_thread(channel, said.author_id)
    else:
        _dismiss_oldest(stage, message)
    tell(stage, "MESSAGE_CREATE", message)
    return message


def _made_with(stage: Stage, nonce: tuple[int, str]) -> Message | None:
    """Return the message that the same nonce created there recently, if it still exists."""
    made = stage.world.messages.get(stage.nonces.get(nonce, 0))
    if made is None or stage.world.clock.now() - made_at(made.id) > NONCE_SECONDS:
        return None
    return made


def edit(stage: Stage, message: Message, body: Json, uploads: list[Upload]) -> None:
    """Change only what `body` names. Raises `Refused` as `post` does.

    An edit pings nobody, unless it is the one that ends a deferred answer.
    """
    _check(stage, body, uploads, present=message)
    if body.get("flags") is not None:
        kept = message.flags & ~MessageFlag.SUPPRESS_EMBEDS
        message.flags = kept | (body["flags"] & SETTABLE)
    was_loading = bool(message.flags & MessageFlag.LOADING)
    message.flags &= ~MessageFlag.LOADING
    _write(stage, message, body, uploads)
    if was_loading:
        _ping(stage, message, body)
    else:
        message.edited_at = stage.world.clock.stamp()
    tell(stage, "MESSAGE_UPDATE", message)


def _check(stage: Stage, body: Json, uploads: list[Upload], *, present: Message | None = None) -> None:
    limits.check_message(body, present=present)
    components = body.get("components") or []
    limits.check_component_emojis(components, stage.world.emojis)
    there = [] if present is None else present.attachments
    limits.check_component_media(components, names(body, uploads, there))


def delete(stage: Stage, message: Message) -> None:
    """Delete the message."""
    stage.world.drop_message(message)
    channel = stage.world.channels[message.channel_id]
    payload: Json = {"id": str(message.id), "channel_id": str(message.channel_id)}
    if channel.guild_id is not None:
        payload["guild_id"] = str(channel.guild_id)
    _tell(stage, "MESSAGE_DELETE", payload, message)


def tell(stage: Stage, name: str, message: Message) -> None:
    """Send the message as it is now to everyone who may see it."""
    message.process = stage.process
    _tell(stage, name, message_event_json(stage.world, message), message)


def _dismiss_oldest(stage: Stage, message: Message) -> None:
    alike = [m for m in stage.world.messages_in(message.channel_id) if m.only_for == message.only_for]
    if len(alike) > EPHEMERAL_MOST:
        delete(stage, alike[0])


def _tell(stage: Stage, name: str, payload: Json, message: Message) -> None:
    channel = stage.world.channels[message.channel_id]
    only_for = None if message.only_for is None else (message.only_for,)
    happening = Happening(name, payload, channel.guild_id, channel.id, only_for, for_bot=only_for is None)
    stage.feed.tell(happening)


def _write(stage: Stage, message: Message, body: Json, uploads: list[Upload]) -> None:
    if "content" in body:
        message.content = body["content"] or ""
    if "embeds" in body:
        message.embeds = body["embeds"] or []
    before = message.attachments
    message.attachments = attached(stage, message.channel_id, body, uploads, before)
    if "components" in body:
        by_name = {attachment["filename"]: attachment for attachment in message.attachments}
        message.components = completed(body["components"] or [], by_name)


def _ping(stage: Stage, message: Message, body: Json) -> None:
    channel = stage.world.channel(message.channel_id)
    said = [message.content, *texts(message.components)]
    found = pings(stage.world, channel, said, body.get("allowed_mentions"), author_id=message.author_id)
    message.pings, message.pinged_roles = found.users, found.roles
    message.pings_everyone = found.everyone


def _reference(channel: Channel, body: Json) -> Json | None:
    given = body.get("message_reference")
    if given is None:
        return None
    found = {"type": 0, "message_id": str(given["message_id"]), "channel_id": str(channel.id)}
    return found if channel.guild_id is None else found | {"guild_id": str(channel.guild_id)}


def _count_in_thread(thread: Thread, author_id: int) -> None:
    thread.message_count += 1
    if author_id not in thread.joined:
        thread.joined.append(author_id)


def replied_to(stage: Stage, message: Message) -> Json | None:
    """Return the message that this one replies to, as JSON, if it still exists."""
    reference = message.reference or {}
    found = stage.world.messages.get(int(reference.get("message_id", 0)))
    return None if found is None else message_json(stage.world, found)
