"""One interaction and its results."""

import asyncio
from dataclasses import dataclass, field
from enum import IntEnum

from ..world.nouns import Json

TOKEN_SECONDS = 15 * 60


class InteractionType(IntEnum):
    """What a person did."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class AnswerKind(IntEnum):
    """The type of the bot's first answer, by Discord's numbers; `FAILED` means no answer in time."""

    FAILED = 0
    MESSAGE = 4
    DEFERRED = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9

    @property
    def is_deferral(self) -> bool:
        """Whether it only says that an answer will follow."""
        return self in (AnswerKind.DEFERRED, AnswerKind.DEFERRED_UPDATE)


@dataclass(frozen=True)
class Answer:
    """What the person sees of the bot's answer."""

    kind: AnswerKind
    interaction_id: int
    message: Json | None = None
    """The message that was sent, or the pressed one as it is now."""
    modal: Json | None = None
    """`id` (the interaction that opened it), `custom_id`, `title` and `components`."""
    choices: tuple[Json, ...] = ()
    failed: str | None = None
    """The error that Discord would show in red."""
    ephemeral: bool = False
    process: int = 0
    """The number of the bot's process that answered; 0 if it did not say."""
    was_deferred: bool = False
    """Whether the bot deferred its answer before it gave this one."""


@dataclass
class Interaction:
    """What a person did, the token for the bot's answers, and what the bot has done so far."""

    id: int
    token: str
    type: InteractionType
    user_id: int
    channel_id: int
    guild_id: int | None
    owners: Json
    """Who has installed the application, by the kind of installation: `authorizing_integration_owners`."""
    data: Json
    nonce: str
    opened_at: float
    """Seconds since 1970."""
    message_id: int | None = None
    """The message whose component was used, or that the modal came from."""
    seen: Json | None = None
    """That message as it looked when it was pressed, if it has changed since."""
    opened_by: "Interaction | None" = None
    """For a modal, the interaction that opened it."""
    acknowledged: AnswerKind | None = None
    original_id: int | None = None
    """The message that `@original` refers to."""
    modal: Json | None = None
    follow_ups: int = 0
    first: "asyncio.Future[Answer]" = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )
    last: "asyncio.Future[Answer]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    """Done when no answer is deferred any more."""

    @property
    def name(self) -> str:
        """The full name of a command with its subcommands; empty for everything else."""
        words = [self.data["name"]] if "name" in self.data else []
        options = self.data.get("options") or []
        while options and options[0]["type"] in (1, 2):
            words.append(options[0]["name"])
            options = options[0].get("options") or []
        return " ".join(words)

    def settle(self, answer: Answer) -> None:
        """Pass the bot's answer, the first or a later one, to the person."""
        if not self.first.done():
            self.first.set_result(answer)
        if not answer.kind.is_deferral and not self.last.done():
            self.last.set_result(answer)
