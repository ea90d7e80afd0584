"""Which tables and cards of You Take the Cake the pages of its rules show."""

from __future__ import annotations

from cogs.games.bakeries.images import cake, card
from cogs.games.bakeries.names import cake_word, card_word
from cogs.games.bakeries.rule_examples import TABLES
from cogs.games.shared_images import page_image
from cogs.i18n.table_messages import TableMessages
from cogs.ui.panel import SvgImage
from games.bakeries import Cake, Card, Chef

A_SET_AND_THE_SIGNS = tuple(one for one in Card if one.is_sign or one.chef is Chef.SALLY)


def shown_on(page: str, say: TableMessages) -> SvgImage | None:
    """A table as a page tells of it, or the cards that it explains: one chef's set and the signs, or the cakes."""
    if page in TABLES:
        return TABLES[page](say)
    if page == "hire":
        shown = A_SET_AND_THE_SIGNS
        return page_image(
            [card(one, say.messages) for one in shown], [card_word(one, say) for one in shown], say
        )
    cakes = tuple(Cake) if page == "prices" else ()
    return page_image([cake(one, say.messages) for one in cakes], [cake_word(one, say) for one in cakes], say)
