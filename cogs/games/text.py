"""The words of all games for things such as cards: by their names, after their emojis, and in lists."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from enum import StrEnum
from typing import TypeAlias, TypeVar

from cogs.i18n.table_messages import TableMessages

T = TypeVar("T")
S = TypeVar("S", bound=StrEnum)
Word: TypeAlias = Callable[[T, TableMessages], str]
"""Returns a thing in words, such as the name of a card."""
Listed: TypeAlias = Callable[[Iterable[T], TableMessages], str]
"""Returns several things in words."""


def named(key: str) -> Word[StrEnum]:
    """Return a function that names things; ``{}`` in the key of the names stands for the value of a thing."""
    return lambda thing, say: say(key.format(thing))


def after_emoji(word: Word[S]) -> Word[S]:
    """Return a function that puts the emoji of a thing before its words, for a line of text."""
    return lambda thing, say: say.emoji(thing.value).before(word(thing, say))


def listed(word: Word[T], *, none: str = "", copies: str = "") -> Listed[T]:
    """Return a function that lists things in their order; ``none`` is the key of the words for no things.

    ``copies`` is the key of those for equal things, with their number; without it each stands for itself.
    """

    def words(things: Iterable[T], say: TableMessages) -> str:
        if copies:
            counted = Counter(things).items()
            said = [say(copies, what=word(thing, say), count=count) for thing, count in counted]
        else:
            said = [word(thing, say) for thing in things]
        return say.all_of(said) if said or not none else say(none)

    return words
