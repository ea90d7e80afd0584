"""Cake Auf! on Discord."""

from cogs.games.auf import commands
from cogs.games.auf.images import emoji_images
from cogs.games.auf.presenter import AufPresenter
from cogs.games.game_ui import GameUi
from games.auf.events import RoundBegan, ShowdownBegan

UI = GameUi(
    presenter=AufPresenter(),
    new=commands.NEW,
    emoji_images=emoji_images,
    stats=commands.stats,
    review=commands.review_panel,
    parts={RoundBegan: commands.round_name, ShowdownBegan: commands.showdown_name},
    key_moments=commands.key_moments,
)
