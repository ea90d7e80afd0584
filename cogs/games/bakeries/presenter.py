"""You Take the Cake as it is laid out in Discord: what the table, a hand and a control say."""

from __future__ import annotations

from collections.abc import Collection
from typing import ClassVar, assert_never

from cogs.games.bakeries import images, questions, rule_pages, text
from cogs.games.images import Emblem
from cogs.games.presenter import Presenter, Rows, Side
from cogs.i18n.table_messages import TableMessages
from cogs.ui.panel import Button, Row, Style, small
from games.bakeries import CaseView, Chef, SlotView, View, actions
from games.bakeries.cards import Card, layable_chefs, missing_parts, slot_multiplier
from games.bakeries.events import BakeryEvent, CakeDrawn, RoundEnded
from games.bakeries.kitchen import Source
from games.bakeries.money import BEHIND, FIRST_HIT, SECOND_HIT, Sale, percent_of
from games.bakeries.options import Options
from games.bakeries.state import ROUNDS, TURN_LIMIT, Phase, Question
from games.engine import Event, Seat
from games.views import PublicView, SeatView

MISSING_BESIDE_HAND = 2
"""The most that a set lacks which stands beside the image of a hand."""
TURNS_WORTH_TELLING = 10
"""The number of last turns of each bakery in phase one in which the end without a chef is announced."""


class BakeriesPresenter(Presenter[View, actions.BakeryAction, BakeryEvent]):
    """The words and layout of You Take the Cake."""

    game: ClassVar[str] = "bakeries"
    pages: ClassVar[tuple[str, ...]] = ("start", "hire", "place", "sale", "clearance", "prices")
    emblem = Emblem(("chef",), "#8fb8d8")
    turning_points = (RoundEnded,)
    pictured = (RoundEnded,)  # its books are long, and the notes have what each bakery has earned
    questions = questions.QUESTIONS
    said = text.SAID

    event_values = staticmethod(text.event_values)
    decision = staticmethod(text.decision)
    sections = staticmethod(text.sections)
    table_image = staticmethod(images.table)
    hand_image = staticmethod(images.hand)
    moment = staticmethod(images.moment)
    page_image = staticmethod(rule_pages.page_image)

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

    def table(self, public: PublicView[View], say: TableMessages) -> tuple[str, ...]:
        """Return the open cards of this phase, and after phase one the dollars of the rounds before."""
        view = public.view
        match view.phase:
            case Phase.HIRE:
                return (_hiring(view, say),)
            case Phase.PLACE | Phase.SALE:
                windows = (_window(view, seat, say) for seat in (0, 1))
                return *windows, "\n".join(
                    [part for part in (_drawn(view, say), text.rounds(view, say)) if part]
                )
            case Phase.OVER:
                return (text.rounds(view, say),)

    def notes(self, public: PublicView[View], say: TableMessages) -> tuple[str, ...]:
        """Return the turns left before phase one ends without a chef, if few, and the dollars of earlier rounds."""
        view = public.view
        if view.phase is not Phase.HIRE:
            return ()
        left = TURN_LIMIT - view.turns_of_phase_one // 2
        limit = [say("bakeries-turns", left=left)] if left <= TURNS_WORTH_TELLING else []
        return tuple(part for part in (*limit, text.rounds(view, say)) if part)

    def hand(self, own: SeatView[View], say: TableMessages) -> tuple[str, ...]:
        """Return the hand, the card just drawn, and the closed sign; after phase one only what is left of it."""
        view = own.view
        if view.phase is not Phase.HIRE:
            resting = text.cards_line(view.hand, say) if view.hand else ""
            return (say("bakeries-hand-resting"), resting)
        groups = [
            _set(view.hand, chef, say) for chef in Chef if any(_is_of(card, chef) for card in view.hand)
        ]
        signs = [card for card in view.hand if card.is_sign]
        if signs:
            groups.append(say("bakeries-hand-signs", signs=text.cards_line(signs, say)))
        notes = _drawn_card(view, say)
        if view.seat is not None and view.cases[view.seat].is_closed:
            notes.append(say("bakeries-hand-closed"))
        return "\n".join(groups), "\n".join(notes)

    def held(self, own: SeatView[View], say: TableMessages) -> str:
        """Return the cards in a line, each after its emoji."""
        return text.cards_line(own.view.hand, say) if own.view.hand else ""

    def beside_hand(self, own: SeatView[View], say: TableMessages) -> tuple[str, ...]:
        """Return the card just drawn, and the set that is nearest to complete if it lacks little."""
        view = own.view
        if view.phase is not Phase.HIRE:
            return (say("bakeries-hand-resting"),)
        missing = {chef: missing_parts(view.hand, chef) for chef in Chef}
        chef = min(Chef, key=lambda chef: (len(missing[chef]), -chef.multiplier))
        if len(missing[chef]) > MISSING_BESIDE_HAND:
            return tuple(_drawn_card(view, say))
        words = [text.piece_word(card.piece, say) for card in missing[chef]]
        furthest = say(
            "bakeries-brief-chef",
            chef=text.chef_word(chef, say),
            multiplier=chef.multiplier,
            count=len(chef.parts) - len(missing[chef]),
            lacking=say.all_of(words) if words else "none",
        )
        return (*_drawn_card(view, say), small(furthest))

    def prompt(self, public: PublicView[View], say: TableMessages) -> str | None:
        """Return the question and the player who is asked; None when nobody is."""
        view = public.view
        if view.question is None or view.player is None:
            return None
        cake = "none" if view.cake is None else text.cake_line(view.cake, say)
        values = {"who": say.who(view.player), "other": say.who(1 - view.player), "cake": cake}
        return say(f"bakeries-asked-{view.question}", **values)

    def event(self, event: BakeryEvent, say: TableMessages) -> str:
        """Return the event in a sentence; the books of a round as a table."""
        if isinstance(event, RoundEnded):
            return text.books(event.account, event.totals, say)
        return super().event(event, say)

    def is_told(self, event: Event) -> bool:
        """Leave out a drawn cake, which the next post shows anyway."""
        return not isinstance(event, CakeDrawn)

    def sides(self, public: PublicView[View]) -> tuple[Side, ...]:
        """Return the dollars of both players over the rounds that are over."""
        return tuple(Side((seat,), (total,)) for seat, total in enumerate(public.view.totals))

    def points(self, points: int, say: TableMessages) -> str:
        """Return dollars."""
        return text.dollars(points, say)

    def controls(self, public: PublicView[View], say: TableMessages) -> Rows:
        """Return the controls of the question. A set may seem to be there whatever the hand holds."""
        return self._controls(public.view, say)

    def own_controls(self, own: SeatView[View], say: TableMessages) -> Rows:
        """Return the post's controls; beside the hand they name what of it can be laid, played or discarded."""
        view = own.view
        match view.question:
            case Question.TURN:
                sets = tuple(
                    self.button(actions.LaySet(chef), say, Style.GOOD, emoji=text.chef_of(chef, say))
                    for chef in layable_chefs(view.hand)
                )
                return self._turn(view, sets, [card for card in view.hand if card.is_sign], say)
            case Question.DISCARD:
                kept = view.drawn.card if view.drawn and view.drawn.source is Source.DISCARD else None
                cards = dict.fromkeys(card for card in view.hand if card is not kept)
                return (questions.discard_menu(view, cards, say),)
            case _:
                return self._controls(view, say)

    def _controls(self, view: View, say: TableMessages) -> Rows:
        match view.question:
            case None:
                return ()
            case Question.TURN:
                lay = self.form_button("lay", say, Style.GOOD)
                rows = self._turn(view, (lay,), (Card.CLOSED, Card.REOPENED), say)
                if [len(row) for row in rows] == [2, 2]:
                    # The short buttons together, so that only one row may wrap.
                    (draw, take), (first, sign) = rows
                    return (draw, first), (take, sign)
                return rows
            case Question.DISCARD:
                return ((self.form_button("discard", say),),)
            case Question.PLACE:
                return questions.place_menus(view, say)
            case Question.ROLL:
                return ((self.button(actions.Roll(), say, Style.MAIN),),)
            case Question.STALE:
                return (questions.stale_menu(view, say),)
            case Question.AGAIN:
                return (self._second_try(view, say),)
            case _:
                assert_never(view.question)

    def _turn(
        self, view: View, sets: tuple[Button, ...], signs: Collection[Card], say: TableMessages
    ) -> tuple[tuple[Button, ...], ...]:
        """Return two rows: draw or take; the sets, unless the bakery is closed, and the signs to play now."""
        player = view.player
        assert player is not None
        if view.stock_can_give:
            draws = [
                self.button(actions.Draw(Source.STOCK), say, Style.MAIN, label=say("bakeries-button-draw"))
            ]
        else:
            draws = [self.button(actions.Pass(), say, Style.MAIN)]
        if view.top_discard is not None:
            take = say("bakeries-button-take", card=text.card_word(view.top_discard, say))
            emoji = say.emoji(view.top_discard.value)
            draws.append(self.button(actions.Draw(Source.DISCARD), say, label=take, emoji=emoji))
        plays = [*sets]
        if view.cases[player].is_closed:
            label, emoji = (
                say("bakeries-button-reopen", who=say.button_name(player)),
                say.emoji(Card.REOPENED.value),
            )
            reopen = self.button(actions.ReopenBakery(), say, Style.GOOD, label=label, emoji=emoji)
            plays = [reopen] if Card.REOPENED in signs else []
        if Card.CLOSED in signs and not view.cases[1 - player].is_closed:
            label, emoji = (
                say("bakeries-button-close", who=say.button_name(1 - player)),
                say.emoji(Card.CLOSED.value),
            )
            plays.append(self.button(actions.CloseBakery(), say, Style.GRAVE, label=label, emoji=emoji))
        return tuple(tuple(row) for row in (draws, plays) if row)

    def _second_try(self, view: View, say: TableMessages) -> Row:
        """Return the two choices: the sum that is kept for certain, and the sums that may be won or lost."""
        assert view.player is not None
        tab = view.cases[view.player].tab
        kept = text.kept_dollars(FIRST_HIT, tab, say)
        more, less = (text.dollars(percent_of(percent, tab), say) for percent in (SECOND_HIT, BEHIND))
        again = say("bakeries-button-again", more=more, less=less)
        return (
            self.button(actions.Stop(), say, Style.GOOD, label=say("bakeries-button-stop", kept=kept)),
            self.button(actions.TryAgain(), say, Style.GRAVE, label=again),
        )

    def options(self, options: Options, say: TableMessages) -> tuple[str, ...]:
        """Return the number of rounds, since it has no options."""
        return (say("bakeries-option-rounds", rounds=ROUNDS),)


def _hiring(view: View, say: TableMessages) -> str:
    people = [
        say(
            "bakeries-person",
            bakery=text.bakery_word(seat, say),
            who=say.who(seat),
            count=view.hand_counts[seat],
            closed=str(view.cases[seat].is_closed),
            turn=str(view.player == seat),
        )
        for seat in (0, 1)
    ]
    top = "none" if view.top_discard is None else text.card_line(view.top_discard, say)
    piles = say("bakeries-piles", stock=view.stock_count, discards=view.discard_count, top=top)
    return "\n".join((*people, piles))


def _drawn(view: View, say: TableMessages) -> str:
    if view.cake is not None:
        cake = text.cake_line(view.cake, say)
        return say("bakeries-drawn", number=view.cake_number, cake=cake, price=view.cake.price)
    if view.dice is None:
        return ""
    dice = text.dice_words(view.dice, say)
    return say("bakeries-last-roll", dice=dice, faces=text.dice_line(view.dice, say))


def _window(view: View, seat: Seat, say: TableMessages) -> str:
    """Return a bakery case as a shop window: by dice number the multiplier, the cake and its price."""
    case = view.cases[seat]
    heading = say(
        "bakeries-window",
        bakery=text.bakery_word(seat, say),
        who=say.who(seat),
        baker=text.baker_words(case.chef, say),
    )
    tab = text.tab_line(case.sales, say) if view.phase is Phase.SALE else ""
    return "\n".join([part for part in (heading, tab, *_tags(case, say)) if part])


def _tags(case: CaseView, say: TableMessages) -> list[str]:
    """Return a line for each cake, and one for all slots that are free."""
    cakes = [_tag(slot, sale, say) for slot in case.slots if (sale := slot.worth) is not None]
    free = say.listed(_place(slot, say) for slot in case.slots if slot.worth is None)
    return [*cakes, say("bakeries-tags-free", slots=free)] if free else cakes


def _place(tag: SlotView, say: TableMessages) -> str:
    return say("bakeries-slot", slot=f"{tag.slot:>2}", multiplier=slot_multiplier(tag.slot))


def _tag(tag: SlotView, sale: Sale, say: TableMessages) -> str:
    if tag.is_sold:  # the line is drawn through the name only, not through its emoji
        sign, cake = say.emoji(sale.cake.value).before(""), text.cake_word(sale.cake, say)
        return say("bakeries-tag-sold", where=_place(tag, say), sign=sign, cake=cake, amount=sale.amount)
    values = {"where": _place(tag, say), "cake": text.cake_line(sale.cake, say), "amount": sale.amount}
    return say("bakeries-tag", price=sale.price, stale=sale.stale, **values)


def _is_of(card: Card, chef: Chef) -> bool:
    return not card.is_sign and card.chef is chef


def _set(cards: tuple[Card, ...], chef: Chef, say: TableMessages) -> str:
    """Return the cards held of a chef's set, and those that it lacks."""
    held = [card for card in cards if _is_of(card, chef)]
    lacking = missing_parts(cards, chef)
    return say(
        "bakeries-hand-chef",
        chef=text.chef_word(chef, say),
        multiplier=chef.multiplier,
        count=len(set(held)),
        held=text.pieces_line(held, say),
        lacking=say.all_of(text.piece_word(card.piece, say) for card in lacking) if lacking else "none",
    )


def _drawn_card(view: View, say: TableMessages) -> list[str]:
    if view.drawn is None or view.player != view.seat:
        return []
    key = "bakeries-hand-drawn" if view.drawn.source is Source.STOCK else "bakeries-hand-taken"
    return [say(key, card=text.card_line(view.drawn.card, say))]
