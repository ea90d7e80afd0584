"""What follows from the declaration of a decision, in every game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from bot.errors import Reason, Refused
from cogs.games.new_options import HOUSE_OPTION
from cogs.games.questions import FromView, Listed, Part, Question, Questions
from cogs.games.registry import GAME_UIS
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from cogs.ui.panel import Filled
from games.ai import LEVELS
from games.catalog import ENTRIES
from games.engine import Action
from games.views import SeatView
from tests.labs import Case, every_case, of_every_kind
from tests.labs_stored import stored

SAY = TableMessages(Messages(), ())


@dataclass(frozen=True, slots=True)
class Bake(Action):
    """Bake so many cakes in a round."""

    round: int
    count: int


class Count(Part[Any]):
    """How many cakes."""

    def read(self, chosen: tuple[str, ...], filled: Filled, view: Any) -> int:
        return int(chosen[0])


ROUND = FromView[Any](lambda view: view)


def test_a_question_without_a_part_for_a_field_of_its_action_cannot_be_declared() -> None:
    with pytest.raises(TypeError, match="Bake has other fields than the question 'bake' has parts"):
        Question("bake", Bake, label="bake", round=ROUND)


def test_a_question_with_a_part_for_no_field_cannot_be_declared() -> None:
    with pytest.raises(TypeError, match="'bake'"):
        Question("bake", Bake, label="bake", round=ROUND, count=Count(), oven=Count())


def test_what_follows_from_the_view_is_no_option_and_the_rest_is_read() -> None:
    bake = Question("bake", Bake, label="bake", round=ROUND, count=Count("cakes"))
    questions = Questions(bake, other=Reason.NOT_ASKED)
    assert questions.options == ["bake.cakes"]
    filled = questions.typed({"cakes": " 3 "}, SAY)
    assert questions.action("bake", filled, SeatView(7)) == Bake(7, 3)


def test_a_question_without_a_title_has_no_form_and_an_unknown_one_no_meaning() -> None:
    questions = Questions(
        Question("bake", Bake, label="bake", round=ROUND, count=Count()), other=Reason.NOT_ASKED
    )
    for name in ("bake", "other"):
        with pytest.raises(Refused, match=Reason.NOT_ASKED):
            questions.form(name, SeatView(7), (), SAY)
    with pytest.raises(Refused, match=Reason.UNKNOWN_ACTION):
        questions.action("other", {}, SeatView(7))


def test_a_value_that_discord_lists_is_read_or_is_the_default_and_nonsense_is_refused() -> None:
    count = Listed[Any](int, int, default="2", option="cakes")
    questions = Questions(
        Question("bake", Bake, label="bake", round=ROUND, count=count), other=Reason.NOT_ASKED
    )
    (option,) = questions.commands[0].options
    assert (option.name, option.kind, option.is_required) == ("cakes", int, False)
    assert questions.options == [], "Discord lists its values itself"
    assert questions.action("bake", questions.typed({"cakes": 5}, SAY), SeatView(7)) == Bake(7, 5)
    assert questions.action("bake", {}, SeatView(7)) == Bake(7, 2)
    with pytest.raises(Refused, match=Reason.UNKNOWN_ACTION):
        questions.action("bake", {"cakes": ("goose",)}, SeatView(7))


def test_a_value_that_discord_lists_is_required_without_a_default() -> None:
    (option,) = Question("bake", Bake, label="bake", round=ROUND, count=Listed[Any](int, int)).options
    assert (option.name, option.is_required) == ("count", True)


def test_a_question_may_have_a_form_and_no_command() -> None:
    bake = Question("bake", Bake, label="bake", round=ROUND, count=Count())
    questions = Questions(bake, other=Reason.NOT_ASKED, no_command="bake")
    assert (questions.names, questions.commands) == (["bake"], [])


class Heard(TableMessages):
    """Notes the key and the values of the last sentence."""

    said: tuple[str, dict[str, object]]

    def __call__(self, key: str, /, **values: object) -> str:
        self.said = key, values
        return "said"


def test_a_label_is_the_sentence_of_a_key_with_what_was_chosen_or_is_made_from_the_action() -> None:
    action, heard = Bake(7, 3), Heard(Messages(), ())
    by_key = Question("bake", Bake, label="bake-label", round=ROUND, count=Count())
    assert by_key.label(action, heard) == "said"
    assert heard.said == ("bake-label", {"count": "3"})
    made = Question("bake", Bake, label=lambda bake, _: f"{bake.count} cakes", round=ROUND, count=Count())
    assert Questions(made, other=Reason.NOT_ASKED).label(action, SAY) == "3 cakes"


@every_case
def test_every_action_has_a_label(case: Case) -> None:
    presenter, say = GAME_UIS[case.game.key].presenter, TableMessages(Messages(), stored(case)[0].seats)
    for moment in of_every_kind(case):
        assert presenter.label(moment.action, say)


@pytest.mark.parametrize("key", GAME_UIS)
def test_each_option_of_a_command_that_suggests_something_belongs_to_a_question(key: str) -> None:
    questions = GAME_UIS[key].presenter.questions
    offered = {option.offers for move in questions.commands for option in move.options} - {None}
    assert offered == set(questions.options)


@every_case
def test_a_form_and_a_command_offer_exactly_what_is_legal(case: Case) -> None:
    """Of the actions for which one thing is chosen."""
    questions = GAME_UIS[case.game.key].presenter.questions
    say = TableMessages(Messages(), stored(case)[0].seats)
    for state, mover, _, _ in of_every_kind(case):
        own, legal = SeatView(case.game.view(state, mover)), case.game.legal_actions(state, mover)
        for name, question in questions._by_name.items():
            wanted = {action for action in legal if isinstance(action, question.action)}
            options = [option for option, part in question.parts.items() if part.is_required]
            if not len(options) == len(question._parts) == 1 or not wanted:
                continue
            option = options[0]
            offered = questions.offers(f"{name}.{option}", own, legal, say)
            filled = [questions.typed({option: value}, say) for value in offered]
            assert {questions.action(name, each, own) for each in filled} == wanted
            if question._title:
                choices = questions.form(name, own, legal, say).fields[0].choices
                assert {questions.action(name, {option: (each.value,)}, own) for each in choices} == wanted


@pytest.mark.parametrize("key", GAME_UIS)
def test_a_new_table_offers_only_house_players_that_the_game_has(key: str) -> None:
    offered = {HOUSE_OPTION}.intersection(GAME_UIS[key].new)
    assert not offered or set(LEVELS) <= set(ENTRIES[key].ai_players)
