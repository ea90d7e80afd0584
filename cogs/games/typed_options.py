"""Which card or player a text means that is typed into the option of a command."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import StrEnum
from typing import TypeVar

from cogs.i18n.names import folded
from cogs.i18n.table_messages import TableMessages
from games.engine import Seat

T = TypeVar("T", bound=StrEnum)


def named(text: str, things: Iterable[T], names_of: Callable[[T], Iterable[str]]) -> T | None:
    """Return the thing that a text means: by its value, or by one of its names without accents; None for nothing."""
    wanted = folded(text)
    return next((thing for thing in things if wanted in (thing.value, *map(folded, names_of(thing)))), None)


def seats_named(text: str, say: TableMessages) -> list[Seat]:
    """Return the seats that a text may mean: by a mention, or by the player's name."""
    wanted = text.strip().casefold().replace("<@!", "<@")
    mentioned = [seat for seat in range(say.seats) if wanted in (say.who(seat), say.member(seat))]
    return mentioned or say.named(wanted.removeprefix("@"))
