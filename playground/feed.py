"""What happens, told to whoever listens: the bot's gateway, the visitors' pages and waiting tests."""

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
    """The users who alone may know of it; None when everyone may who sees the channel."""
    for_bot: bool = True
    """Whether the bot's gateway carries it too."""


Listener = Callable[[Happening], None]


class Feed:
    """Tells every listener of every happening, in order, at once."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Tell `listener` from now on; the returned function ends it."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def tell(self, happening: Happening) -> None:
        """Tell everyone who listens."""
        for listener in tuple(self._listeners):
            listener(happening)
