"""You Take the Cake on Discord."""

from cogs.games.bakeries import commands
from cogs.games.bakeries.images import emoji_images
from cogs.games.bakeries.presenter import BakeriesPresenter
from cogs.games.game_ui import GameUi
from games.bakeries.events import PhaseBegun

UI = GameUi(
    presenter=BakeriesPresenter(),
    new=commands.NEW,
    emoji_images=emoji_images,
    stats=commands.stats,
    review=commands.review_panel,
    parts={PhaseBegun: commands.phase_name},
    key_moments=commands.key_moments,
)
