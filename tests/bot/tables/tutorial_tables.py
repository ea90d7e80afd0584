"""What may be asked in the tutorial of each game."""

from __future__ import annotations

from collections.abc import Mapping

from tests.labs import LABS

TOPICS: Mapping[str, tuple[str, ...]] = {lab.GAME.key: lab.TUTORIAL_QUESTIONS for lab in LABS}
