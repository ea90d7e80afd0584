"""A member's figures in words: games, ratings, and what was counted of each game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from bot.ratings.leaderboards import Rank, Rivalry
from bot.ratings.model import PROVISIONAL_GAMES
from cogs.games.registry import PRESENTERS
from cogs.i18n.messages import Messages
from cogs.images.svg import charts
from cogs.images.svg.charts import Bluffs, Chart
from cogs.pages.leaderboards import LADDERS, game_of, title
from cogs.ui.panel import Panel, SvgImage
from games.bakeries import Chef
from games.duel import Card

_BARS = "▁▂▃▄▅▆▇█"
PERCENT = 100

R = TypeVar("R", Rank, Rivalry)
Counts = Mapping[str, int]


@dataclass(frozen=True, slots=True)
class PlayerStats:
    """What is known of a member in one server."""

    user_id: int
    careers: Mapping[str, Rank]
    """Of all time, by ladder."""
    tallies: Mapping[str, Counts]
    """By game and counter."""
    ladder: str | None
    """Whose course is shown: the one asked for, or the one played most."""
    course: Sequence[float]
    """The sure ratings there after each of the last games, oldest first."""
    other_id: int | None = None
    rivals: Mapping[str, Rivalry] | None = None
    """What he has done against the other, by ladder."""


def drawn(portrait: PlayerStats, server: str, messages: Messages) -> Panel:
    """The figures as a panel."""
    paragraphs = [] if portrait.other_id is None else [_against(portrait, messages)]
    paragraphs += [_overall(portrait, messages), _careers(portrait, messages)]
    paragraphs += [
        _game(game, counts, messages) for game, counts in portrait.tallies.items() if game in PRESENTERS
    ]
    if portrait.ladder is not None and has_course(portrait):
        paragraphs.append(
            f"{course_in_words(portrait.ladder, portrait.course, messages)}\n{bars(portrait.course)}"
        )
    notes = (
        [messages("stats-new", games=PROVISIONAL_GAMES)]
        if any(map(_is_new, _shown(portrait).values()))
        else []
    )
    return Panel(
        heading=messages("stats-heading", who=f"<@{portrait.user_id}>", server=server),
        paragraphs=(*(part for part in paragraphs if part), "\n".join((*notes, messages("stats-note")))),
    )


def has_course(portrait: PlayerStats) -> bool:
    """Whether there is more than a single game: that is no course yet."""
    return len(portrait.course) > 1


def bars(course: Sequence[float]) -> str:
    """The course as a row of small bars."""
    least, most = min(course), max(course)
    span = (most - least) or 1.0
    return "".join(_BARS[round((rating - least) / span * (len(_BARS) - 1))] for rating in course)


def course_in_words(ladder: str, course: Sequence[float], messages: Messages) -> str:
    """The course in a sentence, which also describes its picture."""
    values = {"first": course[0], "last": course[-1], "least": min(course), "most": max(course)}
    figures = {name: messages.figure(value) for name, value in values.items()}
    return messages("stats-course", game=title(ladder, messages), count=len(course), **figures)


def picture(portrait: PlayerStats, messages: Messages) -> SvgImage | None:
    """The course of the rating and the bluffs by card, as far as there is anything to draw; else None."""
    parts: list[tuple[Chart, str]] = []
    if portrait.ladder is not None and has_course(portrait):
        heading = messages("stats-chart-course", game=title(portrait.ladder, messages))
        told = course_in_words(portrait.ladder, portrait.course, messages)
        parts.append((charts.course(portrait.course, title=heading, figure=messages.figure), told))
    counts = portrait.tallies.get("duel", {})
    bars = list(_bluffs_by_card(counts, messages))
    if bars:
        heading, away, caught = (
            messages("stats-chart-bluffs"),
            messages("stats-chart-away"),
            messages("stats-chart-caught"),
        )
        told = " ".join(_bluffs(counts, messages))
        parts.append((charts.bluffs(bars, title=heading, away=away, caught=caught), told))
    if not parts:
        return None
    return SvgImage(
        charts.drawn([chart for chart, _ in parts]), charts.WIDTH, " ".join(told for _, told in parts)
    )


def _overall(portrait: PlayerStats, messages: Messages) -> str:
    played = {game: counts.get("games", 0) for game, counts in portrait.tallies.items() if game in PRESENTERS}
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
    """The ratings of games that there still are."""
    return {ladder: row for ladder, row in portrait.careers.items() if ladder in LADDERS}


def _is_new(row: Rank) -> bool:
    return row.rated_games < PROVISIONAL_GAMES


def _game(game: str, counts: Counts, messages: Messages) -> str:
    told = {"duel": _duel, "bakeries": _bakeries, "auf": _auf}[game]
    lines = "\n".join(told(counts, messages))
    return f"**{messages(f'{game}-name')}**\n{lines}" if lines else ""


def _bluffs(counts: Counts, messages: Messages) -> Iterator[str]:
    claims, bluffs, caught = (counts.get(name, 0) for name in ("claims", "bluffs", "caught"))
    if claims:
        share = round(PERCENT * bluffs / claims)
        yield messages("stats-bluffs", claims=claims, bluffs=bluffs, share=share, away=bluffs - caught)


def _duel(counts: Counts, messages: Messages) -> Iterator[str]:
    yield from _bluffs(counts, messages)
    right, wrong = counts.get("right", 0), counts.get("wrong", 0)
    if right or wrong:
        yield messages("stats-challenges", right=right, wrong=wrong)
    for card in Card:
        mine = {name: counts.get(f"{name}-{card}", 0) for name in ("bluffs", "caught", "right", "wrong")}
        if any(mine.values()):
            away, called = mine["bluffs"] - mine.pop("caught"), mine["right"] + mine["wrong"]
            name, both = messages(f"duel-card-{card}", count=2), str(bool(mine["bluffs"] and called))
            yield messages("stats-card", card=name, away=away, called=called, both=both, **mine)


def _bluffs_by_card(counts: Counts, messages: Messages) -> Iterator[Bluffs]:
    for card in Card:
        bluffs, caught = (counts.get(f"{name}-{card}", 0) for name in ("bluffs", "caught"))
        if bluffs:
            yield Bluffs(messages(f"duel-card-{card}", count=2), away=bluffs - caught, caught=caught)


def _bakeries(counts: Counts, messages: Messages) -> Iterator[str]:
    if "best-sale" in counts:
        yield messages("stats-sale", amount=f"{counts['best-sale']:,}")
    hired = {chef: counts.get(f"chefs-{chef}", 0) for chef in Chef}
    if any(hired.values()):
        names = [
            messages("stats-chef", chef=messages(f"bakeries-short-{chef}"), count=count)
            for chef, count in hired.items()
            if count
        ]
        yield messages("stats-chefs", count=counts.get("chefs", 0), chefs=", ".join(names))


def _auf(counts: Counts, messages: Messages) -> Iterator[str]:
    games, recipes = counts.get("games", 0), counts.get("recipes", 0)
    if games:
        yield messages("stats-recipes", recipes=recipes, each=messages.figure(recipes / games))


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


def only(tallies: Mapping[str, Counts], game: str | None) -> Mapping[str, Counts]:
    """The tallies of one game, or of all."""
    return {name: counts for name, counts in tallies.items() if game in (None, name)}


def of_game(rows: Mapping[str, R], game: str | None) -> Mapping[str, R]:
    """The figures of one game's ladders, or of all."""
    return {ladder: row for ladder, row in rows.items() if game in (None, game_of(ladder))}
