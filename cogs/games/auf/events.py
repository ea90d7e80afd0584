"""What happened in a game of Cake Auf!, a sentence for each event."""

from __future__ import annotations

import re
from typing import Any, TypeAlias, assert_never

from cogs.games.auf.names import card_line, cards_line, recipe_line, recipes_line, sign_word
from cogs.i18n.table_messages import TableMessages
from games.auf import Card
from games.auf.events import (
    AufEvent,
    BanLifted,
    BanPlaced,
    CardsDrawn,
    CardsTraded,
    DiscardReshuffled,
    GameEnded,
    HandsSwapped,
    IngredientsPlaced,
    LookDeclined,
    MatchBegan,
    MatchWon,
    MulliganTaken,
    OvernightChosen,
    PilesShuffled,
    RecipeChosen,
    RecipeFinished,
    RecipeReturned,
    RecipesDealt,
    RecipesLookedAt,
    RecipesSwapped,
    RoundBegan,
    RoundEnded,
    ShowdownBegan,
    SignsShown,
    TurnBegan,
    TurnEnded,
)
from games.auf.private_events import (
    CardsReceived,
    HandReceived,
    IngredientsSeen,
    RecipesSeen,
    SignChosen,
    TradeSeen,
)

_HUMP = re.compile(r"(?<!^)(?=[A-Z])")

SILENT = (RecipesDealt, TurnBegan, PilesShuffled)
"""What the post shows anyway."""

NEWS = (CardsReceived, HandsSwapped, TradeSeen)
"""What only one player learns, and their cards do not show."""

_RecipeEvent: TypeAlias = (
    RecipesDealt
    | IngredientsPlaced
    | BanPlaced
    | BanLifted
    | RecipesSwapped
    | RecipeChosen
    | RecipeFinished
    | OvernightChosen
    | RecipeReturned
    | IngredientsSeen
    | RecipesSeen
)


def told(event: AufEvent, say: TableMessages) -> str:
    """Return the event in a sentence."""
    key = "auf-" + _HUMP.sub("-", type(event).__name__).lower()
    return say(key, **_values(event, say))


def _values(event: AufEvent, say: TableMessages) -> dict[str, Any]:
    match event:
        case RoundBegan() | RoundEnded() | DiscardReshuffled() | PilesShuffled() | GameEnded():
            return _of_table(event, say)
        case ShowdownBegan() | MatchBegan() | SignsShown() | MatchWon() | SignChosen():
            return _showdown(event, say)
        case CardsReceived() | HandReceived():
            return {"who": say.who(event.seat), "cards": cards_line(event.cards, say)}
        case TurnBegan() | LookDeclined():
            return {"who": say.who(event.seat)}
        case CardsDrawn() | RecipesLookedAt():
            return {"who": say.who(event.seat), "count": event.count}
        case MulliganTaken() | TurnEnded():
            cards, count = cards_line(event.discarded, say), len(event.discarded)
            number = event.number if isinstance(event, MulliganTaken) else 0
            return {"who": say.who(event.seat), "cards": cards, "count": count, "number": number}
        case HandsSwapped():
            return {"who": say.who(event.seat), "other": say.who(event.other)}
        case CardsTraded():
            pair = {"who": say.who(event.seat), "other": say.who(event.other)}
            return {**pair, "returned": str(event.returned)}
        case TradeSeen():
            pair = {"who": say.who(event.seat), "other": say.who(event.other)}
            given = "none" if event.given is None else card_line(event.given, say)
            return {**pair, "taken": card_line(event.taken, say), "given": given}
        case _:
            return {"who": say.who(event.seat), **_of_recipe(event, say)}


def _of_table(
    event: RoundBegan | RoundEnded | DiscardReshuffled | PilesShuffled | GameEnded, say: TableMessages
) -> dict[str, Any]:
    match event:
        case RoundBegan():
            return {"round": event.round, "who": say.who(event.first)}
        case RoundEnded():
            winners = say.whos(event.winners) if event.winners else ""
            return {"round": event.round, "reason": event.reason.value, "winners": winners}
        case DiscardReshuffled():
            return {"count": event.count}
        case PilesShuffled():
            return {"cards": event.cards, "recipes": event.recipes}
        case GameEnded():
            points = [(say.who(seat), score) for seat, score in enumerate(event.scores)]
            return {"scores": say.all_of(say("auf-score", who=who, points=score) for who, score in points)}
        case _:
            assert_never(event)


def _of_recipe(event: _RecipeEvent, say: TableMessages) -> dict[str, Any]:
    match event:
        case RecipesDealt() | RecipesSeen():
            return {"recipes": recipes_line(event.recipes, say)}
        case IngredientsPlaced():
            return {"recipe": recipe_line(event.recipe, say), "count": event.count}
        case BanPlaced() | BanLifted():
            recipe, ban = recipe_line(event.recipe, say), card_line(event.ban, say)
            is_own = str(event.seat == event.owner)
            return {"owner": say.who(event.owner), "recipe": recipe, "ban": ban, "own": is_own}
        case RecipesSwapped():
            given, taken = recipe_line(event.given, say), recipe_line(event.taken, say)
            return {"given": given, "other": say.who(event.other), "taken": taken}
        case RecipeChosen():
            given, taken = recipe_line(event.given, say), recipe_line(event.taken, say)
            return {"given": given, "taken": taken, **_lost(event.ingredients + event.bans, say)}
        case RecipeReturned():
            lost = _lost(event.ingredients + event.bans, say)
            return {"recipe": recipe_line(event.recipe, say), **lost}
        case RecipeFinished():
            return {"recipe": recipe_line(event.recipe, say), "points": event.points}
        case OvernightChosen():
            kept, returned = recipes_line(event.kept, say), recipes_line(event.returned, say)
            return {"kept": kept, "returned": returned, "back": len(event.returned)}
        case IngredientsSeen():
            placed = cards_line(event.ingredients, say)
            reader = "owner" if say.is_reader(event.seat) else "other"
            return {"recipe": recipe_line(event.recipe, say), "cards": placed, "reader": reader}
        case _:
            assert_never(event)


def _lost(cards: tuple[Card, ...], say: TableMessages) -> dict[str, Any]:
    """Return what was discarded with a recipe."""
    return {"cards": cards_line(cards, say), "count": len(cards)}


def _showdown(
    event: ShowdownBegan | MatchBegan | SignsShown | MatchWon | SignChosen, say: TableMessages
) -> dict[str, Any]:
    match event:
        case ShowdownBegan():
            return {"who": say.whos(event.seats)}
        case MatchBegan():
            return {"who": say.who(event.pair[0]), "other": say.who(event.pair[1])}
        case SignsShown():
            left, right = event.pair
            return {
                "who": say.who(left),
                "other": say.who(right),
                "sign": sign_word(event.signs[0], say),
                "reply": sign_word(event.signs[1], say),
                "winner": "none" if event.winner is None else say.who(event.winner),
            }
        case MatchWon():
            return {"who": say.who(event.winner), "other": say.who(event.loser)}
        case SignChosen():
            return {"who": say.who(event.seat), "sign": sign_word(event.sign, say)}
        case _:
            assert_never(event)
