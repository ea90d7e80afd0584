"""Splits a member's export into files that Discord accepts: JSON, else a ZIP file, else several ZIP files."""

from __future__ import annotations

import io
import json
import zipfile
from typing import Any

FILE_NAME = "cake-club"


class TooLarge(Exception):
    """Even one table is too large for a file."""


def split_export(export: dict[str, Any], *, most_bytes: int) -> list[tuple[str, bytes]]:
    """Return the files with their names, none larger than Discord accepts. Raises TooLarge when that is impossible."""
    whole = _json(export)
    if len(whole) <= most_bytes:
        return [(f"{FILE_NAME}.json", whole)]
    parts = _parts(export, most_bytes)
    if len(parts) == 1:
        return [(f"{FILE_NAME}.zip", parts[0])]
    return [(f"{FILE_NAME}-{number}.zip", part) for number, part in enumerate(parts, start=1)]


def _parts(export: dict[str, Any], most_bytes: int) -> list[bytes]:
    """Return the export as ZIP files; split its tables in halves until each file is small enough."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(f"{FILE_NAME}.json", _json(export))
    if len(packed.getvalue()) <= most_bytes:
        return [packed.getvalue()]
    tables, middle = export["tables"], len(export["tables"]) // 2
    if not middle:
        raise TooLarge(f"{len(packed.getvalue())} bytes are too many")
    first = _parts({**export, "tables": tables[:middle]}, most_bytes)
    return first + _parts({"tables": tables[middle:]}, most_bytes)


def _json(export: dict[str, Any]) -> bytes:
    return json.dumps(export, ensure_ascii=False, indent=1).encode()
