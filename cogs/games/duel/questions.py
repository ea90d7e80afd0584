"""The decisions of Cake Duel: what a player chooses for each, in forms and in commands."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache

from bot.errors import Refused
from cogs.games.duel.form_reasons import FormReason
from cogs.games.duel.names import about, card_list, card_word, claim_words, icon_of
from cogs.games.questions import Asking, FromView, Part, Question, Questions, Values
from cogs.games.typed_options import named, seats_named
from cogs.i18n.messages import LANGUAGES_KEPT, Messages
from cogs.i18n.table_messages import TableMessages
from cogs.ui.panel import Choice, Field, Filled, Shape
from games.duel import Card, View
from games.duel.actions import (
    Accept,
    Attack,
    Block,
    Challenge,
    Hold,
    Lead,
    Name,
    NoTrade,
    Pass,
    Take,
    Trade,
    Window,
)
from games.duel.cards import FACES, LETTERS
from games.duel.options import partner_of
from games.duel.state import Phase
from games.engine import Seat

NOTHING = "-"
"""The value of a choice that names no card."""

_PLACE = re.compile(r"\d{1,2}")
"""No claim has a hundred cards."""
_COUNTED = re.compile(r"(\d)? ?(.+)")
_COUNTS = (1, 2, 5)
"""Numbers with every form of a name that a language has."""
_ASKED = {Phase.ANSWER: Window.ANSWER, Phase.BLOCK: Window.BLOCK}
_BESIDE = {Phase.ANSWER: Window.ANSWER_BESIDE, Phase.BLOCK: Window.BLOCK_BESIDE}


# Words


def cards_of(text: str, say: TableMessages) -> tuple[str, ...]:
    """Return the cards meant by a text: names with commas and counts, or letters as they are offered.

    Names come first: SCOUT in capitals is a card, though each of its letters stands for one.
    """
    if _named_card(text, say) is None and text and all(letter in LETTERS for letter in text):
        return tuple(LETTERS[letter].value for letter in text)
    return tuple(name for part in say.parts_of(text) for name in _several(part, say))


def card_of(text: str, say: TableMessages) -> str:
    """Return the card of a name, in the player's language or as tokens write it. Refused when there is none."""
    card = _named_card(text, say)
    if card is None:
        raise Refused(FormReason.NO_SUCH_CARD, card=text[:40])
    return card.value


def _named_card(text: str, say: TableMessages) -> Card | None:
    return named(text, Card, lambda card: [card_word(card, say, count) for count in _COUNTS])


def _several(part: str, say: TableMessages) -> tuple[str, ...]:
    match = _COUNTED.fullmatch(part)
    count, name = (match[1], match[2]) if match else (None, part)
    return (card_of(name, say),) * int(count or 1)


def _read(value: str) -> Card:
    try:
        return Card(value.strip().lower())
    except ValueError:
        raise Refused(FormReason.NO_SUCH_CARD, card=value[:40]) from None


@lru_cache(2 * len(Card) * LANGUAGES_KEPT)
def _choice(card: Card, messages: Messages, *, is_explained: bool = True) -> Choice:
    say = TableMessages(messages, ())
    note = about(card, say) if is_explained else None
    return Choice(card.value, card_word(card, say), note, emoji=icon_of(card, say))


# What is chosen


class _Cards(Part[View]):
    """Cards of the hand, in secret."""

    def field(self, name: str, values: Values, asking: Asking[View]) -> Field:
        say, hand = asking.say, asking.view.hand
        copies: Counter[Card] = Counter()
        choices = []
        for card in hand:
            copies[card] += 1
            choice, copy = _choice(card, say.messages), copies[card]
            label = choice.label if copy == 1 else say("duel-copy", card=choice.label, copy=copy)
            choices.append(Choice(f"{card}.{copy}", label, choice.note, emoji=choice.emoji))
        return Field(
            name=name,
            label=say("duel-field-cards"),
            note=say("duel-field-cards-note"),
            choices=tuple(choices[:25]),
            shape=Shape.CHECKS,
            most=len(hand),
        )

    def read(self, chosen: tuple[str, ...], filled: Filled, view: View) -> tuple[Card, ...]:
        """Return the cards ticked, sorted; each value is a card and which copy of it."""
        if not chosen:
            raise Refused(FormReason.NO_CARDS_CHOSEN)
        return tuple(sorted(_read(value.partition(".")[0]) for value in chosen))

    def typed(self, text: str, say: TableMessages) -> tuple[str, ...]:
        return cards_of(text, say)

    def offers(self, values: Iterable[tuple[Card, ...]], asking: Asking[View]) -> dict[str, str]:
        return {
            "".join([FACES[card].letter for card in cards]): card_list(cards, asking.say) for cards in values
        }


class _Card(Part[View]):
    """One card by its name."""

    def read(self, chosen: tuple[str, ...], filled: Filled, view: View) -> Card | None:
        match chosen:
            case (value,):
                return _read(value)
            case ():
                raise Refused(FormReason.NO_NAME_CHOSEN)
            case _:
                raise Refused(FormReason.TWO_NAMES)

    def typed(self, text: str, say: TableMessages) -> tuple[str, ...]:
        return (card_of(text, say),)

    def offers(self, values: Iterable[Card], asking: Asking[View]) -> dict[str, str]:
        return {card.value: card_word(card, asking.say) for card in values}


class _Claim(_Card):
    """The name under which cards are played; for a block, with the attack that it is against."""

    def field(self, name: str, values: Values, asking: Asking[View]) -> Field:
        say, attack = asking.say, asking.view.attack
        note = None
        if attack is not None:
            claim = claim_words(attack.name, attack.count, say)
            note = say("duel-field-claim-note", claim=claim, who=say.name(attack.seat))
        choices = tuple([_choice(card, say.messages) for card in values()])
        return Field(name=name, label=say("duel-field-claim"), note=note, choices=choices)

    def typed(self, text: str, say: TableMessages) -> tuple[str, ...]:
        return tuple(card_of(part, say) for part in say.parts_of(text))


class _AnyCard(_Card):
    """Any of the sixteen cards, also before the question comes."""

    def field(self, name: str, values: Values, asking: Asking[View]) -> Field:
        choices = tuple(_choice(card, asking.say.messages, is_explained=False) for card in Card)
        return Field(name=name, label=asking.say("duel-field-name"), choices=choices, shape=Shape.MENU)

    def offers(self, values: Iterable[Card], asking: Asking[View]) -> dict[str, str]:
        return super().offers(Card, asking)


class _Swapped(_Card):
    """A card that is given or taken, or none."""

    def field(self, name: str, values: Values, asking: Asking[View]) -> Field:
        say = asking.say
        nothing = Choice(NOTHING, say("duel-nothing"))
        choices = [
            nothing if card is None else _choice(card, say.messages, is_explained=False) for card in values()
        ]
        return Field(name=name, label=say(f"duel-field-{name}-card"), choices=tuple(choices))

    def read(self, chosen: tuple[str, ...], filled: Filled, view: View) -> Card | None:
        value = next(iter(chosen), NOTHING)
        return None if value == NOTHING else _read(value)


class _Places(Part[View]):
    """Places of an attack whose cards are taken."""

    def field(self, name: str, values: Values, asking: Asking[View]) -> Field:
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
        """Return the places chosen, in rising order."""
        if not chosen or not all(map(_PLACE.fullmatch, chosen)):
            raise Refused(FormReason.WRONG_POSITIONS)
        return tuple(sorted(map(int, chosen)))

    def typed(self, text: str, say: TableMessages) -> tuple[str, ...]:
        return tuple(text.replace(",", " ").split())

    def offers(self, values: Iterable[tuple[int, ...]], asking: Asking[View]) -> dict[str, str]:
        rows = [" ".join(map(str, places)) for places in values]
        return dict(zip(rows, rows, strict=True))


class _Somebody(Part[View]):
    """A player of the table, by name, mention or seat."""

    def __init__(self, option: str = "", *, unknown: FormReason) -> None:
        super().__init__(option)
        self._unknown = unknown

    def read(self, chosen: tuple[str, ...], filled: Filled, view: View) -> Seat:
        seats = {str(hand.seat): hand.seat for hand in view.hands}
        seat = seats.get(next(iter(chosen), ""))
        if seat is None:
            raise Refused(self._unknown)
        return seat

    def typed(self, text: str, say: TableMessages) -> tuple[str, ...]:
        if (chosen := text.strip()) in {str(seat) for seat in range(say.seats)}:
            return (chosen,)
        meant = seats_named(text, say)
        if len(meant) != 1:
            raise Refused(self._unknown)
        return (str(meant[0]),)

    def offers(self, values: Iterable[Seat], asking: Asking[View]) -> dict[str, str]:
        return {str(seat): asking.say.name(seat) for seat in values}


class _Opponent(_Somebody):
    """The opponent of an attack; with a single one there is nothing to choose."""

    def __init__(self) -> None:
        super().__init__(unknown=FormReason.NOT_AN_OPPONENT)
        self.is_required = False

    def field(self, name: str, values: Values, asking: Asking[View]) -> Field | None:
        opponents = values()
        if len(opponents) == 1:
            return None
        whom = tuple(Choice(str(seat), asking.say.name(seat)) for seat in opponents)
        return Field(name=name, label=asking.say("duel-field-target"), choices=whom)

    def read(self, chosen: tuple[str, ...], filled: Filled, view: View) -> Seat:
        if chosen:
            return super().read(chosen, filled, view)
        assert view.seat is not None
        if partner_of(view.seat, len(view.hands)) is not None:
            raise Refused(FormReason.NO_TARGET_CHOSEN)
        return 1 - view.seat


# The answers to a claim


def window_of(view: View) -> Window | None:
    """Return the window in which the view's seat may challenge now, asked or beside its partner (CD-63)."""
    if view.seat in view.to_act:
        return _ASKED.get(view.phase)
    return _BESIDE.get(view.phase) if view.seat in view.beside else None


def _challenged(view: View) -> Window:
    window = window_of(view)
    if window is None:
        raise Refused(FormReason.NO_CHALLENGE_NOW)
    return window


def _accepted(view: View) -> Window:
    """Return the window. Refused when the partner must answer; for a seat that is not asked the table refuses."""
    window = window_of(view)
    if view.seat in view.beside:
        raise Refused(FormReason.PARTNER_DECIDES)
    if window is None and view.seat in view.to_act:
        raise Refused(FormReason.OTHER_QUESTION)
    return window or Window.ANSWER


def _held(view: View) -> Window:
    if view.seat in view.to_act:
        raise Refused(FormReason.OTHER_QUESTION)
    return window_of(view) or Window.ANSWER_BESIDE


# The questions


def _can_block(asking: Asking[View]) -> bool:
    """Return whether a block is asked about. Refused beside the partner who decides, and without cards for one."""
    view = asking.view
    if view.seat in view.beside:
        raise Refused(FormReason.PARTNER_DECIDES)
    if not any(isinstance(move, Block) for move in asking.legal):
        raise Refused(FormReason.NO_CARDS_CHOSEN if view.hand else FormReason.NO_CARDS_LEFT)
    return True


def _check_trade(view: View, chosen: Mapping[str, Card | None]) -> None:
    if view.phase is not Phase.TRADE or view.seat not in view.to_act:
        raise Refused(FormReason.NO_TRADE_NOW)
    if chosen and not any(chosen.values()):
        raise Refused(FormReason.NOTHING_TRADED)


ATTACK = Question(
    "attack",
    Attack,
    title="duel-form-attack",
    is_open=lambda asking: Pass() in asking.legal,
    cards=_Cards(key="cmd-duel-cards"),
    claim=_Claim(key="cmd-duel-claim"),
    target=_Opponent(),
)
BLOCK = Question(
    "block",
    Block,
    title="duel-form-block",
    is_open=_can_block,
    cards=_Cards(key="cmd-duel-cards"),
    claim=_Claim(key="cmd-duel-claim"),
)
CHALLENGE = Question("challenge", Challenge, window=FromView(_challenged))
ACCEPT = Question("accept", Accept, window=FromView(_accepted))
HOLD = Question("hold", Hold, window=FromView(_held))
PASS: Question[View] = Question("pass", Pass)
NAME = Question(
    "name", Name, title="duel-form-name", is_open=lambda asking: bool(asking.view.to_name), card=_AnyCard()
)
TAKE = Question(
    "take",
    Take,
    title="duel-form-take",
    is_open=lambda asking: bool(asking.view.to_take and asking.view.attack),
    positions=_Places(),
)
TRADE = Question(
    "trade",
    Trade,
    title="duel-form-trade",
    is_open=lambda asking: any(isinstance(move, Trade) for move in asking.legal),
    check=_check_trade,
    give=_Swapped(is_required=False),
    take=_Swapped(is_required=False),
)
KEEP = Question("keep", NoTrade, check=_check_trade)
LEAD = Question("lead", Lead, seat=_Somebody("first", unknown=FormReason.NOT_YOUR_TEAM))

QUESTIONS = Questions(
    ATTACK,
    BLOCK,
    CHALLENGE,
    ACCEPT,
    HOLD,
    PASS,
    NAME,
    TAKE,
    TRADE,
    KEEP,
    LEAD,
    other=FormReason.OTHER_QUESTION,
)
