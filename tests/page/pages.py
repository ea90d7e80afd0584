"""Pages and panels as the page gets them, as full as they can be: lists, rules, figures and questions."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import asdict, replace
from functools import cache
from typing import Any

from pydantic import TypeAdapter

from bot.daily import DailyDeals, Today, day_after
from bot.fairness import MOST_LISTED, FairnessFigures
from bot.history.past_games import reviewed
from bot.history.replay import RecordedSteps, Replay, Viewer
from bot.history.transcript import Transcript, transcript_of
from bot.ratings.leaderboards import BoardPage
from bot.seasons import MOST_ROWS, SeasonBoard
from bot.tables.state import TableState
from cogs.channel_panel.posts import channel_panel
from cogs.daily import pages as daily
from cogs.fairness import fairness_panel
from cogs.games.registry import GAME_UIS, PRESENTERS
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from cogs.opponents.invitations import Place, invite_page
from cogs.pages import history, leaderboard, verify
from cogs.pages.help import SETTINGS, help_map
from cogs.pages.jumps import jumps
from cogs.pages.ladders import LADDERS
from cogs.pages.leaderboard import LeaderboardPage
from cogs.pages.open_hands import with_all_hands
from cogs.pages.play import welcome
from cogs.pages.player_stats import PlayerStats, statistics_panel
from cogs.pages.replay import ReplayPage, step_image, step_panel
from cogs.pages.rulebook import games_of_rules, rules
from cogs.pages.table_labels import table_list
from cogs.seasons import season_panel
from cogs.table_post import beside_game
from cogs.table_post.kinds import ORDINARY
from cogs.tournaments.pages import final_panel, own_panel, tournament_panel
from cogs.ui.panel import Panel
from cogs.ui.phone import PageParts, cut_to_phone
from data.records.finished_games import FrequentPair, Order, PastGame, Period, Rank, Rivalry, SteepGain
from data.records.tables import MoveRecord, Phase, Post, Table
from data.records.tournaments import Tournament, TournamentFormat
from games.ai import LEVELS
from games.catalog import GAMES
from tests.bot.tables.services import tables
from tests.cogs.test_daily import DAY, tried
from tests.cogs.test_tournaments import over, played
from tests.emojis import PICTURED
from tests.features import BUTTONS, MANAGER_BUTTONS
from tests.labs import CASES, Case
from tests.labs_stored import running, stored
from tests.page import canned
from tests.page.posts import Shown, highest

SERVER = "The Cake Club of Bakers and Pastry"
SCORES = {"score": 99, "house_score": 88}
IDS = [int(id_) for id_ in canned.LONG_NAMES.values()]
NAMES = list(canned.LONG_NAMES)


EVERY = 12
"""One in so many steps of a replay is shown, beside the highest ones."""


class Full(dict[str, int]):
    """Counters that are all set."""

    def __missing__(self, _: str) -> int:
        return 1_234

    def get(self, key: str, _: Any = None) -> int:
        return self[key]


def pages(locale: str) -> Iterator[Shown]:
    """Return these pages in all their parts, with the longest names that Discord allows, in this language."""
    messages = Messages(locale, PICTURED)
    for title, panel in (
        *_lists(messages),
        *_boards(messages),
        *_histories(messages),
        *_figures(messages),
        *_daily(messages),
        *_own_tournaments(messages),
        *_rules(messages),
        *_questions(messages),
        *_invitations(messages),
    ):
        yield from _parts(title, panel, messages)


def _parts(title: str, panel: Panel, messages: Messages) -> Iterator[Shown]:
    kept = PageParts()
    kept.first(panel, IDS[0], messages, has_image=panel.image is not None)
    for number, part in enumerate(next(iter(kept._kept.values()), (panel,))):
        yield Shown(f"{messages.locale} {title} part {number}", part, is_private=True)


def replays(locale: str, *, steps: int = 24) -> Iterator[Shown]:
    """Return the parts of replays that are likely the highest, some steps and the end, by everyone who may see them."""
    messages = Messages(locale, PICTURED)
    for viewer in (Viewer(is_open=True), Viewer(0), Viewer()):
        found: dict[str, list[Shown]] = {}
        for kind, title, panel in _replays(messages, viewer, steps=steps, is_public=False):
            found.setdefault(kind, []).extend(_parts(f"{title} by {viewer.name}", panel, messages))
        for same in found.values():
            beginnings = [shown for shown in same if shown.title.endswith("part 0")][::EVERY]
            yield from {shown.title: shown for shown in (*highest(same), *beginnings, same[-1])}.values()


def open_hands(locale: str) -> Iterator[Shown]:
    """Return the parts of the pages on which spectators see all hands that are likely the highest."""
    messages, found = Messages(locale, PICTURED), dict[str, list[Shown]]()
    for key, case in _longest_cases().items():
        row, moves = _seated(case)
        state = TableState(case.game, replace(running(row), open_hands=1))
        say = TableMessages(messages, row.seats)
        for number, move in enumerate(moves):
            state.repeat(move)
            if number % max(1, len(moves) // 30):
                continue
            watching = beside_game.watching(row.id, messages, is_on=True)
            for kind, has_image in ("drawn", True), ("in words", False):
                shown = with_all_hands(state, watching, say, has_image=has_image)
                title = f"open hands {key} {number} {kind}"
                found.setdefault(f"{key} {kind}", []).extend(_parts(title, shown, messages))
    for same in found.values():
        yield from highest(same)


def public(locale: str) -> Iterator[Shown]:
    """Return the posts beside games: the welcome, panels, of a season, of tournaments, and shared results."""
    messages = Messages(locale, PICTURED)
    boards = [SeasonBoard(ladder, [_rank(one, 40.0 - one) for one in range(MOST_ROWS)]) for ladder in LADDERS]
    mine = {game: tried(IDS[0], game, **SCORES) for game in GAMES}
    for title, panel in (
        ("welcome", welcome(messages, MANAGER_BUTTONS)),
        ("panel", channel_panel(_lobbies(), messages, BUTTONS)),
        ("panel where nobody waits", channel_panel([], messages, BUTTONS)),
        ("season", season_panel("2026-S4", boards, messages)),
        ("daily shared", daily.share_panel(Today(DAY, mine, 365), IDS[0], messages)),
        *_tournament_posts(messages),
        *(shown[1:] for shown in _replays(messages, Viewer(is_open=True), steps=8, is_public=True)),
    ):
        yield Shown(f"{locale} {title}", panel)


def _lobbies() -> list[Table]:
    """Return more lobbies than a panel lists, each with as many members as can wait there for one more."""
    table = replace(
        running(_seated(_longest_cases()["auf"])[0]),
        phase=Phase.LOBBY,
        post=Post(channel_id=2, message_id=3, turn=1, at=0.0),
    )
    return [replace(table, id=f"abcdefg{one}", seats=table.seats[:3]) for one in range(9)]


def _rank(number: int, sure: float = 34.5) -> Rank:
    return Rank(
        user_id=IDS[number % len(IDS)],
        games=1_234,
        wins=1_123,
        streak=0,
        best_streak=123,
        sure=sure,
        rated_games=1,
        ahead=0,
    )


def _lists(messages: Messages) -> Iterator[tuple[str, Panel]]:
    tables = [
        replace(
            running(_seated(case)[0]),
            post=Post(channel_id=2, message_id=3, turn=1, at=0.0),
            id=f"abcdefg{one}",
        )
        for case in _longest_cases().values()
        for one in range(10)
    ]
    yield "table list", table_list(tables, messages)
    pair = FrequentPair(user_id=IDS[0], other_id=IDS[1], games=999, ahead=999, behind=999, of_games=999)
    gains = [
        SteepGain(user_id=IDS[one % 4], ladder=LADDERS[one % len(LADDERS)], games=999, wins=999, gain=99.9)
        for one in range(MOST_LISTED)
    ]
    yield "help", help_map(messages, BUTTONS, (SETTINGS, *MANAGER_BUTTONS))
    yield "games of rules", games_of_rules(messages)
    yield "fairness", fairness_panel(FairnessFigures([pair] * MOST_LISTED, gains), SERVER, messages)


def _boards(messages: Messages) -> Iterator[tuple[str, Panel]]:
    seasons = [f"{year}-S{number}" for year in range(2026, 2020, -1) for number in (4, 3, 2, 1)]
    for ladder in LADDERS:
        rows = [_rank(one, 40.0 - one) for one in range(leaderboard.SHOWN)]
        elsewhere = replace(_rank(0), user_id=IDS[0] + 1, ahead=999)
        for title, own in (("of a reader elsewhere", elsewhere), ("of a reader without a game", None)):
            found = BoardPage(rows, own, has_more=True)
            for wanted in (
                *(LeaderboardPage(ladder, span, order, number=2) for span in Period for order in Order),
                LeaderboardPage(ladder, seasons[0], number=2),
            ):
                panel = leaderboard.leaderboard_panel(found, wanted, IDS[0], messages, seasons=seasons)
                yield f"leaderboard {ladder} {wanted.span} {wanted.order} {title}", panel


def _histories(messages: Messages) -> Iterator[tuple[str, Panel]]:
    for key, case in _longest_cases().items():
        row, _ = _seated(case)
        past = TypeAdapter(PastGame).validate_python(asdict(row))
        games = tuple(replace(past, id=f"abcdefg{one}") for one in range(history.SHOWN))
        page = history.HistoryPage(IDS[0], key, 2)
        yield f"history {key}", history.history_panel(games, page, messages, has_more=True)


def _replays(
    messages: Messages, viewer: Viewer, *, steps: int, is_public: bool
) -> Iterator[tuple[str, str, Panel]]:
    """Yield about so many steps of the longest game of each kind, drawn and in words: the kind, a title, the panel."""
    for key, case in _longest_cases().items():
        row, _ = _seated(case)
        replay, say = _replay(key, viewer), TableMessages(messages, row.seats)
        found = _found_in_review(key) if GAME_UIS[key].highlight is not None else None
        to = jumps(replay, found, None if is_public else 0, say)
        for step in sorted({*range(0, len(replay), max(1, len(replay) // steps)), len(replay) - 1}):
            page = ReplayPage(row.id, replay.viewer, step)
            panel = step_panel(row, replay, page, say, to=to, is_public=is_public)
            for kind, shown in (
                ("drawn", replace(panel, image=step_image(row, replay.at(step), replay.viewer, say))),
                ("in words", panel),
            ):
                title = f"replay {key} {step} {kind}"
                yield f"{key} {kind}", title, cut_to_phone(shown) if is_public else shown


def _figures(messages: Messages) -> Iterator[tuple[str, Panel]]:
    ranks = {ladder: _rank(0) for ladder in LADDERS}
    counts: dict[str, Full] = {game: Full() for game in GAMES}
    course = [1000.0 + 7 * (step % 5) for step in range(30)]
    everything = PlayerStats(IDS[0], ranks, counts, LADDERS[0], course)
    rivals = {ladder: Rivalry(games=999, ahead=500, behind=499) for ladder in LADDERS}
    yield "stats of all games", statistics_panel(everything, SERVER, messages)
    yield (
        "stats against",
        statistics_panel(replace(everything, other_id=IDS[1], rivals=rivals), SERVER, messages),
    )
    for game in GAMES:
        of_game = replace(everything, counts={game: counts[game]})
        yield f"stats of {game}", statistics_panel(of_game, SERVER, messages)


def _daily(messages: Messages) -> Iterator[tuple[str, Panel]]:
    mine = {game: tried(IDS[0], game, **SCORES) for game in GAMES}
    begun = {game: tried(IDS[0], game, ending=None) for game in GAMES}
    links = dict.fromkeys(GAMES, "https://discord.com/channels/1/2/3")
    full = {
        game: [tried(IDS[one % 4], game, level=level, **SCORES) for level in LEVELS for one in range(30)]
        for game in GAMES
    }
    club = tables()
    club.now = lambda: 1_800_000_000.0
    deals = DailyDeals(club.core())
    days = [(day, deals.deals(day)) for day in deals.days_around()]
    for title, tries in (("not tried", {}), ("begun", begun), ("done", mine)):
        today = Today(DAY, tries, 365)
        yield f"daily {title}", daily.today_page(today, links, messages, in_server=True)
    yield "daily board", daily.board_panel(full, DAY, SERVER, messages, days=(day_after(DAY, -1), DAY))
    yield "daily check", daily.check_panel(days, messages)


def _tournaments() -> Iterator[tuple[str, Tournament]]:
    for system in TournamentFormat:
        for rounds in (0, 1, 4):
            row = played(system, rounds)
            entrants = tuple(
                replace(
                    one,
                    user_id=IDS[one.number % 4],
                    name=f"{chr(0x430 + one.number)}{NAMES[one.number % 4][1:]}",
                )
                for one in row.entrants
            )
            yield f"tournament {system} {rounds}", replace(row, entrants=entrants, house="strong", places=32)


def _own_tournaments(messages: Messages) -> Iterator[tuple[str, Panel]]:
    for title, row in _tournaments():
        yield f"own {title}", own_panel(row, IDS[1], messages)
        yield f"own {title} not in", own_panel(row, 1, messages, can_join=True)


def _tournament_posts(messages: Messages) -> Iterator[tuple[str, Panel]]:
    for title, row in _tournaments():
        yield title, tournament_panel(row, messages)
        if row.round > 1:
            yield f"{title} over", tournament_panel(over(row), messages)
            yield f"{title} final", final_panel(over(row), messages)


def _rules(messages: Messages) -> Iterator[tuple[str, Panel]]:
    for game, presenter in PRESENTERS.items():
        for page in presenter.pages:
            yield f"rules {game} {page}", rules(game, page, messages)


def _questions(messages: Messages) -> Iterator[tuple[str, Panel]]:
    for key, case in _longest_cases().items():
        row, _ = _seated(case)
        say = TableMessages(messages, row.seats)
        record = _record(key)
        yield f"verify before the end {key}", verify.commitment_panel(running(row), say)
        yield f"verify {key}", verify.proof_panel(row, record, say)
        review = GAME_UIS[key].review
        if review is not None:
            yield f"review {key}", review(_found_in_review(key), 0, say)
    yield "leave", beside_game.leave_question("abcdefgh", messages, ORDINARY.leave_key)
    yield "concede", beside_game.concede_question("abcdefgh", messages)
    yield "watching", beside_game.watching("abcdefgh", messages, is_on=True)


def _invitations(messages: Messages) -> Iterator[tuple[str, Panel]]:
    for place in Place:
        yield f"invite {place}", invite_page(IDS[0], place, messages, can_be_private=True)


def _cases() -> list[Case]:
    return [case for param in CASES for case in param.values if isinstance(case, Case)]


@cache
def _longest_cases() -> dict[str, Case]:
    """Return the kind of table of each game with the most seats."""
    return {
        key: max((one for one in _cases() if one.game.key == key), key=lambda one: one.seats) for key in GAMES
    }


def _seated(case: Case) -> tuple[Table, tuple[MoveRecord, ...]]:
    """Return a finished game whose members have the longest names."""
    row, moves = stored(case)
    seats = tuple(replace(seat, user_id=IDS[seat.seat], name=NAMES[seat.seat]) for seat in row.seats)
    return replace(row, seats=seats, ended_at=time.time()), moves


@cache
def _replay(key: str, viewer: Viewer) -> Replay:
    return Replay(RecordedSteps(*_seated(_longest_cases()[key])), viewer)


@cache
def _record(key: str) -> Transcript:
    return transcript_of(*_seated(_longest_cases()[key]))


@cache
def _found_in_review(key: str) -> Any:
    return reviewed(*_seated(_longest_cases()[key]), seat=0)
