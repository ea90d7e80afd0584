"""What Discord would refuse is refused, with the error at the right path."""

from collections.abc import Callable
from typing import Any

import discord
import pytest
from discord import app_commands, ui

from playground import Playground, Refused
from playground.limits import (
    check_choices,
    check_command,
    check_commands,
    check_message,
    check_modal,
)
from playground.world.nouns import Json, Message, MessageFlag

from .conftest import Bot

V2 = int(MessageFlag.COMPONENTS_V2)


def text(content: str = "Hello") -> Json:
    return {"type": 10, "content": content}


def button(custom_id: str, **more: Any) -> Json:
    return {"type": 2, "style": 1, "label": "Press", "custom_id": custom_id, **more}


def row(*components: Json) -> Json:
    return {"type": 1, "components": list(components)}


def select(custom_id: str = "s", many: int = 2, **more: Any) -> Json:
    options = [{"label": f"Option {n}", "value": str(n)} for n in range(many)]
    return {"type": 3, "custom_id": custom_id, "options": options, **more}


def box(*components: Json) -> Json:
    return {"type": 17, "components": list(components)}


def v2(*components: Json, **more: Any) -> Json:
    return {"flags": V2, "components": list(components), **more}


def complaint(check: Callable[[], None]) -> tuple[str, str]:
    """Return the path and the code of the first error."""
    with pytest.raises(Refused) as refused:
        check()
    assert refused.value.code == 50035
    place = refused.value.errors or {}
    path = []
    while "_errors" not in place:
        step, place = next(iter(place.items()))
        path.append(step)
    return ".".join(path), place["_errors"][0]["code"]


@pytest.mark.parametrize(
    "body",
    [
        {"content": "x" * 2000},
        {"content": "", "embeds": [{"title": "x"}]},
        {"components": [row(*(button(str(n)) for n in range(5)))] * 1},
        v2(*(text() for _ in range(40))),
        v2(text("x" * 2000), text("x" * 2000)),
        v2(box(text(), row(select(many=25)), {"type": 14}, row(button("x" * 100)))),
        v2({"type": 9, "components": [text()], "accessory": button("a")}),
    ],
)
def test_values_at_the_limit_are_accepted(body: Json) -> None:
    check_message(body)


@pytest.mark.parametrize(
    ("body", "path", "code"),
    [
        ({"content": "x" * 2001}, "content", "BASE_TYPE_MAX_LENGTH"),
        (v2(text(), content="no"), "content", "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
        (v2(text(), embeds=[{}]), "embeds", "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
        ({"components": [text()]}, "components.0.type", "UNION_TYPE_CHOICES"),
        ({"components": [row(button(str(n))) for n in range(6)]}, "components", "BASE_TYPE_BAD_LENGTH"),
        (v2(*(text() for _ in range(41))), "components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED"),
        (v2(*(box(text()) for _ in range(21))), "components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED"),
        (v2(text("x" * 3000), text("x" * 1001)), "components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"),
        (
            v2(row(button("a"), button("a"))),
            "components.0.components.1.custom_id",
            "COMPONENT_CUSTOM_ID_DUPLICATED",
        ),
        (v2(row(button("x" * 101))), "components.0.components.0.custom_id", "BASE_TYPE_BAD_LENGTH"),
        (v2(row(*(button(str(n)) for n in range(6)))), "components.0.components", "BASE_TYPE_BAD_LENGTH"),
        (v2(row(select("a"), select("b"))), "components.0", "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
        (v2(row(select("a"), button("b"))), "components.0", "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
        (v2(row(select(many=26))), "components.0.components.0.options", "BASE_TYPE_BAD_LENGTH"),
        (
            v2(row(select(many=2, max_values=3))),
            "components.0.components.0.max_values",
            "SELECT_COMPONENT_MAX_VALUE_EXCEEDS_OPTIONS",
        ),
        (v2(row(button("a", label=""))), "components.0.components.0", "BUTTON_COMPONENT_LABEL_REQUIRED"),
        (v2(row(button("a", label="x" * 81))), "components.0.components.0.label", "BASE_TYPE_MAX_LENGTH"),
        (v2(row(button("", style=5))), "components.0.components.0.custom_id", "BASE_TYPE_BAD_LENGTH"),
        (v2(box(box(text()))), "components.0.components.0.type", "UNION_TYPE_CHOICES"),
        (v2(button("loose")), "components.0.type", "UNION_TYPE_CHOICES"),
    ],
)
def test_a_message_beyond_a_limit_is_refused(body: Json, path: str, code: str) -> None:
    assert complaint(lambda: check_message(body)) == (path, code)


def test_an_empty_message_is_refused() -> None:
    for body in ({"content": ""}, {"flags": V2, "components": []}, {}):
        with pytest.raises(Refused) as refused:
            check_message(body)
        assert refused.value.code == 50006


def test_a_message_of_components_stays_one_forever() -> None:
    present = Message(1, 2, 3, flags=V2, components=[text()])
    check_message({"components": [text("new")]}, present=present)
    found = complaint(lambda: check_message({"content": "plain", "flags": 0}, present=present))
    assert found == ("content", "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2")
    plain = Message(1, 2, 3, content="plain")
    found = complaint(lambda: check_message(v2(text()), present=plain))
    assert found == ("content", "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2")
    check_message(v2(text(), content=None), present=plain)


def label(component: Json, words: str = "Word") -> Json:
    return {"type": 18, "label": words, "component": component}


def group(kind: int, many: int) -> Json:
    options = [{"label": str(n), "value": str(n)} for n in range(many)]
    return {"type": kind, "custom_id": "g", "options": options}


def modal(*components: Json, title: str = "Form") -> Json:
    return {"title": title, "custom_id": "m", "components": list(components)}


FIELD: Json = {"type": 4, "custom_id": "f", "style": 1}


@pytest.mark.parametrize(
    ("form", "path"),
    [
        (modal(label(FIELD), title="x" * 46), "data.title"),
        (modal(*(label(FIELD | {"custom_id": str(n)}) for n in range(6))), "data.components"),
        (modal(), "data.components"),
        (modal(label(FIELD), label(FIELD)), "data.components.1.component.custom_id"),
        (modal(label(FIELD, "x" * 46)), "data.components.0.label"),
        (modal(label(button("b"))), "data.components.0.component.type"),
        (modal(row(button("b"))), "data.components.0.components"),
        (modal(label(group(22, 11))), "data.components.0.component.options"),
        (modal(label(group(21, 11))), "data.components.0.component.options"),
        (modal(label(group(21, 1))), "data.components.0.component.options"),
        (modal(label(FIELD | {"value": "x" * 4001})), "data.components.0.component.value"),
    ],
)
def test_a_modal_beyond_a_limit_is_refused(form: Json, path: str) -> None:
    assert complaint(lambda: check_modal(form))[0] == path


def test_a_modal_at_the_limit_is_accepted() -> None:
    check_modal(modal(label(group(22, 10)), label(FIELD), label(select("s", 25)), text(), title="x" * 45))


def command(name: str = "duel", **more: Any) -> Json:
    return {"name": name, "description": "Cake Duel", "type": 1, **more}


def option(name: str, kind: int = 3, **more: Any) -> Json:
    return {"name": name, "description": "An option", "type": kind, **more}


@pytest.mark.parametrize(
    ("body", "path", "code"),
    [
        (command("Duel"), "name", "APPLICATION_COMMAND_INVALID_NAME"),
        (command("two words"), "name", "APPLICATION_COMMAND_INVALID_NAME"),
        (command("x" * 33), "name", "APPLICATION_COMMAND_INVALID_NAME"),
        (command(description=""), "description", "BASE_TYPE_BAD_LENGTH"),
        (
            command(name_localizations={"de": "Kuchen Duell"}),
            "name_localizations.de",
            "APPLICATION_COMMAND_INVALID_NAME",
        ),
        (command(options=[option(f"o{n}", 1) for n in range(26)]), "options", "BASE_TYPE_BAD_LENGTH"),
        (
            command(options=[option("a"), option("a")]),
            "options.1.name",
            "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
        ),
        (
            command(options=[option("a"), option("b", required=True)]),
            "options.1",
            "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
        ),
        (
            command(options=[option("a"), option("b", 1)]),
            "options",
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
        ),
        (
            command(options=[option("a", choices=[{"name": "c", "value": "c"}] * 26)]),
            "options.0.choices",
            "BASE_TYPE_BAD_LENGTH",
        ),
    ],
)
def test_a_command_beyond_a_limit_is_refused(body: Json, path: str, code: str) -> None:
    assert complaint(lambda: check_command(body)) == (path, code)


def test_a_command_has_8000_characters_and_its_longest_language_counts() -> None:
    choices = [{"name": "x" * 95, "value": f"{n:05}"} for n in range(25)]
    options = [option(f"o{n}", choices=choices) for n in range(3)]
    check_command(command(options=options))
    longer = [{**choice, "name_localizations": {"de": "x" * 100}} for choice in choices]
    assert complaint(lambda: check_command(command(options=[*options, option("more", choices=longer)])))[
        1
    ] == ("APPLICATION_COMMAND_TOO_LARGE")


def test_at_most_a_hundred_commands_with_different_names_are_allowed() -> None:
    check_commands([command(f"c{n}") for n in range(100)])
    with pytest.raises(Refused) as refused:
        check_commands([command(f"c{n}") for n in range(101)])
    assert refused.value.code == 30032
    assert complaint(lambda: check_commands([command(), command()]))[0] == "1.name"


def test_at_most_25_choices_are_offered() -> None:
    choices = [{"name": str(n), "value": str(n)} for n in range(25)]
    check_choices(choices)
    assert complaint(lambda: check_choices([*choices, *choices]))[0] == "data.choices"


@pytest.mark.asyncio
async def test_the_client_learns_what_is_wrong_and_where(table: discord.TextChannel) -> None:
    view = ui.LayoutView()
    view.add_item(ui.TextDisplay("x" * 2500))
    view.add_item(ui.TextDisplay("x" * 2500))
    with pytest.raises(discord.HTTPException) as refused:
        await table.send(view=view)
    assert refused.value.status == 400
    assert refused.value.code == 50035
    assert "In components: The displayable text size must be 4000 or fewer." in refused.value.text


@pytest.mark.asyncio
async def test_commands_beyond_a_limit_do_not_register(playground: Playground, bot: Bot) -> None:
    @bot.tree.command(name="loud", description="Shout")
    async def loud(interaction: discord.Interaction[Any]) -> None: ...

    loud.name = "LOUD"
    with pytest.raises(app_commands.CommandSyncFailure):
        await bot.tree.sync()
    assert not playground.world.commands
