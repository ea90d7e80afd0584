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
        self._document = {"paths": {}} if document is None else _lenient(document)
        self._validators: dict[tuple[str, str], Any] = {}
        if document is not None:
            from referencing import Registry
            from referencing.jsonschema import DRAFT202012

            resource = DRAFT202012.create_resource(self._document)
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
        errors = list(validator.iter_errors(body))
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
    while error.context:
        error = _meant(error.context)
    wrong.add(error.absolute_path, f"SCHEMA_{error.validator.upper()}", error.message[:500])


def _meant(errors: Iterable[Any]) -> Any:
    """Of a union's complaints one about the alternative that was meant: the one whose type agrees."""
    alternatives: dict[Any, list[Any]] = {}
    for error in errors:
        alternatives.setdefault(error.schema_path[0], []).append(error)
    return min(alternatives.values(), key=lambda found: any(map(_is_of_another_type, found)))[0]


def _is_of_another_type(error: Any) -> bool:
    is_tag = list(error.path) == ["type"] and error.validator == "enum"
    return is_tag or (not error.path and error.validator == "type")


def _lenient(document: dict[str, Any]) -> dict[str, Any]:
    """The description, but with numbers for identifiers too: Discord takes them, whatever it says."""
    schemas = document["components"]["schemas"]
    either = {"anyOf": [schemas["SnowflakeType"], {"type": "integer"}]}
    components = document["components"] | {"schemas": schemas | {"SnowflakeType": either}}
    return document | {"components": components}
