"""The secret choices of a Cake Duel: which cards, under which name, against whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from functools import lru_cache

from bot.errors import Refused
from cogs.games.duel.form_actions import NOTHING
from cogs.games.duel.form_reasons import FormReason
from cogs.games.duel.names import about, card_word, claim_words, icon_of
from cogs.i18n.messages import LANGUAGES_KEPT, Messages
from cogs.i18n.table_messages import TableMessages
from cogs.ui.panel import Choice, Field, Form, Shape
from games.duel import Card, View
from games.duel.actions import Attack, Block, DuelAction, Pass, Trade
from games.views import SeatView


def form(name: str, own: SeatView[View], legal: Collection[DuelAction], say: TableMessages) -> Form:
    """Return the form of this name; Refused when the seat is asked something else."""
    view = own.view
    match name:
        case "attack" if Pass() in legal:
            return _attack(view, legal, say)
        case "block" if view.seat in view.beside:
            raise Refused(FormReason.PARTNER_DECIDES)
        case "block":
            names = dict.fromkeys(move.claim for move in legal if isinstance(move, Block))
            if names:
                return Form(
                    say("duel-form-block"), (_cards(view.hand, say), _names(names, say, _blocked(view, say)))
                )
            raise Refused(FormReason.NO_CARDS_CHOSEN if view.hand else FormReason.NO_CARDS_LEFT)
        case "take" if view.to_take and view.attack:
            return _take(view, say)
        case "name" if view.to_name:
            choices = tuple(_choice(card, say.messages, is_explained=False) for card in Card)
            field = Field(name="card", label=say("duel-field-name"), choices=choices, shape=Shape.MENU)
            return Form(say("duel-form-name"), (field,))
        case "trade" if any(isinstance(move, Trade) for move in legal):
            return _trade(legal, say)
    raise Refused(FormReason.OTHER_QUESTION)


def _attack(view: View, legal: Collection[DuelAction], say: TableMessages) -> Form:
    attacks = [move for move in legal if isinstance(move, Attack)]
    names = dict.fromkeys([move.claim for move in attacks])
    targets = dict.fromkeys([move.target for move in attacks])
    fields = [_cards(view.hand, say), _names(names, say)]
    if len(targets) > 1:
        whom = tuple(Choice(str(seat), say.name(seat)) for seat in targets)
        fields.append(Field(name="target", label=say("duel-field-target"), choices=whom))
    return Form(say("duel-form-attack"), tuple(fields))


def _cards(hand: tuple[Card, ...], say: TableMessages) -> Field:
    copies: Counter[Card] = Counter()
    choices = []
    for card in hand:
        copies[card] += 1
        choice, copy = _choice(card, say.messages), copies[card]
        label = choice.label if copy == 1 else say("duel-copy", card=choice.label, copy=copy)
        choices.append(Choice(f"{card}.{copy}", label, choice.note, emoji=choice.emoji))
    return Field(
        name="cards",
        label=say("duel-field-cards"),
        note=say("duel-field-cards-note"),
        choices=tuple(choices[:25]),
        shape=Shape.CHECKS,
        most=len(hand),
    )


def _blocked(view: View, say: TableMessages) -> str | None:
    """Return the attack that a block is against."""
    if view.attack is None:
        return None
    claim = claim_words(view.attack.name, view.attack.count, say)
    return say("duel-field-claim-note", claim=claim, who=say.name(view.attack.seat))


def _names(names: Iterable[Card], say: TableMessages, note: str | None = None) -> Field:
    choices = tuple([_choice(card, say.messages) for card in names])
    return Field(name="claim", label=say("duel-field-claim"), note=note, choices=choices)


@lru_cache(2 * len(Card) * LANGUAGES_KEPT)
def _choice(card: Card, messages: Messages, *, is_explained: bool = True) -> Choice:
    say = TableMessages(messages, ())
    note = about(card, say) if is_explained else None
    return Choice(card.value, card_word(card, say), note, emoji=icon_of(card, say))


def _take(view: View, say: TableMessages) -> Form:
    assert view.attack is not None
    choices = tuple(
        Choice(str(position), say("duel-position", position=position))
        for position in range(1, view.attack.count + 1)
    )
    field = Field(
        name="positions",
        label=say("duel-field-take", count=view.to_take),
        choices=choices,
        shape=Shape.CHECKS,
        least=view.to_take,
        most=view.to_take,
    )
    return Form(say("duel-form-take"), (field,))


def _trade(legal: Collection[DuelAction], say: TableMessages) -> Form:
    trades = [move for move in legal if isinstance(move, Trade)]
    gives = dict.fromkeys(move.give for move in trades)
    takes = dict.fromkeys(move.take for move in trades)
    return Form(
        say("duel-form-trade"),
        (_swap("give", gives, say), _swap("take", takes, say)),
    )


def _swap(name: str, cards: Iterable[Card | None], say: TableMessages) -> Field:
    choices = tuple(
        Choice(NOTHING, say("duel-nothing"))
        if card is None
        else _choice(card, say.messages, is_explained=False)
        for card in cards
    )
    return Field(name=name, label=say(f"duel-field-{name}-card"), choices=choices)
