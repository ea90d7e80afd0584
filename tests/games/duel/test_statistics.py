"""What is counted of a duel: bluffs by the name claimed, and challenges right and wrong."""

from __future__ import annotations

from games.duel import Card
from games.duel.actions import Accept, Attack, Block, Challenge, DuelAction, Window
from games.duel.statistics import statistics_of
from games.engine import Seat
from games.record import PlayedMove
from tests.games.duel.table import Table, cards, duel


class Counted:
    """A table whose actions are remembered."""

    def __init__(self, hand: str, against: str) -> None:
        self.table: Table = duel(hand, against)
        self.made: list[PlayedMove] = []

    def play(self, seat: Seat, action: DuelAction) -> Counted:
        before = self.table.state
        self.table.play(action, seat)
        self.made.append(PlayedMove(before, seat, action, self.table.events, self.table.state))
        return self

    def attack(self, letters: str, claim: str) -> Counted:
        return self.play(0, Attack(cards(letters), Card(claim), 1))

    @property
    def counts(self) -> tuple[dict[str, int], ...]:
        return tuple(map(dict, statistics_of(self.made, 2)))


def test_a_bluff_that_nobody_doubts_is_a_bluff_that_got_away() -> None:
    mine, theirs = Counted("WSSS", "AAAC").attack("S", "wizard").play(1, Accept(Window.ANSWER)).counts
    assert mine == {"claims": 1, "claims-wizard": 1, "bluffs": 1, "bluffs-wizard": 1}
    assert theirs == {}


def test_a_bluff_that_is_doubted_is_caught_and_the_doubt_is_right() -> None:
    mine, theirs = Counted("WSSS", "AAAC").attack("S", "wizard").play(1, Challenge(Window.ANSWER)).counts
    assert (mine["bluffs"], mine["caught"], mine["caught-wizard"]) == (1, 1, 1)
    assert theirs == {"right": 1, "right-wizard": 1}


def test_a_true_claim_that_is_doubted_is_a_wrong_doubt() -> None:
    mine, theirs = Counted("WSSS", "AAAC").attack("W", "wizard").play(1, Challenge(Window.ANSWER)).counts
    assert mine == {"claims": 1, "claims-wizard": 1}
    assert theirs == {"wrong": 1, "wrong-wizard": 1}


def test_a_block_is_a_claim_like_an_attack() -> None:
    played = Counted("WSSS", "DSAA").attack("S", "soldier").play(1, Block(cards("S"), Card("defender")))
    mine, theirs = played.play(0, Challenge(Window.BLOCK)).counts
    assert mine == {"claims": 1, "claims-soldier": 1, "right": 1, "right-defender": 1}
    assert theirs["bluffs-defender"] == theirs["caught-defender"] == 1
