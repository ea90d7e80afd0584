"""What the store keeps of a try at a daily deal, as a frozen dataclass."""

from __future__ import annotations

from dataclasses import dataclass

from data.records import COUNTED, Ending


@dataclass(frozen=True, slots=True, kw_only=True)
class DailyTry:
    """A member's one try at a game's deal of a day, and how it ended."""

    user_id: int
    game: str
    day: str
    guild_id: int
    """The server in which it counts; ``DIRECT`` for none."""
    table_id: str
    ending: Ending | None
    """None while it is being played."""
    place: int | None
    score: int | None
    house_place: int | None
    house_score: int | None
    was_helped: bool
    """Whether somebody else has played for the member: then it does not count."""

    @property
    def counts(self) -> bool:
        """Whether the member has played it to its end, or given up."""
        return self.ending in COUNTED and self.place is not None and not self.was_helped

    @property
    def has_won(self) -> bool:
        """Whether the member was placed before the house player."""
        return (self.place or 0) < (self.house_place or 0)

    @property
    def is_tied(self) -> bool:
        """Whether both were placed alike."""
        return self.place == self.house_place
