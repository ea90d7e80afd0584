"""What members type into the commands of Cake Auf!: what can mean several things is asked, never guessed."""

from __future__ import annotations

import pytest

from bot.errors import Refused
from cogs.games.auf.questions import QUESTIONS
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from data.records.tables import TableSeat

NAMES = ("Alex", "Alex", "1", "Dov")
SAY = TableMessages(
    Messages(), [TableSeat(seat=seat, name=name, user_id=11 + seat) for seat, name in enumerate(NAMES)]
)


def player(text: str) -> str:
    (seat,) = QUESTIONS.typed({"player": text}, SAY)["player"]
    return seat


def asked(option: str, text: str) -> str:
    """The names among which somebody is asked to choose."""
    with pytest.raises(Refused, match="auf-which") as refused:
        QUESTIONS.typed({option: text}, SAY)
    return str(refused.value.details["names"])


def test_of_two_players_with_one_name_neither_is_guessed() -> None:
    assert asked("player", "alex") == "<@11> and <@12>"
    assert player("<@12>") == player("<@!12>") == player("=1") == "1"


def test_a_number_is_a_name_and_no_seat() -> None:
    assert player("1") == "2"
    with pytest.raises(Refused, match="auf-player-not-there"):
        player("2")


@pytest.mark.parametrize("text", ["Dov", "@dov", "=3", " dov "])
def test_a_name_that_only_one_player_has_is_theirs(text: str) -> None:
    assert player(text) == "3"


def test_a_part_of_several_names_is_answered_with_all_of_them() -> None:
    assert asked("card", "the old switcheroo") == "The Old Switcheroo (Recipe) and The Old Switcheroo (Hand)"
    assert asked("recipe", "cake") == "Black Forest Cake, Cheesecake and Pound Cake"


@pytest.mark.parametrize(
    ("option", "text", "reason"), [("card", "", "card"), ("card", "xyz", "card"), ("recipe", "xyz", "recipe")]
)
def test_what_names_nothing_is_said_to_name_nothing(option: str, text: str, reason: str) -> None:
    with pytest.raises(Refused, match=f"auf-no-such-{reason}"):
        QUESTIONS.typed({option: text}, SAY)
