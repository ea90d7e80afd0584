"""Turns records into rows, and rows into records, which pydantic checks."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeVar

from pydantic import TypeAdapter, ValidationError
from pydantic_core import from_json

from data.errors import RowDamaged
from data.records.tables import Post, Table
from data.records.tournaments import Tournament, TournamentPost
from data.sql.database import Columns

log = logging.getLogger(__name__)

R = TypeVar("R")


def names_of(kind: Any) -> tuple[str, ...]:
    """Return the names of a record's fields, which are its columns."""
    return tuple(kind.__dataclass_fields__)


_POSTS: dict[type[Any], type[Any]] = {Table: Post, Tournament: TournamentPost}
"""The record in the columns of a table or tournament that begin with ``post_``."""
_NESTED = {"options", "post", "seats", "entrants", "pairings"}
_PLAIN = {kind: tuple(name for name in names_of(kind) if name not in _NESTED) for kind in _POSTS}


def columns_of(record: object, *names: str) -> Columns:
    """Return a record without nested ones as columns, all of them or the named ones."""
    return {name: getattr(record, name) for name in names or names_of(type(record))}


def row_of(record: Table | Tournament) -> Columns:
    """Return a table or a tournament as its row in the database."""
    return {
        **columns_of(record, *_PLAIN[type(record)]),
        "options": json.dumps(record.options),
        **post_columns(_POSTS[type(record)], record.post),
    }


def record_of(kind: type[R], row: Columns, **parts: Sequence[Columns]) -> R:
    """Return a table or a tournament out of its row and the rows of its parts. RowDamaged when they make no sense."""
    post = {name: row[f"post_{name}"] for name in names_of(_POSTS[kind])}
    nested = {
        "options": stored_options(row["options"]),
        "post": post if post["message_id"] is not None else None,
    }
    return checked(kind, {name: row[name] for name in _PLAIN[kind]} | nested | parts)


def post_columns(kind: type[Any], post: Post | TournamentPost | None) -> Columns:
    """Return the columns that say in which message something is shown; they are empty for None."""
    return {f"post_{name}": post and getattr(post, name) for name in names_of(kind)}


def sound_rows(kind: type[R], rows: Iterable[Columns], *, key: str | None = None) -> Iterator[R]:
    """Yield the records; a damaged one is logged with its ``key`` and left out."""
    for row in rows:
        try:
            yield checked(kind, row)
        except RowDamaged as error:
            log.error("left out a row%s: %s", "" if key is None else f" of {row[key]!a}", error)


def faults_of(kind: type[Any], rows: Iterable[Columns], key: str) -> Iterator[str]:
    """Yield a line for each row that makes no sense."""
    for row in rows:
        try:
            checked(kind, row)
        except RowDamaged as error:
            yield f"row {row[key]!r:.40}: {error}"


def settings_rows(key: str, settings: Iterable[Columns]) -> list[Columns]:
    """Return the settings of each server or member as one row, by the id that ``key`` names."""
    by_owner: dict[int, Columns] = {}
    for row in settings:
        by_owner.setdefault(row[key], {key: row[key]})[row["name"]] = stored_options(row["value"])
    return [values for _, values in sorted(by_owner.items())]


def stored_options(text: str) -> Any:
    """Return the options, or a value that is no set of options and fails the next check."""
    try:
        return from_json(text)
    except (TypeError, ValueError):
        return text


_ADAPTERS: dict[type[Any], TypeAdapter[Any]] = {}


def adapter_of(kind: type[R]) -> TypeAdapter[R]:
    """Return the adapter that checks values for a class, built once."""
    if kind not in _ADAPTERS:
        _ADAPTERS[kind] = TypeAdapter(kind)
    return _ADAPTERS[kind]


def checked(kind: type[R], values: Columns) -> R:
    """Return a record of this kind. RowDamaged when the values make no sense, or one is unknown."""
    unknown = ", ".join(sorted(values.keys() - set(names_of(kind))))
    if unknown:
        raise RowDamaged(f"the database holds a {kind.__name__} that makes no sense: {unknown}")
    try:
        return adapter_of(kind).validate_python(values)
    except ValidationError as error:
        # Only the names: a value may be a seed, which must not stand in a log.
        wrong = ", ".join(sorted({".".join(map(str, detail["loc"])) for detail in error.errors()}))
        raise RowDamaged(f"the database holds a {kind.__name__} that makes no sense: {wrong}") from None
