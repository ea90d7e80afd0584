"""The topics that each game's lesson can ask."""

from __future__ import annotations

from collections.abc import Mapping

from tests.labs import LABS

TOPICS: Mapping[str, tuple[str, ...]] = {lab.GAME.key: lab.TUTORIAL_QUESTIONS for lab in LABS}
