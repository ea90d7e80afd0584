"""The pictures of Cake Duel: its cards with their words."""

from __future__ import annotations

from cogs.art import duel
from cogs.art.hand import Held
from cogs.faces.drawings import hand_drawing, page_drawing
from cogs.faces.duel.lore import card_word
from cogs.panels import Drawing
from cogs.say import Say
from games.duel import Card, View
from games.duel.cards import FACES, SPECIALS
from games.duel.model import Phase


def card(shown: Card, say: Say) -> str:
    """A card's front as SVG."""
    face = FACES[shown]
    return duel.face(
        shown,
        kind=face.kind,
        letter=face.letter,
        name=say(f"card-duel-{shown}"),
        effect=say(f"card-duel-does-{shown}"),
        class_name=say(f"card-class-{face.kind}"),
    )


def hand(view: View, say: Say) -> Drawing | None:
    """The cards of a seat in order; raised when it may play any of them under some name."""
    if not view.hand:
        return None
    may_play = view.seat in view.asked and view.phase in (Phase.CLAIM, Phase.ANSWER)
    held = [Held(card(shown, say), may_play) for shown in view.hand]
    return hand_drawing(held, [card_word(shown, say) for shown in view.hand], say)


def page(name: str, say: Say) -> Drawing | None:
    """The cards that a page of the rules explains."""
    pages = {"cards": [card for card in Card if card not in SPECIALS], "specials": SPECIALS}
    shown = pages.get(name, ())
    return page_drawing([card(one, say) for one in shown], [card_word(one, say) for one in shown], say)
