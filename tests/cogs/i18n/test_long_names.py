"""Long names in posts: cut where that still tells the members apart, else mentioned."""

from __future__ import annotations

from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from tests.data.rows import seat

LONG = "Wilhelmina Margareta Featherston"


def say(*names: str) -> TableMessages:
    return TableMessages(
        Messages(), [seat(number, number + 1, name=name) for number, name in enumerate(names)]
    )


def test_only_a_long_name_is_cut() -> None:
    told = say(LONG, "Ben")
    assert [told.member(0), told.member(1)] == ["Wilhelmina M…", "<@2>"]
    assert [told.mentioned(1), told.mentioned(2), told.mentioned(3)] == ["Wilhelmina M…", "<@2>", "<@3>"]


def test_names_that_would_look_the_same_are_not_cut() -> None:
    told = say(f"{LONG[:-1]}1", f"{LONG[:-1]}2", "Maximilian the Magnificent Baker")
    assert [told.member(number) for number in range(3)] == ["<@1>", "<@2>", "Maximilian th…"]


def test_a_cut_name_formats_nothing() -> None:
    assert say("*_Bold_* and longer than it may be", "Ben").member(0).startswith("\\*\\_Bold")


def test_no_full_stop_follows_the_end_of_a_cut_name() -> None:
    told = say(LONG, "Ben")
    assert told("replay-image-hands", who=told.who(0)).endswith("of Wilhelmina M…")
    assert told("replay-image-hands", who=told.who(1)).endswith("of <@2>.")
    assert told("replay-image-hands", who="a word…").endswith("a word….")
