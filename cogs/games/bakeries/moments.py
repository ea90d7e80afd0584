"""The moments of You Take the Cake as images: a round that is over, and a cake that is sold."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.games.bakeries.names import cake_word
from cogs.games.bakeries.sums import dollars
from cogs.games.shared_images import NameOf, moment_image
from cogs.i18n.table_messages import TableMessages
from cogs.images.svg.moment import Line, Moment
from cogs.ui.panel import SvgImage
from games.bakeries import View
from games.bakeries.events import CakeSold, RoundEnded
from games.engine import Event
from games.views import PublicView

_COLOURS = ("#e98a6b", "#7fa3c8")


def moment(
    public: PublicView[View],  # noqa: ARG001 - the events say all
    events: Sequence[Event],
    say: TableMessages,
) -> SvgImage | None:
    """Return the last round that ended; without one, the last cake that was sold; None without."""
    for event in reversed(events):
        if isinstance(event, RoundEnded):
            return _round(event, say)
    for event in reversed(events):
        if isinstance(event, CakeSold):
            return _sale(event, say)
    return None


def _round(ended: RoundEnded, say: TableMessages) -> SvgImage:
    takings = [dollars(each.total, say) for each in ended.account.takings]
    totals = [dollars(total, say) for total in ended.totals]

    def made(name_of: NameOf) -> Moment:
        earned = [say("moment-earned", who=name_of(seat), amount=takings[seat]) for seat in (0, 1)]
        return Moment(
            title=say("bakeries-name"),
            headline=say("moment-round-over", round=ended.account.round),
            detail=" ".join(earned),
            figure=("shop",),
            colour=_COLOURS[int(ended.totals[1] > ended.totals[0])],
            lines=tuple(
                Line(
                    name_of(seat), totals[seat], ended.totals[seat] == max(ended.totals), say.avatars((seat,))
                )
                for seat in (0, 1)
            ),
        )

    return moment_image(made, say)


def _sale(sold: CakeSold, say: TableMessages) -> SvgImage:
    sale = sold.sale

    def made(name_of: NameOf) -> Moment:
        return Moment(
            title=say("bakeries-name"),
            headline=say("moment-sold", cake=cake_word(sale.cake, say)),
            detail=say("moment-slot", slot=sale.slot),
            figure=(sale.cake.value,),
            colour=_COLOURS[sold.seat],
            lines=(
                Line(
                    name_of(sold.seat),
                    say("moment-plus", amount=dollars(sale.amount, say)),
                    is_best=True,
                    avatars=say.avatars((sold.seat,)),
                ),
            ),
        )

    return moment_image(made, say)
