"""Cake Auf!: two to four bakers, three rounds, the most recipes win.

Recipes lie face up before each player. In their turn, players draw up to five cards, lay ingredients face down
under their recipes, ban other players' recipes and lift bans, swap recipes or hands, look for a better recipe,
trade a card, and pass. A recipe is finished when its ingredients are there and no ban lies on it; the player who
finishes all their recipes ends the round. An Overnight recipe may be kept into the next round, and then comes
before the new ones.

Every game has the same files: ``cards`` (what is printed), ``options``, ``actions``, ``state``, ``events``,
``legality`` (what a player may do), ``reasons`` (why an action is refused), ``rules`` (the Game), ``view`` (who
knows what), ``tokens``, ``statistics``, ``ai`` and ``entry`` (the game in the catalog). Besides, ``plays`` carries out
the plays of a turn, ``rounds`` and ``showdown`` the course of the game, ``transition`` is the state while it changes,
and ``private_events`` are for some seats only. The rulings are named CA-01 to CA-40. The list of cards is this
project's own.
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
