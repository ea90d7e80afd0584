"""Cake Auf! as it is laid out in Discord: what the table, a hand and a control say."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import ClassVar, assert_never

from cogs.games.auf import command_options, events, form_actions, forms, layout
from cogs.games.auf import images as drawn
from cogs.games.auf.names import SIGNS, card_list, card_word, recipe_list, recipe_word, sign_word
from cogs.games.auf.rule_pages import shown_on
from cogs.games.presenter import Presenter, Rows
from cogs.games.shared_images import Emblem
from cogs.i18n.emoji import Emoji as Shown
from cogs.i18n.table_messages import TableMessages
from cogs.ui.custom_id import OpenForm, PlayMove
from cogs.ui.panel import Button, Filled, Form, Style, SvgImage
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
from games.auf.private_events import IngredientsSeen, RecipesSeen, TradeSeen
from games.catalog import GAMES
from games.engine import Event, Seat


class AufPresenter(Presenter[AufEvent]):
    """The words and layout of Cake Auf!."""

    game: ClassVar[str] = "auf"
    pages: ClassVar[tuple[str, ...]] = ("start", "turn", "cards", "overnight", "recipes", "end")
    emblem = Emblem(("wedding",), "#8fb36f")
    turning_points = (RoundEnded,)

    def heading(self, view: View, say: TableMessages) -> str:
        """The round and the turn."""
        return layout.heading(view, say)

    def table(self, view: View, say: TableMessages) -> tuple[str, ...]:
        """Every player's score, mulligans and recipes; the piles."""
        return layout.table(view, say)

    def asked(self, view: View, say: TableMessages) -> str | None:
        """Who is asked, and what."""
        if not view.asked:
            return None
        return say(f"auf-asked-{view.phase}", who=say.whos(view.asked), count=view.looked_at)

    def called(self, view: View) -> tuple[Seat, ...]:
        """Who has to decide; in a showdown both, until both have."""
        return view.asked

    def event(self, event: AufEvent, say: TableMessages) -> str:
        """What happened, in a sentence."""
        return events.told(event, say)

    def is_told(self, event: Event) -> bool:
        """Not what the post shows anyway."""
        return event.reaches(None) and not isinstance(event, events.SILENT)

    def is_news(self, event: Event) -> bool:
        """What came into a hand, or went, without being seen by all."""
        return isinstance(event, events.NEWS)

    def is_reveal(self, event: Event) -> bool:
        """The recipes of Picky Eater, the ingredients under a recipe that was swapped, and what a trade brought."""
        return isinstance(event, RecipesSeen | IngredientsSeen | TradeSeen)

    def is_secret(self, action: AufAction) -> bool:
        """A sign is shown when both have chosen, and nobody learns who has (CA-33)."""
        return isinstance(action, Throw)

    def controls(self, view: View, say: TableMessages) -> Rows:
        """One row: what the phase asks for, whatever anybody holds."""
        match view.phase:
            case Phase.OVER:
                return ()
            case Phase.TURN:
                row = [
                    Button(OpenForm("place"), say("auf-button-place"), Style.MAIN),
                    Button(OpenForm("play"), say("auf-button-play"), Style.MAIN),
                    Button(OpenForm("pass"), say("auf-button-discard")),
                    _does(Pass(view.round), say("auf-button-pass"), Style.GOOD),
                    _does(Mulligan(view.round), say("auf-button-mulligan"), Style.GRAVE),
                ]
            case Phase.LOOK:
                row = [
                    Button(OpenForm("choose"), say("auf-button-choose"), Style.MAIN),
                    _does(Decline(), say("auf-button-decline")),
                ]
            case Phase.OVERNIGHT:
                row = [Button(OpenForm("keep"), say("auf-button-keep"), Style.MAIN)]
            case Phase.SHOWDOWN:
                assert view.showdown is not None
                row = [_throws(view.showdown.throw, sign, say) for sign in Sign]
            case _:
                assert_never(view.phase)
        return (tuple(row),)

    def hand(self, view: View, say: TableMessages) -> tuple[str, ...]:
        """The cards held, the own recipes with what is missing, and what one alone knows."""
        return layout.hand(view, say)

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
        """The post's controls, for whoever is asked."""
        return self.controls(view, say) if view.seat in view.asked else ()

    def label(self, action: AufAction, say: TableMessages) -> str:
        """The action in a few words."""
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
                return say("auf-label-hands", other=say.name(other))
            case Trade(_, other):
                return say("auf-label-trade", other=say.name(other))
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

    def form(self, name: str, view: View, legal: Collection[AufAction], say: TableMessages) -> Form:
        """A choice among what one holds or sees."""
        return forms.form(name, view, legal, say)

    def action(self, name: str, filled: Filled, view: View) -> AufAction:
        """What a filled form means."""
        return form_actions.action(name, filled, view)

    def offers(
        self, option: str, view: View, legal: Collection[AufAction], say: TableMessages
    ) -> dict[str, str]:
        """What may be typed into an option now."""
        return command_options.offers(option, legal, say)

    def typed(self, form: str, texts: Mapping[str, str], say: TableMessages) -> Filled:
        """The options of a command as a form would give them."""
        return command_options.filled(texts, say)

    def options(self, options: Options, say: TableMessages) -> tuple[str, ...]:
        """The length of a game, and the house options that differ."""
        lines = [say("auf-option-rounds")]
        if not options.bans_need_icons:
            lines.append(say("auf-option-icons"))
        if not options.hand_switcheroo:
            lines.append(say("auf-option-hands"))
        return tuple(lines)


def _does(action: AufAction, label: str, style: Style = Style.CALM) -> Button:
    return Button(PlayMove(GAMES["auf"].encode(action)), label, style)


def _throws(throw: int, sign: Sign, say: TableMessages) -> Button:
    return Button(
        PlayMove(GAMES["auf"].encode(Throw(throw, sign))), say(f"auf-sign-{sign}"), sign=Shown(SIGNS[sign])
    )
