"""What only one feature may add is refused of a second one, when the program starts."""

from __future__ import annotations

from unittest.mock import AsyncMock, Mock

import pytest

from cogs import opponents
from cogs.commands.play import Finder
from cogs.feature import Feature, Parts, add_pages, finder_of
from cogs.ui.responses import PageHandler
from playground import Playground
from tests.endtoend.play import SCHEMA, running

FINDER, OTHER = Finder((), AsyncMock()), Finder((), AsyncMock())


def test_only_one_feature_gives_play_its_options() -> None:
    assert finder_of([Feature()]) is None
    assert finder_of([Feature(), Feature(finder=FINDER)]) is FINDER
    with pytest.raises(ValueError, match="/play"):
        finder_of([Feature(finder=FINDER), Feature(finder=OTHER)])


def test_no_feature_takes_the_page_of_another_one() -> None:
    own: PageHandler = Mock()
    others: PageHandler = Mock()
    pages = {"history": own}
    add_pages([Feature(pages={"deals": others})], pages)
    assert pages == {"history": own, "deals": others}
    with pytest.raises(ValueError, match="the name history"):
        add_pages([Feature(pages={"history": others})], pages)


def _another_finder(parts: Parts) -> Feature:
    return Feature(finder=opponents.feature(parts).finder)


async def test_the_bot_does_not_start_with_two_features_that_give_play_its_options() -> None:
    async with Playground(rate_limits=False, schema=SCHEMA) as pg:
        with pytest.raises(ValueError, match="two features set a finder"):
            async with running(pg, features=(opponents.feature, _another_finder)):
                raise AssertionError("it started")
