"""The faces of the games: how each of them reads and is laid out in Discord."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from cogs.games.auf import AufPresenter
from cogs.games.bakeries import BakeriesPresenter
from cogs.games.duel import DuelPresenter
from cogs.games.presenter import Presenter

PRESENTERS: Mapping[str, Presenter[Any]] = MappingProxyType(
    {face.game: face for face in (DuelPresenter(), BakeriesPresenter(), AufPresenter())}
)
"""Each game's key and its face."""
