"""The choices of You Take the Cake: which card goes, which set is laid, where a cake or a stale card goes."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from bot.errors import Refused
from cogs.games.bakeries.form_reasons import FormReason
from cogs.games.bakeries.layout import use_of
from cogs.games.bakeries.names import cake_word, card_word, chef_of, chef_word
from cogs.games.bakeries.sums import dollars, product
from cogs.i18n.table_messages import TableMessages
from cogs.ui.custom_id import PlayMove
from cogs.ui.panel import Choice, Field, Form, Menu, MenuChoice
from games.bakeries import Card, Chef, View
from games.bakeries.actions import BakeryAction, Discard, LaySet, PlaceCake, PlaceStale, Side
from games.bakeries.money import Sale
from games.bakeries.state import Question
from games.bakeries.tokens import encode
from games.engine import Seat
from games.views import SeatView


def form(name: str, own: SeatView[View], legal: Collection[BakeryAction], say: TableMessages) -> Form:
    """Return the form of this name; Refused when there is nothing to choose in it now."""
    view = own.view
    match name:
        case "discard" if view.question is Question.DISCARD:
            cards = [move.card for move in legal if isinstance(move, Discard)]
            choices = tuple(
                Choice(card.value, card_word(card, say), use_of(card, view, say), emoji=say.emoji(card.value))
                for card in cards
            )
            return _single("discard", "card", choices, say)
        case "lay" if view.question is Question.TURN:
            chefs = [move.chef for move in legal if isinstance(move, LaySet)]
            if chefs:
                choices = tuple(
                    Choice(chef.value, chef_label(chef, say), emoji=chef_of(chef, say)) for chef in chefs
                )
                return _single("lay", "chef", choices, say)
            assert view.seat is not None
            raise Refused(
                FormReason.BAKERY_CLOSED if view.cases[view.seat].is_closed else FormReason.SET_INCOMPLETE
            )
    raise Refused(FormReason.ANOTHER_QUESTION)


def _single(form_name: str, field: str, choices: tuple[Choice, ...], say: TableMessages) -> Form:
    label = say(f"bakeries-field-{field}")
    return Form(say(f"bakeries-form-{form_name}"), (Field(name=field, label=label, choices=choices),))


def chef_label(chef: Chef, say: TableMessages) -> str:
    """Return a chef and their multiplier."""
    return say("bakeries-chef-label", chef=chef_word(chef, say), multiplier=chef.multiplier)


# --- Menus, whose choices are moves -----------------------------------------------------------------


def place_menus(view: View, say: TableMessages) -> tuple[Menu, ...]:
    """Return where the drawn cake may go: a menu for each case that has room, with what it would bring there."""
    assert view.player is not None
    assert view.cake is not None
    cake = cake_word(view.cake, say)
    menus = []
    for side in Side:
        choices = [
            MenuChoice(
                PlayMove(encode(PlaceCake(view.cake_number, side, slot))),
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
    """Return which cake of the roller goes stale, with what it loses."""
    assert view.player is not None
    choices = tuple(
        MenuChoice(
            PlayMove(encode(PlaceStale(slot))),
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
            PlayMove(encode(Discard(card))),
            card_word(card, say),
            use_of(card, view, say),
            emoji=say.emoji(card.value),
        )
        for card in legal
    )
    return Menu("discard", say("bakeries-prompt-discard"), choices)
