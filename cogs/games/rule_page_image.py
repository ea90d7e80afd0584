"""What a page of the rules shows beside its words: the cards that it explains."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.i18n.table_messages import TableMessages
from cogs.images.svg import hand
from cogs.images.svg.hand import Held
from cogs.ui.panel import SvgImage


def page_image(fronts: Sequence[str], names: Sequence[str], say: TableMessages) -> SvgImage | None:
    """Return the cards of a page in their order, with their names; None when it explains none."""
    if not fronts:
        return None
    described = say("image-page", cards=", ".join(names))
    return SvgImage(hand.hand([Held(front) for front in fronts]), hand.pixels(len(fronts)), described)
