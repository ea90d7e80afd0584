"""Every control of a table is declared, and costs the same as the command that means it."""

from __future__ import annotations

import inspect
import sys
from types import ModuleType, SimpleNamespace
from typing import Any
from unittest.mock import Mock

import discord
import pytest

from cogs.commands.table import TableCommands
from cogs.handlers import table_actions
from cogs.handlers.rate_limit import is_costly_command
from cogs.handlers.table_actions import CONTROLS, Right
from cogs.ui.custom_id import TableControl

MEANT_BY_COMMANDS = {
    "table again": (TableControl.PLAY_AGAIN, TableControl.PLAY_AGAIN_SWAPPED),
    "table concede": (TableControl.ASK_TO_CONCEDE,),
    "table cut": (TableControl.CUT_DECK,),
    "table leave": (TableControl.ASK_TO_LEAVE,),
    "table mute": (TableControl.MUTE, TableControl.UNMUTE),
    "table nudge": (TableControl.NUDGE,),
    "table watch": (TableControl.WATCH,),
}


GROUP: Any
GROUP, _ = TableCommands(Mock(), Mock(), Mock(), Mock(), actions=Mock(), rate_limiter=Mock()).made()


@pytest.mark.parametrize("control", [TableControl.JOIN, TableControl.NUDGE, TableControl.PANEL])
def test_a_control_without_a_declaration_is_an_error_at_import(
    control: TableControl, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = ModuleType("controls_with_a_gap")
    monkeypatch.setitem(sys.modules, module.__name__, module)
    source = inspect.getsource(table_actions)
    exec(compile(source, module.__name__, "exec"), module.__dict__)
    gap = source.replace(f"        TableControl.{control.name}: ", "        TableControl.RULES: ", 1)
    assert gap != source
    with pytest.raises(LookupError, match=control.value):
        exec(compile(gap, module.__name__, "exec"), module.__dict__)


@pytest.mark.parametrize(("command", "controls"), MEANT_BY_COMMANDS.items())
def test_a_command_costs_as_much_as_the_control_that_it_means(
    command: str, controls: tuple[TableControl, ...]
) -> None:
    press: Any = SimpleNamespace(
        type=discord.InteractionType.application_command,
        command=next(one for one in GROUP.commands if command == one.qualified_name),
        namespace=(),
    )
    assert {CONTROLS[control].is_costly for control in controls} == {is_costly_command(press)}


def test_only_controls_of_hands_work_outside_the_server_of_their_table() -> None:
    anywhere = {control for control, declared in CONTROLS.items() if declared.right is Right.HAND}
    assert anywhere == {TableControl.HAND, TableControl.HAND_IN_WORDS, TableControl.NO_HAND_MESSAGES}
