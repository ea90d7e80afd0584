"""A command of `/table` means the same as the control that it stands for."""

from __future__ import annotations

from typing import Any, TypeAlias

import pytest

from bot.preferences import CLOCKS, PAUSES
from cogs.handlers.table_actions import TableActionHandler
from cogs.i18n.locale import Interaction
from cogs.table_post.lobby import WORD_FIELD
from cogs.ui.custom_id import ControlCommand
from cogs.ui.panel import Filled
from cogs.ui.responses import reply_privately
from playground import Visitor
from tests.endtoend.play import Club, gives_up

Seen: TypeAlias = tuple[str, ControlCommand, Filled | None]
"""A table, what is done there, and the form that was sent."""


class Notes:
    """What was to be carried out; while it ``is_on``, nothing else happens."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.is_on = False
        self.seen: list[Seen] = []
        run_control = TableActionHandler.run_control

        async def noted(
            handler: TableActionHandler,
            press: Interaction,
            table_id: str,
            command: ControlCommand,
            filled: Filled | None = None,
        ) -> None:
            if not self.is_on:
                await run_control(handler, press, table_id, command, filled)
                return
            self.seen.append((table_id, command, filled))
            await reply_privately(press, "Noted.")

        monkeypatch.setattr(TableActionHandler, "run_control", noted)

    def new(self) -> Seen:
        """Return the only thing that was noted since the last time."""
        (seen,) = self.seen
        self.seen.clear()
        return seen


@pytest.fixture
def notes(monkeypatch: pytest.MonkeyPatch) -> Notes:
    return Notes(monkeypatch)


async def pressed(person: Visitor, message: dict[str, Any], notes: Notes) -> list[Seen]:
    """Press every control of a message, also each choice of its menus; return their meanings."""
    found = []
    for control in person.controls(message):
        if "options" in control:
            for option in control["options"]:
                await person.choose(message, control, [option["value"]], stale=True)
                found.append(notes.new())
        else:
            await person.press(message, control, stale=True)
            found.append(notes.new())
    return found


async def commanded(person: Visitor, notes: Notes, *typed: tuple[str, dict[str, Any]]) -> list[Seen]:
    """Send commands; return their meanings."""
    found = []
    for command, options in typed:
        await person.command(command, **options)
        found.append(notes.new())
    return found


async def test_each_control_of_the_private_panel_has_a_command(club: Club, notes: Notes) -> None:
    await club.seat(club.ada, club.ben)
    panel = (await club.ada.press(club.post(), "Table…")).message
    await club.ada.command("/table mute")
    muted = (await club.ada.press(club.post(), "Table…")).message
    assert panel is not None
    assert muted is not None
    notes.is_on = True
    controls = [*await pressed(club.ada, panel, notes), *await pressed(club.ada, muted, notes)]
    commands = await commanded(
        club.ada,
        notes,
        *(("/table pause", {"time": time}) for time in PAUSES),
        *(("/table clock", {"clock": clock}) for clock in CLOCKS),
        ("/table undo", {}),
        ("/table stop", {}),
        ("/table leave", {}),
        ("/table concede", {}),
        ("/table nudge", {}),
        ("/table mute", {}),
        ("/table mute", {"on": False}),
    )
    assert {str(seen) for seen in controls} == {str(seen) for seen in commands}


async def test_votes_are_answered_and_pauses_ended_alike(club: Club, notes: Notes) -> None:
    await club.seat(club.ada, club.ben)
    await club.ada.command("/table pause", time=3600)
    await club.settled()
    post = club.post()
    notes.is_on = True
    for command, button in (("agree", "Agree"), ("refuse", "Refuse")):
        await club.ben.press(post, button, stale=True)
        told = notes.new()
        assert [told] == await commanded(club.ben, notes, (f"/table {command}", {"vote": "pause.1"}))
    notes.is_on = False
    await club.press(club.ben, "Agree")
    notes.is_on = True
    await club.ben.press(club.post(), "Resume", stale=True)
    assert [notes.new()] == await commanded(club.ben, notes, ("/table resume", {}))


async def test_watching_and_playing_again_are_asked_for_alike(club: Club, notes: Notes) -> None:
    await club.ada.command("/auf new")
    await club.press(club.ben, "Join")
    await club.press(club.dov, "Join")
    await club.press(club.ada, "Start")
    (row,) = await club.bot.store.tables.of_server(club.pg.guild.id)
    panel = (await club.cleo.press(club.post(), "Table…")).message
    assert panel is not None
    notes.is_on = True
    watches = await pressed(club.cleo, panel, notes)
    assert watches == await commanded(club.cleo, notes, ("/table watch", {"table": row.id}))
    notes.is_on = False
    for loser in (club.ada, club.ben):
        await gives_up(loser)
        await club.settled()
    notes.is_on = True
    for button, is_swapped in (("Play again", False), ("Swap seats", True)):
        await club.ada.press(club.post(), button, stale=True)
        told = notes.new()
        options = {"table": row.id, "swap": is_swapped}
        assert [told] == await commanded(club.ada, notes, ("/table again", options))


async def test_a_word_is_added_alike_by_form_and_by_command(club: Club, notes: Notes) -> None:
    await club.ada.command("/duel new")
    form = await club.ada.press(club.post(), "Cut the deck…")
    notes.is_on = True
    await club.ada.submit(form.modal, {WORD_FIELD: "rhubarb"})
    told = notes.new()
    assert [told] == await commanded(club.ada, notes, ("/table cut", {"word": "rhubarb"}))
