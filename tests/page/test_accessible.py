"""Every phase of every game can be read by a screen reader: axe finds nothing to complain of."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.conftest import Sit
from tests.page.fixture_server import FixtureServer
from tests.page.test_commands import menu
from tests.page.wall import Wall, opened

AXE = Path(__file__).parent / "node_modules" / "axe-core" / "axe.min.js"
SCRIPT = AXE.read_text(encoding="utf-8") if AXE.exists() else ""
"""Read at the start: another run of `npm ci` in this folder removes it for a moment."""
pytestmark = pytest.mark.skipif(not SCRIPT, reason="axe-core is missing: run npm ci --prefix tests/page")
RUN = "selector => axe.run(selector, {resultTypes: ['violations']})"


@pytest.fixture(scope="module")
def wall(browser: Browser) -> Iterator[Wall]:
    """Open the page with the posts of one language: the others have the same parts."""
    with opened(browser, ["en"]) as wall:
        yield wall


def violations(page: Page, selector: str) -> dict[str, str]:
    """Return the violations, each with the first place where it is."""
    page.add_script_tag(content=SCRIPT)
    found: dict[str, Any] = page.evaluate(RUN, selector)
    return {one["id"]: f"{one['help']}: {one['nodes'][0]['html'][:300]}" for one in found["violations"]}


@pytest.mark.parametrize("size", [(390, 844), (1000, 800)], ids=["phone", "desk"])
@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_no_violation_in_any_phase(wall: Wall, size: tuple[int, int], scheme: Any) -> None:
    wall.page.emulate_media(color_scheme=scheme)
    assert len(wall.measured(size)) == len(wall.titles)
    assert violations(wall.page, "body") == {}


def test_axe_finds_no_violation_in_an_open_menu_and_form(sit: Sit) -> None:
    page = sit("Ada")
    page.get_by_role("combobox", name="Claim a card…").click()
    expect(page.get_by_role("option", name="Soldier")).to_be_visible()
    assert violations(page, "body") == {}


def test_axe_finds_no_violation_in_the_menu_of_a_member(sit: Sit, server: FixtureServer) -> None:
    server.commands = [menu("Statistics"), menu("Invite to a game")]
    page = sit("Ada")
    page.get_by_role("button", name="Menu of Ben").click()
    expect(page.get_by_role("menuitem")).to_have_count(2)
    assert violations(page, "body") == {}


def test_every_post_has_its_state_in_words_as_the_description_of_its_image(wall: Wall) -> None:
    described = wall.page.locator("#messages .picture img").evaluate_all(
        "images => images.map(image => image.alt.length)"
    )
    assert len(described) == len(wall.titles)
    assert all(40 <= length <= 1024 for length in described)
