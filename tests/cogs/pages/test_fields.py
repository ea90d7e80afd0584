"""Each field that members and servers can set is declared once, and appears wherever it can be seen and changed."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path
from typing import Any, TypeVar
from unittest.mock import Mock

import pytest
from discord import app_commands

from cogs.commands.pages import preferences_command, settings_group
from cogs.i18n.messages import LOCALES, Messages
from cogs.pages.fields import FieldTable, PageContext, StoredField
from cogs.pages.preferences import PREFERENCES
from cogs.ui.custom_id import PageName
from data.records.settings import MemberPreferences, ServerSettings
from tests.features import SETTINGS

COMMANDS = (Path(__file__).parents[3] / "docs" / "commands.md").read_text(encoding="utf-8")
NOT_SAID = {"time_zone", "seconds"}
"""The fields that stand in the sentence of another one."""
LOOKS: list[tuple[FieldTable[Any], PageContext[Any]]] = [
    (PREFERENCES, PageContext(stored=MemberPreferences(user_id=1), messages=Messages())),
    (SETTINGS, PageContext(stored=ServerSettings(guild_id=1), messages=Messages())),
]
Row = TypeVar("Row", MemberPreferences, ServerSettings)


def declared(kind: type[Row], *names: str) -> FieldTable[Row]:
    """Return a table of a member's or a server's fields of these names."""
    named = (StoredField[Row](PageName.SETTINGS, name, "tab", name) for name in names)
    return FieldTable(kind, (), *named)


@pytest.mark.parametrize("kind", [MemberPreferences, ServerSettings])
def test_a_stored_field_without_a_declaration_is_found(kind: type[Any]) -> None:
    every = [field.name for field in fields(kind)]
    declared(kind, *every)
    for missing in every:
        with pytest.raises(TypeError, match=missing):
            declared(kind, *(name for name in every if name != missing))
    with pytest.raises(TypeError, match="misspelt"):
        declared(kind, *every, "misspelt")


def test_with_all_features_each_field_of_a_server_is_declared() -> None:
    stored, named = {field.name for field in fields(ServerSettings)}, {field.name for field in SETTINGS}
    assert stored - named == {"guild_id", "lost", "is_welcomed", "left_at"}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("table", "look"), LOOKS)
def test_each_field_is_said_once_on_the_page(
    table: FieldTable[Any], look: PageContext[Any], locale: str
) -> None:
    own: PageContext[Any] = PageContext(stored=look.stored, messages=Messages(locale))
    said = [line for tab in table.tabs for line in table.panel(own, tab).paragraphs[0].splitlines()]
    unsaid = {field.name for field in table if not field.sentence(own)}
    for field in table:
        assert field.name in unsaid or said.count(field.sentence(own)) == 1, field.name
    assert unsaid <= NOT_SAID
    assert len(said) == len(list(table)) - len(unsaid)


@pytest.mark.parametrize("table", [PREFERENCES, SETTINGS])
@pytest.mark.parametrize("arguments", [(), ("",), ("nothing",)])
def test_a_control_that_names_no_field_changes_none(
    table: FieldTable[Any], arguments: tuple[str, ...]
) -> None:
    assert table.find(arguments) is None


def test_each_preference_is_an_option_of_its_command() -> None:
    command = preferences_command(Mock())
    assert [option.display_name for option in command.parameters] == [field.option for field in PREFERENCES]


def test_each_setting_has_a_command() -> None:
    commands = {
        command.name: [option.display_name for option in command.parameters]
        for command in settings_group(Mock(table=SETTINGS), ()).commands
        if isinstance(command, app_commands.Command)
    }
    for field in SETTINGS:
        for name, options in field.commands.items():
            assert commands[name] == [option.name for option in options]


def test_each_preference_stands_in_the_documentation() -> None:
    section = COMMANDS.partition("## Preferences\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| `(.+?)` \| (.+?) \|$", section, re.MULTILINE)
    assert rows == [(field.option, Messages()(f"cmd-preferences-{field.option}")) for field in PREFERENCES]
    section = COMMANDS.partition("## Pings\n")[2].partition("\n## ")[0]
    told = re.findall(r"^\| `(.+?)` \|", section, re.MULTILINE)
    assert told == [field.option for field in PREFERENCES if field.tab == "pings"]


def test_each_setting_stands_in_the_documentation() -> None:
    for field in SETTINGS:
        for name in field.commands:
            assert f"| `/settings {name}` | {Messages()(f'cmd-settings-{name}')} |" in COMMANDS


@pytest.mark.parametrize("locale", LOCALES)
def test_each_state_of_a_switch_has_a_sentence_of_its_own(locale: str) -> None:
    """A member who has set nothing is pinged for votes at slow tables, and reads so."""
    messages = Messages(locale)
    said = {value: messages("preferences-votes", value=value) for value in ("yes", "slow", "no")}
    assert len(set(said.values())) == len(said)
    assert messages("preferences-next", value="slow") == messages("preferences-next", value="no")
