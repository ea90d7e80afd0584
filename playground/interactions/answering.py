"""How the bot answers an interaction: once within three seconds, then by its token for 15 minutes."""

from .. import limits, messages
from ..world.components import completed
from ..world.errors import FormErrors, Refused
from ..world.installs import Install
from ..world.nouns import Json, Message, MessageFlag
from ..world.payloads import is_ephemeral, message_json
from ..world.stage import Stage, Upload
from .payload import metadata_json
from .record import Answer, AnswerKind, Interaction, InteractionType
from .registry import Interactions

ACCOUNT_FOLLOW_UPS_MOST = 5
"""How many further messages an application may send that is only installed on the person's account."""
MESSAGES = {AnswerKind.MESSAGE, AnswerKind.DEFERRED}
UPDATES = {AnswerKind.UPDATE, AnswerKind.DEFERRED_UPDATE}
SUITABLE = {
    InteractionType.COMMAND: MESSAGES | {AnswerKind.MODAL},
    InteractionType.COMPONENT: MESSAGES | UPDATES | {AnswerKind.MODAL},
    InteractionType.AUTOCOMPLETE: {AnswerKind.CHOICES},
    InteractionType.MODAL: MESSAGES | UPDATES,
}


class Answering:
    """What the bot may do with an interaction."""

    def __init__(self, stage: Stage, interactions: Interactions) -> None:
        self._stage = stage
        self._interactions = interactions

    def answer(self, interaction: Interaction, body: Json, uploads: list[Upload]) -> Json:
        """Apply the bot's first answer and return the reply to it. Raises 50035 for an answer of the wrong type."""
        kind = _suitable(interaction, body.get("type"))
        data = body.get("data") or {}
        match kind:
            case AnswerKind.MESSAGE:
                interaction.original_id = self._post(interaction, data, uploads).id
            case AnswerKind.DEFERRED:
                interaction.original_id = self._think(interaction, data).id
            case AnswerKind.UPDATE:
                messages.edit(self._stage, self._pressed(interaction), data, uploads)
            case AnswerKind.MODAL:
                limits.check_modal(data)
                known = self._stage.world.emojis
                limits.check_component_emojis(data["components"], known, ("data", "components"))
                interaction.modal = _modal_json(interaction, data)
            case AnswerKind.CHOICES:
                limits.check_choices(data.get("choices") or [])
            case AnswerKind.DEFERRED_UPDATE | AnswerKind.FAILED:
                pass
        if kind in UPDATES:
            interaction.original_id = interaction.message_id
        self._settle(interaction, kind, tuple(data.get("choices") or ()))
        return self._callback_json(interaction, kind)

    def message(self, interaction: Interaction, which: str) -> Message:
        """Return the message `@original`, or one by its number that this interaction may change; else 10008."""
        wanted = interaction.original_id if which == "@original" else int(which)
        found = self._stage.world.messages.get(wanted or 0)
        if found is None or found.channel_id != interaction.channel_id:
            raise Refused(10008)
        is_own = found.interaction is not None and found.interaction["id"] == str(interaction.id)
        if not is_own and found.id not in (interaction.original_id, interaction.message_id):
            raise Refused(10008)
        return found

    def follow_up(self, interaction: Interaction, body: Json, uploads: list[Upload]) -> Message:
        """Send a further message; while the answer is deferred, it replaces the placeholder.

        Raises 40094 after the fifth one of an interaction by an account's own installation.
        """
        original = self._stage.world.messages.get(interaction.original_id or 0)
        if original is not None and original.flags & MessageFlag.LOADING:
            self.edit(interaction, original, body, uploads)
            return original
        if str(Install.GUILD) not in interaction.owners and interaction.follow_ups == ACCOUNT_FOLLOW_UPS_MOST:
            raise Refused(40094)
        posted = self._post(interaction, body, uploads)
        interaction.follow_ups += 1
        self._end_thinking(interaction)
        return posted

    def edit(self, interaction: Interaction, message: Message, body: Json, uploads: list[Upload]) -> None:
        """Edit a message by the token; the first edit ends the deferral."""
        messages.edit(self._stage, message, body, uploads)
        self._end_thinking(interaction)

    def delete(self, interaction: Interaction, message: Message) -> None:
        """Delete a message by the token."""
        messages.delete(self._stage, message)
        self._end_thinking(interaction)

    def _post(self, interaction: Interaction, body: Json, uploads: list[Upload]) -> Message:
        world = self._stage.world
        said = messages.Said(
            world.bot_id,
            body,
            uploads,
            only_for=interaction.user_id if is_ephemeral(body.get("flags") or 0) else None,
            interaction=metadata_json(world, interaction),
        )
        return messages.post(self._stage, world.channel(interaction.channel_id), said)

    def _think(self, interaction: Interaction, data: Json) -> Message:
        world = self._stage.world
        message = Message(world.clock.snowflake(), interaction.channel_id, world.bot_id)
        message.flags = int(MessageFlag.LOADING)
        message.interaction = metadata_json(world, interaction)
        if is_ephemeral(data.get("flags") or 0):
            message.only_for = interaction.user_id
            message.flags |= MessageFlag.EPHEMERAL
        world.keep_message(message)
        messages.tell(self._stage, "MESSAGE_CREATE", message)
        return message

    def _pressed(self, interaction: Interaction) -> Message:
        found = self._stage.world.messages.get(interaction.message_id or 0)
        if found is None:
            raise Refused(10008)
        return found

    def _end_thinking(self, interaction: Interaction) -> None:
        if interaction.last.done():
            return
        was_message = interaction.acknowledged is AnswerKind.DEFERRED
        self._settle(interaction, AnswerKind.MESSAGE if was_message else AnswerKind.UPDATE)

    def _settle(self, interaction: Interaction, kind: AnswerKind, choices: tuple[Json, ...] = ()) -> None:
        message = self._stage.world.messages.get(interaction.original_id or 0)
        answer = Answer(
            kind,
            interaction.id,
            message=None if message is None else message_json(self._stage.world, message),
            modal=interaction.modal,
            choices=choices,
            ephemeral=message is not None and message.only_for is not None,
            process=self._stage.process,
            was_deferred=interaction.acknowledged is not None and interaction.acknowledged.is_deferral,
        )
        self._interactions.settle(interaction, answer)

    def _callback_json(self, interaction: Interaction, kind: AnswerKind) -> Json:
        message = self._stage.world.messages.get(interaction.original_id or 0)
        about: Json = {"id": str(interaction.id), "type": int(interaction.type)}
        resource: Json = {"type": int(kind)}
        if message is not None:
            about |= {
                "response_message_id": str(message.id),
                "response_message_loading": kind is AnswerKind.DEFERRED,
                "response_message_ephemeral": message.only_for is not None,
            }
            resource["message"] = message_json(self._stage.world, message)
        return {"interaction": about, "resource": resource}


def _suitable(interaction: Interaction, kind: object) -> AnswerKind:
    suitable = SUITABLE[interaction.type]
    if interaction.type is InteractionType.MODAL and interaction.message_id is None:
        suitable = suitable - UPDATES
    for known in suitable:
        if known == kind:
            return known
    wrong = FormErrors()
    names = ", ".join(str(int(known)) for known in sorted(suitable))
    wrong.add(("type",), "BASE_TYPE_CHOICES", f"Value must be one of {{{names}}}.")
    raise Refused(50035, errors=wrong.found)


def _modal_json(interaction: Interaction, data: Json) -> Json:
    known = {key: data[key] for key in ("custom_id", "title")}
    return {"id": str(interaction.id), **known, "components": completed(data["components"], {})}
