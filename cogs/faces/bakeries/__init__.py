"""You Take the Cake's face: its shop windows, sums, hands, forms and sentences."""

from cogs.faces.bakeries.face import BakeriesFace

__all__ = ["BakeriesFace"]
