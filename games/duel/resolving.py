"""How a turn resolves: blockers, then attackers, Sir Wolfy, the trade, and the new cards."""

from __future__ import annotations

from dataclasses import replace

from games.duel.bout import end_bout, next_turn
from games.duel.cards import FACES, Card
from games.duel.events import (
    AttackersBlocked,
    CakesStolen,
    CardNamed,
    CardsTaken,
    HandLookedAt,
    HandSeen,
    HandSizeRaised,
    TakenSeen,
    TurnsOwed,
    WolfyRevealed,
)
from games.duel.options import side_of
from games.duel.state import Claim, Look, Phase, Reason, Way
from games.duel.trade import can_trade
from games.duel.transition import Transition, placed


def resolve_turn(play: Transition) -> None:
    """Nobody challenged: the blockers come first. Priests may have to choose what they take (CD-48)."""
    block, attack = play.turn.block, play.attack
    if block is None or not FACES[block.name].takes:
        resolve_blockers(play)
    elif block.count < attack.count:
        play.wait(Phase.TAKE)
    else:
        take(play, tuple(range(1, attack.count + 1)))


def take(play: Transition, positions: tuple[int, ...]) -> None:
    """Priests take these cards, which come to the blocker's hand; only the two sides learn which."""
    attack, turn = play.attack, play.turn
    seat, of = attack.target, attack.seat
    taken = tuple(sorted(attack.cards[position - 1] for position in positions))
    left = tuple(card for position, card in enumerate(attack.cards, 1) if position not in positions)
    play.turn = turn._replace(attack=replace(attack, cards=left))
    play.give(seat, taken)
    play.tell(
        CardsTaken(seat=seat, of=of, positions=positions),
        TakenSeen(seat=seat, of=of, cards=taken, audience=play.team(seat, of)),
    )
    play.remember(Look(turn.number, Way.TAKE, seat, of, taken, (side_of(seat), side_of(of))))
    resolve_blockers(play)


def resolve_blockers(play: Transition) -> None:
    """Cancel attackers, the blocked ones first (CD-26); what a mere blocker leaves of them still happens."""
    block, attack = play.turn.block, play.attack
    if block is None:
        resolve_attackers(play, attack.count)
        return
    shield = FACES[block.name]
    blocked = attack.count if shield.shields else min(block.count, attack.count)
    play.tell(
        AttackersBlocked(
            seat=block.seat,
            blocker=block.name,
            blockers=block.count,
            name=attack.name,
            count=blocked,
            wholly=shield.wholly,
        )
    )
    if shield.again:
        owe(play, block.name, block.count)
    if not shield.wholly:
        resolve_effects(play, blocked)
    resolve_attackers(play, attack.count - blocked)


def resolve_attackers(play: Transition, count: int) -> None:
    """Resolve the attackers that nothing blocked. Those that name a card ask for it one at a time."""
    attack = play.attack
    face = FACES[attack.name]
    if face.names and count:
        play.turn = play.turn._replace(pending=count)
        play.wait(Phase.NAME)
    elif count and face.cakes and not steal(play, face.cakes * count):
        return
    else:
        resolve_effects(play, count)
        close_turn(play)


def resolve_effects(play: Transition, count: int) -> None:
    """Resolve all that this many attackers do besides stealing."""
    attack = play.attack
    face = FACES[attack.name]
    if not count:
        return
    if face.looks:
        look(play)
    if face.again:
        owe(play, attack.name, count)
    if face.grows:
        size = play.bout.sizes[attack.seat] + count
        play.bout = play.bout._replace(sizes=placed(play.bout.sizes, attack.seat, size))
        play.tell(HandSizeRaised(seat=attack.seat, size=size))


def name(play: Transition, card: Card) -> None:
    """Let a Summoner's attacker look at the hand, and steal for each copy of the card that they name (CD-52)."""
    attack = play.attack
    play.tell(CardNamed(seat=attack.seat, card=card))
    look(play)
    copies = play.bout.hands[attack.target].count(card)
    if not steal(play, FACES[attack.name].cakes * copies):
        return
    pending = play.turn.pending - 1
    play.turn = play.turn._replace(pending=pending)
    if not pending:
        close_turn(play)


def steal(play: Transition, count: int) -> bool:
    """Move cakes, as many as there are (CD-30), and say whether the bout goes on."""
    attack, cakes = play.attack, play.bout.cakes
    thief, victim = side_of(attack.seat), side_of(attack.target)
    moved = min(count, cakes[victim])
    left = cakes[victim] - moved
    cakes = (left, cakes[thief] + moved) if victim == 0 else (cakes[thief] + moved, left)
    play.bout = play.bout._replace(cakes=cakes)
    play.tell(CakesStolen(seat=attack.seat, of=attack.target, name=attack.name, count=moved, cakes=cakes))
    if not left:
        end_bout(play, thief, Reason.CAKES)
    return left > 0


def look(play: Transition) -> None:
    """Show the opponent's hand to the attacker and their teammate (CD-51, CD-67)."""
    attack = play.attack
    seat, of, hand = attack.seat, attack.target, play.bout.hands[attack.target]
    play.tell(
        HandLookedAt(seat=seat, of=of, name=attack.name),
        HandSeen(seat=seat, of=of, cards=hand, audience=play.team(seat)),
    )
    play.remember(Look(play.turn.number, Way.LOOK, seat, of, hand, (side_of(seat),)))


def owe(play: Transition, cause: Card, count: int) -> None:
    """Give the attacker this many further turns; they add up (CD-32, CD-33)."""
    owed = play.bout.owed + count
    play.bout = play.bout._replace(owed=owed)
    play.tell(TurnsOwed(seat=play.turn.attacker, name=cause, count=count, owed=owed))


def close_turn(play: Transition) -> None:
    """End a turn in which everything has resolved: reveal Sir Wolfy, then let teammates trade."""
    if play.options.wolfy_reveal:
        for claim in (play.attack, play.turn.block):
            if claim is not None and shows_wolfy(claim):
                play.tell(WolfyRevealed(seat=claim.seat))
    if can_trade(play.bout, play.turn.attacker):
        play.wait(Phase.TRADE)
    else:
        resupply(play)


def shows_wolfy(claim: Claim) -> bool:
    """Return True if Sir Wolfy lies there without the Professor (CD-46), not counting what a Priest took."""
    return Card.WOLFY in claim.cards and Card.PROFESSOR not in claim.cards


def resupply(play: Transition) -> None:
    """New cards: the attacker first (CD-37). Then the claims lie in the discard and the next turn begins."""
    attack, block = play.attack, play.turn.block
    discards = placed(play.bout.discards, attack.seat, play.bout.discards[attack.seat] + attack.cards)
    if block is not None:
        discards = placed(discards, block.seat, discards[block.seat] + block.cards)
    memory = placed(play.bout.memory, attack.seat, attack.name)
    play.bout = play.bout._replace(discards=discards, memory=memory)
    play.resupply(attack.seat)
    play.resupply(attack.target)
    next_turn(play)
