"""What depends on hidden cards at a table with open hands: the page of a spectator, and nothing else."""

from __future__ import annotations

from dataclasses import replace

from bot.history.replay import may_see_all_hands
from bot.tables.session import Session
from cogs.games.presenter import Presenter
from cogs.games.registry import PRESENTERS
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from cogs.pages.open_hands import with_all_hands
from cogs.table_post import beside_game, render
from cogs.ui.panel import Panel
from data.records.tables import Phase
from games.entropy import Entropy
from tests.cogs.ui.test_limits import moments
from tests.labs import Case, every_case

SAY = Messages()
STRANGER = 5


def ask(session: Session, *, agreed: int) -> None:
    """Let a table ask for open hands, to which so many of its players have agreed."""
    seats = tuple(replace(seat, agreement=int(seat.seat < agreed)) for seat in session.table.seats)
    session.table = replace(session.table, open_hands=1, seats=seats, phase=Phase.PLAYING)


def page_of_spectator(session: Session) -> Panel:
    say = TableMessages(SAY, session.table.seats)
    watching = beside_game.watching(session.table.id, SAY, is_on=False)
    return with_all_hands(session, watching, say, has_image=True)


def public(session: Session) -> tuple[Panel, ...]:
    """Return all that everybody sees of a table."""
    turn = session.progress.turn
    return (
        render.table(session, SAY),
        render.table(session, SAY, render.PostContent(has_image=False)),
        render.in_words(session, SAY),
        render.left_behind(session, turn, turn + 1, SAY),
    )


@every_case
def test_only_the_page_of_a_spectator_depends_on_a_hidden_hand(case: Case) -> None:
    different = 0
    for number, session in enumerate(moments(case)):
        if session.game.outcome(session.progress.state) is not None:
            continue
        ask(session, agreed=case.seats)
        state = session.progress.state
        shown, seen = public(session), page_of_spectator(session)
        session.progress.state = case.lab.twin(state, None, Entropy(b"open %d" % number))
        assert public(session) == shown
        different += page_of_spectator(session) != seen
        session.progress.state = state
    has_hands = type(PRESENTERS[case.game.key]).hand_image is not Presenter.hand_image
    assert bool(different) is has_hands


@every_case
def test_without_the_consent_of_all_nobody_may_see_the_hands(case: Case) -> None:
    session = next(moments(case))
    assert not may_see_all_hands(session.table, STRANGER)
    for agreed in range(case.seats + 1):
        ask(session, agreed=agreed)
        assert may_see_all_hands(session.table, STRANGER) is (agreed == case.seats)
    for seat in session.table.seats:
        assert seat.user_id is not None
        assert not may_see_all_hands(session.table, seat.user_id)
    for phase in (Phase.LOBBY, Phase.OVER):
        assert not may_see_all_hands(replace(session.table, phase=phase), STRANGER)


@every_case
def test_every_public_post_says_that_hands_are_open(case: Case) -> None:
    for session in moments(case):
        turn, closed = session.progress.turn, session.table
        for open_hands in (0, 1):
            session.table = replace(closed, open_hands=open_hands)
            posts = (
                render.table(session, SAY),
                render.left_behind(session, 0, turn + 1, SAY),
                render.left_behind(session, render.LOBBY_TURN, turn, SAY),
            )
            assert [SAY("open-hands") in post.heading for post in posts] == [bool(open_hands)] * len(posts)
        session.table = closed
