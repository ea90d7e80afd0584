"""The moments of Cake Auf! as images: a round that is over, and recipes that are finished."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.games.auf.card_images import DISHES
from cogs.games.auf.names import recipe_word
from cogs.games.shared_images import NameOf, moment_image
from cogs.i18n.table_messages import TableMessages
from cogs.images.svg.moment import Line, Moment
from cogs.ui.panel import SvgImage
from games.auf import View
from games.auf.events import RecipeFinished, RoundEnded
from games.engine import Event
from games.views import PublicView

_COLOUR = "#8fb36f"


def moment(
    public: PublicView[View],  # noqa: ARG001 - the events say all
    events: Sequence[Event],
    say: TableMessages,
) -> SvgImage | None:
    """Return the last round that ended; without one, the recipes that the last baker finished; None without."""
    finished = [event for event in events if isinstance(event, RecipeFinished)]
    ended = [event for event in events if isinstance(event, RoundEnded)]
    if ended:
        return _round(ended[-1], finished[-1] if finished else None, say)
    if finished:
        return _recipes([event for event in finished if event.seat == finished[-1].seat], say)
    return None


def _round(ended: RoundEnded, last: RecipeFinished | None, say: TableMessages) -> SvgImage:
    def made(name_of: NameOf) -> Moment:
        winners = say.all_of(map(name_of, ended.winners)) if ended.winners else ""
        most = max(ended.points)
        return Moment(
            title=say("auf-name"),
            headline=say("moment-round-over", round=ended.round),
            detail=say("moment-auf-round", reason=ended.reason.value, winners=winners),
            figure=("star",) if last is None else (DISHES[last.recipe],),
            colour=_COLOUR,
            lines=tuple(
                Line(
                    name_of(seat),
                    say("image-score-auf", score=points),
                    points == most > 0,
                    say.avatars((seat,)),
                )
                for seat, points in enumerate(ended.points)
            ),
        )

    return moment_image(made, say)


def _recipes(finished: Sequence[RecipeFinished], say: TableMessages) -> SvgImage:
    last = finished[-1]

    def made(name_of: NameOf) -> Moment:
        recipes = say.all_of(recipe_word(event.recipe, say) for event in finished)
        return Moment(
            title=say("auf-name"),
            headline=say("moment-finished", recipes=recipes),
            detail="",
            figure=(DISHES[last.recipe],),
            colour=_COLOUR,
            lines=(
                Line(
                    name_of(last.seat),
                    say("image-score-auf", score=last.points),
                    is_best=True,
                    avatars=say.avatars((last.seat,)),
                ),
            ),
        )

    return moment_image(made, say)
