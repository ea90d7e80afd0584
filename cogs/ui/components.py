"""Every control of every game: the grammar of its custom id, and its form as Discord's components."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, Self, cast

import discord
from discord import ui

from bot.names import shortened
from cogs.i18n.emoji import Emoji
from cogs.ui.panel import Button, Choice, Field, Filled, Form, Menu, Panel, Row, Shape, Style

_TABLE = r"cake:(?P<table>[a-z0-9]{8}):(?P<asked>\d{1,6}):"
TEMPLATE = re.compile(_TABLE + r"(?P<deed>[A-Za-z0-9.,>!?-]{1,72})")
MENU_TEMPLATE = re.compile(_TABLE + r"\*(?P<menu>[a-z]{1,30})")
"""A menu's custom id names the menu alone: the deed is the value that is chosen from it."""
FORM_SECONDS = 900.0
"""How long Discord keeps a form open; afterwards it is forgotten here as well."""

PRESSES = "Desk"
"""The cog to which presses go."""

GROUP_LIMIT = 10
"""The most options of Discord's checkbox and radio groups; longer lists become menus."""

LABEL_CHARACTERS = 100
"""The most that an option's label may hold."""
DESCRIPTION_CHARACTERS = 1024
"""The most that a picture's description may hold."""

_STYLES = {
    Style.MAIN: discord.ButtonStyle.primary,
    Style.CALM: discord.ButtonStyle.secondary,
    Style.GOOD: discord.ButtonStyle.success,
    Style.GRAVE: discord.ButtonStyle.danger,
}


@dataclass(frozen=True, slots=True)
class Pressed:
    """What a custom id says: the table, the version at which it was shown, and the deed.

    A deed is a token of the game, ``?`` and the name of a form, or ``!`` and a word for what concerns the
    table.
    """

    table_id: str
    asked: int
    deed: str

    @property
    def custom_id(self) -> str:
        """The custom id that says this."""
        return f"cake:{self.table_id}:{self.asked}:{self.deed}"

    @classmethod
    def read(cls, custom_id: str, values: Sequence[str] = ()) -> Pressed | None:
        """What a custom id says, with the value chosen if it is a menu's; None when it is not one of ours."""
        match = TEMPLATE.fullmatch(custom_id)
        if match is not None:
            return cls(match["table"], int(match["asked"]), match["deed"])
        match = MENU_TEMPLATE.fullmatch(custom_id)
        return (
            None if match is None or len(values) != 1 else cls(match["table"], int(match["asked"]), values[0])
        )


class Presses(Protocol):
    """Whoever carries out presses and filled forms."""

    async def listen(self, interaction: discord.Interaction[Any]) -> None:
        """Somebody is about to be answered: find out in which language. Refused when he presses too often."""

    async def press(self, interaction: discord.Interaction[Any], pressed: Pressed) -> None:
        """A control was pressed."""

    async def fill(self, interaction: discord.Interaction[Any], pressed: Pressed, filled: Filled) -> None:
        """A form was sent."""


class Control(ui.DynamicItem[ui.Button[Any]], template=TEMPLATE):
    """A button that carries all it knows in its custom id, and so outlives a restart."""

    def __init__(self, pressed: Pressed, button: Button | None = None, *, has_pictures: bool = True) -> None:
        shown = button or Button(pressed.deed, "…")
        super().__init__(
            ui.Button(
                custom_id=pressed.custom_id,
                label=shown.label,
                style=_STYLES[shown.style],
                emoji=_emoji(shown.sign, has_pictures=has_pictures),
                disabled=shown.is_idle,
            )
        )
        self.pressed = pressed

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[Any],
        item: ui.Item[Any],
        match: re.Match[str],
        /,
    ) -> Self:
        """The control that was pressed, from its custom id alone."""
        return cls(Pressed(match["table"], int(match["asked"]), match["deed"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the press to the bot, which knows the tables."""
        presses = cast(Presses, interaction.client.get_cog(PRESSES))
        await presses.press(interaction, self.pressed)


class MenuControl(ui.DynamicItem[ui.Select[Any]], template=MENU_TEMPLATE):
    """A menu out of which one deed is chosen; it too outlives a restart."""

    def __init__(self, item: ui.Select[Any]) -> None:
        super().__init__(item)

    @classmethod
    def showing(cls, menu: Menu, panel: Panel, *, has_pictures: bool = True) -> Self:
        """The control of a menu that stands in this panel."""
        return cls(
            ui.Select(
                custom_id=f"cake:{panel.table_id}:{panel.asked}:*{menu.name}",
                placeholder=menu.prompt,
                options=_options(menu.choices, has_pictures=has_pictures),
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The menu that was used; what was chosen is known once the library has looked at the answer."""
        return cls(cast("ui.Select[Any]", item))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the choice to the bot as if it had been a button."""
        pressed = Pressed.read(self.custom_id, self.item.values)
        if pressed is not None:
            await cast(Presses, interaction.client.get_cog(PRESSES)).press(interaction, pressed)


DYNAMIC_ITEMS = (Control, MenuControl)
"""What the client has to know to find these controls again after a restart."""


def layout(panel: Panel, *, pictured: str | None = None, has_pictures: bool = True) -> ui.LayoutView:
    """A panel as Components V2, every control in it a dynamic one.

    ``pictured`` is the name of the file that shows its picture, where the message has one; ``has_pictures``
    tells whether emojis of the application's own may stand on its controls.
    """
    view = ui.LayoutView(timeout=None)
    container: ui.Container[Any] = ui.Container(accent_colour=panel.colour)
    container.add_item(ui.TextDisplay(panel.heading))
    if pictured is not None and panel.picture is not None:
        described = textwrap.shorten(panel.picture.words, DESCRIPTION_CHARACTERS, placeholder=" …")
        shown = discord.MediaGalleryItem(f"attachment://{pictured}", description=described)
        container.add_item(ui.MediaGallery(shown))
    for paragraph in panel.paragraphs:
        container.add_item(ui.Separator())
        container.add_item(ui.TextDisplay(paragraph))
    if panel.rows:
        container.add_item(ui.Separator())
    for row in panel.rows:
        container.add_item(ui.ActionRow(*_controls(row, panel, has_pictures=has_pictures)))
    view.add_item(container)
    return view


def _controls(row: Row, panel: Panel, *, has_pictures: bool) -> Iterator[ui.Item[Any]]:
    if isinstance(row, Menu):
        yield MenuControl.showing(row, panel, has_pictures=has_pictures)
        return
    for button in row:
        pressed = Pressed(panel.table_id, panel.asked, button.deed)
        yield Control(pressed, button, has_pictures=has_pictures)


def _emoji(sign: Emoji, *, has_pictures: bool) -> str | None:
    return (sign.picture if has_pictures else None) or sign.glyph or None


def holds(message: discord.Message | None, custom_id: str) -> bool:
    """Whether a message has the control with this custom id."""
    waiting: list[Any] = list(message.components) if message is not None else []
    while waiting:
        component = waiting.pop()
        if getattr(component, "custom_id", None) == custom_id:
            return True
        waiting.extend(getattr(component, "children", ()))
    return False


def modal(form: Form, pressed: Pressed, *, has_pictures: bool = True) -> ui.Modal:
    """A form as a modal. What is sent comes back as an interaction that ``read_form`` understands."""
    window = ui.Modal(title=form.title, custom_id=pressed.custom_id, timeout=FORM_SECONDS)
    for field in form.fields:
        window.add_item(
            ui.Label(text=field.label, description=field.note, component=_field(field, has_pictures))
        )
    return window


def _field(field: Field, has_pictures: bool) -> ui.Item[Any]:
    if field.shape is Shape.TEXT:
        return ui.TextInput(custom_id=field.name, required=field.least > 0, max_length=field.most)
    few = len(field.choices) <= GROUP_LIMIT
    if field.shape is Shape.CHECKS and few:
        return ui.CheckboxGroup(
            custom_id=field.name,
            min_values=field.least,
            max_values=min(field.most, len(field.choices)),
            required=field.least > 0,
            options=[
                discord.CheckboxGroupOption(
                    label=_label(choice),
                    value=choice.value,
                    description=choice.note,
                    default=choice.is_taken,
                )
                for choice in field.choices
            ],
        )
    if field.shape is Shape.RADIO and few and len(field.choices) > 1:
        return ui.RadioGroup(
            custom_id=field.name,
            required=field.least > 0,
            options=[
                discord.RadioGroupOption(label=_label(choice), value=choice.value, description=choice.note)
                for choice in field.choices
            ],
        )
    return ui.Select(
        custom_id=field.name,
        min_values=field.least,
        max_values=min(field.most, len(field.choices)),
        required=field.least > 0,
        options=_options(
            field.choices, is_only=len(field.choices) == field.least == 1, has_pictures=has_pictures
        ),
    )


def _label(choice: Choice) -> str:
    return shortened(choice.sign.on_label(choice.label), LABEL_CHARACTERS)


def _options(
    choices: Iterable[Choice], *, is_only: bool = False, has_pictures: bool = True
) -> list[discord.SelectOption]:
    """The options of a list; the only one stands chosen already, since nothing else can be."""
    return [
        discord.SelectOption(
            label=shortened(choice.label, LABEL_CHARACTERS)
            if has_pictures and choice.sign.picture
            else _label(choice),
            emoji=choice.sign.picture if has_pictures else None,
            value=choice.value,
            description=choice.note,
            default=choice.is_taken or is_only,
        )
        for choice in choices
    ]


def read_form(data: Any) -> Filled:
    """What a modal's interaction carries: the values of each field by its name."""
    filled: Filled = {}
    for part in _parts(data.get("components", ())):
        values = part.get("values")
        if values is None:
            value = part.get("value")
            values = () if value is None else (str(value),)
        filled[part["custom_id"]] = tuple(values)
    return filled


def _parts(components: Iterable[Any]) -> Iterator[Any]:
    for component in components:
        inside = component.get("component")
        yield from _parts([inside] if inside else component.get("components", ()))
        if "custom_id" in component:
            yield component
