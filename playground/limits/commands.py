"""Discord's rules for application commands and for autocomplete choices."""

import re
from collections.abc import Iterator

from ..world.components import Path
from ..world.errors import FormErrors, Refused
from ..world.nouns import Json

COMMANDS_MOST = 100
OPTIONS_MOST = 25
CHOICES_MOST = 25
SIZE_MOST = 8000
SUBCOMMAND, GROUP = 1, 2
CHAT_INPUT = 1
MENU_COMMANDS_MOST = 5
"""How many commands of each other type there may be: in the menus of people, and in those of messages."""

_NAME = re.compile(r"[-_'\w]{1,32}")
"""Letters and digits of any script; `check_name` also requires lower case."""


def check_commands(commands: list[Json]) -> None:
    """Refuse (50035, 30032) a whole list of commands if one of them, or their number, is not allowed."""
    if sum(command.get("type", CHAT_INPUT) == CHAT_INPUT for command in commands) > COMMANDS_MOST:
        raise Refused(30032)
    kinds = [kind for command in commands if (kind := command.get("type", CHAT_INPUT)) != CHAT_INPUT]
    if any(kinds.count(kind) > MENU_COMMANDS_MOST for kind in kinds):
        raise Refused(30032)
    wrong = FormErrors()
    seen = set()
    for index, command in enumerate(commands):
        _check_one(command, (index,), wrong)
        key = command.get("type", CHAT_INPUT), command["name"]
        if key in seen:
            wrong.add(
                (index, "name"),
                "APPLICATION_COMMANDS_DUPLICATE_NAME",
                "Application command names must be unique",
            )
        seen.add(key)
    wrong.raise_if_any()


def check_command(command: Json) -> None:
    """Refuse (50035) a command that Discord would not register."""
    wrong = FormErrors()
    _check_one(command, (), wrong)
    wrong.raise_if_any()


def check_choices(choices: list[Json]) -> None:
    """Refuse (50035) choices that Discord would not show."""
    wrong = FormErrors()
    _check_choices(choices, ("data", "choices"), wrong)
    wrong.raise_if_any()


def _check_one(command: Json, path: Path, wrong: FormErrors) -> None:
    if command.get("type", CHAT_INPUT) != CHAT_INPUT:
        names: dict[Path, str] = {("name",): command["name"]}
        names |= {("name_localizations", k): v for k, v in (command.get("name_localizations") or {}).items()}
        for place, name in names.items():
            wrong.outside((*path, *place), len(name), range(1, 33))
        for key in ("description", "options"):
            if command.get(key):
                wrong.add((*path, key), "APPLICATION_COMMAND_CONTEXT_MENU", f"A menu's command has no {key}")
        return
    _check_words(command, path, wrong)
    _check_options(command.get("options") or [], path, wrong, depth=0)
    size = sum(_sizes(command))
    if size > SIZE_MOST:
        wrong.add(path, "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({SIZE_MOST})")


def _check_words(entry: Json, path: Path, wrong: FormErrors) -> None:
    names: dict[Path, str] = {("name",): entry["name"]}
    names |= {("name_localizations", k): v for k, v in (entry.get("name_localizations") or {}).items()}
    for place, name in names.items():
        if not _NAME.fullmatch(name) or name != name.lower():
            wrong.add((*path, *place), "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    descriptions: dict[Path, str] = {("description",): entry.get("description") or ""}
    localized = entry.get("description_localizations") or {}
    descriptions |= {("description_localizations", k): v for k, v in localized.items()}
    for place, description in descriptions.items():
        wrong.outside((*path, *place), len(description), range(1, 101))


def _check_options(options: list[Json], path: Path, wrong: FormErrors, *, depth: int) -> None:
    wrong.outside((*path, "options"), len(options), range(OPTIONS_MOST + 1))
    subcommands = [option["type"] in (SUBCOMMAND, GROUP) for option in options]
    if any(subcommands) and not all(subcommands):
        message = "Sub-commands exclude options of all other types"
        wrong.add((*path, "options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
    names: set[str] = set()
    optional_seen = False
    for index, option in enumerate(options):
        place = (*path, "options", index)
        _check_words(option, place, wrong)
        if option["name"] in names:
            message = "Option name already exists"
            wrong.add((*place, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", message)
        names.add(option["name"])
        if option["type"] in (SUBCOMMAND, GROUP):
            _check_subcommand(option, place, wrong, depth=depth)
            continue
        if option.get("required") and optional_seen:
            message = "Required options must be placed before non-required options"
            wrong.add(place, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
        optional_seen |= not option.get("required")
        _check_value_option(option, place, wrong)


def _check_subcommand(option: Json, path: Path, wrong: FormErrors, *, depth: int) -> None:
    if depth > (1 if option["type"] == SUBCOMMAND else 0):
        message = "Sub-commands nest too deeply"
        wrong.add((*path, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
        return
    _check_options(option.get("options") or [], path, wrong, depth=depth + 1)


def _check_value_option(option: Json, path: Path, wrong: FormErrors) -> None:
    if option.get("autocomplete") and option.get("choices"):
        message = "Choices exclude autocomplete"
        wrong.add((*path, "choices"), "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID", message)
    _check_choices(option.get("choices") or [], (*path, "choices"), wrong)


def _check_choices(choices: list[Json], path: Path, wrong: FormErrors) -> None:
    wrong.outside(path, len(choices), range(CHOICES_MOST + 1))
    for index, choice in enumerate(choices):
        wrong.outside((*path, index, "name"), len(choice["name"]), range(1, 101))
        if isinstance(choice["value"], str):
            wrong.outside((*path, index, "value"), len(choice["value"]), range(1, 101))


def _sizes(entry: Json) -> Iterator[int]:
    for key in ("name", "description"):
        localized = (entry.get(f"{key}_localizations") or {}).values()
        yield max(map(len, (entry.get(key) or "", *localized)))
    for choice in entry.get("choices") or []:
        localized = (choice.get("name_localizations") or {}).values()
        yield max(map(len, (choice["name"], *localized)))
        yield len(str(choice["value"]))
    for option in entry.get("options") or []:
        yield from _sizes(option)
