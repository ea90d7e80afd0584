"""You Take the Cake's face: its shop windows, sums, hands, forms and sentences."""

from cogs.games.bakeries.presenter import BakeriesPresenter

__all__ = ["BakeriesPresenter"]
