"""What is printed on the cards of Cake Auf!: the recipes, the ingredients and the action cards.

The published list of cards could not be found; these are this project's own, with the published numbers:
23 recipes, 39 ingredients, 30 actions.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Self


class Card(StrEnum):
    """A card of the draw pile. Equal cards are indistinguishable. ``code`` is its letter in tokens."""

    code: str

    def __new__(cls, value: str, code: str = "") -> Self:
        """Give the word its letter."""
        card = str.__new__(cls, value)
        card._value_ = value
        card.code = code
        return card

    FLOUR = "flour", "F"
    SUGAR = "sugar", "S"
    EGGS = "eggs", "E"
    BUTTER = "butter", "B"
    MILK = "milk", "M"
    FRUIT = "fruit", "R"
    CHOCOLATE = "chocolate", "C"
    NUTS = "nuts", "N"
    POWER_OUTAGE = "power-outage", "o"
    FIRE_ALARM = "fire-alarm", "a"
    POWER_RESTORED = "power-restored", "p"
    FIRE_EXTINGUISHER = "fire-extinguisher", "x"
    RECIPE_SWITCHEROO = "recipe-switcheroo", "r"
    HAND_SWITCHEROO = "hand-switcheroo", "h"
    PICKY_EATER = "picky-eater", "k"
    ONE_FOR_ONE = "one-for-one", "t"


INGREDIENTS: Mapping[Card, int] = {
    Card.FLOUR: 7,
    Card.SUGAR: 7,
    Card.EGGS: 6,
    Card.BUTTER: 5,
    Card.MILK: 5,
    Card.FRUIT: 3,
    Card.CHOCOLATE: 3,
    Card.NUTS: 3,
}
"""How many of each ingredient there are: 39 together."""

ACTION_CARDS: Mapping[Card, int] = {
    Card.POWER_OUTAGE: 5,
    Card.FIRE_ALARM: 5,
    Card.POWER_RESTORED: 4,
    Card.FIRE_EXTINGUISHER: 4,
    Card.RECIPE_SWITCHEROO: 3,
    Card.HAND_SWITCHEROO: 2,
    Card.PICKY_EATER: 4,
    Card.ONE_FOR_ONE: 3,
}
"""How many of each action card there are: 30 together."""

ACTION_CARDS_WITHOUT_HAND_SWITCHEROO: Mapping[Card, int] = {
    **ACTION_CARDS,
    Card.HAND_SWITCHEROO: 0,
    Card.PICKY_EATER: 5,
    Card.ONE_FOR_ONE: 4,
}
"""The same thirty when the table plays without The Old Switcheroo (Hand) (CA-19)."""

LIFTED_BY: Mapping[Card, Card] = {
    Card.POWER_OUTAGE: Card.POWER_RESTORED,
    Card.FIRE_ALARM: Card.FIRE_EXTINGUISHER,
}
"""The bans, each with the counteraction that lifts it (CA-12)."""


class Recipe(StrEnum):
    """A recipe card; each is there once.

    ``code`` stands for it in tokens, ``printed`` is its name on the card and ``origin`` where it is from.
    ``needs`` are its ingredients, each once and sorted; ``needs_power`` and ``needs_fire`` say which bans can
    stop it, ``is_overnight`` that it may be kept at a round's end.
    """

    code: str
    printed: str
    origin: str
    needs: tuple[Card, ...]
    needs_power: bool
    needs_fire: bool
    is_overnight: bool

    def __new__(
        cls, value: str, code: str = "", printed: str = "", origin: str = "", needs: str = "", icons: str = ""
    ) -> Self:
        """Read one line of the list: ``needs`` are letters of ingredients, ``icons`` some of P, F and O."""
        recipe = str.__new__(cls, value)
        recipe._value_ = value
        recipe.code, recipe.printed, recipe.origin = code, printed, origin
        recipe.needs = tuple(sorted(card for card in INGREDIENTS if card.code in needs))
        recipe.needs_power, recipe.needs_fire, recipe.is_overnight = (icon in icons for icon in "PFO")
        return recipe

    APFELSTRUDEL = "apfelstrudel", "as", "Apfelstrudel", "Austria", "FBR", "F"
    BAKLAVA = "baklava", "bk", "Baklava", "Türkiye", "FBN", "F"
    BLACK_FOREST_CAKE = "black-forest-cake", "bf", "Black Forest Cake", "Germany", "FECR", "PF"
    BRIGADEIRO = "brigadeiro", "bg", "Brigadeiro", "Brazil", "MBC", "F"
    BROWNIES = "brownies", "bw", "Brownies", "USA", "FBC", "F"
    CASTELLA = "castella", "ct", "Castella", "Japan", "FSE", "PF"
    CHEESECAKE = "cheesecake", "ck", "Cheesecake", "USA", "SEBM", "PFO"
    CREME_BRULEE = "creme-brulee", "cb", "Crème Brûlée", "France", "SEM", "FO"
    CREPES = "crepes", "cp", "Crêpes", "France", "FEBM", "F"
    EGG_TART = "egg-tart", "et", "Egg Tart", "Hong Kong", "FEM", "F"
    GELATO = "gelato", "gl", "Gelato", "Italy", "SMC", "P"
    GULAB_JAMUN = "gulab-jamun", "gj", "Gulab Jamun", "India", "FSM", "F"
    KULFI = "kulfi", "kf", "Kulfi", "India", "SMN", "PO"
    LINZER_TORTE = "linzer-torte", "lt", "Linzer Torte", "Austria", "FSBN", "F"
    MACARONS = "macarons", "mc", "Macarons", "France", "SEN", "PF"
    MOCHI = "mochi", "mo", "Mochi", "Japan", "FSR", "P"
    PANNA_COTTA = "panna-cotta", "pc", "Panna Cotta", "Italy", "SMR", "PO"
    PAVLOVA = "pavlova", "pv", "Pavlova", "New Zealand", "SER", "PF"
    PECAN_PIE = "pecan-pie", "pp", "Pecan Pie", "USA", "EBN", "F"
    POUND_CAKE = "pound-cake", "pd", "Pound Cake", "UK", "FSEB", "PF"
    SHORTBREAD = "shortbread", "sb", "Shortbread", "Scotland", "FSB", "F"
    TIRAMISU = "tiramisu", "tm", "Tiramisu", "Italy", "EMC", "PO"
    TRIFLE = "trifle", "tf", "Trifle", "UK", "FMR", "PO"

    def has_icon_for(self, ban: Card) -> bool:
        """Return True if this ban's icon is printed on the recipe (CA-10)."""
        return self.needs_power if ban is Card.POWER_OUTAGE else self.needs_fire
