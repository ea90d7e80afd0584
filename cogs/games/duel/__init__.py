"""Cake Duel on Discord."""

from cogs.games.duel.card_images import emoji_images
from cogs.games.duel.commands import COMMANDS
from cogs.games.duel.presenter import DuelPresenter
from cogs.games.duel.review import best_bluff_line, review_panel
from cogs.games.duel.stats import STATS
from cogs.games.game_ui import GameUi

UI = GameUi(
    presenter=DuelPresenter(),
    commands=COMMANDS,
    emoji_images=emoji_images,
    stats=STATS,
    review=review_panel,
    highlight=best_bluff_line,
)
