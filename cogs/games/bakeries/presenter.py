"""You Take the Cake as it is laid out in Discord: what the table, a hand and a control say."""

from __future__ import annotations

from collections.abc import Collection
from typing import ClassVar, assert_never

from cogs.games.bakeries import (
    events,
    images,
    layout,
    moments,
    questions,
    rule_pages,
)
from cogs.games.bakeries.names import cake_line, card_word, chef_of
from cogs.games.bakeries.sums import dollars, kept_dollars
from cogs.games.presenter import Presenter, Rows
from cogs.games.shared_images import Emblem
from cogs.games.standing import Side
from cogs.i18n.emoji import Emoji
from cogs.i18n.table_messages import TableMessages
from cogs.ui.custom_id import OpenForm, PlayMove
from cogs.ui.panel import NO_ICON, Button, Row, Style
from games.bakeries import View
from games.bakeries.actions import (
    BakeryAction,
    CloseBakery,
    Discard,
    Draw,
    LaySet,
    Pass,
    PlaceCake,
    PlaceStale,
    ReopenBakery,
    Roll,
    Stop,
    TryAgain,
)
from games.bakeries.cards import Card, layable_chefs
from games.bakeries.events import BakeryEvent, CakeDrawn, RoundEnded
from games.bakeries.kitchen import Source
from games.bakeries.money import BEHIND, FIRST_HIT, SECOND_HIT
from games.bakeries.options import Options
from games.bakeries.state import ROUNDS, Question
from games.bakeries.tokens import encode
from games.engine import Event, Seat
from games.views import PublicView, SeatView


class BakeriesPresenter(Presenter[View, BakeryAction, BakeryEvent]):
    """The words and layout of You Take the Cake."""

    game: ClassVar[str] = "bakeries"
    pages: ClassVar[tuple[str, ...]] = ("start", "hire", "place", "sale", "clearance", "prices")
    emblem = Emblem(("chef",), "#8fb8d8")
    turning_points = (RoundEnded,)
    pictured = (RoundEnded,)  # its books are long, and the notes have what each bakery has earned

    table = staticmethod(layout.table)
    notes = staticmethod(layout.notes)
    event = staticmethod(events.sentence)
    hand = staticmethod(layout.hand)
    beside_hand = staticmethod(layout.beside_hand)
    table_image = staticmethod(images.table)
    hand_image = staticmethod(images.hand)
    moment = staticmethod(moments.moment)
    page_image = staticmethod(rule_pages.page_image)
    questions = questions.QUESTIONS

    def heading(self, public: PublicView[View], say: TableMessages) -> str:
        """Return the round, the phase and the turn."""
        view = public.view
        return say(
            "bakeries-heading",
            round=view.round,
            rounds=ROUNDS,
            phase=view.phase.value,
            turn=view.turn,
            cake=view.cake_number,
            cakes=questions.CAKES_PLACED,
        )

    def prompt(self, public: PublicView[View], say: TableMessages) -> str | None:
        """Return who is asked, and what."""
        view = public.view
        if view.question is None or view.player is None:
            return None
        cake = "none" if view.cake is None else cake_line(view.cake, say)
        values = {"who": say.who(view.player), "other": say.who(1 - view.player), "cake": cake}
        return say(f"bakeries-asked-{view.question}", **values)

    def called(self, public: PublicView[View]) -> tuple[Seat, ...]:
        """Return who is asked; only one ever is."""
        view = public.view
        return () if view.player is None else (view.player,)

    def is_told(self, event: Event) -> bool:
        """Return whether the next post does not show it anyway, as it does a drawn cake."""
        return not isinstance(event, CakeDrawn)

    def sides(self, public: PublicView[View]) -> tuple[Side, ...]:
        """Return the dollars of both players over the rounds that are over."""
        return tuple(Side((seat,), (total,)) for seat, total in enumerate(public.view.totals))

    def points(self, points: int, say: TableMessages) -> str:
        """Return dollars."""
        return dollars(points, say)

    def controls(self, public: PublicView[View], say: TableMessages) -> Rows:
        """Return what the question asks for. A set may seem to be there whatever the hand holds."""
        return _controls(public.view, say)

    def own_controls(self, own: SeatView[View], say: TableMessages) -> Rows:
        """Return the post's controls; beside the hand they name what of it can be laid, played or discarded."""
        view = own.view
        match view.question:
            case Question.TURN:
                sets = (
                    _move_button(
                        LaySet(chef),
                        say("bakeries-button-hire", chef=questions.chef_label(chef, say)),
                        Style.GOOD,
                        chef_of(chef, say),
                    )
                    for chef in layable_chefs(view.hand)
                )
                signs = tuple(card for card in view.hand if card.is_sign)
                return _turn(view, tuple(sets), signs, say)
            case Question.DISCARD:
                kept = view.drawn.card if view.drawn and view.drawn.source is Source.DISCARD else None
                return (
                    questions.discard_menu(
                        view, dict.fromkeys(card for card in view.hand if card is not kept), say
                    ),
                )
            case _:
                return _controls(view, say)

    def label(self, action: BakeryAction, say: TableMessages) -> str:
        """Return the action in a few words."""
        match action:
            case Draw(source):
                return say(f"bakeries-label-draw-{source}")
            case LaySet(chef):
                return say("bakeries-button-hire", chef=questions.chef_label(chef, say))
            case Discard(card):
                return say("bakeries-label-discard", card=card_word(card, say))
            case PlaceCake(_, side, slot):
                return say(f"bakeries-label-place-{side}", slot=slot)
            case PlaceStale(slot):
                return say("bakeries-label-stale", slot=slot)
            case CloseBakery():
                return say("bakeries-sign-closed")
            case ReopenBakery():
                return say("bakeries-sign-reopened")
            case Pass():
                return say("bakeries-button-pass")
            case Roll():
                return say("bakeries-button-roll")
            case TryAgain():
                return say("bakeries-label-again")
            case Stop():
                return say("bakeries-label-stop")
            case _:
                assert_never(action)

    def options(self, options: Options, say: TableMessages) -> tuple[str, ...]:
        """Return how the game is won, since it has no options."""
        return (say("bakeries-option-rounds", rounds=ROUNDS),)


def _controls(view: View, say: TableMessages) -> Rows:
    match view.question:
        case None:
            return ()
        case Question.TURN:
            lay = Button(OpenForm("lay"), say("bakeries-button-lay"), Style.GOOD)
            rows = _turn(view, (lay,), (Card.CLOSED, Card.REOPENED), say)
            if [len(row) for row in rows] == [
                2,
                2,
            ]:  # the short buttons together, so that only one row may wrap
                (draw, take), (first, sign) = rows
                return (draw, first), (take, sign)
            return rows
        case Question.DISCARD:
            return ((Button(OpenForm("discard"), say("bakeries-button-discard"), Style.MAIN),),)
        case Question.PLACE:
            return questions.place_menus(view, say)
        case Question.ROLL:
            return ((_move_button(Roll(), say("bakeries-button-roll"), Style.MAIN),),)
        case Question.STALE:
            return (questions.stale_menu(view, say),)
        case Question.AGAIN:
            return (_second_try(view, say),)
        case _:
            assert_never(view.question)


def _move_button(
    action: BakeryAction, label: str, style: Style = Style.CALM, emoji: Emoji = NO_ICON
) -> Button:
    return Button(PlayMove(encode(action)), label, style, emoji)


def _turn(
    view: View, sets: tuple[Button, ...], signs: Collection[Card], say: TableMessages
) -> tuple[tuple[Button, ...], ...]:
    """Return two rows: draw or take; the sets, unless the bakery is closed, and the signs to play now."""
    player = view.player
    assert player is not None
    draws = [_move_button(Draw(Source.STOCK), say("bakeries-button-draw"), Style.MAIN)]
    if not view.stock_can_give:
        draws = [_move_button(Pass(), say("bakeries-button-pass"), Style.MAIN)]
    if view.top_discard is not None:
        take = say("bakeries-button-take", card=card_word(view.top_discard, say))
        draws.append(_move_button(Draw(Source.DISCARD), take, emoji=say.emoji(view.top_discard.value)))
    plays = [*sets]
    if view.cases[player].is_closed:
        reopen, sign = (
            say("bakeries-button-reopen", who=say.button_name(player)),
            say.emoji(Card.REOPENED.value),
        )
        plays = [_move_button(ReopenBakery(), reopen, Style.GOOD, sign)] if Card.REOPENED in signs else []
    if Card.CLOSED in signs and not view.cases[1 - player].is_closed:
        close, sign = (
            say("bakeries-button-close", who=say.button_name(1 - player)),
            say.emoji(Card.CLOSED.value),
        )
        plays.append(_move_button(CloseBakery(), close, Style.GRAVE, sign))
    return tuple(tuple(row) for row in (draws, plays) if row)


def _second_try(view: View, say: TableMessages) -> Row:
    """Return what is kept for certain, and what may be won or lost."""
    assert view.player is not None
    tab = view.cases[view.player].tab
    kept, more, less = (kept_dollars(percent, tab, say) for percent in (FIRST_HIT, SECOND_HIT, BEHIND))
    return (
        _move_button(Stop(), say("bakeries-button-stop", kept=kept), Style.GOOD),
        _move_button(TryAgain(), say("bakeries-button-again", more=more, less=less), Style.GRAVE),
    )
