"""Discord's rules for a whole message: its text, its layout, and how much it may contain."""

from collections.abc import Mapping

from ..world.components import SELECTS, Kind, Path, texts, walk
from ..world.errors import FormErrors, Refused
from ..world.nouns import Json, Message, MessageFlag
from .controls import check_control, check_unique_ids

CONTENT_MOST = 2000
COMPONENTS_MOST = 40
TEXT_MOST = 4000
ROWS_MOST = 5
ROW_BUTTONS_MOST = 5
EMBED_TEXT_MOST = 6000
FILES_MOST = 10

INSIDE: Mapping[int, frozenset[Kind]] = {
    Kind.ACTION_ROW: frozenset({Kind.BUTTON}) | SELECTS,
    Kind.SECTION: frozenset({Kind.TEXT_DISPLAY}),
    Kind.CONTAINER: frozenset(
        {
            Kind.ACTION_ROW,
            Kind.TEXT_DISPLAY,
            Kind.SECTION,
            Kind.MEDIA_GALLERY,
            Kind.SEPARATOR,
            Kind.FILE,
        }
    ),
}
V2_TOP = INSIDE[Kind.CONTAINER] | {Kind.CONTAINER}
OLD_TOP = frozenset({Kind.ACTION_ROW})
LEGACY_FIELDS = ("content", "embeds", "sticker_ids", "poll")


def check_message(body: Json, *, present: Message | None = None) -> None:
    """Refuse (50035, 50006) what Discord would not accept; `present` is the message that `body` would edit."""
    wrong = FormErrors()
    was_v2 = present is not None and present.is_v2
    is_v2 = was_v2 or bool((body.get("flags") or 0) & MessageFlag.COMPONENTS_V2)
    components = body.get("components") or []
    if is_v2:
        _check_no_legacy_field(body, present, wrong)
    _check_legacy_fields(body, wrong)
    wrong.outside(("attachments",), len(body.get("attachments") or []), range(FILES_MOST + 1))
    _check_layout(components, V2_TOP if is_v2 else OLD_TOP, ("components",), wrong)
    wrong.raise_if_any()
    _check_amounts(components, is_v2=is_v2, wrong=wrong)
    wrong.raise_if_any()
    if _is_empty(body, present):
        raise Refused(50006)


def _check_no_legacy_field(body: Json, present: Message | None, wrong: FormErrors) -> None:
    for field in LEGACY_FIELDS:
        kept = present is not None and field not in body and bool(getattr(present, field, None))
        if body.get(field) or kept:
            wrong.add(
                (field,),
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )


def _check_legacy_fields(body: Json, wrong: FormErrors) -> None:
    wrong.longer_than(("content",), body.get("content"), CONTENT_MOST)
    embeds = body.get("embeds") or []
    wrong.outside(("embeds",), len(embeds), range(11))
    if sum(_embed_size(embed) for embed in embeds) > EMBED_TEXT_MOST:
        wrong.add(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")


def _embed_size(embed: Json) -> int:
    fields = embed.get("fields") or []
    named = (embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")
    counted = [embed.get("title"), embed.get("description"), *named]
    counted += [text for field in fields for text in (field["name"], field["value"])]
    return sum(len(text) for text in counted if text)


def _check_layout(components: list[Json], allowed: frozenset[Kind], path: Path, wrong: FormErrors) -> None:
    for index, component in enumerate(components):
        place = (*path, index)
        kind = component["type"]
        if kind not in allowed:
            known = ", ".join(str(int(k)) for k in sorted(allowed))
            wrong.add(
                (*place, "type"), "UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({known},).'
            )
            continue
        if kind in INSIDE:
            _check_layout(component["components"], INSIDE[Kind(kind)], (*place, "components"), wrong)
        if kind == Kind.ACTION_ROW:
            _check_row(component, place, wrong)
        accessory = component.get("accessory")
        if accessory and accessory["type"] not in (Kind.BUTTON, Kind.THUMBNAIL):
            wrong.add(
                (*place, "accessory", "type"),
                "UNION_TYPE_CHOICES",
                'Value of field "type" must be one of (2, 11).',
            )


def _check_row(row: Json, path: Path, wrong: FormErrors) -> None:
    kinds = [component["type"] for component in row["components"]]
    selects = sum(kind in SELECTS for kind in kinds)
    wrong.outside((*path, "components"), len(kinds), range(1, ROW_BUTTONS_MOST + 1))
    if selects > 1 or (selects and len(kinds) > 1):
        wrong.add(
            path, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width"
        )


def _check_amounts(components: list[Json], *, is_v2: bool, wrong: FormErrors) -> None:
    every = list(walk(components))
    for path, component in every:
        check_control(component, path, wrong)
    check_unique_ids(every, wrong)
    if is_v2:
        if len(every) > COMPONENTS_MOST:
            wrong.add(
                ("components",),
                "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
                f"The total number of components must be {COMPONENTS_MOST} or fewer.",
            )
        if sum(map(len, texts(components))) > TEXT_MOST:
            wrong.add(
                ("components",),
                "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
                f"The displayable text size must be {TEXT_MOST} or fewer.",
            )
    else:
        wrong.outside(("components",), len(components), range(ROWS_MOST + 1))


def _is_empty(body: Json, present: Message | None) -> bool:
    fields = ("content", "embeds", "components", "attachments", "sticker_ids", "poll")
    shown = (body[f] if f in body else getattr(present, f, None) for f in fields)
    return not any(shown)
