"""What one seat, or a spectator, may know of a match: nothing else leaves a State."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from games.duel.cards import Card
from games.duel.options import DuelOptions, members, partner_of, side_of
from games.duel.state import Bout, Claim, Ending, Entry, Look, Phase, State
from games.engine import Outcome, Seat


@dataclass(frozen=True, slots=True)
class Hand:
    """A seat's cards: how many, and which where the viewer may see them."""

    seat: Seat
    count: int
    size: int
    """Up to how many it resupplies."""
    cards: tuple[Card, ...] | None
    last_claim: Card | None
    """What it claimed on its last attacking turn of the bout: what its Pierrot would become."""


@dataclass(frozen=True, slots=True)
class Lying:
    """A claim on the table. Its cards lie at positions 1 to ``left`` and their order tells nothing."""

    seat: Seat
    target: Seat
    name: Card
    count: int
    left: int
    """How many still lie there after Priests."""
    cards: tuple[Card, ...] | None
    """For the side that played them: sorted."""


class View(NamedTuple):
    """All that ``seat`` may know. Pairs are by side: seats 0 and 2, seats 1 and 3."""

    seat: Seat | None
    options: DuelOptions
    phase: Phase
    turn: int
    duel: int
    bout: int
    cakes: tuple[int, int]
    trophies: tuple[int, int]
    duels_won: tuple[int, int]
    hands: tuple[Hand, ...]
    """By seat."""
    deck: int
    discard: int
    """Cards in the discard, the claims on the table counted (CD-39)."""
    discarded: tuple[Card, ...]
    """The viewer's own cards in it, sorted."""
    order: tuple[Seat, ...]
    """Who attacks after whom, A first; empty until A is chosen."""
    attacker: Seat | None
    """None until A is chosen."""
    defender: Seat | None
    owed: int
    """Further turns of the attacker."""
    passed: tuple[Seat, ...]
    """Who has passed since the last claim."""
    attack: Lying | None
    block: Lying | None
    to_take: int
    """Cards that the Priests have to choose now."""
    to_name: int
    """Summoners that have not named yet."""
    to_act: tuple[Seat, ...]
    """Who has to decide."""
    beside: tuple[Seat, ...]
    """Who may challenge beside a partner who has to decide."""
    log: tuple[Entry, ...]
    """The claims and passes of the bout."""
    looks: tuple[Look, ...]
    """What the viewer's side has seen in this bout."""
    last: Ending | None
    """How the last bout ended."""
    specials: tuple[Card, ...] | None
    """The specials of the duel, once they may be known (CD-09)."""
    outcome: Outcome | None

    @property
    def hand(self) -> tuple[Card, ...]:
        """The viewer's own cards; a spectator has none."""
        return () if self.seat is None else self.hands[self.seat].cards or ()


_DEFENDERS = frozenset({Phase.ANSWER, Phase.TAKE})
"""When the defender has to decide; else it is the attacker, or the starting team."""

_WINDOWS = frozenset({Phase.ANSWER, Phase.BLOCK})
"""When a claim may be challenged."""


def to_act(state: State) -> tuple[Seat, ...]:
    """Return the seats that have to decide."""
    phase, turn = state.phase, state.turn
    if phase in _DEFENDERS and turn.attack is not None:
        return (turn.attack.target,)
    if phase is Phase.LEAD:
        return members(side_of(turn.attacker), len(state.bout.hands))
    return () if phase is Phase.OVER else (turn.attacker,)


def beside(state: State) -> tuple[Seat, ...]:
    """Return the partner who may challenge until the one who is asked acts (CD-63), unless they hold."""
    if state.phase not in _WINDOWS:
        return ()
    (addressed,) = to_act(state)
    partner = partner_of(addressed, len(state.bout.hands))
    return () if partner is None or partner in state.turn.silent else (partner,)


def view(state: State, seat: Seat | None) -> View:
    """Return everything that this seat, or a spectator (None), may know; nothing else."""
    bout, turn, score = state.bout, state.turn, state.score
    side = None if seat is None else side_of(seat)
    is_led = state.phase is not Phase.LEAD
    attack, block = turn.attack, turn.block
    lying = [claim for claim in (attack, block) if claim is not None]
    return View(
        seat=seat,
        options=state.options,
        phase=state.phase,
        turn=turn.number,
        duel=score.duel,
        bout=score.bout,
        cakes=bout.cakes,
        trophies=score.trophies,
        duels_won=score.duels_won,
        hands=_hands(bout, side),
        deck=len(bout.deck),
        discard=sum(map(len, bout.discards)) + sum([len(claim.cards) for claim in lying]),
        discarded=_discarded(state, seat, lying),
        order=bout.order if is_led else (),
        attacker=turn.attacker if is_led else None,
        defender=attack.target if attack else None,
        owed=bout.owed,
        passed=bout.passed,
        attack=_lying(attack, side) if attack else None,
        block=_lying(block, side) if block else None,
        to_take=block.count if block and state.phase is Phase.TAKE else 0,
        to_name=turn.pending,
        to_act=to_act(state),
        beside=beside(state),
        log=bout.log,
        looks=tuple(look for look in bout.looks if side in look.sides) if bout.looks else (),
        last=score.last,
        specials=score.specials if state.options.open_specials or state.phase is Phase.OVER else None,
        outcome=state.outcome,
    )


def _hands(bout: Bout, side: int | None) -> tuple[Hand, ...]:
    seats = zip(bout.hands, bout.sizes, bout.memory, strict=True)
    return tuple(
        [
            _hand(seat, len(cards), size, cards if side_of(seat) == side else None, last_claim)
            for seat, (cards, size, last_claim) in enumerate(seats)
        ]
    )


# Most hands of a table are as they were a move ago.
_hand = lru_cache(maxsize=4096)(Hand)


def _lying(claim: Claim, side: int | None) -> Lying:
    # A Priest's choice is known to the side that played the cards, so what is left of them is too.
    cards = tuple(sorted(claim.cards)) if side_of(claim.seat) == side else None
    return Lying(claim.seat, claim.target, claim.name, claim.count, len(claim.cards), cards)


def _discarded(state: State, seat: Seat | None, lying: list[Claim]) -> tuple[Card, ...]:
    if seat is None:
        return ()
    played = [card for claim in lying if claim.seat == seat for card in claim.cards]
    return tuple(sorted((*state.bout.discards[seat], *played)))
