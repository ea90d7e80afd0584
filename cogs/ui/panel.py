"""What a post or a form holds, before it becomes Discord's components: plain data."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum
from hashlib import sha256
from typing import TypeAlias

from cogs.i18n.emoji import Emoji
from cogs.i18n.messages import Messages

MESSAGE_CHARACTERS = 4000
"""The most that all texts of a message may hold."""
NO_ICON = Emoji()
"""Stands beside what has a name alone."""


class Style(StrEnum):
    """How much a button asks to be pressed."""

    MAIN = "main"
    CALM = "calm"
    GOOD = "good"
    GRAVE = "grave"


@dataclass(frozen=True, slots=True)
class Button:
    """A control: what it does (the last part of its custom id) and what it says."""

    deed: str
    label: str
    style: Style = Style.CALM
    sign: Emoji = NO_ICON
    is_idle: bool = False
    """Whether it keeps its place, but cannot be pressed now."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing to choose in a form or a menu."""

    value: str
    label: str
    note: str | None = None
    is_taken: bool = False
    """Whether it is ticked already when the form opens."""
    sign: Emoji = NO_ICON


@dataclass(frozen=True, slots=True)
class Menu:
    """A control that opens into a list; each choice's value is the deed that choosing it does."""

    name: str
    """Tells it from the other menus of its panel: a few small letters."""
    prompt: str
    choices: tuple[Choice, ...]


Row: TypeAlias = tuple[Button, ...] | Menu
"""What stands side by side: up to five buttons, or a menu alone."""


@dataclass(frozen=True, slots=True)
class SvgImage:
    """What a picture shows, as SVG; and the same in words for whoever does not see it."""

    svg: str = field(repr=False, compare=False)
    width: int = field(compare=False)
    """In pixels."""
    words: str
    is_private: bool = False
    """Whether one player alone may see it: no table's post ever shows it."""
    name: str = field(init=False)
    """Its file's name: drawings that show the same have the same one."""

    def __post_init__(self) -> None:
        digest = sha256(f"{self.width} {self.svg}".encode()).hexdigest()
        object.__setattr__(self, "name", f"{digest[:24]}.png")


@dataclass(frozen=True, slots=True, kw_only=True)
class Panel:
    """A post: a heading, paragraphs with a line between them, and rows of controls."""

    heading: str
    paragraphs: tuple[str, ...]
    rows: tuple[Row, ...] = ()
    table_id: str = ""
    """The table that the controls belong to."""
    asked: int = 0
    """The version of the table that the controls were made for."""
    colour: int = 0xE8A0BF
    picture: SvgImage | None = None
    """What the post shows beside its words; it may go out without."""

    @property
    def characters(self) -> int:
        """How long its text is as Discord counts it."""
        return sum(map(len, (self.heading, *self.paragraphs)))


def in_room(show: Callable[[Messages], Panel], messages: Messages) -> Panel:
    """What is shown in these words, or in plain ones where pictures beside names would take too much room."""
    panel = show(messages)
    return panel if panel.characters <= MESSAGE_CHARACTERS or messages.is_plain else show(messages.plain)


class Shape(StrEnum):
    """How a field of a form is filled in."""

    CHECKS = "checks"
    RADIO = "radio"
    MENU = "menu"
    TEXT = "text"
    """A line to write; ``most`` is the number of characters that it holds."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """A question of a form; between ``least`` and ``most`` of its choices are taken."""

    name: str
    label: str
    choices: tuple[Choice, ...] = ()
    note: str | None = None
    shape: Shape = Shape.RADIO
    least: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True)
class Form:
    """A secret choice: only the one who opened it sees it."""

    title: str
    fields: tuple[Field, ...]


Filled = dict[str, tuple[str, ...]]
"""A form filled in: the values taken, by the names of its fields."""
