"""The images of Cake Duel: its cards, the table as everybody sees it, and how a bout ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from cogs.games.duel.text import card_word, claim_words
from cogs.games.images import BACK_COLOUR, FRONTS_KEPT, SHEEP, NameOf, Standing, hand_image, moment_image
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from cogs.images.svg import emoji_tile
from cogs.images.svg.avatar import named
from cogs.images.svg.card import ASPECT, back, back_defs, backs, front
from cogs.images.svg.moment import TOP, Moment
from cogs.images.svg.shapes import (
    BAD,
    CREAM,
    CRUST,
    GOOD,
    INK,
    PIXELS,
    WIDTH,
    box,
    in_row,
    label,
    placed,
    ribbon,
    sheet,
    text,
)
from cogs.ui.panel import SvgImage
from games.duel import Card, Kind, Lying, View
from games.duel.cards import FACES
from games.duel.events import AttackClaimed, BoutEnded, CakesStolen, CardsFlipped, DuelEnded
from games.duel.options import members, side_of
from games.duel.state import Phase, Reason
from games.engine import Event, Seat
from games.views import PublicView, SeatView

# Cards

COLOURS: Mapping[Kind, str] = {
    Kind.WEAPON: "#e98a6b",
    Kind.MAGIC: "#a79be0",
    Kind.SPECIAL: "#f2c14e",
    Kind.BLOCKER: "#8fb8d8",
    Kind.UNCLAIMABLE: "#b3aeb5",
}
"""The colour of each class; the class is printed as a word too."""

ICONS: Mapping[Kind, str] = {
    Kind.WEAPON: "sword",
    Kind.MAGIC: "magic",
    Kind.SPECIAL: "special",
    Kind.BLOCKER: "shield",
    Kind.UNCLAIMABLE: "trickster",
}
"""The symbol of each class."""

_SHEEP = ("sheep-body", "sheep-head")

FIGURES: Mapping[Card, tuple[str, ...]] = {
    Card.SOLDIER: (*_SHEEP, "figure-soldier"),
    Card.ARCHER: (*_SHEEP, "figure-archer"),
    Card.WIZARD: (*_SHEEP, "figure-wizard"),
    Card.DEFENDER: (*_SHEEP, "figure-defender"),
    Card.SCIENTIST: ("figure-scientist-back", *_SHEEP, "figure-scientist"),
    Card.WOLFY: ("sheep-body", "figure-wolfy"),
    Card.ASSASSIN: ("figure-assassin-back", *_SHEEP, "figure-assassin"),
    Card.SCOUT: (*_SHEEP, "figure-scout"),
    Card.SUMMONER: ("figure-summoner-back", *_SHEEP, "figure-summoner"),
    Card.QUARTERMASTER: (*_SHEEP, "figure-quartermaster"),
    Card.ORACLE: ("figure-oracle-back", "sheep-head", "figure-oracle"),
    Card.PRIEST: (*_SHEEP, "figure-priest"),
    Card.ANGEL: ("figure-angel-back", *_SHEEP, "figure-angel"),
    Card.PROFESSOR: (*_SHEEP, "figure-professor"),
    Card.AGENT: (*_SHEEP, "figure-agent"),
    Card.PIERROT: (*_SHEEP, "figure-pierrot"),
}
"""The symbols of each card's figure, from the back to the front."""

BACK = back(layers=SHEEP, colour=BACK_COLOUR)


@lru_cache(FRONTS_KEPT)
def card_front(card: Card, messages: Messages) -> str:
    """Return a card's front as SVG, in a language."""
    kind = FACES[card].kind
    return front(
        layers=FIGURES[card],
        name=messages(f"card-duel-{card}"),
        kind=messages(f"card-class-{kind}"),
        effect=messages(f"card-duel-does-{card}"),
        icon=ICONS[kind],
        colour=COLOURS[kind],
    )


def emoji_images() -> dict[str, str]:
    """Return each card as an emoji, by its name."""
    return {
        card.value: emoji_tile.draw(*layers, colour=COLOURS[FACES[card].kind])
        for card, layers in FIGURES.items()
    }


def hand(own: SeatView[View], say: TableMessages) -> SvgImage | None:
    """Return the cards of a seat in order; raised when it may play any of them under some name."""
    view = own.view
    may_play = view.seat in view.to_act and view.phase in (Phase.CLAIM, Phase.ANSWER)
    return hand_image(view.hand, card_front, card_word, say, view.hand if may_play else ())


# The table

HEIGHT = 388
_EDGE, _SIDE, _SIDE_HEIGHT = 10, 286, 188
_MIDDLE, _BAND = WIDTH / 2, _EDGE + _SIDE_HEIGHT
"""The band below both sides: what is claimed, or what was flipped."""
_FOOT = HEIGHT - 14
_ROOM_OF_TWO = 52
_SHOWN_CAKES = 10
FLIPPED_HEIGHT = 140
"""The height of a card that has been flipped."""
_SIDE_COLOURS = ("#fbe0cf", "#dfe6f3")


def table(public: PublicView[View], events: Sequence[Event], say: TableMessages) -> SvgImage:
    """Return the table as a spectator sees it: both sides; below them what was flipped, claimed or stolen; the piles.

    What was flipped or stolen stays until the next attack is claimed.
    """
    view = public.view
    flipped: CardsFlipped | None = None
    stolen: CakesStolen | None = None
    for event in events:
        match event:
            case AttackClaimed():
                flipped, stolen = None, None
            case CardsFlipped():
                flipped = event
            case CakesStolen():
                stolen = event if event.count else None
    claims = [claim for claim in (view.attack, view.block) if claim is not None]
    inside = _side(view, 0, say) + _side(view, 1, say)
    if flipped is not None:
        inside += _flipped_cards(flipped, say, y=_BAND)
    elif claims:
        room = (WIDTH - 2 * _EDGE) / len(claims)
        for number, claim in enumerate(claims):
            inside += _claim(claim, say, x=_EDGE + room * number, width=room)
    elif stolen is not None:
        inside += _stolen(stolen)
    inside += _piles(view, say, is_large=not (claims or flipped or stolen))
    ribbon_words, colour = "", BAD
    if flipped is not None:
        ribbon_words = say("image-duel-flipped", truthful=str(flipped.truthful))
        colour = GOOD if flipped.truthful else BAD
    elif stolen is not None:
        ribbon_words = say("image-duel-stolen", count=stolen.count)
    if ribbon_words:
        inside += ribbon(ribbon_words, x=_MIDDLE, y=_FOOT - 14, colour=colour)
    words = [_side_words(view, side, say) for side in (0, 1)]
    words += [
        say("image-duel-claim", who=say.name(claim.seat), claim=claim_words(claim.name, claim.count, say))
        for claim in claims
    ]
    svg = sheet(inside, height=HEIGHT, defs=back_defs(BACK))
    return SvgImage(svg, PIXELS, " ".join(filter(None, [*words, ribbon_words])))


def _side_words(view: View, side: int, say: TableMessages) -> str:
    seats = members(side, len(view.hands))
    return say(
        "image-duel-side",
        who=say.all_of(map(say.name, seats)),
        cakes=view.cakes[side],
        trophies=view.trophies[side],
        cards=sum([view.hands[seat].count for seat in seats]),
    )


def _side(view: View, side: int, say: TableMessages) -> str:
    x = _EDGE if side == 0 else WIDTH - _EDGE - _SIDE
    seats = members(side, len(view.hands))
    room = 2 * _ROOM_OF_TWO / len(seats)
    people = "".join(
        [
            _person(view, seat, say, x=x, y=_EDGE + 4 + room * place, height=room)
            for place, seat in enumerate(seats)
        ]
    )
    ground = box(x=x, y=_EDGE, width=_SIDE, height=_SIDE_HEIGHT - 6, fill=_SIDE_COLOURS[side])
    return (
        ground
        + people
        + _cakes(view.cakes[side], x)
        + _trophies(view.trophies[side], view.options.trophies, x)
    )


def _person(view: View, seat: Seat, say: TableMessages, *, x: float, y: float, height: float) -> str:
    """Return one player: a single one has a row for the name and one for the cards; two share the room."""
    is_alone, count = height > _ROOM_OF_TWO, view.hands[seat].count
    name = named(
        say.image_name(seat),
        say.avatar(seat),
        x=x + 14,
        y=y + (20 if is_alone else 26),
        size=25,
        width=190 if is_alone else 108,
        disc=34 if is_alone else 28,
    )
    sign = "sword" if seat == view.attacker else "shield" if seat == view.defender else ""
    part = placed(sign, x=x + _SIDE - 46, y=y + 3, size=36) if sign else ""
    card, top, left = (62.0, y + 42, x + 14) if is_alone else (46.0, y + 4, x + 126)
    width = card * ASPECT
    most = _SIDE - 84 if is_alone else 64
    step = min(width + 4, (most - width) / max(1, count - 1))
    cards = backs(count, x=left, y=top, width=width, height=card, step=step)
    end = x + _SIDE - (14 if is_alone else 50)
    return name + part + cards + text(f"×{count}", x=end, y=top + card / 2 + 9, size=26, anchor="end")


def _cakes(cakes: int, x: float) -> str:
    shown = min(cakes, _SHOWN_CAKES)
    step = min(36.0, (_SIDE - 92) / max(1, shown))
    slices = in_row(["slice"] * shown, x=x + 10, y=_EDGE + 102, size=42, step=step)
    return slices + text(f"×{cakes}", x=x + _SIDE - 14, y=_EDGE + 134, size=28, anchor="end")


def _trophies(won: int, wanted: int, x: float) -> str:
    step, left, top = min(46.0, (_SIDE - 24) / wanted), x + 12, _EDGE + 142
    return in_row(["trophy"] * won, x=left, y=top, size=38, step=step) + "".join(
        [
            f'<circle cx="{left + step * place + 20:g}" cy="{top + 21:g}" r="13" fill="none" stroke="{CRUST}"'
            ' stroke-width="3" stroke-dasharray="5 5"/>'
            for place in range(won, wanted)
        ]
    )


def _claim(claim: Lying, say: TableMessages, *, x: float, width: float) -> str:
    who = say("image-duel-claims", who=say.image_name(claim.seat))
    middle, card = x + width / 2, 80.0
    back_width = card * ASPECT
    step = min(back_width * 0.6, (116 - back_width) / max(1, claim.left - 1))
    whole = back_width + step * (claim.left - 1) + 14 + card
    left = middle - whole / 2
    round_x, round_y = left + whole - card / 2, _BAND + 62 + card / 2
    colour, words = COLOURS[FACES[claim.name].kind], claim_words(claim.name, claim.count, say)
    return (
        label(who, x=middle, y=_BAND + 17, size=21, width=width - 12, rows=1)
        + label(words, x=middle, y=_BAND + 43, size=27, width=width - 12, rows=1)
        + backs(claim.left, x=left, y=_BAND + 62, width=back_width, height=card, step=step)
        + f'<circle cx="{round_x:g}" cy="{round_y:g}" r="{card / 2:g}" fill="{colour}"'
        f' fill-opacity=".5" stroke="{INK}" stroke-width="2.5" stroke-dasharray="7 5"/>'
        + placed(*FIGURES[claim.name], x=round_x - card * 0.38, y=round_y - card * 0.4, size=card * 0.76)
    )


def _flipped_cards(flipped: CardsFlipped, say: TableMessages, *, y: float) -> str:
    """Return the cards side by side: their figures, and below them their names in one or two lines."""
    cards = sorted(flipped.cards)
    step = min(150.0, (WIDTH - 2 * _EDGE) / len(cards))
    left = _MIDDLE - step * len(cards) / 2
    return "".join(
        _flipped(card, say, x=left + step * place + 4, y=y, width=step - 8)
        for place, card in enumerate(cards)
    )


def _flipped(card: Card, say: TableMessages, *, x: float, y: float, width: float) -> str:
    figure = min(88.0, width - 8)
    return (
        box(x=x, y=y, width=width, height=FLIPPED_HEIGHT, fill=CREAM)
        + f'<rect x="{x + 5:g}" y="{y + 5:g}" width="{width - 10:g}" height="90" rx="9"'
        f' fill="{COLOURS[FACES[card].kind]}" fill-opacity=".5"/>'
        + placed(*FIGURES[card], x=x + (width - figure) / 2, y=y + 6, size=figure)
        + label(say(f"card-duel-{card}"), x=x + width / 2, y=y + 117, size=23, width=width - 8)
    )


def _stolen(theft: CakesStolen) -> str:
    """Return the cakes on their way to the side that has them now."""
    shown, way = min(theft.count, _SHOWN_CAKES), -1 if side_of(theft.seat) == 0 else 1
    step = min(84.0, 400 / shown)
    left = _MIDDLE - (step * (shown - 1) + 96) / 2
    slices = in_row(["slice"] * shown, x=left, y=_BAND - 4, size=96, step=step)
    return (
        f'<path d="M{_MIDDLE - 90 * way:g} {_BAND + 112}h{140 * way}v-16l{46 * way} 26l{-46 * way} 26v-16'
        f'h{-140 * way}z" fill="#f2c14e" stroke="{INK}" stroke-width="3" stroke-linejoin="round"/>{slices}'
    )


def _piles(view: View, say: TableMessages, *, is_large: bool) -> str:
    """Return deck and discard; while nothing lies between them they are large."""
    deck, discard = say("image-deck", count=view.deck), say("image-discard", count=view.discard)
    has_discards = view.discard > 0
    if is_large:
        return (
            _pile(x=_MIDDLE - 133, y=_BAND + 26, width=86)
            + _pile(x=_MIDDLE + 47, y=_BAND + 26, width=86, has_cards=has_discards)
            + text(deck, x=_MIDDLE - 90, y=_FOOT, size=20)
            + text(discard, x=_MIDDLE + 90, y=_FOOT, size=20)
        )
    return (
        _pile(x=_EDGE + 4, y=_FOOT - 18, width=16)
        + _pile(x=WIDTH - _EDGE - 20, y=_FOOT - 18, width=16, has_cards=has_discards)
        + text(deck, x=_EDGE + 26, y=_FOOT, size=20, anchor="start")
        + text(discard, x=WIDTH - _EDGE - 26, y=_FOOT, size=20, anchor="end")
    )


def _pile(*, x: float, y: float, width: float, has_cards: bool = True) -> str:
    if has_cards:
        return backs(x=x, y=y, width=width, height=width / ASPECT)
    return box(x=x, y=y, width=width, height=width / ASPECT, fill="none", line=width / 32)


# Moments

_REASONS = {
    Reason.BLUFF: ("trickster", "#b83833"),
    Reason.TRUTH: ("shield", "#3d7a38"),
    Reason.CAKES: ("slice", "#e98a6b"),
    Reason.PASSES: ("trophy", "#8fb8d8"),
}
"""The symbol and the colour of each way in which a bout ends."""
_BELOW_CARDS = 10


def moment(public: PublicView[View], events: Sequence[Event], say: TableMessages) -> SvgImage | None:
    """Return the end of the last bout among these events, with the cards flipped then; None if none ended."""
    place = max((place for place, event in enumerate(events) if isinstance(event, BoutEnded)), default=-1)
    if place < 0:
        return None
    ended = events[place]
    assert isinstance(ended, BoutEnded)
    flips = [event for event in events[:place] if isinstance(event, CardsFlipped)]
    flip = flips[-1] if ended.reason in (Reason.BLUFF, Reason.TRUTH) else None
    is_duel_over = any(isinstance(event, DuelEnded) for event in events[place:])
    figure, colour = _REASONS[ended.reason]
    trophies = [
        say("moment-trophies", trophies=count, wanted=public.view.options.trophies)
        for count in ended.trophies
    ]

    sides = [members(side, say.seats) for side in (0, 1)]
    standings = [Standing(sides[side], trophies[side], side == ended.side) for side in (0, 1)]

    def made(name_of: NameOf) -> Moment:
        key = "moment-duel-won" if is_duel_over else "moment-bout-won"
        return Moment(
            title=say("moment-bout", bout=sum(ended.trophies)),
            headline=say(key, side=say.all_of(map(name_of, sides[ended.side]))),
            detail=_detail(ended, flip, name_of, say),
            figure=(figure,),
            colour=colour,
            middle="" if flip is None else _flipped_cards(flip, say, y=TOP),
            middle_height=0 if flip is None else FLIPPED_HEIGHT + _BELOW_CARDS,
        )

    return moment_image(made, standings, say)


def _detail(ended: BoutEnded, flip: CardsFlipped | None, name_of: NameOf, say: TableMessages) -> str:
    if flip is None:
        score = {"cakes": ended.cakes[ended.side], "other": ended.cakes[1 - ended.side]}
        return say("moment-bout-cakes", reason=ended.reason.value, **score)
    claim = claim_words(flip.name, len(flip.cards), say)
    return say("moment-flip", who=name_of(flip.seat), claim=claim, truthful=str(flip.truthful))
