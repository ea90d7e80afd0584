"""The emojis that several games share: a cake, a trophy, cards held, a facedown card, and dice."""

from __future__ import annotations

from cogs.images.svg import emoji_tile

SLICE, TROPHY, HELD, FACEDOWN = "slice", "trophy", "held", "facedown"
BACK_COLOUR = "#c8674f"
"""The colour of a facedown card."""
SHEEP = ("sheep-body", "sheep-head", "face-calm")
"""The symbols of a sheep without a troop."""
DICE_SIDES = 6


def die(points: int) -> str:
    """Return the name of the emoji for a die's face."""
    return f"die{points}"


def shared_emojis() -> dict[str, str]:
    """Return each shared emoji as SVG by its name."""
    dice = {die(points): emoji_tile.die(points) for points in range(1, DICE_SIDES + 1)}
    return {
        SLICE: emoji_tile.bare("slice", top=8),
        TROPHY: emoji_tile.bare("trophy", left=5, top=6, size=90),
        HELD: emoji_tile.bare("cards", left=4, top=12, size=82),
        FACEDOWN: emoji_tile.draw(*SHEEP, colour=BACK_COLOUR),
        **dice,
    }
