"""Sends every event to its listeners: the bot's gateway, the visitors' pages and waiting tests."""

from collections.abc import Callable
from dataclasses import dataclass

from .nouns import Json


@dataclass(frozen=True)
class Happening:
    """One event by Discord's name, with its payload and where it belongs."""

    name: str
    payload: Json
    guild_id: int | None = None
    channel_id: int | None = None
    only_for: tuple[int, ...] | None = None
    """The only users who may know of it; None if everyone who sees the channel may."""
    for_bot: bool = True
    """Whether the bot's gateway sends it too."""


Listener = Callable[[Happening], None]


class Feed:
    """Calls every listener for every event, in order and at once."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Call `listener` from now on; the returned function ends this."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def tell(self, happening: Happening) -> None:
        """Call every listener."""
        for listener in tuple(self._listeners):
            listener(happening)
