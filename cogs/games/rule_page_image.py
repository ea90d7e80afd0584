"""What a page of the rules shows beside its words: the cards that it explains."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.i18n.table_messages import Say
from cogs.images.svg import hand
from cogs.images.svg.hand import Held
from cogs.ui.panel import Drawing


def page_drawing(fronts: Sequence[str], names: Sequence[str], say: Say) -> Drawing | None:
    """The cards of a page in their order, with their names; None when it explains none."""
    if not fronts:
        return None
    described = say("picture-page", cards=", ".join(names))
    return Drawing(hand.hand([Held(front) for front in fronts]), hand.width(len(fronts)), described)
