"""What stays of a post when the next one takes its place: its story, and the image of a great moment."""

from __future__ import annotations

from typing import Any

from cogs.games.presenter import Presenter
from cogs.games.registry import PRESENTERS
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from cogs.table_post import render
from games.engine import Event
from games.entropy import Entropy
from games.views import PublicView
from tests.cogs.ui.test_limits import moments
from tests.labs import Case, every_case, played
from tests.labs_stored import stored

SAY = Messages()


def big(events: tuple[Event, ...]) -> bool:
    names = {type(event).__name__ for event in events}
    return bool(names & {"BoutEnded", "RoundEnded", "RecipeFinished", "CakeSold"})


@every_case
def test_a_post_keeps_an_image_if_something_great_happened_in_its_turns(case: Case) -> None:
    kept = bare = 0
    for session in moments(case):
        for entry in session.progress.history[-3:]:
            turns = range(entry.turn, entry.turn + 1)
            inside = [other for other in session.progress.history if other.turn in turns]
            left = render.left_behind(session, entry.turn, entry.turn + 1, SAY)
            is_great = any(big(other.events) for other in inside)
            assert (left.image is not None) == is_great
            undrawn = render.PostContent(has_image=False)
            in_words = render.left_behind(session, entry.turn, entry.turn + 1, SAY, undrawn)
            assert in_words.image is None
            assert left.rows == ()
            kept, bare = kept + is_great, bare + (not is_great)
    assert bare
    # The few bouts of a short random match may end between these moments.
    assert kept or case.game.key not in ("auf", "bakeries")


@every_case
def test_a_moment_says_nothing_of_what_is_hidden(case: Case) -> None:
    """Private events and hidden cards change nothing: it follows from the public events and the options."""
    presenter: Any = PRESENTERS[case.game.key]
    shown = 0
    for number, moment in enumerate(played(case).moments):
        public = [event for event in moment.step.events if event.reaches(None)]
        if not big(tuple(public)):
            continue
        twin = case.lab.twin(moment.step.state, None, Entropy(b"moment %d" % number))
        say = TableMessages(SAY, stored(case)[0].seats)
        images = [
            presenter.moment(PublicView(case.game.view(state, None)), events, say)
            for state, events in ((moment.step.state, public), (twin, public), (moment.state, public))
        ]
        assert images[0] is not None and len({(image.name, image.words) for image in images}) == 1
        shown += 1
    assert bool(shown) is (type(presenter).moment is not Presenter.moment)
