"""What a person can see and do in the playground, whether a test or the page acts for them."""

from .. import messages
from ..interactions import CannotDo, Interaction, InteractionType, possible
from ..services import Services
from ..world.errors import Refused
from ..world.installs import Context, context_of, has_bot, owners
from ..world.mentions import calls
from ..world.nouns import Channel, Json, Message, Thread
from ..world.payloads import (
    channel_json,
    command_json,
    guild_json,
    member_json,
    message_event_json,
    user_json,
)
from ..world.permissions import Permission


class Visiting:
    """The world from the view of its people."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._stage = services.stage
        self._world = services.stage.world

    # Reading.

    def channels_of(self, user_id: int) -> list[Channel]:
        """Return every channel and thread that the user sees in their guilds."""
        return [c for c in self._world.channels.values() if c.guild_id and self._world.sees(user_id, c)]

    def dms_of(self, user_id: int) -> list[Channel]:
        """Return the user's direct channels that have messages or that they opened."""
        return [c for c in self._world.channels.values() if user_id in c.recipients]

    def messages(
        self, user_id: int, channel_id: int, *, limit: int = 50, before: int | None = None
    ) -> list[Json]:
        """Return the messages that the user sees in the channel, oldest first, also ephemeral ones. Raises 50001."""
        channel = self._world.channel(channel_id)
        if not self._world.sees(user_id, channel):
            raise Refused(50001)
        seen = [m for m in self._world.messages_in(channel_id) if m.only_for in (None, user_id)]
        if before is not None:
            seen = [message for message in seen if message.id < before]
        return [self.message_json(user_id, message) for message in seen[-limit:]]

    def message_json(self, user_id: int, message: Message) -> Json:
        """Return the message with `pings_me`, the message that it replies to, and the `process` that sent it."""
        payload = message_event_json(self._world, message)
        if message.process and len(self._services.gateway.connected_processes) > 1:
            payload["process"] = message.process
        guild_id = self._world.channel(message.channel_id).guild_id
        payload["pings_me"] = calls(self._world, payload, user_id, guild_id)
        if message.reference is not None:
            payload["referenced_message"] = messages.replied_to(self._stage, message)
        return payload

    def commands_in(self, user_id: int, channel_id: int) -> list[Json]:
        """Return the commands that the user may use in the channel."""
        channel = self._world.channel(channel_id)
        return [command for command in self.commands_of(user_id) if self._is_for(command, user_id, channel)]

    def commands_of(self, user_id: int) -> list[Json]:
        """Return every command that the user may use somewhere, with names in their language."""
        locale = self._world.user(user_id).locale
        mine = {guild for guild, user in self._world.members if user == user_id}
        known = [c for c in self._world.commands.values() if c.guild_id is None or c.guild_id in mine]
        return [_localized(command_json(self._world, command), locale) for command in known]

    def ready(self, user_id: int) -> Json:
        """Return everything that a page needs to start."""
        world = self._world
        guilds = [guild for guild in world.guilds.values() if (guild.id, user_id) in world.members]
        return {
            "op": "ready",
            "me": self.user_json(user_id),
            "members": [self.user_json(user.id) for user in world.users.values()],
            "guilds": [self._guild_json(user_id, guild.id) for guild in guilds],
            "dms": [channel_json(world, channel) for channel in self.dms_of(user_id)],
            "commands": self.commands_of(user_id),
            "presence": {"bot_online": self._services.gateway.is_bot_online},
        }

    def user_json(self, user_id: int) -> Json:
        """Return a user as the page lists them."""
        user = self._world.user(user_id)
        return user_json(user) | {
            "name": user.name,
            "display_name": user.display_name,
            "avatar_url": f"/visitor/avatars/{user.id}.svg",
            "locale": user.locale,
            "dms_open": user.dms_open,
            "has_app": user.has_app,
        }

    def _guild_json(self, user_id: int, guild_id: int) -> Json:
        world = self._world
        seen = [channel for channel in self.channels_of(user_id) if channel.guild_id == guild_id]
        members = list(world.members_of(guild_id))
        return guild_json(world, world.guild(guild_id)) | {
            "icon_url": None,
            "channels": [self.channel_json(channel) for channel in seen],
            "member_ids": [str(member.user_id) for member in members],
            "members": [member_json(world, member) for member in members],
        }

    def channel_json(self, channel: Channel) -> Json:
        """Return a channel as the page lists it, with `archived`."""
        archived = isinstance(channel, Thread) and channel.archived
        return channel_json(self._world, channel) | {"archived": archived}

    def _is_for(self, command: Json, user_id: int, channel: Channel) -> bool:
        if command.get("guild_id") not in (None, str(channel.guild_id)):
            return False
        contexts, context = command["contexts"], context_of(channel)
        if contexts is not None and context not in contexts:
            return False
        if not owners(self._world, user_id, channel, command):
            return False
        if context is not Context.GUILD:
            return contexts is not None or bool(command["dm_permission"])
        held = self._world.allowed(user_id, channel)
        if not has_bot(self._world, channel.guild_id):  # the guild has not set who may use its commands
            return Permission.USE_APPLICATION_COMMANDS in held
        return Permission.USE_APPLICATION_COMMANDS in held and _default_needed(command) in held

    # Acting.

    def interact(self, user_id: int, body: Json) -> Interaction:
        """Use a command, a component or a modal, as the page's request says. Raises `CannotDo`."""
        type_ = InteractionType(body["type"])
        data, nonce = body["data"], str(body.get("nonce") or "")
        if type_ is InteractionType.MODAL:
            return self._submit(user_id, data, nonce)
        channel = self._world.channel(int(body["channel_id"]))
        if not self._world.sees(user_id, channel):
            raise Refused(50001)
        message_id, seen, command = None, body.get("seen"), None
        if type_ is InteractionType.COMPONENT:
            message_id = int(body["message_id"])
            self._check_press(user_id, message_id, data, is_stale=seen is not None)
        else:
            possible.check_command(self._world, data, is_autocomplete=type_ is InteractionType.AUTOCOMPLETE)
            command = self._usable(user_id, channel, data)
            if "guild_id" in command:
                data = data | {"guild_id": command["guild_id"]}
        return self._services.interactions.open(
            type_,
            user_id=user_id,
            channel_id=channel.id,
            data=data,
            command=command,
            nonce=nonce,
            message_id=message_id,
            seen=seen,
        )

    def _usable(self, user_id: int, channel: Channel, data: Json) -> Json:
        """Return the command that the data name. Raises `CannotDo` if it cannot be used there."""
        for command in self.commands_in(user_id, channel.id):
            if command["id"] == str(data["id"]):
                return command
        raise CannotDo(f"{data['name']!r} cannot be used here")

    def _check_press(self, user_id: int, message_id: int, data: Json, *, is_stale: bool) -> None:
        message = self._world.messages.get(message_id)
        if message is None or message.only_for not in (None, user_id):
            raise CannotDo("that message is gone")
        if not is_stale:
            possible.check_press(message, data)

    def _submit(self, user_id: int, data: Json, nonce: str) -> Interaction:
        opener = self._services.interactions.find(int(data["id"]))
        if opener.modal is None or opener.user_id != user_id:
            raise CannotDo("no such modal is open")
        if opener.channel_id not in self._world.channels:
            raise CannotDo("the channel of this modal is gone")
        possible.check_modal_form(opener.modal, data)
        return self._services.interactions.open(
            InteractionType.MODAL,
            user_id=user_id,
            channel_id=opener.channel_id,
            data={key: data[key] for key in ("custom_id", "components")},
            nonce=nonce,
            message_id=opener.message_id,
            opened_by=opener,
        )

    def say(self, user_id: int, channel_id: int, content: str) -> Message:
        """Send a message. Raises 50001 or 50013."""
        channel = self._world.channel(channel_id)
        held = self._world.allowed(user_id, channel)
        in_thread = isinstance(channel, Thread)
        if Permission.VIEW_CHANNEL not in held:
            raise Refused(50001)
        if (Permission.SEND_MESSAGES_IN_THREADS if in_thread else Permission.SEND_MESSAGES) not in held:
            raise Refused(50013)
        return messages.post(self._stage, channel, messages.Said(user_id, {"content": content}, []))

    def remove(self, user_id: int, message_id: int) -> None:
        """Dismiss what only this user sees, or delete a message if they may. Raises 10008 or 50013."""
        message = self._world.messages.get(message_id)
        if message is None or message.only_for not in (None, user_id):
            raise Refused(10008)
        channel = self._world.channel(message.channel_id)
        is_own = user_id in (message.only_for, message.author_id)
        if not is_own and Permission.MANAGE_MESSAGES not in self._world.allowed(user_id, channel):
            raise Refused(50013)
        messages.delete(self._stage, message)


def _default_needed(command: Json) -> Permission:
    """Return the permission that a member needs for the command; "0" allows only administrators."""
    match command["default_member_permissions"]:
        case None:
            return Permission(0)
        case "0":
            return Permission.ADMINISTRATOR
        case bits:
            return Permission(int(bits))


def _localized(entry: Json, locale: str) -> Json:
    found = dict(entry)
    for key in ("name", "description"):
        local = (entry.get(f"{key}_localizations") or {}).get(locale)
        found[f"{key}_localized"] = local or entry.get(key, "")
    for key in ("options", "choices"):
        if entry.get(key):
            found[key] = [_localized(inner, locale) for inner in entry[key]]
    return found
