"""What everyone has seen of a game, what is reported again, and the questions of seats that choose in secret."""

from __future__ import annotations

from bot.tables.commands import TableAction, TableActionKind
from bot.tables.progress import GameProgress
from games.auf.actions import AufAction, Mulligan, Pass, Sign, Throw
from games.engine import Seat, Step
from tests.commands import follow, follow_action
from tests.games.auf.kitchen import GAME, Kitchen, baker


def progress(kitchen: Kitchen) -> GameProgress:
    return GameProgress(GAME, Step(kitchen.state, ()), at=0)


def tie() -> GameProgress:
    kitchen = Kitchen(
        baker("brownies flour butter", hand="chocolate"), baker("gelato", finished="mochi"), round=3
    )
    return progress(kitchen.place("brownies", "chocolate"))


def move(followed: GameProgress, seat: Seat, action: AufAction, *, at: float) -> None:
    follow(followed, GAME.apply(followed.state, seat, action), seat, at=at)


def test_a_public_move_is_seen_and_renews_the_questions() -> None:
    followed = progress(Kitchen(baker("gelato", hand="nuts nuts"), baker("mochi")))
    move(followed, 0, Mulligan(1), at=7)
    assert (followed.version, followed.public_version) == (1, 1)
    assert (followed.open_decisions[0].number, followed.open_decisions[0].at) == (1, 7)


def test_ca_33_a_secret_move_is_not_seen_and_renews_no_question() -> None:
    followed = tie()
    move(followed, 0, Throw(1, Sign.ROCK), at=50)
    assert (followed.version, followed.public_version) == (1, 0)
    assert {
        (open_decisions.number, open_decisions.at) for open_decisions in followed.open_decisions.values()
    } == {(0, 0)}
    assert followed.open_decisions[0].by == 0, "the seat has answered and may only change its choice"
    assert followed.open_decisions[1].by is None


def test_ca_33_the_throw_that_reveals_both_signs_is_seen() -> None:
    followed = tie()
    move(followed, 0, Throw(1, Sign.ROCK), at=50)
    move(followed, 1, Throw(1, Sign.PAPER), at=60)
    assert (followed.version, followed.public_version) == (2, 1), (
        "by its number the post does not tell of the first throw"
    )
    assert {
        (open_decisions.number, open_decisions.at) for open_decisions in followed.open_decisions.values()
    } == {(1, 60)}


def test_a_table_that_moves_without_an_event_is_seen() -> None:
    followed = tie()
    table_action = TableAction(TableActionKind.RETURN)
    follow_action(followed, table_action, 0, at=0)
    assert followed.public_version == followed.version == 1


def test_recent_history_is_this_turn_and_the_move_that_began_it() -> None:
    followed = progress(Kitchen(baker("gelato", hand="nuts nuts"), baker("mochi", hand="nuts")))
    assert [told.version for told in followed.recent()] == [0]
    move(followed, 0, Mulligan(1), at=0)
    move(followed, 0, Pass(1), at=0)
    assert [told.version for told in followed.recent()] == [2], "the move that opened Ben's turn"
    move(followed, 1, Mulligan(1), at=0)
    assert [told.version for told in followed.recent()] == [2, 3]
