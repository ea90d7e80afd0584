"""The pictures of You Take the Cake: its cards and cakes with their words."""

from __future__ import annotations

from cogs.art import bakeries
from cogs.say import Say
from games.bakeries import Cake, Card


def card(shown: Card, say: Say) -> str:
    """A Hire a Chef card's front as SVG."""
    if shown.is_sign:
        return bakeries.face(
            shown,
            name=say(f"card-bakeries-{shown}"),
            effect=say(f"card-bakeries-does-{shown}"),
            class_name=say("card-class-sign"),
        )
    return bakeries.face(
        shown,
        name=say(f"card-bakeries-{shown.piece}"),
        effect=say("card-bakeries-does-part", multiplier=shown.chef.multiplier),
        class_name=say(f"bakeries-short-{shown.chef}"),
    )


def cake(shown: Cake, say: Say) -> str:
    """A cake's front as SVG."""
    return bakeries.cake_face(
        shown,
        name=say(f"card-cake-{shown}"),
        price=say("card-cake-price", price=shown.price),
        class_name=say("card-class-cake"),
    )
