"""What is printed on the cards and the cases, and how many of each lie in the box."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

DICE_SIDES = 6
SLOTS = range(2, 13)
"""The eleven slots of a bakery case, each called by the roll of two dice that sells its cake."""

_SLOT_MULTIPLIERS: Mapping[int, int] = {
    7: 1, 6: 2, 8: 2, 5: 3, 9: 3, 4: 5, 10: 5, 3: 8, 11: 8, 2: 13, 12: 13,
}  # fmt: skip


def slot_multiplier(slot: int) -> int:
    """Return the multiplier of a slot: the harder the roll, the higher. KeyError for no slot."""
    return _SLOT_MULTIPLIERS[slot]


class Chef(StrEnum):
    """Whom a bakery can hire, from the commonest to the rarest."""

    SALLY = "sally"
    DANNY = "danny"
    POLLY = "polly"
    MOLLY = "molly"
    BENJAMIN = "benjamin"

    @property
    def multiplier(self) -> int:
        """By how much this chef raises the price of every cake sold."""
        return _CHEF_MULTIPLIERS[self]

    @property
    def parts(self) -> tuple[Card, ...]:
        """The chef set: the five cards that hire this chef."""
        return _PARTS[self]


_CHEF_MULTIPLIERS: Mapping[Chef, int] = {chef: number for number, chef in enumerate(Chef, start=2)}

OWN_BAKING = 1
"""The multiplier of a player without a chef (BB-19)."""


class Piece(StrEnum):
    """The five parts of a chef set."""

    CHEF = "chef"
    APRON = "apron"
    HAT = "hat"
    BATTER = "batter"
    STOVE = "stove"


class Card(StrEnum):
    """The kinds of Hire a Chef cards, in the order in which a hand is held."""

    SALLY_CHEF = "sally-chef"
    SALLY_APRON = "sally-apron"
    SALLY_HAT = "sally-hat"
    SALLY_BATTER = "sally-batter"
    SALLY_STOVE = "sally-stove"
    DANNY_CHEF = "danny-chef"
    DANNY_APRON = "danny-apron"
    DANNY_HAT = "danny-hat"
    DANNY_BATTER = "danny-batter"
    DANNY_STOVE = "danny-stove"
    POLLY_CHEF = "polly-chef"
    POLLY_APRON = "polly-apron"
    POLLY_HAT = "polly-hat"
    POLLY_BATTER = "polly-batter"
    POLLY_STOVE = "polly-stove"
    MOLLY_CHEF = "molly-chef"
    MOLLY_APRON = "molly-apron"
    MOLLY_HAT = "molly-hat"
    MOLLY_BATTER = "molly-batter"
    MOLLY_STOVE = "molly-stove"
    BENJAMIN_CHEF = "benjamin-chef"
    BENJAMIN_APRON = "benjamin-apron"
    BENJAMIN_HAT = "benjamin-hat"
    BENJAMIN_BATTER = "benjamin-batter"
    BENJAMIN_STOVE = "benjamin-stove"
    CLOSED = "closed"
    REOPENED = "reopened"

    @property
    def is_sign(self) -> bool:
        """Whether it is a BAKERY CLOSED or BAKERY REOPENED card, and so belongs to no chef set."""
        return self is Card.CLOSED or self is Card.REOPENED

    @property
    def chef(self) -> Chef:
        """The chef to whose set it belongs. ValueError for a sign."""
        return Chef(self.value.partition("-")[0])

    @property
    def piece(self) -> Piece:
        """Which part of the set it is. ValueError for a sign."""
        return Piece(self.value.partition("-")[2])


CARD_ORDER: Mapping[Card, int] = {card: place for place, card in enumerate(Card)}
"""The place of each kind in a sorted hand: by chef, then by part, the signs last."""

_PARTS: Mapping[Chef, tuple[Card, ...]] = {
    chef: tuple(Card(f"{chef}-{piece}") for piece in Piece) for chef in Chef
}
_PART_SETS: Mapping[Chef, frozenset[Card]] = {chef: frozenset(parts) for chef, parts in _PARTS.items()}


def layable_chefs(hand: tuple[Card, ...]) -> tuple[Chef, ...]:
    """Return the chefs whose whole set this hand holds."""
    held = frozenset(hand)
    return tuple([chef for chef, parts in _PART_SETS.items() if parts <= held])


def missing_parts(hand: tuple[Card, ...], chef: Chef) -> tuple[Card, ...]:
    """Return the missing cards of a chef's set, in order; empty when it can be laid."""
    return tuple(part for part in chef.parts if part not in hand)


class Cake(StrEnum):
    """The eleven cakes of the store."""

    WEDDING = "wedding"
    BOSTON = "boston"
    PINEAPPLE = "pineapple"
    CINNAMON = "cinnamon"
    SHEET = "sheet"
    LEMON = "lemon"
    BUNDT = "bundt"
    GERMAN = "german"
    FOREST = "forest"
    MUD = "mud"
    BIRTHDAY = "birthday"

    @property
    def price(self) -> int:
        """The printed price in dollars, before any stale card."""
        return _PRICES[self]


_PRICES: Mapping[Cake, int] = {
    Cake.WEDDING: 500,
    Cake.BOSTON: 350,
    Cake.PINEAPPLE: 200,
    Cake.CINNAMON: 125,
    Cake.SHEET: 75,
    Cake.LEMON: 50,
    Cake.BUNDT: 75,
    Cake.GERMAN: 125,
    Cake.FOREST: 200,
    Cake.MUD: 350,
    Cake.BIRTHDAY: 500,
}

_PART_COPIES: Mapping[Chef, int] = {
    Chef.SALLY: 16,
    Chef.DANNY: 10,
    Chef.POLLY: 6,
    Chef.MOLLY: 4,
    Chef.BENJAMIN: 2,
}
_SIGN_COPIES = 11
_CAKE_COPIES: Mapping[Cake, int] = {
    Cake.WEDDING: 2,
    Cake.BOSTON: 5,
    Cake.PINEAPPLE: 7,
    Cake.CINNAMON: 10,
    Cake.SHEET: 15,
    Cake.LEMON: 36,
    Cake.BUNDT: 15,
    Cake.GERMAN: 10,
    Cake.FOREST: 7,
    Cake.MUD: 5,
    Cake.BIRTHDAY: 2,
}


@dataclass(frozen=True, slots=True)
class Components:
    """What lies in the box: the Hire a Chef cards, the cakes, the count of stale cards, and the hand's size.

    ValueError when two hands cannot be dealt or two cases cannot be filled from it.
    """

    hire_cards: tuple[Card, ...]
    cakes: tuple[Cake, ...]
    stale_cards: int = 60
    hand_size: int = 8

    def __post_init__(self) -> None:
        if self.hand_size < 1 or len(self.hire_cards) < 2 * self.hand_size:
            raise ValueError("two hands cannot be dealt from these Hire a Chef cards")
        if len(self.cakes) < 2 * len(SLOTS):
            raise ValueError("two bakery cases cannot be filled from these cakes")
        if self.stale_cards < 0:
            raise ValueError("there cannot be fewer than no stale cards")


def full_box() -> Components:
    """Return the printed game: 212 Hire a Chef cards, 114 cakes and 60 stale cards."""
    parts = [part for chef, copies in _PART_COPIES.items() for part in chef.parts for _ in range(copies)]
    signs = [sign for sign in (Card.CLOSED, Card.REOPENED) for _ in range(_SIGN_COPIES)]
    cakes = [cake for cake, copies in _CAKE_COPIES.items() for _ in range(copies)]
    return Components(tuple(parts + signs), tuple(cakes))
