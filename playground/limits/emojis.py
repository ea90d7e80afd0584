"""Discord's rules for an application's emojis, and for emojis in components."""

import re
from collections.abc import Collection

from ..world.components import Path, walk
from ..world.errors import FormErrors, Refused
from ..world.nouns import Json

EMOJIS_MOST = 2000
EMOJI_NAME = range(2, 33)
EMOJI_BYTES_MOST = 256 * 1024
EMOJI_TYPES = frozenset({"image/png", "image/jpeg", "image/gif", "image/webp", "image/avif"})

_NAME = re.compile(r"\w+", re.ASCII)


def check_emoji(name: object, taken: Collection[str], picture: bytes = b"") -> None:
    """Refuse (30008, 50035) a name or an image that Discord would not accept next to the existing names."""
    if picture and len(taken) >= EMOJIS_MOST:
        raise Refused(30008)
    wrong = FormErrors()
    text = name if isinstance(name, str) else ""
    wrong.outside(("name",), len(text), EMOJI_NAME)
    if not _NAME.fullmatch(text):
        wrong.add(("name",), "STRING_TYPE_REGEX", "String value did not match validation regex.")
    if text in taken:
        wrong.add(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "That name is already taken.")
    if len(picture) > EMOJI_BYTES_MOST:
        wrong.add(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    wrong.raise_if_any()


def check_component_emojis(
    components: list[Json], known: Collection[int], path: Path = ("components",)
) -> None:
    """Refuse (50035) components with a custom emoji that does not exist, or no longer."""
    wrong = FormErrors()
    for place, component in walk(components, path):
        _check_one(component, place, known, wrong)
        for index, option in enumerate(component.get("options") or []):
            _check_one(option, (*place, "options", index), known, wrong)
    wrong.raise_if_any()


def _check_one(shown: Json, place: Path, known: Collection[int], wrong: FormErrors) -> None:
    number = (shown.get("emoji") or {}).get("id")
    if number is not None and int(number) not in known:
        wrong.add((*place, "emoji", "name"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
