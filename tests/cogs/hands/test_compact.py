"""What stands beside the image of a hand is short enough for a phone, in every game and language."""

from __future__ import annotations

import re

from bot.tables.options import write_options
from bot.tables.session import Session
from cogs.games.presenter import Presenter
from cogs.games.registry import PRESENTERS
from cogs.hands.render import hand
from cogs.i18n.messages import Messages
from cogs.ui.panel import Panel
from data.records.tables import Phase, Table, TableSeat
from games.engine import Step
from tests.labs import Case, in_languages, of_every_kind, played
from tests.stores import MemoryStore

NAMES = ("Ada", "Ben", "Cleo", "Dov")
LINE_CHARACTERS = 42
"""So many characters stand in a line on a phone that is 390 pixels wide."""
MOST_LINES = 15
"""The image of six cards and a row of controls leave room for so many lines of small print in 700 pixels."""


def session_of(case: Case) -> Session:
    seats = tuple(TableSeat(seat=seat, name=NAMES[seat], user_id=11 + seat) for seat in range(case.seats))
    row = Table(
        id="compactly",
        guild_id=1,
        channel_id=2,
        host_id=11,
        game=case.game.key,
        edition=1,
        options=write_options(case.game, case.options),
        seconds=90,
        phase=Phase.PLAYING,
        seats=seats,
        seed=played(case).seed,
        created_at=1.0,
        started_at=1.0,
    )
    return Session(MemoryStore().tables, case.game, row)


def lines_on_phone(panel: Panel) -> int:
    """Return the number of lines that the text below the image takes."""
    shown = re.sub(r"<@\d+>", "@Benjamin", "\n".join(panel.paragraphs))
    plain = re.sub(r"-# |\*\*|<a?:\w+:\d+>|\]\([^)]*\)|\[", "", shown)
    return sum(1 + len(line) // LINE_CHARACTERS for line in plain.splitlines())


@in_languages
def test_few_lines_stand_beside_the_image_of_a_hand(case: Case, locale: str) -> None:
    session, messages, longest = session_of(case), Messages(locale), 0
    for moment in of_every_kind(case):
        progress = session.progress
        progress.state = moment.state
        progress.open_decisions = progress.decisions_after(Step(moment.state, ()), None, at=1.0)
        for seat in range(case.seats):
            panel = hand(session, seat, messages)
            if panel.image is not None:
                longest = max(longest, lines_on_phone(panel))
    assert longest <= MOST_LINES
    has_images = type(PRESENTERS[case.game.key]).hand_image is not Presenter.hand_image
    assert (longest > 0) is has_images
