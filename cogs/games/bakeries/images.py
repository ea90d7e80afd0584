"""The images of You Take the Cake: its cards and cakes, the table as everybody sees it, and its moments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from cogs.games.bakeries.text import cake_word, card_word, dollars
from cogs.games.images import FRONTS_KEPT, NameOf, Standing, everybody, hand_image, moment_image
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from cogs.images.svg import emoji_tile
from cogs.images.svg.avatar import GAP, disc_before, round_avatar
from cogs.images.svg.calm import filled
from cogs.images.svg.card import ASPECT, back, back_defs, backs, front
from cogs.images.svg.moment import Moment
from cogs.images.svg.shapes import (
    CREAM,
    CRUST,
    INK,
    LEAST_SIZE,
    PIXELS,
    RIBBON_SIZE,
    WIDTH,
    box,
    inlaid,
    label,
    placed,
    ribbon,
    sheet,
    text,
)
from cogs.images.svg.text import in_lines, width_of
from cogs.ui.panel import SvgImage
from games.bakeries import Cake, Card, Chef, SlotView, View
from games.bakeries.cards import Piece, layable_chefs, slot_multiplier
from games.bakeries.events import CakePlaced, CakeSold, ChefHired, RoundEnded, StalePlaced
from games.bakeries.kitchen import Source
from games.bakeries.state import Phase, Question
from games.engine import Event, Seat
from games.views import PublicView, SeatView

# Cards and cakes

COLOURS: Mapping[Chef, str] = {
    Chef.SALLY: "#e98a6b",
    Chef.DANNY: "#8fb8d8",
    Chef.POLLY: "#9cc48a",
    Chef.MOLLY: "#a79be0",
    Chef.BENJAMIN: "#f2c14e",
}
"""The colour of each chef's set; the corner also shows the chef's factor."""

SIGN_COLOUR, CAKE_COLOUR = "#b3aeb5", "#f4b7b0"

SIGNS: Mapping[Card, tuple[str, ...]] = {Card.CLOSED: ("shop", "cross"), Card.REOPENED: ("shop", "tick")}
"""The symbols of the two signs; each part of a set and each cake has a symbol of its own name."""


def layers(card: Card) -> tuple[str, ...]:
    """Return the symbols of a card, from the back to the front; each chef has another face."""
    if card.is_sign:
        return SIGNS[card]
    return (card.piece.value, f"hair-{card.chef}") if card.piece is Piece.CHEF else (card.piece.value,)


def colour(card: Card) -> str:
    """Return the colour of a chef's set, or of the signs."""
    return SIGN_COLOUR if card.is_sign else COLOURS[card.chef]


def _times(chef: Chef) -> str:
    return f"×{chef.multiplier}"


BACK = back(layers=("chef",), colour="#6f8fb3")


@lru_cache(FRONTS_KEPT)
def card_front(card: Card, messages: Messages) -> str:
    """Return a Hire a Chef card's front as SVG, in a language."""
    if card.is_sign:
        return front(
            layers=layers(card),
            name=messages(f"card-bakeries-{card}"),
            kind=messages("card-class-sign"),
            effect=messages(f"card-bakeries-does-{card}"),
            colour=colour(card),
        )
    return front(
        layers=layers(card),
        name=messages(f"card-bakeries-{card.piece}"),
        kind=messages(f"bakeries-short-{card.chef}"),
        effect=messages("card-bakeries-does-part", multiplier=card.chef.multiplier),
        mark=_times(card.chef),
        colour=colour(card),
    )


@lru_cache(FRONTS_KEPT)
def cake_front(cake: Cake, messages: Messages) -> str:
    """Return a cake's front as SVG, in a language; its effect is the printed price."""
    return front(
        layers=(cake.value,),
        name=messages(f"card-cake-{cake}"),
        kind=messages("card-class-cake"),
        effect=messages("card-cake-price", price=cake.price),
        colour=CAKE_COLOUR,
    )


def emoji_images() -> dict[str, str]:
    """Return each card and each cake as an emoji, by its name; a part of a set with what its chef multiplies by."""
    parts = {card.value: _part(card) for card in Card if not card.is_sign}
    signs = {card.value: emoji_tile.draw(*symbols, colour=SIGN_COLOUR) for card, symbols in SIGNS.items()}
    cakes = {cake.value: emoji_tile.draw(cake.value, colour=CAKE_COLOUR) for cake in Cake}
    return {**parts, **signs, **cakes}


def _part(card: Card) -> str:
    mark = _times(card.chef)
    return emoji_tile.draw(*layers(card), colour=colour(card), mark=mark, left=-12, top=6, size=92)


def hand(own: SeatView[View], say: TableMessages) -> SvgImage | None:
    """Return the cards of a seat in order; those are raised that it may lay, play or discard now."""
    view = own.view
    playable = [card for card in view.hand if _is_playable(card, view)]
    return hand_image(view.hand, card_front, card_word, say, playable)


def _is_playable(card: Card, view: View) -> bool:
    if view.seat is None or view.seat != view.player:
        return False
    match view.question:
        case Question.TURN:
            is_closed = view.cases[view.seat].is_closed
            if card is Card.REOPENED:
                return is_closed
            if card is Card.CLOSED:
                return not view.cases[1 - view.seat].is_closed
            return not is_closed and card.chef in layable_chefs(view.hand)
        case Question.DISCARD:
            taken = view.drawn if view.drawn and view.drawn.source is Source.DISCARD else None
            return taken is None or card is not taken.card
        case _:
            return False


# The table

WINDOW_PIXELS = 900
"""Windows have very many details: they are rendered with fewer pixels, so that they stay small and fast."""
_EDGE, _ACROSS, _TILE_HEIGHT, _ROW = 8, 6, 66, 70
_TILE = (WIDTH - 2 * _EDGE) / _ACROSS
_AWNING, _BETWEEN = 42, 44
_WINDOW = _AWNING + 2 * _ROW + 8
_AWNINGS = ("#e98a6b", "#7fa3c8")
_SHOP, _FRONTS_HEIGHT, _WRITING = 182, 268, 22
_DISC = 28
"""The size of an avatar on a board."""


def table(public: PublicView[View], events: Sequence[Event], say: TableMessages) -> SvgImage:
    """Return the table as a spectator sees it: shop fronts while chefs are sought, then the windows."""
    view = public.view
    ribbon_words = ribbon_line(events, say)
    if view.phase is Phase.HIRE:
        pixels, svg = PIXELS, _fronts(view, say, ribbon_words=ribbon_words)
        words = [
            say(
                "image-bakeries-front",
                who=say.name(seat),
                count=view.hand_counts[seat],
                closed=str(case.is_closed),
            )
            for seat, case in enumerate(view.cases)
        ]
    else:
        pixels, svg = WINDOW_PIXELS, _windows(view, say, ribbon_words=ribbon_words)
        words = [
            say(
                "image-bakeries-window",
                who=say.name(seat),
                cakes=sum(slot.worth is not None for slot in case.slots),
                sold=len(case.sales),
                tab=case.tab,
            )
            for seat, case in enumerate(view.cases)
        ]
    return SvgImage(svg, pixels, " ".join(filter(None, [*words, ribbon_words])))


def ribbon_line(events: Sequence[Event], say: TableMessages) -> str:
    """Return the newest moment that is worth a ribbon; empty if none is."""
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
    return ""


def _windows(view: View, say: TableMessages, *, ribbon_words: str) -> str:
    """Return both windows one above the other, with the cake drawn or the dice between them, as SVG."""
    below, cake, dice = _EDGE + _WINDOW + _BETWEEN, view.cake, view.dice
    inside = _window(view, 0, say, y=_EDGE) + _window(view, 1, say, y=below)
    line = below - _BETWEEN / 2
    left, room, words = _EDGE + 12, WIDTH - 40.0, ""
    if cake is not None:
        words = say("image-bakeries-cake", cake=say(f"card-cake-{cake}"), price=cake.price)
        inside += placed(cake.value, x=left - 4, y=line - 23, size=46)
        left, room = left + 46, room - 46
    elif dice is not None:
        words = say("image-bakeries-dice", first=dice[0], second=dice[1], sum=sum(dice))
        for points in dice:
            inside += inlaid(emoji_tile.die(points), x=left - 4, y=line - 18, width=36, height=36)
            left, room = left + 38, room - 38
    if ribbon_words:
        inside += ribbon(ribbon_words, x=WIDTH - 52 - width_of(ribbon_words) * RIBBON_SIZE / 2, y=line)
        room -= 85 + width_of(ribbon_words) * RIBBON_SIZE
    inside += label(words, x=left, y=line, size=24, width=room, anchor="start")
    return sheet(inside, height=below + _WINDOW + _EDGE)


def _window(view: View, seat: Seat, say: TableMessages, *, y: float) -> str:
    """Return a window: eleven slots, and in the place of a twelfth the till; above it what earlier rounds brought."""
    width, case = WIDTH - 2 * _EDGE, view.cases[seat]
    inside = box(x=_EDGE + 2, y=y + 30, width=width - 4, height=_WINDOW - 30, fill="#fffdf8")
    inside += _awning(seat, x=_EDGE, y=y, width=width)
    inside += _name_board(view, seat, say, x=_EDGE + 12, y=y, most=230, anchor="start")
    before = [say("image-bakeries-total", amount=view.totals[seat])] if view.rounds else []
    who = say.listed([baker(case.chef, say), *before], have_commas=True)
    inside += _board(who, x=WIDTH - _EDGE - 12, y=y, most=310, anchor="end")
    for place, slot in enumerate(case.slots):
        x = _EDGE + _TILE * (place % _ACROSS) + 3
        inside += _tag(slot, say, x=x, y=y + _AWNING + 5 + _ROW * (place // _ACROSS))
    left, top = _EDGE + _TILE * (_ACROSS - 0.5), y + _AWNING + 5 + _ROW
    inside += label(say("image-bakeries-till"), x=left, y=top + 21, size=21, width=_TILE - 8)
    return inside + label(dollars(case.tab, say), x=left, y=top + 47, size=24, width=_TILE - 4, rows=1)


def baker(chef: Chef | None, say: TableMessages) -> str:
    """Return the baker in two words."""
    if chef is None:
        return say("image-bakeries-alone")
    return say("bakeries-chef-label", chef=say(f"bakeries-short-{chef}"), multiplier=chef.multiplier)


def _tag(tag: SlotView, say: TableMessages, *, x: float, y: float) -> str:
    """Return a slot: its number, its multiplier, and the cake with its present price."""
    width, worth = _TILE - 6, tag.worth
    fill = "#dfe8d3" if tag.is_sold else CREAM
    inside = box(x=x, y=y, width=width, height=_TILE_HEIGHT, fill=fill, line=2)
    inside += text(str(tag.slot), x=x + 20, y=y + 23, size=24)
    inside += text(f"×{slot_multiplier(tag.slot)}", x=x + 20, y=y + 42, size=20)
    if worth is not None:
        inside += placed(worth.cake.value, x=x + 43, y=y + 2, size=42)
    price = "" if worth is None else dollars(worth.amount, say)
    inside += label(price, x=x + width / 2, y=y + 54, size=22, width=width - 4, rows=1)
    for sticker in range(0 if worth is None else worth.stale):
        inside += (
            f'<rect x="{x + 40 + 20 * sticker:g}" y="{y + 25:g}" width="18" height="18" rx="3" fill="#c3d08c"'
            f' stroke="{INK}" stroke-width="2"/>' + text("−", x=x + 49 + 20 * sticker, y=y + 41, size=20)
        )
    if tag.is_sold:
        inside += placed("tick", x=x + 34, y=y - 12, size=60)
    return inside


def _fronts(view: View, say: TableMessages, *, ribbon_words: str) -> str:
    """Return both shops side by side with the piles between them, as SVG."""
    inside = _front(view, 0, say, x=_EDGE) + _front(view, 1, say, x=WIDTH - _EDGE - _SHOP)
    height, width = 126, 126 * ASPECT
    middle, y = WIDTH / 2, 30
    inside += backs(x=middle - width - 16, y=y, width=width, height=height)
    if view.top_discard is not None:
        inside += _discarded(view.top_discard, say, x=middle - 10, y=y, width=118, height=height)
    stock = say("image-stock", count=view.stock_count)
    discard = say("image-discard", count=view.discard_count)
    for words, x in ((stock, middle - width / 2 - 16), (discard, middle + 49)):
        inside += label(words, x=x, y=y + height + 26, size=21, width=104)
    if ribbon_words:
        inside += ribbon(ribbon_words, x=middle, y=_FRONTS_HEIGHT - 32)
    return sheet(inside, height=_FRONTS_HEIGHT, defs=back_defs(BACK))


def _discarded(card: Card, say: TableMessages, *, x: float, y: float, width: float, height: float) -> str:
    """Return the uppermost discard: its figure, and below it whose it is or what it does."""
    name = say(f"card-bakeries-{card}" if card.is_sign else f"bakeries-short-{card.chef}")
    return (
        box(x=x, y=y, width=width, height=height, fill=CREAM)
        + f'<rect x="{x + 5:g}" y="{y + 5:g}" width="{width - 10:g}" height="{height - 40:g}" rx="9"'
        f' fill="{colour(card)}" fill-opacity=".5"/>'
        + placed(*layers(card), x=x + (width - height + 42) / 2, y=y + 6, size=height - 42)
        + label(name, x=x + width / 2, y=y + height - 18, size=22, width=width - 6, rows=1)
    )


def _front(view: View, seat: Seat, say: TableMessages, *, x: float) -> str:
    inside = box(x=x + 4, y=_EDGE + 30, width=_SHOP - 8, height=_FRONTS_HEIGHT - 62, fill="#f6e7cc")
    inside += _awning(seat, x=x, y=_EDGE, width=_SHOP)
    inside += _name_board(view, seat, say, x=x + _SHOP / 2, y=_EDGE, most=_SHOP - 8, anchor="middle")
    card, count = 74.0, view.hand_counts[seat]
    width = card * ASPECT
    step = min(width * 0.5, (_SHOP - 74 - width) / max(1, count - 1))
    inside += backs(count, x=x + 14, y=_EDGE + 52, width=width, height=card, step=step)
    inside += text(f"×{count}", x=x + _SHOP - 12, y=_EDGE + 98, size=25, anchor="end")
    sign = "cross" if view.cases[seat].is_closed else "tick"
    return inside + placed("shop", sign, x=x + _SHOP / 2 - 54, y=_EDGE + 122, size=108)


def _awning(number: int, *, x: float, y: float, width: float) -> str:
    count = round(width / 42)
    step, colour = width / count, _AWNINGS[number]
    return "".join(
        [
            f'<path d="M{x + step * place:g} {y:g}h{step:g}v30q{-step / 2:g} 18 {-step:g} 0z"'
            f" {filled(colour if place % 2 == 0 else '#ffffff', calm=colour)}"
            f' stroke="{CRUST}" stroke-width="2"/>'
            for place in range(count)
        ]
    )


def _name_board(
    view: View, seat: Seat, say: TableMessages, *, x: float, y: float, most: float, anchor: str
) -> str:
    return _board(
        say.image_name(seat),
        say.avatar(seat),
        x=x,
        y=y,
        most=most,
        is_asked=seat == view.player,
        anchor=anchor,
    )


def _board(
    words: str,
    avatar: str | None = None,
    *,
    x: float,
    y: float,
    most: float,
    is_asked: bool = False,
    anchor: str,
) -> str:
    """Return a board on an awning, with a lamp for the player whose turn it is, and their avatar if there is room."""
    lamp = 30 if is_asked else 0
    room = most - lamp - 20
    disc = disc_before(words, avatar, size=_WRITING, width=room, disc=_DISC)
    before = lamp + (disc + GAP if disc else 0)
    size, lines = in_lines(words, size=_WRITING, least=LEAST_SIZE, width=most - before - 20)
    width = 20 + before + max(width_of(line) for line in lines) * size
    top, height = (y + 3, 32) if len(lines) == 1 else (y - 2, 45)
    left = {"start": x, "middle": x - width / 2, "end": x - width}[anchor]
    inside = box(x=left, y=top, width=width, height=height, fill=CREAM, stroke=INK, line=2)
    if is_asked:
        inside += placed("burst", x=left + 6, y=top + (1 if len(lines) == 1 else 8), size=30)
    if avatar is not None and disc:
        inside += round_avatar(avatar, x=left + 8 + lamp, y=top + (height - disc) / 2, size=disc)
    return inside + "".join(
        text(
            line,
            x=left + 10 + before,
            y=y + (26 if len(lines) == 1 else 17) + 20 * number,
            size=size,
            anchor="start",
        )
        for number, line in enumerate(lines)
    )


# Moments


def moment(
    public: PublicView[View],  # noqa: ARG001 - the events say all
    events: Sequence[Event],
    say: TableMessages,
) -> SvgImage | None:
    """Return the last round that ended; without one, the last cake that was sold; None without."""
    for event in reversed(events):
        if isinstance(event, RoundEnded):
            return _round(event, say)
    for event in reversed(events):
        if isinstance(event, CakeSold):
            return _sale(event, say)
    return None


def _round(ended: RoundEnded, say: TableMessages) -> SvgImage:
    takings = [dollars(each.total, say) for each in ended.account.takings]

    def made(name_of: NameOf) -> Moment:
        earned = [say("moment-earned", who=name_of(seat), amount=takings[seat]) for seat in (0, 1)]
        return Moment(
            title=say("bakeries-name"),
            headline=say("moment-round-over", round=ended.account.round),
            detail=" ".join(earned),
            figure=("shop",),
            colour=_AWNINGS[int(ended.totals[1] > ended.totals[0])],
        )

    return moment_image(made, everybody(ended.totals, lambda total: dollars(total, say)), say)


def _sale(sold: CakeSold, say: TableMessages) -> SvgImage:
    sale = sold.sale
    made = Moment(
        title=say("bakeries-name"),
        headline=say("moment-sold", cake=cake_word(sale.cake, say)),
        detail=say("moment-slot", slot=sale.slot),
        figure=(sale.cake.value,),
        colour=_AWNINGS[sold.seat],
    )
    amount = say("moment-plus", amount=dollars(sale.amount, say))
    return moment_image(lambda _: made, [Standing((sold.seat,), amount, is_best=True)], say)
