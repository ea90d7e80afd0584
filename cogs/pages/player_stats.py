"""A member's figures in words: games, ratings, and what was counted of each game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from bot.ratings.model import PROVISIONAL_GAMES
from cogs.games.registry import FACES
from cogs.i18n.messages import Words
from cogs.images.svg import charts
from cogs.images.svg.charts import Bluffs, Chart
from cogs.pages.leaderboards import LADDERS, game_of, title
from cogs.ui.panel import Drawing, Panel
from data.leaderboards import RankRow, RivalRow
from games.bakeries import Chef
from games.duel import Card

_BARS = "▁▂▃▄▅▆▇█"
PERCENT = 100

R = TypeVar("R", RankRow, RivalRow)
Counts = Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Portrait:
    """What is known of a member in one server."""

    user_id: int
    careers: Mapping[str, RankRow]
    """Of all time, by ladder."""
    tallies: Mapping[str, Counts]
    """By game and counter."""
    ladder: str | None
    """Whose course is shown: the one asked for, or the one played most."""
    course: Sequence[float]
    """The sure ratings there after each of the last games, oldest first."""
    other_id: int | None = None
    rivals: Mapping[str, RivalRow] | None = None
    """What he has done against the other, by ladder."""


def drawn(portrait: Portrait, server: str, words: Words) -> Panel:
    """The figures as a panel."""
    paragraphs = [] if portrait.other_id is None else [_against(portrait, words)]
    paragraphs += [_overall(portrait, words), _careers(portrait, words)]
    paragraphs += [_game(game, counts, words) for game, counts in portrait.tallies.items() if game in FACES]
    if portrait.ladder is not None and has_course(portrait):
        paragraphs.append(
            f"{course_in_words(portrait.ladder, portrait.course, words)}\n{bars(portrait.course)}"
        )
    notes = (
        [words("stats-new", games=PROVISIONAL_GAMES)] if any(map(_is_new, _shown(portrait).values())) else []
    )
    return Panel(
        heading=words("stats-heading", who=f"<@{portrait.user_id}>", server=server),
        paragraphs=(*(part for part in paragraphs if part), "\n".join((*notes, words("stats-note")))),
    )


def has_course(portrait: Portrait) -> bool:
    """Whether there is more than a single game: that is no course yet."""
    return len(portrait.course) > 1


def bars(course: Sequence[float]) -> str:
    """The course as a row of small bars."""
    least, most = min(course), max(course)
    span = (most - least) or 1.0
    return "".join(_BARS[round((rating - least) / span * (len(_BARS) - 1))] for rating in course)


def course_in_words(ladder: str, course: Sequence[float], words: Words) -> str:
    """The course in a sentence, which also describes its picture."""
    values = {"first": course[0], "last": course[-1], "least": min(course), "most": max(course)}
    figures = {name: words.figure(value) for name, value in values.items()}
    return words("stats-course", game=title(ladder, words), count=len(course), **figures)


def picture(portrait: Portrait, words: Words) -> Drawing | None:
    """The course of the rating and the bluffs by card, as far as there is anything to draw; else None."""
    parts: list[tuple[Chart, str]] = []
    if portrait.ladder is not None and has_course(portrait):
        heading = words("stats-chart-course", game=title(portrait.ladder, words))
        told = course_in_words(portrait.ladder, portrait.course, words)
        parts.append((charts.course(portrait.course, title=heading, figure=words.figure), told))
    counts = portrait.tallies.get("duel", {})
    bars = list(_bluffs_by_card(counts, words))
    if bars:
        heading, away, caught = (
            words("stats-chart-bluffs"),
            words("stats-chart-away"),
            words("stats-chart-caught"),
        )
        told = " ".join(_bluffs(counts, words))
        parts.append((charts.bluffs(bars, title=heading, away=away, caught=caught), told))
    if not parts:
        return None
    return Drawing(
        charts.drawn([chart for chart, _ in parts]), charts.WIDTH, " ".join(told for _, told in parts)
    )


def _overall(portrait: Portrait, words: Words) -> str:
    played = {game: counts.get("games", 0) for game, counts in portrait.tallies.items() if game in FACES}
    if not played:
        return ""
    favourite = max(played, key=lambda game: played[game])
    wins = sum(portrait.tallies[game].get("wins", 0) for game in played)
    games = sum(played.values())
    return words("stats-overall", games=games, wins=wins, favourite=words(f"{favourite}-name"))


def _careers(portrait: Portrait, words: Words) -> str:
    return "\n".join(
        words(
            "stats-career",
            game=title(ladder, words),
            sure=words.figure(row.sure),
            new=str(_is_new(row)),
            wins=row.wins,
            games=row.games,
            streak=row.streak,
            best=row.best_streak,
        )
        for ladder, row in _shown(portrait).items()
    )


def _shown(portrait: Portrait) -> Mapping[str, RankRow]:
    """The ratings of games that there still are."""
    return {ladder: row for ladder, row in portrait.careers.items() if ladder in LADDERS}


def _is_new(row: RankRow) -> bool:
    return row.rated_games < PROVISIONAL_GAMES


def _game(game: str, counts: Counts, words: Words) -> str:
    told = {"duel": _duel, "bakeries": _bakeries, "auf": _auf}[game]
    lines = "\n".join(told(counts, words))
    return f"**{words(f'{game}-name')}**\n{lines}" if lines else ""


def _bluffs(counts: Counts, words: Words) -> Iterator[str]:
    claims, bluffs, caught = (counts.get(name, 0) for name in ("claims", "bluffs", "caught"))
    if claims:
        share = round(PERCENT * bluffs / claims)
        yield words("stats-bluffs", claims=claims, bluffs=bluffs, share=share, away=bluffs - caught)


def _duel(counts: Counts, words: Words) -> Iterator[str]:
    yield from _bluffs(counts, words)
    right, wrong = counts.get("right", 0), counts.get("wrong", 0)
    if right or wrong:
        yield words("stats-challenges", right=right, wrong=wrong)
    for card in Card:
        mine = {name: counts.get(f"{name}-{card}", 0) for name in ("bluffs", "caught", "right", "wrong")}
        if any(mine.values()):
            away, called = mine["bluffs"] - mine.pop("caught"), mine["right"] + mine["wrong"]
            name, both = words(f"duel-card-{card}", count=2), str(bool(mine["bluffs"] and called))
            yield words("stats-card", card=name, away=away, called=called, both=both, **mine)


def _bluffs_by_card(counts: Counts, words: Words) -> Iterator[Bluffs]:
    for card in Card:
        bluffs, caught = (counts.get(f"{name}-{card}", 0) for name in ("bluffs", "caught"))
        if bluffs:
            yield Bluffs(words(f"duel-card-{card}", count=2), away=bluffs - caught, caught=caught)


def _bakeries(counts: Counts, words: Words) -> Iterator[str]:
    if "best-sale" in counts:
        yield words("stats-sale", amount=f"{counts['best-sale']:,}")
    hired = {chef: counts.get(f"chefs-{chef}", 0) for chef in Chef}
    if any(hired.values()):
        names = [
            words("stats-chef", chef=words(f"bakeries-short-{chef}"), count=count)
            for chef, count in hired.items()
            if count
        ]
        yield words("stats-chefs", count=counts.get("chefs", 0), chefs=", ".join(names))


def _auf(counts: Counts, words: Words) -> Iterator[str]:
    games, recipes = counts.get("games", 0), counts.get("recipes", 0)
    if games:
        yield words("stats-recipes", recipes=recipes, each=words.figure(recipes / games))


def _against(portrait: Portrait, words: Words) -> str:
    who, other = f"<@{portrait.user_id}>", f"<@{portrait.other_id}>"
    lines = [
        words("stats-rival", game=title(ladder, words), games=row.games, ahead=row.ahead, behind=row.behind)
        for ladder, row in (portrait.rivals or {}).items()
        if ladder in LADDERS
    ]
    head = words("stats-against", who=who, other=other)
    return "\n".join((head, *lines)) if lines else words("stats-never-met", who=who, other=other)


def only(tallies: Mapping[str, Counts], game: str | None) -> Mapping[str, Counts]:
    """The tallies of one game, or of all."""
    return {name: counts for name, counts in tallies.items() if game in (None, name)}


def of_game(rows: Mapping[str, R], game: str | None) -> Mapping[str, R]:
    """The figures of one game's ladders, or of all."""
    return {ladder: row for ladder, row in rows.items() if game in (None, game_of(ladder))}
