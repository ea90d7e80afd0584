"""The words of Cake Auf!: its cards, recipes and signs with the icons beside them, and the values of its events."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from cogs.games.images import Section
from cogs.games.presenter import Said
from cogs.games.text import Listed, Word, after_emoji, listed, named
from cogs.i18n.emoji import Emoji
from cogs.i18n.table_messages import TableMessages
from games.auf import Card, Recipe, Sign, events, private_events
from games.engine import Event, Seat

ICONS = {
    Card.FLOUR: "🌾",
    Card.SUGAR: "🍬",
    Card.EGGS: "🥚",
    Card.BUTTER: "🧈",
    Card.MILK: "🥛",
    Card.FRUIT: "🍓",
    Card.CHOCOLATE: "🍫",
    Card.NUTS: "🥜",
    Card.POWER_OUTAGE: "🔌",
    Card.FIRE_ALARM: "🚨",
    Card.POWER_RESTORED: "💡",
    Card.FIRE_EXTINGUISHER: "🧯",
    Card.RECIPE_SWITCHEROO: "🔀",
    Card.HAND_SWITCHEROO: "🔁",
    Card.PICKY_EATER: "🧐",
    Card.ONE_FOR_ONE: "🤝",
}
"""An icon for each card, always beside its name."""

SIGNS = {Sign.ROCK: "✊", Sign.PAPER: "✋", Sign.SCISSORS: "✌️"}
"""The hands of Rock Paper Scissors."""

POWER, FIRE, OVERNIGHT = "⚡", "🔥", "🌙"
"""The icons that are printed on recipes."""


card_word: Word[Card] = named("auf-card-{}")
card_line: Word[Card] = after_emoji(card_word)
card_list: Listed[Card] = listed(card_word, none="auf-no-cards", copies="auf-copies")
cards_line: Listed[Card] = listed(card_line, none="auf-no-cards", copies="auf-copies")

recipe_word: Word[Recipe] = named("auf-recipe-{}")
recipe_line: Word[Recipe] = after_emoji(recipe_word)
recipe_list: Listed[Recipe] = listed(recipe_word, none="auf-no-recipes")
recipes_line: Listed[Recipe] = listed(recipe_line, none="auf-no-recipes")


def icon_of(card: Card, say: TableMessages) -> Emoji:
    """Return the emoji of a card, or its icon."""
    return say.emoji(card.value, ICONS[card])


def names(cards: Iterable[Card], say: TableMessages) -> str:
    """Return cards by name, one after the other: `Flour, Eggs`."""
    return say.listed(card_word(card, say) for card in cards)


def icons(recipe: Recipe) -> str:
    """Return the icons printed on a recipe, in their order; there is always one."""
    printed = ((recipe.needs_power, POWER), (recipe.needs_fire, FIRE), (recipe.is_overnight, OVERNIGHT))
    return "".join([icon for is_printed, icon in printed if is_printed])


def sign_word(sign: Sign | None, say: TableMessages) -> str:
    """Return a sign of Rock Paper Scissors, with its hand; None is any sign."""
    return say("auf-any-sign") if sign is None else f"{SIGNS[sign]} {say(f'auf-sign-{sign}')}"


# Events


def _exchanged(thing: Card | Recipe | None, say: TableMessages) -> str:
    if thing is None:
        return "none"
    return card_line(thing, say) if isinstance(thing, Card) else recipe_line(thing, say)


SAID: Said = {
    "cards": cards_line,
    "ban": card_line,
    "given": _exchanged,
    "taken": _exchanged,
    "recipe": recipe_line,
    "recipes": recipes_line,
    "kept": recipes_line,
    "returned": recipes_line,
    "sign": sign_word,
}
"""The words for the fields of events."""


def event_values(event: events.AufEvent, say: TableMessages) -> dict[str, Any]:
    """Return the values of an event's sentence that depend on more than one field each."""
    match event:
        case events.RoundEnded():
            return {"winners": say.whos(event.winners) if event.winners else ""}
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
        case events.MulliganTaken():
            return _lost(event.discarded, say)
        case events.TurnEnded():
            return {**_lost(event.discarded, say), "number": 0}
        case events.RecipeChosen() | events.RecipeReturned():
            return _lost(event.ingredients + event.bans, say)
        case events.OvernightChosen():
            return {"back": len(event.returned)}
        case private_events.IngredientsSeen():
            reader = "owner" if say.is_reader(event.seat) else "other"
            return {"cards": cards_line(event.ingredients, say), "reader": reader}
        case _:
            return {}


def _lost(cards: tuple[Card, ...], say: TableMessages) -> dict[str, Any]:
    return {"cards": cards_line(cards, say), "count": len(cards)}


# The end of a game


def decision(seen: Sequence[Event], say: TableMessages) -> str:
    """Return the recipe with which the winner passed all others for good, or the last throw of the showdown.

    Empty where neither is among these events.
    """
    ended = next((event for event in reversed(seen) if isinstance(event, events.GameEnded)), None)
    if ended is None or ended.places.count(1) != 1:
        return ""
    winner = ended.places.index(1)
    throws = [event for event in seen if isinstance(event, events.SignsShown) and event.winner == winner]
    if throws:
        return _last_throw(throws[-1], winner, say)
    others = max(score for seat, score in enumerate(ended.scores) if seat != winner)
    for event in seen:
        if isinstance(event, events.RecipeFinished) and event.seat == winner and event.points > others:
            recipe = recipe_line(event.recipe, say)
            return say("auf-decided-recipe", who=say.who(winner), recipe=recipe, points=event.points)
    return ""


def _last_throw(throw: events.SignsShown, winner: Seat, say: TableMessages) -> str:
    place = throw.pair.index(winner)
    return say(
        "auf-decided-showdown",
        who=say.who(winner),
        other=say.who(throw.pair[1 - place]),
        sign=sign_word(throw.signs[place], say),
        reply=sign_word(throw.signs[1 - place], say),
    )


def sections(seen: Sequence[Event], say: TableMessages) -> tuple[Section, ...]:
    """Return the rounds, each with the points that the players made in it."""
    before, found = (0,) * say.seats, list[Section]()
    for event in seen:
        if isinstance(event, events.RoundEnded):
            made = [now - then for now, then in zip(event.points, before, strict=True)]
            best = tuple(seat for seat, points in enumerate(made) if points == max(made) > 0)
            title = say("story-round", round=event.round)
            found.append(Section(title, str(event.round), tuple(map(str, made)), best))
            before = event.points
    return tuple(found)
