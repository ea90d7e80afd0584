"""Checks a request's body against Discord's published description of its API, if that is available."""

import functools
import hashlib
import json
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from cachetools import LRUCache

try:
    from jsonschema import Draft202012Validator, ValidationError
    from jsonschema.validators import extend
except ImportError:
    CAN_CHECK = False
else:
    CAN_CHECK = True

from ..world.errors import FormErrors
from ..world.nouns import Json

PLACE_VARIABLE = "PLAYGROUND_OPENAPI"
BODIES_KEPT = 1000
"""How many bodies are remembered that fit: a bot that starts again registers the same commands, which are many."""
USUAL_PLACE = Path(__file__).parents[3] / "shared" / "discord" / "openapi.json"


class Schema:
    """The bodies that each route accepts; a route without a description accepts any body."""

    def __init__(self, document: Json | None) -> None:
        self._document = {"paths": {}} if document is None else _lenient(document)
        self._validators: dict[tuple[str, str], Any] = {}
        self._by_reference: dict[str, Json] = {}
        self._tags: dict[str, frozenset[Any]] = {}
        self._fitting: LRUCache[bytes, bool] = LRUCache(BODIES_KEPT)
        """The digests of bodies that were checked, with their routes."""

    @property
    def is_loaded(self) -> bool:
        """Whether there is a description to check against."""
        return bool(self._document["paths"])

    @classmethod
    def load(cls) -> "Schema":
        """Return the description named by `PLAYGROUND_OPENAPI` or at its usual place, or one that checks nothing."""
        return _loaded(Path(os.environ.get(PLACE_VARIABLE) or USUAL_PLACE))

    def check(self, method: str, route: str, body: Any) -> None:
        """Refuse (50035) a body that does not match the route's description."""
        validator = self._validator(method.lower(), route)
        if validator is None:
            return
        digest = hashlib.sha256(json.dumps([method, route, body]).encode()).digest()
        if digest in self._fitting:
            return
        wrong = FormErrors()
        for error in validator.iter_errors(body):
            _complain(error, wrong)
        wrong.raise_if_any()
        self._fitting[digest] = True

    def check_described(self, name: str, value: Any) -> None:
        """Refuse (50035) a value that does not match the object of that name in the description."""
        wrong = FormErrors()
        for error in self._made({"$ref": f"#/components/schemas/{name}"}).iter_errors(value):
            _complain(error, wrong)
        wrong.raise_if_any()

    def _validator(self, method: str, route: str) -> Any:
        if (method, route) not in self._validators:
            operation = self._document["paths"].get(route, {}).get(method, {})
            described = operation.get("requestBody", {}).get("content", {}).get("application/json")
            made = None if described is None else self._made(described["schema"])
            self._validators[method, route] = made
        return self._validators[method, route]

    def _made(self, schema: Json) -> Any:
        own = {"$ref": self._reference, "oneOf": self._union, "anyOf": self._union}
        checking: Any = extend(Draft202012Validator, own)  # type: ignore[no-untyped-call]
        return checking(schema)

    def _reference(self, validator: Any, reference: str, instance: Any, _: Json) -> Iterator[Any]:
        """Follow a reference within the description."""
        yield from validator.descend(instance, self._referred(reference))

    def _union(self, validator: Any, alternatives: list[Json], instance: Any, _: Json) -> Iterator[Any]:
        """Check the alternatives; if the instance's type selects one, check only that one."""
        tag = instance.get("type") if isinstance(instance, dict) else None
        meant = [alternative for alternative in alternatives if tag in self._tags_of(alternative)]
        if tag is not None and meant:
            yield from validator.descend(instance, meant[0])
            return
        found: list[Any] = []
        for index, alternative in enumerate(alternatives):
            errors = list(validator.descend(instance, alternative, schema_path=index))
            if not errors:
                return
            found += errors
        yield ValidationError("This fits none of the kinds that are possible here", context=found)

    def _referred(self, reference: str) -> Json:
        if reference not in self._by_reference:
            found: Any = self._document
            for step in reference.removeprefix("#/").split("/"):
                found = found[step.replace("~1", "/").replace("~0", "~")]
            self._by_reference[reference] = found
        return self._by_reference[reference]

    def _tags_of(self, alternative: Json) -> frozenset[Any]:
        """Return the values of `type` that select an alternative."""
        reference = alternative.get("$ref", "")
        if not reference:
            return frozenset()
        if reference not in self._tags:
            tag = self._referred(reference).get("properties", {}).get("type", {})
            self._tags[reference] = frozenset(tag.get("enum", ()))
        return self._tags[reference]


@functools.cache
def _loaded(place: Path) -> Schema:
    """Return the value there; it is cached because the description is large."""
    can_check = CAN_CHECK and place.is_file()
    return Schema(json.loads(place.read_bytes()) if can_check else None)


def _complain(error: Any, wrong: FormErrors) -> None:
    while error.context:
        error = _meant(error.context)
    kind = str(error.validator).upper()
    wrong.add(error.absolute_path, f"SCHEMA_{kind}", error.message[:500])


def _meant(errors: Iterable[Any]) -> Any:
    """Return the error of the alternative that was meant: the one whose kind matches."""
    alternatives: dict[Any, list[Any]] = {}
    for error in errors:
        alternatives.setdefault(error.schema_path[0], []).append(error)
    return min(alternatives.values(), key=lambda found: any(map(_is_of_another_kind, found)))[0]


def _is_of_another_kind(error: Any) -> bool:
    is_tag = list(error.path) == ["type"] and error.validator == "enum"
    return is_tag or (not error.path and error.validator == "type")


def _lenient(document: Json) -> Json:
    """Return the description with numbers allowed as identifiers: Discord accepts them in spite of it."""
    schemas = document["components"]["schemas"]
    either = {"anyOf": [schemas["SnowflakeType"], {"type": "integer"}]}
    components = document["components"] | {"schemas": schemas | {"SnowflakeType": either}}
    return document | {"components": components}
