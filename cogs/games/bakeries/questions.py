"""The decisions of You Take the Cake: which card goes, which set is laid, where a cake or a stale card goes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import StrEnum

from bot.errors import Refused
from cogs.games.bakeries.text import (
    cake_word,
    card_word,
    chef_of,
    chef_word,
    dollars,
    product,
    sum_of,
    use_of,
)
from cogs.games.questions import (
    FormField,
    FromView,
    Listed,
    Part,
    Question,
    QuestionContext,
    Questions,
    Thing,
    Things,
    Values,
)
from cogs.i18n.table_messages import TableMessages
from cogs.ui.command_options import Choices
from cogs.ui.custom_id import PlayMove
from cogs.ui.panel import Choice, Filled, Menu, MenuChoice
from games.bakeries import Card, Chef, View, actions
from games.bakeries.cards import SLOTS
from games.bakeries.kitchen import Source
from games.bakeries.money import Sale
from games.bakeries.state import Question as Asked
from games.bakeries.tokens import encode
from games.engine import Seat

CAKES_PLACED = 2 * len(SLOTS)
"""The cakes of both cases."""


class FormReason(StrEnum):
    """Why forms and typed words are refused, before the rules see an action: ``refused-`` opens a sentence's key."""

    ANOTHER_QUESTION = "bakeries-another-question"
    BAKERY_CLOSED = "bakeries-bakery-closed"
    NO_SUCH_CARD = "bakeries-no-such-card"
    NO_SUCH_CHEF = "bakeries-no-such-chef"
    NO_SUCH_SLOT = "bakeries-no-such-slot"
    SET_INCOMPLETE = "bakeries-set-incomplete"


CARDS = Things(Card, lambda card, say: [card_word(card, say)], FormReason.NO_SUCH_CARD)
CHEFS = Things(Chef, lambda chef, say: [chef_word(chef, say)], FormReason.NO_SUCH_CHEF)


def chef_label(chef: Chef, say: TableMessages) -> str:
    """Return a chef and their multiplier."""
    return say("bakeries-chef-label", chef=chef_word(chef, say), multiplier=chef.multiplier)


# What is chosen


def _cards(cards: Values, asking: QuestionContext[View]) -> list[Choice]:
    say = asking.say
    return [
        Choice(card.value, card_word(card, say), use_of(card, asking.view, say), emoji=say.emoji(card.value))
        for card in cards()
    ]


def _chefs(chefs: Values, asking: QuestionContext[View]) -> list[Choice]:
    view, say = asking.view, asking.say
    choices = [Choice(chef.value, chef_label(chef, say), emoji=chef_of(chef, say)) for chef in chefs()]
    if not choices:
        assert view.seat is not None
        is_closed = view.cases[view.seat].is_closed
        raise Refused(FormReason.BAKERY_CLOSED if is_closed else FormReason.SET_INCOMPLETE)
    return choices


class _Discarded(Thing[View, Card]):
    def offers(self, values: Iterable[Card], asking: QuestionContext[View]) -> dict[str, str]:
        say, view = asking.say, asking.view
        return {
            card.value: say("bakeries-offer", what=card_word(card, say), note=use_of(card, view, say))
            for card in values
        }


class _Slot(Part[View]):
    """A slot of the own case or the opponent's, with what the drawn cake would bring there."""

    def __init__(self, side: actions.Side) -> None:
        super().__init__(key="cmd-bakery-slot")
        self._side = side

    def read(self, chosen: tuple[str, ...], filled: Filled, view: View) -> int:
        value = next(iter(chosen), "")
        slot = int(value) if value.isdecimal() else 0
        if slot not in SLOTS:
            raise Refused(FormReason.NO_SUCH_SLOT)
        return slot

    def offers(self, values: Iterable[int], asking: QuestionContext[View]) -> dict[str, str]:
        view, say = asking.view, asking.say
        if view.question is not Asked.PLACE or not asking.legal or view.seat is None:
            return {}
        return {
            str(slot): say("bakeries-offer-slot", slot=slot, sum=sum_of(sale, say))
            for slot, sale in open_slots(view, self._side.owner(view.seat))
        }


class _StaleSlot(_Slot):
    def __init__(self) -> None:
        super().__init__(actions.Side.THEIRS)

    def offers(self, values: Iterable[int], asking: QuestionContext[View]) -> dict[str, str]:
        view, say = asking.view, asking.say
        if not list(values) or view.seat is None:
            return {}
        return {
            str(slot): say("bakeries-stale-choice", slot=slot, cake=cake_word(now.cake, say))
            for slot, now, _ in staleable(view, 1 - view.seat)
        }


# The questions


def _asked(question: Asked) -> Callable[[QuestionContext[View]], bool]:
    return lambda asking: asking.view.question is question


def _placed(place: actions.PlaceCake, say: TableMessages) -> str:
    return say(f"bakeries-label-place-{place.side}", slot=place.slot)


def _question_of_place(command: str, side: actions.Side) -> Question[View]:
    # After the last cake the number is one too high: the rules shall say that none is asked about.
    number = FromView[View](lambda view: min(view.cake_number, CAKES_PLACED))
    return Question(
        command,
        actions.PlaceCake,
        label=_placed,
        number=number,
        side=FromView(lambda _: side),
        slot=_Slot(side),
    )


_PILES = Choices.of("choice-pile-{}", Source)

QUESTIONS = Questions(
    Question(
        "draw",
        actions.Draw,
        label=lambda draw, say: say(f"bakeries-label-draw-{draw.source}"),
        source=Listed[View](_PILES, Source, default=Source.STOCK, option="pile"),
    ),
    Question(
        "discard",
        actions.Discard,
        label="bakeries-label-discard",
        title="bakeries-form-discard",
        is_open=_asked(Asked.DISCARD),
        card=_Discarded(CARDS, form=FormField("bakeries-field-card", _cards)),
    ),
    Question(
        "lay",
        actions.LaySet,
        label="bakeries-button-hire",
        title="bakeries-form-lay",
        is_open=_asked(Asked.TURN),
        chef=Thing(CHEFS, word=chef_label, form=FormField("bakeries-field-chef", _chefs)),
    ),
    Question[View]("close", actions.CloseBakery, label="bakeries-sign-closed"),
    Question[View]("reopen", actions.ReopenBakery, label="bakeries-sign-reopened"),
    Question[View]("pass", actions.Pass, label="bakeries-button-pass"),
    _question_of_place("keep", actions.Side.OWN),
    _question_of_place("give", actions.Side.THEIRS),
    Question[View]("roll", actions.Roll, label="bakeries-button-roll"),
    Question("stale", actions.PlaceStale, label="bakeries-label-stale", slot=_StaleSlot()),
    Question[View]("again", actions.TryAgain, label="bakeries-label-again"),
    Question[View]("stop", actions.Stop, label="bakeries-label-stop"),
    other=FormReason.ANOTHER_QUESTION,
)

# Menus, whose choices are moves


def place_menus(view: View, say: TableMessages) -> tuple[Menu, ...]:
    """Return the places for the drawn cake: a menu for each case that has room, with the price there."""
    assert view.player is not None
    assert view.cake is not None
    cake = cake_word(view.cake, say)
    menus = []
    for side in actions.Side:
        choices = [
            MenuChoice(
                PlayMove(encode(actions.PlaceCake(view.cake_number, side, slot))),
                say(f"bakeries-place-{side}", slot=slot, worth=dollars(sale.amount, say)),
                product(sale, say),
            )
            for slot, sale in open_slots(view, side.owner(view.player))
        ]
        if choices:
            prompt = say(f"bakeries-prompt-{side}", cake=cake, who=say.name(1 - view.player))
            menus.append(Menu(f"place{side}", prompt, tuple(choices)))
    return tuple(menus)


def open_slots(view: View, owner: Seat) -> list[tuple[int, Sale]]:
    """Return the empty slots of a case, and what the drawn cake would bring in each."""
    if view.cake is None:
        return []
    case = view.cases[owner]
    return [(tag.slot, case.worth_of(view.cake, tag.slot)) for tag in case.slots if tag.worth is None]


def stale_menu(view: View, say: TableMessages) -> Menu:
    """Return the cakes of the roller that may go stale, each with its loss."""
    assert view.player is not None
    choices = tuple(
        MenuChoice(
            PlayMove(encode(actions.PlaceStale(slot))),
            say("bakeries-stale-choice", slot=slot, cake=cake_word(now.cake, say)),
            say("bakeries-stale-note", now=now.amount, then=then.amount),
            emoji=say.emoji(now.cake.value),
        )
        for slot, now, then in staleable(view, 1 - view.player)
    )
    return Menu("stale", say("bakeries-prompt-stale", who=say.name(1 - view.player)), choices)


def staleable(view: View, owner: Seat) -> list[tuple[int, Sale, Sale]]:
    """Return the slots that can take a stale card: what the cake would bring now, and with one more."""
    found = []
    for tag in view.cases[owner].slots:
        if tag.can_go_staler and tag.worth is not None:
            now = tag.worth
            found.append((tag.slot, now, Sale(now.slot, now.cake, now.chef_multiplier, now.stale + 1)))
    return found


def discard_menu(view: View, legal: Iterable[Card], say: TableMessages) -> Menu:
    """Beside a hand, where nobody else sees it, a discard needs no form."""
    choices = tuple(
        MenuChoice(
            PlayMove(encode(actions.Discard(card))),
            card_word(card, say),
            use_of(card, view, say),
            emoji=say.emoji(card.value),
        )
        for card in legal
    )
    return Menu("discard", say("bakeries-prompt-discard"), choices)
