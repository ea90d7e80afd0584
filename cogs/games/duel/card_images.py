"""The images of the cards of Cake Duel: sheep in armour with different helmets, tools, marks and colours."""

from __future__ import annotations

from collections.abc import Mapping

from cogs.games.emoji_images import BACK_COLOUR
from cogs.images.svg import card as drawing
from cogs.images.svg import emoji_tile
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

FIGURES: Mapping[Card, tuple[str, ...]] = {
    Card.SOLDIER: ("sheep", "helm-kettle", "held-sword"),
    Card.ARCHER: ("sheep", "helm-hood", "held-bow"),
    Card.WIZARD: ("sheep", "helm-wizard", "held-wand"),
    Card.DEFENDER: ("sheep", "helm-great", "held-shield"),
    Card.SCIENTIST: ("sheep", "helm-goggles", "held-flask"),
    Card.WOLFY: ("sheep", "helm-wolf", "held-cake"),
    Card.ASSASSIN: ("sheep", "helm-mask", "held-dagger"),
    Card.SCOUT: ("sheep", "helm-feather", "held-glass"),
    Card.SUMMONER: ("sheep", "helm-runes", "held-wand"),
    Card.QUARTERMASTER: ("sheep", "helm-cap", "held-book"),
    Card.ORACLE: ("sheep", "helm-veil", "held-orb"),
    Card.PRIEST: ("sheep", "helm-mitre", "held-book"),
    Card.ANGEL: ("helm-halo", "sheep", "held-shield"),
    Card.PROFESSOR: ("sheep", "helm-board", "held-flask"),
    Card.AGENT: ("sheep", "helm-fedora", "held-glass"),
    Card.PIERROT: ("sheep", "helm-jester", "held-cake"),
}
"""The symbols of each card's figure, from the back to the front."""

BACK = drawing.back(layers=("sheep", "helm-kettle"), colour=BACK_COLOUR)


def face(card: Card, *, kind: Kind, letter: str, name: str, effect: str, class_name: str) -> str:
    """Return a card's front as SVG; the words are the reader's."""
    return drawing.face(
        drawing.Face(
            layers=FIGURES[card], name=name, kind=class_name, effect=effect, mark=letter, colour=COLOURS[kind]
        )
    )


def emoji_images() -> dict[str, str]:
    """Return each card as an emoji, by its name: the head with its helmet, beside it the letter."""
    return {
        card.value: emoji_tile.draw(
            emoji_tile.Tile(
                layers=layers,
                colour=COLOURS[FACES[card].kind],
                letter=FACES[card].letter,
                left=5,
                top=3,
                size=76,
            )
        )
        for card, layers in FIGURES.items()
    }
