"""Cake Auf!: two to four bakers, three rounds, the most recipes win.

Recipes lie face up before each player. In his turn a player draws up to five cards, lays ingredients face down
under his recipes, bans other players' recipes and lifts bans, swaps recipes or hands, looks for a better recipe,
trades a card, and passes. A recipe is finished when its ingredients are there and no ban lies on it; who finishes
all of his ends the round. An Overnight recipe may be kept into the next round, and then comes before the new ones.

The rulings are named CA-01 to CA-40. The list of cards is this project's own.
"""

from games.auf.actions import Sign
from games.auf.cards import Card, Recipe
from games.auf.options import Options
from games.auf.rules import Auf
from games.auf.state import Phase
from games.auf.view import DishView, PlayerView, ShowdownView, View

__all__ = [
    "Auf",
    "Card",
    "DishView",
    "Options",
    "Phase",
    "PlayerView",
    "Recipe",
    "ShowdownView",
    "Sign",
    "View",
]
