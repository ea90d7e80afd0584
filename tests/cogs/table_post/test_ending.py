"""What the end of a game says of players who were not there: who lost why, who won, and why a rating falls."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.history.game_end import GameEnd, SeatRating
from bot.tables.commands import Move, TableAction, TableActionKind
from cogs.games.images import poster_image
from cogs.games.registry import PRESENTERS
from cogs.i18n.messages import LOCALES, Messages
from cogs.i18n.table_messages import TableMessages
from cogs.table_post import ending, render
from data.records.tables import Away, By, TableSeat
from games.duel.cards import Card
from games.duel.review import Review, ReviewedClaim
from games.engine import Outcome
from tests.bot.tables.services import ADA, BEN, attacker, begun, tables
from tests.page import posts
from tools.pictures.moments import Script

CONCEDE = TableAction(TableActionKind.CONCEDE)
SEATS = (
    TableSeat(seat=0, name="Ada", user_id=ADA.id),
    TableSeat(seat=1, name="Ben", user_id=BEN.id, away=Away.LEFT),
)


@pytest.mark.parametrize("has_played", [False, True])
async def test_who_loses_a_tournament_game_by_being_absent_did_not_give_up(*, has_played: bool) -> None:
    club = tables()
    session = await begun(club)
    seat = attacker(session)
    idle = session.game.fallback(session.progress.state, seat)
    await session.execute(Move(idle), seat, by=By.PLAYER if has_played else By.CLOCK, at=club.now())
    await session.execute(CONCEDE, seat, by=By.CLOCK, at=club.now())
    loser, winner = (f"<@{session.table.seats[one].user_id}>" for one in (seat, 1 - seat))
    told = ending.result(session, TableMessages(Messages(), session.table.seats))
    happened = f"🚪 {loser} left." if has_played else f"⌛ {loser} missed the first turn."
    assert told == f"{happened} {winner} wins."


async def test_who_gives_up_did_so() -> None:
    club = tables()
    session = await begun(club)
    await club.apply(session.table.id, ADA.id, TableAction(TableActionKind.CONCEDE))
    told = ending.result(session, TableMessages(Messages(), session.table.seats))
    assert told.startswith(f"🏳️ <@{ADA.id}> gave up.")


@pytest.mark.parametrize("locale", LOCALES)
def test_picture_words_rating_and_bluff_tell_of_the_house_player_that_won_for_who_left(locale: str) -> None:
    say = TableMessages(Messages(locale), SEATS)
    outcome = Outcome(places=(2, 1), scores=(0, 1))
    picture = poster_image("duel", PRESENTERS["duel"].emblem, outcome, say)
    house = say("image-stand-in", who="Ben")
    assert picture.words.startswith(f"Cake Duel {say('image-winners', winners=house, count=1)} 1. {house}:")
    assert house != "Ben" and "🤖" not in house
    claim = ReviewedClaim(
        1, 1, 1, seat=1, target=0, name=Card.SOLDIER, cards=(Card.WOLFY,), is_true=False, is_pressed=False
    )
    bluff = Review((claim,), None)
    ratings = (
        SeatRating(ADA.id, 0.0, 3.4, 1, 1, has_left=False),
        SeatRating(BEN.id, 0.0, -1.8, 0, 2, has_left=True),
    )
    best, figures = ending.lines("duel", GameEnd(ratings, review=bluff), say)
    changes, _, why = figures.rpartition("; ")
    assert f"<@{BEN.id}>" in changes and f"<@{ADA.id}>" in changes
    assert f"<@{BEN.id}>" in why and f"<@{ADA.id}>" not in why
    assert say.house(1) in best
    own = Review((replace(claim, is_pressed=True),), None)
    assert say.house(1) not in ending.lines("duel", GameEnd(review=own), say)[0]


@pytest.mark.parametrize(
    ("before", "places", "why"),
    [
        ((3.0, 12.0), (1, 2), "; a win against the stronger side"),
        ((12.0, 3.0), (1, 2), "; a win against the weaker side"),
        ((12.0, 11.5), (1, 2), "; a win between equals"),
        ((3.0, 12.0, 14.0), (1, 2, 3), "; a win against the stronger side"),
        ((12.0, 3.0, 11.0, 2.0), (1, 3, 1, 3), "; a win against the weaker side"),
        ((3.0, 12.0), (1, 1), ""),
    ],
)
def test_one_line_says_how_the_ratings_have_changed_and_why(
    before: tuple[float, ...], places: tuple[int, ...], why: str
) -> None:
    people = [TableSeat(seat=seat, name=f"Player {seat}", user_id=100 + seat) for seat in range(len(before))]
    say = TableMessages(Messages(), people)
    ratings = tuple(
        SeatRating(100 + seat, rating, rating, 0, place, has_left=False)
        for seat, (rating, place) in enumerate(zip(before, places, strict=True))
    )
    (line,) = ending.lines("auf", GameEnd(ratings), say)
    assert line.startswith("-# 📈 Rating: <@100>")
    changes = line.removesuffix(why)
    assert line == changes + why
    assert changes.count(";") == len(before) - 1, "nothing but the reason follows the ratings"
    (hidden,) = ending.lines("auf", GameEnd(ratings[:1]), say)
    assert ";" not in hidden, "it would tell about the rating of a member who has left the boards"


DECIDED: dict[str, tuple[str, ...]] = {
    "duel 2": ("claimed **1\xa0Wizard**, ", "didn't believe it, and it was true."),
    "duel 4": ("claimed **2\xa0Priests**, ", "didn't believe it, and it was a bluff: 2\xa0Soldiers."),
    "bakeries 2": ("was ahead before the last round and stayed ahead: the **Pineapple Upside Down Cake**",),
    "auf 4": ("With **Egg Tart**, ", "reached 3 points, and nobody else did."),
    "auf 2": ("It was a tie, and ", "won Rock Paper Scissors against ", "✋ Paper beats ✊ Rock."),
    "auf 3": ("With **Trifle**, ", "reached 4 points, and nobody else did."),
}


@pytest.mark.parametrize(("key", "script"), posts.TABLES)
def test_the_post_of_the_end_says_first_how_the_game_was_decided(key: str, script: Script) -> None:
    *_, (_, session) = posts.course(key, script)
    say = TableMessages(Messages(), session.table.seats)
    for has_image in (True, False):
        first, *_ = render.table(session, Messages(), render.PostContent(has_image=has_image)).paragraphs
        result, decided = first.splitlines()
        assert result == ending.result(session, say)
        assert all(part in decided for part in DECIDED[f"{key} {script.people}"])


async def test_a_game_that_its_rules_have_not_ended_has_no_decision() -> None:
    club = tables()
    session = await begun(club)
    say = TableMessages(Messages(), session.table.seats)
    assert not ending.decision(session, say)
    await club.apply(session.table.id, ADA.id, CONCEDE)
    assert session.is_over and not ending.decision(session, say)
