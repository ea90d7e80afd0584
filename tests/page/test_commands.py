"""Slash commands: finding them, filling their options by keyboard, and what is sent."""

import pytest
from playwright.sync_api import Page, expect

from tests.page import canned
from tests.page.canned import Json
from tests.page.conftest import Sit
from tests.page.fixture_server import FixtureServer
from tests.page.test_pressing import about


def write(page: Page, words: str) -> None:
    """Type into the message box."""
    page.locator("#composer-text").click()
    page.keyboard.type(words)


def test_a_slash_lists_the_commands_with_their_options(sit: Sit) -> None:
    page = sit("Ada")
    write(page, "/")
    expect(page.get_by_role("option")).to_have_count(5)
    expect(page.get_by_role("option", name="/duel new")).to_contain_text("Open a table")
    page.keyboard.type("hand")
    expect(page.get_by_role("option")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.get_by_role("option")).to_have_count(0)


def test_a_command_can_be_written_with_the_keyboard_only(sit: Sit, server: FixtureServer) -> None:
    page = sit("Ada")
    write(page, "/duel n")
    page.keyboard.press("Tab")
    expect(page.locator(".command-chip")).to_have_text("/duel new")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.keyboard.type("opp")
    page.keyboard.press("Enter")
    page.keyboard.type("cl")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    asked = server.wait_for("interaction", type=2)
    assert asked["data"] == {
        "id": "4001",
        "name": "duel",
        "type": 1,
        "options": [
            {
                "type": 1,
                "name": "new",
                "options": [
                    {"type": 3, "name": "mode", "value": "full"},
                    {"type": 6, "name": "opponent", "value": canned.MEMBERS["Cleo"]},
                ],
            }
        ],
    }


def test_a_command_without_options_needs_enter_twice(sit: Sit, server: FixtureServer) -> None:
    page = sit("Ada")
    write(page, "/hand")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    assert server.wait_for("interaction", type=2)["data"]["options"] == []
    expect(page.locator("#composer-text")).to_be_focused()


def test_choices_come_from_the_bot_while_typing(sit: Sit, server: FixtureServer) -> None:
    def answer(there: FixtureServer, member: str, asked: Json) -> None:
        if asked["type"] == 4:
            option = next(one for one in asked["data"]["options"][0]["options"] if one.get("focused"))
            names = [
                f"{option['name']}: {name}"
                for name in ("Soldier", "Archer")
                if option["value"].lower() in name.lower()
            ]
            choices = [{"name": name, "value": name.split()[-1].lower()} for name in names]
            there.tell("AUTOCOMPLETE", {**about(asked), "choices": choices}, member=member)

    server.answers["duel attack"] = answer
    page = sit("Ada")
    write(page, "/duel attack ")
    page.keyboard.type("arch")
    expect(page.get_by_role("option")).to_have_text(["cards: Archer"])
    page.keyboard.press("Enter")
    expect(page.get_by_role("option")).to_have_text(["claim: Soldier", "claim: Archer"])
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    sent = server.wait_for("interaction", type=2)["data"]["options"][0]["options"]
    assert [(one["name"], one["value"]) for one in sent] == [
        ("cards", "archer"),
        ("claim", "soldier"),
    ]


def test_missing_or_wrong_values_are_reported_and_nothing_is_sent(sit: Sit, server: FixtureServer) -> None:
    page = sit("Ada")
    write(page, "/duel new ")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Send").click()
    expect(page.locator(".command-hint")).to_have_text("This option is required. Specify a value.")
    page.keyboard.type("core")
    page.keyboard.press("Enter")
    page.keyboard.type("rounds")
    page.keyboard.press("Enter")
    page.keyboard.type("12")
    page.get_by_role("button", name="Send").click()
    expect(page.locator(".command-hint")).to_have_text("Enter 9 or less.")
    assert not [one for one in server.received if one.get("type") == 2]


def test_channels_and_booleans_are_sent_with_their_types(sit: Sit, server: FixtureServer) -> None:
    page = sit("Ada")
    write(page, "/where ")
    page.keyboard.type("fal")
    page.keyboard.press("Enter")
    page.keyboard.type("pl")
    page.keyboard.press("Enter")
    page.keyboard.type("wel")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    sent = server.wait_for("interaction", type=2)["data"]["options"]
    assert [(one["type"], one["value"]) for one in sent] == [
        (5, False),
        (7, canned.WELCOME),
    ]


def test_backspace_cancels_a_command_and_keeps_its_text(sit: Sit) -> None:
    page = sit("Ada")
    write(page, "/duel new ")
    page.keyboard.press("Backspace")
    expect(page.locator("#composer-text")).to_have_value("/duel new")


def test_pressing_a_mentioned_command_starts_it(sit: Sit) -> None:
    page = sit("Ada")
    page.get_by_role("button", name="/duel new").click()
    expect(page.locator(".command-chip")).to_have_text("/duel new")
    expect(page.locator(".pill-input").first).to_be_focused()


def test_a_command_without_an_answer_fails_only_for_its_user(sit: Sit, server: FixtureServer) -> None:
    page = sit("Ada")
    write(page, "/slow ")
    page.keyboard.press("Enter")
    asked = server.wait_for("interaction", type=2)
    expect(page.locator("article.pending")).to_contain_text("Ada used /slow")
    failure = {**about(asked), "reason": "The application did not respond"}
    server.tell("INTERACTION_FAILED", failure, member=canned.MEMBERS["Ada"])
    expect(page.locator("article.pending .failure")).to_have_text("The application did not respond")
    page.get_by_role("button", name="Dismiss message").click()
    expect(page.locator("article.pending")).to_have_count(0)


@pytest.mark.parametrize("first", ["message", "done"])
def test_an_answered_command_leaves_only_its_answer(sit: Sit, server: FixtureServer, first: str) -> None:
    page = sit("Ada")
    write(page, "/hand ")
    page.keyboard.press("Enter")
    asked = server.wait_for("interaction", type=2)
    metadata = {
        "id": asked["id"],
        "type": 2,
        "name": "hand",
        "user": canned.user("Ada"),
    }
    answer = canned.message(canned.TABLE, "Cake Club", "Your hand", interaction_metadata=metadata)
    if first == "done":
        server.tell("INTERACTION_DONE", about(asked), member=canned.MEMBERS["Ada"])
    server.say(answer)
    expect(page.locator("article", has_text="Ada used /hand")).to_have_count(1)
    expect(page.locator("article.pending")).to_have_count(0)


def test_messages_are_sent_with_their_mentions(sit: Sit, server: FixtureServer) -> None:
    page = sit("Ada")
    write(page, "hello @be")
    page.keyboard.press("Enter")
    page.keyboard.type("and all")
    page.keyboard.press("Enter")
    said = server.wait_for("message")
    assert said["content"] == f"hello <@{canned.MEMBERS['Ben']}> and all"
    assert (said["channel_id"], said["member"]) == (canned.TABLE, canned.MEMBERS["Ada"])
    expect(page.locator("#composer-text")).to_have_value("")


def test_commands_registered_later_appear_at_once(sit: Sit, server: FixtureServer) -> None:
    page = sit("Ada")
    server.commands.append(canned.command("4009", "rules", "Read the rules", []))
    write(page, "/rul")
    expect(page.get_by_role("option")).to_have_count(0)
    server.tell("COMMANDS_UPDATE", {})
    expect(page.get_by_role("option")).to_contain_text(["/rules"])


def menu(name: str) -> Json:
    return {**canned.command("4009", name, "", []), "type": 2}


def test_the_commands_are_listed_in_the_order_of_their_registration(sit: Sit, server: FixtureServer) -> None:
    server.commands = [canned.command("4010", "play", "Start here", []), *canned.commands()]
    page = sit("Ada")
    write(page, "/")
    expect(page.get_by_role("option").first).to_contain_text("/play")


def test_the_menu_of_a_member_has_the_commands_of_apps(sit: Sit, server: FixtureServer) -> None:
    server.commands = [*canned.commands(), menu("Statistics")]
    page = sit("Ada")
    write(page, "/")
    expect(page.get_by_role("option", name="Statistics")).to_have_count(0)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu of Ben").click()
    expect(page.get_by_role("menuitem")).to_be_focused()
    page.keyboard.press("Enter")
    asked = server.wait_for("interaction", type=2)
    ben = canned.MEMBERS["Ben"]
    assert asked["data"] == {"id": "4009", "name": "Statistics", "type": 2, "target_id": ben}
    expect(page.get_by_role("menuitem")).to_have_count(0)
    expect(page.locator(".lead-command").last).to_have_text("Statistics")


def test_the_name_of_an_author_opens_their_menu(sit: Sit, server: FixtureServer) -> None:
    server.commands = [menu("Invite to a game")]
    page = sit("Ada")
    server.say(canned.message(canned.TABLE, "Ben", "Hello"))
    page.locator(".author", has_text="Ben").last.click()
    page.get_by_role("menuitem", name="Invite to a game").click()
    assert server.wait_for("interaction", type=2)["data"]["target_id"] == canned.MEMBERS["Ben"]
