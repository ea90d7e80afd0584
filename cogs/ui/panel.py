"""Messages and forms as plain data; `components` turns them into Discord's components."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum, StrEnum
from hashlib import sha256
from typing import Protocol, TypeAlias

import discord

from cogs.i18n.emoji import Emoji
from cogs.i18n.locale import Interaction
from cogs.i18n.messages import Messages
from cogs.i18n.names import mentions_isolated
from cogs.ui.custom_id import PageRoute, TableCommand

MESSAGE_CHARACTERS = 4000
"""The most that all texts of a message may hold."""
NO_ICON = Emoji()
"""Stands beside a name that has no emoji."""


class MemberSwitch(Protocol):
    """A switch that a member can turn on and off on several pages."""

    word: str
    """The argument of its button."""

    def rows(self, interaction: Interaction, page: str, messages: Messages) -> tuple[Row, ...]:
        """Return its button for a page, as it is after the press; no row where it is not offered."""

    async def toggle(self, press: Interaction) -> None:
        """Turn it on or off. Refused when that cannot be done."""


ON, OFF = Emoji("✅"), Emoji("⬜")


class Style(Enum):
    """The style of a button: how much it stands out."""

    MAIN = discord.ButtonStyle.primary
    CALM = discord.ButtonStyle.secondary
    GOOD = discord.ButtonStyle.success
    GRAVE = discord.ButtonStyle.danger


Target: TypeAlias = TableCommand | PageRoute
"""The target of a control: a command of the table that its panel shows, or a page."""


@dataclass(frozen=True, slots=True)
class Button:
    """A control: what it leads to and what it says."""

    target: Target
    label: str
    style: Style = Style.CALM
    emoji: Emoji = NO_ICON
    is_idle: bool = False
    """Whether it is shown but cannot be pressed now."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing to choose in a form."""

    value: str
    label: str
    note: str | None = None
    is_taken: bool = False
    """Whether it is ticked already when the form opens."""
    emoji: Emoji = NO_ICON


@dataclass(frozen=True, slots=True)
class MenuChoice:
    """One thing to choose in a menu: choosing it is like pressing a button."""

    target: Target
    label: str
    note: str | None = None
    is_taken: bool = False
    emoji: Emoji = NO_ICON


@dataclass(frozen=True, slots=True)
class Menu:
    """A control that opens into a list."""

    name: str
    """Tells it from the other menus of its panel: a few small letters."""
    prompt: str
    choices: tuple[MenuChoice, ...]


class Picked(StrEnum):
    """The things of a server that a picker lists; Discord itself fills the list."""

    CHANNELS = "channels"
    ROLE = "role"


@dataclass(frozen=True, slots=True)
class Picker:
    """A control of a page that lists channels or roles of the server; what is chosen may be empty."""

    page: str
    name: str
    """Tells it from the other pickers of its page: a few small letters. The page gets it before the chosen ids."""
    prompt: str
    kind: Picked
    chosen: tuple[int, ...] = ()
    """The ids that are chosen now."""


Row: TypeAlias = tuple[Button, ...] | Menu | Picker | str
"""A row: up to five buttons, or one menu or picker; or a text between the controls."""


@dataclass(frozen=True, slots=True)
class SvgImage:
    """An image as SVG, and the same in words for people who do not see it."""

    svg: str = field(repr=False, compare=False)
    width: int = field(compare=False)
    """The size in pixels."""
    words: str
    is_private: bool = False
    """Whether only one player may see it: no table's post ever shows it."""
    name: str = field(init=False)
    """The name of its file: equal images have the same name."""

    def __post_init__(self) -> None:
        digest = sha256(f"{self.width} {self.svg}".encode()).hexdigest()
        object.__setattr__(self, "name", f"{digest[:24]}.png")


@dataclass(frozen=True, slots=True)
class PngImage:
    """An image that can be sent. Images with equal names are equal."""

    name: str
    png: bytes

    @property
    def file(self) -> discord.File:
        """The image as a file for one message."""
        return discord.File(io.BytesIO(self.png), self.name)


@dataclass(frozen=True, slots=True, kw_only=True)
class Panel:
    """A post: a heading, paragraphs with a line between them, and rows of controls."""

    heading: str
    paragraphs: tuple[str, ...]
    in_words: tuple[str, ...] = ()
    """The image in words, before the other paragraphs: only a message that gets no image has them."""
    uncut: tuple[str, ...] = ()
    """The paragraphs of a message that gets no image, where they are longer than beside it."""
    rows_above: tuple[Row, ...] = ()
    """The rows of controls above the image and the paragraphs: they stay in place while these change."""
    rows: tuple[Row, ...] = ()
    """The rows of controls below the paragraphs."""
    table_id: str = ""
    """The table that the controls belong to; empty on a page."""
    seen_version: int = 0
    """The `TableRoute.seen_version` of the controls."""
    colour: int = 0xE8A0BF
    component_id: int | None = None
    """Discord's number of its outermost component, if the message must be found by it."""
    image: SvgImage | None = None
    """The image beside the words; the message may be sent without it."""
    has_parts: bool = False
    """Whether one person sees it in parts where it would be higher than a phone."""
    mentions_short_names: bool = False
    """Whether its paragraphs mention only members with short names, as those of tables do: they cut longer ones."""

    @property
    def all_rows(self) -> tuple[Row, ...]:
        """The rows of controls in their order."""
        return (*self.rows_above, *self.rows)

    @property
    def characters(self) -> int:
        """Return the length of the text as Discord counts it."""
        around = [self.heading, *self.in_words, *[row for row in self.all_rows if isinstance(row, str)]]
        return max(
            [len(mentions_isolated("".join([*around, *told]))) for told in {self.paragraphs, self.uncut}]
        )

    def without_image(self) -> Panel:
        """Return the panel for a message without its image, whose words tell all."""
        return replace(self, image=None, paragraphs=self.uncut or self.paragraphs)


def in_room(show: Callable[[Messages], Panel], messages: Messages) -> Panel:
    """Return the panel with emojis beside the names, or without them where they would take too much room."""
    panel = show(messages)
    return panel if panel.characters <= MESSAGE_CHARACTERS or messages.is_plain else show(messages.plain)


def small(line: str) -> str:
    """Return a line in small print."""
    return f"-# {line}"


def switch(target: Target, label: str, *, is_on: bool) -> Button:
    """Return a button that turns something on or off; a sign and the colour show which it is now."""
    return Button(target, label, Style.GOOD if is_on else Style.CALM, ON if is_on else OFF)


def tabs(route: Callable[[str], PageRoute], labels: Mapping[str, str], shown: str) -> tuple[Button, ...]:
    """Return the buttons that lead to the parts of a page; the one that is shown now cannot be pressed."""
    return tuple(
        Button(route(name), label, Style.MAIN if name == shown else Style.CALM, is_idle=name == shown)
        for name, label in labels.items()
    )


class Shape(StrEnum):
    """The way in which a person fills in a field of a form."""

    CHECKS = "checks"
    RADIO = "radio"
    MENU = "menu"
    TEXT = "text"
    """A line of text; ``most`` is the number of characters that it holds."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """A question of a form; its answer is between ``least`` and ``most`` of the choices."""

    name: str
    label: str
    choices: tuple[Choice, ...] = ()
    note: str | None = None
    shape: Shape = Shape.RADIO
    least: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True)
class Form:
    """A form. Only the person who opened it sees it, so it may ask for a secret choice."""

    title: str
    fields: tuple[Field, ...]


Filled = dict[str, tuple[str, ...]]
"""The values that were chosen in a form, by the names of its fields."""
