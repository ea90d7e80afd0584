"""The Civil War Battle for the Bakeries: You Take the Cake, for two.

A Union and a Confederate soldier would rather bake. Three rounds of three phases decide who earns more.

Hire a chef: eight cards each, draw one and discard one, until somebody lays the five parts of a chef. That
chef multiplies every price by 2 to 6; the other player bakes without a chef. BAKERY CLOSED keeps the opponent
from laying a set until they play BAKERY REOPENED.

You take the cake: in turn a cake comes out of the store and goes into one of the eleven slots of the player's own
case or of the opponent's. A slot is a roll of two dice: the rarer the roll, the higher the slot's multiplier.

The cake sale: in turn the dice are rolled, and a new number sells its cake for chef x price x slot. A number
rolled again lets the opponent put a stale card, 20% off, on a cake. The seventh sale ends the round: its
seller takes their whole tab, with 20% more for seven different cakes; the other keeps 40% of theirs, and without
a chef a clearance sale may raise that to 60% and 80%.

Every game has the same files: ``cards`` (what is printed), ``options``, ``actions``, ``state``, ``events``,
``legality`` (what a player may do), ``reasons`` (why an action is refused), ``rules`` (the Game), ``view`` (who
knows what), ``tokens``, ``statistics``, ``ai`` and ``entry`` (the game in the catalog). Besides, ``hiring``,
``placing`` and ``sale`` carry out the three phases, ``kitchen`` and ``case`` are what lies before the players, and
``money`` has the sums. Rulings are named by their numbers, as BB-12.
"""

from games.bakeries.cards import Cake, Card, Chef
from games.bakeries.rules import Bakeries
from games.bakeries.view import CaseView, SlotView, View

__all__ = ["Bakeries", "Cake", "Card", "CaseView", "Chef", "SlotView", "View"]
