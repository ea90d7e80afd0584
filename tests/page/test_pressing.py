"""Buttons, selects and modals: what is sent, and what shows meanwhile and afterwards."""

from playwright.sync_api import Page, expect

from tests.page import canned
from tests.page.canned import Json
from tests.page.conftest import Sit
from tests.page.fixture_server import FixtureServer

ADA = canned.MEMBERS["Ada"]


def about(asked: Json) -> Json:
    """Return the values that name an interaction in the server's events."""
    return {"nonce": asked["nonce"], "id": asked["id"]}


def test_a_press_is_sent_and_shows_that_it_waits(sit: Sit, server: FixtureServer) -> None:
    page = sit("Ada")
    page.get_by_role("button", name="Challenge").click()
    asked = server.wait_for("interaction", type=3, member=ADA)
    assert asked["data"] == {"component_type": 2, "custom_id": "challenge"}
    assert asked["message_id"] == server.histories[canned.TABLE][-1]["id"]
    assert (asked["channel_id"], asked["guild_id"]) == (canned.TABLE, canned.GUILD)
    assert asked["application_id"] == canned.BOT
    expect(page.locator('[data-custom-id="challenge"]')).to_have_attribute("aria-busy", "true")
    expect(page.locator('[data-custom-id="accept"]')).to_be_disabled()
    server.tell("INTERACTION_DONE", about(asked), member=ADA)
    expect(page.locator('[data-custom-id="accept"]')).to_be_enabled()


def test_a_failed_press_says_so_below_the_message_until_the_next(sit: Sit, server: FixtureServer) -> None:
    page = sit("Ada")
    page.get_by_role("button", name="Challenge").click()
    asked = server.wait_for("interaction", type=3)
    server.tell(
        "INTERACTION_FAILED",
        {**about(asked), "reason": "This interaction failed"},
        member=ADA,
    )
    expect(page.locator("article .failure")).to_have_text("This interaction failed")
    page.get_by_role("button", name="Accept").click()
    expect(page.locator("article .failure")).to_have_count(0)


def test_a_select_sends_the_choice_and_keeps_showing_it(sit: Sit, server: FixtureServer) -> None:
    page = sit("Ada")
    page.get_by_role("combobox", name="Claim a card…").click()
    expect(page.get_by_role("option", name="Soldier")).to_contain_text("Steals one cake")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    asked = server.wait_for("interaction", type=3)
    assert asked["data"] == {
        "component_type": 3,
        "custom_id": "claim",
        "values": ["archer"],
    }
    server.tell("INTERACTION_DONE", about(asked), member=ADA)
    expect(page.get_by_role("combobox", name="Claim a card…")).to_have_text("Archer")


def test_several_values_are_sent_when_the_list_closes(sit: Sit, server: FixtureServer) -> None:
    page = sit("Ada", channel=canned.TABLE_TWO)
    page.get_by_role("combobox", name="Choose opponents").click()
    page.get_by_role("option", name="Ben").click()
    page.get_by_role("option", name="Cleo").click()
    expect(page.get_by_role("option", name="Dov")).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Escape")
    asked = server.wait_for("interaction", type=3)
    assert asked["data"]["values"] == [canned.MEMBERS["Ben"], canned.MEMBERS["Cleo"]]
    assert asked["data"]["component_type"] == 5


def open_modal(page: Page, server: FixtureServer) -> str:
    """Press a button that answers with a modal; return the id of the interaction."""

    def answer(there: FixtureServer, member: str, asked: Json) -> None:
        there.tell(
            "INTERACTION_MODAL",
            {**about(asked), **canned.attack_modal()},
            member=member,
        )

    server.answers["attack"] = answer
    page.get_by_role("button", name="Attack…").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    return str(server.wait_for("interaction", type=3)["id"])


def test_a_modal_insists_on_its_required_fields(sit: Sit, server: FixtureServer) -> None:
    page = sit("Ada")
    open_modal(page, server)
    page.get_by_role("button", name="Submit").click()
    expect(page.locator(".field-error", has_text="This field is required")).to_have_count(3)
    assert not [one for one in server.received if one.get("type") == 5]


def test_a_filled_modal_is_sent_in_discords_form(sit: Sit, server: FixtureServer) -> None:
    page = sit("Ada")
    opener = open_modal(page, server)
    dialog = page.get_by_role("dialog")
    dialog.locator(".tick-box", has_text="Soldier").click()
    dialog.locator(".tick-box", has_text="Wizard").click()
    expect(dialog.locator('input[value="archer"]')).to_be_disabled()
    dialog.get_by_role("combobox", name="Claim").click()
    page.get_by_role("option", name="Archer").click()
    dialog.locator(".tick-box", has_text="Meekly").click()
    dialog.get_by_label("Say something").fill("Two archers!")
    page.get_by_role("button", name="Submit").click()
    asked = server.wait_for("interaction", type=5)
    fields = asked["data"].pop("components")
    assert asked["data"] == {"id": opener, "custom_id": "attack-form"}
    controls = [field["component"] for field in fields if field["type"] == 18]
    assert [(one["type"], one["custom_id"], one.get("values", one.get("value"))) for one in controls] == [
        (22, "cards", ["soldier", "wizard"]),
        (3, "claim", ["archer"]),
        (21, "how", "m"),
        (4, "words", "Two archers!"),
    ]
    server.tell("INTERACTION_DONE", about(asked), member=ADA)
    expect(dialog).to_have_count(0)


def test_a_refused_modal_keeps_its_values(sit: Sit, server: FixtureServer) -> None:
    page = sit("Ada")
    open_modal(page, server)
    dialog = page.get_by_role("dialog")
    dialog.locator(".tick-box", has_text="Soldier").click()
    dialog.get_by_role("combobox", name="Claim").click()
    page.get_by_role("option", name="Archer").click()
    dialog.locator(".tick-box", has_text="Boldly").click()
    page.get_by_role("button", name="Submit").click()
    asked = server.wait_for("interaction", type=5)
    server.tell("INTERACTION_FAILED", {**about(asked), "reason": "It is late."}, member=ADA)
    expect(dialog.get_by_role("alert").first).to_contain_text("Something went wrong. It is late.")
    expect(dialog.locator('input[value="soldier"]')).to_be_checked()


def test_escape_closes_a_list_before_its_modal(sit: Sit, server: FixtureServer) -> None:
    page = sit("Ada")
    open_modal(page, server)
    page.get_by_role("dialog").get_by_role("combobox", name="Claim").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("option", name="Archer")).to_have_count(0)
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_modal_opens_only_in_the_window_that_asked_for_it(sit: Sit, server: FixtureServer) -> None:
    page, other = sit("Ada"), sit("Ada")
    page.bring_to_front()
    open_modal(page, server)
    assert other.get_by_role("dialog").count() == 0


def test_a_modal_of_the_old_form_is_answered_in_its_form(sit: Sit, server: FixtureServer) -> None:
    def answer(there: FixtureServer, member: str, asked: Json) -> None:
        there.tell("INTERACTION_MODAL", {**about(asked), **canned.old_modal()}, member=member)

    server.answers["accept"] = answer
    page = sit("Ada")
    page.get_by_role("button", name="Accept").click()
    name = page.get_by_label("Your name")
    expect(name).to_have_value("Jo")
    page.get_by_role("button", name="Submit").click()
    expect(page.locator(".field-error")).to_have_text("Must be 3 or more in length.")
    name.fill("Joan")
    page.keyboard.press("Enter")
    (row,) = server.wait_for("interaction", type=5)["data"]["components"]
    assert row["type"] == 1
    assert [(one["type"], one["custom_id"], one["value"]) for one in row["components"]] == [
        (4, "name", "Joan")
    ]
