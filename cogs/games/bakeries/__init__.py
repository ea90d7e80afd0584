"""You Take the Cake on Discord."""

from cogs.games.bakeries.card_images import emoji_images
from cogs.games.bakeries.commands import COMMANDS
from cogs.games.bakeries.presenter import BakeriesPresenter
from cogs.games.bakeries.review import review_panel
from cogs.games.bakeries.stats import STATS
from cogs.games.game_ui import GameUi

UI = GameUi(
    presenter=BakeriesPresenter(),
    commands=COMMANDS,
    emoji_images=emoji_images,
    stats=STATS,
    review=review_panel,
)
