"""Windows of You Take the Cake as the pages of its rules show them: a sum, a cake given away, a sale."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from cogs.games.bakeries import table_image
from cogs.games.bakeries.images import baker_short
from cogs.games.bakeries.sums import dollars
from cogs.games.bakeries.table_image import Middle, Tag, Window
from cogs.i18n.table_messages import TableMessages
from cogs.images.svg.shapes import PIXELS
from cogs.ui.panel import SvgImage
from games.bakeries import Cake, Chef
from games.bakeries.cards import slot_multiplier

_SLOTS = range(2, 13)
Case = Mapping[int, Cake]
"""The cakes of a window by their slots."""


def _sum(say: TableMessages) -> SvgImage:
    """Return the sum in the page's words: Polly, a Birthday Cake, slot 9."""
    return _drawn((_window(0, Chef.POLLY, {9: Cake.BIRTHDAY}, say), _window(1, None, {}, say)), say)


def _placing(say: TableMessages) -> SvgImage:
    mine = {3: Cake.MUD, 7: Cake.LEMON, 12: Cake.WEDDING}
    theirs = {4: Cake.FOREST, 6: Cake.SHEET, 8: Cake.LEMON}
    windows = (_window(0, Chef.SALLY, mine, say), _window(1, None, theirs, say))
    return _drawn(windows, say, told=say("image-bakeries-given"))


def _sale(say: TableMessages) -> SvgImage:
    mine = dict(zip(_SLOTS, Cake, strict=True))
    theirs = dict(zip(_SLOTS, reversed(list(Cake)), strict=True))
    windows = (
        _window(0, Chef.DANNY, mine, say, sold=(4, 6, 9)),
        _window(1, None, theirs, say, sold=(8,)),
    )
    amount = Chef.DANNY.multiplier * mine[9].price * slot_multiplier(9)
    words = say("image-bakeries-dice", first=4, second=5, sum=9)
    told = say("image-bakeries-sold", amount=amount)
    return _drawn(windows, say, middle=Middle(words=words, dice=(4, 5)), told=told)


TABLES: Mapping[str, Callable[[TableMessages], SvgImage]] = {"start": _sum, "place": _placing, "sale": _sale}
"""What a page shows, by its name."""


def _window(
    seat: int, chef: Chef | None, case: Case, say: TableMessages, *, sold: Collection[int] = ()
) -> Window:
    times = 1 if chef is None else chef.multiplier
    amounts = {slot: times * cake.price * slot_multiplier(slot) for slot, cake in case.items()}
    return Window(
        name=say("image-seat", number=seat + 1),
        tags=tuple(
            Tag(
                number=str(slot),
                times=f"×{slot_multiplier(slot)}",
                cake=case[slot].value if slot in case else None,
                price=dollars(amounts[slot], say) if slot in case else "",
                stale=0,
                is_sold=slot in sold,
            )
            for slot in _SLOTS
        ),
        baker=baker_short(chef, say),
        before="",
        till=say("image-bakeries-till"),
        amount=dollars(sum(amounts[slot] for slot in sold), say),
        is_asked=seat == 0,
    )


def _drawn(
    windows: tuple[Window, Window],
    say: TableMessages,
    *,
    middle: Middle | None = None,
    told: str | None = None,
) -> SvgImage:
    words = [_window_words(window, say) for window in windows]
    words += [told] if told else []
    svg = table_image.windows(windows, middle=middle or Middle(words=""), told=told)
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
