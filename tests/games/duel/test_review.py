"""What a review says of a duel: who bluffed, which challenges were right, where the match turned."""

from __future__ import annotations

import pytest

from games.duel import Card, DuelOptions
from games.duel.review import Review, ReviewedClaim, best_bluff, chance_of, review
from games.duel.state import Reason, State
from games.engine import Action, Seat
from games.record import PlayedMove
from tests.games.duel.lab import GAME
from tests.games.duel.table import Table, duel


class Watched(Table):
    """A table that writes its moves down."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.made: list[PlayedMove] = []

    def play(self, action: Action, by: Seat | None = None) -> Table:
        seat = min(GAME.actors(self.state)) if by is None else by
        before = self.state
        super().play(action, by)  # type: ignore[arg-type]
        self.made.append(PlayedMove(before, seat, action, self.events, self.state))
        return self

    def review(self) -> Review:
        return review(self.state.options, self.made)


def watched(*hands: str) -> Watched:
    return Watched(duel(*hands).state)


def test_a_bluff_that_nobody_calls_is_told_as_one() -> None:
    table = watched("SADW", "DAAC")
    table.attack("D", "wizard").accept()
    (claim,) = table.review().claims
    assert (claim.name, claim.cards, claim.is_true, claim.challenger) == (
        Card.WIZARD,
        (Card.DEFENDER,),
        False,
        None,
    )
    assert table.review().turning_point is None


def test_a_true_claim_that_is_challenged_ends_the_bout_and_turns_it() -> None:
    table = watched("SADW", "DAAC")
    attacker = min(GAME.actors(table.state))
    table.attack("S", "soldier").challenge()
    found = table.review()
    (claim,) = found.claims
    assert claim.is_true
    assert claim.challenger == 1 - attacker
    assert found.turning_point is not None
    assert found.turning_point.ending.reason is Reason.TRUTH
    assert found.turning_point.before == pytest.approx(0.5)
    assert abs(found.turning_point.after - 0.5) == pytest.approx(3 / 16)


def test_a_block_is_judged_by_itself() -> None:
    table = watched("SADW", "DAAC")
    table.attack("S", "soldier").block("A", "defender").challenge()
    attack, block = table.review().claims
    assert attack.is_true
    assert not block.is_true
    assert (attack.challenger, block.challenger) == (None, attack.seat)


@pytest.mark.parametrize(
    ("trophies", "duels", "chance"),
    [
        ((0, 0), 1, 0.5),
        ((2, 2), 1, 0.5),
        ((2, 0), 1, 7 / 8),
        ((2, 1), 1, 3 / 4),
        ((2, 0), 3, 7 / 8 * 3 / 4 + 1 / 8 / 4),
    ],
)
def test_the_chances_are_those_of_tossing_coins(trophies: tuple[int, int], duels: int, chance: float) -> None:
    options = DuelOptions(trophies=3, duels=duels)
    assert chance_of(options, trophies, (0, 0)) == pytest.approx(chance)
    assert chance_of(options, trophies[::-1], (0, 0)) == pytest.approx(1 - chance)


def test_a_match_that_is_won_is_certain() -> None:
    assert chance_of(DuelOptions(), (3, 1), (0, 0)) == 1.0


def test_the_best_bluff_is_the_accepted_claim_with_most_false_cards() -> None:
    def claim(
        cards: tuple[Card, ...], *, is_true: bool = False, challenger: Seat | None = None
    ) -> ReviewedClaim:
        return ReviewedClaim(1, 1, 1, 0, 1, Card.SOLDIER, cards, is_true, challenger)

    small, bold = claim((Card.ARCHER,)), claim((Card.ARCHER, Card.DEFENDER, Card.SOLDIER))
    caught = claim((Card.ARCHER,) * 4, challenger=1)
    true = claim((Card.SOLDIER,) * 4, is_true=True)
    assert best_bluff(Review((small, bold, caught, true), None)) is bold
    assert best_bluff(Review((caught, true), None)) is None
