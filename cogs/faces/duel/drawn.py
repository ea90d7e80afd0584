"""The pictures of Cake Duel: its cards with their words."""

from __future__ import annotations

from cogs.art import duel
from cogs.say import Say
from games.duel import Card
from games.duel.cards import FACES


def card(shown: Card, say: Say) -> str:
    """A card's front as SVG."""
    face = FACES[shown]
    return duel.face(
        shown,
        kind=face.kind,
        letter=face.letter,
        name=say(f"card-duel-{shown}"),
        effect=say(f"card-duel-does-{shown}"),
        class_name=say(f"card-class-{face.kind}"),
    )
