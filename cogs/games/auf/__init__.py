"""Cake Auf! on Discord."""

from cogs.games.auf.card_images import emoji_images
from cogs.games.auf.commands import COMMANDS
from cogs.games.auf.presenter import AufPresenter
from cogs.games.auf.review import review_panel
from cogs.games.auf.stats import STATS
from cogs.games.game_ui import GameUi

UI = GameUi(
    presenter=AufPresenter(),
    commands=COMMANDS,
    emoji_images=emoji_images,
    stats=STATS,
    review=review_panel,
)
