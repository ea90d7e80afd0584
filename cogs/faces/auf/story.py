"""What happened in a game of Cake Auf!, a sentence for each event."""

from __future__ import annotations

import re
from typing import Any, assert_never

from cogs.faces.auf.lore import card_list, card_word, recipe_list, recipe_word, sign_word
from cogs.say import Say
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
from games.auf.whispers import (
    CardsReceived,
    HandReceived,
    IngredientsSeen,
    RecipesSeen,
    SignChosen,
    TradeSeen,
)

_HUMP = re.compile(r"(?<!^)(?=[A-Z])")

SILENT = (RecipesDealt, TurnBegan, PilesShuffled)
"""What the post shows anyway, and so need not be told."""

NEWS = (CardsReceived, HandReceived, TradeSeen)
"""What a player alone learns and his cards do not say by themselves."""


def told(event: AufEvent, say: Say) -> str:
    """The event in a sentence."""
    key = "auf-" + _HUMP.sub("-", type(event).__name__).lower()
    return say(key, **_values(event, say))


def _values(event: AufEvent, say: Say) -> dict[str, Any]:
    match event:
        case RoundBegan():
            return {"round": event.round, "who": say.who(event.first)}
        case RecipesDealt():
            return {"who": say.who(event.seat), "recipes": recipe_list(event.recipes, say)}
        case TurnBegan() | LookDeclined():
            return {"who": say.who(event.seat)}
        case CardsDrawn() | RecipesLookedAt():
            return {"who": say.who(event.seat), "count": event.count}
        case DiscardReshuffled():
            return {"count": event.count}
        case HandsSwapped():
            return {"who": say.who(event.seat), "other": say.who(event.other)}
        case CardsTraded():
            pair = {"who": say.who(event.seat), "other": say.who(event.other)}
            return {**pair, "returned": str(event.returned)}
        case MulliganTaken():
            cards = card_list(event.discarded, say)
            return {"who": say.who(event.seat), "cards": cards, "number": event.number}
        case TurnEnded():
            cards = card_list(event.discarded, say)
            return {"who": say.who(event.seat), "cards": cards, "count": len(event.discarded)}
        case RoundEnded():
            winners = say.whos(event.winners) if event.winners else ""
            return {"round": event.round, "reason": event.reason.value, "winners": winners}
        case PilesShuffled():
            return {"cards": event.cards, "recipes": event.recipes}
        case GameEnded():
            lines = (
                say("auf-score", who=say.who(seat), points=points) for seat, points in enumerate(event.scores)
            )
            return {"scores": say.all_of(lines)}
        case CardsReceived() | HandReceived():
            return {"cards": card_list(event.cards, say)}
        case TradeSeen():
            given = "none" if event.given is None else card_word(event.given, say)
            taken = card_word(event.taken, say)
            pair = {"who": say.who(event.seat), "other": say.who(event.other)}
            return {**pair, "taken": taken, "given": given}
        case ShowdownBegan() | MatchBegan() | SignsShown() | MatchWon() | SignChosen():
            return _showdown(event, say)
        case _:
            return _of_recipe(event, say)


def _of_recipe(
    event: IngredientsPlaced
    | BanPlaced
    | BanLifted
    | RecipesSwapped
    | RecipeChosen
    | RecipeFinished
    | OvernightChosen
    | RecipeReturned
    | IngredientsSeen
    | RecipesSeen,
    say: Say,
) -> dict[str, Any]:
    who = say.who(event.seat)
    match event:
        case IngredientsPlaced():
            return {"who": who, "recipe": recipe_word(event.recipe, say), "count": event.count}
        case BanPlaced() | BanLifted():
            recipe, ban = recipe_word(event.recipe, say), card_word(event.ban, say)
            is_own = str(event.seat == event.owner)
            return {"who": who, "owner": say.who(event.owner), "recipe": recipe, "ban": ban, "own": is_own}
        case RecipesSwapped():
            given, taken = recipe_word(event.given, say), recipe_word(event.taken, say)
            return {"who": who, "given": given, "other": say.who(event.other), "taken": taken}
        case RecipeChosen():
            lying = event.ingredients + event.bans
            given, taken = recipe_word(event.given, say), recipe_word(event.taken, say)
            return {
                "who": who,
                "given": given,
                "taken": taken,
                "cards": card_list(lying, say),
                "count": len(lying),
            }
        case RecipeFinished():
            return {"who": who, "recipe": recipe_word(event.recipe, say), "points": event.points}
        case OvernightChosen():
            kept, returned = recipe_list(event.kept, say), recipe_list(event.returned, say)
            return {"who": who, "kept": kept, "returned": returned, "back": len(event.returned)}
        case RecipeReturned():
            lying = event.ingredients + event.bans
            recipe, cards = recipe_word(event.recipe, say), card_list(lying, say)
            return {"who": who, "recipe": recipe, "cards": cards, "count": len(lying)}
        case IngredientsSeen():
            return {"recipe": recipe_word(event.recipe, say), "cards": card_list(event.ingredients, say)}
        case RecipesSeen():
            return {"recipes": recipe_list(event.recipes, say)}
        case _:
            assert_never(event)


def _showdown(
    event: ShowdownBegan | MatchBegan | SignsShown | MatchWon | SignChosen, say: Say
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
            return {"sign": sign_word(event.sign, say)}
        case _:
            assert_never(event)
