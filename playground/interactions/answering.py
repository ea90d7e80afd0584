"""How the bot answers an interaction: once within three seconds, and then by its token for 15 minutes."""

import asyncio
import secrets

from .. import limits, messages
from ..errors import FormErrors, Refused
from ..feed import Happening
from ..nouns import Json, Message, MessageFlag
from ..payloads import is_ephemeral, message_json
from ..stage import Stage, Upload
from .payload import interaction_json, metadata_json
from .record import TOKEN_SECONDS, Answer, AnswerKind, Interaction, InteractionType

FAILURES = {
    InteractionType.COMMAND: "The application did not respond",
    InteractionType.COMPONENT: "This interaction failed",
    InteractionType.AUTOCOMPLETE: "Loading options failed",
    InteractionType.MODAL: "Something went wrong. Try again.",
}
MESSAGES = {AnswerKind.MESSAGE, AnswerKind.DEFERRED}
UPDATES = {AnswerKind.UPDATE, AnswerKind.DEFERRED_UPDATE}
SUITABLE = {
    InteractionType.COMMAND: MESSAGES | {AnswerKind.MODAL},
    InteractionType.COMPONENT: MESSAGES | UPDATES | {AnswerKind.MODAL},
    InteractionType.AUTOCOMPLETE: {AnswerKind.CHOICES},
    InteractionType.MODAL: MESSAGES | UPDATES,
}


class Interactions:
    """All interactions of this run, found by their tokens."""

    def __init__(self, stage: Stage, *, answer_seconds: float = 3.0) -> None:
        self.answer_seconds = answer_seconds
        self._stage = stage
        self._by_token: dict[str, Interaction] = {}
        self._by_id: dict[int, Interaction] = {}
        self._deadlines: dict[int, asyncio.TimerHandle] = {}

    @property
    def unanswered(self) -> int:
        """How many still wait for the bot's first word."""
        return len(self._deadlines)

    def find(self, interaction_id: int) -> Interaction:
        """The interaction, or 10062."""
        if interaction_id not in self._by_id:
            raise Refused(10062)
        return self._by_id[interaction_id]

    def open(
        self,
        type_: InteractionType,
        *,
        user_id: int,
        channel_id: int,
        data: Json,
        nonce: str = "",
        message_id: int | None = None,
        opened_by: Interaction | None = None,
    ) -> Interaction:
        """A person does something; the bot is told and has `answer_seconds` to answer."""
        world = self._stage.world
        interaction = Interaction(
            id=world.clock.snowflake(),
            token=secrets.token_urlsafe(48),
            type=type_,
            user_id=user_id,
            channel_id=channel_id,
            guild_id=world.channel(channel_id).guild_id,
            data=data,
            nonce=nonce,
            opened_at=world.clock.now(),
            message_id=message_id,
            opened_by=opened_by,
        )
        self._by_token[interaction.token] = self._by_id[interaction.id] = interaction
        loop = asyncio.get_running_loop()
        self._deadlines[interaction.id] = loop.call_later(self.answer_seconds, self._fail, interaction)
        self._tell(interaction, "INTERACTION_CREATED")
        payload = interaction_json(world, interaction)
        self._stage.feed.tell(
            Happening("INTERACTION_CREATE", payload, interaction.guild_id, interaction.channel_id, only_for=())
        )
        return interaction

    def stop(self) -> None:
        """Wait for no answer any more."""
        for deadline in self._deadlines.values():
            deadline.cancel()
        self._deadlines.clear()

    def answer(self, interaction_id: int, token: str, body: Json, uploads: list[Upload]) -> Json:
        """The bot's first answer. Raises 10062 when it comes too late, 40060 when it is not the first."""
        interaction = self._by_id.get(interaction_id)
        if interaction is None or interaction.token != token:
            raise Refused(10062)
        if interaction.acknowledged is AnswerKind.FAILED:
            raise Refused(10062)
        if interaction.acknowledged is not None:
            raise Refused(40060)
        kind = self._suitable(interaction, body.get("type"))
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
                known = ("custom_id", "title", "components")
                interaction.modal = {"id": str(interaction.id)} | {key: data[key] for key in known}
            case AnswerKind.CHOICES:
                limits.check_choices(data.get("choices") or [])
            case AnswerKind.DEFERRED_UPDATE | AnswerKind.FAILED:
                pass
        if kind in UPDATES:
            interaction.original_id = interaction.message_id
        self._acknowledge(interaction, kind, data)
        return self._callback_json(interaction, kind)

    def by_token(self, token: str) -> Interaction:
        """The answered interaction of a token that is still good, or 10015 (unknown) or 50027 (too old)."""
        interaction = self._by_token.get(token)
        if interaction is None or interaction.acknowledged in (None, AnswerKind.FAILED):
            raise Refused(10015)
        if self._stage.world.clock.now() - interaction.opened_at > TOKEN_SECONDS:
            raise Refused(50027)
        return interaction

    def message(self, interaction: Interaction, which: str) -> Message:
        """The message `@original`, or one by its number that this interaction may touch; else 10008."""
        wanted = interaction.original_id if which == "@original" else int(which)
        found = self._stage.world.messages.get(wanted or 0)
        if found is None or found.channel_id != interaction.channel_id:
            raise Refused(10008)
        is_own = found.interaction is not None and found.interaction["id"] == str(interaction.id)
        if not is_own and found.id not in (interaction.original_id, interaction.message_id):
            raise Refused(10008)
        return found

    def follow_up(self, interaction: Interaction, body: Json, uploads: list[Upload]) -> Message:
        """A further message; while the bot is still thinking it takes the place of the thought."""
        original = self._stage.world.messages.get(interaction.original_id or 0)
        if original is not None and original.flags & MessageFlag.LOADING:
            self.edit(interaction, original, body, uploads)
            return original
        return self._post(interaction, body, uploads)

    def edit(self, interaction: Interaction, message: Message, body: Json, uploads: list[Upload]) -> None:
        """Change a message by the token; the first change ends the thinking."""
        messages.edit(self._stage, message, body, uploads)
        if message.id == interaction.original_id and not interaction.last.done():
            self._acknowledge(interaction, AnswerKind.UPDATE, {})

    def _suitable(self, interaction: Interaction, kind: object) -> AnswerKind:
        suitable = SUITABLE[interaction.type]
        if interaction.type is InteractionType.MODAL and interaction.message_id is None:
            suitable = suitable - UPDATES
        if kind not in suitable:
            wrong = FormErrors()
            known = ", ".join(str(int(k)) for k in sorted(suitable))
            wrong.add(("type",), "BASE_TYPE_CHOICES", f"Value must be one of {{{known}}}.")
            wrong.raise_if_any()
        return AnswerKind(kind)  # type: ignore[arg-type]

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
        world.messages[message.id] = message
        messages.tell(self._stage, "MESSAGE_CREATE", message)
        return message

    def _pressed(self, interaction: Interaction) -> Message:
        found = self._stage.world.messages.get(interaction.message_id or 0)
        if found is None:
            raise Refused(10008)
        return found

    def _acknowledge(self, interaction: Interaction, kind: AnswerKind, data: Json) -> None:
        deadline = self._deadlines.pop(interaction.id, None)
        if deadline is not None:
            deadline.cancel()
        if interaction.acknowledged is None:
            interaction.acknowledged = kind
        world = self._stage.world
        message = world.messages.get(interaction.original_id or 0)
        answer = Answer(
            kind,
            interaction.id,
            message=None if message is None else message_json(world, message),
            modal=interaction.modal,
            choices=tuple(data.get("choices") or ()),
            ephemeral=message is not None and message.only_for is not None,
        )
        interaction.settle(answer)
        self._tell_answer(interaction, answer)

    def _tell_answer(self, interaction: Interaction, answer: Answer) -> None:
        match answer.kind:
            case AnswerKind.MODAL:
                self._tell(interaction, "INTERACTION_MODAL", **(answer.modal or {}))
            case AnswerKind.CHOICES:
                self._tell(interaction, "AUTOCOMPLETE", choices=list(answer.choices))
            case AnswerKind.DEFERRED | AnswerKind.DEFERRED_UPDATE:
                self._tell(interaction, "INTERACTION_THINKING", ephemeral=answer.ephemeral)
            case _:
                self._tell(interaction, "INTERACTION_DONE")

    def _fail(self, interaction: Interaction) -> None:
        del self._deadlines[interaction.id]
        interaction.acknowledged = AnswerKind.FAILED
        reason = FAILURES[interaction.type]
        interaction.settle(Answer(AnswerKind.FAILED, interaction.id, failed=reason))
        self._tell(interaction, "INTERACTION_FAILED", reason=reason)

    def _tell(self, interaction: Interaction, name: str, **more: object) -> None:
        payload: Json = {"nonce": interaction.nonce, "id": str(interaction.id), **more}
        self._stage.feed.tell(Happening(name, payload, only_for=(interaction.user_id,), for_bot=False))

    def _callback_json(self, interaction: Interaction, kind: AnswerKind) -> Json:
        world = self._stage.world
        message = world.messages.get(interaction.original_id or 0)
        about: Json = {"id": str(interaction.id), "type": int(interaction.type)}
        resource: Json = {"type": int(kind)}
        if message is not None:
            about |= {
                "response_message_id": str(message.id),
                "response_message_loading": kind is AnswerKind.DEFERRED,
                "response_message_ephemeral": message.only_for is not None,
            }
            resource["message"] = message_json(world, message)
        return {"interaction": about, "resource": resource}
