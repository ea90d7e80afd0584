"""What the contract test needs to know of Cake Duel."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from dataclasses import replace

from games.duel import BlockLimit, Card, Duel, DuelOptions, Mode
from games.duel.events import (
    CakesStolen,
    CardsFlipped,
    DrawSeen,
    HandDealt,
    HandSeen,
    HandShown,
    SpecialsShown,
    TakenSeen,
    WolfyRevealed,
)
from games.duel.model import Claim, Look, Phase, State
from games.duel.setup import side_of
from games.engine import Event, Seat
from games.entropy import Entropy

GAME = Duel()

VARIANTS: tuple[tuple[int, DuelOptions], ...] = (
    (2, DuelOptions()),
    (2, DuelOptions(mode=Mode.FULL)),
    (4, DuelOptions(mode=Mode.TEAM)),
    (4, DuelOptions(mode=Mode.TEAM_FULL)),
    (2, DuelOptions(trophies=1, wolfy_reveal=False, block_limit=BlockLimit.ATTACK_SIZE)),
    (2, DuelOptions(mode=Mode.FULL, open_specials=True, block_limit=BlockLimit.ATTACK_SIZE, duels=3)),
    (4, DuelOptions(mode=Mode.TEAM, trophies=5, wolfy_reveal=False)),
    (4, DuelOptions(mode=Mode.TEAM_FULL, trophies=1, block_limit=BlockLimit.ATTACK_SIZE, duels=5)),
)

DISCLOSURES: frozenset[type[Event]] = frozenset(
    {
        CakesStolen,  # a Summoner's theft tells the copies in the hand
        CardsFlipped,
        DrawSeen,
        HandDealt,
        HandSeen,
        HandShown,
        SpecialsShown,
        TakenSeen,
        WolfyRevealed,
    }
)


def twin(state: State, seat: Seat | None, entropy: Entropy) -> State:
    """The same table for this seat: the cards that it may not see have changed places among themselves.

    Unless the specials may be known, hidden ones have also changed with those that are not in the deck.
    """
    side = None if seat is None else side_of(seat)
    bout, turn = state.bout, state.turn
    others = [other for other in range(len(bout.hands)) if side_of(other) != side]
    lying = [claim for claim in (turn.attack, turn.block) if claim is not None and claim.seat in others]
    pool = [card for other in others for card in (*bout.hands[other], *bout.discards[other])]
    pool += [*bout.deck, *(card for claim in lying for card in claim.cards)]
    specials = Counter(state.score.specials)
    if not state.options.open_specials and state.phase is not Phase.OVER:
        pool, specials, entropy = _other_specials(state, pool, entropy)
    shuffled, entropy = entropy.shuffled(pool)
    cards = iter(shuffled)

    def draw(count: int) -> tuple[Card, ...]:
        return tuple(next(cards) for _ in range(count))

    def relay(claim: Claim | None) -> Claim | None:
        nonlocal entropy
        if claim is None:
            return None
        if claim.seat in others:
            return replace(claim, cards=draw(len(claim.cards)))
        order, entropy = entropy.shuffled(claim.cards)
        return replace(claim, cards=order)

    def other_look(look: Look) -> Look:
        nonlocal entropy
        if side in look.sides:
            return look
        seen, entropy = entropy.shuffled(state.options.setup.core)
        return replace(look, cards=tuple(sorted(seen[: len(look.cards)])))

    hands, discards = list(bout.hands), list(bout.discards)
    for other in others:
        hands[other] = tuple(sorted(draw(len(hands[other]))))
        discards[other] = draw(len(discards[other]))
    deck = draw(len(bout.deck))
    turn = turn._replace(attack=relay(turn.attack), block=relay(turn.block))
    seed, _ = entropy.below(1 << 32)
    return replace(
        state,
        entropy=Entropy(seed.to_bytes(8, "big")),
        score=state.score._replace(specials=tuple(sorted(specials.elements()))),
        bout=bout._replace(
            hands=tuple(hands),
            discards=tuple(discards),
            deck=deck,
            looks=tuple(other_look(look) for look in bout.looks),
        ),
        turn=turn,
    )


def _other_specials(
    state: State, pool: list[Card], entropy: Entropy
) -> tuple[list[Card], Counter[Card], Entropy]:
    pile = Counter(state.options.setup.special_pile)
    specials = Counter(state.score.specials)
    hidden = [card for card in pool if card in pile]
    unused = (pile - specials).elements()
    drawn, entropy = entropy.shuffled((*hidden, *unused))
    chosen = drawn[: len(hidden)]
    core = [card for card in pool if card not in pile]
    return [*core, *chosen], specials - Counter(hidden) + Counter(chosen), entropy


def conserved(state: State) -> Hashable:
    """The core cards, how many specials (and that they are those of the duel), and the cakes."""
    bout, turn = state.bout, state.turn
    cards = Counter(bout.deck)
    for pile in (*bout.hands, *bout.discards):
        cards.update(pile)
    for claim in (turn.attack, turn.block):
        if claim is not None:
            cards.update(claim.cards)
    cards.subtract(state.score.specials)
    return (
        tuple(sorted((card, count) for card, count in cards.items() if count)),
        len(state.score.specials),
        sum(bout.cakes),
    )
