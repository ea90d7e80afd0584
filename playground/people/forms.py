"""Builds what Discord's client sends when a person uses a command, presses, chooses or fills a form."""

from collections.abc import Mapping, Sequence
from typing import Any

from ..world.components import Kind
from ..world.nouns import Json

SUBCOMMAND, GROUP, USER, CHANNEL, ROLE, MENTIONABLE = 1, 2, 6, 7, 8, 9
SLASH_COMMAND, USER_COMMAND = 1, 2


def command_data(
    commands: Sequence[Json], typed: str, options: Mapping[str, Any], *, focused: str | None = None
) -> Json:
    """Return the data of a command typed as `/duel new`. Raises LookupError if there is no such command or option."""
    first, *rest = typed.removeprefix("/").split()
    command = _by_name(_of_type(commands, SLASH_COMMAND), first)
    data: Json = {"id": command["id"], "name": first, "type": SLASH_COMMAND, "options": []}
    place, known = data, command
    for word in rest:
        known = _by_name(known["options"], word)
        inner: Json = {"type": known["type"], "name": word, "options": []}
        place["options"].append(inner)
        place = inner
    for name, value in options.items():
        if value is None:
            continue
        wanted = _by_name(known.get("options") or [], name)
        entry: Json = {"type": wanted["type"], "name": name, "value": _option_value(wanted["type"], value)}
        place["options"].append(entry | {"focused": True} if name == focused else entry)
    return data


def menu_data(commands: Sequence[Json], name: str, target: Any) -> Json:
    """Return the data of a command in the menu of a person. Raises LookupError if there is no such command."""
    command = _by_name(_of_type(commands, USER_COMMAND), name)
    return {"id": command["id"], "name": name, "type": USER_COMMAND, "target_id": _snowflake(target)}


def _of_type(commands: Sequence[Json], kind: int) -> list[Json]:
    return [command for command in commands if command["type"] == kind]


def component_data(component: Json, values: Sequence[Any] | None = None) -> Json:
    """Return the data of a press, or of a choice from a select."""
    data: Json = {
        "id": component.get("id", 0),
        "component_type": component["type"],
        "custom_id": component["custom_id"],
    }
    return data if values is None else data | {"values": [_snowflake(value) for value in values]}


def modal_data(modal: Json, filled: Mapping[str, Any]) -> Json:
    """Return the data of a submitted modal. A field is named by its custom id or label.

    Fields that are not named keep their initial values. Raises LookupError for a field that does not exist.
    """
    left = dict(filled)
    components = [_sent(component, left) for component in modal["components"]]
    if left:
        raise LookupError(f"the modal {modal['title']!r} has no field {sorted(left)}")
    return {"id": modal["id"], "custom_id": modal["custom_id"], "components": components}


def _sent(component: Json, left: dict[str, Any]) -> Json:
    shell: Json = {"type": component["type"], "id": component.get("id", 0)}
    match component["type"]:
        case Kind.LABEL:
            return shell | {"component": _field(component["component"], component["label"], left)}
        case Kind.ACTION_ROW:
            inner = component["components"][0]
            return shell | {"components": [_field(inner, inner.get("label"), left)]}
        case _:
            return shell


def _field(component: Json, label: str | None, left: dict[str, Any]) -> Json:
    name = component["custom_id"]
    shell: Json = {"type": component["type"], "id": component.get("id", 0), "custom_id": name}
    given = left.pop(name) if name in left else left.pop(label or "", None)
    options = component.get("options") or []
    chosen = [option["value"] for option in options if option.get("default")]
    match component["type"]:
        case Kind.TEXT_INPUT:
            return shell | {"value": component.get("value") or "" if given is None else str(given)}
        case Kind.CHECKBOX:
            return shell | {"value": bool(component.get("default")) if given is None else bool(given)}
        case Kind.RADIO_GROUP:
            preset = chosen[0] if chosen else None
            return shell | {"value": preset if given is None else _option_named(options, given)}
        case _:
            values = chosen if given is None else [given] if isinstance(given, str) else list(given)
            return shell | {"values": [_option_named(options, value) for value in values]}


def _option_named(options: Sequence[Json], wanted: Any) -> str:
    """Return the value of the option with that value or label."""
    for key in ("value", "label"):
        for option in options:
            if option[key] == wanted:
                return str(option["value"])
    return _snowflake(wanted)


def _by_name(entries: Sequence[Json], name: str) -> Json:
    for entry in entries:
        if entry["name"] == name:
            return entry
    raise LookupError(f"no {name!r} here; there are {[entry['name'] for entry in entries]}")


def _option_value(kind: int, value: Any) -> Any:
    return _snowflake(value) if kind in (USER, CHANNEL, ROLE, MENTIONABLE) else value


def _snowflake(value: Any) -> str:
    if isinstance(value, dict):
        return str(value["id"])
    return str(getattr(value, "id", value))
