"""The person at the page: changing members, settings, faults, phones, and what a screen reader says."""

import re

import pytest
from playwright.sync_api import expect

from tests.page import canned
from tests.page.conftest import PHONE, Sit
from tests.page.fixture_server import FixtureServer

UNNAMED = """() => [...document.querySelectorAll("button, input, textarea, select, img, [role=combobox]")]
  .filter((one) => one.checkVisibility())
  .filter((one) => !(one.getAttribute("aria-label") || one.textContent.trim()))
  .filter((one) => !(one.labels?.length || one.hasAttribute("alt")))
  .map((one) => one.outerHTML)"""


def test_switching_members_shows_what_the_other_member_sees(sit: Sit, server: FixtureServer) -> None:
    page = sit("Ada")
    hand = canned.message(canned.TABLE, "Cake Club", "Your hand: Soldier", flags=64)
    server.say(hand, only_for=canned.MEMBERS["Ben"])
    page.get_by_role("button", name="You are Ada").click()
    page.get_by_role("button", name="Become Ben").click()
    expect(page.get_by_role("button", name="You are Ben")).to_be_visible()
    expect(page.locator("#channel-bar h2")).to_have_text("cake-table")
    expect(page).to_have_url(re.compile("as=ben"))
    page.get_by_role("button", name="Challenge").click()
    server.wait_for("interaction", type=3, member=canned.MEMBERS["Ben"])


def test_another_members_pings_show_at_the_switcher(sit: Sit, server: FixtureServer) -> None:
    page = sit("Ada")
    server.say(canned.message(canned.TABLE, "Cake Club", "<@2002>", mentions=[canned.user("Ben")]))
    expect(page.locator("#you .badge")).to_have_text("1")
    page.get_by_role("button", name="You are Ada").click()
    expect(page.locator(".you-choice", has_text="Ben").locator(".badge")).to_have_text("1")
    second = page.get_by_role("link", name="Open a second window as Ben")
    expect(second).to_have_attribute("href", "/?as=ben")


def test_settings_are_sent_to_the_server(sit: Sit, server: FixtureServer) -> None:
    page = sit("Cleo")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch").click()
    assert server.wait_for("settings", member=canned.MEMBERS["Cleo"])["dms_open"] is False
    page.get_by_label("Language").select_option("de")
    server.wait_for("settings", locale="de")


def test_faults_can_be_caused_by_hand(sit: Sit, server: FixtureServer) -> None:
    page = sit("Ada")
    page.get_by_role("button", name="Make Discord misbehave").click()
    form = page.locator("form.fault[data-kind=deny]")
    form.get_by_label("Permission").select_option("EMBED_LINKS")
    form.get_by_role("button", name="Do it").click()
    asked = server.wait_for("fault")
    assert (asked["permission"], asked["channel"]) == ("EMBED_LINKS", canned.TABLE)
    expect(form.get_by_role("status")).to_have_text("Done.")


def test_on_a_phone_nothing_is_wider_than_the_screen(sit: Sit) -> None:
    page = sit("Ada", size=PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert page.evaluate("document.getElementById('messages').scrollWidth") <= PHONE["width"]


def test_on_a_phone_the_channels_are_in_a_drawer(sit: Sit) -> None:
    page = sit("Ada", size=PHONE)
    expect(page.locator("#channels")).to_be_hidden()
    page.get_by_role("button", name="Show channels").click()
    page.get_by_role("button", name="welcome").click()
    expect(page.locator("#channels")).to_be_hidden()
    expect(page.locator("#channel-bar h2")).to_have_text("welcome")


def test_on_a_phone_a_modal_opens_from_the_bottom(sit: Sit, server: FixtureServer) -> None:
    page = sit("Ada", size=PHONE)
    page.get_by_role("button", name="Attack…").click()
    asked = server.wait_for("interaction", type=3)
    news = {"nonce": asked["nonce"], "id": asked["id"], **canned.attack_modal()}
    server.tell("INTERACTION_MODAL", news, member=canned.MEMBERS["Ada"])
    box = page.get_by_role("dialog").bounding_box()
    assert box is not None
    assert (box["x"], box["width"]) == (0, PHONE["width"])
    assert box["y"] + box["height"] == PHONE["height"]
    submit = page.get_by_role("button", name="Submit").bounding_box()
    assert submit is not None
    assert submit["y"] + submit["height"] < PHONE["height"]


@pytest.mark.parametrize("channel", [canned.TABLE, canned.TABLE_TWO])
def test_every_control_has_a_name(sit: Sit, channel: str) -> None:
    page = sit("Ada", channel=channel)
    assert page.evaluate(UNNAMED) == []


def test_new_messages_are_announced_to_a_screen_reader(sit: Sit, server: FixtureServer) -> None:
    page = sit("Ada")
    server.say(canned.message(canned.TABLE, "Ben", "your **turn**, <@2001>"))
    expect(page.locator("#announcer")).to_contain_text("Ben: your turn, @Ada")


def test_a_member_adds_the_app_to_their_account(sit: Sit, server: FixtureServer) -> None:
    page = sit("Cleo")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Add", exact=True).click()
    assert server.wait_for("settings", member=canned.MEMBERS["Cleo"])["has_app"] is True
