"""What happened in a game of Cake Auf!, a sentence for each event."""

from __future__ import annotations

from typing import Any, assert_never

from cogs.games.auf.names import card_line, cards_line, recipe_line, recipes_line, sign_word
from cogs.games.presenter import event_name
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

SILENT = (RecipesDealt, TurnBegan, PilesShuffled)
"""What the post shows anyway."""

NEWS = (CardsReceived, HandsSwapped, TradeSeen)
"""What only one player learns, and their cards do not show."""


def told(event: AufEvent, say: TableMessages) -> str:
    """Return the event in a sentence."""
    return say("auf-" + event_name(event), **_values(event, say))


def _values(event: AufEvent, say: TableMessages) -> dict[str, Any]:
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
        case ShowdownBegan():
            return {"who": say.whos(event.seats)}
        case MatchBegan(pair=(left, right)):
            return {"who": say.who(left), "other": say.who(right)}
        case SignsShown(pair=(left, right), signs=(sign, reply), winner=winner):
            return {
                "who": say.who(left),
                "other": say.who(right),
                "sign": sign_word(sign, say),
                "reply": sign_word(reply, say),
                "winner": "none" if winner is None else say.who(winner),
            }
        case MatchWon():
            return {"who": say.who(event.winner), "other": say.who(event.loser)}
        case _:
            who = say.who(event.seat)
    match event:
        case TurnBegan() | LookDeclined():
            return {"who": who}
        case SignChosen():
            return {"who": who, "sign": sign_word(event.sign, say)}
        case CardsReceived() | HandReceived():
            return {"who": who, "cards": cards_line(event.cards, say)}
        case CardsDrawn() | RecipesLookedAt():
            return {"who": who, "count": event.count}
        case MulliganTaken() | TurnEnded():
            number = event.number if isinstance(event, MulliganTaken) else 0
            return {"who": who, **_lost(event.discarded, say), "number": number}
        case HandsSwapped():
            return {"who": who, "other": say.who(event.other)}
        case CardsTraded():
            return {"who": who, "other": say.who(event.other), "returned": str(event.returned)}
        case TradeSeen():
            given = "none" if event.given is None else card_line(event.given, say)
            return {
                "who": who,
                "other": say.who(event.other),
                "taken": card_line(event.taken, say),
                "given": given,
            }
        case RecipesDealt() | RecipesSeen():
            return {"who": who, "recipes": recipes_line(event.recipes, say)}
        case IngredientsPlaced():
            return {"who": who, "recipe": recipe_line(event.recipe, say), "count": event.count}
        case BanPlaced() | BanLifted():
            recipe, ban = recipe_line(event.recipe, say), card_line(event.ban, say)
            is_own = str(event.seat == event.owner)
            return {"who": who, "owner": say.who(event.owner), "recipe": recipe, "ban": ban, "own": is_own}
        case RecipesSwapped():
            given, taken = recipe_line(event.given, say), recipe_line(event.taken, say)
            return {"who": who, "given": given, "other": say.who(event.other), "taken": taken}
        case RecipeChosen():
            given, taken = recipe_line(event.given, say), recipe_line(event.taken, say)
            return {"who": who, "given": given, "taken": taken, **_lost(event.ingredients + event.bans, say)}
        case RecipeReturned():
            recipe = recipe_line(event.recipe, say)
            return {"who": who, "recipe": recipe, **_lost(event.ingredients + event.bans, say)}
        case RecipeFinished():
            return {"who": who, "recipe": recipe_line(event.recipe, say), "points": event.points}
        case OvernightChosen():
            kept, returned = recipes_line(event.kept, say), recipes_line(event.returned, say)
            return {"who": who, "kept": kept, "returned": returned, "back": len(event.returned)}
        case IngredientsSeen():
            placed = cards_line(event.ingredients, say)
            reader = "owner" if say.is_reader(event.seat) else "other"
            return {"who": who, "recipe": recipe_line(event.recipe, say), "cards": placed, "reader": reader}
        case _:
            assert_never(event)


def _lost(cards: tuple[Card, ...], say: TableMessages) -> dict[str, Any]:
    """Return what was discarded."""
    return {"cards": cards_line(cards, say), "count": len(cards)}
