"""The bot's answers to interactions, addressed by the interactions' tokens."""

from ..interactions import Interaction
from ..world.errors import Refused
from ..world.nouns import Json, Message
from ..world.payloads import message_json
from .asked import Asked, Route, as_object

_YES = ("1", "true", "True")


def _callback(asked: Asked) -> Json | None:
    token = asked.params["interaction_token"]
    interaction = asked.services.interactions.unanswered_one(asked.id("interaction_id"), token)
    answer = asked.services.answering.answer(interaction, as_object(asked.body), asked.uploads)
    return answer if asked.query.get("with_response") in _YES else None


def _interaction(asked: Asked) -> Interaction:
    if asked.id("webhook_id") != asked.world.bot_id:
        raise Refused(10015)
    return asked.services.interactions.by_token(asked.params["webhook_token"])


def _message(asked: Asked) -> tuple[Interaction, Message]:
    interaction = _interaction(asked)
    which = asked.params.get("message_id", "@original")
    return interaction, asked.services.answering.message(interaction, which)


def _follow_up(asked: Asked) -> Json:
    body = as_object(asked.body)
    message = asked.services.answering.follow_up(_interaction(asked), body, asked.uploads)
    return message_json(asked.world, message)


def _get(asked: Asked) -> Json:
    return message_json(asked.world, _message(asked)[1])


def _edit(asked: Asked) -> Json:
    interaction, message = _message(asked)
    asked.services.answering.edit(interaction, message, as_object(asked.body), asked.uploads)
    return message_json(asked.world, message)


def _delete(asked: Asked) -> None:
    interaction, message = _message(asked)
    asked.services.answering.delete(interaction, message)


_CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
_WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"
_ORIGINAL = _WEBHOOK + "/messages/@original"
_BY_NUMBER = _WEBHOOK + "/messages/{message_id}"
ROUTES = (
    Route("POST", _CALLBACK, _callback, needs_token=False),
    Route("POST", _WEBHOOK, _follow_up, needs_token=False),
    *(
        Route(method, path, answer, needs_token=False)
        for path in (_ORIGINAL, _BY_NUMBER)
        for method, answer in (("GET", _get), ("PATCH", _edit), ("DELETE", _delete))
    ),
)
