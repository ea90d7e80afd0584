"""Two types of view, so that the type checker keeps what one seat may know off the public posts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

V_co = TypeVar("V_co", covariant=True)


@dataclass(frozen=True, slots=True)
class PublicView(Generic[V_co]):
    """A game's view for everybody: what a spectator may know."""

    view: V_co


@dataclass(frozen=True, slots=True)
class SeatView(Generic[V_co]):
    """A game's view for one seat, to be shown to its player only."""

    view: V_co
