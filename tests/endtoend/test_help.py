"""The map of help: a button for everything that there is, and only for what the reader can do."""

from __future__ import annotations

from typing import Any

from playground import Visitor
from tests.endtoend.alone import direct
from tests.endtoend.play import Club


async def help_of(person: Visitor, **where: Any) -> dict[str, Any]:
    """Return the map, which only this person sees."""
    answer = await person.command("/help", **where)
    assert answer.ephemeral
    assert answer.message is not None
    return answer.message


def labels(person: Visitor, message: dict[str, Any]) -> list[str]:
    return [control["label"] for control in person.controls(message)]


PLAYING, RANKING = (
    ["Play", "My games", "Rules", "Today's deals", "Tournaments"],
    ["Leaderboard", "Past games"],
)
OWN, MANAGING = ["Pings", "Preferences", "Privacy"], ["Settings", "Put up the panel"]


async def test_each_button_of_the_map_leads_to_its_page(club: Club) -> None:
    message = await help_of(club.ada)
    assert labels(club.ada, message) == [*PLAYING, *RANKING, *OWN, *MANAGING]
    for label, words in {
        "Play": "**Play now**",
        "My games": "You sit at no table here",
        "Rules": "which game?",
        "Today's deals": "Cake Duel",
        "Tournaments": "There is no tournament",
        "Leaderboard": "Nobody finished a rated game",
        "Past games": "Games on this server",
        "Pings": "quiet",
        "Preferences": "Your preferences",
        "Privacy": "What Cake Club keeps about you",
        "Settings": "Settings for",
        "Put up the panel": "The panel is at the end",
    }.items():
        answer = await club.ada.press(await help_of(club.ada), label)
        assert answer.message is not None
        assert words.casefold() in club.ada.text(answer.message).casefold(), label


async def test_only_people_who_manage_the_server_read_of_settings_on_the_map(club: Club) -> None:
    message = await help_of(club.ben)
    assert labels(club.ben, message) == [*PLAYING, *RANKING, *OWN]
    assert "Managing" not in club.ben.text(message)


async def test_the_map_in_direct_messages_has_what_there_is_there(club: Club) -> None:
    message = await help_of(club.ada, channel=direct(club).id)
    assert labels(club.ada, message) == ["Play", "My games", "Rules", "Today's deals", *OWN]
    assert "Ranking" not in club.ada.text(message)
