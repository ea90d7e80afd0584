"""All games side by side, for the pages that offer them."""

from __future__ import annotations

from cogs.games.registry import PRESENTERS
from cogs.i18n.messages import Messages
from cogs.images.svg import banner
from cogs.images.svg.shapes import PIXELS
from cogs.ui.panel import SvgImage


def banner_image(messages: Messages) -> SvgImage:
    """Return the figure and the name of each game, in the order in which players are shown them."""
    names = {key: messages(f"{key}-name") for key in PRESENTERS}
    tiles = [
        banner.Tile(names[key], presenter.emblem.figure, presenter.emblem.colour)
        for key, presenter in PRESENTERS.items()
    ]
    return SvgImage(banner.draw(tiles), PIXELS, ", ".join(names.values()))
