"""Every picture that stands among words: the cards of the games, and the few signs that their lines share."""

from __future__ import annotations

from cogs.games.auf import card_images as auf
from cogs.games.bakeries import card_images as bakeries
from cogs.games.duel import card_images as duel
from cogs.images.svg import emoji_tile
from cogs.ui.panel import SvgImage
from games.bakeries.cards import DICE_SIDES

SLICE, TROPHY, HELD, FACEDOWN = "slice", "trophy", "held", "facedown"
"""A cake to win, a bout that was won, the cards that somebody holds, a card that nobody sees."""


def die(points: int) -> str:
    """The name of the picture of a die's face."""
    return f"die{points}"


def emoji_images() -> dict[str, SvgImage]:
    """Return the emojis that the application uploads, by the names of what they show."""
    return {name: SvgImage(svg, emoji_tile.PIXELS, name) for name, svg in all_emojis().items()}


def all_emojis() -> dict[str, str]:
    """Each picture as SVG by its name: what it shows in small letters, digits and hyphens."""
    shared = {
        SLICE: emoji_tile.bare(emoji_tile.Tile(layers=("slice",), top=8)),
        TROPHY: emoji_tile.bare(emoji_tile.Tile(layers=("trophy",), left=5, top=6, size=90)),
        HELD: emoji_tile.bare(emoji_tile.Tile(layers=("cards",), left=4, top=12, size=82)),
        FACEDOWN: emoji_tile.draw(emoji_tile.Tile(layers=("sheep",), colour=duel.BACK_COLOUR)),
    }
    dice = {die(points): emoji_tile.die(points) for points in range(1, DICE_SIDES + 1)}
    return {**duel.small(), **bakeries.small(), **auf.small(), **shared, **dice}
