"""The options of a new table of Cake Duel, the lines of a member's statistics, the review, and a replay's jumps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from discord import app_commands

from bot.tables.progress import HistoryEntry
from cogs.games.duel.text import card_list, claim_words
from cogs.games.game_ui import DescribedChart, KeyMoment
from cogs.games.new_options import CLOCK_OPTION, HOLIDAYS_OPTION, HOUSE_OPTION, TEACHING_OPTION
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from cogs.images.svg import charts
from cogs.images.svg.charts import Bluffs
from cogs.ui.command_options import Choices, optional
from cogs.ui.panel import Panel
from games.duel import BlockLimit, Card, Mode, View
from games.duel.options import MOST_TROPHIES
from games.duel.review import Review, ReviewedClaim, TurningPoint, best_bluff
from games.engine import Seat
from games.entry import Counts
from games.views import PublicView

PERCENT = 100
CLAIMS_SHOWN = 12
"""How many claims of a kind a review lists at most, the last ones; a replay as many bluffs that were missed."""

_MODES = Choices.of("duel-mode-{}", Mode)
_LIMITS = Choices.of("choice-{}", BlockLimit)

NEW = (
    optional("mode", _MODES),
    CLOCK_OPTION,
    optional("trophies", app_commands.Range[int, 1, MOST_TROPHIES]),
    optional("duels", Literal[1, 3, 5]),
    optional("wolfy_reveal", bool, "cmd-duel-new-wolfy"),
    optional("block_limit", _LIMITS, "cmd-duel-new-block-limit"),
    optional("open_specials", bool, "cmd-duel-new-open-specials"),
    HOUSE_OPTION,
    HOLIDAYS_OPTION,
    TEACHING_OPTION,
)


# Statistics


def stats(counts: Counts, messages: Messages) -> Iterator[str]:
    """Return the bluffs, the challenges, and both by card."""
    yield from _bluffs(counts, messages)
    right, wrong = counts.get("right", 0), counts.get("wrong", 0)
    if right or wrong:
        yield messages("stats-challenges", right=right, wrong=wrong)
    for card in Card:
        mine = {name: counts.get(f"{name}-{card}", 0) for name in ("bluffs", "caught", "right", "wrong")}
        if any(mine.values()):
            away, called = mine["bluffs"] - mine.pop("caught"), mine["right"] + mine["wrong"]
            name, both = messages(f"duel-card-{card}", count=2), str(bool(mine["bluffs"] and called))
            yield messages("stats-card", card=name, away=away, called=called, both=both, **mine)


def bluff_charts(counts: Counts, messages: Messages) -> Iterator[DescribedChart]:
    """Return the bluffs by card, if there were any."""
    bars = list(_bluffs_by_card(counts, messages))
    if bars:
        chart = charts.bluffs(
            bars,
            title=messages("stats-chart-bluffs"),
            away=messages("stats-chart-away"),
            caught=messages("stats-chart-caught"),
        )
        yield DescribedChart(chart, " ".join(_bluffs(counts, messages)))


def _bluffs(counts: Counts, messages: Messages) -> Iterator[str]:
    claims, bluffs, caught = (counts.get(name, 0) for name in ("claims", "bluffs", "caught"))
    if claims:
        share = round(PERCENT * bluffs / claims)
        yield messages("stats-bluffs", claims=claims, bluffs=bluffs, share=share, away=bluffs - caught)


def _bluffs_by_card(counts: Counts, messages: Messages) -> Iterator[Bluffs]:
    for card in Card:
        bluffs, caught = (counts.get(f"{name}-{card}", 0) for name in ("bluffs", "caught"))
        if bluffs:
            yield Bluffs(messages(f"duel-card-{card}", count=2), away=bluffs - caught, caught=caught)


# Review


def _is_missed(claim: ReviewedClaim, seat: Seat) -> bool:
    """Return True if a claim was a bluff against the side of this seat that nobody challenged."""
    return not claim.is_true and claim.challenger is None and claim.seat % 2 != seat % 2


def review_panel(found: Review, seat: Seat, say: TableMessages) -> Panel:
    """Return the bluffs and challenges of a player, the bluffs that they let pass, and the turning point."""
    side = seat % 2
    mine = [claim for claim in found.claims if claim.seat == seat]
    theirs = [claim for claim in found.claims if claim.seat % 2 != side]
    bluffs = [claim for claim in mine if not claim.is_true]
    passed = [claim for claim in theirs if _is_missed(claim, seat)]
    called = [claim for claim in theirs if claim.challenger == seat]
    caught = sum(claim.challenger is not None for claim in bluffs)
    parts = [
        _part(say("review-bluffs", bluffs=len(bluffs), claims=len(mine), caught=caught), bluffs, say),
        _part(say("review-missed", count=len(passed)), passed, say),
        _part(
            say("review-called", count=len(called), right=sum(not claim.is_true for claim in called)),
            called,
            say,
        ),
    ]
    if found.turning_point is not None:
        parts.append(_turning_point(found.turning_point, side, say))
    return Panel(has_parts=True, heading=say("review-heading"), paragraphs=tuple(parts))


def best_bluff_line(found: Review, say: TableMessages) -> str:
    """Return the boldest bluff that was accepted; empty if there was none."""
    bluff = best_bluff(found)
    if bluff is None:
        return ""
    return say(
        "end-best-bluff",
        who=say.member(bluff.seat) if bluff.is_pressed else say.house(bluff.seat),
        claim=claim_words(bluff.name, len(bluff.cards), say),
        cards=card_list(bluff.cards, say),
        bout=bluff.bout,
    )


def _part(title: str, claims: list[ReviewedClaim], say: TableMessages) -> str:
    return "\n".join((title, *(_line(claim, say) for claim in claims[-CLAIMS_SHOWN:])))


def _line(claim: ReviewedClaim, say: TableMessages) -> str:
    return say(
        "review-claim",
        duel=claim.duel,
        bout=claim.bout,
        who=say.who(claim.seat),
        claim=claim_words(claim.name, len(claim.cards), say),
        cards=card_list(claim.cards, say),
        truth=str(claim.is_true),
        called=str(claim.challenger is not None),
    )


def _turning_point(turn: TurningPoint, side: int, say: TableMessages) -> str:
    before, after = (chance if side == 0 else 1 - chance for chance in (turn.before, turn.after))
    ending = turn.ending
    return say(
        "review-turn",
        duel=ending.duel,
        bout=ending.bout,
        reason=ending.reason.value,
        won=str(ending.side == side),
        before=round(before * PERCENT),
        after=round(after * PERCENT),
    )


# Replay


def bout_name(public: PublicView[View], say: TableMessages) -> str:
    """Return the bout, and the duel if the match has several."""
    view = public.view
    return say("duel-part", duels=view.options.duels, duel=view.duel, bout=view.bout)


def key_moments(
    found: Review,
    entries: Sequence[HistoryEntry],  # noqa: ARG001 - the key moments of another game need them
    reader: Seat | None,
    say: TableMessages,
) -> Iterator[KeyMoment]:
    """Yield the best bluff and the turning point, and to a player the bluffs that their side missed."""
    bluff, turn = best_bluff(found), found.turning_point
    if bluff is not None:
        yield KeyMoment(bluff.number, _claimed("duel-jump-bluff", bluff, say))
    if turn is not None:
        yield KeyMoment(turn.number, say("duel-jump-turn", bout=turn.ending.bout))
    if reader is not None:
        missed = [claim for claim in found.claims if _is_missed(claim, reader) and claim != bluff]
        for claim in missed[-CLAIMS_SHOWN:]:
            yield KeyMoment(claim.number, _claimed("duel-jump-missed", claim, say))


def _claimed(key: str, claim: ReviewedClaim, say: TableMessages) -> str:
    return say(key, name=say.button_name(claim.seat), claim=claim_words(claim.name, len(claim.cards), say))
