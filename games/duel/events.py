"""What happens in a duel, one fact an event; private facts have an audience."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from games.duel.cards import Card
from games.duel.state import Reason
from games.engine import Event, Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class DuelBegun(Event):
    """The deck of a duel was made, with this many unseen specials."""

    duel: int
    specials: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SpecialsShown(Event):
    """The specials of the duel: before it (open specials) or after it (CD-09)."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class BoutBegun(Event):
    """Everything was shuffled and dealt; this side attacks first. Cakes by side."""

    bout: int
    side: int
    cakes: tuple[int, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class HandDealt(Event):
    """Private: the hand at the start of a bout."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class LeadChosen(Event):
    """The order of the bout, A first, as ``by`` said it."""

    by: Seat
    order: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnBegun(Event):
    """``owed`` is whether it is a further turn of the same attacker."""

    turn: int
    seat: Seat
    owed: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class AttackClaimed(Event):
    """A seat played ``count`` cards facedown as attackers of this name."""

    seat: Seat
    name: Card
    count: int
    target: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Passed(Event):
    """``forced``: the player had no cards (CD-15)."""

    seat: Seat
    forced: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class BlockClaimed(Event):
    """A seat played ``count`` cards facedown as blockers of this name."""

    seat: Seat
    name: Card
    count: int
    target: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Accepted(Event):
    """The claim of ``claimant`` stands."""

    seat: Seat
    claimant: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptSilent(Event):
    """A partner said that they do not challenge."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Challenged(Event):
    """The claim of ``claimant`` was called a bluff."""

    seat: Seat
    claimant: Seat
    name: Card
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsFlipped(Event):
    """The challenged cards, what each counted as, and whether the claim was true."""

    seat: Seat
    name: Card
    cards: tuple[Card, ...]
    counted: tuple[Card, ...]
    truthful: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class HandShown(Event):
    """A hand was shown to the whole table, since an Agent was flipped (CD-40)."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class AttackersBlocked(Event):
    """``count`` of the claimed attackers were cancelled; not ``wholly`` means only their theft."""

    seat: Seat
    blocker: Card
    blockers: int
    """How many were claimed: more than were needed, or one Angel for all."""
    name: Card
    count: int
    wholly: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsTaken(Event):
    """Priests took the cards that lay at these positions, counted from 1."""

    seat: Seat
    of: Seat
    positions: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TakenSeen(Event):
    """Private: which cards the Priests took."""

    seat: Seat
    of: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CakesStolen(Event):
    """Attackers resolved: cakes moved, and the cakes by side after it. A Summoner may find none to steal."""

    seat: Seat
    of: Seat
    name: Card
    count: int
    cakes: tuple[int, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class CardNamed(Event):
    """For a Summoner."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True, kw_only=True)
class HandLookedAt(Event):
    """That it happened; the cards are in HandSeen."""

    seat: Seat
    of: Seat
    name: Card


@dataclass(frozen=True, slots=True, kw_only=True)
class HandSeen(Event):
    """Private: the hand that was looked at."""

    seat: Seat
    of: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnsOwed(Event):
    """The attacker takes ``count`` further turns for cards claimed under this name."""

    seat: Seat
    name: Card
    count: int
    owed: int
    """All turns that the attacker is owed now."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HandSizeRaised(Event):
    """Up to how many cards the attacker resupplies from now on."""

    seat: Seat
    size: int


@dataclass(frozen=True, slots=True, kw_only=True)
class WolfyRevealed(Event):
    """Sir Wolfy was among the cards that this seat played (CD-47)."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsTraded(Event):
    """That teammates traded, and how many cards went each way."""

    seat: Seat
    partner: Seat
    given: int
    taken: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TradeSeen(Event):
    """Private: what the teammates traded."""

    seat: Seat
    partner: Seat
    give: Card | None
    take: Card | None


@dataclass(frozen=True, slots=True, kw_only=True)
class TradeDeclined(Event):
    """The attacker kept the hand."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsDrawn(Event):
    """How many cards a seat drew."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawSeen(Event):
    """Private: which cards were drawn."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class BoutEnded(Event):
    """A side won the bout and a trophy. Pairs by side."""

    side: int
    reason: Reason
    cakes: tuple[int, int]
    trophies: tuple[int, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class DuelEnded(Event):
    """A side won the duel; ``last`` when that ends the match."""

    side: int
    duels_won: tuple[int, int]
    last: bool


# fmt: off
DuelEvent: TypeAlias = (
    DuelBegun | SpecialsShown | BoutBegun | HandDealt | LeadChosen | TurnBegun | AttackClaimed
    | Passed | BlockClaimed | Accepted | KeptSilent | Challenged | CardsFlipped | HandShown
    | AttackersBlocked | CardsTaken | TakenSeen | CakesStolen | CardNamed | HandLookedAt | HandSeen
    | TurnsOwed | HandSizeRaised | WolfyRevealed | CardsTraded | TradeSeen | TradeDeclined
    | CardsDrawn | DrawSeen | BoutEnded | DuelEnded
)
# fmt: on
