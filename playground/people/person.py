"""A person at the playground who is played by a test: types, presses, chooses, fills forms."""

import abc
import asyncio
import contextlib
from collections.abc import Mapping, Sequence
from typing import Any

from ..interactions import Answer, AnswerKind, InteractionType
from ..world.nouns import Json
from . import forms, reading

USUAL_CHANNEL = "cake-table"

THINKING_SECONDS = 15.0
"""How long a person waits for the answer of a bot that is thinking."""

Place = str | int | Json
"""A channel: its name, its identifier or an object with an `id`."""


class Person(abc.ABC):
    """Does what a member can do. Raises `CannotDo` for anything that Discord's client would not allow."""

    def __init__(self, user_id: int, name: str) -> None:
        self.id = user_id
        self.name = name

    @property
    def mention(self) -> str:
        """How a message mentions this person."""
        return f"<@{self.id}>"

    async def command(self, typed: str, /, channel: Place | None = None, **options: Any) -> Answer:
        """Send a slash command, as `"/duel new"`, and wait for the bot's answer.

        That is only the deferral if the bot goes on thinking for very long.

        An option's value is its plain value; for users and channels it is anything with an `id`.
        """
        place = await self._channel_id(channel)
        data = forms.command_data(await self._commands(place), typed, options)
        return await self._read(await self._interact(InteractionType.COMMAND, place, data))

    async def use_menu(self, name: str, target: Any, channel: Place | None = None) -> Answer:
        """Choose a command from the menu of a person, which is anything with an `id`, and wait for the bot's answer."""
        place = await self._channel_id(channel)
        data = forms.menu_data(await self._commands(place), name, target)
        return await self._read(await self._interact(InteractionType.COMMAND, place, data))

    async def autocomplete(
        self,
        typed_command: str,
        /,
        *,
        option: str,
        typed: str = "",
        channel: Place | None = None,
        **others: Any,
    ) -> list[Json]:
        """Return the choices `{"name", "value"}` for an option with the text `typed`; none if the bot fails."""
        place = await self._channel_id(channel)
        options = {**others, option: typed}
        data = forms.command_data(await self._commands(place), typed_command, options, focused=option)
        answer = await self._interact(InteractionType.AUTOCOMPLETE, place, data)
        return list(answer.choices)

    async def press(self, message: Json, wanted: str | Json, *, stale: bool = False) -> Answer:
        """Press a button, named by its label, its custom id or the component itself.

        With `stale` the message counts as still looking as given, as when someone changed it a moment before.
        """
        data = forms.component_data(reading.control(message, wanted))
        return await self._press(message, data, stale=stale)

    async def choose(
        self, message: Json, wanted: str | Json, values: Sequence[Any], *, stale: bool = False
    ) -> Answer:
        """Choose from a select, named like a button; its placeholder counts as its label."""
        data = forms.component_data(reading.control(message, wanted), values)
        return await self._press(message, data, stale=stale)

    async def submit(self, modal: Json | None, filled: Mapping[str, Any]) -> Answer:
        """Submit a modal with the fields filled, each named by its custom id or label."""
        if modal is None:
            raise LookupError("there is no modal to submit")
        data = forms.modal_data(modal, filled)
        return await self._read(await self._interact(InteractionType.MODAL, None, data))

    def text(self, message: Json | None) -> str:
        """Return the whole text of a message."""
        if message is None:
            raise LookupError("there is no message to read")
        return reading.text(message)

    def controls(self, message: Json) -> list[Json]:
        """Return the buttons and selects of a message."""
        return reading.controls(message)

    def can_press(self, message: Json, wanted: str) -> bool:
        """Whether the message has such a component, enabled."""
        return reading.is_enabled(message, wanted)

    async def _read(self, answer: Answer) -> Answer:
        """Return the answer, or the one that replaces it while the person sees that the bot is thinking."""
        if answer.kind is AnswerKind.DEFERRED:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(THINKING_SECONDS):
                    return await self.finish(answer)
        return answer

    async def _press(self, message: Json, data: Json, *, stale: bool) -> Answer:
        place = int(message["channel_id"])
        more = {"message_id": message["id"], "seen": message if stale else None}
        return await self._interact(InteractionType.COMPONENT, place, data, **more)

    @abc.abstractmethod
    async def finish(self, answer: Answer) -> Answer:
        """Wait until a deferred answer is replaced by the real one."""

    @abc.abstractmethod
    async def _channel_id(self, channel: Place | None) -> int: ...

    @abc.abstractmethod
    async def _commands(self, channel_id: int) -> list[Json]: ...

    @abc.abstractmethod
    async def _interact(
        self, type_: InteractionType, channel_id: int | None, data: Json, **more: Any
    ) -> Answer: ...
