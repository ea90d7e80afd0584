"""Which tables and cards of Cake Auf! the pages of its rules show."""

from __future__ import annotations

from cogs.games.auf.images import card, recipes
from cogs.games.auf.names import card_word
from cogs.games.auf.rule_examples import TABLES
from cogs.games.shared_images import page_image
from cogs.i18n.table_messages import TableMessages
from cogs.ui.panel import SvgImage
from games.auf import Recipe
from games.auf.cards import ACTION_CARDS, INGREDIENTS


def shown_on(page: str, say: TableMessages) -> SvgImage | None:
    """Return a table as a page tells of it, or the cards that it explains."""
    if page in TABLES:
        return TABLES[page](say)
    if page == "recipes":
        return recipes(list(Recipe), say)
    shown = {"turn": INGREDIENTS, "cards": ACTION_CARDS}.get(page, {})
    return page_image([card(one, say.messages) for one in shown], [card_word(one, say) for one in shown], say)
