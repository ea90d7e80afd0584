"""The Civil War Battle for the Bakeries: You Take the Cake, for two.

A Union and a Confederate soldier would rather bake. Three rounds of three phases decide who earns more.

Hire a chef: eight cards each, draw one and discard one, until somebody lays the five parts of a chef. That
chef multiplies every price by 2 to 6; the other player bakes for himself. BAKERY CLOSED keeps the opponent
from laying a set until he plays BAKERY REOPENED.

You take the cake: in turn a cake comes out of the store and goes into one of the eleven slots of one's own
case or of the opponent's. A slot is a roll of two dice: the rarer the roll, the higher the slot's multiplier.

The cake sale: in turn the dice are rolled, and a new number sells its cake for chef x price x slot. A number
rolled again lets the opponent put a stale card, 20% off, on a cake. The seventh sale ends the round: its
seller takes his whole tab, with 20% more for seven different cakes; the other keeps 40% of his, and if he
bakes for himself a clearance sale may raise that to 60% and 80%.
"""

from games.bakeries.cards import Cake, Card, Chef
from games.bakeries.rules import Bakeries
from games.bakeries.view import CaseView, SlotView, View

__all__ = ["Bakeries", "Cake", "Card", "CaseView", "Chef", "SlotView", "View"]
