"""Cake Duel as it is laid out in Discord: what the table, a hand and a control say."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar, assert_never

from cogs.games.duel import events, images, layout, moments, rule_pages
from cogs.games.duel.names import card_list, card_word, claim_words
from cogs.games.duel.questions import QUESTIONS, window_of
from cogs.games.presenter import Presenter, Rows
from cogs.games.shared_images import Emblem
from cogs.games.standing import Side
from cogs.i18n.table_messages import TableMessages
from cogs.ui.custom_id import OpenForm, PlayMove
from cogs.ui.panel import Button, Style
from games.duel import BlockLimit, DuelOptions, View
from games.duel.actions import (
    Accept,
    Attack,
    Block,
    Challenge,
    DuelAction,
    Hold,
    Lead,
    Name,
    NoTrade,
    Pass,
    Take,
    Trade,
    Window,
)
from games.duel.events import (
    BoutEnded,
    DrawSeen,
    DuelEvent,
    HandSeen,
    TakenSeen,
    TradeSeen,
    TurnBegun,
)
from games.duel.options import members
from games.duel.state import Phase
from games.duel.tokens import encode
from games.engine import Event, Seat
from games.views import PublicView, SeatView


class DuelPresenter(Presenter[View, DuelAction, DuelEvent]):
    """The words and layout of Cake Duel."""

    game: ClassVar[str] = "duel"
    pages: ClassVar[tuple[str, ...]] = ("start", "turn", "bluff", "cards", "specials", "teams")
    emblem = Emblem(("sheep-body", "sheep-head", "figure-soldier"), "#e98a6b")
    turning_points = (BoutEnded,)
    news = (DrawSeen, TradeSeen)
    reveals = (HandSeen, TakenSeen)

    heading = staticmethod(layout.heading)
    table = staticmethod(layout.table)
    notes = staticmethod(layout.notes)
    event = staticmethod(events.sentence)
    hand = staticmethod(layout.hand)
    beside_hand = staticmethod(layout.beside_hand)
    stakes = staticmethod(layout.stakes)
    table_image = staticmethod(images.table)
    hand_image = staticmethod(images.hand)
    moment = staticmethod(moments.moment)
    page_image = staticmethod(rule_pages.page_image)
    questions = QUESTIONS

    def prompt(self, public: PublicView[View], say: TableMessages) -> str | None:
        """Return who is asked, and what; beside them a partner who may challenge."""
        view = public.view
        if not view.to_act:
            return None
        prompt = say(
            f"duel-asked-{view.phase}", who=say.whos(view.to_act), count=max(view.to_take, view.to_name, 1)
        )
        if view.beside:
            prompt += " " + say("duel-beside", who=say.whos(view.beside))
        return prompt

    def called(self, public: PublicView[View]) -> tuple[Seat, ...]:
        """Return who has to decide; not the partner."""
        return public.view.to_act

    def is_told(self, event: Event) -> bool:
        """Return whether the story needs the event; of turns it needs only a further one of the same attacker."""
        return not isinstance(event, TurnBegun) or event.owed

    def sides(self, public: PublicView[View]) -> tuple[Side, ...]:
        """Return the trophies of both sides; in a match of several duels, first the duels that they have won."""
        view = public.view
        return tuple(
            Side(
                members(side, len(view.hands)),
                (view.duels_won[side], view.trophies[side])
                if view.options.duels > 1
                else (view.trophies[side],),
            )
            for side in (0, 1)
        )

    def controls(self, public: PublicView[View], say: TableMessages) -> Rows:
        """Return one row: what the phase asks for. A block is offered to a defender with any card."""
        return _controls(public.view, say)

    def own_controls(self, own: SeatView[View], say: TableMessages) -> Rows:
        """Return the post's controls if the seat is asked; beside a partner, challenge or keep silent."""
        view = own.view
        if view.seat in view.to_act:
            return _controls(view, say)
        if view.seat in view.beside:
            window = window_of(view)
            assert window is not None
            challenge = _move_button(Challenge(window), say("duel-button-challenge"), Style.GRAVE)
            return ((challenge, _move_button(Hold(window), say("duel-button-hold"))),)
        return ()

    def meant(self, action: DuelAction, own: SeatView[View]) -> DuelAction:
        """Turn a partner's challenge into one from beside, whichever control they press (CD-63)."""
        view = own.view
        beside = {Window.ANSWER: Window.ANSWER_BESIDE, Window.BLOCK: Window.BLOCK_BESIDE}
        if isinstance(action, Challenge) and view.seat in view.beside and action.window in beside:
            return replace(action, window=beside[action.window])
        return action

    def is_news(self, event: Event, own: SeatView[View], seat: Seat) -> bool:
        """Leave out what a teammate draws: their hand stands beside the own one."""
        is_mates = isinstance(event, DrawSeen) and event.seat != seat
        return super().is_news(event, own, seat) and not is_mates

    def label(self, action: DuelAction, say: TableMessages) -> str:
        """Return the action in a few words."""
        match action:
            case Attack(cards, claim, target):
                words = {"claim": claim_words(claim, len(cards), say), "cards": card_list(cards, say)}
                return say("duel-label-attack", target=say.button_name(target), **words)
            case Block(cards, claim):
                words = {"claim": claim_words(claim, len(cards), say), "cards": card_list(cards, say)}
                return say("duel-label-block", **words)
            case Take(positions):
                return say("duel-label-take", positions=say.all_of(map(str, positions)))
            case Name(card):
                return say("duel-label-name", card=card_word(card, say))
            case Trade(give, take):
                gave, took = (
                    say("duel-nothing") if card is None else card_word(card, say) for card in (give, take)
                )
                return say("duel-label-trade", give=gave, take=took)
            case Lead(seat):
                return say("duel-button-lead", who=say.button_name(seat))
            case Pass():
                return say("duel-button-pass")
            case Challenge():
                return say("duel-button-challenge")
            case Accept():
                return say("duel-button-accept")
            case Hold():
                return say("duel-button-hold")
            case NoTrade():
                return say("duel-button-no-trade")
            case _:
                assert_never(action)

    def options(self, options: DuelOptions, say: TableMessages) -> tuple[str, ...]:
        """Return the mode, the house rules that differ, and how much wins."""
        lines = [say("duel-option-mode", mode=say(f"duel-mode-{options.mode}"))]
        lines.append(say("duel-option-trophies", trophies=options.trophies, duels=options.duels))
        if options.setup.specials:
            lines.append(
                say("duel-option-specials", open=str(options.open_specials), count=options.setup.specials)
            )
        if not options.wolfy_reveal:
            lines.append(say("duel-option-wolfy"))
        if options.block_limit is not BlockLimit.ANY:
            lines.append(say("duel-option-block-limit"))
        return tuple(lines)


def _controls(view: View, say: TableMessages) -> Rows:
    match view.phase:
        case Phase.OVER:
            return ()
        case Phase.LEAD:
            row = [
                _move_button(Lead(seat), say("duel-button-lead", who=say.button_name(seat)))
                for seat in view.to_act
            ]
        case Phase.CLAIM:
            row = [
                Button(OpenForm("attack"), say("duel-button-attack"), Style.MAIN),
                _move_button(Pass(), say("duel-button-pass")),
            ]
        case Phase.ANSWER:
            row = [*_answer_buttons(Window.ANSWER, say)]
            if view.hands[view.to_act[0]].count:
                row.append(Button(OpenForm("block"), say("duel-button-block"), Style.MAIN))
        case Phase.BLOCK:
            row = [*_answer_buttons(Window.BLOCK, say)]
        case Phase.TAKE:
            row = [Button(OpenForm("take"), say("duel-button-take"), Style.MAIN)]
        case Phase.NAME:
            row = [Button(OpenForm("name"), say("duel-button-name"), Style.MAIN)]
        case Phase.TRADE:
            row = [
                Button(OpenForm("trade"), say("duel-button-trade"), Style.MAIN),
                _move_button(NoTrade(), say("duel-button-no-trade")),
            ]
        case _:
            assert_never(view.phase)
    return (tuple(row),)


def _move_button(action: DuelAction, label: str, style: Style = Style.CALM) -> Button:
    return Button(PlayMove(encode(action)), label, style)


def _answer_buttons(window: Window, say: TableMessages) -> tuple[Button, Button]:
    accept = _move_button(Accept(window), say("duel-button-accept"), Style.GOOD)
    return accept, _move_button(Challenge(window), say("duel-button-challenge"), Style.GRAVE)
