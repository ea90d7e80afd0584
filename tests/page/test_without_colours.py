"""Nothing on the page is told by colour only: what is chosen, open or online also has a shape or a weight."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.page import canned
from tests.page.conftest import Sit
from tests.page.fixture_server import FixtureServer
from tests.page.test_pressing import open_modal

SHAPE = r"""element => ["", "::before", "::after"].map((part) => {
  const style = getComputedStyle(element, part);
  const shadow = style.boxShadow.replace(/(rgba?|color)\([^)]*\)/g, "");
  return [shadow, style.fontWeight, style.content, style.height, style.outlineWidth, style.textDecorationLine];
}).concat([[...element.querySelectorAll("*")].map((one) => one.className).join(" ")])"""
"""All that shows of an element but its colours and words."""


def shape(element: Locator) -> object:
    return element.evaluate(SHAPE)


def test_the_open_channel_has_a_bar(sit: Sit) -> None:
    page = sit("Ada", channel=canned.TABLE)
    closed = page.locator(".channel:not(.open):not(.unread)")
    assert shape(page.locator(".channel.open").first) != shape(closed.first)


def test_a_member_who_is_not_online_has_a_hollow_dot(sit: Sit) -> None:
    page = sit("Ada")
    online = page.locator(".status.online").first
    expect(online).to_be_visible()
    filled = shape(online)
    online.evaluate("dot => dot.classList.remove('online')")
    assert shape(page.locator(".status:not(.online)").first) != filled


def test_the_suggestion_that_enter_takes_has_a_bar(sit: Sit) -> None:
    page = sit("Ada")
    page.locator("#composer-text").click()
    page.keyboard.type("/")
    expect(page.locator('.suggestion[aria-selected="true"]')).to_be_visible()
    other = page.locator('.suggestion:not([aria-selected="true"])').first
    assert shape(page.locator('.suggestion[aria-selected="true"]')) != shape(other)


def test_the_chosen_option_of_a_menu_has_a_mark(sit: Sit, server: FixtureServer) -> None:
    page = sit("Ada")
    open_modal(page, server)
    menu = page.get_by_role("dialog").get_by_role("combobox", name="Claim")
    menu.click()
    page.get_by_role("option", name="Soldier").click()
    menu.click()
    chosen, other = page.get_by_role("option", name="Soldier"), page.get_by_role("option", name="Archer")
    expect(chosen).to_have_attribute("aria-selected", "true")
    assert chosen.locator(".radio.on").count() == 1
    assert other.locator(".radio").count() == 0


def test_the_member_whose_window_it_is_has_a_bar_among_those_to_become(sit: Sit) -> None:
    page = sit("Ada")
    page.locator("#you button").first.click()
    own = page.locator(".you-become[aria-current]")
    expect(own).to_be_visible()
    assert shape(own) != shape(page.locator(".you-become:not([aria-current])").first)
