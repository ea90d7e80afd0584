"""The images of the cards of Cake Duel: sheep with different clothes, faces, tools and colours."""

from __future__ import annotations

from collections.abc import Mapping

from cogs.games.emoji_images import BACK_COLOUR, SHEEP
from cogs.images.svg import emoji_tile
from cogs.images.svg.card import back, front
from games.duel import Card, Kind
from games.duel.cards import FACES

COLOURS: Mapping[Kind, str] = {
    Kind.WEAPON: "#e98a6b",
    Kind.MAGIC: "#a79be0",
    Kind.SPECIAL: "#f2c14e",
    Kind.BLOCKER: "#8fb8d8",
    Kind.UNCLAIMABLE: "#b3aeb5",
}
"""The colour of each class; the class is printed as a word too."""

ICONS: Mapping[Kind, str] = {
    Kind.WEAPON: "sword",
    Kind.MAGIC: "magic",
    Kind.SPECIAL: "special",
    Kind.BLOCKER: "shield",
    Kind.UNCLAIMABLE: "trickster",
}
"""The symbol of each class."""

_SHEEP = ("sheep-body", "sheep-head")

FIGURES: Mapping[Card, tuple[str, ...]] = {
    Card.SOLDIER: (*_SHEEP, "figure-soldier"),
    Card.ARCHER: (*_SHEEP, "figure-archer"),
    Card.WIZARD: (*_SHEEP, "figure-wizard"),
    Card.DEFENDER: (*_SHEEP, "figure-defender"),
    Card.SCIENTIST: ("figure-scientist-back", *_SHEEP, "figure-scientist"),
    Card.WOLFY: ("sheep-body", "figure-wolfy"),
    Card.ASSASSIN: ("figure-assassin-back", *_SHEEP, "figure-assassin"),
    Card.SCOUT: (*_SHEEP, "figure-scout"),
    Card.SUMMONER: ("figure-summoner-back", *_SHEEP, "figure-summoner"),
    Card.QUARTERMASTER: (*_SHEEP, "figure-quartermaster"),
    Card.ORACLE: ("figure-oracle-back", "sheep-head", "figure-oracle"),
    Card.PRIEST: (*_SHEEP, "figure-priest"),
    Card.ANGEL: ("figure-angel-back", *_SHEEP, "figure-angel"),
    Card.PROFESSOR: (*_SHEEP, "figure-professor"),
    Card.AGENT: (*_SHEEP, "figure-agent"),
    Card.PIERROT: (*_SHEEP, "figure-pierrot"),
}
"""The symbols of each card's figure, from the back to the front."""

BACK = back(layers=SHEEP, colour=BACK_COLOUR)


def face(card: Card, *, name: str, effect: str, class_name: str) -> str:
    """Return a card's front as SVG; the words are the reader's."""
    kind = FACES[card].kind
    return front(
        layers=FIGURES[card],
        name=name,
        kind=class_name,
        effect=effect,
        icon=ICONS[kind],
        colour=COLOURS[kind],
    )


def emoji_images() -> dict[str, str]:
    """Return each card as an emoji, by its name."""
    return {
        card.value: emoji_tile.draw(*layers, colour=COLOURS[FACES[card].kind])
        for card, layers in FIGURES.items()
    }
