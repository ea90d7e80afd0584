"""Checks a request's body against Discord's own published description of its API, where that is at hand."""

import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from .errors import FormErrors

PLACE_VARIABLE = "PLAYGROUND_OPENAPI"
USUAL_PLACE = Path(__file__).parents[2] / "shared" / "discord" / "openapi.json"
_DOCUMENT = "discord"


class Schema:
    """The bodies that each route takes; one without a description takes every body."""

    def __init__(self, document: dict[str, Any] | None) -> None:
        self._document = document or {"paths": {}}
        self._validators: dict[tuple[str, str], Any] = {}
        if document is not None:
            from referencing import Registry
            from referencing.jsonschema import DRAFT202012

            resource = DRAFT202012.create_resource(document)
            self._registry: Any = Registry().with_resource(_DOCUMENT, resource)

    @property
    def is_loaded(self) -> bool:
        """Whether there is a description to check against."""
        return bool(self._document["paths"])

    @classmethod
    def load(cls) -> "Schema":
        """The description named by `PLAYGROUND_OPENAPI` or at its usual place, or one that checks nothing."""
        place = Path(os.environ.get(PLACE_VARIABLE) or USUAL_PLACE)
        try:
            import jsonschema  # noqa: F401
        except ImportError:
            return cls(None)
        return cls(json.loads(place.read_bytes())) if place.is_file() else cls(None)

    def check(self, method: str, route: str, body: Any) -> None:
        """Refuse (50035) a body that does not fit what the description says of the route."""
        validator = self._validator(method.lower(), route)
        if validator is None:
            return
        errors = list(validator.iter_errors(_as_described(body)))
        if errors:
            wrong = FormErrors()
            for error in errors:
                _complain(error, wrong)
            wrong.raise_if_any()

    def _validator(self, method: str, route: str) -> Any:
        if (method, route) not in self._validators:
            self._validators[method, route] = self._made(method, route)
        return self._validators[method, route]

    def _made(self, method: str, route: str) -> Any:
        operation = self._document["paths"].get(route, {}).get(method, {})
        if "application/json" not in operation.get("requestBody", {}).get("content", {}):
            return None
        from jsonschema import Draft202012Validator

        steps = ("paths", route, method, "requestBody", "content", "application/json", "schema")
        pointer = "/".join(step.replace("~", "~0").replace("/", "~1") for step in steps)
        return Draft202012Validator({"$ref": f"{_DOCUMENT}#/{pointer}"}, registry=self._registry)


def _complain(error: Any, wrong: FormErrors) -> None:
    deepest = error
    while deepest.context:
        deepest = max(deepest.context, key=_fitness)
    wrong.add(deepest.absolute_path, f"SCHEMA_{deepest.validator.upper()}", deepest.message[:500])


def _fitness(error: Any) -> tuple[int, bool]:
    """How well an alternative of a union fits: the one whose type agrees is the one that was meant."""
    return len(error.absolute_path), error.validator not in ("enum", "type", "const")


def _as_described(body: Any) -> Any:
    """The body with those identifiers as text that Discord takes as numbers too, against its description."""
    if not isinstance(body, dict):
        return body
    described = dict(body)
    if isinstance(body.get("recipient_id"), int):
        described["recipient_id"] = str(body["recipient_id"])
    if isinstance(body.get("data"), dict):
        described["data"] = _as_described(body["data"])
    if body.get("attachments"):
        described["attachments"] = list(_with_text_ids(body["attachments"]))
    return described


def _with_text_ids(entries: Iterable[Any]) -> Iterable[Any]:
    for entry in entries:
        yield entry | {"id": str(entry["id"])} if isinstance(entry, dict) and "id" in entry else entry
