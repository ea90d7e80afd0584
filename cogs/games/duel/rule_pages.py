"""The images on the pages of Cake Duel's rules: example tables and cards."""

from __future__ import annotations

from cogs.games.duel.images import Person, Side, card_front, claim_title, draw, flip_words, side_words
from cogs.games.duel.text import card_word, claim_words
from cogs.games.images import cards_image, example_image, example_name
from cogs.i18n.table_messages import TableMessages
from cogs.ui.panel import SvgImage
from games.duel import Card, Lying
from games.duel.cards import SPECIALS

_TROPHIES = 3
_PARTS = ("sword", "shield", None, None)
"""The part of each seat in the turn."""


def page_image(page: str, say: TableMessages) -> SvgImage | None:
    """Return the table or the cards that a page explains; None for a page of words only."""
    match page:
        case "start":
            return _table(say, cards=4, cakes=(3, 4), deck=12)
        case "turn":
            attack, block = _claim(0, Card.SOLDIER, 2), _claim(1, Card.DEFENDER, 1)
            return _table(say, attack, block, cards=4, cakes=(3, 4), deck=12)
        case "bluff":
            attack, flipped = _claim(0, Card.WIZARD, 2), (Card.WIZARD, Card.DEFENDER)
            return _table(say, attack, cards=4, cakes=(3, 4), deck=12, flipped=flipped)
        case "teams":
            return _table(say, cards=4, cakes=(4, 5), deck=23, seats=4)
        case "cards":
            usual = [card for card in Card if card not in SPECIALS]
            return cards_image(usual, card_front, card_word, say)
        case "specials":
            return cards_image(SPECIALS, card_front, card_word, say)
        case _:
            return None


def _claim(seat: int, name: Card, count: int) -> Lying:
    return Lying(seat, 1 - seat, name, count, left=count, cards=None)


def _table(
    say: TableMessages,
    *claims: Lying,
    cards: int,
    cakes: tuple[int, int],
    deck: int,
    seats: int = 2,
    flipped: tuple[Card, ...] = (),
) -> SvgImage:
    """Return a table at which everybody held ``held`` cards before they played those of the claims."""
    played = {claim.seat: claim.count for claim in claims}
    people = [
        Person(example_name(seat, say), cards - played.get(seat, 0), _PARTS[seat]) for seat in range(seats)
    ]
    sides = tuple(Side(tuple(people[side::2]), cakes[side], 0, _TROPHIES) for side in (0, 1))
    ribbon = flip_words(say, is_true=False) if flipped else ""
    svg = draw(
        (sides[0], sides[1]),
        claims,
        say,
        name_of=lambda seat: people[seat].name,
        deck=deck,
        discard=0,
        flipped=flipped,
        ribbon_words=ribbon,
    )
    words = [side_words(side, (person.name for person in side.people), say) for side in sides]
    words += [
        f"{claim_title(people[claim.seat].name, say)}: {claim_words(claim.name, claim.count, say)}."
        for claim in claims
    ]
    return example_image(svg, [*words, ribbon] if ribbon else words, say)
