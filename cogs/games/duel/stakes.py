"""What lies on the table for a seat to answer, and what accepting it would mean for its side."""

from __future__ import annotations

from collections import Counter

from cogs.games.duel.names import claim_words
from cogs.i18n.table_messages import TableMessages
from games.duel import Card, Lying, View
from games.duel.cards import FACES
from games.duel.options import side_of
from games.duel.state import Phase
from games.engine import Seat
from games.views import SeatView


def stakes(own: SeatView[View], say: TableMessages) -> tuple[str, ...]:
    """Return the claims on the table, and for a seat that may answer one of them what accepting it would mean."""
    view = own.view
    lines = [
        say("duel-hand-claim", who=say.who(claim.seat), claim=claim_words(claim.name, claim.count, say))
        for claim in (view.attack, view.block)
        if claim is not None
    ]
    if view.seat in (*view.asked, *view.beside) and view.attack is not None:
        if view.phase is Phase.ANSWER:
            lines.append(_of_attack(view, view.attack, say))
        elif view.phase is Phase.BLOCK and view.block is not None:
            lines.append(_of_block(view, view.attack, view.block, say))
    return tuple(lines)


def _of_attack(view: View, attack: Lying, say: TableMessages) -> str:
    """Return what is left to the side that accepts an attack."""
    face, cakes = FACES[attack.name], view.cakes[side_of(attack.target)]
    people = {
        "who": say.who(attack.seat),
        "of": say.who(attack.target),
        "reader": "own" if view.seat == attack.target else "other",
    }
    if face.names:
        # The same card may be named for each of them.
        most = face.cakes * attack.count * _most_copies(view, attack.target)
        if most:
            return say("duel-accepting-named", most=min(most, cakes), is_all=str(most >= cakes), **people)
    elif face.cakes:
        return say("duel-accepting-theft", left=max(cakes - face.cakes * attack.count, 0))
    return say("duel-accepting-look", **people) if face.looks else say("duel-accepting-free")


def _most_copies(view: View, seat: Seat) -> int:
    """Return how many copies of one card a seat of the own side holds at most."""
    held: tuple[Card, ...] = view.hands[seat].cards or ()
    return max(Counter(held).values(), default=0)


def _of_block(view: View, attack: Lying, block: Lying, say: TableMessages) -> str:
    """Return what an attack still brings to the side that accepts a block of it."""
    face = FACES[attack.name]
    blocked = attack.count if FACES[block.name].shields else min(block.count, attack.count)
    left = attack.count - blocked
    if left and (face.names or not face.cakes):
        return say("duel-accepting-rest", claim=claim_words(attack.name, left, say))
    cakes = view.cakes[side_of(attack.target)]
    stolen = min(face.cakes * left, cakes)
    return say("duel-accepting-block", stolen=stolen, is_all=str(stolen == cakes))
