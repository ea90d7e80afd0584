"""The images of Cake Duel: its cards with their words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from cogs.games.duel import table_image
from cogs.games.duel.card_images import COLOURS, FIGURES, face
from cogs.games.duel.names import card_word, claim_words
from cogs.games.shared_images import FRONTS_KEPT, hand_image
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from cogs.images.svg.hand import Held
from cogs.images.svg.shapes import PIXELS
from cogs.ui.panel import SvgImage
from games.duel import Card, View
from games.duel.cards import FACES
from games.duel.events import AttackClaimed, CakesStolen, CardsFlipped
from games.duel.options import members, side_of
from games.duel.state import Phase
from games.engine import Event, Seat
from games.views import PublicView, SeatView


@lru_cache(FRONTS_KEPT)
def card(shown: Card, messages: Messages) -> str:
    """Return a card's front as SVG."""
    return face(
        shown,
        name=messages(f"card-duel-{shown}"),
        effect=messages(f"card-duel-does-{shown}"),
        class_name=messages(f"card-class-{FACES[shown].kind}"),
    )


def hand(own: SeatView[View], say: TableMessages) -> SvgImage | None:
    """Return the cards of a seat in order; raised when it may play any of them under some name."""
    view, cards = own.view, own.view.hand
    if not cards:
        return None
    may_play = view.seat in view.to_act and view.phase in (Phase.CLAIM, Phase.ANSWER)
    held = [Held(card(shown, say.messages), may_play) for shown in cards]
    return hand_image(held, [card_word(shown, say) for shown in cards], say)


def table(public: PublicView[View], events: Sequence[Event], say: TableMessages) -> SvgImage:
    """Return the table as a spectator sees it, with what was flipped or stolen since the last attack was claimed."""
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
                stolen = event
    ribbon = None
    if flipped is not None:
        ribbon = say("image-duel-flipped", truthful=str(flipped.truthful))
    elif stolen is not None and stolen.count:
        ribbon = say("image-duel-stolen", count=stolen.count)
    claims = [claim for claim in (view.attack, view.block) if claim is not None]
    scene = table_image.Table(
        sides=(_side(view, 0, say), _side(view, 1, say)),
        claims=tuple(
            claim_image(claim.name, claim.count, say, who=say.image_name(claim.seat), left=claim.left)
            for claim in claims
        ),
        flipped=() if flipped is None else tuple(flipped_card(shown, say) for shown in sorted(flipped.cards)),
        deck=say("image-deck", count=view.deck),
        discard=say("image-discard", count=view.discard),
        has_discards=view.discard > 0,
        stolen=0 if stolen is None else stolen.count,
        thief=0 if stolen is None else side_of(stolen.seat),
        ribbon=ribbon,
        is_true=flipped is not None and flipped.truthful,
    )
    words = [
        side_words(shown, map(say.name, members(side, len(view.hands))), say)
        for side, shown in enumerate(scene.sides)
    ]
    words += [
        say("image-duel-claim", who=say.name(claim.seat), claim=claim_words(claim.name, claim.count, say))
        for claim in claims
    ]
    words += [ribbon] if ribbon else []
    return SvgImage(table_image.draw(scene), PIXELS, " ".join(words))


def flipped_card(shown: Card, say: TableMessages) -> table_image.Flipped:
    """Return a card that has been flipped, as the table shows it."""
    return table_image.Flipped(say(f"card-duel-{shown}"), FIGURES[shown], COLOURS[FACES[shown].kind])


def _side(view: View, side: int, say: TableMessages) -> table_image.Side:
    people = tuple(
        table_image.Person(say.image_name(seat), view.hands[seat].count, _part(view, seat), say.avatar(seat))
        for seat in members(side, len(view.hands))
    )
    return table_image.Side(people, view.cakes[side], view.trophies[side], view.options.trophies)


def _part(view: View, seat: Seat) -> str | None:
    if seat == view.attacker:
        return "sword"
    return "shield" if seat == view.defender else None


def claim_image(name: Card, count: int, say: TableMessages, *, who: str, left: int) -> table_image.Claim:
    """Return what somebody says lies facedown, as the table shows it; ``left`` of the cards still lie there."""
    return table_image.Claim(
        say("image-duel-claims", who=who),
        claim_words(name, count, say),
        FIGURES[name],
        COLOURS[FACES[name].kind],
        left,
    )


def side_words(side: table_image.Side, names: Iterable[str], say: TableMessages) -> str:
    """Return what the table shows of a side, for people who do not see it."""
    return say(
        "image-duel-side",
        who=say.all_of(names),
        cakes=side.cakes,
        trophies=side.trophies,
        cards=sum([person.cards for person in side.people]),
    )
