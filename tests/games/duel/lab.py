"""What the contract test needs to know of Cake Duel."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable
from dataclasses import replace

from games.duel import BlockLimit, Card, Duel, DuelOptions, Mode
from games.duel.events import (
    CakesStolen,
    CardNamed,
    CardsFlipped,
    DrawSeen,
    HandDealt,
    HandSeen,
    HandShown,
    SpecialsShown,
    TakenSeen,
    WolfyRevealed,
)
from games.duel.options import side_of
from games.duel.state import Claim, Look, Phase, State
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

TUTORIAL_QUESTIONS = ("claim", "answer", "block")

DISCLOSURES: frozenset[type[Event]] = frozenset(
    {
        CakesStolen,  # a Summoner's theft tells the copies in the hand
        CardNamed,  # aloud, and the view does not keep it
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
    return _Shuffle(state, seat, entropy).twin()


class _Shuffle:
    """The hidden cards of a table, on their way to other hidden places."""

    def __init__(self, state: State, seat: Seat | None, entropy: Entropy) -> None:
        self.state = state
        self.side = None if seat is None else side_of(seat)
        self.entropy = entropy
        self.specials = Counter(state.score.specials)
        pool = self._hidden()
        if not state.options.open_specials and state.phase is not Phase.OVER:
            pool = self._with_other_specials(pool)
        self.cards = list(self._shuffled(pool))

    def twin(self) -> State:
        bout, turn = self.state.bout, self.state.turn
        seed, _ = self.entropy.below(1 << 32)
        return replace(
            self.state,
            entropy=Entropy(seed.to_bytes(8, "big")),
            score=self.state.score._replace(specials=tuple(sorted(self.specials.elements()))),
            bout=bout._replace(
                hands=tuple(tuple(sorted(self._pile(seat, hand))) for seat, hand in enumerate(bout.hands)),
                discards=tuple(self._pile(seat, pile) for seat, pile in enumerate(bout.discards)),
                deck=self._draw(len(bout.deck)),
                looks=tuple(map(self._look, bout.looks)),
            ),
            turn=turn._replace(attack=self._claim(turn.attack), block=self._claim(turn.block)),
        )

    def _hides(self, seat: Seat) -> bool:
        return side_of(seat) != self.side

    def _hidden(self) -> list[Card]:
        bout, turn = self.state.bout, self.state.turn
        piles = [*enumerate(bout.hands), *enumerate(bout.discards)]
        piles += [(claim.seat, claim.cards) for claim in (turn.attack, turn.block) if claim is not None]
        return [*bout.deck, *(card for seat, pile in piles if self._hides(seat) for card in pile)]

    def _with_other_specials(self, pool: list[Card]) -> list[Card]:
        pile = Counter(self.state.options.setup.special_pile)
        hidden = [card for card in pool if card in pile]
        chosen = self._shuffled((*hidden, *(pile - self.specials).elements()))[: len(hidden)]
        self.specials = self.specials - Counter(hidden) + Counter(chosen)
        return [card for card in pool if card not in pile] + list(chosen)

    def _shuffled(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        shuffled, self.entropy = self.entropy.shuffled(cards)
        return shuffled

    def _draw(self, count: int) -> tuple[Card, ...]:
        return tuple(self.cards.pop() for _ in range(count))

    def _pile(self, seat: Seat, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return self._draw(len(cards)) if self._hides(seat) else cards

    def _claim(self, claim: Claim | None) -> Claim | None:
        if claim is None:
            return None
        # Nobody knows in which order the cards of a claim lie.
        return replace(claim, cards=self._shuffled(self._pile(claim.seat, claim.cards)))

    def _look(self, look: Look) -> Look:
        if self.side in look.sides:
            return look
        cards = self._shuffled(self.state.options.setup.core)[: len(look.cards)]
        return replace(look, cards=tuple(sorted(cards)))


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
