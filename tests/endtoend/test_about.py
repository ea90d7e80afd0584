"""`/about` tells the version and every address, to the member who used it only."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any
from urllib.parse import parse_qs, urlsplit

import discord
import pytest

from bot.version import version
from cogs.i18n.messages import LOCALES, Messages
from cogs.pages.about import about_page, invite_url
from cogs.ui.panel import MESSAGE_CHARACTERS
from tests.endtoend.play import Club

URLS = {
    f"{name}_url": f"https://cake.example/{name}_(1)"
    for name in ("privacy", "terms", "source", "support", "sentences", "invite")
}


def told(language: str, **addresses: str) -> str:
    panel = about_page(Messages(language), version="1.2.3", **addresses)
    assert panel.characters <= MESSAGE_CHARACTERS
    return "\n".join((panel.heading, *panel.paragraphs))


async def test_the_answer_is_private_and_tells_the_version(club: Club) -> None:
    shown = await club.ben.command("/about")
    assert shown.ephemeral
    assert shown.message is not None
    text = club.ben.text(shown.message)
    assert f"Cake Club {version()}" in text
    assert "/privacy show" in text
    assert "oauth2/authorize" in text


async def test_the_addresses_that_discord_and_the_host_know_are_linked(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    application = club.bot.client.application
    assert application is not None
    monkeypatch.setattr(application, "privacy_policy_url", "https://cake.example/privacy")
    monkeypatch.setattr(application, "terms_of_service_url", "https://cake.example/terms")
    monkeypatch.setattr(club.bot.about, "_source_url", "https://cake.example/source")
    monkeypatch.setattr(club.bot.about, "_support_url", "https://cake.example/support")
    monkeypatch.setattr(club.bot.about, "_sentences_url", "https://cake.example/sentences")
    shown = await club.ben.command("/about")
    assert shown.message is not None
    text = club.ben.text(shown.message)
    for name in ("privacy", "terms", "source", "support", "sentences"):
        assert f"(https://cake.example/{name})" in text


@pytest.mark.parametrize("language", LOCALES)
def test_every_address_is_a_link_that_its_own_parentheses_do_not_end(language: str) -> None:
    text = told(language, **URLS)
    for name in ("privacy", "terms", "source", "support", "sentences", "invite"):
        assert f"](https://cake.example/{name}_%281%29)" in text


@pytest.mark.parametrize("language", LOCALES)
def test_without_addresses_there_are_sentences_and_no_links(language: str) -> None:
    text = told(language)
    assert "](" not in text
    assert "none" not in text
    assert text.count("**") == 2 * 5


@pytest.mark.parametrize("language", LOCALES)
def test_what_is_new_is_of_this_version(language: str) -> None:
    assert re.search(rf"^\*\*[^*]*\b{re.escape(version())}\b[^*]*:\*\*", Messages(language)("about-new"))


def application(**changes: Any) -> Any:
    return SimpleNamespace(**{"id": 123, "bot_public": True, "custom_install_url": None} | changes)


def test_the_invitation_asks_for_what_tables_need() -> None:
    query = parse_qs(urlsplit(invite_url(application()) or "").query)
    assert query["client_id"] == ["123"]
    assert query["scope"] == ["bot applications.commands"]
    permissions = discord.Permissions(int(query["permissions"][0]))
    assert {name for name, is_set in permissions if is_set} == {
        "read_messages",  # shown as View Channel
        "send_messages",
        "read_message_history",
        "attach_files",
    }


def test_the_owners_own_invitation_comes_first() -> None:
    assert (
        invite_url(application(custom_install_url="https://cake.example/add")) == "https://cake.example/add"
    )


def test_a_bot_that_only_its_owner_may_add_has_no_invitation() -> None:
    assert invite_url(application(bot_public=False)) is None
