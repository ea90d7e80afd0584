"""The paragraphs of Cake Duel: what the table shows everybody, and what a hand shows its player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

from cogs.games.duel.events import sight
from cogs.games.duel.names import card_list, card_of_hand, cards_line, claim_line, claim_words
from cogs.i18n.table_messages import TableMessages
from cogs.ui.panel import small
from games.duel import BlockLimit, Card, Lying, View
from games.duel.cards import FACES
from games.duel.options import members, side_of
from games.duel.state import Look, Phase, Way
from games.engine import Seat
from games.views import PublicView, SeatView

LOOKS_BESIDE_HAND = 2
Listed: TypeAlias = Callable[[Iterable[Card], TableMessages], str]
"""Returns cards in a line, with or without their emojis."""


def heading(public: PublicView[View], say: TableMessages) -> str:
    """Return the mode, the bout and the turn, and in small the house rules that change what may be done or seen."""
    view = public.view
    mode = say(f"duel-mode-{view.options.mode}")
    return say(
        "duel-heading",
        mode=mode,
        duel=view.duel,
        duels=view.options.duels,
        bout=view.bout,
        turn=view.turn,
        house="".join([say("duel-house-rule", rule=rule) for rule in _house_rules(view, say)]),
    )


def table(public: PublicView[View], say: TableMessages) -> tuple[str, ...]:
    """Return both sides with cakes, trophies and cards; the piles; the claims that lie there."""
    view = public.view
    sides = "\n".join([_side(view, side, say) for side in (0, 1)])
    piles = say("duel-piles", deck=view.deck, discard=view.discard)
    lying = [_lying(claim, say) for claim in (view.attack, view.block) if claim is not None]
    return sides, "\n".join((piles, *lying))


def notes(public: PublicView[View], say: TableMessages) -> tuple[str, ...]:
    """Return the further turns that the attacker takes."""
    view = public.view
    return (say("duel-owed", count=view.owed),) if view.owed else ()


def hand(own: SeatView[View], say: TableMessages) -> tuple[str, ...]:
    """Return the cards held, a teammate's too, the cards played, and what was shown in this bout."""
    view = own.view
    assert view.seat is not None
    cards = "\n".join([card_of_hand(card, say.messages) for card in view.hand])
    known = [_look(look, say, cards_line) for look in view.looks] + _played(view, say)
    return cards or say("duel-hand-empty"), "\n".join(_mates(view, say)), "\n".join(known)


def beside_hand(own: SeatView[View], say: TableMessages) -> tuple[str, ...]:
    """Return a teammate's cards, the last looks, the newest first, and the cards played."""
    view = own.view
    newest = list(view.looks)[-LOOKS_BESIDE_HAND:][::-1]
    looks = [_look(look, say, card_list) for look in newest]
    mates, played = _mates(view, say, listed=card_list), _played(view, say, listed=card_list)
    return tuple(map(small, (*mates, *looks, *played)))


def _mates(view: View, say: TableMessages, *, listed: Listed = cards_line) -> list[str]:
    return [
        say("duel-mate-hand", who=say.who(held.seat), cards=listed(held.cards, say))
        for held in view.hands
        if held.cards is not None and held.seat != view.seat
    ]


def _played(view: View, say: TableMessages, *, listed: Listed = cards_line) -> list[str]:
    """Return the cards that the seat has played in the bout."""
    return [say("duel-own-discard", cards=listed(view.discarded, say))] if view.discarded else []


def _house_rules(view: View, say: TableMessages) -> Iterator[str]:
    if view.options.block_limit is not BlockLimit.ANY:
        yield say("duel-house-block-limit")
    if not view.options.wolfy_reveal:
        yield say("duel-house-wolfy")
    if view.options.open_specials and view.specials:
        yield say("duel-house-specials", cards=cards_line(view.specials, say))


def _side(view: View, side: int, say: TableMessages) -> str:
    """Return a side's cakes and trophies, and each member's cards."""
    cakes = view.cakes[side]
    score = say(
        "duel-side",
        slices=str(say.emoji("slice")) * cakes,
        cakes=cakes,
        trophies=view.trophies[side],
        wanted=view.options.trophies,
    )
    people = [_person(view, seat, say) for seat in members(side, say.seats)]
    if view.options.duels > 1:
        score += " " + say("duel-side-duels", won=view.duels_won[side])
    return "\n".join((*people, score.lstrip()))


def _person(view: View, seat: Seat, say: TableMessages) -> str:
    hand = view.hands[seat]
    role = "attacks" if seat == view.attacker else "defends" if seat == view.defender else "waits"
    return say("duel-person", who=say.who(seat), count=hand.count, size=hand.size, role=role)


def _lying(claim: Lying, say: TableMessages) -> str:
    words = claim_line(claim.name, claim.count, say)
    return say("duel-lying", who=say.who(claim.seat), claim=words, left=claim.left, count=claim.count)


def _look(look: Look, say: TableMessages, listed: Listed) -> str:
    key = "duel-look" if look.way is Way.LOOK else "duel-look-taken"
    return say(key, turn=look.turn, cards=listed(look.cards, say), **sight(look.seat, look.of, say))


def stakes(own: SeatView[View], say: TableMessages) -> tuple[str, ...]:
    """Return the claims on the table, and for a seat that may answer one of them what accepting it would mean."""
    view = own.view
    lines = [
        say("duel-hand-claim", who=say.who(claim.seat), claim=claim_words(claim.name, claim.count, say))
        for claim in (view.attack, view.block)
        if claim is not None
    ]
    if view.seat in (*view.to_act, *view.beside) and view.attack is not None:
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
