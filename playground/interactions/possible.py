"""What a person can do: press enabled components, and choose and fill in what is offered."""

from ..world.components import SELECTS, Kind, walk
from ..world.nouns import Json, Message
from ..world.payloads import command_json
from ..world.world import World

USER_COMMAND = 2
"""The type of a command in the menu of a person."""
STRING, STRING_MOST = 3, 6000
"""The type of a text option, and the longest such text."""


class CannotDo(Exception):
    """A person tried something that Discord's client would not allow; the text says what."""


def check_press(message: Message, data: Json) -> None:
    """Raise `CannotDo` unless the message has that component, enabled, and offers the chosen values."""
    for _, component in walk(message.components):
        if component.get("custom_id") == data["custom_id"]:
            break
    else:
        raise CannotDo(f"that message has no component {data['custom_id']!r}")
    if component.get("disabled"):
        raise CannotDo(f"the component {data['custom_id']!r} is disabled")
    if component["type"] != data.get("component_type"):
        raise CannotDo(f"the component {data['custom_id']!r} is of type {component['type']}")
    if component["type"] in SELECTS:
        check_values(component, data.get("values") or [])


def check_values(component: Json, values: list[str], *, least: int = 1) -> None:
    """Raise `CannotDo` unless the number of chosen values is allowed and all of them are offered."""
    few, many = component.get("min_values"), component.get("max_values")
    few = least if few is None else few
    many = _most(component) if many is None else many
    if not few <= len(values) <= many:
        raise CannotDo(f"{component['custom_id']!r} takes {few} to {many} values, not {len(values)}")
    offered = {option["value"] for option in component.get("options") or []}
    if offered and not offered.issuperset(values):
        raise CannotDo(f"{component['custom_id']!r} offers only {sorted(offered)}")


def check_modal_form(modal: Json, data: Json) -> None:
    """Raise `CannotDo` unless every field of the modal is filled correctly."""
    given = {c["custom_id"]: c for _, c in walk(data["components"]) if c.get("custom_id")}
    for _, asked in walk(modal["components"]):
        if asked.get("custom_id"):
            _check_field(asked, given.get(asked["custom_id"], {}))


def _check_field(asked: Json, given: Json) -> None:
    name, required = asked["custom_id"], asked.get("required", True)
    match asked["type"]:
        case Kind.TEXT_INPUT:
            text = given.get("value") or ""
            if required and not text:
                raise CannotDo(f"{name!r} must be filled in")
            if text and len(text) not in range(
                asked.get("min_length") or 0, (asked.get("max_length") or 4000) + 1
            ):
                raise CannotDo(f"{name!r} is too short or too long")
        case Kind.RADIO_GROUP:
            offered = {option["value"] for option in asked["options"]}
            if given.get("value") not in (offered if required else {*offered, None}):
                raise CannotDo(f"{name!r} offers only {sorted(offered)}")
        case Kind.CHECKBOX_GROUP:
            _check_choice(asked, given)
        case kind if kind in SELECTS:
            _check_choice(asked, given)


def _check_choice(asked: Json, given: Json) -> None:
    values, required = given.get("values") or [], asked.get("required", True)
    if values or required:
        check_values(asked, values, least=1 if required else 0)


def _most(component: Json) -> int:
    is_group = component["type"] == Kind.CHECKBOX_GROUP
    return len(component["options"]) if is_group else 1


def check_command(world: World, data: Json, *, is_autocomplete: bool) -> None:
    """Raise `CannotDo` unless the command has those options and, when it is sent, all required ones are there."""
    command = world.commands.get(int(data["id"]))
    if command is None:
        raise CannotDo("This command is outdated, please try again in a few minutes")
    known = command_json(world, command)
    if known["type"] != data["type"]:
        raise CannotDo(f"{known['name']!r} is of type {known['type']}")
    if known["type"] == USER_COMMAND and int(data.get("target_id", 0)) not in world.users:
        raise CannotDo(f"{known['name']!r} needs a person")
    _check_options(known, data, is_autocomplete=is_autocomplete)


def _check_options(known: Json, data: Json, *, is_autocomplete: bool) -> None:
    options = {option["name"]: option for option in known.get("options") or []}
    given = data.get("options") or []
    for option in given:
        if option["name"] not in options:
            raise CannotDo(f"{known['name']!r} has no option {option['name']!r}")
        wanted = options[option["name"]]
        if wanted["type"] != option["type"]:
            raise CannotDo(f"the option {option['name']!r} is of type {wanted['type']}")
        if wanted["type"] in (1, 2):
            _check_options(wanted, option, is_autocomplete=is_autocomplete)
        elif not option.get("focused"):
            _check_value(wanted, option["value"])
    missing = [name for name, o in options.items() if o.get("required")]
    missing = [name for name in missing if name not in {option["name"] for option in given}]
    if missing and not is_autocomplete:
        raise CannotDo(f"the option {missing[0]!r} is required")
    is_group = any(option["type"] in (1, 2) for option in options.values())
    if is_group and len(given) != 1:
        raise CannotDo(f"{known['name']!r} needs one of its subcommands")


def _check_value(option: Json, value: object) -> None:
    choices = [choice["value"] for choice in option.get("choices") or []]
    if choices and value not in choices:
        raise CannotDo(f"{option['name']!r} offers only {choices}")
    if isinstance(value, int | float) and not isinstance(value, bool):
        least, most = option.get("min_value"), option.get("max_value")
        if (least is not None and value < least) or (most is not None and value > most):
            raise CannotDo(f"{option['name']!r} goes from {least} to {most}")
    if isinstance(value, str) and option["type"] == STRING:
        lengths = range(option.get("min_length") or 0, (option.get("max_length") or STRING_MOST) + 1)
        if len(value) not in lengths:
            raise CannotDo(f"{option['name']!r} is too short or too long")
