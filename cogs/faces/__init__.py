"""The faces of the games: how each of them reads and is laid out in Discord."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from cogs.faces.auf import AufFace
from cogs.faces.bakeries import BakeriesFace
from cogs.faces.duel import DuelFace
from cogs.faces.face import Face

FACES: Mapping[str, Face[Any]] = MappingProxyType(
    {face.game: face for face in (DuelFace(), BakeriesFace(), AufFace())}
)
"""Each game's key and its face."""
