"""Discord's rules for a single component."""

from collections.abc import Callable, Mapping

from ..world.components import LINK_STYLE, PREMIUM_STYLE, Kind, Path
from ..world.errors import FormErrors
from ..world.nouns import Json

CUSTOM_ID = range(1, 101)
OPTION_TEXT = range(1, 101)


def check_control(component: Json, path: Path, wrong: FormErrors) -> None:
    """Report everything that one component has too much or too little of, except its inner components."""
    if component.get("custom_id") is not None:
        wrong.outside((*path, "custom_id"), len(component["custom_id"]), CUSTOM_ID)
    check = CHECKS.get(component["type"])
    if check is not None:
        check(component, path, wrong)


def check_unique_ids(components: list[tuple[Path, Json]], wrong: FormErrors) -> None:
    """Report custom ids and numbers that appear twice in one message or modal."""
    for key, code in (("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"), ("id", "COMPONENT_ID_DUPLICATED")):
        seen = set()
        for path, component in components:
            value = component.get(key)
            if value and value in seen:
                wrong.add((*path, key), code, f"Component {key} cannot be duplicated")
            seen.add(value)


def _button(button: Json, path: Path, wrong: FormErrors) -> None:
    style = button["style"]
    wrong.longer_than((*path, "label"), button.get("label"), 80)
    if style == PREMIUM_STYLE:
        return
    if not button.get("label") and not button.get("emoji"):
        wrong.add(path, "BUTTON_COMPONENT_LABEL_REQUIRED", "A button needs a label or an emoji.")
    if style == LINK_STYLE:
        if not button.get("url"):
            wrong.add((*path, "url"), "BASE_TYPE_REQUIRED", "A url is required")
        if button.get("custom_id"):
            wrong.add(
                path,
                "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                "A custom id and url cannot both be specified",
            )
    elif not button.get("custom_id"):
        wrong.add((*path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", "A custom id is required")
    elif button.get("url"):
        wrong.add(path, "BUTTON_COMPONENT_INVALID_URL", "A url cannot be specified for this style")


def _select(select: Json, path: Path, wrong: FormErrors) -> None:
    wrong.longer_than((*path, "placeholder"), select.get("placeholder"), 150)
    least, most = select.get("min_values"), select.get("max_values")
    least, most = 1 if least is None else least, 1 if most is None else most
    if least not in range(26):
        wrong.add((*path, "min_values"), "NUMBER_TYPE_MAX", "int value should be between 0 and 25.")
    if most not in range(1, 26) or least > most:
        wrong.add(
            (*path, "max_values"),
            "SELECT_COMPONENT_MAX_VALUE_LESS_THAN_MIN",
            "Max values must be between min values and 25.",
        )


def _string_select(select: Json, path: Path, wrong: FormErrors) -> None:
    _select(select, path, wrong)
    _options(select, path, wrong, range(1, 26))
    options = select.get("options") or []
    if (select.get("max_values") or 1) > max(len(options), 1):
        wrong.add(
            (*path, "max_values"),
            "SELECT_COMPONENT_MAX_VALUE_EXCEEDS_OPTIONS",
            "Max values exceed the number of options.",
        )
    if sum(bool(o.get("default")) for o in options) > (select.get("max_values") or 1):
        wrong.add(
            (*path, "options"),
            "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
            "More default values than max values",
        )


def _options(group: Json, path: Path, wrong: FormErrors, many: range) -> None:
    options = group.get("options") or []
    wrong.outside((*path, "options"), len(options), many)
    seen = set()
    for index, option in enumerate(options):
        place = (*path, "options", index)
        wrong.outside((*place, "label"), len(option["label"]), OPTION_TEXT)
        wrong.outside((*place, "value"), len(option["value"]), OPTION_TEXT)
        wrong.longer_than((*place, "description"), option.get("description"), 100)
        if option["value"] in seen:
            wrong.add(
                (*place, "value"),
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                "The specified option value is already used",
            )
        seen.add(option["value"])


def _radio_group(group: Json, path: Path, wrong: FormErrors) -> None:
    _options(group, path, wrong, range(2, 11))
    if sum(bool(o.get("default")) for o in group.get("options") or []) > 1:
        wrong.add((*path, "options"), "RADIO_GROUP_TOO_MANY_DEFAULTS", "Only one option can be the default")


def _checkbox_group(group: Json, path: Path, wrong: FormErrors) -> None:
    _options(group, path, wrong, range(1, 11))
    options = group.get("options") or []
    least, most = group.get("min_values"), group.get("max_values")
    if least is not None and least > (len(options) if most is None else most):
        wrong.add((*path, "min_values"), "NUMBER_TYPE_MAX", "Min values exceed max values.")
    if most is not None and most not in range(1, len(options) + 1):
        wrong.add(
            (*path, "max_values"), "NUMBER_TYPE_MAX", f"int value should be between 1 and {len(options)}."
        )


def _text_input(field: Json, path: Path, wrong: FormErrors) -> None:
    wrong.longer_than((*path, "label"), field.get("label"), 45)
    wrong.longer_than((*path, "placeholder"), field.get("placeholder"), 100)
    wrong.longer_than((*path, "value"), field.get("value"), 4000)
    least, most = field.get("min_length") or 0, field.get("max_length") or 4000
    if least > most or most > 4000:
        wrong.add(
            (*path, "max_length"), "NUMBER_TYPE_MAX", "int value should be between min_length and 4000."
        )


def _text_display(display: Json, path: Path, wrong: FormErrors) -> None:
    wrong.outside((*path, "content"), len(display["content"]), range(1, 4001))


def _section(section: Json, path: Path, wrong: FormErrors) -> None:
    wrong.outside((*path, "components"), len(section["components"]), range(1, 4))
    if not section.get("accessory"):
        wrong.add((*path, "accessory"), "BASE_TYPE_REQUIRED", "This field is required")


def _media_gallery(gallery: Json, path: Path, wrong: FormErrors) -> None:
    wrong.outside((*path, "items"), len(gallery["items"]), range(1, 11))
    for index, item in enumerate(gallery["items"]):
        wrong.longer_than((*path, "items", index, "description"), item.get("description"), 1024)


def _label(label: Json, path: Path, wrong: FormErrors) -> None:
    wrong.outside((*path, "label"), len(label["label"]), range(1, 46))
    wrong.longer_than((*path, "description"), label.get("description"), 100)


CHECKS: Mapping[int, Callable[[Json, Path, FormErrors], None]] = {
    Kind.BUTTON: _button,
    Kind.STRING_SELECT: _string_select,
    Kind.USER_SELECT: _select,
    Kind.ROLE_SELECT: _select,
    Kind.MENTIONABLE_SELECT: _select,
    Kind.CHANNEL_SELECT: _select,
    Kind.TEXT_INPUT: _text_input,
    Kind.SECTION: _section,
    Kind.TEXT_DISPLAY: _text_display,
    Kind.MEDIA_GALLERY: _media_gallery,
    Kind.LABEL: _label,
    Kind.RADIO_GROUP: _radio_group,
    Kind.CHECKBOX_GROUP: _checkbox_group,
}
