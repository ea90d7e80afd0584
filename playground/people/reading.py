"""What a person reads in a message, and which components they find there."""

import re
from collections.abc import Iterator

from ..world.components import SELECTS, Kind, texts, walk
from ..world.nouns import Json

_AROUND_MENTION = re.compile("\u2068(<@!?\\d+>)\u2069")
PRESSABLE = SELECTS | {Kind.BUTTON}


def text(message: Json) -> str:
    """Return the whole text of a message, one line per part, without the labels of its components.

    Marks around a mention that only keep the direction of text are not seen, and a no-break space is a space.
    """
    whole = "\n".join(part for part in _parts(message) if part)
    return _AROUND_MENTION.sub(r"\1", whole).replace("\N{NO-BREAK SPACE}", " ")


def _parts(message: Json) -> Iterator[str]:
    yield message["content"]
    for embed in message["embeds"]:
        yield embed.get("title") or ""
        yield embed.get("description") or ""
        for field in embed.get("fields") or []:
            yield field["name"]
            yield field["value"]
        yield (embed.get("footer") or {}).get("text") or ""
    yield from texts(message["components"])


def controls(message: Json) -> list[Json]:
    """Return the buttons and selects of a message in reading order."""
    return [component for _, component in walk(message["components"]) if component["type"] in PRESSABLE]


def control(message: Json, wanted: str | Json) -> Json:
    """Return the component with that custom id, label or placeholder. Raises LookupError if there is none."""
    if not isinstance(wanted, str):
        return wanted
    found = controls(message)
    for key in ("custom_id", "label", "placeholder"):
        for component in found:
            if component.get(key) == wanted:
                return component
    known = [c.get("label") or c.get("placeholder") or c.get("custom_id") for c in found]
    raise LookupError(f"no control {wanted!r} here; there are {known}")


def is_enabled(message: Json, wanted: str) -> bool:
    """Whether the message has such a component and it is enabled."""
    try:
        return not control(message, wanted).get("disabled")
    except LookupError:
        return False
