"""Cake Duel on Discord."""

from cogs.games.duel import commands
from cogs.games.duel.images import emoji_images
from cogs.games.duel.presenter import DuelPresenter
from cogs.games.game_ui import GameUi
from games.duel.events import BoutBegun

UI = GameUi(
    presenter=DuelPresenter(),
    new=commands.NEW,
    emoji_images=emoji_images,
    stats=commands.stats,
    charts=commands.bluff_charts,
    review=commands.review_panel,
    highlight=commands.best_bluff_line,
    parts={BoutBegun: commands.bout_name},
    key_moments=commands.key_moments,
)
