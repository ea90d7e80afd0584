"""What the pictures of all games share: how a hand, or a page of the rules, becomes a drawing with its description."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.art import hand
from cogs.art.hand import Held
from cogs.panels import Drawing
from cogs.say import Say


def hand_drawing(held: Sequence[Held], names: Sequence[str], say: Say) -> Drawing:
    """The cards of a hand in their order, with their names for whoever does not see them."""
    described = say("picture-hand", cards=", ".join(names))
    return Drawing(hand.hand(held), hand.width(len(held)), described)


def page_drawing(fronts: Sequence[str], names: Sequence[str], say: Say) -> Drawing | None:
    """The cards that a page of the rules explains, with their names; None when it explains none."""
    if not fronts:
        return None
    described = say("picture-page", cards=", ".join(names))
    return Drawing(hand.hand([Held(front) for front in fronts]), hand.width(len(fronts)), described)
