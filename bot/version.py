"""The version of Cake Club, which pyproject.toml states once."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import metadata
from pathlib import Path

PROJECT_FILE = Path(__file__).parents[1] / "pyproject.toml"
"""Beside the code in a checkout and in the image; an installed package has its metadata instead."""


@cache
def version() -> str:
    """Return the version of the running code, for example `1.2.3`."""
    try:
        project = tomllib.loads(PROJECT_FILE.read_text(encoding="utf-8"))["project"]
    except FileNotFoundError:
        return metadata.version("cakeclub")
    return str(project["version"])
