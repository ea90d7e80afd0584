"""Components of messages and modals: their kinds, how they nest, and what Discord adds to them."""

from collections.abc import Iterator, Mapping
from enum import IntEnum
from typing import Any

from .nouns import Json

Path = tuple[str | int, ...]


class Kind(IntEnum):
    """Component types by Discord's numbers."""

    ACTION_ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT_DISPLAY = 10
    THUMBNAIL = 11
    MEDIA_GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


SELECTS = frozenset(
    {
        Kind.STRING_SELECT,
        Kind.USER_SELECT,
        Kind.ROLE_SELECT,
        Kind.MENTIONABLE_SELECT,
        Kind.CHANNEL_SELECT,
    }
)
LINK_STYLE = 5
PREMIUM_STYLE = 6


def walk(components: list[Json], path: Path = ("components",)) -> Iterator[tuple[Path, Json]]:
    """Return every component with its path, outer before inner, in reading order."""
    for index, component in enumerate(components):
        yield from _with_inner(component, (*path, index))


def _with_inner(component: Json, path: Path) -> Iterator[tuple[Path, Json]]:
    yield path, component
    yield from walk(component.get("components") or [], (*path, "components"))
    for key in ("component", "accessory"):
        if component.get(key):
            yield from _with_inner(component[key], (*path, key))


def texts(components: list[Json]) -> list[str]:
    """Return the texts of the text displays in reading order."""
    return [c["content"] for _, c in walk(components) if c["type"] == Kind.TEXT_DISPLAY]


def media_of(component: Json) -> Iterator[Json]:
    """Return the media items that a component shows."""
    match component["type"]:
        case Kind.THUMBNAIL:
            yield component["media"]
        case Kind.MEDIA_GALLERY:
            yield from (item["media"] for item in component["items"])
        case Kind.FILE:
            yield component["file"]


def completed(components: list[Json], attachments: Mapping[str, Json]) -> list[Json]:
    """Return the components as Discord does: numbered, with ids as text and addresses instead of `attachment://`."""
    own: list[Json] = _copy(components)
    taken = {c["id"] for _, c in walk(own) if c.get("id")}
    number = 0
    for _, component in walk(own):
        if not component.get("id"):
            number += 1
            while number in taken:
                number += 1
            component["id"] = number
            taken.add(number)
        for shown in (component, *component.get("options", ())):
            if "id" in shown.get("emoji", ()):
                shown["emoji"]["id"] = str(shown["emoji"]["id"])
        for media in media_of(component):
            media.update(_unfurled(media["url"], attachments))
        if component["type"] == Kind.FILE:
            attached = attachments.get(component["file"].get("attachment_name", ""), {})
            component |= {"name": attached.get("filename", ""), "size": attached.get("size", 0)}
    return own


def _unfurled(url: str, attachments: Mapping[str, Json]) -> Json:
    name = url.removeprefix("attachment://")
    if name == url or name not in attachments:
        return {"url": url, "proxy_url": url, "loading_state": 2}
    attached = attachments[name]
    return {
        "url": attached["url"],
        "proxy_url": attached["proxy_url"],
        "width": attached.get("width"),
        "height": attached.get("height"),
        "content_type": attached.get("content_type"),
        "attachment_id": attached["id"],
        "attachment_name": name,
        "loading_state": 2,
        "placeholder": "",
        "placeholder_version": 1,
        "flags": 0,
    }


def _copy(value: Any) -> Any:
    match value:
        case dict():
            return {key: _copy(inner) for key, inner in value.items() if inner is not None}
        case list():
            return [_copy(inner) for inner in value]
        case _:
            return value
