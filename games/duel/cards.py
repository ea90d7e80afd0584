"""The sixteen cards: what is printed on each, as a table that the rules look up."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType


class Card(StrEnum):
    """The name of a card, in the order of the booklet's lists: core first, then the specials."""

    SOLDIER = "soldier"
    ARCHER = "archer"
    WIZARD = "wizard"
    DEFENDER = "defender"
    SCIENTIST = "scientist"
    WOLFY = "wolfy"
    ASSASSIN = "assassin"
    SCOUT = "scout"
    SUMMONER = "summoner"
    QUARTERMASTER = "quartermaster"
    ORACLE = "oracle"
    PRIEST = "priest"
    ANGEL = "angel"
    PROFESSOR = "professor"
    AGENT = "agent"
    PIERROT = "pierrot"


class Kind(StrEnum):
    """The class printed on a card."""

    WEAPON = "weapon"
    MAGIC = "magic"
    SPECIAL = "special"
    BLOCKER = "blocker"
    UNCLAIMABLE = "unclaimable"


ATTACKERS = frozenset({Kind.WEAPON, Kind.MAGIC, Kind.SPECIAL})
"""The kinds that an attacker may claim (CD-06)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Face:
    """What a card does when its name is claimed and the turn resolves.

    The first group holds for attackers, the second for blockers; a blocker works on the kinds in ``stops``.
    """

    kind: Kind
    letter: str
    """Stands for the card in tokens."""
    copies: int = 0
    """How many a core set holds; a special is there once in a special set."""

    cakes: int = 0
    """Cakes to steal: by each attacker, or by each copy of the card named."""
    again: bool = False
    """The attacker takes another turn."""
    looks: bool = False
    """The attacker looks at the opponent's hand."""
    names: bool = False
    """The attacker names a card first and steals for each copy of it in that hand."""
    grows: bool = False
    """The attacker's hand size rises by one."""

    stops: frozenset[Kind] = frozenset()
    wholly: bool = False
    """Cancels every effect, not only the theft."""
    takes: bool = False
    """Takes the cancelled card into the blocker's hand."""
    shields: bool = False
    """One is enough against all attackers."""


_WEAPON = frozenset({Kind.WEAPON})
_MAGIC = frozenset({Kind.MAGIC})

FACES = MappingProxyType(
    {
        Card.SOLDIER: Face(kind=Kind.WEAPON, letter="S", copies=5, cakes=1),
        Card.ARCHER: Face(kind=Kind.WEAPON, letter="A", copies=4, cakes=1),
        Card.WIZARD: Face(kind=Kind.MAGIC, letter="W", copies=3, cakes=2),
        Card.DEFENDER: Face(kind=Kind.BLOCKER, letter="D", copies=4, stops=_WEAPON),
        Card.SCIENTIST: Face(kind=Kind.BLOCKER, letter="C", copies=3, stops=_MAGIC),
        Card.WOLFY: Face(kind=Kind.UNCLAIMABLE, letter="Y", copies=1),
        Card.ASSASSIN: Face(kind=Kind.WEAPON, letter="K", cakes=5),
        Card.SCOUT: Face(kind=Kind.WEAPON, letter="T", cakes=1, again=True),
        Card.SUMMONER: Face(kind=Kind.MAGIC, letter="M", cakes=2, looks=True, names=True),
        Card.QUARTERMASTER: Face(kind=Kind.SPECIAL, letter="Q", grows=True),
        Card.ORACLE: Face(kind=Kind.SPECIAL, letter="O", looks=True, again=True),
        Card.PRIEST: Face(kind=Kind.BLOCKER, letter="P", stops=ATTACKERS, wholly=True, takes=True),
        Card.ANGEL: Face(
            kind=Kind.BLOCKER, letter="N", stops=ATTACKERS, wholly=True, shields=True, again=True
        ),
        Card.PROFESSOR: Face(kind=Kind.UNCLAIMABLE, letter="B"),
        Card.AGENT: Face(kind=Kind.UNCLAIMABLE, letter="U"),
        Card.PIERROT: Face(kind=Kind.UNCLAIMABLE, letter="R"),
    }
)

SPECIALS = tuple(card for card in Card if not FACES[card].copies)
"""The special set: one of each."""

LETTERS = MappingProxyType({face.letter: card for card, face in FACES.items()})


def attack_names(*, specials: bool) -> tuple[Card, ...]:
    """Return the names that an attacker may claim, at a table with or without special cards (CD-06).

    With specials it is all of them, also those that are not in the deck: what is offered tells nothing.
    """
    return _ATTACK_NAMES[specials]


def block_names(kind: Kind, *, specials: bool) -> tuple[Card, ...]:
    """Return the names that may be claimed against attackers of this kind (CD-06, CD-22)."""
    return _BLOCK_NAMES[specials, kind]


def _spoken(*, specials: bool) -> list[Card]:
    return [card for card, face in FACES.items() if specials or face.copies]


_ATTACK_NAMES = {
    specials: tuple(card for card in _spoken(specials=specials) if FACES[card].kind in ATTACKERS)
    for specials in (False, True)
}
_BLOCK_NAMES = {
    (specials, kind): tuple(card for card in _spoken(specials=specials) if kind in FACES[card].stops)
    for specials in (False, True)
    for kind in ATTACKERS
}
