"""The pictures of You Take the Cake: its cards and cakes with their words."""

from __future__ import annotations

from cogs.art import bakeries
from cogs.art.hand import Held
from cogs.faces.bakeries.lore import cake_word, card_word
from cogs.faces.drawings import hand_drawing, page_drawing
from cogs.panels import Drawing
from cogs.say import Say
from games.bakeries import Cake, Card, Chef, View
from games.bakeries.cards import layable_chefs
from games.bakeries.kitchen import Source
from games.bakeries.model import Question


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


def hand(view: View, say: Say) -> Drawing | None:
    """The cards of a seat in order; those are raised that it may lay, play or discard now."""
    if not view.hand:
        return None
    held = [Held(card(shown, say), _is_playable(shown, view)) for shown in view.hand]
    return hand_drawing(held, [card_word(shown, say) for shown in view.hand], say)


def _is_playable(shown: Card, view: View) -> bool:
    if view.seat is None or view.seat != view.player:
        return False
    match view.question:
        case Question.TURN:
            is_closed = view.cases[view.seat].is_closed
            if shown is Card.REOPENED:
                return is_closed
            if shown is Card.CLOSED:
                return not view.cases[1 - view.seat].is_closed
            return not is_closed and shown.chef in layable_chefs(view.hand)
        case Question.DISCARD:
            taken = view.drawn if view.drawn and view.drawn.source is Source.DISCARD else None
            return taken is None or shown is not taken.card
        case _:
            return False


def page(name: str, say: Say) -> Drawing | None:
    """The cards that a page of the rules explains: one chef's set and the signs, or the cakes."""
    match name:
        case "hire":
            hires = [card for card in Card if card.is_sign or card.chef is Chef.SALLY]
            fronts = [card(shown, say) for shown in hires]
            return page_drawing(fronts, [card_word(shown, say) for shown in hires], say)
        case "prices":
            fronts = [cake(shown, say) for shown in Cake]
            return page_drawing(fronts, [cake_word(shown, say) for shown in Cake], say)
        case _:
            return None
