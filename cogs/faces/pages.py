"""What a page of the rules shows beside its words: the cards that it explains."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.art import hand
from cogs.art.hand import Held
from cogs.panels import Drawing
from cogs.say import Say


def page_drawing(fronts: Sequence[str], names: Sequence[str], say: Say) -> Drawing | None:
    """The cards of a page in their order, with their names; None when it explains none."""
    if not fronts:
        return None
    described = say("picture-page", cards=", ".join(names))
    return Drawing(hand.hand([Held(front) for front in fronts]), hand.width(len(fronts)), described)
