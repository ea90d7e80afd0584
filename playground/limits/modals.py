"""Discord's rules for a modal."""

from ..world.components import SELECTS, Kind, walk
from ..world.errors import FormErrors
from ..world.nouns import Json
from .controls import CUSTOM_ID, check_control, check_unique_ids

TITLE = range(1, 46)
TOP_COMPONENTS = range(1, 6)
TOP = frozenset({Kind.ACTION_ROW, Kind.LABEL, Kind.TEXT_DISPLAY})
IN_LABEL = SELECTS | {Kind.TEXT_INPUT, Kind.FILE_UPLOAD, Kind.RADIO_GROUP, Kind.CHECKBOX_GROUP, Kind.CHECKBOX}


def check_modal(modal: Json) -> None:
    """Refuse (50035) a modal that Discord would not open."""
    wrong = FormErrors()
    wrong.outside(("data", "title"), len(modal.get("title") or ""), TITLE)
    wrong.outside(("data", "custom_id"), len(modal.get("custom_id") or ""), CUSTOM_ID)
    components = modal.get("components") or []
    wrong.outside(("data", "components"), len(components), TOP_COMPONENTS)
    for index, component in enumerate(components):
        _check_top(component, index, wrong)
    wrong.raise_if_any()
    every = list(walk(components, ("data", "components")))
    for path, component in every:
        check_control(component, path, wrong)
    check_unique_ids(every, wrong)
    wrong.raise_if_any()


def _check_top(component: Json, index: int, wrong: FormErrors) -> None:
    path = ("data", "components", index)
    match component["type"]:
        case Kind.LABEL if component["component"]["type"] not in IN_LABEL:
            wrong.add(
                (*path, "component", "type"), "UNION_TYPE_CHOICES", "This component cannot stand in a label."
            )
        case Kind.ACTION_ROW if [c["type"] for c in component["components"]] != [Kind.TEXT_INPUT]:
            wrong.add(
                (*path, "components"), "UNION_TYPE_CHOICES", 'Value of field "type" must be one of (4,).'
            )
        case Kind.LABEL | Kind.ACTION_ROW | Kind.TEXT_DISPLAY:
            pass
        case _:
            wrong.add(
                (*path, "type"), "UNION_TYPE_CHOICES", 'Value of field "type" must be one of (1, 10, 18).'
            )
