"""Custom ids are routes: each is read back as it was printed, and others lead nowhere."""

from __future__ import annotations

import pytest

from bot.history.replay import Viewer
from bot.tables.commands import Proposal, TableAction, TableActionKind
from cogs.daily.pages import DailyControl
from cogs.pages.history import HistoryPage
from cogs.pages.leaderboard import LeaderboardPage
from cogs.pages.play import PlayControl
from cogs.pages.replay import ReplayControl, ReplayPage
from cogs.tournaments.pages import TournamentControl
from cogs.ui.custom_id import (
    MENU_ID,
    AddHousePlayer,
    AgreeToOpenHands,
    JoinTeam,
    OpenForm,
    PageName,
    PageRoute,
    PlayMove,
    Route,
    TableCommand,
    TableControl,
    TableRoute,
    TakeSeat,
    WithdrawOffer,
    menu_id,
    menu_value,
    picker_id,
    read,
)
from data.records.finished_games import Order, Period

TABLE = "ab12cd34"
MEMBER = 10**19
MOST_CHARACTERS = 100
OF_SEASON = LeaderboardPage("auf", "2026-S4", Order.STREAK)

COMMANDS: dict[str, TableCommand] = {
    **{control.value: control for control in TableControl},
    "claim.SS>1": PlayMove("claim.SS>1"),
    "?attack": OpenForm("attack"),
    "!team.2": JoinTeam(2),
    "!house": AddHousePlayer(),
    "!house.strong": AddHousePlayer("strong"),
    "!open.12": AgreeToOpenHands(12),
    "!take.10000000000000000000.10000000000000000001.3": TakeSeat(MEMBER, MEMBER + 1, 3),
    "!keep.10000000000000000000.3": WithdrawOffer(MEMBER, 3),
    "!concede": TableAction(TableActionKind.CONCEDE),
    "!return": TableAction(TableActionKind.RETURN),
    "!resume": TableAction(TableActionKind.RESUME),
    "!ask.pause.86400": TableAction(TableActionKind.ASK, Proposal.PAUSE, 86_400),
    "!ask.end.0": TableAction(TableActionKind.ASK, Proposal.END),
    "!agree.clock.7": TableAction(TableActionKind.AGREE, Proposal.CLOCK, 7),
    "!refuse.undo.7": TableAction(TableActionKind.REFUSE, Proposal.UNDO, 7),
}
"""The commands by their text. Messages that were sent long ago carry these, so none may ever change."""
CONTROLS = [
    "!join",
    "!leave",
    "!start",
    "!cancel",
    "!cut",
    "!hand",
    "!rules",
    "!table",
    "!words",
    "!explain",
    "!hand.words",
    "!hand.off",
    "!watch",
    "!sure.leave",
    "!sure.concede",
    "!leave-game",
    "!again",
    "!swap",
    "!board",
    "!review",
    "!replay",
    "!share",
    "!share.here",
    "!hand.open",
    "!details",
    "!nudge",
    "!mute",
    "!unmute",
    "!holidays.on",
    "!holidays.off",
    "!open.on",
    "!open.off",
]
PAGES = [
    PageRoute(PageName.LEADERBOARD, ("duel-core", "week", "rating", "2")),
    PageRoute(PageName.HISTORY, (str(MEMBER), "duel", "9999")),
    PageRoute(PageName.REPLAY, ("on", TABLE, "all", "120")),
    PageRoute(PageName.VERIFY, (TABLE,)),
    PageRoute(PageName.RULEBOOK, ("bakeries", "phase-two", TABLE)),
    PageRoute(PageName.PREFERENCES, ("language", "pt-BR")),
    PageRoute(PageName.PRIVACY, ("forget",)),
    PageRoute(PageName.SETTINGS, ("switch", "threads")),
    PageRoute(PageName.PLAY, ("open", "duel")),
]


@pytest.mark.parametrize(
    "route", [*(TableRoute(TABLE, 999_999_999, command) for command in COMMANDS.values()), *PAGES]
)
def test_a_route_is_read_back_as_it_was_printed(route: Route) -> None:
    assert read(route.custom_id) == route
    assert len(route.custom_id) <= MOST_CHARACTERS


@pytest.mark.parametrize("text", COMMANDS)
def test_the_custom_id_of_a_command_never_changes(text: str) -> None:
    route = TableRoute(TABLE, 5, COMMANDS[text])
    assert route.custom_id == f"cake:{TABLE}:5:{text}"
    assert read(route.custom_id) == route


def test_every_control_without_values_is_noted() -> None:
    assert sorted(TableControl) == sorted(CONTROLS)


@pytest.mark.parametrize(
    ("arguments", "route"),
    [
        ("leaderboard:duel-core.all.rating.1", LeaderboardPage("duel-core").route),
        ("leaderboard:duel-core.week.wins.2", LeaderboardPage("duel-core", Period.WEEK, Order.WINS, 2).route),
        ("leaderboard:auf.2026-S4.streak.1", OF_SEASON.route),
        ("history:0.any.1", HistoryPage().route),
        (f"history:{MEMBER}.duel.9999", HistoryPage(MEMBER, "duel", 9999).route),
        ("replay:open.ab12cd34.public.0", ReplayPage(TABLE, Viewer(), 0).route(ReplayControl.OPEN)),
        (
            "replay:share.ab12cd34.all.12",
            ReplayPage(TABLE, Viewer(None, True), 12).route(ReplayControl.SHARE),
        ),
        ("replay:as.ab12cd34.3.12", ReplayPage(TABLE, Viewer(3), 12).route(ReplayControl.VIEW_AS)),
        ("play:open", PlayControl.OPEN.route()),
        ("play:now.duel.strong", PlayControl.NOW.route("duel", "strong")),
        ("daily:play.duel.strong", DailyControl.PLAY.route("duel", "strong")),
        ("daily:board.2026-11-28", DailyControl.BOARD.route("2026-11-28")),
        ("tournament:final.ab12cd34", TournamentControl.FINAL.route(TABLE)),
    ],
)
def test_the_custom_id_of_a_page_never_changes(arguments: str, route: PageRoute) -> None:
    assert route.custom_id == f"page:{arguments}"


@pytest.mark.parametrize("command", COMMANDS.values())
def test_a_choice_of_a_tables_menu_is_read_like_a_button(command: TableCommand) -> None:
    menu = menu_id(TABLE, 5, "pause")
    assert MENU_ID.fullmatch(menu)
    assert read(menu, [menu_value(command)]) == TableRoute(TABLE, 5, command)


@pytest.mark.parametrize("page", PAGES)
def test_a_choice_of_a_pages_menu_leads_to_any_page(page: PageRoute) -> None:
    menu = menu_id("", 0, "replay")
    assert MENU_ID.fullmatch(menu)
    assert read(menu, [menu_value(page)]) == page


@pytest.mark.parametrize("chosen", [(), ("123",), ("123", str(MEMBER))])
def test_a_page_gets_what_is_chosen_in_its_picker(chosen: tuple[str, ...]) -> None:
    picker = picker_id(PageName.SETTINGS, "channels")
    assert MENU_ID.fullmatch(picker)
    assert read(picker, chosen) == PageRoute(PageName.SETTINGS, ("channels", *chosen))


def test_a_picker_that_nobody_made_leads_nowhere() -> None:
    assert read("page:settings:*channels", ["page:privacy:forget"]) is None


def test_a_page_that_nobody_knows_has_a_route_whose_press_is_refused() -> None:
    """It may be that of a feature that is not there."""
    assert read("page:nowhere:1") == PageRoute("nowhere", ("1",))
    assert read("page:nowhere:*channels", ["1"]) == PageRoute("nowhere", ("channels", "1"))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "somebody-elses",
        "cake:ranking:0:page",
        "cake:annalist:0:x y",
        "cake:annalist:0:!somewhere.1",
        f"cake:{TABLE}:0:!nonsense",
        f"cake:{TABLE}:0:!stand-in",
        f"cake:{TABLE}:0:!take.11",
        f"cake:{TABLE}:0:!take.11.12",
        f"cake:{TABLE}:0:!take.11.12.13.14",
        f"cake:{TABLE}:0:!keep.11",
        f"cake:{TABLE}:0:?",
        f"cake:{TABLE}:1234567890:claim.pass",
        f"cake:{TABLE}:0:*pause",
        "page:history",
        "cake:rankings:0:!turn.duel-core.all.rating.2",
    ],
)
def test_a_custom_id_that_means_nothing_has_no_route(text: str) -> None:
    assert read(text) is None
