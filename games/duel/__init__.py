"""Cake Duel: take the other side's cakes by claiming troops that may be a bluff.

A duel is a row of bouts; each bout won is a trophy, and three trophies win. In a bout the sides attack in
turns: the attacker lays cards facedown and claims what they are, under one name. The defender challenges,
blocks with cards and a claim of his own, or accepts; a block may be challenged in its turn. A challenge flips
the cards and ends the bout at once: the liar loses, or else the one who doubted. Claims that nobody doubts do
what they say, whatever the cards really are. Otherwise a bout ends when a side has no cakes left, or when
everybody passes, and then more cakes win.

The full game adds two special cards to the deck, unseen and for the whole duel, and every special may be
claimed always. In the team modes two sides of two share their cakes and see each other's hands.

Read ``cards`` for what is printed, ``setup`` for the modes and house options, ``model`` and ``events`` for
the nouns, ``bout`` for the course of play, ``claims`` for what may be claimed and what is true, ``resolving``
and ``trade`` for what follows, ``sight`` for who knows what, and ``rules`` for the Game itself. Rulings are
named by their numbers, as CD-12.
"""

from games.duel.cards import Card, Kind
from games.duel.options import BlockLimit, DuelOptions, Mode
from games.duel.rules import Duel
from games.duel.view import Hand, Lying, View

__all__ = ["BlockLimit", "Card", "Duel", "DuelOptions", "Hand", "Kind", "Lying", "Mode", "View"]
