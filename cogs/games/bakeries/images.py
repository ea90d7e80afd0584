"""The images of You Take the Cake: its cards and cakes with their words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from cogs.games.bakeries import table_image
from cogs.games.bakeries.card_images import cake_face, colour, face, layers
from cogs.games.bakeries.names import card_word
from cogs.games.bakeries.sums import dollars
from cogs.games.shared_images import FRONTS_KEPT, hand_image
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from cogs.images.svg.hand import Held
from cogs.images.svg.shapes import PIXELS
from cogs.ui.panel import SvgImage
from games.bakeries import Cake, Card, CaseView, Chef, SlotView, View
from games.bakeries.cards import layable_chefs, slot_multiplier
from games.bakeries.events import CakePlaced, CakeSold, ChefHired, StalePlaced
from games.bakeries.kitchen import Source
from games.bakeries.state import Phase, Question
from games.engine import Event, Seat
from games.views import PublicView, SeatView


@lru_cache(FRONTS_KEPT)
def card(shown: Card, messages: Messages) -> str:
    """Return a Hire a Chef card's front as SVG."""
    if shown.is_sign:
        return face(
            shown,
            name=messages(f"card-bakeries-{shown}"),
            effect=messages(f"card-bakeries-does-{shown}"),
            class_name=messages("card-class-sign"),
        )
    return face(
        shown,
        name=messages(f"card-bakeries-{shown.piece}"),
        effect=messages("card-bakeries-does-part", multiplier=shown.chef.multiplier),
        class_name=messages(f"bakeries-short-{shown.chef}"),
    )


def discarded(shown: Card, say: TableMessages) -> table_image.Discarded:
    """Return the uppermost discard as the table shows it."""
    words = say(f"card-bakeries-{shown}" if shown.is_sign else f"bakeries-short-{shown.chef}")
    return table_image.Discarded(words, layers(shown), colour(shown))


@lru_cache(FRONTS_KEPT)
def cake(shown: Cake, messages: Messages) -> str:
    """Return a cake's front as SVG."""
    return cake_face(
        shown,
        name=messages(f"card-cake-{shown}"),
        price=messages("card-cake-price", price=shown.price),
        class_name=messages("card-class-cake"),
    )


def hand(own: SeatView[View], say: TableMessages) -> SvgImage | None:
    """Return the cards of a seat in order; those are raised that it may lay, play or discard now."""
    view = own.view
    if not view.hand:
        return None
    held = [Held(card(shown, say.messages), _is_playable(shown, view)) for shown in view.hand]
    return hand_image(held, [card_word(shown, say) for shown in view.hand], say)


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


def table(public: PublicView[View], events: Sequence[Event], say: TableMessages) -> SvgImage:
    """Return the table as a spectator sees it: shop fronts while chefs are sought, then the windows."""
    view = public.view
    ribbon = _ribbon_words(events, say)
    if view.phase is Phase.HIRE:
        pixels = PIXELS
        svg = table_image.fronts(
            (_front(view, 0, say), _front(view, 1, say)),
            stock=say("image-stock", count=view.stock_count),
            discard=say("image-discard", count=view.discard_count),
            top=None if view.top_discard is None else discarded(view.top_discard, say),
            ribbon_words=ribbon,
        )
        words = [
            say(
                "image-bakeries-front",
                who=say.name(seat),
                count=view.hand_counts[seat],
                closed=str(view.cases[seat].is_closed),
            )
            for seat in (0, 1)
        ]
    else:
        pixels = table_image.WINDOW_PIXELS
        svg = table_image.windows(
            (_window(view, 0, say), _window(view, 1, say)),
            middle=_middle(view, say),
            ribbon_words=ribbon,
        )
        words = [
            say(
                "image-bakeries-window",
                who=say.name(seat),
                cakes=sum(tag.worth is not None for tag in case.slots),
                sold=len(case.sales),
                tab=case.tab,
            )
            for seat, case in enumerate(view.cases)
        ]
    words += [ribbon] if ribbon else []
    return SvgImage(svg, pixels, " ".join(words))


def _ribbon_words(events: Sequence[Event], say: TableMessages) -> str | None:
    """Return the newest moment that is worth a ribbon."""
    for event in reversed(events):
        match event:
            case CakeSold(sale=sale):
                return say("image-bakeries-sold", amount=sale.amount)
            case ChefHired(hire=hire):
                return say("image-bakeries-hired", chef=say(f"bakeries-short-{hire.chef}"))
            case CakePlaced(seat=seat, owner=owner) if seat != owner:
                return say("image-bakeries-given")
            case StalePlaced():
                return say("image-bakeries-stale")
            case _:
                continue
    return None


def _front(view: View, seat: Seat, say: TableMessages) -> table_image.Front:
    return table_image.Front(
        name=say.image_name(seat),
        cards=view.hand_counts[seat],
        is_closed=view.cases[seat].is_closed,
        is_asked=seat == view.player,
        avatar=say.avatar(seat),
    )


def _window(view: View, seat: Seat, say: TableMessages) -> table_image.Window:
    return window_of(
        view.cases[seat],
        say,
        name=say.image_name(seat),
        is_asked=seat == view.player,
        before=say("image-bakeries-total", amount=view.totals[seat]) if view.rounds else "",
        avatar=say.avatar(seat),
    )


def window_of(
    case: CaseView,
    say: TableMessages,
    *,
    name: str,
    is_asked: bool,
    before: str = "",
    avatar: str | None = None,
) -> table_image.Window:
    """Return a bakery with its case as the table shows it; ``before`` is what it took in earlier rounds."""
    return table_image.Window(
        name=name,
        tags=tuple(_tag(slot, say) for slot in case.slots),
        baker=_baker(case.chef, say),
        before=before,
        till=say("image-bakeries-till"),
        amount=dollars(case.tab, say),
        is_asked=is_asked,
        avatar=avatar,
    )


def _baker(chef: Chef | None, say: TableMessages) -> str:
    """Return who bakes, in two words."""
    if chef is None:
        return say("image-bakeries-alone")
    return say("bakeries-chef-label", chef=say(f"bakeries-short-{chef}"), multiplier=chef.multiplier)


def _tag(slot: SlotView, say: TableMessages) -> table_image.Tag:
    worth = slot.worth
    return table_image.Tag(
        number=str(slot.slot),
        times=f"×{slot_multiplier(slot.slot)}",
        cake=None if worth is None else worth.cake.value,
        price="" if worth is None else dollars(worth.amount, say),
        stale=0 if worth is None else worth.stale,
        is_sold=slot.is_sold,
    )


def _middle(view: View, say: TableMessages) -> table_image.Middle:
    if view.cake is not None:
        words = say("image-bakeries-cake", cake=say(f"card-cake-{view.cake}"), price=view.cake.price)
        return table_image.Middle(words=words, cake=view.cake.value)
    if view.dice is not None:
        words = say("image-bakeries-dice", first=view.dice[0], second=view.dice[1], sum=sum(view.dice))
        return table_image.Middle(words=words, dice=view.dice)
    return table_image.Middle(words="")
