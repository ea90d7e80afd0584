"""Every interaction of this run, from the person's action until its token expires."""

import asyncio
import secrets

from ..world.errors import Refused
from ..world.feed import Happening
from ..world.installs import owners
from ..world.nouns import Json
from ..world.stage import Stage
from .payload import interaction_json
from .record import TOKEN_SECONDS, Answer, AnswerKind, Interaction, InteractionType

ANSWER_SECONDS = 3.0
"""How long Discord waits for a bot's first answer."""

FAILURES = {
    InteractionType.COMMAND: "The application did not respond",
    InteractionType.COMPONENT: "This interaction failed",
    InteractionType.AUTOCOMPLETE: "Loading options failed",
    InteractionType.MODAL: "Something went wrong. Try again.",
}
"""What Discord shows in red if the bot does not answer in time."""


class Interactions:
    """Opens interactions, finds them by their tokens, and fails those without an answer."""

    def __init__(self, stage: Stage, *, answer_seconds: float | None = None) -> None:
        self.answer_seconds = ANSWER_SECONDS if answer_seconds is None else answer_seconds
        self._stage = stage
        self._by_token: dict[str, Interaction] = {}
        self._by_id: dict[int, Interaction] = {}
        self._deadlines: dict[int, asyncio.TimerHandle] = {}

    @property
    def unanswered(self) -> int:
        """How many still wait for the bot's first answer."""
        return len(self._deadlines)

    def open(
        self,
        type_: InteractionType,
        *,
        user_id: int,
        channel_id: int,
        data: Json,
        command: Json | None = None,
        nonce: str = "",
        message_id: int | None = None,
        seen: Json | None = None,
        opened_by: Interaction | None = None,
    ) -> Interaction:
        """Record a person's action and send it to the bot, which has `answer_seconds` to answer.

        `command` is the command that is used, if one is.
        """
        world = self._stage.world
        channel = world.channel(channel_id)
        interaction = Interaction(
            id=world.clock.snowflake(),
            token=secrets.token_urlsafe(48),
            type=type_,
            user_id=user_id,
            channel_id=channel_id,
            guild_id=channel.guild_id,
            owners=owners(world, user_id, channel, command),
            data=data,
            nonce=nonce,
            opened_at=world.clock.now(),
            message_id=message_id,
            seen=seen,
            opened_by=opened_by,
        )
        payload = interaction_json(world, interaction)
        self._forget_ended()
        self._by_token[interaction.token] = self._by_id[interaction.id] = interaction
        loop = asyncio.get_running_loop()
        self._deadlines[interaction.id] = loop.call_later(self.answer_seconds, self._fail, interaction)
        self._tell(interaction, "INTERACTION_CREATED")
        place = interaction.guild_id, interaction.channel_id
        self._stage.feed.tell(Happening("INTERACTION_CREATE", payload, *place, only_for=()))
        return interaction

    def find(self, interaction_id: int) -> Interaction:
        """Return the interaction; raise 10062 if there is none."""
        if interaction_id not in self._by_id:
            raise Refused(10062)
        return self._by_id[interaction_id]

    def unanswered_one(self, interaction_id: int, token: str) -> Interaction:
        """Return the interaction to answer: 10062 if there is none or it failed, 40060 if it was already answered."""
        interaction = self.find(interaction_id)
        if interaction.token != token or interaction.acknowledged is AnswerKind.FAILED:
            raise Refused(10062)
        if interaction.acknowledged is not None:
            raise Refused(40060)
        return interaction

    def by_token(self, token: str) -> Interaction:
        """Return the answered interaction of a valid token; raise 10015 (unknown) or 50027 (expired)."""
        interaction = self._by_token.get(token)
        if interaction is None or interaction.acknowledged in (None, AnswerKind.FAILED):
            raise Refused(10015)
        if self._is_ended(interaction):
            raise Refused(50027)
        return interaction

    def settle(self, interaction: Interaction, answer: Answer) -> None:
        """Pass the bot's answer, the first or a later one, to the person."""
        deadline = self._deadlines.pop(interaction.id, None)
        if deadline is not None:
            deadline.cancel()
        if interaction.acknowledged is None:
            interaction.acknowledged = answer.kind
        interaction.settle(answer)
        match answer.kind:
            case AnswerKind.MODAL:
                self._tell(interaction, "INTERACTION_MODAL", **(answer.modal or {}))
            case AnswerKind.CHOICES:
                self._tell(interaction, "AUTOCOMPLETE", choices=list(answer.choices))
            case AnswerKind.DEFERRED | AnswerKind.DEFERRED_UPDATE:
                self._tell(interaction, "INTERACTION_THINKING", ephemeral=answer.ephemeral)
            case AnswerKind.FAILED:
                self._tell(interaction, "INTERACTION_FAILED", reason=answer.failed)
            case AnswerKind.MESSAGE | AnswerKind.UPDATE:
                self._tell(interaction, "INTERACTION_DONE")

    def stop(self) -> None:
        """Stop waiting for answers."""
        for deadline in self._deadlines.values():
            deadline.cancel()
        self._deadlines.clear()

    def _fail(self, interaction: Interaction) -> None:
        failed = FAILURES[interaction.type]
        self.settle(interaction, Answer(AnswerKind.FAILED, interaction.id, failed=failed))

    def _tell(self, interaction: Interaction, name: str, **more: object) -> None:
        payload: Json = {"nonce": interaction.nonce, "id": str(interaction.id)} | more
        happening = Happening(name, payload, only_for=(interaction.user_id,), for_bot=False)
        self._stage.feed.tell(happening)

    def _is_ended(self, interaction: Interaction) -> bool:
        return self._stage.world.clock.now() - interaction.opened_at > TOKEN_SECONDS

    def _forget_ended(self) -> None:
        """Delete the oldest ones, whose tokens expired at least one lifetime ago."""
        for interaction in list(self._by_id.values())[:2]:
            if self._stage.world.clock.now() - interaction.opened_at > 2 * TOKEN_SECONDS:
                del self._by_id[interaction.id], self._by_token[interaction.token]
