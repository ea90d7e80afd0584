"""The images on the pages of You Take the Cake's rules: example windows, cards and cakes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from cogs.games.bakeries import table_image
from cogs.games.bakeries.images import cake, card, window_of
from cogs.games.bakeries.names import cake_word, card_word
from cogs.games.bakeries.table_image import Middle, Window
from cogs.games.shared_images import cards_image
from cogs.i18n.table_messages import TableMessages
from cogs.images.svg.shapes import PIXELS
from cogs.ui.panel import SvgImage
from games.bakeries import Cake, Card, CaseView, Chef
from games.bakeries.cards import OWN_BAKING, SLOTS
from games.bakeries.case import Case
from games.bakeries.money import Sale

Cakes: TypeAlias = Mapping[int, Cake]
"""The cakes of a window by their slots."""


def page_image(page: str, say: TableMessages) -> SvgImage | None:
    """Return the table or the cards that a page explains; None for a page of words only."""
    match page:
        case "start":
            return _sum(say)
        case "place":
            return _placing(say)
        case "sale":
            return _sale(say)
        case "hire":
            one_set = (one for one in Card if one.is_sign or one.chef is Chef.SALLY)
            return cards_image([(card(one, say.messages), card_word(one, say)) for one in one_set], say)
        case "prices":
            return cards_image([(cake(one, say.messages), cake_word(one, say)) for one in Cake], say)
        case _:
            return None


def _sum(say: TableMessages) -> SvgImage:
    """Return the sum in the page's words: Polly, a Birthday Cake, slot 9."""
    return _drawn((_window(0, Chef.POLLY, {9: Cake.BIRTHDAY}, say), _window(1, None, {}, say)), say)


def _placing(say: TableMessages) -> SvgImage:
    mine = {3: Cake.MUD, 7: Cake.LEMON, 12: Cake.WEDDING}
    theirs = {4: Cake.FOREST, 6: Cake.SHEET, 8: Cake.LEMON}
    windows = (_window(0, Chef.SALLY, mine, say), _window(1, None, theirs, say))
    return _drawn(windows, say, ribbon=say("image-bakeries-given"))


def _sale(say: TableMessages) -> SvgImage:
    mine = dict(zip(SLOTS, Cake, strict=True))
    theirs = dict(zip(SLOTS, reversed(list(Cake)), strict=True))
    windows = (
        _window(0, Chef.DANNY, mine, say, sold=(4, 6, 9)),
        _window(1, None, theirs, say, sold=(8,)),
    )
    amount = Sale(9, mine[9], Chef.DANNY.multiplier).amount
    words = say("image-bakeries-dice", first=4, second=5, sum=9)
    ribbon = say("image-bakeries-sold", amount=amount)
    return _drawn(windows, say, middle=Middle(words=words, dice=(4, 5)), ribbon=ribbon)


def _window(
    seat: int, chef: Chef | None, cakes: Cakes, say: TableMessages, *, sold: Iterable[int] = ()
) -> Window:
    multiplier = OWN_BAKING if chef is None else chef.multiplier
    sales = tuple(Sale(slot, cakes[slot], multiplier) for slot in sold)
    case = Case(tuple(map(cakes.get, SLOTS)), sales=sales)
    view = CaseView(chef, multiplier, is_closed=False, case=case)
    return window_of(view, say, name=say("image-seat", number=seat + 1), is_asked=seat == 0)


def _drawn(
    windows: tuple[Window, Window],
    say: TableMessages,
    *,
    middle: Middle | None = None,
    ribbon: str | None = None,
) -> SvgImage:
    words = [_window_words(window, say) for window in windows]
    words += [ribbon] if ribbon else []
    svg = table_image.windows(windows, middle=middle or Middle(words=""), ribbon_words=ribbon)
    return SvgImage(svg, PIXELS, say("image-example", shown=" ".join(words)))


def _window_words(window: Window, say: TableMessages) -> str:
    """Return who bakes there, and what lies in each slot."""
    cakes = [
        say(
            "image-example-slot",
            slot=tag.number,
            cake=say(f"card-cake-{tag.cake}"),
            amount=tag.price,
            sold=str(tag.is_sold),
        )
        for tag in window.tags
        if tag.cake is not None
    ]
    return say(
        "image-example-window", who=window.name, chef=window.baker, cakes="; ".join(cakes), count=len(cakes)
    )
