"""What the page shows of messages, channels and people."""

import re

from playwright.sync_api import expect

from tests.page import canned
from tests.page.conftest import PHONE, Sit
from tests.page.fixture_server import FixtureServer


def test_markdown_is_shown_with_its_marks_and_mentions(sit: Sit) -> None:
    page = sit("Ada")
    post = page.locator("article", has_text="A cake for every table")
    for tag, words in (
        ("strong", "bold"),
        ("em", "italic"),
        ("u", "underlined"),
        ("s", "struck"),
        ("code", "code"),
    ):
        expect(post.locator(f"p {tag}").first).to_have_text(words)
    expect(post.locator("h3")).to_have_text("A cake for every table")
    expect(post.locator("blockquote strong")).to_have_text("words")
    expect(post.locator("ul ul li")).to_have_text("nested")
    expect(post.locator("ol li")).to_have_text("first")
    expect(post.locator("pre code")).to_have_text('print("cake")')
    expect(post.locator(".subtext")).to_have_text("Small print under it")
    expect(post.locator(".mention").first).to_have_text("@Ben")
    expect(post.get_by_role("link", name="the rules")).to_have_attribute("href", "https://example.com/rules")


def test_a_spoiler_opens_when_it_is_pressed(sit: Sit) -> None:
    page = sit("Ada")
    page.get_by_role("button", name="Spoiler: press to read").click()
    expect(page.locator(".spoiler.open")).to_have_text("a secret")


def test_the_applications_emojis_show_in_text_and_on_controls(sit: Sit, server: FixtureServer) -> None:
    page = sit("Ada")
    cake = {"id": canned.EMOJI, "name": "cake"}
    menu = {"type": 3, "custom_id": "m", "options": [{"label": "Cake", "value": "c", "emoji": cake}]}
    parts = [
        {"type": 10, "content": f"One **<:cake:{canned.EMOJI}> cake** left"},
        canned.row(canned.button("b", "Eat it", emoji=cake)),
        canned.row(menu),
    ]
    server.say(canned.message(canned.TABLE, "Cake Club", flags=32768, components=parts))
    post = page.locator("article").last
    address = f"/emojis/{canned.EMOJI}.png"
    expect(post.locator("strong").get_by_role("img", name=":cake:")).to_have_attribute("src", address)
    expect(post.get_by_role("button", name="Eat it").locator("img")).to_have_attribute("src", address)
    post.get_by_role("combobox").click()
    expect(post.get_by_role("option", name="Cake").locator("img")).to_have_attribute("src", address)


def test_a_deleted_emoji_leaves_its_name(sit: Sit, server: FixtureServer) -> None:
    page = sit("Ada")
    server.say(canned.message(canned.TABLE, "Ben", "One <:cake:404> left"))
    expect(page.locator("article").last).to_contain_text("One :cake: left")
    expect(page.locator("article").last.locator("img.emoji")).to_have_count(0)


def test_html_in_a_message_stays_text(sit: Sit, server: FixtureServer) -> None:
    page = sit("Ada")
    server.say(canned.message(canned.TABLE, "Ben", "<img src=x onerror=alert(1)> [x](javascript:alert(1))"))
    expect(page.locator("article").last).to_contain_text(
        "<img src=x onerror=alert(1)> [x](javascript:alert(1))"
    )
    assert page.locator("#messages img[src=x]").count() == 0


def test_components_are_shown(sit: Sit) -> None:
    panel = sit("Ada").locator(".container")
    expect(panel).to_contain_text("Ada attacked and claims 2 Soldiers.")
    expect(panel.locator(".section .accessory button")).to_have_text("My hand")
    expect(panel.locator("[role=separator]")).to_have_count(1)
    expect(panel.get_by_role("button", name="Challenge")).to_have_class(re.compile("danger"))
    expect(panel.get_by_role("button", name="Never")).to_be_disabled()
    expect(panel.locator("time")).to_have_text(re.compile("^in "))
    expect(panel).to_have_css("--accent", "#f2a7c3")


def test_an_answer_shows_whose_command_it_answers(sit: Sit) -> None:
    post = sit("Ada").locator("article").last
    expect(post.locator(".lead")).to_have_text(re.compile("Ada used /duel new"))
    expect(post.locator(".app-badge")).to_have_text("APP")


def test_an_edit_shows_at_once_and_is_marked(sit: Sit, server: FixtureServer) -> None:
    page = sit("Ada")
    said = canned.message(canned.TABLE, "Ben", "frist")
    server.say(said)
    edited = {
        **said,
        "content": "first",
        "edited_timestamp": "2026-01-01T00:00:00+00:00",
    }
    server.tell("MESSAGE_UPDATE", edited)
    expect(page.locator("article").last).to_have_text(re.compile(r"first.*\(edited\)"))
    server.tell("MESSAGE_DELETE", {"id": said["id"], "channel_id": canned.TABLE})
    expect(page.locator("article", has_text="first (edited)")).to_have_count(0)


def test_an_edit_keeps_the_focus_on_a_button(sit: Sit, server: FixtureServer) -> None:
    page = sit("Ada")
    page.get_by_role("button", name="Challenge").focus()
    server.tell("MESSAGE_UPDATE", {**server.histories[canned.TABLE][-1], "content": ""})
    expect(page.get_by_role("button", name="Challenge")).to_be_focused()


def test_an_ephemeral_message_can_be_dismissed(sit: Sit, server: FixtureServer) -> None:
    page = sit("Ada")
    hand = canned.message(canned.TABLE, "Cake Club", "Your hand: Soldier", flags=64)
    server.say(hand, only_for=canned.MEMBERS["Ada"])
    expect(page.locator("article.ephemeral")).to_contain_text("Only you can see this • Dismiss message")
    page.get_by_role("button", name="Dismiss message").click()
    server.wait_for("delete", id=hand["id"], member=canned.MEMBERS["Ada"])


def test_a_deferred_answer_shows_until_it_is_replaced(sit: Sit, server: FixtureServer) -> None:
    page = sit("Ada")
    thought = canned.message(canned.TABLE, "Cake Club", flags=128)
    server.say(thought)
    expect(page.locator("article").last).to_contain_text("Cake Club is thinking…")
    server.tell("MESSAGE_UPDATE", {**thought, "flags": 0, "content": "Thought!"})
    expect(page.locator("article").last).to_contain_text("Thought!")
    expect(page.locator(".thinking")).to_have_count(0)


def test_unread_channels_and_pings_are_marked_until_they_are_read(sit: Sit, server: FixtureServer) -> None:
    page = sit("Ada")
    ping = canned.message(canned.TABLE_TWO, "Ben", "<@2001>", mentions=[canned.user("Ada")])
    server.say(canned.message(canned.WELCOME, "Dov", "anyone?"))
    server.say(ping)
    unread = page.get_by_role("button", name="welcome, unread")
    expect(unread).to_be_visible()
    expect(page.get_by_role("button", name="cake-table-two, unread, 1 pings")).to_be_visible()
    expect(page.get_by_role("button", name="Cake Club Playground, 1 pings")).to_be_visible()
    expect(page).to_have_title(re.compile(r"^\(1\)"))
    page.get_by_role("button", name="cake-table-two").click()
    expect(page.locator("article.pings-me")).to_contain_text("@Ada")
    expect(page.get_by_role("button", name="Cake Club Playground", exact=True)).to_be_visible()
    unread.click()
    expect(page.get_by_role("button", name="welcome", exact=True)).to_be_visible()


def test_a_direct_message_rings_and_is_read(sit: Sit, server: FixtureServer) -> None:
    page = sit("Ada")
    dm = canned.dm_with_bot(canned.MEMBERS["Ada"])["id"]
    server.say(
        canned.message(dm, "Cake Club", "Your hand: Wizard"),
        only_for=canned.MEMBERS["Ada"],
    )
    page.get_by_role("button", name="Direct messages, 1 pings").click()
    expect(page.locator("article")).to_contain_text("Your hand: Wizard")
    expect(page.get_by_role("button", name="Direct messages", exact=True)).to_be_visible()
    expect(page.locator("#channel-bar h2")).to_have_text("Cake Club")


def test_a_new_thread_shows_below_its_channel_and_its_message(sit: Sit, server: FixtureServer) -> None:
    page = sit("Ada")
    root = server.histories[canned.TABLE][-1]["id"]
    thread = {
        "id": root,
        "type": 11,
        "guild_id": canned.GUILD,
        "parent_id": canned.TABLE,
        "name": "A table of its own",
    }
    server.tell("THREAD_CREATE", thread)
    expect(page.locator(".threads").get_by_role("button", name="A table of its own")).to_be_visible()
    page.locator(".thread-card").click()
    expect(page.locator("#channel-bar")).to_contain_text("A table of its own")
    server.tell("THREAD_UPDATE", {**thread, "thread_metadata": {"archived": True}})
    expect(page.locator("#channel-bar")).to_contain_text("archived")


def test_the_card_of_a_thread_with_a_long_name_is_not_wider_than_a_phone(
    sit: Sit, server: FixtureServer
) -> None:
    page = sit("Ada", size=PHONE)
    root = server.histories[canned.TABLE][-1]["id"]
    name = "Cake Duel: Ada, Ben, Cleo, Dov and many others"
    thread = {"id": root, "type": 11, "guild_id": canned.GUILD, "parent_id": canned.TABLE, "name": name}
    server.tell("THREAD_CREATE", thread)
    card = page.locator(".thread-card")
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= PHONE["width"]


def test_a_deleted_channel_is_closed(sit: Sit, server: FixtureServer) -> None:
    page = sit("Ada")
    server.tell("CHANNEL_DELETE", {"id": canned.TABLE})
    expect(page.locator("#channel-bar h2")).to_have_text("welcome")


def test_a_link_into_this_world_opens_its_channel(sit: Sit) -> None:
    page = sit("Ada", channel=canned.TABLE_TWO)
    page.get_by_role("button", name="To the table").click()
    expect(page.locator("#channel-bar h2")).to_have_text("cake-table")
    expect(page.locator("article.flash")).to_contain_text("Cake Duel")


def test_an_offline_bot_is_shown(sit: Sit, server: FixtureServer) -> None:
    page = sit("Ada")
    server.tell("PRESENCE", {"bot_online": False})
    expect(page.locator("#connection")).to_contain_text("The bot is offline")
    server.tell("PRESENCE", {"bot_online": True})
    expect(page.locator("#connection")).to_be_hidden()


def test_with_several_processes_of_the_bot_a_message_says_which_one_sent_it(
    sit: Sit, server: FixtureServer
) -> None:
    page = sit("Ada")
    post = canned.message(canned.TABLE, "Cake Club", "Here")
    server.say({**post, "process": 2})
    expect(page.locator("article").last.locator(".process")).to_have_text("process 2")
    server.tell("MESSAGE_UPDATE", {**post, "process": 3})
    expect(page.locator("article").last.locator(".process")).to_have_text("process 3")
    server.say(canned.message(canned.TABLE, "Ben", "Hello"))
    expect(page.locator("article", has_text="Hello").last).to_be_visible()
    expect(page.locator("article").last.locator(".process")).to_have_count(0)


def test_images_and_files_come_from_the_pages_own_server(sit: Sit, server: FixtureServer) -> None:
    page = sit("Ada")
    section = {
        "type": 9,
        "components": [{"type": 10, "content": "A cake"}],
        "accessory": {"type": 11, **canned.picture("cake.png", "A small cake")},
    }
    file = {"url": "http://localhost:1/attachments/1/2/record.json"}
    parts = [
        {
            "type": 12,
            "items": [canned.picture("table.png", "The table"), canned.picture("hand.png", "A hand")],
        },
        section,
        {"type": 13, "file": file, "name": "record.json", "size": 2048},
    ]
    server.say(canned.message(canned.TABLE, "Cake Club", flags=32768, components=parts))
    post = page.locator("article").last
    expect(post.get_by_role("img", name="The table")).to_have_attribute("src", "/attachments/1/2/table.png")
    expect(post.locator(".accessory img")).to_have_attribute("alt", "A small cake")
    expect(post.locator(".file")).to_have_text("record.json2.0 KB")
    post.get_by_role("button", name="The table (enlarge)").click()
    expect(page.get_by_role("dialog", name="The table")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_hidden_container_opens_when_it_is_pressed(sit: Sit, server: FixtureServer) -> None:
    page = sit("Ada")
    secret = {"type": 17, "spoiler": True, "components": [{"type": 10, "content": "A *wizard*"}]}
    server.say(canned.message(canned.TABLE, "Cake Club", flags=32768, components=[secret]))
    page.get_by_role("button", name="Spoiler", exact=True).click()
    expect(page.locator(".veil.open")).to_contain_text("A wizard")


def test_after_a_lost_connection_the_page_catches_up(sit: Sit, server: FixtureServer) -> None:
    page = sit("Ada")
    missed = canned.message(canned.TABLE, "Ben", "Did you hear that?")
    server.histories[canned.TABLE].append(missed)
    server.hang_up()
    expect(page.locator("article").last).to_contain_text("Did you hear that?")
    expect(page.locator("#connection")).to_be_hidden()


def wide_picture(height: int) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="600" height="{height}"/>'


def post_with_picture(name: str) -> canned.Json:
    gallery = {"type": 12, "items": [canned.picture(name, "The table")]}
    container = {"type": 17, "components": [{"type": 10, "content": "## Cake Duel"}, gallery]}
    return canned.message(canned.TABLE, "Cake Club", flags=32768, components=[container])


FROM_END = "() => { const m = document.getElementById('messages');"
FROM_END += " return m.scrollHeight - m.scrollTop - m.clientHeight; }"
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Waits until the page has drawn itself and knows how far it is scrolled."""
SCROLLS_WHEN_LOADED = """() => document.addEventListener("load", () => {
  document.getElementById("messages").dispatchEvent(new Event("scroll"));
}, true)"""
"""A scroll that is told just when an image has made the conversation longer."""


def test_the_page_keeps_to_the_newest_message_when_its_image_has_loaded(
    sit: Sit, server: FixtureServer
) -> None:
    page = sit("Ada", size={"width": 390, "height": 600})
    page.evaluate(SCROLLS_WHEN_LOADED)
    server.pictures["table.png"] = wide_picture(400)
    server.say(post_with_picture("table.png"))
    picture = page.get_by_role("img", name="The table")
    expect(picture).to_have_js_property("naturalHeight", 400)
    page.wait_for_function(f"({FROM_END})() < 2")
    expect(page.locator("#to-present")).to_be_hidden()


def test_a_reader_of_older_messages_stays_there_when_an_image_has_loaded(
    sit: Sit, server: FixtureServer
) -> None:
    page = sit("Ada", size={"width": 390, "height": 600})
    page.evaluate(DRAWN)
    page.locator("#messages").evaluate("messages => { messages.scrollTop = 0; }")
    page.evaluate(DRAWN)
    page.wait_for_function(f"({FROM_END})() > 100")
    server.pictures["table.png"] = wide_picture(400)
    server.say(post_with_picture("table.png"))
    expect(page.locator("#to-present")).to_be_visible()
    assert page.locator("#messages").evaluate("messages => messages.scrollTop") == 0


def test_what_a_post_says_is_announced_once(sit: Sit, server: FixtureServer) -> None:
    page = sit("Ada")
    announcer = page.locator("#announcer")
    expect(announcer).to_have_attribute("aria-live", "polite")
    text = {"type": 10, "content": "## Cake Duel\n<@2002> attacks, claiming **1 Soldier**."}
    post = canned.message(canned.TABLE, "Cake Club", flags=32768, components=[text])
    server.say(post)
    expect(announcer.locator("p")).to_have_text(["Cake Club: Cake Duel @Ben attacks, claiming 1 Soldier."])
    picture = {"type": 12, "items": [canned.picture("table.png", "The table")]}
    server.tell("MESSAGE_UPDATE", {**post, "components": [text, picture]})
    expect(page.get_by_role("img", name="The table")).to_have_count(1)
    more = {**text, "content": f"{text['content']}\n<@2001> accepts."}
    server.tell("MESSAGE_UPDATE", {**post, "components": [more, picture]})
    expect(announcer.locator("p")).to_have_text(
        ["Cake Club: Cake Duel @Ben attacks, claiming 1 Soldier.", "Cake Club: @Ada accepts."]
    )
