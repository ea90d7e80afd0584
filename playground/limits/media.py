"""Discord's rules for the files that components show."""

from collections.abc import Collection

from ..world.components import media_of, walk
from ..world.errors import FormErrors
from ..world.nouns import Json

SCHEME = "attachment://"


def check_component_media(components: list[Json], files: Collection[str]) -> None:
    """Refuse (50035) components with a file that is not part of their message; `files` are the existing ones."""
    wrong = FormErrors()
    for path, component in walk(components, ("components",)):
        for media in media_of(component):
            if media["url"].startswith(SCHEME) and media["url"].removeprefix(SCHEME) not in files:
                code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
                wrong.add((*path, "media", "url"), code, "The referenced attachment was not found")
    wrong.raise_if_any()
