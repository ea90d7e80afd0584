"""The options of a game's commands: what is offered for them, and which card or player a typed text means."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from enum import StrEnum
from operator import attrgetter
from types import UnionType
from typing import Any, TypeAlias, TypeVar

from cogs.i18n.table_messages import TableMessages
from cogs.i18n.typed import folded
from games.engine import Action, Seat

T = TypeVar("T", bound=StrEnum)

Part: TypeAlias = tuple[type[Action] | UnionType, str]
"""The actions in which an option stands, and the name of their field."""


def offered(
    part: Part, legal: Collection[Action], written: Callable[[Any], tuple[str, str]]
) -> dict[str, str]:
    """Return each value of an option among the legal actions: as ``written`` types it, and its label."""
    kind, field = part
    values = dict.fromkeys(map(attrgetter(field), (action for action in legal if isinstance(action, kind))))
    return dict(written(value) for value in values if value not in (None, ()))


def named(text: str, things: Iterable[T], names_of: Callable[[T], Iterable[str]]) -> T | None:
    """Return the thing that a text means: by its value, or by one of its names without accents; None for nothing."""
    wanted = folded(text)
    return next((thing for thing in things if wanted in (thing.value, *map(folded, names_of(thing)))), None)


def seats_named(text: str, say: TableMessages) -> list[Seat]:
    """Return the seats that a text may mean: by a mention, or by the player's name."""
    wanted = text.strip().casefold().replace("<@!", "<@")
    mentioned = [seat for seat in range(say.seats) if wanted in (say.who(seat), say.member(seat))]
    return mentioned or say.named(wanted.removeprefix("@"))
