"""What only its player reads speaks to them: no hand, in any language, names its reader as somebody else."""

from __future__ import annotations

import re
from itertools import product

import pytest

from bot.tables.commands import Proposal, TableAction, TableActionKind
from bot.tables.session import Session
from cogs.hands.render import in_sentences, in_words
from cogs.i18n.messages import LOCALES, Messages
from cogs.table_post import beside_game
from tests.bot.tables.services import ADA, begun, tables
from tests.page import posts
from tools.pictures.moments import Script


def read_by(session: Session, seat: int, locale: str) -> str:
    """Return all that a player may read of their hand and of what the last move let them see."""
    messages = Messages(locale)
    panel = in_words(session, seat, messages)
    last = session.progress.history[-1].events
    seen = [event for event in last if not event.reaches(None) and event.reaches(seat)]
    return "\n".join((panel.heading, *panel.paragraphs, *in_sentences(session, seat, seen, messages)))


@pytest.mark.parametrize(("key", "script"), posts.TABLES)
def test_a_hand_names_its_reader_nowhere_in_any_language(key: str, script: Script) -> None:
    """Where the reader is the subject, the sentence says *you*, with its own verb."""
    spoken = dict.fromkeys(LOCALES, 0)
    for number, session in posts.course(key, script):
        members = [row for row in session.table.seats if row.user_id is not None and number % 3 == 0]
        for row, locale in product(members, LOCALES):
            text = read_by(session, row.seat, locale)
            assert f"<@{row.user_id}>" not in text, (locale, text)
            spoken[locale] += len(re.findall(rf"^{Messages(locale)('you')}\s?:", text, flags=re.MULTILINE))
            assert locale != "en" or not re.search(r"\bYou (is|has|\w+[^s]s)\b", text), text
    assert all(spoken.values()), spoken


async def test_who_asks_for_a_vote_reads_so() -> None:
    club = tables()
    session = await begun(club)
    await club.apply(session.table.id, ADA.id, TableAction(TableActionKind.ASK, Proposal.PAUSE, 3600))
    for row in session.table.seats:
        (line,) = beside_game.vote_question(session, row.seat, Messages()).paragraphs
        asker = "You ask" if row.user_id == ADA.id else f"<@{ADA.id}> asks"
        assert line.startswith(f"🗳️ {asker} to pause")
