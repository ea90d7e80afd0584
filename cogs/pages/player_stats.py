"""A member's statistics in words: games, ratings, and the counts of each game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from bot.ratings.leaderboards import Rank, Rivalry
from bot.ratings.model import PROVISIONAL_GAMES
from cogs.games.game_stats import Counts, DescribedChart
from cogs.games.registry import GAME_UIS
from cogs.i18n.messages import Messages
from cogs.images.svg import charts
from cogs.images.svg.shapes import PIXELS
from cogs.pages.leaderboards import LADDERS, game_of, title
from cogs.ui.panel import Panel, SvgImage

_BARS = "▁▂▃▄▅▆▇█"

R = TypeVar("R", Rank, Rivalry)


@dataclass(frozen=True, slots=True)
class PlayerStats:
    """A member's statistics in one server."""

    user_id: int
    careers: Mapping[str, Rank]
    """Of all time, by leaderboard."""
    tallies: Mapping[str, Counts]
    """By game and counter."""
    ladder: str | None
    """The leaderboard whose course is shown: the one played most."""
    course: Sequence[float]
    """The sure ratings there after each of the last games, oldest first."""
    other_id: int | None = None
    rivals: Mapping[str, Rivalry] | None = None
    """Their results against the other member, by leaderboard."""


def statistics_panel(portrait: PlayerStats, server: str, messages: Messages) -> Panel:
    """Return the statistics as a panel; words tell the course of the ratings only where no chart shows it."""
    paragraphs = [] if portrait.other_id is None else [_against(portrait, messages)]
    paragraphs += [_overall(portrait, messages), _careers(portrait, messages)]
    paragraphs += [
        _game(game, counts, messages) for game, counts in portrait.tallies.items() if game in GAME_UIS
    ]
    course: list[str] = []
    if portrait.ladder is not None and has_course(portrait):
        course.append(
            f"{course_in_words(portrait.ladder, portrait.course, messages)}\n{bars(portrait.course)}"
        )
    notes = (
        [messages("stats-new", games=PROVISIONAL_GAMES)]
        if any(map(_is_new, _shown(portrait).values()))
        else []
    )
    paragraphs = list(filter(None, paragraphs))
    last = "\n".join((*notes, messages("stats-note")))
    return Panel(
        heading=messages("stats-heading", who=f"<@{portrait.user_id}>", server=server),
        paragraphs=(*paragraphs, last),
        uncut=(*paragraphs, *course, last),
    )


def has_course(portrait: PlayerStats) -> bool:
    """Return whether there is more than a single game: that is no course yet."""
    return len(portrait.course) > 1


def bars(course: Sequence[float]) -> str:
    """Return the course as a row of small bars."""
    least, most = min(course), max(course)
    span = (most - least) or 1.0
    return "".join(_BARS[round((rating - least) / span * (len(_BARS) - 1))] for rating in course)


def course_in_words(ladder: str, course: Sequence[float], messages: Messages) -> str:
    """Return the course in a sentence, which also describes its image."""
    values = {"first": course[0], "last": course[-1], "least": min(course), "most": max(course)}
    figures = {name: messages.figure(value) for name, value in values.items()}
    return messages("stats-course", game=title(ladder, messages), count=len(course), **figures)


def statistics_image(portrait: PlayerStats, messages: Messages) -> SvgImage | None:
    """Return charts of the rating and of each game; None when there is nothing to draw."""
    parts: list[DescribedChart] = []
    if portrait.ladder is not None and has_course(portrait):
        heading = messages("stats-chart-course", game=title(portrait.ladder, messages))
        told = course_in_words(portrait.ladder, portrait.course, messages)
        chart = charts.course(portrait.course, title=heading, figure=messages.figure)
        parts.append(DescribedChart(chart, told))
    for game, counts in portrait.tallies.items():
        if game in GAME_UIS:
            parts += GAME_UIS[game].stats.charts(counts, messages)
    if not parts:
        return None
    return SvgImage(
        charts.drawn([part.chart for part in parts]),
        PIXELS,
        " ".join(part.words for part in parts),
    )


def _overall(portrait: PlayerStats, messages: Messages) -> str:
    played = {game: counts.get("games", 0) for game, counts in portrait.tallies.items() if game in GAME_UIS}
    if not played:
        return ""
    favourite = max(played, key=lambda game: played[game])
    wins = sum(portrait.tallies[game].get("wins", 0) for game in played)
    games = sum(played.values())
    return messages("stats-overall", games=games, wins=wins, favourite=messages(f"{favourite}-name"))


def _careers(portrait: PlayerStats, messages: Messages) -> str:
    return "\n".join(
        messages(
            "stats-career",
            game=title(ladder, messages),
            sure=messages.figure(row.sure),
            new=str(_is_new(row)),
            wins=row.wins,
            games=row.games,
            streak=row.streak,
            best=row.best_streak,
        )
        for ladder, row in _shown(portrait).items()
    )


def _shown(portrait: PlayerStats) -> Mapping[str, Rank]:
    """Return the ratings of the games in the catalog."""
    return {ladder: row for ladder, row in portrait.careers.items() if ladder in LADDERS}


def _is_new(row: Rank) -> bool:
    return row.rated_games < PROVISIONAL_GAMES


def _game(game: str, counts: Counts, messages: Messages) -> str:
    lines = "\n".join(GAME_UIS[game].stats.lines(counts, messages))
    return f"**{messages(f'{game}-name')}**\n{lines}" if lines else ""


def _against(portrait: PlayerStats, messages: Messages) -> str:
    who, other = f"<@{portrait.user_id}>", f"<@{portrait.other_id}>"
    lines = [
        messages(
            "stats-rival", game=title(ladder, messages), games=row.games, ahead=row.ahead, behind=row.behind
        )
        for ladder, row in (portrait.rivals or {}).items()
        if ladder in LADDERS
    ]
    head = messages("stats-against", who=who, other=other)
    return "\n".join((head, *lines)) if lines else messages("stats-never-met", who=who, other=other)


def tallies_of_game(tallies: Mapping[str, Counts], game: str | None) -> Mapping[str, Counts]:
    """Return the tallies of one game, or of all."""
    return {name: counts for name, counts in tallies.items() if game in (None, name)}


def leaderboards_of_game(rows: Mapping[str, R], game: str | None) -> Mapping[str, R]:
    """Return the figures of one game's ladders, or of all."""
    return {ladder: row for ladder, row in rows.items() if game in (None, game_of(ladder))}
