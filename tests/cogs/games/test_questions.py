"""What follows from the declaration of a decision, in every game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from bot.errors import Reason, Refused
from cogs.games.questions import FromView, Part, Question, Questions
from cogs.games.registry import GAME_UIS
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from cogs.ui.panel import Filled
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
        Question("bake", Bake, round=ROUND)


def test_a_question_with_a_part_for_no_field_cannot_be_declared() -> None:
    with pytest.raises(TypeError, match="'bake'"):
        Question("bake", Bake, round=ROUND, count=Count(), oven=Count())


def test_what_follows_from_the_view_is_no_option_and_the_rest_is_read() -> None:
    questions = Questions(Question("bake", Bake, round=ROUND, count=Count("cakes")), other=Reason.NOT_ASKED)
    assert questions.options == ["bake.cakes"]
    filled = questions.typed({"cakes": " 3 "}, SAY)
    assert questions.action("bake", filled, SeatView(7)) == Bake(7, 3)


def test_a_question_without_a_title_has_no_form_and_an_unknown_one_no_meaning() -> None:
    questions = Questions(Question("bake", Bake, round=ROUND, count=Count()), other=Reason.NOT_ASKED)
    for name in ("bake", "other"):
        with pytest.raises(Refused, match=Reason.NOT_ASKED):
            questions.form(name, SeatView(7), (), SAY)
    with pytest.raises(Refused, match=Reason.UNKNOWN_ACTION):
        questions.action("other", {}, SeatView(7))


@pytest.mark.parametrize("key", GAME_UIS)
def test_each_option_of_a_command_that_suggests_something_belongs_to_a_question(key: str) -> None:
    ui = GAME_UIS[key]
    offered = {option.offers for move in ui.commands.moves for option in move.options} - {None}
    assert offered == set(ui.presenter.questions.options)


@every_case
def test_a_form_and_a_command_offer_exactly_what_is_legal(case: Case) -> None:
    """Of the actions for which one thing is chosen."""
    questions = GAME_UIS[case.game.key].presenter.questions
    say = TableMessages(Messages(), stored(case)[0].seats)
    for state, mover, _, _ in of_every_kind(case):
        own, legal = SeatView(case.game.view(state, mover)), case.game.legal_actions(state, mover)
        for name, question in questions._by_name.items():
            wanted = {action for action in legal if isinstance(action, question.action)}
            options = [option for option, part in question.options.items() if part.is_required]
            if not len(options) == len(question._parts) == 1 or not wanted:
                continue
            option = options[0]
            offered = questions.offers(f"{name}.{option}", own, legal, say)
            filled = [questions.typed({option: value}, say) for value in offered]
            assert {questions.action(name, each, own) for each in filled} == wanted
            if question._title:
                choices = questions.form(name, own, legal, say).fields[0].choices
                assert {questions.action(name, {option: (each.value,)}, own) for each in choices} == wanted
