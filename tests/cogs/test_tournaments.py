"""The posts of tournaments fit Discord and a phone in every language, also with 32 members."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.tournaments import knockout, swiss
from cogs.i18n.messages import LOCALES, Messages
from cogs.tournaments.pages import final_panel, own_panel, tournament_panel, written_points
from cogs.ui.panel import MESSAGE_CHARACTERS, Panel
from data.records.tournaments import (
    MOST_ENTRANTS,
    Entrant,
    MatchResult,
    Tournament,
    TournamentEnding,
    TournamentFormat,
    TournamentPhase,
)
from tests.cogs.ui.test_button_rows import lines, too_long

every_language = pytest.mark.parametrize("locale", LOCALES)
LONGEST_ID = 10**19
MOST_LINES = 20
"""So many lines of text, with two dividers and one row of buttons, are less than 700 pixels on a phone."""


def played(format: TournamentFormat, rounds: int) -> Tournament:  # noqa: A002
    """Return a tournament of 32 members in this round, which nobody has finished."""
    rng = Random(1)
    entrants = tuple(
        Entrant(number=number, user_id=LONGEST_ID + number, name="x", joined_at=0.0)
        for number in range(1, MOST_ENTRANTS + 1)
    )
    row = Tournament(
        id="abcdefgh",
        guild_id=LONGEST_ID,
        channel_id=LONGEST_ID,
        organiser_id=LONGEST_ID,
        game="bakeries",
        options={},
        seconds=600,
        format=format,
        rounds=swiss.rounds_for(MOST_ENTRANTS),
        sign_up_until=1_764_000_000.0,
        created_at=0.0,
        changed_at=0.0,
        entrants=entrants,
    )
    for number in range(1, rounds + 1):
        pairings = tuple(
            one if one.result else replace(one, result=rng.choice((MatchResult.FIRST, MatchResult.SECOND)))
            for one in row.pairings
        )
        if format is TournamentFormat.SWISS:
            new = swiss.next_round(entrants, pairings, number)
        elif number == 1:
            new = knockout.first_round(MOST_ENTRANTS)
        else:
            new = knockout.next_round(pairings, number - 1, {one.number for one in entrants})
        row = replace(row, phase=TournamentPhase.PLAYING, round=number, pairings=(*pairings, *new))
    return row


def over(row: Tournament) -> Tournament:
    pairings = tuple(replace(one, result=one.result or MatchResult.FIRST) for one in row.pairings)
    return replace(row, phase=TournamentPhase.OVER, ending=TournamentEnding.FINISHED, pairings=pairings)


def text_lines(panel: Panel) -> int:
    return sum(len(part.split("\n")) for part in (panel.heading, *panel.paragraphs))


@every_language
@pytest.mark.parametrize("system", TournamentFormat)
def test_every_post_fits_discord_and_a_phone(locale: str, system: TournamentFormat) -> None:
    messages = Messages(locale)
    rows = [played(system, rounds) for rounds in (0, 1, 4)]
    rows += [replace(rows[1], is_paused=True), over(rows[2])]
    posts = [tournament_panel(row, messages) for row in rows]
    posts.append(final_panel(rows[-1], messages))
    own = [own_panel(row, LONGEST_ID + 1, messages) for row in rows]
    for panel in (*posts, *own):
        assert panel.characters <= MESSAGE_CHARACTERS
    for panel in posts:
        assert text_lines(panel) <= MOST_LINES
        assert len(panel.rows) == 1
        assert all(isinstance(row, tuple) and lines(row) <= 2 for row in panel.rows)
    assert list(too_long(posts)) == []


def test_the_standings_name_ten_and_the_member_sees_all() -> None:
    messages, row = Messages("en"), played(TournamentFormat.SWISS, 2)
    post = tournament_panel(row, messages).paragraphs[-1]
    assert "and 22 more" in post
    own = own_panel(row, LONGEST_ID + 32, messages)
    assert all(f"<@{entrant.user_id}>" in own.paragraphs[-1] for entrant in row.entrants)
    assert "of 32" in own.paragraphs[0]


def test_the_post_lists_what_is_played_and_then_the_last_results_of_the_round() -> None:
    row = played(TournamentFormat.KNOCKOUT, 1)
    newest = (MatchResult.FIRST, MatchResult.SECOND, MatchResult.NOBODY, None)
    results = (*[MatchResult.FIRST] * (len(row.pairings) - len(newest)), *newest)
    pairings = [replace(one, result=result) for one, result in zip(row.pairings, results, strict=True)]
    who = [(f"<@{LONGEST_ID + one.first}>", f"<@{LONGEST_ID + (one.second or 0)}>") for one in pairings[-4:]]
    post = tournament_panel(replace(row, pairings=tuple(pairings)), Messages("en"))
    assert post.paragraphs[0].splitlines()[1:] == [
        "{} – {}".format(*who[3]),
        "✅ {} beat {}".format(*who[0]),
        "✅ {1} beat {0}".format(*who[1]),
        "❌ {} – {}: nobody played".format(*who[2]),
    ]


def test_a_member_reads_the_round_that_is_played_before_earlier_ones() -> None:
    row = played(TournamentFormat.SWISS, 2)
    own = own_panel(row, LONGEST_ID + 32, Messages("en")).paragraphs[0].splitlines()
    assert [line.partition(":")[0] for line in own[:2]] == ["Round 2", "Round 1"]


@pytest.mark.parametrize(("points", "text"), [(0, "0"), (1, "½"), (2, "1"), (5, "2½")])
def test_half_points_are_written_as_people_write_them(points: int, text: str) -> None:
    assert written_points(points) == text
