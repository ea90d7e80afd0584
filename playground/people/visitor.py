"""A person played by a test in the server's own process, who sees the world at once."""

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from ..interactions import Answer, InteractionType
from ..services import Services
from ..trouble import channel_named
from ..world.nouns import Channel, Json, User
from ..world.payloads import message_json
from .person import USUAL_CHANNEL, Person, Place
from .visiting import Visiting
from .watch import until

T = TypeVar("T")


class Visitor(Person):
    """A member that a test plays."""

    def __init__(self, services: Services, user: User) -> None:
        super().__init__(user.id, user.display_name)
        self._services = services
        self._visiting = Visiting(services)

    def messages(self, channel: Place | Channel | None = None, *, limit: int = 50) -> list[Json]:
        """Return the messages that this person sees in the channel, oldest first, including ephemeral ones."""
        return self._visiting.messages(self.id, self._place(channel), limit=limit)

    def latest(self, channel: Place | Channel | None = None) -> Json:
        """Return the newest message that this person sees there. Raises LookupError if there is none."""
        found = self.messages(channel, limit=1)
        if not found:
            raise LookupError("there are no messages")
        return found[-1]

    def dms(self) -> list[Json]:
        """Return the messages in the direct channel with the bot, oldest first."""
        return [m for channel in self._visiting.dms_of(self.id) for m in self.messages(channel)]

    def now(self, message: Json) -> Json | None:
        """Return the message as it is now; None if it is deleted or was never visible to this person."""
        found = self._services.stage.world.messages.get(int(message["id"]))
        if found is None or found.only_for not in (None, self.id):
            return None
        return self._visiting.message_json(self.id, found)

    async def say(self, content: str, channel: Place | Channel | None = None) -> Json:
        """Send a message."""
        said = self._visiting.say(self.id, self._place(channel), content)
        return message_json(self._services.stage.world, said)

    async def dismiss(self, message: Json) -> None:
        """Dismiss a message that only this person sees, or delete one if they may."""
        self._visiting.remove(self.id, int(message["id"]))

    async def wait_for(self, predicate: Callable[[], T | None], *, seconds: float = 60.0) -> T:
        """Return the predicate's first true result; it is called after every event. Raises TimeoutError."""
        return await until(self._services.stage, predicate, seconds=seconds)

    async def finish(self, answer: Answer) -> Answer:
        """Wait until a deferred answer is replaced by the real one."""
        interaction = self._services.interactions.find(answer.interaction_id)
        return await asyncio.shield(interaction.last)

    def _place(self, channel: Place | Channel | None) -> int:
        if isinstance(channel, dict):
            channel = int(channel["id"])
        return channel_named(self._services.stage, channel or USUAL_CHANNEL).id

    async def _channel_id(self, channel: Place | None) -> int:
        return self._place(channel)

    async def _commands(self, channel_id: int) -> list[Json]:
        return self._visiting.commands_in(self.id, channel_id)

    async def _interact(
        self, type_: InteractionType, channel_id: int | None, data: Json, **more: Any
    ) -> Answer:
        body = {"type": int(type_), "channel_id": channel_id, "data": data, **more}
        interaction = self._visiting.interact(self.id, body)
        return await asyncio.shield(interaction.first)
