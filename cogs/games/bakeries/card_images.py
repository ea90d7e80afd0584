"""The images of the cards of You Take the Cake: chefs and their things, shop signs, and cakes."""

from __future__ import annotations

from collections.abc import Mapping

from cogs.images.svg import emoji_tile
from cogs.images.svg.card import back, front
from games.bakeries import Cake, Card, Chef
from games.bakeries.cards import Piece

COLOURS: Mapping[Chef, str] = {
    Chef.SALLY: "#e98a6b",
    Chef.DANNY: "#8fb8d8",
    Chef.POLLY: "#9cc48a",
    Chef.MOLLY: "#a79be0",
    Chef.BENJAMIN: "#f2c14e",
}
"""The colour of each chef's set; by how much the chef multiplies stands in the corner as well."""

HAIR: Mapping[Chef, str] = {
    Chef.SALLY: "hair-sally",
    Chef.DANNY: "hair-danny",
    Chef.POLLY: "hair-polly",
    Chef.MOLLY: "hair-molly",
    Chef.BENJAMIN: "hair-benjamin",
}
"""The symbols that differ between the chefs' faces."""

SIGN_COLOUR, CAKE_COLOUR = "#b3aeb5", "#f4b7b0"

SIGNS: Mapping[Card, tuple[str, ...]] = {
    Card.CLOSED: ("shop", "cross"),
    Card.REOPENED: ("shop", "tick"),
}
"""The symbols of the two signs; each part of a set and each cake has a symbol of its own name."""


def layers(card: Card) -> tuple[str, ...]:
    """Return the symbols of a card, from the back to the front; each chef has another face."""
    if card.is_sign:
        return SIGNS[card]
    return (card.piece.value, HAIR[card.chef]) if card.piece is Piece.CHEF else (card.piece.value,)


def colour(card: Card) -> str:
    """Return the colour of a chef's set, or of the signs."""
    return SIGN_COLOUR if card.is_sign else COLOURS[card.chef]


def _times(chef: Chef) -> str:
    """Return by how much a chef multiplies every price; no two do that alike."""
    return f"×{chef.multiplier}"


BACK = back(layers=("chef",), colour="#6f8fb3")


def face(card: Card, *, name: str, effect: str, class_name: str) -> str:
    """Return a Hire a Chef card's front as SVG; the words are the reader's."""
    return front(
        layers=layers(card),
        name=name,
        kind=class_name,
        effect=effect,
        mark="" if card.is_sign else _times(card.chef),
        colour=colour(card),
    )


def cake_face(cake: Cake, *, name: str, price: str, class_name: str) -> str:
    """Return a cake's front as SVG; ``price`` is the printed price in words."""
    return front(layers=(cake.value,), name=name, kind=class_name, effect=price, colour=CAKE_COLOUR)


def emoji_images() -> dict[str, str]:
    """Return each card and each cake as an emoji, by its name; a part of a set with what its chef multiplies by."""
    parts = {card.value: _part(card) for card in Card if not card.is_sign}
    signs = {card.value: emoji_tile.draw(*symbols, colour=SIGN_COLOUR) for card, symbols in SIGNS.items()}
    cakes = {cake.value: emoji_tile.draw(cake.value, colour=CAKE_COLOUR) for cake in Cake}
    return {**parts, **signs, **cakes}


def _part(card: Card) -> str:
    mark = _times(card.chef)
    return emoji_tile.draw(*layers(card), colour=colour(card), mark=mark, left=-12, top=6, size=92)
