"""The images on the pages of Cake Duel's rules: example tables and cards."""

from __future__ import annotations

from collections.abc import Iterable

from cogs.games.duel import table_image
from cogs.games.duel.images import card, claim_image, flipped_card, side_words
from cogs.games.duel.names import card_word
from cogs.games.duel.table_image import Claim, Person, Side, Table
from cogs.games.shared_images import cards_image
from cogs.i18n.table_messages import TableMessages
from cogs.images.svg.shapes import PIXELS
from cogs.ui.panel import SvgImage
from games.duel import Card
from games.duel.cards import SPECIALS

_TROPHIES = 3
_SWORD, _SHIELD = "sword", "shield"
_SIDES = (((0,), (1,)), ((0, 2), (1, 3)))
"""Who sits on which side: in a duel, and in teams."""


def page_image(page: str, say: TableMessages) -> SvgImage | None:
    """Return the table or the cards that a page explains; None for a page of words only."""
    match page:
        case "start":
            return _deal(say)
        case "turn":
            return _turn(say)
        case "bluff":
            return _bluff(say)
        case "teams":
            return _teams(say)
        case "cards":
            return _cards((one for one in Card if one not in SPECIALS), say)
        case "specials":
            return _cards(SPECIALS, say)
        case _:
            return None


def _cards(shown: Iterable[Card], say: TableMessages) -> SvgImage:
    return cards_image([(card(one, say.messages), card_word(one, say)) for one in shown], say)


def _deal(say: TableMessages) -> SvgImage:
    return _drawn(_sides(say, cards=(4, 4), cakes=(3, 4)), (), say, deck=12)


def _turn(say: TableMessages) -> SvgImage:
    claims = (_claim(0, Card.SOLDIER, 2, say), _claim(1, Card.DEFENDER, 1, say))
    return _drawn(_sides(say, cards=(2, 3), cakes=(3, 4)), claims, say, deck=12)


def _bluff(say: TableMessages) -> SvgImage:
    claims = (_claim(0, Card.WIZARD, 2, say),)
    sides = _sides(say, cards=(2, 4), cakes=(3, 4))
    return _drawn(sides, claims, say, deck=12, flipped=(Card.WIZARD, Card.DEFENDER))


def _teams(say: TableMessages) -> SvgImage:
    sides = _sides(say, cards=(4, 4), cakes=(4, 5), seats=_SIDES[1])
    return _drawn(sides, (), say, deck=23)


def _name(seat: int, say: TableMessages) -> str:
    return say("image-seat", number=seat + 1)


def _sides(
    say: TableMessages,
    *,
    cards: tuple[int, int],
    cakes: tuple[int, int],
    seats: tuple[tuple[int, ...], tuple[int, ...]] = _SIDES[0],
) -> tuple[Side, Side]:
    first, second = (
        Side(
            tuple(
                Person(_name(seat, say), cards[side], {0: _SWORD, 1: _SHIELD}.get(seat))
                for seat in seats[side]
            ),
            cakes[side],
            0,
            _TROPHIES,
        )
        for side in (0, 1)
    )
    return first, second


def _claim(seat: int, name: Card, count: int, say: TableMessages) -> Claim:
    return claim_image(name, count, say, who=_name(seat, say), left=count)


def _drawn(
    sides: tuple[Side, Side],
    claims: tuple[Claim, ...],
    say: TableMessages,
    *,
    deck: int,
    flipped: tuple[Card, ...] = (),
) -> SvgImage:
    ribbon = say("image-duel-flipped", truthful="False") if flipped else None
    table = Table(
        sides=sides,
        claims=claims,
        flipped=tuple(flipped_card(one, say) for one in flipped),
        deck=say("image-deck", count=deck),
        discard=say("image-discard", count=0),
        has_discards=False,
        ribbon=ribbon,
        is_true=False,
    )
    words = [side_words(side, (person.name for person in side.people), say) for side in sides]
    words += [f"{claim.who}: {claim.words}." for claim in claims]
    words += [ribbon] if ribbon else []
    return SvgImage(table_image.draw(table), PIXELS, say("image-example", shown=" ".join(words)))
