"""The standings of a tournament: points, Buchholz and wins; all points are counted in halves."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from data.records.tournaments import WIN, Entrant, MatchResult, Pairing, Tournament, TournamentFormat


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """One line of the standings."""

    entrant: Entrant
    place: int
    """Counted from 1; equals share a place."""
    points: int
    """The score in half points."""
    buchholz: int
    """The sum of the opponents' points, in half points. A bye counts as an opponent with the entrant's own points."""
    wins: int
    """Matches won at a table: byes do not count."""


def opponent_of(pairing: Pairing, number: int) -> int | None:
    """Return the entrant whom an entrant of a pairing meets; None for a bye."""
    return pairing.second if number == pairing.first else pairing.first


def pairings_by_entrant(pairings: Iterable[Pairing]) -> Mapping[int, list[Pairing]]:
    """Return the pairings of each entrant, in their order."""
    pairings_of: dict[int, list[Pairing]] = {}
    for pairing in pairings:
        for number in (pairing.first, pairing.second):
            if number is not None:
                pairings_of.setdefault(number, []).append(pairing)
    return pairings_of


def scores(entrants: Iterable[Entrant], pairings: Iterable[Pairing]) -> dict[int, int]:
    """Return the half points of each entrant by number."""
    pairings_of = pairings_by_entrant(pairings)
    return {
        entrant.number: sum(
            pairing.points_of(entrant.number) for pairing in pairings_of.get(entrant.number, ())
        )
        for entrant in entrants
    }


def standings(tournament: Tournament) -> tuple[Standing, ...]:
    """Return the standings, the best entrant first."""
    entrants, pairings = tournament.entrants, tournament.pairings
    points, pairings_of = scores(entrants, pairings), pairings_by_entrant(pairings)
    lines = []
    for entrant in entrants:
        number = entrant.number
        games = pairings_of.get(number, ())
        met = [opponent_of(game, number) for game in games]
        lines.append(
            Standing(
                entrant=entrant,
                place=0,
                points=points[number],
                buchholz=sum(points[number if other is None else other] for other in met),
                wins=sum(game.points_of(number) == WIN and game.second is not None for game in games),
            )
        )
    if tournament.format is TournamentFormat.KNOCKOUT:
        reached = _reached(tournament)
        return _placed(lines, lambda line: (reached[line.entrant.number],))
    return _placed(lines, lambda line: (line.points, line.buchholz, line.wins))


def winners(tournament: Tournament) -> tuple[Entrant, ...]:
    """Return the entrants in the first place of a tournament that was played; several when they are equal."""
    return tuple(line.entrant for line in standings(tournament) if line.place == 1 and line.points > 0)


def _placed(lines: Iterable[Standing], key: Callable[[Standing], tuple[int, ...]]) -> tuple[Standing, ...]:
    """Return the lines with their places, the highest key first; equals share a place, in the order of numbers."""
    ordered = sorted(sorted(lines, key=lambda line: line.entrant.number), key=key, reverse=True)
    keys = [key(line) for line in ordered]
    return tuple(replace(line, place=keys.index(key(line)) + 1) for line in ordered)


def match_winner(games: Sequence[Pairing]) -> int | None:
    """Return the number of the entrant who wins a knockout match; None when nobody does, or it is not over.

    After two draws it is the one with the better pairing number.
    """
    last = games[-1]
    match last.result:
        case MatchResult.FIRST:
            return last.first
        case MatchResult.SECOND:
            return last.second
        case MatchResult.DRAW if last.game > 1 and last.second is not None:
            return min(last.first, last.second)
        case _:
            return None


def matches_of(pairings: Iterable[Pairing], round_number: int) -> dict[int, list[Pairing]]:
    """Return the games of each match of a round, by the match's number."""
    matches: dict[int, list[Pairing]] = {}
    for pairing in pairings:
        if pairing.round == round_number:
            matches.setdefault(pairing.number, []).append(pairing)
    return matches


def _reached(tournament: Tournament) -> dict[int, int]:
    """Return the rounds that each entrant of a knockout reached, counted twice, one less for a last match lost."""
    reached = dict.fromkeys((entrant.number for entrant in tournament.entrants), 0)
    for round_number in range(1, tournament.round + 1):
        for games in matches_of(tournament.pairings, round_number).values():
            winner = match_winner(games)
            for number in (games[0].first, games[0].second):
                if number is not None:
                    reached[number] = max(reached[number], 2 * round_number - 1 + (number == winner))
    return reached
