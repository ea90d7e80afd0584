"""How a table is set up: the four modes, the house options, and who sits on which side."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from types import MappingProxyType

from games.duel.cards import FACES, SPECIALS, Card
from games.engine import Seat

HAND_SIZE = 4
"""The cards of a hand at the start of a bout."""

MOST_TROPHIES = 5
"""The longest duel that a table may ask for."""


class Mode(StrEnum):
    """What is played: two players or two teams, with the special cards or without."""

    CORE = "core"
    FULL = "full"
    TEAM = "team"
    TEAM_FULL = "team-full"


class BlockLimit(StrEnum):
    """How many blockers may be claimed against an attack (CD-20)."""

    ANY = "any"
    ATTACK_SIZE = "attack-size"


@lru_cache
def core_deck(sets: int) -> tuple[Card, ...]:
    """Return the core cards of this many sets, sorted. In any number of sets there is one Sir Wolfy."""
    cards = [card for card, face in FACES.items() for _ in range(face.copies * sets)]
    for _ in range(1, sets):
        cards.remove(Card.WOLFY)
    return tuple(sorted(cards))


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """What a mode puts on the table."""

    seats: int
    sets: int
    """Core sets, and special sets to draw from."""
    specials: int
    """Special cards drawn into the deck for a whole duel."""
    cakes: tuple[int, int]
    """Cakes of the side that attacks first, and of the other."""

    @property
    def core(self) -> tuple[Card, ...]:
        """The core cards of the deck, sorted."""
        return core_deck(self.sets)

    @property
    def special_pile(self) -> tuple[Card, ...]:
        """The cards from which a duel's specials are drawn."""
        return SPECIALS * self.sets


SETUPS = MappingProxyType(
    {
        Mode.CORE: Setup(seats=2, sets=1, specials=0, cakes=(3, 4)),
        Mode.FULL: Setup(seats=2, sets=1, specials=2, cakes=(3, 4)),
        Mode.TEAM: Setup(seats=4, sets=2, specials=0, cakes=(4, 5)),
        Mode.TEAM_FULL: Setup(seats=4, sets=2, specials=3, cakes=(4, 5)),
    }
)


@dataclass(frozen=True, slots=True)
class DuelOptions:
    """The mode and the house options of a table. ValueError for nonsense."""

    mode: Mode = Mode.CORE
    open_specials: bool = False
    """Everybody sees the added specials before the first bout."""
    wolfy_reveal: bool = True
    """Sir Wolfy is revealed at the end of the turn (CD-46); off is tournament style."""
    block_limit: BlockLimit = BlockLimit.ANY
    trophies: int = 3
    """Bouts to win for a duel, 1 to 5."""
    duels: int = 1
    """The match is the best of this many duels: 1, 3 or 5."""

    def __post_init__(self) -> None:
        # Plain strings, as JSON gives them, become the words they stand for.
        object.__setattr__(self, "mode", Mode(self.mode))
        object.__setattr__(self, "block_limit", BlockLimit(self.block_limit))
        if type(self.open_specials) is not bool or type(self.wolfy_reveal) is not bool:
            raise ValueError("open_specials and wolfy_reveal are either on or off")
        if type(self.trophies) is not int or not 1 <= self.trophies <= MOST_TROPHIES:
            raise ValueError(f"a duel is won by 1 to {MOST_TROPHIES} trophies")
        if type(self.duels) is not int or self.duels not in (1, 3, 5):
            raise ValueError("a match is the best of 1, 3 or 5 duels")

    @property
    def setup(self) -> Setup:
        """What this mode puts on the table."""
        return SETUPS[self.mode]

    @property
    def duels_to_win(self) -> int:
        """Duels that win the match."""
        return self.duels // 2 + 1


def side_of(seat: Seat) -> int:
    """Return the side, 0 or 1, of a seat: neighbours are opponents."""
    return seat % 2


@lru_cache
def members(side: int, seats: int) -> tuple[Seat, ...]:
    """Return the seats of a side, the lowest first."""
    return tuple(range(side, seats, 2))


@lru_cache
def partner_of(seat: Seat, seats: int) -> Seat | None:
    """Return the teammate of a seat, if it has one."""
    return next((mate for mate in members(side_of(seat), seats) if mate != seat), None)
