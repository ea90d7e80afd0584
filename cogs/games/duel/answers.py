"""What a plain answer to a claim means: it fits the window that is open to its seat, or comes too late."""

from __future__ import annotations

from typing import Literal

from bot.errors import Refused
from games.duel import View
from games.duel.actions import (
    Accept,
    Challenge,
    DuelAction,
    Hold,
    Window,
)
from games.duel.state import Phase

_ASKED = {Phase.ANSWER: Window.ANSWER, Phase.BLOCK: Window.BLOCK}
_BESIDE = {Phase.ANSWER: Window.ANSWER_BESIDE, Phase.BLOCK: Window.BLOCK_BESIDE}


def window_of(view: View) -> Window | None:
    """The window in which the view's seat may challenge now, asked or beside its partner (CD-63)."""
    if view.seat in view.asked:
        return _ASKED.get(view.phase)
    return _BESIDE.get(view.phase) if view.seat in view.beside else None


def answer(name: Literal["accept", "challenge", "hold"], view: View) -> DuelAction:
    """The answer to the claim on the table.

    Refused when its time has gone or it is the partner's. To whom nothing at all is asked the table says so.
    """
    window = window_of(view)
    match name:
        case "challenge":
            if window is None:
                raise Refused("duel-no-challenge-now")
            return Challenge(window)
        case "accept":
            if view.seat in view.beside:
                raise Refused("duel-partner-decides")
            if window is None and view.seat in view.asked:
                raise Refused("duel-other-question")
            return Accept(window or Window.ANSWER)
        case "hold":
            if view.seat in view.asked:
                raise Refused("duel-other-question")
            return Hold(window or Window.ANSWER_BESIDE)
