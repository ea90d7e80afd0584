"""Panels and forms as Discord's components: buttons, menus, layouts and modals, sent and edited with their images."""

from __future__ import annotations

import textwrap
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, TypeVar

import discord
from discord import ui

from bot.names import shortened
from cogs.i18n.names import mentions_isolated
from cogs.ui.custom_id import PageRoute, Route, TableRoute, menu_id, menu_value, picker_id
from cogs.ui.errors import INVALID_FORM_BODY, is_unknown_emoji
from cogs.ui.panel import (
    Button,
    Choice,
    Field,
    Filled,
    Form,
    Menu,
    MenuChoice,
    Panel,
    Picked,
    Picker,
    PngImage,
    Row,
    Shape,
)

GROUP_LIMIT = 10
"""The most options of Discord's checkbox and radio groups; longer lists become menus."""

CHOICES = 25
"""The most options that a select may have, and the most that may be chosen."""

LABEL_CHARACTERS = 100
"""The most that an option's label may hold."""
DESCRIPTION_CHARACTERS = 1024
"""The most that an image's description may hold."""

T = TypeVar("T")


def layout(panel: Panel, *, image_name: str | None = None, has_emoji: bool = True) -> ui.LayoutView:
    """Return a panel as Components V2. The router gets what is pressed there, so the library need not remember it.

    ``image_name`` is the file name of its image; a message without one has its content in words.
    ``has_emoji``: whether controls may show application emojis.
    """
    if image_name is None:
        panel = panel.without_image()
    view = ui.LayoutView(timeout=None)
    container: ui.Container[Any] = ui.Container(accent_colour=panel.colour, id=panel.component_id)
    container.add_item(_text(panel.heading))
    for row in panel.rows_above:
        container.add_item(_row(row, panel, has_emoji=has_emoji))
    if image_name is not None and panel.image is not None:
        described = textwrap.shorten(panel.image.words, DESCRIPTION_CHARACTERS, placeholder=" …")
        shown = discord.MediaGalleryItem(f"attachment://{image_name}", description=described)
        container.add_item(ui.MediaGallery(shown))
    in_words = panel.in_words if panel.image is None else ()
    for number, paragraph in enumerate((*in_words, *panel.paragraphs)):
        if number or image_name is None:  # below an image none is needed
            container.add_item(ui.Separator())
        container.add_item(_text(paragraph))
    if panel.rows:
        container.add_item(ui.Separator())
    for row in panel.rows:
        container.add_item(_row(row, panel, has_emoji=has_emoji))
    view.add_item(container)
    view.stop()
    return view


def _row(row: Row, panel: Panel, *, has_emoji: bool) -> ui.Item[Any]:
    match row:
        case str():
            return _text(row)
        case Menu():
            return ui.ActionRow(_menu(row, panel, has_emoji=has_emoji))
        case Picker():
            return ui.ActionRow(_picker(row))
        case _:
            return ui.ActionRow(*[_button(button, panel, has_emoji=has_emoji) for button in row])


def custom_ids(components: Any) -> Iterator[str]:
    """Yield the custom ids of the components of a message, and of those inside them."""
    for component in components:
        yield str(getattr(component, "custom_id", ""))
        yield from custom_ids(getattr(component, "children", ()))


def _text(text: str) -> ui.TextDisplay[Any]:
    return ui.TextDisplay(mentions_isolated(text))


def _picker(picker: Picker) -> ui.Item[Any]:
    """Return a picker; Discord lists the channels or roles, and the chosen ones are marked."""
    has_channels, kinds = picker.kind is Picked.CHANNELS, discord.SelectDefaultValueType
    kind = kinds.channel if has_channels else kinds.role
    own: dict[str, Any] = {
        "custom_id": picker_id(picker.page, picker.name),
        "placeholder": picker.prompt,
        "min_values": 0,
        "default_values": [discord.SelectDefaultValue(id=chosen, type=kind) for chosen in picker.chosen],
    }
    if has_channels:
        return ui.ChannelSelect(**own, max_values=CHOICES, channel_types=[discord.ChannelType.text])
    return ui.RoleSelect(**own, max_values=1)


def _menu(menu: Menu, panel: Panel, *, has_emoji: bool) -> ui.Select[Any]:
    options = [
        _option(choice, menu_value(choice.target), is_default=choice.is_taken, has_emoji=has_emoji)
        for choice in menu.choices
    ]
    name = menu_id(panel.table_id, panel.seen_version, menu.name)
    return ui.Select(custom_id=name, placeholder=menu.prompt, options=options)


def _button(button: Button, panel: Panel, *, has_emoji: bool) -> ui.Button[Any]:
    to = button.target
    route = to if isinstance(to, PageRoute) else TableRoute(panel.table_id, panel.seen_version, to)
    return ui.Button(
        custom_id=route.custom_id,
        label=button.label,
        style=button.style.value,
        emoji=(button.emoji.markup if has_emoji else None) or button.emoji.glyph or None,
        disabled=button.is_idle,
    )


async def send_panel(
    send: Callable[..., Awaitable[T]], panel: Panel, image: PngImage | None = None, **options: Any
) -> T:
    """Send a panel as a new message by ``send``, which gets the options too. Raise what Discord answers."""

    def sent(has_emoji: bool) -> Awaitable[T]:
        if image is None or panel.image is None:
            return send(view=layout(panel, has_emoji=has_emoji), **options)
        shown = layout(panel, image_name=image.name, has_emoji=has_emoji)
        return send(view=shown, files=[image.file], **options)

    return await retry_without_emoji(sent)


async def edit_panel(
    edit: Callable[..., Awaitable[T]],
    panel: Panel,
    image: PngImage | None = None,
    *,
    there: str | None = None,
    **options: Any,
) -> T:
    """Edit a message into the panel by ``edit``, which gets the options too. It has the file named ``there``.

    An image that is there already is not sent again, unless Discord answers that it is not there. Without an image,
    the file is removed. Raise any other answer of Discord.
    """
    has_emoji = True
    while True:
        name = None if image is None else image.name
        what: dict[str, Any] = {"view": layout(panel, image_name=name, has_emoji=has_emoji)}
        if image is None:
            what["attachments"] = []
        elif image.name != there:
            what["attachments"] = [image.file]
        try:
            return await edit(**what, **options)
        except discord.HTTPException as error:
            if has_emoji and is_unknown_emoji(error):
                has_emoji = False
            elif image is not None and name == there and error.code == INVALID_FORM_BODY:
                there = None
            else:
                raise


async def retry_without_emoji(send: Callable[[bool], Awaitable[T]]) -> T:
    """Send controls with emojis, and at once without them if Discord does not know an emoji.

    The host may have deleted it since the start, and sometimes Discord does not know one for a moment. The argument
    of ``send`` is whether controls may have emojis. Raise any other answer of Discord.
    """
    try:
        return await send(True)
    except discord.HTTPException as error:
        if not is_unknown_emoji(error):
            raise
        return await send(False)


def modal(form: Form, route: Route, *, has_emoji: bool = True) -> ui.Modal:
    """Return a form as a modal. What is sent comes back to the router, and ``read_form`` reads it."""
    window = ui.Modal(title=form.title, custom_id=route.custom_id, timeout=None)
    for field in form.fields:
        window.add_item(
            ui.Label(text=field.label, description=field.note, component=_field(field, has_emoji))
        )
    window.stop()
    return window


def _field(field: Field, has_emoji: bool) -> ui.Item[Any]:
    name, least, is_required, number = field.name, field.least, field.least > 0, len(field.choices)
    if field.shape is Shape.TEXT:
        return ui.TextInput(custom_id=name, required=is_required, max_length=field.most)
    most = min(field.most, number)
    if field.shape is Shape.CHECKS and number <= GROUP_LIMIT:
        checks: ui.CheckboxGroup[Any] = ui.CheckboxGroup(
            custom_id=name, min_values=least, max_values=most, required=is_required
        )
        for one in field.choices:
            checks.add_option(label=_label(one), value=one.value, description=one.note, default=one.is_taken)
        return checks
    if field.shape is Shape.RADIO and 1 < number <= GROUP_LIMIT:
        radio: ui.RadioGroup[Any] = ui.RadioGroup(custom_id=name, required=is_required)
        for one in field.choices:
            radio.add_option(label=_label(one), value=one.value, description=one.note)
        return radio
    is_only = number == least == 1  # then it is chosen already
    options = [
        _option(one, one.value, is_default=one.is_taken or is_only, has_emoji=has_emoji)
        for one in field.choices
    ]
    return ui.Select(custom_id=name, min_values=least, max_values=most, required=is_required, options=options)


def _label(choice: Choice | MenuChoice) -> str:
    """Return a label with the plain character of its emoji: a label shows no emojis of the application."""
    return shortened(f"{choice.emoji.glyph} {choice.label}".lstrip(), LABEL_CHARACTERS)


def _option(
    choice: Choice | MenuChoice, value: str, *, is_default: bool, has_emoji: bool
) -> discord.SelectOption:
    has_emoji = has_emoji and choice.emoji.markup is not None
    return discord.SelectOption(
        label=shortened(choice.label, LABEL_CHARACTERS) if has_emoji else _label(choice),
        emoji=choice.emoji.markup if has_emoji else None,
        value=value,
        description=choice.note,
        default=is_default,
    )


def read_form(data: Any) -> Filled:
    """Return the values of a sent modal, by the names of its fields."""
    filled: Filled = {}
    waiting: list[Any] = list(data.get("components", ()))
    while waiting:
        part = waiting.pop(0)
        inside = part.get("component")
        waiting = [*([inside] if inside else part.get("components", ())), *waiting]
        if "custom_id" not in part:
            continue
        values = part.get("values")
        if values is None:
            value = part.get("value")
            values = () if value is None else (str(value),)
        filled[part["custom_id"]] = tuple(values)
    return filled
