"""The end of a game shows what it has changed: ratings and their change, streaks, and the best bluff."""

from __future__ import annotations

import re

import pytest

from bot.history import game_end
from bot.ratings.service import RatingService
from bot.tables.commands import Move, TableAction, TableActionKind
from tests.endtoend.play import Club, gives_up, leaves

RATING = re.compile(r"(<@\d+>) \*\*([−\d.]+)\*\* \(([+−][\d.]+)\)(, \d[\w ]+\b)?")


SCORE = re.compile(r"Wins in the last games \((\d+)\): (.*)")


def score(club: Club) -> tuple[str, dict[str, str]]:
    """Return the number of games that the score of the evening counts, and the wins of each."""
    ((games, wins),) = SCORE.findall(club.words())
    return games, dict(re.findall(r"(<@\d+>)\s(\d+)", wins))


async def finished(club: Club) -> None:
    """Let Ada win a duel: Ben gives up after the first bout."""
    await club.seat(club.ada, club.ben)
    await club.press(club.asked(), "Pass")
    await club.press(club.asked(), "Pass")
    await gives_up(club.ben)
    await club.settled()


async def test_each_player_reads_their_new_rating_and_its_change(club: Club) -> None:
    await finished(club)
    found = {who: (after, change) for who, after, change, _ in RATING.findall(club.words())}
    (after, change), (lost, loss) = found[club.ada.mention], found[club.ben.mention]
    assert float(after) > 0
    assert lost.startswith("−")
    assert (change, loss) == (f"+{after}", lost), "everybody begins at zero"
    assert "in a row" not in club.words()


async def test_wins_in_a_row_stand_beside_the_rating(club: Club) -> None:
    for _ in range(2):
        await finished(club)
    (streak,) = [rest for who, _, _, rest in RATING.findall(club.words()) if who == club.ada.mention]
    assert streak == ", 2 wins in a row"


async def test_the_score_of_the_evening_stands_between_the_same_people_only(club: Club) -> None:
    await finished(club)
    assert "🤝" not in club.words(), "one game is no evening"
    await finished(club)
    ada, ben, cleo = club.ada.mention, club.ben.mention, club.cleo.mention
    assert score(club) == ("2", {ada: "2", ben: "0"})
    await club.seat(club.ada, club.cleo)
    await club.press(club.asked(), "Pass")
    await club.press(club.asked(), "Pass")
    await gives_up(club.ada)
    await club.settled()
    assert "🤝" not in club.words() and cleo in club.words()
    await club.seat(club.ben, club.ada)  # in the other order
    await club.press(club.asked(), "Pass")
    await club.press(club.asked(), "Pass")
    await gives_up(club.ada)
    await club.settled()
    assert score(club) == ("3", {ada: "2", ben: "1"})


async def test_another_player_in_a_seat_ends_the_score_of_the_evening(club: Club) -> None:
    for _ in range(2):
        await finished(club)
    await club.seat(club.ada, club.ben)
    await club.press(club.asked(), "Pass")
    await club.press(club.asked(), "Pass")
    await leaves(club.ben)
    await gives_up(club.ada)
    await club.settled()
    assert "📈" in club.words() and "🤝" not in club.words()


async def test_ratings_that_come_later_are_added_by_one_edit(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The result is shown at once, whatever keeps the ratings."""
    woken: list[RatingService] = []

    def wake(self: RatingService) -> None:
        woken.append(self)

    monkeypatch.setattr(RatingService, "wake", wake)
    monkeypatch.setattr(game_end, "RATED_WITHIN_SECONDS", 3600.0)
    monkeypatch.setattr("tests.endtoend.play.SHOWN_AFTER_SECONDS", 0.05)
    await finished(club)
    assert "gave up" in club.words() and not RATING.search(club.words())
    assert woken
    posts, calls = len(club.posts()), len(club.pg.calls())
    await club.bot.ratings.settle()
    await club.ada.wait_for(lambda: RATING.search(club.words()) or None)
    await club.settled()
    assert len(club.posts()) == posts
    assert [call.method for call in club.pg.calls()[calls:]] == ["PATCH"]


async def test_the_end_tells_no_rating_of_a_member_who_has_left_the_boards(club: Club) -> None:
    await club.ben.command("/preferences", boards=False)
    await finished(club)
    await club.ada.wait_for(lambda: "📈" in club.words() or None)
    (line,) = [line for line in club.words().splitlines() if "📈" in line]
    assert club.ada.mention in line
    assert club.ben.mention not in line


async def test_a_game_that_is_not_rated_shows_its_result_only(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    await gives_up(club.ben)  # before the first bout is over: it does not count
    await club.settled()
    assert "gave up" in club.words()
    assert "📈" not in club.words()


async def test_the_boldest_bluff_that_was_accepted_is_told_at_the_end(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    attacker = club.asked()
    await club.attack(attacker, "archer", count=3)
    await club.press(club.other(attacker), "Accept")
    assert "Best bluff" not in club.story()
    await gives_up(club.ben)
    await club.settled()
    assert f"Best bluff: {attacker.mention} got away with 3 Archers in bout 1" in club.words()


async def test_the_result_does_not_wait_for_other_reviews_and_the_best_bluff_is_added_later(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.endtoend.play.SHOWN_AFTER_SECONDS", 1.0)
    await club.seat(club.ada, club.ben)
    attacker = club.asked()
    await club.attack(attacker, "archer", count=3)
    await club.press(club.other(attacker), "Accept")
    async with club.bot.history._review_locks["duel"]:  # the review of a long game is being made
        await gives_up(club.ben)
        await club.ada.wait_for(lambda: "gave up" in club.words() or None)
        assert "Best bluff" not in club.words()
    posts = len(club.posts())
    await club.ada.wait_for(lambda: "Best bluff" in club.words() or None)
    await club.settled()
    assert len(club.posts()) == posts


async def test_a_house_player_that_wins_for_who_left_is_named_and_their_rating_explained(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    await club.press(club.asked(), "Pass")
    await club.press(club.asked(), "Pass")
    await leaves(club.ben)
    await gives_up(club.ada)
    await club.settled()
    assert f"🤖 for {club.ben.mention} wins." in club.words()
    assert f"; {club.ben.mention} left, so it counts as a loss" in club.words()


async def test_the_summary_in_the_channel_has_the_ratings_too(club: Club) -> None:
    await club.ada.command("/settings threads", wanted=True)
    await club.ada.command("/duel new")
    await club.ben.press(club.post(), "Join")
    await club.ada.press(club.post(), "Start")
    await club.settled()
    (row,) = await club.bot.store.tables.of_server(club.pg.guild.id)
    session = await club.bot.tables.session(row.id)
    for _ in range(2):
        seat = min(session.actors)
        user_id = session.table.seats[seat].user_id
        assert user_id is not None
        idle = session.game.fallback(session.progress.state, seat)
        await club.bot.tables.apply(row.id, user_id, Move(idle))
        await club.settled()
    await club.bot.tables.apply(row.id, club.ben.id, TableAction(TableActionKind.CONCEDE))
    await club.settled()
    assert len(RATING.findall(club.words())) == 2


@pytest.mark.parametrize("is_settled", [True, False])
async def test_a_game_whose_ratings_do_not_come_is_stored_as_shown_and_its_thread_closed(
    club: Club, monkeypatch: pytest.MonkeyPatch, *, is_settled: bool
) -> None:
    """It counts too little to be rated, or nobody settles it while the post waits."""
    monkeypatch.setattr(RatingService, "wake", lambda _: None)
    monkeypatch.setattr(game_end, "RATED_WITHIN_SECONDS", 3600.0)
    monkeypatch.setattr("tests.endtoend.play.SHOWN_AFTER_SECONDS", 0.05)
    await club.ada.command("/settings threads", wanted=True)
    table_id = await _in_thread(club)
    await club.bot.tables.apply(table_id, club.ben.id, TableAction(TableActionKind.CONCEDE))
    await club.settled()
    row = await club.bot.store.tables.get(table_id)
    assert row is not None
    assert row.shown < row.version, "its ratings may come"
    if is_settled:
        await club.bot.ratings.settle()
    else:
        monkeypatch.setattr(game_end, "RATED_WITHIN_SECONDS", 0.0)
    await club.ada.wait_for(lambda: "gave up" in club.words() or None)
    await club.settled()
    row = await club.bot.store.tables.get(table_id)
    assert row is not None
    assert row.shown == row.version


async def _in_thread(club: Club) -> str:
    """Begin a duel in a thread of its own; return its table."""
    await club.ada.command("/duel new")
    await club.ben.press(club.post(), "Join")
    await club.ada.press(club.post(), "Start")
    await club.settled()
    (row,) = await club.bot.store.tables.of_server(club.pg.guild.id)
    return row.id
