"""Which tables and cards of Cake Duel the pages of its rules show."""

from __future__ import annotations

from cogs.games.duel.images import card
from cogs.games.duel.names import card_word
from cogs.games.duel.rule_examples import TABLES
from cogs.games.shared_images import page_image
from cogs.i18n.table_messages import TableMessages
from cogs.ui.panel import SvgImage
from games.duel import Card
from games.duel.cards import SPECIALS

CORE = tuple(one for one in Card if one not in SPECIALS)


def shown_on(page: str, say: TableMessages) -> SvgImage | None:
    """Return a table as a page tells of it, or the cards that it explains."""
    if page in TABLES:
        return TABLES[page](say)
    shown = {"cards": CORE, "specials": SPECIALS}.get(page, ())
    return page_image([card(one, say.messages) for one in shown], [card_word(one, say) for one in shown], say)
