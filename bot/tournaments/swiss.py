"""The pairings of a Swiss round, by the aims of FIDE's Dutch system in their order.

The rules are C.04.1 and C.04.3 of the FIDE Handbook. One maximum-weight matching finds the round that meets them best,
as the reference program bbpPairings does. docs/tournaments.md says which rules hold exactly.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import combinations

from bot.tournaments.standings import opponent_of, pairings_by_entrant, scores
from data.records.tournaments import WIN, Entrant, MatchResult, Pairing

BYE = 0
"""Stands for the missing opponent; entrants are numbered from 1."""
MOST_ROUNDS = 9
"""The most rounds that can be chosen."""
SEATS_APART = 2
"""How many more games in one seat than in the other are too many."""


@dataclass(frozen=True, slots=True)
class _Player:
    """An entrant, as a pairing needs to know them."""

    number: int
    points: int = 0
    met: frozenset[int] = frozenset()
    """The numbers of earlier opponents."""
    had_free_win: bool = False
    """Whether they had a bye, or won because their opponent was not there before the table opened."""
    floated: bool = False
    """Whether they met somebody with fewer points, or had the bye, in the last round."""
    firsts: int = 0
    """How many more games they had in the first seat than in the second."""
    last_seats: tuple[int, ...] = ()
    """Their last two seats, 0 or 1."""

    @property
    def wanted_seat(self) -> int | None:
        """The seat that is due: the one in which they sat less often, else not the last one; None before all games."""
        if self.firsts:
            return int(self.firsts > 0)
        return 1 - self.last_seats[-1] if self.last_seats else None

    @property
    def needs_seat(self) -> bool:
        """Whether the other seat would be the third in a row, or leave their seats too far apart."""
        same_twice = len(self.last_seats) == 2 and self.last_seats[0] == self.last_seats[1]  # noqa: PLR2004
        return same_twice or abs(self.firsts) >= SEATS_APART


def rounds_for(entrants: int) -> int:
    """Return the rounds needed to find one winner, in a Swiss tournament or a knockout."""
    return max(1, (entrants - 1).bit_length())


def most_rounds(entrants: int) -> int:
    """Return the most rounds that can be played before two entrants must meet twice."""
    return entrants - 1 if entrants % 2 == 0 else entrants


def next_round(
    entrants: Sequence[Entrant], pairings: Sequence[Pairing], round_number: int
) -> tuple[Pairing, ...]:
    """Return the pairings of the next round; with an odd number of entrants somebody has a bye.

    It takes up to half a second for 32 entrants, and the first call a second more: call it in a thread.
    """
    players = _players(entrants, pairings)
    pairs = sorted(_matched(players), key=lambda pair: _rank(players[pair[0]]))
    pairings_of_round = []
    for number, (better, other) in enumerate(pairs):
        if other == BYE:
            first, second, result = better, None, MatchResult.FIRST
        else:
            (first, second), result = _seated(players[better], players[other], number), None
        pairings_of_round.append(
            Pairing(round=round_number, number=number, first=first, second=second, result=result)
        )
    return tuple(pairings_of_round)


def _players(entrants: Sequence[Entrant], pairings: Sequence[Pairing]) -> dict[int, _Player]:
    pairings = sorted(pairings, key=lambda pairing: pairing.round)
    pairings_of = pairings_by_entrant(pairings)
    points = scores(entrants, pairings)
    last_round = max((pairing.round for pairing in pairings), default=0)
    before = scores(entrants, [pairing for pairing in pairings if pairing.round < last_round])
    active = {}
    for entrant in entrants:
        number = entrant.number
        if not entrant.is_active:
            continue
        games = pairings_of.get(number, [])
        seats = tuple(int(game.second == number) for game in games if game.second is not None)
        active[number] = _Player(
            number=number,
            points=points[number],
            met=frozenset(other for game in games if (other := opponent_of(game, number)) is not None),
            had_free_win=any(game.second is None and game.points_of(number) == WIN for game in games),
            floated=any(
                game.round == last_round and before[number] > before.get(opponent_of(game, number) or BYE, -1)
                for game in games
            ),
            firsts=seats.count(0) - seats.count(1),
            last_seats=seats[-2:],
        )
    return active


def _rank(player: _Player) -> tuple[int, int]:
    """Return the order of A.2: by points, then by pairing number."""
    return -player.points, player.number


def _matched(players: dict[int, _Player]) -> list[tuple[int, int]]:
    """Return the pairs, the better one of each first; BYE is the other one of the bye."""
    # Here, because it takes long to import and most processes never pair anybody.
    from networkx import Graph, max_weight_matching  # noqa: PLC0415

    ordered = sorted(players.values(), key=_rank)
    if len(ordered) % 2:
        ordered.append(_Player(BYE, points=-1))
    costs = _edge_costs(ordered)
    graph = Graph()
    graph.add_nodes_from(player.number for player in ordered)
    highest = max(costs.values(), default=0)
    # The lowest cost is the highest weight. Whole numbers of any size: nothing is rounded.
    graph.add_weighted_edges_from((one, other, highest - cost) for (one, other), cost in costs.items())
    places = {player.number: place for place, player in enumerate(ordered)}
    matched = []
    for pair in max_weight_matching(graph, maxcardinality=True):
        one, other = sorted(pair, key=places.__getitem__)
        matched.append((one, other))
    return matched


def _edge_costs(ordered: Sequence[_Player]) -> dict[tuple[int, int], int]:
    """Return the cost of each pair, by the named rows of FIDE's list."""
    levels = sorted({player.points for player in ordered}, reverse=True)
    groups = {level: [player for player in ordered if player.points == level] for level in levels}
    place = {player.number: place for group in groups.values() for place, player in enumerate(group)}
    base = (len(ordered) + 1) ** 3  # more than any aim can add up to over the pairs of a round
    costs = {}
    for one, other in combinations(ordered, 2):
        is_bye = other.number == BYE
        is_stuck = _clash(one, other) and one.needs_seat and other.needs_seat
        half = len(groups[one.points]) // 2  # the upper half of a group meets the lower half in its order
        is_same_group = one.points == other.points
        distance = place[other.number] - place[one.number] if is_same_group else half + place[other.number]
        aims = (
            int(other.number in one.met),  # C.1: nobody meets twice
            int(is_bye and one.had_free_win),  # C.2: no second bye
            one.points if is_bye else 0,  # C.9 of 2017, C.5 since: the bye goes to the fewest points
            int(is_stuck),  # C.3: seats stay balanced
            # C.5: as few as possible meet somebody with fewer points, at the top first
            *(int(one.points == level > other.points) for level in levels[:-1]),
            0 if is_bye else (one.points - other.points) ** 2,  # C.6: and not with many fewer
            int(_clash(one, other)),  # C.10: and are taken in turn
            int(one.floated and one.points > other.points),  # C.12: not the same ones twice in a row
            (distance - half) ** 2,
        )
        # Each aim is a digit of one number, so that an earlier aim outweighs all later ones together.
        costs[one.number, other.number] = reduce(lambda total, aim: total * base + aim, aims)
    return costs


def _clash(one: _Player, other: _Player) -> bool:
    """Return True if both are due the same seat."""
    return other.number != BYE and one.wanted_seat is not None and one.wanted_seat == other.wanted_seat


def _seated(better: _Player, other: _Player, board: int) -> tuple[int, int]:
    """Return the numbers in the order of the seats, by E.1 to E.5."""
    seat = better.wanted_seat
    if seat is None:
        seat = board % 2 if other.wanted_seat is None else 1 - other.wanted_seat
    elif seat == other.wanted_seat:
        is_others = (other.needs_seat, abs(other.firsts)) > (better.needs_seat, abs(better.firsts))
        seat = 1 - seat if is_others else seat
    return (better.number, other.number) if seat == 0 else (other.number, better.number)
