"""Custom ids are routes: each is read back as it was printed, and others lead nowhere."""

from __future__ import annotations

import pytest

from bot.tables.commands import Proposal, TableAction, TableActionKind
from cogs.ui.custom_id import (
    MENU_ID,
    AddHousePlayer,
    AgreeToOpenHands,
    DoTableAction,
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

TABLE = "ab12cd34"
MEMBER = 10**19
MOST_CHARACTERS = 100

COMMANDS: list[TableCommand] = [
    *TableControl,
    PlayMove("claim.SS>1"),
    OpenForm("attack"),
    AddHousePlayer(),
    AddHousePlayer("strong"),
    AgreeToOpenHands(12),
    TakeSeat(MEMBER, MEMBER + 1, 3),
    WithdrawOffer(MEMBER, 3),
    DoTableAction(TableAction(TableActionKind.CONCEDE)),
    DoTableAction(TableAction(TableActionKind.RETURN)),
    DoTableAction(TableAction(TableActionKind.RESUME)),
    DoTableAction(TableAction(TableActionKind.ASK, Proposal.PAUSE, 86_400)),
    DoTableAction(TableAction(TableActionKind.AGREE, Proposal.CLOCK, 7)),
    DoTableAction(TableAction(TableActionKind.REFUSE, Proposal.UNDO, 7)),
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
    "route", [*(TableRoute(TABLE, 999_999_999, command) for command in COMMANDS), *PAGES]
)
def test_a_route_is_read_back_as_it_was_printed(route: Route) -> None:
    assert read(route.custom_id) == route
    assert len(route.custom_id) <= MOST_CHARACTERS


@pytest.mark.parametrize("command", COMMANDS)
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
