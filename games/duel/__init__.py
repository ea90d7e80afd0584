"""Cake Duel: take the other side's cakes by claiming troops that may be a bluff.

A duel is a row of bouts; each bout won is a trophy, and three trophies win. In a bout the sides attack in
turns: the attacker lays cards facedown and claims what they are, under one name. The defender challenges,
blocks with cards and another claim, or accepts; a block may be challenged too. A challenge flips the cards and
ends the bout at once: the liar loses, or else the challenger. Claims that nobody challenges do what they say,
whatever the cards really are. Otherwise a bout ends when a side has no cakes left, or when everybody passes, and
then more cakes win.

The full game adds two special cards to the deck, unseen and for the whole duel, and every special may be
claimed always. In the team modes two sides of two share their cakes and see each other's hands.

Every game has the same files: ``cards`` (what is printed), ``options``, ``actions``, ``state``, ``events``,
``legality`` (what a player may do), ``reasons`` (why an action is refused), ``rules`` (the Game), ``view`` (who
knows what), ``tokens``, ``statistics``, ``ai`` and ``entry`` (the game in the catalog). Besides, ``bout`` has the
course of play, ``resolving`` and ``trade`` what follows a claim, ``transition`` the state while it changes, and
``review`` judges a finished match. Rulings are named by their numbers, as CD-12.
"""

from games.duel.cards import Card, Kind
from games.duel.options import BlockLimit, DuelOptions, Mode
from games.duel.rules import Duel
from games.duel.view import Hand, Lying, View

__all__ = ["BlockLimit", "Card", "Duel", "DuelOptions", "Hand", "Kind", "Lying", "Mode", "View"]
