"""What is offered for the options of You Take the Cake's commands, and what somebody typed into them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from bot.errors import Refused
from cogs.games.bakeries.form_reasons import UNKNOWN_WORD
from cogs.games.bakeries.forms import chef_label, open_slots, staleable
from cogs.games.bakeries.layout import use_of
from cogs.games.bakeries.names import cake_word, card_word, chef_word
from cogs.games.bakeries.sums import sum_of
from cogs.i18n.table_messages import TableMessages
from cogs.i18n.typed import folded
from cogs.ui.panel import Filled
from games.bakeries import Card, Chef, View
from games.bakeries.actions import BakeryAction, Discard, LaySet, PlaceStale, Side
from games.bakeries.state import Question
from games.views import SeatView


def offers(
    option: str, own: SeatView[View], legal: Collection[BakeryAction], say: TableMessages
) -> dict[str, str]:
    """Return what may be typed into an option now, and what it says."""
    view = own.view
    match option:
        case "card":
            cards = (action.card for action in legal if isinstance(action, Discard))
            return {
                card.value: say("bakeries-offer", what=card_word(card, say), note=use_of(card, view, say))
                for card in cards
            }
        case "chef":
            return {
                action.chef.value: chef_label(action.chef, say)
                for action in legal
                if isinstance(action, LaySet)
            }
        case "own" | "theirs" if view.question is Question.PLACE and legal and view.seat is not None:
            return {
                str(slot): say("bakeries-offer-slot", slot=slot, sum=sum_of(sale, say))
                for slot, sale in open_slots(view, Side(option).owner(view.seat))
            }
        case "stale" if any(isinstance(action, PlaceStale) for action in legal) and view.seat is not None:
            return {
                str(slot): say("bakeries-stale-choice", slot=slot, cake=cake_word(now.cake, say))
                for slot, now, _ in staleable(view, 1 - view.seat)
            }
    return {}


def filled(texts: Mapping[str, str], say: TableMessages) -> Filled:
    """Return the options of a command as a form would give them. Refused when a word names nothing here."""
    return {option: (_read(option, text, say),) for option, text in texts.items()}


def _read(option: str, text: str, say: TableMessages) -> str:
    match option:
        case "card":
            return _named(text, ((card, card_word(card, say)) for card in Card)) or _unknown("card", text)
        case "chef":
            names = [(chef, chef_word(chef, say)) for chef in Chef]
            return _named(text, names) or _unknown("chef", text)
        case _:
            return text.strip()


def _named(text: str, names: Iterable[tuple[Card | Chef, str]]) -> str | None:
    """Return the token of the thing that somebody named, by its token or as it is called here."""
    wanted = _letters(text)
    return next(
        (thing.value for thing, name in names if wanted in (_letters(thing.value), _letters(name))), None
    )


def _letters(text: str) -> str:
    return "".join([letter for letter in folded(text) if letter.isalnum()])


def _unknown(option: str, text: str) -> str:
    raise Refused(UNKNOWN_WORD[option], text=text[:40])
