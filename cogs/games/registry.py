"""The faces of the games: how each of them reads and is laid out in Discord."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from cogs.games.auf import AufFace
from cogs.games.bakeries import BakeriesFace
from cogs.games.duel import DuelFace
from cogs.games.presenter import Face

FACES: Mapping[str, Face[Any]] = MappingProxyType(
    {face.game: face for face in (DuelFace(), BakeriesFace(), AufFace())}
)
"""Each game's key and its face."""
