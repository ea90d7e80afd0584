"""The state of a match."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from games.duel.cards import Card
from games.duel.options import DuelOptions
from games.engine import Outcome, Seat
from games.entropy import Entropy


class Phase(StrEnum):
    """What the table waits for."""

    LEAD = "lead"
    """Either member of the starting team says which of them is A (CD-61)."""
    CLAIM = "claim"
    """The attacker claims or passes."""
    ANSWER = "answer"
    """The defender challenges, blocks or accepts; their partner may challenge."""
    BLOCK = "block"
    """The attacker challenges or accepts the block; their partner may challenge."""
    TAKE = "take"
    """The blocker chooses the cards that their Priests take."""
    NAME = "name"
    """The attacker names a card for a Summoner."""
    TRADE = "trade"
    """The attacker may trade with their teammate."""
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Claim:
    """Cards played facedown under one name."""

    seat: Seat
    target: Seat
    """The other player of this exchange: the opponent of Oracle, Summoner and Agent (CD-66)."""
    name: Card
    count: int
    """How many were played; a Priest lowers ``cards``, never the claim."""
    cards: tuple[Card, ...]
    """The cards that lie there, in the shuffled order of their positions (CD-48)."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One claim or pass of the bout's public log. A pass has no name; ``target`` as in Claim."""

    turn: int
    seat: Seat
    name: Card | None = None
    count: int = 0
    target: Seat | None = None


class Way(StrEnum):
    """How private knowledge was gained."""

    LOOK = "look"
    """At the hand of ``of``, by an Oracle or a Summoner."""
    TAKE = "take"
    """Of the cards that ``of`` had played, by Priests."""


@dataclass(frozen=True, slots=True)
class Look:
    """What some sides saw at one moment of the bout; they may read it again until the bout ends."""

    turn: int
    way: Way
    seat: Seat
    of: Seat
    cards: tuple[Card, ...]
    sides: tuple[int, ...]


class Turn(NamedTuple):
    """One turn: who attacks, and what lies on the table.

    While the lead is open, ``attacker`` is the seat that silence would choose.
    """

    number: int
    """Counts all turns of the match, from 1."""
    attacker: Seat
    attack: Claim | None = None
    block: Claim | None = None
    silent: tuple[Seat, ...] = ()
    """The partner who has said that they do not challenge."""
    pending: int = 0
    """Claimed Summoners that have not named yet."""


class Bout(NamedTuple):
    """What a new bout resets. Tuples by seat, ``cakes`` by side."""

    order: tuple[Seat, ...]
    cakes: tuple[int, int]
    hands: tuple[tuple[Card, ...], ...]
    """Each sorted."""
    sizes: tuple[int, ...]
    """Up to how many cards each seat resupplies."""
    deck: tuple[Card, ...]
    """The top is at its end."""
    discards: tuple[tuple[Card, ...], ...]
    """By the seat that played them; the claims of the present turn are not in it yet."""
    memory: tuple[Card | None, ...]
    """What each seat claimed on its last attacking turn (CD-43)."""
    passed: tuple[Seat, ...] = ()
    """Who has passed since the last claim, in rising order."""
    owed: int = 0
    """Further turns of the present attacker (CD-32)."""
    log: tuple[Entry, ...] = ()
    looks: tuple[Look, ...] = ()


class Reason(StrEnum):
    """Why a bout ended."""

    BLUFF = "bluff"
    """A challenged claim was false."""
    TRUTH = "truth"
    """A challenged claim was true."""
    CAKES = "cakes"
    """A side had no cakes left."""
    PASSES = "passes"
    """Everybody passed: more cakes won."""


@dataclass(frozen=True, slots=True)
class Flip:
    """A challenged claim, turned up for everyone."""

    challenger: Seat
    claimant: Seat
    name: Card
    cards: tuple[Card, ...]
    """Sorted."""
    counted: tuple[Card, ...]
    """What each of them counted as."""
    shown: tuple[Card, ...] | None
    """The hand of the claimant's opponent, when an Agent was among the cards (CD-40)."""


@dataclass(frozen=True, slots=True)
class Ending:
    """How a bout ended."""

    duel: int
    bout: int
    turn: int
    side: int
    """The side that won it."""
    reason: Reason
    cakes: tuple[int, int]
    flip: Flip | None = None
    specials: tuple[Card, ...] | None = None
    """The specials of the duel, when it ended with this bout (CD-09)."""


class Score(NamedTuple):
    """What stays from bout to bout. Pairs by side; duels and bouts count from 1."""

    duel: int
    bout: int
    starter: int
    """The side that attacks first in this bout."""
    specials: tuple[Card, ...]
    """Sorted; the same for the whole duel."""
    trophies: tuple[int, int] = (0, 0)
    duels_won: tuple[int, int] = (0, 0)
    last: Ending | None = None


@dataclass(frozen=True, slots=True)
class State:
    """A whole match at one moment."""

    options: DuelOptions
    entropy: Entropy
    phase: Phase
    score: Score
    bout: Bout
    turn: Turn
    outcome: Outcome | None = None
