"""Cake Auf! as it is laid out in Discord: what the table, a hand and a control say."""

from __future__ import annotations

from typing import ClassVar, assert_never

from cogs.games.auf import events, images, layout, moments, rule_pages
from cogs.games.auf.names import SIGNS, card_list, card_word, recipe_list, recipe_word, sign_word
from cogs.games.auf.questions import QUESTIONS
from cogs.games.presenter import Presenter, Rows
from cogs.games.shared_images import Emblem
from cogs.games.standing import Side
from cogs.i18n.emoji import Emoji
from cogs.i18n.table_messages import TableMessages
from cogs.ui.custom_id import OpenForm, PlayMove
from cogs.ui.panel import Button, Style
from games.auf import Card, Options, Phase, Sign, View
from games.auf.actions import (
    AufAction,
    Ban,
    Choose,
    Decline,
    Keep,
    Lift,
    Look,
    Mulligan,
    Pass,
    Place,
    SwapHands,
    SwapRecipes,
    Throw,
    Trade,
)
from games.auf.cards import LIFTED_BY
from games.auf.events import AufEvent, RoundEnded
from games.auf.private_events import CardsReceived, IngredientsSeen, RecipesSeen, TradeSeen
from games.auf.tokens import encode
from games.engine import Event, Seat
from games.views import PublicView, SeatView

PAIR = 2
"""With so many players it goes without saying who is next."""


class AufPresenter(Presenter[View, AufAction, AufEvent]):
    """The words and layout of Cake Auf!."""

    game: ClassVar[str] = "auf"
    pages: ClassVar[tuple[str, ...]] = ("start", "turn", "cards", "overnight", "recipes", "end")
    emblem = Emblem(("wedding",), "#8fb36f")
    turning_points = (RoundEnded,)
    news = events.NEWS
    reveals = (RecipesSeen, IngredientsSeen, TradeSeen)
    secrets = (Throw,)

    heading = staticmethod(layout.heading)
    table = staticmethod(layout.table)
    notes = staticmethod(layout.notes)
    event = staticmethod(events.sentence)
    hand = staticmethod(layout.hand)
    beside_hand = staticmethod(layout.beside_hand)
    table_image = staticmethod(images.table)
    hand_image = staticmethod(images.hand)
    moment = staticmethod(moments.moment)
    page_image = staticmethod(rule_pages.page_image)
    questions = QUESTIONS

    def prompt(self, public: PublicView[View], say: TableMessages) -> str | None:
        """Return who is asked, and what."""
        view = public.view
        if not view.to_act:
            return None
        return say(f"auf-asked-{view.phase}", who=say.whos(view.to_act), count=view.looked_at)

    def called(self, public: PublicView[View]) -> tuple[Seat, ...]:
        """Return who has to decide; in a showdown both, until both have."""
        return public.view.to_act

    def next_up(self, public: PublicView[View]) -> tuple[Seat, ...]:
        """Return whose turn follows, with three players or more."""
        view = public.view
        is_turn = view.phase in (Phase.TURN, Phase.LOOK)
        return ((view.current + 1) % len(view.players),) if is_turn and len(view.players) > PAIR else ()

    def is_told(self, event: Event) -> bool:
        """Return whether the post does not show the event anyway."""
        return not isinstance(event, events.SILENT)

    def sides(self, public: PublicView[View]) -> tuple[Side, ...]:
        """Return the points of each player."""
        return tuple(Side((player.seat,), (player.points,)) for player in public.view.players)

    def controls(self, public: PublicView[View], say: TableMessages) -> Rows:
        """Return what the phase asks for, whatever the hands hold."""
        return _controls(public.view, say)

    def own_controls(self, own: SeatView[View], say: TableMessages) -> Rows:
        """Return the post's controls if the seat is asked."""
        view = own.view
        return _controls(view, say) if view.seat in view.to_act else ()

    def is_news(self, event: Event, own: SeatView[View], seat: Seat) -> bool:
        """Leave out a whole hand that was drawn: it stands there."""
        is_whole = isinstance(event, CardsReceived) and len(event.cards) >= len(own.view.hand)
        return super().is_news(event, own, seat) and not is_whole

    def label(self, action: AufAction, say: TableMessages) -> str:
        """Return the action in a few words."""
        match action:
            case Place(_, recipe, ingredients):
                return say(
                    "auf-label-place", cards=card_list(ingredients, say), recipe=recipe_word(recipe, say)
                )
            case Ban(_, card, recipe):
                return say("auf-label-on", card=card_word(card, say), recipe=recipe_word(recipe, say))
            case Lift(_, ban, recipe):
                card = LIFTED_BY.get(ban, ban)
                return say("auf-label-on", card=card_word(card, say), recipe=recipe_word(recipe, say))
            case SwapRecipes(_, mine, theirs):
                given, taken = recipe_word(mine, say), recipe_word(theirs, say)
                return say("auf-label-swap", given=given, taken=taken)
            case SwapHands(_, other):
                return say("auf-label-hands", other=say.button_name(other))
            case Trade(_, other):
                return say("auf-label-trade", other=say.button_name(other))
            case Look():
                return card_word(Card.PICKY_EATER, say)
            case Mulligan():
                return say("auf-button-mulligan")
            case Pass(_, discards):
                cards = card_list(discards, say)
                return say("auf-label-pass", cards=cards, count=len(discards))
            case Choose(taken, given):
                taken_word, given_word = recipe_word(taken, say), recipe_word(given, say)
                return say("auf-label-choose", taken=taken_word, given=given_word)
            case Decline():
                return say("auf-button-decline")
            case Keep(recipes):
                return say("auf-label-keep", recipes=recipe_list(recipes, say))
            case Throw(_, sign):
                return say(
                    "auf-label-throw", sign=say("auf-any-sign") if sign is None else sign_word(sign, say)
                )
            case _:
                assert_never(action)

    def options(self, options: Options, say: TableMessages) -> tuple[str, ...]:
        """Return the length of a game, and the house options that differ."""
        lines = [say("auf-option-rounds")]
        if not options.bans_need_icons:
            lines.append(say("auf-option-icons"))
        if not options.hand_switcheroo:
            lines.append(say("auf-option-hands"))
        return tuple(lines)


def _controls(view: View, say: TableMessages) -> Rows:
    match view.phase:
        case Phase.OVER:
            return ()
        case Phase.TURN:
            plays = (
                Button(OpenForm("place"), say("auf-button-place"), Style.MAIN),
                Button(OpenForm("play"), say("auf-button-play"), Style.MAIN),
                _move_button(Pass(view.round), say("auf-button-pass"), Style.GOOD),
            )
            ends = (
                Button(OpenForm("pass"), say("auf-button-discard")),
                Button(OpenForm("mulligan"), say("auf-button-mulligan"), Style.GRAVE),
            )
            return plays, ends
        case Phase.LOOK:
            row = [
                Button(OpenForm("choose"), say("auf-button-choose"), Style.MAIN),
                _move_button(Decline(), say("auf-button-decline")),
            ]
        case Phase.OVERNIGHT:
            row = [Button(OpenForm("keep"), say("auf-button-keep"), Style.MAIN)]
        case Phase.SHOWDOWN:
            assert view.showdown is not None
            shown = view.showdown
            signs = [sign for sign in Sign if shown.may_change or shown.own in {None, sign}]
            row = [_throw_button(shown.throw, sign, say) for sign in signs]
        case _:
            assert_never(view.phase)
    return (tuple(row),)


def _move_button(action: AufAction, label: str, style: Style = Style.CALM) -> Button:
    return Button(PlayMove(encode(action)), label, style)


def _throw_button(throw: int, sign: Sign, say: TableMessages) -> Button:
    return Button(PlayMove(encode(Throw(throw, sign))), say(f"auf-sign-{sign}"), emoji=Emoji(SIGNS[sign]))
