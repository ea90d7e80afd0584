"""The games on Discord: add a game's UI here and every command, post and page knows it."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from cogs.games.auf import UI as AUF
from cogs.games.bakeries import UI as BAKERIES
from cogs.games.duel import UI as DUEL
from cogs.games.game_ui import GameUi
from cogs.games.images import shared_emojis
from cogs.games.presenter import Presenter
from cogs.i18n.messages import Messages
from cogs.images.svg import banner, emoji_tile
from cogs.images.svg.shapes import PIXELS
from cogs.ui.panel import SvgImage

GAME_UIS: Mapping[str, GameUi] = MappingProxyType({ui.presenter.game: ui for ui in (DUEL, BAKERIES, AUF)})
"""Each game's key and its side on Discord, in the order in which players are shown the games."""

PRESENTERS: Mapping[str, Presenter[Any, Any, Any]] = MappingProxyType(
    {key: ui.presenter for key, ui in GAME_UIS.items()}
)
"""Each game's key and its presenter."""


def all_emojis() -> dict[str, str]:
    """Return every custom emoji as SVG by its name."""
    emojis = shared_emojis()
    for ui in GAME_UIS.values():
        emojis |= ui.emoji_images()
    return emojis


def emoji_images() -> dict[str, SvgImage]:
    """Return the emojis that the application uploads, by the names of what they show."""
    return {name: SvgImage(svg, emoji_tile.PIXELS, name) for name, svg in all_emojis().items()}


def banner_image(messages: Messages) -> SvgImage:
    """Return the figure and the name of each game, in the order in which players are shown them."""
    names = {key: messages(f"{key}-name") for key in PRESENTERS}
    tiles = [
        banner.Tile(names[key], presenter.emblem.figure, presenter.emblem.colour)
        for key, presenter in PRESENTERS.items()
    ]
    return SvgImage(banner.draw(tiles), PIXELS, messages.listed(names.values()))
