"""What the catalog holds of a game beside its rules: AI players, statistics, tutorial, leaderboards, review."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

from games.ai import AIPlayer
from games.engine import Game, Seat
from games.record import PlayedMove

CountStatistics: TypeAlias = Callable[[Iterable[PlayedMove], int], tuple[Counter[str], ...]]
"""Counts by seat, from a finished game's moves and its number of seats; a ``best-`` counter keeps the greatest."""

ReviewMoves: TypeAlias = Callable[[Any, Iterable[PlayedMove], Seat], Any]
"""The review of a finished game for a seat, from its options and the moves that were not taken back."""


Counts: TypeAlias = Mapping[str, int]
"""What a game's ``statistics`` have counted for a member, by counter; and ``games`` and ``wins``."""


class Achievement(NamedTuple):
    """Something that a player has done once. It is only a record, and gives nothing."""

    name: str
    is_reached: Callable[[Counts], bool]
    """From the sums of ``statistics`` over all of a member's games."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tutorial:
    """The deal of a game's tutorial, and its options where they are not the defaults.

    Choose a short deal that soon asks the learner each kind of question.
    """

    deal: int
    questions: tuple[str, ...] = ()
    """The questions that every learner gets, by the first words of their tokens.

    The tutorial lasts until they have answered each of them, or to the end of the game.
    """
    options: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))


@dataclass(frozen=True, slots=True, kw_only=True)
class Leaderboards:
    """What is rated together: the whole game, or each of its modes. The first mode is the default."""

    modes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEntry:
    """All that the program needs of a game, apart from its side on Discord."""

    game: Game[Any, Any, Any, Any]
    command: str
    """The slash-command group of the game: ``/<command> new`` opens a table."""
    ai_players: Mapping[str, AIPlayer]
    """By level: at least ``honest``, who fills a seat where there are no levels, and ``tutor``."""
    statistics: CountStatistics
    tutorial: Tutorial
    leaderboards: Leaderboards
    review: ReviewMoves | None
    """None when the game has no review."""
    achievements: tuple[Achievement, ...] = ()
    """About four, in the order in which a beginner is likely to reach them."""

    @property
    def leaderboard_keys(self) -> tuple[str, ...]:
        """The keys of the game's leaderboards, as ratings are stored: ``auf``, ``duel-core``."""
        key = self.game.key
        return tuple(f"{key}-{mode}" for mode in self.leaderboards.modes) or (key,)

    def leaderboard_of(self, options: Mapping[str, Any]) -> str:
        """Return the key of the leaderboard for a table with these stored options."""
        key = self.game.key
        return f"{key}-{options.get('mode')}" if self.leaderboards.modes else key
