"""The words of Cake Duel: its cards and claims with the icons beside them, and the values of its events' sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, assert_never

from cogs.games.images import Section
from cogs.games.presenter import Said
from cogs.games.text import Word, after_emoji, named
from cogs.i18n.emoji import Emoji
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from games.duel import Card, Kind, events
from games.duel.cards import FACES
from games.duel.options import members
from games.duel.state import Reason
from games.engine import Event, Seat

ICONS = {
    Kind.WEAPON: "⚔️",
    Kind.MAGIC: "🔮",
    Kind.SPECIAL: "⭐",
    Kind.BLOCKER: "🛡️",
    Kind.UNCLAIMABLE: "🎭",
}
"""An icon for each class of card, always beside its name."""
_KEPT = 1_000
"""How many words for cards and claims are cached: the same ones repeat."""


def card_word(card: Card, say: TableMessages, count: int = 1) -> str:
    """Return the name of a card, in the number that fits."""
    return say(f"duel-card-{card}", count=count)


def icon_of(card: Card, say: TableMessages) -> Emoji:
    """Return the emoji of a card, or the icon of its class."""
    return say.emoji(card.value, ICONS[FACES[card].kind])


card_line: Word[Card] = after_emoji(card_word)


def claim_words(name: Card, count: int, say: TableMessages) -> str:
    """Return a claim: `2 Wizards`."""
    return _claim(name, count, say.messages)


@lru_cache(_KEPT)
def _claim(name: Card, count: int, messages: Messages) -> str:
    return messages("duel-claim", count=count, card=messages(f"duel-card-{name}", count=count))


def claim_line(name: Card, count: int, say: TableMessages) -> str:
    """Return the same in a line, after the emoji of the card if there is one."""
    return say.emoji(name.value).before(claim_words(name, count, say))


def card_list(cards: Iterable[Card], say: TableMessages) -> str:
    """Return several cards, equal ones counted."""
    return _list(cards, claim_words, say)


def cards_line(cards: Iterable[Card], say: TableMessages) -> str:
    """Return the same in a line, each after its emoji."""
    return _list(cards, claim_line, say)


def _list(cards: Iterable[Card], one: Callable[[Card, int, TableMessages], str], say: TableMessages) -> str:
    counted = sorted(Counter(cards).items())
    return say.all_of([one(card, count, say) for card, count in counted]) if counted else say("duel-no-cards")


about: Word[Card] = named("duel-effect-{}")
"""Returns the effect of a card, in a line."""


@lru_cache(_KEPT)
def card_of_hand(card: Card, messages: Messages) -> str:
    """Return a card that a player holds, in a line: its emoji or icon, its name and what it does."""
    say = TableMessages(messages, ())
    name = icon_of(card, say).before(card_word(card, say))
    return say("duel-hand-card", card=name, effect=about(card, say))


def sight(seat: Seat, of: Seat, say: TableMessages) -> dict[str, str]:
    """Return the player who saw cards and their owner, and which of the two reads it."""
    reader = "seer" if say.is_reader(seat) else "seen" if say.is_reader(of) else "other"
    return {"who": say.who(seat), "of": say.who(of), "reader": reader}


# Events


def _traded(card: Card | None, say: TableMessages) -> str:
    return "none" if card is None else card_line(card, say)


SAID: Said = {"cards": cards_line, "card": card_line, "give": _traded, "take": _traded}
"""The words for the cards in the fields of events."""


def event_values(event: events.DuelEvent, say: TableMessages) -> dict[str, Any]:
    """Return the values of an event's sentence that depend on more than one field each."""
    match event:
        case events.BoutBegun(side=side, cakes=cakes):
            score = {"cakes": cakes[side], "other": cakes[1 - side]}
            return {"side": _side(side, say), "count": len(members(side, say.seats)), **score}
        case events.LeadChosen(by=by, order=order):
            return {"who": say.who(by), "first": say.who(order[0]), "order": say.whos(order)}
        case (
            events.AttackClaimed(name=name, count=count)
            | events.BlockClaimed(name=name, count=count)
            | events.Challenged(name=name, count=count)
        ):
            return {"claim": claim_line(name, count, say)}
        case events.CardsFlipped(name=name, cards=cards, counted=counted):
            changed = [
                say("duel-changed", card=card_line(card, say), into=card_line(into, say))
                for card, into in zip(cards, counted, strict=True)
                if card is not into
            ]
            claim = claim_line(name, len(cards), say)
            return {"claim": claim, "changed": say.all_of(changed) if changed else "none"}
        case events.AttackersBlocked(blocker=blocker, blockers=blockers, name=name, count=count):
            claims = {"blocker": claim_line(blocker, blockers, say), "claim": claim_line(name, count, say)}
            return {**claims, "blockers": blockers}
        case events.CardsTaken(positions=positions):
            return {"positions": say.all_of(map(str, positions)), "count": len(positions)}
        case events.TakenSeen(seat=seat, of=of) | events.HandSeen(seat=seat, of=of):
            return sight(seat, of, say)
        case events.CakesStolen(name=name) | events.HandLookedAt(name=name) | events.TurnsOwed(name=name):
            return {"card": card_line(name, say)}
        case events.BoutEnded(side=side, cakes=cakes, trophies=trophies):
            score = {"cakes": cakes[side], "other": cakes[1 - side], "trophies": trophies[side]}
            return {"side": _side(side, say), **score}
        case events.DuelEnded(side=side, duels_won=duels_won):
            return {"side": _side(side, say), "won": duels_won[side], "other": duels_won[1 - side]}
        case _:
            return {}


def _side(side: int, say: TableMessages) -> str:
    return say.whos(members(side, say.seats))


# The end of a game


def decision(seen: Sequence[Event], say: TableMessages) -> str:
    """Return the decision of the last bout: the claim and its flip, the last theft, or the passes; empty without one.

    A claim that was taken back is not among them: it was neither flipped nor did it steal.
    """
    ended = next((event for event in reversed(seen) if isinstance(event, events.BoutEnded)), None)
    if ended is None:
        return ""
    match ended.reason:
        case Reason.BLUFF | Reason.TRUTH:
            return _flip(seen, say)
        case Reason.CAKES:
            thefts = [event for event in seen if isinstance(event, events.CakesStolen) and event.count]
            if not thefts:
                return ""
            last = thefts[-1]
            people = {"who": say.who(last.seat), "of": say.who(last.of)}
            return say("duel-decided-cakes", **people, card=card_line(last.name, say), count=last.count)
        case Reason.PASSES:
            cakes, other = ended.cakes[ended.side], ended.cakes[1 - ended.side]
            return say("duel-decided-passes", side=_side(ended.side, say), cakes=cakes, other=other)
        case _:
            assert_never(ended.reason)


def _flip(seen: Sequence[Event], say: TableMessages) -> str:
    called = next((event for event in reversed(seen) if isinstance(event, events.Challenged)), None)
    flipped = next((event for event in reversed(seen) if isinstance(event, events.CardsFlipped)), None)
    if called is None or flipped is None:
        return ""
    return say(
        "duel-decided-flip",
        who=say.who(called.claimant),
        other=say.who(called.seat),
        claim=claim_line(called.name, called.count, say),
        cards=cards_line(flipped.cards, say),
        truthful=str(flipped.truthful),
    )


def sections(seen: Sequence[Event], say: TableMessages) -> tuple[Section, ...]:
    """Return the bouts, each with the side that won it."""
    duel, found = 1, list[Section]()
    ended = [event for event in seen if isinstance(event, events.BoutEnded | events.DuelEnded)]
    has_duels = sum(isinstance(event, events.DuelEnded) for event in ended) > 1
    for event in ended:
        if isinstance(event, events.DuelEnded):
            duel += 1
            continue
        bout = sum(event.trophies)
        name = f"{duel}.{bout}" if has_duels else str(bout)
        found.append(
            Section(say("moment-bout", bout=name), name, ("",) * say.seats, members(event.side, say.seats))
        )
    return tuple(found)
