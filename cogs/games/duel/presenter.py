"""Cake Duel as it is laid out in Discord: what the table, a hand and a control say."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import ClassVar, assert_never

from cogs.games.duel import command_options, events, forms
from cogs.games.duel import images as drawn
from cogs.games.duel.answers import window_of
from cogs.games.duel.names import about, card_list, card_word, cards_line, claim_line, claim_words, signed
from cogs.games.duel.rule_pages import shown_on
from cogs.games.presenter import Presenter, Rows
from cogs.games.shared_images import Emblem
from cogs.i18n.table_messages import TableMessages
from cogs.ui.custom_id import OpenForm, PlayMove
from cogs.ui.panel import Button, Filled, Form, Style, SvgImage
from games.catalog import GAMES
from games.duel import BlockLimit, DuelOptions, Lying, View
from games.duel.events import BoutEnded, DuelEvent, HandSeen, TakenSeen, TurnBegun
from games.duel.options import members
from games.duel.state import (
    Accept,
    Attack,
    Block,
    Challenge,
    DuelAction,
    Hold,
    Lead,
    Look,
    Name,
    NoTrade,
    Pass,
    Phase,
    Take,
    Trade,
    Way,
    Window,
)
from games.engine import Event, Seat


class DuelPresenter(Presenter[DuelEvent]):
    """The words and layout of Cake Duel."""

    game: ClassVar[str] = "duel"
    pages: ClassVar[tuple[str, ...]] = ("start", "turn", "bluff", "cards", "specials", "teams")
    emblem = Emblem(("sheep", "helm-kettle", "held-sword"), "#e98a6b")
    turning_points = (BoutEnded,)

    def heading(self, view: View, say: TableMessages) -> str:
        """The mode, the bout and the turn, and in small the house rules that change what may be done or seen."""
        mode = say(f"duel-mode-{view.options.mode}")
        return say(
            "duel-heading",
            mode=mode,
            duel=view.duel,
            duels=view.options.duels,
            bout=view.bout,
            turn=view.turn,
            house="".join(say("duel-house-rule", rule=rule) for rule in _house_rules(view, say)),
        )

    def table(self, view: View, say: TableMessages) -> tuple[str, ...]:
        """Both sides with cakes, trophies and cards; the piles; the claims that lie there."""
        sides = "\n".join(_side(view, side, say) for side in (0, 1))
        piles = say("duel-piles", deck=view.deck, discard=view.discard)
        lying = [_lying(claim, say) for claim in (view.attack, view.block) if claim is not None]
        if view.owed:
            lying.append(say("duel-owed", count=view.owed))
        return sides, "\n".join((piles, *lying))

    def asked(self, view: View, say: TableMessages) -> str | None:
        """Who is asked, and what; beside them a partner who may challenge."""
        if not view.asked:
            return None
        asked = say(
            f"duel-asked-{view.phase}", who=say.whos(view.asked), count=max(view.to_take, view.to_name, 1)
        )
        if view.beside:
            asked += " " + say("duel-beside", who=say.whos(view.beside))
        return asked

    def called(self, view: View) -> tuple[Seat, ...]:
        """Who has to decide; not the partner beside him."""
        return view.asked

    def event(self, event: DuelEvent, say: TableMessages) -> str:
        """What happened, in a sentence."""
        return events.told(event, _sides(say), say)

    def is_told(self, event: Event) -> bool:
        """The post says whose turn it is; only a turn that comes as a surprise is told."""
        return event.reaches(None) and not (isinstance(event, TurnBegun) and not event.owed)

    def is_reveal(self, event: Event) -> bool:
        """A hand that was looked at, and what a Priest took."""
        return isinstance(event, HandSeen | TakenSeen)

    def controls(self, view: View, say: TableMessages) -> Rows:
        """One row: what the phase asks for. A block is offered to whoever holds any card."""
        match view.phase:
            case Phase.OVER:
                return ()
            case Phase.LEAD:
                row = [_does(Lead(seat), say("duel-button-lead", who=say.name(seat))) for seat in view.asked]
            case Phase.CLAIM:
                row = [
                    Button(OpenForm("attack"), say("duel-button-attack"), Style.MAIN),
                    _does(Pass(), say("duel-button-pass")),
                ]
            case Phase.ANSWER:
                row = [*_doubts(Window.ANSWER, say)]
                if view.hands[view.asked[0]].count:
                    row.append(Button(OpenForm("block"), say("duel-button-block"), Style.MAIN))
            case Phase.BLOCK:
                row = [*_doubts(Window.BLOCK, say)]
            case Phase.TAKE:
                row = [Button(OpenForm("take"), say("duel-button-take"), Style.MAIN)]
            case Phase.NAME:
                row = [Button(OpenForm("name"), say("duel-button-name"), Style.MAIN)]
            case Phase.TRADE:
                row = [
                    Button(OpenForm("trade"), say("duel-button-trade"), Style.MAIN),
                    _does(NoTrade(), say("duel-button-no-trade")),
                ]
            case _:
                assert_never(view.phase)
        return (tuple(row),)

    def hand(self, view: View, say: TableMessages) -> tuple[str, ...]:
        """The cards held, a teammate's too, what one has played, and what one was shown in this bout."""
        assert view.seat is not None
        cards = "\n".join(
            say("duel-hand-card", card=signed(card, say), effect=about(card, say)) for card in view.hand
        )
        mates = [
            say("duel-mate-hand", who=say.who(hand.seat), cards=cards_line(hand.cards, say))
            for hand in view.hands
            if hand.cards is not None and hand.seat != view.seat
        ]
        known = [_look(look, say) for look in view.looks]
        if view.discarded:
            known.append(say("duel-own-discard", cards=cards_line(view.discarded, say)))
        return cards or say("duel-hand-empty"), "\n".join(mates), "\n".join(known)

    def table_picture(self, view: View, events: Sequence[Event], say: TableMessages) -> SvgImage:
        """The table with what has just happened."""
        return drawn.table(view, events, say)

    def hand_picture(self, view: View, say: TableMessages) -> SvgImage | None:
        """The cards held, in order."""
        return drawn.hand(view, say)

    def page_picture(self, page: str, say: TableMessages) -> SvgImage | None:
        """The cards that a page explains."""
        return shown_on(page, say)

    def own_controls(self, view: View, say: TableMessages) -> Rows:
        """The post's controls, for whoever is asked; beside a partner, challenge or keep silent."""
        if view.seat in view.asked:
            return self.controls(view, say)
        if view.seat in view.beside:
            window = window_of(view)
            assert window is not None
            challenge = _does(Challenge(window), say("duel-button-challenge"), Style.GRAVE)
            return ((challenge, _does(Hold(window), say("duel-button-hold"))),)
        return ()

    def meant(self, action: DuelAction, view: View) -> DuelAction:
        """A partner's challenge is one from beside, whichever control he presses (CD-63)."""
        beside = {Window.ANSWER: Window.ANSWER_BESIDE, Window.BLOCK: Window.BLOCK_BESIDE}
        if isinstance(action, Challenge) and view.seat in view.beside and action.window in beside:
            return replace(action, window=beside[action.window])
        return action

    def label(self, action: DuelAction, say: TableMessages) -> str:
        """The action in a few words."""
        match action:
            case Attack(cards, claim, target):
                words = {"claim": claim_words(claim, len(cards), say), "cards": card_list(cards, say)}
                return say("duel-label-attack", target=say.name(target), **words)
            case Block(cards, claim):
                words = {"claim": claim_words(claim, len(cards), say), "cards": card_list(cards, say)}
                return say("duel-label-block", **words)
            case Take(positions):
                return say("duel-label-take", positions=say.all_of(map(str, positions)))
            case Name(card):
                return say("duel-label-name", card=card_word(card, say))
            case Trade(give, take):
                gave, took = ("none" if card is None else card_word(card, say) for card in (give, take))
                return say("duel-label-trade", give=gave, take=took)
            case Lead(seat):
                return say("duel-button-lead", who=say.name(seat))
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

    def form(self, name: str, view: View, legal: Collection[DuelAction], say: TableMessages) -> Form:
        """A secret choice."""
        return forms.form(name, view, legal, say)

    def action(self, name: str, filled: Filled, view: View) -> DuelAction:
        """What a filled form means."""
        return forms.action(name, filled, view)

    def offers(
        self, option: str, view: View, legal: Collection[DuelAction], say: TableMessages
    ) -> dict[str, str]:
        """What may be typed into an option now."""
        return command_options.offers(option, legal, say)

    def typed(self, form: str, texts: Mapping[str, str], say: TableMessages) -> Filled:
        """The options of a command as a form would give them."""
        return command_options.filled(texts, say)

    def options(self, options: DuelOptions, say: TableMessages) -> tuple[str, ...]:
        """The mode, the house rules that differ, and how much wins."""
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


def _does(action: DuelAction, label: str, style: Style = Style.CALM) -> Button:
    return Button(PlayMove(GAMES["duel"].encode(action)), label, style)


def _doubts(window: Window, say: TableMessages) -> tuple[Button, Button]:
    accept = _does(Accept(window), say("duel-button-accept"), Style.GOOD)
    return accept, _does(Challenge(window), say("duel-button-challenge"), Style.GRAVE)


def _house_rules(view: View, say: TableMessages) -> Iterator[str]:
    if view.options.block_limit is not BlockLimit.ANY:
        yield say("duel-house-block-limit")
    if not view.options.wolfy_reveal:
        yield say("duel-house-wolfy")
    if view.options.open_specials and view.specials:
        yield say("duel-house-specials", cards=cards_line(view.specials, say))


def _sides(say: TableMessages) -> tuple[str, str]:
    return say.whos(members(0, say.seats)), say.whos(members(1, say.seats))


def _side(view: View, side: int, say: TableMessages) -> str:
    """A side's cakes and trophies, and each member's cards."""
    cakes = view.cakes[side]
    score = say(
        "duel-side",
        slices=str(say.sign("slice")) * cakes,
        cakes=cakes,
        trophies=view.trophies[side],
        wanted=view.options.trophies,
    )
    people = [_person(view, seat, say) for seat in members(side, say.seats)]
    if view.options.duels > 1:
        score += " " + say("duel-side-duels", won=view.duels_won[side])
    return "\n".join((*people, score.lstrip()))


def _person(view: View, seat: Seat, say: TableMessages) -> str:
    hand = view.hands[seat]
    role = "attacks" if seat == view.attacker else "defends" if seat == view.defender else "waits"
    return say("duel-person", who=say.who(seat), count=hand.count, size=hand.size, role=role)


def _lying(claim: Lying, say: TableMessages) -> str:
    words = claim_line(claim.name, claim.count, say)
    return say("duel-lying", who=say.who(claim.seat), claim=words, left=claim.left, count=claim.count)


def _look(look: Look, say: TableMessages) -> str:
    key = "duel-look" if look.way is Way.LOOK else "duel-look-taken"
    return say(
        key, turn=look.turn, who=say.who(look.seat), of=say.who(look.of), cards=cards_line(look.cards, say)
    )
