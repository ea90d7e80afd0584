"""The decisions of Cake Duel: what a player chooses for each, in forms and in commands."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from enum import StrEnum
from functools import lru_cache

from bot.errors import Refused
from cogs.games.duel.text import about, card_list, card_word, claim_words, icon_of
from cogs.games.questions import (
    FormField,
    FromView,
    Part,
    Player,
    Question,
    QuestionContext,
    Questions,
    Several,
    Thing,
    Things,
    Values,
    copies,
)
from cogs.i18n.messages import LANGUAGES_KEPT, Messages
from cogs.i18n.table_messages import TableMessages
from cogs.ui.panel import Choice, Field, Filled, Shape
from games.duel import Card, View, actions
from games.duel.cards import FACES, LETTERS
from games.duel.options import partner_of
from games.duel.state import Phase
from games.engine import Seat


class FormReason(StrEnum):
    """Why forms and typed words are refused, before the rules see an action: ``refused-`` opens a sentence's key."""

    NO_CARDS_CHOSEN = "duel-no-cards-chosen"
    NO_CARDS_LEFT = "duel-no-cards-left"
    NO_CHALLENGE_NOW = "duel-no-challenge-now"
    NO_NAME_CHOSEN = "duel-no-name-chosen"
    NO_SUCH_CARD = "duel-no-such-card"
    NO_TARGET_CHOSEN = "duel-no-target-chosen"
    NO_TRADE_NOW = "duel-no-trade-now"
    NOT_AN_OPPONENT = "duel-not-an-opponent"
    NOT_YOUR_TEAM = "duel-not-your-team"
    NOTHING_TRADED = "duel-nothing-traded"
    OTHER_QUESTION = "duel-other-question"
    PARTNER_DECIDES = "duel-partner-decides"
    TWO_NAMES = "duel-two-names"
    WRONG_POSITIONS = "duel-wrong-positions"


NOTHING = "-"
"""The value of a choice that names no card."""

_PLACE = re.compile(r"\d{1,2}")
"""No claim has a hundred cards."""
_COUNTS = (1, 2, 5)
"""Numbers with every form of a name that a language has."""
_ASKED = {Phase.ANSWER: actions.Window.ANSWER, Phase.BLOCK: actions.Window.BLOCK}
_BESIDE = {Phase.ANSWER: actions.Window.ANSWER_BESIDE, Phase.BLOCK: actions.Window.BLOCK_BESIDE}

CARDS = Things(
    Card,
    lambda card, say: [card_word(card, say, count) for count in _COUNTS],
    FormReason.NO_SUCH_CARD,
    none=FormReason.NO_NAME_CHOSEN,
    several=FormReason.TWO_NAMES,
)


def cards_of(text: str, say: TableMessages) -> tuple[str, ...]:
    """Return the cards meant by a text: names with commas and counts, or letters as they are offered.

    Names come first: SCOUT in capitals is a card, though each of its letters stands for one.
    """
    if text and all(letter in LETTERS for letter in text) and CARDS.named(text, say) is None:
        return tuple(LETTERS[letter].value for letter in text)
    return CARDS.listed(text, say)


@lru_cache(2 * len(Card) * LANGUAGES_KEPT)
def _choice(card: Card, messages: Messages, *, is_explained: bool = True) -> Choice:
    say = TableMessages(messages, ())
    note = about(card, say) if is_explained else None
    return Choice(card.value, card_word(card, say), note, emoji=icon_of(card, say))


# What is chosen


def _hand(_: Values, asking: QuestionContext[View]) -> tuple[Choice, ...]:
    say = asking.say
    return copies(asking.view.hand, lambda card: _choice(card, say.messages), "duel-copy", say)


def _explained(cards: Values, asking: QuestionContext[View]) -> list[Choice]:
    return [_choice(card, asking.say.messages) for card in cards()]


def _all_cards(_: Values, asking: QuestionContext[View]) -> list[Choice]:
    return [_choice(card, asking.say.messages, is_explained=False) for card in Card]


def _cards_or_none(cards: Values, asking: QuestionContext[View]) -> list[Choice]:
    say = asking.say
    nothing = Choice(NOTHING, say("duel-nothing"))
    return [nothing if card is None else _choice(card, say.messages, is_explained=False) for card in cards()]


def _opponents(seats: Values, asking: QuestionContext[View]) -> list[Choice]:
    return [Choice(str(seat), asking.say.name(seat)) for seat in seats()]


class _Cards(Several[View, Card]):
    """Cards of the hand, in secret: their order says nothing, and a row of letters stands for them."""

    def read(self, chosen: tuple[str, ...], filled: Filled, view: View) -> tuple[Card, ...]:
        if not chosen:
            raise Refused(FormReason.NO_CARDS_CHOSEN)
        return tuple(sorted(super().read(chosen, filled, view)))

    def typed(self, text: str, say: TableMessages) -> tuple[str, ...]:
        return cards_of(text, say)

    def offers(self, values: Iterable[tuple[Card, ...]], asking: QuestionContext[View]) -> dict[str, str]:
        return {
            "".join([FACES[card].letter for card in cards]): card_list(cards, asking.say) for cards in values
        }


class _Claim(Thing[View, Card]):
    """The name under which cards are played; for a block, with the attack that it is against."""

    def field(self, name: str, values: Values, asking: QuestionContext[View]) -> Field | None:
        field, attack = super().field(name, values, asking), asking.view.attack
        if field is None or attack is None:
            return field
        claim, who = claim_words(attack.name, attack.count, asking.say), asking.say.name(attack.seat)
        return replace(field, note=asking.say("duel-field-claim-note", claim=claim, who=who))

    def typed(self, text: str, say: TableMessages) -> tuple[str, ...]:
        return tuple(CARDS.typed(part, say) for part in say.parts_of(text))


class _AnyCard(Thing[View, Card]):
    """Any of the sixteen cards, also before the question comes."""

    def offers(self, values: Iterable[Card], asking: QuestionContext[View]) -> dict[str, str]:
        return super().offers(Card, asking)


class _Swapped(Part[View]):
    """A card that is given or taken, or none."""

    def read(self, chosen: tuple[str, ...], filled: Filled, view: View) -> Card | None:
        value = next(iter(chosen), NOTHING)
        return None if value == NOTHING else CARDS.read(value)

    def typed(self, text: str, say: TableMessages) -> tuple[str, ...]:
        return (CARDS.typed(text, say),)

    def word(self, value: Card | None, say: TableMessages) -> str:
        return say("duel-nothing") if value is None else card_word(value, say)


class _Places(Part[View]):
    """Places of an attack whose cards are taken."""

    def field(self, name: str, values: Values, asking: QuestionContext[View]) -> Field:
        view, say = asking.view, asking.say
        count = 0 if view.attack is None else view.attack.count
        places = [Choice(str(place), say("duel-position", position=place)) for place in range(1, count + 1)]
        return Field(
            name=name,
            label=say("duel-field-take", count=view.to_take),
            choices=tuple(places),
            shape=Shape.CHECKS,
            least=view.to_take,
            most=view.to_take,
        )

    def read(self, chosen: tuple[str, ...], filled: Filled, view: View) -> tuple[int, ...]:
        if not chosen or not all(map(_PLACE.fullmatch, chosen)):
            raise Refused(FormReason.WRONG_POSITIONS)
        return tuple(sorted(map(int, chosen)))

    def typed(self, text: str, say: TableMessages) -> tuple[str, ...]:
        return tuple(text.replace(",", " ").split())

    def word(self, value: tuple[int, ...], say: TableMessages) -> str:
        return say.all_of(map(str, value))

    def offers(self, values: Iterable[tuple[int, ...]], asking: QuestionContext[View]) -> dict[str, str]:
        rows = [" ".join(map(str, places)) for places in values]
        return dict(zip(rows, rows, strict=True))


def _seats(view: View) -> int:
    return len(view.hands)


class _Opponent(Player[View]):
    """The opponent of an attack; with a single one there is nothing to choose."""

    def read(self, chosen: tuple[str, ...], filled: Filled, view: View) -> Seat:
        if chosen:
            return super().read(chosen, filled, view)
        assert view.seat is not None
        if partner_of(view.seat, len(view.hands)) is not None:
            raise Refused(FormReason.NO_TARGET_CHOSEN)
        return 1 - view.seat


# The answers to a claim


def window_of(view: View) -> actions.Window | None:
    """Return the window in which the view's seat may challenge now, asked or beside its partner (CD-63)."""
    if view.seat in view.to_act:
        return _ASKED.get(view.phase)
    return _BESIDE.get(view.phase) if view.seat in view.beside else None


def _challenged(view: View) -> actions.Window:
    window = window_of(view)
    if window is None:
        raise Refused(FormReason.NO_CHALLENGE_NOW)
    return window


def _accepted(view: View) -> actions.Window:
    """Return the window. Refused when the partner must answer; for a seat that is not asked the table refuses."""
    window = window_of(view)
    if view.seat in view.beside:
        raise Refused(FormReason.PARTNER_DECIDES)
    if window is None and view.seat in view.to_act:
        raise Refused(FormReason.OTHER_QUESTION)
    return window or actions.Window.ANSWER


def _held(view: View) -> actions.Window:
    if view.seat in view.to_act:
        raise Refused(FormReason.OTHER_QUESTION)
    return window_of(view) or actions.Window.ANSWER_BESIDE


# The questions


def _can_block(asking: QuestionContext[View]) -> bool:
    """Return True if a block is asked about. Refused beside the partner who decides, and without cards for one."""
    view = asking.view
    if view.seat in view.beside:
        raise Refused(FormReason.PARTNER_DECIDES)
    if not any(isinstance(move, actions.Block) for move in asking.legal):
        raise Refused(FormReason.NO_CARDS_CHOSEN if view.hand else FormReason.NO_CARDS_LEFT)
    return True


def _check_trade(view: View, chosen: Mapping[str, Card | None]) -> None:
    if view.phase is not Phase.TRADE or view.seat not in view.to_act:
        raise Refused(FormReason.NO_TRADE_NOW)
    if chosen and not any(chosen.values()):
        raise Refused(FormReason.NOTHING_TRADED)


def _played(action: actions.Attack | actions.Block, say: TableMessages) -> str:
    words = {
        "claim": claim_words(action.claim, len(action.cards), say),
        "cards": card_list(action.cards, say),
    }
    if isinstance(action, actions.Attack):
        return say("duel-label-attack", target=say.button_name(action.target), **words)
    return say("duel-label-block", **words)


_CARDS = _Cards(
    CARDS, word=card_list, key="cmd-duel-cards", form=FormField("duel-field-cards", _hand, Shape.CHECKS)
)
_CLAIM = _Claim(CARDS, key="cmd-duel-claim", form=FormField("duel-field-claim", _explained))

QUESTIONS = Questions(
    Question(
        "attack",
        actions.Attack,
        label=_played,
        title="duel-form-attack",
        is_open=lambda asking: actions.Pass() in asking.legal,
        cards=_CARDS,
        claim=_CLAIM,
        target=_Opponent(
            seats=_seats,
            unknown=FormReason.NOT_AN_OPPONENT,
            is_required=False,
            form=FormField("duel-field-target", _opponents, is_asked_of_one=False),
        ),
    ),
    Question(
        "block",
        actions.Block,
        label=_played,
        title="duel-form-block",
        is_open=_can_block,
        cards=_CARDS,
        claim=_CLAIM,
    ),
    Question("challenge", actions.Challenge, label="duel-button-challenge", window=FromView(_challenged)),
    Question("accept", actions.Accept, label="duel-button-accept", window=FromView(_accepted)),
    Question("hold", actions.Hold, label="duel-button-hold", window=FromView(_held)),
    Question[View]("pass", actions.Pass, label="duel-button-pass"),
    Question(
        "name",
        actions.Name,
        label="duel-label-name",
        title="duel-form-name",
        is_open=lambda asking: bool(asking.view.to_name),
        card=_AnyCard(CARDS, form=FormField("duel-field-name", _all_cards, Shape.MENU)),
    ),
    Question(
        "take",
        actions.Take,
        label="duel-label-take",
        title="duel-form-take",
        is_open=lambda asking: bool(asking.view.to_take and asking.view.attack),
        positions=_Places(),
    ),
    Question(
        "trade",
        actions.Trade,
        label="duel-label-trade",
        title="duel-form-trade",
        is_open=lambda asking: any(isinstance(move, actions.Trade) for move in asking.legal),
        check=_check_trade,
        give=_Swapped(is_required=False, form=FormField("duel-field-give-card", _cards_or_none)),
        take=_Swapped(is_required=False, form=FormField("duel-field-take-card", _cards_or_none)),
    ),
    Question("keep", actions.NoTrade, label="duel-button-no-trade", check=_check_trade),
    Question(
        "lead",
        actions.Lead,
        label=lambda lead, say: say("duel-button-lead", who=say.button_name(lead.seat)),
        seat=Player[View]("first", seats=_seats, unknown=FormReason.NOT_YOUR_TEAM),
    ),
    other=FormReason.OTHER_QUESTION,
)
