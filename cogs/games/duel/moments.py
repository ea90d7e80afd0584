"""The moments of a Cake Duel as images: how a bout or a duel ended, and what was flipped then."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.games.duel import table_image
from cogs.games.duel.images import flipped_card
from cogs.games.duel.names import claim_words
from cogs.games.shared_images import NameOf, moment_image
from cogs.i18n.table_messages import TableMessages
from cogs.images.svg.moment import TOP, Line, Moment
from cogs.ui.panel import SvgImage
from games.duel import View
from games.duel.events import BoutEnded, CardsFlipped, DuelEnded
from games.duel.options import members
from games.duel.state import Reason
from games.engine import Event
from games.views import PublicView

_COLOURS = {
    Reason.BLUFF: "#b83833",
    Reason.TRUTH: "#3d7a38",
    Reason.CAKES: "#e98a6b",
    Reason.PASSES: "#8fb8d8",
}
_FIGURES = {
    Reason.BLUFF: ("trickster",),
    Reason.TRUTH: ("shield",),
    Reason.CAKES: ("slice",),
    Reason.PASSES: ("trophy",),
}
_BELOW_CARDS = 10


def moment(public: PublicView[View], events: Sequence[Event], say: TableMessages) -> SvgImage | None:
    """Return how the last bout among these events ended; None if none did."""
    places = [place for place, event in enumerate(events) if isinstance(event, BoutEnded)]
    if not places:
        return None
    ended = events[places[-1]]
    assert isinstance(ended, BoutEnded)
    flips = [event for event in events[: places[-1]] if isinstance(event, CardsFlipped)]
    flip = flips[-1] if ended.reason in (Reason.BLUFF, Reason.TRUTH) else None
    is_duel_over = any(isinstance(event, DuelEnded) for event in events[places[-1] :])
    wanted = public.view.options.trophies

    def made(name_of: NameOf) -> Moment:
        sides = [say.all_of(map(name_of, members(side, say.seats))) for side in (0, 1)]
        key = "moment-duel-won" if is_duel_over else "moment-bout-won"
        return Moment(
            title=say("moment-bout", bout=sum(ended.trophies)),
            headline=say(key, side=sides[ended.side]),
            detail=_detail(ended, flip, name_of, say),
            figure=_FIGURES[ended.reason],
            colour=_COLOURS[ended.reason],
            lines=tuple(
                Line(
                    sides[side],
                    say("moment-trophies", trophies=ended.trophies[side], wanted=wanted),
                    side == ended.side,
                    say.avatars(members(side, say.seats)),
                )
                for side in (0, 1)
            ),
            middle="" if flip is None else _cards(flip, say),
            middle_height=0 if flip is None else table_image.FLIPPED_HEIGHT + _BELOW_CARDS,
        )

    return moment_image(made, say)


def _detail(ended: BoutEnded, flip: CardsFlipped | None, name_of: NameOf, say: TableMessages) -> str:
    """Return what decided the bout."""
    if flip is None:
        score = {"cakes": ended.cakes[ended.side], "other": ended.cakes[1 - ended.side]}
        return say("moment-bout-cakes", reason=ended.reason.value, **score)
    claim = claim_words(flip.name, len(flip.cards), say)
    return say("moment-flip", who=name_of(flip.seat), claim=claim, truthful=str(flip.truthful))


def _cards(flip: CardsFlipped, say: TableMessages) -> str:
    cards = tuple(flipped_card(card, say) for card in sorted(flip.cards))
    return table_image.flipped_cards(cards, y=TOP)
