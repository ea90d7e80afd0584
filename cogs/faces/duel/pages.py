"""Which cards of Cake Duel the pages of its rules show."""

from __future__ import annotations

from cogs.faces.duel.drawn import card
from cogs.faces.duel.lore import card_word
from cogs.faces.pages import page_drawing
from cogs.panels import Drawing
from cogs.say import Say
from games.duel import Card
from games.duel.cards import SPECIALS

CORE = tuple(card for card in Card if card not in SPECIALS)


def cards_on(name: str, say: Say) -> Drawing | None:
    """The cards that a page explains."""
    shown = {"cards": CORE, "specials": SPECIALS}.get(name, ())
    return page_drawing([card(one, say) for one in shown], [card_word(one, say) for one in shown], say)
