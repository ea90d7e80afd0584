"""Which ways to play again a finished table offers."""

from __future__ import annotations

from dataclasses import replace

from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from cogs.table_post import beside_game
from cogs.ui.custom_id import TableControl
from data.records.tables import DIRECT
from tests.labs import Case, every_case
from tests.labs_stored import stored


@every_case
def test_seats_are_swapped_only_where_that_changes_who_plays_after_whom(case: Case) -> None:
    played, _ = stored(case)
    for table in (played, replace(played, guild_id=DIRECT)):
        rows = beside_game.over_rows(table, TableMessages(Messages(), table.seats))
        buttons = [row for row in rows if isinstance(row, tuple)]
        controls = [button.target for row in buttons for button in row]
        assert controls[0] is TableControl.PLAY_AGAIN
        is_circle = case.seats > 2 and case.game.key != "duel"  # whose four players are two teams
        assert (TableControl.PLAY_AGAIN_SWAPPED in controls) == is_circle
        assert (TableControl.LEADERBOARD in controls) == (table is played)
        assert controls[-1] is TableControl.DETAILS
        assert len(buttons) <= 2 and max(map(len, buttons)) <= 4


@every_case
def test_a_game_without_a_commitment_offers_no_details(case: Case) -> None:
    played, _ = stored(case)
    rows = beside_game.over_rows(replace(played, secret=None), TableMessages(Messages(), played.seats))
    targets = [button.target for row in rows if isinstance(row, tuple) for button in row]
    assert TableControl.DETAILS not in targets
