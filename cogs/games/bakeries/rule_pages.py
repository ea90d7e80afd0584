"""The images on the pages of You Take the Cake's rules: example windows, cards and cakes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from cogs.games.bakeries.images import baker, cake_front, card_front, ribbon_line, table
from cogs.games.bakeries.text import cake_word, card_word, dollars
from cogs.games.images import cards_image, example_image, example_seats
from cogs.i18n.table_messages import TableMessages
from cogs.ui.panel import SvgImage
from games.bakeries import Bakeries, Cake, Card, CaseView, Chef
from games.bakeries.cards import OWN_BAKING, SLOTS
from games.bakeries.case import Case
from games.bakeries.events import CakePlaced, CakeSold
from games.bakeries.money import Sale
from games.bakeries.options import Options
from games.bakeries.state import Phase
from games.engine import Event
from games.entropy import Entropy
from games.views import PublicView


def page_image(page: str, say: TableMessages) -> SvgImage | None:
    """Return the table or the cards that a page explains; None for a page of words only."""
    match page:
        case "start":  # the sum in the page's words: Polly, a Birthday Cake, slot 9
            return _table(_case(Chef.POLLY, {9: Cake.BIRTHDAY}), _case(None, {}), say)
        case "place":
            mine = _case(Chef.SALLY, {3: Cake.MUD, 7: Cake.LEMON, 12: Cake.WEDDING})
            theirs = _case(None, {4: Cake.FOREST, 6: Cake.SHEET, 8: Cake.LEMON})
            given = CakePlaced(seat=1, owner=0, slot=12, cake=Cake.WEDDING)
            return _table(mine, theirs, say, events=[given])
        case "sale":
            mine = _case(Chef.DANNY, dict(zip(SLOTS, Cake, strict=True)), sold=(4, 6, 9))
            theirs = _case(None, dict(zip(SLOTS, reversed(list(Cake)), strict=True)), sold=(8,))
            sold = CakeSold(seat=0, sale=mine.sales[-1])
            return _table(mine, theirs, say, dice=(4, 5), events=[sold])
        case "hire":
            one_set = [card for card in Card if card.is_sign or card.chef is Chef.SALLY]
            return cards_image(one_set, card_front, card_word, say)
        case "prices":
            return cards_image(Cake, cake_front, cake_word, say)
        case _:
            return None


def _case(chef: Chef | None, cakes: Mapping[int, Cake], *, sold: Iterable[int] = ()) -> CaseView:
    """Return a bakery with cakes by their slots; those in the slots ``sold`` are sold."""
    multiplier = OWN_BAKING if chef is None else chef.multiplier
    sales = tuple(Sale(slot, cakes[slot], multiplier) for slot in sold)
    case = Case(tuple(map(cakes.get, SLOTS)), sales=sales)
    return CaseView(chef, multiplier, is_closed=False, case=case)


def _table(
    mine: CaseView,
    theirs: CaseView,
    say: TableMessages,
    *,
    dice: tuple[int, int] | None = None,
    events: Sequence[Event] = (),
) -> SvgImage:
    game, seated, cases = Bakeries(), example_seats(2, say), (mine, theirs)
    dealt = game.view(game.deal(2, Options(), Entropy(b"")).state, None)
    view = dealt._replace(phase=Phase.PLACE, player=0, cases=cases, dice=dice)
    words = [_window_words(case, seated.name(seat), say) for seat, case in enumerate(cases)]
    words.append(ribbon_line(events, say))
    return example_image(table(PublicView(view), events, seated), say, filter(None, words))


def _window_words(case: CaseView, name: str, say: TableMessages) -> str:
    cakes = [
        say(
            "image-example-slot",
            slot=str(slot.slot),
            cake=say(f"card-cake-{slot.worth.cake}"),
            amount=dollars(slot.worth.amount, say),
            sold=str(slot.is_sold),
        )
        for slot in case.slots
        if slot.worth is not None
    ]
    chef = baker(case.chef, say)
    listed = say.listed(cakes, have_commas=True)
    return say("image-example-window", who=name, chef=chef, cakes=listed, count=len(cakes))
