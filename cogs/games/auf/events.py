"""What happened in a game of Cake Auf!, a sentence for each event."""

from __future__ import annotations

from typing import Any, assert_never

from cogs.games.auf.names import card_line, cards_line, recipe_line, recipes_line, sign_word
from cogs.games.presenter import event_name
from cogs.i18n.table_messages import TableMessages
from games.auf import Card, events, private_events

SILENT = (events.RecipesDealt, events.TurnBegan, events.PilesShuffled)
"""What the post shows anyway."""

NEWS = (private_events.CardsReceived, events.HandsSwapped, private_events.TradeSeen)
"""What only one player learns, and their cards do not show."""


def sentence(event: events.AufEvent, say: TableMessages) -> str:
    """Return the event in a sentence."""
    return say("auf-" + event_name(event), **_values(event, say))


def _values(event: events.AufEvent, say: TableMessages) -> dict[str, Any]:
    match event:
        case events.RoundBegan():
            return {"round": event.round, "who": say.who(event.first)}
        case events.RoundEnded():
            winners = say.whos(event.winners) if event.winners else ""
            return {"round": event.round, "reason": event.reason.value, "winners": winners}
        case events.DiscardReshuffled():
            return {"count": event.count}
        case events.PilesShuffled():
            return {"cards": event.cards, "recipes": event.recipes}
        case events.GameEnded():
            points = [(say.who(seat), score) for seat, score in enumerate(event.scores)]
            return {"scores": say.all_of(say("auf-score", who=who, points=score) for who, score in points)}
        case events.ShowdownBegan():
            return {"who": say.whos(event.seats)}
        case events.MatchBegan(pair=(left, right)):
            return {"who": say.who(left), "other": say.who(right)}
        case events.SignsShown(pair=(left, right), signs=(sign, reply), winner=winner):
            return {
                "who": say.who(left),
                "other": say.who(right),
                "sign": sign_word(sign, say),
                "reply": sign_word(reply, say),
                "winner": "none" if winner is None else say.who(winner),
            }
        case events.MatchWon():
            return {"who": say.who(event.winner), "other": say.who(event.loser)}
        case _:
            who = say.who(event.seat)
    match event:
        case events.TurnBegan() | events.LookDeclined():
            return {"who": who}
        case private_events.SignChosen():
            return {"who": who, "sign": sign_word(event.sign, say)}
        case private_events.CardsReceived() | private_events.HandReceived():
            return {"who": who, "cards": cards_line(event.cards, say)}
        case events.CardsDrawn() | events.RecipesLookedAt():
            return {"who": who, "count": event.count}
        case events.MulliganTaken() | events.TurnEnded():
            number = event.number if isinstance(event, events.MulliganTaken) else 0
            return {"who": who, **_lost(event.discarded, say), "number": number}
        case events.HandsSwapped():
            return {"who": who, "other": say.who(event.other)}
        case events.CardsTraded():
            return {"who": who, "other": say.who(event.other), "returned": str(event.returned)}
        case private_events.TradeSeen():
            given = "none" if event.given is None else card_line(event.given, say)
            return {
                "who": who,
                "other": say.who(event.other),
                "taken": card_line(event.taken, say),
                "given": given,
            }
        case events.RecipesDealt() | private_events.RecipesSeen():
            return {"who": who, "recipes": recipes_line(event.recipes, say)}
        case events.IngredientsPlaced():
            return {"who": who, "recipe": recipe_line(event.recipe, say), "count": event.count}
        case events.BanPlaced() | events.BanLifted():
            recipe, ban = recipe_line(event.recipe, say), card_line(event.ban, say)
            is_own = str(event.seat == event.owner)
            return {"who": who, "owner": say.who(event.owner), "recipe": recipe, "ban": ban, "own": is_own}
        case events.RecipesSwapped():
            given, taken = recipe_line(event.given, say), recipe_line(event.taken, say)
            return {"who": who, "given": given, "other": say.who(event.other), "taken": taken}
        case events.RecipeChosen():
            given, taken = recipe_line(event.given, say), recipe_line(event.taken, say)
            return {"who": who, "given": given, "taken": taken, **_lost(event.ingredients + event.bans, say)}
        case events.RecipeReturned():
            recipe = recipe_line(event.recipe, say)
            return {"who": who, "recipe": recipe, **_lost(event.ingredients + event.bans, say)}
        case events.RecipeFinished():
            return {"who": who, "recipe": recipe_line(event.recipe, say), "points": event.points}
        case events.OvernightChosen():
            kept, returned = recipes_line(event.kept, say), recipes_line(event.returned, say)
            return {"who": who, "kept": kept, "returned": returned, "back": len(event.returned)}
        case private_events.IngredientsSeen():
            placed = cards_line(event.ingredients, say)
            reader = "owner" if say.is_reader(event.seat) else "other"
            return {"who": who, "recipe": recipe_line(event.recipe, say), "cards": placed, "reader": reader}
        case _:
            assert_never(event)


def _lost(cards: tuple[Card, ...], say: TableMessages) -> dict[str, Any]:
    """Return what was discarded."""
    return {"cards": cards_line(cards, say), "count": len(cards)}
