"""Cake Duel as it is laid out in Discord: what the table, a hand and a control say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import ClassVar, TypeAlias, assert_never

from cogs.games.duel import images, rule_pages, text
from cogs.games.duel.questions import QUESTIONS, window_of
from cogs.games.duel.text import card_list, card_of_hand, cards_line, claim_line, claim_words, sight
from cogs.games.images import Emblem
from cogs.games.presenter import Presenter, Rows, Side
from cogs.i18n.table_messages import TableMessages
from cogs.ui.panel import Button, Style, small
from games.duel import BlockLimit, Card, DuelOptions, Lying, View
from games.duel.actions import Accept, Challenge, DuelAction, Hold, Lead, NoTrade, Pass, Window
from games.duel.cards import FACES
from games.duel.events import BoutEnded, DrawSeen, DuelEvent, HandSeen, TakenSeen, TradeSeen, TurnBegun
from games.duel.options import Mode, members, side_of
from games.duel.state import Look, Phase, Way
from games.engine import Event, Seat
from games.views import PublicView, SeatView

LOOKS_BESIDE_HAND = 2
Listed: TypeAlias = Callable[[Iterable[Card], TableMessages], str]
"""Returns cards in a line, with or without their emojis."""


class DuelPresenter(Presenter[View, DuelAction, DuelEvent]):
    """The words and layout of Cake Duel."""

    game: ClassVar[str] = "duel"
    pages: ClassVar[tuple[str, ...]] = ("start", "turn", "bluff", "cards", "specials", "teams")
    emblem = Emblem(("sheep-body", "sheep-head", "figure-soldier"), "#e98a6b")
    turning_points = (BoutEnded,)
    news = (DrawSeen, TradeSeen)
    reveals = (HandSeen, TakenSeen)
    questions = QUESTIONS
    said = text.SAID

    event_values = staticmethod(text.event_values)
    decision = staticmethod(text.decision)
    sections = staticmethod(text.sections)
    table_image = staticmethod(images.table)
    hand_image = staticmethod(images.hand)
    moment = staticmethod(images.moment)
    page_image = staticmethod(rule_pages.page_image)

    def heading(self, public: PublicView[View], say: TableMessages) -> str:
        """Return the mode, the bout and the turn, and in small the house rules that change what may be done or seen."""
        view = public.view
        return say(
            "duel-heading",
            mode=say(f"duel-mode-{view.options.mode}"),
            duel=view.duel,
            duels=view.options.duels,
            bout=view.bout,
            turn=view.turn,
            house="".join([say("duel-house-rule", rule=rule) for rule in _house_rules(view, say)]),
        )

    def table(self, public: PublicView[View], say: TableMessages) -> tuple[str, ...]:
        """Return both sides with cakes, trophies and cards; the piles; the claims that lie there."""
        view = public.view
        sides = "\n".join([_side(view, side, say) for side in (0, 1)])
        piles = say("duel-piles", deck=view.deck, discard=view.discard)
        lying = [_lying(claim, say) for claim in (view.attack, view.block) if claim is not None]
        return sides, "\n".join((piles, *lying))

    def notes(self, public: PublicView[View], say: TableMessages) -> tuple[str, ...]:
        """Return the further turns that the attacker takes."""
        owed = public.view.owed
        return (say("duel-owed", count=owed),) if owed else ()

    def hand(self, own: SeatView[View], say: TableMessages) -> tuple[str, ...]:
        """Return the cards held, a teammate's too, the cards played, and what was shown in this bout."""
        view = own.view
        cards = "\n".join([card_of_hand(card, say.messages) for card in view.hand])
        known = [_look(look, say, cards_line) for look in view.looks] + _played(view, say, cards_line)
        return cards or say("duel-hand-empty"), "\n".join(_mates(view, say, cards_line)), "\n".join(known)

    def held(self, own: SeatView[View], say: TableMessages) -> str:
        """Return the cards in a line, each after its emoji."""
        return cards_line(own.view.hand, say) if own.view.hand else ""

    def beside_hand(self, own: SeatView[View], say: TableMessages) -> tuple[str, ...]:
        """Return a teammate's cards, the last looks, the newest first, and the cards played."""
        view = own.view
        looks = [_look(look, say, card_list) for look in view.looks[-LOOKS_BESIDE_HAND:][::-1]]
        return tuple(map(small, (*_mates(view, say, card_list), *looks, *_played(view, say, card_list))))

    def stakes(self, own: SeatView[View], say: TableMessages) -> tuple[str, ...]:
        """Return the claims on the table, and for a seat that may answer one of them what accepting it would mean."""
        view = own.view
        lines = [
            say("duel-hand-claim", who=say.who(claim.seat), claim=claim_words(claim.name, claim.count, say))
            for claim in (view.attack, view.block)
            if claim is not None
        ]
        if view.seat in (*view.to_act, *view.beside) and view.attack is not None:
            if view.phase is Phase.ANSWER:
                lines.append(_accepting_attack(view, view.attack, say))
            elif view.phase is Phase.BLOCK and view.block is not None:
                lines.append(_accepting_block(view, view.attack, view.block, say))
        return tuple(lines)

    def prompt(self, public: PublicView[View], say: TableMessages) -> str | None:
        """Return the question and the players who are asked, and a partner who may challenge; None when nobody is."""
        view = public.view
        if not view.to_act:
            return None
        prompt = say(
            f"duel-asked-{view.phase}", who=say.whos(view.to_act), count=max(view.to_take, view.to_name, 1)
        )
        if view.beside:
            prompt += " " + say("duel-beside", who=say.whos(view.beside))
        return prompt

    def is_told(self, event: Event) -> bool:
        """Leave out turns, except a further one of the same attacker."""
        return not isinstance(event, TurnBegun) or event.owed

    def is_news(self, event: Event, own: SeatView[View], seat: Seat) -> bool:
        """Leave out what a teammate draws: their hand stands beside the own one."""
        is_mates = isinstance(event, DrawSeen) and event.seat != seat
        return super().is_news(event, own, seat) and not is_mates

    def sides(self, public: PublicView[View]) -> tuple[Side, ...]:
        """Return the trophies of both sides; in a match of several duels, first the duels that they have won."""
        view = public.view
        scores = zip(view.duels_won, view.trophies, strict=True)
        first = 0 if view.options.duels > 1 else 1
        return tuple(Side(members(side, len(view.hands)), score[first:]) for side, score in enumerate(scores))

    def controls(self, public: PublicView[View], say: TableMessages) -> Rows:
        """Return one row: what the phase asks for. A block is offered to a defender with any card."""
        view = public.view
        match view.phase:
            case Phase.OVER:
                return ()
            case Phase.LEAD:
                row = [self.button(Lead(seat), say) for seat in view.to_act]
            case Phase.CLAIM:
                row = [self.form_button("attack", say), self.button(Pass(), say)]
            case Phase.ANSWER:
                accept, challenge = self._answers(Window.ANSWER, say)
                can_block = bool(view.hands[view.to_act[0]].count)
                row = [accept, *([self.form_button("block", say)] if can_block else []), challenge]
            case Phase.BLOCK:
                row = self._answers(Window.BLOCK, say)
            case Phase.TAKE:
                row = [self.form_button("take", say)]
            case Phase.NAME:
                row = [self.form_button("name", say)]
            case Phase.TRADE:
                row = [self.form_button("trade", say), self.button(NoTrade(), say)]
            case _:
                assert_never(view.phase)
        return (tuple(row),)

    def _answers(self, window: Window, say: TableMessages) -> list[Button]:
        accept = self.button(Accept(window), say, Style.GOOD)
        return [accept, self.button(Challenge(window), say, Style.GRAVE)]

    def own_controls(self, own: SeatView[View], say: TableMessages) -> Rows:
        """Return the post's controls if the seat is asked; beside a partner, challenge or keep silent."""
        view = own.view
        if view.seat not in view.beside:
            return super().own_controls(own, say)
        window = window_of(view)
        assert window is not None
        return ((self.button(Hold(window), say), self.button(Challenge(window), say, Style.GRAVE)),)

    def meant(self, action: DuelAction, own: SeatView[View]) -> DuelAction:
        """Turn a partner's challenge into one from beside, whichever control they press (CD-63)."""
        view = own.view
        beside = {Window.ANSWER: Window.ANSWER_BESIDE, Window.BLOCK: Window.BLOCK_BESIDE}
        if isinstance(action, Challenge) and view.seat in view.beside and action.window in beside:
            return replace(action, window=beside[action.window])
        return action

    def options(self, options: DuelOptions, say: TableMessages) -> tuple[str, ...]:
        """Return the mode unless it has the name of the game, the house rules that differ, and how much wins."""
        is_usual = options.mode is Mode.CORE
        lines = [] if is_usual else [say("duel-option-mode", mode=say(f"duel-mode-{options.mode}"))]
        lines.append(say("duel-option-trophies", trophies=options.trophies, duels=options.duels))
        if specials := options.setup.specials:
            lines.append(say("duel-option-specials", open=str(options.open_specials), count=specials))
        if not options.wolfy_reveal:
            lines.append(say("duel-option-wolfy"))
        if options.block_limit is not BlockLimit.ANY:
            lines.append(say("duel-option-block-limit"))
        return tuple(lines)


def _mates(view: View, say: TableMessages, listed: Listed) -> list[str]:
    return [
        say("duel-mate-hand", who=say.who(held.seat), cards=listed(held.cards, say))
        for held in view.hands
        if held.cards is not None and held.seat != view.seat
    ]


def _played(view: View, say: TableMessages, listed: Listed) -> list[str]:
    return [say("duel-own-discard", cards=listed(view.discarded, say))] if view.discarded else []


def _house_rules(view: View, say: TableMessages) -> Iterator[str]:
    if view.options.block_limit is not BlockLimit.ANY:
        yield say("duel-house-block-limit")
    if not view.options.wolfy_reveal:
        yield say("duel-house-wolfy")
    if view.options.open_specials and view.specials:
        yield say("duel-house-specials", cards=cards_line(view.specials, say))


def _side(view: View, side: int, say: TableMessages) -> str:
    cakes = view.cakes[side]
    score = say(
        "duel-side",
        slices=str(say.emoji("slice")) * cakes,
        cakes=cakes,
        trophies=view.trophies[side],
        wanted=view.options.trophies,
    )
    people = [_person(view, seat, say) for seat in members(side, say.seats)]
    if view.options.duels > 1:
        score += say("duel-side-duels", won=view.duels_won[side])
    return "\n".join((*people, score.lstrip()))


def _person(view: View, seat: Seat, say: TableMessages) -> str:
    hand = view.hands[seat]
    role = "attacks" if seat == view.attacker else "defends" if seat == view.defender else "waits"
    return say("duel-person", who=say.who(seat), count=hand.count, size=hand.size, role=role)


def _lying(claim: Lying, say: TableMessages) -> str:
    words = claim_line(claim.name, claim.count, say)
    return say("duel-lying", who=say.who(claim.seat), claim=words, left=claim.left, count=claim.count)


def _look(look: Look, say: TableMessages, listed: Listed) -> str:
    key = "duel-look" if look.way is Way.LOOK else "duel-look-taken"
    return say(key, turn=look.turn, cards=listed(look.cards, say), **sight(look.seat, look.of, say))


def _accepting_attack(view: View, attack: Lying, say: TableMessages) -> str:
    face, cakes = FACES[attack.name], view.cakes[side_of(attack.target)]
    people = {
        "who": say.who(attack.seat),
        "of": say.who(attack.target),
        "reader": "own" if view.seat == attack.target else "other",
    }
    if face.names:
        # The same card may be named for each of them.
        held: tuple[Card, ...] = view.hands[attack.target].cards or ()
        most = face.cakes * attack.count * max(Counter(held).values(), default=0)
        if most:
            return say("duel-accepting-named", most=min(most, cakes), is_all=str(most >= cakes), **people)
    elif face.cakes:
        return say("duel-accepting-theft", left=max(cakes - face.cakes * attack.count, 0))
    return say("duel-accepting-look", **people) if face.looks else say("duel-accepting-free")


def _accepting_block(view: View, attack: Lying, block: Lying, say: TableMessages) -> str:
    """Return the result of an attack for the side that accepts a block of it."""
    face = FACES[attack.name]
    blocked = attack.count if FACES[block.name].shields else min(block.count, attack.count)
    left = attack.count - blocked
    if left and (face.names or not face.cakes):
        return say("duel-accepting-rest", claim=claim_words(attack.name, left, say))
    cakes = view.cakes[side_of(attack.target)]
    stolen = min(face.cakes * left, cakes)
    return say("duel-accepting-block", stolen=stolen, is_all=str(stolen == cakes))
