"""The application's own emojis: images that the bot uploads and uses in its messages and buttons."""

import base64
import binascii

from .. import limits
from ..world.errors import FormErrors, Refused
from ..world.feed import Happening
from ..world.nouns import Emoji, Json
from ..world.payloads import emoji_json
from .applications import check_application
from .asked import Asked, Created, Route, as_object


def _found(asked: Asked) -> Emoji:
    check_application(asked)
    found = asked.world.emojis.get(asked.id("emoji_id"))
    if found is None:
        raise Refused(10014)
    return found


def _tell(asked: Asked) -> None:
    asked.stage.feed.tell(Happening("EMOJIS_UPDATE", {}, for_bot=False))


def _names(asked: Asked, *, besides: Emoji | None = None) -> list[str]:
    return [emoji.name for emoji in asked.world.emojis.values() if emoji is not besides]


def _list(asked: Asked) -> Json:
    check_application(asked)
    return {"items": [emoji_json(asked.world, emoji) for emoji in asked.world.emojis.values()]}


def _create(asked: Asked) -> Created:
    check_application(asked)
    body = as_object(asked.body)
    media_type, picture = _picture(body.get("image"))
    limits.check_emoji(body.get("name"), _names(asked), picture)
    emoji = Emoji(asked.world.clock.snowflake(), body["name"], media_type == "image/gif", media_type)
    asked.world.emojis[emoji.id] = emoji
    asked.world.files[emoji.id] = picture
    _tell(asked)
    return Created(emoji_json(asked.world, emoji))


def _picture(image: object) -> tuple[str, bytes]:
    """Return the media type and the bytes of a data URL. Raise 50035 for anything else."""
    head, _, data = str(image).partition(";base64,")
    media_type = head.removeprefix("data:")
    try:
        picture = base64.b64decode(data, validate=True)
    except binascii.Error:
        picture = b""
    if media_type not in limits.EMOJI_TYPES or not picture:
        wrong = FormErrors()
        wrong.add(("image",), "IMAGE_INVALID", "Invalid image data")
        wrong.raise_if_any()
    return media_type, picture


def _get(asked: Asked) -> Json:
    return emoji_json(asked.world, _found(asked))


def _rename(asked: Asked) -> Json:
    emoji = _found(asked)
    name = as_object(asked.body).get("name", emoji.name)
    limits.check_emoji(name, _names(asked, besides=emoji))
    emoji.name = name
    _tell(asked)
    return emoji_json(asked.world, emoji)


def _delete(asked: Asked) -> None:
    emoji = _found(asked)
    del asked.world.emojis[emoji.id]
    asked.world.files.pop(emoji.id, None)
    _tell(asked)


_ALL = "/applications/{application_id}/emojis"
_ONE = _ALL + "/{emoji_id}"
ROUTES = (
    Route("GET", _ALL, _list),
    Route("POST", _ALL, _create),
    Route("GET", _ONE, _get),
    Route("PATCH", _ONE, _rename),
    Route("DELETE", _ONE, _delete),
)
