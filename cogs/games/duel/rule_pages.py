"""The images on the pages of Cake Duel's rules: example tables and cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cogs.games.duel.images import card_front, table
from cogs.games.duel.text import card_word
from cogs.games.images import cards_image, example_image, example_seats
from cogs.i18n.table_messages import TableMessages
from cogs.ui.panel import SvgImage
from games.duel import Card, Duel, DuelOptions, Lying, Mode
from games.duel.cards import SPECIALS
from games.duel.events import CardsFlipped
from games.engine import Event
from games.entropy import Entropy
from games.views import PublicView


def page_image(page: str, say: TableMessages) -> SvgImage | None:
    """Return the table or the cards that a page explains; None for a page of words only."""
    match page:
        case "start":
            return _table(say, cakes=(3, 4), deck=12)
        case "turn":
            attack, block = _claim(0, Card.SOLDIER, 2), _claim(1, Card.DEFENDER, 1)
            return _table(say, attack, block, cakes=(3, 4), deck=12)
        case "bluff":
            cards = (Card.WIZARD, Card.DEFENDER)
            flip = CardsFlipped(seat=0, name=Card.WIZARD, cards=cards, counted=cards, truthful=False)
            return _table(say, _claim(0, Card.WIZARD, 2), cakes=(3, 4), deck=12, events=[flip])
        case "teams":
            return _table(say, cakes=(4, 5), deck=23, seats=4)
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
    cakes: tuple[int, int],
    deck: int,
    seats: int = 2,
    events: Sequence[Event] = (),
) -> SvgImage:
    """Return a table at which everybody held four cards before they played those of the claims."""
    game = Duel()
    options = DuelOptions(mode=Mode.CORE if seats == len(cakes) else Mode.TEAM)
    dealt = game.view(game.deal(seats, options, Entropy(b"")).state, None)
    played = {claim.seat: claim.count for claim in claims}
    hands = tuple(replace(hand, count=4 - played.get(hand.seat, 0)) for hand in dealt.hands)
    attack, block = (*claims, None, None)[:2]
    view = dealt._replace(
        attack=attack, block=block, attacker=0, defender=1, hands=hands, cakes=cakes, deck=deck
    )
    return example_image(table(PublicView(view), events, example_seats(seats, say)), say)
