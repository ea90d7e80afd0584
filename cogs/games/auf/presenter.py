"""Cake Auf! as it is laid out in Discord: what the table, a hand and a control say."""

from __future__ import annotations

from typing import ClassVar, assert_never

from cogs.games.auf import images, rule_pages, text
from cogs.games.auf.questions import QUESTIONS
from cogs.games.images import Emblem
from cogs.games.presenter import Presenter, Rows, Side
from cogs.i18n.emoji import Emoji
from cogs.i18n.table_messages import TableMessages
from cogs.ui.custom_id import OpenForm
from cogs.ui.panel import Button, Style, small
from games.auf import Card, DishView, Options, Phase, PlayerView, Recipe, ShowdownView, Sign, View
from games.auf.actions import AufAction, Decline, Pass, Throw
from games.auf.cards import INGREDIENTS, LIFTED_BY
from games.auf.events import AufEvent, HandsSwapped, PilesShuffled, RecipesDealt, RoundEnded, TurnBegan
from games.auf.private_events import CardsReceived, IngredientsSeen, RecipesSeen, TradeSeen
from games.auf.state import MULLIGANS_A_ROUND, ROUNDS, WINS_OF_A_MATCH
from games.engine import Event, Seat
from games.views import PublicView, SeatView

PAIR = 2
"""The number of players with which the next player is obvious."""
LAID, LACKING = "●", "○"
BANNED, WAITS, DONE = "⛔", "⏳", "✅"


class AufPresenter(Presenter[View, AufAction, AufEvent]):
    """The words and layout of Cake Auf!."""

    game: ClassVar[str] = "auf"
    pages: ClassVar[tuple[str, ...]] = ("start", "turn", "cards", "overnight", "recipes", "end")
    emblem = Emblem(("wedding",), "#8fb36f")
    turning_points = (RoundEnded,)
    news = (CardsReceived, HandsSwapped, TradeSeen)
    reveals = (RecipesSeen, IngredientsSeen, TradeSeen)
    secrets = (Throw,)
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
        """Return the round and the turn."""
        view = public.view
        return say("auf-heading", round=view.round, rounds=ROUNDS, turn=view.turn)

    def table(self, public: PublicView[View], say: TableMessages) -> tuple[str, ...]:
        """Return every player with their recipes, and the piles."""
        view = public.view
        players = [_player(player, view, say) for player in view.players]
        piles = say("auf-piles", deck=view.deck, discard=len(view.discard), recipes=view.recipes)
        return (*players, f"{piles}\n{say('auf-legend')}")

    def notes(self, public: PublicView[View], say: TableMessages) -> tuple[str, ...]:
        """Return the showdown if there is one."""
        showdown = public.view.showdown
        return () if showdown is None else (_showdown(showdown, say),)

    def hand(self, own: SeatView[View], say: TableMessages) -> tuple[str, ...]:
        """Return the cards held, the player's recipes with what is missing, and what only they know."""
        view = own.view
        assert view.seat is not None
        player = view.players[view.seat]
        cards = "\n".join([_held(card, player, view, say) for card in dict.fromkeys(view.hand)])
        dishes = "\n".join([_own_dish(dish, view, say) for dish in player.dishes])
        looked = [say("auf-look"), *_looked(view, say)] if view.looked else []
        secrets = "\n".join([*looked, *_own_sign(view, say)])
        return cards or say("auf-hand-empty"), dishes, secrets, _known(player, view, say)

    def held(self, own: SeatView[View], say: TableMessages) -> str:
        """Return the cards in a line, each after its emoji."""
        return text.cards_line(own.view.hand, say) if own.view.hand else ""

    def beside_hand(self, own: SeatView[View], say: TableMessages) -> tuple[str, ...]:
        """Return the secrets of the player, and the needs of each of their recipes, with the cards held in bold."""
        view = own.view
        assert view.seat is not None
        dishes = view.players[view.seat].dishes
        lines = _looked(view, say)
        lines += [say("auf-brief-legend")] if dishes else []
        lines += [_brief_dish(dish, view, say) for dish in dishes]
        return (*_own_sign(view, say), *map(small, lines))

    def prompt(self, public: PublicView[View], say: TableMessages) -> str | None:
        """Return the question and the players who are asked; None when nobody is."""
        view = public.view
        if not view.to_act:
            return None
        return say(f"auf-asked-{view.phase}", who=say.whos(view.to_act), count=view.looked_at)

    def next_up(self, public: PublicView[View]) -> tuple[Seat, ...]:
        """Return the seat whose turn follows, with three players or more."""
        view = public.view
        is_turn = view.phase in (Phase.TURN, Phase.LOOK)
        return ((view.current + 1) % len(view.players),) if is_turn and len(view.players) > PAIR else ()

    def is_told(self, event: Event) -> bool:
        """Leave out what the post shows anyway."""
        return not isinstance(event, RecipesDealt | TurnBegan | PilesShuffled)

    def is_news(self, event: Event, own: SeatView[View], seat: Seat) -> bool:
        """Leave out a whole hand that was drawn: it stands there."""
        is_whole = isinstance(event, CardsReceived) and len(event.cards) >= len(own.view.hand)
        return super().is_news(event, own, seat) and not is_whole

    def sides(self, public: PublicView[View]) -> tuple[Side, ...]:
        """Return the points of each player."""
        return tuple(Side((player.seat,), (player.points,)) for player in public.view.players)

    def controls(self, public: PublicView[View], say: TableMessages) -> Rows:
        """Return the controls of the phase, whatever the hands hold."""
        view = public.view
        match view.phase:
            case Phase.OVER:
                return ()
            case Phase.TURN:
                plays = (
                    self.form_button("place", say),
                    self.form_button("play", say),
                    self.button(Pass(view.round), say, Style.GOOD, label=say("auf-button-pass")),
                )
                ends = (
                    Button(OpenForm("pass"), say("auf-button-discard")),
                    self.form_button("mulligan", say, Style.GRAVE),
                )
                return plays, ends
            case Phase.LOOK:
                choose = self.form_button("choose", say)
                return ((choose, self.button(Decline(), say)),)
            case Phase.OVERNIGHT:
                return ((self.form_button("keep", say),),)
            case Phase.SHOWDOWN:
                assert view.showdown is not None
                shown = view.showdown
                signs = [sign for sign in Sign if shown.may_change or shown.own in {None, sign}]
                return (tuple([self._throw(shown.throw, sign, say) for sign in signs]),)
            case _:
                assert_never(view.phase)

    def _throw(self, throw: int, sign: Sign, say: TableMessages) -> Button:
        label = say(f"auf-sign-{sign}")
        return self.button(Throw(throw, sign), say, label=label, emoji=Emoji(text.SIGNS[sign]))

    def options(self, options: Options, say: TableMessages) -> tuple[str, ...]:
        """Return the length of a game, and the house options that differ."""
        lines = [say("auf-option-rounds")]
        if not options.bans_need_icons:
            lines.append(say("auf-option-icons"))
        if not options.hand_switcheroo:
            lines.append(say("auf-option-hands"))
        return tuple(lines)


def _player(player: PlayerView, view: View, say: TableMessages) -> str:
    is_asked = player.seat in view.to_act
    who = say(
        "auf-player",
        who=say.who(player.seat),
        asked=str(is_asked),
        points=player.points,
        cards=player.cards,
        mulligans=player.mulligans,
        allowed=MULLIGANS_A_ROUND,
    )
    return "\n".join((who, *(_dish(dish, say) for dish in player.dishes)))


def _dish(dish: DishView, say: TableMessages) -> str:
    """Return a recipe with its state, its needs and its obstacles: the same line for everybody."""
    needs = dish.recipe.needs
    line = say(
        "auf-dish",
        circles=LAID * dish.count + LACKING * (len(needs) - dish.count),
        recipe=text.recipe_line(dish.recipe, say),
        icons=text.icons(dish.recipe),
        needs=text.names(needs, say),
    )
    return say.listed([line, *_held_up(dish, say)], have_commas=True)


def _held_up(dish: DishView, say: TableMessages) -> list[str]:
    parts = []
    if dish.bans:
        parts.append(say("auf-banned", bans=say.listed(text.card_line(ban, say) for ban in dish.bans)))
    if dish.kept:
        parts.append(say("auf-kept"))
    if dish.waits:
        parts.append(say("auf-waits"))
    return parts


def _showdown(showdown: ShowdownView, say: TableMessages) -> str:
    left, right = showdown.pair
    line = say(
        "auf-showdown",
        who=say.who(left),
        other=say.who(right),
        wins=showdown.wins[0],
        losses=showdown.wins[1],
        needed=WINS_OF_A_MATCH,
    )
    if showdown.waiting:
        line += " " + say("auf-showdown-next", who=say.whos(showdown.waiting), count=len(showdown.waiting))
    return line


def _brief_dish(dish: DishView, view: View, say: TableMessages) -> str:
    words = [(card in view.hand, text.card_word(card, say)) for card in dish.missing or ()]
    missing = say.listed(f"**{word}**" if is_held else word for is_held, word in words)
    signs = (WAITS if dish.waits else "") + BANNED * len(dish.bans)
    line = f"{text.recipe_word(dish.recipe, say)} {text.icons(dish.recipe)}: {missing or DONE}"
    return say.listed([line, signs], have_commas=True) if signs else line


def _looked(view: View, say: TableMessages) -> list[str]:
    return [say("auf-looked", recipe=_described(recipe, say)) for recipe in view.looked]


def _own_sign(view: View, say: TableMessages) -> list[str]:
    if view.showdown is None or view.showdown.own is None:
        return []
    key = "auf-own-sign" if view.showdown.may_change else "auf-own-sign-settled"
    return [say(key, sign=text.sign_word(view.showdown.own, say))]


def _held(card: Card, own: PlayerView, view: View, say: TableMessages) -> str:
    named = text.icon_of(card, say).before(text.card_word(card, say))
    word = say("auf-copies", what=named, count=view.hand.count(card))
    if card not in INGREDIENTS:
        return say("auf-hand-card", card=word, effect=say(f"auf-effect-{card}"))
    wanted = [dish.recipe for dish in own.dishes if card in (dish.missing or ())]
    key = "auf-hand-ingredient" if wanted else "auf-hand-unwanted"
    return say(key, card=word, recipes=text.recipe_list(wanted, say))


def _own_dish(dish: DishView, view: View, say: TableMessages) -> str:
    placed, missing = dish.ingredients or (), dish.missing or ()
    held = [card for card in missing if card in view.hand]
    line = say(
        "auf-own-dish",
        recipe=text.recipe_line(dish.recipe, say),
        icons=text.icons(dish.recipe),
        placed=text.cards_line(placed, say),
        count=len(placed),
        missing=text.cards_line(missing, say),
        lacking=len(missing),
        held=text.card_list(held, say),
        ready=len(held),
    )
    lifts = [say("auf-lift-with", card=text.card_line(LIFTED_BY[ban], say)) for ban in dish.bans]
    return say.listed([line, *_held_up(dish, say), *lifts], have_commas=True)


def _described(recipe: Recipe, say: TableMessages) -> str:
    needs = text.names(recipe.needs, say)
    return say("auf-recipe", recipe=text.recipe_line(recipe, say), icons=text.icons(recipe), needs=needs)


def _known(own: PlayerView, view: View, say: TableMessages) -> str:
    lines = []
    if own.finished:
        lines.append(say("auf-finished", recipes=text.recipe_list(own.finished, say)))
    if view.discard and view.phase is not Phase.OVER:
        lines.append(say("auf-discard", cards=text.card_list(sorted(view.discard), say)))
    return "\n".join(lines)
