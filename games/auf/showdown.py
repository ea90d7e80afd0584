"""How the game ends: the places by points, and the tie by Rock Paper Scissors."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from games.auf.actions import Sign
from games.auf.events import GameEnded, MatchBegan, MatchWon, ShowdownBegan, SignsShown
from games.auf.private_events import SignChosen
from games.auf.state import WINS_OF_A_MATCH, Phase, Player, Showdown
from games.auf.transition import Transition
from games.engine import Outcome, Seat


def conclude(table: Transition) -> None:
    """After the last round: the game is over, or those with the most points go into a showdown (CA-33)."""
    points = [len(player.finished) for player in table.players]
    tied = tuple(seat for seat, score in enumerate(points) if score == max(points))
    if len(tied) == 1:
        _end_game(table)
        return
    table.phase = Phase.SHOWDOWN
    first, second, *waiting = tied
    table.showdown = Showdown((first, second), tuple(waiting))
    table.tell(ShowdownBegan(seats=tied))
    table.tell(MatchBegan(pair=(first, second)))


def throw(table: Transition, seat: Seat, sign: Sign | None) -> None:
    """Note a sign, which may be changed five times until both have chosen; then both are shown (CA-33)."""
    showdown = table.showdown
    assert showdown is not None
    before = showdown.chosen.get(seat)
    is_same = sign is not None and sign is before
    if sign is None:
        pick, table.entropy = table.entropy.below(len(Sign))
        sign = tuple(Sign)[pick]
    table.tell(SignChosen(seat=seat, sign=sign, audience=frozenset({seat})))
    if is_same:
        return
    if before is not None:
        left_changes, right_changes = showdown.changes
        is_left = seat == showdown.pair[0]
        showdown = replace(showdown, changes=(left_changes + is_left, right_changes + (not is_left)))
    left, right = showdown.signs
    if seat == showdown.pair[0]:
        left = sign
    else:
        right = sign
    if left is None or right is None:
        table.showdown = replace(showdown, signs=(left, right))
    else:
        _show(table, showdown, (left, right))


def _show(table: Transition, showdown: Showdown, signs: tuple[Sign, Sign]) -> None:
    left, right = signs
    wins = (showdown.wins[0] + left.beats(right), showdown.wins[1] + right.beats(left))
    winner = None
    if left is not right:
        winner = showdown.pair[0 if left.beats(right) else 1]
    table.tell(SignsShown(pair=showdown.pair, signs=signs, winner=winner, wins=wins))
    table.showdown = Showdown(showdown.pair, showdown.waiting, wins, showdown.throw + 1)
    if winner is not None and max(wins) == WINS_OF_A_MATCH:
        _end_match(table, table.showdown, winner)


def _end_match(table: Transition, showdown: Showdown, winner: Seat) -> None:
    """Let the winner play against the next who waits, or end the game."""
    loser = next(seat for seat in showdown.pair if seat != winner)
    table.tell(MatchWon(winner=winner, loser=loser))
    if showdown.waiting:
        pair = (winner, showdown.waiting[0])
        table.showdown = Showdown(pair, showdown.waiting[1:], throw=showdown.throw)
        table.tell(MatchBegan(pair=pair))
        return
    table.champion = winner
    _end_game(table)


def _end_game(table: Transition) -> None:
    table.phase = Phase.OVER
    result = standing(table.players, table.champion)
    table.tell(GameEnded(places=result.places, scores=result.scores))


def standing(players: Sequence[Player], champion: Seat | None) -> Outcome:
    """Return places by points; a showdown's winner is ahead of those who were tied with them (CA-33)."""
    scores = tuple(len(player.finished) for player in players)
    ranks = [(score, seat == champion) for seat, score in enumerate(scores)]
    places = tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
    return Outcome(places, scores)
