"""The decisions of Cake Duel: what a player may do when the table asks."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from games.duel.cards import Card
from games.engine import Action, Seat


class Window(StrEnum):
    """The chance to challenge one claim (CD-10), as each of those who have it is asked."""

    ANSWER = "answer"
    BLOCK = "block"
    ANSWER_BESIDE = "answer-beside"
    """The defender's partner, who may only challenge (CD-63)."""
    BLOCK_BESIDE = "block-beside"
    """The attacker's partner, who may only challenge."""


@dataclass(frozen=True, slots=True)
class Lead(Action):
    """Be A, the first attacker of the bout: the player or their teammate."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Attack(Action):
    """Play these cards, sorted, as attackers of one name against an opponent."""

    cards: tuple[Card, ...]
    claim: Card
    target: Seat


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Attack with nothing."""


@dataclass(frozen=True, slots=True)
class Block(Action):
    """Play these cards, sorted, as blockers of one name."""

    cards: tuple[Card, ...]
    claim: Card


@dataclass(frozen=True, slots=True)
class Challenge(Action):
    """Call the claim a bluff."""

    window: Window = Window.ANSWER


@dataclass(frozen=True, slots=True)
class Accept(Action):
    """Let the claim stand."""

    window: Window = Window.ANSWER


@dataclass(frozen=True, slots=True)
class Hold(Action):
    """Keep silent beside a partner who is asked."""

    window: Window = Window.ANSWER_BESIDE


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take the cards that lie at these positions of the attack, counted from 1, in rising order."""

    positions: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Name(Action):
    """Name a card for a Summoner: any of the sixteen."""

    card: Card


@dataclass(frozen=True, slots=True)
class Trade(Action):
    """Give a card to the teammate, take one of theirs, or both. None stands for no card that way."""

    give: Card | None
    take: Card | None


@dataclass(frozen=True, slots=True)
class NoTrade(Action):
    """Keep the hand unchanged."""


DuelAction: TypeAlias = (
    Lead | Attack | Pass | Block | Challenge | Accept | Hold | Take | Name | Trade | NoTrade
)
