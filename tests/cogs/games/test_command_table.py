"""A table of commands is wrong when it is built, not when a player gives a command."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from cogs.games.command_table import TokenMove
from cogs.ui.command_options import CommandOption, optional

CAKES, PILE = CommandOption("cakes"), optional("pile")


@pytest.mark.parametrize(
    ("token", "options", "defaults"),
    [
        ("take.{cakes}", (CAKES,), {}),
        ("take.{pile}.{cakes}", (CAKES, PILE), {"pile": "stock"}),
        ("take.all", (), {}),
    ],
)
def test_a_token_is_completed_by_its_options(
    token: str, options: tuple[CommandOption, ...], defaults: Mapping[str, str]
) -> None:
    assert TokenMove("take", token, options, defaults).action == token


@pytest.mark.parametrize(
    ("token", "options", "defaults"),
    [
        ("pick{round}.{cakes}", (CAKES,), {}),
        ("take.{cakes.name}", (CAKES,), {}),
        ("take.{}", (CAKES,), {}),
        ("take.all", (CAKES,), {}),
        ("take.{pile}", (PILE,), {}),
        ("take.{cakes}", (CAKES,), {"cakes": "1"}),
        ("take.{cakes}", (CAKES,), {"pile": "stock"}),
        ("take.{cakes", (CAKES,), {}),
    ],
)
def test_a_token_that_its_options_do_not_complete_is_refused(
    token: str, options: tuple[CommandOption, ...], defaults: Mapping[str, str]
) -> None:
    with pytest.raises(ValueError, match=r"take|expected"):
        TokenMove("take", token, options, defaults)
